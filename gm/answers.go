package gm

import (
	"errors"
	"fmt"
	"net/mail"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// Automatic answers an hour to one address, without and with a right tag, and a day
// to all addresses, of which half is kept for right tags: no storm of ours, whatever
// comes in.
const (
	answersStranger = 5
	answersPlayer   = 60
	answersDaily    = 1000
)

// An answer is what becomes of a letter: its state, the sheet or the taking back
// that it asks for, and what is written back. An empty text is no answer.
type answer struct {
	state records.LetterState
	why   string // for the keeper; "" when it is plain
	text  string
}

// reply decides what becomes of a letter that a person wrote, and carries out
// what it asks.
func (r *reading) reply() (answer, error) {
	f, w, words := r.f, r.w, r.words
	switch {
	case f.Letter.Forged != "":
		return answer{state: records.Aside, why: f.Letter.Forged}, r.Desk.TellAside(r.tx, f, w, f.Letter.Forged)
	case f.Letter.Unreadable != "" && w.standing != stranger && w.standing != undecided && w.game.State == records.Running:
		return answer{records.Aside, f.Letter.Unreadable, words.Unreadable(f.Letter.Unreadable)}, r.Desk.TellAside(r.tx, f, w, f.Letter.Unreadable)
	}
	request, err := r.requested()
	if err != nil {
		return answer{}, err
	}
	switch howMuch := howMuchYes(f.Letter.Text); {
	case request != nil && howMuch == yesOnly:
		return r.answerWith(r.confirm(request))
	case w.standing == proven && w.asked != nil && howMuch == yesOnly:
		if err := r.tx.Letters.SetState(w.asked.ID, records.Applied, "confirmed", ""); err != nil {
			return answer{}, err
		}
		r.confirmed = true
		return r.answerWith(r.work(w.asked.Letter.Text))
	case howMuch != noYes && w.standing != foreign:
		return r.notQuiteYes(request, howMuch)
	}
	return r.plainReply()
}

// notQuiteYes answers a yes that confirms nothing: it is to another letter than the
// question, or says more.
func (r *reading) notQuiteYes(request *records.Request, howMuch yesness) (answer, error) {
	if request == nil {
		open, err := r.openRequest()
		switch {
		case err != nil:
			return answer{}, err
		case open == nil:
			return r.plainReply()
		}
		request = open
	}
	section, err := r.askAgain(request)
	if err != nil || howMuch == yesOnly || r.w.standing != proven {
		return r.answerWith([]string{section}, err)
	}
	sections, err := r.work(textOf(r.f.Letter)) // what stands below the yes
	return r.answerWith(append([]string{section}, sections...), err)
}

// plainReply answers a letter that is no yes.
func (r *reading) plainReply() (answer, error) {
	f, w, words := r.f, r.w, r.words
	switch {
	case w.standing == proven, w.standing != foreign && r.asksAsAnybody():
		return r.answerWith(r.work(textOf(f.Letter)))
	case w.standing == stranger:
		return answer{records.Answered, "a stranger's", words.Stranger(reports.Stranger{Keeper: r.Desk.Keeper, Tagged: w.wrongTag})}, nil
	case w.standing == undecided:
		return answer{records.Answered, "without a tag", words.Undecided(w.games)}, nil
	case w.game.State != records.Running && (f.Letter.Unreadable != "" || w.standing == unconfirmed && r.asksNothing()):
		return r.nothingToOrder(), nil
	}
	return r.askAbout(f.Letter, w), nil
}

// textOf is what a letter says. A program that takes its reader off a list sends
// the subject alone.
func textOf(l post.Letter) string {
	if strings.TrimSpace(l.Text) == "" && l.Unreadable == "" {
		if c, ok := match(l.Subject); ok && (c.who == anybody || c.name == "reminders") {
			return l.Subject
		}
	}
	return l.Text
}

// skim reads a letter's text without carrying anything out: its commands, and
// whether there are orders or press beside them.
func (r *reading) skim(text string) (commands []said, more bool) {
	reader := r.commandReader()
	press, rest := takePress(text)
	sheet := ordersreading.Read(rest, ordersreading.Table{Command: reader.take}, engine.NoSeat)
	return reader.found, hasOrders(sheet) || len(press) > 0
}

// asksAsAnybody tells a letter that asks what anybody may ask, and from somebody
// who plays nothing else: it needs no tag.
func (r *reading) asksAsAnybody() bool {
	commands, more := r.skim(textOf(r.f.Letter))
	return len(commands) > 0 && forAnybody(commands) && (r.w.standing == stranger || !more)
}

// asksNothing tells a letter without a command.
func (r *reading) asksNothing() bool {
	commands, _ := r.skim(textOf(r.f.Letter))
	return len(commands) == 0
}

// answerWith is the answer of these sections.
func (r *reading) answerWith(sections []string, err error) (answer, error) {
	switch {
	case err != nil:
		return answer{}, err
	case len(sections) == 0:
		return r.nothingToOrder(), nil
	}
	a := answer{state: records.Answered, text: r.words.Letter(sections...)}
	if r.effect {
		a.state = records.Applied
	}
	return a, nil
}

// nothingToOrder answers a letter without commands to a game that is not running.
func (r *reading) nothingToOrder() answer {
	switch {
	case r.w.game == nil:
		return answer{records.Answered, "a stranger's", r.words.Stranger(reports.Stranger{Keeper: r.Desk.Keeper})}
	case r.w.game.State == records.Running:
		return r.askAbout(r.f.Letter, r.w)
	case r.w.game.State == records.Waiting:
		return answer{records.Answered, "before the start", r.words.Letter(r.words.NotStarted(r.w.game.Name))}
	}
	return answer{records.Answered, "after the end", r.words.Letter(r.words.Over(r.w.game.Name))}
}

// askAbout asks the player, at the address on file, whether a letter was the
// player's that came without the right tag, or with it from a foreign address.
func (r *reading) askAbout(l post.Letter, w writer) answer {
	ask := reports.Confirm{Game: w.game.Name, Tag: w.tag.String(), WrongTag: w.wrongTag, Text: l.Text}
	why := "without a right tag"
	if w.standing == foreign {
		ask.Foreign, ask.From, why = true, l.From, "a tag from a foreign address"
	}
	return answer{records.Unconfirmed, why, r.words.Confirm(ask)}
}

// fileWithAnswer files the letter and what it asked, and queues the answer.
func (p *poll) fileWithAnswer(tx records.Tx, f records.FiledLetter, w writer) error {
	if w.game != nil {
		f.Player = w.player().ID
	}
	id, err := tx.Letters.Add(f)
	if err != nil {
		return err
	}
	f.ID = id
	if err := heardFrom(tx, f.Letter, w); err != nil {
		return err
	}
	return p.Answer(tx, f, w, p.believed)
}

// Answer works on a filed letter and queues what is to be answered. Where the clock
// is not believed, the letter sets no deadline.
func (l *Letters) Answer(tx records.Tx, f records.FiledLetter, w writer, believed bool) error {
	r := &reading{
		Commands: l.Commands, tx: tx, f: f, w: w, words: l.Desk.Words, asked: l.Desk.NewMessageID(), table: HelpTable, clock: believed,
	}
	to := r.from() // before the letter changes it
	if w.game != nil {
		r.words = l.Desk.Words.For(w.game.Names())
	}
	a, err := r.replyTo(to.Address)
	if err != nil {
		return err
	}
	if err := tx.Letters.SetState(f.ID, a.state, a.why, r.asked); err != nil || a.text == "" {
		return err
	}
	draft, err := r.draft(to, a.text)
	if err != nil {
		return err
	}
	out := records.Outgoing{Kind: records.Answer, To: to.Address, Letter: f.ID, Player: f.Player, Proven: w.standing == proven, Fleeting: r.fleeting}
	if r.farewell {
		out.Player = 0
	}
	err = l.Desk.Queue(tx, out, draft)
	if errors.As(err, new(unwritable)) {
		// The next letter must not wait for this one: it is filed, and lies there.
		if a.state != records.Applied {
			a.state = records.Aside
		}
		return tx.Letters.SetState(f.ID, a.state, joinWhy(a.why, "no answer can be written to its address"), "")
	}
	return err
}

// replyTo decides what becomes of the letter, and takes the answer away where there
// were too many to the address. What has no right tag is then not even read.
func (r *reading) replyTo(to string) (answer, error) {
	allowed := r.w.lookedAt && to != ""
	if !allowed {
		var err error
		if allowed, err = r.Desk.MayAnswer(r.tx, to, r.w.standing == proven); err != nil {
			return answer{}, err
		}
	}
	const why = "not answered: too many answers to this address, or in all"
	if !allowed && r.w.standing != proven && r.f.Letter.Forged == "" {
		return r.unread(why)
	}
	a, err := r.reply()
	if err == nil && !allowed {
		a.text, a.why = "", joinWhy(a.why, why)
		err = r.tx.Requests.Remove(r.asked) // nobody was asked
	}
	return a, err
}

// unread sets a letter aside without reading it; a stranger's is just not answered.
func (r *reading) unread(why string) (answer, error) {
	if r.w.game == nil {
		return answer{state: records.Answered, why: why}, nil
	}
	return answer{state: records.Aside, why: why}, r.Desk.TellAside(r.tx, r.f, r.w, why)
}

func joinWhy(why, more string) string {
	if why == "" {
		return more
	}
	return why + "; " + more
}

// addressee is who gets the answer: the player's address on file, or the one
// the letter says it is from.
func addressee(l post.Letter, w writer) mail.Address {
	if w.game != nil {
		return mail.Address{Name: w.player().Name, Address: w.player().Address}
	}
	if len(l.From) == 0 {
		return mail.Address{}
	}
	return mail.Address{Address: l.From[0].Address}
}

// draft writes the answer into the thread that the letter came from.
func (r *reading) draft(to mail.Address, text string) (post.Draft, error) {
	l, draft := r.f.Letter, post.Draft{To: to, Subject: r.Desk.Words.AnswerSubject(r.f.Letter.Subject)}
	if game, p := r.thread(); game != nil {
		key, err := r.Desk.Tags.Key(r.tx)
		if err != nil {
			return draft, err
		}
		draft = r.Desk.DraftTo(game, p, tagFor(key, game, p))
		draft.To = to
	}
	// What a stranger to the tag wrote is not threaded: the player never saw it.
	if l.MessageID != "" && r.w.standing != foreign {
		draft.InReplyTo, draft.References = l.MessageID, append(draft.References, l.MessageID)
	}
	draft.MessageID, draft.Text, draft.Automatic = r.asked, text, "auto-replied"
	return draft, nil
}

// thread is the player to whose letters the answer belongs: in the game where the
// letter has just seated the writer, or in the writer's own. The game is nil for
// nobody.
func (r *reading) thread() (*records.Game, records.Player) {
	switch {
	case r.seated != nil:
		return r.seated, r.seated.Players[r.seated.SeatOf(r.from().Address)]
	case r.w.game != nil && !r.farewell:
		return r.w.game, r.w.player()
	}
	return nil, records.Player{}
}

// MayAnswer keeps automatic answers from becoming a storm: so many an hour to
// one address, so many a day to all, and then the keeper is told.
func (d *Desk) MayAnswer(tx records.Tx, to string, known bool) (bool, error) {
	if to == "" {
		return false, nil
	}
	limit, count := answersStranger, tx.Outbox.AnsweredUnproven
	if known {
		limit, count = answersPlayer, tx.Outbox.Answered
	}
	hour, err := count(to, tx.Now.Add(-time.Hour))
	if err != nil || hour >= limit {
		return false, err
	}
	daily := answersDaily
	if !known {
		daily /= 2 // whatever strangers do, players are answered
	}
	day, err := tx.Outbox.Answered("", tx.Now.Add(-24*time.Hour))
	if err != nil || day < daily {
		return err == nil, err
	}
	return false, d.TellKeeper(tx, fmt.Sprintf("storm %d %s", daily, tx.Now.Format(time.DateOnly)), d.Words.Storm(daily, known))
}
