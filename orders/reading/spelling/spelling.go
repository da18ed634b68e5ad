package spelling

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/engine/names"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A Speller knows who and what can be named at a table, and the languages of a letter, of which English
// is always one.
type Speller struct {
	Table *marks.Table
	In    [words.NumLanguages]bool

	looked int // words so far that nobody knew
}

// mostLooked is how many words of a letter are looked for that nobody knows: more than anybody misspells.
const mostLooked = 200

// Mend puts the words of a row that are misspelt as they are meant, and returns their places. Only what is
// compared is changed (Low), and never what was written (Raw); names of players stay as they are.
func (s *Speller) Mend(t []marks.Token) (mended []int) {
	mended = s.words(t)
	for i := 0; i+1 < len(t); i++ {
		if number := numbers[t[i].Low]; number != "" && t[i+1].Is("die", "dice", "dices") {
			t[i].Low = number
			mended = append(mended, i)
		}
		if t[i].Is("do", "does", "will", "would", "should", "is", "are", "did") && t[i+1].Is("nto", "nit", "ont", "noy", "nott") {
			t[i+1].Low = "not"
			mended = append(mended, i+1)
		}
	}
	return mended
}

// words mends words that are long enough to be told from others.
func (s *Speller) words(t []marks.Token) (mended []int) {
	for i := 0; i < len(t); i++ {
		if places := s.name(t, i); places != nil {
			mended = append(mended, places...)
			i = places[len(places)-1]
			continue
		}
		if s.isKnown(t, i) {
			continue
		}
		if s.looked++; s.looked > mostLooked {
			return mended
		}
		w := s.meant(t[i].Low)
		if w == nil {
			continue
		}
		was := t[i].Low
		t[i].Low = w.low
		if isCard := w.card&s.Table.Game != 0 && s.namesCard(t, i); !isCard && (w.named || isName(t, i)) {
			t[i].Low = was
			continue
		}
		mended = append(mended, i)
	}
	return mended
}

// numbers are how many dice, too short to be told from other words but for the dice behind them.
var numbers = map[string]string{"tow": "two", "twp": "two", "tqo": "two", "teo": "two", "wto": "two", "oen": "one", "noe": "one", "onr": "one", "obe": "one", "ine": "one"}

// name puts a card's name of several words as it is written, and returns the places of those that
// were not; nil where none stands.
func (s *Speller) name(t []marks.Token, at int) (mended []int) {
	name := s.Table.SlippedName(t, at)
	if name == nil || s.Table.FullCard(t, at).Tokens >= len(name) {
		return nil
	}
	for k, low := range name {
		if t[at+k].Low == low {
			continue
		}
		if s.isOurs(t[at+k].Low) || s.Table.FullCard(t, at+k).Tokens > 1 {
			return nil // `el puesto de flores` is no Puerto
		}
		mended = append(mended, at+k)
	}
	for _, i := range mended {
		t[i].Low = name[i-at]
	}
	return mended
}

// isOurs tells a word that is none misspelt: one with a meaning in a letter of orders, one of every
// day in a language of this letter, or one that looks like ours and is another.
func (s *Speller) isOurs(low string) bool {
	w := ours().find(low)
	return w != nil && (!w.daily || s.speaks(w)) || likes()[low]
}

// isKnown tells what is no misspelt word: one of ours, a name, a number, a sign.
func (s *Speller) isKnown(t []marks.Token, at int) bool {
	low := t[at].Low
	if len(low) < shortest || len(low) > longest || !t[at].IsWord() || at+1 < len(t) && t[at+1].Glued && t[at+1].Number >= 0 {
		return true
	}
	if s.isOurs(low) || strings.ContainsAny(t[at].Raw, "'’") || s.namesCard(t, at) || s.Table.Nickname(t, at).Tokens > 0 || s.Table.Player(t, at, 3).Tokens > 0 {
		return true
	}
	owner := t[at]
	owner.Low = strings.TrimSuffix(low, "s")
	return s.Table.Player([]marks.Token{owner}, 0, 3).Tokens > 0
}

// namesCard tells whether a word is part of the name of a card.
func (s *Speller) namesCard(t []marks.Token, at int) bool {
	for from := max(0, at-marks.LongestName+1); from <= at; from++ {
		if c := s.Table.AnyCard(t, from); from+c.Tokens > at {
			return true
		}
	}
	return false
}

// isName tells what is written as a name: a capital letter amidst a sentence.
func isName(t []marks.Token, at int) bool {
	return at > 0 && isCapital(t[at].Raw) && !t[at-1].Is(".", ":", "-", "(")
}

