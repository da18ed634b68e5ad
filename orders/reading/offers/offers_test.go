package offers_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/offers"
)

const (
	ann engine.Seat = iota
	bob
	carol
)

var (
	names  = []string{"Ann", "Bob", "Carol", "Dave"}
	scribe = orders.Scribe{Names: names, Me: ann}
)

// letterOf is a letter of Ann's, who has two goes.
func letterOf() *lines.Letter {
	game := engine.DefaultRules(engine.Everything).InPlay()
	return &lines.Letter{Names: names, Me: ann, Turn: 5, TwoGoes: true, Numbers: [2]int{1, 5},
		Exact: exact.New(names, game, ann), Grammar: marked.NewGrammar(marks.NewTable(names, game, ann))}
}

// in is an order for some go.
func in(scope orders.Scope, o orders.Order, when ...orders.Condition) orders.Line {
	return scribe.Write(orders.Line{Scope: scope, Order: o, If: when})
}

func buys(cards ...engine.Card) orders.Line {
	return in(orders.EveryGo, orders.Order{Verb: orders.Buy, Cards: cards})
}

func takes(from engine.Seat) orders.Line {
	return in(orders.EveryGo, orders.Order{Verb: orders.TV, Player: from})
}

func rolls(dice int) orders.Line {
	return in(orders.EveryGo, orders.Order{Verb: orders.Roll, Dice: dice})
}

// open is a sentence that was not filed, and what it was made of.
func open(sentence string, list ...orders.Line) orders.Proposal {
	return orders.Proposal{Line: sentence, Why: orders.Unexplained, Lines: list}
}

// unclear is a sentence of which nobody knew a word.
func unclear(sentence, word string) orders.Refused {
	return orders.Refused{Line: sentence, Why: orders.Unclear, Word: word}
}

// yes is a sheet that a yes files.
func yes(list ...orders.Line) *orders.Sheet { return &orders.Sheet{Lines: list} }

// told is a sheet in one text: what is filed, refused and proposed, then what a yes files.
func told(s *orders.Sheet) string {
	list := s.Orders()
	for _, r := range s.Refused {
		list = append(list, "refused: "+r.Line)
	}
	for _, p := range s.Proposed {
		words := ""
		if len(p.Words) > 0 {
			words = " [" + strings.Join(p.Words, ", ") + "]"
		}
		list = append(list, "proposed: "+p.Line+words+" -> "+strings.Join(p.Orders(), " / "))
	}
	if s.IfYes != nil {
		list = append(list, "yes: "+strings.Join(s.IfYes.Orders(), " / "))
	}
	return strings.Join(list, "\n")
}

// A sheetOf is what was made of a letter sentence by sentence.
type sheetOf struct {
	why, text string
	sheet     orders.Sheet
	want      string // "" for the sheet as it is
}

func (c *sheetOf) try(t *testing.T) {
	t.Helper()
	letter := letterOf()
	rows, tooLong := letter.Rows(c.text)
	if tooLong {
		t.Fatal("too long")
	}
	want := c.want
	if want == "" {
		want = told(&c.sheet)
	}
	d := drafts.Draft{Scribe: scribe, Sheet: c.sheet}
	offers.Weigh(&d, letter, rows)
	if got := told(&d.Sheet); got != want {
		t.Errorf("%s: %q\n%s\nwant\n%s", c.why, c.text, got, want)
	}
}

func lined(list ...string) string { return strings.Join(list, "\n") }

// two is a letter of two sentences, each of which was made into something else.
const two = "I'd love the Mine. If that's too dear the Forest."

func twoOpen() []orders.Proposal {
	return []orders.Proposal{open("I'd love the Mine.", buys(engine.Cafe)), open("If that's too dear the Forest.", buys(engine.Bakery))}
}

