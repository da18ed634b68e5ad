package calendar

import (
	"strings"
	"time"
	"unicode"
)

// Zone finds a zone however its letters are written; nil for none.
func Zone(name string) (string, *time.Location) {
	if strings.EqualFold(name, "local") {
		return name, nil
	}
	for _, name := range []string{name, strings.ToUpper(name), titled(name)} {
		if zone, err := time.LoadLocation(name); err == nil && name != "" {
			return name, zone
		}
	}
	return name, nil
}

// titled begins each part of a zone's name with a capital letter.
func titled(name string) string {
	begins := true
	return strings.Map(func(r rune) rune {
		defer func() { begins = !unicode.IsLetter(r) }()
		if begins {
			return unicode.ToUpper(r)
		}
		return unicode.ToLower(r)
	}, name)
}
