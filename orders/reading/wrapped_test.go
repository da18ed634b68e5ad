package reading_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
)

// A letter whose lines were broken is read as if they were not, whatever a line begins with;
// lines that are orders each are not put together.
func TestBrokenLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"a verb begins a line", `My grandson has set up the machine for me and shown me where one writes. I
should like a Ranch for my first go, please. For my second go I should like a
Bakery, and failing that a Wheat Field. The cat has been sick on the rug for
the second time.`, "go 1: buy Livestock Farm; go 2: buy Bakery, Wheat Field"},
		{"a card begins a line", `If Bob has a Sushi Bar, renovate Sushi Bar, otherwise renovate Cafe. For both
of my goes I want the Stadium of all things, or else, if I may, the Furniture
Factory. It has been raining here since Tuesday, and there is water in all of
my shoes.`, "every go: if Bob has Sushi Bar: renovate Sushi Bar; every go: if Bob has no Sushi Bar: renovate Cafe; every go: buy Stadium, Furniture Factory"},
		{"a number begins a line", `What a week. Two dice on both goes, please, and as ever, reroll if it is under
6. With the TV Station take from Bob, please, but if he has less than three
coins take from Carol. The cat has been sick on the rug again, and I am to be
at work by seven.`, "every go: roll 2; every go: if I roll 1-5: reroll always; every go: if Bob coins < 3: tv Carol; every go: tv Bob"},
		{"a number stands alone", `We are on the train to Leeds and it is late again, so all of it is for
you. There is a dog in the next seat who does not at all like tunnels,
and he has been howling at us since we left York on the quarter to one
train.

if coins >= 3 and have no Stadium and Bob has no Mine: reroll 1, 2, 3,
4.`, "every go: if coins >= 3 and have no Stadium and Bob has no Mine: reroll 1-4"},
		{"orders of their own", `We are on the train to Leeds and it is late again, so all of this comes from
my telephone, with my thumbs. There is a dog in the next seat who does not like
the tunnels.

tv Bob, but if he has less than 3 coins tv Carol, and never from poor old Dave
two dice
reroll under 5`, ""},
		{"a list fills its line", `go 1
if Bob has Sushi Bar and have 3 Bakery and have no Forest: demolish Airport,
Harbour
if doubles and not I roll 2, 4, 6, 8 and Bob has no Mine: buy Tuna Boat,
Train Station
if coins >= 16 and Bob has no Amusement Park: buy Amusement Park, Shopping Mall,
Mine`, "go 1: if Bob has Sushi Bar and have 3 Bakery and have no Forest: demolish Airport, Harbour; go 1: if doubles and not I roll 2, 4, 6, 8 and Bob has no Mine: buy Tuna Boat, Train Station; go 1: if coins >= 16 and Bob has no Amusement Park: buy Amusement Park, Shopping Mall, Mine"},
		{"a name is broken", `jugada 1
si Bob tiene 2 Estación de tren: compra Puerto,
nada
si tengo Torre de radiodifusión: compra Empresa de
demolición, Atunero, Puerto
si hay Estadio en oferta: reforma Restaurante de
sushi`, "go 1: if Bob has 2 Train Station: buy Harbour, nothing; go 1: if have Radio Tower: buy Demolition Company, Tuna Boat, Harbour; go 1: if Stadium on offer: renovate Sushi Bar"},
		{"a number of two is below", `Use the radio tower if the total is 5 or lower. Use the harbour if it's 10 or
11. Buy a mackerel boat. Two dice.`, "every go: if I roll 1-5: reroll always; every go: if I roll 10-11: harbour always; every go: buy Mackerel Boat; every go: roll 2"},
		{"a list of totals goes on", `Dear GM, I have been stabbed by better people than Carol, once by a
bishop.

Buy the Mine, or else a Cheese Factory. Roll two. Reroll a 2, a 3 or a
5. If the Demolition Company must have its way let it have the Harbour.`, "every go: buy Mine, Cheese Factory; every go: roll 2; every go: reroll 2-3, 5; every go: demolish Harbour"},
		{"two dice are broken", `Hello dear GM, I let go of all attachment this week. I buy nothing. Two
dice. If the TV Station falls to me, take from the richest.`, "every go: buy nothing; every go: roll 2; every go: tv richest"},
		{"a go is broken", `I want to roll two dice. On my first go I want the Mine. On my second
go I want the Mine too. If there is no Mine I want the Apple Orchard
both times.`, "every go: roll 2; go 1: buy Mine; go 2: buy Mine; go 1: buy Apple Orchard; go 2: buy Apple Orchard"},
		{"whose card it is stands below", `I refer to my Business Complex. Should it be activated, my Wheat Field
is offered in exchange for Carol's Mine; subsidiarily, for Bob's
Forest. No purchase is intended.`, "every go: swap Wheat Field for Mine of Carol; every go: swap Wheat Field for Forest of Bob; every go: buy nothing"},
		{"the name of a tool is broken", `My Renovation Company, if activated, is to be directed at the Ranch. My
Moving Company is to convey one Wheat Field to Carol. My Demolition Company
is to demolish the Harbour and no other landmark.`, "every go: renovate Livestock Farm; every go: move Wheat Field to Carol; every go: demolish Harbour"},
		{"a verb stands below its title", `roll 2, bitte. Buy Stadion, failing that Möbelfabrik. Und beim Hafen:
plus two only on 10 and 12, sonst nicht.`, "every go: roll 2; every go: buy Stadium, Furniture Factory; every go: harbour 10, 12"},
		{"a condition is broken at its comma", `Heute kaufe ich gar nichts. Zwei Würfel, und wenn ich eine 10 werfe,
bitte mit dem Hafen 2 dazu, sonst nicht.
Umzugsfirma: ein Weizenfeld an Bob.`, "every go: buy nothing; every go: roll 2; every go: harbour 10; every go: move Wheat Field to Bob"},
		{"a name is broken behind an otherwise", `In my first go I would like the Renovation Company, or else the Tech
Startup. Demolish the Train Station.`, "go 1: buy Renovation Company; go 1: buy Tech Startup; go 1: demolish Train Station"},
		{"an otherwise is broken amidst its list", `1. Two dice shall be thrown in each of my goes.
2. In the second go, should I have 10 coins or more, the Stadium shall be
purchased or, in default of that, the Harbour; otherwise the Harbour or, in
default of that, the Renovation Company.`, "every go: roll 2; go 2: if coins >= 10: buy Stadium, Harbour; go 2: if coins < 10: buy Harbour, Renovation Company"},
		{"an order fills its line", `We are on the train to Leeds and it is late again, so all of it comes from me,
my telephone, with my thumbs. There is a dog in the next seat who does not at
all like the tunnels.

if I have 16 coins or more: buy Amusement Park, otherwise the Furniture Factory
two dice`, "every go: if coins >= 16: buy Amusement Park; every go: if coins < 16: buy Furniture Factory; every go: roll 2"},
	} {
		s := read(c.text)
		if c.want == "" {
			if len(s.Refused)+len(s.Proposed) == 0 {
				t.Errorf("%s: nothing is asked; %s", c.name, said(s))
			}
			for _, want := range []string{"roll 2", "reroll 1-4"} {
				if !strings.Contains(said(s), want) {
					t.Errorf("%s: no %s in %s", c.name, want, said(s))
				}
			}
			continue
		}
		for _, want := range strings.Split(c.want, "; ") {
			if !strings.Contains(said(s), want) {
				t.Errorf("%s: no %q in\n%s", c.name, want, said(s))
			}
		}
		if len(s.Refused)+len(s.Proposed) > 0 || len(s.Lines) != strings.Count(c.want, ";")+1 {
			t.Errorf("%s:\n%s", c.name, said(s))
		}
	}
}

