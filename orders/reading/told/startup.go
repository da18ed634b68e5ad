package told

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells whether the Tech Startup is used, or wanted, and what a tool is named for.

// namesInvesting are words of a line that asks for it.
var namesInvesting = marks.Lows("invest", "invests", "investing", "investment", "coin", "moneda", "munze", "piece", "put", "add", "feed", "invierto", "invierte", "invertir", "investiere", "investieren", "always", "never")

// coined are words for coins, of which a condition may be.
var coined = marks.Lows("coins", "monedas", "munzen", "pieces")

// AsksToInvest tells a line that asks for it, by a word or by a colon behind the card.
func AsksToInvest(t []marks.Token) bool {
	for i := range t {
		if namesInvesting[t[i].Low] || t[i].Is(":") && i > 0 && t[i-1].Is("startup", "start-up", "up", "tecnologica", "technologique") {
			return true
		}
	}
	return false
}

// IsPair tells a line that begins with a card, behind a heading or none, and in which nothing but a
// comma stands between names.
func IsPair(g *marked.Grammar, t []marks.Token) bool {
	at := 1 + marks.Index(t, ":")
	return at < len(t) && g.Table.AnyCard(t, at).Tokens > 0 && marks.Says(t, ",") &&
		!marks.Says(t, "or", "then", "else", "otherwise", "failing", "/", ">")
}

// whens are words of a line that says of the Tech Startup only for when it is meant.
var whens = marks.Lows("this", "turn", "today", "tonight", "now", "time", "week", "round", "for", "the", "my", "in", "and", "then", "tech", "startup", "hoy", "este", "turno", "heute", "diese", "runde", "diesmal", "jetzt")

// WishesForIt tells a line with a word of wishing and none for a coin, `a Tech Startup please`, or
// with nothing but its name and for when that is: `this turn Tech Startup`.
func WishesForIt(t []marks.Token) bool {
	if when := slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("this", "today", "tonight", "now", "hoy", "este", "heute", "diesmal", "jetzt")
	}); when && !slices.ContainsFunc(t, func(one marks.Token) bool { return one.IsWord() && !whens[one.Low] }) {
		return true
	}
	return !marks.Some(t, coined) && slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("please", "pls", "want", "love", "like", "a", "get", "buy")
	})
}

// Needs tells a sentence with a clause of what the writer needs, which may be why he orders what
// stands before it: `swap my Wheat Field for Bob's Mine, I need the Bakery`.
func Needs(t []marks.Token) bool {
	for i := 2; i < len(t); i++ {
		if t[i].Is("need", "brauche", "necesito") && (t[i-1].Is("i") && !t[i-2].IsWord() || !t[i-1].IsWord() || t[i-1].Is("ich", "yo", "lo", "das", "die", "den")) {
			return true
		}
	}
	return false
}

// TheirPurse tells a sentence in which he or she has something: `hat sie weniger als 5 Münzen`.
func TheirPurse(t []marks.Token) bool {
	for i := 1; i < len(t); i++ {
		has, who := &t[i], &t[i-1]
		if who.Is("hat", "has", "tiene") {
			has, who = who, has
		}
		if has.Is("hat", "has", "tiene") && who.Is("er", "sie", "he", "she", "ella", "el") {
			return true
		}
	}
	return false
}

// Affirms tells a sentence in which a tool stands with a yes behind it, beside another with a
// no: whether it is wanted, or used, nobody knows.
func Affirms(t []marks.Token, tool string) bool {
	yes, no := false, false
	for i := 1; i < len(t); i++ {
		yes = yes || t[i].Is("yes", "si", "ja", "oui") && strings.HasSuffix(strings.ToLower(tool), t[i-1].Low)
		no = no || t[i].Is("no", "nein", "non") && t[i-1].IsWord()
	}
	return yes && no
}

// IsTopic tells whether a line that was read of a sentence, a tool and nothing else, may only say
// what the next line is of.
func IsTopic(said string, line, next orders.Line) bool {
	return len(line.Order.Cards) == 1 && strings.HasPrefix(strings.ToLower(said), strings.ToLower(line.Order.Cards[0].String())) &&
		gist.Confused(&clauses.Reading{Acts: []clauses.Act{{Line: line}, {Line: next}}})
}
