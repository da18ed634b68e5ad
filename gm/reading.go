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

// A reading is one letter of a person's being worked on: who wrote it, what it
// asks, and what is to be answered.
type reading struct {
	*Commands
	tx    records.Tx
	f     records.FiledLetter
	w     writer
	words *reports.Words
	asked string                       // message id of the answer: a yes to it confirms
	table func() []reports.CommandHelp // of commands
	clock bool                         // it can be believed

	confirmed bool          // the writer has said yes to what is asked
	request   string        // what that was, "" for a letter that was asked about as a whole
	asks      []string      // lines that wait for a yes
	effect    bool          // something was changed
	seated    *records.Game // where the writer has a seat since this letter, nil for nowhere
	farewell  bool          // the writer is no player of the game any more
	fleeting  bool          // nothing is to be kept of the answer
}

// from is the address of the person whose letter it is.
func (r *reading) from() mail.Address { return addressee(r.f.Letter, r.w) }

// work carries out what a letter's text asks, commands, press and orders, and
// returns the sections of the answer; none when there was nothing in it.
func (r *reading) work(text string) ([]string, error) {
	items, rest := takePress(text)
	commands := r.commandReader()
	var sheet orders.Sheet
	var table ordersreading.Table
	ordering := r.w.standing == proven && r.w.game.State == records.Running
	if ordering {
		table = r.w.game.OrderTable(r.w.game.TurnAt(r.f.Letter.Arrived))
	}
	table.Command = commands.take
	sheet = ordersreading.Read(rest, table, r.w.seat)
	var sections []string
	for _, c := range worthDoing(commands.found) {
		section, err := r.carryOut(c)
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	if len(commands.twice) > 0 {
		sections = append(sections, r.words.Section("Twice", reports.About{List: commands.twice[:min(len(commands.twice), maxCommands)]}))
	}
	if commands.over > 0 {
		sections = append(sections, r.words.Section("TooManyCommands", reports.About{Count: maxCommands, Of: commands.over}))
	}
	for _, item := range items {
		if r.farewell {
			break // the writer has no report to print it in
		}
		section, err := r.filePress(item)
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	if slices.ContainsFunc(sheet.Prose, func(p orders.Prose) bool { return likePress.MatchString(p.Line) }) {
		sections = append(sections, r.words.Section("PressHow", reports.About{}))
	}
	if ordering && !r.farewell && r.w.game.State == records.Running && (len(sections) == 0 || hasOrders(sheet)) {
		section, err := r.applyOrders(sheet, table)
		if err != nil {
			return nil, err
		}
		sections = append([]string{section}, sections...)
	}
	return slices.DeleteFunc(sections, func(s string) bool { return s == "" }), r.keepRequest()
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
func (r *reading) commandReader() *commandReader {
	return &commandReader{
		inGame: r.w.standing == proven,
		isGame: func(name string) bool { _, err := r.tx.Games.Named(name); return err == nil },
	}
}

// carryOut carries out one command, if it may be.
func (r *reading) carryOut(c said) (string, error) {
	switch {
	case !c.heardBy(r.w), r.farewell && c.who != anybody:
		return "", nil
	case c.who == running && r.w.game.State == records.Waiting:
		return r.words.NotStarted(r.w.game.Name), nil
	case c.who == running && r.w.game.State == records.Finished:
		return r.words.Over(r.w.game.Name), nil
	}
	c.args["LINE"] = c.line
	return c.do(r, c.args)
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
