package sentences

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// A parse is a sentence being read.
type parse struct{ chainer }

// turning tells whether an otherwise behind a list would turn a condition round: not
// that of another order in front of the list.
func (p *parse) turning() bool {
	return len(p.Held) > 0 || p.Turned || p.Now.Chain != nil && len(p.Out.Acts) == 0
}

// sentence reads the whole row of tokens, clause by clause.
func (p *parse) sentence() {
	p.Held, p.Else = p.Now.If, p.Now.Else
	p.InList = p.Now.Listed
	if p.Now.Last != nil {
		p.Last = *p.Now.Last
	}
	if _, end := p.Is(0, words.Joint, words.And, words.Or, words.Else); end > 0 && p.Now.Listed {
		p.Out.Continues = true
	}
	at := p.Opening(0)
	if p.Out.Retracts && p.Now.Last != nil {
		p.Some, p.turnsBack = true, true
	}
	for at < len(p.T) {
		next := p.clause(at)
		if next == at {
			p.InList = false
			next++
		}
		at = next
	}
	p.close()
}

// steps are what a clause may begin with, in the order of trying. Each returns where it
// ends, or where it began when it is none.
var steps = [...]func(p *parse, at int) int{
	(*parse).aside, by(tooler.lacking), by(tooler.orAsked), (*parse).separator, headed, by(tooler.thus), by(tooler.bagged), by(tooler.left), (*parse).Kept, (*parse).Stays, by(tooler.fund), by(tooler.tool), by(tooler.raised), by(tooler.bartered), by(tooler.handed), (*parse).unequal, by(tooler.keeps), (*parse).condition1, (*parse).otherwise, (*parse).Reference,
	(*parse).elliptic, (*parse).denied, (*parse).ordered, (*parse).person, (*parse).spare, (*parse).candidates, (*parse).Skip,
}

// clause reads the next clause, or a part of one.
func (p *parse) clause(at int) int {
	for _, step := range steps {
		p.Table.Work++
		if next := step(p, at); next > at {
			return next
		}
	}
	return at
}

// person passes over an `I` before an order.
func (p *parse) person(at int) int {
	if end := verbs.ByName(p.Finder, at); end > at {
		p.Take(at, end, "the writer")
		return end
	}
	_, end := p.Is(at, words.Me)
	if found := p.PhraseAt(at); found.Tokens > p.Tabled(at).Tokens && end == 0 {
		return at // it begins a longer phrase
	}
	_, idle := p.Is(at, words.Empty)
	if _, whole := p.Is(at, words.Nothing); whole > 0 || end == 0 && idle > at+1 {
		return at
	}
	if found := words.Shorter(p.T, at, words.Me, p.Speaks); end == 0 && found.Tokens > 0 {
		end = at + found.Tokens
	}
	if end == 0 {
		return p.ever(at)
	}
	if _, next := p.Is(end, words.Always); next > 0 {
		end = next
	}
	if _, next := p.Is(end, words.Verb, words.Empty, words.Denial, words.Nothing, words.If, words.Has); next == 0 {
		return at
	}
	p.Take(at, end, "the writer")
	return end
}

// ever passes over an `always` before an order that is always obeyed anyway.
func (p *starter) ever(at int) int {
	_, end := p.Is(at, words.Always)
	if end == 0 {
		return at
	}
	for _, m := range p.PhraseAt(end).Means {
		standing := len(p.Scopes) == 1 && p.Scopes[0] == orders.Standing
		if m.Kind == words.Verb && (standing || m.Value == int(orders.Reroll) || m.Value == int(orders.Harbour) || m.Value == int(orders.Invest)) {
			p.Take(at, end, "nothing")
			return end
		}
	}
	return at
}