// Where nothing is open, or something else decides, the sheet stays as it is.
func TestNothingIsProposed(t *testing.T) {
	futile := open("I'd love the Mine.")
	futile.Why = orders.Futile
	for _, c := range []sheetOf{
		{"nothing is open", two, orders.Sheet{Lines: []orders.Line{buys(engine.Cafe)}}, ""},
		{"nothing was understood, and of its sense not all", "I'd love the flurb Mine. If that's too dear the Forest.", orders.Sheet{Prose: []orders.Prose{{Line: two}}}, ""},
		{"something is filed, and the rest was passed over", two, orders.Sheet{Lines: []orders.Line{rolls(1)}, Prose: []orders.Prose{{Line: two}}}, ""},
		{"its sense is against what is filed", "One die. In my first go the Mine. In my second go the Forest, or else the Cafe.", orders.Sheet{Lines: []orders.Line{buys(engine.Mine), rolls(2)}, Proposed: []orders.Proposal{open("In my second go the Forest, or else the Cafe.", buys(engine.Cafe))}, IfYes: yes(buys(engine.Mine), buys(engine.Cafe))}, ""},
		{"a card that nobody knows is not open", two, orders.Sheet{Refused: []orders.Refused{{Line: "I'd love the Mine.", Why: orders.UnknownCard, Word: "Mine"}}}, ""},
		{"it amends what is on file", two, orders.Sheet{Lines: []orders.Line{buys(engine.Park)}, Amends: true, Proposed: twoOpen(), IfYes: yes(buys(engine.Cafe))}, ""},
		{"it amends, and one is not clear", two, orders.Sheet{Amends: true, Refused: []orders.Refused{unclear("I'd love the Mine.", "love")}}, ""},
		{"one could never do anything", two, orders.Sheet{Proposed: append(twoOpen(), futile), IfYes: yes(buys(engine.Cafe))}, ""},
		{"one could never do anything, one is not clear", two, orders.Sheet{Proposed: []orders.Proposal{futile}, Refused: []orders.Refused{unclear("If that's too dear the Forest.", "dear")}}, ""},
		{"the letter has no sense", "Bob bought the Mine last turn. Carol gets everything.", orders.Sheet{Proposed: []orders.Proposal{open("Bob bought the Mine last turn."), open("Carol gets everything.")}, IfYes: yes(buys(engine.Mine))}, ""},
		{"its sense could never do anything", "On a 7 take five from Bob with my TV. Quux.", orders.Sheet{Proposed: []orders.Proposal{open("On a 7 take five from Bob with my TV.", takes(bob)), open("Quux.")}, IfYes: yes(takes(bob))}, ""},
		{"its sense is the same", two, orders.Sheet{Proposed: twoOpen(), IfYes: yes(buys(engine.Mine), buys(engine.Forest))}, ""},
	} {
		c.try(t)
	}
}

// One open sentence keeps what a yes would file of it; several, or one that was not clear, take
// the sense of the letter.
func TestTheSenseOfTheLetter(t *testing.T) {
	first := twoOpen()[:1]
	for _, c := range []sheetOf{
		{"nothing was understood", two, orders.Sheet{Prose: []orders.Prose{{Line: two}}},
			lined("proposed: I'd love the Mine -> every go: buy Mine", "proposed: If that's too dear the Forest -> every go: buy Forest", "yes: every go: buy Mine / every go: buy Forest")},
		{"one, of which a yes files less than its sense has", "One die. I'd love the Mine, or else the Forest, with a reroll on 2.", orders.Sheet{Lines: []orders.Line{rolls(1)}, Proposed: []orders.Proposal{open("I'd love the Mine, or else the Forest, with a reroll on 2.", buys(engine.Mine))}, IfYes: yes(rolls(1), buys(engine.Mine))},
			lined("every go: roll 1", "proposed: I'd love the Mine, or else the Forest, with a reroll on 2. -> every go: buy Mine / every go: buy Forest / every go: reroll 2", "yes: every go: buy Mine / every go: buy Forest / every go: roll 1 / every go: reroll 2")},
		{"one, with what a yes files", two, orders.Sheet{Proposed: first, IfYes: yes(buys(engine.Cafe))}, ""},
		{"one, of which a yes files nothing", two, orders.Sheet{Proposed: twoOpen()[:1]},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "proposed: If that's too dear the Forest -> every go: buy Forest", "yes: every go: buy Mine / every go: buy Forest")},
		{"two", two, orders.Sheet{Proposed: twoOpen(), IfYes: yes(buys(engine.Cafe), buys(engine.Bakery))},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "proposed: If that's too dear the Forest. -> every go: buy Forest", "yes: every go: buy Mine / every go: buy Forest")},
		{"one that was not clear", two, orders.Sheet{Proposed: twoOpen()[:1], IfYes: yes(buys(engine.Cafe)), Refused: []orders.Refused{unclear("If that's too dear the Forest.", "dear")}},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "proposed: If that's too dear the Forest. [dear] -> every go: buy Forest", "yes: every go: buy Mine / every go: buy Forest")},
		{"only that", "I'd love the Mine.", orders.Sheet{Refused: []orders.Refused{unclear("I'd love the Mine.", "love")}},
			lined("proposed: I'd love the Mine. [love] -> every go: buy Mine", "yes: every go: buy Mine")},
		{"for each go", "In my first go the Mine. In the second a Forest.", orders.Sheet{Proposed: []orders.Proposal{open("In my first go the Mine.", buys(engine.Mine)), open("In the second a Forest.", buys(engine.Forest))}, IfYes: yes(buys(engine.Mine), buys(engine.Forest))},
			lined("proposed: In my first go the Mine. -> go 1: buy Mine", "proposed: In the second a Forest. -> go 2: buy Forest", "yes: go 1: buy Mine / go 2: buy Forest")},
		{"a sentence of which the letter's sense knows nothing keeps its own", "I'd love the Mine. Quux. Take five from Bob with my TV.",
			orders.Sheet{Proposed: []orders.Proposal{open("I'd love the Mine.", buys(engine.Cafe)), open("Quux.", rolls(1))}, IfYes: yes(buys(engine.Cafe), rolls(1))},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "proposed: Quux. -> every go: roll 1", "proposed: Take five from Bob with my TV -> every go: tv Bob", "yes: every go: buy Mine / every go: roll 1 / every go: tv Bob")},
		{"what was passed over is proposed", "I'd love the Mine. Two dice. Take five from Bob with my TV.",
			orders.Sheet{Proposed: []orders.Proposal{open("I'd love the Mine.", buys(engine.Cafe)), open("Two dice.", rolls(1))}, IfYes: yes(buys(engine.Cafe), rolls(1))},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "proposed: Two dice. -> every go: roll 2", "proposed: Take five from Bob with my TV -> every go: tv Bob", "yes: every go: buy Mine / every go: roll 2 / every go: tv Bob")},
	} {
		c.try(t)
	}
}

