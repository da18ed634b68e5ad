package sense_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/sense"
)

var names = []string{"Ann", "Bob", "Carol", "Dave"}

// letterOf is a letter of Ann's, who has two goes.
func letterOf() *lines.Letter {
	game := engine.DefaultRules(engine.Everything).InPlay()
	return &lines.Letter{Names: names, Me: 0, Turn: 5, TwoGoes: true, Numbers: [2]int{1, 5},
		Exact: exact.New(names, game, 0), Grammar: marked.NewGrammar(marks.NewTable(names, game, 0))}
}

// read is what a text comes to, an order a line.
func read(t *testing.T, text string) (string, sense.Reading) {
	t.Helper()
	letter := letterOf()
	rows, tooLong := letter.Rows(text)
	if tooLong {
		t.Fatal("too long")
	}
	r := sense.Read(letter, rows)
	scribe := orders.Scribe{Names: names}
	var all []string
	for _, l := range r.Lines {
		head := ""
		if l.Scope != orders.EveryGo {
			head = l.Scope.String() + ": "
		}
		all = append(all, head+scribe.Write(l).String())
	}
	return strings.Join(all, "\n"), r
}

func TestRead(t *testing.T) {
	for _, c := range []struct{ why, text, want string }{
		{"candidates by what cannot be paid for", "I'd love the Mine, and if that's too dear the Forest.", "buy Mine\nbuy Forest"},
		{"or is gone", "Mine please. Should somebody snap it up before me, then a Cafe", "buy Mine\nbuy Cafe"},
		{"an otherwise behind a total", "If I roll a 4 the Mall, otherwise a Cafe", "if I roll 4: buy Shopping Mall\nif not I roll 4: buy Cafe"},
		{"what is too dear in one case stays in it", "If it's a 9 I'd like the Airport, and if I can't pay that the Mine", "if I roll 9: buy Airport, Mine"},
		{"a condition behind its order", "Buy the Stadium if I have 9 coins or more", "if coins >= 9: buy Stadium"},
		{"a landmark that can just be paid for needs none", "If I have 4 coins, the Train Station", "buy Train Station"},
		{"what is better comes first", "The Mine. But if I end up with 16 coins or more I'd rather have the Park", "if coins >= 16: buy Park\nbuy Mine"},
		{"an otherwise behind what it is for", "If coins >= 10 Mine, Forest otherwise.", "if coins >= 10: buy Mine\nif coins < 10: buy Forest"},
		{"and in a sentence of its own", "If I roll 9 or more, take the Mine. The Cafe otherwise.", "if I roll 9+: buy Mine\nif not I roll 9+: buy Cafe"},
		{"and told as a condition", "TV Station if I have the Mine, Forest if I don't have it", "if have Mine: buy TV Station\nif have no Mine: buy Forest"},
		{"and behind a list", "the Forest or else the Cafe if I roll a 9, and a Bakery or else a Ranch if not", "if I roll 9: buy Forest\nif I roll 9: buy Cafe\nif not I roll 9: buy Bakery, Livestock Farm"},
		{"and as anything else", "buy the Forest if I roll a 9, and a Bakery if I roll anything else", "if I roll 9: buy Forest\nif not I roll 9: buy Bakery"},
		{"an or else in each of two cases", "If I roll a 9, the Forest or else the Cafe. If not, a Bakery or else a Ranch.", "if I roll 9: buy Forest, Cafe\nif not I roll 9: buy Bakery, Livestock Farm"},
		{"what failing is for, where nothing is said of the other case", "If I roll a 4, the Airport, failing which the Mall.", "if I roll 4: buy Airport, Shopping Mall"},
		{"and where it is", "If I roll a 4, the Airport, failing which the Mall; otherwise a Cafe.", "if I roll 4: buy Airport, Shopping Mall\nif not I roll 4: buy Cafe"},
		{"a list below its condition", "If I roll 8\n- Mine\n- Cafe\nBuy\n- Forest", "if I roll 8: buy Mine\nif I roll 8: buy Cafe\nbuy Forest"},
		{"and below an otherwise", "If I roll 8:\n- Mine\n- Cafe\nOtherwise:\n- Forest", "if I roll 8: buy Mine\nif I roll 8: buy Cafe\nif not I roll 8: buy Forest"},
		{"a list before its condition", "Mine, Forest if I roll a 6", "if I roll 6: buy Mine\nif I roll 6: buy Forest"},
		{"but only up to its end", "Mine, Cafe if I roll a 6, Forest", "buy Mine\nif I roll 6: buy Cafe\nbuy Forest"},
		{"a list before its go", "Mine, Forest in go 2", "go 2: buy Mine\ngo 2: buy Forest"},
		{"and what is another's", "Cafe when I roll a 7, but Bakery in go 2", "go 1: if I roll 7: buy Cafe\ngo 2: buy Bakery"},
		{"unless, then", "Mine unless Bob has one, then Forest", "if Bob has no Mine: buy Mine\nif Bob has Mine: buy Forest"},
		{"unless, and what is instead", "the Mine, unless I have 10 coins, the Stadium", "if coins >= 10: buy Stadium\nbuy Mine"},
		{"fewer landmarks", "If I have less than 3 landmarks, a Mine", "if not have 3 landmarks: buy Mine"},
		{"amounts of other languages", "Bei weniger als 5 Münzen wird der Hafen gebaut.", "if coins < 5: buy Harbour"},
		{"the second go by its ordinal alone", "Mall the first time, Cafe the second", "go 1: buy Shopping Mall\ngo 2: buy Cafe"},
		{"which is no second choice", "In my first go the Mine, with a Cafe for second choice", "go 1: buy Mine\ngo 1: buy Cafe"},
		{"one of two goes", "In the second of my two goes, the Mine", "go 2: buy Mine"},
		{"ordinals of Spaniards", "1.ª jugada: Mina\n2.ª jugada: Bosque", "go 1: buy Mine\ngo 2: buy Forest"},
		{"an extra go that is a condition", "A Bakery in go 1, and if I get an extra go, a Cafe in that.", "go 1: buy Bakery\nextra go: buy Cafe"},
		{"the same as a go", "Go 1: Mine, Cafe\nGo 2: the same as go 1", "go 1: buy Mine\ngo 1: buy Cafe\ngo 2: buy Mine\ngo 2: buy Cafe"},
		{"no standing orders", "Standing orders: none\nMine", "buy Mine"},
		{"nothing else thrown", "Reroll a 6, nothing else. Mine.", "reroll 6\nbuy Mine"},
		{"two cases that are both told as conditions", "If I roll a 2 the Mine or else the Cafe\nIf I dont roll a 2 the Forest", "if I roll 2: buy Mine, Cafe\nif not I roll 2: buy Forest"},
		{"lists for two cases, with the verb before them", "Buy, if I roll 4:\n- Mine\n- Cafe\n\nBuy, on any other roll:\n- Forest", "if I roll 4: buy Mine\nif I roll 4: buy Cafe\nif not I roll 4: buy Forest"},
		{"and only up to a blank line", "If I roll 4:\n- Mine\n\n- Cafe", "if I roll 4: buy Mine\nbuy Cafe"},
		{"what somebody has, before a colon", "Bob has a Radio Tower: Mine. Otherwise: Cafe.", "if Bob has Radio Tower: buy Mine\nif Bob has no Radio Tower: buy Cafe"},
		{"totals in the place of others", "Reroll under 9\nReroll under 10 instead of under 9", "reroll 1-9"},
		{"a card in the place of another", "Mine, Publisher\nput the Tuna Boat in place of the Publisher", "buy Mine\nbuy Tuna Boat"},
		{"what goes down", "Harbour down\nMine", "demolish Harbour\nbuy Mine"},
		{"a then of its own below a condition", "If I roll 8:\n- Mine\nThen:\n- Cafe", "if I roll 8: buy Mine\nif I roll 8: buy Cafe"},
		{"dice and cards below a condition", "If I have 10 coins:\n- two dice\n- Mine\nOtherwise:\n- one die\n- Cafe", "if coins >= 10: roll 2\nif coins >= 10: buy Mine\nif coins < 10: roll 1\nif coins < 10: buy Cafe"},
		{"an unless in front", "Unless Bob has a Mine, then Forest, else Cafe.", "if Bob has no Mine: buy Forest\nif Bob has Mine: buy Cafe"},
		{"which is an exception behind what is bought", "Forest. Unless I roll 8, then Mine.", "if I roll 8: buy Mine\nbuy Forest"},
		{"any other roll, in front", "On any other roll Forest. On an 8 Mine.", "if not I roll 8: buy Forest\nif I roll 8: buy Mine"},
		{"an otherwise with another candidate behind it", "Mine on an 8, Forest otherwise, or else Bakery.", "if I roll 8: buy Mine\nif not I roll 8: buy Forest, Bakery"},
		{"a roll as a heading", "Roll 8: Mine\nAny other roll: Cafe", "if I roll 8: buy Mine\nif not I roll 8: buy Cafe"},
		{"otherwise than without a letter", "If I send no orders, buy Forest. Otherwise Mine.", "standing: buy Forest\nbuy Mine"},
		{"otherwise than in an extra go", "In an extra go a Forest. Mine otherwise.", "extra go: buy Forest\nbuy Mine"},
		{"reasons are no orders", "A Forest, because I have two Mines and a Cafe", "buy Forest"},
		{"what was, and what others do", "Bob bought the Mine last turn. I had a Cafe once. Carol gets everything.", ""},
		{"what is for another day", "Next time the Airport. For now a Ranch", "buy Livestock Farm"},
		{"turns without a letter", "Mine. In any turn in which you get no letter of mine, the Forest", "buy Mine\nstanding: buy Forest"},
		{"and in another language", "Die Mine. Für Runden, in denen ich nicht schreibe: den Wald", "buy Mine\nstanding: buy Forest"},
		{"what cannot be had in one case, and the other case", "If I roll 9 the Mall or, failing that, the Mine; on any other total the Cafe", "if I roll 9: buy Shopping Mall, Mine\nif not I roll 9: buy Cafe"},
		{"the same, in a sentence of its own", "If Bob has a Mine, I take the Cafe, or else the Ranch. If he has none, the Mine", "if Bob has Mine: buy Cafe, Livestock Farm\nif Bob has no Mine: buy Mine"},
		{"a card in the place of another, where it stood", "Mine, or else the Cafe. Sorry, not the Mine, the Forest", "buy Forest\nbuy Cafe"},
		{"of a tool", "Move my Bakery to Bob. No, not the Bakery, the Cafe", "move Cafe to Bob"},
		{"a player in the place of another", "With the TV Station take from Bob. Not Bob, Carol", "tv Carol"},
		{"the same tool in another go", "Demolish the Harbour in go 1 and the Mall in go 2", "go 1: demolish Harbour\ngo 2: demolish Shopping Mall"},
		{"the same tool in the other case", "If Bob has the Harbour, close the Mackerel Boats, otherwise the Bakeries", "if Bob has Harbour: renovate Mackerel Boat\nif Bob has no Harbour: renovate Bakery"},
		{"a tool, and what it is to do behind a comma", "The Convention Center, should I own one, shall become a Mine", "convention Mine"},
		{"whom it may be about", "Take from Bob with the TV, but from Carol if he has less than 4 coins", "if Bob coins < 4: tv Carol\ntv Bob"},
		{"what has to come down", "If something of mine has to be demolished, take the Harbour", "demolish Harbour"},
		{"an extra go", "If I get an extra go, I'd like a Ranch in it", "extra go: buy Livestock Farm"},
		{"the Harbour before the Mall", "Demolition Company: Harbour before Shopping Mall", "demolish Harbour\ndemolish Shopping Mall"},
		{"more than so many", "If Bob has more than 8 coins, take from him with the TV, otherwise from Carol", "if Bob coins > 8: tv Bob\nif Bob coins <= 8: tv Carol"},
		{"what becomes of a card", "My Convention Center would like to be a Mine", "convention Mine"},
		{"dice", "I'll throw just the one die", "roll 1"},
		{"thrown again", "If it comes to less than 5 I throw again", "reroll 1-4"},
		{"all but one", "Any total other than 7 is to be thrown again", "reroll 1-6, 8+"},
		{"the Harbour's two", "When it's ten or eleven add the two from the harbour", "harbour 10-11"},
		{"coins of a player", "Take the five from Bob with my TV. If he has less than 5 coins, from Carol", "if Bob coins < 5: tv Carol\ntv Bob"},
		{"a swap in one clause", "If the Business Complex comes up: my Bakery for Bob's Mine", "swap Bakery for Mine of Bob"},
		{"a swap in two", "I give Bob my Bakery and I get his Mine", "swap Bakery for Mine of Bob"},
		{"a tool by its total", "On a 4 the Harbour has to go", "if I roll 4: demolish Harbour"},
		{"a tool that is named", "Should the moving men turn up, they can take my Bakery to Dave", "move Bakery to Dave"},
		{"closed", "The Renovation Company shall close the Cafes", "renovate Cafe"},
		{"what happened is no order", "The renovation closed all Cafes.", ""},
		{"a coin", "Put a coin on the startup each time", "invest always"},
		{"goes", "In my first go the Mine, in the second a Forest. Two dice", "go 1: buy Mine\ngo 2: buy Forest\nroll 2"},
		{"the same", "go 1: Mine, Forest\ngo 2: the same", "go 1: buy Mine\ngo 1: buy Forest\ngo 2: buy Mine\ngo 2: buy Forest"},
		{"for good", "From now on I roll one die. This turn the Mine.", "standing: roll 1\nbuy Mine"},
		{"taken back", "Sushi Bar. No wait, the Restaurant", "buy Restaurant"},
		{"other numbers", "Reroll under 5. No, under 4", "reroll 1-3"},
		{"who is not to pay after all", "tv Bob. No, not Bob. The Mine.", "buy Mine"},
		{"and who is in his place", "tv Bob. No, not Bob. Carol.", "tv Carol"},
		{"what is listed as not wanted, go by go", "Don't buy:\ngo 1: Mine\ngo 2: Forest\n\nCafe", "go 2: buy Cafe"},
		{"what is to be sold", "Sell:\nMine\nForest", ""},
		{"dropped", "Mine, Forest and a Cafe. Forget the Forest", "buy Mine\nbuy Cafe"},
		{"put in front", "Mine, or else Forest. Actually no, the Cafe first", "buy Cafe, Mine\nbuy Forest"},
		{"only said", "I'd like the Stadium, only joking. Give me a Forest", "buy Forest"},
		{"Spanish", "En la primera jugada la Mina, y si no me llega, el Bosque", "go 1: buy Mine\ngo 1: buy Forest"},
		{"German", "Ich nehme zwei Würfel. Kaufen möchte ich das Bergwerk, reicht es nicht, den Wald", "roll 2\nbuy Mine\nbuy Forest"},
		{"nothing", "I'm saving, so no purchase", "buy nothing"},
		{"held by a condition behind, where it stands before others", "Two dice. A Cafe. If I have 6 coins the Mine, but only if Bob has a Mine.", "roll 2\nif Bob has Mine: buy Mine\nbuy Cafe"},
		{"put out by what nobody knows, where it stands before others", "A Forest. If I have 6 coins the Mine unless Jupiter stands in Bob's ninth house.", "buy Forest"},
		{"another for the last, where that stands before others", "A Forest. If I have 6 coins the Mine. No wait, the Winery.", "buy Forest\nbuy Winery"},
		{"another number for the last, where that stands before others", "A Forest. If I have 16 coins the Park. No, if I have 20.", "if coins >= 20: buy Park\nbuy Forest"},
		{"unless a dearer one can be had", "Mine, then Forest. Unless I can afford the Airport, then the Airport", "buy Airport, Mine\nbuy Forest"},
		{"and another card for the same player", "Moving Company: my Bakery goes to Dave, and then the Cafe", "move Bakery to Dave\nmove Cafe to Dave"},
		{"the other totals stay", "Reroll a 5, leave the rest", "reroll 5"},
		{"a no behind an if", "I want the Cafe, if the money arrives. If no, the Flower Shop.", "buy Cafe\nbuy Flower Shop"},
		{"a sorry before any order takes nothing back", "sorry, on the bus. Mine or if I can't a Forest", "buy Mine\nbuy Forest"},
		{"what is bought else behind a reason", "the Park because it is the best one and if I don't have enough money I want a Forest", "buy Park\nbuy Forest"},
		{"who pays in another's place, in a sentence of its own", "TV: Bob. Carol if he holds under 5.", "if Bob coins < 5: tv Carol\ntv Bob"},
		{"a condition in its line, behind what is on none", "tv Bob\nif Bob has less than 2 coins: tv Carol", "if Bob coins < 2: tv Carol\ntv Bob"},
		{"a condition of coins, from whom it is else", "take from Bob but if Bob has less than 5 coins from Carol with the TV", "if Bob coins < 5: tv Carol\ntv Bob"},
		{"whose coins", "If Bob's coins >= 6: TV Bob; if fewer, TV Carol", "if Bob coins >= 6: tv Bob\nif Bob coins < 6: tv Carol"},
		{"a however behind an if", "Take from Bob with the TV; if, however, he has less than three coins, they shall be taken from Carol.", "if Bob coins < 3: tv Carol\ntv Bob"},
		{"nothing, on a total, before what is bought", "Mine, Forest\nif I roll 2: buy nothing", "if I roll 2: buy nothing\nbuy Mine\nbuy Forest"},
		{"the otherwise of a card that may be gone", "a Cheese Factory if I have 5 coins, otherwise the Harbour", "buy Cheese Factory\nif coins < 5: buy Harbour"},
		{"the next candidate behind a colon", "If I roll 9: buy the Mall, or else the Mine", "if I roll 9: buy Shopping Mall, Mine"},
		{"and of its own contrary", "If I roll 9: Mall, failing which the Mine. In all other cases: Cafe", "if I roll 9: buy Shopping Mall, Mine\nif not I roll 9: buy Cafe"},
		{"a bare number is another case", "if ive got 20 or more get the Amusement Park, less than 20 just a Bakery", "if coins >= 20: buy Amusement Park\nif coins < 20: buy Bakery"},
		{"the other case behind what is for it", "Buy the Apple Orchard if I roll a 10, and a Wheat Field if I don't.", "if I roll 10: buy Apple Orchard\nif not I roll 10: buy Wheat Field"},
		{"two cards of one condition", "If I have the Harbour and a Forest, a Mine", "if have Harbour and have Forest: buy Mine"},
		{"none of those", "Mine, or if neither of the two, a Forest", "buy Mine\nbuy Forest"},
		{"one of what is there is no total", "A Mine if there is one, otherwise a Forest", "buy Mine\nbuy Forest"},
		{"a label is no count", "(1) One die.\n(2) The Mine.", "roll 1\nbuy Mine"},
		{"a lucky number is none", "Roll 1, please. My lucky number is 2.", "roll 1"},
		{"not thrown again", "roll 2 dont reroll", "roll 2"},
		{"totals before what throws again", "Anything under 6, throw again.", "reroll 1-5"},
		{"but one", "Reroll under 7 except 4", "reroll 1-3, 5-6"},
		{"a throw of some totals", "Any roll of 4 to 6 is to be rolled again.", "reroll 4-6"},
		{"totals put right", "harbour on 10. No, on 10 and 11.", "harbour 10-11"},
		{"for a boat", "if its 10 or 11 add 2 for the Tuna Boat", "harbour 10-11"},
		{"dice of one go and of the other", "Roll one die in my first go and two in my second.", "go 1: roll 1\ngo 2: roll 2"},
		{"dice first and second", "One die first, 2 second", "go 1: roll 1\ngo 2: roll 2"},
		{"cards first and then", "First I want the Forest and then I want the Mine.", "go 1: buy Forest\ngo 2: buy Mine"},
		{"dice in the other case", "If I have a Mine, I roll with two dice, if not, with one.", "if have Mine: roll 2\nif have no Mine: roll 1"},
		{"turns without a letter behind a comma", "Mine, and if you hear nothing from me, the Forest", "buy Mine\nstanding: buy Forest"},
		{"a heading in between", "STANDING ORDERS\nForest\nNOW\nMine", "standing: buy Forest\nbuy Mine"},
		{"or nothing", "Airport or nothing", "buy Airport\nbuy nothing"},
		{"a tool before what it acts on", "reno Mine. For the Demolition Company I'd pick the Harbour please", "renovate Mine\ndemolish Harbour"},
		{"what a tool has to take", "the Demolition Company has to take the Harbour", "demolish Harbour"},
		{"a landmark in the place of one that is gone", "Demolish the Train Station, or if that is gone already, the Harbour.", "demolish Train Station\ndemolish Harbour"},
		{"it goes to somebody else", "My Bakery goes to Bob, but if he has the Mall it goes to Carol", "if Bob has Shopping Mall: move Bakery to Carol\nmove Bakery to Bob"},
		{"two cards for two players", "move Bakery to Bob, Ranch to Carol", "move Bakery to Bob\nmove Livestock Farm to Carol"},
		{"a card of a swap put right", "swap my Bakery for Bob's Mine. No, my Wheat Field.", "swap Wheat Field for Mine of Bob"},
		{"a card that only hopes", "I'd like another roll unless it's a 9, please, my Mine is counting on it", "reroll 1-8, 10+"},
		{"Spanish, by names of goes alone", "En la primera jugada quiero la Mina, si no el Bosque. En la segunda lo mismo.", "go 1: buy Mine\ngo 1: buy Forest\ngo 2: buy Mine\ngo 2: buy Forest"},
		{"German, what comes and does not", "Kommt die 7, dann das Einkaufszentrum, kommt sie nicht, dann den Wald.", "if I roll 7: buy Shopping Mall\nif not I roll 7: buy Forest"},
	} {
		if got, _ := read(t, c.text); got != c.want {
			t.Errorf("%s: %q\n%s\nwant\n%s", c.why, c.text, got, c.want)
		}
	}
}

