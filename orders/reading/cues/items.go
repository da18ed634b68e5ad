package cues

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A Kind is what an Item is.
type Kind uint8

// The kinds of items.
const (
	Unknown   Kind = iota // a word that no table has
	Word                  // words of the lexicon
	Sign                  // a comma, a bracket …
	Card                  // a card
	Player                // another player than the writer
	Number                // totals, or an amount of something that is not named
	Coins                 // an amount of coins
	Dice                  // how many are rolled
	Landmarks             // how many are built
	Goes                  // which goes
)

// An Item is a piece of a sentence that says one thing.
type Item struct {
	Kind     Kind
	Classes  Classes           // of a Word
	Text     string            // of a Sign, or of words, as they are compared
	From, To int               // its tokens
	Cards    []engine.Card     // of a Card: one, or those that fit
	Plural   bool              // the card is named in the plural
	Strength marks.Strength    // how plainly it is named
	Seat     engine.Seat       // of a Player
	Genitive bool              // an 's stands behind the player
	Compare  orders.Comparison // of an amount
	Plain    bool              // an amount without a comparison
	Only     bool              // ... of which is said that it is no more
	N        int               // how many coins, dice, landmarks; of a Number its first
	Totals   orders.Totals     // of a Number
	Scopes   []orders.Scope    // of Goes
	Silent   bool              // ... of which no letter comes
}

// Is tells words of a class.
func (i *Item) Is(c Class) bool { return i.Kind == Word && i.Classes.Has(c) }

// Sign tells one of some signs.
func (i *Item) Sign(signs ...string) bool { return i.Kind == Sign && slices.Contains(signs, i.Text) }

// Says tells an item whose words are one of these.
func (i *Item) Says(texts ...string) bool { return slices.Contains(texts, i.Text) }

// before stand before what is named.
var before = []string{"the", "a", "an", "el", "la", "un", "una", "der", "die", "das", "den", "einen", "eine", "ein", "le", "une", "to", "los", "las", "another", "otro", "otra", "noch"}

// IsLesser tells a word of an amount that is less than one that was asked before.
func (i *Item) IsLesser() bool { return lesser[i.Text] }

// IsArticle tells a word that stands before what is named.
func (i *Item) IsArticle() bool { return i.Says(before...) }

// Say tells whether one of these is among the items.
func Say(items []Item, texts ...string) bool {
	return slices.ContainsFunc(items, func(i Item) bool { return i.Says(texts...) })
}

// SetOf are all classes of the words of items.
func SetOf(items []Item) (s Classes) {
	for i := range items {
		if items[i].Kind == Word {
			s[0] |= items[i].Classes[0]
			s[1] |= items[i].Classes[1]
		}
	}
	return s
}

// Some are the items of a kind.
func Some(items []Item, k Kind) (list []Item) {
	for i := range items {
		if items[i].Kind == k {
			list = append(list, items[i])
		}
	}
	return list
}

// Any tells whether there are items of some kinds.
func Any(items []Item, kinds ...Kind) bool {
	return slices.ContainsFunc(items, func(i Item) bool { return slices.Contains(kinds, i.Kind) })
}

// A Finder finds the items of rows of tokens.
type Finder struct {
	*marks.Table
	Speaks  [words.NumLanguages]bool // languages of the letter
	Numbers [2]int                   // of the writer's goes in the turn; 0 for none
}

// Everyday tells a word of everyday life in a language of the letter, as it is compared.
func (g *Finder) Everyday(low string) bool { return everyday.Is(low, &g.Speaks) }

// Items are those of a row of tokens.
func (g *Finder) Items(t []marks.Token) (list []Item) {
	for at := 0; at < len(t); {
		one := g.item(t, at)
		list = append(list, one)
		at = one.To
	}
	if g.Numbers[1] != 0 {
		secondOf(list, t)
	}
	return list
}

