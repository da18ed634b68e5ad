package lines

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// retracts tells whether words that take back what stands before them begin in the midst
// of a sentence.
func retracts(r *Letter, t []marks.Token, at int) bool {
	found := words.Find(t, at, r.Grammar.Speaks)
	for _, m := range found.Means {
		if m.Kind == words.Retract {
			if t[at-1].Is("si", "und", "y", "pero", "aber") || r.OnFile && t[at].Is("no", "nein", "non") && t[at+1].Is(":") && t[at-1].IsWord() { // la Mina no: el Bosque
				return false
			}
			if at+2 < len(t) && t[at].Is("no", "nein", "non") && t[at+1].Is("bei", "ab", "con", "en", "sur", "pour", "on", "for", "with") && t[at+2].Number >= 0 {
				return false // the Harbour: yes on 10, no on 11
			}
			if t[at].Is("er") && r.Grammar.Languages[words.German] {
				return false // es sei denn, er hat
			}
			if end := at + found.Tokens; t[at].Is("i", "quiero") && (end >= len(t) || t[end].Is(".", "!", ")")) {
				return false // the Forest, I mean
			}
			return t[at-1].Is(",", "-", ".", "(", ":") && (thinking[t[at].Low] || !t[at-1].Is(":") && t[at].Is("no", "oh", "i", "ah", "ach", "nee", "moment", "falsch", "stopp", "nein", "non", "digo", "perdon", "perdona", "euh", "quatsch", "pardon", "quiero")) ||
				found.Tokens > 1 && t[at].Is("no", "hmm", "scratch", "wait", "nein", "non", "euh", "bueno") && !t[at+1].Is(",")
		}
	}
	return false
}

// thinking are words by which somebody takes back what he has just said, wherever it stands.
var thinking = marks.Lows("hm", "hmm", "hmmm", "er", "erm", "um", "umm", "uh", "nope", "nah", "scratch", "strike", "wait", "hang", "hold", "sorry", "oops", "whoops", "actually")

// inPlainWords is a sentence as it is said plainly; behind another one, or where a sheet is on
// file, it may put something right.
func inPlainWords(r *Letter, t []marks.Token) []marks.Token {
	before := r.Named && !r.Headed // before what it asks is said plainly, and behind it
	if before {
		t = formal.Before(r.Grammar.Table, t)
	}
	t = formal.Plain(r.Grammar.Table, t)
	if r.OnFile || r.Spoken {
		t = formal.Corrected(r.Grammar.Table, t, r.OnFile && !r.Spoken)
	}
	if before {
		t = formal.Before(r.Grammar.Table, t)
	}
	for at := 0; at < len(t) && !r.Named; at++ {
		r.Named = len(t[at].Low) > 3 && namesCard(r, t, at)
		r.Spoken = r.Spoken || t[at].Number >= 0 || r.Named || t[at].Is("dice", "die", "wurfel", "dado", "dados")
	}
	return t
}

// PutsFirst tells a sentence that puts a card before those that were named: `if I have enough for the
// Mall, that first`.
func PutsFirst(r *Letter, t []marks.Token) bool {
	return len(t) > 0 && formal.Before(r.Grammar.Table, t)[0].Low != t[0].Low
}

// counts tells the stop of `2.` before a card in the midst of a line.
func counts(r *Letter, t []marks.Token, at int) bool {
	if !t[at].Is(".") || at < 2 || at+1 >= len(t) || t[at-1].Number < 2 || t[at-1].Number > 9 || t[at-2].Is("go", "turn", "roll", "zug", "jugada", "coup", "only") || clocks[t[at-2].Low] {
		return false
	}
	return namesCard(r, t, at-2) && namesCard(r, t, at+1)
}

// namesCard tells a card at a place, and no other word that a shortened name is like: `menos de 5.
// Con el puerto` counts no cards.
func namesCard(r *Letter, t []marks.Token, at int) bool {
	found := r.Grammar.Table.AnyCard(t, at)
	return found.Tokens > 0 && found.Strength < marks.Weak && (found.Strength == marks.Whole || words.Find(t, at, r.Grammar.Speaks).Tokens < found.Tokens)
}

