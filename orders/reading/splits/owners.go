package splits

import (
	"slices"

	"machipost/orders/reading/cues"
)

// This file tells whose a card is, whom a word is about, and verbs that say plainly what they do
// from those that may mean something else.

// Words that may mean something else than what a tool does.
var (
	closesFaintly = []string{"does", "hits", "hit", "zu", "macht", "dicht", "strike", "goes for"}
	razesFaintly  = []string{"goes", "go", "takes", "take", "lose", "weg", "tirar", "tira", "can go", "may go", "give up", "cae", "dran glauben", "must go", "has to go", "come down", "comes down"}
	givesFaintly  = []string{"a", "an", "zu", "para", "gets", "can have", "may have", "go to"}
	takesFaintly  = []string{"on", "from", "von", "bei", "auf", "a", "de", "ab", "ask", "pay", "pays", "gegen", "contra", "chez", "zahlen", "zahlt", "goes"}
	investing     = []string{"invest", "investing", "invierto", "invertir", "investieren", "investiere", "investir", "investment"}
)

// plainly tells a clause that has a word of a class, and none of those that may mean something else.
func (c *Clause) plainly(class cues.Class, but []string) bool {
	return slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Is(class) && !i.Says(but...) })
}

// Closes tells a clause that closes cards, in words that say nothing else.
func (c *Clause) Closes() bool { return c.plainly(cues.Close, closesFaintly) }

// Razes tells a clause that demolishes, in words that say nothing else.
func (c *Clause) Razes() bool { return c.plainly(cues.Raze, razesFaintly) }

// Gives tells a clause that gives a card away, in words that say nothing else.
func (c *Clause) Gives() bool { return c.plainly(cues.Give, givesFaintly) }

// Invests tells a clause that invests, and names no card.
func (c *Clause) Invests() bool {
	return cues.Say(c.Items, investing...) && !cues.Any(c.Items, cues.Card)
}

// Takes tells a clause in which coins are taken.
func (c *Clause) Takes() bool {
	s := cues.SetOf(c.Items)
	coins := s.Has(cues.Coin) || cues.Any(c.Items, cues.Coins)
	for i := range c.Items {
		it, before := &c.Items[i], cues.SetOf(c.Items[:i])
		next := i+1 < len(c.Items)
		switch {
		case it.Is(cues.Take) && !it.Says(takesFaintly...):
			return true
		case it.Kind == cues.Player && it.Genitive && next && (c.Items[i+1].Is(cues.Coin) || c.Items[i+1].Kind == cues.Coins) && (before.Has(cues.Buy) || before.Has(cues.Take)):
			return true // take Bob's coins
		case (it.Is(cues.From) || it.Says("from")) && next && c.Items[i+1].Kind == cues.Player && (coins || s.Has(cues.Buy)):
			return true
		}
	}
	return false
}

// At is where the item stands that begins at a token; -1 for nowhere.
func (c *Clause) At(from int) int {
	return slices.IndexFunc(c.Items, func(i cues.Item) bool { return i.From == from })
}

// OwnedByOther tells a card of which the clause says that it is another player's.
func (c *Clause) OwnedByOther(from int) bool {
	i := c.At(from)
	if i < 0 {
		return false
	}
	for j := i - 1; j >= max(0, i-2); j-- {
		switch before := &c.Items[j]; {
		case before.Kind == cues.Player && before.Genitive, before.Is(cues.Theirs):
			return true
		case before.Is(cues.Mine):
			return false
		}
	}
	return i+2 < len(c.Items) && (c.Items[i+1].Is(cues.Of) || c.Items[i+1].Is(cues.From)) && c.Items[i+2].Kind == cues.Player
}

// IsDenied tells a card before which a not stands: `take the station, not the Mall`.
func (c *Clause) IsDenied(from int) bool {
	i := c.At(from)
	return i > 1 && (c.Items[i-1].Is(cues.Not) || c.Items[i-1].Is(cues.Forget) || c.Items[i-1].Is(cues.Empty) && c.Items[i-2].Is(cues.Not)) && cues.Any(c.Items[:i], cues.Card)
}

// IsNegated tells a player before whom a not stands.
func (c *Clause) IsNegated(from int) bool {
	i := c.At(from)
	for j := i - 1; j >= max(0, i-2); j-- {
		if c.Items[j].Is(cues.Not) || c.Items[j].Is(cues.Never) {
			return true
		}
		if c.Items[j].Kind == cues.Player {
			return false
		}
	}
	return false
}

// Belongs tells a card that is somebody's, or only told of.
func (c *Clause) Belongs(i int) bool {
	it := &c.Items[i]
	if i+1 < len(c.Items) && c.Items[i+1].Is(cues.Coin) {
		return true // the cheese money
	}
	if i == 0 {
		return false
	}
	before := &c.Items[i-1]
	switch {
	case before.Kind == cues.Player && before.Genitive, before.Is(cues.Theirs) && !before.Is(cues.It):
		return true
	case (before.Is(cues.From) || i > 1 && c.Items[i-2].Is(cues.From) && before.IsArticle()) && cues.SetOf(c.Items[:i]).Has(cues.Coin), (before.Is(cues.From) || i > 1 && c.Items[i-2].Is(cues.From) && before.IsArticle()) && cues.Any(c.Items[:i], cues.Coins, cues.Number):
		return true // the money from the Airport
	case before.Is(cues.For) && !before.Is(cues.Buy) && i > 1 && c.Items[i-2].Kind == cues.Unknown:
		return true
	case !it.Plural:
		return false
	case before.Is(cues.For) && cues.Any(c.Items[:i], cues.Card),
		before.Kind == cues.Number && before.N > 1, before.Says("those", "these", "esos", "esas", "diese"), cues.SetOf(c.Items[max(0, i-4):i]).Has(cues.Mine):
		return true
	}
	behind := c.Items[i+1 : min(i+4, len(c.Items))]
	return len(behind) > 0 && behind[0].Is(cues.Of) && cues.Any(behind, cues.Player)
}
