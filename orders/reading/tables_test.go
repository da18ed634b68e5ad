package reading_test

import (
	"strings"
	"testing"

	"machipost/orders/reading"
)

// files fails for a letter that files something else, or panics.
func files(t *testing.T, text, want string) {
	t.Helper()
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("%q panics: %v", text, p)
		}
	}()
	if got := filed(text); got != want {
		t.Errorf("%q\ngot  %s\nwant %s\nall: %s", text, got, want, said(read(text)))
	}
}

// Tables of which little is there are read as what they are, and never panic.
func TestOddTables(t *testing.T) {
	for text, want := range map[string]string{
		"|||":                                "-",
		"| | |":                              "-",
		"| 1 | |":                            "-",
		"| 1 | |\n| 2 | |":                   "-",
		"buy Mine\n\t\t\t\nroll 2":           "every go: buy Mine / every go: roll 2",
		"\t\t\t\n\t\t\t":                     "-",
		"|||\n|||\nbuy Mine":                 "every go: buy Mine",
		"A\tB\tC\tD\n\t\tX":                  "-",
		"\t\tX\n\tY":                         "-",
		"case | order\n?? | Forest":          "-",
		"case | order\n: | Forest":           "-",
		"case | order\n?: | Forest":          "-",
		"case | order\n | Forest":            "-",
		"🙂\t🙂\t🙂\nx\ty\tz":                   "-",
		"🙂 | 🙂 | 🙂\nx | y | z":               "-",
		"\tRoll\u00a0\u00a0\u00a0dice:\ntwo": "-",
		"\"Has\tBob\u00a0\u00a0a Mine?\"\nyes: Forest\nno: Mine":     "-",
		"Has\tBob\u00a0\u00a0a Mine?\nyes: Forest\nno: Mine":         "-",
		"- Has Bob a Mine?\n- yes: Forest\n- no: Mine":               "every go: if Bob has Mine: buy Forest / every go: if Bob has no Mine: buy Mine",
		"go\tbuy\n1\tMine\n\t\n2\tForest":                            "go 1: buy Mine / go 2: buy Forest",
		"go | buy\n1 | Mine\n| |\n2 | Forest":                        "go 1: buy Mine / go 2: buy Forest",
		"- Dice:\ntwo":                                               "every go: roll 2",
		"- Dice:\n- two":                                             "every go: roll 2",
		"coins | buy | notes\n10+ | Stadium |\nelse | Forest | none": "-",
	} {
		files(t, text, want)
	}
}

// A blank line between two rows does not end a table, where no heads stand below it.
func TestTablesWithBlankLines(t *testing.T) {
	for text, want := range map[string]string{
		"go  buy\n1   Mine\n\n2   Forest":                         "go 1: buy Mine / go 2: buy Forest",
		"go | buy\n1 | Mine\n\n2 | Forest":                        "go 1: buy Mine / go 2: buy Forest",
		"go\tbuy\n\n1\tMine\n\n2\tForest":                         "go 1: buy Mine / go 2: buy Forest",
		"go | buy\n1 | Mine\n\ngo | dice\n1 | 2":                  "go 1: buy Mine / go 1: roll 2",
		"coins | buy\n10+ | Stadium\n\n5+ | Forest":               "every go: if coins >= 10: buy Stadium / every go: if coins >= 5: buy Forest",
		"Priority | Card\n1 | Mine\n2 | Forest\n\n3 | Cafe":       "every go: buy Mine / every go: buy Forest / every go: buy Cafe",
		"what | go 1 | go 2\ndice | 1 | 2\n\nbuy | Mine | Forest": "go 1: roll 1 / go 1: buy Mine / go 2: roll 2 / go 2: buy Forest",
		"what | go 1 | go 2\ndice | 1 | 2\n\ntv Bob":              "go 1: roll 1 / go 2: roll 2 / every go: tv Bob",
		"dice | 2\nbuy | Mine\n\ntv | Bob\nharbour | 10":          "every go: roll 2 / every go: buy Mine / every go: tv Bob / every go: harbour 10",
		"go | buy\n1 | Mine\n\nSee you  tomorrow":                 "go 1: buy Mine",
		"dice | buy\n2 | Mine\n\nreroll | tv\n2-4 | Bob":          "every go: roll 2 / every go: buy Mine / every go: reroll 2-4 / every go: tv Bob",
	} {
		files(t, text, want)
	}
}

