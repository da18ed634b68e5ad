package gm

import (
	"net/mail"
	"slices"
	"strings"

	"machipost/gm/calendar"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// This file holds the commands by which a player changes how we write to him.

// zone sets the zone in which a player reads deadlines, in all games that are
// played from the same address.
func (r *reading) zone(args map[string]string) (string, error) {
	name, location := calendar.Zone(args["ZONE"])
	if location == nil {
		return r.say("NoZone", reports.About{Value: args["ZONE"]})
	}
	err := r.everywhere(func(p *records.Player) { p.Zone = name })
	if err != nil {
		return "", err
	}
	return r.done("ZoneSet", reports.About{Value: name, Until: r.tx.Now.In(location)})
}

// reminders turns reminders on or off, in all those games.
func (r *reading) reminders(args map[string]string) (string, error) {
	on := strings.HasSuffix(strings.ToLower(args["LINE"]), "on")
	if err := r.everywhere(func(p *records.Player) { p.NoReminders = !on }); err != nil {
		return "", err
	}
	return r.done("RemindersSet", reports.About{Yes: on})
}

// everywhere changes the player in all games that are played from the address to
// which letters go.
func (r *reading) everywhere(change func(*records.Player)) error {
	address := r.w.player().Address
	games, err := r.tx.Games.All()
	if err != nil {
		return err
	}
	for _, game := range games {
		changed := false
		for i := range game.Players {
			if game.Players[i].Address == address {
				change(&game.Players[i])
				changed = true
			}
		}
		if !changed {
			continue
		}
		if game.ID == r.w.game.ID {
			*r.w.game = game
		}
		if err := r.tx.Games.Save(game); err != nil {
			return err
		}
	}
	return nil
}

// address moves a player's letters to another address, in all those games, once
// both addresses have said yes: the one on file to the answer, the new one to a
// letter of its own.
func (r *reading) address(args map[string]string) (string, error) {
	address := strings.ToLower(args["ADDRESS"])
	about := reports.About{Address: address, Player: r.w.player().Name, Game: r.w.game.Name}
	if r.w.player().Gone == records.GoneResigned {
		return r.say("Resigned", about)
	}
	if err := r.Desk.Tags.CheckAddress(address); err != nil {
		return r.say("AddressOdd", about)
	}
	if r.w.player().Address == address {
		return r.say("AddressMoved", about)
	}
	if !r.confirmed {
		return r.ask(args, r.words.Section("AddressSure", about))
	}
	return r.askNewAddress(about)
}

// addressTaken tells whether another player has the address in one of the games
// that are played from mine.
func (r *reading) addressTaken(mine, address string) (bool, error) {
	games, err := r.tx.Games.All()
	for _, game := range games {
		plays := slices.ContainsFunc(game.Players, func(p records.Player) bool { return p.Address == mine })
		taken := slices.ContainsFunc(game.Players, func(p records.Player) bool { return p.Address != mine && slices.Contains(p.Addresses(), address) })
		if plays && taken {
			return true, err
		}
	}
	return false, err
}

// moveTo is how a request to move a player's letters begins, behind it the new
// address; nobody can write it as a command.
const moveTo = "move letters to "

// askNewAddress asks at the new address.
func (r *reading) askNewAddress(about reports.About) (string, error) {
	if allowed, err := r.Desk.MayAnswer(r.tx, about.Address, false); err != nil || !allowed {
		return r.words.Section("AddressLate", about), err
	}
	id := r.Desk.NewMessageID()
	err := r.tx.Requests.Add(records.Request{
		Asks: moveTo + about.Address, Game: r.w.game.ID, Player: r.w.player().ID, Address: about.Address, Asked: id, Made: r.tx.Now,
	})
	if err != nil {
		return "", err
	}
	err = r.Desk.Queue(r.tx, records.Outgoing{Kind: records.Answer, To: about.Address}, post.Draft{
		MessageID: id, To: mail.Address{Address: about.Address}, Subject: r.words.NewAddressSubject(about.Game),
		Text: r.words.Letter(r.words.Section("AddressConfirm", about)), Automatic: "auto-generated",
	})
	if err != nil {
		return "", err
	}
	return r.done("AddressAsked", about)
}

// moveLetters moves a player's letters to the address that has just said yes.
func (r *reading) moveLetters(request *records.Request) (string, error) {
	games, err := r.tx.Games.All()
	if err != nil {
		return "", err
	}
	old := ""
	about := reports.About{Address: request.Address}
	for _, game := range games {
		for _, p := range game.Players {
			if p.ID == request.Player {
				old, about.Player, about.Game = p.Address, p.Name, game.Name
			}
		}
	}
	if theirs, err := r.sameSince(request.Game, about.Player, request.Made); err != nil {
		return "", err
	} else if old == "" || !theirs {
		return r.say("AddressLate", about)
	}
	if taken, err := r.addressTaken(old, request.Address); err != nil || taken {
		return r.words.Section("AddressTaken", about), err
	}
	for _, game := range games {
		for _, p := range game.Players {
			if p.Address != old {
				continue
			}
			others := slices.DeleteFunc(slices.Clone(p.Others), func(a string) bool { return a == request.Address })
			if err := r.tx.Players.SetAddresses(p.ID, append([]string{request.Address}, others...)); err != nil {
				return "", err
			}
		}
	}
	return r.done("AddressMoved", about)
}
