package lines

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file puts words in the place of pictures that are one: `📺 Bob`, `🎲: 2`.

// A picture is what people draw for a tool or dice, the word that it is, and others by which a line
// says that itself.
type picture struct {
	drawn, word string
	said        *regexp.Regexp
}

var pictures = [...]picture{
	{"📺", "tv", regexp.MustCompile(`(?i)\b(?:tv|telly|television|fernseh\w*|tele)\b`)},
	{"🎲", "dice", regexp.MustCompile(`(?i)\b(?:dice|die|dices|roll|rolls|reroll|throw|w(?:ü|ue)rf\w*|dados?|dé|dés)\b`)},
	{"🔁", "reroll", regexp.MustCompile(`(?i)\b(?:reroll|again|roll)\b`)},
	{"🔄", "reroll", regexp.MustCompile(`(?i)\b(?:reroll|again|roll|swap|trade)\b`)},
	{"⚓", "harbour", regexp.MustCompile(`(?i)\b(?:harbou?r|hafen|puerto|boats?|tuna|mackerel)\b`)},
}

// drawnOver are signs behind a picture that say how it is drawn.
const drawnOver = "\uFE0F\u200D"

// arrowed is an arrow that begins a line, like a bullet.
var arrowed = regexp.MustCompile(`^(\s*)(?:[-=]+>|[→➔➤►▶»☞↳⇒]|👉)\x{FE0F}?\s+`)

// saysTo tells what is said to a tool behind its picture.
var saysTo = regexp.MustCompile(`^(?:[:=>→–-]|\d|(?i:one|two|both|never|always|no|yes|unless|under|below|above|over)\b)`)

// digitBefore tells a number that ends there: `2 🎲`.
var digitBefore = regexp.MustCompile(`(?i)(?:\b[12]|one|two)\s*x?\s*$`)

// pictured is a line with a word in the place of a picture that begins it, or that is counted, where
// nothing else says what it is.
func pictured(line string) string {
	line = arrowed.ReplaceAllString(line, "$1- ")
	for _, p := range pictures {
		at := strings.Index(line, p.drawn)
		if at < 0 || p.said.MatchString(line) {
			continue
		}
		end := at
		for strings.HasPrefix(line[end:], p.drawn) {
			end += len(p.drawn)
			for _, over := range drawnOver {
				end += len(line[end:]) - len(strings.TrimPrefix(line[end:], string(over)))
			}
		}
		before, behind := line[:at], strings.TrimSpace(line[end:])
		if strings.Trim(before, " \t-*•·") == "" && (saysTo.MatchString(behind) || p.word == "tv" && isUpper(behind)) || p.word == "dice" && digitBefore.MatchString(before) {
			line = before + " " + p.word + " " + line[end:]
		}
	}
	return line
}

// isUpper tells a text that begins like a name.
func isUpper(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(first)
}