// What a row of a table is for stands by what it orders, or the table is not read.
func TestRowsOfTablesKeepWhatTheyAreFor(t *testing.T) {
	for text, want := range map[string]string{
		"item | order\ngo 1 | Forest\ngo 2 | Forest\n\ntv Bob":                                "go 1: buy Forest / go 2: buy Forest / every go: tv Bob",
		"item | order\ngo 1 | Forest\ngo 2 | Forest\ntv Bob":                                  "go 1: buy Forest / go 2: buy Forest / every go: tv Bob",
		"item | order\ndice | two\ngo 2 | Forest\ntv Bob":                                     "go 2: buy Forest / every go: roll 2 / every go: tv Bob",
		"coins | reroll\n10+ | yes":                                                           "every go: if coins >= 10: reroll always",
		"coins | reroll\n10+ | no\nelse | yes":                                                "every go: if coins >= 10: never reroll / every go: if coins < 10: reroll always",
		"coins | reroll\n10+ | 1-3\nelse | 1-5":                                               "every go: if coins >= 10: reroll 1-3 / every go: if coins < 10: reroll 1-5",
		"total | reroll\n2-4 | yes\n5+ | no":                                                  "every go: reroll 2-4",
		"total | reroll\n2-4 | yes\nelse | no":                                                "every go: reroll 2-4",
		"total | what\n2-5 | reroll\n4 | keep":                                                "-",
		"total | what\n2-5 | reroll\n6-9 | keep\n10+ | harbour":                               "every go: reroll 2-5 / every go: harbour 10+",
		"total | what\n2, 3, 5 | reroll\n4 | keep":                                            "every go: reroll 2-3, 5",
		"total | what\n5+ | reroll\n12 | keep":                                                "-",
		"coins | buy\n10+ | Stadium\nelse | Forest\nother | Mine":                             "-",
		"case | order\nif I roll 7 | tv Bob\notherwise | tv Carol":                            "every go: if I roll 7: tv Bob / every go: if not I roll 7: tv Carol",
		"case | order\nif I roll 7 | tv Bob\ndice | two\notherwise | tv Carol":                "-",
		"go | coins | buy\n1 | 10+ | Stadium\n1 | else | Forest\n2 | 5+ | Mine":               "go 1: if coins >= 10: buy Stadium / go 1: if coins < 10: buy Forest / go 2: if coins >= 5: buy Mine",
		"go | coins | buy\n1 | 5+ | Stadium\n1 | 10+ | Forest\n2 | 5+ | Mine":                 "-",
		"total | go | buy\n6 | 1 | Mine\n6 | 2 | Forest":                                      "go 1: if I roll 6: buy Mine / go 2: if I roll 6: buy Forest",
		"if | then | else\nI roll 6 | Mine | Forest":                                          "-",
		"if | then | otherwise\nI have 10 coins | buy Stadium | buy Forest":                   "-",
		"go | buy | else\n1 | Mine | Forest":                                                  "go 1: buy Mine / go 1: buy Forest",
		"if | then | else\nI roll 6 | Mine | -":                                               "every go: if I roll 6: buy Mine",
		"item | order | notes\ndice | two | if I have 10 coins":                               "every go: if coins >= 10: roll 2",
		"item | order | notes\nbuy | Mine | only if Bob has no Mine\ndice | two | I like it":  "every go: if Bob has no Mine: buy Mine / every go: roll 2",
		"last turn | this turn\nMine | Forest":                                                "-",
		"last turn | Mine\nthis turn | Forest":                                                "every go: buy Forest",
		"first turn | last turn\nMine | Forest":                                               "go 1: buy Mine / go 2: buy Forest",
		"buy | don't buy\nMine | Forest":                                                      "-",
		"buy | not\nMine | Forest":                                                            "-",
		"yes | never\nMine | Forest":                                                          "-",
		"total | reroll\n2-4 | no\nelse | yes":                                                "-",
		"coins | buy\n5+ | Forest\n10-12 | Stadium":                                           "-",
		"coins | buy\n10-12 | Stadium\n5+ | Forest":                                           "every go: if coins >= 10 and coins <= 12: buy Stadium / every go: if coins >= 5: buy Forest",
		"coins | buy\n5-9 | Forest\n7-12 | Stadium":                                           "-",
		"coins | buy\n7-9 | Forest\n5-12 | Stadium":                                           "every go: if coins >= 7 and coins <= 9: buy Forest / every go: if coins >= 5 and coins <= 12: buy Stadium",
		"coins | buy\n5-9 | Forest\n10-12 | Stadium":                                          "every go: if coins >= 5 and coins <= 9: buy Forest / every go: if coins >= 10 and coins <= 12: buy Stadium",
		"coins | buy\nunder 3 | Bakery\n10+ | Stadium\nless | Forest":                         "-",
		"coins | buy\n10+ | Stadium\n3-5 | Bakery\nless | Forest":                             "every go: if coins >= 10: buy Stadium / every go: if coins >= 3 and coins <= 5: buy Bakery / every go: if coins < 3: buy Forest",
		"coins | buy | notes\n10+ | Stadium | tv Bob":                                         "-",
		"coins | buy | notes\n10+ | Stadium | if Bob has a Mine\n4+ | Forest |":               "every go: if coins >= 10 and Bob has Mine: buy Stadium / every go: if coins >= 4: buy Forest",
		"case | order\nif I have 10 coins | buy Stadium\n | tv Bob":                           "-",
		"case | order\nif I have 10 coins | buy Stadium\n- | tv Bob":                          "-",
		"case | order\nif I have 10 coins | Stadium\nlast chance | Forest":                    "-",
		"case | order\nif I have 10 coins | buy Stadium\nlast resort | buy Forest":            "-",
		"go | buy\nfirst go | Mine\nlast go | Forest":                                         "go 1: buy Mine / go 2: buy Forest",
		"go | buy\nfirst go | Mine\nlast one | Forest":                                        "go 1: buy Mine / go 2: buy Forest",
		"\t| go 1 | go 2\ndice | 2 | 1\nbuy | 1. Mine | 1. Bakery\n\t| 2. Forest | 2. Cafe":   "go 1: roll 2 / go 1: buy Mine / go 1: buy Forest / go 2: roll 1 / go 2: buy Bakery / go 2: buy Cafe",
		"what | order\nbuy, 1st | Mine\nbuy, 2nd | Forest":                                    "-",
		"what | order\ndice | 2\nbuy, 1st | Mine\nbuy, 2nd | Forest\nbuy, 3rd | -- (keep it)": "every go: roll 2 / every go: buy Mine / every go: buy Forest",
		"Card | When\nMine | I have 8 coins or more\nForest | otherwise":                      "every go: if coins >= 8: buy Mine / every go: if coins < 8: buy Forest",
		"What I buy depends on my money after the roll:\n\n6 or more: Mine\nless: Forest":     "every go: if coins >= 6: buy Mine / every go: if coins < 6: buy Forest",
		"If I roll ...\n  6: Stadium\n  8: Mine\n  anything else: Bakery":                     "every go: if I roll 6: buy Stadium / every go: if I roll 8: buy Mine / every go: if not I roll 6 and not I roll 8: buy Bakery",
		"My town so far:\n- 2 Mines\n- Forest\n\nRanch please":                                "every go: buy Livestock Farm",
		"What I have\n- Mine\n- Forest\n\nbuy Ranch":                                          "every go: buy Livestock Farm",
		"Standing in my town:\nMine\nForest\n\nbuy Ranch":                                     "every go: buy Livestock Farm",
		"Bob's town: Mine, Forest\nbuy Ranch":                                                 "every go: buy Livestock Farm",
		"Shopping list\n-------\n1. Mine ..... 6\n2. Forest ... 3 coins":                      "every go: buy Mine, Forest",
		"📺 Bob\n🎲 1\nMine":                                                                    "every go: tv Bob / every go: roll 1 / every go: buy Mine",
		"📺 is broken\nMine":                                                                   "every go: buy Mine",
		"Mine\nwish me luck 🎲":                                                                "every go: buy Mine",
		"Item | Value\nDice | 2\nCard 1 | Mine\nCard 2 | Forest\nCard 3 | Bakery":             "every go: roll 2 / every go: buy Mine / every go: buy Forest / every go: buy Bakery",
		"after my roll I have | then I buy\n10+ | Shopping Mall\nless | Forest":               "every go: if coins >= 10: buy Shopping Mall / every go: if coins < 10: buy Forest",
		"what I rolled | then I buy\n10+ | Shopping Mall\nless | Forest":                      "every go: if I roll 10+: buy Shopping Mall / every go: if I roll 1-9: buy Forest",
		"What | Do\nDice | one\nBuy | Bakery\n | Ranch":                                       "every go: roll 1 / every go: buy Bakery / every go: buy Livestock Farm",
		"Monedas | Compra\n8 o más | Estadio\nmenos | Bosque":                                 "every go: if coins >= 8: buy Stadium / every go: if coins < 8: buy Forest",
		"Depends on my roll:\n6 - Stadium\n9 - Mine\nother - Forest":                          "every go: if I roll 6: buy Stadium / every go: if I roll 9: buy Mine / every go: if not I roll 6 and not I roll 9: buy Forest",
		"1 - one die\n2 - tv bob\n3 - Mine, else Forest":                                      "every go: roll 1 / every go: tv Bob / every go: buy Mine, Forest",
		"1 - Mine\n2 - Forest":                                                                "-",
		"Priority | Card | Why\n1 | Mine | 5 coins on a 9\n2 | Forest | cheap":                "every go: buy Mine / every go: buy Forest",
		"Priority | Card | Why\n1 | Mine | if I have 8 coins\n2 | Forest | cheap":             "every go: if coins >= 8: buy Mine / every go: buy Forest",
		"What I've got: 3 Wheat Fields, 5 coins\nWhat I want: Ranch":                          "every go: buy Livestock Farm",
		"Do: Forest\nDon’t: Mine":                                                             "every go: buy Forest",
		"Do: Forest\nDon't: Mine":                                                             "every go: buy Forest",
		"Dos: Forest\nDon’ts: Mine":                                                           "-",
		"Do: Forest\nDont: Mine":                                                              "every go: buy Forest",
	} {
		files(t, text, want)
	}
}

