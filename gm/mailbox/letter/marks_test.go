package letter_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"machipost/gm/mailbox/letter"
)

// The marks of all languages, and how letters of ours begin with them.
const (
	mark     = "--- reply above this line ---"
	spanish  = "--- responde por encima de esta línea ---"
	newsLine = "friday 12: you 6 coins, 1 of 6 landmarks; orders by Fri 11 Dec 20:00 GMT " + mark
	noticias = "friday 12: tienes 6 monedas, 1 de 6 monumentos; órdenes hasta el vie 11 dic a las 20:00 " + spanish
)

// TestMarks reads replies to letters of ours whose quote nothing introduces.
func TestMarks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"alone, as it was", "buy Mine\n" + mark + "\ntheirs", "buy Mine"},
		{"behind the news", "buy Mine\n\n" + newsLine + "\ntheirs", "buy Mine"},
		{"with no blank line between", "go 1: buy Mine\nroll 2\n" + newsLine + "\ntheirs", "go 1: buy Mine\nroll 2"},
		{"nothing above", newsLine + "\ntheirs", ""},
		{"in Spanish", "compra Mina\n" + noticias + "\nsuyo", "compra Mina"},
		{"in Spanish, without accents", "compra Mina\n" + strings.ReplaceAll(noticias, "í", "i") + "\nsuyo", "compra Mina"},
		{"in capitals", "buy Mine\n" + strings.ToUpper(newsLine) + "\ntheirs", "buy Mine"},
		{"with double spaces", "buy Mine\n" + strings.ReplaceAll(newsLine, " ", "  ") + "\ntheirs", "buy Mine"},
		{"with stars", "buy Mine\n*" + newsLine + "*\ntheirs", "buy Mine"},
		{"an em dash", "buy Mine\n" + strings.ReplaceAll(newsLine, "---", "—-") + "\ntheirs", "buy Mine"},
		{"an en dash", "buy Mine\n" + strings.ReplaceAll(newsLine, "---", "–") + "\ntheirs", "buy Mine"},
		{"one dash", "buy Mine\n" + strings.ReplaceAll(newsLine, "---", "-") + "\ntheirs", "buy Mine"},
		{"no space beside the dashes", "buy Mine\n" + strings.ReplaceAll(strings.ReplaceAll(newsLine, "--- ", "—"), " ---", "—") + "\ntheirs", "buy Mine"},

		{"broken in the news", "buy Mine\n" + broken(newsLine, "landmarks;") + "\ntheirs", "buy Mine"},
		{"broken before the mark", "buy Mine\n" + broken(newsLine, "GMT") + "\ntheirs", "buy Mine"},
		{"broken in the mark", "buy Mine\n" + broken(newsLine, "reply") + "\ntheirs", "buy Mine"},
		{"broken behind its dashes", "buy Mine\n" + broken(newsLine, "GMT ---") + "\ntheirs", "buy Mine"},
		{"broken twice", "buy Mine\n" + broken(newsLine, "landmarks;", "---") + "\ntheirs", "buy Mine"},
		{"broken twice in the mark", "buy Mine\n" + broken(newsLine, "---", "above") + "\ntheirs", "buy Mine"},
		{"broken by us and by a program", "buy Mine\n" + broken(newsLine, "orders by Fri 11 Dec", "20:00", "GMT") + "\ntheirs", "buy Mine"},
		{"the mark alone, broken", "buy Mine\n" + broken(mark, "above") + "\ntheirs", "buy Mine"},
		{"broken, with a heading above", "go 1: buy Mine\n" + broken(newsLine, "Dec") + "\ntheirs", "go 1: buy Mine"},
		{"broken, with a turn above", "turn 13: buy Mine\n" + broken(newsLine, "GMT") + "\ntheirs", "turn 13: buy Mine"},
		{"broken, with another's turn above", "friday 13: buy Mine\n" + broken(newsLine, "GMT") + "\ntheirs", "friday 13: buy Mine"},
		{"a long order above the mark alone", "turn 13: buy Forest, Mine and whatever else I can pay by then, cheapest first\n" + mark + "\ntheirs",
			"turn 13: buy Forest, Mine and whatever else I can pay by then, cheapest first"},
		{"the game's name above the mark alone", "friday 12:\nbuy Forest\nroll 2\n" + mark + "\ntheirs", "friday 12:\nbuy Forest\nroll 2"},
		{"a game that has no turn yet", "yes\nfriday: Ann has joined, and two places are free " + mark + "\ntheirs", "yes"},
		{"that, broken", "yes\n" + broken("friday: Ann has joined in from Oslo, and there are two places free "+mark, "two") + "\ntheirs", "yes"},
		{"that, broken before the mark", "yes\nfriday: welcome, Ann; orders by Fri 11 Dec 20:00 GMT\n" + mark + "\ntheirs", "yes"},
		{"the game's name, and few words", "friday: buy Mine\n" + mark + "\ntheirs", "friday: buy Mine"},
		{"typed in front of the news", "buy Mine " + newsLine + "\ntheirs", "buy Mine"},
		{"typed in front of broken news", "buy Mine " + broken(newsLine, "by") + "\ntheirs", "buy Mine"},
		{"typed behind", "roll 2\n" + newsLine + " buy Mine\ntheirs", "roll 2"},
		{"introduced by a name", "buy Mine\nThe GM wrote:\n\n" + newsLine + "\ntheirs", "buy Mine"},
		{"a blank line amidst", "buy Mine\n\nfriday 12: you 6 coins\n\n" + mark + "\ntheirs", "buy Mine\n\nfriday 12: you 6 coins"},
		{"words of the mark", "reply above this line? I did not know.\nbuy Mine", "reply above this line? I did not know.\nbuy Mine"},

		{"quoted, orders above", "buy Mine\n\n> " + newsLine + "\n> theirs", "buy Mine"},
		{"quoted, orders below", "> " + newsLine + "\n> theirs\nbuy Mine", "buy Mine"},
		{"quoted and broken", "> " + broken(newsLine, "GMT", "above") + "\n> theirs\nbuy Mine", "buy Mine"},
		{"quoted, broken with signs", "> " + strings.ReplaceAll(broken(newsLine, "by", "reply"), "\n", "\n> ") + "\n> theirs\nbuy Mine", "buy Mine"},
		{"quoted twice, broken with signs", "> > " + strings.ReplaceAll(broken(newsLine, "by", "reply"), "\n", "\n> > ") + "\n> theirs\nbuy Mine", "buy Mine"},
		{"its end lost the sign", "roll 2\n> " + broken(newsLine, "reply") + "\n>\n> theirs\nbuy Mine", "roll 2\nbuy Mine"},
		{"its middle lost the sign", "roll 2\n> " + broken(newsLine, "landmarks;", "---") + "\n>\n> theirs\nbuy Mine", "roll 2\nbuy Mine"},
		{"news of another shape lost the sign", "roll 2\n> Good news for you all,\nindeed " + mark + "\n>\n> theirs\nbuy Mine", "roll 2\nbuy Mine"},
		{"its beginning has none", "roll 2\n" + broken(newsLine, "landmarks;") + "\n> theirs\nbuy Mine", "roll 2"},
		{"its beginning has none, its end has", "roll 2\n" + strings.ReplaceAll(broken(newsLine, "landmarks;"), "\n", "\n> ") + "\n> theirs\nbuy Mine", "roll 2\nbuy Mine"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if got := letter.OwnText(c.text, []string{mark, spanish}, []string{"friday"}); got != c.want {
				t.Errorf("of\n%s\nread %q, want %q", c.text, got, c.want)
			}
		})
	}
}

