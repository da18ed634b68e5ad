package talk

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds greetings that no comma ends.

// A greeter finds them.
type greeter struct{ Teller }

// hellos are words that greet.
var hellos = marks.Lows("hi", "hello", "hey", "hiya", "heya", "yo", "morning", "evening", "afternoon", "hola", "hallo", "moin", "servus", "bonjour", "salut", "coucou", "ola", "buenas")

// hello returns where a greeting ends behind which, without a comma, an order begins: `hi
// Dave one die`.
func (p greeter) hello(at int) int {
	next := at
	if p.Sign(next, "good") {
		next++
	}
	if at > 0 || next >= len(p.T) || !hellos[p.T[next].Low] {
		return at
	}
	next++
	if p.orders(next) {
		return next
	}
	if who := p.PlayerAt(next, marks.WholeName); who.Whole {
		next += who.Tokens
	} else if next < len(p.T) && (p.Sign(next, "all", "there", "everyone", "everybody", "gm", "folks", "again", "zusammen", "todos", "tous") || p.isName(next)) {
		next++
	}
	if p.orders(next) {
		return next
	}
	return at
}

// isName tells a word that may be the GM's name: it is written as one, or means nothing.
func (p greeter) isName(at int) bool {
	t := &p.T[at]
	capital := t.Raw[0] >= 'A' && t.Raw[0] <= 'Z' && len(t.Raw) > 1 && t.Raw[1] >= 'a'
	return t.IsWord() && (capital || p.PhraseAt(at).Tokens == 0 && p.ClassOf(t.Low) == 0)
}

// mostBefore is how many words stand before what an order names: `can i just get a`.
const mostBefore = 6

// orders tells whether an order begins at a place: a card, dice, goes or a verb comes, and
// nothing before it but words of asking.
func (p greeter) orders(at int) bool {
	for i := at; i < min(len(p.T), at+mostBefore); i++ {
		found := p.CardAt(i)
		n, dice := p.Number(i)
		_, end := p.Is(i, words.Verb, words.Scope, words.Single, words.Both, words.Nothing)
		if found.Tokens > 0 && found.Strength < marks.Weak || dice > 0 && n < 3 || end > 0 {
			return true
		}
		if _, idle := p.Is(i, words.Empty, words.Me); idle == 0 && p.ClassOf(p.T[i].Low)&words.Wishes == 0 {
			return false
		}
	}
	return false
}
