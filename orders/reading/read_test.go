package reading_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading"
)

// table is a game of three, with every card, before its turn 4: Ann goes twice.
func table() reading.Table {
	return reading.Table{Names: []string{"Ann", "Bob", "Carol"}, Rules: engine.DefaultRules(engine.Everything), Turn: 4}
}

const (
	ann engine.Seat = iota
	bob
	carol
)

func read(text string) orders.Sheet { return reading.Read(text, table(), ann) }

// said is a sheet in one text: its orders, then what was refused and why, then
// prose with suggestions.
func said(s orders.Sheet) string {
	list := s.Orders()
	for _, r := range s.Refused {
		list = append(list, "refused: "+r.Line+" ["+string(r.Why)+"]")
	}
	for _, w := range s.Warnings {
		list = append(list, "warning: "+string(w.About))
	}
	for _, sp := range s.Spelled {
		list = append(list, "spelled: "+sp.Written+": "+sp.Card.String())
	}
	for _, p := range s.Proposed {
		list = append(list, "proposed: "+p.Line+" ["+string(p.Why)+"] "+strings.Join(p.Words, ", ")+p.By+" -> "+strings.Join(p.Orders(), " / "))
	}
	for _, p := range s.Prose {
		list = append(list, "prose: "+p.Line)
	}
	return strings.Join(list, "\n")
}

// lines joins what a case expects.
func lines(list ...string) string { return strings.Join(list, "\n") }

// The example of the specification, whole.
const example = `Hi Dave, hope the new house is fine.

go 1: buy Mine, Forest, Ranch
go 2
  roll 1
  if I roll 5 or 6: buy Stadium
  buy Wheat Field, Bakery
extra go: buy Cafe

every go:
  reroll 1-4
  harbour 10, 12
  TV Station: Bob
  if Carol coins >= 12: tv Carol
  swap Wheat Field for Mine of Bob
  renovate Cafe
  invest if coins >= 3
standing: buy Forest, Ranch
`

const exampleCanonical = `go 1
  buy Mine, Forest, Livestock Farm
go 2
  roll 1
  if I roll 5-6: buy Stadium
  buy Wheat Field, Bakery
extra go
  buy Cafe
every go
  reroll 1-4
  harbour 10, 12
  tv Bob
  if Carol coins >= 12: tv Carol
  swap Wheat Field for Mine of Bob
  renovate Cafe
  if coins >= 3: invest always
standing
  buy Forest, Livestock Farm
`

func TestTheExampleOfTheSpecification(t *testing.T) {
	sheet := read(example)
	if got := sheet.Canonical(); got != exampleCanonical {
		t.Errorf("got\n%s", got)
	}
	if len(sheet.Refused)+len(sheet.Warnings) > 0 || len(sheet.Prose) != 1 || sheet.Prose[0].Line != "Hi Dave, hope the new house is fine." {
		t.Errorf("got %s", said(sheet))
	}
}