// Where the sense of a letter leaves nothing open, and says something of another kind than what was filed, the
// sentence is asked about.
func TestObjections(t *testing.T) {
	mall := orders.Condition{Kind: orders.Rolled, Totals: orders.TotalsBetween(9, 9)}
	seven := orders.Condition{Kind: orders.Rolled, Totals: orders.TotalsBetween(7, 7)}
	six := orders.Condition{Kind: orders.Coins, Compare: orders.AtLeast, Count: 6}
	for _, c := range []struct {
		why, text string
		filed     []orders.Line
		want      string
	}{
		{"turns without a letter", "Mine, and if I'm away Forest", []orders.Line{buys(engine.Mine), buys(engine.Forest)},
			lined("proposed: Mine, and if I'm away Forest -> every go: buy Mine / standing: buy Forest", "yes: every go: buy Mine / standing: buy Forest")},
		{"a tool", "Put a coin on the startup. A Mine.", []orders.Line{buys(engine.Mine)},
			lined("every go: buy Mine", "proposed: Put a coin on the startup -> every go: invest always", "yes: every go: buy Mine / every go: invest always")},
		{"a condition", "Invest if I have 5 coins", []orders.Line{{Order: orders.Order{Verb: orders.Invest}}},
			lined("proposed: Invest if I have 5 coins -> every go: if coins >= 5: invest always", "yes: every go: if coins >= 5: invest always")},
		{"other totals", "If I roll 9 the Mall, or if that can't be had, the Mine.", []orders.Line{{Order: buys(engine.ShoppingMall).Order, If: []orders.Condition{mall}}, buys(engine.Mine)},
			lined("proposed: If I roll 9 the Mall, or if that can't be had, the Mine -> every go: if I roll 9: buy Shopping Mall, Mine", "yes: every go: if I roll 9: buy Shopping Mall, Mine")},
		{"two conditions, or one", "Cafe when I roll a 7, but Bakery in go 2", []orders.Line{{Scope: orders.Go2, If: []orders.Condition{seven}, Order: buys(engine.Cafe).Order}, {Scope: orders.Go2, Order: buys(engine.Bakery).Order}},
			lined("proposed: Cafe when I roll a 7, but Bakery in go 2 -> go 1: if I roll 7: buy Cafe / go 2: buy Bakery", "yes: go 1: if I roll 7: buy Cafe / go 2: buy Bakery")},
		{"the contrary of a condition", "Kauf die Mine, wenn ich 6 Münzen habe, und wenn nicht, den Wald", []orders.Line{buys(engine.Mine), {Scope: orders.EveryGo, If: []orders.Condition{six}, Order: buys(engine.Forest).Order}},
			lined("proposed: Kauf die Mine, wenn ich 6 Münzen habe, und wenn nicht, den Wald -> every go: buy Mine / every go: if coins < 6: buy Forest", "yes: every go: buy Mine / every go: if coins < 6: buy Forest")},
		{"nothing where what stands behind an otherwise is for that case, or for any", "If I roll 9 the Mall, otherwise the Mine, otherwise the Forest.", []orders.Line{{Scope: orders.EveryGo, If: []orders.Condition{mall}, Order: buys(engine.ShoppingMall).Order}, {Scope: orders.EveryGo, If: []orders.Condition{mall.Negated()}, Order: buys(engine.Mine).Order}, buys(engine.Forest)},
			lined("every go: if I roll 9: buy Shopping Mall", "every go: if not I roll 9: buy Mine", "every go: buy Forest")},
		{"nothing where it says the same", "Mine, or else Forest", []orders.Line{buys(engine.Mine), buys(engine.Forest)},
			lined("every go: buy Mine", "every go: buy Forest")},
		{"nothing where the sense knows less", "Put a coin on the startup. The quuxed Mine.", []orders.Line{buys(engine.Mine)}, "every go: buy Mine"},
	} {
		letter := letterOf()
		rows, _ := letter.Rows(c.text)
		d := drafts.Draft{Scribe: scribe}
		for i := range c.filed {
			line := scribe.Write(c.filed[i])
			d.Sheet.Lines = append(d.Sheet.Lines, line)
			d.Entries = append(d.Entries, drafts.Entry{Line: line, Written: c.text, Proposal: -1, Number: 1})
		}
		if c.why == "a tool" {
			d.Entries[0].Written = "A Mine."
		}
		offers.Weigh(&d, letter, rows)
		if got := told(&d.Sheet); got != c.want {
			t.Errorf("%s: %q\n%s\nwant\n%s", c.why, c.text, got, c.want)
		}
	}
}

