package exact

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/wording"
)

// This file reads the conditions, one function a kind. None of them may reach
// readCondition, which asks the table.

// askings are the readers of each kind of condition. They return neither a
// condition that is ok nor a refusal when the words are none of their kind.
var askings = [orders.NumConditions]func(r *asker, w words) (c orders.Condition, ok bool, bad *orders.Refused){
	orders.Rolled:    (*asker).readRolled,
	orders.Doubles:   (*asker).readDoubles,
	orders.Coins:     (*asker).readCoins,
	orders.Has:       (*asker).readHas,
	orders.Landmarks: (*asker).readLandmarks,
	orders.OnOffer:   (*asker).readOnOffer,
	orders.Bought:    (*asker).readBought,
}

// mine drops the `I` that may stand before a condition on the writer.
func mine(w words) words {
	if w.Begin("i") {
		return w[1:]
	}
	return w
}

func (r *asker) readDoubles(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	if w = mine(w); w.Begin("roll") || w.Begin("rolled") {
		w = w[1:]
	}
	return orders.Condition{Kind: orders.Doubles, Who: r.me}, w.Is("doubles"), nil
}

func (r *asker) readRolled(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	if w = mine(w); !w.Begin("roll") && !w.Begin("rolled") {
		return c, false, nil
	}
	totals, bad := readTotals(w[1:])
	return orders.Condition{Kind: orders.Rolled, Who: r.me, Totals: totals}, bad == nil, bad
}

// readCoins reads `coins >= N` and `PLAYER coins >= N`.
func (r *asker) readCoins(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	at := w[:min(len(w), maxName)].Index("coins")
	if at < 0 {
		return c, false, nil
	}
	c = orders.Condition{Kind: orders.Coins, Who: r.me}
	if at > 0 {
		if c.Who, bad = r.readSubject(w[:at]); bad != nil {
			return c, false, bad
		}
	}
	c.Compare, c.Count, bad = readComparison(w[at+1:])
	return c, bad == nil, bad
}

// readSubject reads the player a condition asks about, `PLAYER` or `PLAYER's`.
func (r *asker) readSubject(w words) (engine.Seat, *orders.Refused) {
	seat, bad := r.readPlayer(w)
	if owner := possessive(w); bad != nil && owner != nil {
		if seat, ok := r.readPlayer(owner); ok == nil {
			return seat, nil
		}
	}
	return seat, bad
}

// comparisons are the signs, those of two characters first.
var comparisons = [...]orders.Comparison{orders.AtLeast, orders.AtMost, orders.Over, orders.Under, orders.Exactly}

// readComparison reads `>= 12` or `12 or more`.
func readComparison(w words) (orders.Comparison, int, *orders.Refused) {
	text := w.Glued()
	for _, sign := range comparisons {
		if rest, ok := strings.CutPrefix(text, string(sign)); ok {
			if n, ok := wording.Number(rest); ok {
				return sign, n, nil
			}
			return "", 0, refuse(orders.BadComparison, w.String())
		}
	}
	n, rest, ok := wording.LeadingNumber(text)
	switch {
	case ok && (rest == " or more" || rest == "+"):
		return orders.AtLeast, n, nil
	case ok && rest == " or less":
		return orders.AtMost, n, nil
	}
	return "", 0, refuse(orders.BadComparison, w.String())
}

// readOnOffer reads `CARD on offer` and `no CARD on offer`.
func (r *asker) readOnOffer(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	if !w.End("on", "offer") {
		return c, false, nil
	}
	w = w[:len(w)-2]
	if w.End("is") || w.End("are") {
		w = w[:len(w)-1]
	}
	c.Kind, c.Who = orders.OnOffer, r.me
	if c.Not = w.Begin("no"); c.Not {
		w = w[1:]
	}
	c.Card, bad = r.readCard(w)
	if bad == nil && c.Card.IsLandmark() {
		bad = &orders.Refused{Why: orders.LandmarkOffer, Card: c.Card}
	}
	return c, bad == nil, bad
}

// readBought reads `bought CARD`, `PLAYER bought CARD` and `PLAYER has not
// bought CARD`.
func (r *asker) readBought(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	at := w[:min(len(w), maxName+3)].Index("bought", "built")
	if at < 0 {
		return c, false, nil
	}
	c.Kind, c.Who = orders.Bought, r.me
	subject := w[:at]
	if c.Not = subject.End("not"); c.Not {
		subject = subject[:len(subject)-1]
	}
	switch subject = mine(subject); {
	case len(subject) == 0, subject.Is("have"):
	default:
		if subject.End("has") {
			subject = subject[:len(subject)-1]
		}
		if c.Who, bad = r.readPlayer(subject); bad != nil {
			return c, false, bad
		}
	}
	c.Card, bad = r.readCard(w[at+1:])
	return c, bad == nil, bad
}

// readLandmarks reads `have N landmarks` and `PLAYER has N landmarks`.
func (r *asker) readLandmarks(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	if !w.End("landmarks") && !w.End("landmark") {
		return c, false, nil
	}
	who, rest, bad := r.readHaver(w[:len(w)-1])
	if bad != nil || rest == nil {
		return c, false, bad
	}
	c = orders.Condition{Kind: orders.Landmarks, Who: who, Count: 1, Not: rest.Is("no")}
	if c.Not {
		return c, true, nil
	}
	if len(rest) == 1 {
		c.Count, ok = wording.Number(rest[0].Low)
	}
	if !ok || c.Count < 1 {
		return c, false, refuse(orders.BadCount, w.String())
	}
	return c, true, nil
}

// readHas reads `have CARD`, `have N CARD`, `have no CARD` and the same of a
// `PLAYER has`.
func (r *asker) readHas(w words) (c orders.Condition, ok bool, bad *orders.Refused) {
	who, rest, bad := r.readHaver(w)
	if bad != nil || rest == nil {
		return c, false, bad
	}
	c = orders.Condition{Kind: orders.Has, Who: who, Count: 1}
	if c.Not = rest.Begin("no"); c.Not {
		rest = rest[1:]
	}
	if len(rest) > 0 && !c.Not {
		if n, isNumber := wording.Number(rest[0].Low); isNumber {
			if n < 1 {
				return c, false, refuse(orders.BadCount, w.String())
			}
			c.Count, rest = n, rest[1:]
		}
	}
	c.Card, bad = r.readCard(rest)
	return c, bad == nil, bad
}

// readHaver reads `have` or `PLAYER has`, and returns what stands behind it; nil
// when there is neither.
func (r *asker) readHaver(w words) (engine.Seat, words, *orders.Refused) {
	if w := mine(w); w.Begin("have") {
		return r.me, w[1:], nil
	}
	var first *orders.Refused
	for at := 1; at < min(len(w), maxName); at++ {
		if w[at].Low != "has" {
			continue
		}
		seat, bad := r.readPlayer(w[:at])
		if bad == nil {
			return seat, w[at+1:], nil
		}
		if first == nil {
			first = bad
		}
	}
	return engine.NoSeat, nil, first
}
