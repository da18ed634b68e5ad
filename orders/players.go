package orders

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"machipost/engine"
)

// Seat is the seat of a player by name, its unambiguous beginning, `player 2` or
// `P2`; false for nobody.
func (t Table) Seat(name string) (engine.Seat, bool) {
	seat, refused := newReader(t, engine.NoSeat).readPlayer(split(name))
	return seat, refused == nil
}

// readPlayer reads a player's name, its unambiguous beginning, `player 2` or
// `P2`. A name is tried as written before the words that do not matter are
// dropped.
func (r *reader) readPlayer(w words) (engine.Seat, *Refused) {
	if len(w) > maxName {
		return engine.NoSeat, r.unknownPlayer(w[:maxName].String())
	}
	if n, ok := seatNumber(w.plain().lower()); ok {
		if n < 1 || n > len(r.table.Names) {
			return engine.NoSeat, r.unknownPlayer(w.String())
		}
		return engine.Seat(n - 1), nil
	}
	seat, fits := r.playersCalled(w.lower())
	if fits == nil {
		seat, fits = r.playersCalled(w.plain().lower())
	}
	switch len(fits) {
	case 0:
		return engine.NoSeat, r.unknownPlayer(w.String())
	case 1:
		return seat, nil
	}
	return engine.NoSeat, &Refused{Why: AmbiguousPlayer, Word: w.String(), Closest: fits}
}

// playersCalled returns the player with that name, or else those whose names
// begin so; seat is the last of them.
func (r *reader) playersCalled(low string) (seat engine.Seat, fits []string) {
	seat = engine.NoSeat
	if low == "" {
		return seat, nil
	}
	for i, name := range r.table.Names {
		switch folded := foldPlayer(name); {
		case folded == low:
			return engine.Seat(i), []string{name}
		case strings.HasPrefix(folded, low):
			seat, fits = engine.Seat(i), append(fits, name)
		}
	}
	return seat, fits
}

// foldPlayer returns a player's name as it is compared.
func foldPlayer(name string) string {
	return strings.Join(strings.Fields(strings.ToLower(typeset.Replace(name))), " ")
}

// maxLetters is more bytes than a player's name has; longer texts are like none.
const maxLetters = 120

// unknownPlayer refuses a name, with the nearest one, or else all others of the
// game.
func (r *reader) unknownPlayer(text string) *Refused {
	refused := refuse(UnknownPlayer, text)
	if refused.Closest = r.nearPlayers(strings.ToLower(text)); len(refused.Closest) > 0 {
		return refused
	}
	for i, name := range r.table.Names {
		if engine.Seat(i) != r.me {
			refused.Closest = append(refused.Closest, name)
		}
	}
	return refused
}

// nearPlayers returns the players whose names are nearest to the text.
func (r *reader) nearPlayers(low string) (near []string) {
	if len(low) > maxLetters {
		return nil
	}
	best := max(2, len(low)/3) + 1
	for _, name := range r.table.Names {
		switch d := levenshtein.ComputeDistance(low, foldPlayer(name)); {
		case d >= len(low) || d > best:
		case d < best:
			best, near = d, []string{name}
		case len(near) > 0:
			near = append(near, name)
		}
	}
	return near
}

// readSwap reads `CARD for CARD of PLAYER`, `… from PLAYER` and `CARD for
// PLAYER's CARD`. A name may hold one of these words, so the first place that
// makes sense counts.
func (r *reader) readSwap(args words) reading {
	switch {
	case len(args) == 0:
		return refused(&Refused{Why: NothingNamed})
	case isNothing(args):
		return understood(Order{Nothing: true})
	}
	var first *Refused
	for at := 1; at < min(len(args), maxName); at++ {
		if args[at].low != "for" {
			continue
		}
		order, bad := r.readSwapOf(args[:at], args[at+1:])
		if bad == nil {
			return r.against(order.Player, order)
		}
		if first == nil {
			first = bad
		}
	}
	if first == nil {
		first = refuse(SwapWithoutFor, "")
	}
	return refused(first)
}

// readSwapOf reads both sides of a swap.
func (r *reader) readSwapOf(mine, theirs words) (Order, *Refused) {
	card, bad := r.readMinor(Swap, mine)
	if bad != nil {
		return Order{}, bad
	}
	order, bad := r.readOwned(theirs)
	order.Cards = []engine.Card{card}
	return order, bad
}

// readOwned reads `CARD of PLAYER`, `CARD from PLAYER` and `PLAYER's CARD`.
func (r *reader) readOwned(w words) (Order, *Refused) {
	var first *Refused
	for at := range w[:min(len(w), maxName)] {
		card, player := w[:at], words(nil)
		switch owner := possessive(w[:at+1]); {
		case w[at].low == "of" || w[at].low == "from":
			player = w[at+1:]
		case owner != nil:
			card, player = w[at+1:], owner
		}
		if len(player) == 0 || len(card) == 0 {
			continue
		}
		order, bad := r.readOwner(card, player)
		if bad == nil {
			return order, nil
		}
		if first == nil {
			first = bad
		}
	}
	if first == nil {
		first = refuse(SwapWithoutOf, "")
	}
	return Order{}, first
}

func (r *reader) readOwner(card, player words) (Order, *Refused) {
	theirs, bad := r.readMinor(Swap, card)
	if bad != nil {
		return Order{}, bad
	}
	seat, bad := r.readPlayer(player)
	return Order{Theirs: theirs, Player: seat}, r.onePlayer(Swap, player, bad)
}

// possessive returns the words without the `'s` or `s'` they end in, nil if they
// end in neither.
func possessive(w words) words {
	last := w[len(w)-1]
	stem, ok := strings.CutSuffix(last.low, "'s")
	if !ok {
		stem, ok = strings.CutSuffix(last.low, "s'")
		stem += "s"
	}
	if !ok || stem == "" {
		return nil
	}
	return append(append(words{}, w[:len(w)-1]...), word{low: stem, raw: stem})
}

// readMove reads `CARD to PLAYER`.
func (r *reader) readMove(args words) reading {
	switch {
	case len(args) == 0:
		return refused(&Refused{Why: NothingNamed})
	case isNothing(args):
		return refused(&Refused{Why: MustChoose, Verb: Move})
	}
	var first *Refused
	for at := 1; at < min(len(args)-1, maxName); at++ {
		if args[at].low != "to" {
			continue
		}
		order, bad := r.readMoveTo(args[:at], args[at+1:])
		if bad == nil {
			return r.against(order.Player, order)
		}
		if first == nil {
			first = bad
		}
	}
	if first == nil {
		first = refuse(MoveWithoutTo, "")
	}
	return refused(first)
}

// readMoveTo reads both sides of a move.
func (r *reader) readMoveTo(card, player words) (Order, *Refused) {
	given, bad := r.readMinor(Move, card)
	if bad != nil {
		return Order{}, bad
	}
	seat, bad := r.readPlayer(player)
	return Order{Cards: []engine.Card{given}, Player: seat}, r.onePlayer(Move, player, bad)
}
