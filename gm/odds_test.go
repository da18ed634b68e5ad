package gm_test

import (
	"context"
	"slices"
	"testing"

	"machipost/engine"
	"machipost/engine/odds"
	"machipost/gm"
	"machipost/gm/dice"
	"machipost/gm/reckoning"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// fewPlayouts are enough for a test.
const fewPlayouts = 40

// setOddsTable is a table with odds, and friday with Ann and Bob.
func setOddsTable(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.Playouts = fewPlayouts })
	tb.start("friday")
	tb.change("friday", func(g *records.Game) {
		g.Position = engine.NewPosition(engine.DefaultRules(engine.Everything), 2, func([]engine.Card) {})
	})
	return tb
}

// measured is what was reckoned of the turns of a game.
func (tb *table) measured(name string) (all []records.Measure) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) (err error) {
		all, err = turns.Measured(view, tb.found(name).ID)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return all
}

// What is said of who will win hangs on what lies open and on nothing else: not on sheets,
// standing orders, the deck's order or the dice to come.
func TestOddsHangOnWhatLiesOpen(t *testing.T) {
	t.Parallel()
	silent := setOddsTable(t)
	silent.at(1, "20:01:00")
	silent.round()
	want := silent.measured("friday")
	if len(want) != 1 || len(want[0].Odds) != 2 || want[0].Odds[0]+want[0].Odds[1] != 100 {
		t.Fatalf("of turn 1: %+v", want)
	}

	busy := setOddsTable(t)
	busy.asks(ann, "turn 5:\nbuy Mine\nstanding:\nreroll 7\nharbour 10")
	busy.change("friday", func(g *records.Game) {
		for i := range g.Position.Market.Piles {
			cards := g.Position.Market.Piles[i].Cards()
			slices.Reverse(cards[min(len(cards), 20):]) // some of which are drawn in turn 1
			g.Position.Market.Piles[i] = engine.PileOf(cards)
		}
	})
	busy.at(1, "20:01:00")
	busy.round()
	if got := busy.measured("friday"); !slices.Equal(got[0].Odds, want[0].Odds) {
		t.Errorf("with orders on file, and the deck turned round, %v; without %v", got[0].Odds, want[0].Odds)
	}
	if busy.found("friday").Position == silent.found("friday").Position {
		t.Error("the decks are alike")
	}

	err := silent.db.Update(t.Context(), func(tx records.Tx) error {
		return tx.Dice.Lock(records.DiceLock{Game: silent.found("friday").ID, Chain: dice.NewChain(dice.Key{7}), Since: 1, Told: []dice.Given{dice.None, dice.None}})
	})
	if err != nil {
		t.Fatal(err)
	}
	position := silent.found("friday").Position
	wins, err := odds.Play(context.Background(), engine.Look(&position, 1), fewPlayouts)
	if err != nil || !slices.Equal(wins.Said(), want[0].Odds) {
		t.Errorf("with other dice to come %v (%v), before %v", wins.Said(), err, want[0].Odds)
	}
}

// Orders that came while the odds were reckoned make another table: nothing is said of it.
func TestOddsOfAnotherTable(t *testing.T) {
	t.Parallel()
	tb := setOddsTable(t)
	foreseen, err := tb.Turns.Foresee(t.Context(), "friday", dice.Private)
	if err != nil {
		t.Fatal(err)
	}
	tb.asks(ann, "buy Bakery, Wheat Field, Cafe, Livestock Farm, Forest")
	tb.at(1, "20:01:00")
	tb.update(func(tx records.Tx) error { return tb.play(tx, foreseen) })
	if got := tb.measured("friday"); got[0].Odds != nil || got[0].Luck == nil {
		t.Errorf("%+v", got)
	}
}

func TestOddsThatNobodyWants(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.Playouts = fewPlayouts })
	tb.agree("friday", daily, "UTC", records.Terms{NoOdds: true}, "Ann", "Bob")
	tb.at(1, "20:01:00")
	tb.round()
	if got := tb.measured("friday"); got[0].Odds != nil {
		t.Errorf("%+v", got)
	}
}

// The keeper's turn has odds, too; what was said of a turn that is taken back goes when it
// is played again.
func TestOddsOfTurnsTakenBack(t *testing.T) {
	t.Parallel()
	tb := setOddsTable(t)
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	first := tb.measured("friday")
	if len(first) != 1 || first[0].Odds == nil {
		t.Fatalf("%+v", first)
	}
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if got := tb.measured("friday"); len(got) != 0 {
		t.Errorf("taken back: %+v", got)
	}
	tb.with(func(d *gm.Deps) { d.Playouts = 0 })
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	if got := tb.measured("friday"); len(got) != 1 || got[0].Odds != nil {
		t.Errorf("played again without odds: %+v", got)
	}
}

