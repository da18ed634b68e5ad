package orders

import (
	"machipost/engine"
	"machipost/engine/names"
)

// A VerbRow is an order of the language.
type VerbRow struct {
	Verb  Verb
	Words [NumLanguages][]string // each of them begins the order; the first is the canonical one
	Never bool                   // `never` before the verb forbids it
	Card  engine.Card            // whose own name does for the verb
	Forms [NumLanguages][]string // how it is written, for the help
}

// Verbs returns the table of orders, in the order of the help: a copy, for the
// language is not changed from outside.
func Verbs() [NumVerbs]VerbRow { return verbs }

// NumVerbs is how many there are.
const NumVerbs = len(verbs)

var verbs = [...]VerbRow{
	{Buy, [NumLanguages][]string{{"buy", "candidates", "build"}, {"compra", "candidatos", "construye"}}, false, engine.NoCard, [NumLanguages][]string{
		{"buy A, B, C, D, E", "buy nothing"},
		{"compra A, B, C, D, E", "compra: nada"}}},
	{Roll, [NumLanguages][]string{{"roll"}, {"tira"}}, false, engine.TrainStation, [NumLanguages][]string{
		{"roll 1", "roll 2"},
		{"tira 1 dado", "tira 2 dados"}}},
	{Reroll, [NumLanguages][]string{{"reroll", "re-roll"}, {"repite"}}, true, engine.RadioTower, [NumLanguages][]string{
		{"reroll NUMBERS", "reroll unless NUMBERS", "reroll always", "never reroll"},
		{"repite NÚMEROS", "repite salvo NÚMEROS", "repite: siempre", "repite: nunca"}}},
	{Harbour, [NumLanguages][]string{{"harbour", "harbor"}, {"puerto"}}, true, engine.Harbour, [NumLanguages][]string{
		{"harbour NUMBERS", "harbour always", "harbour never"},
		{"puerto NÚMEROS", "puerto: siempre", "puerto: nunca"}}},
	{TV, [NumLanguages][]string{{"tv"}, {"tele"}}, false, engine.TVStation, [NumLanguages][]string{
		{"tv PLAYER", "tv richest"},
		{"tele JUGADOR", "tele: el más rico"}}},
	{Swap, [NumLanguages][]string{{"swap"}, {"intercambia"}}, false, engine.BusinessComplex, [NumLanguages][]string{
		{"swap CARD for CARD of PLAYER", "swap nothing"},
		{"intercambia CARTA por CARTA de JUGADOR", "intercambia: nada"}}},
	{Renovate, [NumLanguages][]string{{"renovate"}, {"reforma"}}, false, engine.RenovationCompany, [NumLanguages][]string{
		{"renovate CARD", "renovate nothing"},
		{"reforma CARTA", "reforma: nada"}}},
	{Convention, [NumLanguages][]string{{"convention"}, {"convención"}}, false, engine.ConventionCenter, [NumLanguages][]string{
		{"convention CARD", "convention none"},
		{"convención CARTA", "convención: nada"}}},
	{Demolish, [NumLanguages][]string{{"demolish"}, {"demuele"}}, false, engine.DemolitionCompany, [NumLanguages][]string{
		{"demolish LANDMARK, LANDMARK"},
		{"demuele PUNTO DE INTERÉS, PUNTO DE INTERÉS"}}},
	{Move, [NumLanguages][]string{{"move"}, {"mueve"}}, false, engine.MovingCompany, [NumLanguages][]string{
		{"move CARD to PLAYER"},
		{"mueve CARTA a JUGADOR"}}},
	{Invest, [NumLanguages][]string{{"invest"}, {"invierte"}}, true, engine.TechStartup, [NumLanguages][]string{
		{"invest", "invest always", "invest never"},
		{"invierte", "invierte: siempre", "invierte: nunca"}}},
}

// In is the verb as it is written in canonical form in a language.
func (v Verb) In(l Language) string { return verbs[v].Words[l][0] }

// String is the verb as it is written in canonical form in English.
func (v Verb) String() string { return v.In(names.English) }

// OfDice tells a verb about the dice of a go: how many, whether again, and what is added.
func (v Verb) OfDice() bool { return v == Roll || v == Reroll || v == Harbour }

// VerbOf is the verb of the choices that a card gives its owner; Buy for none.
func VerbOf(card engine.Card) Verb {
	for i := range verbs {
		if verbs[i].Card == card && card != engine.NoCard {
			return verbs[i].Verb
		}
	}
	return Buy
}
