// Package clauses has what a sentence is found to say: orders for some goes, and changes of
// those on file or said before; and what the sentences before leave open. It reads the parts
// of one that are no order themselves: for which goes something is, and what is changed.
//
// It puts no order together: that is the matter of orders/reading/sentences, which goes on
// from clause to clause with what is known here (Scoper). Another way to say a change, or a
// go, enters here.
package clauses

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/changes"
)

// An Act is one order of a sentence.
type Act struct {
	Scopes  []orders.Scope // nil for those of the heading above
	Line    orders.Line    // its Scope is not set
	Instead bool           // it is for when the one before, of the same verb, cannot be
}

// Answers tells a sentence whose orders speak of those on file, and makes it one that corrects
// those, or adds to them.
func Answers(read *Reading, filed []orders.Line) bool {
	var said []orders.Line
	for i := range read.Acts {
		said = append(said, read.Acts[i].Line)
	}
	denies, behind := changes.Answers(said, filed)
	read.Corrects, read.Joins = read.Corrects || denies, read.Joins || behind
	return denies || behind
}

// Guarded are orders with what is not to be bought in some case in front of what is bought
// otherwise: `Forest, but under 10 coins nothing`, and totals of one tool in one order.
func Guarded(acts []Act) []Act {
	for i := 1; i < len(acts); i++ {
		one := acts[i]
		if !one.Line.Order.Nothing || one.Line.Order.Verb != orders.Buy || len(one.Line.Order.Cards) > 0 || len(one.Line.If) == 0 || one.Instead || slices.ContainsFunc(acts[:i], func(a Act) bool { return one.Line.IsRestOf(a.Line) }) {
			continue
		}
		at := slices.IndexFunc(acts[:i], func(a Act) bool {
			return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) > 0 && len(a.Line.If) == 0 && slices.Equal(a.Scopes, one.Scopes)
		})
		if at >= 0 {
			acts = slices.Insert(slices.Delete(slices.Clone(acts), i, i+1), at, one)
		}
	}
	return together(acts)
}

// together puts totals of one tool that are named apart into one order: the first of two would
// decide about those of the other, too.
func together(acts []Act) []Act {
	for i := 1; i < len(acts); i++ {
		one, before := acts[i].Line, acts[i-1].Line
		if verb := one.Order.Verb; verb != orders.Harbour && verb != orders.Reroll || before.Order.Verb != verb || acts[i].Instead || !slices.Equal(acts[i].Scopes, acts[i-1].Scopes) {
			continue
		}
		a, b := onlyOn(before), onlyOn(one)
		if a == 0 || b == 0 || a == orders.AllTotals || b == orders.AllTotals {
			continue
		}
		before.Order.Totals, before.If = a|b, nil
		acts = slices.Delete(slices.Clone(acts), i, i+1)
		acts[i-1].Line = before
		i--
	}
	return acts
}

// onlyOn are the totals on which an order counts that hangs on nothing else; 0 for any other.
func onlyOn(l orders.Line) orders.Totals {
	switch {
	case len(l.If) == 0:
		return l.Order.Totals
	case len(l.If) > 1 || l.If[0].Kind != orders.Rolled || l.If[0].Not:
		return 0
	}
	return l.Order.Totals & l.If[0].Totals
}

// An Amendment changes what is on file.
type Amendment struct {
	Scopes   []orders.Scope // nil for all
	From, To orders.Order   // cards by Cards, players by Player, dice by Dice; To is empty where From is dropped
	Drop     bool
	List     changes.Change // of the list of candidates, where there is one
}

