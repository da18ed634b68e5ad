package gm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
	"machipost/gm/store"
)

// copied is a copy of the database as it is.
func (tb *table) copied() string {
	tb.Helper()
	tb.ofFiles()
	path := filepath.Join(tb.TempDir(), "copy.db")
	if err := store.Copy(tb.Context(), tb.path, path); err != nil {
		tb.Fatal(err)
	}
	return path
}

// restore puts a copy of the database in its place: another process begins, with
// other dice.
func (tb *table) restore(copied string) {
	tb.Helper()
	if err := tb.db.Close(); err != nil {
		tb.Fatal(err)
	}
	tb.path = filepath.Join(tb.TempDir(), "restored.db")
	bytes, err := os.ReadFile(copied)
	if err == nil {
		err = os.WriteFile(tb.path, bytes, 0o600)
	}
	if err != nil {
		tb.Fatal(err)
	}
	if tb.db, err = store.OpenUnsynced(tb.Context(), tb.path, func() time.Time { return tb.clock }); err != nil {
		tb.Fatal(err)
	}
	db := tb.db
	tb.Cleanup(func() { db.Close() })
	tb.sent++
	again := tb.depsOf(uint64(100 + tb.sent))
	tb.with(func(d *gm.Deps) { d.Store, d.Chance = again.Store, again.Chance })
}

// evenings plays until the evening of a day, a turn each.
func (tb *table) evenings(from, to int) {
	tb.Helper()
	for day := from; day <= to; day++ {
		tb.at(day, "20:01:00")
		if report := tb.round(); report.Held != "" {
			tb.Fatalf("held: %s", report.Held)
		}
	}
}

// isHeld fails unless a round resolves nothing since the database is behind.
func (tb *table) isHeld(says string) {
	tb.Helper()
	report := tb.round()
	if !report.OldCopy || report.Turns != 0 || !strings.Contains(unbroken(report.Held), says) {
		tb.Fatalf("a round: %+v, want one that is held for %q", report, says)
	}
}

// Yesterday's database is noticed before anything is rolled again: the keeper is told
// once what is missing, and letters are still answered.
func TestR17YesterdaysDatabase(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.start("monday")
	tb.evenings(1, 1)
	yesterday := tb.copied()
	tb.evenings(2, 3)
	before := len(tb.letters(bob))
	tb.restore(yesterday)
	tb.at(3, "20:05:00")
	tb.isHeld("friday: turns 2 to 3; monday: turns 2 to 3")
	tb.inTurn("friday", 2)
	tb.count(bob, before)
	tb.told(keeperAddress, "friday: turns 2 to 3")
	tb.told(keeperAddress, "machipost resume --behind")
	told := len(tb.letters(keeperAddress))
	tb.writes(ann, "help", "help")
	tb.told(ann, "orders")
	tb.at(4, "20:05:00")
	tb.isHeld("friday: turns 2 to 3")
	tb.count(keeperAddress, told)
	tb.count(bob, before)
	if _, err := tb.Steps.ResolveNow(t.Context(), "friday", 2, "I want to.", false); err == nil || !strings.Contains(err.Error(), "resume --behind") {
		t.Errorf("resolved by hand: %v", err)
	}
	tb.inTurn("friday", 2)
}

// The newer database, put back, goes on by itself.
func TestR17NewerDatabaseGoesOn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	old := tb.copied()
	tb.evenings(1, 2)
	newer := tb.copied()
	tb.restore(old)
	tb.isHeld("friday: turns 1 to 2")
	tb.restore(newer)
	tb.evenings(3, 3)
	tb.inTurn("friday", 4)
	tb.verifies("friday", 3)
}

