package parts

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// An owner reads orders that name a player.
type owner struct{ lister }

func (p *owner) tv(_, at int) (orders.Order, int) {
	for {
		at = p.Lean(at)
		if _, end := p.Is(at, words.Richest); end > 0 {
			return orders.Order{Player: engine.NoSeat}, end
		}
		if found := p.PlayerAt(at, 1); found.Tokens > 0 && found.Fits == nil && (found.Whole || !p.IsCommon(at) || p.next(at+1)) {
			return orders.Order{Player: found.Seat}, p.genitive(at + found.Tokens)
		}
		if seat := p.PlayerBefore(at); p.Sign(at, "him", "her", "them") && seat != engine.NoSeat {
			return orders.Order{Player: seat}, at + 1
		}
		_, end := p.Is(at, words.Prep, words.Of, words.For)
		if end == 0 {
			return orders.Order{}, 0
		}
		at = end
	}
}

// An owned card is one with its owner.
type owned struct {
	card  engine.Card
	owner engine.Seat
	some  bool // an owner is named
	mine  bool // it is the writer's, by word
}

// own are words before what is the writer's.
var own = []string{"my", "mi", "mein", "meine", "meinen", "mon", "ma"}

// ownedCard reads `Mine of Bob`, `Bob's Mine`, `my Bakery`, `Bakery`.
func (p *owner) ownedCard(at int) (o owned, end int) {
	for at < len(p.T) {
		if p.Sign(at, own...) {
			at, o.mine = at+1, true
			continue
		}
		if seat := p.PlayerBefore(at); p.Sign(at, "his", "her", "their") && seat != engine.NoSeat {
			at, o.owner, o.some = at+1, seat, true
			continue
		}
		if p.Sign(at, "one") && p.Sign(at+1, "of") {
			at += 2
			continue
		}
		if found := p.PlayerAt(at, 3); found.Tokens > 0 && found.Fits == nil && p.Sign(at+found.Tokens, "'s") {
			o.owner, o.some = found.Seat, true
			at += found.Tokens + 1
			continue
		}
		next := p.Pass(at)
		if n, after := p.Number(at); after > 0 && n == 1 {
			next = after
			if _, of := p.Is(after, words.Of); of > 0 { // one of Bob's Mines
				next = of
			}
		}
		if next == at || p.CardAt(at).Tokens > 0 && p.CardAt(at).Strength == marks.Whole {
			break
		}
		at = next
	}
	card, end := p.OneCard(at)
	if end == 0 {
		return o, 0
	}
	o.card = card
	if _, of := p.Is(end, words.Of); of > 0 && !o.some {
		if found := p.PlayerAt(of, 1); found.Tokens > 0 && found.Fits == nil {
			o.owner, o.some = found.Seat, true
			end = of + found.Tokens
		} else if p.Sign(of, "me", "mine", "mi", "mir", "moi") {
			o.mine, end = true, of+1
		}
	}
	return o, end
}

// swap reads `CARD for CARD of PLAYER` in the ways people say it.
func (p *owner) swap(_, at int) (orders.Order, int) {
	next := p.Lean(at)
	if _, end := p.Is(next, words.Nothing, words.Never); end > 0 {
		return orders.Order{Nothing: true}, end
	}
	partner, next := p.partner(next)
	first, after := p.ownedCard(p.Lean(next))
	if after == 0 {
		return orders.Order{}, 0
	}
	if partner == engine.NoSeat {
		partner, after = p.partner(after)
	}
	joint := p.between(after)
	if partner == engine.NoSeat && p.Sign(joint-1, "his", "her", "their") {
		partner = p.PlayerBefore(joint)
	}
	if joint == 0 {
		return orders.Order{}, 0
	}
	second, end := p.ownedCard(p.Lean(joint))
	it := joint
	if !p.Sign(it, "it", "that", "one") {
		it = p.Lean(joint)
	}
	if p.Sign(it, "it", "that", "one") && len(p.Held) == 1 && p.Held[0].Kind == orders.Has && !p.Held[0].Not && p.Held[0].Who != p.Table.Me {
		second, end = owned{card: p.Held[0].Card, owner: p.Held[0].Who, some: true}, it+1 // if Bob has the Mine, swap my Bakery for it
	}
	if end == 0 {
		return orders.Order{}, 0
	}
	if partner == engine.NoSeat && !first.some && !second.some {
		partner, end = p.partner(end)
	}
	if p.Sign(end, "from", "off") && p.Sign(end+1, "him", "her", "them") {
		end += 2
	}
	if p.Sign(end, "for") && p.Sign(end+1, "it") { // hand over my Bakery and get Bob's Mine for it
		end += 2
	}
	switch {
	case first.some && !second.some && first.owner != p.Table.Me:
		first, second = second, first
	case !second.some && partner != engine.NoSeat:
		second.owner, second.some = partner, true
	}
	if !second.some || second.mine || first.some && first.owner != p.Table.Me {
		return orders.Order{}, 0
	}
	if partner != engine.NoSeat && p.wishesBetween(after, joint) {
		return orders.Order{}, 0 // give Bob my Bakery, and I'd like a Mine
	}
	return orders.Order{Cards: []engine.Card{first.card}, Theirs: second.card, Player: second.owner}, end
}

// between is where what joins the two cards of a swap ends; 0 for nothing.
func (p *owner) between(at int) int {
	_, joint := p.Is(at, words.For)
	if joint == 0 && p.Sign(at, "for") && p.Sign(at+1, own...) { // for my first, which is a go
		joint = at + 1
	}
	if p.Sign(at, ",", ":") && p.ownerAt(at+1) {
		joint = at + 1
	}
	if p.Sign(at, "and", "n", "&") && p.Sign(at+1, "get", "take", "have", "bring", "fetch", "receive", "grab", "obtain") {
		joint = at + 2
	}
	return joint
}

