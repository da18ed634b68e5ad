package gm

import (
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// This file is about what is done only once its writer has said yes. A question
// is kept with the message id of our letter: only who got the letter knows it, so
// a yes to it is from the address that was asked.

// requestsOpen is how long a question waits for its yes. A later one is asked
// about again.
const requestsOpen = 14 * 24 * time.Hour

// ask has the writer confirm the command of this line: it is carried out when
// the writer says yes to the answer, which is the section.
func (r *reading) ask(args map[string]string, section string) (string, error) {
	r.asks = append(r.asks, args["LINE"])
	return section, nil
}

// keepRequest keeps what waits for a yes.
func (r *reading) keepRequest() error {
	if len(r.asks) == 0 {
		return nil
	}
	request := records.Request{
		Asks: strings.Join(r.asks, "\n"), Address: strings.ToLower(r.from().Address), Asked: r.asked, Made: r.tx.Now,
	}
	if r.w.standing == proven {
		request.Game, request.Player = r.w.game.ID, r.w.player().ID
	}
	return r.tx.Requests.Add(request)
}

// requested returns what the letter answers, nil if nothing that we asked its
// writer: at the address on file, or at the one that the letter is from.
func (r *reading) requested() (*records.Request, error) {
	if r.w.standing == foreign {
		return nil, nil
	}
	answered := slices.Concat(r.f.Letter.InReplyTo, r.f.Letter.References)
	for _, address := range r.addresses() {
		if request, err := r.tx.Requests.Asked(address, answered); err != nil || request != nil {
			return request, err
		}
	}
	return nil, nil
}

// openRequest returns the newest question that waits for the writer's yes, nil if
// there is none.
func (r *reading) openRequest() (*records.Request, error) {
	for _, address := range r.addresses() {
		request, err := r.tx.Requests.Open(address, r.tx.Now.Add(-requestsOpen))
		if err != nil || request != nil {
			return request, err
		}
	}
	return nil, nil
}

// addresses are where the writer may have been asked.
func (r *reading) addresses() []string {
	var all []string
	for _, a := range append([]string{r.from().Address}, senders(r.f.Letter)...) {
		if a = strings.ToLower(a); a != "" && !slices.Contains(all, a) {
			all = append(all, a)
		}
	}
	return all
}

// senders are the addresses that a letter says it is from; of several authors it
// is nobody's.
func senders(l post.Letter) []string {
	if len(l.From) != 1 {
		return nil
	}
	return []string{l.From[0].Address}
}

// askAgain asks a second time what the writer may have said yes to: the letter is
// no answer to the question, or it says more than yes.
func (r *reading) askAgain(open *records.Request) (string, error) {
	again := *open
	again.Asked, again.Made = r.asked, r.tx.Now
	line, _, _ := strings.Cut(open.Asks, "\n")
	if offer, isOffer := strings.CutPrefix(line, offerOf); isOffer {
		game, _, _ := strings.Cut(offer, " ")
		line = "take over " + game
	}
	return r.words.Section("AskAgain", reports.About{Line: line}), r.tx.Requests.Add(again)
}

// confirm carries out what the writer has said yes to.
func (r *reading) confirm(request *records.Request) ([]string, error) {
	if r.tx.Now.Sub(request.Made) > requestsOpen {
		section, err := r.askAgain(request)
		return []string{section}, err
	}
	if known, err := r.becomeAsked(request); err != nil || !known {
		section := r.words.Section("AddressLate", reports.About{})
		return []string{section}, err
	}
	r.confirmed, r.request = true, request.Asks
	sections, err := r.carryOutRequest(request)
	if err != nil || !r.effect && strings.HasPrefix(request.Asks, offerOf) {
		return sections, err // the offer stands, to be answered otherwise
	}
	return sections, r.tx.Requests.SetDone(*request, r.tx.Now)
}

// carryOutRequest does what was asked.
func (r *reading) carryOutRequest(request *records.Request) ([]string, error) {
	switch {
	case strings.HasPrefix(request.Asks, moveTo):
		section, err := r.moveLetters(request)
		return []string{section}, err
	case strings.HasPrefix(request.Asks, offerOf):
		section, err := r.takeOffer(request)
		return []string{section}, err
	}
	return r.work(request.Asks)
}

// becomeAsked makes the writer of a yes the player who was asked: the question
// was known to that player's address alone, whatever tag the answer has. It is
// false when there is no such player any more.
func (r *reading) becomeAsked(request *records.Request) (bool, error) {
	if request.Player == 0 || strings.HasPrefix(request.Asks, moveTo) {
		return true, nil
	}
	if r.w.standing == proven && r.w.player().ID == request.Player {
		return true, nil
	}
	games, err := r.tx.Games.All()
	if err != nil {
		return false, err
	}
	for i := range games {
		for seat, p := range games[i].Players {
			if p.ID == request.Player && slices.Contains(p.Addresses(), request.Address) {
				r.w = writer{standing: proven, game: &games[i], seat: engine.Seat(seat)}
				r.words = r.Desk.Words.For(games[i].Names())
				r.w.tag, err = r.Desk.Tags.Now(r.tx, r.w)
				return true, err
			}
		}
	}
	return false, nil
}
