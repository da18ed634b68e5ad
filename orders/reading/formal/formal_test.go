package formal_test

import (
	"os"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

func table() *marks.Table {
	return marks.NewTable([]string{"Ann", "Bob", "Carol"}, engine.DefaultRules(engine.Base|engine.Harbours|engine.Millions).InPlay(), 0)
}

func TestPlain(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"buy the Mine", "buy the mine"},
		{"If, at the material time, I am possessed of ten coins, the Mine", "if i have ten coins , the mine"},
		{"The Mine, for any reason whatsoever, the Forest", "the mine , the forest"},
		{"Upon activation of the Renovation Company (if any), close the Cafe", "if the renovation company comes up , close the cafe"},
		{"In the event that Bob shall, at the time of my go, have built a Mine", "in the event that bob has built a mine"},
		{"the levy is hereby to be made upon Bob", "take from bob"},
		{"a levy is made upon Bob", "a levy is made upon bob"},
		{"Without prejudice to my good name, a Mine", "a mine"},
		{"Without prejudice to my second go, a Mine", "a mine"},
		{"Without prejudice to Bob, a Mine", "without prejudice to bob , a mine"},
		{"For the present turn only", "this turn :"},
		{"A Mine for the present turn only", "a mine this turn"},
		{"With effect from this turn and until further notice in writing, you are instructed (i) never to reroll on my behalf, and (ii) never to place a coin upon my Tech Startup.", "until further notice , you are ( i ) never to reroll , and ( ii ) never to put a coin on my tech startup ."},
		{"two shall be added, but not otherwise", "add two only"},
		{"If I've read the rules right I'm first", "im first"},
		{"If I've read the rules right, a Mine", "a mine"},
		{"if carol's got under 4 by then tv Bob instead", "if carol has less than 4 coins tv bob instead"},
		{"No adding on a 10 - in fact no adding at all, ever.", "never use the harbour ."},
		{"Two dice, and may they show a six each!", "two dice ."},
		{"Forest, I need a 9 for the Mine, Cafe", "forest , cafe"},
		{"unless he's broke (less than 3) then it's Carol", "unless he has less than 3 coins then carol"},
	} {
		var lows []string
		for _, one := range formal.Plain(table(), marks.Tokens(c.text)) {
			lows = append(lows, one.Low)
		}
		if got := strings.Join(lows, " "); got != c.want {
			t.Errorf("%q is plainly %q, want %q", c.text, got, c.want)
		}
	}
}

// What is said plainly is made of words that are in the tables.
func TestWhatIsPlainIsKnown(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("formal.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		here, there, ok := strings.Cut(line, "=")
		if !ok || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "&") {
			continue
		}
		for _, token := range marks.Tokens(strings.NewReplacer("NAMED2", "", "WHO2", "", "NAMED", "", "WHO", "", "SUM", "", "COMMA", "", "COLON", "").Replace(here)) {
			if token.IsWord() && !words.IsKnown(token.Low, words.English) && !everyday.Is(token.Low, &[words.NumLanguages]bool{words.English: true}) {
				t.Errorf("%q in %q is no word of the tables", token.Low, here)
			}
		}
		if strings.TrimSpace(there) == "" {
			t.Errorf("nothing is said for %q", here)
		}
	}
}
