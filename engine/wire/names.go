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

// CheckNewName tells what is wrong with a name that somebody would take, nil if
// nothing: what CheckName says, two alphabets in it, or that it would pass for the GM,
// for nobody or for all. Names that players have already may be so. The error is a
// sentence for a person.
func CheckNewName(name string, reserved func(string) bool) error {
	if err := CheckName(name, reserved); err != nil {
		return err
	}
	if err := checkAlphabet(name); err != nil {
		return err
	}
	switch {
	case reserved != nil && reserved(plain(name)):
		return fmt.Errorf("%q is a word of the order language", name)
	case isPersona(name):
		return fmt.Errorf("%q would pass for somebody else than a player; take another name", name)
	}
	return nil
}

// CheckBeside tells why nobody can take a name where another has one, nil if they are
// told apart. The error is a sentence for a person.
func CheckBeside(name, other string) error {
	switch {
	case SameName(name, other):
		return fmt.Errorf("there is a player called %q already", other)
	case LookAlike(name, other):
		return fmt.Errorf("%q looks like %q, who plays there already; add another name to it", name, other)
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
