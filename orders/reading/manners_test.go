package reading_test

import (
	"os"
	"strings"
	"testing"
)

// Letters by classes of wording, each read at once as it says behind `=>`, in the language
// of orders with a `/` between lines; a second `=>` is as good. `@2` above one says that the
// writer has two goes, `@file` what is on file.
func TestManners(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/manners.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range strings.Split(strings.TrimSpace(string(text)), "\n---\n") {
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol", "Dave"}, Player: "Ann", Turn: 10}
		var said, wants []string
		for _, line := range strings.Split(block, "\n") {
			before, onFile := strings.CutPrefix(line, "@file ")
			want, wanted := strings.CutPrefix(line, "=> ")
			switch {
			case line == "@2":
				l.Turn = 9
			case onFile:
				l.Before = strings.ReplaceAll(before, " / ", "\n")
			case wanted:
				wants = append(wants, strings.ReplaceAll(want, " / ", "\n"))
			default:
				said = append(said, line)
			}
		}
		l.Text, l.Want, l.Or = strings.Join(said, "\n"), wants[0], wants[1:]
		if how, got := l.judge(); how != atOnce {
			t.Errorf("%q is read %s:\n%s", l.Text, how, got)
		}
	}
}
