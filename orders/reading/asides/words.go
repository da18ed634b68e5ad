package asides

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells an aside by its words: none of them turns round what stands beside it, puts
// a condition to it, or may be another order.

// banned are kinds of words that no aside has.
var banned = []words.Kind{
	words.If, words.Unless, words.Else, words.Instead, words.Drop, words.Retract, words.Correct, words.Change, words.Same, words.AsBefore, words.Also, words.Scope, words.Turn, words.Round, words.Richest,
	words.Dice, words.Single, words.Doubles, words.Total, words.Number, words.Always, words.Between, words.OrMore, words.OrLess, words.Governs, words.But,
}

// judging are words for which something is taken back.
var judging = marks.Lows("silly", "stupid", "daft", "mad", "crazy", "foolish", "dumb", "wrong", "nonsense", "rubbish", "ridiculous", "mistake", "waste", "madness", "mean", "insane", "insanity", "idiotic", "unfair", "unkind", "cruel", "greedy", "pointless", "useless", "hopeless", "suicide", "worse", "bad", "dear", "expensive", "pricey", "more", "less", "fewer", "richer", "poorer", "richest", "poorest", "already", "one", "most", "least", "typo")

// idle are words that make another sentence unsure, and no aside.
var idle = marks.Lows("what", "know", "knows", "how", "as", "sorry", "oh", "ah", "alas", "agree", "agrees", "practice", "theory", "correct", "enough", "presumably", "where")

// later are words of another time, wherever they stand.
var later = marks.Lows("last", "next", "tomorrow", "later", "soon", "future", "yet")

// recalling are words behind a denial by which an order is taken back, or may be.
var recalling = marks.Lows("want", "wanted", "feel", "mean", "meant", "think", "thinking", "believe", "do", "doing", "did", "intend", "plan", "deserve", "deserves", "have", "need", "needs", "should", "must", "bother", "today", "tonight", "now", "time", "him", "her", "them", "me", "way", "thanks", "really", "yours", "matter", "use", "allowed", "sense", "good")

// others are words of a clause by which somebody else may be meant, or another order.
var others = marks.Lows("too", "either", "or", "nor", "neither", "else", "other", "others", "another", "second", "third", "next", "first", "last", "whichever", "whoever", "whatever", "then", "later", "again", "twice", "half", "both", "each", "every", "everyone's", "save", "saving", "spend", "hold", "pass", "skip", "shopping", "purchase", "unlike", "like", "than", "except", "possibly", "perhaps", "forever", "forward", "forth", "onwards", "henceforth", "dead", "over", "maybe", "might", "could", "would", "should")

// isAside tells whether what stands between two places is only said.
func (s speaker) isAside(from, to int) bool {
	start := from
	for start < to && (s.reasons(start) && s.saying(start) == 0 || s.Sign(start, "and", "but", "so", "well", "which", "who", "just", "even", "though", "plus")) {
		start++
	}
	content, denied := 0, false
	first := start
	if _, end := s.contrast(start); end > 0 {
		content, start = 1, end
	}
	for i := start; i < to; {
		if end := s.denial(i); end > 0 {
			if denied || !s.isStatement(start, i) && !s.Sign(i, "no", "nothing") {
				return false
			}
			if denied, content = true, 0; i > start && s.Means(i-1, words.Has) && s.Means(i, words.Nothing) {
				content++ // he has nothing
			}
			i = end
			continue
		}
		end, weighs := s.passes(i, start, denied)
		if end == 0 {
			return false
		}
		if i = end; weighs {
			content++
		}
	}
	return content > 0 && !s.Sign(to-1, "to", "could", "might", "would", "did", "do", "does", "say", "think") && !s.asks(first)
}