// broken puts a line's end behind each of these words.
func broken(line string, behind ...string) string {
	for _, words := range behind {
		line = strings.Replace(line, words+" ", words+"\n", 1)
	}
	return line
}

// Where the tag is gone, the shape of the news is enough for what is in front of a mark,
// and it is no heading of orders.
func TestMarksWithoutTheGame(t *testing.T) {
	t.Parallel()
	long := "buy Forest, Mine and whatever else I can pay by then, cheapest first"
	for _, c := range []struct{ text, want string }{
		{"buy Mine\n" + newsLine, "buy Mine"},
		{"buy Mine\n" + broken(newsLine, "by", "---"), "buy Mine"},
		{"buy Mine\n" + broken(newsLine, "GMT"), "buy Mine"},
		{"turn 13: " + long + "\n" + mark, "turn 13: " + long},
		{"go 1: " + long + "\n" + mark, "go 1: " + long},
		{"turno 13: " + long + "\n" + mark, "turno 13: " + long},
		{long + "\n" + mark, long},
	} {
		if got := letter.OwnText(c.text, []string{mark}, nil); got != c.want {
			t.Errorf("of\n%s\nread %q, want %q", c.text, got, c.want)
		}
	}
}

// The tag in the subject, or in the address that the reply went to, tells the game.
func TestMarksOfTheTaggedGame(t *testing.T) {
	t.Parallel()
	r := letter.Reader{Own: []string{"gm@pbem.test"}, Marks: []string{mark}}
	text := "go 2: buy Mine\n" + broken("turn 12: you 6 coins, 1 of 6 landmarks; orders by Fri 11 Dec 20:00 GMT "+mark, "GMT") + "\ntheirs"
	for _, header := range []string{"Subject: Re: turn 12: Bob leads [turn#7kq2m9xd4w2e]", "To: GM+turn.7kq2m9xd4w2e@pbem.test", "To: gm+my-turn.7kq2m9xd4w2e@pbem.test, gm+turn.7kq2m9xd4w2e@pbem.test"} {
		if l := r.Read(written(header, text)); l.Text != "go 2: buy Mine" {
			t.Errorf("%s: read %q", header, l.Text)
		}
	}
}

