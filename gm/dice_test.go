package gm_test

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/mail"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cloudflare/circl/sign/bls"

	"machipost/engine"
	"machipost/gm"
	"machipost/gm/dice"
	"machipost/gm/dice/drand"
	"machipost/gm/mailbox/letter"
	"machipost/gm/records"
	"machipost/gm/rolls"
)

// This file checks games by the letters that their players have, and nothing else.

// checked is what somebody's letters prove of a game.
func (tb *table) checked(game string, addresses ...string) dice.Checked {
	tb.Helper()
	var all []dice.Letter
	for _, address := range addresses {
		for i, l := range tb.letters(address) {
			all = append(all, dice.Letter{File: fmt.Sprintf("%s %d", address, i+1), Text: letter.WholeText(l.Raw), Date: l.Arrived})
		}
	}
	var cards []string
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		cards = append(cards, c.String())
	}
	for _, c := range dice.Check(all, cards) {
		if c.Game == game {
			return c
		}
	}
	tb.Fatalf("nothing about %s in the letters of %s", game, addresses)
	return dice.Checked{}
}

// holds fails unless somebody's letters prove so many rolls of friday, and nothing is
// wrong.
func (tb *table) holds(rolls int, addresses ...string) dice.Checked {
	tb.Helper()
	c := tb.checked("friday", addresses...)
	if len(c.Holds) != rolls || len(c.Faults) > 0 {
		tb.Errorf("by the letters of %s %v hold, want %d; faults %q", addresses, c.Holds, rolls, c.Faults)
	}
	return c
}

// forgedBlock is one that a player would like to see in others' letters.
const forgedBlock = "Dice roll 1 of friday, turn 1:\n  seat 1 none, seat 2 none, seat 3 none, public none\n" +
	"  key ce3856354dfb5cdf ba4299f6ad467abc 1fb935b8ee3fdfde 2f9b41ee48db4095\n  gave 6 6 6 6 end"

// A season with words, press that would forge, an undone turn, no orders, a replacement,
// a bot and a restored backup is checked from the letters of each of its people alone.
func TestASeasonIsCheckedFromItsLetters(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1, Substitute: "steady-1"}, "Ann", "Bob", "Cat")
	tb.mail.Account(dan)
	tb.writes(eve, "watch", "watch friday")
	tb.asks(eve, "yes")
	tb.asks(ann, "buy Forest\ndice word Rhübarb")
	tb.told(ann, "Seat 1 of friday gives the dice: word rhubarb. It counts from turn 2 on")
	tb.asks(bob, "buy Forest\npress: "+strings.ReplaceAll(forgedBlock, "\n", " ")+"\n"+forgedBlock+"\nend press")
	tb.evenings(1, 1) // nothing from Cat, whose seat a bot plays
	tb.times(cat, "told seat 1 word rhubarb, seat 2 letter ", 1)
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "dice word custard")
	tb.told(bob, "Seat 2 of friday has given to the dice already: letter ")
	tb.asks(bob, "buy Forest\n"+forgedBlock) // the answer shows the lines that are no orders
	tb.evenings(2, 2)
	tb.told(ann, "seat 1 word rhubarb, seat 2 letter ")
	tb.at(2, "21:00:00")
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 2, "a mistake"))
	tb.round()
	tb.told(ann, "Dice roll 2 of friday, turn 2:")
	tb.at(2, "22:00:00")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Dan", Address: dan}, "ill"))
	tb.round()
	tb.evenings(3, 3)
	tb.told(ann, "Dice roll 3 of friday, turn 2:")
	tb.told(ann, "seat 2 none")
	tb.asks(dan, "dice word plum")
	tb.asks(ann, "turn 3\nbuy Forest")
	yesterday := tb.copied()
	tb.evenings(4, 4)
	tb.restore(yesterday)
	tb.at(4, "21:00:00")
	tb.isHeld("friday: turn 3")
	if _, err := tb.Steps.GoOnBehind(t.Context(), "The disk broke."); err != nil {
		t.Fatal(err)
	}
	for day := 5; day <= 6; day++ {
		tb.evenings(day, day)
		tb.asks(ann, "buy Forest")
		tb.asks(dan, "buy Forest")
	}
	tb.evenings(7, 7)
	tb.told(ann, "seat 2 word plum")
	tb.verifies("friday", 6)
	for _, who := range [][]string{{ann}, {cat}, {ann, cat, bob, dan, eve}} {
		c := tb.holds(6, who...)
		for _, want := range []string{"turn 2 was thrown again, with roll 3", "seat 2 passed to another player before roll 3"} {
			if !strings.Contains(strings.Join(c.Notes, "\n"), want) {
				t.Errorf("%s: the notes are %q", who, c.Notes)
			}
		}
	}
	if c := tb.checked("friday", dan); !slices.Equal(c.Faults, []string{"rolls 1 to 2 are missing: they were made, and no letter here shows them"}) {
		t.Errorf("by the letters of who came later: %v, %q", c.Holds, c.Faults)
	}
	tb.asks(dan, "dice")
	tb.holds(6, dan)
	if c := tb.checked("friday", eve); len(c.Holds) > 0 || len(c.Faults) != 1 || !strings.Contains(c.Faults[0], "no letter shows the lock") {
		t.Errorf("by the letters of a reader: %+v", c)
	}
}

