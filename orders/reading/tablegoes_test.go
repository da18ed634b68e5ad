package reading_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading"
)

// tableOfFive is a game of five before its turn 6: Ann's goes are the first and the sixth.
func tableOfFive() reading.Table {
	return reading.Table{Names: []string{"Ann", "Bob", "Carol", "Dave", "Eve"}, Rules: engine.DefaultRules(engine.Everything), Turn: 6}
}

// comesTo fails for a letter that comes to something else than orders of which nothing is asked.
func comesTo(t *testing.T, at reading.Table, me engine.Seat, text, want string) {
	t.Helper()
	if got := strings.ReplaceAll(said(reading.Read(text, at, me)), "\n", " / "); got != want {
		t.Errorf("%q\ngot  %s\nwant %s", text, got, want)
	}
}

// isAskedAbout fails for a letter of which something is filed, or nothing is asked.
func isAskedAbout(t *testing.T, at reading.Table, me engine.Seat, text string) {
	t.Helper()
	if s := reading.Read(text, at, me); len(s.Orders()) > 0 || len(s.Refused)+len(s.Proposed) == 0 {
		t.Errorf("%q comes to\n%s", text, said(s))
	}
}

// both is a table of both goes below heads.
func both(heads string) string { return heads + "\ndice | 1 | 2\nbuy | Mine | Forest" }

const ofBoth = "go 1: roll 1 / go 1: buy Mine / go 2: roll 2 / go 2: buy Forest"

// A column is for the go that its head names, with or without its number in the turn.
func TestHeadsThatAreGoes(t *testing.T) {
	for _, text := range []string{
		both("what | go 1 | go 2"),
		both("what | first go | last go"),
		both("what | go 1 | last go"),
		both("what | first go (no. 1) | second go (no. 4)"),
		both("what | go 1 (my first) | go 2 (my second)"),
		both(" | 1st go (no. 1) | last go (no. 4)"),
		both("go | 1 | 2"),
		"         go 1     go 2\ndice     1        2\nbuy      Mine     Forest",
		"          | 1st go | last go (no. 4)\n----------+--------+------------\nDice      | one    | two\nBuy       | Mine   | Forest",
	} {
		comesTo(t, table(), ann, text, ofBoth)
	}
	for _, text := range []string{
		both("what | first go (no. 1) | second go (no. 6)"),
		both("go | 1 | 2"),
	} {
		comesTo(t, tableOfFive(), ann, text, ofBoth)
	}
}

// A row is for the go whose number in the turn it names, where that is one of the writer's.
func TestRowsOfGoesByTheirNumbers(t *testing.T) {
	for _, text := range []string{
		"go | dice | buy\nno. 1 | 1 | Mine\nno. 6 | 2 | Forest",
		"go        dice      buy\nno. 1     1         Mine\nno. 6     2         Forest",
		"goes | dice | buy\n#1 | 1 | Mine\n#6 | 2 | Forest",
		"go | dice | buy\nno. 1 | 1 | Mine\nno. 2 | 2 | Forest",
	} {
		comesTo(t, tableOfFive(), ann, text, ofBoth)
	}
	comesTo(t, table(), ann, "go | dice | buy\nno. 1 | 1 | Mine\nno. 4 | 2 | Forest", ofBoth)
	comesTo(t, table(), bob, "go | dice | buy\nno. 2 | 1 | Mine", "go 1: roll 1 / go 1: buy Mine")
}

