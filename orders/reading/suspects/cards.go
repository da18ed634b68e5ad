package suspects

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file tells cards that are bought and are only told of: thanks, purposes, farewells.

// bought tells a card that a line buys.
func bought(list []orders.Line, card engine.Card) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && slices.Contains(l.Order.Cards, card) })
}

// saysBye tells a card that is bought with a farewell to it.
func saysBye(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !has(list, orders.Buy) {
		return false
	}
	for at := 0; at+1 < len(t); at++ {
		if (t[at].Is("goodbye", "farewell", "adios", "tschuss") || at > 0 && t[at].Is("bye") && t[at-1].Is("bye")) && table.FullCard(t, at+1).Tokens > 0 {
			return true
		}
	}
	return false
}

// forgot tells a tool that is bought because it was forgotten.
func forgot(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	tool := slices.ContainsFunc(list, func(l orders.Line) bool {
		return l.Order.Verb == orders.Buy && slices.ContainsFunc(l.Order.Cards, func(c engine.Card) bool { return orders.VerbOf(c) != orders.Buy })
	})
	return tool && marks.Says(t, "forgot", "forgotten", "vergessen", "olvide") && !marks.Says(t, "buy", "want", "add", "kaufen", "compra", "comprar", "list", "candidate", "purchase")
}

// becomes tells a tool that is bought, and of which is said what it is to be.
func becomes(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 0; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 || found.Strength != marks.Whole {
			continue
		}
		at += found.Tokens - 1
		next := at + 1
		if found.Card != engine.ConventionCenter || next+1 >= len(t) || !(t[next].Is("is", "becomes", "copies", "be", "as", "will", "should") || t[next].Is("to") && t[next+1].Is("be", "become", "copy")) || marks.Says(t[next:min(len(t), next+4)], "bought", "purchased", "acquired") {
			continue
		}
		if slices.ContainsFunc(list, func(l orders.Line) bool {
			return l.Order.Verb == orders.Buy && slices.Contains(l.Order.Cards, found.Card)
		}) {
			return true
		}
	}
	return false
}

// isMine tells a mine that is no card: `it will be mine`.
func isMine(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !slices.ContainsFunc(list, func(l orders.Line) bool { return slices.Contains(l.Order.Cards, engine.Mine) }) {
		return false
	}
	for at := 1; at < len(t); at++ {
		if t[at].Raw == "mine" && t[at-1].Is("be", "is", "'s", "so", "for") && (at+1 == len(t) || !t[at+1].IsWord() || t[at+1].Is("now", "too", "is", "soon")) {
			return true
		}
	}
	return false
}

// preferring are words by which one is put before another.
var preferring = marks.Lows("prefer", "preferred", "preference", "preferably", "priority", "better", "choice", "rather", "important", "favourite", "favorite", "prefiero", "preferiblemente", "mejor", "lieber", "bevorzugt", "vorzugsweise")

// prefers tells a card that is named twice, and is preferred, and is not the first.
func prefers(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !marks.Some(t, preferring) {
		return false
	}
	var seen engine.Cards
	for at := 0; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		if seen.Has(found.Card) {
			for i := range list {
				if cs := list[i].Order.Cards; list[i].Order.Verb == orders.Buy && len(cs) > 1 && slices.Contains(cs[1:], found.Card) && len(list[i].If) == 0 {
					return true
				}
			}
		}
		seen |= engine.CardsOf(found.Card)
		at += found.Tokens - 1
	}
	return false
}

// struck tells a card that was struck out, and is bought.
func struck(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !has(list, orders.Buy) {
		return false
	}
	for at := 1; at < len(t); at++ {
		if t[at].Is("deleted", "struck", "void", "removed", "cancelled", "canceled", "scratched", "withdrawn") && t[at-1].Is("(", "-", "[") || t[at].Is("crossed") && at+1 < len(t) && t[at+1].Is("out") && t[at-1].Is("(", "-", "[") {
			return true
		}
	}
	return false
}

