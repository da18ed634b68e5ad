package clauses

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A parse is a sentence being read.
type parse struct {
	*Grammar
	t       []marks.Token
	phrases []*words.Phrase // found so far, by place
	cards   []*marks.Card
	slips   int                // misspelt verbs looked for so far
	hiding  bool               // hiddenOpener is at work
	near    map[int]marks.Card // misspelt cards looked for so far, by place
	taken   []string
	now     Context
	out     Reading

	scopes    []orders.Scope     // of the clause being read; nil for the heading's
	held      []orders.Condition // conditions that stand before the clause
	idleScope bool               // goes were named and no order came since
	from      int                // where the conditions that are read begin
	unused    bool               // held were said and no order came since
	turned    bool               // an `otherwise` stands before it
	inList    bool               // what stands before is a list of candidates
	and       bool               // the last order is joined to the one before by `and`
}

// Read reads a sentence.
func (g *Grammar) Read(tokens []marks.Token, now Context) Reading {
	p := &parse{Grammar: g, t: tokens, now: now, phrases: make([]*words.Phrase, len(tokens)), cards: make([]*marks.Card, len(tokens)), taken: make([]string, len(tokens)), near: map[int]marks.Card{}}
	p.out.Turn = -1
	p.sentence()
	p.out.Taken = p.taken
	p.leftOver()
	p.judge()
	return p.out
}

// leftOver collects the words that nothing explained.
func (p *parse) leftOver() {
	for i := range p.t {
		if found := p.near[i]; found.Tokens > 0 && p.taken[i] != "" && p.taken[i] != "nothing" {
			p.out.Spelled = append(p.out.Spelled, Spelling{p.written(i, i+found.Tokens), found.Card})
		}
	}
	for i := 0; i < len(p.t); i++ {
		if p.taken[i] != "" {
			continue
		}
		if isMark(&p.t[i]) && !p.isTorn(i) {
			p.taken[i] = "nothing"
			continue
		}
		from := i
		for i+1 < len(p.t) && p.taken[i+1] == "" && !isMark(&p.t[i+1]) {
			i++
		}
		p.out.Gaps += i - from + 1
		p.out.Unknown = append(p.out.Unknown, p.written(from, i+1))
	}
}

// isTorn tells a dash behind a number, where another was to stand.
func (p *parse) isTorn(at int) bool {
	return p.t[at].Is("-") && p.t[at].Glued && at > 0 && p.t[at-1].Number >= 0
}

// isMark tells signs that mean nothing where no rule asks for them.
func isMark(t *marks.Token) bool {
	return t.Is(",", ".", "*", "#", "@", "(", ")", "~", "-", ":", ";", "'s", "|")
}

// judge looks for words by which a sentence that was not read is known.
func (p *parse) judge() {
	p.judgeConditions()
	for i := range p.t {
		if p.unexplained(i) && p.t[i].Is("go", "goes", "turn", "turns", "round", "roll", "standing", "turno", "zug", "runde", "coup") {
			p.out.Heads = true
		}
		switch {
		case p.t[i].Number >= 0:
			p.out.Game = true
		case p.card(i).Tokens > 0 && p.card(i).Strength < marks.Weak:
			p.out.Game, p.out.Naming = true, true
		case p.player(i, 3).Tokens > 0:
			p.out.Game = true
		}
		for _, m := range p.phrase(i).Means {
			p.judgeMeaning(m, p.unexplained(i))
		}
	}
}

// judgeConditions looks for words without an explanation between a condition and its
// order: without them it would be another condition.
func (p *parse) judgeConditions() {
	open := false
	for i := range p.t {
		switch as := p.taken[i]; {
		case strings.HasPrefix(as, "a condition"):
			open = true
		case strings.HasPrefix(as, "the order"):
			open = false
		case as == "" && open:
			p.out.Governs = true
		}
	}
}

// judgeMeaning looks at one meaning of a phrase.
func (p *parse) judgeMeaning(m words.Meaning, unexplained bool) {
	switch m.Kind {
	case words.Verb:
		p.out.Naming = p.out.Naming || m.Value != int(orders.Buy)
		p.out.Game = true
	case words.Scope, words.Turn, words.Round:
		p.out.Game, p.out.Heads = true, p.out.Heads || unexplained
	case words.Coins, words.Dice, words.Doubles, words.Landmark, words.Roll, words.Same, words.AsBefore:
		p.out.Game = true
	case words.Governs, words.If, words.Unless, words.Else, words.Denial, words.Not:
		p.out.Governs = p.out.Governs || unexplained
	case words.Chat:
		p.out.Chat = p.out.Chat || unexplained
	}
}

// unexplained tells a word that nothing explained.
func (p *parse) unexplained(at int) bool { return p.taken[at] == "" }

// written are tokens as they stand in the line, with a space where there was one.
func (p *parse) written(from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		if i > from && !p.t[i].Glued {
			b.WriteByte(' ')
		}
		b.WriteString(p.t[i].Raw)
	}
	return b.String()
}

// take explains tokens.
func (p *parse) take(from, to int, as string) {
	for i := from; i < to && i < len(p.t); i++ {
		p.taken[i] = as
	}
}

