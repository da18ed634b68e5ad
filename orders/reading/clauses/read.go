package clauses

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/words"
)

// Read reads a sentence: clause by clause, each from its verb; and, when that leaves a
// word over, by the words of each clause, in whatever row they stand.
func (g *Grammar) Read(tokens []marks.Token, now Context) Reading {
	row := parts.New(&g.Grammar, tokens)
	first := g.read(row, now, false)
	if first.Whole() && !first.Empty() || first.Whole() && (first.Retracts || first.Joins || first.Corrects || first.Keeps) {
		return first
	}
	if second := g.read(row.Again(), now, true); len(second.Acts) > 0 && (second.Whole() || second.Gaps < first.Gaps && second.Bagged) {
		return second
	}
	return first
}

func (g *Grammar) read(row *parts.Arguer, now Context, bags bool) Reading {
	p := &parse{}
	p.Arguer, p.now, p.bags = row, now, bags
	if now.TwoGo {
		p.Before = now.Last
	}
	p.Him = now.Him
	p.TwoGoes, p.Turning, p.out.Turn = now.TwoGo, p.turning, -1
	p.sentence()
	p.out.Taken = p.Taken
	a, said := auditor{p}, talk.Teller{Arguer: p.Arguer}
	a.leftOver()
	a.judge()
	p.out.Joins = p.out.Joins || p.out.Keeps && now.First
	if front, _, _ := changes.Where(p.Written(0, len(p.T))); front && (p.out.Keeps || now.Keeps) && now.First && len(p.out.Acts) > 0 && p.Last.Verb == orders.Buy {
		p.Doubt = "first"
	}
	if now.OnFile && now.First && len(p.out.Acts) > 0 {
		p.out.Joins = p.out.Joins || p.Sign(0, "ps") || p.Sign(0, "p") && p.Sign(2, "s") || (p.Last.Verb != orders.Buy || len(p.out.Acts[0].Line.If) == 0) && changes.AsWell(p.Arguer)
		p.out.Corrects = p.out.Corrects || p.Last.Verb != orders.Buy && changes.Puts(p.T)
		if by := changes.Refers(p.Arguer, now.Filed); by != "" && !p.out.Joins && !p.out.Corrects && !p.out.Keeps && !now.Keeps && len(p.out.Amendments) == 0 {
			p.out.Joins, p.Doubt = true, by
		}
	}
	for i := range p.T {
		p.out.Always = p.out.Always || p.Sign(i, "always", "siempre", "immer", "toujours", "jeweils", "stets", "throughout")
		p.out.Too = p.out.Too || p.Sign(i, "too", "also", "auch", "tambien", "aussi")
		p.out.Past = p.out.Past || said.WasOnce(i) && i < 4 || p.Sign(i, "was", "were", "had")
	}
	p.out.Talk, p.out.Asks, p.out.Wants = said.Passes(), said.Asks(), said.Wants()
	if said.Narrates(p.out.Gaps) {
		p.out.Talk, p.out.Heads, p.out.Retracts, p.out.Governs, p.out.Acts, p.out.Gaps = true, false, false, false, nil, max(1, p.out.Gaps)
	}
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
		if p.T[i].IsMark() && !p.IsTorn(i) {
			p.Taken[i] = "nothing"
			continue
		}
		from := i
		for i+1 < len(p.T) && p.Taken[i+1] == "" && !p.T[i+1].IsMark() {
			i++
		}
		p.out.Gaps += i - from + 1
		p.out.Unknown = append(p.out.Unknown, p.Written(from, i+1))
	}
}

// judge looks for words by which a sentence that was not read is known.
func (p *auditor) judge() {
	said := talk.Teller{Arguer: p.Arguer}
	p.judgeConditions()
	for i := range p.T {
		if p.unexplained(i) && p.T[i].Is("go", "goes", "turn", "turns", "round", "roll", "standing", "turno", "zug", "runde", "coup") && !(p.T[i].Is("goes", "turns") && i > 0 && p.Sign(i-1, "two", "2", "both", "dos", "zwei", "deux")) && !talk.Travels(said, i) {
			p.out.Heads = true
		}
		switch {
		case p.T[i].Number >= 0:
			p.out.Game = true
			who := p.PlayerAt(0, 99)
			p.out.Loose = p.out.Loose || p.unexplained(i) && !said.Measures(i) && !(who.Tokens > 0 && who.Seat == p.Table.Me)
		case p.CardAt(i).Tokens > 0 && p.CardAt(i).Strength < marks.Weak && !said.IsBeside(i):
			p.out.Game, p.out.Naming, p.out.Carded, p.out.Told = true, true, true, true
			p.out.Plainly = p.out.Plainly || p.CardAt(i).Strength == marks.Whole || p.CardAt(i).Fits != nil
		case p.PlayerAt(i, 3).Tokens > 0 && (len(p.T) > 2 || p.PlayerAt(i, 3).Seat != p.Table.Me): // a signature is none
			p.out.Game = true
			other := p.PlayerAt(i, 99).Whole && p.PlayerAt(i, 99).Seat != p.Table.Me
			p.out.Told = p.out.Told || other
			p.out.Loose = p.out.Loose || other && p.unexplained(i) && i > 2 && (p.Taken[0] == "a joint" || p.Taken[0] == "otherwise" || strings.HasPrefix(p.Taken[0], "a condition"))
		}
		if said.IsArticle(i) {
			continue
		}
		for _, m := range p.PhraseAt(i).Means {
			if m.Kind != words.Verb || m.Value != int(orders.Roll) || m.Language == words.English || talk.Chooses(said) { // je joue
				p.judgeMeaning(m, p.unexplained(i))
			}
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
		p.out.Game, p.out.Heads = true, p.out.Heads || unexplained && !(m.Kind == words.Scope && (m.Value == int(orders.EveryGo) || m.Value == words.BothGoes) && p.Sign(len(p.T)-1, ":"))
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
