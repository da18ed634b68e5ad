package asides

import (
	"slices"

	"machipost/orders/reading/amends"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
)

// This file reads corrections in other words: that something is better, and with a colon behind what is
// taken back.

// Words by which somebody says that something is better, and those about them.
var (
	betters = marks.Lows("better", "best", "safer", "safest", "wiser", "smarter", "cheaper", "nicer", "enough", "plenty", "right", "richer", "preferable")
	deems   = marks.Lows("is", "are", "'s", "would", "will", "must", "seems", "looks", "d", "be", "much", "far", "probably", "surely", "clearly", "really", "still", "definitely", "actually", "the", "a", "of", "course", "in", "fact", "better", "best", "right")
	chosen  = marks.Lows("choice", "one", "idea", "option", "bet", "after", "all", "for", "me", "here", "now", "today", "then", "plan", "target", "anyway")
)

// yets are words behind which it is not to be after all, or not yet.
var yets = marks.Lows("but", "though", "although", "yet", "alas", "sadly", "unfortunately", "however", "once", "when", "if", "unless", "until", "isnt", "isn't", "?", "know", "sure", "gone", "too", "pero", "aunque", "aber", "obwohl", "leider", "mais")

// mostJudged is how many tokens name what is better.
const mostJudged = 5

// restated are the tokens of a correction without words that say of what is to be that it is better:
// `hang on, one die is better`; a colon behind what it denies is a comma in them.
func restated(g *marked.Grammar, t []marks.Token) []marks.Token {
	s := speaker{pieces.Whole(g, t, clauses.Context{}), true}
	from := amends.Behind(s.Arguer)
	if from == 0 {
		return t
	}
	if s.Sign(from, "not", "nicht", "no", "pas") {
		for at := from + 1; at < len(t) && at <= from+mostJudged; at++ {
			if s.Sign(at, ":") {
				comma := marks.Tokens(",")
				return slices.Concat(t[:at], comma, t[at+1:])
			}
		}
		return t
	}
	if start := weighing(s, from); start > from {
		return restated(g, slices.Concat(t[:from], t[start:]))
	}
	at := from
	for at < len(t) && at-from < mostJudged && !s.isBreak(at) && !s.Sign(at, "is", "are", "would", "seems", "looks", "'s") {
		at++
	}
	end, judges := at, false
	for end < len(t) && deems[t[end].Low] {
		judges = judges || betters[t[end].Low]
		end++
	}
	if end == at || at == from {
		return t
	}
	for end < len(t) && (betters[t[end].Low] || judges && chosen[t[end].Low]) {
		judges = true
		end++
	}
	if marks.Some(t[end:], yets) {
		return t // but I like the Mine
	}
	if !judges || end < len(t) && !s.isBreak(end) && !s.reasons(end) && !s.Sign(end, "!") {
		return t
	}
	return slices.Concat(t[:at], t[end:])
}

// weighing is where the dice of which something is said begin behind what they are judged by: `with my
// cards one die is better`; the place itself where nothing is.
func weighing(s speaker, at int) int {
	if !s.Sign(at, "with", "given", "considering", "for") || !s.Sign(at+1, "my", "our", "all", "these", "those", "the", "so", "such", "only") {
		return at
	}
	for end := at + 2; end < len(s.T) && end-at <= mostJudged; end++ {
		if s.Sign(end, "one", "two", "both", "1", "2") && s.Sign(end+1, "die", "dice") {
			return end
		}
		if s.isBreak(end) {
			break
		}
	}
	return at
}
