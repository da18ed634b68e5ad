package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading"
)

// FuzzSheet holds reading to two promises: it never panics, and the canonical
// form of a sheet reads as the same sheet.
func FuzzSheet(f *testing.F) {
	f.Add(example, "Bob")
	for _, c := range orderForms {
		f.Add(c.text, "Bob")
	}
	for _, c := range conditionForms {
		f.Add("if "+c.text+": buy Cafe", "Bob")
	}
	for _, text := range []string{"buy:\nMine\nForest\n\nhello", "turn 3\ngo 3\nstanding: none", "extra go", "clear", "tv Bob if if coins > 3",
		"swap Mine for Mine for Mine of Bob of Bob", "\xff\xfe;\x00;::,,", "if if unless: :", "standing buy Mine, nothing, Mine", ", that not one die extra go for Mine her pas",
		"Harbour no, Radio Tower yes", "TV Station no, Bob", "Hafen nicht, Funkturm ja", "kaufe die Mine wenn hat", "Startups the\nMine", "🙂\t🙂\t🙂\nx\ty\tz", "Buy the Forest. Sorry, not the Forest. Roll 1. No wait, roll 2."} {
		f.Add(text, "Bob and the Duke")
		f.Add(text, "Mr. T.")
	}
	f.Fuzz(func(t *testing.T, text, name string) {
		game := table()
		game.Names = []string{"Ann", "Bob", "Carol"}
		if name = strings.TrimSpace(name); name != "" && !reading.Reserved(name) && !strings.EqualFold(name, "Ann") && !strings.EqualFold(name, "Carol") {
			game.Names[1] = name
		}
		sheet := reading.Read(text, game, ann)
		sameAgain(t, game, sheet, sheet.Canonical())
		if _, kept := exact.New(game.Names, game.Rules.InPlay(), ann).Kept(sheet.Canonical(), orders.EveryGo); !kept {
			t.Errorf("%q is not the canonical form of itself", sheet.Canonical())
		}
		sameAgain(t, game, sheet, strings.Join(sheet.Orders(), "\n"))
		standing := reading.ReadStanding(sheet.Standing(), game, ann)
		if diff := cmp.Diff(sheet.In(orders.Standing), standing.Lines, cmpopts.IgnoreUnexported(orders.Line{}), cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%q: standing orders again:\n%s", text, diff)
		}
	})
}

// FuzzAmending holds reading to the first of them for letters that change what is on file, and
// to a sheet that is told whole.
func FuzzAmending(f *testing.F) {
	for _, text := range []string{"Lo he pensado mejor: en la primera jugada, un solo dado.", "Correction: go 2: one die", "drop the Mine, and on my first go: also Bakery",
		"point 2: go 1 is now a Cafe", "not Bob, Carol", "same, but one die", "no wait", "the rest stays; in der ersten Runde nur ein Würfel",
		"Harbour no, Radio Tower yes", "Radio Tower never, one die", "TV Station no, Bob", "One die, Harbour never", "🙂\t🙂\t🙂\nx\ty\tz"} {
		f.Add(text)
	}
	before := read("two dice\nbuy Mine, Cafe\ntv Bob\ngo 2: reroll 1-4")
	f.Fuzz(func(t *testing.T, text string) {
		game := table()
		game.OnFile = &before
		sheet := reading.Read(text, game, ann)
		game.OnFile = nil
		sameAgain(t, game, sheet, sheet.Canonical())
	})
}

// FuzzTables holds reading to them for tables, whatever stands in their cells, and to work that
// grows with the letter only. Between the cells may stand what there is of such.
func FuzzTables(f *testing.F) {
	between := []string{"|", "\t", "   ", "\u00a0\u00a0", " -> ", ","}
	for _, text := range oddTables {
		for by := range between {
			f.Add(text, uint8(by))
		}
	}
	f.Fuzz(func(t *testing.T, text string, by uint8) {
		text = strings.ReplaceAll(text, "|", between[int(by)%len(between)])
		sheet := read(text)
		sameAgain(t, table(), sheet, sheet.Canonical())
		if work := reading.Work(text, table(), ann); work > leastWork+mostWork*len(text) {
			t.Errorf("%q: %d steps", text, work)
		}
	})
}

