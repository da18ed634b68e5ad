package gloss

import (
	"embed"
	"slices"
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

// A saying is a phrase of another language, as it is compared, and what it is called here. A
// % in it is a player, a # a number, a @ a card; one that begins with ^ stands at the beginning of a
// clause only, one that ends in $ at its end. Behind a ? stands what is not plain without
// the words beside it; behind a < what is plain where one other player was named
// before it.
type saying struct {
	there, here string // words, with blanks between
	begins      bool
	alike       bool        // a word of it may be another one that is like it
	needs       marks.Sieve // the words that stand in every sentence that it fits
}

// A book is the phrases of a language, sorted by their first words, and where those of each are.
type book struct {
	sayings []saying
	places  map[string][2]int32
}

// leastAlike is how many words a phrase has at least in which one that is like it stands for
// another: `wenn die Kohle nicht langt` is `wenn das Geld nicht reicht`.
const leastAlike = 3

// first is the first word of a phrase.
func (s *saying) first() string {
	word, _, _ := strings.Cut(s.there, " ")
	return word
}

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

// like are the words of a phrase with each that is like another one in its place.
func like(language words.Language, row []string) []string {
	for i, low := range row {
		other := alike()[language][low]
		switch {
		case other != "" && articles[other] && i+1 == len(row):
			row[i] = literal + low // a card may stand behind it
		case other != "":
			row[i] = other
		}
	}
	return row
}

// literal stands before a word of a phrase for which no other one stands that is like it, and
// articles are those that have many.
const literal = "!"

var articles = marks.Lows("das", "ein", "la", "le")

// needed are the words of a phrase for which no other stands.
func needed(row []string) (needs marks.Sieve) {
	for _, low := range row {
		switch low {
		case "#", "%", "@", "?", "$", "<":
		default:
			needs |= marks.SieveOf(strings.TrimSuffix(strings.TrimPrefix(low, literal), accent))
		}
	}
	return needs
}

// books are the phrases by language.
var books = sync.OnceValue(func() *[words.NumLanguages]book {
	var books [words.NumLanguages]book
	for language := words.English + 1; language < words.NumLanguages; language++ {
		var list []saying
		for line := range strings.Lines(text(language)) {
			here, there, ok := strings.Cut(line, "=")
			if !ok || strings.HasPrefix(line, "#") {
				continue
			}
			here = strings.Join(lows(here), " ")
			for several := range strings.SplitSeq(there, ",") {
				several, begins := strings.CutPrefix(strings.TrimSpace(several), "^")
				for _, phrase := range each(several) {
					row := lows(phrase)
					if language == words.German {
						row = apart(row)
					}
					if len(row) >= leastAlike {
						row = like(language, row)
					}
					if len(row) > 0 {
						list = append(list, saying{strings.Join(row, " "), here, begins, len(row) >= leastAlike, needed(row)})
					}
				}
			}
		}
		slices.SortStableFunc(list, func(a, b saying) int { return strings.Compare(a.first(), b.first()) })
		books[language] = bound(slices.Clip(list))
	}
	return &books
})

// bound are phrases that are sorted as a book.
func bound(sayings []saying) book {
	b := book{sayings, map[string][2]int32{}}
	for from, to := 0, 0; from < len(sayings); from = to {
		first := sayings[from].first()
		for to = from; to < len(sayings) && sayings[to].first() == first; to++ {
		}
		b.places[first] = [2]int32{int32(from), int32(to)}
	}
	return b
}

// beginning are the phrases that begin with a word.
func (b *book) beginning(first string) []saying {
	place := b.places[first]
	return b.sayings[place[0]:place[1]]
}

// each are the phrases that a phrase with alternatives stands for: `wenn|falls es reicht`. An
// alternative of several words has _ between them; an empty one may be left out.
func each(several string) []string {
	list := []string{""}
	for field := range strings.FieldsSeq(several) {
		var longer []string
		for one := range strings.SplitSeq(field, "|") {
			if field != one {
				one = strings.ReplaceAll(one, "_", " ")
			}
			for _, begun := range list {
				longer = append(longer, begun+" "+one)
			}
		}
		list = longer
	}
	return list
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
