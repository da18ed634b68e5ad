package asides

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/sentences"
	"machipost/orders/reading/statements"
	"machipost/orders/reading/words"
)

// This file reads corrections without the reason that stands before what is to be.

// Corrected returns what a sentence comes to that takes something back, of the orders said so far,
// where it only names an amount, or is read whole without why it does: `no, 6 coins`, `no, Carol
// has more, make it Carol`.
func Corrected(g *marked.Grammar, tokens []marks.Token, now clauses.Context, said []amends.Said, read clauses.Reading) (again clauses.Reading) {
	if again, ok := answered(g, tokens, now, said, &read); ok {
		return again
	}
	if again, ok := amends.Exchanged(parts.New(g, tokens), said, now.Headed || now.ForGood); ok {
		return again
	}
	if again, ok := concluded(g, tokens, now, &read); ok {
		return again
	}
	if !now.First && len(tokens) <= mostTokens {
		if other := restated(g, tokens); !slices.Equal(other, tokens) {
			taken := read.Taken
			tokens, read = other, sentences.Read(g, other, now)
			defer func() { again.Taken = taken }()
		}
	}
	reads := func(t []marks.Token) clauses.Reading { return Corrected(g, t, now, said, sentences.Read(g, t, now)) }
	if again, ok := renamed(g, tokens, now, &read, reads); ok {
		return again
	}
	if again, ok := resolved(g, tokens, now, &read, reads); ok {
		return again
	}
	read = amends.Amount(g, tokens, said, read)
	if !read.Retracts && !read.Sticky && !now.First && read.Whole() && len(read.Acts) == 1 && decides(tokens) {
		read.Retracts = now.OnFile || amends.Counters(said, &read)
	}
	takes := func(r *clauses.Reading) bool { return r.Retracts || r.Corrects && now.First && now.OnFile }
	if !takes(&read) || read.Whole() && len(read.Amendments) == 0 && (!read.Empty() || read.Gaps == 0) || len(tokens) > mostTokens {
		return amended(g, tokens, now, read)
	}
	return unreasoned(g, tokens, now, read)
}

// unreasoned returns what a correction comes to without what it denies, and why it is one.
func unreasoned(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading) clauses.Reading {
	takes := func(r *clauses.Reading) bool { return r.Retracts || r.Corrects && now.First && now.OnFile }
	s := speaker{pieces.Whole(g, tokens, now), true}
	from := amends.Behind(s.Arguer)
	if from == 0 {
		return read
	}
	if start, end := s.denied(from); end > 0 {
		if again := sentences.Read(g, slices.Concat(tokens[:start], tokens[end:]), now); again.Whole() && again.Retracts && len(again.Acts) > 0 && len(again.Amendments) == 0 && again.Doubt == "" && again.Acts[0].Line.Order.Verb == now.Last.Verb && (now.Last.Verb != orders.Buy || again.Falls) {
			again.Taken = read.Taken
			return again
		}
	}
	if read.Whole() {
		return read
	}
	for at, tries := s.begins(from), 0; at > 0 && at < len(s.T) && tries < mostTries; at, tries = s.begins(at), tries+1 {
		now.Him = s.himIn(from, at)
		again := sentences.Read(g, slices.Concat(tokens[:from], tokens[at:]), now)
		if again.Whole() && takes(&again) && len(again.Acts) > 0 && again.Doubt == "" && s.fitsBoth(from, at, &again) {
			again.Taken = read.Taken
			return again
		}
	}
	for _, rest := range statements.Rests(parts.New(g, tokens[from:])) {
		again := sentences.Read(g, slices.Concat(tokens[:from], tokens[from+rest.From:from+rest.To]), now)
		if again.Whole() && takes(&again) && len(again.Acts)+len(again.Amendments) > 0 && again.Doubt == "" {
			again.Taken = read.Taken
			return again
		}
	}
	return withoutReason(s, g, from, read)
}

// amended returns what a sentence changes without the clauses at its ends that only state something,
// where it was not read whole: `the General Store instead of the Wheat Field, it's free after all`.
func amended(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading) clauses.Reading {
	if read.Whole() || len(tokens) > mostTokens || !now.OnFile && now.First {
		return read
	}
	reads := func(t []marks.Token) clauses.Reading { return sentences.Read(g, t, now) }
	for _, rest := range statements.Rests(parts.New(g, tokens)) {
		if rest.From > 0 && !now.OnFile && len(read.Amendments) == 0 {
			continue // she is right, drop the Forest
		}
		again := reads(tokens[rest.From:rest.To])
		if again.Whole() && again.Doubt == "" && (len(again.Amendments) > 0 || (now.OnFile || len(read.Amendments) > 0) && (again.Retracts || again.Corrects || again.Joins) && len(again.Acts) > 0) && !loses(reads, tokens[:rest.From], &again) && !loses(reads, tokens[rest.To:], &again) {
			again.Taken = read.Taken
			return again
		}
	}
	return read
}

