package statements

import (
	"embed"
	"slices"
	"strings"
	"sync"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file reads the frames of a language.

// A file has sets of words, `name = word word`, and frames, one a line. In a frame stands a
// word, or several with | between them; &name, a word of a set; behind a ? what may be missing; and
//
//	_  whom or what the clause is about: up to six words, none of which asks
//	=  the same, of nothing of the game
//	@  another player       $  a card       #  a number
//	%  a verb of what was
//	§  a verb by which nothing is ordered   ¤  ... that ends in -ing
//	~  the rest of the clause: at least a word, no card, no player, nothing that chooses
//	^  the rest, in which nobody pays and nothing chooses
//	*  the rest, in which nothing asks
//	** the same, with no order behind it
//	!  the rest, whatever it is, but no condition
//	+  the rest is a frame itself
//
// A frame behind > stands only beside an order, and has no cards, numbers, dice or coins in it;
// one behind >> may have them. One behind ? begins a question.

//go:embed *.txt
var files embed.FS

// lists are the files by language.
var lists = [words.NumLanguages]string{"english.txt", "spanish.txt", "german.txt", "french.txt"}

// Kinds of slots.
const (
	literal = iota
	named
	plain
	player
	card
	number
	done
	idle
	ongoing
	quality
	doing
	anything
	reason
	everything
	clause
)

// kinds are those that a sign stands for.
var kinds = map[string]int{"_": named, "=": plain, "@": player, "$": card, "#": number, "%": done, "§": idle, "¤": ongoing, "~": quality, "^": doing, "*": anything, "**": reason, "!": everything, "+": clause}

// A slot is what stands at a place of a frame.
type slot struct {
	kind     int
	words    map[string]bool // of a literal
	optional bool
}

// A frame is how a clause is put that states something.
type frame struct {
	slots  []slot
	beside bool // only beside an order
	whole  bool // only at the beginning of a sentence
	fixed  bool // a saying: nothing but its words
	plays  bool // ... where it may speak of the game
	tells  bool // a frame stands in it
}

// A tongue is what is stated in a language.
type tongue struct {
	byFirst   map[string][]frame // those that begin with a word
	open      []frame            // the others
	questions []frame

	leads, joining, turning, reasons, ands, thus, sayings, bars map[string]bool // words before a clause, and between two
	selves, wishing, asking, chooses, pays                      map[string]bool // by which something may be asked for
	titles, finite, past, present                               map[string]bool
	owned, placing, doing, joints, whys, threats                map[string]bool
	ends                                                        []string // of verbs of what was
}

// isDone tells a verb of what was.
func (one *tongue) isDone(low string) bool {
	if one.past[low] {
		return true
	}
	for _, end := range one.ends {
		if len(low) > len(end)+2 && strings.HasSuffix(low, end) && !one.present[low] {
			return true
		}
	}
	return false
}

// tongues are the languages.
var tongues = sync.OnceValue(func() (list [words.NumLanguages]*tongue) {
	for language := range list {
		text, err := files.ReadFile(lists[language])
		if err != nil {
			panic(err) // it lies in the program itself
		}
		list[language] = parse(string(text))
	}
	return list
})

// parse reads a file.
func parse(text string) *tongue {
	one, sets := &tongue{byFirst: map[string][]frame{}}, map[string][]string{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "//") {
			continue
		}
		if name, list, ok := strings.Cut(line, " = "); ok && name != "" {
			sets[name] = append(sets[name], strings.Fields(list)...)
			continue
		}
		one.add(line, sets)
	}
	set := func(name string) map[string]bool { return marks.Lows(sets[name]...) }
	one.leads, one.joining, one.turning, one.reasons, one.ands = set("leads"), set("joining"), set("turning"), set("reasons"), set("ands")
	one.thus, one.sayings, one.bars = set("thus"), set("sayings"), set("bars")
	one.selves, one.wishing, one.asking, one.chooses, one.pays = set("selves"), set("wishing"), set("asking"), set("chooses"), set("pays")
	one.finite, one.past, one.present, one.owned, one.placing = set("finite"), set("past"), set("present"), set("owned"), set("placing")
	one.doing, one.joints, one.whys, one.threats = set("doing"), set("joints"), set("whys"), set("threats")
	one.titles, one.ends = set("titles"), sets["ends"]
	return one
}

// add adds the frame of a line.
func (one *tongue) add(line string, sets map[string][]string) {
	f := frame{}
	question := strings.HasPrefix(line, "? ")
	f.plays = strings.HasPrefix(line, ">> ")
	f.beside, f.whole = f.plays || strings.HasPrefix(line, "> "), strings.HasPrefix(line, "< ")
	if question || f.beside || f.whole {
		_, line, _ = strings.Cut(line, " ")
	}
	for _, word := range strings.Fields(line) {
		s := slot{optional: len(word) > 1 && strings.HasSuffix(word, "?")}
		word = strings.TrimSuffix(word, "?")
		kind, sign := kinds[word]
		switch {
		case sign:
			s.kind = kind
		default:
			var all []string
			for _, low := range strings.Split(word, "|") {
				if name, ok := strings.CutPrefix(low, "&"); ok {
					all = append(all, sets[name]...)
				} else {
					all = append(all, low)
				}
			}
			s.words = marks.Lows(all...)
		}
		f.slots = append(f.slots, s)
	}
	f.tells = slices.ContainsFunc(f.slots, func(s slot) bool { return s.kind == clause })
	f.fixed = !slices.ContainsFunc(f.slots, func(s slot) bool { return s.kind != literal })
	switch first := &f.slots[0]; {
	case question:
		one.questions = append(one.questions, f)
	case first.kind == literal && !first.optional:
		for low := range first.words {
			one.byFirst[low] = append(one.byFirst[low], f)
		}
	default:
		one.open = append(one.open, f)
	}
}
