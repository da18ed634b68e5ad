package commands

import (
	"errors"
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// This file holds the commands by which a player changes how we write to him.

// setZone sets the zone in which a player reads deadlines, in all games that are
// played from the same address.
func setZone(c *Case, asked Found) (string, error) {
	name, location := calendar.Zone(asked.Args["ZONE"])
	if location == nil {
		return refuse(reports.NoZone{Zone: asked.Args["ZONE"]})
	}
	err := c.everywhere(func(p *records.Player) { p.Zone = name })
	if err != nil {
		return "", err
	}
	return c.done(reports.ZoneSet{Zone: name, Now: c.Tx.Now.In(location)})
}

// setReminders turns reminders on or off, in all those games.
func setReminders(c *Case, asked Found) (string, error) {
	if err := c.everywhere(func(p *records.Player) { p.NoReminders = asked.Ends }); err != nil {
		return "", err
	}
	return c.done(reports.RemindersSet{On: !asked.Ends})
}

// moveAddress moves a player's letters to another address, in all those games, once
// both addresses have said yes: the one on file to the answer, the new one to a
// letter of its own.
func moveAddress(c *Case, asked Found) (string, error) {
	me, address := c.Writer.Player(), strings.ToLower(asked.Args["ADDRESS"])
	if me.Gone == records.GoneResigned {
		return refuse(reports.Resigned{Game: c.Writer.Game.Name})
	}
	if err := c.Desk.Tags.CheckAddress(address); err != nil {
		return refuse(reports.AddressOdd{Address: address})
	}
	if me.Address == address {
		return c.say(reports.AddressMoved{Player: me.Name, Address: address})
	}
	if !c.Confirmed {
		return c.ask(asked.Line, reports.AddressSure{Player: me.Name, Address: address})
	}
	return askNewAddress(c, address)
}

// addressTaken tells whether another player has the address in one of the games
// that are played from mine.
func addressTaken(c *Case, mine, address string) (bool, error) {
	games, err := c.Tx.Games.PlayedFrom(mine)
	for _, game := range games {
		plays := slices.ContainsFunc(game.Players, func(p records.Player) bool { return p.Address == mine })
		taken := slices.ContainsFunc(game.Players, func(p records.Player) bool { return p.Address != mine && slices.Contains(p.Addresses(), address) })
		if plays && taken {
			return true, err
		}
	}
	return false, err
}

// askNewAddress asks at the new address.
func askNewAddress(c *Case, address string) (string, error) {
	allowed, err := c.Desk.MayAnswer(c.Tx, address, false)
	if err != nil {
		return "", err
	}
	if !allowed {
		return refuse(reports.AddressLate{})
	}
	id, game, me := c.Desk.NewMessageID(), c.Writer.Game, c.Writer.Player()
	err = c.Tx.Requests.Add(records.Request{Kind: records.AskMove, Game: game.ID, Player: me.ID, Address: address, Asked: id, Made: c.Tx.Now})
	if err != nil {
		return "", err
	}
	l := c.Words.LetterOf(game.Name, 0, reports.AddressConfirm{Game: game.Name, Player: me.Name})
	err = c.Desk.Queue(c.Tx, records.Outgoing{Kind: records.Answer, To: address}, post.Draft{
		MessageID: id, To: mail.Address{Address: address}, Subject: c.Words.Say(reports.AddressSubject{Game: game.Name}),
		Text: l.Text(), Automatic: "auto-generated",
	})
	if err != nil {
		return "", err
	}
	return c.done(reports.AddressAsked{Address: address})
}

// MoveLetters moves a player's letters to the address that has just said yes. It
// fails with a Refusal, and when the store does.
func MoveLetters(c *Case, request *records.Request) (string, error) {
	game, err := c.Tx.Games.WithPlayer(request.Player)
	if errors.Is(err, records.ErrNoGame) {
		return refuse(reports.AddressLate{})
	}
	if err != nil {
		return "", err
	}
	mover := game.Players[game.SeatWith(request.Player)]
	old := mover.Address
	if theirs, err := sameSince(c, request.Game, mover, request.Made); err != nil {
		return "", err
	} else if old == "" || !theirs {
		return refuse(reports.AddressLate{})
	}
	taken, err := addressTaken(c, old, request.Address)
	if err != nil {
		return "", err
	}
	if taken {
		return refuse(reports.AddressTaken{Address: request.Address})
	}
	games, err := c.Tx.Games.PlayedFrom(old)
	if err != nil {
		return "", err
	}
	for _, game := range games {
		for _, p := range game.Players {
			if p.Address != old {
				continue
			}
			others := slices.DeleteFunc(slices.Clone(p.Others), func(a string) bool { return a == request.Address })
			if err := c.Tx.Players.SetAddresses(p.ID, append([]string{request.Address}, others...)); err != nil {
				return "", err
			}
		}
	}
	if err := records.MoveWishes(c.Tx, old, request.Address); err != nil {
		return "", err
	}
	return c.done(reports.AddressMoved{Player: mover.Name, Address: request.Address})
}

// sameSince tells whether the player has had the seat, and the name, since a time: what
// somebody asked for is not done to a successor.
func sameSince(c *Case, game int64, p records.Player, since time.Time) (bool, error) {
	changes, err := c.Tx.Changes.Of(game, 0)
	return records.CalledThen(p.ID, p.Name, changes, since) == p.Name, err
}
