package gm_test

import (
	"errors"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
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
	for _, l := range letters[1:] {
		if l.Subject != start.Subject {
			t.Errorf("subject %q, not %q", l.Subject, start.Subject)
		}
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
