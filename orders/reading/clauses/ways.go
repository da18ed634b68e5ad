package clauses

import (
	"machipost/orders"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/verbs"
)

// A starter knows what may begin an order, and all that is known of the sentence so far.
type starter struct {
	verbs.Finder
	now Context
	out Reading

	bags      bool           // orders are read by their words
	scopes    []orders.Scope // of the clause being read; nil for the heading's
	slips     int            // misspelt verbs looked for so far
	from      int            // where the conditions that are read begin
	idleScope bool           // goes were named and no order came since
	unused    bool           // conditions were said and no order came since
	inList    bool           // what stands before is a list of candidates
	turnsBack bool           // the sentence takes the last order back
	fallback  bool           // the last order is one that another one was to come before
	lacked    bool           // a joint stands before that says why another is to come
	instead   bool           // the order that is added is for when the last one cannot be
	elseAt    int            // how many orders stand before an `otherwise` that goes on with a list; 0 for none
	and       bool           // the last order is joined to the one before by `and`
}

// bag reads what follows by its words.
func (p *starter) bag() bags.Bagger { return bags.Bagger{Arguer: p.Arguer} }

// place is how many candidates the list before has.
func (p *starter) place() int {
	if n := len(p.out.Acts); n > 0 {
		return len(p.out.Acts[n-1].Line.Order.Cards)
	}
	if p.now.Listed {
		return p.now.Place
	}
	return 0
}

// fallsBack tells whether another order may follow the one before a place for when that
// cannot be carried out: `otherwise Carol`, `or the Bakery`.
func (p *starter) fallsBack() bool {
	last := p.before()
	return last != nil && last.Verb >= orders.TV && last.Verb < orders.Invest && !last.Nothing
}