// Who has one go has no last one.
func TestLastGoesOfWhoHasOne(t *testing.T) {
	for _, text := range []string{"case | order\nif I have 10 coins | buy Stadium\nlast turn | buy Forest"} {
		if list := reading.Read(text, table(), bob).Orders(); len(list) > 0 {
			t.Errorf("%q files %s", text, list)
		}
	}
}

// A table that is too long is read no further down, either.
func TestTablesThatAreTooLong(t *testing.T) {
	for _, by := range []string{" | ", ", ", "; ", "\t"} {
		row := func(cells ...string) string { return strings.Join(cells, by) + "\n" }
		for _, text := range []string{
			row("go", "buy") + strings.Repeat(row("1", "Mine"), 30) + row("1", "2") + strings.Repeat(row("2", "Forest"), 20),
			row("go", "dice", "buy") + strings.Repeat(row("1", "2", "Mine"), 39) + row("1", "2", "Forest") + row("2", "1", "Ranch") + "roll 1",
		} {
			if got := filed(text); got != "-" {
				t.Errorf("%q\nfiles %s", text, got)
			}
		}
	}
}

// Coins are for a tool that is named, and not for what it does.
func TestWhatCoinsAreFor(t *testing.T) {
	for text, want := range map[string]string{
		"if coins >= 10: reroll: yes":              "every go: if coins >= 10: reroll always",
		"if Bob has 10 coins: reroll: yes":         "every go: if Bob coins >= 10: reroll always",
		"coins over 10: reroll":                    "every go: if coins > 10: reroll always",
		"coins >= 10: reroll: yes":                 "every go: if coins >= 10: reroll always",
		"coins over 10: reroll 2-4":                "every go: if coins > 10: reroll 2-4",
		"coins 10+: reroll":                        "every go: if coins >= 10: reroll always",
		"with 10 coins reroll below 5":             "every go: if coins >= 10: reroll 1-4",
		"if I have 10 coins, roll again":           "every go: if coins >= 10: reroll always",
		"if I have 22 coins, radio tower":          "every go: if coins >= 22: buy Radio Tower",
		"If I have 22 coins, the tower please":     "every go: if coins >= 22: buy Radio Tower",
		"If I have 22 coins: use the Radio Tower.": "every go: if coins >= 22: reroll always",
	} {
		files(t, text, want)
	}
}