// A word that is told and not used yet goes with its player, and one that no report has
// told yet, too: neither is a fault by anybody's letters.
func TestAWordGoesWithItsPlayer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		played int   // turns before Bob gives a word
		told   int   // and behind that
		undone []int // then
	}{
		{"not told", 0, 0, nil},
		{"told, and not used", 0, 1, nil},
		{"told two rolls ago", 1, 1, []int{2, 1}},
	} {
		for _, gives := range []bool{false, true} {
			tb := setTable(t)
			tb.start("friday")
			tb.mail.Account(dan)
			day := c.played
			tb.evenings(1, day)
			tb.asks(bob, "dice word plum")
			tb.evenings(day+1, day+c.told)
			day += c.told
			for _, turn := range c.undone {
				tb.at(day, "21:00:00")
				tb.does(tb.Steps.UndoTurn(t.Context(), "friday", turn, "a mistake"))
			}
			if len(c.undone) > 0 {
				day++
				tb.evenings(day, day)
			}
			tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Dan", Address: dan}, "ill"))
			tb.round()
			if gives && c.told > 0 {
				tb.asks(dan, "dice word plum") // the same, and it counts later
			}
			tb.evenings(day+1, day+3)
			tb.holds(day+3, ann)
			if faults := strings.Join(tb.checked("friday", ann, bob).Faults, "\n"); faults != "" {
				t.Errorf("%s, Dan gives %t: by the letters of Bob beside hers: %s", c.name, gives, faults)
			}
		}
	}
}

// A game that is played to its end opens its deck, and is checked to the last card.
func TestADeckIsCheckedFromTheLetters(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	plan := aPlan()
	plan.Places, plan.Schedule, plan.Rules, plan.Terms = 2, daily, engine.DefaultRules(engine.Everything), records.Terms{}
	plan.Players = []mail.Address{{Name: "Ann", Address: ann}, {Name: "Bob", Address: bob}}
	if _, err := tb.Lobby.NewGame(t.Context(), plan); err != nil {
		t.Fatal(err)
	}
	tb.does(tb.Lobby.StartGame(t.Context(), "friday"))
	tb.round()
	for _, who := range []string{ann, bob} {
		tb.asks(who, "standing:\n  buy Wheat Field, Ranch, Bakery, Forest, Flower Orchard, Sushi Bar, Corn Field, General Store, Flower Shop, Cafe")
	}
	tb.evenings(1, 4)
	if notes := strings.Join(tb.holds(4, ann).Notes, "\n"); !strings.Contains(notes, "the deck is not open yet") {
		t.Errorf("the notes are %q", notes)
	}
	tb.does(tb.Steps.EndGame(t.Context(), "friday", "Snow."))
	tb.round()
	tb.told(bob, "Deck of friday is opened:")
	if notes := tb.holds(4, bob).Notes; len(notes) > 0 {
		t.Errorf("the notes are %q", notes)
	}
}

