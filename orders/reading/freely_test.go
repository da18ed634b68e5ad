package reading_test

import (
	"strings"
	"testing"
)

// What a yes files of letters that were not read whole: what they mean by and large, and
// what is filed at once where that is sure. Ann writes, who has two goes; Bob and Carol
// play, too.
func TestWhatAYesFiles(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"a word that nobody knows", "I would quixotically like the Mine, flurb, or else a Forest", "every go: buy Mine, Forest"},
		{"a misspelt word beside cards", "gimmme the Mine befor anything, then a Forrest", "every go: buy Mine, Forest"},
		{"a remark in brackets names no candidate", "flurb, the Mine (it goes with my three Forests, you see)", "every go: buy Mine"},
		{"nor does a reason", "flurb, the Mine because nobody else has a Stadium", "every go: buy Mine"},
		{"what is said of a card wants nothing", "The Vineyards are wanting company, quixotically, so Winery please", "every go: buy Winery"},
		{"a card is named once", "flurb, the Möbelfabrik (Furniture Factory)", "every go: buy Furniture Factory"},
		{"a condition turned round", "flurb: if I possess, by then, eleven coins, the Mine, and if I don't, a Forest", "every go: if coins >= 11: buy Mine / every go: if coins < 11: buy Forest"},
		{"fewer of what was counted", "Should I, flurb, hold 22 coins or more, the Radio Tower. Should I hold fewer, a Mine.", "every go: buy Radio Tower / every go: buy Mine"},
		{"in which case", "Nothing, flurb, unless I have 10 coins, in which case the Mine", "every go: if coins < 10: buy nothing / every go: if coins >= 10: buy Mine"},
		{"a tool in the condition", "if, quixotically, telly time comes round, Bob is the poor soul", "every go: tv Bob"},
		{"whose card is whose", "flurb, with the Business Complex Bob shall quixotically get my Bakery and I take Bob's Mine", "every go: swap Bakery for Mine of Bob"},
		{"what a condition names is meant by it", "flurb, if there is a Stadium left I'd love that", "every go: buy Stadium"},
		{"what was got in the first go", "In my second go, if I did quixotically get the Mine in the first, a Forest", "go 2: if bought Mine: buy Forest"},
		{"what is kept when all is paid", "flurb, the Mine, provided that I keep 4 coins", "every go: if coins >= 10: buy Mine"},
		{"a condition that nobody understands keeps its order out", "the Mine unless Jupiter stands in Bob's ninth house, flurb; I would like one die", "filed: every go: roll 1"},
		{"a verb without its object leaves no candidate", "flurb, a Forest. move Mine quixotically", "every go: buy Forest"},
		{"a card of which it is said that it can't be had is wanted first", "flurb, if the Radio Tower is too dear then just a Flower Shop", "every go: buy Radio Tower, Flower Shop"},
		{"if I do", "flurb, if I possess, quixotically, no Mine, a Mine; if I do, a Forest", "every go: if have no Mine: buy Mine / every go: if have Mine: buy Forest"},
		{"what is asked is answered by what follows", "flurb! Under 6 coins? Wheat Field. Otherwise a Mine.", "every go: if coins < 6: buy Wheat Field / every go: if coins >= 6: buy Mine"},
		{"keeping totals rolls the others again", "flurb, a Forest. flurb, I'm happy with 9 and up, otherwise throw again", "every go: buy Forest / every go: reroll 1-8"},
		{"never but on one total", "flurb, quixotically don't add two with the Harbour unless I roll 12", "every go: harbour 12"},
		{"a card to a player is given", "flurb, I bequeath the Wheat Field to Bob. a Forest", "every go: move Wheat Field to Bob / every go: buy Forest"},
		{"his card is the other's", "flurb, the TV hits Bob. flurb, swap my Bakery for his Mine", "every go: tv Bob / every go: swap Bakery for Mine of Bob"},
		{"a word in the place of one before it", "I'd quixotically like the Flower Shop no the Flower Orchard, or the Cafe", "every go: buy Flower Orchard, Cafe"},
		{"a choice below both goes is for both", "go 1: flurb Mine\ngo 2: flurb Forest\nthe telly, flurb, robs Bob", "go 1: buy Mine / go 2: buy Forest / every go: tv Bob"},
		{"anything but a card is not that card", "flurb, a Forest, quixotically. flurb, anything but a Mine", "every go: buy Forest"},
		{"a condition of unknown words keeps its order out", "flurb, a Forest. the Mine only if quark stands high", "every go: buy Forest"},
		{"what would have been", "flurb, a Forest. If I were rich I'd have bought the Mine", "every go: buy Forest"},
		{"what is not liked", "flurb, a Forest. I'd hate to own a quixotic Stadium", "every go: buy Forest"},
		{"each choice that is taken back in its own go", "Roll 2 in go 2. Buy Mine, Forest in go 2. No wait, roll 1, buy Ranch.", "go 2: buy Livestock Farm / go 2: roll 1"},
		{"another's plans are no orders", "flurb, a Forest. Bob tells me he wants the Mine", "every go: buy Forest"},
	} {
		sheet := read(c.text)
		got := "none"
		if sheet.IfYes != nil {
			got = strings.Join(sheet.IfYes.Orders(), " / ")
		} else if len(sheet.Orders()) > 0 {
			got = "filed: " + strings.Join(sheet.Orders(), " / ")
		}
		if got != c.want && got != "filed: "+c.want {
			t.Errorf("%s: %q\ngot  %s\nwant %s\nall: %s", c.name, c.text, got, c.want, said(sheet))
		}
	}
}
