package reports

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"machipost/engine"
	"machipost/orders/reading"
	"machipost/reports/figures"
	"machipost/templates"
)

var update = flag.Bool("update", false, "write the golden files anew; read the difference like code")

// golden compares a text with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", file, diff)
	}
	for i, line := range strings.Split(got, "\n") {
		if n := utf8.RuneCountInString(line); n > Width {
			t.Errorf("%s:%d: %d columns", name, i+1, n)
		}
	}
}

func english(t testing.TB, names ...string) *Words {
	t.Helper()
	w, err := In("en")
	if err != nil {
		t.Fatal(err)
	}
	return w.For(names)
}

// faces are dice that show what they are told.
type faces []int

func (f *faces) Throw() int {
	face := (*f)[0]
	*f = (*f)[1:]
	return face
}

// buyer wants what is in the list.
type buyer struct {
	engine.NoOrders
	wishes engine.Candidates
}

func (b buyer) Candidates(engine.View) engine.Candidates { return b.wishes }

// played plays a turn of a base game of Ann and Bob and returns what the report
// is made from.
func played(t testing.TB, dice ...int) Turn {
	t.Helper()
	before := engine.NewPosition(engine.DefaultRules(engine.Base), 2, func([]engine.Card) {})
	ann := &before.Towns[0]
	ann.Coins = 30
	for _, c := range []engine.Card{engine.TrainStation, engine.AmusementPark, engine.Stadium} {
		ann.Owned.Put(c, 1)
	}
	bob := &before.Towns[1]
	bob.Owned.Put(engine.Cafe, 2)
	bob.Owned.Put(engine.FurnitureFactory, 2)
	bob.Closed.Put(engine.FurnitureFactory, 1)
	turn := Turn{
		Overview: Overview{Game: "friday", Names: []string{"Ann", "Bob"}, Position: before},
		Number:   before.Turn, Before: before, Circumstances: Circumstances{NMR: []engine.Seat{1}},
		Deadline: time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC), Now: time.Date(2026, 12, 6, 20, 1, 0, 0, time.UTC),
	}
	thrown := faces(dice)
	a := engine.Adjudicator{Dice: &thrown, Tell: func(e engine.Event) { turn.Events = append(turn.Events, e) }}
	a.Players[0] = buyer{wishes: engine.Candidates{engine.RadioTower, engine.Forest}}
	if err := a.PlayTurn(&turn.Position); err != nil {
		t.Fatal(err)
	}
	turn.Winners = a.Winners()
	turn.Past = []figures.Stand{figures.StandOf(0, &before), figures.StandOf(turn.Number, &turn.Position)}
	turn.Outlook = figures.Outlook{Luck: []figures.Luck{{Coins: 7}, {Seat: 1, Coins: -12}}, Odds: []figures.Odd{{Percent: 55, Change: 5}, {Seat: 1, Percent: 45}}, Games: 2000}
	return turn
}

// The cases of section 10: what a turn report holds.
func TestRulings(t *testing.T) {
	// Ann: doubles of three with the Stadium and the Park, then an extra go; Bob;
	// Ann again.
	turn := played(t, 3, 3, 1, 2, 4, 5, 1)
	report := english(t, "Ann", "Bob").Observed(turn)
	golden(t, "observed", report)
	for _, c := range []struct{ ruling, says, want string }{
		{"10.1", "the dice", "Rolls 3 + 3 = 6."},
		{"10.1", "what followed, in order", "Ann gets 2 coins from Bob (Stadium).\n  Ann builds Radio Tower for 22 coins."},
		{"10.1", "extra goes", "Go 2: Ann, an extra go"},
		{"10.1", "payments cut short", "Bob gets 2 coins from Ann (Cafe x 2)."},
		{"10.2", "cards, closed copies marked", "Furniture Factory     -  2 (1c)"},
		{"10.2", "coins", "Coins                 5       1"},
		{"10.2", "landmarks", "Radio Tower         yes    (22)"},
		{"10.3", "copies on offer, cost and numbers", "Mine                    6      6      9"},
		{"10.4", "who goes first, and the deadline", "Turn 2 begins with Bob. Orders by Tue 8 December 2026, 20:00 UTC."},
		{"10.4", "who sent no orders", "No orders received (NMR): Bob."},
	} {
		t.Run(c.ruling+"/"+c.says, func(t *testing.T) {
			if !strings.Contains(report, c.want) {
				t.Errorf("the report does not say %q", c.want)
			}
		})
	}
}