// The keeper goes on: the turns are played again, all players are told and get time,
// and what was sent before, quoted later, holds nothing any more.
func TestR17KeeperGoesOn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.start("sunday")
	tb.evenings(1, 1)
	yesterday := tb.copied()
	tb.evenings(2, 2)
	tb.startWith("monday", "0 20 * * MON")
	old := tb.letters(ann)[len(tb.letters(ann))-1]
	tb.evenings(3, 3)
	tb.restore(yesterday)
	tb.at(4, "12:00:00")
	tb.isHeld("friday: turns 2 to 3; monday: a game that is not in it; sunday: turns 2 to 3")
	lost, err := tb.Steps.GoOnBehind(t.Context(), "The disk broke.")
	if err != nil || len(lost) != 3 {
		t.Fatalf("missing were %v, %v", lost, err)
	}
	if report := tb.round(); report.Held != "" || report.Turns != 0 {
		t.Errorf("behind the keeper's word: %+v", report)
	}
	for _, address := range []string{ann, bob} {
		tb.told(address, "turns 2 to 3 of sunday are not in it. The reason: The disk broke.")
		tb.told(address, "Orders for turn 2 are due by Sat 5 December 2026, 20:00 UTC.")
		tb.times(address, "played again", 2)
	}
	if old.Subject == "" || !strings.Contains(old.Subject, "monday") {
		t.Fatalf("the newest letter is %q", old.Subject)
	}
	tb.write(bob, "Re: "+old.Subject, old.MessageID, "help")
	if report := tb.round(); report.Held != "" {
		t.Errorf("held for what the keeper knows: %s", report.Held)
	}
	tb.evenings(4, 7)
	tb.inTurn("friday", 5)
	again := tb.copied()
	tb.evenings(8, 8)
	tb.restore(again)
	tb.isHeld("friday: turn 5; sunday: turn 5")
	if lost, err = tb.Steps.GoOnBehind(t.Context(), ""); err != nil || len(lost) != 2 {
		t.Errorf("missing were %v, %v", lost, err)
	}
	if lost, err = tb.Steps.GoOnBehind(t.Context(), ""); err != nil || len(lost) != 0 {
		t.Errorf("behind that, missing were %v, %v", lost, err)
	}
}

// Two copies in use at the same time are noticed by whichever is behind the other, and
// the players learn what counts.
func TestR17TwoCopies(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	copied := tb.copied()
	tb.evenings(1, 2)
	first := tb.copied()
	tb.restore(copied)
	tb.isHeld("friday: turns 1 to 2")
	if _, err := tb.Steps.GoOnBehind(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	tb.evenings(3, 3)
	tb.restore(first)
	tb.at(4, "12:00:00")
	tb.isHeld("friday: turn 1")
	if _, err := tb.Steps.GoOnBehind(t.Context(), ""); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.told(ann, "what you were sent of turn 1 of friday came twice and differs")
	tb.evenings(5, 5)
	tb.inTurn("friday", 4)
}

// With the mailbox emptied, too, only the players' replies tell; a reply that came is
// filed and answered all the same.
func TestR17OnlyRepliesTell(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, header string }{{"in reply to", "In-Reply-To"}, {"references", "References"}} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.evenings(1, 1)
			yesterday := tb.copied()
			tb.evenings(2, 3)
			tb.mail.Account(gmAddress).Empty()
			tb.restore(yesterday)
			report := tb.letters(ann)[len(tb.letters(ann))-1]
			tb.lay(ann, []byte("From: "+ann+"\r\nMessage-ID: <new@example.org>\r\nSubject: Re: "+report.Subject+"\r\n"+
				c.header+": <other@example.org> <"+report.MessageID+">\r\n\r\nbuy Forest\r\n"))
			before := len(tb.letters(bob))
			tb.at(4, "12:00:00")
			tb.isHeld("friday: turns 2 to 3")
			tb.told(keeperAddress, "friday: turns 2 to 3")
			tb.told(ann, "buy Forest")
			tb.inTurn("friday", 2)
			tb.count(bob, before)
		})
	}
}

// An id that somebody made up holds nothing: with another seal, of another domain, of
// another turn, of a game that there is not.
func TestR17ForgedIDHoldsNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.evenings(1, 1)
	report := tb.letters(ann)[len(tb.letters(ann))-1]
	local, domain, _ := strings.Cut(report.MessageID, "@")
	parts := strings.Split(local, ".")
	if len(parts) != 6 {
		t.Fatalf("the message id %s", report.MessageID)
	}
	forge := func(at int, text string) string {
		forged := append([]string{}, parts...)
		forged[at] = text
		return strings.Join(forged, ".") + "@" + domain
	}
	for _, id := range []string{
		forge(1, "7"), forge(2, "7fffffff"), forge(3, strings.Repeat("0", 24)), forge(4, "dppmurrkf0"), forge(5, strings.Repeat("0", 24)), forge(5, ""),
		local + "@example.net", "a.b.c.d.e.f@" + domain, ".....@" + domain, "@",
	} {
		tb.write(ann, "Re: "+report.Subject, id, "help")
		if report := tb.round(); report.Held != "" || report.Letters != 1 {
			t.Errorf("%s: %+v", id, report)
		}
	}
	tb.evenings(2, 2)
	tb.inTurn("friday", 3)
}

