// Package abroad reads a sentence of another language once more, said in the words of the
// rules: where all its words are known it is read like any other.
//
// It knows one sentence, and asks orders/reading/gist whether that is sure. What is said for
// what enters in orders/reading/gloss, not here.
package abroad

import (
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/gloss"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/words"
)

// mostTokens is how many tokens a sentence has at most that is said so.
const mostTokens = 120

// Read returns what a sentence of another language says of which read was understood, when
// all its words are known and it is sure what they say; else read. Nothing is made of one
// that can be meant two ways.
func Read(letter *lines.Letter, s lines.Sentence, now clauses.Context, read clauses.Reading) clauses.Reading {
	said, known := InOurWords(letter, s, now, &read)
	n := len(said.Tokens)
	if !known || read.Doubt != "" || said.Tokens[n-1].Is("?") && !said.Tokens[0].Is("can", "could", "may", "please") {
		return read
	}
	ours := OurWords(letter)
	again := letter.InOwnWordsOf(&ours, said.Tokens, now)
	again = gist.Surely(&ours, said.Tokens, now, again, false)
	if !again.Whole() || len(again.Acts) == 0 || again.Talk || again.Past || again.Left || now.Loose && !again.Scoped {
		return read
	}
	again.Taken = read.Taken
	return again
}

// InOurWords is a sentence of another language that was not read whole, in the words of the
// rules, and whether all of it was known; without tokens where nothing is to be said so.
func InOurWords(letter *lines.Letter, s lines.Sentence, now clauses.Context, read *clauses.Reading) (said lines.Sentence, known bool) {
	said = s
	if said.Tokens = nil; letter.Grammar.Foreign() && (!read.Whole() || read.Empty()) {
		said.Tokens, known = gloss.Say(letter.Grammar.Table, &letter.Grammar.Languages, s.Tokens, lines.NamesHim(&now))
	}
	return said, known && len(said.Tokens) > 0 && len(said.Tokens) <= mostTokens
}

// OurWords is the grammar of the rules' own language for a letter.
func OurWords(letter *lines.Letter) marked.Grammar {
	ours := marked.Grammar{Table: letter.Grammar.Table}
	ours.Languages[words.English] = true
	return ours
}
