package deciding_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
)

// faces are dice that fall as told, and then always on 1.
type faces []int

func (f *faces) Throw() int {
	if len(*f) == 0 {
		return 1
	}
	face := (*f)[0]
	*f = (*f)[1:]
	return face
}

// position is the table's game before turn 4, everything on offer.
func position() engine.Position {
	rules := engine.DefaultRules(engine.Everything)
	rules.Method, rules.Size = engine.Open, 0
	pos := engine.NewPosition(rules, 3, func([]engine.Card) {})
	pos.Turn = 4
	return pos
}

// own gives a player cards, or landmarks.
func own(pos *engine.Position, s engine.Seat, cards ...engine.Card) {
	for _, c := range cards {
		pos.Towns[s].Owned.Add(c, 1)
	}
}

// play plays turn 4 for Ann's sheet and returns her, and the events of her goes.
// Her goes come first and last; Bob and Carol roll what is left of the dice.
func play(t *testing.T, pos engine.Position, sheet, standing string, dice ...int) (*deciding.Decider, []engine.Event) {
	t.Helper()
	player := deciding.Decide(reading.Read(sheet, table(), ann), reading.ReadStanding(standing, table(), ann))
	var events []engine.Event
	roll := faces(dice)
	a := engine.Adjudicator{Dice: &roll, Tell: func(e engine.Event) { events = append(events, e) }}
	a.Players[ann] = player
	if err := a.PlayTurn(&pos); err != nil {
		t.Fatal(err)
	}
	return player, events
}

// of returns the events of one type.
func of[E engine.Event](events []engine.Event) []E {
	var list []E
	for _, e := range events {
		if e, ok := e.(E); ok {
			list = append(list, e)
		}
	}
	return list
}

// bought lists the cards that Ann bought.
func bought(events []engine.Event) string {
	var list []string
	for _, e := range of[engine.Bought](events) {
		if e.Seat == ann {
			list = append(list, e.Card.String())
		}
	}
	return strings.Join(list, ", ")
}

func TestWhichLineCountsForThePurchase(t *testing.T) {
	for _, c := range []struct{ name, sheet, standing, want string }{
		{"each go has its own", "go 1: buy Mine\ngo 2: buy Forest", "", "Mine, Forest"},
		{"own scope before every go before standing, whatever the order in the letter", "standing: buy Cafe\nevery go: buy Forest\ngo 1: buy Mine", "", "Mine, Forest"},
		{"every go goes on the list of the go", "go 1: buy Stadium\ngo 2: buy Stadium\nevery go: buy Mine", "", "Stadium, Mine"},
		{"standing goes on the list", "go 1: buy Stadium", "buy Mine", "Stadium, Mine"},
		{"the sheet's standing part replaces the standing orders", "standing: buy Forest", "buy Mine", "Forest, Forest"},
		{"standing none", "standing: none", "buy Mine", ""},
		{"no sheet", "", "buy Mine", "Mine, Mine"},
		{"buy nothing ends the list", "go 1: buy nothing\nevery go: buy Mine", "buy Forest", "Mine"},
		{"a list that ends in nothing", "go 1: buy Airport, nothing\nevery go: buy Mine", "", "Mine"},
		{"nothing with a condition that does not hold", "go 1: buy nothing if coins < 3\nevery go: buy Mine", "", "Mine, Mine"},
		{"lines whose conditions do not hold are passed over", "if Bob has 3 landmarks: buy Stadium\nbuy Mine", "", "Mine, Mine"},
		{"five and no more", "buy Tuna Boat, Airport, Radio Tower, Amusement Park, Publisher\nbuy Mine", "", ""},
		{"repeats do not count among the five", "go 1: buy Airport, Radio Tower\nevery go: buy Airport, Radio Tower, Amusement Park, Publisher, Mine", "", "Mine, Mine"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := position()
			pos.Towns[ann].Coins = 12
			for _, seat := range []engine.Seat{bob, carol} {
				own(&pos, seat, engine.Publisher)
			}
			own(&pos, ann, engine.Publisher, engine.TunaBoat)
			pos.Market.Offer.Put(engine.TunaBoat, 0)
			_, events := play(t, pos, c.sheet, c.standing, 3, 3, 3, 3)
			if got := bought(events); got != c.want {
				t.Errorf("bought %q, want %q", got, c.want)
			}
		})
	}
}