// aside passes over a remark.
func (p *parse) aside(at int) int {
	if next := (talk.Teller{Arguer: p.Arguer}).Numbered(at); next > at {
		return next
	}
	if next := p.Replacing(at, p.Fallback || p.Now.OnFile && p.Some); next > at {
		return next
	}
	if n := len(p.Out.Amendments); p.Now.OnFile && (n > 0 || p.Out.Joins && len(p.Out.Acts) > 0) {
		if verbs.Starts(p.Finder, at) {
			if next := p.Amendment(at); next > at {
				return next
			}
		}
		if end := changes.Afterthought(p.Arguer, at); end > 0 && n > 0 {
			p.Take(at, end, "a remark")
			return end
		}
	}
	if p.Some && (p.Last.Verb == orders.Buy || !p.Now.OnFile && (p.Last.Verb <= orders.Harbour || p.Last.Verb != orders.Swap && p.Sign(at, ",") && p.Sign(at+1, "not"))) && !p.Out.Retracts && (verbs.Starts(p.Finder, at) || p.Sign(at, ",", "and", "but", "-")) {
		if end := changes.Unwanted(p.Arguer, at, slices.Concat(p.Last.Cards, changes.Wished(p.Now.Filed, p.Now.OnFile))); end > 0 {
			p.Take(at, end, "nothing")
			return end
		}
	}
	if end := p.Remark(at); end > 0 {
		p.Take(at, end, "a remark")
		return end
	}
	if p.Some && p.Sign(at-1, ",") && p.Sign(at, "gm", "dave", "boss", "chief", "sir", "moderator") && p.PlayerAt(at, 3).Tokens == 0 && (at+1 >= len(p.T) || p.Sign(at+1, ".") && at+2 >= len(p.T)) {
		p.Take(at, at+1, "a remark") // please, Dave
		return at + 1
	}
	if end := (talk.Teller{Arguer: p.Arguer}).Tale(at, len(p.Out.Amendments) > 0); end > 0 {
		p.Take(at, end, "a remark")
		return end
	}
	return at
}

// separator passes over what stands between clauses.
func (p *parse) separator(at int) int {
	if next := p.Commas(at); next > at {
		return next
	}
	if _, opens := p.Opener(at); p.CardAt(at).Strength == marks.Whole && p.CardAt(at).Tokens > 0 || opens > 0 && p.Sign(at, "while", "whilst") {
		return at
	}
	if _, end := p.Is(at, words.Or); end > 0 && (at == 0 && p.Now.Listed || p.LastOrder() != nil && p.LastOrder().Verb == orders.Swap) {
		p.Take(at, end, "a joint")
		p.lacked = len(p.Out.Acts) > 0
		return end
	}
	if at == 0 && !p.Now.First && p.Sign(at, "and", "und", "y", "et") && p.OpensOrder(at+1) {
		p.Take(at, at+1, "a joint")
		return at + 1
	}
	if p.Sign(at, "/", "|") && !p.T[at].Glued && len(p.Out.Acts)+len(p.Scopes) > 0 && p.OpensOrder(at+1) { // roll 2 / buy Mine
		p.Take(at, at+1, "a joint")
		return at + 1
	}
	if end := p.Joins(at); end > 0 && (len(p.Out.Acts)+len(p.Held)+len(p.Scopes)+len(p.Out.Amendments) > 0 || at == 0 && !p.Now.First) {
		p.Take(at, end, "a joint")
		return end
	}
	if found := words.Shorter(p.T, at, words.And, p.Speaks); found.Tokens == 1 && len(p.Out.Acts) > 0 && p.OpensOrder(at+1) && len(p.At(at)) == 0 {
		if _, joint := p.Is(at, words.For, words.Also); joint > at+1 { // and get me
			p.Take(at, at+1, "a joint")
			return at + 1
		}
	}
	if _, end := p.Is(at, words.Joint); end > at+1 && p.Sign(at, "if") && p.InList && p.Closes(end) && len(p.Out.Acts) > 1 { // Mine both goes, Forest if short
		last := len(p.Out.Acts) - 1
		if before := &p.Out.Acts[last-1]; p.Out.Acts[last].Scopes == nil && before.Line.Order.Verb == orders.Buy && p.Out.Acts[last].Line.Order.Verb == orders.Buy {
			p.Out.Acts[last].Scopes = before.Scopes
		}
	}
	if p.LastOrder() != nil && p.LastOrder().Verb == orders.Swap {
		if end := p.Lost(at); end > 0 {
			p.Take(at, end, "a joint")
			if chain := p.lastChain(); len(chain) > 0 && chain[len(chain)-1][0].Kind == orders.Has && chain[len(chain)-1][0].Who == p.LastOrder().Player {
				p.Out.Chain, p.Turned, p.Held = chain, true, nil // if he has none
				return end
			}
			p.lacked = true
			return end
		}
	}
	if _, end := p.Is(at, words.Joint); end > 0 && !p.IsTurn(at) && !p.turnsChain(at) && !counts(p, end) && (p.InList || len(p.Out.Acts) > 0 || len(p.Held) > 0 || p.fallsBack() && changes.Lacks(p.Arguer, at)) {
		p.Take(at, end, "a joint")
		doubtOpen(p, at, end)
		p.lacked = changes.Lacks(p.Arguer, at) || p.fallsBack() && !p.Sign(end-1, "then", "dann", "entonces", "alors")
		return end
	}
	if m, end := p.Is(at, words.Ordinal); end > 0 && m.Value == p.place()+1 && !p.Counted {
		p.Placed = p.Placed || m.Value == 1 && end <= at+2
		p.Take(at, end, "its place in the list")
		return end
	}
	return at
}