// What stands before a row says which orders it has, or when they count.
func TestLabelsOfRowsBelowGoes(t *testing.T) {
	const heads = "what | go 1 | go 2\n"
	for text, want := range map[string]string{
		"Buy, 1st wish | Mine | Forest\n2nd wish | Cafe | Bakery":                    "go 1: buy Mine / go 1: buy Cafe / go 2: buy Forest / go 2: buy Bakery",
		"Buy, 1st wish | Mine | Forest\n2nd wish | Cafe | -":                         "go 1: buy Mine / go 1: buy Cafe / go 2: buy Forest",
		"dice | 1 | 2\nBuy, 1st pick | Mine | Forest\nBuy, 2nd pick | Cafe | Bakery": "go 1: roll 1 / go 1: buy Mine / go 1: buy Cafe / go 2: roll 2 / go 2: buy Forest / go 2: buy Bakery",
		"best | Mine | Forest\nelse | Cafe | Bakery":                                 "go 1: buy Mine / go 1: buy Cafe / go 2: buy Forest / go 2: buy Bakery",
		"harbour (+2) | 10-11 | 12\nbuy | Mine | Forest":                             "go 1: harbour 10-11 / go 1: buy Mine / go 2: harbour 12 / go 2: buy Forest",
		"harbour (+2) | on 10 or 11 | never\nbuy | Mine | Forest":                    "go 1: harbour 10-11 / go 1: buy Mine / go 2: harbour never / go 2: buy Forest",

		"Moving Company, 1st card | Cafe to Bob | same\nbuy | Mine | Forest": "go 1: move Cafe to Bob / go 1: buy Mine / go 2: move Cafe to Bob / go 2: buy Forest",

		"dice | 1 | 2\nbuy | Mine | same":                                 "go 1: roll 1 / go 1: buy Mine / go 2: roll 2 / go 2: buy Mine",
		"dice | 2 | the same\nbuy | Mine | Forest":                        "go 1: roll 2 / go 1: buy Mine / go 2: roll 2 / go 2: buy Forest",
		"dice | 1 | 2\nbest | Mine | Forest\nelse | Cafe | same":          "go 1: roll 1 / go 1: buy Mine / go 1: buy Cafe / go 2: roll 2 / go 2: buy Forest / go 2: buy Cafe",
		"dice | 1 | 2\nbuy | - | same":                                    "go 1: roll 1 / go 2: roll 2",
		"10 coins or + | Mall | Stadium\n6 to 9 | Mine | same\n":          "go 1: if coins >= 10: buy Shopping Mall / go 1: if coins >= 6 and coins <= 9: buy Mine / go 2: if coins >= 10: buy Stadium / go 2: if coins >= 6 and coins <= 9: buy Mine",
		"10 coins or + | Mine | Stadium\nless | Cafe | -":                 "go 1: if coins >= 10: buy Mine / go 1: if coins < 10: buy Cafe / go 2: if coins >= 10: buy Stadium",
		"10 coins or + | Mine | Stadium\n3 | Cafe | -\n6 to 9 | - | Cafe": "go 1: if coins >= 10: buy Mine / go 1: if coins = 3: buy Cafe / go 2: if coins >= 10: buy Stadium / go 2: if coins >= 6 and coins <= 9: buy Cafe",
		"dice | 1 | 2\n10 coins or + | Mall | Stadium\n6 to 9 | Mine | Forest\n3 | Cafe | Bakery": "go 1: roll 1 / go 1: if coins >= 10: buy Shopping Mall / go 1: if coins >= 6 and coins <= 9: buy Mine / go 1: if coins = 3: buy Cafe / " +
			"go 2: roll 2 / go 2: if coins >= 10: buy Stadium / go 2: if coins >= 6 and coins <= 9: buy Forest / go 2: if coins = 3: buy Bakery",
	} {
		comesTo(t, table(), ann, heads+text, want)
	}
	comesTo(t, table(), ann, "what | go 1 | go 2 | extra go\ndice | 1 | 2 | same\nbuy | Mine | same | same", "go 1: roll 1 / go 1: buy Mine / go 2: roll 2 / go 2: buy Mine / extra go: roll 2 / extra go: buy Mine")
	comesTo(t, table(), ann, "first go | second go\nMine | Forest\nCafe | same", "go 1: buy Mine / go 1: buy Cafe / go 2: buy Forest / go 2: buy Cafe")
}

// Places, prices, legends and titles beside a table leave nothing to ask.
func TestWhatStandsBesideTables(t *testing.T) {
	const dashed, ofOne = "what | go 1 | go 2\ndice | 1 | 2\nbuy | Mine | -", "go 1: roll 1 / go 1: buy Mine / go 2: roll 2"
	for text, want := range map[string]string{
		"rank | what | costs\n1 | Mine | 6\n2 | Forest | 3":                                "every go: buy Mine / every go: buy Forest",
		"rank | what | costs\n1 | Mine | 6 coins\n2 | Forest | 3 coins":                    "every go: buy Mine / every go: buy Forest",
		"rank | what | costs\n2 | Mine | 6\n1 | Forest | 3":                                "every go: buy Forest / every go: buy Mine",
		"rank | go | what\n1 | 1 | Mine\n2 | 2 | Forest":                                   "go 1: buy Mine / go 2: buy Forest",
		"\"-\" = nothing\n\n" + dashed:                                                     ofOne,
		dashed + "\n\n\"-\" = nothing":                                                     ofOne,
		dashed + "\n\"-\" = nothing":                                                       ofOne,
		"- = buy nothing, keep the money\n\n" + dashed:                                     ofOne,
		"Shopping:\n\ncoins | buy\n10+ | Stadium\n6-9 | Mine":                              "every go: if coins >= 10: buy Stadium / every go: if coins >= 6 and coins <= 9: buy Mine",
		"Shopping:\n\ncoins | buy\n10+ | Stadium\n6-9 | Mine\nless | Cafe":                 "every go: if coins >= 10: buy Stadium / every go: if coins >= 6 and coins <= 9: buy Mine / every go: if coins < 6: buy Cafe",
		"\"-\" = nothing\n\nShopping:\n\ncoins | buy\n10+ | Stadium\n6-9 | Mine\nless | -": "every go: if coins >= 10: buy Stadium / every go: if coins >= 6 and coins <= 9: buy Mine",
		"Buy:  1. Mine\n2. Forest":                                                         "every go: buy Mine / every go: buy Forest",
		"Buy:  1. Mine\n      2. Forest\n      3. Cafe":                                    "every go: buy Mine / every go: buy Forest / every go: buy Cafe",
		"Shopping list:  1. Mine\n2. Forest":                                               "every go: buy Mine / every go: buy Forest",
	} {
		comesTo(t, table(), ann, text, want)
	}
}

