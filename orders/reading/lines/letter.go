// Package lines makes sentences of a letter's text: rows of it are cut at line ends, what
// is wrapped, listed or stands in columns is put together, what stands behind a full stop
// is cut off. It settles what only all rows tell: the letter's languages, and whether `1:`
// is a go or a place in a list.
//
// It asks whether a row is an order, to know where one ends, and makes none. What the
// shape of a letter means enters here; what a sentence says, in orders/reading/sentences;
// what people call their goes, and where they name them, in orders/reading/goes.
package lines

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/sentences"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// Limits of a letter, after quoted mail and the signature are taken away.
const (
	MaxLines      = 200 // lines of it
	MaxLineLength = 500 // characters of a line
)

// A Letter is a text as lines, of whom and for which game.
type Letter struct {
	Names   []string // in seat order
	Me      engine.Seat
	Turn    int    // the postal turn to be resolved next
	TwoGoes bool   // the writer has two goes in it
	Numbers [2]int // of his goes in the turn; 0 for none
	OnFile  bool   // a sheet is on file, which the letter may amend
	Exact   *exact.Reader
	Grammar marked.Grammar

	TooLong []string          // lines that were left out, as they are shown
	Spelled []orders.Spelling // names of cards in which a word was misspelt
	Stops   int               // sentences that end with one, as far as was counted
	Listed  bool              // the sentence before was a list of candidates
	Keeps   bool              // the letter says that the rest of what is on file stays
	Adds    bool              // ... and that what it orders is added to it
	Kept    []engine.Card     // cards of which it says that they stay

	asked   wording.Words // what exactly was asked last
	told    exact.Finding
	spent   int                     // how many tokens were read in own words
	bulk    int                     // ... and how many were cut, or turned about to find what they may be
	weighed int                     // ... and weighed
	heard   int                     // how many tokens told the letter's languages
	seen    [words.NumLanguages]int // words of each of them

	below  string // what stands below a line `end`
	speech speech.Speech
	first  bool // a line names the first go
	Spoken bool // a line was read, of which another may put something right
	rolled bool // ... and one that says how many dice are rolled
	Named  bool // ... in which a card is named
	Headed bool // goes were named above lines, each with candidates of its own
}

// A Sentence is what stands between two full stops, or a whole row.
type Sentence struct {
	Text    string
	Words   wording.Words
	Tokens  []marks.Token
	Colon   bool // a colon ends it: what stands below belongs to it
	Strange bool // nobody knows what is meant by its row
}

// Exactly reads words in the order language; the last ones are remembered, for several
// ask. A Harbour alone behind a condition may be one to be bought: it is left to sentences.
func (r *Letter) Exactly(w wording.Words) exact.Finding {
	if len(w) == 0 || len(r.asked) != len(w) || &r.asked[0] != &w[0] {
		r.asked, r.told = w, r.Exact.Line(w)
		if n := len(w); n > 2 && w[n-2].Low == ":" && r.told.OK && r.told.Line.Order.Verb == orders.Harbour && len(r.told.Line.If) > 0 && names.Whole(w[n-1].Low) == engine.Harbour {
			r.told = exact.Finding{}
		}
	}
	return r.told
}

// mostRead is how many tokens of a letter are read in own words, each as often as it is
// looked at: several times as many as anybody wrote to be read, and few enough that no
// letter holds up others.
const mostRead = 1000

// mostBulk is how many tokens a letter may take to find what those that are not understood may be
// about, of which cutting it into sentences takes a part: more than anybody's letter, too.
const (
	mostBulk = 1500
	mostCut  = 6 // tokens that are cut for the work of turning one about
)

// InOwnWords reads a row of tokens, as long as the letter has not had its share.
func (r *Letter) InOwnWords(tokens []marks.Token, now clauses.Context) clauses.Reading {
	if r.spent += len(tokens) + len(tokens)*len(tokens)/(2*mostWhole); r.Spent() {
		return clauses.Reading{Turn: -1, Gaps: len(tokens), Game: true, Left: true, Taken: make([]string, len(tokens))}
	}
	return sentences.Read(&r.Grammar, tokens, now)
}

// InOwnWordsOf reads a row of tokens by another grammar, within the same share.
func (r *Letter) InOwnWordsOf(g *marked.Grammar, tokens []marks.Token, now clauses.Context) clauses.Reading {
	theirs := r.Grammar
	r.Grammar = *g
	read := r.InOwnWords(tokens, now)
	r.Grammar = theirs
	return read
}

// mostWeighed is how many tokens of a letter are weighed that were not read whole.
const (
	mostWeighed = 350
	mostWhole   = 60 // of a sentence that costs no more than its tokens
)

