package store_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm/records"
)

func fail(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func same(t *testing.T, says string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s:\n got %+v\nwant %+v", says, got, want)
	}
}

// addWaiting stores a game with places, one of them taken by each of the names.
func addWaiting(t *testing.T, db records.Store, name string, places int, names ...string) records.Game {
	t.Helper()
	game := records.Game{
		Name: name, State: records.Waiting, Schedule: "0 20 * * *", Zone: "UTC", Created: noon, Places: places,
		Position: engine.NewPosition(engine.DefaultRules(engine.Everything), places, func([]engine.Card) {}),
	}
	for _, n := range names {
		game.Players = append(game.Players, records.Player{Name: n, Address: strings.ToLower(n) + "@example.org"})
	}
	update(t, db, func(tx records.Tx) error { return tx.Games.Add(&game) })
	return game
}

// stored is a game as it is read back, by both ways.
func stored(t *testing.T, db records.Store, name string) (game records.Game) {
	t.Helper()
	update(t, db, func(tx records.Tx) error {
		var err error
		if game, err = tx.Games.Named(name); err != nil {
			return err
		}
		all, err := tx.Games.All()
		for _, other := range all {
			if other.ID == game.ID {
				same(t, "Games and Game", other, game)
			}
		}
		return err
	})
	return game
}

func TestGameKeepsItsTermsAndPlayers(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	addGame(t, db, "other")
	game := addGame(t, db, "friday")
	game.Places, game.Terms, game.Held, game.Extended = 4, records.DefaultTerms(), "the GM is away", 2
	game.Began, game.Deadline, game.Grace = noon, noon.Add(time.Hour), noon.Add(2*time.Hour)
	p := &game.Players[1]
	p.Zone, p.NoReminders, p.Excused, p.Missed, p.Reminded = "Asia/Tokyo", true, 1, 2, 3
	p.Ready, p.Wait, p.Extension, p.VoteEnd, p.Gone = 4, 5, 6, true, records.GoneSilent
	update(t, db, func(tx records.Tx) error { return tx.Games.Save(game) })
	same(t, "saved", stored(t, db, "friday"), game)

	game.Name, game.Players[0].Absences = "monday", []records.Absence{{Since: noon, Until: noon.Add(time.Hour)}}
	update(t, db, func(tx records.Tx) error { return tx.Games.Add(&game) })
	same(t, "added with all that there is", stored(t, db, "monday"), game)
}

func TestWaitingGameMayBeEmpty(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addWaiting(t, db, "friday", 4)
	same(t, "empty", stored(t, db, "friday"), game)

	// A player may be called as an empty place would be.
	for _, name := range []string{"seat  2", "Bob"} {
		p := records.Player{Name: name, Address: "x@example.org"}
		update(t, db, func(tx records.Tx) error { return tx.Players.Add(game.ID, &p) })
		game.Players = append(game.Players, p)
	}
	update(t, db, func(tx records.Tx) error { return tx.Games.Save(game) })
	same(t, "half full", stored(t, db, "friday"), game)

	game.State, game.Position = records.Running, engine.NewPosition(game.Position.Rules, 2, func([]engine.Card) {})
	update(t, db, func(tx records.Tx) error { return tx.Games.Save(game) })
	same(t, "started with two of four", stored(t, db, "friday"), game)
}

func TestPlayerNamesAreUniqueInAGame(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	ann := game.Players[0].ID
	addGame(t, db, "monday")
	for _, c := range []struct {
		says string
		do   func(records.Tx) error
		want error
	}{
		{"another's name", func(tx records.Tx) error {
			return tx.Players.Add(game.ID, &records.Player{Name: "bob", Address: "c@x"})
		}, records.ErrPlayerName},
		{"renamed to another's", func(tx records.Tx) error { return tx.Players.Rename(ann, "BOB") }, records.ErrPlayerName},
		{"renamed to an earlier one's", func(tx records.Tx) error { return tx.Players.Rename(game.Players[1].ID, "ann") }, records.ErrPlayerName},
		{"one's own, otherwise written", func(tx records.Tx) error { return tx.Players.Rename(ann, "ANN") }, nil},
		{"a free one", func(tx records.Tx) error { return tx.Players.Rename(ann, "Zoë") }, nil},
		{"which is taken now, not only in ASCII", func(tx records.Tx) error {
			return tx.Players.Add(game.ID, &records.Player{Name: "ZOË", Address: "c@x"})
		}, records.ErrPlayerName},
		{"and the old one free", func(tx records.Tx) error {
			return tx.Players.Add(game.ID, &records.Player{Name: "Ann", Address: "c@x"})
		}, nil},
	} {
		if err := db.Update(t.Context(), c.do); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.says, err, c.want)
		}
	}
	game = stored(t, db, "friday")
	same(t, "names in seat order", game.Names(), []string{"Zoë", "Bob", "Ann"})
	game = stored(t, db, "monday")
	same(t, "names elsewhere", game.Names(), []string{"Ann", "Bob"})
}

