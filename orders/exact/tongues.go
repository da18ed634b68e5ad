package exact

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/wording"
)

// This file reads lines as they are written in other languages than the rules', by the
// very rows by which they are written. A line is in one language, and is read whole or
// not at all: what is wrong with one, orders/reading finds out.

// A tongue is a column of the tables, ready for reading.
type tongue struct {
	language   orders.Language
	begins     []string // the words with which a line may begin
	orders     []orderPattern
	conditions []conditionPattern
}

// A pattern is a form, cut into words; the colon behind the first is left out.
type pattern []string

type orderPattern struct {
	pattern
	form orders.OrderForm
}

type conditionPattern struct {
	pattern
	form orders.ConditionForm
	not  bool
}

// tongues are the languages other than the rules' own.
var tongues = learn()

func learn() (all []tongue) {
	for l := names.English + 1; int(l) < orders.NumLanguages; l++ {
		t := tongue{language: l, begins: []string{orders.If.In(l)}}
		for _, f := range orders.OrderForms() {
			p := patternOf(f.Say[l])
			t.orders = append(t.orders, orderPattern{p, f})
			if !slices.Contains(t.begins, p[0]) {
				t.begins = append(t.begins, p[0])
			}
		}
		for _, f := range orders.ConditionForms() {
			t.conditions = append(t.conditions, conditionPattern{patternOf(f.Say[l]), f, false}, conditionPattern{patternOf(f.Not[l]), f, true})
		}
		all = append(all, t)
	}
	return all
}

func patternOf(form string) pattern {
	var p pattern
	for _, word := range wording.Split(form) {
		switch {
		case orders.IsPlace(word.Raw):
			p = append(p, word.Raw)
		case word.Low != ":":
			p = append(p, word.Low)
		}
	}
	return p
}

// beginsSpoken tells whether a line begins like an order in another language.
func (r *known) beginsSpoken(w words) bool {
	return len(w) > 0 && slices.ContainsFunc(tongues, func(t tongue) bool { return slices.Contains(t.begins, w[0].Low) }) && !r.isList(w)
}

// spoken reads a line in another language; false if it is in none.
func (r *Reader) spoken(w words) (Finding, bool) {
	for i := range tongues {
		s := speaker{&r.orderer, &tongues[i]}
		if len(w) > 0 && slices.Contains(s.begins, w[0].Low) {
			if f, ok := s.line(w); ok {
				return f, true
			}
		}
	}
	return Finding{}, false
}

// A speaker reads lines in one of these languages.
type speaker struct {
	*orderer
	*tongue
}

func (s speaker) says(t orders.Term) string { return t.In(s.language) }

func (s speaker) line(w words) (Finding, bool) {
	var conditions []orders.Condition
	if w.Begin(s.says(orders.If)) {
		colon := w.Index(":")
		if colon < 2 {
			return Finding{}, false
		}
		and := s.says(orders.And)
		list, bad := s.readAll(cutAt(w[1:colon], and), and, s.condition)
		if bad != nil || len(list) > MaxConditions {
			return Finding{}, false
		}
		conditions, w = list, w[colon+1:]
	}
	read, ok := s.sense(w)
	if !ok || read.order.Verb == orders.Roll && asksDice(conditions) {
		return Finding{}, false
	}
	return Finding{Line: orders.Line{If: conditions, Order: read.order}, OK: true, Warnings: read.warnings}, true
}

// sense reads an order without its conditions.
func (s speaker) sense(w words) (sense, bool) {
	if len(w) > 1 && w[1].Low == ":" {
		w = append(words{w[0]}, w[2:]...)
	}
	for _, p := range s.orders {
		o := p.form.Order
		if p.match(w, func(place string, w words) bool { return s.named(&o, place, w) }) {
			return s.warned(o), true
		}
	}
	return sense{}, false
}

// warned adds what an order is warned of.
func (s speaker) warned(o orders.Order) sense {
	read := understood(o)
	switch {
	case o.Verb == orders.Buy:
		limitCandidates(&read)
	case (o.Verb == orders.TV || o.Verb == orders.Swap || o.Verb == orders.Move) && !o.Nothing && o.Player != engine.NoSeat:
		return s.against(o.Player, o)
	}
	return read
}