// clipped are the beginnings of words, most of them of cards, behind which people put a dot.
var clipped = marks.Lows("co", "pref", "prio", "stn", "st", "twr", "mkt", "pk", "ctr", "cntr", "conv", "dem", "demo", "ren", "mov", "biz", "fac", "orch", "rst")

// goesOnBehind are words, as they are written, with which no sentence begins.
var goesOnBehind = marks.Lows("on", "must", "has", "is", "to", "shall", "should", "will", "closes", "takes", "acts", "works", "for", "instead", "or", "and", "then", "else", "goes", "as", "against", "becomes", "if", "when", "unless", "but", "with")

// withoutShorts are tokens without the dots that only tell a shortened word: `Renovation Co.: Cafe`.
func withoutShorts(t []marks.Token) []marks.Token {
	short := func(at int) bool {
		if at == 0 || at+1 >= len(t) || !t[at].Is(".") || !t[at].Glued || !clipped[t[at-1].Low] && !(at > 1 && t[at-2].Is("french", "family") && t[at-1].Is("rest")) {
			return false
		}
		if at > 1 && t[at-1].Is("pref", "prio") && t[at-2].Is("first", "second", "third", "fourth", "1st", "2nd", "3rd", "st", "nd", "rd", "th") {
			return true
		}
		return t[at+1].Is("/", "//", "|", ">", "->", "-") || t[at+1].Is(":") && t[at+1].Glued || goesOnBehind[t[at+1].Raw]
	}
	for at := range t {
		if short(at) {
			kept := slices.Clone(t[:at])
			for i := at; i < len(t); i++ {
				if !short(i) {
					kept = append(kept, t[i])
				}
			}
			return kept
		}
	}
	return t
}

// LeadsGo tells a line that begins with one of two goes, in whatever language.
func LeadsGo(text string) bool {
	scope, end := words.OneGo(marks.Tokens(text), 0)
	return end > 0 && scope != orders.ExtraGo
}

// Turns tells words that begin with an `otherwise` by which a condition before them is turned round,
// and not with the next candidate of a list, and that name a card.
func (r *Letter) Turns(t []marks.Token) bool {
	if len(t) == 0 || t[0].Is("or", "o", "oder", "ou", "els") || !words.Find(t, 0, r.Grammar.Speaks).May(words.Else) {
		return false
	}
	for at := range t {
		if r.Grammar.Table.FullCard(t, at).Tokens > 0 {
			return true
		}
	}
	return false
}

// lacking are words of a question that asks whether a card cannot be had.
var lacking = marks.Lows("gone", "sold", "none", "no", "can't", "cant", "cannot", "taken", "unavailable", "missing")

// answered takes `make it` from the answer to such a question, which takes nothing back: `Ranches all
// gone? Make it a Cafe.`
func answered(list []Sentence) {
	for i := 1; i < len(list); i++ {
		asked, t := list[i-1].Tokens, list[i].Tokens
		if len(asked) > 1 && asked[len(asked)-1].Is("?") && len(t) > 3 && t[0].Is("make", "then") && marks.Some(asked, lacking) && marks.Says(t[2:min(4, len(t))], "a", "an", "the") {
			for at := range 2 {
				if t[at].Is("make") && t[at+1].Is("it", "that") {
					list[i].Tokens = t[at+2:]
					break
				}
			}
		}
	}
}

// Resay lets a row say something else, as it was written.
func Resay(r *Letter, row *Row, said string) {
	text, raw, was := row.Text, row.Raw, row.Tokens
	*row = r.Row(said)
	row.Text, row.Raw = text, raw
	Remend(row.Tokens, was)
}

// IsWithin tells a text that breaks no limit of a letter.
func IsWithin(text string) bool {
	n := 0
	for line := range strings.Lines(text) {
		if n++; n > MaxLines || len(line) > MaxLineLength {
			return false
		}
	}
	return true
}
