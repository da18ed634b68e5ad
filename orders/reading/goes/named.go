package goes

import (
	"slices"
	"strconv"

	"machipost/orders/reading/marks"
)

// stretches are what people call a go as well, and what no number may stand behind without a
// sign: drop 2.
var (
	stretches = marks.Lows("turn", "turno", "tour", "round", "act", "scene", "leg", "half", "inning", "innings", "shift", "lap", "trip", "course", "heat", "bout", "period", "outing", "drop", "hand", "watch", "ride", "visit")
	deeds     = marks.Lows("shift", "drop", "hand", "watch", "ride", "visit")
)

// A naming is what somebody calls a go, and the numbers that stand beside it, up to three;
// a place alone, `1st:`, calls it nothing.
type naming struct {
	noun  string
	named [4]bool
}

// means tells whether both goes are named, and no third. Turns and rounds of so low a number
// are long over.
func (n *naming) means(turn int) bool {
	old := n.noun == "turn" || n.noun == "turno" || n.noun == "tour" || n.noun == "round"
	return n.named[1] && n.named[2] && !n.named[3] && (turn > 2 || !old)
}

// Called makes goes of what somebody calls his two.
func (f Finder) Called(lines []Line) {
	f.asReported(lines)
	f.asGoes(lines)
	f.roundsAsGoes(lines)
	f.others(lines)
}

// asGoes makes `turn 1` and `turn 2` goes, and `1st:` and `2nd:`, `first half` and `second
// half`, in a letter of who has two goes that names both and no third.
func (f Finder) asGoes(lines []Line) {
	if !f.TwoGoes {
		return
	}
	var all []naming
	eachNamed(lines, func(t []marks.Token, noun, at, n int) {
		called := &naming{}
		if noun >= 0 {
			called.noun = t[noun].Low
		}
		i := slices.IndexFunc(all, func(one naming) bool { return one.noun == called.noun })
		if i < 0 {
			all, i = append(all, *called), len(all)
		}
		all[i].named[min(n, 3)] = true
	})
	meant := func(noun string) bool {
		return slices.ContainsFunc(all, func(one naming) bool { return one.noun == noun && one.means(f.Turn) })
	}
	if !slices.ContainsFunc(all, func(one naming) bool { return one.means(f.Turn) }) {
		return
	}
	eachNamed(lines, func(t []marks.Token, noun, at, n int) {
		switch {
		case noun >= 0 && meant(t[noun].Low):
			t[noun].Low = "go"
		case noun < 0 && meant(""):
			t[at].Low, t[at].Number = "go", -1
			t[at+1].Low, t[at+1].Number = strconv.Itoa(n), n // in the place of `st`, or of the colon
		}
	})
	for i := range lines {
		if w := lines[i].Words; len(w) > 0 && stretches[w[0].Low] && meant(w[0].Low) {
			w[0].Low = "go"
		}
	}
}

// eachNamed goes through what may name a go: where its noun stands, -1 for none, where the
// whole begins, and its number.
func eachNamed(lines []Line, do func(t []marks.Token, noun, at, n int)) {
	for _, line := range lines {
		t := line.Tokens
		for at := range t {
			if stretches[t[at].Low] && at+1 < len(t) && goNumber(&t[at+1]) > 0 && (!deeds[t[at].Low] || at+2 < len(t) && t[at+2].Is(":", "-", "=") && (at == 0 || t[at-1].Is(".", ","))) {
				do(t, at, at, goNumber(&t[at+1]))
				continue
			}
			n, end := placeNumber(t, at)
			switch {
			case n == 0 || end >= len(t):
			case stretches[t[end].Low] && !t[end].Is("turno", "tour"):
				do(t, end, at, n)
			case t[end].Is(":", "=", "-") && (at == 0 || t[at-1].Is(".", ",")):
				do(t, -1, at, n)
			}
		}
	}
}

// roundsAsGoes makes goes of `first round` and `second round`, in a letter that names both and
// no third, from who has two goes: whoever plays few games in English calls them so.
func (f Finder) roundsAsGoes(lines []Line) {
	var named [4]bool
	each := func(do func(t []marks.Token, at, n int)) {
		for _, line := range lines {
			for at := 1; at < len(line.Tokens); at++ {
				if !line.Tokens[at].Is("round", "rounds") {
					continue
				}
				for from := max(0, at-2); from < at; from++ {
					if n, end := placeNumber(line.Tokens, from); n > 0 && end == at {
						do(line.Tokens, at, min(n, 3))
					}
				}
			}
		}
	}
	each(func(_ []marks.Token, _, n int) { named[n] = true })
	if !f.TwoGoes || !named[1] || !named[2] || named[3] {
		return
	}
	each(func(t []marks.Token, at, _ int) { t[at].Low = "go" })
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
