package lines

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/goes"
	"machipost/orders/reading/margins"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/tongues"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// A Row is a line of a letter, as written, as words of the order language and as
// tokens. One without any is blank.
type Row struct {
	Text      string
	Raw       string // with its tabs
	Width     int    // characters of its line, up to its end
	Words     wording.Words
	Tokens    []marks.Token
	Listed    bool // a bullet or a number stood before it
	numbered  int  // `1:`, `2:` before it; 0 for none
	Split     bool // a semicolon stands before it
	Behind    bool // it is the end of a line that is too long: no command, and not `end`
	Full      bool // the letter is wrapped, and the next line's first word had no place behind it
	Continues bool // ... and it goes on with the line before
	Cell      bool // a row of a table, or made of one: it goes on nowhere
	Strange   bool // nobody knows what is meant by it: the first row of a table, the title of a tool, a question
}

// Rows cuts a letter's text into lines, at line ends and semicolons, up to one
// that says `end`: what stands below is not read, but orders there are told. It tells
// whether they keep the limits. A line that is too long is left out and told.
func (r *Letter) Rows(text string) (lines []Row, tooLong bool) {
	text = strings.TrimRightFunc(text, unicode.IsSpace)
	above, split := 0, false // whether the line above ends in a semicolon, below which a paragraph goes on
	for line := range strings.Lines(text) {
		above += len(line)
		line = margins.WithoutLeaders(strings.TrimRight(boxes(pictured(unstruck(line))), "\r\n"))
		if strings.Contains(line, "|") {
			line = strings.ReplaceAll(line, ";", ",")
		}
		parts, width := leant(strings.Split(strings.TrimRight(line, "\r\n"), ";")), -1
		for k, part := range parts {
			width += utf8.RuneCountInString(part) + 1
			if k > 0 && k == len(parts)-1 && strings.TrimSpace(part) == "" {
				if split = true; len(lines) == MaxLines {
					return nil, true
				}
				continue
			}
			for i, part := range margins.InSentences(part, MaxLineLength) {
				if len(lines) == MaxLines {
					return nil, true
				}
				if utf8.RuneCountInString(part) > MaxLineLength {
					r.TooLong = append(r.TooLong, shortened(part))
					lines = append(lines, Row{})
					continue
				}
				row := r.Row(part)
				row.Behind = i > 0
				if !row.Behind && orders.End.Says(row.Words.Plain().Trimmed()) {
					r.below = strings.Join(parts[k+1:], "\n") + "\n" + text[above:]
					markFull(r, lines)
					return lines, false
				}
				row.Split, row.Width = (k > 0 || split && len(row.Tokens) > 0) && i == 0, width
				split = false
				lines = append(lines, row)
			}
		}
	}
	markFull(r, lines)
	return lines, false
}

// box is one to be ticked.
var box = regexp.MustCompile(`\[([ xX✓✔_]?)\]|\(( |[xX✓✔_])\)|([☐⬜☑☒✅])`)

// longestTicked is how many bytes a line with boxes has at most: nobody ticks less of a longer one
// than is still too long.
const longestTicked = 16 << 10

// boxes leaves what was ticked of a line with boxes, and what stands before them.
func boxes(line string) string {
	if len(line) > longestTicked || !strings.ContainsAny(line, "[(☐⬜☑☒✅") {
		return line
	}
	all := box.FindAllStringIndex(line, -1)
	if all == nil || strings.TrimSpace(line[all[len(all)-1][1]:]) == "" { // ticks behind what they are for
		return line
	}
	var left strings.Builder
	left.WriteString(line[:all[0][0]])
	joint := ""
	for i, one := range all {
		if strings.Trim(line[one[0]:one[1]], " _[]()☐⬜") == "" {
			continue
		}
		end := len(line)
		if i+1 < len(all) {
			end = all[i+1][0]
		}
		left.WriteString(joint + strings.TrimSpace(line[one[1]:end]))
		joint = ", "
	}
	return left.String()
}

// numberedWords are words to which a number before them belongs: `1. Zug` is no list.
var numberedWords = []string{"zug", "wurf", "durchgang", "wahl", "prioritat", "wunsch"}

