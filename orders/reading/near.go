package reading

import "machipost/orders"

// This file knows lines that are nearly headings. They are prose, and what
// stands below them is warned of.

// A nearHeading is a line of prose that may have been meant for a heading.
type nearHeading struct {
	heading    heading
	text       string // as written
	suggestion string
}

// warnOfHeading warns of an order below a line that was nearly a heading: it
// counts for other goes than its writer may have thought.
func (r *reader) warnOfHeading() {
	near := r.near
	r.near = nil
	if near == nil || near.heading.kind != turnHeading && near.heading.scope == r.scope {
		return
	}
	r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.NearHeading, Line: near.text, Scope: r.scope, Heading: near.suggestion})
}

// nearHeadings are other ways to say a heading.
var nearHeadings = [...]struct {
	said  []string
	scope orders.Scope
}{
	{[]string{"standing", "order"}, orders.Standing}, {[]string{"standing", "orders"}, orders.Standing},
	{[]string{"go", "one"}, orders.Go1}, {[]string{"first", "go"}, orders.Go1}, {[]string{"go", "two"}, orders.Go2}, {[]string{"second", "go"}, orders.Go2},
	{[]string{"extra", "goes"}, orders.ExtraGo}, {[]string{"all", "goes"}, orders.EveryGo}, {[]string{"each", "go"}, orders.EveryGo}, {[]string{"both", "goes"}, orders.EveryGo},
}

// nearHeadingAt returns the heading that the line begins with, whatever stands
// behind it: `go 1, …`, `standing orders`. It is "" if there is none.
func nearHeadingAt(w words) (head string, rest words) {
	w = w.Unbracketed()
	h, length := headingAt(w)
	for _, row := range nearHeadings {
		if w.Begin(row.said...) {
			h, length = heading{scope: row.scope}, len(row.said)
		}
	}
	if length == 0 || !h.exists() {
		return "", nil
	}
	rest = w[length:]
	for rest.Begin(",") || rest.Begin(":") || rest.Begin("-") {
		rest = rest[1:]
	}
	return h.String(), rest
}

// headed returns a heading and what stands behind it in canonical form, "" if
// something does that is neither an order nor another heading.
func (r *guesser) headed(w words) string {
	head, rest := nearHeadingAt(w)
	switch {
	case len(rest) == 0:
		return head
	case head == orders.Standing.String() && isNothing(rest):
		return head + ": none"
	}
	if next, _ := nearHeadingAt(rest); next != "" {
		if text := r.headed(rest); text != "" {
			return head + "; " + text
		}
		return ""
	}
	for _, read := range []func(words) string{r.wholeOrder, r.nakedCards, r.within} {
		if text := read(rest); text != "" {
			return head + ": " + text
		}
	}
	return ""
}
