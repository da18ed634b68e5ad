package statements

import (
	"slices"
	"strings"

	"machipost/engine/names"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells what stands at a place in a sentence.

// isGame tells a card, another player, dice or coins at a place.
func (p teller) isGame(at int) bool {
	if at >= len(p.T) {
		return false
	}
	who := p.PlayerAt(at, marks.WholeName)
	_, some := p.Is(at, words.Dice, words.Single, words.Both, words.Coins)
	return p.isCard(at) || who.Whole && who.Seat != p.Table.Me || some > 0
}

// isCard tells a card's name, though it is short, unless it is a word of every day.
func (p teller) isCard(at int) bool {
	found := p.CardAt(at)
	if found.Language == names.Spanish && found.Strength != marks.Whole && !p.Languages[words.Spanish] {
		return false
	}
	return found.Tokens > 0 && found.Strength < marks.Weak && (found.Strength == marks.Whole || found.Tokens > 1 || !everyday.Is(p.T[at].Low, &p.Languages))
}

// begs tells a token in the rest of a clause by which something is asked for.
func (p teller) begs(one *tongue, at int) bool {
	low := p.T[at].Low
	if one.asking[low] || p.Sign(at, ":", "=", ">", "+") || one.selves[low] && one.wishing[p.low(at+1)] {
		return true
	}
	m, end := p.Is(at, words.Verb)
	return end > 0 && one.sayings[p.low(at-1)] && p.CardAt(at).Tokens == 0 && !m.Shy && !one.finite[p.low(end)]
}

// isIdleVerb tells a word that may be a verb, and none by which anything is ordered or wanted.
func isIdleVerb(p teller, one *tongue, at int) bool {
	t := &p.T[at]
	if !t.IsWord() || one.asking[t.Low] || one.wishing[t.Low] || one.wishing[strings.TrimSuffix(t.Low, "ing")] || one.finite[t.Low] || one.pays[t.Low] || p.isGame(at) || p.counts(at) {
		return false
	}
	_, end := p.Is(at, words.Verb, words.Instead, words.Drop, words.Change, words.Keep, words.Scope, words.Nothing, words.Denial, words.Not)
	return end == 0
}

// orders tells that an order may begin at a place of a reason: `because I can and then a Mine`.
func orders(p teller, one *tongue, at int) bool {
	if m, end := p.Is(at, words.Verb); end > 0 && !m.Shy && p.CardAt(at).Tokens == 0 && !one.doing[p.low(at-1)] {
		return true
	}
	if !one.joints[p.T[at].Low] {
		return false
	}
	for at++; at < len(p.T) && (p.Sign(at, "the", "a", "an", "my", "then", "also") || p.counts(at)); {
		at++
	}
	return at < len(p.T) && p.isGame(at)
}

// isBreak tells a sign between clauses, and not between numbers: `reroll 1-5`.
func (p teller) isBreak(at int) bool {
	if p.Sign(at, "-", ",") && at > 0 && at+1 < len(p.T) && p.T[at-1].Number >= 0 && p.T[at+1].Number >= 0 {
		return false
	}
	return p.Sign(at, ",", ".", ";", ":", "-", "(", ")", "!")
}

// isJoin tells a word between clauses.
func (p teller) isJoin(at int) bool {
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.joining[p.T[at].Low] })
}

// isWhy tells a word with which a frame may begin that is put only behind it.
func isWhy(p teller, at int) bool {
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.whys[p.T[at].Low] })
}

// turns tells a word between clauses by which the one behind it may take back the one before.
func (p teller) turns(at int) bool {
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.turning[p.T[at].Low] })
}

// reasons tells a word by which a reason begins.
func (p teller) reasons(at int) bool {
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.reasons[p.T[at].Low] })
}

// idleBars are kinds of phrases of which none stands in a clause that says nothing of the game.
var idleBars = []words.Kind{
	words.Verb, words.Denial, words.Nothing, words.Always, words.Never, words.Richest, words.Or, words.Joint, words.Else, words.If, words.Unless, words.Not, words.Scope, words.Turn, words.Round, words.Coins, words.Dice, words.Single, words.Both, words.Total, words.Doubles,
	words.Landmark, words.Number, words.Same, words.AsBefore, words.Also, words.Change, words.Instead, words.Drop, words.Correct, words.Retract, words.Governs, words.Keep, words.But, words.Thus, words.Has, words.HasNot,
}

// isIdle tells a token of a clause that says nothing of the game, and turns nothing round.
func (p teller) isIdle(at int) bool {
	t := &p.T[at]
	if t.Number >= 0 || p.isGame(at) || words.Unsettles(t.Low) || words.Twists(t.Low) || words.IsElsewhen(t.Low) {
		return false
	}
	if slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.asking[t.Low] || one.chooses[t.Low] }) {
		return false
	}
	_, end := p.Is(at, idleBars...)
	return end == 0 || p.isJoin(at)
}

// asks tells a question about what was, or how things are, which asks for nothing.
func asks(p teller) bool {
	for _, one := range p.tongues {
		at := 0
		for at < len(p.T) && (one.leads[p.T[at].Low] || p.isBreak(at)) {
			at++
		}
		for i := range one.questions {
			if n := begins(p, one.questions[i].slots, at); n > 0 && !slices.ContainsFunc(p.T[at:], func(t marks.Token) bool {
				return one.asking[t.Low] && !(t.Is("if") && p.Sign(at, "what") && p.Sign(at+2, "happen", "happens")) || t.Is(":")
			}) {
				return true
			}
		}
	}
	return false
}

// begins returns where words end that stand at a place; 0 where they do not.
func begins(p teller, slots []slot, at int) int {
	for i := range slots {
		if at >= len(p.T) || !slots[i].words[p.T[at].Low] {
			return 0
		}
		at++
	}
	return at
}
