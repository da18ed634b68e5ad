package deciding

import (
	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
)

// This file keeps the record of which line decided what, for the report to that
// player and to nobody else.

// A Go is what a player's lines decided in one go.
type Go struct {
	Number  int  // 1 or 2: the player's regular go, or the one that earned this
	Extra   bool // an extra go
	Choices []Choice
	Tries   []Try // of the purchase, in order
}

// A Choice is one decision other than the purchase for which the player had
// lines.
type Choice struct {
	Verb    orders.Verb
	Total   int          // of the dice, as they lay; 0 before the roll
	Line    *orders.Line // the line that decided, nil: none did, the default counts
	Yes     bool         // Reroll, Harbour, Invest: it was to be done
	Skipped []Skipped    // the lines before it that did not count
}

// A Skipped is a line that did not count, and why.
type Skipped struct {
	Line    orders.Line
	Failing int // the place of the condition that did not hold; -1 if the line could not be carried out
}

// Condition is the one that did not hold, canonical; "" for none.
func (s Skipped) Condition() string { return s.ConditionIn(names.English) }

// ConditionIn is the same in a language.
func (s Skipped) ConditionIn(l orders.Language) string { return failed(s.Line, s.Failing, l) }

// An Outcome is what became of a candidate.
type Outcome uint8

// The outcomes.
const (
	WasBought  Outcome = iota
	WasRefused         // Try.Refusal tells why
	NotHeld            // the condition of the line did not hold; of the whole line
	BeyondFive         // five others stood before it (ruling 7.3)
	Ended              // `buy nothing` ended the list
)

// A Try is what became of a candidate, or of a line of them.
type Try struct {
	Outcome Outcome
	Line    orders.Line
	Card    engine.Card // NoCard for NotHeld and Ended
	Refusal engine.Refusal
	Short   int // TooDear: the coins that were missing
	Failing int // NotHeld: the place of the condition
}

// Condition is the one that did not hold, canonical; "" for none.
func (t Try) Condition() string { return t.ConditionIn(names.English) }

// ConditionIn is the same in a language.
func (t Try) ConditionIn(l orders.Language) string {
	if t.Outcome != NotHeld {
		return ""
	}
	return failed(t.Line, t.Failing, l)
}

// A record is what is kept of the goes played, in order. A nil one keeps nothing.
type record struct {
	goes   []Go
	bought bool // the last go has come to its purchase
}

// current returns the go that is played. The purchase is decided once in a go and
// only investing comes later, so any other question begins the next.
func (r *record) current(v engine.View, invest bool) *Go {
	if len(r.goes) == 0 || r.bought && !invest {
		r.goes = append(r.goes, Go{Number: v.Go(), Extra: v.Extra()})
		r.bought = false
	}
	return r.last()
}

func (r *record) last() *Go { return &r.goes[len(r.goes)-1] }

// consider begins the record of a choice.
func (r *record) consider(v engine.View, verb orders.Verb) {
	if r == nil {
		return
	}
	g := r.current(v, verb == orders.Invest)
	g.Choices = append(g.Choices, Choice{Verb: verb, Total: v.Total()})
}

func (r *record) choice() *Choice {
	choices := r.last().Choices
	return &choices[len(choices)-1]
}

func (r *record) decided(line *orders.Line) {
	if r != nil {
		r.choice().Line = line
	}
}

// answered notes a yes or a no, and returns it.
func (r *record) answered(yes bool) bool {
	if r != nil {
		r.choice().Yes = yes
	}
	return yes
}

func (r *record) skipped(line *orders.Line, failing int) {
	if r != nil {
		c := r.choice()
		c.Skipped = append(c.Skipped, Skipped{*line, failing})
	}
}

// failed is the condition at that place in canonical form, "" for none.
func failed(line orders.Line, failing int, l orders.Language) string {
	if failing < 0 {
		return ""
	}
	return line.ConditionsIn(l)[failing]
}

func (r *record) considerPurchase(v engine.View) {
	if r != nil {
		r.current(v, false)
		r.bought = true
	}
}

func (r *record) notTried(line *orders.Line, failing int) {
	if r != nil {
		r.try(Try{Outcome: NotHeld, Line: *line, Failing: failing})
	}
}

func (r *record) ended(line *orders.Line) {
	if r != nil {
		r.try(Try{Outcome: Ended, Line: *line})
	}
}

// tried notes what becomes of a candidate behind so many others.
func (r *record) tried(v engine.View, line *orders.Line, card engine.Card, others int) {
	if r == nil {
		return
	}
	try := Try{Line: *line, Card: card, Refusal: v.Refusal(card)}
	switch {
	case others >= engine.MaxCandidates:
		try.Outcome = BeyondFive
	case try.Refusal == engine.TooDear:
		try.Outcome, try.Short = WasRefused, card.Print().Cost-v.Coins(v.Me())
	case try.Refusal != engine.NoRefusal:
		try.Outcome = WasRefused
	}
	r.try(try)
}

// try notes what became of a candidate, unless one before it was bought.
func (r *record) try(try Try) {
	g := r.last()
	if last := len(g.Tries) - 1; last < 0 || g.Tries[last].Outcome != WasBought {
		g.Tries = append(g.Tries, try)
	}
}
