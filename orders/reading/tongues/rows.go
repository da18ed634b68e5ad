// Package tongues makes what people write in other languages than that of the rules stand
// as the tables have it: rows of words that a language turns round (`Hat Bob einen Wald, …`
// is `wenn Bob hat einen Wald, …`), and words that stand for others (`Bob no tiene ninguna`).
// Its table has all ways to turn a sentence, in the order of trying; those that change a sheet
// are in orders/reading/revisions, those of talk in orders/reading/smalltalk.
//
// What it changes is how a token is compared, and in which row tokens stand; what was
// written stays with each of them. It makes no order of them. A row enters here; a way of
// spelling in orders/reading/speech, a word that means something in orders/reading/words.
package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/revisions"
	"machipost/orders/reading/smalltalk"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// rows are the ways to turn a sentence, in the order of trying.
var rows = [...]func(s *speech.Speech, t []marks.Token) []marks.Token{
	inCase, mixed, ifHe, deniedOnce, revisions.NotHim, noneLeft, again, smalltalk.Farewell, smalltalk.Introduced, revisions.Replaced, revisions.Remaining, smalltalk.Aged, smalltalk.Relayed, smalltalk.Prefaced, smalltalk.Because, headed, withEach, toBuild, throwLast, smalltalk.Owned, acting, allowed, bartered, everyTime, affirmed, theTwo, eleven, unused, butFirst, interrupted, within, verbFirst, hisOwn, boughtLast, earlier, goFirst, leastArticle, missing, it, everyTurn, pronouns, dice, only, bothSame, notElse, revisions.AddedTwice, revisions.Added, revisions.Dropped, revisions.Contrast, revisions.ChangedIn, asLong,
}

// Turn returns the tokens of a sentence in the row that the tables have.
func Turn(s *speech.Speech, tokens []marks.Token) []marks.Token {
	if len(tokens) > mostTokens {
		return tokens
	}
	if tokens = revisions.DeniedFirst(s, robbed(s, ofCard(s, firstOfBoth(s, sameGo(answered(s, rebuilt(s, onceMore(s, inverted(s, native(s, tokens)))))))))); !foreign(s.In) {
		return tokens
	}
	for _, turn := range rows {
		tokens = turn(s, tokens)
	}
	return tokens
}

// mostTokens is how many tokens a sentence has that is turned.
const mostTokens = 150

// foreign tells whether the letter is in another language than that of the rules.
func foreign(in [words.NumLanguages]bool) bool {
	for language := words.English + 1; language < words.NumLanguages; language++ {
		if in[language] {
			return true
		}
	}
	return false
}

// eleven makes of `once` and `u` what they are where no other language has them: `diez u once`.
func eleven(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 1; at < len(t) && s.In[words.Spanish]; at++ {
		or := t[at].Raw == "u"
		if !or && !(t[at].Is("once") && t[at-1].Is("o", "y", "un", "el", "los", "saco", "sale", "salga", "salen", "saque", "sea")) {
			continue
		}
		t = append([]marks.Token(nil), t...)
		if t[at].Low = "o"; !or {
			t[at].Low, t[at].Number = "11", 11
		}
	}
	return t
}

// earlier passes over the first go behind an `if` that asks what was bought: it can have
// been in no other.
func earlier(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		_, next := s.Is(t, at, words.If)
		if next == 0 {
			continue
		}
		for speech.Sign(t, next, "ich", "je", "yo", "ya", "en", "im", "au", "in") && !goOne(s, t, next) {
			next++
		}
		if !goOne(s, t, next) {
			continue
		}
		_, end := s.Is(t, next, words.Scope)
		for i := end; i < len(t) && !t[i].Is(",", ".", ":"); i++ {
			if _, bought := s.Is(t, i, words.Bought); bought > 0 || speech.Sign(t, i, "compre", "compro", "achete", "eu") {
				return speech.Idle(t, next, end)
			}
		}
	}
	return t
}

func goOne(s *speech.Speech, t []marks.Token, at int) bool {
	m, end := s.Is(t, at, words.Scope)
	return end > 0 && m.Value == int(orders.Go1)
}