func TestReading(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"lines before the first heading are of every go", "buy Mine", "every go: buy Mine"},
		{"case, spaces, full stop and small words", "  BUY\u00a0 the  mine ,a Forest please . ", "every go: buy Mine, Forest"},
		{"please in front", "Please buy Mine.", "every go: buy Mine"},
		{"typographic quotes and dashes", "swap Bakery for Bob’s “Mine”\nreroll 1–4", lines("every go: swap Bakery for Mine of Bob", "every go: reroll 1-4")},
		{"bullets", "- buy Mine\n* roll 1\n• invest\n1. reroll 1-4\n2) harbour 10\n– buy Cafe",
			lines("every go: buy Mine", "every go: roll 1", "every go: invest always", "every go: reroll 1-4", "every go: harbour 10", "every go: buy Cafe")},
		{"stars and lines of mail programs", "*go 1*\n*buy Mine*\n**go 2**\n_roll 1_\n**extra go:** buy Cafe\n- *every go*: roll 2\n1. __tv Bob__\n*buy* Forest",
			lines("go 1: buy Mine", "go 2: roll 1", "extra go: buy Cafe", "every go: roll 2", "every go: tv Bob", "every go: buy Forest")},
		{"stars that are bullets", "*buy Mine\n** roll 1\n* * invest *", lines("every go: buy Mine", "every go: roll 1", "every go: invest always")},
		{"a bullet and a number", "- 1. buy Mine", "every go: buy Mine"},
		{"semicolons", "go 1; buy Mine; roll 1", lines("go 1: buy Mine", "go 1: roll 1")},
		{"Windows line ends", "go 1\r\nbuy Mine\r\n", "go 1: buy Mine"},

		{"a line goes on behind a comma", "buy Mine,\nForest,\nRanch", "every go: buy Mine, Forest, Livestock Farm"},
		{"and behind or", "buy Mine or\nForest", "every go: buy Mine, Forest"},
		{"and behind and", "if coins >= 3 and\nhave Mine: buy Cafe", "every go: if coins >= 3 and have Mine: buy Cafe"},
		{"and behind and, though roll is a verb", "if coins >= 3 and\nroll 5: buy Cafe", "every go: if coins >= 3 and I roll 5: buy Cafe"},
		{"and behind for", "swap Bakery for\nMine of Bob", "every go: swap Bakery for Mine of Bob"},
		{"and behind of", "swap Bakery for Mine of\nBob", "every go: swap Bakery for Mine of Bob"},
		{"and behind to", "move Bakery to\nBob", "every go: move Bakery to Bob"},
		{"but not in prose", "Dear GM,\nbuy Mine", lines("every go: buy Mine", "prose: Dear GM,")},
		{"nor into an order of its own", "buy Mine,\nroll 1", lines("every go: buy Mine", "every go: roll 1")},
		{"a comma behind an order that is no list", "tv Bob,\nbuy Mine,\nroll 1,\nreroll 7,\ninvest,", lines("every go: tv Bob", "every go: buy Mine", "every go: roll 1", "every go: reroll 7", "every go: invest always")},
		{"a comma and please", "tv Bob, please\nroll 1, please.", lines("every go: tv Bob", "every go: roll 1")},
		{"nor over a blank line", "buy Mine,\n\nForest", lines("every go: buy Mine", "every go: buy Forest")},
		{"a card whose name is a verb goes on with a list", "buy Mine,\nHarbour,\nRadio Tower, TV Station\nroll 1",
			lines("every go: buy Mine, Harbour, Radio Tower, TV Station", "every go: roll 1")},
		{"end ends it", "buy Mine\nend\nbuy Forest", lines("every go: buy Mine", "prose: buy Forest")},
		{"talk below end is not listed", "buy Mine\nend\n\nGot a fare to the airport. The dice have spoken; no Mine, no gain.\n" + strings.Repeat("x", 600) + strings.Repeat("\nswap you", 300) + "\n\nAnn", "every go: buy Mine"},
		{"orders below end are told", "buy Mine\nend\n\nOh, and\ngo 2: one die\nswap Bakery for Mine of Bob", lines("every go: buy Mine", "prose: go 2: one die", "prose: swap Bakery for Mine of Bob")},
		{"End. ends it", "buy Mine\n * End.\nbuy Forest", lines("every go: buy Mine", "prose: buy Forest")},
		{"end in a line", "buy Mine; end; buy Forest\nbuy Cafe", lines("every go: buy Mine", "prose: buy Forest", "prose: buy Cafe")},
		{"the end", "buy Mine\nThe end\nbuy Forest", lines("every go: buy Mine", "prose: buy Forest")},
		{"end please", "buy Mine\nEnd, please.\nbuy Forest", lines("every go: buy Mine", "prose: buy Forest")},
		{"end behind a comma ends it", "buy Mine,\nend\nForest", "every go: buy Mine"},

		{"a bare buy", "buy:\nMine\n- Forest\n3. Radio Tower\nHarbour\n\nRanch", lines("every go: buy Mine, Forest, Radio Tower, Harbour", "every go: buy Livestock Farm")},
		{"a bare buy to the next order", "go 1: buy\nTech Startup\nTV Station\nRadio Tower: 1-4", lines("go 1: buy Tech Startup, TV Station", "go 1: reroll 1-4")},
		{"a bare buy to the next heading", "buy:\nMine\ngo 2\nForest", lines("go 2: buy Forest", "every go: buy Mine")},
		{"a bare buy with conditions", "if coins >= 6: buy:\nMine\nForest or Cafe", "every go: if coins >= 6: buy Mine, Forest, Cafe"},
		{"a bare buy with lists", "buy\nDemolition Company, Harbour\nTV Station or Mine", "every go: buy Demolition Company, Harbour, TV Station, Mine"},
		{"a bare buy with nothing", "buy:\nMine\nnothing", "every go: buy Mine, nothing"},
		{"a misspelt name below a bare buy", "buy:\nMien\nForest", lines("every go: buy Mine, Forest", "spelled: Mien: Mine")},
		{"a bare buy with nothing below", "buy:\n\nMine", lines("every go: buy Mine", "refused: buy: [NothingNamed]")},
		{"more than five below a bare buy", "buy:\nMine\nForest\nCafe\nBakery\nRanch\nStadium", lines("every go: buy Mine, Forest, Cafe, Bakery, Livestock Farm", "warning: MoreThanFive")},

		{"or and then", "buy Mine or Forest then Cafe", "every go: buy Mine, Forest, Cafe"},
		{"repeats", "buy Mine, Mine, Diamine", "every go: buy Mine"},
		{"more than five", "buy Mine, Forest, Cafe, Bakery, Ranch, Stadium", lines("every go: buy Mine, Forest, Cafe, Bakery, Livestock Farm", "warning: MoreThanFive")},
		{"a repeat is not a sixth", "buy Mine, Forest, Mine, Cafe, Bakery, Ranch", "every go: buy Mine, Forest, Cafe, Bakery, Livestock Farm"},
		{"the other names stand", "buy Mien, Forest", lines("every go: buy Mine, Forest", "spelled: Mien: Mine")},
		{"an unknown name falls out", "buy Xyzzy, Forest", lines("every go: buy Forest", "refused: buy Xyzzy, Forest [UnknownCard]")},
		{"a name with an and", "buy Fruit and Vegetable Market, Mine", "every go: buy Produce Market, Mine"},

		{"no order at all", "Hello.\n\nSee you!", lines("prose: Hello.", "prose: See you!")},
		{"Bye Mine", "Bye Mine", "proposed: Bye Mine [Unexplained] Bye -> every go: buy Mine"},
		{"a list without buy", "Mine, Forest", "every go: buy Mine, Forest"},
		{"a list beginning with a verb's card", "Harbour, Mine", "every go: buy Harbour, Mine"},
		{"a misspelt heading", "evry go: roll 1", "proposed: evry go: roll 1 [TwoWays] evry go -> every go: roll 1"},
		{"an order within a sentence", "I would like to buy Mine", "every go: buy Mine"},
		{"prose that begins like a heading", "Go 1 was a disaster\nStanding ovation, Dave!\nTurn 3 was fun\nGo on\nbuy Mine",
			lines("proposed: buy Mine [Governed] Go on -> every go: buy Mine", "prose: Go 1 was a disaster", "prose: Standing ovation, Dave!", "prose: Turn 3 was fun", "prose: Go on")},
		{"prose that begins like a verb is answered with why", "Buy the way, nice report\nIf the wind is right",
			lines("refused: Buy the way, nice report [UnknownCard]", "refused: Buy the way, nice report [UnknownCard]", "refused: If the wind is right [NoColon]")},
		{"never mind", "Never mind", "prose: Never mind"},
		{"a name that is no verb", "Park: what a card", "proposed: Park: what a card [Unexplained] what -> every go: buy Park"},
		{"a line of dashes is nothing", "-----\nbuy Mine\n* * *", "every go: buy Mine"},
		{"clear among others is prose", "clear\nbuy Mine", lines("every go: buy Mine", "prose: clear")},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := said(read(c.text)); got != c.want {
				t.Errorf("%q\ngot\n%s\nwant\n%s", c.text, got, c.want)
			}
		})
	}
}

