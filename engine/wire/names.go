package wire

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxName is how many characters a player's name may have.
const MaxName = 30

// CheckName tells what is wrong with a player's name, nil if nothing: its form, or
// that it is a word of the order language, which reserved knows (nil: there are
// none). The error is a sentence for a person.
func CheckName(name string, reserved func(string) bool) error {
	first, _ := utf8.DecodeRuneInString(name)
	switch {
	case name == "":
		return errors.New("a player needs a name")
	case utf8.RuneCountInString(name) > MaxName:
		return fmt.Errorf("%q has more than %d characters", name, MaxName)
	case !unicode.IsLetter(first):
		return fmt.Errorf("%q does not begin with a letter", name)
	case strings.IndexFunc(name, notInNames) >= 0:
		return fmt.Errorf("%q has something else than letters, digits, spaces, hyphens, apostrophes and dots", name)
	case reserved != nil && reserved(name):
		return fmt.Errorf("%q is a word of the order language", name)
	}
	return nil
}

func notInNames(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" -'.", r)
}

// Fold makes one text of names that differ in case or spaces only: a position
// cannot have both.
func Fold(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

// SameName tells names that Fold makes one.
func SameName(a, b string) bool { return Fold(a) == Fold(b) }

// earlier returns the seat of a player who has the name already, -1 if none.
func earlier(names []string, name string) int {
	folded := Fold(name)
	return slices.IndexFunc(names, func(other string) bool { return Fold(other) == folded })
}
