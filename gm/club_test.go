package gm_test

import (
	"encoding/json"
	"math"
	"net/mail"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/gm/archive"
	"machipost/gm/club"
	"machipost/gm/records"
)

// counted are the tables of the club.
func (tb *table) counted() (t club.Tables) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) (err error) {
		t, err = club.Of(view, club.Everything, nil)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return t
}

// nearlyWon has a seat of a game need one landmark more, and have the coins for it.
func (tb *table) nearlyWon(name string, seat int) {
	tb.Helper()
	tb.change(name, func(g *records.Game) {
		town := &g.Position.Towns[seat]
		for left := g.Position.Rules.Landmarks; left != 0; left = left.Rest() {
			town.Owned.Put(left.First(), 1)
		}
		town.Owned.Put(engine.TrainStation, 0)
		town.Coins = 40
	})
}

// won plays a game in which a player builds the last landmark in the first turn, hours
// behind noon of a day.
func (tb *table) won(name, address string, day int, hour string) {
	tb.Helper()
	tb.at(day, "12:00:00")
	tb.start(name)
	tb.nearlyWon(name, tb.seatOf(name, address))
	tb.at(day, hour)
	tb.reply(address, "buy Train Station")
	tb.round()
	tb.at(day, "20:01:00")
	tb.round()
	if game := tb.found(name); game.State != records.Finished {
		tb.Fatalf("%s goes on", name)
	}
}

func (tb *table) seatOf(name, address string) int {
	game := tb.found(name)
	return int(game.SeatOf(address))
}

// playerCalled is the line of a player.
func playerCalled(t *testing.T, tables club.Tables, name string) club.Player {
	t.Helper()
	for _, p := range tables.Players {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("nobody is called %s in %+v", name, tables.Players)
	return club.Player{}
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func TestTablesOfAClub(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	if none := tb.counted(); none.Games != 0 || len(none.Players) != 0 || none.Newest != nil {
		t.Errorf("before any game: %+v", none)
	}
	tb.won("friday", ann, 1, "14:00:00")
	one := tb.counted()
	first, second := playerCalled(t, one, "Ann"), playerCalled(t, one, "Bob")
	if first.Games != 1 || first.Firsts != 1 || first.MeanPlace != 1 || first.NMRs != 0 || second.NMRs != 1 || second.MeanPlace != 2 {
		t.Errorf("after one game: %+v, %+v", first, second)
	}
	if !near(first.Rating.Mu, 27.63523138347365) || !near(first.Rating.Sigma, 8.065506316323548) ||
		!near(first.Shown, first.Rating.Mu-2*first.Rating.Sigma) || !first.Provisional || first.Rated != 1 {
		t.Errorf("Ann is rated %+v", first)
	}
	if first.Hours != nil {
		t.Error("nobody has agreed that the speed of orders is told")
	}
	if f := one.Records.Quickest; f == nil || f.Number != 1 || f.Game != "friday" || f.Who[0] != "Ann" {
		t.Errorf("the quickest: %+v", f)
	}
	if c := one.Cards; len(c) != 1 || c[0].Name != "Train Station" || c[0].Bought != 1 || c[0].Won != 1 {
		t.Errorf("the cards: %+v", c)
	}
	if s := one.Seats; len(s) != 2 || s[0].Won != 1 || s[1].Won != 0 || s[0].Games != 1 || s[1].Players != 2 {
		t.Errorf("the seats: %+v", s)
	}

	tb.won("monday", bob, 2, "16:00:00")
	tb.won("tuesday", ann, 3, "17:00:00")
	tb.wants(ann, records.TellSpeed)
	three := tb.counted()
	first, second = playerCalled(t, three, "Ann"), playerCalled(t, three, "Bob")
	if first.Hours == nil || *first.Hours != 3.5 || second.Hours != nil { // of 2 and 5
		t.Errorf("the hours: %+v, %+v", first.Hours, second.Hours)
	}
	if first.Firsts != 2 || first.MeanPlace < 1.33 || first.MeanPlace > 1.34 || second.Firsts != 1 || three.Players[0].Name != "Ann" {
		t.Errorf("after three games: %+v, %+v", first, second)
	}
	if again, _ := json.Marshal(tb.counted()); !strings.Contains(string(again), `"games":3`) {
		t.Errorf("counted again: %s", again)
	}

	tb.asks(bob, "forget me")
	tb.reply(bob, "yes")
	tb.round()
	forgotten := tb.counted()
	if written, _ := json.Marshal(forgotten); strings.Contains(string(written), "Bob") {
		t.Errorf("Bob is forgotten: %s", written)
	}
	numbers := 0
	for _, p := range forgotten.Players {
		if p.Number > 0 {
			numbers += p.Games
		}
	}
	if numbers != 3 || forgotten.Games != 3 {
		t.Errorf("the counts stay under a number: %+v", forgotten.Players)
	}
}

// What does not say how well somebody plays does not count for the rating; it does for all
// else.
func TestWhatDoesNotRate(t *testing.T) {
	t.Parallel()
	for what, c := range map[string]struct {
		change   func(tb *table)
		rated    int
		dropouts int
	}{
		"a game": {func(*table) {}, 1, 0},
		"a seat that was passed on": {func(tb *table) {
			tb.does(tb.Steps.ReplacePlayer(tb.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, why))
		}, 0, 0},
		"a seat that a bot played": {func(tb *table) {
			tb.change("friday", func(g *records.Game) { g.Players[1].Gone, g.Terms.Substitute = records.GoneSilent, "steady-1" })
		}, 0, 1},
		"a seat that nobody played": {func(tb *table) {
			tb.change("friday", func(g *records.Game) { g.Players[1].Gone, g.Terms.Substitute = records.GoneSilent, "" })
		}, 1, 1},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			c.change(tb)
			tb.at(1, "20:01:00")
			tb.round()
			tb.nearlyWon("friday", 0)
			tb.asks(ann, "buy Train Station")
			tb.at(2, "20:01:00")
			tb.round()
			tables := tb.counted()
			first := playerCalled(t, tables, "Ann")
			if first.Games != 1 || first.Firsts != 1 || first.Rated != c.rated || tables.Players[1].Dropouts != c.dropouts {
				t.Errorf("%+v", tables.Players)
			}
		})
	}
	t.Run("a game ended by vote", func(t *testing.T) {
		t.Parallel()
		tb := setTable(t)
		tb.start("friday")
		tb.at(1, "20:01:00")
		tb.round()
		tb.asks(ann, "vote end")
		tb.asks(bob, "vote end")
		tb.at(2, "20:01:00")
		tb.round()
		tables := tb.counted()
		first := playerCalled(t, tables, "Ann")
		if tables.Games != 1 || tables.Unwon != 1 || first.Games != 1 || first.Placed != 0 || first.Firsts != 0 || first.Rated != 0 {
			t.Errorf("%+v", tables)
		}
	})
}

