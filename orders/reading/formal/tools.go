package formal

import (
	"strings"

	"machipost/orders/reading/marks"
)

// This file tells what people call the cards that do something to others.

// callings are what they are called, beside their names.
var callings = []struct {
	card  string
	names string
}{
	{"TV Station", "tv, telly, television, tv thing, telly thing, tv thingy, tv channel, broadcaster, tele"},
	{"Business Complex", "complex, business place, business thing, business thingy, business card, trading card, swap card"},
	{"Renovation Company", "renovation, renovation *, renovations, renovators, reno company, reno, reno *, builders"},
	{"Demolition Company", "demolition, demolition *, demolitions, wreckers, wrecking ball, wrecking *, demolishers, demo company, demo *, bulldozers, bulldozer"},
	{"Moving Company", "movers, moving *, removal company, removal *, removers"},
	{"Convention Center", "convention, conv center, conv centre, convention hall, convention thing, convention place"},
	{"Tech Startup", "startup, start-up, start up, tech start-up, tech start up, tech company, tech thing"},
}

// crews are what people call those who do it, or the card: * stands for any of them.
var crews = strings.Fields("men people crew lot firm gang thing thingy co guys folk folks lads chaps boys blokes team squad mob workers van vans truck trucks outfit")

// canonical is what stands for each where it is said plainly.
var canonical = plainNames()

func plainNames() map[string][]marks.Token {
	all := map[string][]marks.Token{"TV Station": marks.Tokens("tv")}
	for _, one := range callings[1:] {
		all[one.card] = marks.Tokens(strings.ToLower(one.card))
	}
	return all
}

// called are those names, by their first words.
var called = callNames()

type calling struct {
	row  []marks.Token
	card string
}

func callNames() map[string][]calling {
	all := map[string][]calling{}
	for _, one := range callings {
		for name := range strings.SplitSeq(one.names, ", ") {
			crew, many := strings.CutSuffix(name, "*")
			for _, who := range crews {
				if many {
					name = crew + who
				}
				row := marks.Tokens(name)
				all[row[0].Low] = append(all[row[0].Low], calling{row, one.card})
				if !many {
					break
				}
			}
		}
	}
	return all
}

// tool finds such a card at a place: how many tokens name it, 0 for none.
func (s *speaker) tool(at int) (n int, card string) {
	if s.card(at) > 0 {
		found := &s.cards[at]
		name := found.Card.String()
		for _, one := range callings {
			if name == one.card {
				n, card = found.Tokens, one.card
			}
		}
	}
	for _, one := range called[s.t[at].Low] {
		if len(one.row) > n && s.isRow(one.row, at) {
			n, card = len(one.row), one.card
		}
	}
	return n, card
}

// isRow tells whether tokens stand at a place.
func (s *speaker) isRow(row []marks.Token, at int) bool {
	for i := range row {
		if at+i >= len(s.t) || s.t[at+i].Low != row[i].Low {
			return false
		}
	}
	return true
}

// stands tells whether what next stands for is at a place.
func (s *speaker) stands(at int, next string) bool {
	switch next {
	case named:
		return s.card(at) > 0
	case who:
		return s.table.Player(s.t, at, fewest).Tokens > 0
	case tool:
		n, _ := s.tool(at)
		return n > 0
	}
	return false
}

// Tool is the name of the card that does something to others which tokens are, whatever people call it; "" for
// none.
func Tool(table *marks.Table, t []marks.Token) string {
	s := speaker{table: table, t: t, cards: make([]marks.Card, len(t)), looked: make([]bool, len(t))}
	if n, card := s.tool(0); n > 0 && n == len(t) {
		return card
	}
	return ""
}
