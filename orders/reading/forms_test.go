package reading_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading"
)

// Every order in every form of the specification, and what it is in canonical
// form.
var orderForms = []struct{ text, want string }{
	{"buy Mine, Forest", "buy Mine, Forest"}, {"buy: Mine", "buy Mine"}, {"candidates Mine", "buy Mine"}, {"Candidates: Mine", "buy Mine"},
	{"build Radio Tower", "buy Radio Tower"}, {"buy nothing", "buy nothing"}, {"buy none", "buy nothing"}, {"buy Mine, nothing", "buy Mine, nothing"},

	{"roll 1", "roll 1"}, {"roll 2", "roll 2"}, {"roll: 1", "roll 1"}, {"Train Station: 1", "roll 1"}, {"roll 2 dice", "roll 2"}, {"roll 1 die", "roll 1"},

	{"reroll 1-4", "reroll 1-4"}, {"reroll 2, 3 or 12", "reroll 2-3, 12"}, {"reroll 7", "reroll 7"}, {"reroll 9+", "reroll 9+"},
	{"reroll 9 or more", "reroll 9+"}, {"reroll 4 or less", "reroll 1-4"}, {"reroll 2 or 9 or more", "reroll 2, 9+"}, {"reroll 1 - 4, or 7", "reroll 1-4, 7"},
	{"reroll 9 +", "reroll 9+"}, {"reroll 9  OR  more", "reroll 9+"}, {"reroll 10 -12", "reroll 10-12"},
	{"reroll unless 7", "reroll 1-6, 8+"}, {"reroll unless 5-8 or 10 or more", "reroll 1-4, 9"}, {"reroll always", "reroll always"},
	{"reroll 1+", "reroll always"}, {"reroll unless 1+", "never reroll"},
	{"never reroll", "never reroll"}, {"reroll never", "never reroll"}, {"Radio Tower: 1-4", "reroll 1-4"}, {"Radio Tower never", "never reroll"},
	{"re-roll 1-4", "reroll 1-4"}, {"radio: 1-4", "reroll 1-4"}, {"Torre de radiodifusión: 1-4", "reroll 1-4"},

	{"harbour 10, 12", "harbour 10, 12"}, {"harbor 10", "harbour 10"}, {"harbour always", "harbour always"}, {"harbour never", "harbour never"},
	{"Harbour: 11 or more", "harbour 11+"}, {"Puerto: 10", "harbour 10"}, {"harbour unless 11", "harbour 1-10, 12+"}, {"never harbour", "harbour never"},

	{"tv Bob", "tv Bob"}, {"tv richest", "tv richest"}, {"tv the richest", "tv richest"}, {"TV Station: Bob", "tv Bob"}, {"TV Station Bob", "tv Bob"},
	{"tv b", "tv Bob"}, {"tv: Car", "tv Carol"}, {"tv st: Bob", "tv Bob"}, {"tv player 2", "tv Bob"}, {"tv P3", "tv Carol"}, {"tv Bob please", "tv Bob"},

	{"swap Wheat Field for Mine of Bob", "swap Wheat Field for Mine of Bob"}, {"swap w f for Mine from Bob", "swap Wheat Field for Mine of Bob"},
	{"swap Wheat Field for Bob's Mine", "swap Wheat Field for Mine of Bob"}, {"Business Complex: Wheat Field for Bob's Mine", "swap Wheat Field for Mine of Bob"},
	{"Business Center: Wheat Field for Mine of P2", "swap Wheat Field for Mine of Bob"}, {"swap: Bakery for Bob's Member's Only Club", "swap Bakery for Member's Only Club of Bob"},
	{"swap Bakery for Members' Only Club of Bob", "swap Bakery for Member's Only Club of Bob"},
	{"swap nothing", "swap nothing"}, {"swap none", "swap nothing"}, {"Business Complex: nothing", "swap nothing"},

	{"renovate Cafe", "renovate Cafe"}, {"renovate nothing", "renovate nothing"}, {"Renovation Company: Cafes", "renovate Cafe"},
	{"convention Forest", "convention Forest"}, {"convention none", "convention none"}, {"convention nothing", "convention none"},
	{"Convention Center: Forest", "convention Forest"}, {"conv c: Forest", "convention Forest"},
	{"demolish Radio Tower, Harbour", "demolish Radio Tower, Harbour"}, {"demolish Train Station or Airport", "demolish Train Station, Airport"},
	{"Demolition Company: Harbor", "demolish Harbour"},
	{"move Bakery to Carol", "move Bakery to Carol"}, {"Moving Company: Bakery to player 3", "move Bakery to Carol"}, {"move Moving Company to Bob", "move Moving Company to Bob"},
	{"invest", "invest always"}, {"invest always", "invest always"}, {"invest never", "invest never"}, {"Tech Startup: always", "invest always"},
	{"Tech Startup never", "invest never"}, {"never invest", "invest never"},

	{"reroll if coins >= 3", "if coins >= 3: reroll always"}, {"if coins >= 3: reroll", "if coins >= 3: reroll always"},
	{"reroll unless doubles", "if not doubles: reroll always"}, {"harbour if have Tuna Boat", "if have Tuna Boat: harbour always"},
	{"reroll 1-4 if coins < 3", "if coins < 3: reroll 1-4"}, {"reroll unless 7 if coins < 3", "if coins < 3: reroll 1-6, 8+"},
	{"reroll unless 7 unless doubles", "if not doubles: reroll 1-6, 8+"}, {"if doubles: reroll unless 7", "if doubles: reroll 1-6, 8+"},
	{"unless coins >= 3: buy Mine", "if coins < 3: buy Mine"}, {"buy Mine unless Bob has Mine", "if Bob has no Mine: buy Mine"},
}