// goFirst puts the go that a condition names before its `if`: `wenn ich im zweiten Zug 16
// Münzen habe, …`.
func goFirst(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		_, next := s.Is(t, at, words.If)
		if next == 0 {
			continue
		}
		for speech.Sign(t, next, "ich", "je", "yo", "j", "wir") {
			next++
		}
		from := next
		for speech.Sign(t, next, "en", "im", "au", "in", "a", "para", "pour") {
			if _, end := s.Is(t, next, words.Scope); end > 0 {
				break
			}
			next++
		}
		m, end := s.Is(t, next, words.Scope)
		if end == 0 || m.Value != int(orders.Go1) && m.Value != int(orders.Go2) || speech.Closes(t, end) {
			continue
		}
		row := append(append([]marks.Token(nil), t[:at]...), t[from:end]...)
		row = append(append(row, t[at:from]...), t[end:]...)
		return row
	}
	return t
}

// leastArticle leaves out an article behind `at least`: `al menos un 5`.
func leastArticle(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		for _, kind := range [...]words.Kind{words.Least, words.Most, words.Over, words.Under, words.Exactly} {
			_, end := s.Is(t, at, kind)
			if end == 0 || !speech.Sign(t, end, "un", "una", "ein", "eine", "einen", "einer", "une") || end+1 >= len(t) || t[end+1].Number < 0 {
				continue
			}
			return append(append([]marks.Token(nil), t[:end]...), t[end+1:]...)
		}
	}
	return t
}

// throwLast leaves out a verb behind the dice: `ich will einen Würfel nehmen`.
func throwLast(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 2; at < len(t); at++ {
		if _, dice := s.Is(t, at-1, words.Dice); dice != at || !t[at].Is("nehmen", "benutzen", "verwenden", "nutzen", "einsetzen", "gebrauchen", "rollen", "hernehmen", "usar", "prendre") {
			continue
		}
		if _, number := s.Is(t, at-2, words.Number); speech.Closes(t, at+1) && (number > 0 || t[at-2].Number > 0 || t[at-2].Is("beide", "beiden", "einen", "ein")) {
			t = speech.Idle(t, at, at+1)
		}
	}
	return t
}

// mixed makes an `if` before words of another language one of that: `if no me llega`.
func mixed(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+1 < len(t); at++ {
		if !t[at].Is("if", "when") {
			continue
		}
		for language, low := range [words.NumLanguages]string{words.Spanish: "si", words.German: "wenn", words.French: "si"} {
			next := t[at+1].Low
			if low != "" && s.In[language] && words.IsKnown(next, words.Language(language)) && (!words.IsKnown(next, words.English) || next == "no" && language == int(words.Spanish) && speech.Sign(t, at+2, "me", "hay", "tengo", "llega", "puedo", "queda", "esta", "alcanza", "se")) {
				row := append([]marks.Token(nil), t...)
				row[at].Low = low
				t = row
				break
			}
		}
	}
	return t
}

// headed puts a go before the order whose name stands above it with that go: `Swap en las
// dos: …`.
func headed(s *speech.Speech, t []marks.Token) []marks.Token {
	_, verb := s.Is(t, 0, words.Verb)
	if verb == 0 || verb >= len(t) {
		return t
	}
	from := verb
	for speech.Sign(t, from, "en", "las", "los", "in", "im", "les", "beim", "au", "la", "aux", "fur", "para", "pour") {
		if _, end := s.Is(t, from, words.Scope); end > 0 {
			break
		}
		from++
	}
	_, end := s.Is(t, from, words.Scope)
	if end == 0 || !speech.Sign(t, end, ":") {
		return t
	}
	row := append(append([]marks.Token(nil), t[verb:end]...), speech.Made(",", &t[end-1]))
	return append(append(row, t[:verb]...), t[end:]...)
}

// withEach leaves out the second `con` of `me quedo con A o con B`.
func withEach(s *speech.Speech, t []marks.Token) []marks.Token {
	stays := false
	for at := range t {
		if stays && t[at].Is("con") {
			next := at + 1
			for next < len(t) && speech.IsArticle(t[next].Low) {
				next++
			}
			if s.Card(t, next) > 0 {
				t = speech.Idle(t, at, at+1)
			}
		}
		stays = stays || t[at].Is("con") && speech.Sign(t, at-1, "quedo", "conformo", "contento")
	}
	return t
}