// Weighs tells whether a sentence of so many tokens may be weighed that was not read whole:
// a letter has its share of that, too.
func Weighs(r *Letter, tokens int) bool {
	r.weighed += tokens + tokens*tokens/mostWhole
	return r.weighed <= mostWeighed
}

// Since is a letter as it was, with the work that was done on it since.
func Since(was, now Letter) Letter {
	was.spent, was.bulk, was.weighed, was.heard = now.spent, now.bulk, now.weighed, now.heard
	return was
}

// Affords takes the work on so many tokens off the letter's share, and tells whether there was as much.
func Affords(r *Letter, tokens int) bool {
	r.bulk += tokens
	return !r.Spent()
}

// Spent tells whether the letter has had its share.
func (r *Letter) Spent() bool { return r.spent > mostRead || r.bulk > mostBulk }

// IsNothing tells `nothing` and `none`, alone.
func IsNothing(w wording.Words) bool { return w.Is("nothing") || w.Is("none") }

// NamesHim tells whether what stands before a sentence names one other player.
func NamesHim(now *clauses.Context) bool {
	return now.Him != nil || now.Last != nil && now.Last.Verb == orders.TV
}

// GoNumbers are the numbers of a player's goes in a turn, as reports tell them: of who has one, it is
// where he sits behind the first player; zero for none. all is how many players there are.
func GoNumbers(first, me engine.Seat, all int) (numbers [2]int) {
	if me < 0 || first < 0 {
		return numbers
	}
	numbers[0] = (int(me-first)+all)%all + 1
	if me == first {
		numbers[1] = all + 1
	}
	return numbers
}

// InTheLanguage writes the orders of a sentence in the order language and reads them again: there is told
// what an order may name. text is the sentence.
func InTheLanguage(r *Letter, read *clauses.Reading, by orders.Scribe, text string) (found []exact.Finding, bad []orders.Refused) {
	for _, act := range read.Acts {
		if act.Line.Order.Verb == orders.Buy && act.Line.Order.Nothing && len(act.Line.Order.Cards) == 0 && len(read.Acts) == 1 && slices.Equal(act.Scopes, []orders.Scope{orders.Standing}) && len(act.Line.If) == 0 {
			found = append(found, exact.Finding{})
			continue
		}
		f := r.Exact.Line(r.Exact.Plain(wording.Split(by.Write(act.Line).String())))
		if !f.Whole() {
			bad = append(bad, f.Refused...)
			if len(f.Refused) == 0 {
				bad = append(bad, orders.Refused{Why: orders.Unclear, Word: text})
			}
			return nil, bad
		}
		found = append(found, f)
	}
	return found, nil
}

// Parted is a sentence up to a sign in it, and what stands behind that: in brackets, or to its end. The first
// keeps the text of the whole.
func Parted(r *Letter, s Sentence, at int) (head, tail Sentence) {
	head, tail = s, s
	head.Tokens, tail.Tokens = s.Tokens[:at:at], s.Tokens[at+1:]
	if end := marks.Index(tail.Tokens, ")"); s.Tokens[at].Is("(") && end > 0 {
		head.Tokens, tail.Tokens = append(head.Tokens, tail.Tokens[end+1:]...), tail.Tokens[:end]
	}
	tail.Text = marks.Written(tail.Tokens)
	head.Words = alone(r.Exact.Plain(wording.Split(marks.Written(head.Tokens))))
	tail.Words = alone(r.Exact.Plain(wording.Split(tail.Text)))
	return head, tail
}

// Plainly are the sentences that one is as it is said plainly, a row of tokens each. Words that it does not hold
// are told as they are compared.
func Plainly(r *Letter, s Sentence, rows [][]marks.Token) (list []Sentence) {
	for _, row := range rows {
		row = slices.Clone(row)
		for i := range row {
			if row[i].Raw == "" {
				row[i].Raw, row[i].Glued = row[i].Low, row[i].Is(",")
			}
		}
		one := s
		one.Tokens, one.Text = row, marks.Written(row)
		one.Words = alone(r.Exact.Plain(wording.Split(one.Text)))
		list = append(list, one)
	}
	return list
}

// WarnOfGoes warns of goes in a sheet for a turn, 0 for an unknown one, that its player does not have: a
// second one, or extra ones in a game without the card that gives them.
func WarnOfGoes(s *orders.Sheet, turn int, second bool, game engine.Cards) {
	if len(s.In(orders.Go2)) > 0 && turn > 0 && !second {
		s.Warnings = append(s.Warnings, orders.Warning{About: orders.NoSecondGo, Number: turn})
	}
	if len(s.In(orders.ExtraGo)) > 0 && !game.Has(engine.AmusementPark) {
		s.Warnings = append(s.Warnings, orders.Warning{About: orders.NoExtraGoes})
	}
}
