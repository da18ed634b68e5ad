package engine

import (
	"errors"
	"strconv"
)

// Replay plays events over a position and returns the position after them. It
// keeps the books: an error tells at which event, counted from 1, coins came
// from nowhere, went nowhere, or a player had fewer than none.
func Replay(p Position, events []Event) (Position, error) {
	for i, e := range events {
		before := p.Coins()
		e.apply(&p)
		if wrong := audit(&p, before+e.FromBank()); wrong != "" {
			return p, errors.New("event " + strconv.Itoa(i+1) + ": " + wrong)
		}
	}
	return p, nil
}

// audit tells what is wrong with the coins where there should be that many in
// all, nothing if they are right.
func audit(p *Position, books int) string {
	if table := p.Coins(); table != books {
		return strconv.Itoa(table) + " coins on the table, the books say " + strconv.Itoa(books)
	}
	for s := range p.Players {
		if coins := p.Towns[s].Coins; coins < 0 {
			return "player " + strconv.Itoa(s+1) + " has " + strconv.Itoa(coins) + " coins"
		}
	}
	return ""
}
