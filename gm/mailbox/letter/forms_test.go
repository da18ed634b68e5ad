package letter_test

import (
	"strings"
	"testing"

	"machipost/gm/mailbox/letter"
)

// TestForms reads letters in which a form of ours came back.
func TestForms(t *testing.T) {
	t.Parallel()
	const (
		head  = "From: The GM <gm@pbem.test>\nSent: Friday\nTo: Bob\nSubject: friday 12: Bob leads [friday#7kq2m9xd4w2e]\n\n"
		above = "thanks\n\n"
		title = "Your form for turn 12, [friday#7kq2m9xd4w2e]\n\n"
		foot  = "\n\nTo order, reply with your orders above the line on top."
	)
	quoted := func(text string) string { return "> " + strings.ReplaceAll(text, "\n", "\n> ") }
	for _, c := range []struct{ name, text, want string }{
		{"empty", above + head + title + "go 1:\nevery go:" + foot, "thanks"},
		{"empty, quoted", above + quoted(title+"go 1:\nevery go:"+foot), "thanks"},
		{"filled in", above + head + title + "go 1: buy Mine\nevery go:" + foot, "thanks\n\ngo 1: buy Mine"},
		{"filled in, quoted", above + quoted(title+"go 1: buy Mine\nevery go:"+foot), "thanks\n\ngo 1: buy Mine"},
		{"over more lines", head + title + "go 1: buy Mine,\nForest\nroll 2\n\nevery go:" + foot, "go 1: buy Mine,\nForest\nroll 2"},
		{"over more lines, quoted", quoted(title + "go 1: buy Mine,\nForest\nroll 2\n\nevery go:" + foot), "go 1: buy Mine,\nForest\nroll 2"},
		{"under a heading", head + title + "go 1:\n\nbuy Mine\n\nevery go:" + foot, "go 1:\nbuy Mine"},
		{"under a heading, quoted", quoted(title + "go 1:\n\nbuy Mine\n\nevery go:" + foot), "go 1:\nbuy Mine"},
		{"out of the quote", quoted(title+"go 1:") + "\nbuy Mine\n" + quoted("go 2:\nevery go:"+foot), "go 1:\nbuy Mine"},
		{"out of the quote and in it", quoted(title+"go 1:") + "\nbuy Mine\n" + quoted("go 2: buy Forest\nevery go:"+foot), "go 1:\nbuy Mine\ngo 2: buy Forest"},
		{"the last field", head + title + "go 1:\nevery go: roll 2\nbuy Mine" + foot, "every go: roll 2\nbuy Mine"},
		{"the last field, with an end", head + title + "go 1:\n\nevery go:\n\nroll 2\n\nend" + foot, "every go:\nroll 2"},
		{"what stood there", head + title + "go 1:\nevery go:\nstanding:\n  buy Mine" + foot, ""},
		{"what stood there, quoted", quoted(title + "go 1:\nevery go:\nstanding:\n  buy Mine" + foot), ""},
		{"in Spanish", head + "Tu formulario para el turno 12, [friday#7kq2m9xd4w2e]\n\njugada 1: compra Mina\njugada 2:\ncada jugada:\npermanentes:\n  compra Bosque\n\nPara ordenar, responde.", "jugada 1: compra Mina"},
		{"in Spanish, quoted", quoted(title + "jugada 1:\n\ncompra Mina\n\ncada jugada: tira 2 dados\nfin" + foot), "jugada 1:\ncompra Mina\ncada jugada: tira 2 dados"},
		{"with stars", head + "*" + strings.Replace(title, "]", "]*", 1) + "*go 1:* buy Mine\nevery go:" + foot, "go 1:* buy Mine"},
		{"below a signature", "thanks\n--\nBob\n\nOn Friday, GM <gm@pbem.test> wrote:\n" + quoted(title+"go 1: buy Mine\nevery go:"+foot), "thanks\ngo 1: buy Mine"},
		{"below our mark", "thanks\n" + newsLine + "\n\n" + title + "go 1: buy Mine\nevery go:" + foot, "thanks\n\ngo 1: buy Mine"},
		{"copied to the top", title + "go 1: buy Mine\nevery go: roll 2\n\n" + head + title + "go 1:\nevery go:" + foot, title + "go 1: buy Mine\nevery go: roll 2"},
		{"one's own letter", above + "From: Bob\nSent: Friday\nTo: The GM\nSubject: Re: friday 12 [friday#7kq2m9xd4w2e]\n\ngo 1: buy Mine\n\n" + head + title + "go 1: buy Forest\nevery go:" + foot, "thanks"},
		{"one's own letter, quoted", above + quoted("go 1: buy Mine\n\n"+quoted(title+"go 1: buy Forest\nevery go:"+foot)), "thanks"},
		{"the report's words", above + head + "Your orders, [friday#7kq2m9xd4w2e]\n\nwere these:\ngo 1: buy Forest", "thanks"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if got := letter.OwnText(c.text, []string{mark}, []string{"friday"}); got != c.want {
				t.Errorf("of\n%s\nread %q, want %q", c.text, got, c.want)
			}
		})
	}
}
