package senders

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"machipost/gm/records"
)

// Hide leaves secrets out of a text of an author's that others read: those of all who
// play in the games that the author plays in, for no others were in letters to the
// author. In capitals they count as well, and what stands between their letters, a
// hyphen, a mark of bold text or the end of a line, a reader leaves out again. It fails
// only when the store does.
func (t *Tags) Hide(tx records.Tx, author records.Player, text string) (string, error) {
	key, err := t.Key(tx)
	if err != nil {
		return "", err
	}
	b := bareOf(t.Without(text))
	for _, address := range author.Addresses() {
		games, err := tx.Games.PlayedFrom(address)
		if err != nil {
			return "", err
		}
		for i := range games {
			for _, p := range games[i].Players {
				for b.hide(secretFor(key, p)) {
				}
			}
		}
	}
	return b.text, nil
}

// hidden stands where a secret stood.
const hidden = "..."

// A bareText is a text and what of it makes a secret.
type bareText struct {
	text    string
	letters string // and digits, small and of plain width
	places  []int  // where in the text each byte of them is from
}

func bareOf(text string) bareText {
	var bare strings.Builder
	b := bareText{text: text}
	for at, r := range text {
		for _, plain := range norm.NFKD.String(string(r)) {
			if !unicode.IsLetter(plain) && !unicode.IsDigit(plain) {
				continue
			}
			n, _ := bare.WriteRune(unicode.ToLower(plain))
			b.places = append(b.places, slices.Repeat([]int{at}, n)...)
		}
	}
	b.letters = bare.String()
	return b
}

// hide takes a secret out, where it first stands; false when it is not there.
func (b *bareText) hide(secret string) bool {
	at := strings.Index(b.letters, secret)
	if at < 0 {
		return false
	}
	last := b.places[at+len(secret)-1]
	_, size := utf8.DecodeRuneInString(b.text[last:])
	*b = bareOf(b.text[:b.places[at]] + hidden + b.text[last+size:])
	return true
}
