package cues

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file has cards as people who are in a hurry name them.

// things are what people call who works for a card, and businesses the words before them.
var (
	things     = marks.Lows("men", "man", "guys", "guy", "people", "crew", "truck", "van", "folks", "boys", "team", "one", "firm", "gang", "lorry", "vans", "trucks", "hits", "leute", "trupp", "company", "co", "card")
	businesses = map[string]engine.Card{"moving": engine.MovingCompany, "removal": engine.MovingCompany, "demo": engine.DemolitionCompany, "demolition": engine.DemolitionCompany, "wrecking": engine.DemolitionCompany, "renovation": engine.RenovationCompany, "tax": engine.TaxOffice, "loan": engine.LoanOffice, "umzugs": engine.MovingCompany, "abriss": engine.DemolitionCompany}
)

// happening are words of what comes, behind who works.
var happening = marks.Lows("comes", "hits", "turns", "shows", "strikes", "happens", "kicks")

// workers are who works for a card, and what is sold there.
var workers = map[string]engine.Card{"movers": engine.MovingCompany, "wreckers": engine.DemolitionCompany, "renovators": engine.RenovationCompany, "builders": engine.RenovationCompany, "hamburgers": engine.HamburgerStand, "pizzas": engine.PizzaJoint, "stn": engine.TrainStation, "television": engine.TVStation, "telly": engine.TVStation, "tele": engine.TVStation, "fernseher": engine.TVStation, "fernsehen": engine.TVStation}

// noName are beginnings and parts of names that mostly mean something else.
var noName = marks.Lows("rest", "bars", "start", "wine", "bake", "only", "food", "family", "city", "cana", "gran", "comp", "canal", "hamburg")

// Bounds of names.
const (
	fewLetters   = 3 // that no beginning of a name has
	pairOfWords  = 7 // letters that a misspelt name of two words has more than
	longestShort = 2 // letters of initials: TV, BC
)

// named finds the card that is named at a place where a phrase of so many tokens stands, too.
func (g *Finder) named(t []marks.Token, at, phrase int) (c marks.Card, ok bool) {
	next := at+1 < len(t) && things[t[at+1].Low]
	switch low := t[at].Low; {
	case !t[at].IsWord(), low == "demo" && !next, low == "mine" && at+2 < len(t) && t[at+1].Is("for", "this") && t[at+2].Is("this", "turn", "the"), low == "mine" && at > 0 && t[at-1].Is("of", "is", "be", "are", "like", "than", "as", "yet", "already"):
		return c, false
	case workers[low] != engine.NoCard:
		return marks.Card{Card: workers[low], Strength: marks.Clear, Tokens: 1}, true
	case at+1 < len(t) && businesses[low] != engine.NoCard && happening[t[at+1].Low]:
		return marks.Card{Card: businesses[low], Strength: marks.Clear, Tokens: 1}, true
	case next && businesses[low] != engine.NoCard:
		return marks.Card{Card: businesses[low], Strength: marks.Clear, Tokens: 2}, true
	case at+2 < len(t) && t[at+1].Is("of") && len(low) > fewLetters:
		if c := g.FullCard([]marks.Token{t[at+2], t[at]}, 0); c.Tokens == 2 { // Field of Wheat
			c.Tokens = 3
			return c, true
		}
	}
	c = g.known(t, at, phrase)
	if s := g.Slipped(t, at); s.Tokens > max(c.Tokens, phrase) {
		return s, true
	}
	if c.Tokens == 0 && phrase == 0 {
		c = g.misspelt(t, at)
	}
	return c, c.Tokens > 0
}

// known is the card that is rightly named at a place, plainer than the phrase there.
func (g *Finder) known(t []marks.Token, at, phrase int) marks.Card {
	c := g.Card(t, at, func(i int) bool { return g.common(t, i) && t[i].Raw != "BC" })
	n := g.Nickname(t, at)
	if n.Tokens > 0 && (n.Tokens > c.Tokens || c.Strength == marks.Weak || n.Tokens == c.Tokens && c.Fits != nil && n.Fits == nil) {
		c = n
	}
	raw := t[at].Raw
	initials := c.Fits == nil && (phrase == 0 && len(raw) == longestShort && raw == strings.ToUpper(raw) || t[at].Is("tv", "bc", "rt", "ap", "tb"))
	switch {
	case c.Strength == marks.Weak && !initials,
		c.Tokens == 1 && c.Strength == marks.Clear && (len(t[at].Low) <= fewLetters || noName[t[at].Low]),
		c.Tokens < phrase,
		c.Tokens == 1 && phrase >= 1 && c.Strength != marks.Whole && !(raw == "BC"):
		return marks.Card{}
	}
	return c
}

// misspelt is the card that one or two words are near.
func (g *Finder) misspelt(t []marks.Token, at int) (c marks.Card) {
	if g.common(t, at) {
		return c
	}
	if at+1 < len(t) && t[at+1].IsWord() && !g.common(t, at+1) && len(t[at].Low)+len(t[at+1].Low) > pairOfWords {
		c = g.Misspelt(t[at : at+2])
	}
	if c.Tokens == 0 && len(t[at].Low) > fewLetters {
		c = g.Misspelt(t[at : at+1])
	}
	return c
}

// Tool is what a card lets its owner decide, but for how many dice he rolls; false for nothing.
func Tool(c engine.Card) (orders.Verb, bool) {
	verb := orders.VerbOf(c)
	return verb, verb != orders.Buy && verb != orders.Roll
}

// IsBoat tells a card for which the Harbour's two are added.
func IsBoat(c engine.Card) bool { return c == engine.TunaBoat || c == engine.MackerelBoat }
