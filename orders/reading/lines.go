package reading

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// A row is a line of a letter, as written, as words of the order language and as
// tokens. One without any is blank.
type row struct {
	text     string
	raw      string // with its tabs
	words    wording.Words
	tokens   []marks.Token
	listed   bool // a bullet or a number stood before it
	numbered int  // `1:`, `2:` before it; 0 for none
	cell     bool // it was made of the cells of a table's row
}

// rows cuts a letter's text into lines, at line ends and semicolons, up to one
// that says `end`. It tells whether they keep the limits. A line that is too long is
// left out and told.
func (r *letter) rows(text string) (lines []row, tooLong bool) {
	for line := range strings.Lines(strings.TrimRightFunc(text, unicode.IsSpace)) {
		line = leaders.ReplaceAllString(strings.TrimRight(boxes(line), "\r\n"), "$1: $2")
		if strings.Count(line, "|") > 1 {
			line = strings.ReplaceAll(line, ";", ",")
		}
		for part := range strings.SplitSeq(strings.TrimRight(line, "\r\n"), ";") {
			if len(lines) == MaxLines {
				return nil, true
			}
			if utf8.RuneCountInString(part) > MaxLineLength {
				r.tooLong = append(r.tooLong, shortened(part))
				lines = append(lines, row{})
				continue
			}
			row := r.row(part)
			if orders.End.Says(row.words.Plain().Trimmed()) {
				return lines, false
			}
			lines = append(lines, row)
		}
	}
	return lines, false
}

// box is one to be ticked, with what stands behind it.
var box = regexp.MustCompile(`\[([ xX✓✔_]?)\]([^\[]*)`)

// leaders are the dots between a word of a table and what is said to it.
var leaders = regexp.MustCompile(`^(\s*\pL+(?: \pL+)?)\s*\.{2,}\s+(\S.*)$`)

// boxes leaves what was ticked of a line with boxes, and what stands before them.
func boxes(line string) string {
	if !box.MatchString(line) {
		return line
	}
	first := true
	return box.ReplaceAllStringFunc(line, func(one string) string {
		parts := box.FindStringSubmatch(one)
		if strings.Trim(parts[1], " _") == "" {
			return ""
		}
		joint := ", "
		if first {
			joint = ""
		}
		first = false
		return joint + strings.TrimSpace(parts[2])
	})
}

// shownLength is how many characters are shown of a line that is too long.
const shownLength = 60

func shortened(line string) string {
	runes := []rune(strings.TrimSpace(strings.Map(printable, line)))
	return string(runes[:min(len(runes), shownLength)]) + "..."
}

// numberedWords are words to which a number before them belongs: `1. Zug` is no list.
var numberedWords = []string{"zug", "wurf", "durchgang", "wahl", "prioritat", "wunsch"}

// row makes a row of a line's text.
func (r *letter) row(part string) row {
	text := strings.TrimSpace(strings.Map(printable, part))
	bare := wording.Unbullet(text)
	one := row{text: text, raw: part, words: alone(r.exact.Plain(wording.Split(part))), listed: bare != text}
	one.tokens = marks.Tokens(bare)
	if len(one.tokens) > 0 && bare != text && one.tokens[0].Is(numberedWords...) {
		one.tokens = marks.Tokens(strings.TrimLeft(text, "-*•· "))
	}
	if strings.Contains(part, "\t") && strings.TrimSpace(part) != "" {
		one.tokens = marks.Tokens(strings.TrimSpace(part))
	}
	if len(one.tokens) > 2 && one.tokens[0].Number > 0 && one.tokens[1].Is(":") {
		one.numbered = one.tokens[0].Number
	}
	return one
}

// printable makes control characters spaces: what was written is quoted back.
func printable(r rune) rune {
	if unicode.IsControl(r) || unicode.IsSpace(r) {
		return ' '
	}
	return r
}

// mark settles what only all lines tell: which languages the letter is in, and whether
// `1:` is a go or a place in a list.
func (r *letter) mark(lines []row) {
	seen := [words.NumLanguages]int{}
	highest := 0
	for i, line := range lines {
		if i > 0 && endsInNumber(lines[i-1].tokens) {
			lines[i].numbered = 0
		}
		lines[i].tokens = genitives(line.tokens, r.table.Names)
		r.hear(line.tokens, &seen)
		highest = max(highest, lines[i].numbered)
		r.keeps = r.keeps || r.table.OnFile != nil && r.saysKeep(line.tokens)
	}
	for language, n := range seen {
		r.grammar.Languages[language] = n > 0
	}
	r.grammar.Languages[words.English] = true
	if !ascends(lines) {
		highest = 0
	}
	two := highest == 2 && r.me >= 0 && r.table.firstPlayer(r.table.Turn) == r.me
	for i := range lines {
		switch n := lines[i].numbered; {
		case n == 0:
		case two || highest == 1:
			lines[i].tokens = append(marks.Tokens("go "+lines[i].tokens[0].Raw), lines[i].tokens[1:]...)
		case highest > 2:
			lines[i].tokens = lines[i].tokens[2:]
		}
	}
}