// A Reading is what a sentence was found to say.
type Reading struct {
	Acts       []Act
	Scopes     []orders.Scope     // a heading: these, for the lines below too
	Turn       int                // a heading `turn N`; -1 for none
	Sticky     bool               // the scopes are a heading's, with orders behind it or not
	If         []orders.Condition // an `if …:` whose order must be in the next line
	Left       bool               // it was not read, for the letter is too long
	Past       bool               // it says what was
	Always     bool               // it says always
	Too        bool               // it says too: also on a 12
	Continues  bool               // it goes on with the list of the sentence before
	Loose      bool               // a number is left over, or a player behind what joins him to orders
	Told       bool               // a card, or another player, is named in it
	Carded     bool               // a card is named in it
	Plainly    bool               // ... in full
	Bagged     bool               // an order was read by its words, in whatever row
	Bares      bool               // a list of cards without a verb is in it
	Bare       bool               // `buy:`, its cards stand in the lines below
	Amendments []Amendment        // change A to B
	Same       *Reference         // same as go 1
	AsBefore   bool               // same as last turn
	Scoped     bool               // it names goes of its own
	Keeps      bool               // the rest stays as it was
	Joins      bool               // it amends the sheet on file: also …
	Corrects   bool               // correction: …
	Retracts   bool               // no wait: what was said before may not hold
	Round      bool               // no, the other way round
	Falls      bool               // no, otherwise this
	Doubt      string             // words that can be meant two ways
	Unknown    []string           // words that were not explained, as written
	Gaps       int                // tokens not explained
	Spelled    []orders.Spelling
	Several    []engine.Card        // cards of which a line named several copies
	Taken      []string             // what each token was taken for, for Explain
	Game       bool                 // something of the game is named in it
	Naming     bool                 // a card or an order is
	Heads      bool                 // it names goes, a turn or a round, and nobody knows why
	Governs    bool                 // a word that may turn round what stands beside it
	Chat       bool                 // a word of talk
	Wants      bool                 // a wish for something to buy
	Asks       bool                 // a word that asks for something
	Talk       bool                 // it asks for nothing: a question, or a statement
	Chain      [][]orders.Condition // conditions that an `otherwise` behind it turns round
}

// A Reference is another go of the same sheet.
type Reference struct {
	To    []orders.Scope // where the orders are wanted; nil for those of the heading above
	From  orders.Scope
	Near  bool // the go named last, whichever that is
	After int  // how many orders of the sentence stand before it

	Turned  bool          // the list the other way round
	Only    bool          // only the orders of Verb: same dice
	Verb    orders.Verb   // ... and of no other
	Without []engine.Card // candidates that are left out
}

// Whole tells whether every word was explained and none can be meant two ways.
func (r *Reading) Whole() bool { return r.Gaps == 0 && r.Doubt == "" }

// Empty tells whether nothing came of the sentence.
func (r *Reading) Empty() bool {
	return len(r.Acts) == 0 && len(r.Scopes) == 0 && r.Turn < 0 && len(r.If) == 0 && !r.Bare && len(r.Amendments) == 0 && r.Same == nil && !r.AsBefore
}

// A Context is what sentences before left open.
type Context struct {
	Chain   [][]orders.Condition // conditions that an `otherwise` turns round
	Else    bool                 // the sentence behind it begins with an `otherwise`
	If      []orders.Condition   // an `if …:` in the line above
	Listed  bool                 // a list of candidates stands before, which a joint goes on with
	Shopped bool                 // ... and orders of the dice or of who pays between
	Last    *orders.Order        // the last order before it; nil for none
	Place   int                  // how many candidates that list has
	Cards   []engine.Card        // ... and the last ones of it, when no condition stands before them
	Named   []engine.Card        // all candidates before it that are for the goes of the last one
	First   bool                 // nothing of the game stands before it in the letter
	OnFile  bool                 // a sheet is on file, which the letter may amend
	Filed   []orders.Line        // ... and its orders
	Keeps   bool                 // the letter says that the rest of it stays
	Every   bool                 // orders without goes are for every go
	Loose   bool                 // ... though goes were named directly before
	Headed  bool                 // the sentence stands below a heading of one go
	ForGood bool                 // ... or below one of standing orders
	Dropped bool                 // the sentence before dropped a candidate, and brought nothing
	Denied  bool                 // ... or took something back, and did not say what is to be instead
	TwoGo   bool                 // the writer has two goes in the turn
	Him     []engine.Seat        // the one other player whom the sentence before named; nil for none or several
}
