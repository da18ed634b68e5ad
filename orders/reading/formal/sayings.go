package formal

import (
	_ "embed"
	"sync"

	"machipost/orders/reading/marks"
)

// This file has the phrases.

// stiffly has a line for each thing that is said: plainly, an equals sign, and what is written
// for it, as cells of orders/reading/words are: with commas between, `a|b` for either word and
// `a?` for one that may be missing. NAMED is a card, WHO a player and SUM a number, which stand
// where it is said plainly, too, one of several of a kind for each in their order; NAMED1 and WHO1
// are the first of them there, NAMED2 and WHO2 the second; TOOL is one of the cards that do something
// to others, whatever people call it; IDLE is a few words more that name none of them, and TALK such words none of
// which may turn round what stands beside them; ANY is whatever is said up to the next word, and
// stands where it is said plainly, too. What begins with ^ stands at the beginning of a clause
// only, what ends in $ at its end, what begins with ! is a whole sentence, and behind what ends
// in ~ stands no word that goes on with its clause. Behind nothing but an equals sign stands what
// says nothing. A line that begins with & is a name for choices: `&acts = works|comes_up`.
//
//go:embed formal.txt
var stiffly string

// chattily are the phrases of people who chat, in the same form.
//
//go:embed chatty.txt
var chattily string

// ofDice are those of dice, of what is thrown and of coins, in the same form.
//
//go:embed dice.txt
var ofDice string

// ofTools are those about the tools, in the same form.
//
//go:embed tools.txt
var ofTools string

// literally are those of people who speak it as they would their own, in the same form.
//
//go:embed calques.txt
var literally string

// ofTalkers are more of people who chat, of children and of those who have read nothing about how
// orders are written, in the same form.
//
//go:embed prose.txt
var ofTalkers string

// ofTimes are those of turns without a letter, of goes, and of conditions that are asked and answered
// (ANSWERED is the mark behind these), in the same form.
//
//go:embed times.txt
var ofTimes string

// A saying is a phrase, and what is plainly said for it.
type saying struct {
	there               []step
	here                []string
	begins, ends, whole bool
	apart               bool          // its clause does not go on behind it
	needs               []marks.Sieve // some word of each stands in every sentence that it fits
}

// A step is a place of a phrase: the words that may stand there, a row for each choice, and
// whether there need be none.
type step struct {
	choices [][]string
	maybe   bool
	next    []string // with which those behind it may begin, as firsts tells
}

// sayings are the phrases by their first words, in the order of the files.
var sayings = sync.OnceValue(func() map[string][]*saying {
	return phrases(stiffly + chattily + ofDice + ofTools + literally + ofTalkers + ofTimes)
})
