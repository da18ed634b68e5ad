package lines

import (
	"strings"

	"machipost/orders/wording"
)

// This file tells what is in the order language, word by word.

// WithoutHeading is a line without the heading that it begins with.
func WithoutHeading(r *Letter, w wording.Words) wording.Words {
	if h, ok := r.Exact.Heading(w); ok {
		return h.Rest
	}
	return w
}

// IsExact tells a sentence in the order language.
func IsExact(r *Letter, written string) bool {
	return r.Exactly(WithoutHeading(r, wording.Split(written))).Whole()
}

// AreExact tells lines that are all in the order language, and on which nothing hangs but their
// words: no line is a point of a list or of a table, or goes on in the next. Such a letter is read
// line by line; nobody needs to hear what language it is in.
func AreExact(r *Letter, rows []Row) bool {
	some := false
	for i := range rows {
		row := &rows[i]
		if len(row.Words) == 0 && len(row.Tokens) == 0 {
			continue
		}
		if row.listed || row.Split || row.full || row.Strange || row.Cell || !isPlainText(row.Raw) {
			return false
		}
		heading, headed := r.Exact.Heading(row.Words)
		w := row.Words
		if headed {
			if w = heading.Rest; !heading.Exists() {
				return false
			}
		}
		if (len(w) > 0 || !headed) && (!r.Exact.Begins(w) || !r.Exactly(w).Whole()) {
			return false
		}
		some = true
	}
	return some
}

// isPlainText tells a line that has no cells, and does not end amidst a list.
func isPlainText(raw string) bool {
	raw = strings.TrimSpace(raw)
	return !strings.ContainsAny(raw, "\t|") && !strings.Contains(raw, "  ") && !strings.HasSuffix(raw, ",")
}
