// Package sentences makes orders of the sentences that people write. A sentence is a row
// of tokens; package marks tells the cards and players among them, package words the
// phrases. Here is the small grammar that puts them together: a sentence is scopes,
// conditions and orders in almost any order, an order is a verb with what belongs to it.
//
// Every token must be explained, by a name, a number, a phrase with a meaning, or one
// that says nothing. What is left over is told as Unknown, and what could be read
// without it is a guess, to be proposed and never filed. The grammar goes from left to
// right, looks ahead no further than a name or a bracket is long, and takes nothing
// back but a comma, so its work grows with the sentence's length.
//
// It knows one sentence and what the one before it left open (clauses.Context), not the letter.
// What an order may name is not its matter: what it makes is written in the order
// language and read again by orders/exact. A phrase enters in words, not here; here
// enters a way to put phrases together that nobody could read yet.
package sentences

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/words"
)

// Read reads a sentence: clause by clause, each from its verb; and, when that leaves a
// word over, by the words of each clause, in whatever row they stand.
func Read(g *marked.Grammar, tokens []marks.Token, now clauses.Context) clauses.Reading {
	row := parts.New(g, tokens)
	first := read(row, now, false)
	if front, _ := changes.Foremost(row.Written(0, len(tokens)), !now.OnFile || !first.Whole() || len(first.Acts) == 0); front {
		first.Doubt = "first" // of those on file, or in their place
		return first
	}
	if first.Whole() && !first.Empty() || first.Whole() && (first.Retracts || first.Joins || first.Corrects || first.Keeps) {
		return first
	}
	if second := read(row.Again(), now, true); len(second.Acts) > 0 && (second.Whole() || second.Gaps < first.Gaps && second.Bagged) {
		return second
	}
	return first
}

func read(row *parts.Arguer, now clauses.Context, bags bool) clauses.Reading {
	p := &parse{}
	p.Arguer, p.Now, p.bags = row, now, bags
	if now.TwoGo {
		p.Before = now.Last
	}
	p.Him = now.Him
	p.TwoGoes, p.Turning, p.Out.Turn = now.TwoGo, p.turning, -1
	p.sentence()
	unaskCoins(p)
	dearerLast(p)
	p.Out.Taken = p.Taken
	a, said := auditor{p}, talk.Teller{Arguer: p.Arguer}
	a.leftOver()
	a.judge()
	keepsRest(p, now)
	if front, _, _ := changes.Where(p.Written(0, len(p.T))); front && (p.Out.Keeps || now.Keeps) && now.First && len(p.Out.Acts) > 0 && p.Last.Verb == orders.Buy {
		p.Doubt = "first"
	}
	if now.OnFile && now.First && len(p.Out.Acts) > 0 {
		p.Out.Joins = p.Out.Joins || p.Sign(0, "ps") || p.Sign(0, "p") && p.Sign(2, "s") || (p.Last.Verb != orders.Buy || len(p.Out.Acts[0].Line.If) == 0) && changes.AsWell(p.Arguer)
		p.Out.Corrects = p.Out.Corrects || p.Last.Verb != orders.Buy && changes.Puts(p.T)
		if by := changes.Refers(p.Arguer, now.Filed); by != "" && !p.Out.Joins && !p.Out.Corrects && !p.Out.Keeps && !now.Keeps && len(p.Out.Amendments) == 0 {
			p.Out.Joins, p.Doubt = true, by
		}
	}
	for i := range p.T {
		p.Out.Always = p.Out.Always || p.Sign(i, "always", "siempre", "immer", "toujours", "jeweils", "stets", "throughout")
		p.Out.Too = p.Out.Too || p.Sign(i, "too", "also", "auch", "tambien", "aussi")
		p.Out.Past = p.Out.Past || said.WasOnce(i) && i < 4 || p.Sign(i, "was", "were", "had")
	}
	p.Out.Talk, p.Out.Asks, p.Out.Wants = said.Passes(), said.Asks(), said.Wants()
	if said.Narrates(p.Out.Gaps) {
		p.Out.Talk, p.Out.Heads, p.Out.Retracts, p.Out.Governs, p.Out.Acts, p.Out.Gaps = true, false, false, false, nil, max(1, p.Out.Gaps)
	}
	p.Out.Doubt, p.Out.Several = p.Doubt, p.Several
	return p.Out
}

