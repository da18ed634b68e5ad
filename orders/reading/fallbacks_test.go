package reading_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
)

// readsAs fails for each text that is not read as it should be, in one line.
func readsAs(t *testing.T, cases []struct{ text, want string }) {
	t.Helper()
	for _, c := range cases {
		if got := strings.ReplaceAll(said(read(c.text)), "\n", " / "); got != c.want {
			t.Errorf("%q: got %s, want %s", c.text, got, c.want)
		}
	}
}

// A fallback that names what lacks goes on with the list before it; where it is for
// something else it stays a condition.
func TestFallbacks(t *testing.T) {
	t.Parallel()
	readsAs(t, []struct{ text, want string }{
		{"buy Bakery. If there is no Bakery left then please the Wheat Field.", "every go: buy Bakery / every go: buy Wheat Field"},
		{"Forest again. If no forests, Flower Orchard.", "every go: buy Forest / every go: buy Flower Orchard"},
		{"Mine please. If somehow I can't, I'd settle for a Bakery.", "every go: buy Mine / every go: buy Bakery"},

		{"buy Bakery. If there is no Bakery left, roll 1.", "every go: buy Bakery / every go: if no Bakery on offer: roll 1"},
		{"buy Bakery. If there is no Mine left, Wheat Field.", "every go: if no Mine on offer: buy Wheat Field / every go: buy Bakery"},

		{"Two dice shall be rolled.", "every go: roll 2"},
		{"One die is to be thrown on either occasion", "every go: roll 1"},
		{"(b) I roll one die", "every go: roll 1"},
		{"The dice shall be rolled again", "prose: The dice shall be rolled again"},
	})
}

// An exception goes before the list that it is one of; a candidate on a condition stays in
// its place.
func TestExceptionsGoBeforeTheirList(t *testing.T) {
	t.Parallel()
	readsAs(t, []struct{ text, want string }{
		{"Mine or else Forest. But if I roll a 7, buy the Flower Shop.", "every go: if I roll 7: buy Flower Shop / every go: buy Mine, Forest"},
		{"Mine, Forest. If I roll a 7 buy nothing.", "every go: if I roll 7: buy nothing / every go: buy Mine, Forest"},
		{"Buy the Mine. If I have 20 coins buy the Stadium.", "every go: if coins >= 20: buy Stadium / every go: buy Mine"},
		{"Mine, but if I roll a 7 the Flower Shop.", "every go: if I roll 7: buy Flower Shop / every go: buy Mine"},
		{"* Loan Office\n* if not: General Store\n* if I roll 12+: nothing", "every go: if I roll 12+: buy nothing / every go: buy Loan Office / every go: buy General Store"},
		{"Buy the Bakery.\nIn case I roll a 1 I'd prefer the Wheat Field.", "every go: if I roll 1: buy Wheat Field / every go: buy Bakery"},
		{"Compra Mina. Pero si saco un 7, Bosque.", "every go: if I roll 7: buy Forest / every go: buy Mine"},

		{"1. Mine\n2. if I roll 7: Stadium\n3. Forest", "every go: buy Mine / every go: if I roll 7: buy Stadium / every go: buy Forest"},
		{"Mine\nif I roll 7: Stadium\nForest", "every go: buy Mine / every go: if I roll 7: buy Stadium / every go: buy Forest"},
		{"Mine. Stadium if I roll a 7. Forest.", "every go: buy Mine / every go: if I roll 7: buy Stadium / every go: buy Forest"},
		{"Kaufe Wald. Wenn ich keinen Wald habe, Café.", "every go: buy Forest / every go: if have no Forest: buy Cafe"},
		{"buy Mine\nif I roll 7: buy Forest", "every go: buy Mine / every go: if I roll 7: buy Forest"},
	})
}

// A nothing that is only said buys nothing less; one for every go stands behind what is for
// one; one that is bought is no candidate in front of others.
func TestNothingThatIsOnlySaid(t *testing.T) {
	t.Parallel()
	readsAs(t, []struct{ text, want string }{
		{"Here goes nothing. Two dice. Mine.", "every go: roll 2 / every go: buy Mine / prose: Here goes nothing."},
		{"Nothing much to report. Mine.", "every go: buy Mine / prose: Nothing much to report."},
		{"Reroll a 6, nothing else. Mine, Forest.", "every go: reroll 6 / every go: buy Mine, Forest"},
		{"Nothing so grand today. Go 1: Mine.", "go 1: buy Mine / every go: buy nothing"},
		{"I buy nothing. If I get an extra go: Forest.", "extra go: buy Forest / every go: buy nothing"},
		{"Zug 2: nichts, falls ich in Zug 1 die Mine gekauft habe (dann spare ich), sonst das Einkaufszentrum.", "go 2: if bought Mine: buy nothing / go 2: if not bought Mine: buy Shopping Mall"},
		{"buy nothing\nbuy Mine", "every go: buy nothing / every go: buy Mine"},
		{"go 1: buy nothing\ngo 1: buy Mine", "go 1: buy nothing / go 1: buy Mine"},
		{"I drop the kids at school at 8. Mine.", "every go: buy Mine / prose: I drop the kids at school at 8."}, // no place in a list
	})
	if sheet := read("I shall save this turn. And the Forest is what I want to buy."); len(sheet.Proposed) == 0 {
		t.Errorf("filed as %q", sheet.Orders())
	}
}