// Who joins has seen the lock before giving anything, and gives from the first turn on: a
// word, or the number of the letter.
func TestWhoJoinsGives(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 2)
	tb.writes(ann, "hello", "join friday as Ann\ndice word Käse-1")
	tb.told(ann, "Dice of friday are locked: lock ")
	tb.told(ann, "The word kase-1 is given to the dice once")
	tb.asks(ann, "yes")
	tb.told(ann, "Seat 1 of friday gives the dice: word kase-1. It counts from turn 1 on")
	tb.writes(bob, "hello", "join friday as Bob")
	tb.asks(bob, "yes")
	sum := sha256.Sum256([]byte(fmt.Sprintf("letter-%d@example.org", tb.sent)))
	tb.times(bob, "told seat 1 word kase-1, seat 2 letter "+hex.EncodeToString(sum[:8])+" end", 1)
	tb.evenings(1, 4)
	tb.told(ann, "seat 1 word kase-1, seat 2 letter "+hex.EncodeToString(sum[:8])+", public none")
	tb.holds(2, ann)
	tb.holds(2, bob)
	for _, text := range []string{"dice word kase-1", "dice word two words", "dice word"} {
		tb.writes(eve, "hello", text)
		tb.silentOn(eve, "gives the dice")
	}
}

// What is refused is said, and a letter with a word that cannot be leaves the choice.
func TestWordsThatAreRefused(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "dice word mot juste!")
	tb.told(ann, `Your word was not taken: "mot juste" is no word for the dice`)
	tb.asks(ann, "dice word justice")
	tb.told(ann, "Seat 1 of friday gives the dice: word justice. It counts from turn 2 on")
	tb.asks(ann, "dice word justice")
	tb.told(ann, "Seat 1 of friday gives the dice: word justice.")
	tb.asks(ann, "dice word other")
	tb.told(ann, "has given to the dice already: word justice.")
	tb.writes(ann, "no tag", "dice word other")
	tb.told(ann, "A word for the dice is given by a player")
	tb.asks(ann, "help dice")
	tb.told(ann, "machipost dice check FOLDER")
}

// A letter that is not proven to be the player's gives nothing, nor do orders that the
// keeper enters.
func TestWhatGivesNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(ann, "without a tag", "buy Forest")
	if _, err := tb.Steps.EnterOrders(t.Context(), "friday", "Bob", "buy Forest\n", "He rang me up."); err != nil {
		t.Fatal(err)
	}
	tb.evenings(1, 1)
	tb.told(bob, "seat 1 none, seat 2 none, public none")
	tb.times(bob, "told seat", 1) // in the first letter
	tb.holds(1, bob)
}

// Games from before there were locks get one in the first round: the next report tells it,
// and the turn behind that is the first to be checked. What was stored still verifies.
func TestOldGamesAreLocked(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	if _, err := tb.raw().Exec("DELETE FROM dice; DELETE FROM given; DELETE FROM settings WHERE name = 'dice'"); err != nil {
		t.Fatal(err)
	}
	tb.evenings(1, 1)
	tb.told(ann, "Dice of friday are locked:")
	tb.told(ann, "From turn 2 on the dice can be checked")
	tb.times(ann, "Dice roll", 0)
	tb.evenings(2, 3)
	tb.told(ann, "The dice were locked before turn 2: write")
	tb.verifies("friday", 3)
	var letters []string
	for _, l := range tb.letters(ann)[1:] { // the first is of the lock that was deleted
		letters = append(letters, letter.WholeText(l.Raw))
	}
	var all []dice.Letter
	for _, text := range letters {
		all = append(all, dice.Letter{File: "a letter", Text: text})
	}
	if c := dice.Check(all, nil); len(c) != 1 || len(c[0].Faults) > 0 || !slices.Equal(c[0].Holds, []int{1, 2}) {
		t.Errorf("checked: %+v", c)
	}
	tb.at(3, "21:00:00")
	for _, turn := range []int{3, 2, 1} { // once told, the lock counts for every roll
		tb.does(tb.Steps.UndoTurn(t.Context(), "friday", turn, "a mistake"))
	}
	tb.evenings(4, 4)
	tb.told(ann, "Dice roll 3 of friday, turn 1:")
}

