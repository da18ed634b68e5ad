package reading_test

import (
	"os"
	"strings"
	"testing"
)

// A saying is a letter of testdata/said.txt, or of testdata/prose.txt, which has what chatty
// people, children and those who correct themselves write.
type saying struct {
	row, text, want string
	alike           bool // it looks like the row and must not be read so
}

func sayings(t *testing.T, files ...string) (list []saying) {
	t.Helper()
	var data string
	for _, name := range files {
		text, err := os.ReadFile("testdata/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		data += string(text)
	}
	row, alike := "", false
	for line := range strings.Lines(data) {
		line = strings.TrimSpace(line)
		switch {
		case line == "", strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "=="):
			row, alike = strings.TrimSpace(line[2:]), false
		case line == "--":
			alike = true
		default:
			text, want, ok := strings.Cut(line, " => ")
			if !ok {
				t.Fatalf("%q has no =>", line)
			}
			list = append(list, saying{row, strings.ReplaceAll(text, " ⏎ ", "\n"), want, alike})
		}
	}
	return list
}

// filed is what a letter files, warns of and reads in another spelling, in one line.
func filed(text string) string {
	s := read(text)
	list := s.Orders()
	for _, w := range s.Warnings {
		list = append(list, "warning: "+string(w.About))
	}
	for _, sp := range s.Spelled {
		list = append(list, "spelled: "+sp.Written+": "+sp.Card.String())
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, " / ")
}

// Each row has five letters at least, and two that look like it.
func TestEachRowHasLettersOfItsOwn(t *testing.T) {
	t.Parallel()
	of := map[string][2]int{}
	for _, c := range sayings(t, "said", "prose") {
		n := of[c.row]
		if c.alike {
			n[1]++
		} else {
			n[0]++
		}
		of[c.row] = n
	}
	for row, n := range of {
		if n[0] < 5 || n[1] < 2 {
			t.Errorf("%s: %d letters, and %d that look like it", row, n[0], n[1])
		}
	}
}

func TestWhatPeopleWrite(t *testing.T) {
	for _, c := range sayings(t, "said", "prose") {
		text := c.text
		if got := filed(text); got != c.want {
			t.Errorf("%s: %q\ngot  %s\nwant %s\nall: %s", c.row, text, got, c.want, said(read(text)))
		}
	}
}
