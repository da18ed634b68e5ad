package letter_test

import (
	"strings"
	"testing"

	"machipost/gm/mailbox/letter"
	"machipost/orders"
)

var marks = []string{"-- reply above this line --", "-- antworten Sie über dieser Zeile --"}

func TestOwnText(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"blank lines only", "\n \n\t\n", ""},
		{"prose keeps its lines", "buy Forest\n\nDear all,\nthis is\na poem.\n", "buy Forest\n\nDear all,\nthis is\na poem."},
		{"quoted lines go", "> theirs\nmine\n>> older\n  > stuffed\nmine too", "mine\nmine too"},
		{"interleaved answers stay", "On 1 March 2026 at 10:00, GM wrote:\n> go 1?\nbuy Forest\n> go 2?\nbuy Mine", "buy Forest\nbuy Mine"},
		{"headings of our form count", "> go 1\nbuy Forest\n> go 2:\nbuy Mine\n> thanks", "go 1\nbuy Forest\ngo 2\nbuy Mine"},
		{"in Spanish, too", "> jugada 1:\ncompra Bosque\n> JUGADA 2\ncompra Mina\n> cada jugada:\ntira 1\n> permanentes\nrepite 1-4\n> jugada extra\ncompra: nada\n> gracias",
			"jugada 1\ncompra Bosque\nJUGADA 2\ncompra Mina\ncada jugada\ntira 1\npermanentes\nrepite 1-4\njugada extra\ncompra: nada"},
		{"but not below all that is quoted", "> go 1\n> go 2\nbuy Forest", "buy Forest"},
		{"nor with another line between", "> go 1\nbuy Forest\n> go 2\n> thanks\nbuy Mine\n> more", "go 1\nbuy Forest\nbuy Mine"},
		{"top posted, quoted", "mine\n\nOn Sun, Mar 1, 2026 at 10:00 AM The GM <gm@pbem.test> wrote:\n\n> theirs\n> more", "mine"},
		{"over two lines", "mine\nOn Sun, Mar 1, 2026 at 10:00 AM The GM\n<gm+secret@pbem.test> wrote:\n> theirs", "mine"},
		{"over three lines", "mine\nOn Sun, Mar 1, 2026 at\n10:00 AM The GM\n<gm+secret@pbem.test> wrote:\n> theirs", "mine"},
		{"not quoted at all", "mine\nOn Sun, Mar 1, 2026 at 10:00 AM GM wrote:\ntheirs\nmore", "mine"},
		{"German", "mein\nAm 01.03.26 um 10:00 schrieb Der GM:\n> ihrs", "mein"},
		{"German, otherwise", "mein\nAm So., 1. März 2026 um 10:00 Uhr schrieb Der GM <\ngm@pbem.test>:\n\n> ihrs", "mein"},
		{"German, not quoted", "mein\nAm 01.03.2026 um 10:00 schrieb Der GM:\nihrs", "mein"},
		{"Spanish", "mío\nEl dom, 1 mar 2026 a las 10:00, GM (<gm@pbem.test>) escribió:\n> suyo", "mío"},
		{"French", "à moi\nLe dim. 1 mars 2026 à 10:00, GM <gm@pbem.test> a écrit :\n> à lui", "à moi"},
		{"Italian", "mio\nIl giorno dom 1 mar 2026 alle ore 10:00 GM ha scritto:\n> suo", "mio"},
		{"by name and address", "mine\nThe GM <gm@pbem.test> wrote:\ntheirs", "mine"},
		{"by name, quoted", "mine\nBob wrote:\n> theirs", "mine"},
		{"by name, prose", "as Bob wrote:\nthe Mine is best", "as Bob wrote:\nthe Mine is best"},
		{"prose that begins like it", "On turn 3 I will be rich.\nbuy Forest", "On turn 3 I will be rich.\nbuy Forest"},
		{"prose with a colon", "On go 2 do this:\nbuy Mine", "On go 2 do this:\nbuy Mine"},
		{"Outlook", "mine\n\n-----Original Message-----\nFrom: GM\ntheirs", "mine"},
		{"Outlook in German", "mein\n-----Ursprüngliche Nachricht-----\nihrs", "mein"},
		{"a head", "mine\n\nFrom: GM <gm@pbem.test>\nSent: Sunday, 1 March 2026 10:00\nTo: Ann\nSubject: x\n\ntheirs", "mine"},
		{"a head with stars", "mine\n*From:* GM\n*Sent:* Sunday\ntheirs", "mine"},
		{"a head in German", "mein\nVon: GM\nGesendet: Sonntag\nAn: Ann\nihrs", "mein"},
		{"a head in Spanish", "mío\nDe: GM\nEnviado: domingo\nsuyo", "mío"},
		{"a rule and a head", "mine\n________________________________\nFrom: GM\nSent: Sunday\ntheirs", "mine"},
		{"a rule and blank and a head", "mine\n________________________________\n\nFrom: GM\nDate: Sunday\ntheirs", "mine"},
		{"a rule alone", "mine\n_____\nmine, too", "mine\n_____\nmine, too"},
		{"From: in prose", "From: Tokyo\nwith love", "From: Tokyo\nwith love"},
		{"a signature", "mine\n-- \nAnn\nPhone 1", "mine"},
		{"a signature without its space", "mine\n--\nAnn", "mine"},
		{"three dashes are none", "mine\n---\nmine, too", "mine\n---\nmine, too"},
		{"a quoted signature cuts nothing", "> -- \n> GM\nmine", "mine"},
		{"a telephone", "mine\n\nSent from my iPhone", "mine"},
		{"a telephone amidst", "mine\nSent from my Samsung Galaxy smartphone.\nmore", "mine\nmore"},
		{"a German telephone", "mein\nVon meinem iPhone gesendet", "mein"},
		{"a Spanish telephone", "mío\nEnviado desde mi iPhone", "mío"},
		{"an app", "mine\nGet Outlook for iOS", "mine"},
		{"no telephone", "sent from my town with love and many greetings", "sent from my town with love and many greetings"},
		{"the mark", "mine\n-- reply above this line --\ntheirs", "mine"},
		{"the mark, spaced and in capitals", "mine\n*--  Reply above THIS line --*\ntheirs", "mine"},
		{"the second mark", "mein\n-- Antworten Sie über dieser Zeile --\nihrs", "mein"},
		{"the quoted mark cuts nothing", "> -- reply above this line --\n> theirs\nmine", "mine"},
		{"the quoted mark behind two", "mine\n> > -- reply above this line --\nmore", "mine\nmore"},
		{"spaces at line ends go", "buy Forest  \nbuy Mine\t", "buy Forest\nbuy Mine"},
		{"indents stay", "plan:\n  buy Forest", "plan:\n  buy Forest"},
		{"blank lines around go", "\n\nmine\n\n\n", "mine"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := letter.OwnText(c.text, marks, nil); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// An empty mark would stand in every line.
func TestOwnTextWithoutMarks(t *testing.T) {
	t.Parallel()
	for _, marks := range [][]string{nil, {""}, {"  "}} {
		if got := letter.OwnText("mine", marks, nil); got != "mine" {
			t.Errorf("marks %q: got %q", marks, got)
		}
	}
}

func FuzzOwnText(f *testing.F) {
	for _, text := range []string{
		"buy Forest\n> theirs\n-- \nAnn", "On 1 March 2026,\nBob wrote:\n\n> x", "From: a\nSent: b", "_____\n\nFrom: x",
		"-----Original Message-----", "mine\n-- reply above this line --\ntheirs", "Sent from my iPhone",
		"> Form [friday#s3cret]\n> go 1: buy Mine\nbuy Forest\n> every go:\n> roll 2", "From: a\nSent: b\n\nForm [friday#s3cret]\ngo 1: buy Mine\nend",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		own := letter.OwnText(text, marks, nil)
		if own == "" {
			return
		}
		// Each line of the own text is one of the text's, in their order; those of a form
		// may be quoted there.
		for line := range strings.SplitSeq(own, "\n") {
			if strings.HasPrefix(strings.TrimLeft(line, " \t"), ">") {
				t.Fatalf("quoted line %q is left", line)
			}
			for len(lines) > 0 && strings.TrimRight(lines[0], " \t") != line && !strings.Contains(strings.TrimLeft(lines[0], "> \t"), line) {
				lines = lines[1:]
			}
			if len(lines) == 0 {
				t.Fatalf("line %q is not the writer's", line)
			}
			lines = lines[1:]
		}
	})
}

// The headings of our form are those of the order language, in each of its languages.
func TestEveryHeadingOfOurForm(t *testing.T) {
	t.Parallel()
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		for l := range orders.NumLanguages {
			heading := scope.In(orders.Language(l))
			if got := letter.OwnText("> "+heading+":\nx\n> y", marks, nil); got != heading+"\nx" {
				t.Errorf("%q is no heading of our form: %q", heading, got)
			}
			field := "Your form, [friday#7kq2m9xd4w2e]\n" + heading + ": x\n"
			if got := letter.OwnText(mark+"\n"+field, []string{mark}, nil); (got != "") != (scope != orders.Standing) {
				t.Errorf("in the field %q was typed %q", heading, got)
			}
		}
	}
}
