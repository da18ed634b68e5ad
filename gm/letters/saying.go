package letters

import (
	"errors"
	"regexp"
	"strings"

	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/voice"
	"machipost/reports"
)

// This file is about the one thing that the person behind the GM does by letter: to have
// the GM say something above the next report. A letter is the keeper's by its address
// alone, which is free text, so it waits for a yes to a question that only the keeper has.

// sayBegins is how such a letter begins; the text goes on below.
var sayBegins = regexp.MustCompile(`(?i)^say\s+([A-Za-z0-9][A-Za-z0-9-]{0,29})\s*[:：]\s*(.*)$`)

// A saying is what such a letter asks.
type saying struct{ game, text string }

// line is how a saying is written.
func (s saying) line() string { return "say " + s.game + ": " + s.text }

// sayingIn reads a letter's text; ok is false for any other letter.
func sayingIn(text string) (s saying, ok bool) {
	first, below, _ := strings.Cut(strings.TrimSpace(text), "\n")
	found := sayBegins.FindStringSubmatch(strings.TrimSpace(first))
	if found == nil {
		return saying{}, false
	}
	return saying{found[1], strings.TrimSpace(found[2] + "\n" + below)}, true
}

// fromKeeper tells whether a letter says it is from the keeper, and is answered there.
func fromKeeper(w *work) bool {
	from, keeper := authors(w.Filed.Letter), w.Desk.Keeper
	return keeper != "" && len(from) == 1 && strings.EqualFold(from[0], keeper) && strings.EqualFold(w.From().Address, keeper)
}

// askToSay asks the keeper whether what a letter has the GM say is the keeper's.
func askToSay(w *work, asked saying) ([]string, error) {
	game, refused, err := gameToSayIn(w, asked)
	if err != nil || refused != nil {
		return sectionOf(w, refused), err
	}
	text, err := voice.Fit(w.Tx, w.Desk.Tags, game, asked.text)
	if refused := whyUnsaid(game, err); refused != nil {
		return sectionOf(w, refused), nil
	}
	if err != nil {
		return nil, err
	}
	request := records.Request{
		Kind: records.AskCommand, Line: saying{game.Name, text}.line(), Game: game.ID, Address: strings.ToLower(w.Desk.Keeper), Asked: w.AnswerID, Made: w.Tx.Now,
	}
	return sectionOf(w, reports.SaySure{Game: game.Name, Turn: voice.Turn(game), Text: text}), w.Tx.Requests.Add(request)
}

// sayAsked is what a request has the GM say; ok is false for any other request.
func sayAsked(w *work, r *records.Request) (s saying, ok bool) {
	if r.Kind != records.AskCommand || r.Player != 0 || w.Desk.Keeper == "" || !strings.EqualFold(r.Address, w.Desk.Keeper) {
		return saying{}, false
	}
	return sayingIn(r.Line)
}

// say has the GM say what the keeper has said yes to.
func say(w *work, asked saying) ([]string, error) {
	game, refused, err := gameToSayIn(w, asked)
	if err != nil || refused != nil {
		return sectionOf(w, refused), err
	}
	err = voice.Say(w.Tx, w.Desk.Tags, game, asked.text)
	if refused := whyUnsaid(game, err); refused != nil {
		return sectionOf(w, refused), nil
	}
	w.Effect = err == nil
	return sectionOf(w, reports.SaidNow{Game: game.Name, Turn: voice.Turn(game)}), err
}

// gameToSayIn is the game, or why nothing is said in it.
func gameToSayIn(w *work, asked saying) (*records.Game, reports.Section, error) {
	game, err := w.Tx.Games.Named(asked.game)
	switch {
	case errors.Is(err, records.ErrNoGame):
		return nil, reports.NoSuchGame{Game: asked.game}, nil
	case err == nil && game.State == records.Finished:
		return nil, reports.SayOver{Game: game.Name}, nil
	}
	return &game, nil, err
}

// whyUnsaid is what the keeper is told of a text that the GM does not say; nil for none
// of that.
func whyUnsaid(game *records.Game, err error) reports.Section {
	switch {
	case errors.Is(err, voice.ErrNothing):
		return reports.SayNothing{Game: game.Name}
	case errors.Is(err, voice.ErrTooLong):
		return reports.SayTooLong{Limit: voice.MaxWord}
	}
	return nil
}

// sectionOf is an answer of one section, none for nil.
func sectionOf(w *work, s reports.Section) []string {
	if s == nil {
		return nil
	}
	return []string{w.Words.Say(s)}
}

// says is what a letter of the keeper's has the GM say; ok is false for any other letter.
// One that carries another's tag is nobody's.
func says(w *work) (s saying, ok bool) {
	if w.Writer.Crossed || w.Writer.Standing == senders.Foreign || !fromKeeper(w) {
		return saying{}, false
	}
	return sayingIn(w.Filed.Letter.Text)
}
