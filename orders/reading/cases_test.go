package reading_test

import (
	"strings"
	"testing"
)

// A case is what may hold or not: in the language of orders, and as people say the one and the other.
type twoCase struct{ holds, fails, if1, if2 string }

var twoCases = []twoCase{
	{"coins >= 10", "coins < 10", "I have 10 coins or more", "I have less"},
	{"coins >= 10", "coins < 10", "I have at least 10 coins", "I don't"},
	{"Bob coins >= 5", "Bob coins < 5", "Bob has at least 5 coins", "he has less than that"},
	{"Bob has Cafe", "Bob has no Cafe", "Bob has a Cafe", "he has none"},
	{"roll 9-10", "not roll 9-10", "I roll 9 or 10", "I roll anything else"},
	{"no Mine on offer", "Mine on offer", "somebody has bought the Mine", "it is still there"},
	{"Mine on offer", "no Mine on offer", "the Mine is on offer", "it's gone"},
	{"have Harbour", "have no Harbour", "my Harbour is built", "it isn't"},
	{"doubles", "not doubles", "I roll doubles", "not"},
}

// A choice is what is ordered in the one case and in the other, and how that is said.
var twoChoices = []struct{ one, other, said1, said2 string }{
	{"buy Forest", "buy Bakery", "buy the Forest", "buy a Bakery"},
	{"buy Forest, Cafe", "buy Bakery, Ranch", "the Forest or else the Cafe", "a Bakery or else a Ranch"},
	{"buy Forest", "buy nothing", "I buy the Forest", "I buy nothing"},
	{"invest always", "invest never", "put a coin on the Tech Startup", "don't"},
}

// Ways to say both: C is the case, N that it does not hold, A and B what is ordered.
var inCases = []string{
	"If C, A. If N, B.", "If C, A; if N, B.", "If C, A, but if N, B.", "If C: A, and if N, B.", "if C then A, if N then B", "A if C. If N, B.",
	"A if C, and B if N.", "If C, A. If that is not the case, B.", "If C, A. Otherwise, B.", "A if C, otherwise B.", "If C, A. In any other case B.",
}

// What is ordered in one case and in the other is read as that or asked about, in whatever words the second
// answers the first, and mostly the first.
func TestTwoCases(t *testing.T) {
	t.Parallel()
	count := map[taken]int{}
	for _, c := range twoCases {
		for _, o := range twoChoices {
			for _, way := range inCases {
				l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 2,
					Text: strings.NewReplacer("C", c.if1, "N", c.if2, "A", o.said1, "B", o.said2).Replace(way) + "\nend",
					Want: "if " + c.holds + ": " + o.one + "\nif " + c.fails + ": " + o.other,
					Or:   []string{"if " + c.holds + ": " + o.one + "\n" + o.other}}
				how, got := l.judge()
				if count[how]++; how == silent {
					t.Errorf("%q is read as %s", l.Text, got)
				}
			}
		}
	}
	if most := 380; count[atOnce] < most {
		t.Errorf("at once: %d, and not %d; %v", count[atOnce], most, count)
	}
	t.Log(count)
}

// What only looks like two cases is none.
func TestWhatIsNotTwoCases(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Stadium for a 6, TV Station for a 5, Ranch for the rest.", "if roll 6: buy Stadium\nif roll 5: buy TV Station\nif not roll 6 and not roll 5: buy Ranch"},
		{"Mine\non a 6 the Forest, otherwise nothing", "if roll 6: buy Forest\nbuy Mine"},
		{"Ranch, unless I can pay for the Mine, then that.", "buy Mine, Ranch"},
		{"tv Bob when over 5 coins, else Carol", "if Bob coins > 5: tv Bob\ntv Carol"},
		{"If the Mine is gone: the Forest, and if that is gone, a Bakery", "if no Mine on offer: buy Forest, Bakery"},
		{"the Mine, but if it is gone, the Forest instead", "buy Mine, Forest"},
		{"If I have 22 coins the Radio Tower, if I have 10 the Mall", "buy Radio Tower, Shopping Mall"},
		{"If Bob has a Cafe, a Mine, and if Carol has one, a Forest", "if Bob has Cafe: buy Mine\nif Carol has Cafe: buy Forest"},
		{"if I roll 4, reroll, and if I roll it again, I keep it", "reroll 4"},
	} {
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 2, Text: c.text + "\nend", Want: c.want}
		if how, got := l.judge(); how == silent {
			t.Errorf("%q is read as %s", c.text, got)
		}
	}
}

// A question behind which stands a then, and what stands behind a semicolon and cannot stand alone, are cases of
// one order.
func TestCasesOfTools(t *testing.T) {
	for text, want := range map[string]string{
		"Does Bob still own a Mine? Then swap my Cafe for it. Otherwise swap my Cafe for Carol's Forest.": "every go: if Bob has Mine: swap Cafe for Mine of Bob / every go: if Bob has no Mine: swap Cafe for Forest of Carol",
		"Has Bob got 5 coins? Then take from him. Otherwise take from Carol.":                             "every go: if Bob coins >= 5: tv Bob / every go: if Bob coins < 5: tv Carol",
		"Is it cold? Then take from Bob.":                                                                 "-",
		"Does Bob have many coins? Then take from Carol.":                                                 "-",
		"Tear down the Harbour if I have less than 8 coins; with 8 or more, the Airport":                  "every go: if coins < 8: demolish Harbour / every go: if coins >= 8: demolish Airport",
		"Swap. Out: one Cafe. In: Bob's Mine.":                                                            "every go: swap Cafe for Mine of Bob",
		"Close the Cafes, unless I own one myself, then the Bakeries":                                     "every go: if have Cafe: renovate Bakery / every go: if have no Cafe: renovate Cafe",
		"Give my Cafe for a Mine, Bob's for choice, or Carol's if Bob has none":                           "every go: swap Cafe for Mine of Bob / every go: swap Cafe for Mine of Carol",
		"TV: Bob (>= 6 coins), Carol in all other cases":                                                  "every go: if Bob coins >= 6: tv Bob / every go: if Bob coins < 6: tv Carol",
	} {
		files(t, text, want)
	}
}
