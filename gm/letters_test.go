package gm_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/gm/mailbox/letter"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
	"machipost/templates"
)

// TestLettersAsPeopleSendThem reads the letters of testdata/letters, whose README
// tells what they are. At least 98 of a hundred must give the sheet that a person
// would read in them, and no line of a quoted letter may ever become an order.
func TestLettersAsPeopleSendThem(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/letters/*.eml")
	if err != nil || len(files) < 120 {
		t.Fatalf("%d letters, %v; want 120 or more", len(files), err)
	}
	reader := letter.Reader{Own: []string{"gm@example.org"}, Marks: []string{templates.ReplyMark}}
	wrong := 0
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := wanted(t, strings.TrimSuffix(file, ".eml")+".want")
		l := reader.Read(raw)
		if l.Unreadable != "" {
			t.Logf("%s: %s", file, l.Unreadable)
			wrong++
			continue
		}
		got := ordersreading.Read(l.Text, theTable, want.seat)
		if said := want.differs(got); said != "" {
			t.Logf("%s: %s\nof the text\n%s", file, said, l.Text)
			wrong++
		}
	}
	t.Logf("%d of %d letters were read otherwise than by a person", wrong, len(files))
	if wrong*100 > 2*len(files) {
		t.Fail()
	}
}

// theTable is the game that the letters are for.
var theTable = ordersreading.Table{Names: []string{"Ann", "Bob", "Carol", "Dave"}, Rules: engine.DefaultRules(engine.Everything), Turn: 3}

// An expectation is what a person reads in a letter.
type expectation struct {
	seat    engine.Seat
	sheet   orders.Sheet
	refused []string
}

func wanted(t *testing.T, file string) expectation {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	e := expectation{seat: 1} // Bob
	var lines []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if name, ok := strings.CutPrefix(line, "# from "); ok {
			e.seat = engine.Seat(slices.Index(theTable.Names, name))
		} else if refused, ok := strings.CutPrefix(line, "refused: "); ok {
			e.refused = append(e.refused, refused)
		} else {
			lines = append(lines, line)
		}
	}
	e.sheet = ordersreading.Read(strings.Join(lines, "\n"), theTable, e.seat)
	if len(e.sheet.Refused) > 0 || len(e.sheet.Prose) > 0 {
		t.Errorf("%s is not in plain form: %v %v", file, e.sheet.Refused, e.sheet.Prose)
	}
	return e
}

// differs tells how a sheet is not what was expected, "" when it is.
func (e expectation) differs(got orders.Sheet) string {
	var refused []string
	for _, r := range got.Refused {
		refused = append(refused, r.Line)
	}
	switch {
	case got.Clear != e.sheet.Clear, got.Canonical() != e.sheet.Canonical():
		return "read\n" + got.Canonical() + "want\n" + e.sheet.Canonical()
	case !slices.Equal(refused, e.refused):
		return "refused\n" + strings.Join(refused, "\n") + "\nwant\n" + strings.Join(e.refused, "\n")
	}
	return ""
}
