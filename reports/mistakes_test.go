package reports

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading"
)

// Each kind of mistake, and the exact words of the answer: the refusal with what
// may have been meant, else the warning, else the suggestion for prose.
var mistakes = []struct{ text, answer string }{
	// Cards
	{"buy Mien", `every go: buy Mine`},
	{"buy Wheatfield", `every go: buy Wheat Field`},
	{"buy station", `I know no card "station". Did you mean Train Station, Stadium or TV Station?`},
	{"buy me a beer", `I know no card "me a beer".`},
	{"buy the Mien, please", `every go: buy Mine`},
	{"buy zzzzzz", `I know no card "zzzzzz".`},
	{"buy conv", `"conv" fits more than one card. It may be Convenience Store or Convention Center.`},
	{"buy res", `"res" fits more than one card. It may be Sushi Bar, French Restaurant or Restaurant.`},
	{"buy Convention Center", `The Convention Center is not in this game.`},
	{"buy conve", `"conve" fits more than one card. It may be Convenience Store or Convention Center.`},
	{"buy Mine and Forest", `every go: buy Mine, Forest`},
	{"buy Mine, and Forest", `every go: buy Mine, Forest`},
	{"demolish Harbour and Airport", `every go: demolish Harbour, Airport`},
	{"renovate Cafe and Mine", `"renovate" takes one card a line; write another line for your second wish.`},
	{"buy 2 Mines", `A go buys one card, so one Mine at most is bought in each.`},
	{"buy", `"buy" needs more words. Write "buy A, B, C, D, E" or "buy nothing".`},
	{"buy ,", `I did not understand "buy".`},
	{"buy City Hall", `The City Hall cannot be bought; it stands from the start.`},
	{"buy nothing, Mine", `"nothing" ends the list, so "Mine" behind it would never be tried.`},
	{"buy Mine. Thanks", `every go: buy Mine`},
	{"buy Mine, Forest, Cafe, Bakery, Ranch, Stadium", `You named 6 cards in one line; the first five count.`},
	// Dice
	{"roll 3", `There are one or two dice to roll, not "3". Write "roll 1" or "roll 2".`},
	{"roll", `"roll" needs more words. Write "roll 1" or "roll 2".`},
	{"roll 1 if doubles", `How many dice to roll is decided before they are rolled, so a condition cannot ask what they show.`},
	{"if I roll 7: roll 2", `How many dice to roll is decided before they are rolled, so a condition cannot ask what they show.`},
	{"reroll", `"reroll" needs more words. Write "reroll NUMBERS", "reroll unless NUMBERS", "reroll always" or "never reroll".`},
	{"reroll low", `I cannot read "low" as numbers; write them like 7, 5-8, 9+ or 4 or less.`},
	{"reroll 15", `No roll makes "15"; totals go from 1 to 14.`},
	{"reroll 0-4", `No roll makes "0-4"; totals go from 1 to 14.`},
	{"reroll 8-5", `"8-5" runs backwards. Write "5-8".`},
	{"reroll 5 to 8", `every go: reroll 5-8`},
	{"reroll 1 2", `I cannot read "1 2" as numbers; write them like 7, 5-8, 9+ or 4 or less. Write "1, 2".`},
	{"reroll 2 3 4", `I cannot read "2 3 4" as numbers; write them like 7, 5-8, 9+ or 4 or less. Write "2, 3, 4".`},
	{"reroll 1 1, 3", `I cannot read "1 1" as numbers; write them like 7, 5-8, 9+ or 4 or less. Write "1, 1".`},
	{"reroll 1 5-8", `I cannot read "1 5-8" as numbers; write them like 7, 5-8, 9+ or 4 or less. Write "1, 5-8".`},
	{"harbour 1 2", `I cannot read "1 2" as numbers; write them like 7, 5-8, 9+ or 4 or less. Write "1, 2".`},
	{"if I roll 1 2: buy Mine", `I cannot read "1 2" as numbers; write them like 7, 5-8, 9+ or 4 or less. Write "1, 2".`},
	{"reroll 1 0+", `I did not understand "0". If you meant "every go: reroll 1", write that.`},
	{"reroll, please", `"reroll" needs more words. Write "reroll NUMBERS", "reroll unless NUMBERS", "reroll always" or "never reroll".`},
	{"reroll 5-", `I did not understand "-". If you meant "every go: reroll 5", write that.`},
	{"reroll unless", `There is no condition behind "if" or "unless".`},
	{"harbour", `every go: buy Harbour`},
	{"harbour 10 and 12", `every go: harbour 10, 12`},
	// Players
	{"tv Bbo", `I know no player "Bbo" in this game. Did you mean Bob?`},
	{"tv Zebedee", `I know no player "Zebedee" in this game. Did you mean Bob, Carol or Carlos?`},
	{"tv P7", `I know no player "P7" in this game. Did you mean Bob, Carol or Carlos?`},
	{"tv Car", `"Car" fits more than one player. It may be Carol or Carlos.`},
	{"tv", `"tv" needs more words. Write "tv PLAYER" or "tv richest".`},
	{"tv nobody", `I know no player "nobody" in this game. Did you mean Bob, Carol or Carlos?`},
	{"tv nothing", `The TV Station always takes from somebody; without an order from the richest.`},
	{"tv Bob or Carol", `"tv" takes one player a line; write another line, perhaps with an "if", for the other.`},
	{"move Bakery to Bob or Carol", `"move" takes one player a line; write another line, perhaps with an "if", for the other.`},
	{"swap Bakery for Mine of Bob, Carol", `"swap" takes one player a line; write another line, perhaps with an "if", for the other.`},
	{"move Bakery, Cafe to Bob", `"move" takes one card a line; write another line for your second wish.`},
	{"move Bakery and Cafe to Bob", `"move" takes one card a line; write another line for your second wish.`},
	{"swap Bakery, Cafe for Mine of Bob", `"swap" takes one card a line; write another line for your second wish.`},
	{"swap Bakery for Mine or Cafe of Bob", `"swap" takes one card a line; write another line for your second wish.`},
	{"tv Ann", `The player you named is you, so this line can never be carried out.`},
	// The other choices
	{"swap Bakery", `A swap needs "for" between your card and the other one. Write "swap CARD for CARD of PLAYER" or "swap nothing".`},
	{"swap Bakery for Mine", `A swap needs to say whose card you want. Write "swap CARD for CARD of PLAYER" or "swap nothing".`},
	{"swap Bakery for Mien of Bob", `every go: swap Bakery for Mine of Bob`},
	{"swap Bakery for Mine of Bbo", `I know no player "Bbo" in this game. Did you mean Bob?`},
	{"swap Stadium for Mine of Bob", `The Stadium is a Major Establishment; "swap" is for the other ones.`},
	{"swap Bakery for Harbour of Bob", `The Harbour is a landmark; "swap" is for Establishments.`},
	{"swap Bakery for Mine of Ann", `The player you named is you, so this line can never be carried out.`},
	{"renovate Cafe, Mine", `"renovate" takes one card a line; write another line for your second wish.`},
	{"renovate Park", `The Park is a Major Establishment; "renovate" is for the other ones.`},
	{"renovate Harbour", `The Harbour is a landmark; "renovate" is for Establishments.`},
	{"convention Cafe", `The Cafe is red; the Convention Center works for blue and green cards.`},
	{"convention Forest or Mine", `"convention" takes one card a line; write another line for your second wish.`},
	{"demolish Mine", `The Mine is no landmark, and only landmarks are demolished.`},
	{"demolish City Hall", `The City Hall cannot be demolished.`},
	{"demolish nothing", `The Demolition Company must take a landmark down while there is one.`},
	{"demolish nothing, Harbour", `The Demolition Company must take a landmark down while there is one.`},
	{"move Bakery", `A move needs a card and to whom it goes. Write "move CARD to PLAYER".`},
	{"move nothing", `The Moving Company must give something away.`},
	{"move Stadium to Bob", `The Stadium is a Major Establishment; "move" is for the other ones.`},
	{"move over, Bob", `A move needs a card and to whom it goes. Write "move CARD to PLAYER".`},
	{"invest 3 coins", `I did not understand "3 coins".`},
	// Conditions
	{"if coins >= 3 buy Mine", `every go: if coins >= 3: buy Mine`},
	{"If all goes well I shall win", `A line that begins with "if" or "unless" needs a colon before the order.`},
	{"if: buy Mine", `There is no condition behind "if" or "unless".`},
	{"buy Mine if", `There is no condition behind "if" or "unless".`},
	{"if coins >= 3:", `There is no order behind the colon.`},
	{"if coins >= 3:\nbuy Mine", `every go: if coins >= 3: buy Mine`},
	{"go 1: if coins >= 3:\n\n  buy Mine, Forest", `go 1: if coins >= 3: buy Mine, Forest`},
	{"if coins >= 3:\nHello\nbuy Mine", `I did not understand "if coins >= 3:", and that may be about it. If you meant "every go: if coins >= 3: buy Mine", write that.`},
	{"if coins >= 3:\nif doubles: buy Mine", `every go: if coins >= 3 and doubles: buy Mine`},
	{"if coins >= 3: party", `"party" is not an order.`},
	{"if it rains: buy Mine", `I know no condition "it rains".`},
	{"if I have 6 coins: buy Mine", `every go: if coins >= 6: buy Mine`},
	{"buy Mine if I have at least 6 coins", `every go: if coins >= 6: buy Mine`},
	{"if have 6 or more coins: buy Mine", `every go: if coins >= 6: buy Mine`},
	{"if I have less than 6 coins: buy Forest", `every go: if coins < 6: buy Forest`},
	{"if I have more than 6 coins: buy Mine", `every go: if coins > 6: buy Mine`},
	{"if I have 6 coins or less: buy Mine", `every go: if coins <= 6: buy Mine`},
	{"if not I have 6 coins: buy Forest", `every go: if coins < 6: buy Forest`},
	{"if Bob has 12 coins: tv Bob", `every go: if Bob coins >= 12: tv Bob`},
	{"if my coins >= 6: buy Mine", `every go: if coins >= 6: buy Mine`},
	{"if I don't have Mine: buy Mine", `every go: if have no Mine: buy Mine`},
	{"if I do not have a Mine: buy Mine", `every go: if have no Mine: buy Mine`},
	{"if Bob doesn’t have Mine: buy Mine", `every go: if Bob has no Mine: buy Mine`},
	{"if have Mine and Forest: buy Cafe", `every go: if have Mine and have Forest: buy Cafe`},
	{"if Bob has 2 Mines and Forest: buy Cafe", `every go: if Bob has 2 Mine and Bob has Forest: buy Cafe`},
	{"if coins >= 3 and Bob has 12 coins: tv Bob", `every go: if coins >= 3 and Bob coins >= 12: tv Bob`},
	{"if coins >= 3 and zebras: buy Mine", `I know no condition "zebras".`},
	{"if have: buy Mine", `I know no condition "have".`},
	{"if coins >= 3 or have Mine: buy Cafe", `Conditions cannot be joined by "or"; write two lines.`},
	{"if coins >= 1 and coins >= 2 and coins >= 3 and coins >= 4 and coins >= 5 and coins >= 6: buy Cafe", `A line takes at most five conditions, and this one has 6.`},
	{"if coins >= 3: if have Mine: buy Cafe", `A line takes one "if" or "unless"; join conditions by "and", or write two lines.`},
	{"if coins >= 3: buy Cafe if have Mine", `every go: if coins >= 3 and have Mine: buy Cafe`},
	{"buy Cafe if have Mine if coins >= 3", `every go: if have Mine and coins >= 3: buy Cafe`},
	{"unless coins >= 3 and have Mine: buy Cafe", `"unless" takes one condition; write "if" and "not" for more.`},
	{"if coins 3: buy Cafe", `every go: if coins >= 3: buy Cafe`},
	{"if coins: buy Cafe", `The number of coins is missing; write it like coins >= 12 or coins 12 or more.`},
	{"if coins >= lots: buy Cafe", `I cannot read ">= lots" as a number of coins; write it like coins >= 12 or coins 12 or more.`},
	{"if coins >= 1 2: buy Cafe", `I cannot read ">= 1 2" as a number of coins; write it like coins >= 12 or coins 12 or more.`},
	{"if coins 1 2 or more: buy Cafe", `I cannot read "1 2 or more" as a number of coins; write it like coins >= 12 or coins 12 or more.`},
	{"if coins >= 9999999: buy Cafe", `I cannot read ">= 9999999" as a number of coins; write it like coins >= 12 or coins 12 or more.`},
	{"if have 0 Mine: buy Cafe", `every go: if have no Mine: buy Cafe`},
	{"if have many landmarks: buy Cafe", `I cannot read the number in "have many landmarks"; it must be 1 or more, and "no" stands for none.`},
	{"if Bbo has Mine: buy Cafe", `I know no player "Bbo" in this game. Did you mean Bob?`},
	{"if Harbour on offer: buy Cafe", `The Harbour is a landmark; landmarks are never in the marketplace.`},
	{"if Mien on offer: buy Cafe", `every go: if Mine on offer: buy Cafe`},
	{"if I roll: buy Cafe", `The numbers are missing.`},
	{"if I roll 15: buy Cafe", `No roll makes "15"; totals go from 1 to 14.`},
	// Two orders in one line
	{"buy Mine roll 1", "every go: buy Mine\nevery go: roll 1"},
	{"buy Mine tv Bob", "every go: buy Mine\nevery go: tv Bob"},
	{"buy Mine, tv Bob", "every go: buy Mine\nevery go: tv Bob"},
	{"tv Bob and buy Mine, Forest", "every go: tv Bob\nevery go: buy Mine, Forest"},
	{"go 1: roll 1 buy Mine", "go 1: roll 1\ngo 1: buy Mine"},
	{"roll 1 buy Mine tv Bob", "every go: roll 1\nevery go: buy Mine\nevery go: tv Bob"},
	{"buy Mien roll 1", "every go: buy Mine\nevery go: roll 1"},
	{"buy Mine Harbour", `every go: buy Mine, Harbour`},
	// Headings
	{"go 3: buy Mine", `There is no go 3: a player has one go in a turn, or two. Write "go 1" or "go 2".`},
	{"turn 2", `Turn 2 is over.`},
	{"go 1, buy Mine", `go 1: buy Mine`},
	{"go 1) buy Mine", `go 1: buy Mine`},
	{"go 2, Mine, Forest", `You have one go in turn 4, so what stands below "go 2" will not be used.`},
	{"Standing orders:", `There is no order below "standing", so your standing orders stay as they were. To take them back write "standing: none".`},
	{"standing order: buy Mine", `standing: buy Mine`},
	{"Standing orders: none", `standing: none`},
	{"first go: buy Mine", `go 1: buy Mine`},
	{"go two, roll 1", `You have one go in turn 4, so what stands below "go 2" will not be used.`},
	{"Extra goes", `extra go`},
	{"All goes: Mine, Forest", `every go: buy Mine, Forest`},
	{"turn 5, go 1", `turn 5`},
	{"turn 5, go 1: buy Mine", "turn 5\ngo 1: buy Mine"},
	{"Standing orders:\nbuy Mine", `standing: buy Mine`},
	{"go 1\ngo 2, buy Mine\nbuy Forest", `You have one go in turn 4, so what stands below "go 2" will not be used.`},
	{"turn 5, go 1\nbuy Forest", "turn 5\ngo 1: buy Forest"},
	{"Standing orders:\ngo 1: buy Mine", `There is no order below "standing", so your standing orders stay as they were. To take them back write "standing: none".`},
	{"Standing orders are a nuisance, Dave", ``},
	{"go 1, what a mess", ``},
	{"go 2: buy Mine", `You have one go in turn 4, so what stands below "go 2" will not be used.`},
	{"standing", `There is no order below "standing", so your standing orders stay as they were. To take them back write "standing: none".`},
	// Prose
	{"Bye Mine", `I did not understand "Bye". If you meant "every go: buy Mine", write that.`},
	{"Mine, Forest", `every go: buy Mine, Forest`},
	{"rerol 1-4", `every go: reroll 1-4`},
	{"evry go: roll 1", `It can be meant in two ways: "evry go". If you meant "every go: roll 1", write that.`},
	{"go 1: Mine, Forest", `go 1: buy Mine, Forest`},
	{"I will buy Mine", `every go: buy Mine`},
	{"Hi Dave", ``},
}

