package marks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/engine/names"
	"machipost/orders/wording"
)

// A Token is a word, a number or a sign of a letter.
type Token struct {
	Low      string // as it is compared: in lower case, without accents and apostrophes
	Raw      string // as it was written
	From, To int    // where it stands in its line, in bytes
	Glued    bool   // nothing stands between it and the token before
	Number   int    // what the digits say; -1 for no number
}

// Is tells whether the token is one of these, as they are compared.
func (t *Token) Is(lows ...string) bool {
	for _, low := range lows {
		if t.Low == low {
			return true
		}
	}
	return false
}

// Lows is a set of words as they are compared.
func Lows(words ...string) map[string]bool {
	set := map[string]bool{}
	for _, word := range words {
		set[word] = true
	}
	return set
}

// Some tells whether one of the tokens is in a set.
func Some(tokens []Token, lows map[string]bool) bool {
	for i := range tokens {
		if lows[tokens[i].Low] {
			return true
		}
	}
	return false
}

// Index is where the first of these stands among the tokens, as they are compared; -1 for none.
func Index(tokens []Token, lows ...string) int {
	for i := range tokens {
		if tokens[i].Is(lows...) {
			return i
		}
	}
	return -1
}

// Says tells whether one of these is among the tokens, as they are compared.
func Says(tokens []Token, lows ...string) bool { return Index(tokens, lows...) >= 0 }

// IsMark tells signs that mean nothing where no rule asks for them.
func (t *Token) IsMark() bool {
	return t.Is(",", ".", "*", "#", "@", "(", ")", "~", "-", ":", ";", "'s", "|")
}

// IsWord tells a word from numbers and signs.
func (t *Token) IsWord() bool {
	first, _ := utf8.DecodeRuneInString(t.Low)
	return unicode.IsLetter(first)
}

// Tokens cuts a line into words, numbers and signs. Letters and digits are different
// tokens (`go1`, `6s`), an `'s` is one of its own, a hyphen within a word is a space.
// Quotes, emoji and smileys are left out, but for a smiley that stands for a full stop.
func Tokens(line string) []Token {
	list := make([]Token, 0, atMost(line))
	end := 0 // of the token before
	for at := 0; at < len(line); {
		from, length := at, 0
		token := Token{Number: -1}
		switch r, size := utf8.DecodeRuneInString(line[at:]); {
		case unicode.IsLetter(r):
			length = wordLength(line[at:])
			token.Low = drawl(names.Fold(line[at : at+length]))
			if low, n := hyphenated(line[at:], length); n > 0 {
				token.Low, length = low, n
			}
			token.Low = inFull(token.Low)
		case '0' <= r && r <= '9':
			length = digits(line[at:])
			token.Low = line[at : at+length]
			if n, ok := wording.Number(token.Low); ok {
				token.Number = n
			}
		default:
			token.Low, length = sign(line, at)
			if length == 0 {
				length = size
			}
		}
		at += length
		if token.Low == "" {
			continue
		}
		token.Raw, token.From, token.To, token.Glued = line[from:at], from, at, from == end && from > 0
		end = at
		list = append(list, token)
	}
	return list
}

// drawn are the letters that people draw out: `soooo`, `pleeease`, `yesss`.
const drawn = "aeiouys"

// End is where the words of a row end: behind them stand only full stops, which exclamation
// marks are as well, and such signs.
func End(tokens []Token, signs ...string) int {
	end := len(tokens)
	for end > 0 && (tokens[end-1].Is(".") || tokens[end-1].Is(signs...)) {
		end--
	}
	return end
}

// Instead are words in the place of others that end where a token does.
func Instead(at *Token, text string) []Token {
	list := Tokens(text)
	for i := range list {
		list[i].From, list[i].To, list[i].Raw, list[i].Glued = at.To, at.To, "", true
	}
	return list
}

// Written are tokens as they were written, with one space where anything stands between two.
func Written(tokens []Token) string {
	var b strings.Builder
	for i := range tokens {
		if i > 0 && !tokens[i].Glued {
			b.WriteByte(' ')
		}
		b.WriteString(tokens[i].Raw)
	}
	return b.String()
}

