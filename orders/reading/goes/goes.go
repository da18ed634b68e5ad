// Package goes finds which go the lines of a letter are for, where its writer may have two:
// by what he calls them, by numbers and places, behind an order as in front of it. What names
// a go becomes `go 1`, and stands in front of what is for it, where everybody knows it.
//
// It knows rows of tokens and no letter: where lines end, which of them are listed, and what
// stands on file are for orders/reading/lines. What enters are other words for goes and other
// places of them; what is done in a go does not.
package goes

import (
	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// A Finder finds the goes of one letter.
type Finder struct {
	Grammar *marked.Grammar
	Turn    int    // the postal turn to be resolved next
	TwoGoes bool   // the writer has two goes in it
	Numbers [2]int // of these in the turn, as reports tell them; 0 for none
}

// A Line is one of the letter: its words of the order language and its tokens, which are put
// in place.
type Line struct {
	Words  wording.Words
	Tokens []marks.Token
}

// NamesFirst tells whether a line names the first go.
func (f Finder) NamesFirst(t []marks.Token) bool {
	for at := range t {
		for _, m := range words.Find(t, at, f.Grammar.Speaks).Means {
			if m.Kind == words.Scope && m.Value == int(orders.Go1) {
				return true
			}
		}
	}
	return false
}

// ThenDice tells that only a number of dice stands behind a stop, for the second go: `One die
// first. Then two.`
func (f Finder) ThenDice(t []marks.Token, from, at int) bool {
	next := at + 1
	for next < len(t) && t[next].Is("and", "then", "y", "luego", "dann", "puis", "with", "just", "use", "roll") {
		next++
	}
	if !f.TwoGoes || next == at+1 || next >= len(t) || !t[next].Is("1", "2", "one", "two", "un", "uno", "dos", "einen", "zwei", "deux") || !t[at].Is(".") {
		return false
	}
	if next++; next < len(t) && t[next].Is("die", "dice", "dado", "dados", "wurfel") {
		next++
	}
	return (next == len(t) || t[next].Is(".")) && f.Rolls(t[from:at])
}

// Rolls tells whether a number of dice is in a row.
func (f Finder) Rolls(t []marks.Token) bool {
	for i := range t {
		for _, m := range words.Find(t, i, f.Grammar.Speaks).Means {
			if m.Kind == words.Dice || m.Kind == words.Single || m.Kind == words.Both {
				return true
			}
		}
	}
	return false
}
