package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells why something else is given away, `I want to keep the Ranch`, and that a Landmark
// stands.

// Words by which a card stays, and those beside them.
var (
	staying = marks.Lows("keep", "keeping", "kept", "stay", "stays", "staying", "remain", "remains", "hang", "cling", "behalte", "behalten", "bleibt", "bleiben", "quedarme", "quedo", "conservo", "conservar", "garde", "garder", "reste")
	besides = marks.Lows("i", "id", "ill", "im", "we", "want", "would", "like", "love", "prefer", "rather", "wish", "will", "shall", "intend", "going", "gonna", "wanna", "to", "for", "my", "our", "the", "a", "that", "it", "d", "ll", "m", "s", "'s", "with", "me", "where", "is", "are", "here", "home", "after", "all", "please", "thanks", "myself", "still", "on", "onto", "own", "think", "as", "because", "since", "you", "see", "open", "sorry", "just", "well", "ich", "mochte", "will", "lieber", "gern", "gerne", "den", "die", "das", "meinen", "meine", "mein", "bei", "mir", "namlich", "doch", "quiero", "prefiero", "me", "con", "la", "el", "las", "los", "mi", "mis", "conmigo", "je", "veux", "prefere", "le", "les", "ma", "mon", "mes", "chez", "moi")
)

// gives tells an order by which cards of the writer go, or close.
func gives(o orders.Order) bool {
	return o.Verb == orders.Swap || o.Verb == orders.Move || o.Verb == orders.Renovate || o.Verb == orders.Demolish
}

// Spared tells a sentence that only says which card stays, behind an order that gives another one
// away: `move Wheat Field to Bob. I want to keep the Ranch`.
func Spared(g *marked.Grammar, t []marks.Token, list []Said) bool {
	if !marks.Some(t, staying) {
		return false
	}
	named := 0
	for at := 0; at < len(t); at++ {
		found := g.Table.AnyCard(t, at)
		switch {
		case found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil:
			if named++; slices.ContainsFunc(list, func(e Said) bool {
				return slices.Contains(e.Line.Order.Cards, found.Card) || e.Line.Order.Verb == orders.Swap && e.Line.Order.Theirs == found.Card
			}) {
				return false // it is given away itself, or wanted
			}
			at += found.Tokens - 1
		case t[at].Number >= 0, t[at].Is("?", ":"), t[at].IsWord() && !besides[t[at].Low] && !staying[t[at].Low]:
			return false
		}
	}
	return named == 1 && slices.ContainsFunc(list, func(e Said) bool {
		return gives(e.Line.Order) && !e.Gone && !e.Doubted && !e.Line.Order.Nothing
	})
}

// Words of a Landmark that stands, and those beside them.
var (
	built = marks.Lows("up", "built", "there", "standing", "done", "finished", "ready", "complete", "completed", "open", "steht", "fertig", "gebaut", "construida", "construido", "lista", "listo", "construite", "construit")
	idle  = marks.Lows("the", "my", "our", "is", "'s", "s", "are", "now", "finally", "already", "at", "last", "and", "running", "ist", "jetzt", "schon", "endlich", "mein", "meine", "der", "die", "das", "esta", "ya", "mi", "la", "el", "ma", "mon", "le", "est", "deja", "enfin", "all", "so", "why", "not", "then", "anyway")
)

// stands tells a sentence that only says that a Landmark is built, and why not to use it where an
// order for that was said: `two dice. Train Station is up so why not`.
func stands(g *marked.Grammar, t []marks.Token, list []Said) bool {
	is := func(one marks.Token) bool { return one.Is("is", "'s", "s", "are", "ist", "esta", "est") }
	if !marks.Some(t, built) || !slices.ContainsFunc(t, is) {
		return false
	}
	verb, named, asks := orders.Buy, 0, false
	for at := 0; at < len(t); at++ {
		found := g.Table.AnyCard(t, at)
		switch {
		case found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil && found.Card.IsLandmark():
			verb = orders.VerbOf(found.Card)
			named++
			at += found.Tokens - 1
		case t[at].Is("why", "so", "not", "then"):
			asks = true
			if t[at].Is("not") && (at == 0 || !t[at-1].Is("why")) {
				return false
			}
		case t[at].Number >= 0, t[at].Is("?", ":"), t[at].IsWord() && !idle[t[at].Low] && !built[t[at].Low]:
			return false
		}
	}
	return named == 1 && (!asks || len(list) > 0 && list[len(list)-1].Line.Order.Verb == verb)
}