// item is what stands at a place.
func (g *Finder) item(t []marks.Token, at int) Item {
	if at+1 < len(t) && t[at].Number >= 0 && t[at+1].Is(")") && t[at+1].Glued && marks.Index(t[:at], "(") < 0 {
		return Item{Kind: Sign, Text: ",", From: at, To: at + 2} // a place in a list
	}
	set, phrase := g.phraseBeforeDice(t, at)
	if one, ok := g.player(t, at, phrase); ok {
		return one
	}
	q, counted := g.quantity(t, at)
	if counted && q.Kind == Dice {
		return q // both dice
	}
	if scopes, n := g.goes(t, at); n > 0 && n >= phrase {
		return Item{Kind: Goes, Scopes: scopes, Silent: slices.Contains(scopes, orders.Standing) && g.unheardOf(t, at) > 1, From: at, To: at + n}
	}
	if counted && q.To-at >= phrase && !(phrase > 1 && q.To-at == phrase && q.Kind == Number) {
		return q
	}
	if c, ok := g.named(t, at, phrase); ok {
		return card(t, at, &c)
	}
	switch {
	case phrase > 0:
		var lows []string
		for _, one := range t[at : at+phrase] {
			lows = append(lows, one.Low)
		}
		return Item{Kind: Word, Classes: set, Text: strings.Join(lows, " "), From: at, To: at + phrase}
	case !t[at].IsWord() && t[at].Number < 0:
		return Item{Kind: Sign, Text: t[at].Low, From: at, To: at + 1}
	}
	return Item{Kind: Unknown, Text: t[at].Low, From: at, To: at + 1}
}

// phraseBeforeDice is the phrase at a place, without the number of dice that its last word may be:
// `con un dado`.
func (g *Finder) phraseBeforeDice(t []marks.Token, at int) (set Classes, n int) {
	if set, n = g.phrase(t, at); n > 1 && loose[t[at+n-1].Low] {
		if q, ok := g.quantity(t, at+n-1); ok && q.Kind == Dice {
			return g.phrase(t[:at+n-1], at)
		}
	}
	return set, n
}

// player is another player whom tokens name, or the writer, who is nobody here.
func (g *Finder) player(t []marks.Token, at, phrase int) (one Item, ok bool) {
	plain := t[at].Raw == t[at].Low
	p := g.Player(t, at, marks.WholeName)
	switch sure := p.Tokens > 0 && p.Fits == nil && p.Whole && p.Tokens >= phrase; {
	case sure && p.Seat != g.Me && !(phrase > 0 && plain):
		one = Item{Kind: Player, Seat: p.Seat, From: at, To: at + p.Tokens}
		if one.To < len(t) && t[one.To].Is("'s") {
			one.Genitive, one.To = true, one.To+1
		}
		return one, true
	case sure && p.Seat == g.Me && !plain:
		return Item{Kind: Unknown, Text: Writer, From: at, To: at + p.Tokens}, true
	case p.Tokens > 0:
		return one, false
	}
	low, cut := strings.CutSuffix(t[at].Low, "s")
	if !cut || len(low) < 2 || !t[at].IsWord() {
		return one, false
	}
	own := g.Player([]marks.Token{{Low: low, Raw: t[at].Raw, Number: -1}}, 0, marks.WholeName)
	if own.Whole && own.Fits == nil && own.Seat != g.Me && (!plain || !g.common(t, at)) {
		return Item{Kind: Player, Seat: own.Seat, Genitive: true, From: at, To: at + 1}, true
	}
	return one, false
}

// Writer is the text of an Unknown that is the writer's own name.
const Writer = "me"

// card is a card that was found.
func card(t []marks.Token, at int, c *marks.Card) Item {
	fits := c.Fits
	if fits == nil {
		fits = []engine.Card{c.Card}
	}
	one := Item{Kind: Card, Cards: fits, Strength: c.Strength, From: at, To: at + c.Tokens, Plural: isPlural(t[at+c.Tokens-1].Low, c.Card)}
	if one.To < len(t) && t[one.To].Is("'s") {
		one.To++
	}
	return one
}

// isPlural tells the plural of a name by its last word.
func isPlural(last string, c engine.Card) bool {
	if len(last) <= 3 {
		return false
	}
	return strings.HasSuffix(last, "s") && !strings.HasSuffix(c.String(), "s") || strings.HasSuffix(last, "en") && last != "garten" && last != "hafen"
}
