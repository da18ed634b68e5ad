package splits

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
)

// This file cuts a sentence into clauses.

// inverted are words that begin a condition only where nothing stands before them.
var inverted = marks.Lows("should", "were", "where", "had", "hat", "sollte", "sollten", "once", "assuming", "s", "ist", "wann", "provided", "in")

// onWords stand before a total: `on a 6 take from Bob`.
var onWords = []string{"on", "on a", "on an", "with an", "bei", "bei einer", "bei einer gewurfelten", "with a", "auf eine", "con un", "en un", "sur un", "con el", "upon", "upon a", "on a roll of", "upon a roll of", "with a roll of", "on a throw of", "on a total of", "upon a total of", "with a total of", "by", "a roll of", "roll of", "en el"}

// strongly are words that take back wherever they stand.
var strongly = marks.Lows("no wait", "no sorry", "sorry no", "scratch that", "no no", "no espera", "nein moment", "no scratch that", "wait no", "strike that", "nein halt", "halt nein", "no mejor", "no actually")

// Verbs that ask where they stand first, as in German: `reicht es nicht, …`, `kommt sie, …`.
var (
	sufficing = []string{"reicht", "reichts", "reichen", "langt", "geht", "klappt", "fehlt", "fehlen"}
	supposing = marks.Lows("kommt", "fallt", "ist", "habe", "hab", "hat", "bekomme", "wurfle", "kann", "wird", "have", "is", "habe ich", "wurfle ich")
	asked     = []string{"ich", "sie", "er", "es", "i", "das", "die", "der", "ich bei"}
)

// Words around a `should` behind what is to be done: `buy the Mall should my funds suffice`.
var (
	subjects = []string{"i", "it", "he", "she", "we", "you", "they", "that", "this", "which"}
	supposed = []string{"the", "i", "it", "there", "any", "this", "that", "das", "die", "der", "es", "ich"}
)

// wondering are words behind which an `if` asks nothing.
var wondering = []string{"see", "ask", "know", "wonder", "whether", "as", "what"}

// preferring are words behind which what is not taken stands.
var preferring = []string{"instead of", "rather than", "anstatt", "anstelle von", "statt", "en vez de", "en lugar de", "au lieu de", "a la place de"}

// befores are words between what is first and what is next.
var befores = []string{"before", "before the", "ahead of", "vor", "vor dem", "vor der", "antes que", "antes de", "antes del", "antes que el", "antes que la"}

// elses are words before an `else` that belongs to them.
var elses = []string{"what", "wat", "who", "where", "how", "nothing", "anything", "something", "somebody", "nobody", "someone", "everybody", "everyone"}

// A cutter cuts a sentence into clauses.
type cutter struct {
	items []cues.Item
	list  []Clause
	now   Clause
	core  bool // the condition that is being read says what it asks
	card  bool // ... and of a card
	it    bool // ... or of it
	tool  bool // ... that lets its owner do something
	acts  bool // ... and acts
}

// Of cuts the items of a sentence.
func Of(items []cues.Item) []Clause {
	for i := range items {
		if items[i].Says("=") {
			items[i] = cues.Item{Kind: cues.Sign, Text: ":", From: items[i].From, To: items[i].To}
		}
	}
	c := cutter{items: items}
	for i := range items {
		it := &items[i]
		fresh := !slices.ContainsFunc(c.now.Items, func(i cues.Item) bool { return !i.Is(cues.Empty) })
		if !(it.Kind == cues.Sign && c.sign(it, fresh)) && !c.turn(i, fresh) && !c.suppose(i, fresh) && !c.join(i, fresh) {
			c.put(i)
		}
	}
	if len(c.now.Items) > 0 || c.now.Lead != cues.None {
		c.list = append(c.list, c.now)
	}
	return trailing(glossed(joined(c.list)))
}

// joined puts a word that begins a condition to what it asks behind a comma: `if, however, he has 3 coins`.
func joined(list []Clause) []Clause {
	for k := len(list) - 2; k >= 0; k-- {
		one, next := &list[k], &list[k+1]
		if one.Asks() && len(one.Items) == 0 && !one.Colon && next.Lead == cues.None && next.Comma && len(next.Items) > 1 && !cues.Any(next.Items[:1], cues.Card) {
			next.Lead, next.Leading, next.Comma = one.Lead, one.Leading, one.Comma
			list = slices.Delete(list, k, k+1)
		}
	}
	return list
}

