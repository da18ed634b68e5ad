package clauses

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// A parse is a sentence being read.
type parse struct{ amender }

// turning tells whether an otherwise behind a list would turn a condition round: not
// that of another order in front of the list.
func (p *parse) turning() bool {
	return len(p.Held) > 0 || p.Turned || p.now.Chain != nil && len(p.out.Acts) == 0
}

// sentence reads the whole row of tokens, clause by clause.
func (p *parse) sentence() {
	p.Held = p.now.If
	p.inList = p.now.Listed
	if p.now.Last != nil {
		p.Last = *p.now.Last
	}
	if _, end := p.Is(0, words.Joint, words.And, words.Or, words.Else); end > 0 && p.now.Listed {
		p.out.Continues = true
	}
	at := p.opening(0)
	if p.out.Retracts && p.now.Last != nil {
		p.Some, p.turnsBack = true, true
	}
	for at < len(p.T) {
		next := p.clause(at)
		if next == at {
			p.inList = false
			next++
		}
		at = next
	}
	p.close()
}

// steps are what a clause may begin with, in the order of trying. Each returns where it
// ends, or where it began when it is none.
var steps = [...]func(p *parse, at int) int{
	(*parse).aside, by(tooler.lacking), by(tooler.orAsked), (*parse).separator, headed, by(tooler.thus), by(tooler.bagged), by(tooler.left), (*parse).kept, (*parse).stays, by(tooler.fund), by(tooler.tool), by(tooler.raised), by(tooler.bartered), by(tooler.handed), (*parse).unequal, by(tooler.keeps), (*parse).condition1, (*parse).otherwise, (*parse).reference,
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
		standing := len(p.scopes) == 1 && p.scopes[0] == orders.Standing
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
	if next := p.replacing(at, p.fallback || p.now.OnFile && p.Some); next > at {
		return next
	}
	if n := len(p.out.Amendments); p.now.OnFile && (n > 0 || p.out.Joins && len(p.out.Acts) > 0) {
		if verbs.Starts(p.Finder, at) {
			if next := p.amendment(at); next > at {
				return next
			}
		}
		if end := changes.Afterthought(p.Arguer, at); end > 0 && n > 0 {
			p.Take(at, end, "a remark")
			return end
		}
	}
	if p.Some && p.Last.Verb == orders.Buy && !p.out.Retracts && (verbs.Starts(p.Finder, at) || p.Sign(at, ",", "and", "but", "-")) {
		if end := changes.Unwanted(p.Arguer, at, slices.Concat(p.Last.Cards, changes.Wished(p.now.Filed, p.now.OnFile))); end > 0 {
			p.Take(at, end, "nothing")
			return end
		}
	}
	if end := p.Remark(at); end > 0 {
		p.Take(at, end, "a remark")
		return end
	}
	if p.Some && p.Sign(at-1, ",") && p.Sign(at, "gm", "dave", "boss", "chief", "sir", "moderator") && (at+1 >= len(p.T) || p.Sign(at+1, ".") && at+2 >= len(p.T)) {
		p.Take(at, at+1, "a remark") // please, Dave
		return at + 1
	}
	if end := (talk.Teller{Arguer: p.Arguer}).Tale(at, len(p.out.Amendments) > 0); end > 0 {
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
	if _, end := p.Is(at, words.Or); end > 0 && (at == 0 && p.now.Listed || p.before() != nil && p.before().Verb == orders.Swap) {
		p.Take(at, end, "a joint")
		p.lacked = len(p.out.Acts) > 0
		return end
	}
	if at == 0 && !p.now.First && p.Sign(at, "and", "und", "y", "et") && p.opensOrder(at+1) {
		p.Take(at, at+1, "a joint")
		return at + 1
	}
	if p.Sign(at, "/", "|") && !p.T[at].Glued && len(p.out.Acts)+len(p.scopes) > 0 && p.opensOrder(at+1) { // roll 2 / buy Mine
		p.Take(at, at+1, "a joint")
		return at + 1
	}
	if end := p.joins(at); end > 0 && (len(p.out.Acts)+len(p.Held)+len(p.scopes)+len(p.out.Amendments) > 0 || at == 0 && !p.now.First) {
		p.Take(at, end, "a joint")
		return end
	}
	if found := words.Shorter(p.T, at, words.And, p.Speaks); found.Tokens == 1 && len(p.out.Acts) > 0 && p.opensOrder(at+1) && len(p.At(at)) == 0 {
		if _, joint := p.Is(at, words.For, words.Also); joint > at+1 { // and get me
			p.Take(at, at+1, "a joint")
			return at + 1
		}
	}
	if _, end := p.Is(at, words.Joint); end > at+1 && p.Sign(at, "if") && p.inList && p.Closes(end) && len(p.out.Acts) > 1 { // Mine both goes, Forest if short
		last := len(p.out.Acts) - 1
		if before := &p.out.Acts[last-1]; p.out.Acts[last].Scopes == nil && before.Line.Order.Verb == orders.Buy && p.out.Acts[last].Line.Order.Verb == orders.Buy {
			p.out.Acts[last].Scopes = before.Scopes
		}
	}
	if p.before() != nil && p.before().Verb == orders.Swap {
		if end := p.Lost(at); end > 0 {
			p.Take(at, end, "a joint")
			if chain := p.lastChain(); len(chain) > 0 && chain[len(chain)-1][0].Kind == orders.Has && chain[len(chain)-1][0].Who == p.before().Player {
				p.out.Chain, p.Turned, p.Held = chain, true, nil // if he has none
				return end
			}
			p.lacked = true
			return end
		}
	}
	if _, end := p.Is(at, words.Joint); end > 0 && !p.IsTurn(at) && !p.turnsChain(at) && (p.inList || len(p.out.Acts) > 0 || len(p.Held) > 0 || p.fallsBack() && changes.Lacks(p.Arguer, at)) {
		p.Take(at, end, "a joint")
		p.lacked = changes.Lacks(p.Arguer, at) || p.fallsBack() && !p.Sign(end-1, "then")
		return end
	}
	if m, end := p.Is(at, words.Ordinal); end > 0 && m.Value == p.place()+1 && !p.Counted {
		p.Placed = p.Placed || m.Value == 1 && end <= at+2
		p.Take(at, end, "its place in the list")
		return end
	}
	return at
}

// turnsChain tells `if I don't` behind an order with a condition: that turns it round.
func (p *starter) turnsChain(at int) bool {
	_, end := p.Is(at, words.Else)
	return end > 0 && (p.out.Chain != nil || len(p.out.Acts) == 0 && p.now.Chain != nil || p.trails(end))
}

// heading reads the scopes of what follows, or of what stands before.
func (p *parse) heading(at int) int {
	if m, end := p.TurnAt(at); end > 0 && (at == 0 || len(p.out.Acts) == 0) {
		p.Take(at, end, "a heading")
		p.out.Turn = m
		return p.Colon(end)
	}
	list, prep, end := p.scopesAt(at)
	if end == 0 {
		return at
	}
	list = verbs.OtherOf(p.Finder, list, p.scopes, at, end)
	p.Take(at, end, "a heading")
	p.out.Scoped = true
	for i := at; i < end; i++ {
		prep = prep || p.Sign(i, "when") || list[0] == orders.ExtraGo && p.Sign(i, "en", "im", "au", "para", "pour", "beim") // I get to go again
	}
	p.TwoGoes = p.now.TwoGo && !(len(list) == 1 && (list[0] == orders.Go1 || list[0] == orders.Go2))
	p.Counted = len(list) == 1 && list[0] == orders.Go1 && p.ByPlace(at, end) && p.now.TwoGo
	if p.idleScope && len(p.out.Acts) > 0 {
		p.Doubt = "for which go"
	}
	_, opens := p.Opener(end)
	behind := len(p.out.Acts) > 0 && !verbs.Starts(p.Finder, at) && (p.Closes(end) || p.Sign(end, "?") || opens > 0) && !p.Sign(end, "-")
	if len(p.out.Acts) == 1 && len(list) == 1 && list[0] == orders.EveryGo && p.Sign(at-1, ",") && (end == len(p.T) || end == len(p.T)-1 && p.Sign(end, ".")) {
		behind = true // nothing bought, either time
	}
	colon := end
	if !behind {
		colon = p.Colon(end)
	} else if opens > 0 {
		p.Take(at, end, "its goes")
	}
	last := len(p.out.Acts) - 1
	switch {
	case behind && p.out.Acts[last].Scopes == nil:
		p.giveScopes(list)
	case behind && !slices.Equal(p.out.Acts[last].Scopes, list):
		p.Doubt = p.Written(at, end)
	case behind:
	default:
		held := p.now.If
		if len(p.Held) > len(p.now.If) && p.unused && p.opensOrder(colon) {
			held = p.Held // if that worked, in go 2 …
		} else if len(p.Held) > len(p.now.If) {
			p.Doubt = p.Written(at, end) // a condition stands before it
		}
		if len(p.out.Acts) == 0 && len(p.scopes) == 0 && (colon > end && p.T[colon-1].Low != "," || !prep) {
			p.out.Sticky = true
			p.out.Scopes = list
		} else if len(p.scopes) > 0 && len(p.out.Acts) == 0 {
			p.out.Scopes = append(p.out.Scopes, list...)
			list = append(slices.Clone(p.scopes), list...)
		} else if !prep && colon == len(p.T) && colon == end {
			p.out.Sticky, p.out.Scopes = true, list
		}
		p.scopes, p.Held, p.Turned, p.inList, p.idleScope = list, held, false, false, true
		p.out.Chain = nil
	}
	return colon
}

// giveScopes gives the last orders a scope that stands behind them.
func (p *parse) giveScopes(list []orders.Scope) {
	last := len(p.out.Acts) - 1
	for i := last; i >= 0 && p.out.Acts[i].Scopes == nil; i-- {
		if i < last && p.out.Acts[i].Line.Order.Verb != p.out.Acts[last].Line.Order.Verb {
			p.Doubt = "the goes behind several orders"
			return
		}
		p.out.Acts[i].Scopes = list
	}
}

// add adds an order with the conditions and goes that stand before it.
func (p *parse) add(order orders.Order) {
	if p.lacked && p.fallsBack() && order.Verb == p.before().Verb {
		p.instead, p.lacked = true, false
	}
	if p.lacked && order.Verb != orders.Buy || p.lacked && !p.instead && p.fallsBack() {
		p.Doubt = "if"
	}
	p.fallback = p.lacked || p.Turned || p.inList
	defer func() { p.instead = false }()
	p.lacked = false
	p.unused, p.idleScope = false, false
	if p.saidAgain(order) {
		return
	}
	p.Some, p.Last = true, order
	if p.Held = slices.DeleteFunc(slices.Clone(p.Held), func(c orders.Condition) bool {
		return c.Kind == orders.OnOffer && !c.Not && order.Verb != orders.Buy && parts.VerbCard(c.Card) == order.Verb // si sale la Cadena
	}); len(p.Held) == 0 {
		p.Held = nil
	}
	sets := [][]orders.Condition{p.Held}
	if p.Turned {
		if sets = verbs.Turned(p.out.Chain); sets == nil {
			p.Doubt = "otherwise"
			sets = [][]orders.Condition{nil}
		}
	}
	for _, conditions := range sets {
		if n := len(p.out.Acts); n > 0 && order.Verb == orders.Invest && p.out.Acts[n-1].Line.Order.Equal(order) && slices.Equal(p.out.Acts[n-1].Line.If, conditions) && slices.Equal(p.out.Acts[n-1].Scopes, p.scopes) {
			continue // put a coin in the Startup
		}
		p.out.Acts = append(p.out.Acts, Act{Scopes: p.scopes, Line: orders.Line{If: conditions, Order: order}, Instead: p.instead})
	}
	switch {
	case p.Turned:
		p.out.Chain = nil
		p.Turned = false
	case len(p.Held) > 0:
		p.out.Chain = append(p.out.Chain, p.Held)
	}
	p.inList = order.Verb == orders.Buy && len(order.Cards) > 0 && !order.Nothing
}

// close settles what the sentence's end tells.
func (p *parse) close() {
	said := talk.Teller{Arguer: p.Arguer}
	if len(p.out.Acts) == 0 && len(p.Held) > len(p.now.If) {
		p.out.If = p.Held
	}
	if m, _ := p.Is(0, words.Empty); (m.Value == words.Premise || p.Sign(0, "so") && p.now.Place > 0 && len(p.out.Acts) > 0 && p.out.Acts[0].Line.Order.Verb == orders.Buy) && !p.now.First {
		p.Doubt = "so" // that, and no more what was said before?
	}
	if p.out.Continues && len(p.out.Acts) == 1 && len(p.out.Acts[0].Scopes) == 1 && p.out.Acts[0].Scopes[0] != orders.EveryGo && changes.Lacks(p.Arguer, 0) {
		p.Doubt = "for which go" // if that fails Forest in go 2
	}
	if len(p.out.Acts) > 0 && (p.out.Bares && len(p.out.Acts) == 1 || p.out.Bagged || said.Inquires() || said.Foreign() || p.out.Acts[0].Line.Order.Verb >= orders.Reroll) && p.Sign(len(p.T)-1, "?") && said.Opinion() {
		p.Doubt = "?" // Mine? Or Forest?
	}
	if p.out.Bares && len(p.out.Acts) == 1 && said.Admires() {
		p.Doubt = p.Written(0, len(p.T)) // Bakery, what a smell!
	}
	if n := len(p.out.Acts); n > 0 && said.Timed() && p.out.Acts[n-1].Line.Order.Verb == orders.Buy && len(p.out.Acts[n-1].Line.If) > len(p.now.If) {
		p.Doubt = "at"
	}
	if verbs.HasNone(p.Finder) || p.lacked && len(p.out.Acts) > 0 && !p.out.Joins && p.alone() {
		p.Doubt = "if" // roll 1 if I have no money
	}
	p.closeTurned()
	p.behindGoes()
	p.doubtTwice()
	p.doubtAlways()
	p.doubtScopes()
	if p.idleScope && len(p.out.Acts) > 0 && !p.out.Sticky && p.out.Same == nil {
		p.Doubt = "for which go"
	}
	if p.unused && len(p.out.Acts) > 0 {
		p.Doubt = "a condition without an order"
	}
	if !p.out.Sticky && len(p.out.Acts) == 0 && len(p.scopes) > 0 {
		p.out.Scopes, p.out.Sticky = p.scopes, true
	}
	if p.out.Sticky && len(p.out.Acts) > 0 && (len(p.out.Scopes) == 0 || p.parted()) {
		p.out.Sticky, p.out.Scopes = false, nil
	}
}

// parted tells orders for different goes in one sentence: none of these is a heading.
func (p *starter) parted() bool {
	for i := range p.out.Acts {
		if !slices.Equal(p.out.Acts[i].Scopes, p.out.Acts[0].Scopes) {
			return true
		}
	}
	return false
}