// mistaken is the game in which the mistakes are made, with every card. One
// mistake needs a game that has not.
func mistaken() reading.Table {
	return reading.Table{
		Names: []string{"Ann", "Bob", "Carol", "Carlos"},
		Rules: engine.DefaultRules(engine.Everything), Turn: 4,
	}
}

func TestMistakes(t *testing.T) {
	w := english(t, mistaken().Names...)
	for _, c := range mistakes {
		game := mistaken()
		if c.text == "buy Convention Center" {
			game.Rules = engine.DefaultRules(engine.Base)
		}
		if got := firstSaid(w, reading.Read(c.text, game, 0)); got != c.answer {
			t.Errorf("%q:\ngot  %s\nwant %s", c.text, got, c.answer)
		}
	}
}

// firstSaid is the first thing that is said to a line.
func firstSaid(w *Words, sheet orders.Sheet) string {
	switch {
	case len(sheet.Refused) > 0:
		return refusals(w, sheet)[0].Text
	case len(sheet.Warnings) > 0:
		return w.Warning(sheet.Warnings[0])
	case len(sheet.Proposed) > 0:
		return Proposal(w, sheet.Proposed[0], false)
	}
	return strings.Join(sheet.Orders(), "\n")
}

// Lines that are refused for what stands above them.
func TestMistakesOfHeadings(t *testing.T) {
	w := english(t, mistaken().Names...)
	for _, c := range []struct{ text, answer string }{
		{"go 3\nbuy Mine", `It stands below "go 3", and there is no such go.`},
		{"turn 2\nbuy Mine", `It was for turn 2, which is over.`},
		{"turn 5\nturn 6", `One letter is for one turn; send another for turn 6.`},
		{"turn 5\nturn 6\nbuy Mine", `It stands below "turn 6", and this letter is for another turn.`},
	} {
		refused := refusals(w, reading.Read(c.text, mistaken(), 0))
		if got := refused[len(refused)-1].Text; got != c.answer {
			t.Errorf("%q:\ngot  %s\nwant %s", c.text, got, c.answer)
		}
	}
	standing := refusals(w, reading.ReadStanding("go 1: buy Mine", mistaken(), 0))
	if want := "Standing orders take no heading of a go or a turn."; len(standing) != 1 || standing[0].Text != want {
		t.Errorf("got %v", standing)
	}
}