// What nobody knows, and of which an order may hang, is counted.
func TestDoubts(t *testing.T) {
	for text, doubts := range map[string]bool{
		"buy the Mine, or else the Forest":           false,
		"two dice please, and the Airport":           false,
		"the Mine unless Bob flumps":                 true,
		"the Mine. The Forest is a horse of its own": true,
		"if I can't pay for the Mine":                true,
		"the quuxed Mine":                            true,
	} {
		if _, r := read(t, text); r.Doubts > 0 != doubts {
			t.Errorf("%q: %d doubts", text, r.Doubts)
		}
	}
}

// A condition that nobody understands keeps its order out.
func TestStrangeConditions(t *testing.T) {
	for _, text := range []string{"the Mine unless Jupiter stands in Bob's ninth house", "the Mine only if quark stands high", "if Bob lets me, the Mine"} {
		if got, _ := read(t, text); strings.Contains(got, "Mine") {
			t.Errorf("%q: %s", text, got)
		}
	}
}

// Goes that are said to be the same as each other, again and again, make no more orders than a
// sheet has.
func TestSameAgainAndAgain(t *testing.T) {
	t.Parallel()
	if _, r := read(t, "go 1: reroll 2\n"+strings.Repeat("same go 2, same go 1, ", 14)); len(r.Lines) > 1000 {
		t.Error(len(r.Lines), "orders")
	}
}