// What stands below the name of a tool is what it does, and no list of cards to buy.
func TestBelowTools(t *testing.T) {
	for text, want := range map[string]string{
		"Demolition Company:\n- Shopping Mall\n- Harbour":                         "every go: demolish Shopping Mall / every go: demolish Harbour",
		"Landmark to pull down:\n1) Shopping Mall\n2) Harbour, if I have no Mall": "every go: demolish Shopping Mall / every go: demolish Harbour",
		"What the renovators close:\n- Cafes\n- or else Bakeries\nbuy a Mine":     "every go: renovate Cafe / every go: renovate Bakery / every go: buy Mine",
		"Demolition Company\n1) Shopping Mall\n2) Harbour":                        "-",
		"Renovation Company:\n- Cafes\n- Mine 12 coins":                           "-",
		"Movers:\n- Bakery to Bob\n- Cafe to Carol":                               "every go: move Bakery to Bob / every go: move Cafe to Carol",
		"buy:\n- Demolition Company\n- Harbour":                                   "every go: buy Demolition Company, Harbour",
		"Business Complex\nI give: Cafe\nI get: Mine\nfrom: Bob":                  "every go: swap Cafe for Mine of Bob",
		"Business Complex:\n- out: my Cafe\n- in: Bob's Mine\nbuy a Forest":       "every go: swap Cafe for Mine of Bob / every go: buy Forest",
		"Business Complex\nI give: Cafe\nI get: Mine":                             "-",
		"Moving Company\n  what: Cafe\n  to whom: Bob":                            "every go: move Cafe to Bob",
		"Moving Company\nwhat: Cafe\nto: the poorest":                             "-",
		"TV Station\ntarget: Bob":                                                 "every go: tv Bob",
		"Demolition Company\nlandmark: Harbour":                                   "every go: demolish Harbour",
		"Renovation Company, first go: Cafes; second go: Bakeries":                "go 1: renovate Cafe / go 2: renovate Bakery",
		"TV Station - go 1: Bob; go 2: Carol":                                     "go 1: tv Bob / go 2: tv Carol",
	} {
		files(t, text, want)
	}
}