// contrast is another player who is denied, and where he ends: `not from Carol`; 0 for none.
func (s speaker) contrast(at int) (who engine.Seat, end int) {
	if !s.Sign(at, "not", "never") {
		return engine.NoSeat, 0
	}
	for at++; s.Sign(at, "from", "on", "to", "off", "with", "at", "against"); {
		at++
	}
	for i := 0; i < at-1 && s.Sign(at, "him", "her", "them"); i++ {
		if s.IsOther(i) {
			return s.PlayerAt(i, 3).Seat, at + 1 // who was named first
		}
	}
	if at < len(s.T) && s.IsOther(at) && !s.Sign(at+s.PlayerAt(at, 3).Tokens, "'s") {
		return s.PlayerAt(at, 3).Seat, at + s.PlayerAt(at, 3).Tokens
	}
	return engine.NoSeat, 0
}

// asks tells a question, or a condition without an if, that begins at a place: `did it`, `were I
// rich`, `what do you think`.
func (s speaker) asks(at int) bool {
	if s.Sign(at, "him", "them", "me", "us") || s.Sign(at, "her") && s.Sign(at+1, "too", "as", "also") {
		return true // him as well?
	}
	if s.Sign(at, "what", "how", "why", "who", "where") && !s.Sign(at+1, "a", "an", "fun", "joy") {
		at++
	}
	return s.Sign(at, "did", "does", "do", "is", "are", "was", "were", "has", "have", "had", "can", "could", "will", "would", "should", "shall", "may", "might", "if", "about", "given")
}

// denial is where words end that turn round what stands behind them; 0 for none.
func (s speaker) denial(at int) int {
	if s.Sign(at, "spare") && s.Sign(at-1, "can", "could", "will", "ll", "may", "to") {
		return 0 // he can spare it
	}
	if _, end := s.Is(at, words.Denial, words.Not, words.Never, words.HasNot, words.Nothing); end > 0 {
		return end
	}
	if s.Class(at)&words.Naught != 0 {
		return at + 1
	}
	return 0
}

// isStatement tells whether somebody, or something, of whom the clause speaks is named before a
// place: a denial behind him is what he does not do.
func (s speaker) isStatement(from, at int) bool {
	return from < at && (s.Class(from)&words.Subject != 0 || s.IsOther(from) || s.Sign(from, "the", "a"))
}

// passes is where a word ends that may stand in an aside; 0 for none. It weighs when it is
// what the aside is about.
func (s speaker) passes(at, start int, denied bool) (end int, weighs bool) {
	t := &s.T[at]
	if s.IsCard(at) {
		return at + s.CardAt(at).Tokens, true
	}
	if s.IsOther(at) {
		return at + s.PlayerAt(at, 3).Tokens, false
	}
	if s.back && judging[t.Low] {
		return at + 1, !t.Is("one")
	}
	if s.Sign(at, "'s") || t.IsWord() && s.isMerely(at) {
		return at + 1, false
	}
	if !t.IsWord() || t.Number >= 0 {
		return 0, false
	}
	if end := s.saying(at); end > 0 {
		return end, true
	}
	doing := !s.isStatement(start, at) && !s.Sign(at-1, "to")
	switch {
	case others[t.Low] && !(s.Sign(at, "too") && at+1 < len(s.T) && s.T[at+1].IsWord() && !s.Sign(at+1, "please", "pls")) && !(s.Sign(at, "would", "could", "should", "might", "like") && s.isStatement(start, at)), denied && recalling[t.Low] && !s.Sign(at-1, "to"), s.Means(at, words.Verb, words.Keep) && doing:
		return 0, false
	case words.Reports(t.Low) && !idle[t.Low], words.Unsettles(t.Low) && !idle[t.Low], s.isElsewhen(at, doing), words.Unsays(t.Low) && t.Low != "would" && t.Low != "could", words.RoleOf(t.Low)&words.Rests != 0 && doing:
		return 0, false
	case s.Means(at, banned...) && !(s.Sign(at, "one") && s.Sign(at-1, "no", "any", "the", "this", "that", "such") || s.Sign(at, "all") || idle[t.Low] && s.PhraseAt(at).Tokens < 2):
		return 0, false
	}
	if s.Class(at) == 0 && s.PhraseAt(at).Tokens == 0 && !everyday.Is(t.Low, &s.Languages) && words.NearOne(t.Low, func(near string) bool { return words.Unsettles(near) || s.weighs(near) }) {
		return 0, false // unles
	}
	return at + 1, s.Class(at)&words.Subject == 0 && !s.Means(at, words.Empty, words.And, words.Me, words.Prep) && !s.Sign(at, "is", "are", "was", "were", "be", "it", "has", "have", "to", "of", "in", "on", "for")
}