// glossed takes out brackets that only say a card before them in another way: `the port (Harbour)`.
func glossed(list []Clause) []Clause {
	for k := len(list) - 1; k > 0; k-- {
		one, before := &list[k], &list[k-1]
		cards := cues.Some(one.Items, cues.Card)
		if !one.Bracket || one.Lead != cues.None || len(cards) != 1 || before.Bracket || slices.ContainsFunc(one.Items, func(i cues.Item) bool {
			return i.Kind != cues.Card && !i.IsArticle() && !i.Is(cues.Empty)
		}) {
			continue
		}
		if n := len(before.Items); n > 0 && slices.Contains(before.Items[n-1].Cards, cards[0].Cards[0]) {
			before.Items = slices.Clone(before.Items)
			before.Items[n-1] = cards[0] // a boat (tuna)
		}
		switch named := cues.Some(before.Items, cues.Card); {
		case len(named) == 0 && len(before.Items) > 0:
			before.Items = append(slices.Clone(before.Items), cards[0])
		case !slices.ContainsFunc(named, func(i cues.Item) bool { return slices.Contains(i.Cards, cards[0].Cards[0]) }):
			continue
		}
		list = slices.Delete(list, k, k+1)
	}
	return list
}

// open begins a clause.
func (c *cutter) open(lead cues.Class, at *cues.Item, comma bool) {
	if len(c.now.Items) > 0 || c.now.Asks() || c.now.Lead == cues.Else || c.now.Lead == cues.Wrong {
		c.list = append(c.list, c.now)
		c.now = Clause{Bracket: c.now.Bracket}
	}
	c.now.Lead, c.now.Leading, c.now.Comma = lead, *at, comma || c.now.Comma
	c.core, c.card, c.it, c.tool, c.acts = false, false, false, false, false
}

// put puts an item into the clause.
func (c *cutter) put(i int) {
	c.now.Items = append(c.now.Items, c.items[i])
	c.note(i)
}

// openDenied begins a clause that has the item in it, and the not before it: `roll 2 don't reroll`.
func openDenied(c *cutter, i int) {
	var denied []cues.Item
	if n := len(c.now.Items); c.now.Items[n-1].Is(cues.Not) {
		denied, c.now.Items = c.now.Items[n-1:], c.now.Items[:n-1:n-1]
	}
	c.open(cues.And, &c.items[i], false)
	c.now.Items = append(append(c.now.Items, denied...), c.items[i])
}

// openWith begins a clause that has the item in it.
func (c *cutter) openWith(lead cues.Class, i int) {
	c.open(lead, &c.items[i], false)
	c.put(i)
}

// next is the item behind one; nil for none.
func (c *cutter) next(i int) *cues.Item {
	if i+1 < len(c.items) {
		return &c.items[i+1]
	}
	return nil
}

// sign parts clauses at a sign, and tells whether it did.
func (c *cutter) sign(it *cues.Item, fresh bool) bool {
	switch {
	case it.Sign("(", ")"):
		c.open(cues.None, it, true)
		c.now.Bracket = it.Sign("(")
	case it.Sign("-") && len(c.list) == 0 && c.headsTool():
		c.open(cues.None, it, true)
		c.list[0].Colon = true
	case it.Sign(",", ";", "-", "*") && !(fresh && c.now.Lead == cues.None):
		if c.now.Lead == cues.Else && fresh {
			c.now.Comma = true
		} else {
			c.open(cues.None, it, true)
		}
	case it.Sign(",") && fresh:
		c.now.Comma = true
	case it.Sign("|") && len(c.list) == 0 && len(c.now.Items) <= 4, it.Sign(":"):
		c.open(cues.None, it, true)
		for k := len(c.list) - 1; k >= 0; k-- {
			if c.list[k].Colon = true; !c.list[k].Bracket {
				break
			}
		}
	default:
		return false
	}
	return true
}