func TestScopes(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"each heading, with a colon or without", "go 1\nbuy Mine\nGo 2:\nbuy Forest\nextra go\nbuy Cafe\nevery go\nbuy Ranch\nstanding\nbuy Bakery",
			lines("go 1: buy Mine", "go 2: buy Forest", "extra go: buy Cafe", "every go: buy Livestock Farm", "standing: buy Bakery")},
		{"a heading and its order in one line", "go 1: buy Mine\ngo 2 buy Forest\ngo 2 - buy Cafe", lines("go 1: buy Mine", "go 2: buy Forest", "go 2: buy Cafe")},
		{"headings as people write them", "go 1 )\nbuy Mine\ngo 2,\nbuy Forest\nextra go,\nbuy Cafe\nGo1:\nroll 1\nevery go):\nroll 2", lines("go 1: buy Mine", "go 1: roll 1", "go 2: buy Forest", "extra go: buy Cafe", "every go: roll 2")},
		{"go1 with its order", "go1: buy Mine\ngo2 buy Forest\nturn4", lines("turn 4", "go 1: buy Mine", "go 2: buy Forest")},
		{"a heading with a comma and prose below", "go 1,\nmany thanks\nbuy Mine", "go 1: buy Mine"},
		{"a heading that was nearly one", "go 1: buy Mine\nStanding orders:\nbuy Forest\nbuy Cafe", lines("go 1: buy Mine", "standing: buy Forest", "standing: buy Cafe")},
		{"a misspelt heading and lines below", "evry go: roll 1\nbuy Forest", lines("proposed: evry go: roll 1 [TwoWays] evry go -> every go: roll 1", "proposed: buy Forest [Governed] evry go: roll 1 -> every go: buy Forest")},
		{"another misspelt heading and lines below", "go 1\nevry go\nbuy Forest", lines("refused: evry go [Unclear]", "proposed: buy Forest [Governed] evry go -> every go: buy Forest")},
		{"a heading again", "go 1: buy Mine\ngo 2: buy Cafe\ngo 1: buy Forest", lines("go 1: buy Mine", "go 1: buy Forest", "go 2: buy Cafe")},
		{"a heading with an if", "go 1: if coins >= 3: buy Mine", "go 1: if coins >= 3: buy Mine"},
		{"an extra go with nothing below is a heading all the same", "go 1: buy Mine\nextra go", lines("go 1: buy Mine", "extra go")},
		{"standing none", "standing: none", "standing: none"},
		{"standing nothing", "Standing: nothing.", "standing: none"},
		{"standing none and then some", "standing: none\nbuy Mine", "standing: buy Mine"},
		{"an empty standing changes nothing", "buy Mine\nstanding", lines("every go: buy Mine", "warning: EmptyStanding")},
		{"a standing of refused lines changes nothing", "standing: buy Xyzzy", lines("refused: standing: buy Xyzzy [UnknownCard]", "warning: EmptyStanding")},

		{"go 3 and what stands below", "go 3\nbuy Mine\nHello\ngo 1\nbuy Forest",
			lines("go 1: buy Forest", "refused: go 3 [NoSuchGo]", "refused: buy Mine [BelowNoGo]", "prose: Hello")},
		{"go 3 with its order", "go 3: buy Mine", "refused: go 3: buy Mine [NoSuchGo]"},
		{"go 3 with a bare buy", "go 3: buy:\nMine\nroll 1", lines("refused: go 3: buy: Mine [NoSuchGo]", "refused: roll 1 [BelowNoGo]")},
		{"go 0", "go 0\nbuy Mine", lines("refused: go 0 [NoSuchGo]", "refused: buy Mine [BelowNoGo]")},

		{"this turn", "turn 4\nbuy Mine", lines("turn 4", "every go: buy Mine")},
		{"a later turn", "Turn 7:\ngo 1: buy Mine", lines("turn 7", "go 1: buy Mine")},
		{"turn with its order", "turn 5: buy Mine", lines("turn 5", "every go: buy Mine")},
		{"the same turn twice", "turn 5\nbuy Mine\nturn 5\nroll 1", lines("turn 5", "every go: buy Mine", "every go: roll 1")},
		{"turn after another heading is of every go", "go 1: buy Mine\nturn 5\nbuy Cafe", lines("turn 5", "go 1: buy Mine", "every go: buy Cafe")},
		{"a turn that is over refuses the whole sheet", "buy Ranch\nturn 2\nbuy Mine\ngo 1: buy Forest\nstanding: none",
			lines("refused: buy Ranch [BelowOver]", "refused: turn 2 [TurnOver]", "refused: buy Mine [BelowOver]", "refused: go 1: buy Forest [BelowOver]", "refused: standing: none [BelowOver]")},
		{"turn 0", "turn 0\nbuy Mine", lines("refused: turn 0 [TurnOver]", "refused: buy Mine [BelowOver]")},
		{"a second turn", "turn 5\nbuy Mine\nturn 6\nbuy Cafe\ngo 1: buy Ranch",
			lines("turn 5", "every go: buy Mine", "refused: turn 6 [SecondTurn]", "refused: buy Cafe [BelowSecond]", "refused: go 1: buy Ranch [BelowSecond]")},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := said(read(c.text)); got != c.want {
				t.Errorf("%q\ngot\n%s\nwant\n%s", c.text, got, c.want)
			}
		})
	}
}