// keepsRest tells what a sentence does to the sheet on file of which it says that it stays: what is
// bought comes in the place of that on file where only the rest of it does, and beside it where
// the sentence adds it; else nobody knows.
func keepsRest(p *parse, now clauses.Context) {
	if !p.Out.Keeps || !now.First || p.Out.Corrects && p.Out.Scoped {
		return
	}
	has := func(set map[string]bool) bool {
		return marks.Some(p.T, set)
	}
	buys := slices.IndexFunc(p.Out.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy })
	switch {
	case p.Out.Joins || has(adding) || changes.AsWell(p.Arguer):
		p.Out.Joins = true
	case buys < 0:
		p.Out.Corrects = len(p.Out.Acts)+len(p.Out.Amendments) == 0 && has(resting)
		p.Out.Joins = !p.Out.Corrects
	case len(p.Out.Acts[buys].Line.If) > 0 || !has(resting):
		p.Out.Joins, p.Doubt = true, "stays"
	default:
		p.Out.Corrects = true
	}
}

// adding are words for what comes beside what is there.
var adding = marks.Lows("add", "adding", "extra", "another", "additional", "too", "plus", "then", "fallback", "backup", "behind", "last", "end", "dann", "luego", "dazu", "ademas")

// resting are words for what is left of a sheet.
var resting = marks.Lows("else", "rest", "other", "others", "remainder", "otherwise", "demas", "resto", "ubrige", "andere", "sonst", "reste", "autres")

// An auditor looks at what was made of a sentence.
type auditor struct{ *parse }

// leftOver collects the words that nothing explained.
func (p *auditor) leftOver() {
	for i := range p.T {
		if found := p.Near[i]; found.Tokens > 0 && p.Taken[i] != "" && p.Taken[i] != "nothing" {
			p.Out.Spelled = append(p.Out.Spelled, orders.Spelling{Written: p.Written(i, i+found.Tokens), Card: found.Card})
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
		p.Out.Gaps += i - from + 1
		p.Out.Unknown = append(p.Out.Unknown, p.Written(from, i+1))
	}
}

// judge looks for words by which a sentence that was not read is known.
func (p *auditor) judge() {
	said := talk.Teller{Arguer: p.Arguer}
	p.judgeConditions()
	for i := range p.T {
		if p.unexplained(i) && p.T[i].Is("go", "goes", "turn", "turns", "round", "roll", "standing", "turno", "zug", "runde", "coup") && !(p.T[i].Is("goes", "turns") && i > 0 && p.Sign(i-1, "two", "2", "both", "dos", "zwei", "deux")) && !talk.Travels(said, i) {
			p.Out.Heads = true
		}
		switch {
		case p.T[i].Number >= 0:
			p.Out.Game = true
			who := p.PlayerAt(0, marks.WholeName)
			p.Out.Loose = p.Out.Loose || p.unexplained(i) && !said.Measures(i) && !(who.Tokens > 0 && who.Seat == p.Table.Me)
		case p.CardAt(i).Tokens > 0 && p.CardAt(i).Strength < marks.Weak && !said.IsBeside(i):
			p.Out.Game, p.Out.Naming, p.Out.Carded, p.Out.Told = true, true, true, true
			p.Out.Plainly = p.Out.Plainly || p.CardAt(i).Strength == marks.Whole || p.CardAt(i).Fits != nil
		case p.PlayerAt(i, 3).Tokens > 0 && (len(p.T) > 2 || p.PlayerAt(i, 3).Seat != p.Table.Me): // a signature is none
			p.Out.Game = true
			other := p.PlayerAt(i, marks.WholeName).Whole && p.PlayerAt(i, marks.WholeName).Seat != p.Table.Me
			p.Out.Told = p.Out.Told || other
			p.Out.Loose = p.Out.Loose || other && p.unexplained(i) && i > 2 && (p.Taken[0] == "a joint" || p.Taken[0] == "otherwise" || strings.HasPrefix(p.Taken[0], "a condition"))
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
			p.Out.Governs = true
		}
	}
}

// judgeMeaning looks at one meaning of a phrase.
func (p *auditor) judgeMeaning(m words.Meaning, unexplained bool) {
	switch m.Kind {
	case words.Verb:
		p.Out.Naming = p.Out.Naming || m.Value != int(orders.Buy)
		p.Out.Game = true
	case words.Scope, words.Turn, words.Round:
		p.Out.Game, p.Out.Heads = true, p.Out.Heads || unexplained && !(m.Kind == words.Scope && (m.Value == int(orders.EveryGo) || m.Value == words.BothGoes) && p.Sign(len(p.T)-1, ":"))
	case words.Coins, words.Dice, words.Doubles, words.Landmark, words.Roll, words.Same, words.AsBefore:
		p.Out.Game = true
	case words.Governs, words.But, words.If, words.Unless, words.Else, words.Denial, words.Not:
		p.Out.Governs = p.Out.Governs || unexplained
	case words.Chat:
		p.Out.Chat = p.Out.Chat || unexplained
	}
}

// unexplained tells a word that nothing explained.
func (p *auditor) unexplained(at int) bool { return p.Taken[at] == "" }