// saying is where a phrase of several words of the tables ends that says nothing, or a reason;
// 0 for none.
func (s speaker) saying(at int) int {
	if _, end := s.Is(at, words.Empty); end > at+1 && s.Sign(at, "because", "cause", "cos", "coz", "cuz", "bc") {
		return end
	}
	found := s.Tabled(at)
	empty := found.May(words.Empty, words.Chat)
	if found.Tokens < 2 || !empty || slices.ContainsFunc(s.T[at:at+found.Tokens], func(t marks.Token) bool { return later[t.Low] || words.Unsays(t.Low) }) {
		return 0
	}
	return at + found.Tokens
}

// isMerely tells an `only` that limits nothing, and a `mean` that means nothing: `it's only
// fair`, `he was mean`.
func (s speaker) isMerely(at int) bool {
	return s.Sign(at, "only") && s.Sign(at-1, "'s", "is", "its", "was") && s.Sign(at+1, "fair", "right", "proper", "natural", "human", "money", "business", "polite", "decent", "just", "a") ||
		s.Sign(at, "mean") && s.Sign(at-1, "'s", "is", "was", "were", "so", "very", "too", "been", "rather", "hes", "shes")
}

// isElsewhen tells a word of another time: in a statement what was once may be said.
func (s speaker) isElsewhen(at int, doing bool) bool {
	low := s.T[at].Low
	return doing && (words.IsTime(low) || words.IsElsewhen(low)) || later[low] && !(low == "last" && s.wasSaid(at))
}

// wasSaid tells a statement of what was, before a place in it.
func (s speaker) wasSaid(at int) bool {
	for at--; at >= 0 && !s.isBreak(at); at-- {
		if s.Sign(at, "was", "were", "did", "had") {
			return true
		}
	}
	return false
}

// weighs tells a word that is of a kind that no aside has.
func (s speaker) weighs(low string) bool {
	one := []marks.Token{{Low: low, Raw: low, Number: -1}}
	for _, m := range words.Find(one, 0, s.Speaks).Means {
		for _, kind := range banned {
			if m.Kind == kind {
				return true
			}
		}
	}
	return false
}

// heads tells what stands before orders and may govern them: a time, or who says it.
func (s speaker) heads(from, to int) bool {
	for i := from; i < to; i++ {
		if words.IsTime(s.T[i].Low) && !s.isStatement(from, i) || s.Sign(i, "plan", "idea", "case", "order", "orders") {
			return true
		}
	}
	return s.Sign(to, ":") && to-from < 3
}

// mostCounting is how many tokens a sentence has at most that counts dice, and mostAmid how many of them stand between.
const (
	mostCounting = 9
	mostAmid     = 2
)

// CountsDice tells a short sentence that begins with how many dice there are, whatever stands between: `One solitary die,
// please`, in a letter of another language.
func CountsDice(t []marks.Token) bool {
	if len(t) < 2 || len(t) > mostCounting || !t[0].Is("one", "two", "both", "1", "2", "a", "single") {
		return false
	}
	at := marks.Index(t, "die", "dice")
	return at > 0 && at <= 1+mostAmid && !marks.Says(t, "is", "was", "are", "were", "has", "have")
}
