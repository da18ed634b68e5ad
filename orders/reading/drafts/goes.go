package drafts

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
)

// This file compares what is ordered for single goes.

// SameOne tells that both goes have the same one candidate, on no condition.
func SameOne(entries []Entry) bool {
	var lists [2][]engine.Card
	for i := range entries {
		if e := &entries[i]; !e.Gone && e.Line.Order.Verb == orders.Buy && (e.Line.Scope == orders.Go1 || e.Line.Scope == orders.Go2) && len(e.Line.If) == 0 {
			lists[e.Line.Scope-orders.Go1] = append(lists[e.Line.Scope-orders.Go1], e.Line.Order.Cards...)
		}
	}
	return len(lists[0]) == 1 && slices.Equal(lists[0], lists[1])
}

// InOneList is how many candidates a go has, where they are one list on no condition; 0 else.
func InOneList(entries []Entry, scope orders.Scope) int {
	cards, lists := 0, 0
	for i := range entries {
		e := &entries[i]
		if e.Line.Scope != scope || e.Gone || e.Line.Order.Verb != orders.Buy {
			continue
		}
		if cards, lists = cards+len(e.Line.Order.Cards), lists+1; len(e.Line.If) > 0 || lists > 1 {
			return 0
		}
	}
	return cards
}

// Shared tells that what was added since so many orders is for each of the two goes, and of one kind, of which the
// letter ordered nothing before.
func Shared(entries []Entry, since int) bool {
	verb, has := orders.Verb(0), [2]bool{}
	for i := range entries {
		e := &entries[i]
		if e.Old || e.Gone || e.Nth < since {
			continue
		}
		if e.Line.Scope != orders.Go1 && e.Line.Scope != orders.Go2 || (has[0] || has[1]) && verb != e.Line.Order.Verb {
			return false
		}
		verb, has[e.Line.Scope-orders.Go1] = e.Line.Order.Verb, true
	}
	return has[0] && has[1] && !slices.ContainsFunc(entries, func(e Entry) bool { return !e.Old && !e.Gone && e.Nth < since && e.Line.Order.Verb == verb })
}

// A Below is a line of a letter that stands below a heading.
type Below struct {
	Line         string // the heading, as written
	Head, Number int    // the number of its line, and that of the one below it
	Several      bool   // the one below has several sentences
}

// BesideGoes tells a choice below lines that each have their go and its candidates, and no choice of their own.
func BesideGoes(entries []Entry, o orders.Order, at Below) bool {
	if o.Verb == orders.Buy || o.Verb == orders.Roll && o.Dice == 2 {
		return false
	}
	own, first, line := false, false, 0
	for i := range entries {
		e := &entries[i]
		if e.Line.Scope == orders.Go1 {
			if line == 0 {
				line = e.Number
			}
			if e.Line.Order.Verb == o.Verb || e.Line.Order.Verb != orders.Buy && e.Number != line && !strings.Contains(e.Written, ":") {
				return false
			}
		}
		if own = own || e.Written == at.Line || e.Number == at.Head; e.Written == at.Line && e.Number == at.Number && line != 0 && line != at.Number && (strings.Contains(at.Line, ":") || o.Verb.OfDice()) {
			return false // a line for each go: it is of this one
		}
		first = first || e.Line.Scope == orders.Go1 || e.Line.Scope == orders.EveryGo && e.Line.Order.Verb == orders.Buy && e.Number == at.Number && at.Several
	}
	return own && first
}
