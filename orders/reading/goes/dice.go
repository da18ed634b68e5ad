package goes

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file adds the dice to a number of them that stands behind a go alone.

// Dice returns a sentence with the dice behind a number that can only be of them: `Go 2: two, Forest`
// where a sentence before spoke of dice (rolled), `Two.` behind the go that has a sentence for itself
// (headed), and `Dice: go 1 one, go 2 two`.
func (f Finder) Dice(t []marks.Token, rolled, headed bool) []marks.Token {
	if !f.TwoGoes || len(t) == 0 || len(t) > mostMoved {
		return t
	}
	if row := f.titledDice(t); row != nil {
		return row
	}
	at := f.goAt(t, 0)
	if !rolled || at == 0 && !headed {
		return t
	}
	for at > 0 && at < len(t) && t[at].Is(":", "-", ",", "=") {
		at++
	}
	if !isFew(t, at) || at+2 < len(t) && (t[at+2].Number >= 0 || isFew(t, at+2)) {
		return t
	}
	return withDice(t, at)
}

// titledDice is such a sentence of goes and numbers behind `Dice:`; nil for any other.
func (f Finder) titledDice(t []marks.Token) []marks.Token {
	if len(t) < 4 || !t[0].Is("dice", "die") || !t[1].Is(":", "-", "=") {
		return nil
	}
	row, goes, few := t[2:], 0, 0
	for at := 0; at < len(row); {
		end := f.goAt(row, at)
		switch {
		case end > at:
			at, goes = end, goes+1
		case isFew(row, at):
			row = withDice(row, at)
			at, few = at+2, few+1
		case row[at].Is(",", "and", ".", ":", "-", "=", "in", "on", "for", "the", "my"):
			at++
		default:
			return nil
		}
	}
	if goes == 0 || few != goes {
		return nil
	}
	return row
}

// titles are words of what a title is about, beside the names of tools.
var titles = marks.Lows("buy", "dice", "die", "roll", "reroll", "purchase", "purchases", "shopping", "cards", "card", "swap", "invest")

// Titled returns a sentence with the go in front of the title in which it stands: `Buy, go 1: Mine`.
func (f Finder) Titled(t []marks.Token) []marks.Token {
	comma := marks.Index(t[:min(len(t), longestTitle)], ",")
	if comma < 1 || !titles[t[0].Low] && f.Grammar.Table.AnyCard(t, 0).Tokens != comma || titles[t[0].Low] && comma > 1 {
		return t
	}
	found := words.Find(t, comma+1, f.Grammar.Speaks)
	end := comma + 1 + found.Tokens
	if !found.May(words.Scope) || end+1 >= len(t) || !t[end].Is(":") {
		return t
	}
	row := append(make([]marks.Token, 0, len(t)+1), t[comma+1:end+1]...)
	return append(append(row, t[:comma]...), t[end:]...)
}

// longestTitle is how many tokens stand in front of the comma of a title at most.
const longestTitle = 4

// IsGo tells a sentence that only names the first or the second go.
func (f Finder) IsGo(t []marks.Token) bool {
	end := f.goAt(t, 0)
	return end > 0 && (end == len(t) || end+1 == len(t) && t[end].Is(".", ":"))
}

// goAt is where the first or the second go ends that is named at a place; 0 for none.
func (f Finder) goAt(t []marks.Token, at int) (end int) {
	found := words.Find(t, at, f.Grammar.Speaks)
	for _, m := range found.Means {
		if m.Kind == words.Scope && (m.Value == int(orders.Go1) || m.Value == int(orders.Go2)) {
			return at + found.Tokens
		}
	}
	return 0
}

// isFew tells a number of dice that is followed by nothing of its own.
func isFew(t []marks.Token, at int) bool {
	return at < len(t) && t[at].Is("1", "2", "one", "two") && (at+1 == len(t) || t[at+1].Is(",", ".", ";", "and"))
}

// withDice puts the dice behind a number.
func withDice(t []marks.Token, at int) []marks.Token {
	dice := t[at]
	dice.Low, dice.Raw, dice.Number, dice.Glued = "dice", "dice", -1, false
	if t[at].Is("1", "one") {
		dice.Low, dice.Raw = "die", "die"
	}
	row := append(make([]marks.Token, 0, len(t)+1), t[:at+1]...)
	return append(append(row, dice), t[at+1:]...)
}
