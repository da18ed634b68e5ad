package sentences

import (
	"machipost/orders"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/clauses"
)

// A starter knows what may begin an order, and what the clauses read so far leave open.
type starter struct {
	clauses.Amender

	bags      bool // orders are read by their words
	slips     int  // misspelt verbs looked for so far
	from      int  // where the conditions that are read begin
	idleScope bool // goes were named and no order came since
	unused    bool // conditions were said and no order came since
	turnsBack bool // the sentence takes the last order back
	lacked    bool // a joint stands before that says why another is to come
	instead   bool // the order that is added is for when the last one cannot be
	elseAt    int  // how many orders stand before an `otherwise` that goes on with a list; 0 for none
	unbuilt   bool // the one condition stands behind a Landmark and says that it is not there yet
	and       bool // the last order is joined to the one before by `and`
}

// bag reads what follows by its words.
func (p *starter) bag() bags.Bagger { return bags.Bagger{Arguer: p.Arguer} }

// place is how many candidates the list before has.
func (p *starter) place() int {
	if n := len(p.Out.Acts); n > 0 {
		return len(p.Out.Acts[n-1].Line.Order.Cards)
	}
	if p.Now.Listed {
		return p.Now.Place
	}
	return 0
}

// fallsBack tells whether another order may follow the one before a place for when that
// cannot be carried out: `otherwise Carol`, `or the Bakery`.
func (p *starter) fallsBack() bool {
	last := p.LastOrder()
	return last != nil && last.Verb >= orders.TV && last.Verb < orders.Invest && !last.Nothing
}

// doubtSide doubts an otherwise for one side of a total only: `a 7 stays; if it is lower, again`.
func doubtSide(p *parse, at, end int) {
	n := len(p.Out.Chain)
	if n == 0 || len(p.Out.Chain[n-1]) == 0 || p.Out.Chain[n-1][0].Kind != orders.Rolled || p.Out.Chain[n-1][0].Not {
		return
	}
	set := p.Out.Chain[n-1][0].Totals
	for i := at; i < end; i++ {
		if p.Sign(i, "lower", "less", "below", "smaller") && !set.Hold(orders.MaxTotal) || p.Sign(i, "more", "higher", "above", "bigger") && !set.Hold(2) {
			p.Doubt = p.Written(at, end)
		}
	}
}
