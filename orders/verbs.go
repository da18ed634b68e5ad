package orders

import "machipost/engine"

// A VerbRow is an order of the language.
type VerbRow struct {
	Verb  Verb
	Words []string    // each of them begins the order; the first is the canonical one
	Never bool        // `never` before the verb forbids it
	Card  engine.Card // whose own name does for the verb
	Forms []string    // how it is written, for the help
}

// Verbs returns the table of orders, in the order of the help: a copy, for the
// language is not changed from outside.
func Verbs() [NumVerbs]VerbRow { return verbs }

// NumVerbs is how many there are.
const NumVerbs = len(verbs)

var verbs = [...]VerbRow{
	{Buy, []string{"buy", "candidates", "build"}, false, engine.NoCard,
		[]string{"buy A, B, C, D, E", "buy nothing"}},
	{Roll, []string{"roll"}, false, engine.TrainStation,
		[]string{"roll 1", "roll 2"}},
	{Reroll, []string{"reroll", "re-roll"}, true, engine.RadioTower,
		[]string{"reroll NUMBERS", "reroll unless NUMBERS", "reroll always", "never reroll"}},
	{Harbour, []string{"harbour", "harbor"}, true, engine.Harbour,
		[]string{"harbour NUMBERS", "harbour always", "harbour never"}},
	{TV, []string{"tv"}, false, engine.TVStation,
		[]string{"tv PLAYER", "tv richest"}},
	{Swap, []string{"swap"}, false, engine.BusinessComplex,
		[]string{"swap CARD for CARD of PLAYER", "swap nothing"}},
	{Renovate, []string{"renovate"}, false, engine.RenovationCompany,
		[]string{"renovate CARD", "renovate nothing"}},
	{Convention, []string{"convention"}, false, engine.ConventionCenter,
		[]string{"convention CARD", "convention none"}},
	{Demolish, []string{"demolish"}, false, engine.DemolitionCompany,
		[]string{"demolish LANDMARK, LANDMARK"}},
	{Move, []string{"move"}, false, engine.MovingCompany,
		[]string{"move CARD to PLAYER"}},
	{Invest, []string{"invest"}, true, engine.TechStartup,
		[]string{"invest", "invest always", "invest never"}},
}

// String is the verb as it is written in canonical form.
func (v Verb) String() string { return verbs[v].Words[0] }
