package reading_test

import "testing"

// What is filed at once though words of it are in no table, and what looks like it and is
// not: "-" where nothing is filed, for it is asked about or passed over. Ann writes, who has
// two goes; Bob and Carol play, too.
func TestSure(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"an unknown word beside a wish", "aye gonnae get us a wee bakery pal", "every go: buy Bakery"},
		{"one before it", "lowkey I want the Cafe, bestie", "every go: buy Cafe"},
		{"a remark of unknown words behind it", "I'd like the Forest, my flurb looks so quixotic", "every go: buy Forest"},
		{"one that denies something of everyday life", "One die for me, he never laughs at my sketches", "every go: roll 1"},
		{"one of what was", "Give me the Ranch, the tractor was barking all morning", "every go: buy Livestock Farm"},
		{"an adjective that nobody knows", "Please buy me a resplendent Stadium", "every go: buy Stadium"},
		{"a tool in whatever words", "The TV Station can zap Bob", "every go: tv Bob"},
		{"and what is said of him behind it", "TV on Bob, he never tips", "every go: tv Bob"},
		{"only one die", "My creaky bones only want to throw the one die", "every go: roll 1"},
		{"tonight", "Just one die for me tonight, please", "every go: roll 1"},
		{"a sentence about nothing of the game beside orders", "Roll one. Buy the Forest. See you all at flurbcon, I'll be the one at the bar.", "every go: roll 1 / every go: buy Forest"},
		{"a word that another language has, too", "hello i am mia and i want the sushi bar becuase i like sushi the most", "every go: buy Sushi Bar"},
		{"another one", "You can bring the pizza. I want the Mine, and if it's gone by then the Forest will do nicely.", "every go: buy Mine, Forest"},
		{"a choice of the writer's beside talk", "I want to buy the Cafe. If I cant then the Bakery. My sister Carol is going to lose!", "every go: buy Cafe / every go: buy Bakery"},
		{"why another card comes, behind dice", "Buy the Mine. Two dice. If the money won't do, just one more Forest for me.", "every go: buy Mine / every go: roll 2 / every go: buy Forest"},
		{"each time", "I'll spend what I've got on a Mine each time.", "every go: buy Mine"},
		{"though", "For this turn though I want the Mine, or else a Forest.", "every go: buy Mine, Forest"},
		{"one behind a condition", "I'd like the Mine if I've 9 by then, failing that a third Forest.", "every go: if coins >= 9: buy Mine / every go: buy Forest"},
		{"a reason of dice", "I want the Mine. Roll both dice because more dice is better.", "every go: buy Mine / every go: roll 2"},

		{"a reason that is none", "roll both dice because if not I buy the Mine", "-"},
		{"that may be of the dice", "Mine. Reroll 2 to 4. If that fails, Forest.", "every go: buy Mine / every go: reroll 2-4"},
		{"who is not the writer", "Mum: Bakery, Dad: Forest", "-"},
		{"nor is another player", "For Bob: Mine", "-"},
		{"what others do", "I bet Bob buys the Mine tonight", "-"},
		{"what others should do", "Someone should buy the Mine, honestly", "-"},
		{"what is not wanted", "I hesitate to buy the Mine, boss", "-"},
		{"what is rather not done", "I'd sooner eat my hat than buy a Mine", "-"},
		{"what was", "My uncle sold his Bakery to the bank", "-"},
		{"what is only thought of", "Imagine a Mine in my garden", "-"},
		{"what is only dreamt of", "I keep dreaming about a Stadium", "-"},
		{"a tool that is not to act", "My TV Station spares Bob tonight", "-"},
		{"nor this one", "My TV Station is not for Bob, poor thing", "-"},
		{"one that is another's", "Bob's TV Station always picks on Carol", "-"},
		{"dice that lie somewhere", "Two dice on the rear-view mirror of my car", "-"},
		{"a card that nobody knows in a list", "Mine, Forest and a flurb", "-"},
		{"a card of which something is told", "Bakery smells drifted through the window", "-"},
		{"a list of something else", "Last week's list: Mine, Forest", "-"},
		{"a sight", "How lovely, the Harbour at dusk", "-"},
		{"half of one", "Half a Mine would do", "-"},
		{"what is of a card", "Close the Cafe door, it's cold", "-"},
		{"what is of a tool", "Put a coin in the Tech Startup's coffin", "-"},
		{"what the Harbour is like", "The Harbour adds charm to our town", "-"},
		{"what is done to somebody, not by the TV Station", "Hit Bob with a pillow", "-"},
		{"what one would be a fool to do", "I'd be a fool to swap my Bakery for Bob's Mine", "-"},
		{"a farewell", "Farewell, dear Forest", "-"},
		{"who is taken to a card", "I'll take the kids to the Amusement Park", "-"},
		{"what must not be", "I mustn't buy the Mine", "-"},
		{"dice of others", "One die is for losers", "-"},
		{"a choice that is left open", "Two dice or one, who cares", "-"},
		{"what may be if somebody lets it", "I'd buy the Mine if my wife let me", "-"},
		{"a label that nobody knows", "flurb: Mine, Forest", "-"},
		{"a misspelt word that turns it round", "Mine, unles Bob has it", "every go: if Bob has no Mine: buy Mine"},
	} {
		if got := filed(c.text); got != c.want {
			t.Errorf("%s: %q\ngot  %s\nwant %s\nall: %s", c.name, c.text, got, c.want, said(read(c.text)))
		}
	}
}