// oddTables are tables with little in them, or with what stands nowhere else.
var oddTables = []string{
	"|||", "| | |\n|||\n| 1 | |", "|\n||\n|||", "go|buy\n1|\n2|Forest", "||go 1|go 2\n|buy||Mine", "A|B|C|D\n||X", "||X\n|Y\nZ",
	"case|order\n??|Forest\n:|Mine\n?:|Cafe", "coins|buy|notes\n10+|Stadium|\nelse|Forest|none", "coins|reroll\n10+|no\nelse|yes",
	"total|what\n2-5|reroll\n4|keep\n+|harbour\n-|x", "🙂|🙂|🙂\nx|y|z", "go|🎲|🏠\n1|⚀⚁|🌲\n2|⚀|🥐", "- Has Bob a Mine?\n- yes|Forest\n- no|Mine",
	"Has|Bob a Mine?\nyes: Forest\nno: Mine", "- Dice:\ntwo", "\tRoll\u00a0\u00a0dice:\ntwo", "* A. Dice\n  1. two\n* B. Purchases\n  1. Mine",
	"item|order\ngo 1|Forest\ngo 2|Forest\ntv Bob", "first go|last go|last chance\nMine|\"|ditto", "Go 1|Go 2\nMine\nForest|Bakery|Cafe|Mall",
	"Card|Go 1|Go 2\nMine|x|1\nForest||x", "was|now\nMine|Forest\n-|", "a(a(a(a(|x\n(|)\n()|(())", "1|Mine\n2|Forest\n3|Bakery\n|", "x|-> y\n->|->",
	"go;buy\n1;Mine;\n;;", "\"go\",\"buy\"\n1,\"Mine, Forest\"\n,\"", "1.1|Mine\n1.2|Forest\n2.1|Cafe", "Do: Forest|Don’t: Mine", "yes: Mine\nno: Forest",
	"2nd choice|Mine\n1st choice|Forest", "\x01\x01\x01yes\t:Forest\nIs it a Mine?\nyes\t:Forest\nno\t:Mine", "|---|---|\n|:-:|\n|go|buy|\n|---|", "İ|ẞ|ﬃ\nİİ|ẞẞ|ﬃﬃ",
	"coins|buy\n99999999999999999999+|Mine\n-1|Forest\n5-3|Cafe", "go\n1\n2\nbuy\nMine\nForest", "|go|\n|1|\n|2|", "TV Station|\nBob|\n|Harbour\n10|11",
}

// sameAgain reads a canonical form and compares. As it is kept, it is read the same.
func sameAgain(t *testing.T, game reading.Table, sheet orders.Sheet, canonical string) {
	t.Helper()
	again := reading.Read(canonical, game, ann)
	if again.TooLong {
		return // a sheet of the longest lines may be longer in canonical form
	}
	if diff := cmp.Diff(again, reading.ReadKept(canonical, game, ann), cmp.AllowUnexported(orders.Line{})); diff != "" {
		t.Errorf("%q, as it is kept:\n%s", canonical, diff)
	}
	same := again.Turn == sheet.Turn && again.HasExtra == sheet.HasExtra && again.HasStanding == sheet.HasStanding &&
		again.Canonical() == sheet.Canonical() && len(again.Refused)+len(again.Prose) == 0
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		diff := cmp.Diff(sheet.In(scope), again.In(scope), cmpopts.IgnoreUnexported(orders.Line{}), cmpopts.EquateEmpty())
		same = same && diff == ""
	}
	if !same {
		t.Errorf("%q\nbecomes\n%s", canonical, said(again))
	}
}