// meanings are words by which something is put right, as they stand behind it.
var meanings = [...][]string{{"i", "mean"}, {"i", "meant"}, {"i", "meant", "to", "say"}, {"i", "meant", "to", "write"}, {"i", "should", "say"}, {"after", "all"}, {"meine", "ich"}, {"meinte", "ich"}, {"quiero", "decir"}, {"queria", "decir"}, {"je", "veux", "dire"}, {"je", "voulais", "dire"}}

// Meant puts words that stand behind what is to be in the place of something in front of it: `one
// die, I mean`. They add nothing where the sentence begins so: `no, one after all`.
func Meant(g *marked.Grammar, tokens *[]marks.Token) {
	t := *tokens
	to := marks.End(t)
	for _, tail := range meanings {
		at := to - len(tail)
		if at < 1 || slices.ContainsFunc(tail, func(low string) bool { at++; return !t[at-1].Is(low) }) {
			continue
		}
		at = to - len(tail)
		said := slices.Clone(t[at:to])
		for at > 0 && t[at-1].Is(",", "-") {
			at--
		}
		if at == 0 {
			return
		}
		begins := amends.Behind(pieces.Whole(g, t[:at], clauses.Context{}).Arguer)
		switch said[0].Low {
		case "after":
			if begins == 0 {
				return
			}
			said = nil
		case "meine", "meinte":
			said[0], said[1] = said[1], said[0]
		case "i":
			said = said[:2]
			said[1].Low, said[1].Raw = "mean", "mean"
		}
		*tokens = slices.Concat(t[:begins], said, t[begins:at], t[to:])
		return
	}
}

// withoutReason returns what a correction comes to without why it is one, behind what is to be:
// `no, two dice, I've got the station now`.
func withoutReason(s speaker, g *marked.Grammar, from int, read clauses.Reading) clauses.Reading {
	for at, tries := from+1, 0; at+1 < len(s.T) && tries < mostTries; at++ {
		if !s.Sign(at, ",", "-", "(") {
			continue
		}
		tries++
		if !owns(s, at+1) && !(s.isAside(at+1, endOf(s)) && s.fitsBoth(at+1, endOf(s), &clauses.Reading{})) {
			continue
		}
		again := sentences.Read(g, s.T[:at], s.Now)
		if again.Whole() && (again.Retracts || again.Corrects) && len(again.Acts) > 0 && len(again.Amendments) == 0 && again.Doubt == "" {
			again.Taken = read.Taken
			return again
		}
	}
	return read
}

// endOf is where the words of the sentence end.
func endOf(s speaker) int { return marks.End(s.T, ")") }

// owns tells whether all that stands behind a place is what the writer has, or has not: `I've got
// a Bakery already`.
func owns(s speaker, at int) bool {
	for s.Sign(at, "because", "since", "as", "cos", "seeing", "now", "that", "and", "but") {
		at++
	}
	switch {
	case s.Sign(at, "ive"):
		at++
	case s.Sign(at, "i", "we") && s.Sign(at+1, "have", "ve", "own", "hold", "do", "dont", "havent", "got"):
		at += 2
	default:
		return false
	}
	some := false
	for at < endOf(s) {
		switch {
		case s.IsCard(at):
			at, some = at+s.CardAt(at).Tokens, true
		case s.Sign(at, "station", "tower"):
			at, some = at+1, true
		case s.T[at].IsWord() && s.T[at].Number < 0 && (goods[s.T[at].Low] || s.PhraseAt(at).Tokens == 0 && s.Class(at) == 0), s.Sign(at, ",") && s.Sign(at+1, "not", "no"):
			at++
		default:
			return false
		}
	}
	return some
}

// goods are words of what somebody has.
var goods = marks.Lows("the", "a", "an", "my", "no", "not", "got", "have", "any", "some", "already", "now", "enough", "plenty", "of", "one", "too", "many", "few", "only", "just", "anyway", "after", "all", "station", "tower", "both", "built", "here", "in", "front", "me", "there", "still", "yet", "forgotten", "course", "you", "know")

// denied is a part that denies what the order before names, in front of what is to be instead or
// behind it: `not Bob's,`, `not my Bakery but`, `, not the Forest`; the end is 0 for none.
func (s speaker) denied(from int) (start, end int) {
	if s.Now.Last == nil {
		return 0, 0
	}
	if end := s.names(from); end > 0 && s.Sign(end, ",", "-", "but", "sondern", "sino", "mais") {
		for end++; s.Sign(end, "but", "sondern", "sino", "mais"); {
			end++
		}
		return from, end
	}
	for at := from + 1; at+1 < len(s.T); at++ {
		if s.Sign(at, ",", "-", "and") && s.names(at+1) > 0 && s.Closes(s.names(at+1)) && s.names(at+1)+1 >= len(s.T) {
			return at, len(s.T)
		}
	}
	return 0, 0
}

