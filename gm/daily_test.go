package gm_test

import (
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
)

// setDaily is a table whose keeper has a letter at seven in the morning, in London.
func setDaily(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.Daily, d.Zone = "07:00", "Europe/London" })
	return tb
}

// aDaily is how such a letter begins.
const aDaily = "What there is to look after"

// Once a day it tells of every game, whoever is in or late, and what needs a hand: never
// what orders say.
func TestTheDailyLetter(t *testing.T) {
	t.Parallel()
	tb := setDaily(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat", "Dan")
	tb.times(keeperAddress, aDaily, 0) // when the first round looked there was no game
	tb.openWaiting("sunday")
	tb.asks(ann, "buy Forest\nstanding: buy Ranch")
	tb.asks(dan, "absent from 1 December to 3 December")
	tb.change("friday", func(g *records.Game) { g.Players[2].Gone = records.GoneSilent })
	tb.at(2, "06:59:59")
	tb.round()
	tb.times(keeperAddress, aDaily, 0)
	tb.at(2, "07:00:00")
	tb.asks(ann, "buy Wheat Field\nstanding: buy Ranch")
	tb.asks(bob, "hello")
	tb.times(keeperAddress, aDaily, 1)
	tb.told(keeperAddress, "friday Turn 2, due by Wed 2 December 2026, 20:00 UTC. In: Ann. Late: Bob. Away: Dan. Nobody plays the seat of Cat.")
	tb.told(keeperAddress, "machipost orders show friday machipost letter write 'friday/Bob' TEXT")
	tb.told(keeperAddress, "machipost player show friday Cat")
	tb.told(keeperAddress, "sunday It waits for its start, with 2 of 3 players.")
	for _, order := range []string{"Wheat", "Ranch", "Forest", "buy"} {
		tb.silentOn(keeperAddress, order)
	}
	tb.at(2, "09:00:00")
	tb.round()
	if _, err := tb.newGM(3).Round(t.Context()); err != nil {
		t.Fatal(err)
	}
	tb.times(keeperAddress, aDaily, 1)
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", "Snow."))
	tb.at(3, "12:00:00")
	tb.round()
	tb.times(keeperAddress, aDaily, 1) // nothing is due, nothing amiss
}

// What is amiss is told though nothing is due, each with the command to type.
func TestTheDailyLetterTellsWhatIsAmiss(t *testing.T) {
	t.Parallel()
	tb := setDaily(t)
	tb.mail.AuthservID = "mx.example.org"
	tb.startWith("friday", "0 20 24 12 *")
	tb.times(keeperAddress, aDaily, 0)
	tb.forged("buy Forest")
	tb.round()
	tb.at(2, "08:00:00")
	tb.round()
	tb.told(keeperAddress, "1 letter was set aside within a day: machipost letter list")
	tb.at(3, "08:00:00")
	tb.round()
	tb.times(keeperAddress, aDaily, 1)
	err := tb.db.Update(t.Context(), func(tx records.Tx) error {
		_, err := tx.Players.AddBounce(bob, records.UnreachableAt)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	tb.at(4, "08:00:00")
	tb.round()
	tb.told(keeperAddress, "Still to come: Ann, Bob. Letters to Bob keep coming back: machipost player address friday Bob --add ADDRESS")
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", "Snow; rm -rf."))
	tb.at(5, "08:00:00")
	tb.round()
	tb.told(keeperAddress, "Turn 1, held by you: Snow; rm -rf.")
	tb.told(keeperAddress, "machipost game resume friday --reason REASON")
}

// Without the option, or a keeper, there is none; a stop anywhere writes it once.
func TestTheDailyLetterIsWrittenOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.times(keeperAddress, aDaily, 0)
	for k := range sized(6, 14) {
		tb := setDaily(t)
		tb.start("friday")
		tb.at(2, "07:00:00")
		tb.interrupted(k + 1)
		tb.round()
		tb.times(keeperAddress, aDaily, 1)
	}
}

// The overview takes as many queries, however many games there are, and is that of each
// game alone.
func TestTheOverviewIsThatOfEachGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	for _, name := range []string{"friday", "monday", "sunday"} {
		tb.start(name)
	}
	tb.write(ann, tb.letters(ann)[0].Subject, "", "buy Forest")
	tb.write(bob, tb.letters(bob)[2].Subject, "", "ready")
	tb.round()
	tb.does(tb.Steps.HoldGame(t.Context(), "monday", "Snow."))
	all, err := tb.Looks.Overview(t.Context())
	if err != nil || len(all.Games) != 3 {
		t.Fatalf("%d games, %v", len(all.Games), err)
	}
	for _, g := range all.Games {
		missing, err := tb.Looks.Silent(t.Context(), g.Name)
		if err != nil || strings.Join(missing, " ") != strings.Join(g.Missing, " ") {
			t.Errorf("%s: %q are missing, not %q, %v", g.Name, g.Missing, missing, err)
		}
	}
	if in := all.Games[2].In; len(in) != 1 || in[0] != "Bob" {
		t.Errorf("%q are in", in)
	}
	if !all.Games[0].Due(all.Now, 24*time.Hour) || all.Games[1].Due(all.Now, 24*time.Hour) || all.IsQuiet() {
		t.Error("what is due is not told, or what is held is")
	}
}
