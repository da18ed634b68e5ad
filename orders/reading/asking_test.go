package reading_test

import (
	"os"
	"strings"
	"testing"
)

// Sentences that ask for cards, or for none, in whatever words, are filed at once. Ann writes,
// who has two goes; Bob and Carol play, too.
func TestCardsAreAskedForInAnyWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"for a reason before it", "The kettle's on and the twins are howling, so a Bakery please.", "every go: buy Bakery"},
		{"for a reason behind it", "I rather fancy a Cafe, what with all this drizzle round the harbourmaster's hut.", "every go: buy Cafe"},
		{"for somebody", "a Hamburger Stand for the goblins upstairs", "every go: buy Hamburger Stand"},
		{"a name with words before it", "I'd like a scruffy little Vineyard, my cousin squints at them", "every go: buy Vineyard"},
		{"what is to be given, by any verb", "sling us a Flower Shop, the quokkas insist on it being spring", "every go: buy Flower Shop"},
		{"what will be done, by any verb", "I'll plump for a Winery, the sommelier winked", "every go: buy Winery"},
		{"praise", "The Forest seems the sensible next lesson, as any schoolboy mumbles", "every go: buy Forest"},
		{"what does no harm", "A Corn Field wouldn't go amiss, the scarecrow sulks", "every go: buy Corn Field"},
		{"a list, and why the next one comes", "Final answer: the Furniture Factory, and if the bursar's run dry, the Forest.", "every go: buy Furniture Factory, Forest"},
		{"why the next one comes, behind it", "a Winery, or the good old Vineyard should my purse sulk", "every go: buy Winery, Vineyard"},
		{"what would do as well", "lowkey want the Mine but a Forest is fine too if im skint", "every go: buy Mine, Forest"},
		{"what points to a card", "The Stadium is criminally underrated, folks, so grab it for me", "every go: buy Stadium"},
		{"one of what somebody has", "Bob's got a Stadium and the gremlins grumble, so I want one", "every go: buy Stadium"},
		{"goes of their own", "My first go opens with a Winery, my second go goes to a Cafe", "go 1: buy Winery / go 2: buy Cafe"},
		{"an extra go, and whence it is", "In the bonus go from the Amusement Park I'd adore a Ranch", "extra go: buy Livestock Farm"},
		{"with a card, whatever is done", "time to celebrate the christening with a Winery", "every go: buy Winery"},
		{"a question that asks", "Could you pop down a Flower Orchard, kind sir?", "every go: buy Flower Orchard"},
		{"cried out", "Mine! Mine! Mine!", "every go: buy Mine"},
		{"nothing", "I shall not be buying anything, the accountant weeps", "every go: buy nothing"},
		{"nothing, by the purse", "My wallet stays firmly shut, the moths approve", "every go: buy nothing"},
		{"nothing, for a go", "I won't be buying anything on my second go, saving for the big one", "go 2: buy nothing"},
		{"nothing, as something is kept for", "Nothing for me, I'm putting it by for the Airport", "every go: buy nothing"},
		{"a go as the subject", "My second go is to be lavished on an Apple Orchard", "go 2: buy Apple Orchard"},
		{"what is not refused", "I wouldn't say no to a Bakery, the crumbs notwithstanding", "every go: buy Bakery"},
		{"what pleases most", "Nothing would please me more than a Vineyard, grumbled the goat", "every go: buy Vineyard"},
		{"what money goes on", "My pennies go towards a Flower Orchard, bees permitting", "every go: buy Flower Orchard"},
		{"before another", "Get me the Publisher before Bob does", "every go: buy Publisher"},
		{"if it may be", "If it's all the same to you I'd like a Vineyard", "every go: buy Vineyard"},
		{"supply permitting", "Mine, supply permitting, else Forest", "every go: buy Mine, Forest"},
		{"in its absence", "The Stadium, in its absence the Cafe, hiccuped the bishop", "every go: buy Stadium, Cafe"},
		{"the list goes on in the next sentence", "A Bakery for the scarecrow, please. Failing that, a cheeky Ranch", "every go: buy Bakery / every go: buy Livestock Farm"},
		{"put somewhere", "Plonk a Ranch on my tab, barkeep", "every go: buy Livestock Farm"},
		{"what is settled on", "After much agonising I've settled on a Food Warehouse", "every go: buy Food Warehouse"},
		{"a chain", "My pecking order is Airport, Radio Tower, Mine", "every go: buy Airport, Radio Tower, Mine"},
		{"the first choice and the second", "Forest is my first choice and Ranch my second", "every go: buy Forest, Livestock Farm"},
		{"what a decision is", "Decision made by the parrot, it's the Winery", "every go: buy Winery"},
		{"if I take one", "is it alright if i take a bakery, or a ranch if the bakeries are gone?", "every go: buy Bakery, Livestock Farm"},
		{"what it is for, and why the next one comes", "I'd love a Mine so that I don't end up with nothing, or a Forest if it's too dear", "every go: buy Mine, Forest"},
		{"a reason of the game", "I'd like a Mine because it pays me on my own go, and if there are none left by then a Forest, I guess", "every go: buy Mine, Forest"},
		{"a reason with a number", "A Mine please because 7 is when it works, otherwise a Forest", "every go: buy Mine, Forest"},
		{"what speaks against it", "I want to buy the Mine though my sister says it's silly, and if it's gone a Forest", "every go: buy Mine, Forest"},
		{"what is laughed at", "I'd like the Mine, ha ha, and if I can't pay for it then a Forest, don't laugh", "every go: buy Mine, Forest"},
		{"what is to be agreed with", "I'd like a Mine, and if I can't have that a Forest is fine too, isn't it?", "every go: buy Mine, Forest"},
		{"how somebody gets", "I'd love another Mine, I'm getting quite greedy, and if it's gone I suppose a Forest will have to do", "every go: buy Mine, Forest"},
		{"what led to it", "I read the rules twice on the bus, so I think I'll go for the Mine, or if it's too dear a Forest", "every go: buy Mine, Forest"},
		{"a heart that is set", "I've set my heart on the Mine, otherwise a Forest please", "every go: buy Mine, Forest"},
		{"what somebody wondered", "I wondered if I could have a Mine because the last one was so good to me, or a Forest if they are all gone", "every go: buy Mine, Forest"},
		{"what does no harm, either", "Let's go for the Mine, otherwise a Forest won't hurt", "every go: buy Mine, Forest"},
		{"what makes as happy", "I'd like the Mine. If that's gone I'd be just as happy with a Forest.", "every go: buy Mine / every go: buy Forest"},
		{"as a child spells it", "i want the mine and if I havnt got enuff then a Forest becuase of the trees", "every go: buy Mine, Forest"},
		{"what was thought", "I thought a Mine, and if that's gone a Forest is always nice, isn't it?", "every go: buy Mine, Forest"},
		{"with what is left", "With whatever's left in the piggy bank, a Mine, please", "every go: buy Mine"},
		{"who is broke", "A Mine, please. If I turn out to be broke, a Forest.", "every go: buy Mine / every go: buy Forest"},
		{"a rule that was understood", "I'd like a Mine because it pays on my own go if I've understood it, otherwise a Forest", "every go: buy Mine, Forest"},
		{"a purse that is empty", "nothing to buy for me, purse is empty after the school trip to the llamas", "every go: buy nothing"},
	} {
		if got := filed(c.text); got != c.want {
			t.Errorf("%s: %q\n\tgot  %s\n\twant %s", c.name, c.text, got, c.want)
		}
	}
}

