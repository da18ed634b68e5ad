package deciding_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
)

func TestJoined(t *testing.T) {
	for _, c := range []struct{ name, sheet, standing, want string }{
		{"each go", "go 1: buy Mine\ngo 2: buy Forest\nevery go: buy Cafe", "buy Ranch", "go 1: Mine Cafe Livestock Farm; go 2: Forest Cafe Livestock Farm"},
		{"extra goes with a heading", "extra go: buy Mine", "", "go 1:; go 2:; extra go: Mine"},
		{"conditions", "go 1: if coins >= 3: buy Mine\nevery go: buy Mine", "", "go 1: Mine(coins >= 3) Mine; go 2: Mine"},
		{"a later turn, one go", "turn 5\nbuy Mine", "", "go 1: Mine"},
		{"nothing ends it", "go 1: buy nothing\nevery go: buy Mine", "", "go 1: nothing; go 2: Mine"},
		{"no more than five that are certain", "buy Mine, Forest, Cafe, Bakery, Ranch", "buy Stadium\nbuy Mine", "go 1: Mine Forest Cafe Bakery Livestock Farm; go 2: Mine Forest Cafe Bakery Livestock Farm"},
	} {
		pos := position()
		lists := deciding.Joined(read(c.sheet), reading.ReadStanding(c.standing, table(), ann), &pos, ann)
		var got []string
		for _, list := range lists {
			text := list.Scope.String() + ":"
			for _, candidate := range list.List {
				text += " " + candidate.Card.String()
				if len(candidate.Conditions()) > 0 {
					text += "(" + strings.Join(candidate.Conditions(), " and ") + ")"
				}
			}
			got = append(got, text)
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%s: %q, want %q", c.name, text, c.want)
		}
	}
}

func TestWarningsOfThePosition(t *testing.T) {
	for _, c := range []struct{ sheet, want string }{
		{"buy Ranch", ""},
		{"buy Forest", "NotOnOffer Forest"},
		{"buy Train Station", "AlreadyBuilt Train Station"},
		{"buy Stadium", "AlreadyOwned Stadium"},
		{"buy Airport", "TooDear Airport"},
		{"go 1: buy Forest\ngo 2: buy Forest", "NotOnOffer Forest"}, // once
		{"standing: buy Forest", ""},
		{"turn 5\nbuy Forest", ""},
	} {
		pos := position()
		pos.Market.Offer.Put(engine.Forest, 0)
		own(&pos, ann, engine.TrainStation, engine.Stadium)
		var got []string
		for _, w := range deciding.Warnings(read(c.sheet), &pos, ann) {
			got = append(got, string(w.About)+" "+w.Card.String())
		}
		if text := strings.Join(got, ", "); text != c.want {
			t.Errorf("%q: %q, want %q", c.sheet, text, c.want)
		}
	}
}

// What the best rolls bring in is counted with the goes before.
func TestTheBestRoll(t *testing.T) {
	for _, c := range []struct {
		name  string
		setUp func(*engine.Position)
		sheet string
		dear  bool
	}{
		{"3 coins and a Bakery's", func(*engine.Position) {}, "go 1: buy Forest", false},
		{"3 coins and a Bakery's or a Wheat Field's make 4", func(*engine.Position) {}, "go 1: buy Sushi Bar", false},
		{"but not 5", func(*engine.Position) {}, "go 1: buy Publisher", true},
		{"in go 2 what came before counts too", func(*engine.Position) {}, "go 2: buy Publisher", false},
		{"every go is as good as the best of them", func(*engine.Position) {}, "buy Publisher", false},
		{"five Mines on a 9, no Train Station", func(p *engine.Position) { p.Towns[ann].Owned.Put(engine.Mine, 5) }, "go 1: buy Shopping Mall", true},
		{"five Mines on a 9", func(p *engine.Position) { p.Towns[ann].Owned.Put(engine.Mine, 5); own(p, ann, engine.TrainStation) }, "go 1: buy Shopping Mall", false},
		{"a Food Warehouse's 12", func(p *engine.Position) {
			p.Towns[ann].Owned.Put(engine.FoodWarehouse, 6)
			p.Towns[ann].Owned.Put(engine.Cafe, 2)
			own(p, ann, engine.TrainStation)
		}, "go 1: buy Radio Tower", false},
		{"the Convention Center lets the Bakeries work twice", func(p *engine.Position) {
			p.Towns[ann].Owned.Put(engine.Bakery, 6)
			p.Towns[ann].Owned.Put(engine.AppleOrchard, 1)
			own(p, ann, engine.TrainStation, engine.ConventionCenter)
		}, "go 1: buy Shopping Mall", false},
	} {
		pos := position()
		c.setUp(&pos)
		dear := false
		for _, w := range deciding.Warnings(read(c.sheet), &pos, ann) {
			dear = dear || w.About == orders.TooDear
		}
		if dear != c.dear {
			t.Errorf("%s: too dear %v", c.name, dear)
		}
	}
}
