package dice

import (
	"regexp"
	"strings"
)

// This file reads the sentences of letters around what has the form of dice.

// A place is where a letter begins something behind which rolls may stand.
type place struct {
	game   string
	at     int
	report bool // whose sentences are compared with the roll; else there are none
}

// places are those of a text: a report, an answer that shows the lock, too, and the letter
// that takes a turn back.
func places(text string) (all []place) {
	for _, kind := range []*regexp.Regexp{reportOf, lockOf, undoneOf} {
		for _, at := range kind.FindAllStringSubmatchIndex(text, -1) {
			all = append(all, place{text[at[2]:at[3]], at[0], kind == reportOf})
		}
	}
	return all
}

// isStray tells whether a block behind a text is in none of these places.
func isStray(text string, all []place, game string) bool {
	last := place{at: -1}
	for _, p := range all {
		if p.game == game && p.at > last.at && p.at < len(text) {
			last = p
		}
	}
	return last.at < 0 || !last.report && rolledOf.MatchString(text[last.at:])
}

// beginsGame tells whether a text that ends with a lock has two of the things by which
// the first letter of a game is known, or its greeting: one alone could be worded anew.
func beginsGame(text string) bool {
	if at := strings.LastIndex(text, replyLine); at >= 0 {
		text = text[at:]
	}
	marks := 0
	for _, mark := range firstOf {
		if mark.MatchString(text) {
			marks++
		}
	}
	return marks > 1 || welcomeOf.MatchString(text)
}

// readSentences reads what reports and answers say besides.
func readSentences(text string, from origin, of func(string) *letters) {
	whole := map[int]bool{}
	for _, at := range giftOf.FindAllStringSubmatchIndex(text, -1) {
		whole[at[0]] = true
		m := giftOf.FindStringSubmatch(text[at[0]:at[1]])
		g := gift{seat: number(m[1]), given: Given(oneLine(m[3])), since: number(m[4])}
		of(m[2]).gifts = append(of(m[2]).gifts, found[gift]{g, from})
	}
	for _, at := range givesOf.FindAllStringSubmatchIndex(text, -1) {
		if !whole[at[0]] {
			m := givesOf.FindStringSubmatch(text[at[0]:at[1]])
			of(m[1]).broken = append(of(m[1]).broken, found[string]{oneLine(m[0]), from})
		}
	}
	for _, m := range roundOf.FindAllStringSubmatch(text, -1) {
		of(m[2]).named = append(of(m[2]).named, found[named]{named{number(m[1]), m[3]}, from})
	}
	if m := startOf.FindStringSubmatch(text); m != nil {
		started := &of(m[1]).start
		started.file = from.file
		if left := leftOf.FindStringSubmatch(text); left != nil {
			started.left = left[1]
		}
		if offered := offersOf.FindStringSubmatch(text); offered != nil {
			if cards, ok := readOffer(offered[1] + offered[2]); ok {
				of(m[1]).laid = append(of(m[1]).laid, found[[]string]{cards, from})
			} else {
				of(m[1]).broken = append(of(m[1]).broken, found[string]{"On offer", from})
			}
		}
	}
	for _, m := range overOf.FindAllStringSubmatch(text, -1) {
		of(m[1]).over = append(of(m[1]).over, found[int]{0, from})
	}
	headings := reportOf.FindAllStringSubmatchIndex(text, -1)
	for i, at := range headings {
		end := len(text)
		if i+1 < len(headings) {
			end = headings[i+1][0]
		}
		m := reportOf.FindStringSubmatch(text[at[0]:at[1]])
		r := readReport(text[at[0]:end])
		r.turn = number(m[2])
		if lastOf.MatchString(text[at[0]:end]) {
			of(m[1]).over = append(of(m[1]).over, found[int]{r.turn, from})
		}
		of(m[1]).reports = append(of(m[1]).reports, found[report]{r, from})
	}
}

func readReport(text string) (r report) {
	for _, of := range goOf.FindAllString(text, -1) {
		for _, m := range rolledOf.FindAllStringSubmatch(of, -1) {
			r.rolled = append(r.rolled, number(m[1]))
			if m[2] != "" {
				r.rolled = append(r.rolled, number(m[2]))
				r.added = r.added || number(m[3]) != number(m[1])+number(m[2])
			}
		}
	}
	for _, m := range newOf.FindAllStringSubmatch(text, -1) {
		r.offered = append(r.offered, oneLine(m[1]))
	}
	if m := blockOf.FindStringSubmatch(text); m != nil {
		r.roll = number(m[1])
	}
	return r
}
