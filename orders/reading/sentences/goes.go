package sentences

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/verbs"
)

// This file reads for which goes orders are, before them and behind.

// headed reads goes, and an `also` behind them: `go 1: also the Mine`.
func headed(p *parse, at int) int {
	end := p.heading(at)
	also := verbs.AlsoBehind(p.Finder, end)
	if end == at || also == 0 || p.Now.First && !p.Now.OnFile || !p.OpensOrder(also) && p.T[min(also, len(p.T)-1)].Number <= 0 && !p.Sign(also, "one", "two") {
		return end
	}
	p.Take(end, also, "to what is on file")
	p.Out.Joins = p.Out.Joins || p.Now.OnFile
	return also
}

// heading reads the scopes of what follows, or of what stands before.
func (p *parse) heading(at int) int {
	if m, end := p.TurnAt(at); end > 0 && (at == 0 || len(p.Out.Acts) == 0) {
		p.Take(at, end, "a heading")
		p.Out.Turn = m
		return p.Colon(end)
	}
	list, prep, end := p.ScopesAt(at)
	if end == 0 {
		return at
	}
	list = verbs.OtherOf(p.Finder, list, p.Scopes, at, end)
	p.Take(at, end, "a heading")
	p.Out.Scoped = true
	for i := at; i < end; i++ {
		prep = prep || p.Sign(i, "when") || list[0] == orders.ExtraGo && p.Sign(i, "en", "im", "au", "para", "pour", "beim") // I get to go again
	}
	p.TwoGoes = p.Now.TwoGo && !(len(list) == 1 && (list[0] == orders.Go1 || list[0] == orders.Go2))
	p.Counted = len(list) == 1 && list[0] == orders.Go1 && p.ByPlace(at, end) && p.Now.TwoGo
	if p.idleScope && len(p.Out.Acts) > 0 {
		p.Doubt = "for which go"
	}
	_, opens := p.Opener(end)
	behind := len(p.Out.Acts) > 0 && !verbs.Starts(p.Finder, at) && (p.Closes(end) || p.Sign(end, "?") || opens > 0) && !p.Sign(end, "-")
	if len(p.Out.Acts) == 1 && len(list) == 1 && list[0] == orders.EveryGo && p.Sign(at-1, ",") && (end == len(p.T) || end == len(p.T)-1 && p.Sign(end, ".")) {
		behind = true // nothing bought, either time
	}
	colon := end
	if !behind {
		colon = p.Colon(end)
	} else if opens > 0 {
		p.Take(at, end, "its goes")
	}
	last := len(p.Out.Acts) - 1
	switch {
	case behind && p.Out.Acts[last].Scopes == nil:
		p.giveScopes(list)
	case behind && !slices.Equal(p.Out.Acts[last].Scopes, list):
		p.Doubt = p.Written(at, end)
	case behind:
	default:
		held := p.Now.If
		if len(p.Held) > len(p.Now.If) && p.unused && p.OpensOrder(colon) {
			held = p.Held // if that worked, in go 2 …
		} else if len(p.Held) > len(p.Now.If) {
			p.Doubt = p.Written(at, end) // a condition stands before it
		}
		if len(p.Out.Acts) == 0 && len(p.Scopes) == 0 && (colon > end && p.T[colon-1].Low != "," || !prep) {
			p.Out.Sticky = true
			p.Out.Scopes = list
		} else if len(p.Scopes) > 0 && len(p.Out.Acts) == 0 {
			p.Out.Scopes = append(p.Out.Scopes, list...)
			list = append(slices.Clone(p.Scopes), list...)
		} else if !prep && colon == len(p.T) && colon == end {
			p.Out.Sticky, p.Out.Scopes = true, list
		}
		leaves(p, list)
		p.Scopes, p.Held, p.InList, p.idleScope = list, held, false, true
	}
	return colon
}

// leaves ends what was asked before goes are named; an `otherwise` before them is of what was for
// the same.
func leaves(p *parse, list []orders.Scope) {
	last := len(p.Out.Acts) - 1
	if p.Turned && last >= 0 && slices.Equal(p.Out.Acts[last].Scopes, list) {
		return
	}
	if p.Turned {
		p.Doubt = "otherwise, there"
	}
	p.Turned, p.Out.Chain = false, nil
}

// giveScopes gives the last orders a scope that stands behind them.
func (p *parse) giveScopes(list []orders.Scope) {
	last := len(p.Out.Acts) - 1
	for i := last; i >= 0 && p.Out.Acts[i].Scopes == nil; i-- {
		if i < last && p.Out.Acts[i].Line.Order.Verb != p.Out.Acts[last].Line.Order.Verb {
			p.Doubt = "the goes behind several orders"
			return
		}
		p.Out.Acts[i].Scopes = list
	}
}
