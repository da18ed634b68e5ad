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
func (r *reading) forgetMe(args map[string]string) (string, error) {
	address := strings.ToLower(r.from().Address)
	about := reports.About{Address: address}
	games, err := r.tx.Games.All()
	if err != nil {
		return "", err
	}
	games = slices.DeleteFunc(games, func(g records.Game) bool { return g.SeatOf(address) == engine.NoSeat })
	for _, game := range games {
		about.List = append(about.List, game.Name)
	}
	if !r.confirmed {
		return r.ask(args, r.words.Section("ForgetSure", about))
	}
	known, err := r.forget(address, games)
	if err != nil {
		return "", err
	}
	r.farewell, r.fleeting = true, true
	if about.Yes, err = r.tellForgotten(known, address); err != nil {
		return "", err
	}
	return r.done("Forgotten", about)
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
func (r *reading) tellForgotten(known bool, address string) (bool, error) {
	if !known || r.Desk.Keeper == "" {
		return false, nil
	}
	told, err := r.tx.Told.Since(mattersOfForgetting, r.tx.Now.Add(-24*time.Hour))
	if err != nil || told >= asideDaily {
		return false, err
	}
	first, err := r.tx.Told.Once(fmt.Sprintf("%s%s %d", mattersOfForgetting, calendar.Stamp(r.tx.Now), r.f.ID), r.tx.Now)
	if err != nil || !first {
		return false, err
	}
	return true, r.Desk.Queue(r.tx, records.Outgoing{Kind: records.Notice, To: r.Desk.Keeper, Fleeting: true}, post.Draft{
		To: mail.Address{Address: r.Desk.Keeper}, Subject: r.Desk.Words.NoticeSubject(), Text: r.Desk.Words.ForgottenNotice(address), Automatic: "auto-generated",
	})
}

// forget removes what is kept under the person's addresses, and then the person
// from the games: those of today, and those in which another has the seat by now.
// It tells whether the person played, or wrote of anything else.
func (r *reading) forget(address string, games []records.Game) (known bool, err error) {
	past, err := r.tx.Players.Past(address)
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
		emptied, err := r.tx.Forgetting.Person(a)
		if err != nil {
			return false, err
		}
		letters += emptied
	}
	for i := range games {
		if err := r.forgetIn(&games[i], games[i].SeatOf(address)); err != nil {
			return false, err
		}
	}
	return letters > ownLetters || len(games)+len(past) > 0, r.forgetPast(past)
}

// forgetIn takes a person out of one game.
func (r *reading) forgetIn(game *records.Game, seat engine.Seat) error {
	p := &game.Players[seat]
	s, err := r.stayOf(game, seat, records.PastPlayer{Player: p.ID, Name: p.Name, Addresses: p.Addresses()})
	if err != nil {
		return err
	}
	if err := r.forgetStay(s); err != nil {
		return err
	}
	if game.State == records.Waiting {
		return removePlayer(r.tx, game, seat)
	}
	if game.State == records.Running {
		if err := clearOrders(r.tx, game, seat); err != nil {
			return err
		}
	}
	if err := rename(r.tx, game, seat, s.number); err != nil {
		return err
	}
	p.Address, p.Others, p.Zone, p.Generation = "", nil, "", p.Generation+1
	if err := r.tx.Players.SetAddresses(p.ID, nil); err != nil {
		return err
	}
	if err := r.tx.Games.Save(*game); err != nil { // the position has the names, too
		return err
	}
	if game.State == records.Finished {
		return nil
	}
	if err := records.NoteChange(r.tx, game, records.PlayerGone, s.number, "", ""); err != nil {
		return err
	}
	return r.leaveSeat(game, seat)
}

// forgetPast takes a person out of games where another has the seat by now.
func (r *reading) forgetPast(past []records.PastPlayer) error {
	if len(past) == 0 {
		return nil
	}
	games, err := r.tx.Games.All()
	if err != nil {
		return err
	}
	for _, p := range past {
		game := &games[slices.IndexFunc(games, func(g records.Game) bool { return g.ID == p.Game })]
		seat := engine.Seat(slices.IndexFunc(game.Players, func(now records.Player) bool { return now.ID == p.Player }))
		s, err := r.stayOf(game, seat, p)
		if err != nil {
			return err
		}
		if err := r.forgetStay(s); err != nil {
			return err
		}
		if game.State != records.Running {
			continue
		}
		if err := records.NoteChange(r.tx, game, records.PlayerGone, s.number, "", ""); err != nil {
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
func (r *reading) stayOf(game *records.Game, seat engine.Seat, p records.PastPlayer) (stay, error) {
	changes, err := r.tx.Changes.Of(game.ID, 0)
	if err != nil {
		return stay{}, err
	}
	s := stay{PastPlayer: p, game: game, seat: seat, names: namesOf(changes, p)}
	s.number, err = r.numberFor(s)
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
func (r *reading) forgetStay(s stay) error {
	err := r.tx.Forgetting.Stay(s.Player, s.game.State != records.Finished, s.names[len(s.names)-1].Since, s.Until)
	if err != nil {
		return err
	}
	if err := r.tx.Forgetting.RewriteTurns(s.game.ID, s.rewrite); err != nil {
		return err
	}
	for _, name := range s.names {
		if err := r.tx.Forgetting.Name(s.game.ID, name, s.number); err != nil {
			return err
		}
		offer := offerOf + s.game.Name + " "
		if err := r.tx.Requests.Rewrite(offer+name.Name, offer+s.number); err != nil {
			return err
		}
	}
	if err := r.tx.Forgetting.Words(s.game.ID, s.words(), s.number); err != nil {
		return err
	}
	now, err := r.tx.Games.Named(s.game.Name)
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
func (r *reading) numberFor(s stay) (string, error) {
	turns, err := r.tx.Turns.Of(s.game.ID)
	if err != nil {
		return "", err
	}
	undone, err := r.tx.Turns.Undone(s.game.ID)
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
