// Package archive decides what is published of games that are over, and has pages made of
// it: what those get who read a game along, and nothing else. Orders, press to one player,
// addresses, tags, decks and the keys of dice to come are never looked at.
//
// It writes no file, and has no words. Who is forgotten is a number already; who does not
// want to be named is one here. What may enter is what everybody may know.
package archive

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/reckoning"
	"machipost/gm/records"
	"machipost/gm/turns"
	"machipost/reports"
	page "machipost/reports/archive"
	"machipost/reports/voice"
)

// A Choice is how games are published.
type Choice struct {
	Seats bool // nobody is named: players are called by their seats
}

// Facts are a game in a line. It fails only when the store does.
func Facts(view records.View, v *voice.Voice, game *records.Game, choice Choice) (page.Facts, error) {
	counted, err := view.Turns.Counted(game.ID)
	if err != nil {
		return page.Facts{}, err
	}
	m, err := maskOf(view, v, game, choice)
	if err != nil {
		return page.Facts{}, err
	}
	facts := page.Facts{
		Name: game.Name, Players: m.names(game.Names()), Over: game.State == records.Finished, Played: len(counted),
		Ended: game.ClockOf(records.Player{}, game.Ended),
	}
	if len(counted) == 0 || !facts.Over {
		return facts, nil
	}
	last, err := view.Turns.Last(game.ID)
	for _, s := range turns.WinnersOf(last) {
		facts.Winners = append(facts.Winners, facts.Players[s])
	}
	return facts, err
}

// Page is the page of a game that has begun, in the words of a voice. It fails when the
// store does, and for a fault of ours.
func Page(view records.View, v *voice.Voice, game *records.Game, choice Choice) ([]byte, error) {
	shown, err := gameOf(view, v, game, choice)
	if err != nil {
		return nil, err
	}
	return page.Page(v, shown)
}

func gameOf(view records.View, v *voice.Voice, game *records.Game, choice Choice) (page.Game, error) {
	facts, err := Facts(view, v, game, choice)
	if err != nil {
		return page.Game{}, err
	}
	shown := page.Game{Facts: facts, Final: game.Position}
	played, err := view.Turns.Of(game.ID)
	if err != nil {
		return shown, err
	}
	measures, err := turns.Measured(view, game.ID)
	if err != nil {
		return shown, err
	}
	m, err := maskOf(view, v, game, choice)
	if err != nil {
		return shown, err
	}
	for i := range played {
		turn, err := turnOf(view, v, game, played[i], m)
		if err != nil {
			return shown, err
		}
		turn.Luck, turn.Odds = luckSoFar(measures[:i+1]), measures[i].Odds
		shown.Turns = append(shown.Turns, turn)
	}
	if len(facts.Winners) > 0 {
		shown.Placings = engine.Placings(&game.Position, turns.WinnersOf(played[len(played)-1]))
	}
	shown.Dice, err = diceOf(view, game)
	return shown, err
}

// luckSoFar is the luck of all these turns in coins, nil where one is not known.
func luckSoFar(measures []records.Measure) (coins []int) {
	for _, l := range reckoning.LuckByPlayer(measures) {
		coins = append(coins, l.Coins)
	}
	return coins
}

// turnOf is a turn as its report told it to everybody.
func turnOf(view records.View, v *voice.Voice, game *records.Game, turn records.Turn, m *mask) (page.Turn, error) {
	public, err := turns.Public(view, game, turn, turns.WinnersOf(turn))
	if err != nil {
		return page.Turn{}, err
	}
	shown := page.Turn{
		Number: turn.Number, At: game.ClockOf(records.Player{}, turn.Resolved), Names: m.names(turn.Names),
		Before: turn.Before, After: turn.After, Events: turn.Events,
	}
	changes, err := view.Changes.Of(game.ID, turn.Number)
	if err != nil {
		return shown, err
	}
	said := v.Say("WithoutOrders", public.Circumstances, shown.Names)
	for i, n := range public.News {
		if changes[i].Player == 0 && n.Who != "" { // who left before the start has no part in the game
			continue
		}
		said += "\n" + sentence(v, n)
	}
	for line := range strings.Lines(said) {
		if line = strings.TrimSpace(line); line != "" && !slices.Contains(shown.Notes, m.text(line)) {
			shown.Notes = append(shown.Notes, m.text(line))
		}
	}
	press, err := view.Press.For(game.ID, turn.Number)
	if err != nil {
		return shown, err
	}
	press = slices.DeleteFunc(press, records.Press.IsWord) // that stands in public.Word
	for i, p := range public.Press {
		if !m.hides(press[i].Author, press[i].Sent) {
			shown.Press = append(shown.Press, page.Press{Author: m.text(p.Author), Text: m.text(p.Text)})
		}
	}
	return shown, nil
}

// sentence is what happened beside a turn.
func sentence(v *voice.Voice, n reports.News) string {
	said := v.Say("change "+n.Kind, n, nil)
	if n.Reason == "" {
		return said
	}
	return v.Say("WithReason", struct{ Text, Reason string }{said, n.Reason}, nil)
}

// diceOf is what the letters of a game showed of its dice: the lock and all rolls. The deck
// stays shut here: who reads along does not get it either.
func diceOf(view records.View, game *records.Game) (string, error) {
	lock, err := view.Dice.Of(game.ID)
	if err != nil || lock == nil {
		return "", err
	}
	rolls, err := view.Dice.Rolls(game.ID)
	if err != nil || len(rolls) == 0 {
		return "", err
	}
	blocks := []string{lock.Shown(game)}
	for _, roll := range rolls {
		blocks = append(blocks, roll.Text())
	}
	return strings.Join(blocks, "\n\n"), nil
}