// What is denied, dreamt of, sold, told of others, or hangs on what nobody understands is not
// bought without a word.
func TestWhatIsNotAskedForIsNotBought(t *testing.T) {
	t.Parallel()
	list, err := os.ReadFile("testdata/unasked.txt")
	if err != nil {
		t.Fatal(err)
	}
	for text := range strings.Lines(string(list)) {
		for _, line := range read(text).Lines {
			if !line.Order.Nothing {
				t.Errorf("%q: filed %s", strings.TrimSpace(text), line)
			}
		}
	}
}

// What limits an order that is not in the letter, or names a card by what it is like, is asked
// about beside a plain order.
func TestLimitsBesideOrdersAreNoProse(t *testing.T) {
	t.Parallel()
	for _, sentence := range sentences(t, "limits.txt") {
		text := "Buy the Mine.\n" + sentence
		if sheet := read(text); len(sheet.Proposed)+len(sheet.Refused) == 0 {
			t.Errorf("%q is filed as %q", text, sheet.Orders())
		}
	}
}

// A question that asks for a swap is told that it was not understood, where it was not.
func TestQuestionsForASwapAreNotPassedOver(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"buy Mine\nCan I swop my boring Wheat Field for Dads Mine when I get the swopping card?", "buy Mine\nCould we trade my Bakery for my uncle's Mine when it works?"} {
		if s := read(text); len(s.Refused)+len(s.Proposed) == 0 {
			t.Errorf("%q: %s", text, said(s))
		}
	}
}