func TestOrderForms(t *testing.T) {
	for _, c := range orderForms {
		if got := said(read(c.text)); got != "every go: "+c.want {
			t.Errorf("%q: got %s, want %s", c.text, got, c.want)
		}
	}
}

// Every condition in every form.
var conditionForms = []struct{ text, want string }{
	{"I roll 5 or 6", "I roll 5-6"}, {"roll 5", "I roll 5"}, {"rolled 9+", "I roll 9+"}, {"I rolled 4 or less", "I roll 1-4"}, {"I roll 2, 12", "I roll 2, 12"},
	{"doubles", "doubles"}, {"I roll doubles", "doubles"}, {"not doubles", "not doubles"}, {"not I roll 7", "not I roll 7"},
	{"coins >= 12", "coins >= 12"}, {"coins>=12", "coins >= 12"}, {"coins > = 12", "coins >= 12"}, {"coins ≥ 12", "coins >= 12"}, {"coins < 3", "coins < 3"},
	{"coins <= 3", "coins <= 3"}, {"coins > 3", "coins > 3"}, {"coins = 3", "coins = 3"}, {"coins 12 or more", "coins >= 12"}, {"coins 3 or less", "coins <= 3"},
	{"coins 12+", "coins >= 12"}, {"Carol coins >= 12", "Carol coins >= 12"}, {"Carol's coins >= 12", "Carol coins >= 12"}, {"P3 coins 12 or more", "Carol coins >= 12"},
	{"Ann coins >= 3", "coins >= 3"}, // the writer's own name
	{"not coins >= 12", "coins < 12"}, {"not coins < 12", "coins >= 12"}, {"not coins > 1", "coins <= 1"}, {"not coins <= 1", "coins > 1"}, {"not coins = 3", "not coins = 3"},
	{"have Mine", "have Mine"}, {"I have a Mine", "have Mine"}, {"have 2 Mines", "have 2 Mine"}, {"have Radio Tower", "have Radio Tower"}, {"have City Hall", "have City Hall"},
	{"Bob has Mine", "Bob has Mine"}, {"Bob has 2 Mine", "Bob has 2 Mine"}, {"have no Mine", "have no Mine"}, {"not have Mine", "have no Mine"},
	{"Bob has no Mine", "Bob has no Mine"}, {"not Bob has 2 Mine", "not Bob has 2 Mine"}, {"not not have Mine", "have Mine"}, {"not have no Mine", "have Mine"},
	{"have 2 landmarks", "have 2 landmarks"}, {"have 1 landmark", "have 1 landmarks"}, {"Bob has 3 landmarks", "Bob has 3 landmarks"}, {"have no landmarks", "not have 1 landmarks"},
	{"not Bob has 3 landmarks", "not Bob has 3 landmarks"},
	{"Mine on offer", "Mine on offer"}, {"Mines are on offer", "Mine on offer"}, {"no Mine on offer", "no Mine on offer"}, {"not Mine on offer", "no Mine on offer"},
	{"bought Mine", "bought Mine"}, {"I bought Mine", "bought Mine"}, {"built Radio Tower", "bought Radio Tower"}, {"not bought Mine", "not bought Mine"},
	{"Bob bought Mine", "Bob bought Mine"}, {"Bob has bought Mine", "Bob bought Mine"}, {"Bob has not bought Mine", "Bob has not bought Mine"},
	{"not Bob bought Mine", "Bob has not bought Mine"}, {"I have not bought Mine", "not bought Mine"},
	{"coins >= 3 and have Mine", "coins >= 3 and have Mine"},
	{"have Fruit and Vegetable Market and coins >= 3", "have Produce Market and coins >= 3"},
	{"coins >= 1 and coins >= 2 and coins >= 3 and coins >= 4 and coins >= 5", "coins >= 1 and coins >= 2 and coins >= 3 and coins >= 4 and coins >= 5"},
}

