package gm_test

import (
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
)

// onTuesdays is understood but for a word, so that it is proposed.
const onTuesdays = "get me the Forest on Tuesdays"

// sheets fails unless so many sheets of a player in friday are in force for turn 1.
func (tb *table) sheets(address string, want int) {
	tb.Helper()
	tb.update(func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		if err != nil {
			return err
		}
		all, err := tx.Sheets.Arrived(game.ID, 1, time.Time{})
		got := 0
		for _, s := range all {
			if s.Player == game.Players[game.SeatOf(address)].ID && !s.Cleared {
				got++
			}
		}
		if got != want {
			tb.Errorf("%d sheets of %s are in force, want %d", got, address, want)
		}
		return err
	})
}

// setProposed is a game in which Ann was asked whether a Forest is meant.
func setProposed(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Reminder: time.Hour}, "Ann", "Bob")
	tb.asks(ann, onTuesdays)
	tb.says(ann, "I am not sure that I understood your letter", `I did not understand "on Tuesdays"`, `with the word "yes"`, "buy Forest")
	return tb
}

// What is not understood whole is filed by a yes to the answer, and by nothing else.
func TestAYesFilesWhatWasProposed(t *testing.T) {
	t.Parallel()
	tb := setProposed(t)
	tb.sheets(ann, 0)
	tb.asks(ann, "yes")
	tb.says(ann, "These are your orders for turn 1 of friday", "buy Forest")
	tb.sheets(ann, 1)
	tb.asks(ann, "yes") // to the answer, which proposes nothing
	tb.sheets(ann, 1)
	tb.reply(bob, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.told(ann, "Ann buys Forest")
}

// A yes is good from an address of the player's alone, whoever has seen our letter.
func TestAYesFromElsewhereFilesNothing(t *testing.T) {
	t.Parallel()
	tb := setProposed(t)
	letters := tb.letters(ann)
	asked := letters[len(letters)-1]
	tb.write(eve, "Re: "+asked.Subject, asked.MessageID, "yes")
	tb.write(bob, "Re: friday", asked.MessageID, "yes")
	tb.round()
	tb.sheets(ann, 0)
	tb.sheets(bob, 0)
}

// It lapses with the next sheet, with clear, with its deadline, and with the seat.
func TestAProposalLapses(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		meanwhile func(tb *table)
		says      string
		sheets    int
	}{
		"other orders":   {func(tb *table) { tb.asks(ann, "buy Bakery") }, "You have sent other orders for turn 1 of friday since", 1},
		"taken back":     {func(tb *table) { tb.asks(ann, "clear") }, "You have sent other orders for turn 1 of friday since", 0},
		"another doubt":  {func(tb *table) { tb.asks(ann, "get me the Bakery on Mondays") }, "You have sent other orders for turn 1 of friday since", 0},
		"its deadline":   {func(tb *table) { tb.at(1, "20:01:00"); tb.round() }, "The deadline of turn 1 of friday was over", 0},
		"behind the cut": {func(tb *table) { tb.at(1, "20:00:30") }, "The deadline of turn 1 of friday was over", 0},
		"nothing":        {func(tb *table) { tb.asks(ann, "Thanks, see you!") }, "These are your orders for turn 1 of friday", 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setProposed(t)
			letters := tb.letters(ann)
			asked := letters[len(letters)-1]
			c.meanwhile(tb)
			tb.write(ann, "Re: "+asked.Subject, asked.MessageID, "yes")
			tb.clock = tb.clock.Add(time.Second)
			tb.round()
			tb.sheets(ann, c.sheets)
			all := ""
			for _, l := range tb.letters(ann)[len(letters):] {
				all += unbroken(tb.text(l)) + "\n"
			}
			if !strings.Contains(all, c.says) {
				t.Errorf("Ann is not told %q but\n%s", c.says, all)
			}
		})
	}
}

// Who has not said yes sees it wherever the orders are looked at, is reminded, though
// orders stand, and told by the report.
func TestAProposalIsNotForgotten(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Reminder: time.Hour}, "Ann", "Bob")
	tb.asks(ann, "buy Bakery")
	tb.asks(ann, onTuesdays)
	tb.says(ann, "orders that you sent before stay in force")
	tb.asks(ann, "status")
	tb.says(ann, `Orders that I proposed to you wait for your "yes".`)
	tb.asks(ann, "orders")
	tb.says(ann, "buy Bakery", `with the word "yes", and it is your whole sheet`, "buy Forest")
	_, all, err := tb.Looks.Senders(t.Context(), "friday")
	if err != nil || !all[0].Proposed || all[1].Proposed {
		t.Errorf("the keeper sees %+v, %v", all, err)
	}
	if n, err := tb.Looks.Proposed(t.Context(), "friday"); err != nil || n != 1 {
		t.Errorf("the keeper counts %d, %v", n, err)
	}
	tb.reply(bob, "buy Forest")
	tb.at(1, "19:30:00")
	before := len(tb.letters(bob))
	tb.round()
	tb.told(ann, `asked you. No "yes" came yet, so only what I was sure of is on file.`)
	tb.count(bob, before+1) // the answer, and no reminder
	tb.at(1, "20:01:00")
	tb.round()
	tb.told(ann, "Ann buys Bakery")
	tb.told(ann, `I had proposed orders to you for this turn, and no "yes" came in time`)
	tb.told(bob, "Ann buys Bakery")
	if text := tb.newest(bob); strings.Contains(text, "proposed") {
		t.Errorf("Bob is told of it: %s", text)
	}
}

// The answer to "orders" can be answered with a yes, too.
func TestAYesToWhatIsOnFile(t *testing.T) {
	t.Parallel()
	tb := setProposed(t)
	tb.asks(ann, "orders")
	tb.asks(ann, "yes")
	tb.says(ann, "These are your orders for turn 1 of friday", "buy Forest")
	tb.sheets(ann, 1)
}

// A letter that asks for a yes to a command asks for none to orders: it would be one yes
// to two questions.
func TestOneYesToOneQuestion(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "resign\n"+onTuesdays)
	tb.asks(ann, "yes")
	tb.sheets(ann, 0)
}
