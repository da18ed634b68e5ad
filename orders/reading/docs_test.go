package reading_test

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what is printed from code")

// docsRows is how many examples of a row the docs show.
const docsRows = 3

// The examples of the docs are those that are tried here.
func TestDocsShowWhatPeopleWrite(t *testing.T) {
	const file, begins, ends = "../../docs/orders.md", "<!-- sayings -->\n", "<!-- /sayings -->\n"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(data), begins)
	_, after, found := strings.Cut(rest, ends)
	if !ok || !found {
		t.Fatalf("%s has no place for the examples", file)
	}
	var b strings.Builder
	b.WriteString("| you write | what is filed |\n| --- | --- |\n")
	shown := map[string]int{}
	for _, c := range sayings(t, "said") {
		if shown[c.row]++; c.alike || shown[c.row] > docsRows || strings.HasPrefix(c.row, "misreadings") {
			continue
		}
		text := strings.ReplaceAll(strings.ReplaceAll(c.text, "\n", "` · `"), "|", "\\|")
		want := strings.ReplaceAll(strings.ReplaceAll(c.want, "every go: ", ""), " / ", "` · `")
		b.WriteString("| `" + text + "` | `" + want + "` |\n")
	}
	want := before + begins + b.String() + ends + after
	if want == string(data) {
		return
	}
	if !*update {
		t.Errorf("%s is out of date; make docs writes it", file)
		return
	}
	if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
		t.Fatal(err)
	}
}

// What the players' pages tell people to write is read at once: alone, or of what changes
// orders, behind some.
func TestPlayersPagesAreRead(t *testing.T) {
	for _, page := range []string{"../../docs/player.md", "../../docs/es/player.md"} {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		whole := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1, Text: wholeLetter(string(data))}
		if sheet := whole.read(); len(sheet.Lines) < 5 || len(sheet.Refused)+len(sheet.Proposed) > 0 {
			t.Errorf("%s: %s: %+v", page, whole.Text, sheet)
		}
		for _, part := range []struct {
			name, before string
			least        int // examples
		}{{name: "wishes", least: 25}, {"changes", "two dice\nbuy Mine, Cafe\ntv Bob", 3}} {
			_, rest, _ := strings.Cut(string(data), "<!-- "+part.name+" -->")
			table, _, _ := strings.Cut(rest, "<!-- /"+part.name+" -->")
			shown := 0
			for i, example := range strings.Split(table, "`") {
				if i%2 == 0 {
					continue
				}
				shown++
				l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1, Before: part.before, Text: example}
				if sheet := l.read(); len(sheet.Lines) == 0 || len(sheet.Refused)+len(sheet.Proposed)+len(sheet.Prose) > 0 || sheet.Amends != (part.before != "") {
					t.Errorf("%s: %s: %+v", page, example, sheet)
				}
			}
			if shown < part.least {
				t.Errorf("%s shows %d %s", page, shown, part.name)
			}
		}
	}
}

// What the players' pages tell people to write rather than what they would have written is read
// at once, and that in no other way.
func TestPlayersPagesSayWhatTheyAdvise(t *testing.T) {
	for _, page := range []string{"../../docs/player.md", "../../docs/es/player.md"} {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(string(data), "<!-- rather -->")
		table, _, _ := strings.Cut(rest, "<!-- /rather -->")
		shown := 0
		for row := range strings.Lines(table) {
			cells := strings.Split(row, "|")
			if len(cells) != 4 || !strings.Contains(cells[1], `"`) {
				continue
			}
			shown++
			var lines []string
			for i, example := range strings.Split(cells[2], "`") {
				if i%2 == 1 {
					lines = append(lines, example)
				}
			}
			advised := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1, Text: strings.Join(lines, "\n")}
			sheet := advised.read()
			if len(sheet.Lines) == 0 || len(sheet.Refused)+len(sheet.Proposed)+len(sheet.Prose) > 0 {
				t.Errorf("%s: %s: %+v", page, advised.Text, sheet)
			}
			advised.Want = advised.effect(sheet)
			said := advised
			said.Text = strings.Trim(strings.TrimSpace(cells[1]), `"`)
			for line := range strings.Lines(said.effect(said.read())) {
				if !strings.Contains(advised.Want, line) {
					t.Errorf("%s: %s is read as %s, and not as %s", page, said.Text, line, advised.Want)
				}
			}
		}
		if shown < 7 {
			t.Errorf("%s shows %d", page, shown)
		}
	}
}

// wholeLetter is the letter that a page shows, above what can be wished for.
func wholeLetter(page string) string {
	above, _, _ := strings.Cut(page, "<!-- wishes -->")
	var b strings.Builder
	for line := range strings.Lines(above[strings.LastIndex(above, "\n## "):]) {
		text, ok := strings.CutPrefix(line, "    ")
		if !ok && b.Len() > 0 && line != "\n" {
			break
		}
		if ok || b.Len() > 0 {
			b.WriteString(text)
		}
	}
	return b.String()
}