func TestConditionForms(t *testing.T) {
	for _, c := range conditionForms {
		want := "every go: if " + c.want + ": buy Cafe"
		for _, text := range []string{"if " + c.text + ": buy Cafe", "buy Cafe if " + c.text} {
			if got := said(read(text)); got != want {
				t.Errorf("%q: got %s, want %s", text, got, want)
			}
		}
	}
}

// What the tables give as forms is understood as it stands there.
func TestTheFormsOfTheTables(t *testing.T) {
	fill := strings.NewReplacer("A, B, C, D, E", "Mine, Forest, Cafe, Bakery, Stadium", "CARD for CARD", "Bakery for Mine", "LANDMARK, LANDMARK", "Harbour, Airport",
		"CARD", "Forest", "PLAYER", "Bob", "NUMBERS", "5-8", ">= N", ">= 2", " N ", " 2 ",
		"CARTA por CARTA", "Panadería por Mina", "CARTA", "Bosque", "PUNTO DE INTERÉS, PUNTO DE INTERÉS", "Puerto, Aeropuerto", "JUGADOR", "Bob", "NÚMEROS", "5-8")
	for _, row := range orders.Verbs() {
		for _, form := range slices.Concat(row.Forms[:]...) {
			sheet := read(fill.Replace(form))
			if len(sheet.Lines) != 1 || sheet.Lines[0].Order.Verb != row.Verb || len(sheet.Refused) > 0 {
				t.Errorf("%s: %s", form, said(sheet))
			}
		}
	}
	for _, row := range orders.Conditions() {
		for _, form := range slices.Concat(row.Forms[:]...) {
			sheet := read("if " + fill.Replace(form) + ": invest")
			if slices.Contains(row.Forms[names.Spanish], form) {
				sheet = read("si " + fill.Replace(form) + ": invierte")
			}
			if len(sheet.Lines) != 1 || len(sheet.Lines[0].If) != 1 || sheet.Lines[0].If[0].Kind != row.Kind {
				t.Errorf("%s: %s", form, said(sheet))
			}
		}
	}
}

// Names that hold words of the language are read where they can be meant.
func TestNamesOfPlayers(t *testing.T) {
	names := []string{"The Duke", "A", "Bob and Carol", "O'Brien", "Mr. T."}
	game := reading.Table{Names: names, Rules: engine.DefaultRules(engine.Everything), Turn: 1}
	for _, c := range []struct{ text, want string }{
		{"tv The Duke", "tv The Duke"}, {"tv the d", "tv The Duke"}, {"tv A", "tv A"}, {"buy a Mine", "buy Mine"}, {"please buy the Mine", "buy Mine"},
		{"tv Bob and Carol", "tv P3"}, {"if Bob and Carol coins >= 3 and doubles: tv o'brien", "if P3 coins >= 3 and doubles: tv O'Brien"},
		{"swap Bakery for O’Brien’s Mine", "swap Bakery for Mine of O'Brien"}, {"swap Bakery for the Duke's Mine", "swap Bakery for Mine of The Duke"},
		{"tv Mr. T.", "tv P5"}, {"tv mr.", "tv P5"}, {"if A has a Mine: invest", "if A has Mine: invest always"},
	} {
		sheet := reading.Read(c.text, game, 4)
		got := strings.TrimPrefix(strings.Join(sheet.Orders(), "\n"), "every go: ")
		if got != c.want {
			t.Errorf("%q: got %q %s, want %q", c.text, got, said(sheet), c.want)
		}
		if again := reading.Read(sheet.Canonical(), game, 4); again.Canonical() != sheet.Canonical() {
			t.Errorf("%q: again %q", c.text, again.Canonical())
		}
	}
}

