package reading

import (
	"reflect"
	"slices"

	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/statements"
)

// This file reads a sentence that orders something and then only remarks something as the two
// sentences that it might be: `two dice: the Vineyard wants a 7` as `two dice. The Vineyard wants a 7`.
// Where nothing is asked about these, and the second changes nothing, that is what it says.

// A state is what the reader knows before a sentence.
type state struct{ reader }

// remember is what is known now; what is changed later does not change it.
func remember(r *reader) state {
	s := state{*r}
	s.Draft = r.Draft.Clone()
	return s
}

// recall makes the reader know what it knew, and how much work was done since.
func (s state) recall(r *reader) {
	letter, explained := r.Letter, r.explained
	*r = s.reader
	r.Draft, r.Letter = s.Draft.Clone(), letter
	if r.explained = explained; explained != nil {
		*r.explained = (*r.explained)[:min(len(*r.explained), s.told)]
	}
}

// sentences reads a sentence, or the two of which it is made.
func (r *reader) apart(s lines.Sentence, last bool) {
	if at, known := r.halves[s.Text]; known {
		r.half(s, at, last)
		return
	}
	before := remember(r)
	r.sentence(s, last)
	if r.Freely || s.Strange || s.Colon || len(r.Sheet.Proposed)+len(r.Sheet.Refused) == len(before.Sheet.Proposed)+len(before.Sheet.Refused) || len(s.Tokens) > 80 {
		return
	}
	after := remember(r)
	for _, at := range statements.Remarks(parts.New(&r.Grammar, s.Tokens)) {
		before.recall(r)
		if r.half(s, at, last) {
			r.halves[s.Text] = at
			return
		}
	}
	after.recall(r)
}

// half reads a sentence up to a place, and the rest as another one; it tells whether that changes nothing
// and nothing is asked about either.
func (r *reader) half(s lines.Sentence, at int, last bool) bool {
	head, tail := s, s
	head.Tokens, tail.Tokens = s.Tokens[:at:at], s.Tokens[at+1:]
	if end := marks.Index(tail.Tokens, ")"); s.Tokens[at].Is("(") && end > 0 {
		head.Tokens, tail.Tokens = append(head.Tokens, tail.Tokens[end+1:]...), tail.Tokens[:end]
	}
	tail.Text = marks.Written(tail.Tokens)
	head.Words, tail.Words = lines.Plain(&r.Letter, marks.Written(head.Tokens)), lines.Plain(&r.Letter, marks.Written(tail.Tokens))
	before := remember(r)
	r.sentence(head, last)
	if len(r.Entries) <= len(before.Entries) && reflect.DeepEqual(r.Entries, before.Entries) || asks(r) > asks(&before.reader) || r.pending != nil || r.takesBack || r.Freely && false {
		return false
	}
	ordered := remember(r)
	r.sentence(tail, last)
	same := reflect.DeepEqual(r.Entries, ordered.Entries) && asks(r) == asks(&ordered.reader) && reflect.DeepEqual(r.governing, ordered.governing) && slices.Equal(r.heads(), ordered.heads()) &&
		r.pending == nil && !r.takesBack && reflect.DeepEqual(r.open, ordered.open) && len(r.strange)+len(r.wanted)+len(r.nameless)+len(r.unnamed) == len(ordered.strange)+len(ordered.wanted)+len(ordered.nameless)+len(ordered.unnamed) && r.asked == ordered.asked
	ordered.recall(r)
	return same
}

func asks(r *reader) int { return len(r.Sheet.Proposed) + len(r.Sheet.Refused) }