// names is where a denial ends that names only what the order before does; 0 for none.
func (s speaker) names(at int) (end int) {
	last := s.Now.Last
	if !s.Sign(at, "not", "nicht", "no", "pas") {
		return 0
	}
	for at++; at < len(s.T); {
		switch {
		case s.Sign(at, "from", "on", "to", "off", "with", "for", "my", "the", "a", "an", "'s", "de", "la", "el", "von", "die", "den", "das", "mein", "meine", "mi"):
			at++
			continue
		case s.IsOther(at) && hasPlayer(last) && s.PlayerAt(at, 3).Whole && s.PlayerAt(at, 3).Seat == last.Player:
			at += s.PlayerAt(at, 3).Tokens
		case s.T[at].Number >= 0 && last.Totals.Hold(s.T[at].Number):
			at++
		case s.IsCard(at) && has(last, s.CardAt(at).Card) && (last.Verb != orders.Buy || s.CardAt(at).Card == last.Cards[len(last.Cards)-1]):
			at += s.CardAt(at).Tokens
		default:
			return end
		}
		if end = at; s.Sign(at, "'s") {
			end++
		}
	}
	return end
}

// decides tells words by which something is decided after all: `the Forest, final answer`.
func decides(tokens []marks.Token) bool {
	for i := range len(tokens) - 1 {
		if tokens[i].Is("final") && tokens[i+1].Is("answer", "decision", "word", "offer") {
			return true
		}
	}
	return false
}

// Excuses tells a sentence that takes something back and only says why: `no, that's silly`.
func Excuses(g *marked.Grammar, tokens []marks.Token, now clauses.Context) bool {
	s := speaker{pieces.Whole(g, tokens, now), true}
	from := amends.Behind(s.Arguer)
	if from > 0 && from < len(tokens) && onlyDenies(s, from, max(from, marks.End(s.T))) {
		return true
	}
	if from == 0 || from >= len(tokens) || s.heads(from, len(tokens)) || s.Sign(from, "sorry") || concludes(s) {
		return false
	}
	to := max(from, marks.End(s.T))
	if s.isAside(from, to) && s.fitsBoth(from, to, &clauses.Reading{}) {
		return true
	}
	states, _ := statements.States(parts.New(g, tokens[from:]))
	return states && !marks.Some(tokens[from:], settling) && !gist.Wanted(g, tokens[from:])
}

// onlyDenies tells a part that denies what the last order of a tool or of dice names, and at most says
// why: `not Bob, he is poor`. What is meant instead comes behind it.
func onlyDenies(s speaker, from, to int) bool {
	if s.Now.Last == nil || s.Now.Last.Verb == orders.Buy {
		return false
	}
	end := s.names(from)
	for end > 0 && end < to && s.Sign(end, "of", "course", "sorry", "please", "after", "all", "anymore", "though", "then", "obviously") {
		end++
	}
	if end == 0 || end >= to {
		return end > 0
	}
	if !s.isBreak(end) && !s.reasons(end) {
		return false
	}
	states := slices.ContainsFunc(statements.Rests(parts.New(s.Grammar, s.T[from:])), func(r statements.Rest) bool { return r.From == 0 && r.To == end-from })
	return (states || s.isAside(end+1, to)) && s.fitsBoth(end, to, &clauses.Reading{}) && !gist.Wanted(s.Grammar, s.T[end:to])
}

// settling are words of what is right after all: `no, honestly, two is right`.
var settling = marks.Lows("right", "better", "best", "correct", "fine", "enough", "cheaper", "safer", "wiser", "nicer", "good", "great", "ok", "okay", "perfect", "sufficient")

// fitsBoth tells whether a reason names no card and no player but those of the orders, and of what
// they correct.
func (s speaker) fitsBoth(from, to int, read *clauses.Reading) bool {
	last := s.Now.Last
	for i := from; i < to; i++ {
		if s.IsCard(i) && !s.isOf(read, func(o *orders.Order) bool { return has(o, s.CardAt(i).Card) }) && (last == nil || !has(last, s.CardAt(i).Card)) {
			return false
		}
		if s.IsOther(i) && s.PlayerAt(i, 3).Seat != engine.NoSeat {
			who := s.PlayerAt(i, 3).Seat
			of := func(o *orders.Order) bool { return hasPlayer(o) && o.Player == who }
			if !s.isOf(read, of) && (last == nil || !of(last)) {
				return false
			}
		}
	}
	return !s.Means(from, words.If, words.Unless)
}

// isOf tells whether some order of a reading is such a one.
func (s speaker) isOf(read *clauses.Reading, which func(*orders.Order) bool) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return which(&a.Line.Order) })
}