// headsTool tells a tool's card alone before a dash: `Radio Tower - anything under 6 goes again`.
func (c *cutter) headsTool() bool {
	cards := cues.Some(c.now.Items, cues.Card)
	if len(cards) != 1 || len(c.now.Items) > 2 || c.now.Lead != cues.None || cues.Any(c.now.Items, cues.Player) {
		return false
	}
	_, tool := cues.Tool(cards[0].Cards[0])
	return tool && !cards[0].Cards[0].IsLandmark() || cards[0].Cards[0] == engine.RadioTower
}

// turn begins a clause at words that take back, or speak of all other cases.
func (c *cutter) turn(i int, fresh bool) bool {
	it, next := &c.items[i], c.next(i)
	behind := len(c.list) > 0 && (c.list[len(c.list)-1].Lead == cues.If || c.list[len(c.list)-1].Lead == cues.Else)
	switch {
	case fresh && c.now.Lead == cues.If && it.Says("no", "nein", "non") && next != nil && next.Sign(",", ":"):
		c.now.Lead = cues.Else // if no, the Cafe
	case it.Is(cues.Wrong) && fresh && !it.Is(cues.Else) && !behind,
		fresh && it.Says("no") && next != nil && next.Sign(",", "-", ":"),
		it.Is(cues.Wrong) && strongly[it.Text] && c.now.Lead != cues.If:
		c.open(cues.Wrong, it, false)
		c.open(cues.None, it, false)
	case c.now.Bracket && it.Says("sorry", "perdon", "perdona", "verzeihung", "pardon") && next != nil && next.Kind == cues.Player:
		return false // who pays is asked for pardon
	case it.Says("else") && i > 0 && c.items[i-1].Says(elses...):
		return false
	case it.Is(cues.Else), fresh && it.IsLesser() && next != nil && next.Sign(":"):
		c.open(cues.Else, it, false)
	default:
		return false
	}
	return true
}

// suppose begins a condition.
func (c *cutter) suppose(i int, fresh bool) bool {
	it, next, lead := &c.items[i], c.next(i), c.now.Lead
	begun := i == 0 || c.now.Comma || lead == cues.And || lead == cues.Or
	switch {
	case fresh && lead != cues.If && lead != cues.Else && begun && it.Says(sufficing...) && len(c.items) > i+2,
		i == 0 && it.Says("kommt", "fallt") && next != nil && next.Kind == cues.Number,
		(i == 0 || fresh && c.items[i-1].Sign(":")) && len(c.items) > i+3 && supposing[it.Text] && (next.Kind == cues.Player || next.Says(asked...) || strings.HasSuffix(it.Text, " ich") && c.answers(i)),
		fresh && c.now.Lead == cues.None && c.now.Comma && supposing[it.Text] && next != nil && next.Says(asked...) && len(c.list) > 0 && c.list[0].Asks(),
		fresh && c.now.Lead == cues.None && i > 0 && c.now.Comma && !c.now.Bracket && it.Is(cues.Cannot) && (it.Says("cant afford", "cannot afford") || next != nil && next.Says("pay", "pay it", "afford", "afford it")) && beforeCard(c.items[i+1:]),
		fresh && !c.now.Asks() && it.Says("no") && next != nil && next.Kind == cues.Card && i+2 < len(c.items) && (c.items[i+2].Is(cues.There) || i > 0 && c.items[i+2].Is(cues.Then)),
		fresh && !c.now.Asks() && it.Kind == cues.Number && it.Plain && next != nil && next.Says("rolled", "thrown", "gewurfelt") && i+2 < len(c.items) && c.items[i+2].Sign(",", ":"),
		fresh && !c.now.Asks() && (c.amounts(i) || compares(c, i)):
		c.openWith(cues.If, i)
	case fresh && lead != cues.If && it.Is(cues.Roll) && next != nil && next.Kind == cues.Number && next.Totals != 0 && it.Says(onWords...):
		c.open(cues.If, it, false)
		c.now.Items = append(c.now.Items, *it)
	case !fresh && !c.now.Asks() && it.Is(cues.Roll) && it.Says(onWords...) && next != nil && next.Kind == cues.Number && next.Plain && next.Totals != 0 && (next.N > 2 || strings.HasSuffix(it.Text, " a")) && c.isPurchase():
		c.open(cues.If, it, false)
		c.now.Items = append(c.now.Items, *it)
	case c.begins(i, fresh):
		c.condition(it, fresh)
	default:
		return false
	}
	return true
}

