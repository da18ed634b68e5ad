package reading_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// sentences are those of a file, one a line.
func sentences(t *testing.T, file string) (list []string) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list
}

// A sentence about itself holds nothing up, wherever it stands.
func TestWhatIsAboutItselfGovernsNobody(t *testing.T) {
	t.Parallel()
	for _, sentence := range sentences(t, "alone.txt") {
		for _, form := range []string{"%s\nTwo dice.\nBuy the Mine.", "Two dice.\nBuy the Mine.\n%s", "Two dice. %s Buy the Mine.", "%s\n\nTwo dice. Buy the Mine.", "Two dice. Buy the Mine.\n\n%s"} {
			text := fmt.Sprintf(form, sentence)
			sheet := read(text)
			if got := strings.Join(sheet.Orders(), "; "); got != "every go: roll 2; every go: buy Mine" || len(sheet.Proposed)+len(sheet.Refused) > 0 {
				t.Errorf("%q is filed as %q; proposed %v, refused %v", text, got, sheet.Proposed, sheet.Refused)
			}
		}
	}
}

// A sentence that may be about others holds up what stands above it.
func TestWhatMayBeAboutOthersHoldsThemUp(t *testing.T) {
	t.Parallel()
	for _, sentence := range sentences(t, "governing.txt") {
		text := "Two dice.\nBuy the Mine.\n" + sentence
		if sheet := read(text); len(sheet.Proposed)+len(sheet.Refused) == 0 {
			t.Errorf("%q is filed as %q", text, sheet.Orders())
		}
	}
}

// A sentence with an order of its own holds up orders of its kind alone.
func TestAnOrderThatIsNotUnderstoodGovernsItsKind(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Buy the Mine.\nOnly one die, of course, or so my horoscope flurbs.", "every go: buy Mine"},
		{"Roll one die.\nHamburger Stand or Pizza Joint, I don't mind which, pizza first I guess.", "every go: roll 1"},
		{"Two dice.\nThe telly may go for Bob, but never for Carol.", "every go: roll 2"},
		{"Roll one die. Only in the first go. Forest.", ""},
		{"Two dice.\nForest.\nSecond go only.", ""},
		{"Two dice. Forest.\n\nThat's for the second go.", ""},
		{"Second go only\nTwo dice.\nForest.", "go 2: roll 2; go 2: buy Forest"},
		{"Forest. Sorry, wrong one.", ""},
		{"Forest. Sorry, the other thing.", ""},
	} {
		if got := strings.Join(read(c.text).Orders(), "; "); got != c.want {
			t.Errorf("%q is filed as %q, want %q", c.text, got, c.want)
		}
	}
}

// A question that is put to nobody, and what is said to it.
func TestWhatAWriterAsksHimself(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Buy the Mine? Pull the other one.":         "",
		"Two dice? Pigs might fly.":                 "",
		"Two dice? In your dreams, pal.":            "",
		"Roll two? Dream on. Forest.":               "every go: buy Forest",
		"Buy the Mine? Over my dead body.":          "",
		"Two dice? Buy the Mine.":                   "every go: roll 2; every go: buy Mine",
		"Buy the Mine? Why not.":                    "every go: buy Mine",
		"Buy the Mine? Yes, by all means.":          "every go: buy Mine",
		"Could I have the Mine? The kids adore it.": "every go: buy Mine",
	} {
		if got := strings.Join(read(text).Orders(), "; "); got != want {
			t.Errorf("%q is filed as %q, want %q", text, got, want)
		}
	}
}

// However many words nobody knows stand above it, a misspelt card is read as that card.
func TestTalkLeavesMisspeltCards(t *testing.T) {
	t.Parallel()
	talk := `we walked along beside seaside houses yesterday evening, counting herring gulls, watching fisher folk mending netting while somebody played accordion tunes nobody knew
afterwards everybody wandered towards homely kitchens, frying potatoes, pouring cider, telling stories concerning sailors, pirates, smugglers, mermaids, whales
nobody slept before midnight because thunder rolled across valley meadows, frightening cattle, horses, chickens, ducklings, donkeys, neighbours

`
	if got := strings.Join(read(talk+"buy Forrest").Orders(), "; "); got != "every go: buy Forest" {
		t.Errorf("below talk a misspelt Forest is filed as %q", got)
	}
}

// A title that turns its list round, or is for something else, is asked about.
func TestTitlesThatAreNone(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"What I don't want:\nMine\nForest",
		"Least wanted first:\nMine\nForest",
		"What Bob would buy:\nMine\nForest",
		"To buy if Bob is ahead of everybody:\nMine\nForest",
		"What I want only on Sundays:\nMine\nForest",
		"Possible signings: Mine.",
		"Failed acquisitions: Mine.",
		"Their signings: Mine.",
		"Enemy formation: two dice.",
		"Rejected by the wife: Forest",
		"Rejections: Mine.",
		"Mum: Mine.",
		"My wife: two dice.",
		"Temptation: Mine.",
		"Bob's formation: two dice.",
	} {
		if sheet := read(text); len(sheet.Proposed)+len(sheet.Refused) == 0 {
			t.Errorf("%q is filed as %q", text, sheet.Orders())
		}
	}
}