// named reads what stands in a place of an order's form.
func (s speaker) named(o *orders.Order, place string, w words) bool {
	var bad *orders.Refused
	switch place {
	case "CARDS":
		return s.list(o, w)
	case "CARD":
		var card engine.Card
		card, bad = s.readMinor(o.Verb, w)
		o.Cards = []engine.Card{card}
	case "THEIRS":
		o.Theirs, bad = s.readMinor(o.Verb, w)
	case "PLAYER":
		o.Player, bad = s.readPlayer(w)
	case "NUMBERS":
		o.Totals, bad = readTotals(w)
	case "N":
		n, ok := wording.Number(w.Lower())
		o.Dice = n
		return ok && (n == 1 || n == 2)
	}
	return bad == nil
}

// list reads candidates or landmarks, and `nothing` at the end of the former.
func (s speaker) list(o *orders.Order, w words) bool {
	o.Cards, o.Nothing = nil, false
	for _, piece := range pieces(w, ",", s.says(orders.Or)) {
		if o.Nothing {
			return false
		}
		if o.Verb == orders.Buy && piece.Is(s.says(orders.Nothing)) {
			o.Nothing = true
			continue
		}
		card, bad := s.readCard(piece)
		if bad != nil || card == engine.CityHall || o.Verb == orders.Demolish && !card.IsLandmark() {
			return false
		}
		o.Cards = append(o.Cards, card)
	}
	return len(o.Cards) > 0 || o.Nothing
}

// condition reads one condition.
func (s speaker) condition(w words) (orders.Condition, *orders.Refused) {
	for _, p := range s.conditions {
		c := orders.Condition{Kind: p.form.Kind, Who: s.me}
		if p.form.One {
			c.Count = 1
		}
		if !p.match(w, func(place string, w words) bool { return s.asked(&c, place, w) }) {
			continue
		}
		if p.not {
			c = c.Negated()
		}
		return c, nil
	}
	return orders.Condition{}, refuse(orders.UnknownCondition, w.String())
}

// asked reads what stands in a place of a condition's form.
func (s speaker) asked(c *orders.Condition, place string, w words) bool {
	var bad *orders.Refused
	switch place {
	case "CARD":
		c.Card, bad = s.readCard(w)
		return bad == nil && (c.Kind != orders.OnOffer || !c.Card.IsLandmark())
	case "PLAYER":
		c.Who, bad = s.readPlayer(w)
	case "NUMBERS":
		c.Totals, bad = readTotals(w)
	case "SIGN":
		c.Compare = orders.Comparison(w.Lower())
		return slices.Contains(comparisons[:], c.Compare)
	case "N":
		n, ok := wording.Number(w.Lower())
		c.Count = n
		return ok && (n > 0 || c.Kind == orders.Coins)
	}
	return bad == nil
}

// match tells whether words are in the form: read is asked what stands in each place,
// from left to right, and may be asked again where another cut makes sense.
func (p pattern) match(w words, read func(place string, w words) bool) bool {
	switch {
	case len(p) == 0:
		return len(w) == 0
	case len(w) == 0:
		return false
	case !orders.IsPlace(p[0]):
		length, ok := literal(w[0], p[0])
		return ok && p[1:].match(w[length:], read)
	case len(p) == 1:
		return read(p[0], w)
	}
	for end := 1; end < min(len(w), maxName); end++ {
		if !orders.IsPlace(p[1]) {
			if _, ok := literal(w[end], p[1]); !ok {
				continue
			}
		}
		if read(p[0], w[:end]) && p[1:].match(w[end:], read) {
			return true
		}
	}
	return false
}

// literal tells whether a word of a form stands there, and how many words that are: none
// where it does not matter and was left out.
func literal(w word, text string) (length int, ok bool) {
	if w.Low == text {
		return 1, true
	}
	return 0, wording.IsNoise(text) && w.Behind(text)
}
