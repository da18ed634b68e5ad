package words

import (
	"strings"
	"sync"
)

// This file keeps all phrases of the tables together, so that the longest at a place is found word by word.

// A tree is all phrases, word by word. Nothing in it but the words is a pointer: it is as
// large as all that is said, and stays.
type tree struct {
	words map[string]word
	in    [][NumLanguages]bool // by word, the languages in whose phrases it stands
	next  map[step]place
	begun []place // by word, where it leads from the root; root for nowhere
	first []int32 // by place, where its meanings begin; those behind it begin where they end
	means []Meaning
}

type (
	word  int32 // 0 for one that is in no phrase
	place int32 // of a tree
	step  struct {
		from place
		by   word
	}
)

// root is the place of no words.
const root place = 0

// phrases is the tree of all phrases. It is made when it is first asked for.
var phrases = sync.OnceValue(grow)

// grow builds the tree of all phrases.
func grow() *tree {
	t := &tree{words: map[string]word{}, in: make([][NumLanguages]bool, 1), next: map[step]place{}}
	var means [][]Meaning // by place
	for _, row := range Rows() {
		for language, cell := range row.Say {
			for _, phrase := range cut(cell) {
				t.plant(root, phrase.fields, nil, func(at place, said []string) {
					for len(means) <= len(t.next) {
						means = append(means, nil)
					}
					means[at] = withMeaning(means[at], Meaning{row.Value, row.Kind, Language(language), phrase.shy || isShy(said, Language(language))})
				})
				t.speak(phrase.fields, Language(language))
			}
		}
	}
	t.begun = make([]place, len(t.words)+1)
	n := 0
	for _, some := range means {
		n += len(some)
	}
	t.first, t.means = make([]int32, 0, len(means)+1), make([]Meaning, 0, n)
	for _, some := range means {
		t.first = append(t.first, int32(len(t.means)))
		t.means = append(t.means, some...)
	}
	t.first = append(t.first, int32(len(t.means)))
	for from, to := range t.next {
		if from.from == root {
			t.begun[from.by] = to
		}
	}
	return t
}

// plant makes the places of all that is said with what is left of a phrase, behind what is said
// already, and tells where each ends that has words.
func (t *tree) plant(at place, left [][]way, said []string, ends func(at place, said []string)) {
	if len(left) == 0 {
		if len(said) > 0 {
			ends(at, said)
		}
		return
	}
	for _, one := range left[0] {
		next := at
		for _, low := range one.words {
			next = t.grown(next, low)
		}
		t.plant(next, left[1:], append(said, one.words...), ends) // which nobody keeps
	}
}

// speak tells the language of all words of a phrase.
func (t *tree) speak(fields [][]way, in Language) {
	for _, field := range fields {
		for _, one := range field {
			for _, low := range one.words {
				t.in[t.words[low]][in] = true
			}
		}
	}
}

// grown is the place behind another by a word, which is made where there is none.
func (t *tree) grown(from place, text string) place {
	by, known := t.words[text]
	if !known {
		by = word(len(t.words) + 1)
		t.words[strings.Clone(text)] = by // and not all of the phrase with it
		t.in = append(t.in, [NumLanguages]bool{})
	}
	to, known := t.next[step{from, by}]
	if !known {
		to = place(len(t.next) + 1)
		t.next[step{from, by}] = to
	}
	return to
}

// withMeaning are the meanings of a place with one more, unless there is one that says it.
func withMeaning(means []Meaning, m Meaning) []Meaning {
	for _, other := range means {
		if other.Kind == m.Kind && other.Value == m.Value && (!other.Shy || m.Shy && other.Language == m.Language) {
			return means
		}
	}
	return append(means, m)
}

// shortest is how many letters a word needs to show the language of its letter.
const shortest = 4

// isShy tells a short word of a language that is not the rules' own: it may be another
// word of ours.
func isShy(said []string, l Language) bool {
	return l != English && len(said) == 1 && len(said[0]) < shortest
}
