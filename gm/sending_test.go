package gm_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

func TestRefusedForNowIsTriedLaterAndLater(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	postman := &moody{Postman: tb.deps.Postman, to: "ann@example.org", refusal: &post.Refusal{Code: 451, Reason: "451 later"}}
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	tb.at(1, "20:01:00")
	var tries []time.Duration
	began := tb.clock
	for tb.clock.Sub(began) < 12*time.Hour {
		was := postman.tries
		if _, err := tb.Round(t.Context()); err != nil {
			t.Fatal(err)
		}
		if postman.tries > was {
			tries = append(tries, tb.clock.Sub(began))
		}
		tb.clock = tb.clock.Add(time.Minute)
	}
	want := []time.Duration{0, 5 * time.Minute, 15 * time.Minute, 35 * time.Minute, 75 * time.Minute, 155 * time.Minute, 315 * time.Minute, 555 * time.Minute}
	if len(tries) != len(want) {
		t.Fatalf("tried at %v, want %v", tries, want)
	}
	for i := range want {
		if tries[i] != want[i] {
			t.Errorf("tried at %v, want %v", tries, want)
			break
		}
	}
	tb.count("bob@example.org", 2) // the others are not kept waiting
	postman.refusal = nil
	tb.clock = tb.clock.Add(4 * time.Hour)
	tb.round()
	tb.count("ann@example.org", 2)
}

func TestRefusedForGoodIsParkedAndTold(t *testing.T) {
	t.Parallel()
	for name, refusal := range map[string]*post.Refusal{
		"550":               {Permanent: true, Code: 550, Reason: "550 no such user"},
		"451 for five days": {Code: 451, Reason: "451 later"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			postman := &moody{Postman: tb.deps.Postman, to: "ann@example.org", refusal: refusal}
			tb.with(func(d *gm.Deps) { d.Postman = postman })
			tb.at(1, "20:01:00")
			tb.round()
			for day := 2; day < 9; day++ {
				tb.at(day, "12:00:00")
				tb.round()
			}
			tb.heard(keeperAddress, "A letter to ann@example.org cannot be delivered")
			was := postman.tries
			tb.at(8, "19:00:00")
			tb.round()
			if refusal.Permanent && postman.tries != was {
				t.Error("a parked letter was tried again")
			}
		})
	}
}

func TestServerAwayIsNobodysFault(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	postman := &moody{Postman: tb.deps.Postman, away: true}
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	tb.at(1, "20:01:00")
	if _, err := tb.Round(t.Context()); !errors.Is(err, errBroken) {
		t.Errorf("the keeper does not hear of it: %v", err)
	}
	if got := tb.turn("friday"); got != 2 {
		t.Errorf("the turn was not resolved")
	}
	postman.away = false
	tb.at(1, "20:06:00")
	tb.round()
	tb.count("ann@example.org", 2)
	tb.count("bob@example.org", 2)
}

// tagOf is what a subject ends with, whatever news stands before it.
func tagOf(subject string) string { return subject[strings.LastIndex(subject, " ")+1:] }

func TestOneThreadAGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "buy Forest")
	tb.round()
	tb.at(1, "20:01:00")
	tb.round()
	letters := tb.letters("ann@example.org")
	if len(letters) != 3 {
		t.Fatalf("%d letters", len(letters))
	}
	start, answer, report := letters[0], letters[1], letters[2]
	for i, says := range []string{"friday: the game begins, you are player 1 ", "friday 1: orders received ", "friday 1: Bob leads, 1 go for you "} {
		if l := letters[i]; l.Subject != says+tagOf(start.Subject) {
			t.Errorf("subject %q, not %q and the tag", l.Subject, says)
		}
	}
	for _, l := range letters[1:] {
		if len(l.References) == 0 || l.References[0] != start.MessageID {
			t.Errorf("references %q do not begin with %q", l.References, start.MessageID)
		}
	}
	if len(answer.InReplyTo) != 1 || answer.InReplyTo[0] != "letter-1@example.org" {
		t.Errorf("the answer is in reply to %q", answer.InReplyTo)
	}
	if len(report.InReplyTo) != 1 || report.InReplyTo[0] != start.MessageID {
		t.Errorf("the report is in reply to %q", report.InReplyTo)
	}
}

// What the keeper is told of a refused address names the game, the player and the
// letter, and what to type, in words that a shell takes as they are meant.
func TestRefusedAddressIsToldWithTheWayOut(t *testing.T) {
	t.Parallel()
	refusal := &post.Refusal{Permanent: true, Code: 550, Reason: "550 no such user"}
	for _, c := range []struct {
		name  string
		moved bool
		want  []string
		not   string
	}{
		{"Ann O'Neil", false, []string{
			"A letter to ann@example.org cannot be delivered and is not tried again: 550 no such user",
			"It is letter 4 of the outbox, to Ann O'Neil in friday, written on Tue 1 December 2026, 20:01 UTC. To have it tried again:",
			"\n    machipost outbox retry 4\n",
			"\n    machipost player address friday 'Ann O'\\''Neil' --add NEW-ADDRESS\n",
			"\n    machipost player address friday 'Ann O'\\''Neil' --remove ann@example.org",
		}, "old address"},
		{"Ann", true, []string{
			"\n    machipost outbox retry 3\n", "It goes to the old address once more: Ann has another one here by now",
		}, "player address"},
	} {
		tb := setTable(t)
		tb.start("friday")
		if c.name != "Ann" {
			tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Ann", c.name, why))
		}
		postman := &moody{Postman: tb.deps.Postman, to: ann, refusal: &post.Refusal{Code: 451, Reason: "451 later"}}
		tb.with(func(d *gm.Deps) { d.Postman = postman })
		tb.at(1, "20:01:00")
		tb.round()
		if c.moved {
			tb.update(func(tx records.Tx) error { return tx.Players.SetAddresses(tb.player(0).ID, []string{eve, ann}) })
		}
		postman.refusal = refusal
		tb.clock = tb.clock.Add(time.Hour)
		tb.round()
		told := tb.newest(keeperAddress)
		for _, want := range c.want {
			if !strings.Contains(told, want) && !strings.Contains(flat(told), want) {
				t.Errorf("%s: the keeper is not told %q:\n%s", c.name, want, told)
			}
		}
		if strings.Contains(told, c.not) {
			t.Errorf("%s: the keeper is told %q:\n%s", c.name, c.not, told)
		}
	}
}