// drawl is a word without letters that were drawn out; "" for a cry that is no word
// without them: `moooo`, `aaah`.
func drawl(low string) string {
	if isLaugh(low) {
		return "haha"
	}
	if !isDrawn(low) {
		return low // as nearly all are
	}
	end, cut := 0, false
	short := []byte(low)
	for i := 0; i < len(low); {
		next := i + 1
		for next < len(low) && low[next] == low[i] {
			next++
		}
		if n := next - i; n > 2 && strings.IndexByte(drawn, low[i]) >= 0 {
			short[end], cut = low[i], true
			end++
		} else {
			end += copy(short[end:], low[i:next])
		}
		i = next
	}
	switch {
	case !cut:
		return low
	case end > 2 || brief[string(short[:end])]:
		return string(short[:end])
	}
	return ""
}

// isDrawn tells whether some letter stands three times in a row.
func isDrawn(low string) bool {
	for i := 2; i < len(low); i++ {
		if low[i] == low[i-1] && low[i] == low[i-2] {
			return true
		}
	}
	return false
}

// isLaugh tells laughter of any length: `hahahaha`, `hehe`, `jajaja`.
func isLaugh(low string) bool {
	if len(low) < 4 || strings.IndexByte("hj", low[0]) < 0 || strings.IndexByte("aeio", low[1]) < 0 {
		return false
	}
	for i := 2; i < len(low); i++ {
		if low[i] != low[i-2] {
			return false
		}
	}
	return true
}

// brief are words of two letters that may be drawn out.
var brief = Lows("hi", "so", "no", "me", "my", "go", "to", "yo", "us", "be", "si", "ja")

// atMost is how many tokens a line has, or some more: one where letters or digits begin, and one for each sign.
func atMost(line string) (n int) {
	const space, letter, digit = 0, 1, 2
	before := space
	for i := range len(line) {
		class := space
		switch c := line[i]; {
		case c|0x20 >= 'a' && c|0x20 <= 'z' || c >= utf8.RuneSelf:
			class = letter
		case '0' <= c && c <= '9':
			class = digit
		case c > ' ':
			n++
		}
		if class != space && class != before {
			n++
		}
		before = class
	}
	return n
}

// wordLength is how many bytes of the text are one word: letters, and apostrophes
// between them, but for that of an `'s`.
func wordLength(text string) int {
	for i, r := range text {
		if unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) || r == '\u00ad' {
			continue
		}
		if isApostrophe(r) && !isGenitive(text[i:]) {
			if next, _ := utf8.DecodeRuneInString(text[i+utf8.RuneLen(r):]); unicode.IsLetter(next) {
				continue
			}
		}
		return i
	}
	return len(text)
}

// parted are words of a card's name as some write them with a hyphen, and how else.
var parted = map[string]string{"start-up": "startup", "start-ups": "startup", "ware-house": "warehouse"}

// hyphenated is one of those words, as it is compared, and how many bytes of the text it is;
// length are those of its first part. 0 for none.
func hyphenated(text string, length int) (low string, n int) {
	if length >= len(text) || text[length] != '-' {
		return "", 0
	}
	n = length + 1 + wordLength(text[length+1:])
	if low = parted[strings.ToLower(text[:n])]; low == "" {
		return "", 0
	}
	return low, n
}

func isApostrophe(r rune) bool { return strings.ContainsRune("'’‘ʼ´`′", r) }

// isGenitive tells whether the text begins with an apostrophe and an s that ends a word.
func isGenitive(text string) bool {
	_, size := utf8.DecodeRuneInString(text)
	rest := text[size:]
	if rest == "" || rest[0] != 's' && rest[0] != 'S' {
		return false
	}
	next, _ := utf8.DecodeRuneInString(rest[1:])
	return !unicode.IsLetter(next)
}

func digits(text string) int {
	n := 0
	for n < len(text) && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	return n
}

