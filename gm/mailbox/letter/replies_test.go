package letter_test

import (
	"html"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"text/template"

	"machipost/gm/mailbox/letter"
)

// A printed report is the letter that the replies of testdata/replies quote.
type printed struct{ text, html string }

// printReport prints a report of ours as it goes out.
func printReport() printed {
	form := []string{"go 1:", "go 2:", "every go:", "standing:", "buy nothing"}
	return printed{
		text: strings.Join([]string{
			broken(newsLine, "orders by Fri"), "", "Bob leads. You have two goes in turn 12.", "",
			"The line score", "", "  Ann    1 0 2 (3)   6   1", "  Bob    0 4 0 (1)   9   2", "",
			"Your orders, and what they decided", "", "go 1: buy Wheat Field", "  nothing was paid for it", "",
			"On offer", "", "  2 x Ranch   1 coin", "  1 x Bakery  1 coin", "",
			"Your form for turn 12, [friday#7kq2m9xd4w2e]", "", strings.Join(form, "\n"), "",
			"To order, reply with your orders above the line on top.",
		}, "\n"),
		html: `<table role="presentation" width="600" style="max-width:100%" cellpadding="0" cellspacing="0"><tr><td style="padding:8px">` +
			`<p>` + newsLine + `</p><h1>Bob leads</h1><p>You have two goes in turn 12.</p>` +
			`<h2>The line score</h2><table><caption>Coins a go</caption><tr><th scope="col">player</th><th scope="col">1</th><th scope="col">2</th></tr>` +
			`<tr><th scope="row">Ann</th><td>1</td><td>0</td></tr><tr><th scope="row">Bob</th><td>0</td><td>4</td></tr></table>` +
			`<h2>What 7 brings</h2><table><tr><td width="40" bgcolor="#2b7a78" style="background-color:#2b7a78">&nbsp;</td><td>17 %</td></tr></table>` +
			`<h2>Your orders, and what they decided</h2><p>go 1: buy Wheat Field<br>nothing was paid for it</p>` +
			`<h2>On offer</h2><table><tr><th scope="row">Ranch</th><td>2</td></tr><tr><th scope="row">Bakery</th><td>1</td></tr></table>` +
			`<h2>Your form for turn 12, [friday#7kq2m9xd4w2e]</h2><p>` + strings.Join(form, "<br>") + `</p>` +
			`<p>To order, reply with your orders above the line on top.</p></td></tr></table>`,
	}
}

// A reply is what a player does with a report: the templates of mail programs make a
// letter of it. Each text is "" for none.
type reply struct {
	Plain   bool   // the letter has a text part beside the page
	Above   string // lines above the report
	between string // a line above "On offer"
	behind  string // behind "go 1:", on its line
	own     string // a line under "every go:"

	splits bool // a line typed amidst the quote came out of it
}

// AboveHTML is what stands above, a paragraph a line.
func (r *reply) AboveHTML(begin, end string) string {
	if r.Above == "" {
		return begin + "<br>" + end
	}
	return begin + strings.ReplaceAll(html.EscapeString(r.Above), "\n", end+begin) + end
}

// Text is the report in the text part of a reply, with a sign before each line of it and
// broken after so many runes, 0 for not at all. With a sign, what is typed amidst it is
// on lines without one; what is typed at the end of a line is on that line.
func (r *reply) Text(sign string, width int) string {
	r.splits = sign != ""
	var lines []string
	for line := range strings.SplitSeq(printReport().text, "\n") {
		if line == "On offer" && r.between != "" {
			lines = append(lines, r.between)
		}
		if line == "go 1:" && r.behind != "" {
			line += " " + r.behind
		}
		if width > 0 && len(line) > width {
			line = wrapped(line, width)
		}
		for part := range strings.SplitSeq(line, "\n") {
			lines = append(lines, strings.TrimRight(sign+part, " "))
		}
		if line == "every go:" && r.own != "" {
			lines = append(lines, sign+r.own)
		}
	}
	return strings.Join(lines, "\n")
}

