package formal

import (
	"slices"

	"machipost/orders/reading/marks"
)

// This file is about conditions that are asked and then answered: `Do I have fewer than five coins? The Forest.`

// Words of such questions.
var (
	// asksSelf are words behind which the writer asks about himself, and asksOthers about somebody else.
	asksSelf   = marks.Lows("do", "have", "am")
	asksOthers = marks.Lows("does", "has", "did")
	// amounts begin what is asked about a roll, or about coins, without a verb.
	amounts = marks.Lows("rolled", "threw", "thrown", "rolling", "total", "less", "more", "fewer", "under", "over", "below", "above", "between")
	// unsent are what has not come, behind `no`.
	unsent = marks.Lows("letter", "letters", "mail", "email", "e-mail", "orders", "word", "news", "message", "post")
	// ranging are all words that may stand between numbers alone: `Five to nine?`
	ranging = marks.Lows("to", "or", "and", "-", ",", "a", "an", "more", "less", "above", "below", "up", "under", "over", "higher", "lower", "coins", "upwards", "even")
	// answers begin what is done then.
	answers = marks.Lows("then", "buy", "take", "get", "build", "roll", "throw", "reroll", "swap", "move", "close", "demolish", "tv", "invest", "add", "i'll", "ill", "i", "if", "one", "two", "both", "make")
)

// Answered is the mark that a question mark stands for behind a condition.
const Answered = "¿"

// mostAsked is how many words such a question has at most.
const mostAsked = 10

// isAnswered tells a question mark behind a condition that what follows answers.
func isAnswered(table *marks.Table, t []marks.Token, from, at int) bool {
	if !t[at].Is("?") || at <= from || at-from > mostAsked || at+1 >= len(t) || !supposes(table, t[from:at]) {
		return false
	}
	next := at + 1
	for next+1 < len(t) && t[next].Is("the", "a", "an", "my", "another") {
		next++
	}
	return answers[t[next].Low] || table.AnyCard(t, next).Tokens > 0
}

// supposes tells a question about what somebody has or throws, or whether a letter came.
func supposes(table *marks.Table, t []marks.Token) bool {
	number := func(t marks.Token) bool { return t.Number >= 0 || isNumber(t.Low) }
	switch first := t[0]; {
	case len(t) == 1:
		return first.Is("less", "fewer", "more")
	case amounts[first.Low], first.Is("at") && len(t) > 1 && t[1].Is("least", "most"):
		return slices.ContainsFunc(t, number)
	case first.Is("no", "without") && len(t) > 1:
		return unsent[t[1].Low]
	case number(first):
		return !slices.ContainsFunc(t, func(one marks.Token) bool { return !number(one) && !ranging[one.Low] })
	case len(t) < 4 && first.Is("i", "he", "she") && t[len(t)-1].Is("don't", "dont", "doesn't", "doesnt", "not", "haven't", "havent", "hasn't", "hasnt", "none"):
		return true
	case len(t) < 3:
		return false
	case first.Is("did") && t[1].Is("i"):
		return t[2].Is("roll", "throw")
	case asksSelf[first.Low] && t[1].Is("i"):
		return slices.ContainsFunc(t[2:], number) || slices.ContainsFunc(t[2:], func(one marks.Token) bool { return one.Is("landmarks", "coins") }) || namesCard(table, t[2:])
	case asksOthers[first.Low] && (t[1].Is("he", "she") || table.Player(t, 1, fewest).Tokens > 0):
		return slices.ContainsFunc(t[2:], number) || namesCard(table, t[2:])
	}
	return false
}

// namesCard tells whether a card is named among words.
func namesCard(table *marks.Table, t []marks.Token) bool {
	for at := range t {
		if table.AnyCard(t, at).Tokens > 0 {
			return true
		}
	}
	return false
}
