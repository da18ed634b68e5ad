package wire

import (
	"fmt"

	"machipost/engine"
)

// A census counts the copies found so far, wherever they are.
type census [engine.NumCards]int

func place(field string, i int) string { return fmt.Sprintf("%s[%d]", field, i) }

// players reads the players' towns and names.
func (r *reader) players(p *Position, n node, reserved func(string) bool) *census {
	if n.kind == absent {
		r.fail("players", "missing")
	}
	seats := r.elements(n)
	p.Players = len(seats)
	if p.Players < engine.MinPlayers || p.Players > engine.MaxPlayers {
		r.fail("players", "%d, must be %d to %d", p.Players, engine.MinPlayers, engine.MaxPlayers)
		return nil
	}
	found := &census{}
	for s, seat := range seats {
		fields := r.fields(seat, "name", "coins", "establishments", "closed", "landmarks", "investment", "standing")
		r.name(p, seat.place, fields["name"], reserved)
		p.Standing = append(p.Standing, r.text(fields["standing"]))
		p.Towns[s] = r.town(p, seat.place, fields, found)
	}
	return found
}

func (r *reader) name(p *Position, place string, n node, reserved func(string) bool) {
	name := r.text(n)
	if n.kind == absent {
		r.fail(place+".name", "missing")
	}
	if err := CheckName(name, reserved); err != nil {
		r.fail(n.place, "%v", err)
	}
	if s := earlier(p.Names, name); s >= 0 {
		r.fail(n.place, "%q is the name of player %d too", name, s+1)
	}
	p.Names = append(p.Names, name)
}

// A new player's coins (ruling 2.1).
const startingCoins = 3

func (r *reader) town(p *Position, place string, fields map[string]node, found *census) engine.Town {
	inPlay := p.Rules.InPlay()
	town := engine.Town{
		Coins:      r.number(fields["coins"], 0, startingCoins),
		Investment: r.number(fields["investment"], 0, 0),
	}
	r.establishments(p, &town, place, fields["establishments"], found)
	r.closed(&town, fields["closed"], inPlay)
	built := r.landmarks(fields["landmarks"], inPlay)
	if inPlay.Has(engine.CityHall) {
		built |= engine.CardsOf(engine.CityHall)
	}
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if built.Has(c) {
			town.Owned.Put(c, 1)
		}
	}
	if town.Investment > 0 && !town.Has(engine.TechStartup) {
		r.fail(fields["investment"].place, "%d, but no Tech Startup", town.Investment)
	}
	return town
}

func (r *reader) establishments(p *Position, town *engine.Town, place string, n node, found *census) {
	counts := r.counts(n, p.Rules.InPlay())
	if n.kind == absent {
		counts[engine.WheatField], counts[engine.Bakery] = 1, 1
	}
	where := place + ".establishments"
	for c, copies := range counts {
		if engine.Card(c).IsMajor() && copies > 1 {
			r.fail(where, "%d %s, a Major stands in a town once", copies, engine.Card(c))
		}
		r.count(found, p, where, engine.Card(c), copies)
		town.Owned.Put(engine.Card(c), copies)
	}
}

// count adds copies to the census, which knows how many there may be.
func (r *reader) count(found *census, p *Position, place string, c engine.Card, copies int) {
	found[c] += copies
	if exist := engine.Exist(c, p.Players); found[c] > exist && copies > 0 {
		r.fail(place, "%d %s so far, %d exist", found[c], c, exist)
	}
}

func (r *reader) closed(town *engine.Town, n node, inPlay engine.Cards) {
	for c, copies := range r.counts(n, inPlay) {
		if owned := town.Owned.Of(engine.Card(c)); copies > owned {
			r.fail(n.place, "%d %s closed, %d owned", copies, engine.Card(c), owned)
		}
		town.Closed.Put(engine.Card(c), copies)
	}
}