// thanksFor tells a card for which somebody is thanked, or that the writer has, and buys.
func thanksFor(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 2; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		b := at - 1
		for b > 0 && t[b].Is("the", "a", "die", "das", "den", "la", "el", "my", "mi", "meine", "meinen", "mein", "eine", "einen", "ein", "una", "un") {
			b--
		}
		thanks := b > 0 && t[b].Is("for", "fur", "por", "uber", "mit", "to", "a") && (t[b-1].Is("thanks", "thank", "danke", "gracias", "dank", "freue", "mich") || b > 1 && t[b-1].Is("you") && t[b-2].Is("thank"))
		haves := b > 0 && t[b].Is("ich", "tengo", "have", "habe", "hab") && (b > 1 && t[b-1].Is("habe", "hab", "endlich", "finally", "fin", "i") || t[b].Is("tengo") && t[0].Is("por", "al", "ahora", "ya")) && marks.Says(t[:b+1], "endlich", "finally", "last", "fin", "jetzt", "now", "ahora", "already", "schon", "ya")
		if (thanks || haves) && bought(list, found.Card) {
			return true
		}
		at += found.Tokens - 1
	}
	return false
}

// purpose tells a card for which another one is bought, and that is bought, too.
func purpose(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 1; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		b := at - 1
		own := t[b].Is("my", "mi", "mis", "meine", "meinen", "mein", "mes", "mon", "ma", "zu")
		for b > 0 && t[b].Is("the", "die", "das", "den", "der", "dem", "la", "el", "los", "las", "my", "mi", "mis", "meine", "meinen", "mein", "meiner", "mes") {
			b--
		}
		why := t[b].Is("para", "fur", "despite", "trotz", "wegen", "aunque") || t[b].Is("for") && own && !(b > 0 && t[b-1].Is("go", "going", "opt", "settle", "went", "plan")) ||
			b > 0 && (t[b].Is("to", "a") && t[b-1].Is("thanks", "gracias") || t[b].Is("of", "vom", "von", "from") && t[b-1].Is("money", "coins", "geld", "dinero") || t[b].Is("de", "del") && t[b-1].Is("dinero"))
		if why && bought(list, found.Card) && !marks.Some(t[:b], asking) && (b == 0 || !t[b-1].Is("dice", "die")) {
			return true
		}
		at += found.Tokens - 1
	}
	return false
}

// losesAnother tells one more of a card for the second go, of which nothing was made: `a Bakery in the
// first go, and in the second another`.
func losesAnother(_ *marks.Table, t []marks.Token, list []orders.Line) bool {
	second, another := -1, false
	for at := range t {
		switch {
		case t[at].Is("second", "segunda", "segundo", "zweiten", "zweite", "zweiter", "deuxieme"):
			second = at
		case second >= 0 && (t[at].Is("another", "otra", "otro") || t[at].Is("noch", "one") && at+1 < len(t) && t[at+1].Is("eine", "einen", "eins", "more")):
			another = true
		}
	}
	if !another || !has(list, orders.Buy) {
		return false
	}
	return !slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && l.Scope != orders.Go1 })
}

// working are words of what a card does, behind its name.
var working = marks.Lows("works", "pays", "earns", "runs", "sails", "swims", "counts", "brings", "gives", "helps", "wakes")

// worksNow tells a card of which is said what it does since another stands, and that is bought: `I
// have the Harbour now, so the Mackerel Boat works`.
func worksNow(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 1; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		end := at + found.Tokens
		ends := end+1 == len(t) || end+1 < len(t) && (!t[end+1].IsWord() || t[end+1].Is("now", "too", "again", "at", "finally"))
		if end < len(t) && working[t[end].Low] && ends && marks.Says(t[:at], "so", "now", "then", "that") && !marks.Some(t[:at], asking) && bought(list, found.Card) {
			return true
		}
		at = end - 1
	}
	return false
}

// later tells a card that is wanted later.
func later(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if marks.Says(t, "sonst", "ansonsten", "wenn", "falls", "nichts", "reicht", "dann", "si", "oder") || !slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && l.Scope != orders.Standing }) {
		return false
	}
	for at := 0; at < len(t); at++ {
		next := func(n int, low ...string) bool { return at+n < len(t) && t[at+n].Is(low...) }
		switch {
		case next(0, "spare") && next(1, "ich", "noch", "auf"), next(0, "la", "lo") && next(1, "dejo") && next(2, ".", ",", "para") || next(0, "la", "lo") && next(1, "dejo") && at+2 == len(t),
			next(0, "antes") && next(1, "de") && next(2, "comprar"), next(0, "pronto") && next(1, "compro", "comprare"):
			return true
		}
	}
	return false
}

