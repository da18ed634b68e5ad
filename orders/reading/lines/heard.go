package lines

import (
	"strings"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/spelling"
	"machipost/orders/reading/words"
)

// mostHeard is how many tokens of a letter tell its languages.
const mostHeard = 1500

// Hear learns which languages a letter is in, before its rows are put in another shape, and puts
// words that are misspelt as they are meant.
func (r *Letter) Hear(lines []Row) {
	for i := range lines {
		r.hear(lines[i].Tokens, &r.seen)
	}
	speller := spelling.Speller{Table: r.Grammar.Table, In: [words.NumLanguages]bool{words.English: true}}
	for language, n := range r.seen {
		speller.In[language] = speller.In[language] || n > 0
	}
	last := len(lines) - 1
	for last > 0 && len(lines[last].Tokens) == 0 {
		last--
	}
	for i, spelt := 0, 0; i < len(lines) && spelt <= mostHeard; i++ {
		spelt += len(lines[i].Tokens)
		t := lines[i].Tokens
		if i == last && r.below == "" {
			t = withoutName(t, i > 0)
		}
		for _, at := range speller.Mend(t) {
			r.tellSpelling(t, at)
		}
	}
}

// withoutName is the last row of a letter without the one word that may be its writer's name: `Two
// dice. Forrest`.
func withoutName(t []marks.Token, behind bool) []marks.Token {
	end := len(t)
	for end > 0 && t[end-1].Is(".", "!") {
		end--
	}
	if end > 0 && t[end-1].IsWord() && (end > 1 && t[end-2].Is(".", "!", "?") || end == 1 && behind) {
		return t[:end-1]
	}
	return t
}

// tellSpelling keeps which card a misspelt word belongs to.
func (r *Letter) tellSpelling(t []marks.Token, at int) {
	for from := max(0, at-marks.LongestName+1); from <= at; from++ {
		if c := r.Grammar.Table.FullCard(t, from); from+c.Tokens > at && c.Fits == nil {
			r.Spelled = append(r.Spelled, orders.Spelling{Written: marks.Written(t[from : from+c.Tokens]), Card: c.Card})
			return
		}
	}
}

// hear counts the words that only other languages have.
func (r *Letter) hear(tokens []marks.Token, seen *[words.NumLanguages]int) {
	if r.heard += len(tokens); r.heard > mostHeard {
		return
	}
	ours := words.AreOurs(tokens)
	for at := 0; at < len(tokens); at++ {
		if ours && words.IsAlike(tokens[at].Low) {
			continue
		}
		found := words.Find(tokens, at, func(m words.Meaning) bool { return !m.Shy })
		foreign := len(found.Means) > 0
		for _, m := range found.Means {
			foreign = foreign && m.Language != words.English
		}
		if foreign && (len(tokens[at].Low) > 3 || letters(tokens[at:at+found.Tokens]) >= 2*mostShy) {
			for _, m := range found.Means {
				seen[m.Language]++
			}
		}
		if c := r.Grammar.Table.FullCard(tokens, at); c.Tokens > 0 && c.Language != names.English && c.Strength == marks.Whole && c.Fits == nil {
			seen[c.Language]++
		}
		if at > 0 && tokens[at-1].Is("eines", "des", "meines") && isGenitive(r.Grammar.Table, tokens[at]) {
			seen[words.German]++
		}
	}
}

// isGenitive tells a German card with the ending of a genitive: `eines Bergwerks`.
func isGenitive(table *marks.Table, t marks.Token) bool {
	for _, end := range [...]string{"es", "s"} {
		low, cut := strings.CutSuffix(t.Low, end)
		if c := table.FullCard([]marks.Token{{Low: low, Raw: low, Number: -1}}, 0); cut && c.Tokens > 0 && c.Language == names.German && c.Strength == marks.Whole {
			return true
		}
	}
	return false
}

// mostShy is how many letters a word has that does not show its language.
const mostShy = 3

// letters is how many letters tokens have.
func letters(tokens []marks.Token) (n int) {
	for i := range tokens {
		n += len(tokens[i].Low)
	}
	return n
}
