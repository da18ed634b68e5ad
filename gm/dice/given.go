package dice

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// A Given is what a seat gives to the mix, once: "none", "word W" or "letter D".
type Given string

// None is what a seat gives that has given nothing yet.
const None Given = "none"

// wordOf is what a word may be.
var wordOf = regexp.MustCompile(`^[a-z0-9-]{1,24}$`)

// Word is a word that a player gives: accents and capitals are folded. It fails, with a
// sentence for a person, for a word that cannot be.
func Word(text string) (Given, error) {
	folded := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(text))
	if !wordOf.MatchString(folded) {
		return None, fmt.Errorf("%q is no word for the dice; write 1 to 24 letters a to z, digits and hyphens", text)
	}
	return Given("word " + folded), nil
}

// FirstLetter is what a player gives whose first letter has no word: the first 16 digits of
// the hash of its message id, without < and >. One without an id gives None.
func FirstLetter(messageID string) Given {
	if messageID == "" {
		return None
	}
	sum := sha256.Sum256([]byte(messageID))
	return Given("letter " + hex.EncodeToString(sum[:])[:16])
}
