package deciding

import (
	"machipost/engine"
	"machipost/orders"
)

// Warnings returns what a player should know of the candidates of a sheet as the
// position stands: cards that are not on offer now, that no roll makes
// affordable, and that he has already. A sheet for a later turn is not judged by
// this position, and standing orders are for the long run.
func Warnings(sheet orders.Sheet, pos *engine.Position, me engine.Seat) []orders.Warning {
	if sheet.Turn > 0 && sheet.Turn != pos.Turn {
		return nil
	}
	w := warner{view: engine.Look(pos, me), best: mostCoins(pos, me)}
	for _, line := range sheet.Lines {
		if line.Order.Verb == orders.Buy && line.Scope != orders.Standing {
			w.judge(line)
		}
	}
	return w.warnings
}

type warner struct {
	view     engine.View
	best     [orders.EveryGo + 1]int // the most coins at the purchase of each go
	warned   [len(refusalCautions)]engine.Cards
	warnings []orders.Warning
}

// refusalCautions are the cautions that come of a refusal.
var refusalCautions = [...]orders.Caution{
	engine.AlreadyBuilt: orders.AlreadyBuilt, engine.AlreadyOwned: orders.AlreadyOwned, engine.NotOnOffer: orders.NotOnOffer, engine.TooDear: orders.TooDear,
}

// judge warns of the candidates of a line, of each card once.
func (w *warner) judge(line orders.Line) {
	for _, card := range line.Order.Cards {
		refusal := w.view.Refusal(card)
		best := w.best[line.Scope]
		if refusal == engine.TooDear && card.Print().Cost <= best {
			continue
		}
		if refusal == engine.NoRefusal || refusalCautions[refusal] == "" || w.warned[refusal].Has(card) {
			continue
		}
		w.warned[refusal] |= engine.CardsOf(card)
		w.warnings = append(w.warnings, orders.Warning{About: refusalCautions[refusal], Line: line.String(), Of: &line, Card: card, Number: best})
	}
}

// mostCoins returns the most coins that the player can have at the purchase of
// each go if all rolls before it fall best for him and he buys nothing. Of a
// player with an Amusement Park one extra go is counted.
func mostCoins(pos *engine.Position, me engine.Seat) (best [orders.EveryGo + 1]int) {
	now := *pos
	own := orders.Go1
	for i := range pos.Players + 1 {
		roller := engine.Seat((int(pos.FirstPlayer()) + i) % pos.Players)
		if roller == me {
			purchase, after := bestGo(&now, roller, me)
			best[own] = max(purchase, best[own])
			now.Towns[me].Coins = after
			extra, _ := bestGo(&now, roller, me)
			best[orders.ExtraGo] = max(best[orders.ExtraGo], extra)
			own = orders.Go2
		}
		if roller != me || now.Towns[me].Has(engine.AmusementPark) {
			_, now.Towns[me].Coins = bestGo(&now, roller, me)
		}
		if roller != me && now.Towns[roller].Has(engine.AmusementPark) {
			_, now.Towns[me].Coins = bestGo(&now, roller, me)
		}
	}
	if best[orders.Go2] == 0 {
		best[orders.Go2] = best[orders.Go1]
	}
	best[orders.EveryGo] = max(best[orders.Go1], best[orders.Go2], best[orders.ExtraGo])
	return best
}