// doubtOpen doubts why another candidate comes in a sentence that a condition without an order stands
// before: `If I can pay for the Mine. If I cannot, the Forest`.
func doubtOpen(p *parse, at, end int) {
	if at == 0 && len(p.Now.If) > 0 && changes.Lacks(p.Arguer, at) {
		p.Doubt = p.Written(at, end)
	}
}

// turnsChain tells `if I don't` behind an order with a condition: that turns it round.
func (p *starter) turnsChain(at int) bool {
	_, end := p.Is(at, words.Else)
	return end > 0 && (p.Out.Chain != nil || len(p.Out.Acts) == 0 && p.Now.Chain != nil || p.trails(end))
}

// add adds an order with the conditions and goes that stand before it.
func (p *parse) add(order orders.Order) {
	if p.lacked && p.fallsBack() && order.Verb == p.LastOrder().Verb {
		p.instead, p.lacked = true, false
	}
	if p.lacked && order.Verb != orders.Buy || p.lacked && !p.instead && p.fallsBack() {
		p.Doubt = "if"
	}
	p.Fallback = p.lacked || p.Turned || p.InList
	defer func() { p.instead = false }()
	p.lacked = false
	p.unused, p.idleScope = false, false
	if p.saidAgain(order) {
		return
	}
	p.Held = ofTarget(p, order)
	p.Some, p.Last = true, order
	if p.Held = slices.DeleteFunc(slices.Clone(p.Held), func(c orders.Condition) bool {
		return c.Kind == orders.OnOffer && !c.Not && order.Verb != orders.Buy && orders.VerbOf(c.Card) == order.Verb // si sale la Cadena
	}); len(p.Held) == 0 {
		p.Held = nil
	}
	sets := [][]orders.Condition{p.Held}
	if p.Turned {
		if sets = verbs.Turned(p.Out.Chain); sets == nil {
			p.Doubt = "otherwise"
			sets = [][]orders.Condition{nil}
		}
	}
	for _, conditions := range sets {
		if n := len(p.Out.Acts); n > 0 && order.Verb == orders.Invest && p.Out.Acts[n-1].Line.Order.Equal(order) && slices.Equal(p.Out.Acts[n-1].Line.If, conditions) && slices.Equal(p.Out.Acts[n-1].Scopes, p.Scopes) {
			continue // put a coin in the Startup
		}
		p.Out.Acts = append(p.Out.Acts, clauses.Act{Scopes: p.Scopes, Line: orders.Line{If: conditions, Order: order}, Instead: p.instead})
	}
	switch {
	case p.Turned:
		p.Out.Chain = nil
		p.Turned = false
	case len(p.Held) > 0:
		p.Out.Chain = append(p.Out.Chain, p.Held)
	}
	p.InList = order.Verb == orders.Buy && len(order.Cards) > 0 && !order.Nothing
}

