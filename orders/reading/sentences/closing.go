package sentences

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file looks at the orders of a whole sentence: for which goes they are, and what is
// said twice.

// doubtTwice tells of a choice that a sentence makes twice: `one die, then two dice`.
func (p *starter) doubtTwice() {
	for i := range p.Out.Acts {
		for k := range i {
			a, b := &p.Out.Acts[k], &p.Out.Acts[i]
			if a.Line.Order.Verb == b.Line.Order.Verb && a.Line.Order.Verb != orders.Buy && a.Line.Order.Verb != orders.Swap && !givesBoth(&a.Line.Order, &b.Line.Order) && !b.Instead && !isSame(&a.Line.Order, &b.Line.Order) && len(a.Line.If) == 0 && len(b.Line.If) == 0 && slices.Equal(a.Scopes, b.Scopes) {
				p.Doubt = parts.VerbName(a.Line.Order.Verb) + " twice"
			}
		}
	}
}

// givesBoth tells two cards to be moved, which a Moving Company looks for one after the other.
func givesBoth(a, b *orders.Order) bool {
	return a.Verb == orders.Move && !a.Nothing && !b.Nothing && !slices.Equal(a.Cards, b.Cards)
}

// isSame tells two orders that say the same: `two dice, two dice!!`
func isSame(a, b *orders.Order) bool {
	return a.Verb == b.Verb && a.Dice == b.Dice && a.Totals == b.Totals && a.Player == b.Player && a.Theirs == b.Theirs && a.Nothing == b.Nothing && slices.Equal(a.Cards, b.Cards)
}

// saidAgain tells an order that its sentence has already, on the same conditions: `noch
// einmal (Funkturm)`.
func (p *starter) saidAgain(order orders.Order) bool {
	n := len(p.Out.Acts)
	if n == 0 || order.Verb != orders.Reroll && order.Verb != orders.Harbour && order.Verb != orders.Invest || order.Nothing != p.Last.Nothing || p.Turned || order.Verb != p.Last.Verb || order.Totals != p.Last.Totals {
		return false
	}
	last := &p.Out.Acts[n-1]
	return order.Verb == orders.Reroll && p.Some && p.Sign(len(p.T)-1, ")", ".") || slices.Equal(last.Line.If, p.Held) && slices.Equal(last.Scopes, p.Scopes)
}

// doubtAlways tells of a choice that is `always` to be: for good, or in this turn?
func (p *starter) doubtAlways() {
	if len(p.Out.Acts) != 1 || p.Out.Acts[0].Scopes != nil && p.Out.Acts[0].Scopes[0] > orders.EveryGo || p.Out.Acts[0].Scopes == nil && p.Now.ForGood || p.Doubt != "" {
		return
	}
	toAct := []orders.Verb{orders.TV, orders.Swap, orders.Move, orders.Renovate, orders.Demolish, orders.Convention}
	for i := range p.T {
		if p.Sign(i, "always") && slices.Contains(toAct, p.Out.Acts[0].Line.Order.Verb) {
			p.Doubt = p.T[i].Raw
		}
	}
}

// everyGo gives choices that stand behind another one with all goes the same goes: `roll 2
// in both, reroll 2-4`.
func (p *starter) everyGo() bool {
	every := []orders.Scope{orders.EveryGo}
	if slices.Equal(p.Out.Acts[0].Scopes, []orders.Scope{orders.Standing}) {
		every = p.Out.Acts[0].Scopes // for good
	}
	for i, act := range p.Out.Acts {
		if act.Scopes != nil && !slices.Equal(act.Scopes, every) || act.Scopes == nil && (i == 0 || act.Line.Order.Verb == orders.Buy) {
			return false
		}
	}
	for i := range p.Out.Acts {
		p.Out.Acts[i].Scopes = every
	}
	return true
}

// alone tells an order that no other was to come before: one candidate, or none.
func (p *starter) alone() bool {
	cards := 0
	for i := len(p.Out.Acts) - 1; i >= 0; i-- {
		if p.Out.Acts[i].Line.Order.Verb != orders.Buy {
			break
		}
		cards += len(p.Out.Acts[i].Line.Order.Cards)
	}
	last := p.Out.Acts[len(p.Out.Acts)-1].Line.Order
	return last.Verb == orders.Swap && len(p.Out.Acts) < 2 && p.Now.Last == nil || last.Verb != orders.Swap && (last.Verb != orders.Buy || cards < 2 && !p.Out.Continues && p.Now.Place == 0)
}

// behindGoes gives a choice that stands behind candidates for each go all goes: `go 1 Mine,
// go 2 Forest, one die`. It may be for the last of them alone, if nothing says always.
func (p *starter) behindGoes() {
	var named [2]bool
	at := 0
	for i, act := range p.Out.Acts {
		if len(act.Scopes) != 1 || act.Scopes[0] > orders.Go2 {
			return
		}
		if act.Line.Order.Verb != orders.Buy && !(named[0] && named[1]) {
			return
		}
		if act.Line.Order.Verb != orders.Buy && at == 0 {
			at = i
		}
		named[act.Scopes[0]] = true
	}
	if at == 0 {
		return
	}
	always := p.Last.Verb == orders.Roll && p.Last.Dice == 2 // as it is anyway
	for i := range p.T {
		_, end := p.Is(i, words.Always)
		always = always || end > 0 || p.Sign(i, "always", "siempre", "immer", "toujours", "allways")
	}
	for i := at; i < len(p.Out.Acts); i++ {
		p.Out.Acts[i].Scopes = []orders.Scope{orders.EveryGo}
	}
	if !always && p.Doubt == "" {
		p.Doubt = "for which go"
	}
}

// firstGo gives candidates that stand before others for the second go the first: `first I
// want a Mine, and in my second go a Forest`.
func (p *starter) firstGo() bool {
	if n := len(p.Out.Acts); !p.Now.TwoGo || n < 2 || p.Out.Acts[0].Scopes != nil || p.Out.Acts[0].Line.Order.Verb != orders.Buy || len(p.T) == 0 || p.Taken[0] != "its place in the list" {
		return false
	}
	for _, act := range p.Out.Acts[1:] {
		if !slices.Equal(act.Scopes, []orders.Scope{orders.Go2}) || act.Line.Order.Verb != orders.Buy {
			return false
		}
	}
	p.Out.Acts[0].Scopes = []orders.Scope{orders.Go1}
	return true
}

// doubtScopes tells of orders of which some have goes behind them and some have none.
func (p *starter) doubtScopes() {
	if same := p.Out.Same; same != nil && same.To != nil && len(p.Out.Acts) > same.After && changes.SameBeside(p.Arguer) {
		p.Doubt = "for which go"
	}
	some, none := false, false
	for _, act := range p.Out.Acts {
		named := act.Scopes != nil && !(p.Now.Every && !p.Now.Loose && len(act.Scopes) == 1 && act.Scopes[0] == orders.EveryGo)
		some, none = some || named, none || act.Scopes == nil
	}
	if some && none && !p.everyGo() && !p.firstGo() && p.Doubt == "" {
		p.Doubt = "for which go"
	}
}
