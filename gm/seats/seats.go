// Package seats is who sits where once there is a game: seats that are left, offered
// and taken over, and players who change their names.
//
// It asks nobody, and no letter reaches it: whether somebody may have a seat is
// decided above. It plays no turn. What may enter is what a change of persons does to
// a game, its orders on file included.
package seats

import (
	"errors"
	"net/mail"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// Seats opens seats in running games, offers them to standbys, and gives them to
// others.
type Seats struct {
	Desk  *sending.Desk
	Lobby *lobby.Lobby
}

// Open leaves a seat to whoever takes it over: all standbys are asked, and the next
// report tells. The letters of a silent player still count. It fails only when the
// store does.
func (s *Seats) Open(tx records.Tx, game *records.Game, seat engine.Seat, why string) error {
	if err := Vacate(tx, game, seat, why); err != nil {
		return err
	}
	return s.Offer(tx, game, game.Players[seat])
}

// Vacate is Open before anybody is asked. It fails only when the store does.
func Vacate(tx records.Tx, game *records.Game, seat engine.Seat, why string) error {
	p := &game.Players[seat]
	p.Gone, p.Missed = why, 0
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	opened := records.About(*p, records.SeatOpened)
	opened.Why = why
	return records.NoteChange(tx, game, opened)
}

// Offer asks every standby who does not play in the game. Who says yes first has
// the seat. A standby whose address our mail cannot carry is passed over; it fails
// only when the store does.
func (s *Seats) Offer(tx records.Tx, game *records.Game, p records.Player) error {
	standbys, err := tx.Onlookers.Standbys()
	if err != nil {
		return err
	}
	offer := reports.SeatOffer{Due: sending.DueForNewcomer(game, tx.Now), Player: p.Name, Held: game.Held != ""}
	for _, standby := range standbys {
		w := s.Desk.Words.In(standby.Language)
		if game.SeatOf(standby.Address) != engine.NoSeat {
			continue
		}
		id := s.Desk.NewMessageID()
		offer.Standby = standby.Name
		err := tx.Requests.Add(records.Request{Kind: records.AskOffer, Game: game.ID, Seat: p.ID, Address: standby.Address, Asked: id, Made: tx.Now})
		if err != nil {
			return err
		}
		l := w.LetterOf(game.Name, 0, offer)
		err = s.Desk.Queue(tx, records.Outgoing{Kind: records.Report, To: standby.Address, Game: game.ID}, post.Draft{
			MessageID: id, To: mail.Address{Address: standby.Address}, Subject: w.Say(reports.OfferSubject{Game: game.Name}),
			Text: l.Text(), Automatic: "auto-generated",
			Unsubscribe: "no standby",
		})
		if err != nil && !errors.As(err, new(sending.Unwritable)) {
			return err
		}
	}
	return nil
}

// Reseat gives a seat to another person, who gets the letter that begins a game, or
// will get it at the start. Nothing of the predecessor's is left: no orders, no
// absences, no tag. Behind the deadline nothing is expected of the newcomer. It
// fails with ErrPlayerName, with a sending.Unwritable, and when the store does.
func (s *Seats) Reseat(tx records.Tx, game *records.Game, seat engine.Seat, name, address string) error {
	if err := ClearOrders(tx, game, seat); err != nil {
		return err
	}
	if err := tx.Dice.Pass(game.Players[seat].ID); err != nil {
		return err
	}
	if err := tx.Debts.Settle(game.Players[seat].ID); err != nil { // what is owed is not the successor's
		return err
	}
	if err := tx.Players.AddPast(game.ID, game.Players[seat], tx.Now); err != nil {
		return err
	}
	if err := Rename(tx, game, seat, name); err != nil {
		return err
	}
	p := &game.Players[seat]
	*p = records.Player{ID: p.ID, Name: p.Name, Address: strings.ToLower(address), Generation: p.Generation + 1}
	var err error
	if p.Language, err = sending.LanguageOf(tx.View(), p.Address); err != nil {
		return err
	}
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
	return s.Lobby.Welcome(tx, game, seat)
}