// Verifying a game tells dice that do not follow from the chain.
func TestVerifyTellsChangedDice(t *testing.T) {
	t.Parallel()
	for _, change := range []string{
		"UPDATE rolls SET faces = '[6,6,6]' WHERE roll = 2", "UPDATE rolls SET mix = replace(mix, 'turn 2', 'turn 3') WHERE roll = 2", "DELETE FROM rolls WHERE roll = 1",
	} {
		tb := setTable(t)
		tb.start("friday")
		tb.evenings(1, 3)
		tb.verifies("friday", 3)
		if _, err := tb.raw().Exec(change); err != nil {
			t.Fatal(err)
		}
		if _, err := tb.Turns.Verify(t.Context(), "friday"); err == nil || !strings.Contains(err.Error(), "does not give the dice") {
			t.Errorf("behind %s: %v", change, err)
		}
	}
}

// A preview does not throw the dice to come, however often it is asked for.
func TestPreviewsDoNotTellTheDice(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	seen := map[string]bool{}
	for range 20 {
		preview, err := tb.Looks.PreviewTurn(t.Context(), "friday")
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(preview.Report, "Dice roll") || strings.Contains(preview.Report, "key ") {
			t.Fatalf("it shows a roll: %s", preview.Report)
		}
		seen[fmt.Sprint(preview.Turn.Events)] = true
	}
	if len(seen) < 15 {
		t.Errorf("20 previews threw %d different dice", len(seen))
	}
	tb.evenings(1, 1)
	tb.holds(1, ann)
}

// beacon hands over rounds, but for those that are held back.
type beacon struct {
	asked []uint64
	fails bool
}

func (b *beacon) Round(_ context.Context, round uint64) (string, error) {
	b.asked = append(b.asked, round)
	if b.fails {
		return "", errors.New("the relay sleeps")
	}
	return dice.Quicknet(round, dice.Key{byte(round), byte(round >> 8)}), nil
}