// Ruling 10.3: how many cards the deck has; ruling 2.8: never which.
func TestDeckIsCountedAndNotShown(t *testing.T) {
	position := engine.NewPosition(engine.DefaultRules(engine.Everything), 3, func([]engine.Card) {})
	text := english(t, "Ann", "Bob", "Cat").Standing(Overview{"friday", []string{"Ann", "Bob", "Cat"}, position})
	if want := "Cards left in the deck: "; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
	if next := position.Market.Piles[engine.Low].Cards()[0].String(); position.Market.Offer.Of(engine.TunaBoat) == 0 && strings.Contains(text, "Tuna Boat") {
		t.Errorf("a card of the deck is named, the next is %s", next)
	}
}

// Odds that were too sure so far are told so; without any there is nothing to tell.
func TestOutlook(t *testing.T) {
	turn := played(t, 3, 3, 1, 2, 4, 5, 1)
	for _, language := range templates.Languages() {
		w := english(t, turn.Names...).In(language)
		sure, without := turn, turn
		sure.TooSure = true
		without.Outlook = figures.Outlook{}
		said, careful, silent := w.Observed(turn), w.Observed(sure), w.Observed(without)
		if len(careful) <= len(said) || !strings.Contains(said, "55 %") || strings.Contains(silent, "%") || strings.Contains(silent, "+7") {
			t.Errorf("%s:\n%s", language, careful)
		}
	}
}

// Every event has words in every language.
func TestEveryEventHasWords(t *testing.T) {
	w := english(t, "Ann", "Bob")
	for _, e := range []engine.Event{
		engine.GoBegan{Number: 1}, engine.Rolled{Dice: engine.Throw{2, 3}}, engine.Rerolled{Dice: engine.Throw{4}},
		engine.TwoAdded{Total: 12}, engine.TunaRolled{Dice: engine.Throw{2, 3}},
		engine.Reopened{Card: engine.Cafe, Copies: 2}, engine.Paid{Card: engine.Cafe, To: 1, Copies: 1, Due: 1, Coins: 0},
		engine.Repaid{Card: engine.LoanOffice, Copies: 1, Due: 2, Coins: 1}, engine.Earned{Card: engine.Bakery, Copies: 3, Coins: 3},
		engine.Demolished{Landmark: engine.TrainStation, Coins: 8}, engine.Moved{To: 1, Card: engine.Cafe, Closed: true, Coins: 4},
		engine.Closed{Card: engine.Cafe, Copies: 2}, engine.RenovationChosen{}, engine.RenovationChosen{Card: engine.Cafe},
		engine.Swapped{Of: 1, Gave: engine.Bakery, Got: engine.Mine, GotWasClosed: true},
		engine.Convened{Card: engine.Winery}, engine.Shared{Each: 4, Coins: 1}, engine.CityHallPaid{Coins: 1},
		engine.Bought{Card: engine.Cafe, Cost: 2}, engine.Bought{Card: engine.RadioTower, Cost: 22}, engine.LoanTaken{Coins: 5},
		engine.Offered{Card: engine.Mine}, engine.AirportPaid{Coins: 10}, engine.Invested{Total: 3}, engine.Won{},
	} {
		if text := event(w, e); text == "" || strings.Contains(text, "<no value>") {
			t.Errorf("%#v: %q", e, text)
		}
	}
	if text := event(w, engine.TurnEnded{}); text != "" {
		t.Errorf("the end of a turn goes without saying, not %q", text)
	}
}

