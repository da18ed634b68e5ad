package deciding

import "machipost/engine"

// bestGo plays a go of the roller's with every total there can be, and returns
// the most coins that me has at the purchase and after the go.
func bestGo(pos *engine.Position, roller, me engine.Seat) (purchase, after int) {
	after = pos.Towns[me].Coins
	town := &pos.Towns[roller]
	dice := []engine.Throw{{1}, {2}, {3}, {4}, {5}, {6}}
	if town.Has(engine.TrainStation) {
		dice = append(dice, engine.Throw{1, 1}, engine.Throw{1, 2}, engine.Throw{1, 3}, engine.Throw{1, 4}, engine.Throw{1, 5},
			engine.Throw{1, 6}, engine.Throw{2, 6}, engine.Throw{3, 6}, engine.Throw{4, 6}, engine.Throw{5, 6}, engine.Throw{6, 6})
	}
	var on trial
	for _, faces := range dice {
		for _, p := range probes(town, faces) {
			p.me = me
			p.play(pos, roller, &on)
			purchase, after = max(purchase, p.purchase), max(after, p.after)
		}
	}
	return purchase, after
}

// probes are the ways in which the owner of a town may play these dice, as far
// as they matter for coins. The Harbour does not: all that acts on 13 or 14 acts
// on 12.
func probes(town *engine.Town, faces engine.Throw) []*probe {
	list := []*probe{{faces: faces}}
	if town.Has(engine.ConventionCenter) && engine.ConventionCenter.Print().On.Hold(faces.Total()) {
		for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
			if town.Has(c) {
				list = append(list, &probe{faces: faces, convene: c})
			}
		}
	}
	return list
}

// A probe plays one go with dice and decisions that are given, and sees what
// comes of it.
type probe struct {
	engine.NoOrders
	faces   engine.Throw
	tuna    engine.Throw // 6 and 6 where it is zero
	convene engine.Card
	me      engine.Seat

	thrown          int
	purchase, after int
}

// A trial is where probes play: a table, and who plays there, one after the other.
type trial struct {
	table       engine.Position
	adjudicator engine.Adjudicator
}

// play plays the roller's go at a table like this one.
func (p *probe) play(pos *engine.Position, roller engine.Seat, on *trial) {
	on.table = *pos
	on.table.Turn = int(roller) + 1 // the turn that begins with the roller (ruling 3.1)
	on.adjudicator = engine.Adjudicator{Dice: p, StopAfter: 1}
	on.adjudicator.Players[roller] = p
	if on.adjudicator.PlayTurn(&on.table) == nil {
		p.after = on.table.Towns[p.me].Coins
	}
}

// Throw gives the faces to be tried, and then those of the Tuna dice, which come after
// them.
func (p *probe) Throw() int {
	p.thrown++
	if p.thrown <= p.DiceToRoll(engine.View{}) {
		return p.faces[p.thrown-1]
	}
	if p.tuna.Total() > 0 {
		return p.tuna[p.thrown%2]
	}
	return 6
}

// DiceToRoll is as many as there are faces.
func (p *probe) DiceToRoll(engine.View) int {
	if p.faces[1] == 0 {
		return 1
	}
	return 2
}

// Convene is as given.
func (p *probe) Convene(engine.View) engine.Card { return p.convene }

// Candidates looks at the coins, and wants nothing.
func (p *probe) Candidates(v engine.View) engine.Candidates {
	p.purchase = v.Coins(p.me)
	return engine.Candidates{}
}
