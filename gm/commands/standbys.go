package commands

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/lobby"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/gm/senders"
	"machipost/gm/sending"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// standBy puts somebody on the list of those who would take over a seat, or off
// it.
func standBy(c *Case, asked Found) (string, error) {
	address, name := strings.ToLower(c.From().Address), lobby.OneSpaced(asked.Args["NAME"])
	if asked.Ends {
		was, err := c.Tx.Onlookers.RemoveStandby(address)
		if err != nil {
			return "", err
		}
		c.Effect = c.Effect || was
		return c.say(reports.StandbyNoMore{Was: was})
	}
	if name == "" && c.Writer.Game != nil {
		name = c.Writer.Player().Name
	}
	odd := wire.CheckNewName(name, ordersreading.Reserved)
	switch {
	case name == "":
		return refuse(reports.StandbyName{})
	case odd != nil:
		return refuse(reports.NameOdd{Why: odd.Error()})
	case !c.Confirmed && c.Writer.Standing != senders.Proven:
		return c.ask(asked.Line, reports.StandbySure{Player: name})
	}
	if err := roomForStandby(c, address); err != nil {
		return "", err
	}
	language, err := sending.LanguageOf(c.Tx.View(), address)
	if err != nil {
		return "", err
	}
	if err := c.Tx.Onlookers.AddStandby(records.Standby{Address: address, Name: name, Language: language}, c.Tx.Now); err != nil {
		return "", err
	}
	return c.done(reports.StandbyNow{Player: name, Address: address})
}

// So many may wait for a seat: each is written to when one is open.
const (
	standbysInAll    = 40
	standbysOfDomain = 10 // who has a domain has as many addresses as he likes
)

// roomForStandby refuses one standby too many, in all or of a mail domain; one who is on
// the list already stays. It fails with a Refusal, and when the store does.
func roomForStandby(c *Case, address string) error {
	standbys, err := c.Tx.Onlookers.Standbys()
	if err != nil || slices.ContainsFunc(standbys, func(s records.Standby) bool { return s.Address == address }) {
		return err
	}
	neighbours := 0
	for _, s := range standbys {
		if post.RegisteredDomain(s.Address) == post.RegisteredDomain(address) {
			neighbours++
		}
	}
	if len(standbys) >= standbysInAll || neighbours >= standbysOfDomain {
		return Refusal{reports.StandbysFull{Standbys: len(standbys)}}
	}
	return nil
}

// takeOver gives a seat that nobody plays to the writer.
func takeOver(c *Case, asked Found) (string, error) {
	game, err := c.gameCalled(asked.Args["GAME"])
	if err != nil {
		return "", err
	}
	name := lobby.OneSpaced(asked.Args["NAME"])
	switch {
	case game.State != records.Running || len(game.OpenSeats()) == 0:
		return refuse(reports.NoSeat{Game: game.Name})
	case name == "":
		return refuse(reports.TakeOverName{Game: game.Name})
	}
	seat := seatAskedFor(c, game)
	if seat == engine.NoSeat {
		return refuse(reports.SeatTakenMeanwhile{Game: game.Name, Player: name})
	}
	if err := mayPlay(c, game, seat, name); err != nil {
		return "", err
	}
	if !c.Confirmed {
		c.SeatAsked = game.Players[seat].ID
		return c.ask(asked.Line, reports.TakeOverSure{Game: game.Name, Player: name, Predecessor: game.Players[seat].Name})
	}
	return takeSeat(c, game, seat, name)
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

// TakeOffer gives the seat that a standby was offered, if it is still there. It
// fails with a Refusal, with a sending.Unwritable, and when the store does.
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
	me := slices.IndexFunc(standbys, func(s records.Standby) bool { return s.Address == request.Address })
	if me < 0 || seat == engine.NoSeat || game.State != records.Running {
		return refuse(reports.SeatGone{Game: game.Name, Player: was, Standby: me >= 0})
	}
	if err := mayPlay(c, &game, seat, standbys[me].Name); err != nil {
		return underOtherName(c, &game, request, err)
	}
	return takeSeat(c, &game, seat, standbys[me].Name)
}

// underOtherName answers a standby who may not play, as refused, and ends the offer: a
// command takes the seat under another name.
func underOtherName(c *Case, game *records.Game, offer *records.Request, refused error) (string, error) {
	section, err := c.Answered("", refused)
	if err != nil {
		return "", err
	}
	return section + "\n\n" + c.Words.Say(reports.OtherName{Game: game.Name}), c.Tx.Requests.SetDone(*offer, c.Tx.Now)
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

// mayPlay refuses a seat to somebody of that name, at the letter's address, who cannot
// have it.
func mayPlay(c *Case, game *records.Game, seat engine.Seat, name string) error {
	address := strings.ToLower(c.From().Address)
	switch at := game.SeatOf(address); {
	case at == engine.NoSeat:
	case game.Players[at].Gone == records.GoneResigned:
		return Refusal{reports.Resigned{Game: game.Name}}
	default: // one who is only silent comes back by orders
		return Refusal{reports.PlaysAlready{Game: game.Name}}
	}
	if err := c.Desk.Tags.CheckAddress(address); err != nil {
		return Refusal{reports.AddressOdd{Address: address}}
	}
	if err := seats.CheckName(game, seat, name); err != nil {
		return Refusal{reports.NameOdd{Why: err.Error()}}
	}
	return nil
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
	return c.done(reports.SeatYours{Due: sending.DueForNewcomer(game, c.Tx.Now), Player: name, Predecessor: left.Name, Held: game.Held != ""})
}
