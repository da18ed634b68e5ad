package reading_test

import (
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// besides are the letters that lie beside each on a keyboard.
var besides = map[rune]string{
	'a': "sq", 'b': "vn", 'c': "xv", 'd': "sf", 'e': "wr", 'f': "dg", 'g': "fh", 'h': "gj", 'i': "uo", 'j': "hk", 'k': "jl", 'l': "k", 'm': "n",
	'n': "bm", 'o': "ip", 'p': "o", 'q': "w", 'r': "et", 's': "ad", 't': "ry", 'u': "yi", 'v': "cb", 'w': "qe", 'x': "zc", 'y': "tu", 'z': "x",
}

// slipped is a word as somebody types it whose finger slips once, behind its first letter.
func slipped(r *rand.Rand, word string) string {
	letters := []rune(word)
	i := 1 + r.IntN(len(letters)-2)
	switch r.IntN(4) {
	case 0:
		letters[i], letters[i+1] = letters[i+1], letters[i]
	case 1:
		letters = slices.Delete(letters, i, i+1)
	case 2:
		letters = slices.Insert(letters, i, letters[i])
	default:
		if keys := besides[unicode.ToLower(letters[i])]; keys != "" {
			letters[i] = rune(keys[r.IntN(len(keys))])
		}
	}
	return string(letters)
}

// longWords are where the words of a text stand that have five letters or more, up to its end.
func longWords(text string) (places [][2]int) {
	if i := strings.Index(strings.ToLower(text), "\nend\n"); i >= 0 {
		text = text[:i]
	}
	from := -1
	for i, c := range text + " " {
		switch {
		case unicode.IsLetter(c) && from < 0:
			from = i
		case !unicode.IsLetter(c) && from >= 0:
			if len([]rune(text[from:i])) >= 5 {
				places = append(places, [2]int{from, i})
			}
			from = -1
		}
	}
	return places
}

// changed reads letters of strangers that are read at once, each with one of its longer words in
// another form, and counts how they are taken in percent. `make test` takes those of a few later rounds,
// `make test-long` all.
func changed(t *testing.T, form func(r *rand.Rand, word string) string) map[taken]float64 {
	t.Helper()
	pattern := "testdata/strangers/round[34][0-2].json"
	if os.Getenv("MACHIPOST_LONG") != "" {
		pattern = "testdata/strangers/*.json"
	}
	rounds, err := filepath.Glob(pattern)
	if err != nil || len(rounds) == 0 {
		t.Fatal("no letters", err)
	}
	count, all := map[taken]float64{}, 0.0
	for _, round := range rounds {
		for _, l := range lettersOf(t, round) {
			places := longWords(l.Text)
			if how, _ := l.judge(); how != atOnce || l.Ask || len(places) == 0 {
				continue
			}
			seed := fnv.New64()
			seed.Write([]byte(l.ID))
			r := rand.New(rand.NewPCG(seed.Sum64(), 1))
			one := places[r.IntN(len(places))]
			word := l.Text[one[0]:one[1]]
			l.Text = l.Text[:one[0]] + form(r, word) + l.Text[one[1]:]
			how, got := l.judge()
			count[how]++
			all++
			if how == silent {
				t.Logf("%s, %q: %s\n%s\nWANT %q\nGOT %q\n", l.ID, word, how, l.Text, l.Want, got)
			}
		}
	}
	for how := range count {
		count[how] = 100 * count[how] / all
	}
	t.Logf("of %v letters, in percent: %v", all, count)
	return count
}

// A word that is misspelt is read as it is meant (docs/orders.md, names of cards); of a hundred letters
// with one no fewer than so many are, and no more than so many are read otherwise without a word.
func TestStrangersSlip(t *testing.T) {
	t.Parallel()
	const least, most = 90, 1
	if count := changed(t, slipped); count[atOnce] < least || count[silent] > most {
		t.Errorf("%.1f %% are read, and should be %d; %.1f %% are read otherwise, and may be %d", count[atOnce], least, count[silent], most)
	}
}

// A word that nobody knows is asked about where something hangs on it; of a hundred letters with one no
// more than so many are read otherwise without a word. What is left are items of lists that may be
// talk, and sentences of other languages.
func TestStrangersGarbled(t *testing.T) {
	t.Parallel()
	const most = 3
	if count := changed(t, func(*rand.Rand, string) string { return "blorvat" }); count[silent] > most {
		t.Errorf("%.1f %% are read otherwise, and may be %d", count[silent], most)
	}
}
