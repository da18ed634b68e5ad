package reports

import (
	"slices"

	"machipost/engine"
	"machipost/orders/deciding"
)

// A leading is who leads, by landmarks and then coins, as placings go (ruling 9.3).
type leading struct {
	Leaders []engine.Seat // several where they are level
	Best    int           // their landmarks
	Of      int           // landmarks that the game has
	Coins   int           // of theirs
	Won     bool          // they have won
	Start   bool          // nobody is ahead of anybody
}

func leadOf(t Turn) leading {
	l := leading{Of: landmarksOf(t.Position), Won: len(t.Winners) > 0, Leaders: t.Winners}
	if !l.Won {
		for _, p := range engine.Placings(&t.Position, nil) {
			if p.Rank == 1 {
				l.Leaders = append(l.Leaders, p.Seat)
			}
		}
		l.Start = len(l.Leaders) == t.Position.Players
	}
	first := &t.Position.Towns[l.Leaders[0]]
	l.Best, l.Coins = builtOf(first, t.Position), first.Coins
	return l
}

// landmarksOf is how many landmarks win a game.
func landmarksOf(p engine.Position) int { return p.Rules.Landmarks.Count() }

// builtOf is how many of them stand in a town.
func builtOf(town *engine.Town, p engine.Position) int {
	return (town.Owned.Kinds() & p.Rules.Landmarks).Count()
}

// worthOf is what a town is worth: its coins, and what all that stands has cost.
func worthOf(town *engine.Town) int {
	worth := town.Coins
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if town.Has(c) {
			worth += c.Cost()
		}
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		worth += town.Owned.Of(c) * c.Cost()
	}
	return worth
}

// A score is the goes of a turn in figures: a row a player.
type score struct {
	Number int   // of the turn
	Goes   []int // the numbers of the goes
	Align  string
	Rows   []scoreRow
}

type scoreRow struct {
	Seat             engine.Seat
	Goes             []scoreCell // in the order of the goes
	Coins, Built, Of int         // after the turn
	Worth            int
}

// A scoreCell is what a go brought a player, purchases left out.
type scoreCell struct {
	Coins  int
	Rolled bool // the go was the player's own
}

// Score is the goes of a turn in figures: what each brought whom, and what came of it.
func (w *Words) Score(t Turn) string { return w.say("Score", scoreOf(t)) }

func scoreOf(t Turn) score {
	s := score{Number: t.Number, Align: "l"}
	s.Rows = make([]scoreRow, t.Position.Players)
	now := t.Before
	for _, e := range t.Events {
		if began, ok := e.(engine.GoBegan); ok {
			s.Goes, s.Align = append(s.Goes, began.Number), s.Align+"r"
			for i := range s.Rows {
				s.Rows[i].Goes = append(s.Rows[i].Goes, scoreCell{Rolled: engine.Seat(i) == began.Seat})
			}
		}
		after, err := engine.Replay(now, []engine.Event{e})
		if err != nil {
			break // the turn was audited when it was stored; a report is no place to doubt it
		}
		if len(s.Goes) > 0 && !spends(e) {
			for i := range s.Rows {
				row := s.Rows[i].Goes
				row[len(row)-1].Coins += after.Towns[i].Coins - now.Towns[i].Coins
			}
		}
		now = after
	}
	s.Align += "rrr"
	for i := range s.Rows {
		town := &t.Position.Towns[i]
		row := &s.Rows[i]
		row.Seat, row.Coins, row.Built, row.Of, row.Worth = engine.Seat(i), town.Coins, builtOf(town, t.Position), landmarksOf(t.Position), worthOf(town)
	}
	return s
}

// spends tells whether an event is a player's spending, which is no luck of the go.
func spends(e engine.Event) bool {
	switch e.(type) {
	case engine.Bought, engine.Invested:
		return true
	}
	return false
}

// boughtBy are the cards that a player bought or built in a turn.
func boughtBy(events []engine.Event, s engine.Seat) (cards []engine.Card) {
	for _, e := range events {
		if bought, ok := e.(engine.Bought); ok && bought.Seat == s {
			cards = append(cards, bought.Card)
		}
	}
	return cards
}

// goesOf are the numbers of a player's goes in the turn that comes.
func goesOf(p *engine.Position, s engine.Seat) (numbers []int) {
	for i := range p.Players + 1 {
		if (int(p.FirstPlayer())+i)%p.Players == int(s) {
			numbers = append(numbers, i+1)
		}
	}
	return numbers
}

// A chance is a total of the player's next go.
type chance struct {
	deciding.Prospect
	Bar int // coins, in hundredths of the most there can be
	Two bool
}

// chancesOf are those of a go, were it played now.
func chancesOf(p *engine.Position, s engine.Seat) []chance {
	outlook := deciding.Outlook(p, s)
	most := slices.MaxFunc(outlook, func(a, b deciding.Prospect) int { return a.Coins - b.Coins }).Coins
	all := make([]chance, len(outlook))
	for i, o := range outlook {
		all[i] = chance{Prospect: o, Bar: hundredths(o.Coins, most), Two: p.Towns[s].Has(engine.TrainStation)}
	}
	return all
}

// hundredths is a part of a whole, 0 of nothing.
func hundredths(part, whole int) int {
	if whole == 0 {
		return 0
	}
	return part * 100 / whole
}

// A briefGo is what a player's lines decided in a go, in a few words.
type briefGo struct {
	Number int
	Extra  bool
	Bought engine.Card  // NoCard for none
	Dear   deciding.Try // the first candidate that was too dear, where none was bought
	Other  deciding.Try // else the first that could not be bought
	Ended  bool         // else the list was empty, or ended
}

// briefly are the first goes of a player, at most three.
func briefly(d *deciding.Decider) (goes []briefGo) {
	if d == nil {
		return nil
	}
	for _, g := range d.Goes() {
		if g = withLines(g); len(g.Choices)+len(g.Tries) == 0 {
			continue
		}
		goes = append(goes, briefOf(g))
	}
	return goes[:min(len(goes), 3)]
}

func briefOf(g deciding.Go) briefGo {
	b := briefGo{Number: g.Number, Extra: g.Extra, Ended: true}
	for _, try := range g.Tries {
		switch {
		case try.Outcome == deciding.WasBought:
			b.Bought = try.Card
		case try.Outcome == deciding.WasRefused && try.Refusal == engine.TooDear && b.Dear.Card == engine.NoCard:
			b.Dear = try
		case try.Outcome == deciding.WasRefused && b.Other.Card == engine.NoCard:
			b.Other = try
		default:
			continue
		}
		b.Ended = false
	}
	return b
}