// meant is the one word that a misspelt one is near; nil for none or several.
func (s *Speller) meant(low string) (best *word) {
	least, rival := otherwise+1, false
	abroad := s.In != [words.NumLanguages]bool{words.English: true}
	for n := len(low) - 2; n <= len(low)+2; n++ {
		list := ours().of(low[0], n)
		for i := range list {
			w := &list[i]
			if len(w.low) < shortest || !s.speaks(w) || !names.Alike(low, w.low) {
				continue
			}
			far := unlikely(low, w)
			if (w.daily || abroad || w.card == 0 && len(low) < plain) && far >= 2*misspelt {
				continue
			}
			switch {
			case far < least:
				best, least, rival = w, far, false
			case far == least && sameWord(best, w):
				best = closer(low, best, w)
			case far == least:
				rival = true
			}
		}
	}
	if rival || best != nil && best.card == 0 && s.Table.Player([]marks.Token{{Low: best.low, Raw: best.low, Number: -1}}, 0, longest).Whole {
		return nil // whoever is meant is asked for
	}
	return best
}

// plain is how many letters a word has at least that may be misspelt otherwise than by a slip.
const plain = 6

// How unlikely it is that a word was meant, where another was written.
const (
	swapped   = iota // two letters changed places, or one stands once and not twice
	missing          // a letter
	beside           // ... or one is another that lies beside it on the keys, or has that beside it
	misspelt         // another one, or two
	otherwise = 2*misspelt + 1
)

// unlikely is how far a word is from what was written. Who writes orders sooner means a word of
// orders than one of every day.
func unlikely(low string, w *word) int {
	n := 2 * misspelt
	if names.Apart(low, w.low) == 1 {
		n = 2 * slip(low, w.low)
	}
	if w.daily {
		n++
	}
	return n
}

// speaks tells whether a language of the letter has a word; one of every day that stands in the name of
// a card is none where that card is not in the game.
func (s *Speller) speaks(w *word) bool {
	if w.card != 0 && w.card&s.Table.Game == 0 && w.daily {
		return false
	}
	for language := range s.In {
		if s.In[language] && w.in[language] {
			return true
		}
	}
	return false
}

// sameWord tells two forms of one word, or two ways to write it that the tables have: `coin` and
// `coins`, `harbor` and `harbour`, `again` and `agian`.
func sameWord(a, b *word) bool {
	return a.low+"s" == b.low || b.low+"s" == a.low || a.card != 0 && a.card == b.card || names.Apart(a.low, b.low) == 1 && slip(a.low, b.low) == swapped
}

// closer is that of two forms of a word which has as many letters as what was written, or the
// shorter one.
func closer(low string, a, b *word) *word {
	if len(b.low) == len(low) || len(a.low) != len(low) && len(b.low) < len(a.low) {
		return b
	}
	return a
}

// isCapital tells a word that begins with a capital letter and goes on in small ones.
func isCapital(raw string) bool {
	first, n := utf8.DecodeRuneInString(raw)
	second, _ := utf8.DecodeRuneInString(raw[n:])
	return unicode.IsUpper(first) && unicode.IsLower(second)
}

// slip is how one letter of a word came to be wrong. The last letter is not missing by a slip: in
// many languages it makes another form of a word.
func slip(low, word string) int {
	from := 0
	for from < len(low) && from < len(word) && low[from] == word[from] {
		from++
	}
	end, last := len(low), len(word)
	for end > from && last > from && low[end-1] == word[last-1] {
		end, last = end-1, last-1
	}
	switch wrote, meant := low[from:end], word[from:last]; {
	case len(wrote) == 2 && len(meant) == 2,
		len(meant) == 0 && from > 0 && wrote[0] == low[from-1],
		len(wrote) == 0 && from > 0 && meant[0] == word[from-1]:
		return swapped
	case end == len(low) && !(len(wrote) == 0 && meant == "g" && strings.HasSuffix(low, "in")): // savin
		return misspelt
	case len(wrote) == 0:
		return missing
	case len(meant) == 0 && (from > 0 && areBeside(wrote[0], low[from-1]) || areBeside(wrote[0], low[end])),
		len(meant) > 0 && areBeside(wrote[0], meant[0]):
		return beside
	}
	return misspelt
}

// keys are the letters of a keyboard, row by row.
var keys = [...]string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}

// areBeside tells whether two letters lie beside each other on the keys, in the same row or the next.
func areBeside(a, b byte) bool {
	for row := range keys {
		at := strings.IndexByte(keys[row], a)
		if at < 0 {
			continue
		}
		for other := max(0, row-1); other < min(row+2, len(keys)); other++ {
			if to := strings.IndexByte(keys[other], b); to >= 0 && to-at >= -1 && to-at <= 1 {
				return true
			}
		}
	}
	return false
}
