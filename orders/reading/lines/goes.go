package lines

import (
	"strconv"
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// asGoes makes `turn 1` and `turn 2` goes, and `1st:` and `2nd:`, in a letter that names
// both and no third, from who has two goes: turns of so low a number are long over.
func (r tabler) asGoes(lines []Row) {
	if !r.TwoGoes {
		return
	}
	var turns, places [4]bool
	meant := false
	defer func() {
		for i := range lines {
			if meant && len(lines[i].Words) > 0 && (lines[i].Words[0].Low == "turn" || lines[i].Words[0].Low == "turno" || lines[i].Words[0].Low == "tour") {
				lines[i].Words[0].Low = "go"
			}
		}
	}()
	each := func(do func(t []marks.Token, at, n int, place bool)) {
		for _, line := range lines {
			for at := range line.Tokens {
				if at+1 < len(line.Tokens) && line.Tokens[at].Is("turn", "turno", "tour") {
					do(line.Tokens, at, goNumber(&line.Tokens[at+1]), false)
				}
				if n, end := placeNumber(line.Tokens, at); n > 0 && end < len(line.Tokens) && line.Tokens[end].Is(":", "=", "-") && (at == 0 || line.Tokens[at-1].Is(".", ",")) {
					do(line.Tokens, at, n, true)
				}
			}
		}
	}
	each(func(_ []marks.Token, _, n int, place bool) {
		if n = min(n, 3); place {
			places[n] = true
		} else {
			turns[n] = true
		}
	})
	each(func(t []marks.Token, at, n int, place bool) {
		switch {
		case place && places[1] && places[2] && !places[3]:
			t[at].Low, t[at].Number = "go", -1
			t[at+1].Low, t[at+1].Number = strconv.Itoa(n), n // in the place of `st`, or of the colon
		case !place && turns[1] && turns[2] && !turns[3] && r.Turn > 2:
			t[at].Low = "go"
			meant = true
		}
	})
}

// goNumber is the number that a token names; 0 for none.
func goNumber(t *marks.Token) int {
	switch {
	case t.Number >= 0:
		return t.Number
	case t.Is("one"):
		return 1
	case t.Is("two"):
		return 2
	case t.Is("three"):
		return 3
	}
	return 0
}

// placeNumber is the place that `1st` or `first` names, and where it ends; 0 for none.
func placeNumber(t []marks.Token, at int) (n, end int) {
	switch {
	case at+1 < len(t) && t[at].Number > 0 && t[at+1].Is("st", "nd", "rd", "th", "º", "ª", "er", "ere", "re", "e", "eme", "ro", "ra", "do", "da", "o", "a") && t[at+1].Glued:
		return t[at].Number, at + 2
	case t[at].Is("first", "primero", "primera", "erstens", "premier", "premiere", "premierement"):
		return 1, at + 1
	case t[at].Is("last") && at+1 < len(t) && t[at+1].Is(":"):
		return 2, at + 1
	case t[at].Is("second", "segundo", "segunda", "zweitens", "deuxieme", "deuxiemement"):
		return 2, at + 1
	case t[at].Is("third", "tercero", "tercera", "drittens", "troisieme"):
		return 3, at + 1
	}
	return 0, at
}

// A goer finds goes by the numbers before lines.
type goer struct{ *Letter }

// numberedGoes makes `1)` and `2)` goes where each has a number of dice behind it, which
// no list of candidates has, in a letter of who has two goes.
func (r goer) numberedGoes(lines []Row) {
	if !r.TwoGoes {
		return
	}
	at := [3]int{}
	for i, line := range lines {
		n, rest, ok := wording.LeadingNumber(line.Text)
		if !ok || !line.listed || !strings.HasPrefix(rest, ")") && !strings.HasPrefix(rest, ". ") {
			continue
		}
		bare := marks.Tokens(wording.Unbullet(line.Text))
		if n < 1 || n > 2 || at[n] != 0 || !r.rolls(line.Tokens) || len(bare) == 0 || bare[0].Is(numberedWords...) {
			return
		}
		at[n] = i + 1
	}
	if at[1] == 0 || at[2] == 0 || at[1] > at[2] {
		return
	}
	for n := 1; n <= 2; n++ {
		line := &lines[at[n]-1]
		text := line.Text
		*line = r.row("go " + strconv.Itoa(n) + ": " + wording.Unbullet(text))
		line.Text = text
	}
}

// rolls tells whether a number of dice is in a row.
func (r goer) rolls(t []marks.Token) bool {
	for i := range t {
		for _, m := range words.Find(t, i, r.Grammar.Speaks).Means {
			if m.Kind == words.Dice || m.Kind == words.Single || m.Kind == words.Both {
				return true
			}
		}
	}
	return false
}
