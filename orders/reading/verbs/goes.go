package verbs

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// TurnAt reads `turn 7`; the end is 0 for none.
func (p Finder) TurnAt(at int) (n, end int) {
	_, next := p.Is(at, words.Turn)
	if next == 0 {
		if _, prep := p.Is(at, words.Prep); prep > 0 {
			_, next = p.Is(prep, words.Turn)
		}
	}
	if next > 0 && p.Sign(next, ":", "=") && next+2 == len(p.T) {
		next++ // Turn: 4
	}
	if next == 0 || next >= len(p.T) || p.T[next].Number < 0 {
		return 0, 0
	}
	return p.T[next].Number, next + 1
}

// Colon passes over a colon or dash behind a heading, and what may stand before it.
func (p Finder) Colon(at int) int {
	next := at
	for p.Sign(next, ")") {
		next++
	}
	if _, end := p.Is(next, words.Empty); end > 0 && p.Sign(end, ":", "-", "|", ">") {
		next = end
	}
	if p.Sign(next, ":", "-", "|", "=", ">", ",") {
		for p.Sign(next, ":", "-", "|", "=", ">", ",") {
			next++
		}
		p.Take(at, next, "a heading")
		return next
	}
	return at
}

// SlippedGo reads a misspelt heading, `evry go`; false for none.
func SlippedGo(p Finder, at int) (orders.Scope, bool) {
	if at+1 >= len(p.T) || !p.T[at+1].Is("go", "goes") || !p.T[at].IsWord() || len(p.PhraseAt(at).Means) > 0 {
		return 0, false
	}
	return words.SlippedGo(p.T[at].Low)
}

// ByName passes over the writer's own name before an order: `Ann: Mine`, `Ann will buy`.
func ByName(p Finder, at int) int {
	who := p.PlayerAt(at, marks.WholeName)
	if !who.Whole || who.Seat != p.Table.Me || at > 0 && p.Taken[at-1] != "nothing" && p.Taken[at-1] != "a joint" {
		return at
	}
	end := at + who.Tokens
	if p.Sign(end, ":", "-") {
		return end + 1
	}
	for p.Sign(end, "will", "would", "shall", "wants", "to", "like", "likes", "here", ",") {
		end++
	}
	if _, next := p.Is(end, words.Verb); next == 0 || p.CardAt(end).Tokens > 0 {
		return at
	}
	return end
}

// Wants tells a wish in another language than the rules' before the card that it is
// for: a verb, though it says nothing before another.
func Wants(p Finder, at int) bool {
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind == words.Verb && m.Value == int(orders.Buy) && m.Language != words.English {
			found := p.Slot(p.Lean(at+p.PhraseAt(at).Tokens), true)
			return found.Tokens > 0 && found.Strength < marks.Weak
		}
	}
	return false
}

// Starts tells whether what is before a place is a joint, so that a clause begins there.
func Starts(p Finder, at int) bool {
	for at > 0 && p.Taken[at-1] == "nothing" {
		at--
	}
	return at == 0 || p.Taken[at-1] == "a joint" || p.Sign(at-1, ",", ".", ";", ":", "-")
}

// OtherOf is the first go for `the other one`, behind the last.
func OtherOf(p Finder, list, before []orders.Scope, from, to int) []orders.Scope {
	last := []orders.Scope{orders.Go2}
	for i := from; i < to && slices.Equal(list, last) && slices.Equal(before, last); i++ {
		if p.Sign(i, "other", "remaining") {
			return []orders.Scope{orders.Go1}
		}
	}
	return list
}

// PointsThere tells a `there` that ends a clause: the go that was named before.
func PointsThere(p Finder, at int) bool {
	return at > 1 && p.Sign(at, "there", "dort", "ahi", "alli", "la") && p.Closes(at+1) && !p.Sign(at-1, "is", "are", "still", "it", "if", "one", "that", "over", "out", "noch", "siga", "sigue", "est", "encore", "toujours", "a")
}
