package orders_test

import (
	"reflect"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading"
)

// naming are orders and conditions of Ann's that name a player, one or more for
// each form that does, after the form.
var naming = []struct{ form, text string }{
	{"tv PLAYER", "tv Bob"}, {"tv PLAYER", "tv Cat"},
	{"swap CARD for CARD of PLAYER", "swap Bakery for Mine of Bob"},
	{"swap CARD for CARD of PLAYER", "swap Bakery for Member's Only Club of Cat"},
	{"move CARD to PLAYER", "move Bakery to Cat"},
	{"PLAYER coins >= N", "buy Mine if Bob coins >= 3"}, {"PLAYER coins >= N", "buy Mine if Bob coins < 3"},
	{"PLAYER coins >= N", "buy Mine unless Cat coins = 3"},
	{"PLAYER bought CARD", "buy Mine if Bob bought Forest"}, {"PLAYER has not bought CARD", "buy Mine if Cat has not bought Forest"},
	{"PLAYER has N landmarks", "buy Mine if Bob has 2 landmarks"}, {"PLAYER has N landmarks", "buy Mine unless Bob has 2 landmarks"},
	{"PLAYER has N CARD", "buy Mine if Bob has 2 Forest"}, {"PLAYER has N CARD", "buy Mine if Bob has Forest"},
	{"PLAYER has N CARD", "buy Mine if Cat has no Forest"}, {"PLAYER has N CARD", "buy Mine unless Cat has 3 Forest"},
	// The writer, by name and without.
	{"PLAYER coins >= N", "buy Mine if Ann coins >= 3"}, {"PLAYER has N CARD", "buy Mine if Ann has Forest"},
	// All at once.
	{"PLAYER has N CARD", "swap Bakery for Mine of Bob if Bob has 2 Mine and Cat coins > 5 and have Bakery and Bob bought Mine"},
	{"tv PLAYER", "turn 9\ngo 1: tv Bob\nextra go: tv Cat\nstanding: tv Bob if Cat coins > 3"},
}

// others are names that the three may have later: alike, odd, and each other's.
var others = [][]string{
	{"Anne", "Bobby", "Catherine"}, {"Bob", "Cat", "Ann"}, {"Ann", "Annabel", "An"}, {"Ann", "Player 2", "Player 3"},
	{"Zoë", "Sam O'Neill", "Jean-Luc de la Mine"}, {"Ann", "Bob and Co", "Mine"}, {"Bo", "Jo Has", "Dr. No"}, {"A", "B", "C"},
}

func TestNamedOrdersStayTheSame(t *testing.T) {
	was := []string{"Ann", "Bob", "Cat"}
	rules := engine.DefaultRules(engine.Everything)
	for _, c := range naming {
		before := reading.Read(c.text, reading.Table{Names: was, Rules: rules}, 0)
		if len(before.Lines) == 0 || len(before.Refused) > 0 || len(before.Prose) > 0 {
			t.Errorf("%s: %+v", c.text, before)
		}
		for _, now := range others {
			text := before.Named(now, 0).Canonical()
			after := reading.Read(text, reading.Table{Names: now, Rules: rules}, 0)
			if !sameOrders(before, after) {
				t.Errorf("%q for %v is written\n%s and read as\n%s", c.text, now, text, after.Canonical())
			}
			if back := after.Named(was, 0).Canonical(); back != before.Canonical() {
				t.Errorf("%q for %v and back is\n%s", c.text, now, back)
			}
		}
	}
}

// sameOrders tells whether two sheets order the same, whatever they call the
// players.
func sameOrders(a, b orders.Sheet) bool {
	if len(a.Lines) != len(b.Lines) || a.Turn != b.Turn || a.HasExtra != b.HasExtra || a.HasStanding != b.HasStanding {
		return false
	}
	for i, line := range a.Lines {
		other := b.Lines[i]
		if line.Scope != other.Scope || len(line.If) != len(other.If) || !reflect.DeepEqual(line.Order, other.Order) {
			return false
		}
		for k := range line.If {
			if !reflect.DeepEqual(line.If[k], other.If[k]) {
				return false
			}
		}
	}
	return true
}

// No form that names a player is missing above.
func TestNamedHasEveryFormWithAPlayer(t *testing.T) {
	var forms []string
	for _, row := range orders.Verbs() {
		forms = append(forms, row.Forms[names.English]...)
	}
	for _, row := range orders.Conditions() {
		forms = append(forms, row.Forms[names.English]...)
	}
	has := map[string]bool{}
	for _, c := range naming {
		has[c.form] = true
	}
	for _, form := range forms {
		if strings.Contains(form, "PLAYER") && !has[form] {
			t.Errorf("no order has the form %q", form)
		}
	}
}
