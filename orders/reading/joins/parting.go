package joins

import (
	"unicode"
	"unicode/utf8"

	"machipost/orders"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/margins"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file takes lines apart that only their length has put together, and puts together those
// that a mail program broke amidst a sentence.

// Parted is a line with those in which it goes on: as words tell (Join), and, where a mail program
// may have broken it, as what the lines say alone tells. Of the rows it marks those that go on.
func (r Joiner) Parted(rows []lines.Row, i int) (joined lines.Row, next int) {
	if i+1 < len(rows) && rows[i+1].Listed && r.isBroken(rows, rows[i], i, i+1) {
		rows[i+1] = lines.Unlisted(r.Letter, rows[i+1]) // the number is of what was said
	}
	joined, next = r.split(rows, i)
	for next < len(rows) && len(joined.Tokens) < 4*mostJoined && !r.Spent() && r.isBroken(rows, joined, i, next) {
		rows[next] = lines.Unlisted(r.Letter, rows[next])
		rows[next].Continues = true
		before := next
		if joined, next = r.split(rows, i); next == before {
			break // what is below it has an order of its own
		}
	}
	return joined, next
}

// isBroken tells whether a mail program broke the line before the one at a place, as far as its length
// tells: amidst a name or a phrase, behind a word that ends nothing, or where either is nothing by
// itself. In prose none is broken by hand. Who does not end sentences with stops, and begins lines
// with capitals, goes on with small letters; a line of talk goes on in no order.
func (r Joiner) isBroken(rows []lines.Row, joined lines.Row, i, at int) bool {
	line, next := rows[at-1], rows[at]
	if !mayGoOn(line, next) || isInLanguage(r.Letter, joined) && (r.Exact.Begins(next.Words) || r.isHeading(next)) {
		return false
	}
	last, prose := line.Tokens[len(line.Tokens)-1], isProse(r.Letter, rows, i)
	open, small := leads(line) || last.Is("'s", ":") || r.endsOpen(line), begins(unicode.IsLower, next.Text)
	denies := denying[last.Low] && !(len(line.Tokens) > 1 && line.Tokens[len(line.Tokens)-2].Is(",", "otherwise", "else", "less", "fewer")) // if I have less, don't
	together := lines.Together(joined, next)
	switch {
	case last.Is(":") && !(prose && endsShort(r.Letter, line)), next.Listed && (!open || !begins(unicode.IsDigit, next.Text)):
		return false
	case !last.Is(",") && !leads(line) && !denies && beginsAnew(r, next), last.Is("to") && asksAnew(r, next):
		return false
	case open, small && len(next.Tokens) > 0 && crews[next.Tokens[0].Low], breaksCard(r.Letter, joined, together), !titles(next.Tokens) && breaksPhrase(r.Letter, joined, together):
		return true
	case isInLanguage(r.Letter, next) && !denies:
		return false
	case r.signsOff(next), rollsFirst(r.Letter, next.Tokens), r.isHeading(next) && !(last.Is(",") && small), len(next.Tokens) > 0 && starting[next.Tokens[0].Low]:
		return false
	}
	switch above, below := r.Alone(line, true), r.Alone(lines.Unlisted(r.Letter, next), false); {
	case above != nil && below != nil:
		return false
	case prose, denies, small && begins(unicode.IsUpper, joined.Text):
		return true
	default:
		return above == nil && below == nil && (small || begins(unicode.IsDigit, next.Text))
	}
}

// beginsAnew tells a line that is an order in the order language, or has a heading with a colon, or begins as
// those do who put something right.
func beginsAnew(r Joiner, next lines.Row) bool {
	t := next.Tokens
	return len(t) > 1 && (isInLanguage(r.Letter, next) || r.isHeading(next) && titles(t) || (starting[t[0].Low] || correcting[t[0].Low]) && t[1].Is(",") || asksAnew(r, next))
}

// asksAnew tells a line that begins with a condition and a capital, as a sentence does: `If I roll a 7, the Mine`.
func asksAnew(r Joiner, next lines.Row) bool {
	return begins(unicode.IsUpper, next.Text) && words.Find(next.Tokens, 0, r.Grammar.Speaks).May(words.If, words.Unless) && len(next.Tokens) > mostBehind
}

// trails tells an otherwise behind what it is for: `if Bob has a Mine the Cafe, the Bakery otherwise`.
func trails(r Joiner, t []marks.Token, from int) bool {
	comma := from - 1
	for comma > 0 && !t[comma].Is(",", ";", ".") {
		comma--
	}
	asks, at := false, comma+1
	for i := range max(comma, 0) {
		asks = asks || words.Find(t, i, r.Grammar.Speaks).May(words.If)
	}
	if !asks {
		return false
	}
	for at < from && t[at].Is("the", "a", "an", "den", "die", "das", "el", "la") {
		at++
	}
	card, who := r.Grammar.Table.AnyCard(t, at), r.Grammar.Table.Player(t, at, marks.WholeName)
	return card.Tokens > 0 && at+card.Tokens == from || who.Whole && at+who.Tokens == from
}

// rollsFirst tells a line that begins with how many dice are rolled: `one die, a four would be nice`.
func rollsFirst(r *lines.Letter, t []marks.Token) bool {
	if len(t) < 2 || !t[0].Is("one", "two", "1", "2", "both", "un", "dos", "ein", "einen", "zwei", "deux") {
		return false
	}
	return words.Find(t, 1, r.Grammar.Speaks).May(words.Dice) && (len(t) == 2 || !t[2].IsWord() && t[2].Number < 0)
}

// isInLanguage tells a line that is a heading or an order in the order language, or both.
func isInLanguage(r *lines.Letter, row lines.Row) bool {
	heading, headed := r.Exact.Heading(row.Words)
	if !headed {
		return r.Exact.IsOrder(row.Words)
	}
	return len(heading.Rest) == 0 || r.Exact.IsOrder(heading.Rest)
}

// titles tells a line that begins with a title: `go 2: buy Forest`.
func titles(t []marks.Token) bool {
	colon := marks.Index(t, ":")
	return colon > 0 && colon < mostShort
}

// mayGoOn tells, of two lines by themselves, whether the first one's length may have broken it: it
// ends no sentence, and neither is of a table.
func mayGoOn(line, next lines.Row) bool {
	switch {
	case len(line.Tokens) == 0 || len(next.Tokens) == 0 && !next.Listed:
		return false
	case line.Cell || next.Cell || next.Split || next.Strange || line.Tokens[len(line.Tokens)-1].Is(".", "?", "!", ";"):
		return false
	}
	return line.Full || margins.Wrapped(line.Text, line.Width, next.Text)
}

// endsShort tells a line that ends in a sentence of few words, behind others: `… Wald. Beim Hafen:`.
func endsShort(r *lines.Letter, line lines.Row) bool {
	all := r.Sentences(line)
	return len(all) > 1 && len(all[len(all)-1].Tokens) <= mostShort
}

// mostShort is how many tokens a short sentence has at most.
const mostShort = 5

// crews are who does what a tool does, named behind it: `the renovation / guys`.
var crews = marks.Lows("guys", "men", "people", "crew", "lot", "thing", "thingy", "folk", "folks", "team", "gang", "lads")

// leading are words that stand before what they belong to.
var leading = marks.Lows("into", "from", "upon", "with", "by", "at", "ins", "im", "am", "vom", "beim", "von", "fur", "con", "por", "para", "en", "desde", "avec", "dans", "chez")

// leads tells a line that ends in a word behind which no sentence does.
func leads(line lines.Row) bool {
	return dangles(line.Tokens) || len(line.Tokens) > 0 && leading[line.Tokens[len(line.Tokens)-1].Low]
}

// denying are words that turn round what goes on in the next line.
var denying = marks.Lows("not", "don't", "dont", "never", "no", "without", "only", "nicht", "kein", "keine", "keinen", "nie", "niemals", "nur", "sin", "nunca", "solo", "ne", "pas", "jamais")

// starting are words with which those begin a sentence who write no capitals.
var starting = marks.Lows("also", "oh", "ps", "btw", "sorry", "thanks", "thx", "ok", "okay", "hi", "hello", "cheers", "sent", "anyway", "love", "well")

// correcting are those with which they put something right, before a comma.
var correcting = marks.Lows("hm", "hmm", "no", "wait", "oops", "actually", "correction", "nein", "ach", "perdon", "er", "um")

// begins tells whether the first letter of a text is of that kind.
func begins(is func(rune) bool, text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return is(first)
}

// split is a line with those in which it goes on, or without them, where two whole lines were put
// together: a writer who ends no sentence with a stop, and whose line fills the page.
func (r Joiner) split(rows []lines.Row, i int) (joined lines.Row, next int) {
	joined, next = r.Join(rows, i)
	if next != i+2 || rows[i+1].Continues || leads(rows[i]) || r.Spent() || r.continues(rows[i+1]) || breaksCard(r.Letter, rows[i], joined) {
		return joined, next
	}
	above := r.Alone(rows[i], true)
	if above == nil {
		return joined, next
	}
	below := r.Alone(rows[i+1], false)
	if below == nil || below.Bares && above.Acts[len(above.Acts)-1].Line.Order.Verb == orders.Buy {
		return joined, next // unless somebody takes / Forests
	}
	rows[i+1].Split = true
	return r.Join(rows, i)
}

// breaksCard tells a line that ends amidst the name of a card which the joined line has whole:
// `reforma Restaurante de / sushi`.
func breaksCard(r *lines.Letter, above, joined lines.Row) bool {
	return breaks(above, func(at int) int {
		if found := r.Grammar.Table.AnyCard(joined.Tokens, at); found.Strength < marks.Weak {
			return found.Tokens
		}
		return 0
	})
}

// breaksPhrase tells a line that ends amidst a phrase that the joined line has whole: `on my second /
// go`.
func breaksPhrase(r *lines.Letter, above, joined lines.Row) bool {
	return breaks(above, func(at int) int { return words.Find(joined.Tokens, at, r.Grammar.Speaks).Tokens })
}

// breaks tells whether something that begins before the end of a line ends behind it; length is how
// many tokens what stands at a place has.
func breaks(above lines.Row, length func(at int) int) bool {
	end := len(above.Tokens)
	for at := max(0, end-longestName); at < end; at++ {
		if at+length(at) > end {
			return true
		}
	}
	return false
}

const longestName = 5 // how many words of a card's name may stand above the break
