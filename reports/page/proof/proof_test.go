package proof

import (
	"strings"
	"testing"
)

const (
	head = `<!DOCTYPE html><html lang="en"><head><title>friday</title></head><body>`
	foot = `</body></html>`
)

// What may not be in a letter is found, each by itself.
func TestFaultsAreFound(t *testing.T) {
	for _, c := range []struct{ html, want string }{
		{`<h1>friday</h1><p style="margin:0">a <b>b</b><br>c</p>`, ""},
		{`<div>a</div>`, "<div> in a letter"},
		{`<p class="x">a</p>`, "no attribute class"},
		{`<p style="padding:3px">a</p>`, "padding is not for <p>"},
		{`<table role="presentation"><tr><td style="background-color:url(x)">a</td></tr></table>`, `background-color cannot be "url(x)"`},
		{`<a href="https://example.org">a</a>`, "an address of elsewhere"},
		{`<a href="mailto:gm@example.org">a</a>`, ""},
		{`<p>a`, "</body> closes nothing"},
		{`<h2>a</h2>`, "levels [2]"},
		{`<h1>a</h1><h1>b</h1>`, "levels [1 1]"},
		{`<table><tr><td>a</td></tr></table>`, "without a caption"},
		{`<table><caption>a</caption><tr><th>a</th></tr></table>`, "has no scope"},
		{`<table><caption>a</caption><tr><th scope="col"></th></tr></table>`, "<th> with nothing in it"},
		{"<p>a \u202e b</p>", "U+202E among the words"},
		{`<!-- a -->`, "in a letter"},
		{`<p>` + strings.Repeat("a ", Bytes/2) + `</p>`, "bytes, more than"},
	} {
		got := strings.Join(HTML(head+c.html+foot), "\n")
		if !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%.60s:\n%s\nwant %q", c.html, got, c.want)
		}
	}
}

// Words that only one of the two has are found; bars are none.
func TestWordsAreCompared(t *testing.T) {
	page := head + `<p>Ann<br>6 coins, Wolfes<wbr>chlegel <b>lea</b>ds</p>` + foot
	for _, c := range []struct {
		text string
		want int
	}{
		{"Ann ### 6 coins,\n | Wolfeschlegel leads", 0},
		{"Ann 6 coins, leads", 1},
		{"Ann 6 coins, Wolfeschlegel leads Ann", 1},
		{"Bob 6 coins, Wolfeschlegel leads", 2},
	} {
		if faults := Same(c.text, page); len(faults) != c.want {
			t.Errorf("%q: %q", c.text, faults)
		}
	}
	if !SameLetters("Ann 6 co ins, Wolfeschle gel leads", page) || SameLetters("Ann 7 coins, Wolfeschlegel leads", page) {
		t.Error("letters are not compared")
	}
	if faults := Lines("short\n" + strings.Repeat("long ", 20)); len(faults) != 1 {
		t.Error(faults)
	}
}
