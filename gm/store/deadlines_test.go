package store_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"machipost/gm/records"
)

// names are the games' names.
func names(games []records.Game) (names []string) {
	for _, g := range games {
		names = append(names, g.Name)
	}
	return names
}

// What the store finds by its indexes is what the games say of themselves, at all times
// round each deadline and reminder.
func TestDeadlinesAreThoseOfTheGames(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	chance := rand.New(rand.NewPCG(1, 2))
	maybe := func(at time.Time) time.Time {
		if chance.IntN(2) == 0 {
			return time.Time{}
		}
		return at
	}
	const games = 60
	for i := range games {
		game := addGame(t, db, "game"+strconv.Itoa(i))
		at := noon.Add(time.Duration(chance.IntN(6)) * time.Minute)
		game.State = []records.GameState{records.Waiting, records.Running, records.Running, records.Running, records.Finished}[chance.IntN(5)]
		game.Held = []string{"", "", "", "clock"}[chance.IntN(4)]
		game.Places = 2 + chance.IntN(2)
		game.Terms.Dice = []records.DiceRule{"", records.PublicDice}[chance.IntN(2)]
		game.Terms.Early = chance.IntN(3) == 0
		game.Terms.Reminder = time.Duration(chance.IntN(3)) * time.Minute
		game.Began = maybe(noon.Add(-time.Hour + time.Duration(chance.IntN(6))*time.Minute))
		if game.State == records.Running {
			game.Deadline, game.Grace = at, maybe(at.Add(time.Duration(chance.IntN(3)-1)*time.Minute))
		}
		update(t, db, func(tx records.Tx) error { return tx.Games.Save(game) })
	}
	update(t, db, func(tx records.Tx) error {
		all, err := tx.Games.All()
		fail(t, err)
		those := func(which func(g *records.Game) bool) (kept []string) {
			for _, g := range all {
				if which(&g) {
					kept = append(kept, g.Name)
				}
			}
			return kept
		}
		is := func(what string, got []records.Game, err error, which func(g *records.Game) bool) {
			t.Helper()
			fail(t, err)
			same(t, what, names(got), those(which))
		}
		got, err := tx.Games.Open()
		is("open", got, err, func(g *records.Game) bool { return g.State != records.Finished })
		got, err = tx.Games.Full()
		is("full", got, err, func(g *records.Game) bool { return g.State == records.Waiting && len(g.Players) >= g.Places })
		got, err = tx.Deadlines.Early()
		is("early", got, err, func(g *records.Game) bool { return g.GoesOn() && g.Terms.Early })
		for seconds := -240; seconds < 480; seconds += 30 {
			now := noon.Add(time.Duration(seconds) * time.Second)
			cut, err := tx.Deadlines.Cut(now)
			fail(t, err)
			var want []records.CutOff
			for _, g := range all {
				if g.GoesOn() && g.Cut().Before(now) {
					want = append(want, records.CutOff{Game: g.Name, At: g.Cut(), Schedule: g.Schedule, Zone: g.Zone, Seats: len(g.Players), PublicDice: g.Terms.Dice == records.PublicDice})
				}
			}
			same(t, "cut", cut, want)
			reminding, err := tx.Deadlines.Reminding(now)
			fail(t, err)
			same(t, "reminding", reminding, those(func(g *records.Game) bool {
				return !g.RemindsAt().IsZero() && !now.Before(g.RemindsAt()) && !now.After(g.Cut())
			}))
			next, err := tx.Deadlines.Next(now)
			fail(t, err)
			var times []time.Time
			for _, g := range all {
				if at := g.RemindsAt(); at.After(now) {
					times = append(times, at)
				}
				if g.GoesOn() && !g.Cut().Before(now) {
					times = append(times, g.Cut())
				}
			}
			var first time.Time
			if len(times) > 0 {
				first = slices.MinFunc(times, time.Time.Compare)
			}
			if !next.Equal(first) {
				t.Errorf("next at %s is %s, want %s", now, next, first)
			}
		}
		return nil
	})
}

// No game that goes on has no first deadline, and none later than the last.
func TestNoDeadlines(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	addGame(t, db, "friday")
	update(t, db, func(tx records.Tx) error {
		first, err := tx.Deadlines.First()
		fail(t, err)
		next, err := tx.Deadlines.Next(noon)
		if !first.IsZero() || !next.IsZero() {
			t.Errorf("first %s, next %s", first, next)
		}
		return err
	})
}

