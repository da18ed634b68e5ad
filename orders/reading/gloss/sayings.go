package gloss

import (
	"embed"
	"math"
	"strings"
	"sync"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file reads the phrases of a language.

//go:embed *.txt
var files embed.FS

// lists are the files by language. A line is what is said here, an equals sign, and what is
// said for it there, with commas between; one that begins with # is a theme.
var lists = [words.NumLanguages]string{words.Spanish: "spanish.txt", words.German: "german.txt", words.French: "french.txt"}

// A saying is a phrase of another language, place by place, and what it is called here. A
// % in it is a player, a # a number, a @ a card (the last one again where more are called than said); one that begins with ^ stands at the beginning of a
// clause only, one that ends in $ at its end. Behind a ? stands what is not plain without
// the words beside it; behind a < what is plain where one other player was named
// before it.
type saying struct {
	here        string // words, with blanks between
	begins      bool
	places      []place
	least, most int         // words that it has, by what is said at its places
	needs       marks.Sieve // the words that stand in every sentence that it fits
}

// A place of a phrase is what may be said there, of which one is; one of them may have no words.
type place [][]word

// A word of a phrase, as it is compared.
type word struct {
	low     string
	like    string // the one that is like it, for which others may stand; itself for most
	article bool   // at the end of a phrase nothing stands for it, since a card may stand behind it
}

// A book is the phrases of a language, by the words that they may begin with.
type book struct {
	begin   map[string][]*saying
	words   map[string]bool   // that stand in them
	numbers map[string]string // what a word that is a number is called here
}

// leastAlike is how many words a phrase has at least in which one that is like it stands for
// another: `wenn die Kohle nicht langt` is `wenn das Geld nicht reicht`.
const leastAlike = 3

// alike are the words by language that are like another one, behind which they stand in the file
// in a line that begins with a ~.
var alike = sync.OnceValue(func() (list [words.NumLanguages]map[string]string) {
	for language := words.English + 1; language < words.NumLanguages; language++ {
		list[language] = map[string]string{}
		for line := range strings.Lines(text(language)) {
			if one, others, ok := strings.Cut(line, ":"); ok && strings.HasPrefix(line, "~") {
				for _, other := range lows(others) {
					list[language][other] = lows(one[1:])[0]
				}
			}
		}
	}
	return list
})

// text is the file of a language.
func text(language words.Language) string {
	text, err := files.ReadFile(lists[language])
	if err != nil {
		panic(err) // it is a part of the program
	}
	return string(text)
}

// articles are words that are like many others.
var articles = marks.Lows("das", "ein", "la", "le")

// books are the phrases by language.
var books = sync.OnceValue(func() *[words.NumLanguages]book {
	var books [words.NumLanguages]book
	for language := words.English + 1; language < words.NumLanguages; language++ {
		b := &books[language]
		*b = book{map[string][]*saying{}, map[string]bool{}, map[string]string{}}
		for line := range strings.Lines(text(language)) {
			here, there, ok := strings.Cut(line, "=")
			if !ok || strings.HasPrefix(line, "#") {
				continue
			}
			here = strings.Join(lows(here), " ")
			for phrase := range strings.SplitSeq(there, ",") {
				phrase = strings.TrimSpace(phrase)
				b.add(newSaying(language, here, phrase))
				for _, tool := range mixed[language] {
					if strings.Contains(phrase, tool[0]) {
						b.add(newSaying(language, here, strings.ReplaceAll(phrase, tool[0], tool[1])))
					}
				}
			}
		}
	}
	return &books
})

// mixed are tools by what they are called there, and here: who reads our reports calls them so in his own language, too.
var mixed = [words.NumLanguages][][2]string{
	words.Spanish: {{"centro de convenciones", "convention center"}, {"torre de radio", "radio tower"}, {"empresa de mudanzas", "moving company"}, {"empresa de demolición", "demolition company"}, {"empresa de reformas", "renovation company"}, {"puerto", "harbour"}},
	words.German:  {{"kongresszentrum", "convention center"}, {"funkturm", "radio tower"}, {"fernsehsender", "tv station"}, {"umzugsfirma", "moving company"}, {"abrissfirma", "demolition company"}, {"renovierungsfirma", "renovation company"}, {"hafen", "harbour"}},
}

// newSaying is a phrase with alternatives: `wenn|falls es reicht`. An alternative of several words
// has _ between them; an empty one may be left out.
func newSaying(language words.Language, here, phrase string) *saying {
	phrase, begins := strings.CutPrefix(phrase, "^")
	s := &saying{here: here, begins: begins}
	for field := range strings.FieldsSeq(phrase) {
		var at place
		least, most, needs := math.MaxInt, 0, ^marks.Sieve(0)
		for one := range strings.SplitSeq(field, "|") {
			if field != one {
				one = strings.ReplaceAll(one, "_", " ")
			}
			choice := wordsOf(language, one)
			at = append(at, choice)
			least, most, needs = min(least, len(choice)), max(most, len(choice)), needs&needed(choice)
		}
		s.places = append(s.places, at)
		s.least, s.most, s.needs = s.least+least, s.most+most, s.needs|needs
	}
	return s
}

// wordsOf are the words of a phrase without alternatives.
func wordsOf(language words.Language, phrase string) (list []word) {
	row := lows(phrase)
	if language == words.German {
		row = apart(row)
	}
	for _, low := range row {
		one := word{low: low, like: low}
		if other := alike()[language][low]; other != "" {
			one.like, one.article = other, articles[other]
		}
		list = append(list, one)
	}
	return list
}

// needed are the words for which no other stands.
func needed(list []word) (needs marks.Sieve) {
	for _, one := range list {
		switch one.low {
		case "#", "%", "@", "?", "$", "<":
		default:
			if one.like == one.low {
				needs |= marks.SieveOf(strings.TrimSuffix(one.low, accent))
			}
		}
	}
	return needs
}

// forms are what a word of the phrase is compared as: as it is written where the phrase may be short, as
// the one that is like it where it may be long enough.
func (s *saying) forms(one *word) []string {
	switch {
	case s.most < leastAlike:
		return []string{one.low}
	case s.least >= leastAlike:
		return []string{one.like}
	}
	return []string{one.low, one.like}
}

// add puts a phrase behind those that begin as it may.
func (b *book) add(s *saying) {
	begins := func(low string) {
		if known := b.begin[low]; len(known) == 0 || known[len(known)-1] != s {
			b.begin[low] = append(known, s)
		}
		if s.most == 1 && numbers[s.here] && b.numbers[low] == "" {
			b.numbers[low] = s.here
		}
	}
	for i, mayBegin := 0, true; i < len(s.places); i++ {
		empty := false
		for _, choice := range s.places[i] {
			empty = empty || len(choice) == 0
			for at := range choice {
				for _, low := range s.forms(&choice[at]) {
					b.words[low] = true
					if mayBegin && at == 0 {
						begins(low)
					}
				}
			}
		}
		mayBegin = mayBegin && empty
	}
}

// lows are the words of a phrase, as they are compared.
func lows(phrase string) (row []string) {
	for _, field := range strings.Fields(phrase) {
		switch field {
		case "COMMA":
			row = append(row, ",")
		case "COLON":
			row = append(row, ":")
		case "#", "%", "@", "?", "$", "<":
			row = append(row, field)
		default:
			if strings.Contains(field, "_") {
				row = append(row, strings.ToLower(field)) // a verb of several words
				continue
			}
			for _, t := range marks.Tokens(field) {
				if hasAccent(t.Raw) {
					t.Low += accent
				}
				row = append(row, t.Low)
			}
		}
	}
	return row
}
