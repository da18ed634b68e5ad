// Package drafts has a sheet while its letter is read: the orders so far, in which sentence
// each stands, which are filed and which are only proposed, and why. What changes orders
// that stand already enters here. It knows no sentence, and not what one means.
package drafts

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
)

// An Entry is an order of the letter, where it stands, and whether it is filed.
type Entry struct {
	Line      orders.Line
	Written   string // its sentence
	Paragraph int
	Proposal  int  // its place among the proposed; -1 when it is filed
	Gone      bool // taken back by what stands below: a yes does not file it
	Replaced  bool // ... and nobody doubts it: it is not filed
	Old       bool // it was on file
	Bare      bool // a list of cards without a verb
	Place     Place
	Sequence  bool // its sentence is of the form `first … then …`
	Nth       int  // how many orders of the letter were read before it
	Number    int  // in which line it stands
	Scoped    bool // its sentence names goes
	Exact     bool // it is in the order language
}

// A Place is what a sentence says of when its orders are for: first, or then.
type Place uint8

// The places.
const (
	Anytime Place = iota // nothing is said
	First                // what comes first
	Then                 // what comes behind it
)

// A Doubt is why an order is proposed; the zero one is that of an order that is filed.
type Doubt struct {
	Why   orders.Doubt
	Words []string // not explained, or meant in two ways
	By    string   // the sentence that governs it
}

// Candidates are the cards of some entries, in their order; false where there are none, or a
// condition is on one of them.
func Candidates(entries []Entry, of func(*Entry) bool) (cards []engine.Card, plain bool) {
	for i := range entries {
		if e := &entries[i]; of(e) {
			if len(e.Line.If) > 0 {
				return nil, false
			}
			cards = append(cards, e.Line.Order.Cards...)
		}
	}
	return cards, len(cards) > 0
}

// Lines are the orders of entries that were not taken back.
func Lines(entries []Entry) (list []orders.Line) {
	for i := range entries {
		if !entries[i].Gone {
			list = append(list, entries[i].Line)
		}
	}
	return list
}

// LastNamed are the candidates for the goes of the last order, up to an order of another kind
// or for other goes.
func LastNamed(entries []Entry) (cards []engine.Card) {
	for i := len(entries) - 1; i >= 0; i-- {
		e, last := &entries[i], &entries[len(entries)-1]
		if e.Line.Order.Verb != orders.Buy || e.Old != last.Old || e.Line.Scope != last.Line.Scope && e.Written != last.Written {
			break
		}
		for _, card := range e.Line.Order.Cards {
			if !slices.Contains(cards, card) {
				cards = append(cards, card)
			}
		}
	}
	return cards
}

// Foremost is where an order goes: to the end; but candidates that come before all others go in
// front of those that other sentences named for the same goes. Where one says only that it is the
// first, and there are two goes, it is in doubt.
func Foremost(entries []Entry, e *Entry, d Doubt, front, first, two bool) (int, Doubt) {
	if !front && !first || e.Line.Order.Verb != orders.Buy || len(e.Line.If) > 0 || e.Line.Order.Nothing || e.Line.Scope == orders.Standing {
		return len(entries), d
	}
	at := slices.IndexFunc(entries, func(other Entry) bool {
		return other.Written != e.Written && !other.Gone && !other.Old && other.Paragraph == e.Paragraph && other.Line.Order.Verb == orders.Buy && other.Line.Scope == e.Line.Scope && len(other.Line.If) == 0
	})
	if at < 0 {
		return len(entries), d
	}
	if !front && two && d.Why == "" {
		d = Doubt{Why: orders.TwoWays, Words: []string{"first"}} // in front, or for the first go
	}
	return at, d
}

// Without are the entries but those of some orders.
func Without(entries []Entry, gone map[*orders.Line]bool) (left []Entry) {
	for i := range entries {
		if !gone[&entries[i].Line] {
			left = append(left, entries[i])
		}
	}
	return left
}

// StandsBefore tells an order on file behind which candidates stand for when it is not there.
func (e *Entry) StandsBefore(line orders.Line) bool {
	return e.Old && len(e.Line.If) == 0 && slices.ContainsFunc(line.If, func(c orders.Condition) bool {
		return c.Kind == orders.OnOffer && c.Not && slices.Contains(e.Line.Order.Cards, c.Card)
	})
}

// OneOfSeveral tells a candidate on a sheet that is amended beside lists of which it may come in the place
// of any.
func OneOfSeveral(d *Draft, line orders.Line) bool {
	return d.Sheet.Amends && line.Order.Verb == orders.Buy && len(line.Order.Cards) == 1 && slices.ContainsFunc(d.Entries, func(e Entry) bool {
		return !e.Gone && e.Line.Scope == line.Scope && e.Line.Order.Verb == orders.Buy && len(e.Line.Order.Cards) > 1
	})
}