func TestGamesOfAPlayer(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	update(t, db, func(tx records.Tx) error {
		if any, err := tx.Games.HavePlayers(); err != nil || !any {
			t.Errorf("players: %t, %v", any, err)
		}
		fail(t, tx.Players.SetAddresses(other.Players[1].ID, []string{"new@example.org", "ann@home.example.org"}))
		for address, want := range map[string][]string{
			"ann@home.example.org": {"monday"}, "new@example.org": {"monday"},
			game.Players[0].Address: {"friday", "monday"}, game.Players[1].Address: {"friday"}, "": nil, "eve@example.org": nil,
		} {
			games, err := tx.Games.PlayedFrom(address)
			fail(t, err)
			same(t, address, names(games), want)
			for _, g := range games {
				same(t, g.Name, len(g.Players), 2)
			}
		}
		with, err := tx.Games.WithPlayer(other.Players[1].ID)
		fail(t, err)
		same(t, "with the player", with.Name, "monday")
		if _, err := tx.Games.WithPlayer(99); err != records.ErrNoGame {
			t.Errorf("with nobody: %v", err)
		}
		places, err := tx.Players.Places([]int64{game.Players[0].ID, 0, 99})
		same(t, "places", places, map[int64]records.Place{game.Players[0].ID: {Game: "friday", Player: game.Players[0].Name}})
		for _, g := range []records.Game{game, other} {
			g.State = records.Finished
			fail(t, tx.Games.Save(g))
		}
		if any, err := tx.Games.HavePlayers(); err != nil || any {
			t.Errorf("players of games that are over: %t, %v", any, err)
		}
		return err
	})
}

// Of the games that remind by now only those are looked at in which there may be somebody
// to remind.
func TestRemindingIsOfWhoHasSentNothing(t *testing.T) {
	t.Parallel()
	sent := func(tx records.Tx, game *records.Game, turn int) {
		for _, p := range game.Players {
			fail(t, tx.Sheets.Add(records.Sheet{Player: p.ID, Turn: turn, Arrived: noon, Orders: "buy Mine"}))
		}
	}
	for _, c := range []struct {
		says string
		did  func(records.Tx, *records.Game)
		want bool
	}{
		{"nobody has sent anything", func(records.Tx, *records.Game) {}, true},
		{"all have", func(tx records.Tx, g *records.Game) { sent(tx, g, 1) }, false},
		{"all but one", func(tx records.Tx, g *records.Game) {
			fail(t, tx.Sheets.Add(records.Sheet{Player: g.Players[0].ID, Turn: 1, Arrived: noon, Orders: "buy Mine"}))
		}, true},
		{"for the turn behind it", func(tx records.Tx, g *records.Game) { sent(tx, g, 2) }, true},
		{"for the turn that was resolved", func(tx records.Tx, g *records.Game) {
			sent(tx, g, 1)
			fail(t, tx.Turns.Add(aTurn(*g, 1)))
		}, true},
		{"for the turn that comes", func(tx records.Tx, g *records.Game) {
			sent(tx, g, 2)
			fail(t, tx.Turns.Add(aTurn(*g, 1)))
		}, false},
		{"for one that was taken back", func(tx records.Tx, g *records.Game) {
			sent(tx, g, 1)
			fail(t, tx.Turns.Add(aTurn(*g, 1)))
			fail(t, tx.Turns.Undo(g.ID, 1, noon, "no"))
		}, false},
		{"one took them back", func(tx records.Tx, g *records.Game) {
			sent(tx, g, 1)
			_, err := tx.Sheets.Clear(g.Players[1].ID, 1, noon.Add(time.Minute))
			fail(t, err)
		}, true},
		{"one is asked for a yes", func(tx records.Tx, g *records.Game) {
			sent(tx, g, 1)
			fail(t, tx.Proposals.Add(records.Proposal{Player: g.Players[1].ID, Turn: 1, Orders: "buy Mine", Asked: "x", Made: noon}))
		}, true},
		{"one was", func(tx records.Tx, g *records.Game) {
			sent(tx, g, 1)
			fail(t, tx.Proposals.Add(records.Proposal{Player: g.Players[1].ID, Turn: 1, Orders: "buy Mine", Asked: "x", Made: noon}))
			fail(t, tx.Proposals.Close(g.Players[1].ID, 1, 1, records.ProposalLapsed))
		}, false},
		{"all were reminded", func(_ records.Tx, g *records.Game) {
			g.Players[0].Reminded, g.Players[1].Reminded = 1, 1
		}, false},
		{"in the turn before", func(tx records.Tx, g *records.Game) {
			g.Players[0].Reminded, g.Players[1].Reminded = 1, 1
			fail(t, tx.Turns.Add(aTurn(*g, 1)))
		}, true},
		{"who has not wants no reminders, or has gone", func(_ records.Tx, g *records.Game) {
			g.Players[0].NoReminders, g.Players[1].Gone = true, records.GoneResigned
		}, false},
	} {
		db, _ := open(t)
		game := addGame(t, db, "friday")
		update(t, db, func(tx records.Tx) error {
			game.State, game.Began, game.Deadline, game.Terms.Reminder = records.Running, noon.Add(-time.Hour), noon.Add(time.Minute), 30*time.Minute
			c.did(tx, &game)
			fail(t, tx.Games.Save(game))
			names, err := tx.Deadlines.Reminding(noon)
			if got := len(names) > 0; got != c.want {
				t.Errorf("%s: %v", c.says, got)
			}
			return err
		})
	}
}