func TestExtraGoes(t *testing.T) {
	for _, c := range []struct{ name, sheet, want string }{
		{"with a heading of their own", "go 1: buy Mine\nextra go: buy Forest\ngo 2: buy Cafe", "Mine, Forest, Cafe"},
		{"without one they are of the go that earned them", "go 1: buy Mine\ngo 2: buy Cafe", "Mine, Mine, Cafe"},
		{"with a heading and nothing below", "go 1: buy Mine\nextra go\ngo 2: buy Cafe", "Mine, Cafe"},
		{"every go is joined in", "go 1: buy Mine\nextra go: buy Airport\nevery go: buy Ranch", "Mine, Livestock Farm, Livestock Farm"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := position()
			pos.Towns[ann].Coins = 20
			own(&pos, ann, engine.AmusementPark, engine.TrainStation)
			_, events := play(t, pos, c.sheet, "", 5, 5, 1, 2, 3, 4, 1, 2)
			if got := bought(events); got != c.want {
				t.Errorf("bought %q, want %q", got, c.want)
			}
		})
	}
}

func TestWhichLineCountsForAChoice(t *testing.T) {
	for _, c := range []struct {
		name, sheet string
		want        engine.Seat
	}{
		{"the first line", "tv Carol\ntv Bob", carol},
		{"the go's own line", "tv Carol\ngo 1: tv Bob", bob},
		{"the first that holds", "if Bob coins >= 90: tv Bob\ntv Carol", carol},
		{"the first that can be carried out", "tv Ann\ntv Carol", carol},
		{"the default", "if Bob coins >= 90: tv Bob", bob},
		{"the richest", "tv richest\ntv Carol", bob},
		{"an empty sheet", "", bob},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := position()
			pos.Towns[bob].Coins = 30
			own(&pos, ann, engine.TVStation)
			_, events := play(t, pos, c.sheet, "", 6)
			if paid := of[engine.Paid](events); len(paid) != 1 || paid[0].From != c.want {
				t.Errorf("got %+v, want %d", paid, c.want)
			}
		})
	}
}

func TestDice(t *testing.T) {
	for _, c := range []struct {
		name, sheet string
		want        string // Ann's first go
	}{
		{"two by default", "", "2 3"},
		{"one", "roll 1", "2"},
		{"one in go 2 only", "go 2: roll 1", "2 3"},
		{"reroll a total", "reroll 5", "2 3, 4 5"},
		{"reroll another total", "reroll 6", "2 3"},
		{"the first reroll line decides, also when it does not name the total", "reroll 6\nreroll always", "2 3"},
		{"a reroll line that does not hold", "reroll 6 if doubles\nreroll always", "2 3, 4 5"},
		{"reroll unless", "reroll unless 5", "2 3"},
		{"reroll by the total that lies there", "if I roll 5: reroll", "2 3, 4 5"},
		{"one die is rerolled as one", "roll 1\nreroll 2", "2, 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			pos := position()
			own(&pos, ann, engine.TrainStation, engine.RadioTower)
			_, events := play(t, pos, c.sheet, "", 2, 3, 4, 5)
			got := strings.Join(throws(events), ", ")
			if got != c.want {
				t.Errorf("rolled %s, want %s", got, c.want)
			}
		})
	}
}

// throws are those of the first go.
func throws(events []engine.Event) []string {
	var list []string
	for _, e := range events {
		switch e := e.(type) {
		case engine.Rolled:
			list = append(list, show(e.Dice))
		case engine.Rerolled:
			list = append(list, show(e.Dice))
		case engine.GoBegan:
			if e.Number > 1 {
				return list
			}
		}
	}
	return list
}

