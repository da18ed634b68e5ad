package deciding

import (
	"machipost/engine"
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
	Line      orders.Line
	Condition string // the one that did not hold, canonical; "" if the line could not be carried out
}

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
	Outcome   Outcome
	Line      orders.Line
	Card      engine.Card // NoCard for NotHeld and Ended
	Refusal   engine.Refusal
	Short     int    // TooDear: the coins that were missing
	Condition string // NotHeld: canonical
}

// Goes returns the record of the goes played, in order.
func (d *Decider) Goes() []Go { return d.goes }

// current returns the go of the record. The purchase is decided once in a go and
// only investing comes later, so any other question begins the next.
func (d *Decider) current(v engine.View, invest bool) *Go {
	if len(d.goes) == 0 || d.bought && !invest {
		d.goes = append(d.goes, Go{Number: v.Go(), Extra: v.Extra()})
		d.bought = false
	}
	return &d.goes[len(d.goes)-1]
}

// consider begins the record of a choice.
func (d *Decider) consider(v engine.View, verb orders.Verb) {
	if d.Silent {
		return
	}
	g := d.current(v, verb == orders.Invest)
	g.Choices = append(g.Choices, Choice{Verb: verb, Total: v.Total()})
}

func (d *Decider) choice() *Choice {
	choices := d.goes[len(d.goes)-1].Choices
	return &choices[len(choices)-1]
}

func (d *Decider) decided(line *orders.Line) {
	if !d.Silent {
		d.choice().Line = line
	}
}

// answered notes a yes or a no, and returns it.
func (d *Decider) answered(yes bool) bool {
	if !d.Silent {
		d.choice().Yes = yes
	}
	return yes
}

func (d *Decider) skipped(line *orders.Line, failing int) {
	if !d.Silent {
		c := d.choice()
		c.Skipped = append(c.Skipped, Skipped{*line, failed(line, failing)})
	}
}

// failed is the condition at that place in canonical form, "" for none.
func failed(l *orders.Line, failing int) string {
	if failing < 0 {
		return ""
	}
	return l.Conditions()[failing]
}

func (d *Decider) considerPurchase(v engine.View) {
	if !d.Silent {
		d.current(v, false)
		d.bought = true
	}
}

func (d *Decider) notTried(line *orders.Line, failing int) {
	d.try(Try{Outcome: NotHeld, Line: *line, Condition: failed(line, failing)})
}

func (d *Decider) ended(line *orders.Line) { d.try(Try{Outcome: Ended, Line: *line}) }

// tried notes what becomes of a candidate behind so many others.
func (d *Decider) tried(v engine.View, line *orders.Line, card engine.Card, others int) {
	if d.Silent {
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
	d.try(try)
}

// try notes what became of a candidate, unless one before it was bought.
func (d *Decider) try(try Try) {
	if d.Silent {
		return
	}
	g := &d.goes[len(d.goes)-1]
	if last := len(g.Tries) - 1; last < 0 || g.Tries[last].Outcome != WasBought {
		g.Tries = append(g.Tries, try)
	}
}
