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
	mostWork  = 60
	leastWork = 40000
)