func show(d engine.Throw) string {
	if d[1] == 0 {
		return fmt.Sprint(d[0])
	}
	return fmt.Sprint(d[0], d[1])
}

func TestHarbour(t *testing.T) {
	for _, c := range []struct {
		sheet string
		want  int // totals raised
	}{
		{"", 0}, {"harbour 10, 12", 1}, {"harbour 11", 0}, {"harbour always", 1}, {"harbour never\nharbour always", 0},
		{"harbour 11\nharbour always", 0}, {"if Bob has Mine: harbour 11\nharbour 10", 1}, {"harbour if doubles", 1}, {"harbour unless doubles", 0},
	} {
		pos := position()
		own(&pos, ann, engine.Harbour, engine.TrainStation)
		_, events := play(t, pos, c.sheet, "", 5, 5, 1, 1, 1, 1)
		if got := len(of[engine.TwoAdded](events)); got != c.want {
			t.Errorf("%q: raised %d times, want %d", c.sheet, got, c.want)
		}
	}
}

func TestSwaps(t *testing.T) {
	for _, c := range []struct{ sheet, want string }{
		{"", ""}, {"swap Bakery for Mine of Bob", "Bakery for Mine of 1"},
		{"swap Cafe for Mine of Bob\nswap Bakery for Mine of Bob", "Bakery for Mine of 1"},
		{"swap Bakery for Forest of Bob\nswap nothing\nswap Bakery for Mine of Bob", ""},
	} {
		pos := position()
		own(&pos, ann, engine.BusinessComplex)
		own(&pos, bob, engine.Mine)
		_, events := play(t, pos, c.sheet, "", 6)
		got := ""
		for _, e := range of[engine.Swapped](events) {
			got += fmt.Sprintf("%s for %s of %d", e.Gave, e.Got, e.Of)
		}
		if got != c.want {
			t.Errorf("%q: %q, want %q", c.sheet, got, c.want)
		}
	}
}

// Each copy takes the first line that can be carried out then.
func TestSeveralMoves(t *testing.T) {
	pos := position()
	own(&pos, ann, engine.MovingCompany, engine.MovingCompany, engine.Mine, engine.TrainStation)
	_, events := play(t, pos, "move Mine to Carol\nmove Bakery to Bob", "", 4, 5)
	moved := of[engine.Moved](events)
	if len(moved) != 2 || moved[0].Card != engine.Mine || moved[0].To != carol || moved[1].Card != engine.Bakery || moved[1].To != bob {
		t.Errorf("got %+v", moved)
	}
}

func TestDemolish(t *testing.T) {
	for _, c := range []struct {
		sheet string
		want  engine.Card
	}{
		{"", engine.TrainStation}, {"demolish Airport, Radio Tower", engine.RadioTower}, {"demolish Airport\ndemolish Radio Tower", engine.RadioTower},
		{"demolish Airport", engine.TrainStation},
	} {
		pos := position()
		own(&pos, ann, engine.DemolitionCompany, engine.TrainStation, engine.RadioTower)
		_, events := play(t, pos, "roll 1\n"+c.sheet, "", 4)
		if got := of[engine.Demolished](events); len(got) != 1 || got[0].Landmark != c.want {
			t.Errorf("%q: %+v, want %s", c.sheet, got, c.want)
		}
	}
}

func TestRenovate(t *testing.T) {
	for _, c := range []struct {
		sheet string
		want  engine.Card
	}{
		{"", engine.Cafe}, {"renovate Bakery", engine.Bakery}, {"renovate Mine\nrenovate Bakery", engine.Bakery}, {"renovate nothing", engine.NoCard},
		{"renovate Mine", engine.Cafe},
	} {
		pos := position()
		own(&pos, ann, engine.RenovationCompany, engine.TrainStation)
		own(&pos, bob, engine.Cafe)
		_, events := play(t, pos, c.sheet, "", 4, 4)
		if got := of[engine.RenovationChosen](events); len(got) != 1 || got[0].Card != c.want {
			t.Errorf("%q: %+v, want %s", c.sheet, got, c.want)
		}
	}
}