// What is left alone unless something holds is done where it does.
func TestUnless(t *testing.T) {
	t.Parallel()
	readsAs(t, []struct{ text, want string }{
		{"Don't reroll unless it's a 2 or a 3.", "every go: reroll 2-3"},
		{"don't use the Harbour unless the total is 12", "every go: harbour 12"},
		{"Roll two dice unless Bob has a Family Restaurant.", "every go: if Bob has Restaurant: roll 1"},
		{"Reroll 1-4. Don't reroll if doubles.", "every go: if doubles: never reroll / every go: reroll 1-4"},
		{"if not I roll 2-3: never reroll", "every go: if not I roll 2-3: never reroll"}, // the order language
	})
}

// A choice below lines that each have their go is for both, if neither has one of its own.
func TestChoicesBelowGoesAreForBoth(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"I'd like the Mine, failing that the Forest; same for my second go": "every go: buy Mine, Forest",
		"I'd like the Mine. The same for my second go.":                     "every go: buy Mine",
		"go 1: Cafe\ngo 2: Mine\nI roll one die":                            "go 1: buy Cafe / go 2: buy Mine / every go: roll 1",
		"go 1: buy Cafe\ngo 2: buy Mine\nroll 1":                            "go 1: buy Cafe / go 2: buy Mine / every go: roll 1",
		"go 1: buy Cafe\nreroll 1-3\ngo 2: buy Mine\nreroll 1-4":            "go 1: buy Cafe / go 1: reroll 1-3 / go 2: buy Mine / go 2: reroll 1-4",
	} {
		if got := strings.ReplaceAll(said(read(text)), "\n", " / "); got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}

// Conditions that cannot both hold were put together wrongly, and an otherwise before an order
// of another kind may hang on more than it says: neither is filed.
func TestWhatWasPutTogetherWronglyIsAsked(t *testing.T) {
	t.Parallel()
	table := reading.Table{Names: []string{"Ann", "Bob"}, Rules: engine.DefaultRules(engine.Everything), Turn: 1}
	for _, text := range []string{
		"If I have at least 4 coins and I have fewer than 4 coins, the Sushi Bar.",
		"airport if I can, otherwise just stick a coin in the startup",
		"if it's less than 6 roll again and buy a mine or if not a forest",
		"If I roll 3, reroll and buy the Mine",
		"if Bob already has 3 of them, Forest",
		"A Ranch, but not if I already own two",
		"tv Bob on Fridays",
		"Please get a Forest, but not if I've less than 5 coins, in that case nothing.",
		"Buy the Cafe except when I have 10 coins, because then I want the Stadium.",
		"Please swap my Forest for Bob's Mine, but only if he has at least two of those.",
		"Give Bob my Cafe with the Moving Company if he has none of his own.",
		"Forest, but should I have 22 coins I want the Radio Tower and nothing else.",
		"A Tech Startup please, my garage is free anyway.",
		"Tech Startup if I have 6 coins, otherwise a Bakery.",
		"reroll 5-",
		"tv Bob unless I have no coins",
		"If I have 7 coins, the Mine. Less than that: the Cafe.",
		"Forest if I already have 3 kids",
		"si ya la tengo, Bosque",
		"If Bob has a Mine, buy a Forest. The same goes for Bob.",
		"Invest a coin each go. But keep at least three.",
		"My first go: two dice and the Mine. The second: whatever is left.",
		"Give Bob my Cafe with the Moving Company, and take his Mine for my Bakery if the Business Complex comes up.",
		"first go Bakery, for the second one a Ranch, and if I should get an extra one, the Cafe please.",
		"If I'm down to my last coin, Wheat Field.",
		"If Bob has a Cafe, one die; if he doesn't, two dice and reroll under 6.",
		"Trade with Bob: his Forest, my Wheat Field.",
		"buy Mine. Next time I'll go for the Stadium.",
		"I want a Flower Orchard first, Flower Shop next.",
		"No swap unless Bob has the Mine",
		"Buy Cafe, Bakery. The Bakery only if I roll under 5.",
		"Extra go: Forest. The others: Mine.",
		"When I have 3 landmarks, not before, buy the Radio Tower.",
		"First go Mine. If I got it then on my second go Forest.\none die",
		"on my first go i buy a flower orchard. if i got it then on my second go i buy a flower shop\none die",
		"I'm told the Demolition Company is coming. Let it be the Train Station.",
		"get forest or furniture factory, whichever I can afford, furniture first though",
	} {
		if sheet := reading.Read(text, table, 0); len(sheet.Proposed)+len(sheet.Refused) == 0 {
			t.Errorf("%q is filed as %q", text, sheet.Orders())
		}
	}
	// Doubles are why there is an extra go.
	sheet := reading.Read("buy Mine. if doubles then tuna boat on the bonus go", table, 0)
	if got := strings.Join(sheet.Orders(), "; "); !strings.Contains(got, "extra go: buy Tuna Boat") {
		t.Errorf("filed as %q", got)
	}
}