// A turn with public dice takes the round that its letters named, a minute behind the
// cut-off, and waits for it: the keeper is told after six hours.
func TestPublicDice(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	relay := &beacon{}
	tb.with(func(d *gm.Deps) { d.Beacon = relay })
	tb.agree("friday", daily, "UTC", records.Terms{Dice: records.PublicDice}, "Ann", "Bob")
	first := dice.RoundAt(utc(t, "2026-12-01T20:01:00Z"))
	tb.told(ann, "from a public round of drand's quicknet")
	tb.told(ann, fmt.Sprintf("The dice of turn 1 of friday take round %d of quicknet.", first))
	tb.at(1, "20:00:59")
	tb.round()
	tb.inTurn("friday", 1)
	relay.fails = true
	tb.at(1, "20:01:10")
	if _, err := tb.Round(t.Context()); err == nil || !strings.Contains(err.Error(), "the relay sleeps") {
		t.Errorf("a round without its public dice: %v", err)
	}
	tb.inTurn("friday", 1)
	tb.times(keeperAddress, "waits for its public dice", 0)
	if _, err := tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-03 20:00", "Snow."); err == nil || !strings.Contains(err.Error(), "it is resolved with that one") {
		t.Errorf("the deadline was moved behind the round: %v", err)
	}
	tb.at(2, "02:02:00")
	if _, err := tb.Round(t.Context()); err == nil {
		t.Error("a round without its public dice passed")
	}
	tb.round1(keeperAddress, fmt.Sprintf("round %d of quicknet is not to be had", first))
	relay.fails = false
	tb.at(2, "02:05:00")
	tb.round()
	tb.told(ann, fmt.Sprintf("public quicknet %d ", first))
	second := dice.RoundAt(utc(t, "2026-12-02T20:01:00Z"))
	tb.told(ann, fmt.Sprintf("The dice of turn 2 of friday take round %d of quicknet.", second))
	tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-03 20:00", "Snow."))
	tb.round()
	tb.told(ann, fmt.Sprintf("The dice of turn 2 of friday take round %d of quicknet.", second+24*60*60/3))
	if _, err := tb.Steps.ResolveNow(t.Context(), "friday", 2, "Now.", false); err == nil || !strings.Contains(err.Error(), "its dice are public") {
		t.Errorf("resolved by hand: %v", err)
	}
	tb.at(3, "20:01:10")
	tb.round()
	tb.holds(2, ann)
	tb.verifies("friday", 2)
	if want := []uint64{first, first, first, second + 24*60*60/3}; !slices.Equal(slices.Compact(relay.asked), slices.Compact(want)) {
		t.Errorf("asked for %v, want %v", relay.asked, want)
	}
}

// round1 fails unless the newest letter to an address says so behind a round that may
// have failed.
func (tb *table) round1(address, text string) {
	tb.Helper()
	_, _ = tb.Round(tb.Context()) // it sends
	tb.told(address, text)
}

// With public dice a turn for which all orders are in comes at the next full hour, whose
// round nobody knew when the last of them came.
func TestPublicDiceComeOnTheHour(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.Beacon = &beacon{} })
	tb.agree("friday", daily, "UTC", records.Terms{Dice: records.PublicDice, Early: true}, "Ann", "Bob")
	tb.at(1, "14:20:00")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Forest")
	tb.told(bob, "are due earlier, by Tue 1 December 2026, 14:59 UTC")
	tb.told(ann, fmt.Sprintf("The dice of turn 1 of friday take round %d of quicknet.", dice.RoundAt(utc(t, "2026-12-01T15:00:00Z"))))
	tb.times(ann, "are due earlier", 1)
	tb.at(1, "14:59:30")
	tb.asks(ann, "buy Wheat Field") // too late for this turn
	tb.inTurn("friday", 1)
	tb.at(1, "15:00:05")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(ann, "Dice roll 1 of friday, turn 1:")
	tb.holds(1, ann)
	tb.times(ann, "are due earlier", 1)
}

// secretsOf are the root, the keys that were not shown yet, and the key of a deck, in the
// ways in which something could print them.
func (tb *table) secretsOf(name string) (all secrets) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) error {
		game, err := view.Games.Named(name)
		if err != nil {
			return err
		}
		lock, err := view.Dice.Of(game.ID)
		if err != nil {
			return err
		}
		rolls, err := view.Dice.Rolls(game.ID)
		if err != nil {
			return err
		}
		for roll := len(rolls) + 1; roll <= dice.Links; roll++ {
			key, err := lock.Chain.Key(roll)
			if err != nil {
				return err
			}
			if roll < len(rolls)+6 || roll%100 == 0 {
				all = append(all, ways(key)...)
			}
		}
		if game.State == records.Running {
			all = append(all, ways(lock.Deck)...)
		}
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
	return all
}

// secrets are texts that nobody may see yet.
type secrets []string

// in is the first of them in a text, "" for none.
func (s secrets) in(text string) string {
	for _, secret := range s {
		if strings.Contains(text, secret) {
			return secret
		}
	}
	return ""
}