// Luck is the same when it is reckoned from the record: of games from before it was kept.
func TestLuckFromTheRecord(t *testing.T) {
	t.Parallel()
	tb := setOddsTable(t)
	for day := 1; day <= 4; day++ {
		tb.asks(ann, "buy Bakery, Wheat Field")
		tb.at(day, "20:01:00")
		tb.round()
	}
	kept := tb.measured("friday")
	if kept[0].Luck[0] == 0 && kept[1].Luck[0] == 0 {
		t.Errorf("nobody had any luck: %+v", kept)
	}
	tb.damage("DELETE FROM measures WHERE turn < 4")
	for i, m := range tb.measured("friday") {
		if !slices.Equal(m.Luck, kept[i].Luck) || m.Turn != i+1 || (m.Odds != nil) != (i == 3) {
			t.Errorf("turn %d: %+v, kept was %+v", i+1, m, kept[i])
		}
	}
	sum := reckoning.Luck(kept)
	if want := kept[0].Luck[1] + kept[1].Luck[1] + kept[2].Luck[1] + kept[3].Luck[1]; sum[1] != want {
		t.Errorf("%v in all, want %d", sum, want)
	}
}

// What came of what was said is counted over games that were won.
func TestRecordOfOdds(t *testing.T) {
	t.Parallel()
	tb := setOddsTable(t)
	tb.at(1, "20:01:00")
	tb.round()
	said := tb.measured("friday")[0].Odds
	record := func() (r odds.Record) {
		err := tb.db.View(t.Context(), func(view records.View) (err error) {
			r, err = reckoning.Record(view, 10)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	if r := record(); r.Samples != 0 {
		t.Errorf("while it goes on: %+v", r)
	}
	tb.finish("friday")
	tb.damage(`INSERT INTO measures (game, turn, luck, odds, won) SELECT id, 2, '[0,0]', 'null', '[1]' FROM games WHERE name = 'friday'`)
	p := float64(said[0]) / 100
	if r := record(); r.Samples != 2 || r.Brier < p*p-1e-9 || r.Brier > p*p+1e-9 {
		t.Errorf("said %v, and the second won: %+v", said, r)
	}
}

// What was said of turns that were taken back does not count, also where the game ends
// sooner when it is played again.
func TestRecordWithoutTurnsTakenBack(t *testing.T) {
	t.Parallel()
	tb := setOddsTable(t)
	for day := 1; day <= 3; day++ {
		tb.at(day, "20:01:00")
		tb.round()
	}
	first := tb.measured("friday")[0].Odds
	for turn := 3; turn > 1; turn-- {
		tb.does(tb.Steps.UndoTurn(t.Context(), "friday", turn, why))
	}
	tb.nearlyWon("friday", 0)
	tb.asks(ann, "buy Train Station")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 2, why, false))
	if game := tb.found("friday"); game.State != records.Finished {
		t.Fatal("friday goes on")
	}
	err := tb.db.View(t.Context(), func(view records.View) error {
		told, err := view.Measures.Prophecies(10)
		if len(told) != 1 || len(told[0].Said) != 1 || !slices.Equal(told[0].Said[0], first) || !slices.Equal(told[0].Won, []int{0}) {
			t.Errorf("%+v, want %v of the first, who won", told, first)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The report tells luck and odds, to players and readers alike, and again when it is asked
// for; the last letter tells the luck of the whole game.
func TestReportsTellLuckAndOdds(t *testing.T) {
	t.Parallel()
	tb := setOddsTable(t)
	tb.writes(eve, "hello", "watch friday")
	tb.round()
	tb.reply(eve, "yes")
	for day := 1; day <= 2; day++ {
		tb.at(day, "20:01:00")
		tb.round()
	}
	for _, address := range []string{ann, bob, eve} {
		tb.says(address, "Luck so far (coins more or less than the dice owed): Ann ", "If bots played on from here, 1000 games: Ann ")
	}
	tb.silentOn(ann, "too sure so far")
	tb.asks(ann, "report 1")
	tb.says(ann, "Luck so far", "If bots played on from here")
	tb.nearlyWon("friday", 0)
	tb.asks(ann, "buy Train Station")
	tb.at(3, "20:01:00")
	tb.round()
	tb.says(ann, "Luck in all (coins more or less than the dice owed): Ann ")
}

// Where what came lay far from what was said, over enough samples, the report says so.
func TestReportsTellOddsThatWereTooSure(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("monday")
	tb.finish("monday")
	tb.damage(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 251)
		INSERT INTO measures (game, turn, luck, odds, won)
		SELECT id, i, '[0,0]', CASE i WHEN 251 THEN 'null' ELSE '[95,5]' END, CASE i WHEN 251 THEN '[1]' ELSE 'null' END FROM games, n WHERE name = 'monday'`)
	tb.with(func(d *gm.Deps) { d.Playouts = fewPlayouts })
	tb.start("friday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(ann, "Take these odds with care: they were too sure so far.")
}

// A turn with public dice has odds, too: they are reckoned once its round is there.
func TestOddsWithPublicDice(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.Beacon, d.Playouts = &beacon{}, fewPlayouts })
	tb.agree("friday", daily, "UTC", records.Terms{Dice: records.PublicDice}, "Ann", "Bob")
	tb.at(1, "20:01:10")
	tb.round()
	tb.inTurn("friday", 2)
	if got := tb.measured("friday"); len(got) != 1 || got[0].Odds == nil {
		t.Errorf("%+v", got)
	}
}
