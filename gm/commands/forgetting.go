package commands

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/gm/sending"
	"machipost/reports"
)

// forgetMe removes all that is known of a person, once it was confirmed. In the
// reports of what was played a number stands for the name.
func forgetMe(c *Case, asked Found) (string, error) {
	address := strings.ToLower(c.From().Address)
	games, err := c.Tx.Games.PlayedFrom(address)
	if err != nil {
		return "", err
	}
	if !c.Confirmed {
		return c.ask(asked.Line, reports.ForgetSure{Games: namesOfGames(games)})
	}
	known, err := forget(c, address, games)
	if err != nil {
		return "", err
	}
	c.Farewell, c.Fleeting = true, true
	keeperAsked, err := tellForgotten(c, known, address)
	if err != nil {
		return "", err
	}
	return c.done(reports.Forgotten{KeeperAsked: keeperAsked})
}

// ownLetters are the letters of somebody who writes only to be forgotten: that, and
// the yes.
const ownLetters = 2

// mattersOfForgetting is how the matters begin that the keeper is told of people
// who were forgotten.
const mattersOfForgetting = "forgotten "

// tellForgotten asks the keeper to delete the letters that lie in the mailbox, if
// there are more than those that asked to be forgotten; so many times a day, for
// everybody can. It tells whether it did.
func tellForgotten(c *Case, known bool, address string) (bool, error) {
	if !known || c.Desk.Keeper == "" {
		return false, nil
	}
	notices, err := c.Tx.Told.Since(mattersOfForgetting, c.Tx.Now.Add(-24*time.Hour))
	if err != nil || notices >= sending.AsideDaily {
		return false, err
	}
	first, err := c.Tx.Told.Once(fmt.Sprintf("%s%s %d", mattersOfForgetting, calendar.Stamp(c.Tx.Now), c.Filed.ID), c.Tx.Now)
	if err != nil || !first {
		return false, err
	}
	return true, c.Desk.Queue(c.Tx, records.Outgoing{Kind: records.Notice, To: c.Desk.Keeper, Fleeting: true}, sending.Notice(c.Desk, c.Desk.Words.Note(reports.ForgottenNotice{Address: address})))
}

// forget removes what is kept under the person's addresses, and then the person
// from the games: those of today, and those in which another has the seat by now.
// It tells whether the person played, or wrote of anything else.
func forget(c *Case, address string, games []records.Game) (known bool, err error) {
	past, err := c.Tx.Players.Past(address)
	if err != nil {
		return false, err
	}
	addresses := []string{address}
	for _, game := range games {
		addresses = append(addresses, game.Players[game.SeatOf(address)].Addresses()...)
	}
	for _, p := range past {
		addresses = append(addresses, p.Addresses...)
	}
	slices.Sort(addresses)
	unkept, err := c.Tx.Wishes.Wish(records.NoArchive) // is forgotten, too
	if err != nil {
		return false, err
	}
	letters, silent := 0, slices.ContainsFunc(addresses, func(a string) bool { return unkept[a] })
	for _, a := range slices.Compact(addresses) {
		emptied, err := c.Tx.Forgetting.Person(a)
		if err != nil {
			return false, err
		}
		letters += emptied
	}
	for i := range games {
		if err := forgetIn(c, &games[i], games[i].SeatOf(address), silent); err != nil {
			return false, err
		}
	}
	return letters > ownLetters || len(games)+len(past) > 0, forgetPast(c, past, silent)
}

// forgetIn takes a person out of one game; silent tells whether nothing is to be left of
// what the person told all.
func forgetIn(c *Case, game *records.Game, seat engine.Seat, silent bool) error {
	p := &game.Players[seat]
	s, err := stayOf(c, game, seat, records.PastPlayer{Player: p.ID, Name: p.Name, Addresses: p.Addresses()})
	if err != nil {
		return err
	}
	if err := forgetStay(c, s, silent); err != nil {
		return err
	}
	if game.State == records.Waiting {
		return removePlayer(c.Tx, game, seat)
	}
	if game.State == records.Running {
		if err := seats.ClearOrders(c.Tx, game, seat); err != nil {
			return err
		}
	}
	if err := seats.Rename(c.Tx, game, seat, s.number); err != nil {
		return err
	}
	p.Address, p.Others, p.Zone, p.Generation = "", nil, "", p.Generation+1
	if err := c.Tx.Players.SetAddresses(p.ID, nil); err != nil {
		return err
	}
	if err := c.Tx.Games.Save(*game); err != nil { // the position has the names, too
		return err
	}
	if game.State == records.Finished {
		return nil
	}
	if err := records.NoteChange(c.Tx, game, records.Change{Kind: records.PlayerGone, Player: s.Player, Who: s.number}); err != nil {
		return err
	}
	return leaveSeat(c, game, seat)
}

// forgetPast takes a person out of games where another has the seat by now.
func forgetPast(c *Case, past []records.PastPlayer, silent bool) error {
	for _, p := range past {
		found, err := c.Tx.Games.WithID(p.Game)
		if err != nil {
			return err
		}
		game := &found
		seat := engine.Seat(slices.IndexFunc(game.Players, func(now records.Player) bool { return now.ID == p.Player }))
		s, err := stayOf(c, game, seat, p)
		if err != nil {
			return err
		}
		if err := forgetStay(c, s, silent); err != nil {
			return err
		}
		if game.State != records.Running {
			continue
		}
		if err := records.NoteChange(c.Tx, game, records.Change{Kind: records.PlayerGone, Player: s.Player, Who: s.number}); err != nil {
			return err
		}
	}
	return nil
}
