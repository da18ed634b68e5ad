package goes

import (
	"slices"
	"strconv"

	"machipost/orders/reading/marks"
)

// asReported makes goes of those that somebody calls by their numbers in the turn, as reports tell
// them: in a turn of six goes, 1 and 6 are those of its first player.
func (f Finder) asReported(lines []Line) {
	for _, line := range lines {
		for i := 0; i+1 < len(line.Tokens); i++ {
			if nouns[line.Tokens[i].Low] && line.Tokens[i+1].Number == 2 {
				return // his own are counted
			}
		}
	}
	for _, line := range lines {
		for i := 0; i+1 < len(line.Tokens); i++ {
			if t := &line.Tokens[i+1]; nouns[line.Tokens[i].Low] {
				if n := f.ofNumber(t.Number); n > 0 {
					t.Low, t.Number = strconv.Itoa(n), n
				}
			}
		}
		for i := 0; i+1 < len(line.Words); i++ {
			if !nouns[line.Words[i].Low] {
				continue
			}
			if number, err := strconv.Atoi(line.Words[i+1].Low); err == nil {
				if n := f.ofNumber(number); n > 0 {
					line.Words[i+1].Low = strconv.Itoa(n)
				}
			}
		}
	}
}

// ofNumber is which go of the writer's has a number in the turn; 0 for none, and for 1 and 2, by
// which everybody may call his own.
func (f Finder) ofNumber(number int) int {
	if number < 3 {
		return 0
	}
	return slices.Index(f.Numbers[:], number) + 1
}

// nouns are words for a go, with its number behind.
var nouns = marks.Lows("go", "goes", "jugada", "zug", "coup")
