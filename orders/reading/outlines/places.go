package outlines

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// place is what says of a line which choice it is: `2.`, `3)`, `2nd choice`, `first choice`.
var place = regexp.MustCompile(`(?i)^[\s*•-]*(?:([1-9])[.)]\s|(?:([1-9])(?:st|nd|rd|th)|(first|second|third|fourth|fifth|last)) (?:choice|preference|priority|pick|option)\b)`)

// titled is what says so before a colon alone: `plan B:`, `third:`.
var titled = regexp.MustCompile(`(?i)^[\s*•-]*(?:(?:plan|choice|option|preference|pick) ([a-e1-9])|([1-9])(?:st|nd|rd|th)|(first|second|third|fourth|fifth)) ?[:=]`)

// fewestTitled is how many lines have ordinals before a colon at least that name no goes.
const fewestTitled = 3

// inWords are the places that are written as words.
var inWords = []string{"", "first", "second", "third", "fourth", "fifth"}

// Placed puts lines that stand one below the other and say each which choice it is into the
// order that they say, where none is left out: `3. Cafe`, `1. Mine`, `2. Forest`. The last choice stands
// behind all others.
func Placed(rows []lines.Row) {
	for from := 0; from < len(rows); from++ {
		var places []int
		bare := false // without a word for it, as goes are named, too
		for _, row := range rows[from:] {
			n := choiceOf(row.Text)
			if n == 0 {
				place, ordinal := titleOf(row.Text)
				n, bare = place, bare || ordinal
			}
			if n == 0 {
				break
			}
			places = append(places, n)
		}
		if i := slices.Index(places, last); i >= 0 {
			places[i] = len(places)
		}
		if isMixed(places) && (!bare || len(places) >= fewestTitled) {
			block := slices.Clone(rows[from : from+len(places)])
			for i, n := range places {
				rows[from+n-1] = block[i]
			}
		}
		from += len(places)
	}
}

// last is the place of the last choice, which has no number.
const last = 10

// WithoutPlace is a cell without what says which choice it is.
func WithoutPlace(text string) string { return strings.TrimSpace(place.ReplaceAllString(text, "")) }

// longestTitle is how many bytes have room for such a word.
const longestTitle = 60

// choiceOf is the choice that a line says to be; 0 for none.
func choiceOf(text string) int {
	part := place.FindStringSubmatch(text)
	if part == nil {
		return 0
	}
	if strings.EqualFold(part[3], "last") {
		return last
	}
	if part[3] != "" {
		return slices.Index(inWords, strings.ToLower(part[3]))
	}
	n, err := strconv.Atoi(part[1] + part[2])
	if err != nil {
		return 0
	}
	return n
}

// titleOf is the choice that a line says to be before a colon, 0 for none, and whether an ordinal says it alone.
func titleOf(text string) (n int, ordinal bool) {
	part := titled.FindStringSubmatch(text)
	switch {
	case part == nil:
		return 0, false
	case part[3] != "":
		return slices.Index(inWords, strings.ToLower(part[3])), true
	}
	if n = int(strings.ToLower(part[1] + part[2])[0]); n >= 'a' {
		return n - 'a' + 1, false
	}
	return n - '0', part[2] != ""
}

// isMixed tells places that are all there, each once, and not one behind the other.
func isMixed(places []int) bool {
	sorted := slices.Sorted(slices.Values(places))
	for i, n := range sorted {
		if n != i+1 {
			return false
		}
	}
	return !slices.Equal(sorted, places)
}

// Words before a colon that begin lines of which one says what the other does not: what is had
// beside what is wanted, what is not to be beside what is.
var (
	yeses = marks.Lows("yes", "ja", "si", "oui", "do", "dos")
	noes  = marks.Lows("no", "nein", "non", "dont", "donts")
	had   = marks.Lows("have", "own", "owned", "got", "tengo", "habe", "besitze")
	want  = marks.Lows("want", "wants", "wanted", "need", "buy", "get", "wish", "quiero", "will", "brauche")
)

// Opposed marks lines of such a pair that say what is not to be bought, or that may: nobody
// knows what is filed of them.
func Opposed(rows []lines.Row) {
	says := func(row lines.Row, list map[string]bool) bool {
		before, _, found := strings.Cut(row.Text, ":")
		if !found || len(before) > longestTitle {
			return false
		}
		t := marks.Tokens(strings.Trim(before, " *•-"))
		return len(t) == 1 && list[t[0].Low]
	}
	for _, pair := range [][2]map[string]bool{{yeses, noes}, {want, had}} {
		if !slices.ContainsFunc(rows, func(row lines.Row) bool { return says(row, pair[0]) }) {
			continue
		}
		for i := range rows {
			rows[i].Strange = rows[i].Strange || says(rows[i], pair[1])
		}
	}
}