func TestConvention(t *testing.T) {
	for _, c := range []struct {
		sheet string
		want  engine.Card
	}{
		{"", engine.NoCard}, {"convention Bakery", engine.Bakery}, {"convention Mine\nconvention Wheat Field", engine.WheatField},
		{"convention none\nconvention Bakery", engine.NoCard}, {"convention Mine", engine.NoCard},
	} {
		pos := position()
		own(&pos, ann, engine.ConventionCenter, engine.TrainStation)
		_, events := play(t, pos, c.sheet, "", 4, 6)
		got := engine.NoCard
		for _, e := range of[engine.Convened](events) {
			got = e.Card
		}
		if got != c.want {
			t.Errorf("%q: %s, want %s", c.sheet, got, c.want)
		}
	}
}

func TestInvest(t *testing.T) {
	for _, c := range []struct {
		sheet string
		want  int
	}{
		{"", 0}, {"invest", 2}, {"invest always", 2}, {"invest never\ninvest", 0}, {"go 1: invest", 1}, {"invest if coins >= 90", 0},
	} {
		pos := position()
		own(&pos, ann, engine.TechStartup)
		_, events := play(t, pos, c.sheet, "", 3, 3, 3, 3)
		if got := len(of[engine.Invested](events)); got != c.want {
			t.Errorf("%q: %d coins, want %d", c.sheet, got, c.want)
		}
	}
}

func TestTheRecordOfAGo(t *testing.T) {
	pos := position()
	pos.Towns[ann].Coins = 4
	own(&pos, ann, engine.RadioTower, engine.TechStartup)
	pos.Market.Offer.Put(engine.Forest, 0)
	player, _ := play(t, pos, "go 1\nreroll 6 if doubles\nreroll 5\nif coins >= 90: buy Airport\nbuy Radio Tower, Forest, Mine, Ranch, Bakery\ninvest", "buy Cafe", 5, 3, 3, 3, 3)
	goes := player.Goes()
	if len(goes) != 2 {
		t.Fatalf("%d goes", len(goes))
	}
	var got []string
	for _, c := range goes[0].Choices {
		line := "default"
		if c.Line != nil {
			line = c.Line.String()
		}
		got = append(got, fmt.Sprintf("%s: %s, %d %v, skipped %d", c.Verb, line, c.Total, c.Yes, len(c.Skipped)))
	}
	for _, try := range goes[0].Tries {
		got = append(got, fmt.Sprintf("%s: %d %d short %d %s", try.Card, try.Outcome, try.Refusal, try.Short, try.Condition()))
	}
	want := []string{
		"reroll: reroll 5, 5 true, skipped 1",
		"invest: invest always, 3 true, skipped 0",
		"nothing: 2 0 short 0 coins >= 90",
		"Radio Tower: 1 2 short 0 ",
		"Forest: 1 4 short 0 ",
		"Mine: 1 5 short 1 ",
		"Livestock Farm: 0 0 short 0 ",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if len(goes[1].Tries) != 1 || goes[1].Tries[0].Card != engine.Cafe || goes[1].Number != 2 {
		t.Errorf("go 2: %+v", goes[1])
	}
}

func TestNothingIsRecordedOrAllocatedInSilence(t *testing.T) {
	pos := position()
	own(&pos, ann, engine.TrainStation, engine.RadioTower, engine.Harbour)
	player := deciding.Decide(read(example), orders.Sheet{})
	player.Silent = true
	view := engine.Look(&pos, ann)
	allocated := testing.AllocsPerRun(100, func() {
		player.DiceToRoll(view)
		player.Reroll(view)
		player.AddTwo(view)
		player.Swap(view)
		player.TVVictim(view)
		player.Renovate(view)
		player.Candidates(view)
		player.Invest(view)
	})
	if allocated > 0 || len(player.Goes()) > 0 {
		t.Errorf("%v allocations, %d goes recorded", allocated, len(player.Goes()))
	}
}
