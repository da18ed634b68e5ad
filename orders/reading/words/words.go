// Package words is what people say when they write orders, as tables: a row a meaning,
// a column a language, an example that is its own test. A new phrase is a word more in
// a column; a new language is a column more.
//
// In a cell phrases stand between commas. `a|b` is one word or the other, `a?` a word
// that may be missing. A phrase with a `~` before it is read in letters that hold
// another word of its language: `once` is eleven only among Spaniards. The longest
// phrase counts.
//
// No card, player or number written in digits may enter, and no sentence: what is made of
// phrases stands in orders/reading/parts and orders/reading/clauses.
package words

import (
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"

	"machipost/orders"
	"machipost/orders/reading/marks"
)

// A Kind is what a phrase is in a sentence.
type Kind uint8

// The kinds.
const (
	Empty   Kind = iota + 1 // says nothing: please, I'd like to
	Verb                    // begins an order; Value: an orders.Verb
	Denial                  // before a verb: don't, never, no
	Nothing                 // nothing, pass
	Always
	Never
	Richest
	And
	Or
	Joint  // between candidates: then, failing that
	Else   // otherwise
	If     // begins a condition
	Unless // begins one that must not hold
	Not    // within a condition
	With   // on a 6
	Scope  // Value: an orders.Scope, or BothGoes
	Prep   // before a scope, a player or an owner: in, on, to, of
	Turn   // turn 7
	Round  // round 7: which turn that is nobody knows
	Has    // owns
	HasNot // does not own
	Any    // have any
	Coins
	Dice
	Single   // one die
	Both     // both dice
	Roll     // I roll, it comes up
	Total    // the total is
	Doubles  // a double
	Landmark // landmarks
	Offered  // is on offer
	Gone     // is gone
	Bought   // has bought
	NotBought
	Afford   // enough for
	Least    // at least
	Most     // at most
	Over     // more than
	Under    // less than
	OrMore   // or more
	OrLess   // or less
	Exactly  // exactly
	To       // 6 to 9
	Between  // between 6 and 9
	But      // everything but
	Anything // everything
	Number   // Value: the number
	Ordinal  // Value: first, second
	For      // A for B
	Of       // of, from
	Same     // the same as another go
	AsBefore // the same as last turn
	Also     // amends the sheet on file
	Change   // change A to B
	Instead  // instead of A
	Drop     // not A
	Correct  // correction:
	Retract  // no wait, scratch that
	Governs  // only, except, until: may turn round what stands beside it
	Chat     // talk: hello, hope, yesterday
	Option   // use my: before a card that is a verb
	Break    // but: between whole orders
	Me       // I
	Acts     // a tool does: hits, goes off
	Alone    // leave 12 alone
	Keep     // the rest stays as it was
	Thus     // in that case: what was said before it holds
	Parity   // an even number; Value: the totals
	Stay     // of a roll: it is not thrown again
)

// Lack is the value of a Joint that says why the next candidate comes: an order of
// another kind behind it would hang on that.
const Lack = 1

// Premise is the value of an Empty that says why an order is concluded, and names a card.
const Premise = 2

// It is the value of a Has or HasNot that speaks of the card named last: `la tiene`.
const It = 1

// A Language is a column of the tables.
type Language uint8

// The languages.
const (
	English Language = iota
	Spanish
	German
	French
	NumLanguages
)

// A Column holds what one meaning is called in each language.
type Column [NumLanguages]string

// A Row is one meaning.
type Row struct {
	Kind    Kind
	Value   int
	Say     Column
	Example string // a sentence, with `~` for the phrase; "" where others show it
	Reads   string // what the example is in canonical form
}

// A Meaning is what a phrase was found to be.
type Meaning struct {
	Value    int
	Kind     Kind
	Language Language
	Shy      bool // counts only among other words of its language
}

// Buys tells a verb that begins an order to buy.
func (m Meaning) Buys() bool { return m.Kind == Verb && m.Value == int(orders.Buy) }

