package cuts

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/words"
)

// This file finds the orders of a clause that are no purchase, by their tools and by what
// they do.

// A tooler finds orders.
type tooler struct{ *pieces.Sentence }

// mostClauses is how many clauses an order is looked for in.
const mostClauses = 5

// ordered reads an order at the beginning of a clause.
func (s tooler) ordered(at int) int {
	if at != s.Begins {
		return at
	}
	end := s.Bound(at)
	if (talk.Teller{Arguer: s.Arguer}).TellsWhatWas(at, end) {
		return s.Leave(at, end)
	}
	if s.Tool == orders.Buy {
		s.Tool = s.toolBehind(end)
		defer func() { s.Tool = orders.Buy }()
	}
	end = at
	for range mostClauses {
		end = s.Bound(end)
		if found, ok := s.tooled(at, end); ok {
			found.From, found.To = at, end
			return s.Add(found)
		}
		if end >= len(s.T) || !s.Sign(end, ",", ":", "-", "(", ")") && !s.Means(end, words.And) || s.Means(end+1, words.Else) || !s.evident(at, end) {
			break
		}
		end++
	}
	if s.commands(at) {
		return s.Leave(at, s.Bound(at)) // what it names is no candidate
	}
	return at
}

// toolBehind is the order of a tool that is named alone in a condition behind a clause: `a Corn
// Field goes to Bob when my Moving Company acts`; Buy for none.
func (s tooler) toolBehind(at int) orders.Verb {
	_, next := s.Opener(at)
	if next < 0 {
		return orders.Buy
	}
	end := s.Bound(next)
	verb := orders.Buy
	for i := next; i < end; i++ {
		found := s.CardAt(i)
		switch {
		case s.IsCard(i) && found.Fits == nil && orders.VerbOf(found.Card) != orders.Buy && !found.Card.IsLandmark() && verb == orders.Buy:
			verb = orders.VerbOf(found.Card)
			i += found.Tokens - 1
		case s.IsCard(i), s.IsOther(i), s.T[i].Number >= 0, s.Class(i)&words.Naught != 0:
			return orders.Buy
		}
	}
	return verb
}

// commands tells a verb of an order that is no purchase, and can be nothing else.
func (s tooler) commands(at int) bool {
	found := s.PhraseAt(at)
	for _, m := range found.Means {
		if m.Kind != words.Verb || m.Value == int(orders.Buy) {
			return false
		}
	}
	return len(found.Means) > 0 && s.CardAt(at).Tokens == 0
}

// evident tells whether something of an order that is no purchase stands in a clause: its
// tool, or what it does.
func (s tooler) evident(from, to int) bool {
	for verb := orders.Roll; verb <= orders.Invest; verb++ {
		if tool, does := s.evidence(verb, from, to); (tool || does) && verb != orders.Roll {
			return true
		}
	}
	for i := from; i < to; i++ {
		if s.IsOther(i) && s.Sign(i+s.PlayerAt(i, 3).Tokens, "'s") {
			return true // Bob's Mine
		}
	}
	return false
}

// evidence tells whether an order's tool is named between two places, and what it does.
func (s tooler) evidence(verb orders.Verb, from, to int) (tool, does bool) {
	tool = verb != orders.Buy && verb == s.Tool
	does = verb == orders.Demolish && s.tears(from, to)
	for i := from; i < to; i++ {
		for _, m := range s.PhraseAt(i).Means {
			if m.Kind == words.Verb && m.Value == int(verb) {
				does = true
			}
		}
		if found := s.CardAt(i); found.Tokens > 0 && found.Fits == nil && (found.Strength == marks.Whole || found.Tokens > 1) {
			tool = tool || orders.VerbOf(found.Card) == verb && verb != orders.Buy
			continue
		}
		if s.T[i].Number >= 0 || s.Means(i, words.Coins) {
			continue
		}
		place := words.PlacesOf(s.T[i].Low).In(verb, &s.Languages)
		tool = tool || place&words.OfTool != 0 && !s.Sign(i, "more", "add", "plus", "+", "start")
		does = does || place&words.OfDoing != 0 && (verb != orders.TV || !s.Sign(i, "go", "goes", "get", "gets", "use", "turn", "choose", "pick", "name", "set", "to"))
	}
	return tool, does
}

// swaps are words of a swap that is refused.
var swaps = marks.Lows("swap", "swaps", "swapping", "trade", "trades", "trading", "exchange", "exchanges", "tausch", "tauschen", "cambio", "cambios", "echange")

// names tells whether a verb or its tool stands between two places, by name.
func (s tooler) names(verb orders.Verb, from, to int) bool {
	for i := from; i < to; i++ {
		if s.Sign(i, "exchange", "return") && s.Sign(i-1, "in") {
			continue // in exchange, not now
		}
		for _, m := range s.PhraseAt(i).Means {
			if m.Kind == words.Verb && m.Value == int(verb) {
				return true
			}
		}
		if verb == orders.Swap && swaps[s.T[i].Low] {
			return true
		}
		if found := s.CardAt(i); found.Tokens > 0 && (found.Strength == marks.Whole || found.Tokens > 1) && found.Strength < marks.Weak && orders.VerbOf(found.Card) == verb {
			return true
		}
	}
	return false
}

// takes tells words of the TV Station in a clause.
func (s tooler) takes(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Sign(i, "tv", "telly", "television") {
			return true
		}
	}
	return false
}

// tears tells words that tear something down.
func (s tooler) tears(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Sign(i, "demolish", "demolished", "tear", "torn", "knock", "knocked", "pull", "pulled", "raze", "flatten", "wreck", "bulldoze", "destroy", "sacrifice", "sacrificed", "derriba", "demuele", "abreissen", "reisst", "rase", "demolis", "down") {
			return true
		}
	}
	return false
}
