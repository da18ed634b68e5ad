package exact

import (
	"strconv"
	"strings"

	"github.com/agnivade/levenshtein"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/wording"
)

// readPlayer reads a player's name, its unambiguous beginning, `player 2` or
// `P2`. A name is tried as written before the words that do not matter are
// dropped.
func (r *known) readPlayer(w words) (engine.Seat, *orders.Refused) {
	if len(w) > maxName {
		return engine.NoSeat, r.unknownPlayer(w[:maxName].String())
	}
	if n, ok := seatNumber(w.Plain().Lower()); ok {
		if n < 1 || n > len(r.names) {
			return engine.NoSeat, r.unknownPlayer(w.String())
		}
		return engine.Seat(n - 1), nil
	}
	seat, fits := r.playersCalled(w.Lower())
	if fits == nil {
		seat, fits = r.playersCalled(w.Plain().Lower())
	}
	switch len(fits) {
	case 0:
		return engine.NoSeat, r.unknownPlayer(w.String())
	case 1:
		return seat, nil
	}
	return engine.NoSeat, &orders.Refused{Why: orders.AmbiguousPlayer, Word: w.String(), Closest: fits}
}

// playersCalled returns the player with that name, or else those whose names
// begin so; seat is the last of them.
func (r *known) playersCalled(low string) (seat engine.Seat, fits []string) {
	seat = engine.NoSeat
	if low == "" {
		return seat, nil
	}
	for i, name := range r.names {
		switch folded := wording.Fold(name); {
		case folded == low:
			return engine.Seat(i), []string{name}
		case strings.HasPrefix(folded, low):
			seat, fits = engine.Seat(i), append(fits, name)
		}
	}
	return seat, fits
}

// maxLetters is more bytes than a player's name has; longer texts are like none.
const maxLetters = 120

// unknownPlayer refuses a name, with the nearest one, or else all others of the
// game.
func (r *known) unknownPlayer(text string) *orders.Refused {
	refused := refuse(orders.UnknownPlayer, text)
	if refused.Closest = r.nearPlayers(strings.ToLower(text)); len(refused.Closest) > 0 {
		return refused
	}
	for i, name := range r.names {
		if engine.Seat(i) != r.me {
			refused.Closest = append(refused.Closest, name)
		}
	}
	return refused
}

// nearPlayers returns the players whose names are nearest to the text.
func (r *known) nearPlayers(low string) (near []string) {
	if len(low) > maxLetters {
		return nil
	}
	best := max(2, len(low)/3) + 1
	for _, name := range r.names {
		switch d := levenshtein.ComputeDistance(low, wording.Fold(name)); {
		case d >= len(low) || d > best:
		case d < best:
			best, near = d, []string{name}
		case len(near) > 0:
			near = append(near, name)
		}
	}
	return near
}

// onePlayer tells of several players where the order takes one.
func (r *known) onePlayer(verb orders.Verb, w words, bad *orders.Refused) *orders.Refused {
	if bad != nil && r.arePlayers(pieces(w, ",", "or", "then", "and")) {
		return &orders.Refused{Why: orders.OnePlayerOnly, Verb: verb, Word: w.String()}
	}
	return bad
}

func (r *known) arePlayers(list []words) bool {
	for _, piece := range list[:min(len(list), engine.MaxPlayers)] {
		if _, bad := r.readPlayer(piece); bad != nil {
			return false
		}
	}
	return len(list) > 1
}

// seatNumber reads `P2` and `player 2`.
func seatNumber(low string) (int, bool) {
	rest, ok := strings.CutPrefix(low, "player ")
	if !ok {
		rest, ok = strings.CutPrefix(low, "p")
	}
	n, err := strconv.Atoi(rest)
	return n, ok && err == nil && n >= 0 && len(rest) <= wording.MaxDigits && rest[0] != '+'
}

// possessive returns the words without the `'s` or `s'` they end in, nil if they
// end in neither.
func possessive(w words) words {
	last := w[len(w)-1]
	stem, ok := strings.CutSuffix(last.Low, "'s")
	if !ok {
		stem, ok = strings.CutSuffix(last.Low, "s'")
		stem += "s"
	}
	if !ok || stem == "" {
		return nil
	}
	return append(append(words{}, w[:len(w)-1]...), word{Low: stem, Raw: stem})
}
