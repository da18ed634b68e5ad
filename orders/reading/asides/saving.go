package asides

import (
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file reads a sentence by which a list of candidates only ends: nothing is bought if the last
// of them cannot be had, in whatever words.

var (
	// sparing are the words of who buys nothing, and nothing those of them that say so.
	sparing = marks.Lows("then", "just", "simply", "rather", "i", "id", "ill", "im", "we", "will", "would", "shall", "let", "me", "lets", "buy", "buying", "purchase", "take", "get", "nothing", "nowt", "nil", "none", "no", "not", "dont", "wont", "anything", "save", "saving", "up", "keep", "keeping", "hold", "hang", "on", "onto", "to", "wait", "pass", "skip", "it", "that", "go", "turn", "my", "the", "what", "have", "got", "ive", "money", "coins", "coin", "cash", "for", "later", "next", "time", "better", "days", "is", "be", "bought", "made", "a", "at", "all", "so", "and", "instead", "please", "pls", "sit", "tight", "fine", "ok", "lol", "else", "more", "further", ",", ".", "-",
		"nada", "compro", "compra", "compres", "comprar", "ahorro", "ahorrar", "guardo", "guardar", "espero", "paso", "el", "la", "dinero", "las", "monedas", "mis", "y", "entonces", "pues", "quedo", "como", "estoy", "prefiero", "mejor", "planto", "sin",
		"dann", "ich", "nichts", "nix", "gar", "kaufe", "kaufen", "spare", "sparen", "passe", "warte", "behalte", "mein", "meine", "geld", "munzen", "eben", "halt", "lieber", "und", "wird", "gekauft", "gespart", "rien", "jachete", "achete", "garde", "je", "alors", "mon", "argent")
	nothing = marks.Lows("nothing", "nowt", "nil", "none", "anything", "save", "saving", "keep", "keeping", "hold", "hang", "wait", "pass", "skip", "sit", "nada", "ahorro", "ahorrar", "guardo", "guardar", "espero", "paso", "planto", "nichts", "nix", "spare", "sparen", "passe", "warte", "behalte", "gespart", "rien", "garde")
	// owning are words of a card that somebody has, or has not.
	owning = marks.Lows("have", "has", "havent", "hasnt", "had", "own", "owns", "got", "no", "any", "tengo", "tiene", "habe", "hat", "kein", "keine", "keinen", "jai", "ai")
)

// saving is the reading of a sentence by which nothing is bought if the last candidate cannot be had:
// `If I can't afford the Harbour then just nothing, I'll save up`; false for any other.
func saving(g *marked.Grammar, t []marks.Token, now clauses.Context) (clauses.Reading, bool) {
	if !now.Listed || now.Last == nil || now.OnFile || len(now.Last.Cards) == 0 || now.Last.Nothing {
		return clauses.Reading{}, false
	}
	p := parts.New(g, t)
	at := 0
	for p.Sign(at, "and", "but", "or", "y", "und", "pero", "aber", "o", "oder", ",") {
		at++
	}
	end, lacks := 0, false
	if m, behind := p.Is(at, words.Joint); behind > at+2 && m.Value == words.Lack {
		end, lacks = behind, true
	} else if opener := words.Shorter(t, at, words.If, g.Speaks); opener.Tokens > 0 {
		end = at + opener.Tokens
	}
	if end == 0 {
		return clauses.Reading{}, false
	}
	last := now.Last.Cards[len(now.Last.Cards)-1]
	for !lacks || !p.Sign(end, ",", ":", "-", "then", "dann", "entonces") || !ends(p, end) {
		if end >= len(t) {
			return clauses.Reading{}, false
		}
		found := p.CardAt(end)
		class := g.ClassOf(t[end].Low)
		switch {
		case found.Tokens > 0 && found.Fits == nil && found.Card == last && !owning[t[end-1].Low] && !(p.Sign(end-1, "the", "a", "an", "el", "la", "den", "die", "das", "einen") && owning[t[end-2].Low]):
			end += found.Tokens
			continue
		case t[end].Number >= 0, found.Tokens > 0 && found.Strength < marks.Weak, class&(words.Fills|words.Had|words.Naught|words.Taken|words.Dear|words.Wants|words.Able) == 0 && !p.Sign(end, ",", "even", "tenga", "tengo"):
			return clauses.Reading{}, false
		}
		lacks = lacks || class&(words.Naught|words.Taken|words.Dear) != 0
		end++
	}
	return none(), true
}

// none is the reading of what buys nothing.
func none() clauses.Reading {
	return clauses.Reading{Turn: -1, Continues: true, Acts: []clauses.Act{{Line: orders.Line{Order: orders.Order{Verb: orders.Buy, Nothing: true}}}}}
}

// ends tells that from a place on is said that nothing is bought, and no more.
func ends(p *parts.Arguer, at int) bool {
	says := false
	for p.Sign(at, ",", ":") {
		at++
	}
	for ; at < len(p.T); at++ {
		if p.T[at].IsWord() && !sparing[p.T[at].Low] || p.T[at].Number >= 0 || p.Sign(at, "?", ":") {
			return false
		}
		says = says || nothing[p.T[at].Low]
	}
	return says
}
