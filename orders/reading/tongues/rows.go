// Package tongues makes what people write in other languages than that of the rules stand
// as the tables have it: words as they are spelled on telephones, without umlauts or as
// they are spoken (`wuerfle`, `hab`, `kiero`), rows of words that a language turns round
// (`Hat Bob einen Wald, …` is `wenn Bob hat einen Wald, …`), and words that stand for
// others (`Bob no tiene ninguna`).
//
// What it changes is how a token is compared, and in which row tokens stand; what was
// written stays with each of them. It makes no order of them. A way of spelling, or a row,
// enters here; a word that means something in orders/reading/words.
package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A Speech is in which languages a letter is, and what is a name in a row of its tokens.
type Speech struct {
	In     [words.NumLanguages]bool
	Card   func(tokens []marks.Token, at int) int // how many tokens name a card in full; 0 for none
	Tool   func(tokens []marks.Token, at int) int // ... a card that does something when it acts
	Player func(tokens []marks.Token, at int) int // ... another player than the writer
	Me     func(tokens []marks.Token, at int) int // ... the writer
	OnFile bool                                   // a sheet is on file, which the letter may amend

	asked  ownership       // whose card a condition asked about last
	last   []marks.Token   // the card that was named last in the sentences before
	before map[string]bool // those that were named in them
	diced  bool            // the sentence before named dice
}

// rows are the ways to turn a sentence, in the order of trying.
var rows = [...]func(s *Speech, t []marks.Token) []marks.Token{
	mixed, ifHe, deniedOnce, notHim, noneLeft, again, farewell, (*Speech).introduced, replaced, remaining, aged, relayed, prefaced, because, headed, withEach, toBuild, throwLast, owned, acting, allowed, bartered, everyTime, affirmed, theTwo, eleven, unused, butFirst, interrupted, within, (*Speech).verbFirst, hisOwn, (*Speech).boughtLast, (*Speech).earlier, (*Speech).goFirst, (*Speech).articles, (*Speech).missing, (*Speech).it, (*Speech).everyTurn, (*Speech).pronouns, (*Speech).dice, (*Speech).only, (*Speech).bothSame, (*Speech).notElse, (*Speech).addedTwice, (*Speech).added, (*Speech).dropped, (*Speech).contrast, changedIn, asLong,
}

