package orders

import "machipost/engine"

// A ConditionKind is what a condition asks.
type ConditionKind uint8

// The kinds of conditions.
const (
	Rolled    ConditionKind = iota // the total is one of Totals
	Doubles                        // the dice show doubles
	Coins                          // Who has Count coins, compared by Compare
	Has                            // Who owns Count of Card
	Landmarks                      // Who has constructed Count landmarks
	OnOffer                        // Card is in the marketplace
	Bought                         // Who bought Card in an earlier go of the turn
)

// String is the word by which the help knows the kind.
func (k ConditionKind) String() string {
	return [...]string{"rolled", "doubles", "coins", "have", "landmarks", "on offer", "bought"}[k]
}

// A Condition is one that must hold, at the moment of the decision, for its line
// to count.
type Condition struct {
	Kind    ConditionKind
	Not     bool        // it must not hold
	Who     engine.Seat // the player asked about, also the writer
	Totals  Totals
	Compare Comparison
	Count   int
	Card    engine.Card
}

// A Comparison is one of numbers of coins.
type Comparison string

// The comparisons.
const (
	AtLeast Comparison = ">="
	AtMost  Comparison = "<="
	Over    Comparison = ">"
	Under   Comparison = "<"
	Exactly Comparison = "="
)

// contrary returns the comparison that holds exactly when this one does not, ""
// for Exactly, which has none.
func (c Comparison) contrary() Comparison {
	switch c {
	case AtLeast:
		return Under
	case AtMost:
		return Over
	case Over:
		return AtMost
	case Under:
		return AtLeast
	}
	return ""
}

// Negated returns the condition that holds exactly when c does not.
func (c Condition) Negated() Condition {
	if other := c.Compare.contrary(); other != "" {
		c.Compare = other
		return c
	}
	c.Not = !c.Not
	return c
}

// Opposite tells two lists of one condition each, of which one holds exactly when the other does not.
func Opposite(a, b []Condition) bool {
	return len(a) == 1 && len(b) == 1 && a[0] == b[0].Negated()
}

// Holds tells whether the condition holds now.
func (c *Condition) Holds(v engine.View) bool { return c.asked(v) != c.Not }

func (c *Condition) asked(v engine.View) bool {
	switch c.Kind {
	case Rolled:
		return c.Totals.Hold(v.Total())
	case Doubles:
		return v.Doubles()
	case Coins:
		return c.Compare.Holds(v.Coins(c.Who), c.Count)
	case Has:
		return v.Owned(c.Who, c.Card) >= c.Count
	case Landmarks:
		return v.Landmarks(c.Who) >= c.Count
	case OnOffer:
		return v.OnOffer(c.Card) > 0
	}
	return v.Bought(c.Who, c.Card)
}

// Holds tells whether an amount compares so with a count.
func (c Comparison) Holds(amount, count int) bool {
	switch c {
	case AtLeast:
		return amount >= count
	case AtMost:
		return amount <= count
	case Over:
		return amount > count
	case Under:
		return amount < count
	}
	return amount == count
}

// A ConditionRow is a condition of the language.
type ConditionRow struct {
	Kind  ConditionKind
	Forms [NumLanguages][]string // how it is written, for the help
}

// Conditions returns the table of conditions, in the order of the help and of trying:
// a copy, for the language is not changed from outside.
func Conditions() [NumConditions]ConditionRow { return conditions }

// NumConditions is how many there are.
const NumConditions = len(conditions)

var conditions = [...]ConditionRow{
	{Doubles, [NumLanguages][]string{
		{"doubles"},
		{"saco dobles"}}},
	{Rolled, [NumLanguages][]string{
		{"I roll NUMBERS", "rolled NUMBERS"},
		{"saco NÚMEROS"}}},
	{Coins, [NumLanguages][]string{
		{"coins >= N", "coins N or more", "PLAYER coins >= N"},
		{"monedas >= N", "tengo N monedas o más", "monedas de JUGADOR >= N"}}},
	{OnOffer, [NumLanguages][]string{
		{"CARD on offer", "no CARD on offer"},
		{"hay CARTA en oferta", "no hay CARTA en oferta"}}},
	{Bought, [NumLanguages][]string{
		{"bought CARD", "PLAYER bought CARD", "PLAYER has not bought CARD"},
		{"compré CARTA", "JUGADOR compró CARTA", "JUGADOR no compró CARTA"}}},
	{Landmarks, [NumLanguages][]string{
		{"have N landmarks", "PLAYER has N landmarks"},
		{"tengo N puntos de interés", "JUGADOR tiene N puntos de interés"}}},
	{Has, [NumLanguages][]string{
		{"have CARD", "have N CARD", "have no CARD", "PLAYER has N CARD"},
		{"tengo CARTA", "tengo N CARTA", "no tengo CARTA", "JUGADOR tiene N CARTA"}}},
}
