package changes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file has what may stand behind a change, or a list, and changes nothing.

// Unwanted returns where `and no Bakery at all` ends, of cards that are no candidates; 0 for none.
func Unwanted(p *parts.Arguer, at int, candidates []engine.Card) int {
	for p.Sign(at, ",", "and", "or", "but", "y", "und", "et", "-", "just") {
		at++
	}
	if !p.Sign(at, "no", "not", "never", "nor", "definitely", "kein", "keine", "keinen", "pas", "ningun", "ninguna") {
		return 0
	}
	for at++; p.Sign(at, "a", "the", "any", "more", "another", "de", "not", "no"); at++ {
	}
	card := p.CardAt(at)
	if card.Tokens == 0 || card.Strength >= marks.Weak || card.Fits != nil || slices.Contains(candidates, card.Card) || orders.VerbOf(card.Card) != orders.Buy {
		return 0
	}
	for at += card.Tokens; p.Sign(at, "at", "all", "please", "this", "time", "thanks", "ever", "for", "me", "bitte", "gracias", "today"); at++ {
	}
	if p.Sign(at, ",", "and", "or", "nor") {
		return Unwanted(p, at, candidates)
	}
	if at < len(p.T) && !p.Sign(at, ".") {
		return 0
	}
	return at
}

// Wished are the candidates that the letter has so far: none where the lines may be those on file.
func Wished(filed []orders.Line, sent bool) (list []engine.Card) {
	for _, line := range filed {
		if line.Order.Verb == orders.Buy && !sent {
			list = append(list, line.Order.Cards...)
		}
	}
	return list
}

// Afterthought returns where a remark ends behind a change: `drop the Mine, grandma says I can't
// pay for it`, with nothing of the game in it; 0 for none.
func Afterthought(p *parts.Arguer, at int) int {
	if at == 0 || at >= len(p.T) || !p.Sign(at-1, ",", "-", ";", ".") && !sighs[p.T[at].Low] {
		return 0
	}
	some := false
	for i := at; i < len(p.T); i++ {
		if p.T[i].Is(".") {
			return i
		}
		who := p.PlayerAt(i, 3)
		_, game := p.Is(i, words.Scope, words.If, words.Unless, words.Else, words.Nothing, words.Drop, words.Change, words.Instead, words.Same, words.AsBefore, words.Dice, words.Single, words.Both, words.Keep)
		for _, m := range p.PhraseAt(i).Means {
			if m.Kind == words.Verb && m.Value != int(orders.Buy) {
				game = i + 1
			}
		}
		card := p.CardAt(i)
		named := who.Tokens > 0 && who.Whole && who.Seat != p.Table.Me && !p.Sign(i+who.Tokens, "s", "'s", "is", "has", "was", "says", "said", "told", "thinks", "pointed", "and", ".") && i+who.Tokens < len(p.T)
		if p.T[i].Number >= 0 || card.Tokens > 0 && card.Strength < marks.Weak && (card.Strength == marks.Whole || len(p.T[i].Low) > 3) || named || game > 0 && !p.Sign(i, "no", "not", "cant", "dont", "the", "put", "all", "else") && !(p.Sign(i, "nothing") && p.Sign(i+1, "else", "more")) {
			return 0
		}
		some = some || p.T[i].IsWord()
	}
	if !some {
		return 0
	}
	return len(p.T)
}

// AreFiled is where words end that say that something stays, of which each card is on file, or the
// tool of an order there; where they begin when one is not.
func AreFiled(p *parts.Arguer, at, end int, filed []orders.Line) int {
	for i := at; i < end; i++ {
		found := p.CardAt(i)
		if found.Tokens == 0 || found.Strength >= marks.Weak || found.Fits != nil {
			continue
		}
		if !slices.ContainsFunc(filed, func(line orders.Line) bool {
			o := &line.Order
			return slices.Contains(o.Cards, found.Card) || o.Verb == orders.Swap && o.Theirs == found.Card || o.Verb != orders.Buy && orders.VerbOf(found.Card) == o.Verb
		}) {
			return at
		}
		i += found.Tokens - 1
	}
	return end
}
