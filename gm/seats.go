package gm

import (
	"errors"
	"fmt"
	"net/mail"
	"slices"
	"strconv"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/post"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file is about who sits where once a game runs: seats that are left, and
// taken over.

// Open leaves a seat to whoever takes it over: all standbys are asked, and
// the next report tells. The letters of a silent player still count.
func (s *Seats) Open(tx records.Tx, game *records.Game, seat engine.Seat, why string) error {
	if err := vacate(tx, game, seat, why); err != nil {
		return err
	}
	return s.Offer(tx, game, game.Players[seat])
}

// vacate is openSeat before anybody is asked.
func vacate(tx records.Tx, game *records.Game, seat engine.Seat, why string) error {
	p := &game.Players[seat]
	p.Gone, p.Missed = why, 0
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	return records.NoteChange(tx, game, records.SeatOpened, p.Name, why, "")
}

// offerOf is how a request to take over a seat begins, behind it game and
// player; nobody can write it as a command.
const offerOf = "offer of "

// Offer asks every standby who does not play in the game. Who says yes first
// has the seat.
func (g *Seats) Offer(tx records.Tx, game *records.Game, p records.Player) error {
	standbys, err := tx.Onlookers.Standbys()
	if err != nil {
		return err
	}
	about := reports.About{Game: game.Name, Player: p.Name, Turn: game.Position.Turn, Until: game.ClockOf(records.Player{}, game.DueBy(tx.Now)), Yes: game.Held != ""}
	for _, s := range standbys {
		if game.SeatOf(s.Address) != engine.NoSeat {
			continue
		}
		id := g.Desk.NewMessageID()
		about.Other = s.Name
		err := tx.Requests.Add(records.Request{Asks: offerOf + game.Name + " " + p.Name, Game: game.ID, Address: s.Address, Asked: id, Made: tx.Now})
		if err != nil {
			return err
		}
		err = g.Desk.Queue(tx, records.Outgoing{Kind: records.Report, To: s.Address, Game: game.ID}, post.Draft{
			MessageID: id, To: mail.Address{Address: s.Address}, Subject: g.Desk.Words.OfferSubject(game.Name),
			Text: g.Desk.Words.Letter(g.Desk.Words.Section("SeatOffer", about)), Automatic: "auto-generated",
			Unsubscribe: "no standby",
		})
		if err != nil && !errors.As(err, new(unwritable)) {
			return err
		}
	}
	return nil
}

// Reseat gives a seat to another person, who gets the letter that begins a game,
// or will get it at the start. Nothing of the predecessor's is left: no orders, no
// absences, no tag. Behind the deadline nothing is expected of the newcomer.
func (s *Seats) Reseat(tx records.Tx, game *records.Game, seat engine.Seat, name, address string) error {
	if err := clearOrders(tx, game, seat); err != nil {
		return err
	}
	if err := tx.Players.AddPast(game.ID, game.Players[seat], tx.Now); err != nil {
		return err
	}
	if err := rename(tx, game, seat, name); err != nil {
		return err
	}
	p := &game.Players[seat]
	*p = records.Player{ID: p.ID, Name: p.Name, Address: strings.ToLower(address), Generation: p.Generation + 1}
	if err := tx.Players.EndAbsences(p.ID, time.Time{}); err != nil {
		return err
	}
	if err := tx.Players.SetAddresses(p.ID, p.Addresses()); err != nil {
		return err
	}
	if _, err := tx.Onlookers.RemoveObserver(game.ID, p.Address); err != nil { // a player gets the reports anyway
		return err
	}
	if game.State == records.Waiting {
		return tx.Games.Save(*game)
	}
	p.Thread = s.Desk.NewMessageID()
	if game.TurnAt(tx.Now) > game.Position.Turn {
		p.Ready = game.Position.Turn
	}
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	game.Opening = true
	defer func() { game.Opening = false }()
	return s.Desk.WriteTo(tx, game, seat, func(w *reports.Words, tag string) string { return w.Start(s.Lobby.startOf(game, seat, tag, tx.Now)) })
}

// clearOrders takes back all that a player has on file, standing orders too, and
// the orders for turns that were resolved: one of them may be taken back.
func clearOrders(tx records.Tx, game *records.Game, seat engine.Seat) error {
	player := game.Players[seat].ID
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	turns := map[int]bool{}
	for _, s := range sheets {
		if s.Player != player {
			continue
		}
		turns[s.Turn] = true
		if s.Standing == nil {
			continue
		}
		if err := tx.Sheets.Rewrite(s.ID, s.Orders, nil); err != nil {
			return err
		}
	}
	for turn := range turns {
		if _, err := tx.Sheets.Clear(player, turn, time.Time{}); err != nil {
			return err
		}
	}
	return nil
}

// checkName tells what is wrong with the name of a player for a seat of the game,
// in a sentence.
func checkName(g *records.Game, seat engine.Seat, name string) error {
	if err := wire.CheckName(name, ordersreading.Reserved); err != nil {
		return fmt.Errorf("player name %q: %w", name, err)
	}
	for i, p := range g.Players {
		if engine.Seat(i) != seat && wire.SameName(p.Name, name) {
			return fmt.Errorf("there is a player called %q already", p.Name)
		}
	}
	return nil
}

// rename gives a player another name, also in all orders that are on file.
func rename(tx records.Tx, game *records.Game, seat engine.Seat, name string) error {
	was := game.Names()
	if was[seat] == name {
		return nil
	}
	game.Players[seat].Name = name
	if err := tx.Players.Rename(game.Players[seat].ID, name); err != nil {
		return err
	}
	return rewriteSheets(tx, game, was)
}

// rewriteSheets makes the sheets on file speak of the players by their names of
// today.
func rewriteSheets(tx records.Tx, game *records.Game, was []string) error {
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	for _, s := range sheets {
		seat := game.SeatWith(s.Player)
		if seat == engine.NoSeat {
			continue
		}
		r := rewriter{was, game.Names(), game.Position.Rules, seat}
		text, standing := r.orders(s.Orders), s.Standing
		if standing != nil {
			now := r.standing(*standing)
			standing = &now
		}
		if err := tx.Sheets.Rewrite(s.ID, text, standing); err != nil {
			return err
		}
	}
	return nil
}

// A rewriter puts the names of today into a player's canonical orders.
type rewriter struct {
	was, now []string
	rules    engine.Rules
	seat     engine.Seat
}

func (r rewriter) orders(text string) string {
	return ordersreading.Read(text, ordersreading.Table{Names: r.was, Rules: r.rules}, r.seat).Named(r.now, r.seat).Canonical()
}

func (r rewriter) standing(text string) string {
	return ordersreading.ReadStanding(text, ordersreading.Table{Names: r.was, Rules: r.rules}, r.seat).Named(r.now, r.seat).Standing()
}

// Standbys and observers, by letter.

// standBy puts somebody on the list of those who would take over a seat, or off
// it.
func standBy(c *Case, args map[string]string) (string, error) {
	address := strings.ToLower(c.from().Address)
	about := reports.About{Address: address, Player: oneSpaced(args["NAME"])}
	if strings.HasPrefix(strings.ToLower(args["LINE"]), "no") {
		was, err := c.Tx.Onlookers.RemoveStandby(address)
		about.Yes = was
		c.Effect = c.Effect || was
		return c.Words.Section("StandbyNoMore", about), err
	}
	if about.Player == "" && c.Writer.game != nil {
		about.Player = c.Writer.player().Name
	}
	odd := wire.CheckName(about.Player, ordersreading.Reserved)
	switch {
	case about.Player == "":
		return c.say("StandbyName", about)
	case odd != nil:
		about.Value = odd.Error()
		return c.say("NameOdd", about)
	case !c.Confirmed && c.Writer.standing != proven:
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
	about := reports.About{Game: game.Name, Player: oneSpaced(args["NAME"])}
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
		args["LINE"] += seatAsked + strconv.FormatInt(game.Players[seat].ID, 10)
		return c.ask(args, c.Words.Section("TakeOverSure", about))
	}
	return takeSeat(c, game, seat, about.Player)
}

// seatAsked begins the line of a request that tells which seat was asked about, by
// its player's ID: names change.
const seatAsked = "\nthe seat of player "

// seatAskedFor is the first open seat, or the one about which the question was to
// which the letter says yes, NoSeat when that is taken.
func seatAskedFor(c *Case, game *records.Game) engine.Seat {
	open := game.OpenSeats()
	_, id, asked := strings.Cut(c.Requested, seatAsked)
	if !asked {
		return open[0]
	}
	id, _, _ = strings.Cut(id, "\n")
	at := slices.IndexFunc(open, func(s engine.Seat) bool { return strconv.FormatInt(game.Players[s].ID, 10) == id })
	if at < 0 {
		return engine.NoSeat
	}
	return open[at]
}

// takeOffer gives the seat that a standby was offered, if it is still there.
func takeOffer(c *Case, request *records.Request) (string, error) {
	name, was, _ := strings.Cut(strings.TrimPrefix(request.Asks, offerOf), " ")
	game, section, err := c.gameCalled(name)
	if game == nil || section != "" {
		return section, err
	}
	standbys, err := c.Tx.Onlookers.Standbys()
	if err != nil {
		return "", err
	}
	about := reports.About{Game: game.Name, Player: was}
	me := slices.IndexFunc(standbys, func(s records.Standby) bool { return s.Address == request.Address })
	seat := slices.IndexFunc(game.Players, func(p records.Player) bool { return p.Name == was && p.Gone != "" })
	about.Yes = me >= 0
	if me < 0 || seat < 0 || game.State != records.Running {
		return c.say("SeatGone", about)
	}
	if section := mayPlay(c, game, engine.Seat(seat), standbys[me].Name); section != "" {
		return section + "\n\n" + c.Words.Section("OtherName", about), c.Tx.Requests.SetDone(*request, c.Tx.Now)
	}
	return takeSeat(c, game, engine.Seat(seat), standbys[me].Name)
}

// mayPlay is why somebody of that name, at the letter's address, cannot have the
// seat; "" when nothing speaks against it.
func mayPlay(c *Case, game *records.Game, seat engine.Seat, name string) string {
	address := strings.ToLower(c.from().Address)
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
	if err := checkName(game, seat, name); err != nil {
		about.Value = err.Error()
		return c.Words.Section("NameOdd", about)
	}
	return ""
}

// takeSeat seats the writer in another's place.
func takeSeat(c *Case, game *records.Game, seat engine.Seat, name string) (string, error) {
	address, left := strings.ToLower(c.from().Address), game.Players[seat].Name
	if err := c.Seats.Reseat(c.Tx, game, seat, name, address); err != nil {
		return "", err
	}
	if _, err := c.Tx.Onlookers.RemoveStandby(address); err != nil {
		return "", err
	}
	if err := records.NoteChange(c.Tx, game, records.SeatTaken, left, name, ""); err != nil {
		return "", err
	}
	c.Seated = game
	return c.done("SeatYours", reports.About{
		Game: game.Name, Player: name, Other: left, Turn: game.Position.Turn, Until: game.ClockOf(records.Player{}, game.DueBy(c.Tx.Now)), Yes: game.Held != "",
	})
}

// gameCalled finds a game by its name; section is what to answer where there is
// none.
func (c *Case) gameCalled(name string) (game *records.Game, section string, err error) {
	if c.Writer.game != nil && strings.EqualFold(c.Writer.game.Name, name) {
		return c.Writer.game, "", nil
	}
	found, err := c.Tx.Games.Named(name)
	if errors.Is(err, records.ErrNoGame) {
		return nil, c.Words.Section("NoSuchGame", reports.About{Game: name}), nil
	}
	return &found, "", err
}
