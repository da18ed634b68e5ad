package goes

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds sentences that say of what stands above them that it is for every turn to come:
// `The foregoing shall remain in force for all subsequent turns`, `same every turn from now on`.

var (
	// aboves are words that point at what stands above.
	aboves = marks.Lows("this", "that", "these", "those", "it", "same", "foregoing", "above", "aforesaid", "preceding", "so", "everything", "all", "them", "they", "both")
	// lastings are words of such a sentence that say nothing by themselves.
	lastings = marks.Lows("and", "the", "of", "is", "are", "be", "to", "shall", "should", "will", "must", "may", "can", "please", "pls", "plz", "just", "then", "as", "like", "for", "in", "on", "at", "my", "a", "an", "i", "want", "keep", "keeps", "kept", "do", "doing", "repeat", "repeated", "go", "goes", "going", "apply", "applies", "applied", "applying", "valid", "remain", "remains", "remaining", "stay", "stays", "stand", "stands", "hold", "holds", "good", "continue", "continues", "count", "counts", "force", "effect", "effective", "operative", "binding", "full", "expressly", "treat", "treated", "regard", "regarded", "consider", "considered", "deemed", "taken", "construed", "make", "instruction", "instructions", "order", "orders", "provision", "provisions", "arrangement", "arrangements", "choice", "choices", "way", "up", "present", "current", "coming", "by", "me", "writing", "again", "exactly", "always", "such", "until", "further", "notice", ",", "(", ")", "-", ".", "!")
	// laters are words between `every` and its turn.
	laters = marks.Lows("and", "every", "each", "single", "other", "one", "of", "my", "the", "following", "subsequent", "later", "future", "further", "coming", "next", "ensuing", "turn", "turns", "round", "rounds")
	// hereafter are words behind it.
	hereafter = marks.Lows("thereafter", "hereafter", "afterwards", "after", "following", "onwards", "onward", "from", "now", "on", "here", "to", "come", "that", "follow", "follows")
)

// longestLasting is how many tokens such a sentence has at most.
const longestLasting = 40

// Lasting returns `until further notice` for a sentence that says no more than that of what stands
// above it, and any other as it is.
func Lasting(f Finder, t []marks.Token) []marks.Token {
	if len(t) < 2 || len(t) > longestLasting || !marks.Some(t, aboves) {
		return t
	}
	points, lasts, line, other := false, false, marked.New(f.Grammar, t), t[:0]
	for at := 0; at < len(t); {
		scope, behind := line.Is(at, words.Scope)
		switch end := everyTurn(t, at); {
		case end > at:
			at, lasts = end, true
		case behind > at && orders.Scope(scope.Value) == orders.Standing:
			points = points || t[at].Is("keep", "do")
			at, lasts = behind, true
		case t[at].Is("turn") && at+1 < len(t) && t[at+1].Number >= 0:
			if t[at+1].Number != f.Turn {
				other = t // nobody knows what turn 9 has to do with it
			}
			at += 2
		case aboves[t[at].Low]:
			points = points || !t[at].Is("this") || at+1 == len(t) || !t[at+1].Is("turn", "round", "go", "and", "one")
			at++
		case lastings[t[at].Low], t[at].Is("turn", "turns") && at > 0 && t[at-1].Is("this", "present", "current", "coming"):
			at++
		default:
			return t
		}
	}
	if !points || !lasts {
		return t
	}
	said := slices.Clone(other)
	for _, low := range [...]string{"until", "further", "notice"} {
		one := t[0]
		one.Low, one.Raw, one.Number, one.Glued = low, low, -1, false
		said = append(said, one)
	}
	return said
}

// everyTurn is where `every turn thereafter`, `all subsequent turns` ends; the place itself for none.
func everyTurn(t []marks.Token, at int) int {
	if !t[at].Is("every", "evry", "each", "all", "any") {
		return at
	}
	end := at + 1
	for end < len(t) && laters[t[end].Low] {
		end++
	}
	if !t[end-1].Is("turn", "turns", "round", "rounds") {
		return at
	}
	for end < len(t) && hereafter[t[end].Low] {
		end++
	}
	return end
}
