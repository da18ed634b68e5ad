package gm_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
)

// oddStandbys is a store that has a strange error for who would be a standby.
type oddStandbys struct{ records.Store }

type oddOnlookers struct{ records.Onlookers }

var errNobodyThoughtOf = errors.New("nobody has thought of this")

func (oddOnlookers) AddStandby(records.Standby, time.Time) error { return errNobodyThoughtOf }

func (s oddStandbys) Update(ctx context.Context, f func(records.Tx) error) error {
	return s.Store.Update(ctx, func(tx records.Tx) error {
		tx.Onlookers = oddOnlookers{tx.Onlookers}
		return f(tx)
	})
}

func (s oddStandbys) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.Store.Group(ctx, func(update records.Updater) error {
		return f(func(one func(records.Tx) error) error {
			return update(func(tx records.Tx) error {
				tx.Onlookers = oddOnlookers{tx.Onlookers}
				return one(tx)
			})
		})
	})
}

// A letter whose work ends in an error that nobody has thought of is set aside,
// and neither the letters behind it nor the turns of other games wait for it.
func TestAnyErrorOfALettersWorkIsTheLetters(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.mail.Account(cat)
	tb.writes(cat, "hello", "watch friday\nstandby as Cat")
	tb.with(func(d *gm.Deps) { d.Store = oddStandbys{d.Store} })
	tb.reply(cat, "yes")
	tb.reply(ann, "buy Forest")
	tb.reply(bob, "buy Forest")
	if report := tb.round(); report.Letters != 3 {
		t.Errorf("%d letters were filed, want 3", report.Letters)
	}
	tb.heard(ann, "Forest")
	tb.heard(bob, "Forest")
	tb.heard(keeperAddress, "nobody has thought of this")
	if aside, err := tb.Letterbox.Newest(tb.Context(), []records.LetterState{records.Aside}, 9); err != nil || len(aside) != 1 {
		t.Errorf("%d letters are set aside (%v), want 1", len(aside), err)
	}
	tb.update(func(tx records.Tx) error {
		readers, err := tx.Onlookers.Observers(tb.game("friday").ID)
		if len(readers) > 0 {
			t.Error("half of it was stored")
		}
		return err
	})
	tb.at(1, "20:01:00")
	tb.round()
	if got := tb.turn("friday"); got != 2 {
		t.Errorf("friday is in turn %d, want 2", got)
	}
	tb.count(keeperAddress, 1)
}

// A refusal is no error of a letter's work: the letter is answered, what else it asks
// is done, and the keeper hears nothing.
func TestARefusalSetsNoLetterAside(t *testing.T) {
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "zone Nowhere\nwatch friday\nreminders off\nbuy Forest\npress to Zoe: psst")
	tb.says(ann, `"Nowhere" is not a time zone`, "You play in friday", "You will not be reminded", "every go\n    buy Forest", "There is no player called Zoe")
	tb.writes(eve, "hello", "watch monday\nstandby as Eve")
	tb.says(eve, "There is no game called monday")
	tb.asks(eve, "yes")
	tb.asks(bob, "resign")
	tb.asks(bob, "yes")
	tb.says(eve, "the seat of Bob is open")
	tb.change("friday", func(g *records.Game) { g.Players[1].Gone = "" })
	tb.asks(eve, "yes")
	tb.says(eve, "The seat of Bob in friday is no longer open")
	if aside, err := tb.Letterbox.Newest(tb.Context(), []records.LetterState{records.Aside}, 9); err != nil || len(aside) != 0 {
		t.Errorf("%d letters are set aside (%v), want none", len(aside), err)
	}
	tb.count(keeperAddress, 0)
}

// A fault of the store is nobody's letter's: it is read again the next time.
func TestFaultOfTheStoreLeavesTheLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply(ann, "buy Forest")
	full := &records.Fault{Err: errors.New("the disk is full")}
	tb.with(func(d *gm.Deps) { d.Store = sheetless{tb.db, full} })
	if _, err := tb.Round(tb.Context()); !errors.Is(err, full) {
		t.Fatalf("the round ends with %v, want %v", err, full)
	}
	tb.count(ann, 1)
	tb.count(keeperAddress, 0)
	tb.with(func(d *gm.Deps) { d.Store = tb.db })
	if report := tb.round(); report.Letters != 1 {
		t.Errorf("%d letters were filed, want 1", report.Letters)
	}
	tb.heard(ann, "Forest")
}

// sheetless is a store that cannot keep sheets.
type sheetless struct {
	records.Store
	fault error
}

func (s sheetless) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.Store.Group(ctx, func(update records.Updater) error {
		return f(func(one func(records.Tx) error) error {
			return update(func(tx records.Tx) error {
				tx.Sheets = unkept{tx.Sheets, s.fault}
				return one(tx)
			})
		})
	})
}

type unkept struct {
	records.Sheets
	fault error
}

func (u unkept) Add(records.Sheet) error { return u.fault }

// update writes to the store, as no letter could.
func (tb *table) update(f func(records.Tx) error) {
	tb.Helper()
	if err := tb.db.Update(tb.Context(), f); err != nil {
		tb.Fatal(err)
	}
}

// A keeper to whom nobody can write does not make a letter that cannot be worked on
// stay first in the mailbox.
func TestALetterIsSetAsideThoughTheKeeperCannotBeTold(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.with(func(d *gm.Deps) { d.Keeper, d.Composer = "j\u00f6rg@example.org", panickyComposer{d.Composer} })
	tb.reply(ann, "buy Forest")
	tb.reply(bob, "buy Forest")
	if report := tb.round(); report.Letters != 2 {
		t.Errorf("%d letters were filed, want 2", report.Letters)
	}
	tb.heard(bob, "Forest")
}

// A stored value that cannot be read is no letter's: all of them would be set aside.
func TestAMarkThatCannotBeReadIsNoLetters(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.update(func(tx records.Tx) error { return tx.Settings.Set("since", "yesterday") })
	tb.reply(ann, "buy Forest")
	var fault *records.Fault
	if _, err := tb.Round(tb.Context()); !errors.As(err, &fault) {
		t.Errorf("the round ends with %v, want a fault of the store", err)
	}
	tb.count(keeperAddress, 0)
}

// A game whose stored schedule cannot be read stops no other.
func TestAScheduleThatIsRefusedByNowStopsNoOtherGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.open("yearly", "0 20 * * *", true)
	yearly := tb.found("yearly")
	yearly.Schedule = "0 20 * * * 2026-2030" // as older databases may hold one
	tb.update(func(tx records.Tx) error { return tx.Games.Save(yearly) })
	tb.reply(ann, "buy Forest")
	tb.at(1, "20:01:00")
	if _, err := tb.Round(tb.Context()); err == nil || !strings.Contains(err.Error(), "game yearly: ") {
		t.Errorf("the round ends with %v, want what is wrong with yearly", err)
	}
	if got := tb.turn("friday"); got != 2 {
		t.Errorf("friday is in turn %d, want 2", got)
	}
	tb.does(tb.Steps.MoveDeadline(tb.Context(), "yearly", "2026-12-24 20:00", "to begin with"))
	tb.does(tb.Steps.EndGame(tb.Context(), "yearly", "its schedule cannot be read"))
}