// Row makes a Row of a line's text.
func (r *Letter) Row(part string) Row {
	text := strings.TrimSpace(strings.Map(printable, part))
	bare := unadded(r, wording.Unbullet(text))
	one := Row{Text: text, Raw: part, Words: alone(r.Exact.Plain(wording.Split(part))), Listed: bare != text}
	one.Tokens = marks.Tokens(bare)
	if len(one.Tokens) > 0 && bare != text && one.Tokens[0].Is(numberedWords...) {
		one.Tokens = marks.Tokens(strings.TrimLeft(text, "-*•· "))
	}
	if strings.Contains(part, "\t") && strings.TrimSpace(part) != "" {
		one.Tokens = marks.Tokens(strings.TrimSpace(part))
	}
	if len(one.Tokens) > 2 && one.Tokens[0].Number > 0 && one.Tokens[1].Is(":") {
		one.numbered = one.Tokens[0].Number
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

// Mark settles what only all lines tell: which languages the letter is in, and whether
// `1:` is a go or a place in a list.
func (r *Letter) Mark(lines []Row) {
	highest, finder := 0, r.goes()
	unsigned(r, lines)
	for i := range lines {
		lines[i] = headed(r, lines[i])
	}
	called := map[string]bool{}
	for _, name := range r.Names {
		called[names.Fold(name)] = true
	}
	for i, line := range lines {
		if i > 0 && endsInNumber(lines[i-1].Tokens) {
			lines[i].numbered = 0
		}
		r.Adds = r.Adds || r.OnFile && saysAdd(line.Tokens)
		lines[i].Tokens = genitives(line.Tokens, called)
		highest = max(highest, lines[i].numbered)
		r.first = r.first || r.TwoGoes && finder.NamesFirst(line.Tokens)
	}
	for language, n := range r.seen {
		r.Grammar.Languages[language] = n > 0
	}
	r.Grammar.Languages[words.English] = true
	if r.seen == ([words.NumLanguages]int{words.English: r.seen[words.English]}) {
		spelt := 0
		for i := range lines {
			if spelt += len(lines[i].Tokens); spelt <= mostHeard {
				lines[i].Tokens = r.spellOut(lines[i].Tokens)
			}
		}
	}
	r.speech = speech.Speech{In: r.Grammar.Languages, Card: r.card, Tool: r.tool, Player: r.player, Me: r.Writer, OnFile: r.OnFile}
	for i, spelt := 0, 0; i < len(lines) && spelt <= mostHeard; i++ {
		spelt += len(lines[i].Tokens)
		lines[i].Tokens = hummer{r}.unhummed(r.speech.Spell(lines[i].Tokens, r.Names))
	}
	if !ascends(lines) {
		highest = 0
	}
	r.speech.SpellTurn(len(lines), func(i int) []marks.Token { return lines[i].Tokens }, r.Turn, r.TwoGoes)
	callGoes(r, lines)
	for i := range lines {
		lines[i].Tokens = finder.Unannounced(lines[i].Tokens)
		if listed := finder.Enumerated(lines[i].Tokens, lines[i].Listed, r.first); len(listed) != len(lines[i].Tokens) {
			lines[i].Tokens, lines[i].numbered = listed, 0
		}
	}
	r.Keeps = r.OnFile && keeps(r, lines)
	two := highest == 2 && r.TwoGoes
	for i := range lines {
		switch n := lines[i].numbered; {
		case n == 0:
		case two || highest == 1:
			lines[i].Tokens = append(marks.Tokens("go "+lines[i].Tokens[0].Raw), lines[i].Tokens[1:]...)
		case highest > 2:
			lines[i].Tokens = lines[i].Tokens[2:]
		}
	}
}

// saysAdd tells whether `add that to my order` is in a line.
func saysAdd(t []marks.Token) bool {
	for at := range t {
		if t[at].Is("supplemented", "augmented") || at > 1 && at+2 < len(t) && t[at].Is("to", "in") && t[at-2].Is("add", "put", "include") && t[at+1].Is("my", "the") && t[at+2].Is("order", "orders", "list", "sheet") {
			return true
		}
	}
	return false
}

// genitives cuts the s off a player's name that stands before another word, as Germans
// write it: `Bobs Bergwerk`. Whoever is called by one word is in called.
func genitives(tokens []marks.Token, called map[string]bool) []marks.Token {
	for i := 0; i+1 < len(tokens); i++ {
		t := tokens[i]
		name, cut := strings.CutSuffix(t.Low, "s")
		if !cut || len(name) < 2 || len(name) < 3 && words.IsKnown(t.Low, words.English) || !tokens[i+1].IsWord() || called[t.Low] || !called[name] {
			continue
		}
		s := t
		t.Low, t.Raw, t.To = name, t.Raw[:len(t.Raw)-1], t.To-1
		s.Low, s.Raw, s.From, s.Glued = "'s", s.Raw[len(s.Raw)-1:], s.To-1, true
		tokens = slices.Concat(tokens[:i], []marks.Token{t, s}, tokens[i+1:])
	}
	return tokens
}

// Sentences cuts a row at full stops that are part of no name and no phrase.
func (r *Letter) Sentences(line Row) []Sentence {
	var list []Sentence
	said, from := 0, 0
	t := withoutShorts(line.Tokens)
	if line.Tokens = t; r.Spent() {
		return []Sentence{r.cut(line, 0, 0, len(t))}
	}
	Affords(r, len(t)/mostCut)
	for at := 0; at < len(t); at++ {
		if at > from && at+1 < len(t) && retracts(r, t, at) && says(t[from:at]) {
			if behind := r.address(t[from:at]); from+behind < at {
				list = append(list, r.cut(line, said, from, at))
				said = at
			}
			from = at
		}
		if mark := formal.GoesOn(r.Grammar.Table, t, from, at, line.Listed); mark != "" {
			line.Tokens = slices.Clone(t)
			t = line.Tokens
			if t[at].Low = mark; mark != formal.Answered {
				t[at].Raw = mark
			}
		}
		stop := t[at].Is(".", "?", ";") && (at+1 == len(t) || !t[at+1].Glued && !t[at+1].Is(","))
		if !stop || at > 0 && t[at-1].Number >= 0 && at == from+1 || r.within(t, at) || r.onlyGoes(t, at+1) || r.goes().ThenDice(t, from, at) || counts(r, t, at) || abbreviates(t, at) {
			continue
		}
		list = append(list, r.cut(line, said, from, at+1))
		said, from = at+1, at+1
	}
	if from < len(t) || len(t) == 0 {
		list = append(list, r.cut(line, said, from, len(t)))
	}
	if len(list) == 1 {
		list[0].Text, list[0].Words = line.Text, line.Words
	}
	if heard := len(list); heard > 1 {
		list = slices.CompactFunc(list, echoes)
		r.spent += (heard - len(list)) * len(list[0].Tokens) // to hear it again is work, too
	}
	answered(list)
	last, hopes := orders.EveryGo, formal.Hopes{}
	for i := 0; i < len(list) && !r.Spent(); i++ {
		pointing := hopes.Pointing(sober(list[i].Tokens), i+1 < len(list) && formal.Else(list[i+1].Tokens))
		plain := inPlainWords(r, untitled(r, uncried(r, pointing)))
		plain, last = goes.Pointed(r.goes(), goes.Lasting(r.goes(), plain), last)
		plain = r.goes().Dice(r.goes().Titled(plain), r.rolled, i > 0 && r.goes().IsGo(list[i-1].Tokens))
		r.rolled = r.rolled || r.goes().Rolls(plain)
		list[i].Tokens = r.goes().InFront(tongues.Turn(&r.speech, plain), r.first)
	}
	return list
}

// abbreviates tells the stop of `Moving Co. gives my Bakery to Bob`.
func abbreviates(t []marks.Token, at int) bool {
	return at > 1 && at+1 < len(t) && t[at].Is(".") && t[at-1].Is("co") && t[at-2].Is("moving", "demolition", "renovation") && t[at+1].Raw == strings.ToLower(t[at+1].Raw) && t[at+1].IsWord()
}

// echoes tells a sentence that is the one before it, cried out once more: `a Mine! a Mine!`
func echoes(a, b Sentence) bool {
	same := func(one, other marks.Token) bool { return one.Low == other.Low }
	return slices.EqualFunc(a.Tokens, b.Tokens, same) && slices.ContainsFunc(a.Tokens, func(t marks.Token) bool { return t.IsWord() })
}

// onlyGoes tells whether all that stands behind an exclamation is for which goes it is:
// `Stadium! on go 1`.
func (r *Letter) onlyGoes(t []marks.Token, at int) bool {
	for at < len(t) && t[at].Is(".") {
		at++
	}
	if at >= len(t) || !t[at].Is("in", "on", "for") {
		return false
	}
	for from := at; from < len(t); from++ {
		found := words.Find(t, from, r.Grammar.Speaks)
		if from+found.Tokens == len(t) && from <= at+1 && found.May(words.Scope) {
			return true
		}
	}
	return false
}

// says tells whether more than an exclamation stands in a part of a sentence.
func says(t []marks.Token) bool {
	for i := range t {
		if t[i].IsWord() && !t[i].Is("no", "hm", "hmm", "oh", "er", "um", "sorry", "oops", "wait", "ah", "actually", "well", "nope", "hang", "on") || t[i].Number >= 0 {
			return true
		}
	}
	return false
}

// mostCalled is how many words somebody is called by.
const mostCalled = 3

// address returns where `Sorry Max,` ends at the beginning of a sentence; 0 for none.
func (r *Letter) address(t []marks.Token) int {
	if len(t) == 0 || !t[0].Is("sorry", "hi", "hello", "hey", "dear", "oh", "oops", "ah") {
		return 0
	}
	for i := 1; i < min(len(t), mostCalled+2); i++ {
		switch named := r.Grammar.Table.AnyCard(t, i); {
		case t[i].Is(","):
			return i + 1
		case !t[i].IsWord() || named.Tokens > 0 || r.orders(t, i):
			return 0
		}
	}
	return 0
}

// orders tells whether a word of which orders are made stands at a place.
func (r *Letter) orders(t []marks.Token, at int) bool {
	return slices.ContainsFunc(words.Find(t, at, r.Grammar.Speaks).Means, func(m words.Meaning) bool {
		return slices.Contains([]words.Kind{words.Verb, words.Number, words.Dice, words.Single, words.Both, words.Scope, words.Nothing, words.Denial}, m.Kind)
	})
}

// longestName is how many tokens a name or phrase with a full stop in it has at most.
const longestName = 4

// within tells whether a full stop is part of a name or a phrase.
func (r *Letter) within(t []marks.Token, at int) bool {
	for from := max(0, at-longestName+1); from < at; from++ {
		if from > 0 && t[from].Number >= 0 && clocks[t[from-1].Low] {
			continue // see you at 8. Forest
		}
		if from+r.together(t, from) > at {
			return true
		}
	}
	return false
}

// clocks are words behind which a number is no place in a list.
var clocks = marks.Lows("at", "to", "till", "until", "by", "around", "about", "past", "of", "before", "after", "um", "bis", "gegen", "las", "vers")

// together is how many tokens are one name or phrase.
func (r *Letter) together(t []marks.Token, at int) int {
	if found := r.Grammar.Table.AnyCard(t, at); found.Tokens > 1 {
		return found.Tokens
	}
	if found := r.Grammar.Table.Player(t, at, marks.WholeName); found.Tokens > 1 {
		return found.Tokens
	}
	return words.Find(t, at, r.Grammar.Speaks).Tokens
}

// cut makes a sentence of some tokens; said is where it begins with whom it addresses.
func (r *Letter) cut(line Row, said, from, to int) Sentence {
	s := Sentence{Text: strings.TrimSpace(marks.Written(line.Tokens[said:to])), Tokens: line.Tokens[from:to], Strange: line.Strange}
	s.Words = alone(r.Exact.Plain(wording.Split(s.Text)))
	last := to - 1
	for last > from && line.Tokens[last].Is(".", "*") {
		last--
	}
	s.Colon = last >= from && line.Tokens[last].Is(":")
	return s
}
