package letters

import (
	"errors"
	"net/mail"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/commands"
	"machipost/gm/dice"
	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/senders"
	"machipost/gm/sending"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// An answer is what becomes of a letter: its state, the sheet or the taking back
// that it asks for, and what is written back. An empty letter is no answer.
type answer struct {
	state records.LetterState
	why   string // for the keeper; "" when it is plain
	text  reports.Letter
	aside facts.Why // why it is set aside, for the log; "" when it is not
}

// reply decides what becomes of a letter that a person wrote, and carries out
// what it asks.
func (w *work) reply() (answer, error) {
	f, by, words := w.Filed, w.Writer, w.Words
	switch {
	case f.Letter.Forged != "":
		return answer{state: records.Aside, why: f.Letter.Forged, aside: facts.Forged}, w.Desk.TellAside(w.Tx, f, by, f.Letter.Forged)
	case by.Crossed || by.Standing == senders.Foreign:
		return nobodys(by, words), nil
	case f.Letter.Unreadable != "" && by.Standing != senders.Stranger && by.Standing != senders.Undecided && by.Game.State == records.Running:
		return answer{records.Aside, f.Letter.Unreadable, letterOf(w, w.Words.Say(reports.Unreadable{Why: f.Letter.Unreadable})), facts.Unreadable}, w.Desk.TellAside(w.Tx, f, by, f.Letter.Unreadable)
	}
	if asked, ok := says(w); ok {
		return w.answerWith(askToSay(w, asked))
	}
	request, err := w.requested()
	if err != nil {
		return answer{}, err
	}
	howMuch := howMuchYes(f.Letter.Text)
	if request == nil && howMuch == yesOnly {
		proposal, err := proposed(w)
		if err != nil {
			return answer{}, err
		}
		if proposal != nil {
			return w.answerWith(fileProposed(w, proposal))
		}
	}
	switch {
	case request != nil && howMuch == yesOnly:
		return w.answerWith(w.confirm(request))
	case by.Standing == senders.Proven && by.Asked != nil && howMuch == yesOnly:
		if text := sendAgain(w.Words, by.Game.Name, by.Asked.Why); !text.IsEmpty() {
			return answer{state: records.Answered, text: text}, nil
		}
		if err := w.Tx.Letters.SetState(by.Asked.ID, records.Applied, "confirmed", ""); err != nil {
			return answer{}, err
		}
		w.Confirmed = true
		w.Tx.Facts.Note(facts.Fact{
			Kind: facts.LetterConfirmed, Letter: by.Asked.ID, Game: by.Game.ID, Player: by.Player().ID, State: string(records.Applied),
		})
		return w.answerWith(w.carryOutAll(by.Asked.Letter.Text))
	case howMuch != noYes:
		return w.notQuiteYes(request, howMuch)
	}
	return w.plainReply()
}

// notQuiteYes answers a yes that confirms nothing: it is to another letter than the
// question, or says more.
func (w *work) notQuiteYes(request *records.Request, howMuch yesness) (answer, error) {
	if request == nil {
		open, err := w.openRequest()
		switch {
		case err != nil:
			return answer{}, err
		case open == nil:
			return w.plainReply()
		}
		request = open
	}
	section, err := w.askAgain(request)
	if err != nil || howMuch == yesOnly || w.Writer.Standing != senders.Proven {
		return w.answerWith([]string{section}, err)
	}
	sections, err := w.carryOutAll(textOf(w.Filed.Letter)) // what stands below the yes
	return w.answerWith(append([]string{section}, sections...), err)
}

// plainReply answers a letter that is no yes.
func (w *work) plainReply() (answer, error) {
	f, by, words := w.Filed, w.Writer, w.Words
	switch {
	case by.Standing == senders.Proven, w.asksAsAnybody():
		return w.answerWith(w.carryOutAll(textOf(f.Letter)))
	case by.Standing == senders.Stranger:
		return answer{state: records.Answered, why: "a stranger's", text: words.Note(reports.Stranger{Tagged: by.WrongTag})}, nil
	case by.Standing == senders.Undecided:
		return answer{state: records.Answered, why: "without a tag", text: words.Note(reports.Undecided{Games: by.Games})}, nil
	case by.Game.State != records.Running && (f.Letter.Unreadable != "" || by.Standing == senders.Unconfirmed && w.asksNothing()):
		return w.nothingToOrder(), nil
	}
	return w.askAbout(f.Letter, by), nil
}

// textOf is what a letter says. A program that takes its reader off a list sends
// the subject alone.
func textOf(l post.Letter) string {
	if strings.TrimSpace(l.Text) == "" && l.Unreadable == "" {
		if c, ok := commands.Match(l.Subject); ok && (c.Who == commands.Anybody || c.Name == "reminders") {
			return l.Subject
		}
	}
	return l.Text
}

// skim reads a letter's text without carrying anything out: its commands, and
// whether there are orders or press beside them.
func (w *work) skim(text string) (asked []commands.Found, more bool) {
	reader := commandReader(w.Tx.View(), w.Writer)
	press, rest := commands.TakePress(text, func(string) bool { return false })
	sheet := ordersreading.Read(rest, ordersreading.Table{Command: reader.Take}, engine.NoSeat)
	return reader.Found, hasOrders(sheet) || len(press) > 0
}

// asksAsAnybody tells a letter that asks what anybody may ask, and from somebody
// who plays nothing else: it needs no tag.
func (w *work) asksAsAnybody() bool {
	asked, more := w.skim(textOf(w.Filed.Letter))
	return len(asked) > 0 && commands.ForAnybody(asked) && (w.Writer.Standing == senders.Stranger || !more)
}

// asksNothing tells a letter without a command, and without what can still be said at the
// end of a game.
func (w *work) asksNothing() bool {
	asked, _ := w.skim(textOf(w.Filed.Letter))
	said, _ := commands.TakePress(w.Filed.Letter.Text, func(string) bool { return false })
	return len(asked) == 0 && (len(said) == 0 || w.Writer.Game.Statements.IsZero())
}

// answerWith is the answer of these sections.
func (w *work) answerWith(sections []string, err error) (answer, error) {
	switch {
	case err != nil:
		return answer{}, err
	case len(sections) == 0:
		return w.nothingToOrder(), nil
	}
	a := answer{state: records.Answered, text: letterOf(w, sections...)}
	if w.Effect {
		a.state = records.Applied
	}
	return a, nil
}

// letterOf is an answer of these sections, to a player of a game or to somebody else.
func letterOf(w *work, sections ...string) reports.Letter {
	game, turn := "", 0
	if w.Writer.Game != nil {
		game = w.Writer.Game.Name
		turn = w.News.Turn
		if isTold(w, sections) {
			return w.told.letter
		}
	}
	return w.Words.Letter(w.Words.Headline(game, turn, w.News), sections...)
}

// nothingToOrder answers a letter without commands to a game that is not running.
func (w *work) nothingToOrder() answer {
	switch {
	case w.Writer.Game == nil:
		return answer{state: records.Answered, why: "a stranger's", text: w.Words.Note(reports.Stranger{})}
	case w.Writer.Game.State == records.Running:
		return w.askAbout(w.Filed.Letter, w.Writer)
	case w.Writer.Game.State == records.Waiting:
		return answer{state: records.Answered, why: "before the start", text: letterOf(w, w.Words.Say(reports.NotStarted{Game: w.Writer.Game.Name}))}
	}
	return answer{state: records.Answered, why: "after the end", text: letterOf(w, w.Words.Say(reports.Over{Game: w.Writer.Game.Name}))}
}

// askAbout asks the player, at the address on file, whether a letter was the
// player's that came from there without the right tag.
func (w *work) askAbout(l post.Letter, by senders.Writer) answer {
	ask := reports.Confirm{Game: by.Game.Name, Tag: by.Tag.String(), WrongTag: by.WrongTag, Text: l.Text}
	return answer{state: records.Unconfirmed, why: "without a right tag", text: letterOf(w, w.Words.Say(ask))}
}

// fileWithAnswer files the letter and what it asked, and queues the answer.
func (p *poll) fileWithAnswer(tx records.Tx, f records.FiledLetter, w senders.Writer) error {
	if w.Game != nil {
		f.Player = w.Player().ID
	}
	id, err := tx.Letters.Add(f)
	if err != nil {
		return err
	}
	f.ID = id
	if err := sending.HeardFrom(tx, f.Letter, w); err != nil {
		return err
	}
	return p.answerRead(tx, f, w, p.believed, p.before)
}

// Answer works on a filed letter and queues what is to be answered. Where the clock
// is not believed, the letter sets no deadline. It fails when the store does; any
// other error is this letter's own, as that of a command that could not be carried
// out.
func (l *Letters) Answer(tx records.Tx, f records.FiledLetter, w senders.Writer, believed bool) error {
	return l.answerRead(tx, f, w, believed, nil)
}

// answerRead is Answer of a letter that was read before its transaction; nil for one that
// was not.
func (l *Letters) answerRead(tx records.Tx, f records.FiledLetter, w senders.Writer, believed bool, before *reading) error {
	r := &work{Case: l.Commands.Case(tx, f, w), Statements: l.Statements, before: before}
	acknowledgeAs(r, before)
	r.AnswerID, r.Believed = l.Desk.NewMessageID(), believed
	to, was := r.From(), calendarOf(r) // before the letter changes them
	if w.Game == nil {
		language, err := sending.LanguageOf(tx.View(), strings.ToLower(to.Address))
		if err != nil {
			return err
		}
		r.Words = r.Words.In(language)
	}
	a, err := r.replyTo(to.Address)
	if err != nil {
		return err
	}
	if a.state != records.Aside {
		if err := giveLetter(r); err != nil {
			return err
		}
	}
	if err := tx.Letters.SetState(f.ID, a.state, a.why, r.AnswerID); err != nil {
		return err
	}
	if !a.text.IsEmpty() {
		proven := w.Standing == senders.Proven // before the letter changed it
		if a, err = r.queue(a, to, was, proven); err != nil {
			return err
		}
	}
	tx.Facts.Note(r.fact(a, w.LookedAt))
	return nil
}

// giveLetter gives the number of the letter to the dice, where it is the first of its
// writer in the game and asks for no word.
func giveLetter(w *work) error {
	game, seat := w.Giver()
	if game == nil || seat == engine.NoSeat || game.State == records.Finished || slices.ContainsFunc(w.Found, commands.Found.IsWord) {
		return nil
	}
	_, err := rolls.Give(w.Tx, game, seat, dice.FirstLetter(w.Filed.Letter.MessageID), w.Filed.Letter.Arrived)
	return err
}

// fact is what the log tells of the letter, which was read before or not.
func (w *work) fact(a answer, again bool) facts.Fact {
	fact := facts.Fact{
		Kind: facts.LetterFiled, Letter: w.Filed.ID, Player: w.Filed.Player,
		State: string(a.state), Standing: w.Writer.Standing.String(), Why: a.aside,
	}
	if w.Writer.Game != nil {
		fact.Game = w.Writer.Game.ID
	}
	switch {
	case a.state == records.Aside:
		fact.Kind = facts.LetterAside
	case again:
		fact.Kind = facts.LetterReadAgain
	}
	return fact
}

// queue queues the answer, and sets the letter aside where none can be written to
// the address: the next letter must not wait for this one.
func (w *work) queue(a answer, to mail.Address, was sending.Deadline, proven bool) (answer, error) {
	f := w.Filed
	draft, err := w.draft(to, a.text)
	if err != nil {
		return a, err
	}
	if is := calendarOf(w); is.Turn != 0 && !is.Same(was) {
		game, p := w.thread()
		draft.Attachments = sending.CalendarFile(w.Desk, w.Tx.Now, game, p, was)
	}
	out := records.Outgoing{Kind: records.Answer, To: to.Address, Letter: f.ID, Player: f.Player, Proven: proven, Fleeting: w.Fleeting}
	if w.Farewell {
		out.Player = 0
	}
	err = w.Desk.Queue(w.Tx, out, draft)
	if errors.As(err, new(sending.Unwritable)) {
		if a.state != records.Applied {
			a.state, a.aside = records.Aside, facts.Unwritable
		}
		err = w.Tx.Letters.SetState(f.ID, a.state, joinWhy(a.why, "no answer can be written to its address"), "")
	}
	return a, err
}

// replyTo decides what becomes of the letter, and takes the answer away where there
// were too many to the address. What has no right tag is then not even read; a player
// whose letter was gets an answer later.
func (w *work) replyTo(to string) (answer, error) {
	proven, player := w.Writer.Standing == senders.Proven, w.Filed.Player // before the letter changes it
	allowed, err := mayAnswer(w, to)
	switch {
	case err != nil:
		return answer{}, err
	case !allowed && !proven && w.Filed.Letter.Forged == "":
		return w.unread("not answered: too many answers to this address, or in all")
	}
	a, err := w.reply()
	if err != nil || allowed || a.text.IsEmpty() || w.Farewell { // a farewell is said once
		return a, err
	}
	a.text, a.why = reports.Letter{}, joinWhy(a.why, "not answered by itself: too many answers to this player, who gets one for all of them")
	if err := w.Tx.Requests.Remove(w.AnswerID); err != nil { // nobody was asked
		return a, err
	}
	return a, w.Tx.Debts.Add(player, w.Tx.Now)
}

// unread sets a letter aside without reading it; a stranger's is just not answered.
func (w *work) unread(why string) (answer, error) {
	if w.Writer.Game == nil {
		return answer{state: records.Answered, why: why}, nil
	}
	return answer{state: records.Aside, why: why, aside: facts.TooMany}, w.Desk.TellAside(w.Tx, w.Filed, w.Writer, why)
}

func joinWhy(why, more string) string {
	if why == "" {
		return more
	}
	return why + "; " + more
}

// calendarOf is the deadline that the writer has in a calendar.
func calendarOf(w *work) sending.Deadline {
	game, p := w.thread()
	if game == nil || !p.Calendar {
		return sending.Deadline{}
	}
	return sending.DeadlineOf(game)
}

// draft writes the answer into the thread that the letter came from.
func (w *work) draft(to mail.Address, text reports.Letter) (draft post.Draft, err error) {
	l := w.Filed.Letter
	if game, p := w.thread(); game != nil {
		key, err := w.Desk.Tags.Key(w.Tx)
		if err != nil {
			return draft, err
		}
		draft = inThread(w, game, p, senders.TagFor(key, game, p), text)
	} else {
		if w.Writer.Crossed { // a reply must not carry another's tag again
			l.Subject = senders.WithoutSecrets(l.Subject)
		}
		draft.Subject, draft.Text = w.Words.Say(reports.AnswerTo(l.Subject)), text.Text()
	}
	draft.To = to
	// What a stranger to the tag wrote is not threaded: the player never saw it.
	if l.MessageID != "" && w.Writer.Standing != senders.Foreign {
		draft.InReplyTo, draft.References = l.MessageID, append(draft.References, l.MessageID)
	}
	draft.MessageID, draft.Automatic = w.AnswerID, "auto-replied"
	return draft, nil
}

// thread is the player to whose letters the answer belongs: in the game where the
// letter has just seated the writer, or in the writer's own. The game is nil for
// nobody.
func (w *work) thread() (*records.Game, records.Player) {
	switch {
	case w.Seated != nil:
		return w.Seated, w.Seated.Players[w.Seated.SeatOf(w.From().Address)]
	case w.Writer.Game != nil && !w.Farewell:
		return w.Writer.Game, w.Writer.Player()
	}
	return nil, records.Player{}
}
