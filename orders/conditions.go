package orders

import (
	"slices"

	"machipost/engine"
)

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

// negated returns the condition that holds exactly when c does not.
func (c Condition) negated() Condition {
	if other := c.Compare.contrary(); other != "" {
		c.Compare = other
		return c
	}
	c.Not = !c.Not
	return c
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
		return c.compares(v.Coins(c.Who))
	case Has:
		return v.Owned(c.Who, c.Card) >= c.Count
	case Landmarks:
		return v.Landmarks(c.Who) >= c.Count
	case OnOffer:
		return v.OnOffer(c.Card) > 0
	}
	return v.Bought(c.Who, c.Card)
}

func (c *Condition) compares(coins int) bool {
	switch c.Compare {
	case AtLeast:
		return coins >= c.Count
	case AtMost:
		return coins <= c.Count
	case Over:
		return coins > c.Count
	case Under:
		return coins < c.Count
	}
	return coins == c.Count
}

// asksDice tells whether one of the conditions asks what was rolled.
func asksDice(conditions []Condition) bool {
	return slices.ContainsFunc(conditions, func(c Condition) bool { return c.Kind == Rolled || c.Kind == Doubles })
}

// A ConditionRow is a condition of the language.
type ConditionRow struct {
	Kind  ConditionKind
	Forms []string // how it is written, for the help
	// read reads the condition. It returns neither a condition that is ok nor a
	// refusal when the words are none of this kind.
	read func(r *reader, w words) (c Condition, ok bool, bad *Refused)
}

// Conditions is the table of conditions, in the order of the help and of trying.
var Conditions = [...]ConditionRow{
	{Doubles, []string{"doubles"}, (*reader).readDoubles},
	{Rolled, []string{"I roll NUMBERS", "rolled NUMBERS"}, (*reader).readRolled},
	{Coins, []string{"coins >= N", "coins N or more", "PLAYER coins >= N"}, (*reader).readCoins},
	{OnOffer, []string{"CARD on offer", "no CARD on offer"}, (*reader).readOnOffer},
	{Bought, []string{"bought CARD", "PLAYER bought CARD", "PLAYER has not bought CARD"}, (*reader).readBought},
	{Landmarks, []string{"have N landmarks", "PLAYER has N landmarks"}, (*reader).readLandmarks},
	{Has, []string{"have CARD", "have N CARD", "have no CARD", "PLAYER has N CARD"}, (*reader).readHas},
}

// readConditions reads `if CONDITION and CONDITION` or `unless CONDITION`.
func (r *reader) readConditions(w words) ([]Condition, *Refused) {
	unless := w[0].low == "unless"
	w = w[1:].trimmed()
	if len(w) == 0 {
		return nil, refuse(NoCondition, "")
	}
	conditions, bad := r.readAll(cutAt(w, "and"))
	switch {
	case bad != nil:
		return nil, bad
	case len(conditions) > MaxConditions:
		return nil, &Refused{Why: TooManyConditions, Number: len(conditions)}
	case unless && len(conditions) > 1:
		return nil, refuse(UnlessOne, "")
	case unless:
		conditions[0] = conditions[0].negated()
	}
	return conditions, nil
}

// cutAt cuts words at each of that word, empty parts included.
func cutAt(w words, at string) []words {
	var parts []words
	for {
		next := w.index(at)
		if next < 0 {
			return append(parts, w)
		}
		parts = append(parts, w[:next])
		w = w[next+1:]
	}
}

// Bounds on names that hold an `and`: "Fruit and Vegetable Market", "Bob and
// Carol".
const (
	maxParts  = 4 * MaxConditions // parts of a line of conditions
	maxJoined = 4                 // parts of one name
)

// readAll reads conditions from the parts between `and`s. One `and` may belong
// to a name, so each condition takes as many parts as make sense, from the last
// to the first.
func (r *reader) readAll(parts []words) ([]Condition, *Refused) {
	if len(parts) > maxParts {
		return nil, &Refused{Why: TooManyConditions, Number: len(parts)}
	}
	tails := make([][]Condition, len(parts)+1)
	tails[len(parts)] = []Condition{}
	for i := len(parts) - 1; i >= 0; i-- {
		for n := min(maxJoined, len(parts)-i); n > 0 && tails[i] == nil; n-- {
			if tails[i+n] == nil {
				continue
			}
			if c, bad := r.readCondition(joinAnd(parts[i : i+n])); bad == nil {
				tails[i] = append([]Condition{c}, tails[i+n]...)
			}
		}
	}
	if tails[0] != nil {
		return tails[0], nil
	}
	return nil, r.firstBad(parts)
}

// firstBad tells which condition of the line cannot be read.
func (r *reader) firstBad(parts []words) *Refused {
	for i, part := range parts {
		if _, bad := r.readCondition(part); bad != nil {
			return r.nearest(parts, i, bad)
		}
	}
	return refuse(UnknownCondition, joinAnd(parts).String())
}

func joinAnd(parts []words) words {
	joined := slices.Clone(parts[0])
	for _, part := range parts[1:] {
		joined = append(append(joined, word{low: "and", raw: "and"}), part...)
	}
	return joined
}

// readCondition reads one condition, `not` before it included.
func (r *reader) readCondition(w words) (Condition, *Refused) {
	not := false
	for w.begin("not") {
		w, not = w[1:], !not
	}
	if len(w) == 0 {
		return Condition{}, refuse(NoCondition, "")
	}
	var first *Refused
	for i := range Conditions {
		c, ok, bad := Conditions[i].read(r, w)
		switch {
		case ok && not:
			return c.negated(), nil
		case ok:
			return c, nil
		case first == nil:
			first = bad
		}
	}
	return Condition{}, r.unknownCondition(w, first)
}

// unknownCondition tells what is wrong with a condition.
func (r *reader) unknownCondition(w words, bad *Refused) *Refused {
	switch {
	case w.index("if", "unless") >= 0:
		return refuse(TwoIfs, "")
	case r.areConditions(cutAt(w, "or")):
		return refuse(OrBetween, w.String())
	case bad != nil && (bad.Why != UnknownCard || bad.Word != ""):
		return bad
	}
	return refuse(UnknownCondition, w.String())
}

// areConditions tells whether each part is a condition of its own.
func (r *reader) areConditions(parts []words) bool {
	if len(parts) < 2 || len(parts) > MaxConditions {
		return false
	}
	for _, part := range parts {
		if !slices.ContainsFunc(Conditions[:], func(row ConditionRow) bool {
			_, ok, _ := row.read(r, part)
			return ok
		}) {
			return false
		}
	}
	return true
}
