// Package abroad reads a sentence of another language once more, said in the words of the
// rules: where all its words are known it is read like any other.
//
// It knows one sentence, and asks orders/reading/asides whether that is sure. What is said for
// what enters in orders/reading/gloss, not here.
package abroad

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/gloss"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// mostTokens is how many tokens a sentence has at most that is said so.
const mostTokens = 120

// Read returns what a sentence of another language says of which read was understood, when
// all its words are known and it is sure what they say; else read. Nothing is made of one
// that can be meant two ways, but for which goes it is may be plainer in our words.
func Read(letter *lines.Letter, s lines.Sentence, now clauses.Context, read clauses.Reading) clauses.Reading {
	if read.Doubt != "" && !isPlainer(letter, read.Doubt) {
		return read
	}
	for _, row := range rows(letter, s, &read) {
		said, known := inOurWords(letter, row, now)
		if n := len(said); !known || said[n-1].Is("?") && !said[0].Is("can", "could", "may", "please") {
			continue
		}
		ours := OurWords(letter)
		again := letter.InOwnWordsOf(&ours, said, now)
		again = asides.Surely(&ours, said, now, again, false)
		if again.Whole() && (len(again.Acts) > 0 || again.Keeps || len(again.Amendments) > 0) && !again.Talk && !again.Past && !again.Left && (!now.Loose || again.Scoped) && !(now.OnFile && asksOffer(&again)) {
			again.Taken = read.Taken
			return again
		}
	}
	return read
}

// isPlainer tells a doubt of a sentence that may be plainer in our words: for which goes it is, what an
// otherwise is otherwise to, or what becomes of a card.
func isPlainer(letter *lines.Letter, doubt string) bool {
	if slices.Contains(plainer, strings.ToLower(doubt)) {
		return true
	}
	t := marks.Tokens(doubt)
	return letter.Grammar.Foreign() && len(t) > 0 && letter.Grammar.Table.FullCard(t, 0).Tokens == len(t)
}

var plainer = []string{"for which go", "a condition without an order", "conditions one behind the other", "otherwise", "es sei denn", "es sei denn ,", "los dos", "las dos", "ambos", "ambas", "beide", "les deux"}

// asksOffer tells an order that hangs on what is on offer: beside what is on file it may be another
// candidate.
func asksOffer(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool { return c.Kind == orders.OnOffer })
	})
}

// rows are the tokens of a sentence of another language that was not read whole, as they are
// and as they were written.
func rows(letter *lines.Letter, s lines.Sentence, read *clauses.Reading) [][]marks.Token {
	if !letter.Grammar.Foreign() || read.Whole() && !read.Empty() || len(s.Tokens) == 0 {
		return nil
	}
	list := [][]marks.Token{s.Tokens}
	if slices.ContainsFunc(s.Tokens, func(one marks.Token) bool { return len(one.Low) > 1 && strings.HasPrefix(one.Low, "?") }) {
		return list // it can be meant two ways
	}
	written := marks.Tokens(s.Text)
	if first, last := ends(s.Tokens); len(written) > 1 && written[0].Raw == first && written[len(written)-1].Raw == last && !slices.EqualFunc(written, s.Tokens, func(a, b marks.Token) bool { return a.Low == b.Low }) {
		list = append(list, written)
	}
	return list
}

// ends are the first and the last word of those that somebody wrote, in whatever row they stand.
func ends(t []marks.Token) (first, last string) {
	from, to := -1, -1
	for i := range t {
		if t[i].Raw == "" {
			continue
		}
		if from < 0 || t[i].From < t[from].From {
			from = i
		}
		if to < 0 || t[i].From > t[to].From {
			to = i
		}
	}
	if from < 0 {
		return "", ""
	}
	return t[from].Raw, t[to].Raw
}

// inOurWords are the tokens of another language in the words of the rules, and whether all of
// them were known.
func inOurWords(letter *lines.Letter, t []marks.Token, now clauses.Context) (said []marks.Token, known bool) {
	said, known = gloss.Say(letter.Grammar.Table, &letter.Grammar.Languages, t, lines.NamesHim(&now))
	if known && len(said) > 0 && len(said) <= mostTokens {
		said = formal.Plain(letter.Grammar.Table, said)
	}
	return said, known && len(said) > 0 && len(said) <= mostTokens
}

// InOurWords is a sentence of another language that was not read whole, in the words of the
// rules, and whether all of it was known; without tokens where nothing is to be said so.
func InOurWords(letter *lines.Letter, s lines.Sentence, now clauses.Context, read *clauses.Reading) (said lines.Sentence, known bool) {
	said = s
	said.Tokens = nil
	for _, row := range rows(letter, s, read) {
		tokens, all := inOurWords(letter, row, now)
		if all || said.Tokens == nil {
			said.Tokens, known = tokens, all
		}
		if known {
			break
		}
	}
	return said, known
}

// MayPart tells a German sentence that may be several in the words of the rules, a case each. Where a pronoun is left
// out it is not plain of whom the other case is.
func MayPart(letter *lines.Letter, s lines.Sentence) bool {
	return letter.Grammar.Languages[words.German] && len(s.Tokens) >= leastParted && len(s.Tokens) <= mostTokens && marks.Says(s.Tokens, ",", ";")
}

// Ours are the tokens of such a sentence in the words of the rules, and the grammar for them; false where some of
// it is not known.
func Ours(letter *lines.Letter, s lines.Sentence, now clauses.Context) (g marked.Grammar, t []marks.Token, known bool) {
	read := letter.InOwnWords(s.Tokens, now)
	one, known := InOurWords(letter, s, now, &read)
	return OurWords(letter), one.Tokens, known && MayPart(letter, s)
}

// leastParted is how many tokens such a sentence has at least.
const leastParted = 6

// SaysNothing tells a sentence of another language of which read was understood, and that says
// nothing in the words of the rules: a greeting, that the writer has two goes.
func SaysNothing(letter *lines.Letter, s lines.Sentence, now clauses.Context, read *clauses.Reading) bool {
	if len(read.Acts)+len(read.Amendments)+len(read.If) > 0 || read.Retracts || read.Same != nil || s.Colon {
		return false
	}
	said, known := InOurWords(letter, s, now, read)
	return known && !slices.ContainsFunc(said.Tokens, func(t marks.Token) bool {
		return t.Number >= 0 || t.IsWord() && !t.Is("please", "hello", "thanks", "sorry", "so", "and", "well") || t.Is(":")
	})
}

// OurWords is the grammar of the rules' own language for a letter.
func OurWords(letter *lines.Letter) marked.Grammar {
	ours := letter.Grammar
	ours.Languages = [words.NumLanguages]bool{}
	ours.Languages[words.English] = true
	return ours
}
