// Package gloss says in the language of the rules what was written in another one: `quiero
// comprar la Mina si me llega` is `i want to buy the mine if i can`. The sentence is then
// read like any other, so that a way to say things is understood once for all languages.
//
// What enters is a phrase in a file, behind what it is called here; how a language puts its
// words in another row, in rows.go. It knows no order and no letter: what is not said in
// full with the words of its files, cards and players is told as not known.
package gloss

import (
	"strings"
	"unicode/utf8"

	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// Say returns a sentence of a letter in other languages in the words of the rules, and
// whether all of it was known; the tokens themselves where it is in none. The sentence before
// it may have named him, one other player.
func Say(table *marks.Table, in *[words.NumLanguages]bool, tokens []marks.Token, him bool) (said []marks.Token, known bool) {
	least := len(tokens) + 1
	for language := words.English + 1; language < words.NumLanguages; language++ {
		if !in[language] {
			continue
		}
		t := teller{table: table, language: language, t: tokens, book: &books()[language], named: him}
		if language == words.German {
			t.t = fronted(table, t.book, tokens)
		}
		t.words = wordsIn(language, t.t)
		t.tell()
		if out := turned(table, language, t.out); t.told > 0 && len(t.gaps)+t.others(out) < least {
			least, said = len(t.gaps)+t.others(out), out
		}
	}
	return said, least == 0
}

// idle is a word of every day, for all of them.
const idle = "sunshine"

// A teller says a sentence in the words of the rules.
type teller struct {
	table    *marks.Table
	language words.Language
	t        []marks.Token
	words    marks.Sieve // those of t
	out      []marks.Token
	book     *book
	gaps     []int // where in out words are that are not known
	told     int   // words of the language
	from, to int   // the player in the phrase that was found last
	cards    []int // where cards stand in it
	within   []int // ... in the one that fitted last
	placed   []int // ... in the one that is looked at

	heard   int          // how far other players were looked for
	him     marks.Player // the last of them
	several bool         // ... and there were others
	named   bool         // one was named in the sentence before
}

func (t *teller) tell() {
	t.out = make([]marks.Token, 0, len(t.t)+len(t.t)/2)
	for at := 0; at < len(t.t); {
		at = t.next(at)
	}
	t.reasons()
}

// others is how many orders may be what somebody or something else does: `my sunshine buys the
// Mine`, `the TV Station sunshine at Bob`.
func (t *teller) others(out []marks.Token) (n int) {
	begins := true
	for at := range out {
		if out[at].Low == idle {
			next := at + 1
			for next < len(out) && out[next].Is("to", "always", "never", "only", "also", "already", "now", "please", "still", "again", "and") {
				next++
			}
			if next < len(out) && (doings[out[next].Low] || wishing[out[next].Low]) || at > 0 && doings[out[at-1].Low] || at > 1 && openings[out[at-1].Low] && doings[out[at-2].Low] {
				n++
			}
		}
		if begins && !openings[out[at].Low] {
			if found := t.table.FullCard(out, at); found.Tokens > 0 && at+found.Tokens < len(out) && out[at+found.Tokens].Is(idle, "has", "was") {
				n++
			}
			begins = false
		}
		begins = begins || !out[at].IsWord() && out[at].Number < 0
	}
	return n
}

// next says what stands at a place, and returns where the next stands.
func (t *teller) next(at int) int {
	one := &t.t[at]
	said, n := t.find(at)
	if found := t.table.FullCard(t.t, at); found.Tokens >= max(n, 1) && found.Fits == nil && found.Strength < marks.Weak && (found.Strength == marks.Whole || found.Tokens > 1 || n == 0) {
		t.name(&found, at)
		return at + found.Tokens
	}
	if n > 0 {
		t.call(said, at, n)
		t.told += n
		return at + n
	}
	in := [words.NumLanguages]bool{}
	in[t.language] = true
	if found := t.table.Nickname(t.t, at); found.Tokens > 0 && !everyday.Is(one.Low, &in) {
		t.name(&found, at)
		return at + found.Tokens
	}
	if who := t.table.Player(t.t, at, 3); who.Tokens > 0 {
		t.out = append(t.out, t.t[at:at+who.Tokens]...)
		return at + who.Tokens
	}
	switch {
	case !one.IsWord():
		t.out = append(t.out, *one)
	case everyday.Is(one.Low, &in):
		t.told++
		t.put(idle, at)
	case one.Is("please") || one.Is("go") && at+1 < len(t.t) && t.t[at+1].Number > 0 || len(one.Low) >= longer && isOurs(one.Low) && !words.IsKnown(one.Low, t.language):
		t.out = append(t.out, *one)
	default:
		t.gaps = append(t.gaps, len(t.out))
		t.out = append(t.out, *one)
	}
	return at + 1
}

// call says a phrase at a place, of that length, as it is called here.
func (t *teller) call(said string, at, n int) {
	if said == "but" && t.language == words.German && at > 0 && t.t[at-1].IsWord() {
		return // within a clause
	}
	if said == "because" && at == 0 && n == 1 && t.t[at].Is("pues", "que") {
		if t.t[at].Is("que") {
			t.gaps = append(t.gaps, len(t.out)) // a wish, and of whom nobody knows
		}
		return // nothing stands before it of which it is the reason
	}
	if said == "if it is gone" && !t.t[at].Is("y") && !ended[t.t[at+n-1].Low] && t.table.FullCard(t.t, at+n).Tokens > 0 {
		said = "if there is no" // which, is said
	}
	t.from, t.to = t.player(at, n)
	counted, carded := at, 0
	for low := range strings.FieldsSeq(said) {
		switch low {
		case "%":
			t.out = append(t.out, t.t[t.from:t.to]...)
		case "#":
			for number := ""; number == "" && counted < at+n; counted++ {
				if number = t.number(counted); number != "" {
					t.put(number, counted)
				}
			}
		case "@":
			if n := len(t.cards); n > 0 {
				stands := t.cards[min(carded, n-1)]
				card := t.card(stands)
				t.name(&card, stands)
				carded++
			}
		case "?", "<":
			if low == "?" || !t.namesOne(at) {
				t.gaps = append(t.gaps, len(t.out)) // what it turns round, or who it is, is not plain
			}
		default:
			if said != "please" || len(t.out) == 0 || !doings[t.out[len(t.out)-1].Low] {
				t.put(low, at)
			}
		}
	}
}

// ended are verbs at the end of a German condition: the card behind it is none of its.
var ended = marks.Lows("ist", "is", "sind", "san", "war", "gibt")

// longer is how many letters a word has at least that is taken for one of our language.
const longer = 4

// isOurs tells a word of the language of the rules.
func isOurs(low string) bool {
	return words.IsKnown(low, words.English) || everyday.Is(low, &[words.NumLanguages]bool{words.English: true})
}

// find returns what the longest phrase at a place is called here, and its length. Of two
// that are as long, it is the one that has an accent at the end of a word, or that begins a
// clause.
func (t *teller) find(at int) (said string, n int) {
	low, begins := t.t[at].Low, at == 0 || !t.t[at-1].IsWord() && t.t[at-1].Number < 0
	for _, first := range [...]string{low + accent, low, alike()[t.language][low], "%", "#", "@"} {
		if first == "" || first == low+accent && !isMarked(&t.t[at]) || first == "%" && t.table.Player(t.t, at, 3).Tokens == 0 || first == "#" && t.number(at) == "" || first == "@" && t.card(at).Tokens == 0 {
			continue
		}
		isLike := first != low && first == alike()[t.language][low]
		for _, s := range t.book.begin[first] {
			if s.begins && !begins || !t.words.HasAll(s.needs) {
				continue
			}
			end := t.fits(s, first, at, isLike)
			if end > at+n || end > at && end == at+n && s.begins && first == low {
				said, n = s.here, end-at
				t.cards = append(t.cards[:0], t.within...)
			}
		}
	}
	return said, n
}

// wordsIn are the words of tokens, and those for which they stand.
func wordsIn(language words.Language, tokens []marks.Token) marks.Sieve {
	in, like := marks.SieveIn(tokens), alike()[language]
	for i := range tokens {
		in |= marks.SieveOf(like[tokens[i].Low])
	}
	return in
}

// mostSkipped is how many words may stand within a phrase that say nothing.
const mostSkipped = 2

// fillers are words by language that say nothing within a phrase.
var fillers = [words.NumLanguages]map[string]bool{
	words.Spanish: marks.Lows("ya", "pues", "entonces", "ahora", "encima", "bien", "claro", "al", "final"),
	words.German:  marks.Lows("ja", "doch", "halt", "eben", "dann", "dafur", "mal", "wohl", "leider", "allerdings", "eh", "denn", "bitte", "jetzt", "nun", "aber", "wirklich", "dazu", "einfach", "tatsachlich", "gerade", "am", "ende", "mir", "diesmal", "heute", "gern", "gerne", "lieber", "erstmal", "schon", "bereits", "schlicht", "also", "plotzlich", "zufallig", "etwa", "bis", "dahin"),
	words.French:  marks.Lows("donc", "alors", "bien", "maintenant", "vraiment", "finalement", "malheureusement"),
}

// namesOne tells whether one other player, and no second, is named before a place.
func (t *teller) namesOne(at int) bool {
	for ; t.heard < at; t.heard++ {
		who := t.table.Player(t.t, t.heard, 3)
		if who.Tokens == 0 || who.Seat == t.table.Me {
			continue
		}
		t.several = t.several || t.him.Tokens > 0 && t.him.Seat != who.Seat
		t.him = who
	}
	return (t.him.Tokens > 0 || t.named) && !t.several
}

// number is what a number at a place is called here; "" for none.
func (t *teller) number(at int) string {
	if t.t[at].Number >= 0 {
		return t.t[at].Low
	}
	return t.book.numbers[t.t[at].Low]
}

// numbers are those that people write as words.
var numbers = marks.Lows("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "40")

// player returns where the player stands whom a phrase of that length names.
func (t *teller) player(at, n int) (from, to int) {
	for i := at; i < at+n; i++ {
		if who := t.table.Player(t.t, i, 3); who.Tokens > 0 {
			return i, i + who.Tokens
		}
	}
	return at, at
}

// card returns the card that is named at a place, by whatever name; one of no tokens for none.
func (t *teller) card(at int) marks.Card {
	if found := t.table.FullCard(t.t, at); found.Tokens > 0 {
		if found.Fits != nil || found.Strength >= marks.Weak {
			found.Tokens = 0
		}
		return found
	}
	in := [words.NumLanguages]bool{}
	in[t.language] = true
	found := t.table.Nickname(t.t, at)
	if everyday.Is(t.t[at].Low, &in) {
		found.Tokens = 0
	}
	return found
}

// name adds the name of a card that stands at a place.
func (t *teller) name(card *marks.Card, at int) {
	for _, name := range marks.Tokens(card.Card.String()) {
		t.put(name.Low, at)
	}
}

// accent stands behind a word that has one on its last letter.
const accent = "´"

// isMarked tells a word that was written with an accent on its last letter.
func isMarked(t *marks.Token) bool { return hasAccent(t.Raw) }

func hasAccent(raw string) bool {
	last, _ := utf8.DecodeLastRuneInString(raw)
	return strings.ContainsRune("áéíóúÁÉÍÓÚ", last)
}

// put adds a word that says what stands at a place.
func (t *teller) put(low string, at int) {
	one := t.t[at]
	one.Low, one.Raw, one.Number, one.Glued = low, low, -1, false
	if low[0] >= '0' && low[0] <= '9' {
		one.Number = 0
		for _, digit := range low {
			one.Number = 10*one.Number + int(digit-'0')
		}
	}
	t.out = append(t.out, one)
}
