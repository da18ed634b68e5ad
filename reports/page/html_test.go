package page

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"machipost/reports/page/proof"
)

// luminance is how light a colour "#2b7a78" is (WCAG 2.2, relative luminance).
func luminance(t *testing.T, colour string) float64 {
	t.Helper()
	var rgb [3]int
	if _, err := fmt.Sscanf(colour, "#%02x%02x%02x", &rgb[0], &rgb[1], &rgb[2]); err != nil {
		t.Fatal(colour, err)
	}
	var linear [3]float64
	for i, part := range rgb {
		c := float64(part) / 255
		if linear[i] = c / 12.92; c > 0.04045 {
			linear[i] = math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2]
}

// Bars and rules are seen on a light and on a dark ground: three to one (WCAG 2.2,
// criterion 1.4.11).
func TestContrast(t *testing.T) {
	for _, colour := range []string{barColour, ruleColour} {
		for _, ground := range []string{"#ffffff", "#111111"} {
			a, b := luminance(t, colour)+0.05, luminance(t, ground)+0.05
			if contrast := max(a, b) / min(a, b); contrast < 3 {
				t.Errorf("%s on %s: %.2f to 1", colour, ground, contrast)
			}
		}
	}
}

const (
	turnRound = "\u202e" // what is written behind it stands the other way round
	hostile   = `<b onclick="x">&amp; </td><script>` + turnRound + "txt.exe\u2066\x00"
)

// said is a letter with all that a template can say, and this in each place.
func said(words string) string {
	m := Marks()
	mark := func(name string) string { return m[name].(func() string)() }
	cell := mark("cell")
	return mark("title") + words + "\n\n" + mark("b") + "Bob" + mark("endb") + " " + words + "\n\n" +
		mark("heading") + "On " + words + "\n\nGo 1: " + words + "\n  rolls 3\n  and " + words + "\n\n    | " + words + "\n    |\n    | more\n\n" +
		m["table"].(func(string) string)("lr") + mark("caption") + "Coins " + words + mark("heads") + cell + "Player" + cell + "coins" + cell + "\n" +
		mark("row") + cell + words + cell + m["bar"].(func(int) string)(40) + " 4" + cell + "\n" + mark("row") + cell + "Bob" + cell + words + cell + mark("endtable") + "\nThe end."
}

// What players write is words, whatever it looks like.
func TestWordsAreNoMarkup(t *testing.T) {
	p := Set(said(hostile))
	shown := HTML("en", hostile, p)
	if faults := slices.Concat(proof.HTML(shown), proof.Lines(p.Text())); len(faults) > 0 {
		t.Errorf("%s\n%s", strings.Join(faults, "\n"), shown)
	}
	if n := strings.Count(shown, "&lt;b onclick=&#34;x&#34;&gt;&amp;amp; &lt;/td&gt;&lt;"); n != 8 {
		t.Errorf("the words stand there %d times\n%s", n, shown)
	}
}

// Text and HTML of a letter say the same.
func TestTextAndHTMLSayTheSame(t *testing.T) {
	for _, words := range []string{"Ann", "Ann & Bob <3", strings.Repeat("a long tale ", 20), "Wolfeschlegelsteinhausen"} {
		p := Set(said(words))
		if faults := proof.Same(p.Text(), HTML("en", "friday", p)); len(faults) > 0 {
			t.Error(strings.Join(faults, "\n"))
		}
	}
}

// A letter has one title: the first line, where there is no other.
func TestOneTitle(t *testing.T) {
	m := Marks()
	title, heading := m["title"].(func() string)(), m["heading"].(func() string)()
	for _, c := range []struct {
		says  string
		p     Part
		title string
	}{
		{"its own", Join(Opening("news --- mark ---"), Set(title+"friday\n\nWords.")), "friday</h1>"},
		{"the line that opens it", Join(Opening("news --- mark ---"), Set("Words.\n\n"+heading+"More")), "news --- mark ---</h1>"},
		{"the first words above headings", Set("Words.\n  of more lines\n\n" + heading + "More"), "Words.</h1>"},
		{"none in a note", Set("Words.\n\nAnd more."), ""},
	} {
		shown := HTML("en", "friday", c.p)
		if faults := proof.HTML(shown); len(faults) > 0 || !strings.Contains(shown, c.title) || strings.Contains(shown, "<h1") != (c.title != "") {
			t.Errorf("%s: %q\n%s", c.says, faults, shown)
		}
	}
}

// A table with more columns than a telephone has room for stands on its side: what was
// a row's heading is a column's.
func TestWideTablesStandOnTheirSide(t *testing.T) {
	m := Marks()
	cell := m["cell"].(func() string)()
	row := func(kind string, cells ...string) string {
		return m[kind].(func() string)() + cell + strings.Join(cells, cell)
	}
	wide := strings.Fields("Player g1 g2 g3 g4 g5 g6 coins built worth")
	figures := strings.Fields("Ann 1 2 3 4 5 6 7 8 9")
	told := func(n int, more string) string {
		p := Set(m["table"].(func(string) string)("lr") + m["caption"].(func() string)() + "Figures" + row("heads", wide[:n]...) + row("row", append(slices.Clone(figures[:n-1]), figures[n-1]+more)...) + m["endtable"].(func() string)())
		shown := HTML("en", "friday", p)
		if faults := proof.HTML(shown); strings.Contains(strings.Join(faults, ""), "scope") {
			t.Error(faults)
		}
		return shown
	}
	for _, c := range []struct {
		columns int
		more    string
		side    bool
	}{{9, "", false}, {10, "", true}, {10, m["bar"].(func(int) string)(50) + " x", false}} {
		shown := told(c.columns, c.more)
		if rows := strings.Count(shown, "\n<tr><t"); (rows == c.columns) != c.side {
			t.Errorf("%d columns%s: %d rows", c.columns, c.more, rows)
		}
		if c.side && (!strings.Contains(shown, ">Ann</th>") || !strings.Contains(shown, `scope="row" align="left" valign="bottom"`)) {
			t.Error(shown)
		}
	}
}
