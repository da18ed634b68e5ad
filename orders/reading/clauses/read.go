package clauses

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// Read reads a sentence.
func (g *Grammar) Read(tokens []marks.Token, now Context) Reading {
	p := &parse{}
	p.Arguer, p.now = parts.New(&g.Grammar, tokens), now
	p.TwoGoes, p.Turning, p.out.Turn = now.TwoGo, p.turning, -1
	p.sentence()
	p.out.Taken = p.Taken
	a := auditor{p}
	a.leftOver()
	a.judge()
	if p.out.Keeps && p.now.First {
		p.out.Joins = true
	}
	p.out.Talk, p.out.Asks, p.out.Wants = a.isTalk(), a.asks(), a.wants()
	p.out.Doubt, p.out.Several = p.Doubt, p.Several
	return p.out
}

// An auditor looks at what was made of a sentence.
type auditor struct{ *parse }

// leftOver collects the words that nothing explained.
func (p *auditor) leftOver() {
	for i := range p.T {
		if found := p.Near[i]; found.Tokens > 0 && p.Taken[i] != "" && p.Taken[i] != "nothing" {
			p.out.Spelled = append(p.out.Spelled, Spelling{p.Written(i, i+found.Tokens), found.Card})
		}
	}
	for i := 0; i < len(p.T); i++ {
		if p.Taken[i] != "" {
			continue
		}
		if isMark(&p.T[i]) && !p.IsTorn(i) {
			p.Taken[i] = "nothing"
			continue
		}
		from := i
		for i+1 < len(p.T) && p.Taken[i+1] == "" && !isMark(&p.T[i+1]) {
			i++
		}
		p.out.Gaps += i - from + 1
		p.out.Unknown = append(p.out.Unknown, p.Written(from, i+1))
	}
}

// isMark tells signs that mean nothing where no rule asks for them.
func isMark(t *marks.Token) bool {
	return t.Is(",", ".", "*", "#", "@", "(", ")", "~", "-", ":", ";", "'s", "|")
}

// judge looks for words by which a sentence that was not read is known.
func (p *auditor) judge() {
	p.judgeConditions()
	for i := range p.T {
		if p.unexplained(i) && p.T[i].Is("go", "goes", "turn", "turns", "round", "roll", "standing", "turno", "zug", "runde", "coup") {
			p.out.Heads = true
		}
		switch {
		case p.T[i].Number >= 0:
			p.out.Game = true
		case p.CardAt(i).Tokens > 0 && p.CardAt(i).Strength < marks.Weak:
			p.out.Game, p.out.Naming = true, true
		case p.PlayerAt(i, 3).Tokens > 0:
			p.out.Game = true
		}
		for _, m := range p.PhraseAt(i).Means {
			p.judgeMeaning(m, p.unexplained(i))
		}
	}
}

// judgeConditions looks for words without an explanation between a condition and its
// order: without them it would be another condition.
func (p *auditor) judgeConditions() {
	open := false
	for i := range p.T {
		switch as := p.Taken[i]; {
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
func (p *auditor) judgeMeaning(m words.Meaning, unexplained bool) {
	switch m.Kind {
	case words.Verb:
		p.out.Naming = p.out.Naming || m.Value != int(orders.Buy)
		p.out.Game = true
	case words.Scope, words.Turn, words.Round:
		p.out.Game, p.out.Heads = true, p.out.Heads || unexplained
	case words.Coins, words.Dice, words.Doubles, words.Landmark, words.Roll, words.Same, words.AsBefore:
		p.out.Game = true
	case words.Governs, words.But, words.If, words.Unless, words.Else, words.Denial, words.Not:
		p.out.Governs = p.out.Governs || unexplained
	case words.Chat:
		p.out.Chat = p.out.Chat || unexplained
	}
}

// unexplained tells a word that nothing explained.
func (p *auditor) unexplained(at int) bool { return p.Taken[at] == "" }
