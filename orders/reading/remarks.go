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
	words []Explanation // those that were explained
}

// remember is what a reader knows now; what changes later changes nothing in it.
func remember(r *reader) memory {
	m := memory{reader: *r}
	m.Draft = drafts.Clone(&r.Draft)
	if r.explained != nil {
		m.words = slices.Clone(*r.explained)
	}
	return m
}

// recall makes a reader know what it knew, and besides how much work it has done.
func (m *memory) recall(r *reader) {
	letter := lines.Since(m.Letter, r.Letter)
	*r = m.reader
	r.Draft, r.Letter = drafts.Clone(&m.Draft), letter
	if r.explained != nil {
		*r.explained = slices.Clone(m.words)
	}
}

// wholly reads a sentence, or the two of which it is made: where a letter is read freely, as it was before.
func wholly(r *reader, s lines.Sentence, last bool) {
	if at, parted := r.remarks[s.Text]; parted && r.Freely {
		s, _ = lines.Parted(&r.Letter, s, at)
	}
	if r.Freely || s.Strange || s.Colon || r.Spent() || len(r.Entries) > drafts.MostEntries || !asides.MayRemark(s.Tokens) {
		r.sentence(s, last)
		return
	}
	before := remember(r)
	r.sentence(s, last)
	if drafts.Asks(&r.Draft) == drafts.Asks(&before.Draft) {
		return
	}
	after := remember(r)
	for _, at := range asides.Remarks(&r.Grammar, s.Tokens) {
		before.recall(r)
		if remarked(r, &before, s, at, last) {
			r.remarks[s.Text] = at
			return
		}
	}
	after.recall(r)
}

// remarked reads a sentence up to a place, and tells whether what stands behind it is a remark: nothing is
// asked about either, and of what was ordered before, or stays open, it changes nothing.
func remarked(r *reader, before *memory, s lines.Sentence, at int, last bool) bool {
	head, tail := lines.Parted(&r.Letter, s, at)
	r.sentence(head, last)
	if reflect.DeepEqual(r.Entries, before.Entries) || drafts.Asks(&r.Draft) > drafts.Asks(&before.Draft) || r.pending != nil || r.takesBack {
		return false
	}
	ordered := remember(r)
	r.sentence(tail, last)
	after := remember(r)
	ordered.words = after.words
	ordered.recall(r)
	r.Sheet.Prose = append(r.Sheet.Prose, after.Sheet.Prose[len(r.Sheet.Prose):]...)
	doubts := func(f *filer) int { return len(f.strange) + len(f.wanted) + len(f.nameless) + len(f.unnamed) }
	return reflect.DeepEqual(after.Entries, ordered.Entries) && drafts.Asks(&after.Draft) == drafts.Asks(&ordered.Draft) && doubts(&after.filer) == doubts(&ordered.filer) && after.asked == ordered.asked &&
		after.governing == ordered.governing && reflect.DeepEqual(after.open, ordered.open) && slices.Equal(after.scopes, ordered.scopes) && after.pending == nil && !after.takesBack
}
