package reading_test

import (
	"strings"
	"testing"
)

// A correction is an order, and what is to be in its place: what is struck of it, and what comes instead.
type correction struct{ order, struck, instead, want string }

var corrections = []correction{
	{"two dice", "two dice", "one die", "roll 1"},
	{"one die", "one die", "two dice", "roll 2"},
	{"tv Bob", "Bob", "Carol", "tv Carol"},
	{"buy Mine", "the Mine", "the Cafe", "buy Cafe"},
	{"Forest, or else Mine", "the Mine", "the Cafe", "buy Forest, Cafe"},
	{"demolish Harbour", "the Harbour", "the Train Station", "demolish Train Station"},
	{"move Bakery to Bob", "Bob", "Carol", "move Bakery to Carol"},
	{"move Bakery to Bob", "the Bakery", "the Wheat Field", "move Wheat Field to Bob"},
	{"harbour 10", "", "harbour never", "harbour never"},
	{"reroll 1-4", "", "never reroll", "never reroll"},
	{"invest always", "", "invest never", "invest never"},
}

// Ways to say it: - is what is struck, + what is to be.
var corrected = []string{
	"no, +", "No wait, +", "sorry, +", "No, sorry, +", "not -, +", "no, not -, +", "sorry, not - but +", "+ instead of -",
	"change - to +", "+, not -", "I mean +", "scratch -, + instead", "make that +", "+ after all", "no, + then",
}

// Whatever is put right in a letter, in whatever words and for whatever reason, is put right or asked about, and
// mostly the first.
func TestWhatIsPutRight(t *testing.T) {
	t.Parallel()
	count := map[taken]int{}
	for _, c := range corrections {
		for _, way := range corrected {
			if c.struck == "" && strings.Contains(way, "-") {
				continue
			}
			for _, why := range []string{"", ", I forgot my Wheat Field", ", that's cheaper", ", I'm better off that way", " because Bob has too many coins"} {
				said := strings.NewReplacer("-", c.struck, "+", c.instead).Replace(way) + why
				l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 2, Text: c.order + "\n" + said + "\nconvention Mine\nend", Want: c.want + "\nconvention Mine"}
				how, got := l.judge()
				if count[how]++; how == silent {
					t.Errorf("%q is read as %s", l.Text, got)
				}
			}
		}
	}
	if most := 680; count[atOnce] < most {
		t.Errorf("at once: %d, and not %d; %v", count[atOnce], most, count)
	}
	t.Log(count)
}

// What only looks like a correction puts nothing right.
func TestWhatIsNotPutRight(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"buy Mine, not the Forest", "buy Mine"},
		{"buy Mine\nbuy Cafe, not the Bakery", "buy Mine, Cafe"},
		{"tv Bob - not Carol, she is poor", "tv Bob"},
		{"demolish Harbour, not the Train Station", "demolish Harbour"},
		{"buy Harbour\ndemolish Train Station, not the Harbour", "buy Harbour\ndemolish Train Station"},
		{"buy Mine\nno flower shop for me, thank you", "buy Mine"},
		{"Mine, Forest\nIt is raining, scrap the umbrella", "buy Mine, Forest"},
		{"go 1: Mine\ngo 2:\nForest, not the Mine", "go 1: buy Mine"},
		{"go 1: two dice\ngo 2: two dice\nSorry, one die instead of two", ""},
		{"buy Mine\nno, the Cafe, I want the Forest as well", "buy Cafe, Forest"},
		{"two dice\nno, one die, and two in the second", "go 1: roll 1\ngo 2: roll 2"},
		{"two dice\nno, one die if I have 5 coins", "if coins >= 5: roll 1"},
	} {
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1, Text: c.text, Want: c.want}
		if how, got := l.judge(); how == silent {
			t.Errorf("%q is read as %s", c.text, got)
		}
	}
}