// ways are those in which a key could be printed; the first bytes will do.
func ways(k dice.Key) []string {
	if k == (dice.Key{}) {
		return nil
	}
	numbers := strings.Trim(fmt.Sprint(k[:8]), "[]")
	return []string{hex.EncodeToString(k[:8]), strings.ToUpper(hex.EncodeToString(k[:8])), numbers, string(k[:8])}
}

// Nothing that the moderator sends, shows or logs holds a key before its roll.
func TestNoKeyIsSeenBeforeItsRoll(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	log := tb.keepLog(-8)
	tb.round()
	tb.open("friday", daily, false)
	tb.round()
	var seen strings.Builder
	for day := 1; day <= 3; day++ {
		secrets := tb.secretsOf("friday")
		for _, text := range []string{"buy Forest", "dice", "status", "report", "help dice", "orders", "history"} {
			tb.asks(ann, text)
		}
		preview, err := tb.Looks.PreviewTurn(t.Context(), "friday")
		if err != nil {
			t.Fatal(err)
		}
		export, err := tb.Looks.Export(t.Context(), "friday")
		if err != nil {
			t.Fatal(err)
		}
		game, past, err := tb.Looks.History(t.Context(), "friday")
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&seen, "%s %+v %+v %+v %+v", preview.Report, preview.Turn, export, game, past)
		for _, who := range []string{ann, bob, keeperAddress} {
			for _, l := range tb.letters(who) {
				fmt.Fprintf(&seen, "%s\n%s\n", l.Raw, letter.WholeText(l.Raw))
			}
		}
		seen.WriteString(log.text.String())
		if found := secrets.in(seen.String()); found != "" {
			t.Fatalf("before turn %d %q is seen", day, found)
		}
		tb.evenings(day, day)
		if secrets.in(tb.newest(ann)) == "" {
			t.Fatal("the key of the roll was not shown either: the test finds nothing")
		}
		tb.at(day, "21:00:00")
	}
}

// A number of a roll is taken once, and the next turn takes the next.
func TestRollsAreTakenOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	err := tb.db.Update(t.Context(), func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		if err != nil {
			return err
		}
		roll := records.Roll{Game: game.ID, Block: dice.Block{Roll: dice.Roll{Game: "friday", Turn: 1, Number: 1, Seats: []dice.Given{"none", "none"}, Public: dice.Private}, Gave: []int{1}}}
		return tx.Dice.AddRoll(roll)
	})
	if err != nil {
		t.Fatal(err)
	}
	err = tb.db.Update(t.Context(), func(tx records.Tx) error {
		roll := records.Roll{Game: 1, Block: dice.Block{Roll: dice.Roll{Game: "friday", Turn: 1, Number: 1, Seats: []dice.Given{"none", "none"}, Public: dice.Private}, Gave: []int{2}}}
		return tx.Dice.AddRoll(roll)
	})
	if err == nil {
		t.Error("the same roll was taken twice")
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.told(ann, "Dice roll 2 of friday, turn 1:")
}