// Of dice that are denied the others are rolled, and those that a not is not about are none.
func TestDiceDenied(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"2 dice not 1": "roll 2",
		"Not two dice": "roll 1",
		"I still don't quite understand what the harbour is good for with two dice!": "",
	} {
		if got, _ := read(t, text); got != want {
			t.Errorf("%q: want %q, got %q", text, want, got)
		}
	}
}

// Nothing that is written breaks it, and all that it says is an order.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"if", "otherwise", "no, 5", "tv tv tv", "swap", "(", "go 2: same", "1: 2: 3:", "if I roll, else", "no wait", "mine of of mine", "reicht", "put a", "dice:", "one of those, please", "a a a"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		letter := letterOf()
		rows, tooLong := letter.Rows(text)
		if tooLong {
			return
		}
		for _, l := range sense.Read(letter, rows).Lines {
			if l.Order.Verb == orders.Buy && len(l.Order.Cards) == 0 && !l.Order.Nothing {
				t.Errorf("%q buys no card", text)
			}
		}
	})
}

// A list of what is not to be bought orders nothing, and holds back nothing else.
func TestListsOfWhatIsNotWanted(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Don't buy:\n- Mine\n- Forest\ntwo dice\nCafe": "roll 2\nbuy Cafe",
		"Not wanted:\nMine\nForest":                    "",
		"Do not buy: Mine, Forest. Buy: Cafe":          "buy Cafe",
		"Not to buy:\n* Mine\nTo buy:\n* Cafe":         "buy Cafe",
		"Nicht kaufen:\nBergwerk\nWald\n\nzwei Würfel": "roll 2",
	} {
		if got, _ := read(t, text); got != want {
			t.Errorf("%q: want %q, got %q", text, want, got)
		}
	}
}