// What is in the order language stays filed beside a sentence that is withheld.
func TestWhatIsExactStays(t *testing.T) {
	letter, text := letterOf(), "tv Bob. Mine, and if I'm away Forest"
	rows, _ := letter.Rows(text)
	tv, free := scribe.Write(takes(bob)), scribe.Write(buys(engine.Mine, engine.Forest))
	d := drafts.Draft{Scribe: scribe, Sheet: orders.Sheet{Lines: []orders.Line{tv, free}}, Entries: []drafts.Entry{
		{Line: tv, Written: "tv Bob", Proposal: -1, Number: 1, Exact: true}, {Line: free, Written: "Mine, and if I'm away Forest", Proposal: -1, Number: 1}}}
	offers.Weigh(&d, letter, rows)
	if got, want := told(&d.Sheet), lined("every go: tv Bob", "proposed: Mine, and if I'm away Forest -> every go: buy Mine / standing: buy Forest", "yes: every go: buy Mine / every go: tv Bob / standing: buy Forest"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// In the order language every word counts, and nothing is asked about.
func TestNoObjectionToTheOrderLanguage(t *testing.T) {
	letter := letterOf()
	rows, _ := letter.Rows("Mine, and if I'm away Forest")
	line := scribe.Write(buys(engine.Mine))
	d := drafts.Draft{Scribe: scribe, Sheet: orders.Sheet{Lines: []orders.Line{line}}, Entries: []drafts.Entry{{Line: line, Proposal: -1, Exact: true}}}
	if offers.Weigh(&d, letter, rows); len(d.Sheet.Proposed) > 0 || len(d.Sheet.Lines) != 1 {
		t.Error(told(&d.Sheet))
	}
}

// What is filed stays in what a yes files, whatever the sense of the letter is.
func TestWhatIsFiledStays(t *testing.T) {
	tools := "Two dice. Take five from Bob with my TV. I'd love the Mine."
	for _, c := range []sheetOf{
		{"a tool", tools, orders.Sheet{Lines: []orders.Line{takes(carol)}, Proposed: []orders.Proposal{open("Two dice."), open("I'd love the Mine.")}, IfYes: yes(takes(carol))},
			lined("every go: tv Carol", "proposed: Two dice. -> every go: roll 2", "proposed: I'd love the Mine. -> every go: buy Mine", "yes: every go: buy Mine / every go: roll 2 / every go: tv Carol")},
		{"a tool of one go, beside another of the other", "I'd love the Mine. In my second go I roll two dice.", orders.Sheet{Lines: []orders.Line{in(orders.Go1, orders.Order{Verb: orders.Roll, Dice: 1})}, Proposed: []orders.Proposal{open("In my second go I roll two dice."), open("I'd love the Mine.")}},
			lined("go 1: roll 1", "proposed: In my second go I roll two dice. -> go 2: roll 2", "proposed: I'd love the Mine. -> every go: buy Mine", "yes: go 1: roll 1 / go 2: roll 2 / every go: buy Mine")},
		{"a candidate of which the sense knows nothing", two, orders.Sheet{Lines: []orders.Line{buys(engine.Park)}, Proposed: twoOpen(), IfYes: yes(buys(engine.Park), buys(engine.Cafe))},
			lined("every go: buy Park", "proposed: I'd love the Mine. -> every go: buy Cafe", "proposed: If that's too dear the Forest. -> every go: buy Bakery", "yes: every go: buy Park / every go: buy Cafe")},
		{"a candidate that is among those of the sense", two + " Quux.", orders.Sheet{Lines: []orders.Line{buys(engine.Mine)}, Proposed: []orders.Proposal{open("If that's too dear the Forest."), open("Quux.", buys(engine.Cafe))}, IfYes: yes(buys(engine.Mine), buys(engine.Cafe))},
			lined("every go: buy Mine", "proposed: If that's too dear the Forest. -> every go: buy Forest", "proposed: Quux. -> every go: buy Cafe", "yes: every go: buy Mine / every go: buy Forest")},
		{"what only the sentences tell", "I'd love the Mine. Quux.", orders.Sheet{Proposed: []orders.Proposal{open("I'd love the Mine."), open("Quux.", takes(bob))}, IfYes: yes(takes(bob))},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "proposed: Quux. -> every go: tv Bob", "yes: every go: buy Mine / every go: tv Bob")},
		{"that nothing stands any more", two, orders.Sheet{HasStanding: true, Proposed: twoOpen()},
			lined("standing: none", "proposed: I'd love the Mine. -> every go: buy Mine", "proposed: If that's too dear the Forest. -> every go: buy Forest", "yes: every go: buy Mine / every go: buy Forest / standing: none")},
		{"an extra go", two, orders.Sheet{HasExtra: true, Proposed: twoOpen()},
			lined("extra go", "proposed: I'd love the Mine. -> every go: buy Mine", "proposed: If that's too dear the Forest. -> every go: buy Forest", "yes: extra go / every go: buy Mine / every go: buy Forest")},
	} {
		c.try(t)
	}
}

// A sentence that was not clear becomes a proposal of what it comes to, with the word at fault.
func TestRefusedSentences(t *testing.T) {
	mine, quux := "I'd love the Mine.", "Quux the flump."
	for _, c := range []sheetOf{
		{"with its word", mine, orders.Sheet{Refused: []orders.Refused{unclear(mine, "love")}},
			lined("proposed: I'd love the Mine. [love] -> every go: buy Mine", "yes: every go: buy Mine")},
		{"without one", mine, orders.Sheet{Refused: []orders.Refused{unclear(mine, "")}},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "yes: every go: buy Mine")},
		{"where the word is all of it", mine, orders.Sheet{Refused: []orders.Refused{unclear(mine, mine)}},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "yes: every go: buy Mine")},
		{"not one without orders", mine + " " + quux, orders.Sheet{Refused: []orders.Refused{unclear(mine, "love"), unclear(quux, "flump")}},
			lined("refused: Quux the flump.", "proposed: I'd love the Mine. [love] -> every go: buy Mine", "yes: every go: buy Mine")},
		{"once", mine, orders.Sheet{Refused: []orders.Refused{unclear(mine, "love")}, Proposed: []orders.Proposal{open(mine, buys(engine.Cafe))}, IfYes: yes(buys(engine.Cafe))},
			lined("proposed: I'd love the Mine. -> every go: buy Mine", "yes: every go: buy Mine")},
		{"a yes files nothing where nothing is proposed", mine + " " + quux, orders.Sheet{Lines: []orders.Line{buys(engine.Mine)}, Refused: []orders.Refused{unclear(quux, "flump")}},
			lined("every go: buy Mine", "refused: Quux the flump.")},
	} {
		c.try(t)
	}
}

// What is listed as not wanted is not proposed: its sentence was not understood.
func TestWhatIsListedAsNotWanted(t *testing.T) {
	c := sheetOf{"a card of the list", "Don't buy: Mine, Forest\nA Cafe.", orders.Sheet{Lines: []orders.Line{buys(engine.Cafe)}, Proposed: []orders.Proposal{open("Don't buy: Mine, Forest", buys(engine.Forest))}, IfYes: yes(buys(engine.Forest), buys(engine.Cafe))},
		lined("every go: buy Cafe", "refused: Don't buy: Mine, Forest")}
	c.try(t)
}
