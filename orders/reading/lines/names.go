package lines

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// card is how many tokens name a card in full at a place; 0 for none.
func (r *Letter) card(t []marks.Token, at int) int {
	if found := r.Grammar.Table.Card(t, at, func(int) bool { return false }); found.Strength == marks.Whole {
		return found.Tokens
	}
	return 0
}

// tool is how many tokens name a tool at a place; 0 for none.
func (r *Letter) tool(t []marks.Token, at int) int {
	if found := r.Grammar.Table.Card(t, at, func(int) bool { return false }); found.Tokens > 0 && found.Strength <= marks.Whole && parts.IsTool(found.Card) {
		return found.Tokens
	}
	return 0
}

// player is how many tokens name another player than the writer at a place; 0 for none.
func (r *Letter) player(t []marks.Token, at int) int {
	if who := r.Grammar.Table.Player(t, at, 99); who.Whole && who.Seat != r.Me {
		return who.Tokens
	}
	return 0
}

// writer is how many tokens name the writer at a place; 0 for none.
func (r *Letter) writer(t []marks.Token, at int) int {
	if who := r.Grammar.Table.Player(t, at, 99); who.Whole && who.Seat == r.Me {
		return who.Tokens
	}
	return 0
}
