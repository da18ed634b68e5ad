package gm

import (
	"net/mail"
	"regexp"
	"slices"

	"machipost/gm/records"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// A Case is one letter of a person's being worked on: who wrote it, what it
// asks, and what is to be answered.
type Case struct {
	*Commands
	Tx       records.Tx
	Filed    records.FiledLetter
	Writer   writer
	Words    *reports.Words
	AnswerID string                       // message id of the answer: a yes to it confirms
	Table    func() []reports.CommandHelp // of commands
	Believed bool                         // it can be believed

	Confirmed bool          // the writer has said yes to what is asked
	Requested string        // what that was, "" for a letter that was asked about as a whole
	Asks      []string      // lines that wait for a yes
	Effect    bool          // something was changed
	Seated    *records.Game // where the writer has a seat since this letter, nil for nowhere
	Farewell  bool          // the writer is no player of the game any more
	Fleeting  bool          // nothing is to be kept of the answer
}

// Case begins a case of a filed letter, in the words of the writer's game.
func (c *Commands) Case(tx records.Tx, f records.FiledLetter, w writer) *Case {
	words := c.Desk.Words
	if w.game != nil {
		words = words.For(w.game.Names())
	}
	return &Case{
		Commands: c, Tx: tx, Filed: f, Writer: w, Words: words, Table: HelpTable,
	}
}

// from is the address of the person whose letter it is.
func (c *Case) from() mail.Address { return addressee(c.Filed.Letter, c.Writer) }

// carryOutAll carries out what a letter's text asks, commands, press and orders, and
// returns the sections of the answer; none when there was nothing in it.
func (w *work) carryOutAll(text string) ([]string, error) {
	items, rest := takePress(text)
	commands := w.commandReader()
	var sheet orders.Sheet
	var table ordersreading.Table
	ordering := w.Writer.standing == proven && w.Writer.game.State == records.Running
	if ordering {
		table = w.Writer.game.OrderTable(w.Writer.game.TurnAt(w.Filed.Letter.Arrived))
	}
	table.Command = commands.take
	sheet = ordersreading.Read(rest, table, w.Writer.seat)
	var sections []string
	for _, c := range worthDoing(commands.found) {
		section, err := w.carryOut(c)
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	if len(commands.twice) > 0 {
		sections = append(sections, w.Words.Section("Twice", reports.About{List: commands.twice[:min(len(commands.twice), maxCommands)]}))
	}
	if commands.over > 0 {
		sections = append(sections, w.Words.Section("TooManyCommands", reports.About{Count: maxCommands, Of: commands.over}))
	}
	for _, item := range items {
		if w.Farewell {
			break // the writer has no report to print it in
		}
		section, err := filePress(w.Case, item)
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	if slices.ContainsFunc(sheet.Prose, func(p orders.Prose) bool { return likePress.MatchString(p.Line) }) {
		sections = append(sections, w.Words.Section("PressHow", reports.About{}))
	}
	if ordering && !w.Farewell && w.Writer.game.State == records.Running && (len(sections) == 0 || hasOrders(sheet)) {
		section, err := applyOrders(w.Case, sheet, table)
		if err != nil {
			return nil, err
		}
		sections = append([]string{section}, sections...)
	}
	return slices.DeleteFunc(sections, func(s string) bool { return s == "" }), w.keepRequest()
}

// likePress finds prose that may have been meant as press.
var likePress = regexp.MustCompile(`(?i)^\W*(anonymous\s+)?press\b[^:：]*([:：]|$)`)

// worthDoing are the commands of a letter: of one that asks to be forgotten that
// alone, for nothing else has any use then.
func worthDoing(all []said) []said {
	if at := slices.IndexFunc(all, func(s said) bool { return s.name == "forget me" }); at >= 0 {
		return all[at : at+1]
	}
	return all
}

// hasOrders tells whether a sheet beside commands is worth an answer.
func hasOrders(s orders.Sheet) bool {
	hinted := slices.ContainsFunc(s.Prose, func(p orders.Prose) bool { return p.Suggestion != "" })
	return !s.Empty() || s.Clear || s.TooLong || len(s.Refused) > 0 || hinted
}

// commandReader is one for this letter's writer.
func (w *work) commandReader() *commandReader {
	return &commandReader{
		inGame: w.Writer.standing == proven,
		isGame: func(name string) bool { _, err := w.Tx.Games.Named(name); return err == nil },
	}
}

// carryOut carries out one command, if it may be.
func (w *work) carryOut(c said) (string, error) {
	switch {
	case !c.heardBy(w.Writer), w.Farewell && c.who != anybody:
		return "", nil
	case c.who == running && w.Writer.game.State == records.Waiting:
		return w.Words.NotStarted(w.Writer.game.Name), nil
	case c.who == running && w.Writer.game.State == records.Finished:
		return w.Words.Over(w.Writer.game.Name), nil
	}
	c.args["LINE"] = c.line
	return c.do(w.Case, c.args)
}

// say is a section of the answer.
func (c *Case) say(name string, about reports.About) (string, error) {
	return c.Words.Section(name, about), nil
}

// done is say for what has changed something.
func (c *Case) done(name string, about reports.About) (string, error) {
	c.Effect = true
	return c.say(name, about)
}
