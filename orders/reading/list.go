package reading

import "machipost/orders"

// An openList is the list of candidates below a bare `buy:`, while it is read.
type openList struct {
	line orders.Line
	text string // as written
	read sense
	some bool // a line was read
}

// addCandidates reads a line below a bare `buy:`.
func (r *reader) addCandidates(w words) {
	r.list.some = true
	if r.below != nil {
		r.refuse(*r.below)
		return
	}
	r.list.text += " " + r.text
	read := r.readCandidates(w)
	for _, refused := range read.refused {
		r.refuse(refused)
	}
	total := &r.list.read
	if total.order.Nothing {
		r.refuse(orders.Refused{Why: orders.BehindNothing, Word: w.String()})
		return
	}
	total.order.Cards = append(total.order.Cards, read.order.Cards...)
	total.order.Nothing = read.order.Nothing
}

// closeList ends the list below a bare `buy:`.
func (r *reader) closeList() {
	list := r.list
	r.list = nil
	switch {
	case list == nil || r.below != nil:
		return
	case !list.some:
		r.text = list.text
		r.refuse(orders.Refused{Why: orders.NothingNamed, Verb: orders.Buy, Closest: verbs[orders.Buy].Forms})
		return
	}
	order := limitCandidates(&list.read)
	if len(order.Cards) == 0 && !order.Nothing {
		return // each name was refused
	}
	r.text = list.text
	for _, warning := range list.read.warnings {
		warning.Line = list.text
		r.sheet.Warnings = append(r.sheet.Warnings, warning)
	}
	order.Verb = orders.Buy
	list.line.Order = order
	r.add(list.line, list.text)
}
