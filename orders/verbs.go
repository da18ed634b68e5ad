package orders

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
)

// A VerbRow is an order of the language.
type VerbRow struct {
	Verb  Verb
	Words []string    // each of them begins the order; the first is the canonical one
	Never bool        // `never` before the verb forbids it
	Card  engine.Card // whose own name does for the verb
	Forms []string    // how it is written, for the help
	read  func(r *reader, args words) reading
}

// Verbs is the table of orders, in the order of the help.
var Verbs = [...]VerbRow{
	{Buy, []string{"buy", "candidates", "build"}, false, engine.NoCard,
		[]string{"buy A, B, C, D, E", "buy nothing"}, (*reader).readBuy},
	{Roll, []string{"roll"}, false, engine.TrainStation,
		[]string{"roll 1", "roll 2"}, (*reader).readRoll},
	{Reroll, []string{"reroll", "re-roll"}, true, engine.RadioTower,
		[]string{"reroll NUMBERS", "reroll unless NUMBERS", "reroll always", "never reroll"}, (*reader).readReroll},
	{Harbour, []string{"harbour", "harbor"}, true, engine.Harbour,
		[]string{"harbour NUMBERS", "harbour always", "harbour never"}, (*reader).readHarbour},
	{TV, []string{"tv"}, false, engine.TVStation,
		[]string{"tv PLAYER", "tv richest"}, (*reader).readTV},
	{Swap, []string{"swap"}, false, engine.BusinessComplex,
		[]string{"swap CARD for CARD of PLAYER", "swap nothing"}, (*reader).readSwap},
	{Renovate, []string{"renovate"}, false, engine.RenovationCompany,
		[]string{"renovate CARD", "renovate nothing"}, (*reader).readRenovate},
	{Convention, []string{"convention"}, false, engine.ConventionCenter,
		[]string{"convention CARD", "convention none"}, (*reader).readConvention},
	{Demolish, []string{"demolish"}, false, engine.DemolitionCompany,
		[]string{"demolish LANDMARK, LANDMARK"}, (*reader).readDemolish},
	{Move, []string{"move"}, false, engine.MovingCompany,
		[]string{"move CARD to PLAYER"}, (*reader).readMove},
	{Invest, []string{"invest"}, true, engine.TechStartup,
		[]string{"invest", "invest always", "invest never"}, (*reader).readInvest},
}

// String is the verb as it is written in canonical form.
func (v Verb) String() string { return Verbs[v].Words[0] }

// longestVerb is how many words a card's name has that does for a verb.
const longestVerb = 4

// verbAt returns the row of the verb that the line begins with, and the words
// behind it and its colon; nil if it begins with none.
func (r *reader) verbAt(w words) (*VerbRow, words) {
	if r.isList(w) {
		return nil, nil
	}
	row, length := namedVerb(w)
	if row == nil && len(w) > 1 && w[1].low != ":" {
		row, length = r.shortVerb(w) // `tv st: Bob`
	}
	if row == nil {
		row, length = wordVerb(w)
	}
	if row == nil {
		row, length = r.shortVerb(w)
	}
	if row == nil {
		return nil, nil
	}
	if w[0].low == "never" {
		return row, append(words{w[0]}, w[2:]...)
	}
	args := w[length:]
	if args.begin(":") {
		args = args[1:]
	}
	return row, args
}

// namedVerb finds a verb by a card's whole name: `TV Station`.
func namedVerb(w words) (*VerbRow, int) {
	for length := min(longestVerb, len(w)); length > 0; length-- {
		if row := verbOf(names.Whole(w[:length].lower())); row != nil {
			return row, length
		}
	}
	return nil, 0
}

// isList tells a list that begins with a card: `Harbour, Mine` is no order.
func (r *reader) isList(w words) bool {
	at := w[:min(longestVerb+1, len(w))].index(",", "or", "then")
	return at > 0 && names.Find(w[:at].lower(), r.game).Verdict == names.Known
}

// verbOf returns the row of the verb that a card's name does for.
func verbOf(card engine.Card) *VerbRow {
	for i := range Verbs {
		if card != engine.NoCard && Verbs[i].Card == card {
			return &Verbs[i]
		}
	}
	return nil
}

// wordVerb finds a verb by its own word, or behind `never`.
func wordVerb(w words) (*VerbRow, int) {
	if len(w) == 0 {
		return nil, 0
	}
	never := len(w) > 1 && w[0].low == "never"
	if never {
		w = w[1:]
	}
	for i := range Verbs {
		if slices.Contains(Verbs[i].Words, w[0].low) && (Verbs[i].Never || !never) {
			return &Verbs[i], 1
		}
	}
	return nil, 0
}

// shortVerb finds a verb by the beginning of a card's name, with a colon behind
// it: `radio: 1-4`.
func (r *reader) shortVerb(w words) (*VerbRow, int) {
	at := w[:min(longestVerb+1, len(w))].index(":")
	if at < 1 {
		return nil, 0
	}
	return verbOf(names.Find(w[:at].lower(), r.game).Card), at
}

// beginsVerb tells whether a line begins with a verb, or with `if` or `unless`.
func (r *reader) beginsVerb(w words) bool {
	if isIf(w) {
		return true
	}
	row, _ := r.verbAt(w)
	return row != nil
}

func isIf(w words) bool { return w.begin("if") || w.begin("unless") }

func isNothing(w words) bool { return w.is("nothing") || w.is("none") }
