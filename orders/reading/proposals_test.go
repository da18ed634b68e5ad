package reading_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/orders/reading"
)

// What is proposed is in the order language: sent back, it is read as it was meant, and
// nothing is asked again.
func TestProposalsReadAsTheyAreMeant(t *testing.T) {
	some := 0
	for _, c := range sayings(t, "said") {
		sheet := read(c.text)
		for _, p := range sheet.Proposed {
			back := read(strings.Join(p.Orders(), "\n"))
			if len(back.Refused)+len(back.Proposed)+len(back.Prose) > 0 || !slices.Equal(sorted(back.Orders()), sorted(p.Orders())) {
				t.Errorf("%q is proposed as %q and read as\n%s", c.text, p.Orders(), said(back))
			}
			some++
		}
		if sheet.IfYes == nil != (len(sheet.Proposed) == 0) {
			t.Errorf("%q: %d proposals, and a yes files %v", c.text, len(sheet.Proposed), sheet.IfYes)
		}
		if sheet.IfYes != nil {
			if again := read(sheet.IfYes.Canonical()); again.Canonical() != sheet.IfYes.Canonical() {
				t.Errorf("%q: a yes files\n%s, which is read as\n%s", c.text, sheet.IfYes.Canonical(), again.Canonical())
			}
		}
	}
	if some < 10 {
		t.Errorf("only %d proposals were tried", some)
	}
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return slices.Compact(list)
}

// Twice the letter is no more than about twice the work, whatever is in it.
func TestWorkGrowsWithTheLetterOnly(t *testing.T) {
	for name := range awkward(10) {
		short, long := reading.Work(awkward(25)[name], table(), ann), reading.Work(awkward(150)[name], table(), ann)
		if length := len(awkward(150)[name]); long > mostWork*length || long > 9*short {
			t.Errorf("%s: %d steps for 25 lines, %d for 150: %d a character", name, short, long, long/length)
		}
	}
}

// mostWork is how many steps are taken for a character of a letter at most, leastWork how many
// for some words that are looked for among all cards.
const (
	mostWork  = 70
	leastWork = 40000
)

// A candidate behind a condition that nobody understands is proposed as the next one, unless the
// condition counts something, or limits what stands before it.
func TestWhatIsProposedBehindAStrangeCondition(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"Mine, and if the gods frown upon my purse, the Forest.", "buy Mine, Forest"},
		{"Mine. If Bob plays a trick on me, the Forest.", "buy Mine, Forest"},
		{"One die. Mine if Bob lets me, otherwise the Forest.", "buy Mine, Forest\nroll 1"},
		{"Die Mine, und wenn Bob mir übel mitspielt, den Wald.", "buy Mine, Forest"},
		{"La Mina, y si Bob me hace una jugarreta, el Bosque.", "buy Mine, Forest"},
		{"One die. Mine only if Bob lets me, otherwise the Forest.", "roll 1"},
		{"Mine, and if the Ranch burns, the Forest.", "buy Mine"},
		{"One die. Mine if Bob lets me.", "roll 1"},
	} {
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 2, Text: c.text}
		sheet := l.read()
		if sheet.IfYes == nil {
			t.Errorf("%q: nothing is proposed", c.text)
			continue
		}
		if got, want := l.effect(*sheet.IfYes), l.effect(reading.Read(c.want, l.table(), 0)); got != want {
			t.Errorf("%q: a yes files\n%swant\n%s", c.text, got, want)
		}
	}
}

// A card's whole name that may be another one's beginning is asked about, and proposed as its own.
func TestAWholeNameIsProposed(t *testing.T) {
	t.Parallel()
	l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 2, Text: "Un dado. Compro el Parque."}
	sheet := l.read()
	want := l.effect(reading.Read("roll 1\nbuy Park", l.table(), 0))
	if sheet.IfYes == nil || l.effect(*sheet.IfYes) != want || l.effect(sheet) == want {
		t.Errorf("%q: filed\n%sa yes files %v, want\n%s", l.Text, l.effect(sheet), sheet.IfYes, want)
	}
}