func TestGoldenLetters(t *testing.T) {
	for _, language := range templates.Languages() {
		goldenLetters(t, english(t, "Ann", "Bob").In(language), map[string]string{"en": "", "es": "es-"}[language])
	}
}

func goldenLetters(t *testing.T, w *Words, in string) {
	t.Helper()
	turn := played(t, 3, 3, 1, 2, 4, 5, 1)
	laid := Overview{"friday", turn.Names, engine.NewPosition(engine.DefaultRules(engine.Base), 2, func([]engine.Card) {})}
	golden(t, in+"start", w.Start(Start{
		Overview: laid, Me: 0, Tag: "[friday#0123456789ab]", Address: "gm@example.org", Deadline: turn.Deadline,
		Options: []OptionLine{{Agreed: w.Manual().OptionAgreed("victory", "first", "first")}, {Agreed: w.Manual().OptionAgreed("excuses", "1", "1")}},
	}).Text())
	golden(t, in+"report", w.TurnReport(turn, w.Public(turn), Private{Me: 0, Tag: "[friday#0123456789ab]", Standing: reading.ReadStanding("buy Forest", reading.Table{Names: turn.Names, Rules: turn.Position.Rules}, 0)}).Text())
	golden(t, in+"final", w.Final(Final{Overview: turn.Overview, Turns: 12, Winners: []engine.Seat{0}, Placings: engine.Placings(&turn.Position, []engine.Seat{0}), Luck: turn.Luck, Page: "friday.html"}).Text())
	golden(t, in+"confirm", w.LetterOf("friday", 0, Confirm{Game: "friday", Tag: "[friday#0123456789ab]", WrongTag: true, Text: "buy Forest\nroll 1"}).Text())
	golden(t, in+"foreign", w.LetterOf("friday", 0, ForeignTag{Game: "friday"}).Text())
	golden(t, in+"crossed", w.LetterOf("friday", 0, CrossedTag{}).Text())
}

// What stands before the mark may come back as the player's own text: it is no order, and
// no heading over those that are, in no language.
func TestFirstLinesAreNoOrders(t *testing.T) {
	turn := played(t, 3, 3, 1, 2, 4, 5, 1)
	table := reading.Table{Names: turn.Names, Rules: turn.Position.Rules, Turn: 12}
	for _, language := range languages(t) {
		w := english(t, turn.Names...).In(language)
		mine := mine(w, turn, Private{Tag: "[friday#0123456789ab]"})
		for _, h := range []Headline{
			headline(w, "friday", 12, "TurnReport", mine), headline(w, "friday", 0, "Start", Start{Overview: turn.Overview, Deadline: turn.Deadline}),
			w.Headline("friday", 12, Answering{Orders: true, Filed: true}), w.Headline("friday", 12, Answering{Orders: true, Asks: true}),
			w.Headline("friday", 12, Answering{Orders: true}), w.Headline("friday", 12, Answering{Cleared: true}),
			w.Headline("friday", 12, Reminder{}), w.Headline("friday", 12, Reminder{Proposed: true}), w.Headline("friday", 12, TellHeld{}),
		} {
			first, _, _ := strings.Cut(w.Letter(h, "x").Text(), "\n\n")
			news, _, found := strings.Cut(strings.ReplaceAll(first, "\n", " "), templates.ReplyMarks()[language])
			sheet := reading.Read(news+"\nbuy Forest", table, 0)
			if len(sheet.Proposed) > 0 { // at the worst it is asked about
				sheet = *sheet.IfYes
			}
			if !found || sheet.Canonical() != "every go\n  buy Forest\n" || sheet.Clear {
				t.Errorf("%s: below %q is read %q", language, first, sheet.Canonical())
			}
		}
	}
}