// A Phrase is what stands at a place: how many tokens it has, and what it may mean.
type Phrase struct {
	Tokens int
	Means  []Meaning
}

// May tells whether the phrase may mean something of one of these kinds.
func (p Phrase) May(kinds ...Kind) bool {
	return slices.ContainsFunc(p.Means, func(m Meaning) bool { return slices.Contains(kinds, m.Kind) })
}

// Find returns the longest phrase that the tokens at a place begin with; Tokens is 0
// for none. Phrases of a language that the letter is not in are passed over.
func Find(tokens []marks.Token, at int, in func(m Meaning) bool) Phrase {
	var best Phrase
	walk(tokens, at, func(n int, means []Meaning) {
		if means = allowed(means, in); len(means) > 0 {
			best = Phrase{n, means}
		}
	})
	return best
}

// Conditional tells tokens in which a condition stands.
func Conditional(tokens []marks.Token, in func(m Meaning) bool) bool {
	for at := range tokens {
		if found := Find(tokens, at, in); found.May(If, Unless) {
			return true
		}
	}
	return false
}

// Shorter returns the longest phrase of that kind that the tokens at a place begin with,
// though longer ones of other kinds do too; Tokens is 0 for none.
func Shorter(tokens []marks.Token, at int, kind Kind, in func(m Meaning) bool) Phrase {
	var best Phrase
	walk(tokens, at, func(n int, means []Meaning) {
		if means = allowed(means, in); slices.ContainsFunc(means, func(m Meaning) bool { return m.Kind == kind }) {
			best = Phrase{n, means}
		}
	})
	return best
}

// walk finds all phrases at a place, the shortest first: how many tokens each has, and all that it
// means in any language.
func walk(tokens []marks.Token, at int, found func(n int, means []Meaning)) {
	t := phrases()
	here := root
	for n := at; n < len(tokens); n++ {
		by := t.words[tokens[n].Low]
		if by == 0 {
			return
		}
		if here == root {
			here = t.begun[by]
		} else {
			here = t.next[step{here, by}]
		}
		if here == root {
			return
		}
		if means := t.means[t.first[here]:t.first[here+1]]; len(means) > 0 {
			found(n-at+1, means)
		}
	}
}

// allowed are the meanings that are in a letter's languages; they are not copied where they stand
// together.
func allowed(means []Meaning, in func(m Meaning) bool) []Meaning {
	from := slices.IndexFunc(means, in)
	if from < 0 {
		return nil
	}
	to := from + 1
	for to < len(means) && in(means[to]) {
		to++
	}
	kept := means[from:to:to]
	for i := to; i < len(means); i++ {
		if in(means[i]) {
			kept = append(kept, means[i])
		}
	}
	return kept
}

// Rows returns the tables: a copy, for the language is not changed from outside.
func Rows() []Row {
	var all []Row
	for _, table := range tables {
		all = append(all, table...)
	}
	return all
}

// known are all words of the tables, and in which languages.
var known = sync.OnceValue(gather)

func gather() map[string]*[NumLanguages]bool {
	all := map[string]*[NumLanguages]bool{}
	add := func(low string, language int) {
		if all[low] == nil {
			all[strings.Clone(low)] = &[NumLanguages]bool{}
		}
		all[low][language] = true
	}
	t := phrases()
	for low, by := range t.words {
		in := t.in[by]
		all[low] = &in
	}
	for low, of := range byWord {
		for language := range of {
			if of[language] != 0 {
				add(low, language)
			}
		}
	}
	for low, places := range inBags {
		for _, of := range places {
			for language := range of {
				if of[language] != 0 {
					add(low, language)
				}
			}
		}
	}
	return all
}

// Each are all words of the tables, as they are compared, each with the languages that have it, which must
// not be changed.
func Each() iter.Seq2[string, *[NumLanguages]bool] { return maps.All(known()) }

// IsKnown tells whether a word of a language, as it is compared, is anywhere in the tables.
func IsKnown(low string, language Language) bool {
	of := known()[low]
	return of != nil && of[language]
}
