package lobby

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"machipost/engine"
	cardnames "machipost/engine/names"
)

// This file holds the forms of the values of options: numbers, words, lists.

func readNumber(value string, least, most int) (int, error) {
	n, err := strconv.Atoi(value)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%q is no number from %d to %d", value, least, most)
	}
	return n, nil
}

// oneOf reads a value that is one of some words; how names them.
func oneOf[V any](value string, words map[string]V, how string) (V, error) {
	v, ok := words[strings.ToLower(value)]
	if !ok {
		return v, fmt.Errorf("%q cannot be; write %s", value, how)
	}
	return v, nil
}

var betweenItems = regexp.MustCompile(`\s*(?:[,;\n]|\band\b|&)\s*`)

// items splits a list at commas and "and".
func items(value string) []string {
	var list []string
	for _, item := range betweenItems.Split(value, -1) {
		if item = strings.TrimSpace(item); item != "" {
			list = append(list, item)
		}
	}
	return list
}

// cardList reads a list of cards. Between them may be spaces only, although there
// are spaces in their names.
func cardList(value string) []string {
	var list []string
	for _, item := range items(value) {
		list = append(list, cardsIn(item)...)
	}
	return list
}

// cardsIn are the cards that a text names one after another; the text itself where
// it has something else in it.
func cardsIn(text string) []string {
	words := strings.Fields(text)
	var list []string
	for len(words) > 0 {
		n := len(words)
		for n > 0 && cardnames.Whole(strings.Join(words[:n], " ")) == engine.NoCard {
			n--
		}
		if n == 0 {
			return []string{text}
		}
		list, words = append(list, strings.Join(words[:n], " ")), words[n:]
	}
	return list
}