// What is rolled on a copy with other keys are not the dice to come, and the game's own
// stay what they were.
func TestKeysAreThrownAway(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.lobby("monday", 2)
	own := tb.copied()
	locks := func() (all []dice.Key) {
		err := tb.db.View(t.Context(), func(view records.View) error {
			for _, name := range []string{"friday", "monday"} {
				game, err := view.Games.Named(name)
				if err != nil {
					return err
				}
				lock, err := view.Dice.Of(game.ID)
				if err != nil {
					return err
				}
				all = append(all, lock.Chain.Lock())
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	before := locks()
	if err := rolls.ThrowAway(t.Context(), tb.Turns.Store, tb.Turns.Chance); err != nil {
		t.Fatal(err)
	}
	for i, lock := range locks() {
		if lock == before[i] || lock == (dice.Key{}) {
			t.Errorf("game %d has the same keys", i)
		}
	}
	tb.restore(own)
	if after := locks(); !slices.Equal(after, before) {
		t.Errorf("the locks are %v, and were %v", after, before)
	}
}

// What a seat gives stays when turns are taken back from before it counted.
func TestWhatIsGivenStaysWhenTurnsAreTakenBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "dice word rhubarb\nstanding: buy Forest")
	tb.evenings(1, 2)
	tb.told(bob, "seat 1 word rhubarb, seat 2 none, public none")
	for turn := 2; turn > 0; turn-- {
		tb.does(tb.Steps.UndoTurn(t.Context(), "friday", turn, "a mistake"))
	}
	tb.evenings(3, 3)
	tb.told(bob, "Dice roll 3 of friday, turn 1: seat 1 word rhubarb, seat 2 none, public none")
	tb.holds(3, bob)
}

// A letter that the mail server holds for forged gives nothing, though it has the tag.
func TestForgedLettersGiveNothing(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"buy Forest", "dice word custard"} {
		tb := setTable(t)
		tb.mail.AuthservID = "mx.example.org"
		tb.start("friday")
		start := tb.letters(ann)[0]
		tb.lay(ann, fmt.Appendf(nil, "Authentication-Results: mx.example.org; dmarc=fail header.from=example.org\r\n"+
			"Message-Id: <forged@example.org>\r\nFrom: %s\r\nSubject: Re: %s\r\nIn-Reply-To: <%s>\r\n\r\n%s\r\n", ann, start.Subject, start.MessageID, text))
		tb.round()
		tb.evenings(1, 1)
		tb.times(bob, "told seat 1 none, seat 2 none end", 1)
		tb.times(bob, "told seat 1", 1)
	}
}

// However long a player's line is, and wherever we break it, it does not begin a block.
func TestLinesThatWeBreakBeginNoBlock(t *testing.T) {
	t.Parallel()
	for pad := 40; pad < 80; pad += sized(5, 1) {
		tb := setTable(t)
		tb.start("friday")
		tb.asks(ann, "vote end "+strings.Repeat("x", pad)+" "+strings.ReplaceAll(forgedBlock, "\n", " ")+"\nzone "+strings.Repeat("y", pad)+"\nhelp\nhelp "+strings.ReplaceAll(forgedBlock, "\n", " ")+
			"\nwatch friday\nzone Europe/"+strings.Repeat("y", pad)+"-Dice\npress to "+strings.Repeat("z", pad-20)+" "+strings.ReplaceAll(forgedBlock, "\n", " ")[:60]+": hi\nend press")
		if c := tb.checked("friday", ann); len(c.Faults) > 0 {
			t.Fatalf("%d: %q in\n%s", pad, c.Faults, tb.newest(ann))
		}
	}
}

// Names that would pass for sentences of ours do not, wherever they stand.
func TestNamesDoNotPassForDice(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	plan := aPlan()
	plan.Name, plan.Places, plan.Schedule, plan.Terms = "friday", 5, daily, records.Terms{Press: records.SignedPress}
	addresses := []string{ann, bob, cat, dan, eve}
	for i, name := range []string{"Rolls 6.", "Dice of friday are locked", "Deck of friday is opened", "Welcome to friday", "Dice roll 1 of friday turn 1"} {
		tb.mail.Account(addresses[i])
		plan.Players = append(plan.Players, mail.Address{Name: name, Address: addresses[i]})
	}
	if _, err := tb.Lobby.NewGame(t.Context(), plan); err != nil {
		t.Fatal(err)
	}
	tb.does(tb.Lobby.StartGame(t.Context(), "friday"))
	tb.round()
	for turn := 1; turn <= 4; turn++ {
		for _, who := range addresses {
			tb.asks(who, "buy Wheat Field, Ranch, Forest, Bakery, Cafe\npress: lock 00\nend press")
		}
		tb.evenings(turn, turn)
	}
	tb.at(4, "21:00:00")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Rolls 6.", mail.Address{Name: "Rolls 6", Address: "fay@example.org"}, "Rolls 6."))
	tb.mail.Account("fay@example.org")
	tb.round()
	tb.evenings(5, 6)
	tb.does(tb.Steps.EndGame(t.Context(), "friday", "Rolls 6."))
	tb.round()
	rolls := tb.game("friday").Position.Turn - 1
	tb.holds(rolls, bob)
	tb.holds(rolls, append(addresses, "fay@example.org")...)
}

// Wherever a round is stopped, and by whatever chance it goes on, the dice are the same.
func TestStoppedAnywhereTheDiceAreTheSame(t *testing.T) {
	t.Parallel()
	var want string
	for k := 0; k < sized(9, 15); k++ {
		tb := setTable(t)
		tb.start("friday")
		for day := 1; day <= 2; day++ {
			tb.at(day, "12:10:00")
			tb.asks(ann, "buy Forest\ndice word rhubarb")
			tb.asks(bob, "buy Forest")
			tb.at(day, "20:01:00")
			if k > 0 {
				tb.with(func(d *gm.Deps) { d.Chance = rand.NewPCG(uint64(k), uint64(day)) })
				tb.interrupted(k)
			}
			tb.round()
		}
		_, past, err := tb.Looks.History(t.Context(), "friday")
		if err != nil || len(past.Turns) != 2 {
			t.Fatalf("stopped at %d: %d turns, %v", k, len(past.Turns), err)
		}
		dice := fmt.Sprint(past.Turns[0].Dice, past.Turns[1].Dice)
		if want == "" {
			want = dice
		}
		if dice != want {
			t.Errorf("stopped at %d the dice are %s, not %s", k, dice, want)
		}
		tb.holds(2, ann)
	}
}

// A relay is one that hands over rounds of a chain of our own, in ways that change.
type relay struct {
	key *bls.PrivateKey[bls.KeyG2SigG1]
	how string
}

func (r *relay) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	round, err := strconv.ParseUint(path.Base(request.URL.Path), 10, 64)
	if err != nil || path.Dir(request.URL.Path) != "/ours/public" {
		http.NotFound(w, request)
		return
	}
	sign := round
	switch r.how {
	case "late":
		http.Error(w, "not yet", http.StatusNotFound)
		return
	case "another round":
		round, sign = round-1, sign-1
	case "another round, renamed":
		sign--
	case "from the future":
		sign++
	}
	message := sha256.Sum256(binary.BigEndian.AppendUint64(nil, sign))
	answer := fmt.Sprintf(`{"round":%d,"signature":"%x"}`, round, bls.Sign(r.key, message[:]))
	if r.how == "cut off" {
		answer = answer[:len(answer)-10]
	}
	fmt.Fprint(w, answer)
}

