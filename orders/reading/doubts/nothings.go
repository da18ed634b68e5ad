package doubts

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// Nothings passes a nothing over that is only said, where candidates stand behind it for
// the same goes: `here goes nothing`. Where it is bought, both are asked about; what is for
// every go goes behind what is for one. exact tells a sentence in the order language.
func Nothings(r *drafts.Draft, exact func(written string) bool) {
	for i := len(r.Entries) - 1; i >= 0; i-- {
		e := r.Entries[i]
		if e.Old || e.Gone || e.Proposal >= 0 || !isNothing(e.Line) || exact(e.Written) && len(r.Sheet.Prose) == 0 {
			continue
		}
		behind := slices.IndexFunc(r.Entries[i+1:], func(other drafts.Entry) bool {
			same := other.Line.Scope == e.Line.Scope || e.Line.Scope == orders.EveryGo && other.Line.Scope != orders.Standing
			return same && !other.Old && !other.Gone && other.Line.Order.Verb == orders.Buy && len(other.Line.Order.Cards) > 0
		})
		if behind < 0 {
			continue
		}
		saves := slices.ContainsFunc(r.Entries, func(other drafts.Entry) bool { // nothing if …, then I save, else …
			return other.Written == e.Written && other.Line.Scope == e.Line.Scope && other.Line.Order.Nothing && len(other.Line.If) > 0
		})
		first := r.Entries[i+1+behind]
		below := map[string]bool{e.Written: true, first.Written: true}
		denied := denies(e.Written) && (first.Line.Scope == e.Line.Scope || first.Paragraph == e.Paragraph)
		for _, other := range r.Entries[i+1:] { // don't buy: Mine, Forest
			if (other.Line.Scope == e.Line.Scope || denied) && (other.Paragraph == e.Paragraph || denied && other.Paragraph == first.Paragraph) && other.Line.Order.Verb == orders.Buy && !other.Old {
				below[other.Written] = true
			}
		}
		if denied {
			r.Entries = slices.DeleteFunc(r.Entries, func(other drafts.Entry) bool { return below[other.Written] })
			r.Text = e.Written
			r.Refuse(orders.Refused{Why: orders.Unclear, Word: e.Written})
			i = min(i, len(r.Entries))
		} else if first.Line.Scope == e.Line.Scope && !r.Freely && !saves && (exact(e.Written) || first.Written == e.Written || buys(e.Written)) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(other *drafts.Entry) bool { return below[other.Written] })
		} else if r.Entries = slices.Delete(r.Entries, i, i+1); first.Line.Scope != e.Line.Scope {
			r.Entries = append(r.Entries, e)
		}
	}
}

// isNothing tells that nothing is bought, whatever there is.
func isNothing(line orders.Line) bool {
	return line.Order.Verb == orders.Buy && line.Order.Nothing && len(line.Order.Cards)+len(line.If) == 0
}

// Rest doubts that nothing is bought where an exception does not hold, behind candidates of another
// sentence that hang on nothing: `Mine. On a 6 the Forest, otherwise nothing`. With coins it is plain.
func Rest(entries []drafts.Entry, e *drafts.Entry, d drafts.Doubt) drafts.Doubt {
	rest := slices.ContainsFunc(entries, func(other drafts.Entry) bool {
		return other.Written == e.Written && !other.Gone && e.Line.IsRestOf(other.Line)
	})
	if !rest || d.Why != "" || e.Line.If[0].Kind == orders.Coins || !slices.ContainsFunc(entries, func(other drafts.Entry) bool {
		return other.Written != e.Written && !other.Gone && other.Line.Scope == e.Line.Scope && other.Line.Order.Verb == orders.Buy && len(other.Line.If) == 0
	}) {
		return d
	}
	return drafts.Doubt{Why: orders.TwoWays, Words: []string{e.Written}}
}

// buys tells a sentence that speaks of buying, or of leaving it: not `here goes nothing`.
func buys(text string) bool {
	return marks.Some(marks.Tokens(text), buying)
}

var buying = marks.Lows("buy", "buys", "buying", "bought", "purchase", "purchases", "purchasing", "build", "building", "acquire", "get", "take", "spend", "spending", "pass", "save", "saving", "skip", "keep", "hold",
	"compro", "compra", "comprar", "compres", "ahorro", "paso", "construyo", "kaufe", "kauf", "kaufen", "baue", "spare", "sparen", "passe", "achete", "acheter", "construis")