func TestGoesThatThePlayerDoesNotHave(t *testing.T) {
	for _, c := range []struct {
		text string
		me   engine.Seat
		want string
	}{
		{"go 2: buy Mine", ann, "go 2: buy Mine"}, // turn 4 of three players begins with player 1
		{"go 2: buy Mine", bob, lines("go 2: buy Mine", "warning: NoSecondGo")},
		{"turn 5\ngo 2: buy Mine", bob, lines("turn 5", "go 2: buy Mine")},
		{"turn 5\ngo 2: buy Mine", ann, lines("turn 5", "go 2: buy Mine", "warning: NoSecondGo")},
	} {
		if got := said(reading.Read(c.text, table(), c.me)); got != c.want {
			t.Errorf("%q of %d:\ngot\n%s\nwant\n%s", c.text, c.me, got, c.want)
		}
	}
	short := table()
	short.Rules.Landmarks = engine.CardsOf(engine.TrainStation)
	if got := said(reading.Read("extra go: buy Mine", short, ann)); !strings.HasSuffix(got, "warning: NoExtraGoes") {
		t.Errorf("no Amusement Park: %s", got)
	}
}

func TestClear(t *testing.T) {
	for _, text := range []string{"clear", "\n Clear. \n\n", "* CLEAR!", "Please clear.", "clear, please", "clear please", "please\n\nClear the", "clear\nend\nThanks"} {
		if s := read(text); !s.Clear || !s.Empty() {
			t.Errorf("%q does not clear", text)
		}
	}
	for _, text := range []string{"clear\nthanks", "clear all", "clear\nclear", "end\nclear", ""} {
		if read(text).Clear {
			t.Errorf("%q clears", text)
		}
	}
}