func (p *parse) phrase(at int) words.Phrase {
	if at >= len(p.t) {
		return words.Phrase{}
	}
	if p.phrases[at] == nil {
		p.Table.Work++
		found := words.Find(p.t, at, p.Speaks)
		p.phrases[at] = &found
	}
	return *p.phrases[at]
}

// Speaks tells whether the letter is in a meaning's language.
func (g *Grammar) Speaks(m words.Meaning) bool { return !m.Shy || g.Languages[m.Language] }

// is returns the meaning of that kind of the phrase at a place, and where it ends; 0
// for none.
func (p *parse) is(at int, kinds ...words.Kind) (words.Meaning, int) {
	found := p.phrase(at)
	for _, m := range found.Means {
		for _, kind := range kinds {
			if m.Kind == kind {
				return m, at + found.Tokens
			}
		}
	}
	return words.Meaning{}, 0
}

// sign tells whether the token at a place is one of these.
func (p *parse) sign(at int, lows ...string) bool { return at < len(p.t) && p.t[at].Is(lows...) }

func (p *parse) card(at int) marks.Card {
	if at >= len(p.t) {
		return marks.Card{}
	}
	if p.cards[at] == nil {
		found := p.Table.Card(p.t, at, p.isCommon)
		p.cards[at] = &found
	}
	return *p.cards[at]
}

// isCommon tells a word of the tables that no shortened name of a card may hold.
func (p *parse) isCommon(at int) bool {
	if !p.t[at].IsWord() {
		return false
	}
	found := words.Find(p.t[at:at+1], 0, p.Speaks)
	for _, m := range found.Means {
		if m.Kind != words.Verb && m.Kind != words.Governs && m.Kind != words.Chat && m.Kind != words.Retract {
			return true
		}
	}
	return false
}

func (p *parse) player(at, letters int) marks.Player {
	if at >= len(p.t) {
		return marks.Player{}
	}
	return p.Table.Player(p.t, at, letters)
}

// idle returns where a phrase ends that says nothing, and can be nothing else; 0 for
// none.
func (p *parse) idle(at int) int {
	_, end := p.is(at, words.Empty)
	if end == 0 {
		return 0
	}
	if _, other := p.is(at, words.Number, words.Single, words.Both, words.Under, words.Over, words.Else, words.Denial, words.Unless, words.Has, words.Always, words.Never, words.Nothing); other > 0 {
		return 0
	}
	return end
}

// skip passes over words that say nothing, and brackets round others.
func (p *parse) skip(at int) int {
	for at < len(p.t) {
		if p.player(at, 99).Whole && !p.sign(at, "a", "an", "the") {
			return at
		}
		if end := p.idle(at); end > 0 {
			p.take(at, end, "nothing")
			at = end
			continue
		}
		if end := p.remark(at); end > 0 {
			p.take(at, end, "a remark")
			at = end
			continue
		}
		if p.sign(at, "(", ")", "*", "#", "~", "?") {
			p.take(at, at+1, "nothing")
			at++
			continue
		}
		break
	}
	return at
}

// maxRemark is how many tokens a remark in brackets has.
const maxRemark = 25

// remark returns where a remark in brackets ends, or one behind a dash at the end of
// the sentence, if nothing of the game is in it; 0 for none.
func (p *parse) remark(at int) int {
	closing := ")"
	switch {
	case p.sign(at, "("):
	case p.sign(at, "-") && at > 0 && at+1 < len(p.t) && len(p.out.Acts) > 0 && !p.t[at].Glued:
		closing = ""
	default:
		return 0
	}
	for i := at + 1; i <= min(len(p.t), at+maxRemark); i++ {
		if i == len(p.t) || p.t[i].Low == closing || closing == "" && p.t[i].Is(".", ";") {
			if i == at+1 {
				return 0
			}
			return min(len(p.t), i+len(closing))
		}
		if !p.isTalk(i) {
			return 0
		}
	}
	return 0
}

// isTalk tells a token that has nothing of the game and turns nothing round.
func (p *parse) isTalk(at int) bool {
	if p.t[at].Number >= 0 || p.card(at).Tokens > 0 && p.card(at).Strength < marks.Weak || p.player(at, 3).Tokens > 0 || p.sign(at, "(") {
		return false
	}
	_, means := p.is(at, words.Verb, words.Scope, words.Turn, words.Round, words.Governs, words.If, words.Unless, words.Else, words.Denial, words.Not, words.Retract, words.Nothing,
		words.Same, words.AsBefore, words.Instead, words.Drop, words.Change, words.Ordinal, words.Joint, words.Always, words.Never, words.With)
	return means == 0
}

// commas passes over commas and the like between orders.
func (p *parse) commas(at int) int {
	for p.sign(at, ",", ".", "-", ";", ":") && !p.isTorn(at) {
		p.take(at, at+1, "a joint")
		at++
	}
	return at
}

func (p *parse) conditionText(c []orders.Condition) string {
	var list []string
	for i := range c {
		list = append(list, c[i].Kind.String())
	}
	return "a condition: " + strings.Join(list, ", ")
}

func cardName(c engine.Card) string { return c.String() }
