package turns

import (
	"testing"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/rolls"
)

// aTurnOfOrders is a turn of four people with orders, in the middle of a game of bots.
func aTurnOfOrders(t testing.TB) records.Turn {
	t.Helper()
	const sheet = "go 1: buy Mine, Radio Tower, Forest, Ranch, Cafe\nif total is 7: buy Bakery\nevery go: roll 2\nreroll 7, 2, 3\nharbour 10\ntv richest"
	const standing = "roll 2\nreroll 2, 3, 4\nbuy Airport, Radio Tower, Amusement Park, Shopping Mall, Mine"
	turn := records.Turn{Number: 1, Names: []string{"Ann", "Bob", "Cat", "Dan"}}
	turn.Before = engine.NewPosition(engine.DefaultRules(engine.Everything), 4, func([]engine.Card) {})
	for s := range turn.Before.Players {
		town := &turn.Before.Towns[s]
		town.Coins = 12
		for _, c := range []engine.Card{engine.TrainStation, engine.RadioTower, engine.Harbour, engine.AmusementPark, engine.Cafe, engine.Forest, engine.Mine, engine.TunaBoat} {
			town.Owned.Put(c, 1)
		}
		turn.Orders = append(turn.Orders, records.Counting{Sent: true, Orders: sheet, Standing: standing})
	}
	faces := rolls.Faces{}
	for i := range 400 {
		faces = append(faces, 1+i*5%6)
	}
	turn.Dice = append(turn.Dice, faces...)
	if _, err := Resolve(&turn, DecidersOf(&turn), &faces); err != nil {
		t.Fatal(err)
	}
	return turn
}

// A turn that cannot be played again has no luck, and nobody fails for that.
func TestLuckOfATurnThatCannotBe(t *testing.T) {
	t.Parallel()
	turn := aTurnOfOrders(t)
	if sum := LuckOf(&turn); len(sum) != 4 {
		t.Errorf("%v", sum)
	}
	short := turn
	short.Dice = turn.Dice[:3]
	odd := turn
	odd.Orders = []records.Counting{{Bot: "nobody-1"}, {}, {}, {}}
	if LuckOf(&short) != nil || LuckOf(&odd) != nil {
		t.Errorf("with too few dice %v, with a bot that there is not %v", LuckOf(&short), LuckOf(&odd))
	}
}

// The luck of a turn with orders of four people, reading them included: at most 5 ms.
func BenchmarkLuckOf(b *testing.B) {
	turn := aTurnOfOrders(b)
	for b.Loop() {
		LuckOf(&turn)
	}
}
