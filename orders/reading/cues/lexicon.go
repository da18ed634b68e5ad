package cues

import (
	_ "embed" // the phrases
	"slices"
	"strings"
	"sync"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

//go:embed lexicon.txt
var phrases string

// An entry is a phrase of the lexicon.
type entry struct {
	words    []string
	class    Class
	language words.Language
	all      bool // of all languages
}

// lexicon are all phrases by their first word, the longest first.
var lexicon = sync.OnceValue(func() map[string][]entry { return learn(phrases) })

var tongues = map[string]words.Language{"en": words.English, "de": words.German, "es": words.Spanish, "fr": words.French}

// learn reads the lexicon, a line a class and language.
func learn(text string) map[string][]entry {
	all := map[string][]entry{}
	for line := range strings.Lines(text) {
		head, list, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		name, language, _ := strings.Cut(head, " ")
		for phrase := range strings.SplitSeq(list, ", ") {
			for _, list := range spelled(strings.Fields(phrase)) {
				all[list[0]] = append(all[list[0]], entry{list, classNames[name], tongues[language], language == "*"})
			}
		}
	}
	for _, list := range all {
		slices.SortStableFunc(list, func(a, b entry) int { return len(b.words) - len(a.words) })
	}
	return all
}

// contracted are words that end in an is or a has; its tokens are two where an apostrophe stands.
var contracted = marks.Lows("theres", "its", "thats", "hes", "shes", "whats", "heres", "whos", "wheres", "everybodys", "nobodys")

// spelled are the ways to write the words of a phrase: with an apostrophe and without.
func spelled(list []string) [][]string {
	if len(list) == 0 {
		return nil
	}
	all := [][]string{list}
	for i, word := range list {
		if contracted[word] {
			parted := slices.Concat(list[:i], []string{strings.TrimSuffix(word, "s"), "'s"}, list[i+1:])
			all = append(all, parted)
		}
	}
	return all
}

// fits tells whether an entry is what the tokens at a place say, in a language of the letter.
func (g *Finder) fits(e *entry, t []marks.Token, at int) bool {
	if !e.all && !g.Speaks[e.language] || len(e.words) > len(t)-at {
		return false
	}
	for i, word := range e.words {
		if t[at+i].Low != word {
			return false
		}
	}
	return true
}

// phrase is the longest phrase of the lexicon at a place, with all its classes.
func (g *Finder) phrase(t []marks.Token, at int) (set Classes, n int) {
	list := lexicon()[t[at].Low]
	for i := range list {
		if len(list[i].words) < n {
			break
		}
		if g.fits(&list[i], t, at) && !g.counts(&list[i], t, at) {
			n = len(list[i].words)
			set.Add(list[i].class)
		}
	}
	return set, n
}

// lesser are words of an amount that is less than one that was asked before, where none stands behind
// them, and thans those behind which it stands.
var (
	lesser = marks.Lows("less", "fewer", "menos", "weniger")
	thans  = marks.Lows("than", "als", "de", "que")
)

// counts tells words that are the beginning of an amount: `with fewer than 6`.
func (g *Finder) counts(e *entry, t []marks.Token, at int) bool {
	end := at + len(e.words)
	if e.class == Have && end < len(t) && e.words[len(e.words)-1] == "more" {
		return thans[t[end].Low]
	}
	if e.class != Else || end >= len(t) || !lesser[e.words[len(e.words)-1]] {
		return false
	}
	_, isLoose, is := g.value(t, end)
	return is && !isLoose || thans[t[end].Low]
}

// has is how many tokens a phrase of a class has at a place; 0 for none.
func (g *Finder) has(t []marks.Token, at int, c Class) int {
	if at >= len(t) {
		return 0
	}
	list := lexicon()[t[at].Low]
	for i := range list {
		if list[i].class == c && g.fits(&list[i], t, at) {
			return len(list[i].words)
		}
	}
	return 0
}

// Begins is how many tokens a noun of goes has at a place; 0 for none.
func (g *Finder) Begins(t []marks.Token, at int) int { return g.has(t, at, Go) }

// common tells a word that is no misspelt name: one of the lexicon, or of everyday life.
func (g *Finder) common(t []marks.Token, at int) bool {
	if _, n := g.phrase(t, at); n > 0 {
		return true
	}
	_, isNumber := counts[t[at].Low]
	return isNumber || g.Everyday(t[at].Low)
}