// radio tells a tool that is bought if a total is thrown, with a word that limits when it is used.
func radio(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool {
		return l.Order.Verb == orders.Buy && slices.Equal(l.Order.Cards, []engine.Card{engine.RadioTower}) && len(l.If) == 1 && l.If[0].Kind == orders.Rolled
	}) && marks.Says(t, "only", "nur", "solo") && !marks.Says(t, "buy", "kaufe", "compro", "want")
}

// namesAgain tells a card that is named once more for a condition of its own, which the whole list
// got: `Mine or Cafe, Cafe only if Bob has a Forest`.
func namesAgain(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && len(l.If) > 0 && len(l.Order.Cards) > 1 }) {
		return false
	}
	if at := marks.Index(t, "latter"); at > 0 {
		return true
	}
	only := marks.Index(t, "only", "nur", "solo")
	var seen engine.Cards
	for at := 0; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		if seen.Has(found.Card) && only > 0 && only >= at && only <= at+found.Tokens+1 {
			return true
		}
		seen |= engine.CardsOf(found.Card)
		at += found.Tokens - 1
	}
	return false
}

// striking are words by which a card is taken off the list.
var striking = marks.Lows("streich", "streiche", "vergiss", "quita", "borra", "delete", "strike")

// strikes tells a card that is to be struck from the list, and is bought.
func strikes(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !has(list, orders.Buy) {
		return false
	}
	for at := 0; at+2 < len(t); at++ {
		if t[at].Is("change", "turn", "reverse", "cambia", "andere") && t[at+1].Is("the", "el", "die") && t[at+2].Is("order", "orden", "reihenfolge") {
			return true
		}
	}
	for at := 0; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 || !bought(list, found.Card) {
			continue
		}
		b := at - 1
		for b > 0 && t[b].Is("the", "a", "die", "das", "den", "la", "el", "my", "mi", "meine", "meinen", "mein") {
			b--
		}
		end := at + found.Tokens
		if b >= 0 && striking[t[b].Low] || end+1 < len(t) && t[end].Is("ya") && t[end+1].Is("no") || end < len(t) && t[end].Is("fuera") {
			return true
		}
		at = end - 1
	}
	return false
}

// isEnough tells a card of which there are enough, and that is bought.
func isEnough(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 0; at < len(t); at++ {
		found := table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		end := at + found.Tokens
		enough := end < len(t) && t[end].Is("reicht", "genugt", "basta") || end+1 < len(t) && t[end].Is("is", "are") && t[end+1].Is("enough", "plenty")
		if enough && (at > 0 && t[at-1].Is("one", "eine", "ein", "una", "un") || marks.Says(t, "mir")) && bought(list, found.Card) && !marks.Some(t, asking) {
			return true
		}
		at = end - 1
	}
	return false
}

// givesHim tells a card that somebody is to get, and that is bought.
func givesHim(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 0; at+2 < len(t) && has(list, orders.Buy); at++ {
		if t[at].Is("give", "gib", "dale") && t[at+1].Is("him", "her", "ihm", "a", "la", "el") || t[at].Is("he", "she") && t[at+1].Is("gets") && t[at+2].Is("a", "an", "my", "the") && !marks.Some(t[:at], asking) {
			for i := at + 2; i < min(len(t), at+5); i++ {
				if found := table.FullCard(t, i); found.Tokens > 0 && bought(list, found.Card) {
					return true
				}
			}
		}
	}
	return false
}

// affirms tells a tool that is bought by a yes, or on a throw, where nothing is said of buying: `Convention
// Center yes, when I roll a 10`.
func affirms(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if len(list) != 1 || list[0].Order.Verb != orders.Buy || len(list[0].Order.Cards) != 1 || marks.Some(t, shopping) {
		return false
	}
	card := list[0].Order.Cards[0]
	if verb := orders.VerbOf(card); verb <= orders.Harbour || table.FullCard(t, 0).Card != card {
		return false
	}
	return marks.Says(t, "yes", "ja") && len(list[0].If) > 0
}

// shopping are words by which something is bought.
var shopping = marks.Lows("buy", "want", "get", "take", "need", "please", "like", "kaufe", "kaufen", "compro", "quiero", "else", "otherwise", "or")