// HTML is the report in the page of a reply. Where the program does, close and open leave
// the quote for what is typed amidst it.
func (r *reply) HTML(closing, opening string) string {
	page := r.filled("<br>")
	if r.between != "" {
		typed := "<div>" + html.EscapeString(r.between) + "</div>"
		if !r.Plain {
			r.splits = closing != ""
		}
		if closing != "" {
			typed = "</td></tr></table>" + closing + typed + opening + "<table><tr><td>"
		}
		page = strings.Replace(page, "<h2>On offer", typed+"<h2>On offer", 1)
	}
	return page
}

// Word is the report as Word writes it.
func (r *reply) Word() string {
	page := r.filled("<br>")
	if r.between != "" {
		r.splits = false
		page = strings.Replace(page, "<h2>On offer", "<p class=MsoNormal>"+html.EscapeString(r.between)+"<o:p></o:p></p><h2>On offer", 1)
	}
	for _, cell := range []string{"td", "th"} {
		page = strings.ReplaceAll(page, "</"+cell+">", "<o:p></o:p></p></"+cell+">")
		for _, attribute := range []string{"", ` scope="row"`, ` scope="col"`} {
			page = strings.ReplaceAll(page, "<"+cell+attribute+">", "<"+cell+" style='padding:.75pt .75pt .75pt .75pt'><p class=MsoNormal>")
		}
	}
	page = strings.ReplaceAll(page, "<table", `<table class=MsoNormalTable border=0`)
	return strings.ReplaceAll(page, "</h2>", "<o:p></o:p></h2>")
}

// filled is the report's page with what was typed into the form.
func (r *reply) filled(line string) string {
	page := printReport().html
	if r.behind != "" {
		page = strings.Replace(page, "<p>go 1:<br>", "<p>go 1: "+html.EscapeString(r.behind)+"<br>", 1)
	}
	if r.own != "" {
		page = strings.Replace(page, "every go:"+line, "every go:"+line+html.EscapeString(r.own)+line, 1)
	}
	return page
}

// TestReplies reads replies to a report as mail programs write them: testdata/replies has
// the letters around it.
func TestReplies(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/replies/*.eml")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d letters, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".eml"), func(t *testing.T) {
			t.Parallel()
			page := template.Must(template.ParseFiles(file))
			for _, c := range []struct {
				name  string
				reply reply
				want  string
			}{
				{"nothing", reply{}, ""},
				{"above", reply{Above: "go 1: buy Mine\nevery go: roll 2"}, "go 1: buy Mine\nevery go: roll 2"},
				{"between", reply{between: "buy Forest"}, "buy Forest"},
				{"in the form", reply{behind: "buy Mine, Forest", own: "roll 2"}, "go 1: buy Mine, Forest\nevery go:\nroll 2"},
				{"above and in the form", reply{Above: "thanks", behind: "buy Mine"}, "thanks\ngo 1: buy Mine"},
				{"everywhere", reply{Above: "roll 1", between: "buy Forest", behind: "buy Mine"}, "roll 1\nbuy Forest\ngo 1: buy Mine"},
			} {
				expectReply(t, page, c.name, c.reply, c.want)
				c.reply.Plain = true
				expectReply(t, page, c.name+", with a text part", c.reply, c.want)
			}
		})
	}
}

// expectReply demands the lines of want of a reply, in any order where the player writes
// below the quote. Where nothing tells a line from the report's, it is not among them.
func expectReply(t *testing.T, page *template.Template, name string, does reply, want string) {
	t.Helper()
	does.splits = true
	var out strings.Builder
	if err := page.Execute(&out, &does); err != nil {
		t.Fatal(err)
	}
	lines := said(want)
	if !does.splits {
		lines = slices.DeleteFunc(lines, func(line string) bool { return line == does.between })
	}
	r := letter.Reader{Own: []string{"gm@pbem.test"}, Marks: []string{mark, spanish}}
	l := r.Read([]byte(strings.ReplaceAll(out.String(), "\n", "\r\n")))
	got := said(l.Text)
	if strings.Contains(page.Name(), "bottom") {
		slices.Sort(got)
		slices.Sort(lines)
	}
	if !slices.Equal(got, lines) || l.Unreadable != "" {
		t.Errorf("%s: read %q (%s), want %q, of\n%s", name, got, l.Unreadable, lines, out.String())
	}
}

// said are the lines of a text that are not blank.
func said(text string) (lines []string) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}
