package gm

import (
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/calendar"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// forgetMe removes all that is known of a person, once it was confirmed. In the
// reports of what was played a number stands for the name.
func forgetMe(c *Case, args map[string]string) (string, error) {
	address := strings.ToLower(c.from().Address)
	about := reports.About{Address: address}
	games, err := c.Tx.Games.All()
	if err != nil {
		return "", err
	}
	games = slices.DeleteFunc(games, func(g records.Game) bool { return g.SeatOf(address) == engine.NoSeat })
	for _, game := range games {
		about.List = append(about.List, game.Name)
	}
	if !c.Confirmed {
		return c.ask(args, c.Words.Section("ForgetSure", about))
	}
	known, err := forget(c, address, games)
	if err != nil {
		return "", err
	}
	c.Farewell, c.Fleeting = true, true
	if about.Yes, err = tellForgotten(c, known, address); err != nil {
		return "", err
	}
	return c.done("Forgotten", about)
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
	told, err := c.Tx.Told.Since(mattersOfForgetting, c.Tx.Now.Add(-24*time.Hour))
	if err != nil || told >= asideDaily {
		return false, err
	}
	first, err := c.Tx.Told.Once(fmt.Sprintf("%s%s %d", mattersOfForgetting, calendar.Stamp(c.Tx.Now), c.Filed.ID), c.Tx.Now)
	if err != nil || !first {
		return false, err
	}
	return true, c.Desk.Queue(c.Tx, records.Outgoing{Kind: records.Notice, To: c.Desk.Keeper, Fleeting: true}, post.Draft{
		To: mail.Address{Address: c.Desk.Keeper}, Subject: c.Desk.Words.NoticeSubject(), Text: c.Desk.Words.ForgottenNotice(address), Automatic: "auto-generated",
	})
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
	letters := 0
	for _, a := range slices.Compact(addresses) {
		emptied, err := c.Tx.Forgetting.Person(a)
		if err != nil {
			return false, err
		}
		letters += emptied
	}
	for i := range games {
		if err := forgetIn(c, &games[i], games[i].SeatOf(address)); err != nil {
			return false, err
		}
	}
	return letters > ownLetters || len(games)+len(past) > 0, forgetPast(c, past)
}

// forgetIn takes a person out of one game.
func forgetIn(c *Case, game *records.Game, seat engine.Seat) error {
	p := &game.Players[seat]
	s, err := stayOf(c, game, seat, records.PastPlayer{Player: p.ID, Name: p.Name, Addresses: p.Addresses()})
	if err != nil {
		return err
	}
	if err := forgetStay(c, s); err != nil {
		return err
	}
	if game.State == records.Waiting {
		return removePlayer(c.Tx, game, seat)
	}
	if game.State == records.Running {
		if err := clearOrders(c.Tx, game, seat); err != nil {
			return err
		}
	}
	if err := rename(c.Tx, game, seat, s.number); err != nil {
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
	if err := records.NoteChange(c.Tx, game, records.PlayerGone, s.number, "", ""); err != nil {
		return err
	}
	return leaveSeat(c, game, seat)
}

// forgetPast takes a person out of games where another has the seat by now.
func forgetPast(c *Case, past []records.PastPlayer) error {
	if len(past) == 0 {
		return nil
	}
	games, err := c.Tx.Games.All()
	if err != nil {
		return err
	}
	for _, p := range past {
		game := &games[slices.IndexFunc(games, func(g records.Game) bool { return g.ID == p.Game })]
		seat := engine.Seat(slices.IndexFunc(game.Players, func(now records.Player) bool { return now.ID == p.Player }))
		s, err := stayOf(c, game, seat, p)
		if err != nil {
			return err
		}
		if err := forgetStay(c, s); err != nil {
			return err
		}
		if game.State != records.Running {
			continue
		}
		if err := records.NoteChange(c.Tx, game, records.PlayerGone, s.number, "", ""); err != nil {
			return err
		}
	}
	return nil
}

// A stay is a person's time in a game, to be forgotten.
type stay struct {
	records.PastPlayer
	game   *records.Game
	seat   engine.Seat      // -1 where it is gone
	names  []records.Called // the last one first
	number string           // what stands for them from now on
}

// stayOf finds out what is kept of a person's time in a game. Until is zero for a
// player of today.
func stayOf(c *Case, game *records.Game, seat engine.Seat, p records.PastPlayer) (stay, error) {
	changes, err := c.Tx.Changes.Of(game.ID, 0)
	if err != nil {
		return stay{}, err
	}
	s := stay{PastPlayer: p, game: game, seat: seat, names: namesOf(changes, p)}
	s.number, err = numberFor(c, s)
	return s, err
}

// namesOf are the names that a player had, back to when the seat was another's, the
// last one first. changes are all of the game.
func namesOf(changes []records.Change, p records.PastPlayer) []records.Called {
	left := slices.IndexFunc(changes, func(c records.Change) bool {
		return (c.Kind == records.PlayerReplaced || c.Kind == records.SeatTaken) && c.Who == p.Name && !c.At.Before(p.Until)
	})
	if !p.Until.IsZero() && left >= 0 {
		changes = changes[:left]
	}
	name := records.Called{Name: p.Name, Until: p.Until}
	var names []records.Called
	for _, c := range slices.Backward(changes) {
		if c.What != name.Name {
			continue
		}
		switch c.Kind {
		case records.PlayerRenamed:
			name.Since = c.At
			names = append(names, name)
			name = records.Called{Name: c.Who, Until: c.At}
		case records.PlayerReplaced, records.SeatTaken:
			name.Since = c.At
			return append(names, name)
		}
	}
	return append(names, name)
}

// forgetStay puts the number in the place of a person's names, in all that is kept
// of the game.
func forgetStay(c *Case, s stay) error {
	err := c.Tx.Forgetting.Stay(s.Player, s.game.State != records.Finished, s.names[len(s.names)-1].Since, s.Until)
	if err != nil {
		return err
	}
	if err := c.Tx.Forgetting.RewriteTurns(s.game.ID, s.rewrite); err != nil {
		return err
	}
	for _, name := range s.names {
		if err := c.Tx.Forgetting.Name(s.game.ID, name, s.number); err != nil {
			return err
		}
		offer := offerOf + s.game.Name + " "
		if err := c.Tx.Requests.Rewrite(offer+name.Name, offer+s.number); err != nil {
			return err
		}
	}
	if err := c.Tx.Forgetting.Words(s.game.ID, s.words(), s.number); err != nil {
		return err
	}
	now, err := c.Tx.Games.Named(s.game.Name)
	s.game.Held = now.Held
	return err
}

// words are what stands for the person in what others wrote: not a name that
// another player has today.
func (s stay) words() []string {
	words := slices.Clone(s.Addresses)
	for _, name := range s.names {
		others := slices.ContainsFunc(s.game.Players, func(p records.Player) bool {
			return wire.SameName(p.Name, name.Name) && !(p.ID == s.Player && s.Until.IsZero())
		})
		if !others {
			words = append(words, name.Name)
		}
	}
	return words
}

// rewrite puts the number into a turn of the person's time.
func (s stay) rewrite(turn *records.Turn) {
	was := slices.Clone(turn.Names)
	for _, name := range s.names {
		if s.seat >= 0 && was[s.seat] == name.Name && calledSoAt(name, turn.Resolved) {
			turn.Names[s.seat] = s.number
		}
	}
	for i, c := range turn.Orders {
		w := rewriter{was, turn.Names, turn.Before.Rules, engine.Seat(i)}
		turn.Orders[i].Orders, turn.Orders[i].Standing = w.orders(c.Orders), w.standing(c.Standing)
	}
}

// calledSoAt tells whether somebody was called so at a time.
func calledSoAt(c records.Called, t time.Time) bool {
	return !t.Before(c.Since) && (c.Until.IsZero() || !t.After(c.Until))
}

// numberFor is what stands for the names of a player who is forgotten. Nobody else
// was ever called so, nor is today.
func numberFor(c *Case, s stay) (string, error) {
	turns, err := c.Tx.Turns.Of(s.game.ID)
	if err != nil {
		return "", err
	}
	undone, err := c.Tx.Turns.Undone(s.game.ID)
	if err != nil {
		return "", err
	}
	for _, u := range undone {
		turns = append(turns, u.Turn)
	}
	taken := s.game.Names()
	for _, turn := range turns {
		taken = append(taken, turn.Names...)
	}
	number := fmt.Sprintf("Player %d", max(s.seat, 0)+1)
	for slices.ContainsFunc(taken, func(name string) bool { return wire.SameName(name, number) }) {
		number += "x"
	}
	return number, nil
}