// Letters that would take long if a line's work grew faster than the line.
func awkward(lines int) map[string]string {
	long := func(unit string) string { return strings.Repeat(unit, reading.MaxLineLength/len(unit)) + "\n" }
	return map[string]string{
		"unknown":    strings.Repeat(long("buy Wheet Feild, "), lines),
		"joined":     "buy Mine,\n" + strings.Repeat(long("Forest, Mien, "), lines-1),
		"ands":       "buy Mine if coins > 1 and\n" + strings.Repeat(long("coins and "), lines-1),
		"fors":       "swap Mine for\n" + strings.Repeat(long("Mine for Mine of "), lines-1),
		"ifs":        strings.Repeat(long("buy if unless "), lines),
		"prose":      strings.Repeat(long("hello buy roll swap "), lines),
		"colons":     strings.Repeat(long("if : "), lines),
		"bare":       "buy:\n" + strings.Repeat(long("Harbour or TV Station, "), lines-1),
		"numbers":    "reroll 1,\n" + strings.Repeat(long("1 or 2, "), lines-1),
		"not":        strings.Repeat(long("buy Mine if not not "), lines),
		"semicolon":  strings.Repeat("buy Mine;", lines-1),
		"if numbers": strings.Repeat(long("if 1, 2, on 3 or 4 "), lines),
		"scopes":     strings.Repeat(long("in my first go, go 1 and "), lines),
		"otherwise":  strings.Repeat(long("if doubles Mine, otherwise "), lines),
		"brackets":   strings.Repeat(long("buy (Mine ((no "), lines),
		"names":      strings.Repeat(long("Ann Bob's Carol "), lines),
		"swaps":      strings.Repeat(long("swap Bakery with Bob for "), lines),
		"instead":    strings.Repeat(long("instead of Mine change "), lines),
		"wraps":      strings.Repeat(strings.Repeat("and Mine or ", 7)+"\n", lines),
		"letters":    strings.Repeat(long("a b c d e f g "), lines),
		"dots":       strings.Repeat(long("if I roll. "), lines),
		"bars":       strings.Repeat(long("go 1 | Mine | Forest "), lines),
		"tabs":       strings.Repeat(long("buy\tMine\t\tForest\t"), lines),
		"cells":      strings.Repeat(strings.Repeat("a(", reading.MaxLineLength/2-4)+" | x\n", lines),
		"gaps":       strings.Repeat(long("dice  two  "), lines),
		"boxes":      strings.Repeat(long("[x] Mine [ ] Forest "), lines),
		"ticks":      strings.Repeat("[x]", 400*lines),
		"tildes":     strings.Repeat("b~~a~~", 200*lines),
		"unlike":     unlike(lines),
		"leaders":    strings.Repeat("dice ....... "+long("1 "), lines),
		"wide":       strings.Repeat(long("🌾🏭𝐁"), 2*lines),
		"accents":    strings.Repeat(long("Ménagère à côté où ça ñandú "), lines),
		"endless":    strings.Repeat("buy Mine, Forest and Bakery if I roll 6. ", 32*lines),
		"empty":      strings.Repeat("\n", 1280*lines),
		"stops":      strings.Repeat(";", 1280*lines),
		"short":      strings.Repeat("a\n", lines),
		"Spanish":    strings.Repeat(long("si no me llega el dinero para la mina, pues el bosque o "), lines),
		"German":     strings.Repeat(long("wenn das Geld nicht reicht, dann kaufe ich vielleicht den Wald und "), lines),
		"lacks":      strings.Repeat(long("if somebody beats me to it and it is gone or "), lines),
		"talk":       strings.Repeat(long("my husband says that he thinks I should go for it because "), lines),
		"near":       strings.Repeat(long("furnture factry, convnience stor, "), lines),
		"prefixes":   strings.Repeat(long("c co con conv f fo fl m mi "), lines),
		"quotes":     strings.Repeat(long("Bob's Ann's 's ' "), lines),
		"nothings":   strings.Repeat(long("I do not want to buy anything at all "), lines),
		"tools":      strings.Repeat(long("my TV Station shall collect from "), lines),
	}
}

// unlike is a letter of orders no two of which are alike.
func unlike(lines int) string {
	var text strings.Builder
	for i := range lines {
		line := fmt.Sprintf("buy Wheat Field , %s, %s", allCards[i%len(allCards)], allCards[i/len(allCards)%len(allCards)])
		text.WriteString(line + strings.Repeat(", Forest", (reading.MaxLineLength-len(line))/len(", Forest")) + "\n")
	}
	return text.String()
}

var allCards = [...]string{"Ranch", "Mine", "Bakery", "Cafe", "Stadium", "Cheese Factory", "Apple Orchard", "Furniture Factory", "Convenience Store", "Mackerel Boat", "Flower Shop", "Sushi Bar", "Pizza Joint", "Vineyard", "Winery"}

// Twice the letter may take no more than about twice the time, and none more than 50 ms on
// one core of today.
func BenchmarkRead(b *testing.B) {
	for _, lines := range []int{50, 100, 200} {
		for name, text := range awkward(lines) {
			b.Run(fmt.Sprintf("%s/%d", name, lines), func(b *testing.B) {
				b.SetBytes(int64(len(text)))
				reading.Read(text, table(), ann) // the tables of words are made by the first letter
				for b.Loop() {
					reading.Read(text, table(), ann)
				}
			})
		}
	}
}
