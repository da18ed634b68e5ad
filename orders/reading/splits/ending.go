package splits

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
)

// This file finds where a condition ends that nothing parts from what is to be done.

// grabbing are words of who takes something, before what it is.
var grabbing = marks.Lows("the market has run out of", "the market has no", "market has no", "has run out of", "the marketplace has no", "grabs", "snatches", "buys", "takes", "snaps up", "snap up", "nabs", "pinches", "snatched", "lleva", "quita", "quitan", "wegschnappt", "schnappt", "wegkauft", "levanta", "se lleva", "pinched", "nicked")

// sufficient are words of what suffices that name no card directly behind them.
var sufficient = marks.Lows("enough", "have enough", "got enough", "enuf", "enuff", "reicht", "llega", "llego", "alcanza", "me llega", "possible", "genug", "enough money", "enuf monney", "have the money", "the money", "got the money", "money is there", "have enough money", "the coins", "got the cash", "cash", "have the coins", "geht", "puedo", "langt", "assez", "suffices", "suffice", "pay it", "pay that", "pay for it", "pay for that", "gets me there", "get me there", "get there", "loads of money", "lots of money", "a lot of money", "so rich", "sufficient", "enough coins", "within reach")

// lacking are words of what cannot be paid for, before what it is.
var lacking = []string{"cant afford", "short of", "lack", "lacks", "lacking", "cant", "cannot", "can not", "nicht leisten", "no puedo"}

// Words of who gets a tool's card at work, of it, and of dice that are thrown again.
var (
	getting  = []string{"get", "bekomme", "kriege", "me toca", "use"}
	pronouns = []string{"they", "its", "thats", "theyre", "theres"}
	throwing = []string{"wurfle", "wurfle ich", "roll", "throw", "tiro", "werfe", "wirf"}
)

// note keeps what a condition says so far; the item is in it already.
func (c *cutter) note(i int) {
	it, before := &c.items[i], c.now.Items[:len(c.now.Items)-1]
	switch {
	case it.Kind == cues.Card && len(before) > 0 && before[0].Is(cues.Not):
		c.core, c.card = true, true
	case it.Says("else") && c.now.Asks(), c.now.Lead == cues.Else && (it.Is(cues.Have) || it.Is(cues.Afford)),
		it.Kind == cues.Number && c.isTotal(i, before), it.Kind == cues.Coins, it.Kind == cues.Landmarks, it.Kind == cues.Word && it.Classes.Asks():
		c.core = true
	case it.IsLesser() && cues.SetOf(before).Has(cues.Have), it.Kind == cues.Goes && slices.Contains(it.Scopes, orders.ExtraGo) && c.now.Asks():
		c.core = true
	case it.Is(cues.Not) && len(before) > 0 && (before[len(before)-1].Is(cues.He) || before[len(before)-1].Kind == cues.Player) && c.next(i) != nil && (c.next(i).Says(wishes...) || c.next(i).Says(selves...)):
		c.core, c.it = true, true
	case it.Is(cues.Raze) && c.now.Asks() && (vaguely(it) || cues.SetOf(before).Has(cues.Act) && c.next(i) != nil && c.next(i).Is(cues.Then)):
		c.core = true
	case c.tool && (it.Is(cues.Act) || it.Is(cues.Roll)):
		c.core, c.acts = true, true
	case it.Kind == cues.Card:
		c.noteCard(it.Cards[0], before)
	case it.Is(cues.It), it.Says(pronouns...), it.Is(cues.Have) && c.card:
		c.it = true
		c.core = c.core || it.Is(cues.Have) || !it.IsArticle() && cues.SetOf(before).Has(cues.Have)
	}
}

// vaguely tells words of what is done to something that is not named: `knock something down`.
func vaguely(it *cues.Item) bool {
	return slices.ContainsFunc(strings.Fields(it.Text), func(word string) bool {
		return slices.Contains([]string{"something", "anything", "one", "etwas", "was", "algo"}, word)
	})
}

// isTotal tells a number that is a total or an amount, and not how many of a card.
func (c *cutter) isTotal(i int, before []cues.Item) bool {
	next, s := c.next(i), cues.SetOf(before)
	return next == nil || next.Kind != cues.Card || s.Has(cues.Roll) || !s.Has(cues.Have) && !cues.Any(before, cues.Player)
}