// Turn returns the tokens of a sentence in the row that the tables have.
func (s *Speech) Turn(tokens []marks.Token) []marks.Token {
	if len(tokens) > mostTokens {
		return tokens
	}
	if tokens = deniedFirst(s, robbed(s, ofCard(s, firstOfBoth(s, sameGo(native(s, tokens)))))); !foreign(s.In) {
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

// named is how many tokens name a card or a player at a place; 0 for none.
func (s *Speech) named(t []marks.Token, at int) int {
	return max(s.Card(t, at), s.Player(t, at))
}

// is returns where a phrase of that kind at a place ends; 0 for none.
func (s *Speech) is(t []marks.Token, at int, kind words.Kind) (words.Meaning, int) {
	if at >= len(t) {
		return words.Meaning{}, 0
	}
	found := words.Find(t, at, func(m words.Meaning) bool { return !m.Shy || s.In[m.Language] })
	for _, m := range found.Means {
		if m.Kind == kind {
			return m, at + found.Tokens
		}
	}
	return words.Meaning{}, 0
}

// made is a token that nobody wrote.
func made(low string, at *marks.Token) marks.Token {
	return marks.Token{Low: low, From: at.To, To: at.To, Glued: true, Number: -1}
}

// insert returns tokens with others at a place.
func insert(t []marks.Token, at int, more ...marks.Token) []marks.Token {
	row := make([]marks.Token, 0, len(t)+len(more))
	return append(append(append(row, t[:at]...), more...), t[at:]...)
}

// idle are words that say nothing, one of each language: a word that is made one of them
// was settled here.
func idle(t []marks.Token, from, to int) []marks.Token {
	row := append([]marks.Token(nil), t...)
	for i := from; i < to; i++ {
		row[i].Low, row[i].Number = "please", -1
	}
	return row
}

// closes tells whether a clause ends at a place.
func closes(t []marks.Token, at int) bool {
	return at >= len(t) || t[at].Is(",", ".", ";", ":", "?", ")", "-", "y", "und", "et", "o", "oder", "ou", "and", "or")
}

// Words that begin a German condition without `wenn`, and subjects behind them.
var (
	verbs = marks.Lows("hat", "habe", "haben", "hatte", "besitzt", "besitze", "ist", "sind", "ware", "kommt", "kommen", "fallt", "fallen", "wurfle", "wurfele", "werfe", "bekomme", "bekommt", "kriege", "kriegt",
		"zeigt", "zeigen", "liegt", "steht", "gibt", "reicht", "reichen", "klappt", "geht", "langt", "kauft", "baut", "nimmt", "holt", "schnappt", "betragt", "bin", "fehlt", "fehlen", "kann", "hatten", "erwurfle", "ergibt", "erreiche")
	subjects = marks.Lows("ich", "er", "sie", "es", "das", "man", "jemand", "mir", "wir", "beides", "keiner", "keins", "auch", "die", "der", "davon")
	articles = marks.Lows("der", "die", "das", "ein", "eine", "kein", "keine", "mein", "meine", "den", "einen", "el", "la", "un", "una", "le", "une", "the", "mi", "mon", "ma")
	sums     = marks.Lows("summe", "ergebnis", "wurf", "geld", "zahl", "gesamtsumme", "augensumme", "wurfel", "kasse", "betrag")
	behind   = marks.Lows("dann", "so", "nehme", "kaufe", "baue", "hole", "wurfle", "wurfele", "werfe", "nutze", "benutze", "lege", "tausche", "investiere", "wird", "soll", "will", "mochte", "hatte", "gern", "lieber", "bitte", "halt", "eben", "zahle", "addiere", "wiederhole", "geht", "passe", "spare", "kauf", "nimm", "bau", "hol", "zahlt", "klaue", "stehle", "kassiere", "gebe", "reisse", "opfere", "schliesse", "nichts", "neu", "nochmal")
)

// verbFirst puts a `wenn` before a German condition that begins with its verb, and the
// verb behind its subject.
func (s *Speech) verbFirst(t []marks.Token) []marks.Token {
	if !s.In[words.German] {
		return t
	}
	for at := 0; at < len(t); at++ {
		if !verbs[t[at].Low] || at > 0 && !t[at-1].Is(".", ":", ";", ",", "-", "und", "oder", "aber", ")", "?") {
			continue
		}
		if t[at].Is("kauft", "baut", "nimmt", "holt") && sign(t, at+1, "mir", "uns", "bitte") {
			continue // you all, for me
		}
		if found := words.Find(t, at, func(m words.Meaning) bool { return true }); found.Tokens > 2 {
			continue // geht das nicht
		}
		subject := s.subject(t, at+1)
		if subject == at+1 || !s.conditional(t, subject) {
			continue
		}
		for i := subject; t[at].Is("hat", "habe", "haben") && i+1 < len(t) && !t[i].Is(",", ":"); i++ {
			if t[i].Is("gebaut", "errichtet", "fertiggebaut") && t[i+1].Is(",", ":") {
				t = idle(t, i, i+1) // who has built it has it
			}
		}
		row := append(append([]marks.Token(nil), t[:at]...), made("wenn", &t[at]))
		row = append(append(row, t[at+1:subject]...), t[at])
		t = append(row, t[subject:]...)
	}
	return t
}

// butFirst puts an `aber` behind who a condition asks about before its `wenn`: `wenn er aber
// weniger als 5 Münzen hat`.
func butFirst(s *Speech, t []marks.Token) []marks.Token {
	for at := 0; at+2 < len(t); at++ {
		if !t[at].Is("wenn", "falls", "sofern") {
			continue
		}
		if end := s.subject(t, at+1); end > at+1 && sign(t, end, "aber", "jedoch", "allerdings") {
			row := append(append([]marks.Token(nil), t[:at]...), t[end])
			return append(append(row, t[at:end]...), t[end+1:]...)
		}
	}
	return t
}

// interrupted puts the verb behind the condition that stands between it and what is bought:
// `kaufe ich, sofern ich 16 Münzen habe, den Freizeitpark`.
func interrupted(s *Speech, t []marks.Token) []marks.Token {
	for at := 1; at+1 < len(t); at++ {
		if _, opens := s.is(t, at+1, words.If); !t[at].Is(",") || opens == 0 {
			continue
		}
		from := at - 1
		if from > 0 && t[from].Is("ich", "wir") {
			from--
		}
		m, verb := s.is(t, from, words.Verb)
		end := at + 2
		for end < len(t) && !t[end].Is(",", ".", ":", ";") {
			end++
		}
		card := end + 1
		for card < len(t) && articles[t[card].Low] {
			card++
		}
		if verb == 0 || m.Value != int(orders.Buy) || !sign(t, end, ",") || s.Card(t, card) == 0 {
			continue
		}
		row := append(append([]marks.Token(nil), t[:from]...), t[at+1:end+1]...)
		return append(append(row, t[from:at]...), t[end+1:]...)
	}
	return t
}

// eleven makes of `once` and `u` what they are where no other language has them: `diez u once`.
func eleven(s *Speech, t []marks.Token) []marks.Token {
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

// subject returns where the subject at a place ends; the place itself for none.
func (s *Speech) subject(t []marks.Token, at int) int {
	if at >= len(t) {
		return at
	}
	if n := s.named(t, at); n > 0 {
		return at + n
	}
	if articles[t[at].Low] && at+1 < len(t) && t[at+1].IsWord() {
		if n := s.named(t, at+1); n > 0 {
			return at + 1 + n
		}
		if !subjects[t[at].Low] || sums[t[at+1].Low] {
			return at + 2
		}
	}
	if subjects[t[at].Low] {
		return at + 1
	}
	return at
}

// mostClause is how many tokens a condition has at most.
const mostClause = 24

// conditional tells whether what stands behind a verb and its subject ends as a condition
// does: at a comma, with what follows from it behind it, or at a colon.
func (s *Speech) conditional(t []marks.Token, from int) bool {
	for i := from; i < min(len(t), from+mostClause); i++ {
		switch {
		case t[i].Is(":"):
			return i > from
		case t[i].Is(".", ";", "?", "("), t[i].Is("neu", "nochmal", "erneut", "nochmals", "mit") && t[from-1].Is("ich"):
			return false
		case t[i].Is(",") && i+1 < len(t):
			next := i + 1
			if behind[t[next].Low] {
				return true
			}
			for next < len(t) && articles[t[next].Low] {
				next++
			}
			return s.named(t, next) > 0
		}
	}
	return false
}

// boughtLast puts a German `gekauft hat`, `nicht bezahlen kann` before what was bought.
func (s *Speech) boughtLast(t []marks.Token) []marks.Token {
	if !s.In[words.German] {
		return t
	}
	opened, card := false, -1
	for at := 0; at < len(t); at++ {
		if _, opens := s.is(t, at, words.If); opens > 0 {
			opened, card = true, -1
			continue
		}
		if t[at].Is(",", ".", ":", ";") {
			opened = false
		}
		if !opened {
			continue
		}
		if n := s.Card(t, at); n > 0 && card < 0 {
			for card = at; card > 0 && articles[t[card-1].Low]; {
				card--
			}
			at += n - 1
			continue
		}
		_, end := s.is(t, at, words.Bought)
		if end == 0 {
			_, end = s.is(t, at, words.Afford)
		}
		if end > at+1 && card >= 0 {
			row := append(append([]marks.Token(nil), t[:card]...), t[at:end]...)
			return append(append(row, t[card:at]...), t[end:]...)
		}
	}
	return t
}

// earlier passes over the first go behind an `if` that asks what was bought: it can have
// been in no other.
func (s *Speech) earlier(t []marks.Token) []marks.Token {
	for at := range t {
		_, next := s.is(t, at, words.If)
		if next == 0 {
			continue
		}
		for sign(t, next, "ich", "je", "yo", "ya", "en", "im", "au", "in") && !goOne(s, t, next) {
			next++
		}
		if !goOne(s, t, next) {
			continue
		}
		_, end := s.is(t, next, words.Scope)
		for i := end; i < len(t) && !t[i].Is(",", ".", ":"); i++ {
			if _, bought := s.is(t, i, words.Bought); bought > 0 || sign(t, i, "compre", "compro", "achete", "eu") {
				return idle(t, next, end)
			}
		}
	}
	return t
}

func goOne(s *Speech, t []marks.Token, at int) bool {
	m, end := s.is(t, at, words.Scope)
	return end > 0 && m.Value == int(orders.Go1)
}

// goFirst puts the go that a condition names before its `if`: `wenn ich im zweiten Zug 16
// Münzen habe, …`.
func (s *Speech) goFirst(t []marks.Token) []marks.Token {
	for at := range t {
		_, next := s.is(t, at, words.If)
		if next == 0 {
			continue
		}
		for sign(t, next, "ich", "je", "yo", "j", "wir") {
			next++
		}
		from := next
		for sign(t, next, "en", "im", "au", "in", "a", "para", "pour") {
			if _, end := s.is(t, next, words.Scope); end > 0 {
				break
			}
			next++
		}
		m, end := s.is(t, next, words.Scope)
		if end == 0 || m.Value != int(orders.Go1) && m.Value != int(orders.Go2) || closes(t, end) {
			continue
		}
		row := append(append([]marks.Token(nil), t[:at]...), t[from:end]...)
		row = append(append(row, t[at:from]...), t[end:]...)
		return row
	}
	return t
}

// articles leaves out an article behind `at least`: `al menos un 5`.
func (s *Speech) articles(t []marks.Token) []marks.Token {
	for at := range t {
		for _, kind := range [...]words.Kind{words.Least, words.Most, words.Over, words.Under, words.Exactly} {
			_, end := s.is(t, at, kind)
			if end == 0 || !sign(t, end, "un", "una", "ein", "eine", "einen", "einer", "une") || end+1 >= len(t) || t[end+1].Number < 0 {
				continue
			}
			return append(append([]marks.Token(nil), t[:end]...), t[end+1:]...)
		}
	}
	return t
}

// toBuild puts one verb in the place of `ist … zu bauen`.
func toBuild(s *Speech, t []marks.Token) []marks.Token {
	for at := 0; at+3 < len(t); at++ {
		if !t[at].Is("ist", "sind", "sei", "ware") || !s.In[words.German] {
			continue
		}
		card := at + 1
		for card < len(t) && (articles[t[card].Low] || t[card].Is("dann", "mir", "fur", "mich", "bitte")) {
			card++
		}
		end := card + s.Card(t, card)
		if end == card || !sign(t, end, "zu") || !sign(t, end+1, "bauen", "kaufen", "errichten", "erwerben", "nehmen", "holen") {
			continue
		}
		t = idle(idle(t, at, at+1), end, end+2)
		t[at].Low = "kaufe"
	}
	return t
}

// throwLast leaves out a verb behind the dice: `ich will einen Würfel nehmen`.
func throwLast(s *Speech, t []marks.Token) []marks.Token {
	for at := 2; at < len(t); at++ {
		if _, dice := s.is(t, at-1, words.Dice); dice != at || !t[at].Is("nehmen", "benutzen", "verwenden", "nutzen", "einsetzen", "gebrauchen", "rollen", "hernehmen", "usar", "prendre") {
			continue
		}
		if _, number := s.is(t, at-2, words.Number); closes(t, at+1) && (number > 0 || t[at-2].Number > 0 || t[at-2].Is("beide", "beiden", "einen", "ein")) {
			t = idle(t, at, at+1)
		}
	}
	return t
}