// A database that is behind nothing is never held: turns taken back, names forgotten,
// a mailbox that was emptied.
func TestR17NothingIsMissing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.evenings(1, 2)
	report := tb.letters(ann)[len(tb.letters(ann))-1]
	if _, err := tb.Steps.UndoTurn(t.Context(), "friday", 2, "A fault of mine."); err != nil {
		t.Fatal(err)
	}
	tb.write(ann, "Re: "+report.Subject, report.MessageID, "help")
	tb.evenings(3, 3)
	tb.mail.Account(gmAddress).Empty()
	tb.evenings(4, 4)
	tb.inTurn("friday", 4)
	if kept := tb.mail.Account(gmAddress).Shelf(); len(kept) != 1 {
		t.Errorf("%d letters are kept in the emptied mailbox", len(kept))
	}
}

// What is kept is small, and nobody's: no orders, no address, no tag, no deck.
func TestWitnessHoldsNothingOfPlayers(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply(ann, "buy Forest")
	tb.evenings(1, 1)
	kept := tb.mail.Account(gmAddress).Shelf()
	if len(kept) != 2 {
		t.Fatalf("%d letters are kept, not one of the start and one of the turn", len(kept))
	}
	for i, subject := range []string{"[friday] the game has started", "[friday] turn 1 was resolved"} {
		if kept[i].Subject != subject {
			t.Errorf("subject %q", kept[i].Subject)
		}
		for _, hidden := range []string{ann, bob, "Forest", "#", "Ann"} {
			if strings.Contains(string(kept[i].Raw), hidden) {
				t.Errorf("it holds %q:\n%s", hidden, kept[i].Raw)
			}
		}
	}
}

// The witness lies there before the first report leaves; where the mailbox does not
// take it, reports go out all the same, and the keeper is told once a day.
func TestWitnessBeforeReports(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	account := tb.mail.Account(gmAddress)
	tb.with(func(d *gm.Deps) { d.Postman = seeing{d.Postman, func() int { return len(account.Shelf()) }, t} })
	tb.evenings(1, 1)
	tb.with(func(d *gm.Deps) { d.Postman, d.Shelf = tb.mail.Postman(), fullShelf{account} })
	tb.at(2, "20:01:00")
	if _, err := tb.Round(t.Context()); err == nil || !strings.Contains(err.Error(), "keeping a note of what was sent: broken") {
		t.Errorf("a mailbox that is full: %v", err)
	}
	tb.told(ann, "turn 2")
	tb.round()
	tb.times(keeperAddress, "does not take it: keeping a note of what was sent: broken", 1)
	tb.with(func(d *gm.Deps) { d.Shelf = account })
	tb.round()
	if kept := account.Shelf(); len(kept) != 3 {
		t.Errorf("%d letters are kept once there is room", len(kept))
	}
}

// A database of the eighth form gets a chain, and copies of it the same one: what was
// sent by one of them is missing in the other.
func TestEighthFormGetsAChain(t *testing.T) {
	t.Parallel()
	tb := setEighth(t)
	old := tb.copied()
	tb.at(14, "12:00:00")
	tb.round()
	tb.restore(old)
	if report := tb.round(); report.Held != "" {
		t.Fatalf("the copy is held: %s", report.Held)
	}
	tb.at(14, "20:01:00")
	if report := tb.round(); report.Turns != 2 {
		t.Fatalf("%d turns", report.Turns)
	}
	tb.restore(old)
	tb.isHeld("monday: turn 9; tuesday: turn 2")
	var links []records.Link
	tb.view(func(view records.View) error {
		game, err := view.Games.Named("friday")
		if err == nil {
			links, err = view.Chain.Of(game.ID, 3)
		}
		return err
	})
	if len(links) == 0 || len(links[0].Value) != 64 {
		t.Errorf("the links of a turn of the eighth form: %v", links)
	}
}

// view looks at the database.
func (tb *table) view(look func(records.View) error) {
	tb.Helper()
	if err := tb.db.View(tb.Context(), look); err != nil {
		tb.Fatal(err)
	}
}
