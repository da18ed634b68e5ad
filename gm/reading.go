package gm

import (
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/orders"
	"machipost/reports"
)

// A reading is one letter of a person's being worked on: who wrote it, what it
// asks, and what is to be answered.
type reading struct {
	*GM
	tx    Tx
	f     FiledLetter
	w     writer
	words *reports.Words
	asked string // message id of the answer: a yes to it confirms

	confirmed bool     // the writer has said yes to what is asked
	asks      []string // lines that wait for a yes
	effect    bool     // something was changed
	seated    *Game    // where the writer has a seat since this letter, nil for nowhere
	farewell  bool     // the writer is no player of the game any more
	fleeting  bool     // nothing is to be kept of the answer
}

// from is the address of the person whose letter it is.
func (r *reading) from() mail.Address { return addressee(r.f.Letter, r.w) }

// work carries out what a letter's text asks, commands, press and orders, and
// returns the sections of the answer; none when there was nothing in it.
func (r *reading) work(text string) ([]string, error) {
	items, rest := takePress(text)
	commands := r.commandReader()
	var sheet orders.Sheet
	var table orders.Table
	ordering := r.w.standing == proven && r.w.game.State == Running
	if ordering {
		table = r.w.game.orderTable(r.w.game.turnAt(r.f.Letter.Arrived))
	}
	table.Command = commands.take
	sheet = orders.Read(rest, table, r.w.seat)
	var sections []string
	for _, c := range commands.found {
		section, err := r.carryOut(c)
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	for _, item := range items {
		section, err := r.filePress(item)
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	if ordering && (len(sections) == 0 || hasOrders(sheet)) && r.w.game.State == Running && !r.farewell {
		section, err := r.applyOrders(sheet, table)
		if err != nil {
			return nil, err
		}
		sections = append([]string{section}, sections...)
	}
	return slices.DeleteFunc(sections, func(s string) bool { return s == "" }), r.keepRequest()
}

// hasOrders tells whether a sheet beside commands is worth an answer.
func hasOrders(s orders.Sheet) bool {
	hinted := slices.ContainsFunc(s.Prose, func(p orders.Prose) bool { return p.Suggestion != "" })
	return !s.Empty() || s.Clear || s.TooLong || len(s.Refused) > 0 || hinted
}

// commandReader is one for this letter's writer.
func (r *reading) commandReader() *commandReader {
	return &commandReader{
		inGame: r.w.standing == proven,
		isGame: func(name string) bool { _, err := r.tx.Game(name); return err == nil },
	}
}

// carryOut carries out one command, if it may be.
func (r *reading) carryOut(c said) (string, error) {
	switch {
	case !c.heardBy(r.w):
		return "", nil
	case c.who == running && r.w.game.State == Waiting:
		return r.words.NotStarted(r.w.game.Name), nil
	case c.who == running && r.w.game.State == Finished:
		return r.words.Over(r.w.game.Name), nil
	}
	c.args["LINE"] = c.line
	return c.do(r, c.args)
}

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
	request := Request{
		Asks: strings.Join(r.asks, "\n"), Address: strings.ToLower(r.from().Address), Asked: r.asked, Made: r.now(),
	}
	if r.w.standing == proven {
		request.Game, request.Player = r.w.game.ID, r.w.player().ID
	}
	return r.tx.AddRequest(request)
}

// requested returns what the writer of a yes was asked about, nil if nothing.
func (r *reading) requested() (*Request, error) {
	if !isYes(r.f.Letter.Text) || r.w.standing == foreign || r.from().Address == "" {
		return nil, nil
	}
	return r.tx.RequestAsked(strings.ToLower(r.from().Address), slices.Concat(r.f.Letter.InReplyTo, r.f.Letter.References))
}

// requestsOpen is how long a question waits for its yes, where the yes came to
// another letter.
const requestsOpen = 14 * 24 * time.Hour

// askAgain asks a second time what a yes may have been to that answered another
// letter than the question: only the question's own letter shows who has it.
func (r *reading) askAgain() ([]string, error) {
	open, err := r.tx.OpenRequest(strings.ToLower(r.from().Address), r.now().Add(-requestsOpen))
	if err != nil || open == nil {
		return nil, err
	}
	again := *open
	again.Asked, again.Made = r.asked, r.now()
	line, _, _ := strings.Cut(open.Asks, "\n")
	if offer, isOffer := strings.CutPrefix(line, offerOf); isOffer {
		game, _, _ := strings.Cut(offer, " ")
		line = "take over " + game
	}
	return []string{r.words.Section("AskAgain", reports.About{Line: line})}, r.tx.AddRequest(again)
}

// confirm carries out what the writer has said yes to.
func (r *reading) confirm(request *Request) ([]string, error) {
	if err := r.tx.SetRequestDone(request.ID, r.now()); err != nil {
		return nil, err
	}
	r.confirmed = true
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

// say is a section of the answer.
func (r *reading) say(name string, about reports.About) (string, error) {
	return r.words.Section(name, about), nil
}

// done is say for what has changed something.
func (r *reading) done(name string, about reports.About) (string, error) {
	r.effect = true
	return r.say(name, about)
}
