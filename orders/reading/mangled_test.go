package reading_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
)

// odd is what stands in a letter that was written in haste, or with malice.
var odd = []string{"", "😀", ":", ",", ";", ".", "(", ")", "-", "—", "|", "\n", "\n\n", "'s", "1", "2.", "10+", "if", "otherwise", "not", "and", "or", "…", "\"", "*", "#", "\t", "=", "->", "?", "!", "Mine", "Bob", "coins", "go 1", "TV Station:", "swap", "roll", "else", "end", "same", "both", "0", "-1", "99999999999999999999", "é", "\u200b", "¿", "x2"}

// Letters of strangers in which a few words were changed for others stop nothing, whatever they come to.
// `make test` takes those of a few rounds, `make test-long` all, several times.
func TestStrangersMangled(t *testing.T) {
	t.Parallel()
	pattern, times := "testdata/strangers/round6[79].json", 1
	if os.Getenv("MACHIPOST_LONG") != "" {
		pattern, times = "testdata/strangers/*.json", 5
	}
	rounds, err := filepath.Glob(pattern)
	if err != nil || len(rounds) == 0 {
		t.Fatal("no letters", err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for _, round := range rounds {
		for _, l := range lettersOf(t, round) {
			for range times {
				other := l
				other.Text = mangled(r, l.Text)
				func() {
					defer func() {
						if fault := recover(); fault != nil {
							t.Errorf("%s: %v\n%q\n%s", l.ID, fault, other.Text, debug.Stack())
						}
					}()
					other.read()
				}()
			}
		}
	}
}

// mangled is a text with up to six words changed.
func mangled(r *rand.Rand, text string) string {
	all := strings.SplitAfter(strings.ReplaceAll(text, "\n", " \n "), " ")
	for range 1 + r.IntN(6) {
		i, one := r.IntN(len(all)), odd[r.IntN(len(odd))]
		switch r.IntN(4) {
		case 0:
			all[i] = one
		case 1:
			all[i] += one
		case 2:
			all[i] = one + all[i]
		case 3:
			j := r.IntN(len(all))
			all[i], all[j] = all[j], all[i]
		}
	}
	return strings.Join(all, "")
}

// A row of a table whose label is nothing but a picture is no case: it is asked about.
func TestAPictureInThePlaceOfACase(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"buy:\n10 coins or more: Mine\n😀: Forest", "buy:\n10 coins: Mine\n😀😀: Forest\nless: Cafe"} {
		if s := read(text); len(s.Lines) > 0 || len(s.Proposed) != 1 {
			t.Errorf("%q:\n%s", text, said(s))
		}
	}
}

// A sentence of which nothing is left behind its condition stops nothing, wherever its lines are broken.
func TestAnEmptySentence(t *testing.T) {
	t.Parallel()
	for _, l := range lettersOf(t, "testdata/strangers/round35.json") {
		if l.ID != "r35-n31" {
			continue
		}
		for _, width := range []int{1000, 60, 68, 74, 76} {
			other := l
			other.Text = brokenAt(width, strings.ReplaceAll(l.Text, "liam and zoe and ruth", "liam\nand zoe"))
			if s := other.read(); len(s.Refused)+len(s.Proposed) == 0 {
				t.Errorf("at %d: %s", width, said(s))
			}
		}
	}
}

// What a yes files is read by what is likelier, though the same words were read strictly before.
func TestWhatIsLikelierIsLookedForAnew(t *testing.T) {
	t.Parallel()
	text := "Quiero el Restaurante, y si se lo ha llevado otro vecino tonto, el Parque."
	if s := read(text); s.IfYes == nil || strings.Join(s.IfYes.Orders(), " / ") != "every go: buy Restaurant, Park" {
		t.Errorf("%q:\n%s", text, said(s))
	}
}
