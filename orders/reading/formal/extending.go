package formal

import "machipost/orders/reading/marks"

// This file is about sentences that only say more of the dice of the one before them: `2 to 5 again. A
// nine too.`, `If Bob has a Sushi Bar: two dice. If he hasn't: one.`

// mostExtending is how many tokens such a sentence has at most.
const mostExtending = 9

// Extends tells a sentence that only says to what else the one before applies, what stays of what is
// thrown, or what is to be done with the dice, or with a coin, otherwise.
func Extends(before, t []marks.Token) bool {
	if n := len(t); n > 0 && t[n-1].Is(".") {
		t = t[:n-1]
	}
	if len(before) < 2 || len(t) < 2 || len(t) > mostExtending {
		return false
	}
	end, last := &before[len(before)-1], &t[len(t)-1]
	switch numbers, words := counted(t); {
	case last.Is("one", "two") || last.Number == 1 || last.Number == 2:
		return end.Is("dice", "die") && t[0].Is("if", "otherwise", "else", "fewer", "less")
	case numbers == 1 && words < 5 && (last.Is("too", "also", "likewise") || last.Is("well") || t[0].Is("also") && words < 3):
		return t[0].Is("a", "an", "the", "and", "also") && marks.Says(before, "reroll", "again", "harbour", "harbor", "add")
	case numbers == 1 && words < 6 && last.Is("fine", "ok", "okay", "good", "enough"):
		return end.Is("again", "reroll") && !marks.Says(t, "dice", "die", "coins")
	case numbers == 2 && words < 4 && marks.Says(t, "stays", "remains"):
		return t[0].Is("a", "an") && marks.Says(before, "harbour", "harbor", "add")
	case numbers == 0 && marks.Says(t, "tower") && marks.Says(t, "other", "others", "else"):
		return before[0].Is("let", "leave") && marks.Says(before, "dice", "die", "roll", "throw")
	}
	return last.Is("invest") && t[0].Is("in", "otherwise") && marks.Says(before, "startup", "invest")
}

// mostAsking is how many tokens a question has at most that asks for a total.
const mostAsking = 6

// asksTotal tells a question for a total, behind which stands what is done with it: `Is it a 12? Add two.`
func asksTotal(t []marks.Token) bool {
	if n := len(t); n < 2 || n > mostAsking || t[n-1].Number < 2 && !isNumber(t[n-1].Low) {
		return false
	}
	switch {
	case t[0].Is("is", "was"):
		return len(t) > 2 && marks.Says(t[1:3], "it", "that", "total", "roll", "throw")
	case t[0].Is("did", "do", "have"):
		return marks.Says(t, "roll", "throw", "rolled", "thrown")
	}
	return len(t) == 2 && t[0].Is("a", "an", "total")
}

// counted is how many numbers stand in a sentence, and how many other words.
func counted(t []marks.Token) (numbers, words int) {
	for i := range t {
		switch {
		case t[i].Number >= 0 || isNumber(t[i].Low):
			numbers++
		case t[i].IsWord():
			words++
		}
	}
	return numbers, words
}

// upToStop is a sentence up to what ends it.
func upToStop(t []marks.Token) []marks.Token {
	for end := range t {
		if t[end].Is(".", ";", "?") {
			return t[:end]
		}
	}
	return t
}
