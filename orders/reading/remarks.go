package reading

import (
	"reflect"
	"slices"

	"machipost/orders/reading/asides"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
)

// This file reads a sentence that orders something and then only remarks something as the two
// sentences that it might be: `two dice: the Vineyard wants a 7` as `two dice. The Vineyard wants a 7`.
// Where nothing is asked about these, and the second changes nothing, that is what it says.

// A memory is what a reader knew before a sentence.
type memory struct {
	reader
	told int // how many words were explained
}

// remember is what a reader knows now; what changes later changes nothing in it.
func remember(r *reader) memory {
	m := memory{reader: *r}
	m.Draft = drafts.Clone(&r.Draft)
	if r.explained != nil {
		m.told = len(*r.explained)
	}
	return m
}

// recall makes a reader know what it knew, and besides how much work it has done.
func (m memory) recall(r *reader) {
	letter := r.Letter
	*r = m.reader
	r.Draft, r.Letter = drafts.Clone(&m.Draft), letter
	if r.explained != nil {
		*r.explained = (*r.explained)[:m.told]
	}
}

// wholly reads a sentence, or the two of which it is made: where a letter is read freely, as it was before.
func wholly(r *reader, s lines.Sentence, last bool) {
	if at, parted := r.remarks[s.Text]; parted && r.Freely {
		remarked(r, s, at, last)
		return
	}
	if r.Freely || s.Strange || s.Colon || r.Spent() || len(r.Entries) > drafts.MostEntries || !asides.MayRemark(s.Tokens) {
		r.sentence(s, last)
		return
	}
	before := remember(r)
	r.sentence(s, last)
	after := remember(r)
	if drafts.Asks(&after.Draft) == drafts.Asks(&before.Draft) {
		return
	}
	for _, at := range asides.Remarks(&r.Grammar, s.Tokens) {
		before.recall(r)
		if remarked(r, s, at, last) {
			r.remarks[s.Text] = at
			return
		}
	}
	after.recall(r)
}

// remarked reads a sentence up to a place, and tells whether what stands behind it is a remark: nothing is
// asked about either, and of what was ordered, or stays open, it changes nothing.
func remarked(r *reader, s lines.Sentence, at int, last bool) bool {
	head, tail := lines.Parted(&r.Letter, s, at)
	before := remember(r)
	r.sentence(head, last)
	ordered := remember(r)
	if reflect.DeepEqual(r.Entries, before.Entries) || drafts.Asks(&ordered.Draft) > drafts.Asks(&before.Draft) || r.pending != nil || r.takesBack {
		return false
	}
	r.sentence(tail, last)
	after := remember(r)
	ordered.recall(r)
	r.Sheet.Prose = append(r.Sheet.Prose, after.Sheet.Prose[len(r.Sheet.Prose):]...)
	doubts := func(m *memory) int { return len(m.strange) + len(m.wanted) + len(m.nameless) + len(m.unnamed) }
	return reflect.DeepEqual(after.Entries, ordered.Entries) && drafts.Asks(&after.Draft) == drafts.Asks(&ordered.Draft) && doubts(&after) == doubts(&ordered) && after.asked == ordered.asked &&
		after.governing == ordered.governing && reflect.DeepEqual(after.open, ordered.open) && slices.Equal(after.scopes, ordered.scopes) && after.pending == nil && !after.takesBack
}
