package commands

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/gm/senders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// standBy puts somebody on the list of those who would take over a seat, or off
// it.
func standBy(c *Case, args map[string]string) (string, error) {
	address := strings.ToLower(c.From().Address)
	about := reports.About{Address: address, Player: lobby.OneSpaced(args["NAME"])}
	if strings.HasPrefix(strings.ToLower(args["LINE"]), "no") {
		was, err := c.Tx.Onlookers.RemoveStandby(address)
		about.Yes = was
		c.Effect = c.Effect || was
		return c.Words.Section("StandbyNoMore", about), err
	}
	if about.Player == "" && c.Writer.Game != nil {
		about.Player = c.Writer.Player().Name
	}
	odd := wire.CheckName(about.Player, ordersreading.Reserved)
	switch {
	case about.Player == "":
		return c.say("StandbyName", about)
	case odd != nil:
		about.Value = odd.Error()
		return c.say("NameOdd", about)
	case !c.Confirmed && c.Writer.Standing != senders.Proven:
		return c.ask(args, c.Words.Section("StandbySure", about))
	}
	if err := c.Tx.Onlookers.AddStandby(records.Standby{Address: address, Name: about.Player}, c.Tx.Now); err != nil {
		return "", err
	}
	return c.done("StandbyNow", about)
}

// takeOver gives a seat that nobody plays to the writer.
func takeOver(c *Case, args map[string]string) (string, error) {
	game, section, err := c.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	about := reports.About{Game: game.Name, Player: lobby.OneSpaced(args["NAME"])}
	switch {
	case game.State != records.Running || len(game.OpenSeats()) == 0:
		return c.say("NoSeat", about)
	case about.Player == "":
		return c.say("TakeOverName", about)
	}
	seat := seatAskedFor(c, game)
	if seat == engine.NoSeat {
		return c.say("SeatTakenMeanwhile", about)
	}
	if section := mayPlay(c, game, seat, about.Player); section != "" {
		return section, nil
	}
	about.Other = game.Players[seat].Name
	if !c.Confirmed {
		c.SeatAsked = game.Players[seat].ID
		return c.ask(args, c.Words.Section("TakeOverSure", about))
	}
	return takeSeat(c, game, seat, about.Player)
}

// seatAskedFor is the first open seat, or the one about which the question was to
// which the letter says yes, NoSeat when that is taken.
func seatAskedFor(c *Case, game *records.Game) engine.Seat {
	open := game.OpenSeats()
	if c.Request == nil || c.Request.Seat == 0 {
		return open[0]
	}
	if seat := game.SeatWith(c.Request.Seat); slices.Contains(open, seat) {
		return seat
	}
	return engine.NoSeat
}

// TakeOffer gives the seat that a standby was offered, if it is still there.
func TakeOffer(c *Case, request *records.Request) (string, error) {
	game, err := c.Tx.Games.WithID(request.Game)
	if err != nil {
		return "", err
	}
	seat, was, err := seatOffered(c, &game, request)
	if err != nil {
		return "", err
	}
	standbys, err := c.Tx.Onlookers.Standbys()
	if err != nil {
		return "", err
	}
	about := reports.About{Game: game.Name, Player: was}
	me := slices.IndexFunc(standbys, func(s records.Standby) bool { return s.Address == request.Address })
	about.Yes = me >= 0
	if me < 0 || seat == engine.NoSeat || game.State != records.Running {
		return c.say("SeatGone", about)
	}
	if section := mayPlay(c, &game, seat, standbys[me].Name); section != "" {
		return section + "\n\n" + c.Words.Section("OtherName", about), c.Tx.Requests.SetDone(*request, c.Tx.Now)
	}
	return takeSeat(c, &game, seat, standbys[me].Name)
}

// seatOffered is the seat of an offer, NoSeat when it is not open any more or another
// has had it since, and how its player was called then.
func seatOffered(c *Case, game *records.Game, offer *records.Request) (seat engine.Seat, was string, err error) {
	if seat = game.SeatWith(offer.Seat); seat == engine.NoSeat {
		return seat, offer.Line, nil
	}
	changes, err := c.Tx.Changes.Of(game.ID, 0)
	if err != nil {
		return engine.NoSeat, "", err
	}
	p := game.Players[seat]
	if was = records.CalledThen(p.ID, p.Name, changes, offer.Made); p.Gone == "" || was != p.Name {
		seat = engine.NoSeat
	}
	return seat, was, nil
}

// mayPlay is why somebody of that name, at the letter's address, cannot have the
// seat; "" when nothing speaks against it.
func mayPlay(c *Case, game *records.Game, seat engine.Seat, name string) string {
	address := strings.ToLower(c.From().Address)
	about := reports.About{Game: game.Name, Player: name, Address: address}
	switch at := game.SeatOf(address); {
	case at == engine.NoSeat:
	case game.Players[at].Gone == records.GoneResigned:
		return c.Words.Section("Resigned", about)
	default: // one who is only silent comes back by orders
		return c.Words.Section("PlaysAlready", about)
	}
	if err := c.Desk.Tags.CheckAddress(address); err != nil {
		return c.Words.Section("AddressOdd", about)
	}
	if err := seats.CheckName(game, seat, name); err != nil {
		about.Value = err.Error()
		return c.Words.Section("NameOdd", about)
	}
	return ""
}

// takeSeat seats the writer in another's place.
func takeSeat(c *Case, game *records.Game, seat engine.Seat, name string) (string, error) {
	address, left := strings.ToLower(c.From().Address), game.Players[seat]
	if err := c.Seats.Reseat(c.Tx, game, seat, name, address); err != nil {
		return "", err
	}
	if _, err := c.Tx.Onlookers.RemoveStandby(address); err != nil {
		return "", err
	}
	taken := records.About(left, records.SeatTaken)
	taken.Name = name
	if err := records.NoteChange(c.Tx, game, taken); err != nil {
		return "", err
	}
	c.Seated = game
	return c.done("SeatYours", reports.About{
		Game: game.Name, Player: name, Other: left.Name, Turn: game.Position.Turn, Until: game.ClockOf(records.Player{}, game.DueBy(c.Tx.Now)), Yes: game.Held != "",
	})
}