// Whatever a relay hands over that is not the round of the turn, the turn waits.
func TestPublicDiceFromARelay(t *testing.T) {
	t.Parallel()
	key, err := bls.KeyGen[bls.KeyG2SigG1](make([]byte, 32), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	public, err := key.PublicKey().MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	chain, err := drand.NewChain("ours", hex.EncodeToString(public))
	if err != nil {
		t.Fatal(err)
	}
	r := &relay{key: key}
	server := httptest.NewServer(r)
	t.Cleanup(server.Close)
	tb := setTable(t)
	tb.with(func(d *gm.Deps) {
		d.Beacon = &drand.Relays{Chain: chain, URLs: []string{server.URL}, Web: server.Client()}
	})
	tb.agree("friday", daily, "UTC", records.Terms{Dice: records.PublicDice}, "Ann", "Bob")
	tb.at(1, "20:02:00")
	for _, r.how = range []string{"late", "another round", "another round, renamed", "from the future", "cut off"} {
		if _, err := tb.Round(t.Context()); err == nil || !strings.Contains(err.Error(), "having round") {
			t.Errorf("%s: %v", r.how, err)
		}
		tb.inTurn("friday", 1)
	}
	r.how = ""
	tb.round()
	tb.inTurn("friday", 2)
	tb.holds(1, ann)
}
