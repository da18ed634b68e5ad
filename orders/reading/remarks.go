package reading

import (
	"reflect"
	"slices"

	"machipost/orders"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/shares"
	"machipost/orders/reading/slips"
)

// This file reads a sentence that orders something and then only remarks something as the two
// sentences that it might be: `two dice: the Vineyard wants a 7` as `two dice. The Vineyard wants a 7`.
// Where nothing is asked about these, and the second changes nothing, that is what it says. One that puts
// something right is read as it is said plainly, where nothing is asked about that and something changes.

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

// wholly reads a sentence, or those that it might be: where a letter is read freely, as it was before.
func wholly(r *reader, s lines.Sentence, last bool) {
	if parts, parted := r.parted[s.Text]; parted && r.Freely {
		inTurn(r, parts, last)
		return
	}
	if r.Freely || s.Strange || s.Colon || r.Spent() || len(r.Entries) > drafts.MostEntries || !asides.MayRemark(s.Tokens) && !slips.Turns(s.Tokens) && !shares.May(s.Tokens) {
		r.sentence(s, last)
		return
	}
	before := remember(r)
	r.sentence(s, last)
	asks, turns := drafts.Asks(&r.Draft) > drafts.Asks(&before.Draft), slips.Turns(s.Tokens) && !r.Sheet.Amends
	gives := shares.May(s.Tokens) && !(drafts.Shared(r.Entries, before.added) && !asks)
	if !asks && !turns && !gives {
		return
	}
	after := remember(r)
	if asks {
		for _, at := range asides.Remarks(&r.Grammar, s.Tokens) {
			before.recall(r)
			if head, remarks := remarked(r, &before, s, at, last); remarks {
				r.parted[s.Text] = []lines.Sentence{head}
				return
			}
		}
	}
	if !(gives && shared(r, &before, s, last)) && !(turns && righted(r, &before, &after, s, last)) {
		after.recall(r)
	}
}

// shared reads a sentence that gives each of two goes its share as it is said plainly, and tells whether it is that:
// each is an order, of the same kind, and nothing is asked about them.
func shared(r *reader, before *memory, s lines.Sentence, last bool) bool {
	for _, rows := range shares.Plainly(&r.Grammar, s.Tokens) {
		before.recall(r)
		plain := lines.Plainly(&r.Letter, s, rows)
		if inTurn(r, plain, last); orderedBy(r, before) && drafts.Shared(r.Entries, before.added) {
			if r.parted[s.Text] = plain; !slices.Equal(before.scopes, []orders.Scope{orders.EveryGo}) {
				r.loose = r.paragraph // what is bought behind it may be for both
			}
			r.setHeads(orders.EveryGo)
			return true
		}
	}
	return false
}

// righted reads a sentence that puts something right as it is said plainly, and tells whether it is that: nothing is
// asked about it, and something changes of what stands where it stands. Where it is not plain what it puts right, or
// whether that is all that it says, it is asked about, unless something else was already.
func righted(r *reader, before, after *memory, s lines.Sentence, last bool) bool {
	asks, unclear := drafts.Asks(&after.Draft) > drafts.Asks(&before.Draft), false
	passed := reflect.DeepEqual(after.Entries, before.Entries) && len(after.Sheet.Prose) > len(before.Sheet.Prose)
	for _, way := range slips.Plainly(&r.Grammar, s.Tokens, drafts.Named(before.Entries)) {
		before.recall(r)
		plain := lines.Plainly(&r.Letter, s, way.Rows)
		if inTurn(r, plain[:len(plain)-1], false); len(plain) > 1 && reflect.DeepEqual(r.Entries, before.Entries) {
			continue // nothing stands before it that it could put right
		}
		right := drafts.Right{Card: way.Card, Player: way.Player, Dice: way.Dice && way.Denies, Scoped: way.Scoped}
		if stands := right.Stands(r.Entries, r.heads()); stands != 1 || way.Unclear {
			unclear = unclear || stands > 0 && right.Named() && !way.Scoped && len(plain) == 1
			continue
		}
		if inTurn(r, plain[len(plain)-1:], last); !orderedBy(r, before) || !asks && !passed && !way.Denies {
			continue
		}
		if r.parted[s.Text] = plain; way.Scoped {
			r.loose = r.paragraph // what is bought behind it may be for both
			r.setHeads(orders.EveryGo)
		}
		return true
	}
	stood := len(before.Entries) // of which nothing was put right
	if unclear = unclear && !asks && len(after.Entries) >= stood && reflect.DeepEqual(after.Entries[:stood], before.Entries); unclear {
		before.recall(r)
		r.refuse(orders.Refused{Why: orders.Unclear, Word: s.Text})
	}
	return unclear
}

// inTurn reads sentences, one behind the other.
func inTurn(r *reader, list []lines.Sentence, last bool) {
	for i, s := range list {
		r.Text = s.Text
		r.sentence(s, last && i == len(list)-1)
	}
}

// orderedBy tells that a sentence has changed what is ordered, and that nothing is asked about it.
func orderedBy(r *reader, before *memory) bool {
	return !reflect.DeepEqual(r.Entries, before.Entries) && drafts.Asks(&r.Draft) <= drafts.Asks(&before.Draft) && r.pending == nil && !r.takesBack
}

// remarked reads a sentence up to a place, and tells whether what stands behind it is a remark: nothing is
// asked about either, and of what was ordered before, or stays open, it changes nothing.
func remarked(r *reader, before *memory, s lines.Sentence, at int, last bool) (head lines.Sentence, remarks bool) {
	head, tail := lines.Parted(&r.Letter, s, at)
	if r.sentence(head, last); !orderedBy(r, before) {
		return head, false
	}
	ordered := remember(r)
	r.sentence(tail, last)
	after := remember(r)
	ordered.words = after.words
	ordered.recall(r)
	r.Sheet.Prose = append(r.Sheet.Prose, after.Sheet.Prose[len(r.Sheet.Prose):]...)
	doubts := func(f *filer) int { return len(f.strange) + len(f.wanted) + len(f.nameless) + len(f.unnamed) }
	return head, reflect.DeepEqual(after.Entries, ordered.Entries) && drafts.Asks(&after.Draft) == drafts.Asks(&ordered.Draft) && doubts(&after.filer) == doubts(&ordered.filer) && after.asked == ordered.asked &&
		after.governing == ordered.governing && reflect.DeepEqual(after.open, ordered.open) && slices.Equal(after.scopes, ordered.scopes) && after.pending == nil && !after.takesBack
}
