// Package orders is the language of orders as data: what an order, a condition
// and a sheet of them are, the tables of verbs and conditions with their forms,
// the codes of what a player is told about a sheet, and the canonical form in
// which a sheet is kept. The law of the language is docs/orders.md; the words for
// the codes are in package templates.
//
// It reads nothing: text becomes a sheet in orders/reading. It decides nothing: a
// sheet becomes decisions in orders/deciding. Its tables hold no functions; the
// reader keeps its own, by verb and by kind of condition. A new order or condition
// enters here as a row, with its canonical form; what is known only of a text, a
// letter or a go stays outside.
package orders

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
)

// A Scope is the heading that a line stands below.
type Scope uint8

// The scopes, in the order in which they are written in canonical form.
const (
	Go1      Scope = iota // the first regular go
	Go2                   // the second
	ExtraGo               // every extra go (Amusement Park)
	EveryGo               // all goes
	Standing              // kept from turn to turn
	numScopes
)

// String is the heading, as a player writes it.
func (s Scope) String() string { return s.In(names.English) }

// A Line is one order that was understood.
type Line struct {
	Scope Scope
	If    []Condition // all must hold; none for an order without conditions
	Order Order

	text       string   // canonical
	conditions []string // canonical, as many as If
	by         Scribe   // who wrote them
}

// String is the line in canonical form, without its heading; "" before a Scribe
// has written it.
func (l Line) String() string { return l.text }

// In is the line in the canonical form of a language.
func (l Line) In(language Language) string {
	if language == names.English {
		return l.text
	}
	return l.by.in(language).line(l.Order, l.ConditionsIn(language))
}

// ConditionsIn are the line's conditions in the canonical form of a language.
func (l Line) ConditionsIn(language Language) []string {
	if language == names.English {
		return l.conditions
	}
	return l.by.in(language).conditions(l)
}

// Conditions are the line's conditions in canonical form, as many as If.
func (l Line) Conditions() []string { return l.conditions }

// Names tells whether a card is named in the line: in its order, in a condition, or as the card by which the
// order is carried out, as the Harbour is in `harbour 10`.
func (l *Line) Names(card engine.Card) bool {
	o := &l.Order
	return slices.Contains(o.Cards, card) || o.Theirs == card || o.Verb != Buy && VerbOf(card) == o.Verb ||
		slices.ContainsFunc(l.If, func(c Condition) bool { return c.Card == card })
}

// A Verb is what an order decides.
type Verb uint8

// The verbs.
const (
	Buy Verb = iota
	Roll
	Reroll
	Harbour
	TV
	Swap
	Renovate
	Convention
	Demolish
	Move
	Invest
)

// An Order is what a line orders once its conditions hold.
type Order struct {
	Verb    Verb
	Dice    int           // Roll: 1 or 2
	Totals  Totals        // Reroll, Harbour: the totals meant
	Cards   []engine.Card // Buy, Demolish: in order of preference; Swap, Renovate, Convention, Move: one
	Theirs  engine.Card   // Swap
	Player  engine.Seat   // TV, Swap, Move; TV: NoSeat for the richest
	Nothing bool          // `nothing`, `none`, `never`; for Buy: the list ends behind Cards
}

// Equal tells whether two orders say the same.
func (o Order) Equal(other Order) bool {
	return slices.Equal(o.Cards, other.Cards) && o.Verb == other.Verb && o.Dice == other.Dice && o.Totals == other.Totals &&
		o.Theirs == other.Theirs && o.Player == other.Player && o.Nothing == other.Nothing
}

// A Sheet is what was understood of one letter, and what was not. The zero Sheet
// is that of a player who wrote nothing.
type Sheet struct {
	Turn        int    // the postal turn it is for, 0 for the next
	Lines       []Line // those understood, as written from top to bottom
	HasExtra    bool   // it has an `extra go` heading
	HasStanding bool   // it says what stands from now on, if only `standing: none`
	Clear       bool   // its only word is `clear`: the sheet before is taken back
	TooLong     bool   // beyond the limits of a letter: nothing was read

	Refused  []Refused
	Warnings []Warning // that need no position; see deciding.Warnings for those that do
	Spelled  []Spelling
	Proposed []Proposal
	IfYes    *Sheet // the whole sheet as a yes to all that is proposed would file it; nil when nothing is
	Amends   bool   // Lines are those on file, changed by what was written
	Prose    []Prose
}

// A Proposal is a sentence that was not filed, for some word of it was not explained,
// and what it would be without that word.
type Proposal struct {
	Line  string // as written
	Why   Doubt
	Words []string // Unexplained and TwoWays: those words, as written
	By    string   // Governed: the line that may govern it, as written
	Lines []Line   // what a yes files of it; none when it takes something away
}

// Orders are the orders of the proposal in canonical form, each with its heading.
func (p Proposal) Orders() []string { return p.OrdersIn(names.English) }

// OrdersIn are the same in the canonical form of a language.
func (p Proposal) OrdersIn(l Language) []string {
	var list []string
	for _, line := range p.Lines {
		list = append(list, line.Scope.In(l)+": "+line.In(l))
	}
	return list
}

// A Doubt is why something is proposed and not filed. It is also the name of the words
// that tell a player so.
type Doubt string

// The doubts.
const (
	Unexplained Doubt = "Unexplained" // a word of the sentence means nothing that is known
	TwoWays     Doubt = "TwoWays"     // words can be meant two ways
	Governed    Doubt = "Governed"    // a line beside it was not understood and may turn it round
	TakenBack   Doubt = "TakenBack"   // the letter says two things about it, one behind the other
	Futile      Doubt = "Futile"      // as it was read, it could never do anything
)

// A Prose is a line that is no order.
type Prose struct {
	Line string // as written
	Idle bool   // nothing of the game is in it: a greeting, a name, talk
}

// Empty tells a sheet without one understood order. Such a sheet leaves an
// earlier one in force.
func (s Sheet) Empty() bool { return len(s.Lines) == 0 && !s.HasStanding }

// In returns the lines of a scope, from top to bottom.
func (s Sheet) In(scope Scope) []Line {
	var lines []Line
	for _, line := range s.Lines {
		if line.Scope == scope {
			lines = append(lines, line)
		}
	}
	return lines
}
