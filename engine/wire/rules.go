package wire

import "machipost/engine"

// The words of the rules, in the order of the engine's values.
var (
	sets      = []string{"harbour", "millionaires-row", "deluxe"}
	methods   = []string{"open", "deck", "split"}
	victories = []string{"first", "round"}
)

// set returns the expansion that is i-th among sets.
func set(i int) engine.Set { return engine.Harbours << i }

// ReadRules reads the rules of a game by themselves: the field rules of a
// position. Errors are of type *Error.
func ReadRules(data []byte) (engine.Rules, error) {
	root, err := parse(data, "rules")
	if err != nil {
		return engine.Rules{}, err
	}
	r := &reader{}
	rules := r.rules(root)
	return rules, r.err
}

// WriteRules writes every field of a game's rules. Its error is that of
// encoding/json; rules have nothing for which it fails.
func WriteRules(rules engine.Rules) ([]byte, error) { return marshal(writeRules(rules)) }

func (r *reader) rules(n node) engine.Rules {
	fields := r.fields(n, "expansions", "without", "landmarks", "market", "victory")
	rules := engine.DefaultRules(r.expansions(fields["expansions"]))
	left := r.cards(fields["without"], rules.InPlay())
	r.leaveOut(&rules, left, fields["without"].place)
	if landmarks := fields["landmarks"]; landmarks.kind != absent {
		rules.Landmarks = r.landmarks(landmarks, rules.InPlay())
	}
	r.method(&rules, fields["market"])
	rules.Victory = engine.Victory(r.oneOf(fields["victory"], int(engine.First), victories))
	switch err := rules.Check(); err {
	case nil:
	case engine.ErrNoLandmark:
		r.fail("rules.landmarks", "%v", err)
	case engine.ErrSize:
		r.fail("rules.market.size", "%v", err)
	default:
		r.fail("rules", "%v", err)
	}
	return rules
}

func (r *reader) expansions(n node) engine.Set {
	if n.kind == absent {
		return engine.Everything
	}
	all := engine.Base
	for _, element := range r.elements(n) {
		i := r.oneOf(element, -1, sets)
		if i < 0 {
			continue
		}
		if all&set(i) != 0 {
			r.fail(element.place, "%s is named twice", sets[i])
		}
		all |= set(i)
	}
	return all
}

// leaveOut takes cards out of the game, landmarks too (ruling 2.3).
func (r *reader) leaveOut(rules *engine.Rules, left engine.Cards, place string) {
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		switch {
		case !left.Has(c):
		case c == engine.WheatField || c == engine.Bakery:
			r.fail(place, "%v", engine.ErrStartingCard)
		case c == engine.CityHall:
			r.fail(place, "the City Hall stays in every game with the Harbour expansion")
		case c.IsLandmark():
			rules.Landmarks &^= engine.CardsOf(c)
		default:
			rules.Without |= engine.CardsOf(c)
		}
	}
}

// landmarks returns landmarks that can be built; the City Hall, which need not
// be named, is not among them.
func (r *reader) landmarks(n node, inPlay engine.Cards) engine.Cards {
	named := r.cards(n, inPlay)
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if named.Has(c) {
			r.fail(n.place, "%s is no landmark", c)
		}
	}
	return named &^ engine.CardsOf(engine.CityHall)
}

func (r *reader) method(rules *engine.Rules, n node) {
	fields := r.fields(n, "method", "size")
	rules.Method = engine.Method(r.oneOf(fields["method"], int(rules.Method), methods))
	rules.Size = engine.DefaultSize
	if rules.Method == engine.Open {
		rules.Size = 0
	}
	rules.Size = r.number(fields["size"], 0, rules.Size)
}
