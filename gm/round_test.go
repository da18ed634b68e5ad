package gm_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/gm"
)

func TestFirstStartLeavesOldLettersAlone(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.at(1, "08:00:00")
	tb.write("eve@example.org", "old", "", "Hello")
	tb.at(1, "12:00:00")
	tb.round()
	tb.count("eve@example.org", 0)
	tb.mail.Account(gmAddress).Renumber()
	tb.round()
	tb.count("eve@example.org", 0)
}

func TestRenumberedMailboxIsKnownAgain(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "13:00:00")
	tb.reply("ann@example.org", "buy Forest")
	tb.round()
	tb.count("ann@example.org", 2)
	tb.mail.Account(gmAddress).Renumber()
	if report := tb.round(); report.Letters != 0 {
		t.Errorf("%d letters were filed again", report.Letters)
	}
	tb.count("ann@example.org", 2)
}

func TestSameLetterManyTimesHasOneEffect(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "buy Forest")
	letters := tb.letters(gmAddress)
	for range 20 {
		tb.lay("ann@example.org", withoutTrace(letters[len(letters)-1].Raw))
	}
	tb.round()
	tb.count("ann@example.org", 2)
}

// withoutTrace takes the fields away that the mail server put on top.
func withoutTrace(raw []byte) []byte {
	text := string(raw)
	for strings.HasPrefix(text, "Return-Path:") || strings.HasPrefix(text, "Delivered-To:") {
		_, text, _ = strings.Cut(text, "\r\n")
	}
	return []byte(text)
}

func TestClocksThatDifferHoldAllTurns(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	inbox := &otherClock{Inbox: tb.deps.Inbox, now: tb.clock.Add(time.Hour)}
	tb.with(func(d *gm.Deps) { d.Inbox = inbox })
	tb.at(28, "12:00:00")
	if report := tb.round(); report.Turns != 0 || !strings.Contains(report.Held, "2026-12-28 12:00:00 UTC, the mail server's 2026-12-01 13:00:00 UTC") {
		t.Errorf("a clock that jumped: %+v", report)
	}
	tb.count(keeperAddress, 1)
	tb.heard(keeperAddress, `run "machipost resume"`)
	tb.round()
	tb.count(keeperAddress, 1)

	tb.at(1, "20:01:00")
	resume := func() {
		t.Helper()
		if held, err := tb.Clock.Resume(t.Context()); err != nil || !held {
			t.Fatal(held, err)
		}
	}
	resume()
	if report := tb.round(); report.Turns != 0 || report.Held == "" {
		t.Errorf("after resume, with clocks that still differ: %+v", report)
	}
	tb.count(keeperAddress, 2)
	inbox.now = tb.clock
	resume()
	if report := tb.round(); report.Turns != 1 || report.Held != "" {
		t.Errorf("after resume: %+v", report)
	}
}

func TestClockBehindTheLastRunIsAskedAbout(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.with(func(d *gm.Deps) { d.Inbox = &otherClock{Inbox: tb.deps.Inbox, now: tb.clock} })
	tb.at(1, "10:00:00")
	if report := tb.round(); report.Held == "" {
		t.Error("a clock before the last run was believed")
	}
}

func TestAfterSleepOneTurnIsResolved(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(9, "21:00:00")
	for range 3 {
		tb.round()
	}
	if got := tb.turn("friday"); got != 2 {
		t.Errorf("the game is in turn %d, want 2", got)
	}
}

func TestNoTurnWithoutTheMailbox(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.with(func(d *gm.Deps) { d.Inbox = brokenInbox{tb.deps.Inbox} })
	tb.at(1, "20:01:00")
	report, err := tb.Round(t.Context())
	if report.Turns != 0 || !errors.Is(err, errBroken) {
		t.Errorf("%+v, %v", report, err)
	}
}

func TestStrangersGetFewAnswers(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for range 12 {
		tb.clock = tb.clock.Add(time.Minute)
		tb.write("eve@example.org", "hello", "", "Hello")
		tb.round()
	}
	tb.count("eve@example.org", 5)
	tb.clock = tb.clock.Add(time.Hour)
	tb.write("eve@example.org", "hello", "", "Hello")
	tb.round()
	tb.count("eve@example.org", 6)
}

func TestLetterThatPanicsIsSetAside(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.with(func(d *gm.Deps) { d.Composer = panickyComposer{tb.deps.Composer} })
	tb.reply("ann@example.org", "buy Forest")
	tb.reply("bob@example.org", "buy Forest")
	if report := tb.round(); report.Letters != 2 {
		t.Errorf("%d letters were filed, want 2", report.Letters)
	}
	tb.count("ann@example.org", 1)
	tb.count("bob@example.org", 2)
	tb.heard(keeperAddress, "could not be worked on")
	tb.round()
	tb.count(keeperAddress, 1)
}

func TestTwoProcessesDoNoHarm(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "buy Forest")
	tb.reply("bob@example.org", "buy Forest")
	tb.at(1, "20:01:00")
	var both sync.WaitGroup
	for seed := range uint64(4) {
		both.Go(func() {
			if _, err := tb.newGM(seed + 10).Round(t.Context()); err != nil {
				t.Error(err)
			}
		})
	}
	both.Wait()
	if got := tb.turn("friday"); got != 2 {
		t.Errorf("the game is in turn %d, want 2", got)
	}
	tb.count("ann@example.org", 3) // start, acknowledgement, report
	tb.count("bob@example.org", 3)
	if n, err := tb.Turns.Verify(t.Context(), "friday"); n != 1 || err != nil {
		t.Errorf("verified %d turns: %v", n, err)
	}
}

// "ruling 2.9": player 1 begins, and the seats are drawn unless they are kept.
func TestSeatsAreDrawn(t *testing.T) {
	t.Parallel()
	drawn := map[string]bool{}
	for seed := range uint64(40) {
		tb := setTable(t)
		tb.GM = tb.newGM(seed)
		game := tb.open("friday", "0 20 * * *", false)
		drawn[strings.Join(game.Names(), " ")] = true
		if game.Position.FirstPlayer() != 0 {
			t.Errorf("player %d begins", game.Position.FirstPlayer()+1)
		}
	}
	if !drawn["Ann Bob"] || !drawn["Bob Ann"] {
		t.Errorf("40 draws gave only %v", drawn)
	}
	if game := setTable(t).open("friday", "0 20 * * *", true); game.Names()[0] != "Ann" {
		t.Errorf("the seats were not kept: %v", game.Names())
	}
}

// A player who sent many sheets is still asked about a letter without the tag.
func TestAnswersToPlayersAndStrangersAreCountedApart(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for i := range 8 {
		tb.reply("ann@example.org", fmt.Sprintf("buy Forest\nroll %d", i%2+1))
		tb.clock = tb.clock.Add(time.Minute)
	}
	tb.round()
	tb.count("ann@example.org", 9)
	tb.write("ann@example.org", "orders", "", "buy Mine")
	tb.round()
	tb.count("ann@example.org", 10)
	tb.heard("ann@example.org", "had no tag in its subject")
}
