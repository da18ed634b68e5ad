package reports

import (
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
	"machipost/reports/page"
	"machipost/reports/voice"
)

// acknowledged is Ann's letter in a game of three before turn 4, in which the
// Forest is not on offer.
func acknowledged(text string) Acknowledged {
	names := []string{"Ann", "Bob", "Carol"}
	rules := engine.DefaultRules(engine.Everything)
	rules.Method, rules.Size = engine.Open, 0
	pos := engine.NewPosition(rules, len(names), func([]engine.Card) {})
	pos.Turn = 4
	pos.Market.Offer.Put(engine.Forest, 0)
	table := reading.Table{Names: names, Rules: rules, Turn: pos.Turn}
	return Acknowledged{
		Overview: Overview{Game: "friday", Names: names, Position: pos}, Sheet: reading.Read(text, table, 0),
		Standing: reading.ReadStanding("buy Bakery", table, 0),
		Deadline: time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC),
	}
}

const wholeLetter = `Hi Dave, hope the new house is fine.

go 1: buy Mien, Mine, Forest
go 2
  if I roll 5 or 6: buy Stadium
  buy Wheat Field, Bakery, Airport
every go:
  TV Station: Bob
  if Carol coins >= 12 and Bob has not bought Renovation Company and Renovation Company on offer: swap Bakery for Mine of Carol
  roll 3
Bye Mine
go 3: buy Mine
`

func TestAcknowledgements(t *testing.T) {
	late := acknowledged("buy Mine")
	late.Late = true
	cleared := acknowledged("clear")
	cleared.Cleared = true
	for name, a := range map[string]Acknowledged{
		"ack-whole":            acknowledged(wholeLetter),
		"ack-later":            acknowledged("turn 6\nbuy Mine"),
		"ack-late":             late,
		"ack-standing":         acknowledged("standing: none\nbuy Mine if coins >= 6"),
		"ack-nothing":          acknowledged("Hello!\nbuy Mien"),
		"ack-empty":            acknowledged(""),
		"ack-too-long":         acknowledged(strings.Repeat("buy Mine\n", reading.MaxLines+1)),
		"ack-cleared":          cleared,
		"ack-nothing-to-clear": acknowledged("clear"),
	} {
		t.Run(name, func(t *testing.T) {
			w := english(t, a.Names...)
			golden(t, name, w.Letter(w.Headline("friday", 12, NewsOf(a)), w.Acknowledgement(a)).Text())
			es := w.In("es")
			golden(t, "es-"+name, es.Letter(es.Headline("friday", 12, NewsOf(a)), es.Acknowledgement(a)).Text())
		})
	}
}

// A player may copy what was understood into his next letter, broken lines and
// all.
func TestTheAcknowledgedOrdersReadAgain(t *testing.T) {
	for _, text := range []string{
		wholeLetter,
		"buy Soda Bottling Plant, Furniture Factory, Renovation Company, Member's Only Club, Harbour",
		"demolish Amusement Park, Demolition Company, Shopping Mall, Train Station, Radio Tower, Harbour, Airport",
		"if I roll 2, 4, 6, 8, 10, 12 and coins >= 3 and Carol has not bought Soda Bottling Plant and Bob has no Furniture Factory: reroll 1, 3, 5, 7, 9, 11",
	} {
		a := acknowledged(text)
		w := english(t, a.Names...)
		letter := w.Letter(w.Headline("friday", 12, NewsOf(a)), w.Acknowledgement(a)).Text()
		_, letter, _ = strings.Cut(letter, "understood")
		_, letter, _ = strings.Cut(letter, "\n\n")
		letter, _, _ = strings.Cut(letter, "\n\nWhat you will try to buy")
		spanish := page.Wrap("    " + strings.ReplaceAll(voice.Breakable(a.Sheet.CanonicalIn(names.Spanish), names.Spanish), "\n", "\n    "))
		table := reading.Table{Names: a.Names, Rules: a.Position.Rules, Turn: a.Position.Turn}
		for _, letter := range []string{letter, spanish} {
			if got := reading.Read(letter, table, 0).Canonical(); got != a.Sheet.Canonical() {
				t.Errorf("%s\nreads as\n%s", letter, got)
			}
		}
	}
}

func TestDecided(t *testing.T) {
	a := acknowledged(`go 1
  tv Ann
  if Carol coins >= 12: tv Carol
  tv Bob
  reroll 2-5
  if doubles: roll 1
  if coins >= 90: buy Airport
  buy Radio Tower, Forest, Mine, Stadium, Ranch, Bakery
go 2
  buy nothing
  buy Ranch
every go
  if doubles: tv richest
  invest never
  harbour 11`)
	pos := a.Position
	town := &pos.Towns[0]
	town.Coins = 3
	for _, c := range []engine.Card{engine.TrainStation, engine.RadioTower, engine.Harbour, engine.TVStation, engine.Stadium, engine.TechStartup} {
		town.Owned.Put(c, 1)
	}
	player := deciding.Decide(a.Sheet, orders.Sheet{})
	dice := faces{1, 2, 2, 4, 5, 5, 5, 5}
	adjudicator := engine.Adjudicator{Dice: &dice}
	adjudicator.Players[0] = player
	if err := adjudicator.PlayTurn(&pos); err != nil {
		t.Fatal(err)
	}
	golden(t, "decided", plain(english(t, a.Names...).Decided(player)))
	golden(t, "es-decided", plain(english(t, a.Names...).In("es").Decided(player)))
	if got := english(t, a.Names...).Decided(nil); got != "" {
		t.Errorf("an observer is told %q", got)
	}
	if got := english(t, a.Names...).Decided(deciding.Decide(orders.Sheet{}, orders.Sheet{})); got != "" {
		t.Errorf("a player without orders is told %q", got)
	}
}

// Several cards that no roll can pay are one warning.
func TestDearCardsAreOneWarning(t *testing.T) {
	a := acknowledged("go 1: buy Airport, Radio Tower")
	w := english(t, a.Names...)
	text := w.Letter(w.Headline("friday", 12, NewsOf(a)), w.Acknowledgement(a)).Text()
	if n := strings.Count(text, "Even the best rolls"); n != 1 || !strings.Contains(text, "Airport") || !strings.Contains(text, "(30), Radio Tower (22).") {
		t.Errorf("%d warnings in\n%s", n, text)
	}
}

// A greeting and a signature are nothing worth listing.
func TestASignatureIsNotListed(t *testing.T) {
	a := acknowledged("buy Forest\nCheers,\n- Ann :)")
	if text := english(t, a.Names...).LetterOf("friday", 12, TellHeld{}, english(t, a.Names...).Acknowledgement(a)).Text(); strings.Contains(text, "Not orders") {
		t.Error(text)
	}
}