// endsInNumber tells a list of numbers that goes on in the next line: `if I roll 2, 4,`.
func endsInNumber(t []marks.Token) bool {
	return len(t) > 1 && t[len(t)-1].Is(",") && t[len(t)-2].Number > 0
}

// saysKeep tells whether `the rest stays` or `the Forest stays` is in a line.
func (r *letter) saysKeep(t []marks.Token) bool {
	for at := range t {
		for _, m := range words.Find(t, at, r.grammar.Speaks).Means {
			if m.Kind == words.Keep {
				return true
			}
		}
		if at > 0 && t[at].Is("stays", "stay") && r.grammar.Table.Card(t, at-1, func(int) bool { return false }).Tokens > 0 {
			return true
		}
	}
	return false
}

// genitives cuts the s off a player's name that stands before another word, as Germans
// write it: `Bobs Bergwerk`.
func genitives(tokens []marks.Token, players []string) []marks.Token {
	for i := 0; i+1 < len(tokens); i++ {
		t := tokens[i]
		name, cut := strings.CutSuffix(t.Low, "s")
		if !cut || len(name) < 3 || !tokens[i+1].IsWord() || isCalled(players, t.Low) || !isCalled(players, name) {
			continue
		}
		s := t
		t.Low, t.Raw, t.To = name, t.Raw[:len(t.Raw)-1], t.To-1
		s.Low, s.Raw, s.From, s.Glued = "'s", s.Raw[len(s.Raw)-1:], s.To-1, true
		tokens = slices.Concat(tokens[:i], []marks.Token{t, s}, tokens[i+1:])
	}
	return tokens
}

// isCalled tells whether a player has that name, of one word.
func isCalled(players []string, low string) bool {
	return slices.ContainsFunc(players, func(name string) bool { return names.Fold(name) == low })
}

// ascends tells whether the places before the lines of a list run upwards: else nobody
// knows whether they or the lines count.
func ascends(lines []row) bool {
	last := 0
	for _, line := range lines {
		if line.numbered > 0 && line.numbered != 1 && line.numbered < last || line.numbered == 1 && last > 2 {
			return false
		}
		last = max(line.numbered, 0)
	}
	return true
}

// mostHeard is how many tokens of a letter tell its languages.
const mostHeard = 1500

// hear counts the words that only other languages have.
func (r *letter) hear(tokens []marks.Token, seen *[words.NumLanguages]int) {
	if r.heard += len(tokens); r.heard > mostHeard {
		return
	}
	for at := 0; at < len(tokens); at++ {
		found := words.Find(tokens, at, func(m words.Meaning) bool { return !m.Shy })
		foreign := len(found.Means) > 0
		for _, m := range found.Means {
			foreign = foreign && m.Language != words.English
		}
		if foreign && len(tokens[at].Low) > 3 {
			for _, m := range found.Means {
				seen[m.Language]++
			}
		}
		if c := r.grammar.Table.Card(tokens, at, func(int) bool { return true }); c.Tokens > 0 && c.Language != names.English && c.Strength == marks.Whole && c.Fits == nil {
			seen[c.Language]++
		}
	}
}

// sentences cuts a row at full stops that are part of no name and no phrase.
func (r *letter) sentences(line row) []sentence {
	var list []sentence
	from := 0
	t := line.tokens
	for at := 0; at < len(t); at++ {
		stop := t[at].Is(".", "?", ";") && (at+1 == len(t) || !t[at+1].Glued && !t[at+1].Is(","))
		if !stop || at > 0 && t[at-1].Number >= 0 && at == from+1 || r.within(t, at) {
			continue
		}
		list = append(list, r.cut(line, from, at+1))
		from = at + 1
	}
	if from < len(t) || len(t) == 0 {
		list = append(list, r.cut(line, from, len(t)))
	}
	if len(list) == 1 {
		list[0].text, list[0].words = line.text, line.words
	}
	return list
}

// longestName is how many tokens a name or phrase with a full stop in it has at most.
const longestName = 4

// within tells whether a full stop is part of a name or a phrase.
func (r *letter) within(t []marks.Token, at int) bool {
	for from := max(0, at-longestName+1); from < at; from++ {
		if from+r.together(t, from) > at {
			return true
		}
	}
	return false
}

// together is how many tokens are one name or phrase.
func (r *letter) together(t []marks.Token, at int) int {
	if found := r.grammar.Table.Card(t, at, func(int) bool { return false }); found.Tokens > 1 {
		return found.Tokens
	}
	if found := r.grammar.Table.Player(t, at, 99); found.Tokens > 1 {
		return found.Tokens
	}
	return words.Find(t, at, r.grammar.Speaks).Tokens
}

// cut makes a sentence of some tokens.
func (r *letter) cut(line row, from, to int) sentence {
	var b strings.Builder
	for i := from; i < to; i++ {
		if i > from && !line.tokens[i].Glued {
			b.WriteByte(' ')
		}
		b.WriteString(line.tokens[i].Raw)
	}
	s := sentence{text: strings.TrimSpace(b.String()), tokens: line.tokens[from:to]}
	s.words = alone(r.exact.Plain(wording.Split(s.text)))
	last := to - 1
	for last > from && line.tokens[last].Is(".", "*") {
		last--
	}
	s.colon = last >= from && line.tokens[last].Is(":")
	return s
}