// close settles what the sentence's end tells.
func (p *parse) close() {
	said := talk.Teller{Arguer: p.Arguer}
	if len(p.Out.Acts) == 0 && len(p.Held) > len(p.Now.If) {
		p.Out.If = p.Held
	}
	if m, _ := p.Is(0, words.Empty); (m.Value == words.Premise || p.Sign(0, "so") && p.Now.Place > 0 && len(p.Out.Acts) > 0 && p.Out.Acts[0].Line.Order.Verb == orders.Buy && !(p.Sign(1, "if", "when") && changes.Lacks(p.Arguer, 1))) && !p.Now.First {
		p.Doubt = "so" // that, and no more what was said before?
	}
	if p.Out.Continues && len(p.Out.Acts) == 1 && len(p.Out.Acts[0].Scopes) == 1 && p.Out.Acts[0].Scopes[0] != orders.EveryGo && changes.Lacks(p.Arguer, 0) {
		p.Doubt = "for which go" // if that fails Forest in go 2
	}
	if len(p.Out.Acts) > 0 && (p.Out.Bares && len(p.Out.Acts) == 1 || p.Out.Bagged || said.Inquires() || said.Foreign() || p.Out.Acts[0].Line.Order.Verb >= orders.Reroll) && p.Sign(len(p.T)-1, "?") && said.Opinion() {
		p.Doubt = "?" // Mine? Or Forest?
	}
	if p.Out.Bares && len(p.Out.Acts) == 1 && said.Admires() {
		p.Doubt = p.Written(0, len(p.T)) // Bakery, what a smell!
	}
	if n := len(p.Out.Acts); n > 0 && said.Timed() && p.Out.Acts[n-1].Line.Order.Verb == orders.Buy && len(p.Out.Acts[n-1].Line.If) > len(p.Now.If) {
		p.Doubt = "at"
	}
	if verbs.HasNone(p.Finder) || p.lacked && len(p.Out.Acts) > 0 && !p.Out.Joins && p.alone() {
		p.Doubt = "if" // roll 1 if I have no money
	}
	p.closeTurned()
	if p.unbuilt && len(p.Out.Acts) == 1 {
		p.Out.Acts[0].Line.If = nil
	}
	p.behindGoes()
	p.doubtTwice()
	p.doubtAlways()
	p.doubtScopes()
	if p.idleScope && len(p.Out.Acts) > 0 && !p.Out.Sticky && p.Out.Same == nil {
		p.Doubt = "for which go"
	}
	if p.unused && len(p.Out.Acts) > 0 {
		p.Doubt = "a condition without an order"
	}
	if !p.Out.Sticky && len(p.Out.Acts) == 0 && len(p.Scopes) > 0 {
		p.Out.Scopes, p.Out.Sticky = p.Scopes, true
	}
	if p.Out.Sticky && len(p.Out.Acts) > 0 && (len(p.Out.Scopes) == 0 || p.parted()) {
		p.Out.Sticky, p.Out.Scopes = false, nil
	}
}

// parted tells orders for different goes in one sentence: none of these is a heading.
func (p *starter) parted() bool {
	for i := range p.Out.Acts {
		if !slices.Equal(p.Out.Acts[i].Scopes, p.Out.Acts[0].Scopes) {
			return true
		}
	}
	return false
}