// wishesBetween tells a wish between two cards: what is wished for may be bought.
func (p *owner) wishesBetween(from, to int) bool {
	for i := from; i < to; i++ {
		if p.Sign(i, "want", "like", "fancy", "quiero", "quisiera", "gern", "gerne", "will", "mochte", "veux", "voudrais") {
			return true
		}
	}
	return false
}

// Instead reads what is wanted for the same card when a swap cannot be: `for Carol's
// Mine`.
func (p *owner) Instead(last *orders.Order, at int) (orders.Order, int) {
	next := p.commaBehind(p.Lean(at))
	for {
		_, end := p.Is(next, words.For, words.Empty)
		if end == 0 || p.CardAt(next).Tokens > 0 {
			break
		}
		next = end
	}
	if who := p.PlayerAt(next, 3); who.Tokens > 0 && who.Fits == nil && who.Seat != p.Table.Me && p.Sign(next+who.Tokens, "'s") {
		end := next + who.Tokens + 1
		for p.Sign(end, "one", "instead", "would", "do", "will", "just", "as", "nicely", "well", "is", "fine", "then", "too") {
			end++
		}
		if p.Closes(end) {
			return orders.Order{Cards: last.Cards, Theirs: last.Theirs, Player: who.Seat}, end
		}
	}
	theirs, end := p.ownedCard(next)
	if p.Sign(next-1, "his", "her", "their") && !theirs.some {
		theirs.owner, theirs.some = last.Player, true
	}
	if end > 0 && !theirs.some && next < at+2 && (p.Sign(at, own...) || p.Sign(at-1, own...)) { // no, my Cafe
		return orders.Order{Cards: []engine.Card{theirs.card}, Theirs: last.Theirs, Player: last.Player}, end
	}
	if end == 0 || !theirs.some || theirs.mine || theirs.owner == p.Table.Me {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: last.Cards, Theirs: theirs.card, Player: theirs.owner}, end
}

// ownerAt tells whether `Bob's` stands at a place.
func (p *owner) ownerAt(at int) bool {
	found := p.PlayerAt(at, 3)
	return found.Tokens > 0 && found.Fits == nil && p.Sign(at+found.Tokens, "'s")
}

// partner reads `with Bob`, `to Bob` in a swap, engine.NoSeat when there is none.
func (p *owner) partner(at int) (engine.Seat, int) {
	next := at
	if _, end := p.Is(at, words.Prep, words.With, words.For, words.Of); end > 0 {
		next = end
	}
	found := p.PlayerAt(next, 3)
	if found.Tokens == 0 || found.Fits != nil || p.Sign(next+found.Tokens, "'s") {
		return engine.NoSeat, at
	}
	return found.Seat, p.commaBehind(next + found.Tokens)
}

func (p *owner) commaBehind(at int) int {
	for p.Sign(at, ":", ",") {
		at++
	}
	return at
}

// move reads `CARD to PLAYER` and `PLAYER a CARD`.
func (p *owner) move(_, at int) (orders.Order, int) {
	next := p.Lean(at)
	if found := p.PlayerAt(next, 3); found.Tokens > 0 && found.Fits == nil && !p.Sign(next+found.Tokens, "'s") {
		from := p.commaBehind(next + found.Tokens)
		for p.Sign(from, "may", "can", "shall", "should", "will", "is", "to", "be", "have", "has", "get", "gets", "receive", "receives", "given", "take", "takes", "gladly", "then") && (p.CardAt(from).Tokens == 0 || p.CardAt(from).Strength != marks.Whole) {
			from++
		}
		given, end := p.ownedCard(from)
		if end == 0 || given.some {
			return orders.Order{}, 0
		}
		return orders.Order{Cards: []engine.Card{given.card}, Player: found.Seat}, end
	}
	given, end := p.ownedCard(next)
	if end == 0 || given.some {
		return orders.Order{}, 0
	}
	for p.Sign(end, ",", "over", ">", "also", "too", "again", "goes", "go", "is", "shall", "should", "will", "went") {
		end++
	}
	if _, to := p.Is(end, words.Prep, words.Joint, words.To, words.For); to > 0 {
		end = to
	}
	found := p.PlayerAt(end, 1)
	if found.Tokens == 0 || found.Fits != nil {
		return orders.Order{}, 0
	}
	if p.Sign(end+found.Tokens, "'s") {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: []engine.Card{given.card}, Player: found.Seat}, end + found.Tokens
}

// Given reads another card that is moved when the one before cannot be: `a Ranch, also to
// Bob`. Who gets it stays, where nobody is named.
func (p *owner) Given(last *orders.Order, at int) (orders.Order, int) {
	if order, end := p.move(at, at); end > 0 {
		return order, end
	}
	given, end := p.ownedCard(p.Lean(at))
	if end == 0 || given.some {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: []engine.Card{given.card}, Player: last.Player}, end
}

// genitive passes over `'s coins`, `'s money` behind a player who is taken from.
func (p *owner) genitive(at int) int {
	if p.Sign(at, "'s") {
		if _, end := p.Is(at+1, words.Coins); end > 0 {
			return end
		}
	}
	return at
}

// next tells whether an order may end at a place.
func (p *owner) next(at int) bool {
	return at >= len(p.T) || p.Sign(at, ",", ".", ";", ")")
}
