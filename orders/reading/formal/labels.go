package formal

import (
	"regexp"
	"slices"
	"strconv"

	"machipost/orders/reading/marks"
)

// This file is about clauses with a number and a title, as officials write them: `§ 1  Dice. One.`,
// `Article 2. The Mine.`; and about other stops that end no sentence.

// label is what numbers a clause.
var label = regexp.MustCompile(`^\s*(?:§+ ?(\d{1,2})[.:)]?|(?i:art(?:icle|\.)|para(?:graph|\.)?|clause|item|point|section|sec\.|cl\.|ad) ?(\d{1,2})(?:[.:)]|\s+[-–—]))\s+(\S.*)$`)

// Unlabelled are the lines of a letter without what numbers its clauses, where that runs from one
// upwards; nil for any other letter.
func Unlabelled(lines []string) []string {
	var bare []string
	clauses := 0
	for i, line := range lines {
		found := label.FindStringSubmatch(line)
		if found == nil {
			continue
		}
		if bare == nil {
			bare = slices.Clone(lines)
		}
		if clauses++; found[1]+found[2] != strconv.Itoa(clauses) {
			return nil
		}
		bare[i] = found[3]
	}
	if clauses < 2 {
		return nil
	}
	return bare
}

var (
	// headings are words of a title of dice, or of what is bought.
	headings = marks.Lows("dice", "die", "purchase", "purchases", "acquisition", "acquisitions", "buy", "buying", "shopping", "swap", "trade", "exchange")
	// beforeHeadings are words that may stand before them.
	beforeHeadings = marks.Lows("the", "my", "number", "of", "as", "to", "for", "on", "this", "turn", "turn's")
)

// longestClause is how many words a title has at most.
const longestClause = 4

// entitles tells the stop behind a title: `Dice. One.`, and in a clause of a list `TV Station. Bob.`
func entitles(table *marks.Table, t []marks.Token, from, at int, listed bool) bool {
	if !t[at].Is(".") || at == from || at-from > longestClause || at+1 >= len(t) {
		return false
	}
	if headings[t[at-1].Low] && !slices.ContainsFunc(t[from:at-1], func(t marks.Token) bool { return !beforeHeadings[t.Low] }) {
		return true
	}
	found := table.FullCard(t, from)
	return listed && from == 0 && found.Tokens == at && canonical[found.Card.String()] != nil && !t[at+1].Is("if", "i", "it", "then")
}

// GoesOn is the mark that a stop stands for behind which its sentence goes on, in a line that may be
// listed; "" for one that ends it.
func GoesOn(table *marks.Table, t []marks.Token, from, at int, listed bool) string {
	switch {
	case keepsSome(t, from, at), t[at].Is(".") && Extends(t[from:at], upToStop(t[at+1:])):
		return ","
	case asksFirst(table, t, from, at), barters(t, from, at):
		return ","
	case entitles(table, t, from, at, listed), at+1 < len(t) && t[at].Is("?") && asksTotal(t[from:at]), asksRung(table, t, from, at):
		return ":"
	case isAnswered(table, t, from, at):
		return Answered
	}
	return ""
}

// keepsSome tells a stop between totals that stay and what is done with the others: `Keep a 6 or a
// 7. The rest goes again.`
func keepsSome(t []marks.Token, from, at int) bool {
	if !t[at].Is(".", ";") || at-from > mostStaying || at+2 >= len(t) {
		return false
	}
	next := at + 1
	for next+1 < len(t) && t[next].Is("and", "but", "then", "reroll", "throw", "with", "on", "for", "at") {
		next++
	}
	others := t[next].Is("anything", "everything") && next+1 < len(t) && t[next+1].Is("else") || t[next].Is("the") && next+1 < len(t) && t[next+1].Is("rest", "others")
	number := func(t marks.Token) bool { return t.Number > 0 }
	stays := func(t marks.Token) bool {
		return t.Is("keep", "stick", "stand", "stands", "stay", "stays", "stop", "hold")
	}
	return others && slices.ContainsFunc(t[from:at], number) && (stays(t[from]) || t[from].Is("i") && stays(t[from+1]) || stays(t[at-1]))
}

// mostStaying is how many tokens may say which totals stay.
const mostStaying = 60

// asking are words with which a question begins on which an order hangs.
var asking = marks.Lows("do", "does", "did", "have", "has", "is", "are", "no", "any", "still", "rolled", "threw", "thrown", "i", "he", "she")

// asksFirst tells the question mark behind what the order behind it hangs on: `Does Bob own a Mine? Then swap my Cafe
// for it`, `Do I have 5 coins? Cafe`.
func asksFirst(table *marks.Table, t []marks.Token, from, at int) bool {
	if !t[at].Is("?") || at-from < 2 || at-from > mostQuestion || at+2 >= len(t) || !asking[t[from].Low] || t[from].Is("no") && (unsent[t[from+1].Low] || table.AnyCard(t, from+1).Tokens > 0) {
		return false
	}
	counts := t[from].Is("do", "have") && t[from+1].Is("i") && t[at-1].Is("coins", "coin")
	return t[at+1].Is("then", "yes") || t[at+1].Is("if") && t[at+2].Is("so", "yes") || counts && table.FullCard(t, at+1).Tokens > 0
}

// mostQuestion is how many tokens such a question has at most.
const mostQuestion = 15

// asksRung tells the question mark behind a rung of a ladder: `Five to nine? Tuna Boat.`
func asksRung(table *marks.Table, t []marks.Token, from, at int) bool {
	if t[at].Is("?") && at-from == 1 && t[from].Is("less", "fewer") && at+1 < len(t) {
		return table.FullCard(t, at+1).Tokens > 0
	}
	if !t[at].Is("?") || at-from < 3 || at-from > longestClause || at+1 >= len(t) || t[from].Number < 0 && !isNumber(t[from].Low) || table.FullCard(t, at+1).Tokens == 0 {
		return false
	}
	if last := &t[at-1]; at-from == 3 && t[from+1].Is("to", "-") {
		return last.Number >= 0 || isNumber(last.Low)
	}
	return t[from+1].Is("or", "and") && t[at-1].Is("more", "above", "over", "up", "less", "fewer", "below", "under")
}

// barters tells the stop between what is given and what is got: `Out: my Cafe. In: Bob's Mine.`
func barters(t []marks.Token, from, at int) bool {
	if !t[at].Is(".") || at+2 >= len(t) || !t[at+1].Is("in", "get", "back") || !t[at+2].Is(":") {
		return false
	}
	given := marks.Index(t[from:at], "out", "give", "away")
	return given >= 0 && from+given+1 < at && t[from+given+1].Is(":")
}
