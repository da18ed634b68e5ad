package figures

import "machipost/engine"

// A Stand is how a game stood after a turn, in seat order.
type Stand struct {
	Turn      int
	Coins     []int
	Landmarks []int // built, of those that win the game
}

// StandOf is how a game stands after a turn.
func StandOf(turn int, p *engine.Position) Stand {
	s := Stand{Turn: turn, Coins: make([]int, p.Players), Landmarks: make([]int, p.Players)}
	for i := range p.Players {
		s.Coins[i], s.Landmarks[i] = p.Towns[i].Coins, BuiltOf(&p.Towns[i], p)
	}
	return s
}

// raceTurns is how many turns a race shows.
const raceTurns = 10

// A Race is how the players came to where they are: two rows each.
type Race struct {
	Turns []int
	Align string
	Rows  []RaceRow
}

// A RaceRow is a player's coins or landmarks.
type RaceRow struct {
	Seat  engine.Seat
	Coins bool // the row is of coins; else of landmarks
	Each  []int
	Bar   int // the last of them, in hundredths of a bar
}

// RaceOf is that of the last turns; there is none before two were played. all are the
// landmarks that the game has.
func RaceOf(past []Stand, all int) Race {
	return raceOfStands(past[max(0, len(past)-raceTurns):], all)
}

// RaceOfAll is that of a whole game, told by as many turns as have room.
func RaceOfAll(past []Stand) Race {
	if len(past) == 0 {
		return Race{}
	}
	var some []Stand
	for i := range raceTurns {
		at := (i + 1) * len(past) / raceTurns
		if at > 0 && (len(some) == 0 || past[at-1].Turn != some[len(some)-1].Turn) {
			some = append(some, past[at-1])
		}
	}
	most := 0
	for _, built := range past[len(past)-1].Landmarks {
		most = max(most, built)
	}
	return raceOfStands(some, most)
}

// raceOfStands is that of these turns; a bar of landmarks is full with so many.
func raceOfStands(past []Stand, all int) Race {
	if len(past) < 2 {
		return Race{}
	}
	last := past[len(past)-1]
	most := 0
	for _, coins := range last.Coins {
		most = max(most, coins)
	}
	r := Race{Align: "l"}
	for seat := range last.Coins {
		landmarks := RaceRow{Seat: engine.Seat(seat), Bar: hundredths(last.Landmarks[seat], all) * raceBar / 100}
		coins := RaceRow{Seat: engine.Seat(seat), Coins: true, Bar: hundredths(last.Coins[seat], most) * raceBar / 100}
		for _, s := range past {
			landmarks.Each, coins.Each = append(landmarks.Each, s.Landmarks[seat]), append(coins.Each, s.Coins[seat])
		}
		r.Rows = append(r.Rows, landmarks, coins)
	}
	for _, s := range past {
		r.Turns, r.Align = append(r.Turns, s.Turn), r.Align+"r"
	}
	r.Align += "l"
	return r
}

// raceBar is how long a bar of a race may be, in hundredths: it shares its line with
// ten figures.
const raceBar = 40

// A Season is a player's line of a whole game.
type Season struct {
	Seat   engine.Seat
	Earned int // coins that came in, purchases left out
	Paid   int // coins for cards and landmarks
	Best   int // the most that one go brought
	Cards  int // establishments bought
}

// SeasonOf adds a turn to the lines of a game.
func SeasonOf(all []Season, before engine.Position, events []engine.Event) []Season {
	if all == nil {
		all = make([]Season, before.Players)
	}
	s := ScoreOf(0, before, events, &before)
	for i := range all {
		all[i].Seat = engine.Seat(i)
		for _, cell := range s.Rows[i].Goes {
			all[i].Earned += cell.Coins
			all[i].Best = max(all[i].Best, cell.Coins)
		}
	}
	for _, e := range events {
		if bought, ok := e.(engine.Bought); ok {
			all[bought.Seat].Paid += bought.Cost
			if !bought.Card.IsLandmark() {
				all[bought.Seat].Cards++
			}
		}
	}
	return all
}