// What is typed above a letter of ours is kept whole, however its beginning is broken and
// whatever its dashes became; and nothing of that comes out.
func FuzzMarks(f *testing.F) {
	for _, typed := range []string{
		"buy Mine", "go 1: buy Mine\nroll 2\n", "turn 13: buy Forest, Mine and whatever else I can pay by then", "> theirs\nbuy Mine", "friday 13:\nbuy Mine",
		"--- reply", "reply above this line", "line ---", "The GM wrote:", "On 1 March 2026, GM wrote:", "From: x\nSent: y", "--", "a ---\n---\n", "friday 12: you", "\u0130\u0301",
	} {
		f.Add(typed, uint8(72), uint8(0))
		f.Add(typed, uint8(40), uint8(5))
		f.Add(typed, uint8(100), uint8(10))
	}
	f.Fuzz(func(t *testing.T, typed string, width, form uint8) {
		if !strings.HasSuffix(typed, "\n") {
			typed += "\n"
		}
		typed = strings.ReplaceAll(typed, "\r", "")
		note := []string{newsLine, noticias}[form%2]
		note = strings.ReplaceAll(note, "---", []string{"---", "—", "–-", "-"}[form/2%4])
		note = wrapped(note, 40+int(width)%100)
		read := func(text string) string {
			return letter.OwnText(text, []string{mark, spanish}, []string{"friday"})
		}
		want := read(typed)
		if got := read(typed + note + "\ntheirs\n"); got != want && !introduces(typed) {
			t.Errorf("of\n%s\nread %q, want %q", typed+note, got, want)
		}
		quoted := "> " + strings.ReplaceAll(note, "\n", "\n> ")
		got := read(typed + quoted + "\n>\n> theirs\n")
		if strings.Contains(got, "landmarks; orders") && !strings.Contains(typed, "landmarks; orders") {
			t.Errorf("of\n%s\nread %q", typed+quoted, got)
		}
		left := strings.Split(got, "\n")
		for line := range strings.SplitSeq(want, "\n") {
			at := slices.Index(left, line)
			if at < 0 && !introduces(typed) {
				t.Fatalf("of\n%s\nread %q, want %q", typed+quoted, got, want)
			}
			left = left[at+1:]
		}
	})
}

// introduces tells whether a text ends like a program's introduction of a letter, which is
// one where a letter of ours follows.
func introduces(text string) bool { return introduction.MatchString(text) }

var introduction = regexp.MustCompile(`(?i)(wrote|schrieb|escribió|a écrit|ha scritto|schreef|escreveu):\s*$`)

// wrapped breaks a line at spaces, as mail programs do.
func wrapped(line string, width int) string {
	var lines []string
	for _, word := range strings.Fields(line) {
		if last := len(lines) - 1; last >= 0 && utf8.RuneCountInString(lines[last])+1+utf8.RuneCountInString(word) <= width {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return strings.Join(lines, "\n")
}