// answers tells whether something stands behind what is asked at an item.
func (c *cutter) answers(i int) bool {
	return slices.ContainsFunc(c.items[i:], func(it cues.Item) bool { return it.Sign(",") || it.Is(cues.Then) })
}

// isPurchase tells a clause that names a card to be bought, and no tool.
func (c *cutter) isPurchase() bool {
	cards := cues.Some(c.now.Items, cues.Card)
	if len(cards) != 1 || cues.SetOf(c.now.Items).Any(undone) && !cues.SetOf(c.now.Items).Has(cues.Buy) || cues.SetOf(c.now.Items).Has(cues.Add) {
		return false
	}
	_, tool := cues.Tool(cards[0].Cards[0])
	return !tool
}

// amounts tells coins that are a condition by themselves: `with 3 or more`, `10 coins: the Mall`.
func (c *cutter) amounts(i int) bool {
	it, next := &c.items[i], c.next(i)
	if it.Says("with") && next != nil {
		return next.Kind == cues.Coins || next.Kind == cues.Number && !next.Plain
	}
	if it.Says("con", "mit", "bei") && next != nil && i+2 < len(c.items) {
		return next.Kind == cues.Coins && !next.Plain && len(c.now.Items) == 0
	}
	return it.Kind == cues.Coins && (!it.Plain || HoldsCard(c.items[i+1:]) && !next.Is(cues.To))
}

// compares tells a number that is a condition beside another that was asked: `with 6 or more the Mine, under
// 6 the Cafe`.
func compares(c *cutter, i int) bool {
	it := &c.items[i]
	return it.Kind == cues.Number && !it.Plain && c.now.Comma && beforeCard(c.items[i+1:]) && !c.now.Bracket &&
		slices.ContainsFunc(c.list, func(one Clause) bool { return one.Lead == cues.If && cues.Any(one.Items, cues.Number, cues.Coins) })
}

// begins tells a word that begins a condition.
func (c *cutter) begins(i int, fresh bool) bool {
	it, next := &c.items[i], c.next(i)
	switch {
	case !it.Is(cues.If) && !it.Is(cues.Unless), i > 0 && inverted[it.Text] && strings.HasSuffix(c.items[i-1].Text, " i"), i > 0 && c.items[i-1].Kind == cues.Unknown && c.items[i-1].Says(wondering...):
		return false
	case it.Says("should") && next != nil && strings.HasPrefix(next.Text, "be") && !(i+2 < len(c.items) && c.items[i+2].Kind == cues.Card):
		return false
	}
	return len(c.now.Items) == 0 || !inverted[it.Text] || c.asksBehind(i) || it.Says("once") && next != nil && next.Says("i")
}

// condition begins a clause that says when.
func (c *cutter) condition(it *cues.Item, fresh bool) {
	lead, before := cues.If, c.now.Lead
	if it.Is(cues.Unless) {
		lead = cues.Unless
	}
	c.now.Comma = c.now.Comma || fresh && (before == cues.And || before == cues.But || before == cues.Then)
	if before == cues.Else && len(c.now.Items) == 0 {
		c.now.Lead, c.now.Leading = lead, *it // otherwise, if …
		c.core, c.card, c.it = false, false, false
	} else {
		c.open(lead, it, false)
	}
}

// asksBehind tells a `should` behind what is to be done.
func (c *cutter) asksBehind(i int) bool {
	next := c.next(i)
	if !c.items[i].Says("should", "sollte") || next == nil || i == 0 || c.items[i-1].Says(subjects...) {
		return false
	}
	return next.Kind == cues.Player || next.Is(cues.Mine) || next.Is(cues.Others) || next.Says(supposed...)
}