// A letter that comes to something else as its lines stand than as if none was broken is asked about. A yes
// files it unbroken, if that has all that the other has.
func TestBrokenTwoWays(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"In go one the Shopping Mall and nothing else; in go two the Mine, or if that\ncan't be had the Ranch.": "go 1: buy Shopping Mall, nothing; go 2: buy Mine, Livestock Farm",
		"One Mine and one Forest please, the Mine in my first go, the Forest in my\nsecond.":                    "go 1: buy Mine; go 2: buy Forest",
		"With the Harbour I'd like the two added on a 10, please, because of my lovely\nTuna Boats.":            "every go: harbour 2, 10; every go: buy Tuna Boat",
	} {
		s := read(text)
		if len(s.Proposed) != 1 || s.IfYes == nil || strings.Join(s.IfYes.Orders(), "; ") != want {
			t.Errorf("%q:\n%s", text, said(s))
		}
	}
}

// What stands below a long line may be an order of its own: nothing of it is lost, and what stood
// before the letter is left alone.
func TestBelowALongLine(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Sorry for the late letter, I had to help my mother with her computer\nOne die":                        "every go: roll 1",
		"Don't buy anything for me in the first go of this turn, I am saving up\nRadio Tower in the second go": "go 1: buy nothing / go 2: buy Radio Tower / every go: buy nothing",
		"I don't want to roll two dice in this turn, one is more than enough\nSecond go: Mine":                 "go 2: buy Mine",
		"My standing orders are the Forest, the Ranch and the Wheat Field, always\nNothing else":               "-",
	} {
		s := read(text)
		if got := filed(text); got != want || s.HasStanding && len(s.Lines) == 0 {
			t.Errorf("%q: %s", text, said(s))
		}
	}
	for _, text := range []string{"Sorry for the late letter, I had to help my mother with her computer\nMine", "Hola a todos, perdonad que llegue tarde pero mi hermano está enfermo\nMina, Bosque", "Bob can have my Wheat Field with the Moving Company, he can have it all\nMine\nForest"} {
		if s := read(text); len(s.Refused)+len(s.Proposed) == 0 && !strings.Contains(filed(text), "buy Mine") {
			t.Errorf("%q: %s", text, said(s))
		}
	}
}

