package engine

// A script is a player with orders; what is not set is the default.
type script struct {
	NoOrders
	oneDie     bool
	fickle     bool // would have one die first and then two
	reroll     bool
	addTwo     bool
	demolish   Card
	moves      []Move // one a Moving Company
	tv         Seat   // player 1 if it has none and tvSet
	tvSet      bool
	swap       Swap
	renovate   Card
	closeNone  bool
	convene    Card
	buy        []Card   // in every go
	goBuys     [][]Card // instead, one list a go
	invest     bool
	candidates int // how often asked
}

func (s *script) DiceToRoll(v View) int {
	if s.oneDie {
		s.oneDie = !s.fickle
		return 1
	}
	return s.NoOrders.DiceToRoll(v)
}

func (s *script) Reroll(View) bool { return s.reroll }
func (s *script) AddTwo(View) bool { return s.addTwo }

func (s *script) Demolish(v View) Card {
	if s.demolish == NoCard {
		return s.NoOrders.Demolish(v)
	}
	return s.demolish
}

func (s *script) Move(v View) Move {
	if len(s.moves) == 0 {
		return s.NoOrders.Move(v)
	}
	move := s.moves[0]
	s.moves = s.moves[1:]
	return move
}

func (s *script) TVVictim(v View) Seat {
	if s.tvSet {
		return s.tv
	}
	return s.NoOrders.TVVictim(v)
}

func (s *script) Swap(View) Swap { return s.swap }

func (s *script) Renovate(v View) Card {
	if s.renovate == NoCard && !s.closeNone {
		return s.NoOrders.Renovate(v)
	}
	return s.renovate
}

func (s *script) Convene(View) Card { return s.convene }

func (s *script) Candidates(View) Candidates {
	s.candidates++
	list := s.buy
	if len(s.goBuys) >= s.candidates {
		list = s.goBuys[s.candidates-1]
	}
	var c Candidates
	copy(c[:], list)
	return c
}

func (s *script) Invest(View) bool { return s.invest }
