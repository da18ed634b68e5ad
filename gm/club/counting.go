package club

import (
	"cmp"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
)

// enough games make a rating more than provisional.
const enough = 10

// A person is somebody with what is counted of him: one who writes from an address is the
// same in all games. Who is forgotten has none, and is nobody's other self.
type person struct {
	Player
	addresses []string
	places    int
	waits     []time.Duration
}

// A register is all persons, and where they are found.
type register struct {
	all []*person
	at  map[string]*person
}

// find returns who has a seat, who is new where nobody has one of the addresses.
func (r *register) find(p records.Player, called string) *person {
	var found *person
	for _, address := range p.Addresses() {
		if known := r.at[address]; known != nil && address != "" {
			found = known
		}
	}
	if found == nil {
		found = &person{Player: Player{Rating: unrated}}
		r.all = append(r.all, found)
	}
	for _, address := range p.Addresses() {
		if address != "" && r.at[address] == nil {
			r.at[address] = found
			found.addresses = append(found.addresses, address)
		}
	}
	found.Name = called
	return found
}

// count counts games that are over, the oldest first.
func count(view records.View, games []*over, unnamed map[string]bool) (Tables, error) {
	t := Tables{Games: len(games), Players: []Player{}, Cards: []Card{}, Seats: []Seat{}}
	r := &register{at: map[string]*person{}}
	for _, game := range games {
		if len(game.winners) == 0 {
			t.Unwon++
		}
		r.countGame(game)
		t.Records.add(game)
		ended := game.Ended
		t.Newest = &ended
	}
	t.Cards, t.Seats = cardsOf(games), seatsOf(games)
	err := r.settle(view, games)
	for _, p := range r.all {
		if slices.ContainsFunc(p.addresses, func(a string) bool { return unnamed[a] }) {
			p.Name = ""
		}
		t.Players = append(t.Players, p.Player)
	}
	slices.SortStableFunc(t.Players, func(a, b Player) int {
		return cmp.Or(cmp.Compare(b.Shown, a.Shown), cmp.Compare(a.Name, b.Name))
	})
	number := 0
	for i := range t.Players {
		if t.Players[i].Name == "" {
			number++
			t.Players[i].Number = number
		}
	}
	return t, err
}

func (r *register) countGame(game *over) {
	var rated []*person
	var places []int
	for s := range game.seats {
		seat, p := &game.seats[s], r.find(game.Players[s], game.called[s])
		p.Games++
		p.NMRs += seat.nmrs
		p.waits = append(p.waits, seat.waits...)
		if game.Players[s].Gone != "" {
			p.Dropouts++
		}
		if seat.place > 0 {
			p.Placed++
			p.places += seat.place
		}
		if seat.place == 1 {
			p.Firsts++
		}
		if game.rates(engine.Seat(s)) && !slices.Contains(rated, p) {
			rated, places = append(rated, p), append(places, seat.place)
		}
	}
	rate(rated, places)
}

// rate rates a game; one that had only one whom it counts for tells nothing.
func rate(players []*person, places []int) {
	if len(players) < 2 {
		return
	}
	before := make([]Rating, len(players))
	for i, p := range players {
		before[i] = p.Rating
	}
	for i, after := range rated(before, places) {
		players[i].Rating = after
		players[i].Rated++
	}
}

// settle makes figures of what was counted of these games.
func (r *register) settle(view records.View, games []*over) error {
	tells, err := view.Wishes.Wish(records.TellSpeed)
	if err != nil {
		return err
	}
	for _, p := range r.all {
		p.Shown, p.Provisional = p.Rating.Floor(), p.Rated < enough
		if p.Placed > 0 {
			p.MeanPlace = float64(p.places) / float64(p.Placed)
		}
		left, err := leftBy(view, p.addresses, games)
		if err != nil {
			return err
		}
		p.Dropouts += left
		if slices.ContainsFunc(p.addresses, func(a string) bool { return tells[a] }) && len(p.waits) > 0 {
			hours := median(p.waits).Hours()
			p.Hours = &hours
		}
	}
	return nil
}

// leftBy is how many seats of these games went from a person with these addresses to
// another, since the game began.
func leftBy(view records.View, addresses []string, games []*over) (int, error) {
	type seat struct {
		player int64
		until  time.Time
	}
	left := map[seat]bool{} // who writes from two addresses left it once
	for _, address := range addresses {
		past, err := view.Players.Past(address)
		if err != nil {
			return 0, err
		}
		for _, p := range past {
			if slices.ContainsFunc(games, func(g *over) bool { return g.ID == p.Game && !p.Until.Before(g.began) }) {
				left[seat{p.Player, p.Until}] = true
			}
		}
	}
	return len(left), nil
}

// median is the middle one, or between the two in the middle.
func median(all []time.Duration) time.Duration {
	slices.Sort(all)
	return (all[(len(all)-1)/2] + all[len(all)/2]) / 2
}

// cardsOf counts cards that were bought, in table order.
func cardsOf(games []*over) []Card {
	cards := []Card{}
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		card := Card{Card: c, Name: c.String()}
		brought, copies := 0, 0
		for _, game := range games {
			for s := range game.seats {
				seat := &game.seats[s]
				card.Bought += seat.bought[c]
				copies += seat.bought[c] + starting(c)
				brought += seat.brought[c]
				if seat.bought[c] > 0 && len(game.winners) > 0 {
					card.Buyers++
					card.Won += game.wins(engine.Seat(s))
				}
			}
		}
		if card.Bought == 0 {
			continue
		}
		card.Coins = float64(brought) / float64(copies)
		if card.Buyers > 0 {
			card.Won /= float64(card.Buyers)
		}
		cards = append(cards, card)
	}
	return cards
}

// starting is how many copies of a card a player has from the start (ruling 2.1).
func starting(c engine.Card) int {
	if c == engine.WheatField || c == engine.Bakery {
		return 1
	}
	return 0
}

// seatsOf counts seats by how many play, of games that somebody won.
func seatsOf(games []*over) []Seat {
	seats := []Seat{}
	for players := engine.MinPlayers; players <= engine.MaxPlayers; players++ {
		for s := range players {
			seat := Seat{Players: players, Seat: s + 1}
			for _, game := range games {
				if len(game.seats) == players && len(game.winners) > 0 {
					seat.Games++
					seat.Won += game.wins(engine.Seat(s))
				}
			}
			if seat.Games > 0 {
				seat.Won /= float64(seat.Games)
				seats = append(seats, seat)
			}
		}
	}
	return seats
}

// add looks whether a game has something extraordinary.
func (r *Records) add(game *over) {
	if len(game.winners) > 0 {
		won := Feat{Number: len(game.turns), Game: game.Name, Who: game.namesOf(game.winners)}
		higher(&r.Longest, won)
		if r.Quickest == nil || won.Number < r.Quickest.Number {
			r.Quickest = &won
		}
	}
	for s := range game.seats {
		seat, who := &game.seats[s], game.namesOf([]engine.Seat{engine.Seat(s)})
		if seat.best > 0 {
			higher(&r.BestGo, Feat{Number: seat.best, Game: game.Name, Turn: seat.bestIn, Who: who})
		}
		higher(&r.Richest, Feat{Number: game.Position.Towns[s].Coins, Game: game.Name, Who: who})
	}
}

func higher(best **Feat, f Feat) {
	if *best == nil || f.Number > (*best).Number {
		*best = &f
	}
}
