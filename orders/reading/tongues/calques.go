package tongues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// native puts what is said here in the place of calques.
func native(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at < len(t); at++ {
		best, end := [2][]string{}, 0
		for _, pair := range words.Calques()[t[at].Low] {
			if len(pair[0]) > len(best[0]) {
				if to := fits(s, t, at, pair[0]); to > 0 {
					best, end = pair, to
				}
			}
		}
		if end == 0 {
			continue
		}
		row := append([]marks.Token(nil), t[:at]...)
		for i, low := range best[1] {
			if blanks[low] {
				for n := nameIn(s, t, at, end); n[0] < n[1]; n[0]++ {
					row = append(row, t[n[0]])
				}
				continue
			}
			one := speech.Made(low, &t[end-1])
			if at+i < end {
				one = t[at+i]
				one.Low = low
			}
			row = append(row, one)
		}
		next := len(row)
		t = append(row, t[end:]...)
		at = next - 1
	}
	return t
}

// blanks are the signs of a calque that stand for a card or a player.
var blanks = marks.Lows("%", "@")

// fits returns where a calque at a place ends; 0 when it does not stand there.
func fits(s *speech.Speech, t []marks.Token, at int, row []string) int {
	for _, low := range row {
		n := 1
		switch {
		case low == "$":
			if n = 0; !speech.Closes(t, at) {
				return 0
			}
		case low == "@":
			n = s.Card(t, at)
		case low == "%":
			n = s.Player(t, at)
		case at >= len(t) || t[at].Low != low:
			return 0
		}
		if n == 0 && low != "$" {
			return 0
		}
		at += n
	}
	return at
}

// nameIn is from where to where the card or the player stands that a calque names.
func nameIn(s *speech.Speech, t []marks.Token, at, end int) [2]int {
	for ; at < end; at++ {
		if n := s.Named(t, at); n > 0 {
			return [2]int{at, at + n}
		}
	}
	return [2]int{end, end}
}

// robbed makes a `from` of the `to` before the player from whom the TV Station takes: `the
// television takes the money to Bob`.
func robbed(s *speech.Speech, t []marks.Token) []marks.Token {
	tv, takes, took := false, false, false
	for at := 0; at < len(t); at++ {
		switch {
		case t[at].Is(".", ";", ":", "?"):
			tv, takes, took = false, false, false
		case took && t[at].Is("to") && speech.Sign(t, at-1, "not") && s.Player(t, at+1) > 0:
			t = append(append([]marks.Token(nil), t[:at]...), t[at+1:]...)
		case t[at].Is("tv", "television", "tele", "telly"):
			tv = true
		case t[at].Is("take", "takes", "steal", "steals", "rob", "robs", "taking", "stealing"):
			takes = true
		case t[at].Is("to", "at") && tv && takes && s.Player(t, at+1) > 0:
			row := append([]marks.Token(nil), t...)
			row[at].Low = "from"
			t, takes, took = row, false, true
		case takes && (t[at].Is("my", "bring", "give") || s.Card(t, at) > 0 && s.Tool(t, at) == 0):
			takes = false // it is brought to him
		}
	}
	return t
}

// ofCard puts the words of a card in the row that they have here: `company of renovation`.
func ofCard(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+2 < len(t); at++ {
		if !t[at+1].Is("of") || s.Player(t, at+2) > 0 || s.Card(t, at) > 0 {
			continue
		}
		if name := []marks.Token{t[at+2], t[at]}; s.Card(name, 0) == len(name) {
			row := append(append([]marks.Token(nil), t[:at]...), name...)
			t = append(row, t[at+3:]...)
		}
	}
	return t
}
