package reading_test

import (
	"slices"
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
	} {
		if got := filed(c.text); got != c.want {
			t.Errorf("%s: %q\n\tgot  %s\n\twant %s", c.name, c.text, got, c.want)
		}
	}
}

// notAsked are sentences that look like such and ask for no card, or for another one, or may.
var notAsked = strings.Split(strings.TrimSpace(`
I'd rather eat my hat than build a Forest.
A Bakery? Over my dead body.
My sister fancies a Bakery.
Carol will surely get the Mine, good for her.
I was going to buy the Mine, such a pity.
We all love the Forest, don't we.
The Mine is a trap, everybody knows it.
The Forest seems a poor choice to my mind.
The Mine looks like a waste of coins.
The Mine would bankrupt me.
I'm saving for the Airport, patience is a virtue.
I'll sell the Mine to the highest bidder.
I'd skip the Forest, it bores me.
I dreamt of a Bakery, with fresh croissants.
Imagine a Forest, with squirrels in it.
Should the moon turn green, a Mine please.
A Forest, if Carol smiles at me.
A Forest please, once Carol has paid me back.
Mine please, unless my cat objects.
Bakery please, pending approval from my wife.
My mum bought me a Bakery for my birthday.
He gave me a Mine, the old fool.
Remind me of the Mine, I keep forgetting it.
Show me a Mine, and I'll show you a fool.
Spare me the Forest, I beg you.
It cost me a Bakery, that silly bet.
Tell me the Mine, or the Forest.
Could you explain the Mine to me?
Would you buy a Mine in my position?
Is the Mine a good choice?
What about Bob's Mine, isn't it lovely?
I have a Forest, three of them in fact.
I love the Forest, it smells of pine.
The Forest, ah, what memories.
Nobody wants a Bakery, poor thing.
I bet Carol wants the Cheese Factory.
Carol says a Mine is lovely this time of year.
Get the Mine out of my sight.
Take the Mine away, it frightens me.
Put the Forest down, Bob.
Throw out the Bakery, it's mouldy.
A Mine for Carol please, from the goodness of my heart.
Please let Bob have the Forest, he needs it.
I wanted a Forest, but I can't have it.
Bakery please, just kidding.
Bakery please, on second thoughts never mind.
Bakery please, or maybe I'd better wait.
Bakery or not, that is the question.
I'd love a Mine, but I'm broke.
I'd love a Mine next turn.
I'd love a Mine some day, when I'm rich.
Perhaps a Mine, I can't decide.
A Mine and a Forest, please, one each go.
Anything but the Mine please, my lungs hurt.
Not the Mine please, anything except that.
Everything except the Forest looks great.
Instead of a Bakery, my aunt opened a Cafe.
A Bakery rather than a Cafe opened in our street.
I'd kill for a Bakery, were I not on a diet.
If only I had a Bakery, life would be sweet.
I should have bought the Mine, silly me.
I could have had a Mine, you know.
I might get a Mine, I might not.
I'm off to the Bakery, back in ten minutes.
We went to a Cafe, the coffee was dreadful.
There was a Forest behind our house, full of foxes.
My uncle works in a Mine, poor man.
Our local Bakery shut down, sadly.
The Cafe on the corner is the best choice for cake.
The Train Station is a nice place for a rest.
The Radio Tower would be useful on a five.
The TV Station for whoever is nice to me.
Renovate a Cafe, for the good of the town.
My Moving Company wants a Bakery gone.
I'd swap a Bakery for a Mine, gladly.
Move a Bakery to whoever smiles.
The Tech Startup for the long run, every time.
Don't you dare buy me a Mine, love.
I'd hardly call a Forest the sensible choice.
I wouldn't want a Mine for all the tea in China.
No Mine for me, thanks, the dust is awful.
Never again a Forest, the leaves clog my gutters.
I'm tired of the Forest, give it a rest.
I'm sick of a Bakery on every corner.
I am against a Bakery in this street.
I'm afraid of the Mine, it's dark.
Dad wants me to get a Mine, I say no.
My brother says get the Mine, he's an idiot.
You want a Mine, don't you.
You should get a Mine, Bob.
Bob should buy a Forest, in my humble opinion.
Whoever buys the Mine wins, mark my words.
Buying a Mine takes courage, my gran said.
To buy a Mine is human, to afford it divine.
Want a Mine? Ask Bob.
I'd ask for a Mine, but the shop is closed.
So a Mine walks into a bar.
A Mine, a Forest and a Bakery walk into a bar.
My order of a Bakery came to naught.
The best choice was a Mine, sadly I missed it.
A good choice would have been the Mine.
A Mine would have been the best choice.
Last turn I took a Mine, lovely thing.
Next turn a Mine, I promise.
A Bakery for the price of a Mine, please.
A Bakery like the Mine, please.
Swap me a Bakery for a Mine, please.
Sell me a Mine cheaply and I'd be tempted.
I regret the Bakery, deeply.
I demand a Forest be closed, at once.
I vote for a ban on the Mine.
I plead for a Mine moratorium.
I opt for a Mine in my next life.
Please keep the Mine, Carol.
Please hide the Mine from me, I'm weak.
Please mind the Mine, it is fragile.
Please ignore the Forest, it's a typo.
I'd avoid the Forest like the plague.
I'd trade the Forest for peace and quiet.
I'd leave the Forest to the birds.
I'd rather not, though a Mine is tempting.
I want to get rid of the Bakery, please.
I want to see the Mine burn, haha.
I want the Mine to go to Carol, please.
I want Bob to get the Mine, honestly.
I want nothing, least of all a Mine.
I want a Mine like a hole in the head.
I need a Mine like a fish needs a bicycle.
I could murder a Bakery, figuratively.
I'd be mad to buy a Mine, truly.
I'd be a fool to pick the Forest, honestly.
I'm allergic to the Forest, sadly.
I'm not in the mood for a Mine, honestly.
Time to say goodbye to the Bakery, folks.
Time to forget the Mine, friends.
Bring back the Mine, the old one was better.
Let the Mine rest, please.
Let me tell you about the Mine, old chap.
Let me see the Mine, then I'll think about it.
Let me think about the Mine, please.
Let me consider a Forest, kindly.
I'm considering a Mine, hmm.
I'm leaning towards a Bakery, what do you think?
I'm torn, a Mine is nice and a Forest too.
Would a Bakery be wise, I wonder.
Where do I get a Mine, good sir?
Can I afford a Mine, do you think?
Could I ask about the Mine, please?
Can you tell me what a Mine does?
Would you be so kind and tell me about the Mine?
Any chance of a Mine being left?
How about a Mine for Bob?
Maybe a Mine, maybe not.
Perhaps a Mine, or rather nothing.
Is it ok if I keep the Mine?
A Mine or a Forest, you choose.
I'm thinking of a Mine, though I'm unsure.
My second go was to be spent on an Apple Orchard, alas.
My first go ended with a Bakery in flames.
My first go goes to the dogs, no Bakery for me.
I wouldn't say yes to a Bakery.
I'd say no to a Bakery.
I can resist a Bakery, thanks.
I do mind a Bakery next door.
Nothing would please me less than a Vineyard.
Nothing would annoy me more than a Vineyard.
I've got my eye on Bob's Mine, the rascal.
I've set my heart against a Mine.
My heart bleeds for the Mine, truly.
Stick the Mine where the sun doesn't shine.
Burn a Forest for me, will you.
Kick a Bakery for me, would you.
Shove the Ranch.
Get me out of the Mine, quick.
Get me the Mine's owner on the phone.
Get me the Publisher before Bob has 3 landmarks, or not at all.
Buy a Mine before Bob's turn ends, if he is rich.
After the Mine I'd like a Forest.
After much agonising I've abandoned the Mine.
After careful thought I've gone off the Mine.
Before the Mine I want a Forest.
My coins went into a Loan Office, and look at me now.
My money is on Bob for the Mine.
All my money went on a Shopping Mall last time.
I blew my cash on a Mine, foolishly.
Spend nothing on a Mine, please.
Don't spend my coins on a Mine.
Save my coins for the Mine.
I wasted my savings on a Bakery.
It's the Mine that ruined me.
It's a Mine, Jim, but not as we know it.
Decision made: no Mine.
Make it rain at the Vineyard, gods.
Make it stop, the Bakery smell.
Make Bob buy a Mine.
Make a Mine for Carol.
Mine, permission permitting, or Bob's.
Either the Mine or nothing.
Either Bob buys the Mine or Carol does.
Winery preferred by Carol, not by me.
Ranch required by Bob.
Ranch wanted: dead or alive.
Wanted: a Ranch hand with experience.
Ranch wanted by the sheriff.
A Winery it was, back then.
A Winery it is not.
A Winery it shall never be.
Whatever Bob buys, a Mine for me, cheaper than his.
Whichever I can afford of nothing and a Mine.
Can I has no cafe.
A Mine, if you insist.
A Mine, if that's what Bob wants.
A Mine if it isn't ruled out by Bob.
A Mine or a Forest if Bob is poor.
A Mine, or a Forest if Carol isn't short of coins.
A Mine; if Bob's got one, not.
Forest. But not before Bob has bought one.
Forest, but after Bob.
So many Forests, so little time.
So much for the Mine.
So the Mine closed, did it.
So Bob got the Mine, thus a Forest is all I dream of.
Bob bought the Mine, so he wants a Forest.
Bob bought the Mine, so no Forest for me.
Carol has no Bakery, so she wants one.
The Mine is rubbish, so leave it.
The Mine is lovely, so Bob wants it.
The Mine is lovely, I'd take it if it were cheaper.
The Mine is lovely, but I'll take something else.
The Mine is Bob's, so I want it too badly.
The Mine is nice, take it from me.
The Stadium was great, I bought it last year.
The Stadium is great, I own it.
The Stadium is great, buy it, Bob.
The Stadium is overrated, grab something better.
Bob wants the Stadium, let him have it.
I hate wasting coins on a Bakery.
I need a Bakery less than a hole in my boot.
I need Bob's Bakery.
I need my Bakery back.
I want my Mine to stay.
I want a Mine-free town.
I want the old Mine back, it was swapped away.
I fancy my chances with a Mine.
I fancy Carol's Bakery.
I pick the Mine to lose.
I pick on the Mine.
I choose not to buy a Mine.
I choose between a Mine and a Forest.
I order you not to buy the Mine.
I take the Mine as an insult.
I take it the Mine is gone.
I take back the Mine.
I take after my uncle, the Mine owner.
Take a Mine, for example.
Take the Mine: it never pays.
Take the Mine off my list.
Take the Mine from Bob.
Buy the Mine, they said.
Buy the Mine and be damned, said Carol.
Buying the Mine would be folly.
Get lost in the Forest, Bob.
Go to the Bakery, Bob, fetch bread.
Go for a walk in the Forest.
Go easy on the Mine.
Pick me a flower from the Flower Orchard.
Bring me bread from the Bakery.
Fetch me a coffee from the Cafe.
Grab me a coffee at the Cafe, love.
Book me a table at the French Restaurant.
Meet me at the Cafe at eight.
Drop me at the Train Station.
Order me a pizza from the Pizza Joint.
Send me to the Mine.
Let me at the Mine.
Let me out of the Mine.
Give me a break from the Mine.
Give me the Mine's price, please.
Give me one reason for a Mine.
Give me nothing but grief, that Mine.
Hand me the Mine rules.
A picture of a Forest please.
A ticket for the Stadium please.
Two tickets to the Stadium please.
A discount on the Mine please.
A word about the Mine please.
The price of a Mine please.
The cheapest of Mine and Forest please.
The dearer of the Mine and the Forest, please.
Time to visit the Stadium with a Bakery in mind.
Time to swap with a Bakery.
Time to part with a Bakery.
I'll pay with a Bakery.
I'll help Bob with a Bakery.
I'll make do without a Bakery.
I'll laugh at the Mine.
I'll cry over a Mine.
I'll walk to the Bakery.
I'll be at the Cafe, if anyone asks.
I'll stay in the Forest.
I'd look at the Mine.
I'd call it a Mine.
I'd call for a ban on Forest.
I'd fight for a Mine ban.
I'll apologise for the Mine.
I'll bet on a Mine for Bob.
I'd rather a Mine than a Forest burned.
Please pass on the Mine.
Please pass on my regards to the Mine.
Please pass the Mine by.
Please mourn the Forest.
Please admire the Stadium.
Please paint the Cafe pink.
`), "\n")

// What is denied, dreamt of, sold, told of others, or hangs on what nobody understands is not
// bought without a word.
func TestWhatIsNotAskedForIsNotBought(t *testing.T) {
	t.Parallel()
	for _, text := range notAsked {
		for _, line := range read(text).Lines {
			if len(line.Order.Cards) > 0 && slices.Contains([]string{"buy"}, line.Order.Verb.String()) {
				t.Errorf("%q: filed %s", text, line)
			}
		}
	}
}
