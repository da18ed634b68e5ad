package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells tools that may be bought, or used.

// Twice is the tool that is bought in a reading and used as well; NoCard for none.
func Twice(read *clauses.Reading) engine.Card {
	for _, a := range read.Acts {
		for _, card := range a.Line.Order.Cards {
			verb := orders.VerbOf(card)
			if a.Line.Order.Verb == orders.Buy && verb != orders.Buy && slices.ContainsFunc(read.Acts, func(b clauses.Act) bool {
				return b.Line.Order.Verb == verb && !(verb == orders.Roll && b.Line.Order.Dice == 1 && read.Turn < 0) // one die needs none
			}) {
				return card
			}
		}
	}
	return engine.NoCard
}

// besideDice tells a purchase that stands behind a comma and two dice for the Train Station: it may
// hang on that, too, or not: `if I have the Train Station, I roll two dice, and I buy a Forest`.
func (w watcher) besideDice(read *clauses.Reading) bool {
	for i := 1; i < len(read.Acts); i++ {
		dice, bought := &read.Acts[i-1].Line, &read.Acts[i].Line
		if dice.Order.Verb != orders.Roll || bought.Order.Verb != orders.Buy || len(bought.If) != 1 || bought.If[0].Kind != orders.Has || bought.If[0].Card != engine.TrainStation || !slices.Equal(dice.If, bought.If) {
			continue
		}
		for at := range w.t {
			if at > 0 && at+1 < len(w.t) && w.t[at].Is(",") && w.t[at+1].Is("and", "y", "und", "et") && (w.means(at-1, words.Dice) || w.t[at-1].Is("dice")) {
				return true
			}
		}
	}
	return false
}

// modal are words behind a tool that is to do something.
var modal = marks.Lows("must", "may", "should", "shall", "can", "will", "ought", "could", "might", "would", "wants", "needs", "loves", "cannot", "cant", "wont", "shouldnt", "gets", "takes", "has", "goes", "does")

// Acting is a tool that is bought in a reading, though words stand behind it by which it does
// something: `the Demolition Company may have the Harbour`; NoCard for none.
func Acting(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) engine.Card {
	twice := Twice(read)
	if !read.Bares && twice == engine.NoCard {
		return engine.NoCard
	}
	for i := range tokens {
		found := g.Table.FullCard(tokens, i)
		next := i + found.Tokens
		if found.Tokens > 0 && twice != engine.NoCard && found.Card == twice && next < len(tokens) && words.PlacesOf(tokens[next].Low).In(orders.VerbOf(twice), &g.Languages)&words.OfDoing != 0 {
			return twice // that the Renovation Company close …
		}
		if verb := orders.VerbOf(found.Card); found.Tokens > 0 && verb >= orders.TV && verb != orders.Invest && next+1 < len(tokens) && modal[tokens[next].Low] && buys(read, found.Card) && !tokens[next+1].Is("be", "do", "wait", "come", "please", "i", "we") {
			return found.Card
		}
	}
	return engine.NoCard
}

// BesideUse tells whether a tool that is bought is parted from what it does by a joint: `buy the
// TV Station and take from Bob`.
func BesideUse(g *marked.Grammar, tokens []marks.Token, tool engine.Card) bool {
	for i := range tokens {
		found := g.Table.FullCard(tokens, i)
		next := i + found.Tokens
		if found.Tokens > 0 && found.Card == tool && next+1 < len(tokens) {
			return tokens[next].Is("and", "or", "then", ",", ";", ".", "&", "+") && !tokens[next+1].Is("to")
		}
	}
	return false
}

// BuysPlainly tells whether a word is in a sentence by which cards are bought, and nothing else
// is asked for.
func BuysPlainly(tokens []marks.Token) bool {
	return slices.ContainsFunc(tokens, func(t marks.Token) bool {
		return t.Is("buy", "buying", "purchase", "build", "acquire", "bought", "purchased", "built", "compra", "compro", "kaufe", "kauf", "achete", "achetez")
	})
}

// buys tells whether a card is bought in a reading.
func buys(read *clauses.Reading, card engine.Card) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb == orders.Buy && slices.Contains(a.Line.Order.Cards, card)
	})
}

// RollsAgain tells whether a sentence says itself that the dice are rolled again, and not only
// with which card.
func RollsAgain(g *marked.Grammar, tokens []marks.Token) bool {
	for i := range tokens {
		again := slices.ContainsFunc(words.Find(tokens, i, g.Speaks).Means, func(m words.Meaning) bool {
			return m.Kind == words.Verb && orders.Verb(m.Value) == orders.Reroll
		})
		if again && g.Table.AnyCard(tokens, i).Tokens == 0 {
			return true
		}
	}
	return false
}

// buying are words of what was bought, or is.
var buying = marks.Lows("buy", "bought", "build", "built", "purchase", "purchased", "compro", "compre", "comprado", "comprar", "kaufe", "gekauft", "gebaut", "achete")

// afterBuying tells a coin for the Tech Startup that hangs on whether anything is bought, which no condition
// asks: `a coin on the Startup only if I didn't buy anything`.
func afterBuying(w watcher, read *clauses.Reading) bool {
	if !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Invest }) {
		return false
	}
	for at := range w.t {
		if !w.t[at].Is("if", "when", "unless", "provided", "si", "wenn", "falls") {
			continue
		}
		for i := at + 1; i < min(len(w.t), at+7) && w.t[i].IsWord() && w.g.Table.AnyCard(w.t, i).Tokens == 0; i++ {
			if !buying[w.t[i].Low] {
				continue
			}
			card := i + 1
			for card < len(w.t) && w.t[card].Is("the", "a", "an", "my", "la", "el", "die", "das", "den") {
				card++
			}
			return card >= len(w.t) || w.g.Table.AnyCard(w.t, card).Tokens == 0
		}
	}
	return false
}
