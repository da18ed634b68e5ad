package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file makes plain what one go has to do with another.

// toos are words behind a go that say it is as the one before.
var toos = marks.Lows("too", "well", "auch", "ebenfalls", "gleichfalls", "aussi", "egalement", "tambien", "igualmente")

// sameGo makes `go 2 too`, with nothing behind it, `go 2 ditto`.
func sameGo(t []marks.Token) []marks.Token {
	said := marks.Some(t, toos)
	for at := 0; said && at < len(t); at++ {
		if at > 0 && !speech.Closes(t, at-1) {
			continue
		}
		from := at
		for speech.Sign(t, from, "in", "im", "am", "beim", "on", "for", "fur", "au", "en", "pour", "para", "my", "the", "and", "und", "et", "y") {
			if _, end := words.OneGo(t, from); end > from {
				break
			}
			from++
		}
		_, end := words.OneGo(t, from)
		for end > from && speech.Sign(t, end, ",", ":", "-") {
			end++
		}
		next := end + 1
		switch {
		case end == from:
			continue
		case speech.Sign(t, end, "as") && speech.Sign(t, next, "well"):
			next++
		case end >= len(t) || !toos[t[end].Low] || speech.Sign(t, end, "well"):
			continue
		}
		if next < len(t) && !t[next].Is(".", ";", "!", "?", ",") || speech.Sign(t, next, ",") && next+1 < len(t) {
			continue
		}
		t = speech.Idle(t, end, next)
		t[end].Low = "ditto"
	}
	return t
}

// firstOfBoth leaves out both goes before what says `first …, in the second …` of them.
func firstOfBoth(s *speech.Speech, t []marks.Token) []marks.Token {
	from := 0
	for from < len(t) && !t[from].Is(":", ",", ".") {
		from++
	}
	if from+1 >= len(t) || t[from].Is(".") {
		return t
	}
	if m, end := s.Is(t, from+1, words.Ordinal); end == 0 || m.Value != 1 {
		return t
	}
	both := false
	for at := range from {
		m, end := s.Is(t, at, words.Scope)
		both = both || end > 0 && (m.Value == words.BothGoes || m.Value == int(orders.EveryGo))
		if s.Card(t, at) > 0 {
			return t
		}
	}
	for at := from + 2; both && at < len(t); at++ {
		if scope, end := words.OneGo(t, at); end > at && scope == orders.Go2 {
			return append([]marks.Token(nil), t[from+1:]...)
		}
	}
	return t
}