func TestLimits(t *testing.T) {
	for _, c := range []struct {
		name, text string
		tooLong    bool
	}{
		{"200 lines", strings.Repeat("buy Mine\n", 200), false},
		{"201 lines", strings.Repeat("buy Mine\n", 201), true},
		{"200 lines and what stands below end", strings.Repeat("buy Mine\n", 199) + "end\n" + strings.Repeat("x\n", 50), false},
		{"empty lines at the end", "buy Mine" + strings.Repeat("\n", 300), false},
		{"500 characters", "buy Mine" + strings.Repeat(" ", 491) + "s", false},
		{"501 characters at last", "buy Mine" + strings.Repeat(" ", 492) + "s", false},
		{"spaces at the very end", "buy Mine" + strings.Repeat(" ", 492), false},
		{"500 characters that are no bytes", "buy Mine" + strings.Repeat("é", 492), false},
		{"501 characters", "buy Mine" + strings.Repeat(" ", 493) + "\nroll 1", false},
		{"600 characters in two lines", "buy Mine" + strings.Repeat(" ", 292) + ";" + strings.Repeat(" ", 299), false},
		{"201 lines by semicolons", strings.Repeat("roll 1;", 200), true},
	} {
		s := read(c.text)
		if s.TooLong != c.tooLong {
			t.Errorf("%s: too long %v", c.name, s.TooLong)
		}
		if s.TooLong && (!s.Empty() || len(s.Refused)+len(s.Prose) > 0) {
			t.Errorf("%s: something was read: %s", c.name, said(s))
		}
	}
}

// Who has one go may call it by its number in the turn, as his report does; 1 and 2 are his own.
func TestGoByItsNumber(t *testing.T) {
	t.Parallel()
	game := table()
	game.Turn, game.Names = 4, []string{"Ann", "Bob", "Carol", "Dave", "Eve"}
	for text, want := range map[string]string{"go 3: Mine": "go 1: buy Mine", "go 4: Mine": "refused: go 4: Mine [NoSuchGo]"} {
		if got := said(reading.Read(text, game, 0)); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// What is cut off a line that is too long is no command, and does not end the letter.
func TestBehindALongLine(t *testing.T) {
	t.Parallel()
	for width := reading.MaxLineLength - 30; width <= reading.MaxLineLength+30; width++ {
		long := strings.Repeat("we had soup ", width/12) + strings.Repeat("x", width%12) + "yes."
		for _, word := range []string{"End.", "Resign."} {
			game, commands := table(), 0
			game.Command = func(line string, _ bool) bool {
				if strings.HasPrefix(line, "Resign") {
					commands++
				}
				return false
			}
			s := reading.Read(long+" "+word+"\nbuy Mine", game, ann)
			if len(s.Lines) != 1 || commands > 0 {
				t.Errorf("%s behind %d characters: %d commands, %s", word, len(long), commands, said(s))
			}
		}
	}
}

func TestEmpty(t *testing.T) {
	for text, empty := range map[string]bool{
		"": true, "Hello": true, "buy Xyzzy": true, "extra go": true, "turn 5": true, "standing": true,
		"buy Mine": false, "standing: none": false, "standing: roll 1": false, "buy nothing": false,
	} {
		if got := read(text).Empty(); got != empty {
			t.Errorf("%q: empty %v", text, got)
		}
	}
}