// noteCard keeps that a condition names a card.
func (c *cutter) noteCard(card engine.Card, before []cues.Item) {
	_, is := cues.Tool(card)
	s := cues.SetOf(before)
	c.card, c.tool = true, is
	if is && !card.IsLandmark() && card != engine.TechStartup && (s.Has(cues.Roll) || s.Has(cues.Act) || cues.Say(before, getting...)) {
		c.core, c.acts = true, true
	}
	c.core = c.core || s.Has(cues.Have)
}

// selves are words of who writes, before what is to be done.
var selves = []string{"i", "i want", "ich", "yo"}

// undone are words of what is not to be done, behind a not.
var undone = cues.ClassesOf(cues.Raze, cues.Reroll, cues.Swap, cues.Close, cues.Buy)

// wishes are words that only what is to be done begins with.
var wishes = []string{"ill", "id", "please", "id like", "i would like", "i want", "bitte", "por favor"}

// ends tells whether an item begins what is to be done on the condition before it.
func (c *cutter) ends(i int) bool {
	it, next := &c.items[i], c.next(i)
	last := c.last()
	switch {
	case !c.core, it.Is(cues.Raze) && vaguely(it):
		return false
	case (it.Is(cues.From) || it.Says(">")) && next != nil && next.Kind == cues.Player && (c.now.Items[last].Kind == cues.Coins || c.now.Items[last].Kind == cues.Number),
		it.Kind == cues.Player && (c.now.Items[last].Kind == cues.Coins || c.now.Items[last].Kind == cues.Number), it.Says(wishes...), c.acts && it.Is(cues.He) && !it.Is(cues.It), c.acts && (it.Kind == cues.Player || it.Kind == cues.Card), it.Says("use", "apply") && HoldsCard(c.items[i+1:]):
		return true
	case it.Is(cues.Give) && !it.Is(cues.Take) && !it.Is(cues.Buy) && !it.Is(cues.For) && !it.Is(cues.To) && c.core && !c.card && !c.acts,
		it.Is(cues.Faint) && next != nil && next.Is(cues.Roll),
		it.Is(cues.Roll) && next != nil && it.Says(throwing...) && (next.Is(cues.Faint) || i+2 < len(c.items) && c.items[i+2].Is(cues.Faint)),
		it.Is(cues.Not) && next != nil && next.Kind == cues.Word && next.Classes.Any(undone) && !next.Is(cues.Have):
		return true
	case it.Is(cues.Buy) && (c.now.Items[last].Is(cues.Cannot) || c.now.Items[last].Says("dont", "do not")):
		return false
	case it.Kind == cues.Dice, it.Kind == cues.Word && it.Classes.Does() && !it.Classes.Asks() && !it.Is(cues.Have):
		return !(it.Is(cues.Reroll) && c.now.Items[last].Is(cues.Roll)) && !(it.Says("take") && !it.Is(cues.Buy))
	case it.Kind == cues.Card:
		return c.endsAtCard(last)
	case it.Is(cues.Take) && !it.Is(cues.From) && !it.Is(cues.Of) && !it.Is(cues.Roll):
		return next != nil && next.Kind == cues.Player
	}
	return false
}

// last is where the last word of the condition stands, articles aside.
func (c *cutter) last() int {
	last := len(c.now.Items) - 1
	for last > 0 && c.now.Items[last].IsArticle() {
		last--
	}
	return last
}

// endsAtCard tells whether a card is what is to be bought, and not what the condition asks.
func (c *cutter) endsAtCard(last int) bool {
	end := &c.now.Items[last]
	switch {
	case end.Is(cues.And) && !c.card, end.IsLesser(), end.Says("pues", "entonces", "dann", "alors"), cues.SetOf(c.now.Items).Has(cues.There) && end.Says("none", "left", "any", "none left", "no more"):
		return true
	case c.card || c.it:
		return !end.Is(cues.Or) && !end.Is(cues.And)
	}
	for j := range c.now.Items {
		switch k := &c.now.Items[j]; {
		case j == last-1 && end.Is(cues.Coin) && k.Is(cues.Afford) && sufficient[k.Text]:
			return true
		case j == last && (k.Is(cues.Afford) && sufficient[k.Text] || k.Is(cues.Cannot) && !k.Is(cues.Gone) && !k.Says(lacking...) || k.Is(cues.Gone) && !grabbing[k.Text]):
			return true
		case k.Is(cues.Afford), k.Is(cues.Gone), k.Is(cues.There), k.Is(cues.Cannot),
			k.Is(cues.Have) && end.Kind != cues.Coins && end.Kind != cues.Number:
			return false
		}
	}
	return true
}