func TestRemovedPlayerLeavesLettersBehind(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addWaiting(t, db, "friday", 4, "Ann", "Bob", "Carol")
	ann, bob := game.Players[0].ID, game.Players[1].ID
	addSheet(t, db, bob, 1, noon, "buy Mine", nil)
	addSheet(t, db, ann, 1, noon, "buy Forest", nil)
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Players.AddAbsence(bob, records.Absence{Since: noon, Until: noon.Add(time.Hour)}))
		fail(t, tx.Requests.Add(records.Request{Kind: records.AskCommand, Line: "resign", Player: bob, Address: "bob@example.org", Asked: "ask@x", Made: noon}))
		_, err := tx.Outbox.Queue(records.Outgoing{Kind: records.Report, MessageID: "a@x", To: "bob@example.org", Player: bob, Raw: []byte("r"), Created: noon, Due: noon})
		fail(t, err)
		fail(t, tx.Press.Add(records.Press{Game: game.ID, Turn: 1, Author: bob, Text: "mine", Sent: noon}))
		fail(t, tx.Press.Add(records.Press{Game: game.ID, Turn: 1, Author: ann, Recipient: bob, Text: "for one", Sent: noon}))
		fail(t, tx.Press.Add(records.Press{Game: game.ID, Turn: 1, Author: ann, Text: "for all", Sent: noon}))
		return tx.Players.Remove(bob)
	})
	left := stored(t, db, "friday")
	same(t, "who is left", left.Names(), []string{"Ann", "Carol"})
	update(t, db, func(tx records.Tx) error {
		letter, err := tx.Letters.Filed(1)
		fail(t, err)
		same(t, "whose letter", letter.Player, int64(0))
		out, err := tx.Outbox.Letter(1)
		fail(t, err)
		same(t, "whose letter of ours", out.Player, int64(0))
		request, err := tx.Requests.Asked("bob@example.org", []string{"ask@x"})
		fail(t, err)
		same(t, "whose request", request.Player, int64(0))
		press, err := tx.Press.For(game.ID, 1)
		fail(t, err)
		same(t, "press", press, []records.Press{{Game: game.ID, Turn: 1, Author: ann, Text: "for all", Sent: noon}})
		sheets, err := tx.Sheets.Of(game.ID)
		same(t, "sheets", len(sheets), 1)
		return err
	})
	p := records.Player{Name: "Dave", Address: "dave@example.org"}
	update(t, db, func(tx records.Tx) error { return tx.Players.Add(game.ID, &p) })
	left = stored(t, db, "friday")
	same(t, "who is there", left.Names(), []string{"Ann", "Carol", "Dave"})
	if err := db.Update(t.Context(), func(tx records.Tx) error { return tx.Players.Remove(bob) }); err == nil {
		t.Error("a player was removed twice")
	}
}

func TestSeatsAreClosedUp(t *testing.T) {
	t.Parallel()
	db, path := open(t)
	game := addWaiting(t, db, "friday", 4, "Ann", "Bob", "Carol")
	addWaiting(t, db, "monday", 4, "Ann", "Bob", "Carol")
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Players.Remove(game.Players[0].ID))
		return tx.Players.Add(game.ID, &records.Player{Name: "Dave", Address: "dave@example.org"})
	})
	same(t, "seats", column(t, path, "SELECT seat FROM players ORDER BY game, id"), []string{"0", "1", "2", "0", "1", "2"})
}

func TestAbsences(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	hours := func(since, until int) records.Absence {
		return records.Absence{Since: noon.Add(time.Duration(since) * time.Hour), Until: noon.Add(time.Duration(until) * time.Hour)}
	}
	update(t, db, func(tx records.Tx) error {
		for _, a := range []records.Absence{hours(20, 30), hours(0, 3), hours(8, 12)} {
			fail(t, tx.Players.AddAbsence(game.Players[0].ID, a))
		}
		return tx.Players.AddAbsence(game.Players[1].ID, hours(0, 30))
	})
	same(t, "in order", stored(t, db, "friday").Players[0].Absences, []records.Absence{hours(0, 3), hours(8, 12), hours(20, 30)})
	update(t, db, func(tx records.Tx) error { return tx.Players.EndAbsences(game.Players[0].ID, noon.Add(10*time.Hour)) })
	same(t, "ended", stored(t, db, "friday").Players[0].Absences, []records.Absence{hours(0, 3), hours(8, 10)})
	same(t, "another's", stored(t, db, "friday").Players[1].Absences, []records.Absence{hours(0, 30)})
	update(t, db, func(tx records.Tx) error { return tx.Players.EndAbsences(game.Players[0].ID, noon) })
	same(t, "none is left", len(stored(t, db, "friday").Players[0].Absences), 0)
}

func TestPlayerMayHaveNoAddress(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Players.Add(game.ID, &records.Player{Name: "Carol"}))
		return tx.Players.SetAddresses(game.Players[0].ID, nil)
	})
	players := stored(t, db, "friday").Players
	same(t, "addresses", []string{players[0].Address, players[1].Address, players[2].Address}, []string{"", "bob@example.org", ""})
	update(t, db, func(tx records.Tx) error {
		if score, err := tx.Players.AddBounce("", 1); score != 0 || err != nil {
			t.Errorf("somebody has the empty address: %d, %v", score, err)
		}
		return tx.Players.SetAddresses(game.Players[0].ID, []string{"new@example.org", "ann@example.org"})
	})
	same(t, "again", stored(t, db, "friday").Players[0].Addresses(), []string{"new@example.org", "ann@example.org"})
}