// What only looks like such a table is asked about, and nothing of it is filed.
func TestWhatLooksLikeATableOfGoes(t *testing.T) {
	const heads = "what | go 1 | go 2\n"
	for _, text := range []string{
		heads + "dice | 1 | 2\nflumps | Mine | Forest",                   // nobody knows what it is about
		heads + "10 coins or + | Mine | Forest\nflumps | Cafe | Bakery",  // ... or when it counts
		heads + "worst | Mine | Forest\nelse | Cafe | Bakery",            // what else is there?
		heads + "2nd wish | Mine | Forest\n1st wish | Cafe | Bakery",     // does the line count, or the place?
		heads + "harbour (Bob) | 10 | 12\nbuy | Mine | Forest",           // what is it for?
		heads + "6 coins or + | Mine | Forest\n10 or + | Mall | Stadium", // which holds of 10?
		heads + "10 coins or + | Mine | Forest\n5 to 12 | Cafe | Bakery", // ... of 11?
		heads + "dice | 1 | 2\nbuy | Mine | \"",                          // what is above it, or before?
		"what | go 1 | go 2 | go 3\nbuy | Mine | Forest | Cafe",          // he has two
		"what | last go | go 2\nbuy | Mine | Forest",                     // that of the turn before
		"what | last turn | this turn\nbuy | Mine | Forest",              // the same
		"what | go 1 | Bob\nbuy | Mine | Forest",                         // no go
		"go | dice | buy\nno. 1 | 1 | Mine\nno. 6 | 2 | Forest",          // in a game of three
		"If I roll 9:  1. Mine\n2. Forest",                               // of both?
	} {
		isAskedAbout(t, table(), ann, text)
	}
	isAskedAbout(t, tableOfFive(), ann, "go | dice | buy\nno. 1 | 1 | Mine\nno. 3 | 2 | Forest") // that is Carol's
}

// Who has one go has no second one, whatever its number, and no last one beside it.
func TestTablesOfGoesOfWhoHasOne(t *testing.T) {
	for _, text := range []string{
		"go | dice | buy\nno. 2 | 1 | Mine\nno. 5 | 2 | Forest",
		"go | dice | buy\nno. 1 | 1 | Mine\nno. 4 | 2 | Forest",
		both("what | first go (no. 2) | last one"),
		both("what | this turn | last turn"),
		both("what | go 1 | last turn"),
	} {
		isAskedAbout(t, table(), bob, text)
	}
	isAskedAbout(t, table(), carol, "go | dice | buy\nno. 1 | 1 | Mine\nno. 2 | 2 | Forest")
	for _, heads := range []string{"what | go 1 | go 2", "what | first go | second go"} {
		if s := reading.Read(both(heads), table(), bob); len(s.Warnings) != 1 || s.Warnings[0].About != orders.NoSecondGo {
			t.Errorf("%q: Bob is not warned:\n%s", heads, said(s))
		}
	}
}

// A cell that is the same as nothing before it is asked about, and one that says of whom, too.
func TestSameAsNothing(t *testing.T) {
	for text, want := range map[string]string{
		"what | go 1 | go 2\ndice | 1 | 2\nbuy | same | Forest":      "go 1: roll 1 / go 2: roll 2 / go 2: buy Forest",
		"what | go 1 | go 2\ndice | 1 | 2\nbuy | Mine | same as Bob": "go 1: roll 1 / go 1: buy Mine / go 2: roll 2",
	} {
		files(t, text, want)
		if s := read(text); len(s.Refused)+len(s.Proposed) != 1 {
			t.Errorf("%q is not asked about: %s", text, said(s))
		}
	}
}

// A legend of something else is asked about, and the table stands.
func TestLegendsOfSomethingElse(t *testing.T) {
	text := "\"-\" = Mine\n\nwhat | go 1 | go 2\ndice | 1 | 2\nbuy | Mine | -"
	files(t, text, "go 1: roll 1 / go 1: buy Mine / go 2: roll 2")
	if s := read(text); len(s.Proposed) != 1 || s.Proposed[0].Line != "\"-\" = Mine" {
		t.Errorf("%q is not asked about: %s", text, said(s))
	}
}
