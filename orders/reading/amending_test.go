package reading_test

import (
	"os"
	"strings"
	"testing"

	"machipost/orders/reading"
)

// A letter amends the sheet on file only where it begins like that; the whole sheet that
// comes of it is filed.
func TestLettersThatAmend(t *testing.T) {
	onFile, last := read("go 1: buy Mine, Forest\nevery go: tv Bob\nroll 1"), read("buy Stadium\ngo 2: roll 2")
	game := table()
	game.OnFile, game.Last = &onFile, &last
	const old = "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 1"
	for _, c := range []struct{ text, want string }{
		{"also buy Bakery", old + " / every go: buy Bakery"},
		{"Also, in go 2 buy a Cafe please", "go 1: buy Mine, Forest / go 2: buy Cafe / every go: tv Bob / every go: roll 1"},
		{"add Bakery", old + " / every go: buy Bakery"},
		{"In addition, reroll 1-3", old + " / every go: reroll 1-3"},
		{"also tv Carol", "go 1: buy Mine, Forest / every go: roll 1 / every go: tv Carol"},
		{"change Mine to Cafe", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Please replace the Forest with a Bakery", "go 1: buy Mine, Bakery / every go: tv Bob / every go: roll 1"},
		{"instead of Mine buy Cafe", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Cafe instead of the Forest", "go 1: buy Mine, Cafe / every go: tv Bob / every go: roll 1"},
		{"change Bob to Carol", "go 1: buy Mine, Forest / every go: tv Carol / every go: roll 1"},
		{"change one die to two dice", "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 2"},
		{"drop the Mine", "go 1: buy Forest / every go: tv Bob / every go: roll 1"},
		{"not the Forest", "go 1: buy Mine / every go: tv Bob / every go: roll 1"},
		{"One more thing, the 5 coins shouldn't come from Bob but from Carol.", "go 1: buy Mine, Forest / every go: tv Carol / every go: roll 1"},
		{"Not the Mine but the Cafe", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Strike the TV order from my sheet of yesterday", "go 1: buy Mine, Forest / every go: roll 1"},
		{"change Mine to Cafe in the first go only", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"change Bob to Carol in the second go only", "go 1: buy Mine, Forest / go 1: tv Bob / go 2: tv Carol / every go: roll 1"},
		{"correction: roll 2", "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 2"},
		{"I changed my mind. Also buy Bakery in go 1.", "go 1: buy Mine, Forest / go 1: buy Bakery / every go: tv Bob / every go: roll 1"},
		{"Not Bob, Carol. And also buy Bakery in go 1. The rest is good like that.", "go 1: buy Mine, Forest / go 1: buy Bakery / every go: tv Carol / every go: roll 1"},
		{"same as last turn", "go 2: roll 2 / every go: buy Stadium"},
		{"as before", "go 2: roll 2 / every go: buy Stadium"},

		{"Kleine Änderung: statt des Bergwerks doch lieber ein Café. Alles andere bleibt so.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Das Bergwerk bitte wieder streichen.", "go 1: buy Forest / every go: tv Bob / every go: roll 1"},
		{"Ich hab's mir überlegt: kein Bergwerk, sondern ein Café.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Ändere im ersten Zug Bergwerk in Café.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Bitte noch eine Bäckerei dazu, als letzte Wahl.", old + " / every go: buy Bakery"},
		{"Perdona el lío: donde puse Mina pon Cafetería. Lo demás queda igual.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"al final no quiero la mina, quítala", "go 1: buy Forest / every go: tv Bob / every go: roll 1"},
		{"me lo he pensado mejor: nada de Mina, cómprame la Cafetería", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"En fait, à la place de la mine je préfère un café. Le reste ne change pas.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Je ne veux plus de la mine, mets plutôt un café.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Außerdem bitte noch eine Bäckerei.", old + " / every go: buy Bakery"},

		// What is dropped, and what comes in its place, is known by what is on file.
		{"soz get a cafe not the mine rest stays", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Put Cafe where I said forest.", "go 1: buy Mine, Cafe / every go: tv Bob / every go: roll 1"},
		{"no wait not the mine the ranch sry bus is bumpy", "go 1: buy Livestock Farm, Forest / every go: tv Bob / every go: roll 1"},
		{"Mine can wait - Bakery instead please", "go 1: buy Bakery, Forest / every go: tv Bob / every go: roll 1"},
		{"I don't want the Mine any more.", "go 1: buy Forest / every go: tv Bob / every go: roll 1"},
		{"drop the Mine, grandma says I can't pay for it", "go 1: buy Forest / every go: tv Bob / every go: roll 1"},
		{"drop the Mine. And take from Carol with the TV Station instead.", "go 1: buy Forest / every go: roll 1 / every go: tv Carol"},
		{"also buy Cafe and drop the Mine", "go 1: buy Forest / every go: tv Bob / every go: roll 1 / every go: buy Cafe"},
		{"Forget the thing about one die.", "go 1: buy Mine, Forest / every go: tv Bob"},
		{"TV from Carol rather than Bob, and no Forest after all. The rest is fine.", "go 1: buy Mine / every go: tv Carol / every go: roll 1"},
		{"Cambio la Mina por un Café, el resto igual.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Bitte streiche den Wald, ich nehme stattdessen die Apfelplantage.", "go 1: buy Mine, Apple Orchard / every go: tv Bob / every go: roll 1"},
		{"Oops, I said Forest twice! Cafe instead of the Forest. Rest as sent.", "go 1: buy Mine, Cafe / every go: tv Bob / every go: roll 1"},
		{"drop the Mine, nothing else", "go 1: buy Forest / every go: tv Bob / every go: roll 1"},
		{"Can't wait to get the Mine!", "-"},
		{"I don't have a Mine", "-"},
		{"don't forget the Mine", "-"},
		{"the Mine rather than a Cafe", old},
		{"drop the Mine if I can't afford it", "every go: tv Bob / every go: roll 1"},
		{"In go 1 not the Mine. Go 1: Cafe, Forest.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"finalement pas la mine mais le café. Le reste ne change pas.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Cambio la mina por un café, el resto igual.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Bitte streiche das Bergwerk, ich nehme stattdessen ein Café.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"doch lieber ein Café als das Bergwerk", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"me arrepentí de la mina: en vez de eso quiero el café", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"En la primera jugada no quiero la mina, mejor un café. Lo de los dados, igual que estaba.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"Cambio mi panadería por la mina de Carol.", "every go: swap Bakery for Mine of Carol"}, // a swap

		// What is said to stay, in whatever words, makes a letter amend.
		{"Roll 2. Purchases unchanged.", "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 2"},
		{"TV from Carol. Dice as before.", "go 1: buy Mine, Forest / every go: roll 1 / every go: tv Carol"},
		{"Go 2: Cafe. Go 1 stays as it is.", "go 1: buy Mine, Forest / go 2: buy Cafe / every go: tv Bob / every go: roll 1"},
		{"Change Mine to Cafe. Forest can stay behind it.", "go 1: buy Cafe, Forest / every go: tv Bob / every go: roll 1"},
		{"TV from Carol then, not from Bob. Mine as before.", "go 1: buy Mine, Forest / every go: tv Carol / every go: roll 1"},
		{"two dice. The other instructions stand.", "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 2"},
		{"yeah hi same as before but with the forest 1st", "go 1: buy Forest, Mine / every go: tv Bob / every go: roll 1"},
		{"Same order but two dice", "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 2"},
		{"Zwei Würfel. Der Kauf bleibt.", "go 1: buy Mine, Forest / every go: tv Bob / every go: roll 2"},
		{"Strike the purchase of the Mine. In go 1 I buy nothing.", "go 1: buy nothing / every go: tv Bob / every go: roll 1"},
		{"Go 1: Cafe. Mine as before.", old}, // in front of it, or behind?
		{"Same as before but with two dice and the Forest first", old},

		// Every other letter is a new sheet; what cannot be carried out changes nothing.
		{"buy Bakery", "every go: buy Bakery"},
		{"buy Bakery\nalso roll 2", "every go: buy Bakery / every go: roll 2"},
		{"drop the Stadium", old},
		{"change the subject", "-"},
		{"add some spice to it", "-"},
	} {
		sheet := reading.Read(c.text, game, ann)
		got := strings.Join(sheet.Orders(), " / ")
		if len(sheet.Lines) == 0 {
			got = "-"
		}
		if got != c.want {
			t.Errorf("%q\ngot  %s\nwant %s\nall: %s", c.text, got, c.want, said(sheet))
		}
	}
}

// Where each go has one candidate, the second one is that of the second go.
func TestLettersThatAmendGoes(t *testing.T) {
	for _, c := range []struct{ before, text, want string }{
		{"go 1: Mine\ngo 2: Cafe", "Make the second one a Restaurant instead.", "go 1: buy Mine / go 2: buy Restaurant"},
		{"both goes: Cafe", "Right, make the second one a Restaurant instead.", "go 1: buy Cafe / go 2: buy Restaurant"},
		{"go 1: Mine\ngo 2: Cafe", "for the last go make that a Forest.", "go 1: buy Mine / go 2: buy Forest"},
		{"go 1: Mine\ngo 2: Cafe", "What I wrote for go 1 is for go 2 and the other way round.", "go 1: buy Cafe / go 2: buy Mine"},
		{"go 1: Mine\ngo 2: Cafe", "drop the first one", "go 2: buy Cafe"},
		{"both goes: Mine, Cafe", "drop the first one", "every go: buy Cafe"},
		{"both goes: Mine, Cafe", "Replace the second one by a Forest", "every go: buy Mine, Forest"},
		{"both goes: Mine, Cafe", "Ranch instead of Mine.\nA", "every go: buy Livestock Farm, Cafe"}, // an initial is no order
		{"go 1: Mine\ngo 2: Cafe", "What I wrote for go 1 is for go 2 if Bob has a Mine, and the other way round.", "-"},
		{"go 1: Mine, Cafe\ngo 2: Cafe, Mine", "drop the first one", "go 1: buy Mine, Cafe / go 2: buy Cafe, Mine"},
	} {
		before := read(c.before)
		game := table()
		game.OnFile = &before
		sheet := reading.Read(c.text, game, ann)
		got := strings.Join(sheet.Orders(), " / ")
		if len(sheet.Lines) == 0 {
			got = "-"
		}
		if got != c.want {
			t.Errorf("%q\ngot  %s\nwant %s\nall: %s", c.text, got, c.want, said(sheet))
		}
	}
}

// What people write to change orders that they have sent is read at once; what only looks
// like it files nothing else.
func TestWhatPeopleAmend(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/amended.txt")
	if err != nil {
		t.Fatal(err)
	}
	before, alike := "", false
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if sent, ok := strings.CutPrefix(line, "@ "); ok {
			before = strings.TrimPrefix(strings.ReplaceAll(sent, " / ", "\n"), "-")
			continue
		}
		said, want, ok := strings.Cut(line, " => ")
		if alike = (alike || line == "--") && line != "++"; !ok {
			continue
		}
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1, Before: before, Text: strings.ReplaceAll(said, " / ", "\n"), Want: strings.ReplaceAll(want, " / ", "\n")}
		if want == "-" {
			l.Want = before
		}
		if how, got := l.judge(); how == silent || how != atOnce && !alike {
			t.Errorf("%q behind %q is read %s:\n%s", said, before, how, got)
		}
	}
}
