package told

import (
	"slices"

	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells sentences of beginners that order nothing: what the dice are to show, if it were
// for somebody to say, and why what stands before is asked for.

var (
	// hoping are words of who hopes for a throw.
	hoping = marks.Lows("please", "pls", "try", "trying", "to", "roll", "throw", "get", "give", "me", "us", "a", "an", "the", "can", "could", "may", "let", "it", "this", "be", "come", "up", "for", "nice", "big", "high", "good", "lucky", "i", "im", "do", "hope", "hoping", "really", "hard", "very", "so", "its", "it'll", "ill", "will", "my", "our", "number", "luck", "fingers", "crossed", "and", "wish", "pray", "praying", "you", "go", "now", "today", "dice", "die", "kind", "love", "oh", "just", "!", ".", ",")
	// pleading are those by which it is no order.
	pleading = marks.Lows("try", "trying", "hope", "hoping", "pray", "praying", "fingers", "luck", "let", "can", "could", "may")
	// barring are words of a reason behind which more than a reason may stand.
	barring = marks.Lows("if", "unless", "only", "until", "instead", "otherwise", "else", "dice", "die", "please", "not", "then", "so", "want", "buy", "take", "change", "maybe", "perhaps", "but", "tv", "reroll", "harbour", "harbor", "invest")
)

// Hopes tells a hope for a throw: `please can it be a 3`, `try to roll a 6 for me`.
func Hopes(t []marks.Token) bool {
	total, pleads := false, false
	for i := range t {
		switch {
		case t[i].Number >= 0:
			if total || i == 0 || !t[i-1].Is("a", "an", "lucky", "big", "nice") || i+1 < len(t) && t[i+1].Is("dice", "die", "again", "coin", "coins") {
				return false
			}
			total = true
		case !hoping[t[i].Low]:
			return false
		case t[i].Is("dice", "die") && !t[i-min(1, i)].Is("the", "my", "lucky", "kind"):
			return false
		}
		pleads = pleads || pleading[t[i].Low]
	}
	return total && pleads && !t[len(t)-1].Is("?")
}

// AsksToSwap tells a question that asks for a swap of a card: `can I swap my Bakery for Dad's Mine?`
func AsksToSwap(g *marked.Grammar, t []marks.Token) bool {
	at := marks.Index(t, "swap", "swop", "trade", "exchange")
	if at < 2 || at > shortest || !t[at-1].Is("i", "please", "we", "you") || !marks.Says(t[:at], "can", "could", "may", "please") {
		return false
	}
	for i := at + 1; i < len(t); i++ {
		if t[i].Is("for", "with") && marks.Says(t[at:i], "my", "our") {
			return g.Table.AnyCard(t, i-1).Tokens > 0 || g.Table.AnyCard(t, i-2).Tokens > 0
		}
	}
	return false
}

// Explains tells a sentence that says why what stands before it is asked for, and names nothing
// of the game: `because I don't know how much I'll have`.
func Explains(g *marked.Grammar, t []marks.Token) bool {
	if !t[0].Is("because", "cos", "coz", "cause") || t[len(t)-1].Is("?", ":") {
		return false
	}
	for i := range t {
		who := g.Table.Player(t, i, 3)
		if t[i].Number >= 0 || barring[t[i].Low] && !t[i-min(i, 1)].Is("do", "did", "does", "would", "is", "are", "was") || who.Whole && who.Seat != g.Table.Me || g.Table.AnyCard(t, i).Tokens > 0 {
			return false
		}
		if m := words.Find(t, i, g.Speaks).Means; slices.ContainsFunc(m, func(m words.Meaning) bool { return m.Kind == words.If || m.Kind == words.Scope || m.Kind == words.Dice }) {
			return false
		}
	}
	return true
}

// wondering are the words of who asks himself what he can pay.
var wondering = marks.Lows("wait", "hm", "hmm", "oh", "um", "er", "but", "and", "now", "so", "can", "could", "will", "do", "am", "is", "does", "have", "i", "we", "even", "really", "actually", "still", "afford", "pay", "for", "enough", "rich", "money", "coins", "cash", "it", "that", "this", "one", "the", "to", "let", "me", "see", "got", ",", "?", "-", ".")

// Wonders tells a question whether the writer can pay for something, put to himself: what he cannot
// pay for is not bought, whatever the answer.
func Wonders(t []marks.Token) bool {
	return len(t) > 2 && t[len(t)-1].Is("?") && !slices.ContainsFunc(t, func(one marks.Token) bool { return !wondering[one.Low] }) &&
		marks.Says(t, "afford", "pay", "enough", "rich")
}
