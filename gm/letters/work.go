package letters

import (
	"errors"
	"regexp"
	"slices"

	"machipost/gm/commands"
	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/voice"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// A work is a case on its way to its answer.
type work struct {
	*commands.Case
	Statements *voice.Statements
	before     *reading  // what was read in the letter before its transaction; nil for nothing
	told       *rendered // the answer, where it was rendered before; nil else
}

// carryOutAll carries out what a letter's text asks, commands, press and orders, and
// returns the sections of the answer; none when there was nothing in it.
func (w *work) carryOutAll(text string) ([]string, error) {
	read, err := readNow(w, text)
	if err != nil {
		return nil, err
	}
	sheet, reader := read.sheet, read.commands
	asked := commands.SpeakAsAsked(w.Case, worthDoing(reader.Found))
	w.Found = asked
	last := func(c commands.Found) bool { return c.After && read.orders && hasOrders(sheet) }
	sections := make([]string, len(asked))
	if err := carryOutEach(w, asked, sections, func(c commands.Found) bool { return !last(c) }); err != nil {
		return nil, err
	}
	if len(reader.Twice) > 0 {
		sections = append(sections, w.Words.Say(reports.Twice{Lines: reader.Twice[:min(len(reader.Twice), commands.MaxCommands)]}))
	}
	if reader.Over > 0 {
		sections = append(sections, w.Words.Say(reports.TooManyCommands{Done: commands.MaxCommands, Undone: reader.Over}))
	}
	pressed, err := filePress(w, read.press, read.by)
	if err != nil {
		return nil, err
	}
	sections = append(sections, pressed...)
	if slices.ContainsFunc(sheet.Prose, func(p orders.Prose) bool { return likePress.MatchString(p.Line) }) {
		sections = append(sections, w.Words.Say(reports.PressHow{}))
	}
	filed := ""
	if read.orders && !w.Farewell && w.Writer.Game.State == records.Running && (len(sections) == 0 || hasOrders(sheet)) {
		if filed, err = w.Answered(commands.ApplyOrders(w.Case, sheet, read.by)); err != nil {
			return nil, err
		}
	}
	if err := carryOutEach(w, asked, sections, last); err != nil {
		return nil, err
	}
	sections = append([]string{filed}, sections...)
	return slices.DeleteFunc(sections, func(s string) bool { return s == "" }), w.keepRequest()
}

// filePress files the press of a letter. What is said at the end of a game goes out with
// the last word.
func filePress(w *work, items []voice.Item, table ordersreading.Table) (sections []string, err error) {
	if w.Farewell || len(items) == 0 {
		return nil, nil // who left has no report to print it in
	}
	for _, item := range items {
		section, err := w.Answered(commands.FilePress(w.Case, item, table))
		if err != nil {
			return nil, err
		}
		sections = append(sections, section)
	}
	if w.Writer.Game == nil {
		return sections, nil
	}
	return sections, w.Statements.SendIfAll(w.Tx, w.Writer.Game)
}

// titleOfForm is a line of ours: nobody writes a tag in an order.
var titleOfForm = regexp.MustCompile(`(?m)^.*\[[^\]\s#]+#[0-9A-Za-z]{12}\].*$`)

// withoutOurs is what the writer says, in a report that is sent back without being quoted:
// without the title of the form and what is shown of the dice.
func withoutOurs(text string) string {
	return titleOfForm.ReplaceAllString(dice.Without(text), "")
}

// likePress finds prose that may have been meant as press.
var likePress = regexp.MustCompile(`(?i)^\W*((anonymous\s+)?press|prensa)\b[^:：]*([:：]|$)`)

// worthDoing are the commands of a letter: of one that asks to be forgotten that
// alone, for nothing else has any use then.
func worthDoing(all []commands.Found) []commands.Found {
	if at := slices.IndexFunc(all, func(s commands.Found) bool { return s.Name == "forget me" }); at >= 0 {
		return all[at : at+1]
	}
	return all
}

// hasOrders tells whether a sheet beside commands is worth an answer.
func hasOrders(s orders.Sheet) bool {
	return !s.Empty() || s.Clear || s.TooLong || len(s.Refused)+len(s.Proposed) > 0
}

// commandReader is one for the writer of a letter.
func commandReader(view records.View, by senders.Writer) *commands.Reader {
	return &commands.Reader{
		InGame: by.Standing == senders.Proven,
		IsGame: func(name string) (bool, error) { return isGame(view, name) },
	}
}

// isGame tells whether there is a game of that name. It fails only when the store does.
func isGame(view records.View, name string) (bool, error) {
	_, err := view.Games.Named(name)
	if errors.Is(err, records.ErrNoGame) {
		return false, nil
	}
	return err == nil, err
}

// carryOutEach carries out those of a letter's commands of which it is true, and puts
// the section of each where the letter has it.
func carryOutEach(w *work, asked []commands.Found, sections []string, which func(commands.Found) bool) error {
	for i, c := range asked {
		if !which(c) {
			continue
		}
		section, err := w.carryOut(c)
		if err != nil {
			return err
		}
		sections[i] = section
	}
	return nil
}

// carryOut carries out one command, if it may be.
func (w *work) carryOut(c commands.Found) (string, error) {
	switch {
	case !c.HeardBy(w.Writer), w.Farewell && c.Who != commands.Anybody:
		return "", nil
	case c.Who == commands.Running && w.Writer.Game.State == records.Waiting:
		return w.Words.Say(reports.NotStarted{Game: w.Writer.Game.Name}), nil
	case c.Who == commands.Running && w.Writer.Game.State == records.Finished:
		return w.Words.Say(reports.Over{Game: w.Writer.Game.Name}), nil
	}
	return w.Answered(c.Do(w.Case, c))
}
