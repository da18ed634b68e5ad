package deciding

import (
	"machipost/engine"
	"machipost/orders"
)

// A GoList is the list of candidates of one go, as it stands with every go and
// standing orders joined in.
type GoList struct {
	Scope orders.Scope // Go1, Go2 or ExtraGo
	List  []Candidate
}

// A Candidate is one card of such a list.
type Candidate struct {
	Card engine.Card // NoCard: `nothing`, the list ends here
	Line orders.Line // that names it
}

// Conditions are those of the line, canonical; none for a candidate in any case.
func (c Candidate) Conditions() []string { return c.Line.Conditions() }

// ConditionsIn are the same in a language.
func (c Candidate) ConditionsIn(l orders.Language) []string { return c.Line.ConditionsIn(l) }

// Joined returns the list of candidates of each go that the player has in the
// sheet's turn, and of extra goes if the sheet has a heading for them.
// Candidates that can never be among the five are left out.
func Joined(sheet, standing orders.Sheet, pos *engine.Position, me engine.Seat) []GoList {
	d := Decide(sheet, standing)
	scopes := []orders.Scope{orders.Go1}
	if goesIn(sheet, pos, me) == 2 {
		scopes = append(scopes, orders.Go2)
	}
	if sheet.HasExtra {
		scopes = append(scopes, orders.ExtraGo)
	}
	lists := make([]GoList, len(scopes))
	for i, scope := range scopes {
		lists[i] = GoList{scope, d.joined(scope)}
	}
	return lists
}

// goesIn counts the player's regular goes in the sheet's turn (ruling 3.1).
func goesIn(sheet orders.Sheet, pos *engine.Position, me engine.Seat) int {
	turn := *pos
	if sheet.Turn > 0 {
		turn.Turn = sheet.Turn
	}
	return turn.Goes(me)
}

// joined lists the candidates of a go of that scope.
func (d *Decider) joined(own orders.Scope) []Candidate {
	var list []Candidate
	var certain engine.Cards // candidates without conditions
	for _, scope := range []orders.Scope{own, orders.EveryGo, orders.Standing} {
		for _, line := range d.scopes[scope] {
			if line.Order.Verb != orders.Buy {
				continue
			}
			for _, card := range line.Order.Cards {
				if certain.Has(card) || certain.Count() == engine.MaxCandidates {
					continue
				}
				list = append(list, Candidate{card, line})
				if len(line.If) == 0 {
					certain |= engine.CardsOf(card)
				}
			}
			if line.Order.Nothing {
				list = append(list, Candidate{Line: line})
				if len(line.If) == 0 {
					return list
				}
			}
		}
	}
	return list
}
