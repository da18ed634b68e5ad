package letter_test

import (
	"html"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/template"

	"machipost/gm/mailbox/letter"
	"machipost/reports/page"
)

// reportWords is a letter of ours as its templates write it.
const reportWords = `{{news}}

{{title}}friday: report of turn 11

Bob leads with 2 of 6 landmarks and 9 coins.

You have 6 coins (8 before) and 1 of 6 landmarks. You built the Harbour, then bought the Forest, then bought nothing.

{{table "lrr"}}{{caption}}Turn 11 in figures{{heads}}{{cell}}Player{{cell}}go 1{{cell}}go 2
{{row}}{{cell}}Ann{{cell}}(+2){{cell}}-1
{{row}}{{cell}}Bob{{cell}}-2{{cell}}(+4)
{{endtable}}

{{table "rl"}}{{caption}}What your next go can bring{{heads}}{{cell}}total{{cell}}chance
{{row}}{{cell}}7{{cell}}{{bar 17}} 17 %
{{endtable}}

{{table "lr"}}{{caption}}On offer{{heads}}{{cell}}Card{{cell}}copies
{{row}}{{cell}}Ranch{{cell}}2
{{row}}{{cell}}Bakery{{cell}}1
{{endtable}}

{{heading}}Your orders, line by line

go 1: buy Wheat Field
  there was none left

{{heading}}Your form for turn 12, [friday#7kq2m9xd4w2e]

go 1:
go 2:
every go:
standing:
  buy nothing

To order, reply with your orders above the line on top.`

// A printed report is the letter that the replies of testdata/replies quote: its text, and
// what stands in the body of its page.
type printed struct{ text, html string }

// printReport prints a report of ours as it goes out.
var printReport = sync.OnceValue(func() printed {
	news := strings.Replace(newsLine, mark, strings.ReplaceAll(mark, " ", page.Tie), 1)
	words := template.Must(template.New("").Funcs(page.Marks()).Funcs(template.FuncMap{"news": func() string { return news }}).Parse(reportWords))
	var said strings.Builder
	if err := words.Execute(&said, nil); err != nil {
		panic(err)
	}
	set := page.Set(said.String())
	_, body, _ := strings.Cut(page.HTML("en", "friday 12", set), "<body")
	_, body, _ = strings.Cut(body, ">")
	body, _, _ = strings.Cut(body, "</body>")
	return printed{set.Text(), body}
})

// A reply is what a player does with a report: the templates of mail programs make a
// letter of it. Each text is "" for none.
type reply struct {
	Plain   bool   // the letter has a text part beside the page
	Above   string // lines above the report
	between string // a line above "Your orders, line by line"
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
		if line == "Your orders, line by line" && r.between != "" {
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
	body := r.filled()
	if r.between != "" {
		typed := "<div>" + html.EscapeString(r.between) + "</div>"
		if !r.Plain {
			r.splits = closing != ""
		}
		if closing != "" {
			body = amidst(body, "</td></tr></table>"+closing+typed+opening+"<table><tr><td>")
		} else {
			body = amidst(body, typed)
		}
	}
	return body
}

// Word is the report as Word writes it.
func (r *reply) Word() string {
	body := r.filled()
	if r.between != "" {
		r.splits = false
		body = amidst(body, "<p class=MsoNormal>"+html.EscapeString(r.between)+"<o:p></o:p></p>")
	}
	body = cellBegin.ReplaceAllString(body, "<$1 style='padding:.75pt .75pt .75pt .75pt'><p class=MsoNormal>")
	body = cellEnd.ReplaceAllString(body, "<o:p></o:p></p></$1>")
	body = strings.ReplaceAll(body, "<table", `<table class=MsoNormalTable border=0`)
	return strings.ReplaceAll(body, "</h2>", "<o:p></o:p></h2>")
}

// Word puts a paragraph into a cell that has none.
var (
	cellBegin = regexp.MustCompile(`<(t[dh])[^>]*>\b`)
	cellEnd   = regexp.MustCompile(`\b</(t[dh])>`)
)

// amidst puts something above a heading of the report's page.
func amidst(body, typed string) string {
	above, below, _ := strings.Cut(body, "Your orders, line by line")
	heading := strings.LastIndex(above, "<h2")
	return above[:heading] + typed + above[heading:] + "Your orders, line by line" + below
}

// filled is the report's page with what was typed into the form.
func (r *reply) filled() string {
	body := printReport().html
	if r.behind != "" {
		body = strings.Replace(body, ">go 1:<br>", ">go 1: "+html.EscapeString(r.behind)+"<br>", 1)
	}
	if r.own != "" {
		body = strings.Replace(body, "every go:<br>", "every go:<br>"+html.EscapeString(r.own)+"<br>", 1)
	}
	return body
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
