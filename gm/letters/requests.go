package letters

import (
	"errors"
	"slices"
	"strings"
	"time"

	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// This file is about what is done only once its writer has said yes. A question
// is kept with the message id of our letter: only who got the letter knows it, so
// a yes to it is from the address that was asked.

// requestsOpen is how long a question waits for its yes. A later one is asked
// about again.
const requestsOpen = 14 * 24 * time.Hour

// keepRequest keeps what waits for a yes.
func (w *work) keepRequest() error {
	if len(w.Asks) == 0 {
		return nil
	}
	request := records.Request{
		Kind: records.AskCommand, Line: strings.Join(w.Asks, "\n"), Seat: w.SeatAsked, Address: strings.ToLower(w.From().Address), Asked: w.AnswerID, Made: w.Tx.Now,
	}
	if w.Writer.Standing == senders.Proven {
		request.Game, request.Player = w.Writer.Game.ID, w.Writer.Player().ID
	}
	return w.Tx.Requests.Add(request)
}

// requested returns what the letter answers, nil if nothing that we asked its
// writer: at the address on file, or at the one that the letter is from.
func (w *work) requested() (*records.Request, error) {
	answered := slices.Concat(w.Filed.Letter.InReplyTo, w.Filed.Letter.References)
	for _, address := range w.addresses() {
		if request, err := w.Tx.Requests.Asked(address, answered); err != nil || request != nil {
			return request, err
		}
	}
	return nil, nil
}

// openRequest returns the newest question that waits for the writer's yes, nil if
// there is none.
func (w *work) openRequest() (*records.Request, error) {
	for _, address := range w.addresses() {
		request, err := w.Tx.Requests.Open(address, w.Tx.Now.Add(-requestsOpen))
		if err != nil || request != nil {
			return request, err
		}
	}
	return nil, nil
}

// addresses are where the writer may have been asked.
func (w *work) addresses() []string {
	var all []string
	for _, a := range append([]string{w.From().Address}, authors(w.Filed.Letter)...) {
		if a = strings.ToLower(a); a != "" && !slices.Contains(all, a) {
			all = append(all, a)
		}
	}
	return all
}

// authors are the addresses that a letter says it is from; of several authors it
// is nobody's.
func authors(l post.Letter) []string {
	if len(l.From) != 1 {
		return nil
	}
	return []string{l.From[0].Address}
}

// askAgain asks a second time what the writer may have said yes to: the letter is
// no answer to the question, or it says more than yes.
func (w *work) askAgain(open *records.Request) (string, error) {
	again := *open
	again.Asked, again.Made = w.AnswerID, w.Tx.Now
	line, err := lineOf(w, open)
	if err != nil {
		return "", err
	}
	return w.Words.Say(reports.AskAgain{Line: line}), w.Tx.Requests.Add(again)
}

// lineOf is what a request would do, in a line; of several commands the first.
func lineOf(w *work, r *records.Request) (string, error) {
	switch r.Kind {
	case records.AskMove:
		return w.Words.Say(reports.MoveLine{Address: r.Address}), nil
	case records.AskOffer:
		game, err := w.Tx.Games.WithID(r.Game)
		return w.Words.Say(reports.TakeOverLine{Game: game.Name}), err
	}
	line, _, _ := strings.Cut(r.Line, "\n")
	return line, nil
}

// confirm carries out what the writer has said yes to.
func (w *work) confirm(request *records.Request) ([]string, error) {
	if w.Tx.Now.Sub(request.Made) > requestsOpen {
		section, err := w.askAgain(request)
		return []string{section}, err
	}
	if known, err := w.becomeAsked(request); err != nil || !known {
		return []string{w.Words.Say(reports.AddressLate{})}, err
	}
	w.Confirmed, w.Request = true, request
	sections, err := w.carryOutRequest(request)
	if err != nil || !w.Effect && request.Kind == records.AskOffer {
		return sections, err // the offer stands, to be answered otherwise
	}
	return sections, w.Tx.Requests.SetDone(*request, w.Tx.Now)
}

// carryOutRequest does what was asked.
func (w *work) carryOutRequest(request *records.Request) ([]string, error) {
	if asked, ok := sayAsked(w, request); ok {
		return say(w, asked)
	}
	switch request.Kind {
	case records.AskMove:
		section, err := w.Answered(commands.MoveLetters(w.Case, request))
		return []string{section}, err
	case records.AskOffer:
		section, err := w.Answered(commands.TakeOffer(w.Case, request))
		return []string{section}, err
	}
	return w.carryOutAll(request.Line)
}

// becomeAsked makes the writer of a yes the player who was asked: the question
// was known to that player's address alone, whatever tag the answer has. It is
// false when there is no such player any more.
func (w *work) becomeAsked(request *records.Request) (bool, error) {
	if request.Player == 0 || request.Kind == records.AskMove {
		return true, nil
	}
	if w.Writer.Standing == senders.Proven && w.Writer.Player().ID == request.Player {
		return true, nil
	}
	game, err := w.Tx.Games.WithPlayer(request.Player)
	if errors.Is(err, records.ErrNoGame) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	seat := game.SeatWith(request.Player)
	if !slices.Contains(game.Players[seat].Addresses(), request.Address) {
		return false, nil
	}
	w.Writer = senders.Writer{Standing: senders.Proven, Game: &game, Seat: seat}
	w.Words = w.Desk.WordsFor(&game, w.Writer.Player())
	w.Writer.Tag, err = w.Desk.Tags.Now(w.Tx, w.Writer)
	return true, err
}