// IsOfGo tells candidates on file for a single go.
func (e *Entry) IsOfGo() bool {
	return e.Old && !e.Gone && e.Line.Order.Verb == orders.Buy && (e.Line.Scope == orders.Go1 || e.Line.Scope == orders.Go2)
}

// IsOpen tells candidates of the letter for every go, of which may be meant otherwise.
func (e *Entry) IsOpen() bool {
	return e.Line.Order.Verb == orders.Buy && e.Line.Scope == orders.EveryGo && !e.Old && !e.Gone && (!e.Line.Order.Nothing || len(e.Line.Order.Cards) > 0)
}

// HasOf tells whether a candidate on file stands once more in a list that is added to it.
func (e *Entry) HasOf(line orders.Line) bool {
	return e.Old && !e.Gone && (e.Line.Scope == line.Scope || e.Line.Scope == orders.EveryGo || line.Scope == orders.EveryGo) && e.Line.Order.Verb == line.Order.Verb && slices.ContainsFunc(e.Line.Order.Cards, func(c engine.Card) bool { return slices.Contains(line.Order.Cards, c) })
}

// Stood tells whether a choice on file is wanted once more, of a go of it or on a condition.
func (e *Entry) Stood(line orders.Line) bool {
	return e.Old && !e.Gone && len(e.Line.If) == 0 && e.Line.Order.Equal(line.Order) && (e.Line.Scope != line.Scope || len(line.If) > 0)
}

// AllAre tells whether all orders of the letter are of a kind, and none is proposed; several tells
// that they stand in more than one sentence.
func AllAre(d *Draft, kind func(*Entry) bool) (all, several bool) {
	first := (*Entry)(nil)
	for i := range d.Entries {
		e := &d.Entries[i]
		if e.Gone {
			continue
		}
		if !kind(e) || e.Proposal >= 0 {
			return false, false
		}
		if first == nil {
			first = e
		}
		several = several || e.Written != first.Written
	}
	return first != nil, several
}

// AreForAll tells whether all that stands is for every go.
func AreForAll(entries []Entry) bool {
	return !slices.ContainsFunc(entries, func(e Entry) bool { return !e.Gone && e.Line.Scope != orders.EveryGo })
}

// HeadsNothing tells a heading of every go, in words, in a line behind all orders, some of which are for one go:
// `go 1: Mine`, `these are for both goes`. Number is 0 for a heading that is not in words.
func HeadsNothing(d *Draft, heads []orders.Scope, line string, number int) bool {
	if number == 0 || len(heads) == 0 || strings.Count(line, " ") < 3 || heads[0] != orders.EveryGo && len(heads) < 2 || slices.ContainsFunc(d.Entries, func(e Entry) bool { return e.Number >= number }) {
		return false
	}
	return slices.ContainsFunc(d.Entries, func(e Entry) bool {
		return !e.Old && (e.Line.Scope == orders.Go1 || e.Line.Scope == orders.Go2)
	})
}

// Stays tells candidates on file of which the letter says that one stays; kept are those of which it does.
func (e *Entry) Stays(kept []engine.Card) bool {
	return e.Old && e.Line.Order.Verb == orders.Buy && slices.ContainsFunc(kept, func(c engine.Card) bool { return slices.Contains(e.Line.Order.Cards, c) })
}

// mostFiled is how many orders back a correction goes.
const mostFiled = 12

// Lists are the candidates that stand in turn, go by go, on no condition or on one.
func Lists(entries []Entry) [][]engine.Card {
	lists := make([][]engine.Card, orders.Standing+1)
	for i := range entries {
		if e := &entries[i]; !e.Gone && e.Line.Order.Verb == orders.Buy {
			lists[e.Line.Scope] = append(lists[e.Line.Scope], e.Line.Order.Cards...)
		}
	}
	return lists
}

// Filed are the orders that a correction may be of: those on file where there is a sheet and the letter
// does not amend it, else the last that it has so far, as far as they stand.
func Filed(d *Draft, onFile *orders.Sheet) (list []orders.Line) {
	if onFile != nil && !d.Sheet.Amends {
		return onFile.Lines
	}
	for i := max(0, len(d.Entries)-mostFiled); i < len(d.Entries); i++ {
		if !d.Entries[i].Gone {
			list = append(list, d.Entries[i].Line)
		}
	}
	return list
}
