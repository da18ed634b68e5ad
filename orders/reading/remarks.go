package reading

import (
	"reflect"
	"slices"

	"machipost/orders"
	"machipost/orders/reading/abroad"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/cases"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
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
	own := asides.MayRemark(s.Tokens) || slips.Turns(s.Tokens) || shares.May(s.Tokens) || cases.May(s.Tokens) || cases.MayDeny(s.Tokens)
	if r.Freely || s.Strange || s.Colon || r.Spent() || len(r.Entries) > drafts.MostEntries || !own && !abroad.MayPart(&r.Letter, s) {
		r.sentence(s, last)
		return
	}
	before := remember(r)
	r.sentence(s, last)
	asks, turns := drafts.Asks(&r.Draft) > drafts.Asks(&before.Draft), slips.Turns(s.Tokens) && !r.Sheet.Amends
	gives := shares.May(s.Tokens) && (asks || !drafts.Shared(r.Entries, before.added))
	turned := cases.May(s.Tokens) && (asks || !r.Grammar.Foreign())
	strange := abroad.MayPart(&r.Letter, s) && (asks || len(r.Sheet.Prose) > len(before.Sheet.Prose))
	if !asks && !turns && !gives && !turned && !strange {
		return
	}
	after := remember(r)
	if asks && own {
		for _, at := range asides.Remarks(&r.Grammar, s.Tokens) {
			before.recall(r)
			if head, remarks := remarked(r, &before, s, at, last); remarks {
				r.parted[s.Text] = []lines.Sentence{head}
				return
			}
		}
	}
	answers, clear := drafts.Apart, !asks && len(after.Entries) > len(before.Entries)
	if clear {
		answers = drafts.Cased
	}
	switch {
	case gives && said(r, &before, s, last, shares.Plainly(&r.Grammar, s.Tokens), drafts.Shared):
		if !slices.Equal(before.scopes, []orders.Scope{orders.EveryGo}) {
			r.loose = r.paragraph // what is bought behind it may be for both
		}
		r.setHeads(orders.EveryGo)
	case turned && said(r, &before, s, last, cases.Plainly(&r.Grammar, s.Tokens, clear), answers),
		turned && said(r, &before, s, last, cases.Upfront(&r.Grammar, s.Tokens), drafts.Upfront), asks && said(r, &before, s, last, cases.Denied(s.Tokens), drafts.Answers), turns && righted(r, &before, &after, s, last),
		strange && ours(r, &before, s, last):
	default:
		after.recall(r)
	}
}

// said reads a sentence in the ways in which it may be said plainly, up to one of which nothing is asked and whose
// orders fit: each go has its share, or each case. It tells whether there was one.
func said(r *reader, before *memory, s lines.Sentence, last bool, ways [][][]marks.Token, fit func(entries []drafts.Entry, since int) bool) bool {
	for _, rows := range ways {
		before.recall(r)
		plain := lines.Plainly(&r.Letter, s, rows)
		if inTurn(r, plain, last); orderedBy(r, before) && fit(r.Entries, before.added) {
			r.parted[s.Text] = plain
			return true
		}
	}
	return false
}

// ours reads a sentence of another language plainly in the words of the rules, case by case: whether nothing is asked.
func ours(r *reader, before *memory, s lines.Sentence, last bool) bool {
	before.recall(r)
	g, t, known := abroad.Ours(&r.Letter, s, r.context())
	return known && (said(r, before, s, last, cases.Plainly(&g, t, false), drafts.Apart) || said(r, before, s, last, cases.Upfront(&g, t), drafts.Upfront) || said(r, before, s, last, cases.Denied(t), drafts.Answers))
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