// join begins a clause at a word that joins, or where another order begins.
func (c *cutter) join(i int, fresh bool) bool {
	it, next, lead := &c.items[i], c.next(i), c.now.Lead
	open := c.now.Asks() && !c.core // the condition asks nothing yet
	ordered := !fresh && cues.Any(c.now.Items, cues.Card, cues.Dice)
	named := ordered || !fresh && cues.Any(c.now.Items, cues.Player)
	rolled := cues.SetOf(c.now.Items).Has(cues.Roll) && slices.ContainsFunc(c.now.Items, func(i cues.Item) bool {
		return i.Kind == cues.Dice || i.Kind == cues.Number && i.Plain && i.N <= 2
	})
	switch {
	case it.Says(befores...) && i > 0 && c.items[i-1].Kind == cues.Card && HoldsCard(c.items[i+1:]) && !c.now.Asks():
		c.open(cues.Then, it, false) // the Harbour before the Train Station
	case it.Is(cues.Why) && !(lead == cues.If && open):
		c.open(cues.Why, it, false)
	case it.Is(cues.He) && !it.Is(cues.It) && !fresh && lead != cues.If && next != nil && next.Is(cues.Past) && !next.Is(cues.Have):
		c.open(cues.Why, it, false) // take from Bob he was horrid
	case it.Is(cues.But) && c.now.Asks() && c.core:
		c.open(cues.None, it, true) // if I have 7 coins though, …
	case it.Is(cues.But):
		c.open(cues.But, it, false)
	case it.Kind == cues.Goes && named && next != nil && (next.Is(cues.And) && (c.beforeMore(i+2) || c.beforeCount(i+2)) || c.postposed() && beforeCard(c.items[i+1:])):
		c.now.Items = append(c.now.Items, *it)
		c.open(cues.And, it, false)
	case it.Kind == cues.Goes && named && !(next != nil && next.Is(cues.And)) && c.hasGoes() && beforePlayer(c.items[i+1:]),
		it.Kind == cues.Goes && ordered && beforeCard(c.items[i+1:]),
		it.Is(cues.Buy) && !it.Is(cues.Have) && !fresh && !c.now.Asks() && cues.SetOf(c.now.Items).Has(cues.Reroll) && beforeCard(c.items[i+1:]):
		c.open(cues.And, it, false)
		c.now.Items = append(c.now.Items, *it)
	case it.Is(cues.Reroll) && !fresh && lead == cues.None && rolled:
		openDenied(c, i)
	case it.Is(cues.Forget) && (fresh || i > 0 && c.items[i-1].Is(cues.And) && ordered || it.Says(preferring...) && lead != cues.If):
		c.open(cues.Forget, it, false)
	case it.Is(cues.Then) && (fresh && lead == cues.Why || open && !c.card || i > 0 && c.items[i-1].Is(cues.Only)):
	case it.Is(cues.Then):
		c.open(cues.Then, it, false)
	case it.Is(cues.And) && (begins(c.items[i+1:]) || ordered && gets(c.items[i+1:])) && !(lead == cues.If && open):
		c.open(cues.And, it, false)
	case (c.now.Asks() || lead == cues.Else && c.now.Leading.To-c.now.Leading.From > 1) && c.ends(i):
		c.open(cues.None, it, false)
		c.now.Items = append(c.now.Items, *it)
	default:
		return false
	}
	return true
}

// postposed tells a sentence that names goes behind what is for them: `Cafe 1st go, Ranch 2nd go`.
func (c *cutter) postposed() bool {
	goes := slices.IndexFunc(c.items, func(i cues.Item) bool { return i.Kind == cues.Goes })
	orders := slices.IndexFunc(c.items, func(i cues.Item) bool { return i.Kind == cues.Card || i.Kind == cues.Dice })
	return orders >= 0 && orders < goes && c.items[len(c.items)-1].Kind == cues.Goes
}

// beginnings are words that begin what is to be done.
var beginnings = cues.ClassesOf(cues.Buy, cues.Reroll, cues.Add, cues.Swap, cues.Close, cues.Raze, cues.Put, cues.Save, cues.Nothing, cues.Give, cues.Not, cues.Every, cues.Never, cues.If, cues.Unless, cues.Else)

// begins tells items that begin what is to be done, before any card.
func begins(items []cues.Item) bool {
	if len(items) > 1 && items[0].Is(cues.Roll) && items[1].Kind == cues.Number && items[1].Plain && items[1].N <= 2 {
		return true // roll 1
	}
	for i := range min(len(items), 4) {
		switch it := &items[i]; it.Kind {
		case cues.Dice, cues.Goes:
			return true
		case cues.Word:
			if it.Classes.Any(beginnings) || it.Is(cues.Take) && i > 0 {
				return true
			}
		case cues.Card, cues.Sign, cues.Number, cues.Coins, cues.Player:
			return false
		}
	}
	return false
}