// signs are those that mean something, the longer ones first, and what they are
// compared as.
var signs = [...]struct{ written, low string }{
	{"<->", "<>"}, {"--->", ">"}, {"-->", ">"}, {"==>", ">"}, {"->", ">"}, {"=>", ">"}, {">>", ">"}, {">=", ">="}, {"<=", "<="}, {"=<", "<="}, {"==", "="}, {"--", "-"}, {"...", "."},
	{"→", ">"}, {"➔", ">"}, {"➡", ">"}, {"⇒", ">"}, {"≥", ">="}, {"≤", "<="}, {"…", "."}, {"–", "-"}, {"—", "-"}, {"−", "-"}, {"‐", "-"}, {"‑", "-"}, {"―", "-"}, {"‒", "-"},
	{"，", ","}, {"：", ":"}, {"；", ";"}, {"。", "."}, {"、", ","}, {"•", "*"}, {"·", "*"}, {"×", "x"}, {"✓", "yes"}, {"✔", "yes"}, {"✅", "yes"}, {"☑", "yes"}, {"✗", "no"}, {"✘", "no"}, {"❌", "no"}, {"❎", "no"}, {"🚫", "no"}, {"👎", "no"}, {"€", "$"}, {"£", "$"}, {"¢", "$"},
	{",", ","}, {":", ":"}, {";", ";"}, {".", "."}, {"!", "."}, {"?", "?"}, {"(", "("}, {")", ")"}, {"[", "("}, {"]", ")"}, {"{", "("}, {"}", ")"},
	{"/", "/"}, {"|", "|"}, {">", ">"}, {"<", "<"}, {"=", "="}, {"-", "-"}, {"+", "+"}, {"&", "&"}, {"#", "#"}, {"@", "@"}, {"$", "$"}, {"*", "*"}, {"%", "%"}, {"~", "~"}, {"\t", "|"},
}

// signsBy are the places of signs by their first byte.
var signsBy = func() (by [256][]int) {
	for i := range signs {
		first := signs[i].written[0]
		by[first] = append(by[first], i)
	}
	return by
}()

// sign returns the sign at a place of the line and how long it is. A sign that means
// nothing there is "".
func sign(line string, at int) (low string, length int) {
	rest := line[at:]
	if n := smiley(line, at); n > 0 {
		if closes(line, at, at+n) {
			return ".", n
		}
		return "", n
	}
	if r, size := utf8.DecodeRuneInString(rest); isApostrophe(r) {
		if isGenitive(rest) && at > 0 {
			return "'s", size + 1
		}
		if at > 0 && (line[at-1] == 's' || line[at-1] == 'S') {
			return "'s", size
		}
		return "", size
	}
	if strings.HasPrefix(rest, "..") && isRange(line, at) {
		return "-", 2
	}
	for _, i := range signsBy[rest[0]] {
		if strings.HasPrefix(rest, signs[i].written) {
			low, length = signs[i].low, len(signs[i].written)
			if low == "-" && length == 1 && isHyphen(line, at) {
				low = ""
			}
			return low, length
		}
	}
	return "", 0
}

// isRange tells two dots that stand between two numbers.
func isRange(line string, at int) bool {
	digit := func(i int) bool { return i >= 0 && i < len(line) && '0' <= line[i] && line[i] <= '9' }
	return digit(at-1) && digit(at+2)
}

// isHyphen tells whether the sign stands between two letters.
func isHyphen(line string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(line[:at])
	after, _ := utf8.DecodeRuneInString(line[at+1:])
	return unicode.IsLetter(before) && unicode.IsLetter(after)
}

// smiley returns how long the smiley at a place of the line is, 0 for none.
func smiley(line string, at int) int {
	rest := line[at:]
	if !strings.ContainsRune(":;=", rune(rest[0])) {
		return 0
	}
	n := 1
	if len(rest) > n && (rest[n] == '-' || rest[n] == '\'') {
		n++
	}
	if len(rest) == n {
		return 0
	}
	face := rest[n]
	n++
	for len(rest) > n && rest[n] == face {
		n++
	}
	ends := len(rest) == n || !isAlphanumeric(rest[n])
	apart := at == 0 || !isAlphanumeric(line[at-1])
	switch {
	case face == ')' && (n > 2 || apart || !strings.Contains(line[:at], "(")), face == '(' && ends && apart:
		return n
	case strings.IndexByte("DPp", face) >= 0 && ends && apart:
		return n
	}
	return 0
}

// closes tells a smiley that stands for a full stop: a word comes before it, and one with a capital
// behind it, outside of brackets.
func closes(line string, from, to int) bool {
	if strings.Contains(line[:from], "(") {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(line[:from], " "))
	behind, _ := utf8.DecodeRuneInString(strings.TrimLeft(line[to:], " "))
	return unicode.IsLetter(before) && unicode.IsUpper(behind)
}

func isAlphanumeric(b byte) bool {
	return '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || b >= utf8.RuneSelf
}