// Who came into a game before it began has played all of it, and who went then has left no
// seat.
func TestSeatsPassedOnBeforeTheStart(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 2, mail.Address{Name: "Ann", Address: ann}, mail.Address{Name: "Cat", Address: cat})
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Cat", mail.Address{Name: "Bob", Address: bob}, why))
	tb.at(1, "13:00:00")
	if _, err := tb.Lobby.StartGame(t.Context(), "friday"); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.nearlyWon("friday", 0)
	tb.asks(ann, "buy Train Station")
	tb.at(1, "20:01:00")
	tb.round()
	tb.agree("monday", daily, "UTC", records.Terms{}, "Cat", "Dan")
	tb.at(2, "20:01:00")
	tb.round()
	tb.finish("monday")
	tables := tb.counted()
	if first, second := playerCalled(t, tables, "Ann"), playerCalled(t, tables, "Bob"); first.Rated != 1 || second.Rated != 1 {
		t.Errorf("%+v, %+v", first, second)
	}
	if left := playerCalled(t, tables, "Cat").Dropouts; left != 0 {
		t.Errorf("Cat has left %d seats, and none of a game that had begun", left)
	}
}

// Who writes from two addresses and leaves a seat has left one, once the game is over.
func TestASeatIsLeftOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	for _, name := range []string{"friday", "monday"} {
		tb.start(name)
		tb.change(name, func(g *records.Game) { g.Players[1].Others = []string{eve} })
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Cat", Address: cat}, why))
	tb.finish("monday")
	if left := playerCalled(t, tb.counted(), "Bob").Dropouts; left != 0 {
		t.Errorf("friday goes on, and Bob has left %d seats", left)
	}
	tb.finish("friday")
	if left := playerCalled(t, tb.counted(), "Bob").Dropouts; left != 1 {
		t.Errorf("Bob has left %d seats, and it was one", left)
	}
}

// A letter asks for the tables, and says what of a player may be told.
func TestStatsByLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.won("friday", ann, 1, "14:00:00")
	tb.start("monday")
	tb.asks(ann, "stats")
	tb.says(ann, "All who play", "1 game over, of which nobody has won 0.", "Train Station", "fewest turns", "Ann", "Bob", "How reliable they are")
	tb.asks(bob, "archive no")
	tb.says(bob, "do not name you any more")
	tb.asks(bob, "speed on")
	tb.says(bob, "tell how soon your orders come")
	tb.asks(ann, "stats")
	tb.says(ann, "No. 1")
	if page := tb.archived(archive.Archive{})["game-friday.html"]; strings.Contains(page, "Bob") || !strings.Contains(page, "Player 2") {
		t.Error("the page names Bob")
	}
	tb.asks(bob, "archive yes")
	tb.says(bob, "name you.")
	tb.asks(bob, "speed off")
	tb.says(bob, "do not tell how soon")
	if page := tb.archived(archive.Archive{})["game-friday.html"]; !strings.Contains(page, "Bob") {
		t.Error("the page does not name Bob")
	}
}

// What somebody wants goes along to another address.
func TestWishesMoveAlong(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.won("friday", ann, 1, "14:00:00")
	tb.start("monday")
	tb.asks(bob, "archive no")
	tb.asks(bob, "address eve@example.org")
	tb.reply(bob, "yes")
	tb.round()
	tb.reply(eve, "yes")
	tb.round()
	if page := tb.archived(archive.Archive{})["game-friday.html"]; strings.Contains(page, "Bob") {
		t.Error("the page names Bob, who has another address")
	}
}
