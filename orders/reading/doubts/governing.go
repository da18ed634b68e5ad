package doubts

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
)

// A Governing is a line that was not understood and may govern orders of some kinds that stand below
// it; the zero one governs none.
type Governing struct {
	Line string // as written; "" for none

	kinds     told.Kinds
	strict    bool // it governs up to the next heading, and not to a blank line
	used      bool // an order was governed by it
	paragraph int  // in which it stands
}

// Governs is a line of a paragraph that may govern orders of some kinds, up to the next heading where
// it is strict.
func Governs(line string, kinds told.Kinds, strict bool, paragraph int) Governing {
	return Governing{Line: line, kinds: kinds, strict: strict, paragraph: paragraph}
}

// Takes tells whether it may govern orders of some kinds, or of none that is known, and remembers it.
func (g *Governing) Takes(kinds told.Kinds) bool {
	takes := g.Line != "" && (g.kinds&kinds != 0 || kinds == 0)
	g.used = g.used || takes
	return takes
}

// BelowHeading is what governs below a heading of a paragraph: that of a list of what is not wanted,
// go by go, as it did above.
func (g Governing) BelowHeading(paragraph int) Governing {
	if g.paragraph == paragraph && denies(g.Line) {
		return g
	}
	return Governing{}
}

// BelowBlank is what governs below a blank line.
func (g Governing) BelowBlank() Governing {
	if g.used && !g.strict {
		return Governing{}
	}
	return g
}

// denies tells the heading of a list of what is not to be bought.
func denies(text string) bool {
	t := marks.Tokens(text)
	return len(t) > 1 && len(t) <= mostDenying && t[len(t)-1].Is(":") && marks.Some(t, denials) && (len(t) == 2 || marks.Some(t, wanting))
}

// mostDenying is how many tokens such a heading has at most.
const mostDenying = 8

// Words of such a heading: of what is not, and of what is wanted.
var (
	denials = marks.Lows("not", "dont", "don't", "nicht", "no", "nie", "never", "avoid", "sell", "skip", "nunca", "evitar", "kein", "keine", "pas", "jamais")
	wanting = marks.Lows("buy", "buying", "purchase", "purchases", "build", "get", "take", "want", "wanted", "acquire", "list", "avoid", "sell", "skip", "comprar", "compres", "compro", "quiero", "construir", "kaufen", "kauf", "kaufe", "will", "mochte", "gewunscht", "acheter", "achete", "veux")
)
