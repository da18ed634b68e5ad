package tables

import (
	"regexp"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// Heads of a table of changes: what was, and what is to be.
var (
	oldHeads = marks.Lows("was", "old", "from", "before", "previous", "previously", "current", "currently", "actual", "original", "originally", "out", "sent", "wrong", "existing", "change")
	newHeads = marks.Lows("now", "new", "to", "after", "is", "expected", "in", "revised", "corrected", "correct", "changed", "into", "right", "be")
)

// byChanges reads a table of what was and what is to be, of who has orders on file.
func (r tabler) byChanges(g *grids.Grid) (made []lines.Row) {
	if !r.OnFile || g.Ragged || len(g.Rows) < 2 {
		return nil
	}
	before, after := -1, -1
	for i, head := range g.Rows[0] {
		switch t := headTokens(head); {
		case len(t) == 0 && i == 0, len(t) == 1 && (rankHeads[t[0].Low] || labelHeads[t[0].Low] || stepHeads[t[0].Low]) && i == 0:
		case allIn(t, oldHeads) && before < 0 && after < 0:
			before = i
		case allIn(t, newHeads) && before >= 0 && after < 0:
			after = i
		default:
			return nil
		}
	}
	if before < 0 || after < 0 {
		return nil
	}
	for _, one := range g.Rows[1:] {
		if scope, verb := changed(r, one[0]); before > 0 && one[0] != "" && (verb != nil || placeOf(one[0]) == 0) {
			switch {
			case verb != nil && verb.verb == orders.Buy && cardsIn(r, one[before]) > 1 && r.isCard(one[after]):
				if scope != "" {
					scope += ": "
				}
				made = append(made, r.cell("correction: "+scope+"buy: "+one[after]))
				continue
			case scope != "":
				made = append(made, r.cell("in "+scope+" change "+one[before]+" to "+one[after]))
				continue
			case verb == nil:
				return nil
			case verb.verb != 0:
				made = append(made, r.cell("also: "+verb.verb.String()+": "+one[after]))
				continue
			}
		}
		if isAbsent(marks.Tokens(one[before])) || isAbsent(marks.Tokens(one[after])) {
			return nil
		}
		made = append(made, r.cell("change "+one[before]+" to "+one[after]))
	}
	return made
}

// changed are the go and the verb that the first cell of a row names: `GO 2, buy`, `3. Reroll`.
func changed(r tabler, text string) (scope string, verb *column) {
	text = wording.Unbullet(text)
	if before, after, found := strings.Cut(text, ","); found {
		if scope = r.goOf(before); scope != "" && r.verbOf(strings.TrimSpace(after)) != nil {
			return scope, r.verbOf(strings.TrimSpace(after))
		}
	}
	return r.goOf(text), r.verbOf(text)
}

// cardsIn is how many cards a cell names.
func cardsIn(r tabler, text string) (n int) {
	t := marks.Tokens(text)
	for at := 0; at < len(t); at++ {
		if tokens := r.Grammar.Table.CardFrom(t, at); tokens > 0 {
			n, at = n+1, at+tokens-1
		}
	}
	return n
}

// item is what names a line of the sheet on file by its number: `item 2 (buy):`, `lines 1 and 3`.
var item = regexp.MustCompile(`(?i)^[\s*•-]*(?:items?|lines?|points?|no\.?|nr\.?|numbers?|#|entry|rows?|orders?)\s*\d+(?:(?:,|\s|and|&|\+)+\d+)*\s*(\([^)]*\))?\s*[:–-]?\s+(\S.*)$`)

// Words that say what becomes of a line of the sheet on file.
var (
	staying = marks.Lows("unchanged", "same", "stays", "stay", "stands", "stand", "keep", "keeps", "remains", "remain", "fine", "ok")
	struck  = marks.Lows("delete", "deleted", "strike", "struck", "remove", "removed", "drop", "dropped", "cancel", "cancelled", "out", "gone", "scrap")
	changes = regexp.MustCompile(`(?i)^(?:(?:is|are|should be|to be|changes? to|becomes|make (?:it|that)) )?(?:\(?(?:now|new)\b[:,!)]*\s*)?`)
)

// itemised takes numbers of lines of the sheet on file off a line that says what it is about itself:
// `item 3 (reroll): delete`, `line 2: strike the Mine`. Which candidate a number means nobody
// knows.
func itemised(r tabler, row *lines.Row) {
	part := item.FindStringSubmatch(row.Text)
	if part == nil || !r.OnFile {
		return
	}
	t, said := marks.Tokens(part[2]), part[2]
	verb := r.verbOf(strings.Trim(part[1], "() "))
	switch {
	case len(t) <= mostHead && staying[t[0].Low], len(t) == 2 && t[0].Is("no") && t[1].Is("change", "changes"), len(t) == 2 && t[0].Is("as") && t[1].Is("is", "before"):
		said = "rest unchanged"
	case verb != nil && len(t) == 1 && struck[t[0].Low]:
		said = "drop the " + verb.verb.String()
	case verb != nil:
		said = verb.verb.String() + ": " + changes.ReplaceAllString(said, "")
	case r.isCard(changes.ReplaceAllString(said, "")):
		return
	default:
		if read := r.InOwnWords(t, clauses.Context{First: true, OnFile: true}); !read.Whole() {
			return
		}
	}
	text := row.Text
	*row = r.Row(said)
	row.Text = text
}

func allIn(t []marks.Token, heads map[string]bool) bool {
	for i := range t {
		if !heads[t[i].Low] && !t[i].Is("my", "the", "order", "orders", "it", "should", "on", "file", "i", "have", "want", "value") {
			return false
		}
	}
	return len(t) > 0 && (len(t) > 1 || heads[t[0].Low])
}