// A whole name beats the beginning of another, and a beginning that fits two is
// nobody's.
func TestAWholeNameBeatsABeginning(t *testing.T) {
	game := reading.Table{Names: []string{"Anna", "Ann", "Anke", "Benno", "Bennet"}, Rules: engine.DefaultRules(engine.Everything), Turn: 1}
	for text, want := range map[string]string{"tv Ann": "every go: tv Ann", "tv ANNA": "every go: tv Anna", "tv ank": "every go: tv Anke", "tv ben": "refused: tv ben [AmbiguousPlayer]"} {
		if got := said(reading.Read(text, game, ann)); strings.TrimSuffix(got, "\nwarning: OwnName") != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestReserved(t *testing.T) {
	for _, name := range []string{"buy", "BUILD", "P2", "p9", "Player 3", "nothing", "richest", "go 1", "standing", "Turn 3", "if", "Coins", "never reroll", "tv", "end", "clear",
		"the", "a", "A", "Please", "the a", "on offer", "The End", "clear please", "TV Station", "Radio Tower", "Harbor", "Puerto", "Convention Center", "richest", "the richest",
		"orders", "Order", "Standing orders", "help", "turn 4", "Go1", "*go 1*", "go 1:", "Extra go", "every go", "player 2", "p2", "then", "re-roll", "roll buy", "landmarks", "unless"} {
		if !reading.Reserved(name) {
			t.Errorf("%q is not reserved", name)
		}
	}
	for _, name := range []string{"Ann", "The Duke", "A Duke", "Endo", "Rich", "Stan Ding", "Mine", "Theo", "Ordo", "Buyer", "Player One", "Goa", "Pete", "P", "Bob and Carol", "Go Getter"} {
		if reading.Reserved(name) {
			t.Errorf("%q is reserved", name)
		}
	}
}

func TestOnlyTheCardsOfTheGameAreUnderstood(t *testing.T) {
	base := reading.Table{Names: []string{"Ann", "Bob"}, Rules: engine.DefaultRules(engine.Base), Turn: 1}
	sheet := reading.Read("buy conv, Tuna Boat, Mine", base, ann)
	want := lines("every go: buy Convenience Store, Mine", "refused: buy conv, Tuna Boat, Mine [CardNotInGame]")
	if got := said(sheet); got != want {
		t.Errorf("got %s", got)
	}
}

func TestTotals(t *testing.T) {
	if got := (orders.Totals(0)).String(); got != "" {
		t.Errorf("no totals: %q", got)
	}
	var held []int
	for total := range 16 {
		if read("reroll 2-3, 13+").Lines[0].Order.Totals.Hold(total) {
			held = append(held, total)
		}
	}
	if !slices.Equal(held, []int{2, 3, 13, 14}) {
		t.Errorf("2-3, 13+ hold %v", held)
	}
}

// A letter all in the order language is read line by line. It comes to what it comes to beside a
// goodbye, with which it is read by all means.
func TestExactLettersComeToTheSame(t *testing.T) {
	t.Parallel()
	var texts []string
	for _, c := range orderForms {
		if texts = append(texts, c.text, "buy Cafe\n\nstanding:\n"+c.text); c.want != "buy nothing" { // beside talk that may only be said
			texts = append(texts, "go 2: "+c.text+"\nbuy Mine")
		}
	}
	for _, c := range conditionForms {
		texts = append(texts, "if "+c.text+": buy Cafe\nroll 1", "go 1:\nif "+c.text+": buy Cafe")
	}
	before := read("two dice\nbuy Mine, Cafe\ngo 2: tv Bob")
	for _, text := range texts {
		for _, onFile := range []*orders.Sheet{nil, &before} {
			game := table()
			game.OnFile = onFile
			quick, whole := reading.Read(text, game, ann), reading.Read(text+"\n\nThanks and bye", game, ann)
			if quick.Canonical() != whole.Canonical() || len(quick.Warnings) != len(whole.Warnings) || len(quick.Refused) != len(whole.Refused) || len(quick.Proposed) != len(whole.Proposed) {
				t.Errorf("%q\nalone:\n%s\nbeside a goodbye:\n%s", text, said(quick), said(whole))
			}
		}
	}
}