// A short line that ends where no sentence does goes on, too, whatever it is about: what would
// be an order by itself belongs to it.
func TestSentencesGoOn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want, never string }{
		{"I see that Carol now has a\nMine. I'd like the Forest.", "every go: buy Forest", "Mine"},
		{"I spent the afternoon in the\nForest. I take the Mine.", "every go: buy Mine", "Forest"},
		{"It would be madness to\nbuy the Mine now. Bakery.", "every go: buy Bakery", "buy Mine"},
		{"I am not going to\ntv Bob this time. Mine.", "every go: buy Mine", "every go: tv Bob"},
		{"Bob said he would\nreroll under 5. Mine for me.", "every go: buy Mine", "every go: reroll"},
		{"I told Carol that I would never\ntv Carol again.", "", "every go: tv Carol"},
		{"In my first go I want the Mine, and in my second the\nForest. One die.", "go 2: buy Forest", "every go: buy"},
		{"I think I will buy the Mine if I roll a 6 and otherwise I'd\ngo for the Forest.", "every go: if not I roll 6: buy Forest", "every go: buy"},
		{"compra la\nMina", "every go: buy Mine", ""},
		{"ich nehme den\nWald", "every go: buy Forest", ""},
		{"as ever, what I am used to\nbuy Mine", "every go: buy Mine", ""},
		{"harbour never\nbuy Mine", "every go: buy Mine", ""},
		{"I feel ill\nbuy Mine", "every go: buy Mine", ""},
		{"Dear Bob, this goes to\n- Mine\n- Forest", "every go: buy Mine", ""},
	} {
		s := read(c.text)
		var filed []string
		for _, line := range s.Lines {
			filed = append(filed, line.Scope.String()+": "+line.String())
		}
		got := strings.Join(filed, "\n")
		if !strings.Contains(got, c.want) || c.never != "" && strings.Contains(got, c.never) {
			t.Errorf("%q: want %q and no %q:\n%s", c.text, c.want, c.never, said(s))
		}
	}
}

// A line that ends in `to` goes on in whatever is below, also where that, alone, says nothing: a
// player may be called A.
func TestBrokenBeforeAPlayer(t *testing.T) {
	t.Parallel()
	text := "go 1\nif A has Train Station and A has Train Station: move Wheat Field to\nA\nevery go\nroll 1\nif A bought Harbour and coins >= 25 and not bought Park: buy nothing"
	sheet := reading.Read(text, reading.Table{Names: []string{"A", "Bob", "Carol"}, Rules: engine.DefaultRules(engine.Everything), Turn: 3}, 2)
	want := "go 1\n  if A has Train Station and A has Train Station: move Wheat Field to A\nevery go\n  roll 1\n  if A bought Harbour and coins >= 25 and not bought Park: buy nothing\n"
	if got := sheet.Canonical(); got != want || len(sheet.Refused) > 0 {
		t.Errorf("read is\n%s, refused %v; want\n%s", got, sheet.Refused, want)
	}
}
