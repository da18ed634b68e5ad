package reports

import "strings"

// pageLength is after how many lines a preview says again that it is one: what is
// cut out of it, or scrolled, must not pass for a report.
const pageLength = 20

// Preview is a turn as it might be reported, marked on top, at the end and on
// every page between.
func Preview(w *Words, t Turn) string { return marked(w.Observed(t), w.Say(PreviewMark{})) }

// PreviewUnwon is likewise the end of a game that nobody plays any more.
func PreviewUnwon(w *Words, u Unwon) string {
	return marked(plain(unwonSaid(w, u)), w.Say(PreviewMark{}))
}

// marked is a text with this mark on every page.
func marked(text, mark string) string {
	pages := []string{mark}
	since := 0
	for _, part := range strings.Split(text, "\n\n") {
		if lines := strings.Count(part, "\n") + 2; since+lines > pageLength && since > 0 {
			pages, since = append(pages, mark, part), lines
		} else {
			pages, since = append(pages, part), since+lines
		}
	}
	return strings.Join(append(pages, mark), "\n\n")
}
