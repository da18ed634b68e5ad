package orders

import (
	"strings"

	"machipost/engine"
)

// This file reads the conditions, one function a row of the table.

// mine drops the `I` that may stand before a condition on the writer.
func mine(w words) words {
	if w.begin("i") {
		return w[1:]
	}
	return w
}

func (r *reader) readDoubles(w words) (c Condition, ok bool, bad *Refused) {
	if w = mine(w); w.begin("roll") || w.begin("rolled") {
		w = w[1:]
	}
	return Condition{Kind: Doubles, Who: r.me}, w.is("doubles"), nil
}

func (r *reader) readRolled(w words) (c Condition, ok bool, bad *Refused) {
	if w = mine(w); !w.begin("roll") && !w.begin("rolled") {
		return c, false, nil
	}
	totals, bad := readTotals(w[1:])
	return Condition{Kind: Rolled, Who: r.me, Totals: totals}, bad == nil, bad
}

// readCoins reads `coins >= N` and `PLAYER coins >= N`.
func (r *reader) readCoins(w words) (c Condition, ok bool, bad *Refused) {
	at := w[:min(len(w), maxName)].index("coins")
	if at < 0 {
		return c, false, nil
	}
	c = Condition{Kind: Coins, Who: r.me}
	if at > 0 {
		if c.Who, bad = r.readSubject(w[:at]); bad != nil {
			return c, false, bad
		}
	}
	c.Compare, c.Count, bad = readComparison(w[at+1:])
	return c, bad == nil, bad
}

// readSubject reads the player a condition asks about, `PLAYER` or `PLAYER's`.
func (r *reader) readSubject(w words) (engine.Seat, *Refused) {
	seat, bad := r.readPlayer(w)
	if owner := possessive(w); bad != nil && owner != nil {
		if seat, ok := r.readPlayer(owner); ok == nil {
			return seat, nil
		}
	}
	return seat, bad
}

// comparisons are the signs, those of two characters first.
var comparisons = [...]Comparison{AtLeast, AtMost, Over, Under, Exactly}

// readComparison reads `>= 12` or `12 or more`.
func readComparison(w words) (Comparison, int, *Refused) {
	text := w.glued()
	for _, sign := range comparisons {
		if rest, ok := strings.CutPrefix(text, string(sign)); ok {
			if n, ok := number(rest); ok {
				return sign, n, nil
			}
			return "", 0, refuse(BadComparison, w.String())
		}
	}
	n, rest, ok := leadingNumber(text)
	switch {
	case ok && (rest == " or more" || rest == "+"):
		return AtLeast, n, nil
	case ok && rest == " or less":
		return AtMost, n, nil
	}
	return "", 0, refuse(BadComparison, w.String())
}

// readOnOffer reads `CARD on offer` and `no CARD on offer`.
func (r *reader) readOnOffer(w words) (c Condition, ok bool, bad *Refused) {
	if !w.end("on", "offer") {
		return c, false, nil
	}
	w = w[:len(w)-2]
	if w.end("is") || w.end("are") {
		w = w[:len(w)-1]
	}
	c.Kind, c.Who = OnOffer, r.me
	if c.Not = w.begin("no"); c.Not {
		w = w[1:]
	}
	c.Card, bad = r.readCard(w)
	if bad == nil && c.Card.IsLandmark() {
		bad = &Refused{Why: LandmarkOffer, Card: c.Card}
	}
	return c, bad == nil, bad
}

// readBought reads `bought CARD`, `PLAYER bought CARD` and `PLAYER has not
// bought CARD`.
func (r *reader) readBought(w words) (c Condition, ok bool, bad *Refused) {
	at := w[:min(len(w), maxName+3)].index("bought", "built")
	if at < 0 {
		return c, false, nil
	}
	c.Kind, c.Who = Bought, r.me
	subject := w[:at]
	if c.Not = subject.end("not"); c.Not {
		subject = subject[:len(subject)-1]
	}
	switch subject = mine(subject); {
	case len(subject) == 0, subject.is("have"):
	default:
		if subject.end("has") {
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
func (r *reader) readLandmarks(w words) (c Condition, ok bool, bad *Refused) {
	if !w.end("landmarks") && !w.end("landmark") {
		return c, false, nil
	}
	who, rest, bad := r.readHaver(w[:len(w)-1])
	if bad != nil || rest == nil {
		return c, false, bad
	}
	c = Condition{Kind: Landmarks, Who: who, Count: 1, Not: rest.is("no")}
	if c.Not {
		return c, true, nil
	}
	if len(rest) == 1 {
		c.Count, ok = number(rest[0].low)
	}
	if !ok || c.Count < 1 {
		return c, false, refuse(BadCount, w.String())
	}
	return c, true, nil
}

// readHas reads `have CARD`, `have N CARD`, `have no CARD` and the same of a
// `PLAYER has`.
func (r *reader) readHas(w words) (c Condition, ok bool, bad *Refused) {
	who, rest, bad := r.readHaver(w)
	if bad != nil || rest == nil {
		return c, false, bad
	}
	c = Condition{Kind: Has, Who: who, Count: 1}
	if c.Not = rest.begin("no"); c.Not {
		rest = rest[1:]
	}
	if len(rest) > 0 && !c.Not {
		if n, isNumber := number(rest[0].low); isNumber {
			if n < 1 {
				return c, false, refuse(BadCount, w.String())
			}
			c.Count, rest = n, rest[1:]
		}
	}
	c.Card, bad = r.readCard(rest)
	return c, bad == nil, bad
}

// readHaver reads `have` or `PLAYER has`, and returns what stands behind it; nil
// when there is neither.
func (r *reader) readHaver(w words) (engine.Seat, words, *Refused) {
	if w := mine(w); w.begin("have") {
		return r.me, w[1:], nil
	}
	var first *Refused
	for at := 1; at < min(len(w), maxName); at++ {
		if w[at].low != "has" {
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
