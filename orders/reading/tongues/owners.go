package tongues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file puts who has what in the place of words that stand for it, where a condition
// asked it before.

// Words of a condition about what somebody has.
var (
	himself    = marks.Lows("er", "sie", "il", "elle", "el", "ella")
	besidesIt  = marks.Lows("aber", "jedoch", "hingegen", "dagegen", "schon", "noch", "ja", "davon", "bereits", "deja", "encore", "par", "contre", "ya", "aun", "todavia", "pero", "mais", "allerdings", "en")
	oneOfThem  = marks.Lows("eins", "eines", "einen", "eine", "es", "ihn", "welche", "das", "un", "une", "la", "lo", "una", "uno", "alguna", "alguno", "1")
	noneOfThem = marks.Lows("keins", "keines", "keinen", "keine", "kein", "nicht", "pas", "plus", "aucun", "aucune", "no", "ninguna", "ninguno", "nen", "ne")
	hasIt      = marks.Lows("hat", "besitzt", "a", "la", "possede", "tiene", "tenga")
)

// ifHe parts a French `s'il` before what he has.
func ifHe(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+1 < len(t) && s.In[words.French]; at++ {
		next := at + 1
		for speech.Sign(t, next, "en", "ne", "la") {
			next++
		}
		if !t[at].Is("sil") || !speech.Sign(t, next, "a", "na", "nen", "possede", "detient") && !speech.Sign(t, next-1, "la") || speech.Sign(t, next+1, "ete", "disparu", "reste") {
			continue
		}
		t = speech.Insert(t, at+1, speech.Made("il", &t[at]))
		t[at].Low = "si"
	}
	return t
}

// hisOwn puts the player and the card of the condition before in the place of `er keins`:
// `wenn Bob ein Bergwerk hat, …; wenn er keins hat, …`.
func hisOwn(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at < len(t); at++ {
		if n := s.Player(t, at); n > 0 {
			if s.Asked.Who != nil && s.Asked.Who[0].Low != t[at].Low {
				s.Asked = speech.Ownership{}
			}
			at += n - 1
			continue
		}
		if !t[at].Is("wenn", "falls", "sofern", "si") {
			continue
		}
		if one := ownershipAt(s, t, at+1); one.Who != nil {
			s.Asked = one
			continue
		}
		count, denied, end := itsOwner(s, t, at)
		if end == 0 || s.Asked.Who == nil {
			continue
		}
		row := append(append([]marks.Token(nil), t[:at]...), asks(s, t, at, count, denied)...)
		if end < len(t) && t[end].IsWord() {
			row = append(row, speech.Made(",", &t[end-1]))
		}
		at, t = len(row)-1, append(row, t[end:]...)
	}
	return t
}

// ownershipAt returns whose card a condition asks about at a place, where it is one card of one
// player.
func ownershipAt(s *speech.Speech, t []marks.Token, at int) (one speech.Ownership) {
	n := s.Player(t, at)
	has := false
	if n == 0 {
		return one
	}
	who := t[at : at+n]
	for at += n; at < len(t) && !speech.Closes(t, at); at++ {
		if n := s.Card(t, at); n > 0 {
			if one.Card != nil {
				return speech.Ownership{}
			}
			one.Card = t[at : at+n]
			at += n - 1
			continue
		}
		_, number := s.Is(t, at, words.Number)
		if t[at].Number > 1 || number > 0 && !speech.IsArticle(t[at].Low) {
			return speech.Ownership{}
		}
		has = has || t[at].Is("hat", "besitzt", "a", "na", "possede", "tiene", "tenga")
	}
	if !has || one.Card == nil {
		return speech.Ownership{}
	}
	one.Who = who
	return one
}

// itsOwner reads `er keins hat` behind an `if`: where a number of them stands, and whether he has
// not; end is 0 where it is none.
func itsOwner(s *speech.Speech, t []marks.Token, at int) (count int, denied bool, end int) {
	him, has := false, false
	for end = at + 1; end < len(t); end++ {
		_, number := s.Is(t, end, words.Number)
		switch {
		case himself[t[end].Low] && !him:
			him = true
		case hasIt[t[end].Low] && !has && !(t[end].Is("la") && speech.Sign(t, end+1, "tiene", "tenga", "hat")):
			has = true
		case noneOfThem[t[end].Low]:
			denied = true
		case oneOfThem[t[end].Low] && !(has && s.Card(t, end+1) > 0), besidesIt[t[end].Low]:
		case (number == end+1 || t[end].Number > 1) && count == 0 && s.Card(t, end+1) == 0:
			count = end
		default:
			if has = has && !(t[end].IsWord() && (t[end-1].Is("un", "une", "una") || count > 0)); !has || !him && !s.In[words.Spanish] {
				return 0, false, 0
			}
			return count, denied, end
		}
	}
	if !has || !him && !s.In[words.Spanish] {
		return 0, false, 0
	}
	return count, denied, end
}

// asks is the condition that asks for what was asked before.
func asks(s *speech.Speech, t []marks.Token, at, count int, denied bool) []marks.Token {
	german, has := t[at].Is("wenn", "falls", "sofern"), "a"
	switch {
	case german:
		has = "hat"
	case s.In[words.Spanish] && !s.In[words.French]:
		has = "tiene"
	}
	row := []marks.Token{t[at]}
	add := func(lows ...string) {
		for _, low := range lows {
			row = append(row, speech.Made(low, &t[at]))
		}
	}
	for _, one := range s.Asked.Who {
		add(one.Low)
	}
	switch {
	case denied && german:
		add("kein")
	case denied && has == "a":
		add("na", "pas", "de")
	case denied:
		add("no", has)
	case !german:
		add(has)
	}
	if count > 0 && !denied {
		add(t[count].Low)
		row[len(row)-1].Number = t[count].Number
	}
	for _, one := range s.Asked.Card {
		add(one.Low)
	}
	if german {
		add(has)
	}
	return row
}
