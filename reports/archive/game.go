package archive

import (
	"encoding/json"
	"fmt"
	"html/template"
	"reflect"
	"strconv"

	"machipost/engine"
	"machipost/reports/figures"
	"machipost/reports/voice"
)

// A gamePage is what game.html shows.
type gamePage struct {
	frame
	Game     Facts
	Names    []string
	Placings Table
	Towns    []townRow
	Tables   []Table
	Turns    []shownTurn
	Dice     string
	Changes  template.JS
}

// A townRow is a card, or the coins, in all towns.
type townRow struct {
	Name  string
	Cells []string // as the game stands
}

type shownTurn struct {
	Turn
	Before []string // what happened ahead of the first go
	Goes   []shownGo
	Press  []shownPress
}

type shownGo struct {
	Number  int // in the game, from 1
	Heading string
	Lines   []string
}

type shownPress struct{ Author, Text string }

// Page is the page of a game. It fails only for a fault of ours.
func Page(v *voice.Voice, g Game) ([]byte, error) {
	p := gamePage{frame: newFrame(v), Game: g.Facts, Names: g.Players, Placings: placings(v, g), Dice: g.Dice}
	steps := stepsOf(v, &g)
	p.Towns = steps.towns()
	changes, err := json.Marshal(steps.changes())
	if err != nil {
		return nil, fmt.Errorf("writing a page: %w", err)
	}
	p.Changes = template.JS(changes)
	p.Tables = tables(v, g)
	number := 0
	for _, t := range g.Turns {
		p.Turns = append(p.Turns, story(v, t, &number))
	}
	return write(v, "game.html", p)
}

// story tells a turn go by go; number counts the goes of the game.
func story(v *voice.Voice, t Turn, number *int) shownTurn {
	shown := shownTurn{Turn: t}
	for _, e := range t.Events {
		if began, is := e.(engine.GoBegan); is {
			*number++
			heading := say(v, "ArchiveGo", struct {
				Number int
				Player string
				Extra  bool
			}{*number, t.Names[began.Seat], began.Extra})
			shown.Goes = append(shown.Goes, shownGo{Number: *number, Heading: heading})
			continue
		}
		line := say(v, reflect.TypeOf(e).Name(), e, t.Names...)
		switch {
		case line == "":
		case len(shown.Goes) == 0:
			shown.Before = append(shown.Before, line)
		default:
			last := &shown.Goes[len(shown.Goes)-1]
			last.Lines = append(last.Lines, line)
		}
	}
	for _, p := range t.Press {
		shown.Press = append(shown.Press, shownPress{say(v, "ArchivePress", p.Author), p.Text})
	}
	return shown
}

// placings is the table of who came where, or of who plays.
func placings(v *voice.Voice, g Game) Table {
	t := Table{Caption: say(v, "ArchivePlacings", g.Facts)}
	for _, head := range []string{"ArchivePlayer", "ArchivePlace", "ArchiveLandmarks", "ArchiveCoins"} {
		t.Heads = append(t.Heads, say(v, head, nil))
	}
	row := func(s engine.Seat, place string) {
		town := &g.Final.Towns[s]
		t.Rows = append(t.Rows, []string{g.Players[s], place, strconv.Itoa(figures.BuiltOf(town, &g.Final)), strconv.Itoa(town.Coins)})
	}
	for _, p := range g.Placings {
		row(p.Seat, strconv.Itoa(p.Rank))
	}
	if len(g.Placings) == 0 {
		for s := range engine.Seat(g.Final.Players) {
			row(s, "")
		}
	}
	return t
}

// tables are those of a whole game: a row a turn, a column a player.
func tables(v *voice.Voice, g Game) (all []Table) {
	for _, of := range []struct {
		caption string
		cells   func(t *Turn) []string
	}{
		{"ArchiveScore", brought}, {"ArchiveRace", func(t *Turn) []string { return raceOf(v, t) }},
		{"ArchiveLuck", func(t *Turn) []string { return said(v, "ArchiveLuckCell", t.Luck) }},
		{"ArchiveOdds", func(t *Turn) []string { return said(v, "ArchiveOddsCell", t.Odds) }},
	} {
		table := Table{Caption: say(v, of.caption, nil), Heads: append([]string{say(v, "ArchiveTurnHead", nil)}, g.Players...)}
		for i := range g.Turns {
			if cells := of.cells(&g.Turns[i]); cells != nil {
				table.Rows = append(table.Rows, append([]string{strconv.Itoa(g.Turns[i].Number)}, cells...))
			}
		}
		if len(table.Rows) > 0 {
			all = append(all, table)
		}
	}
	return all
}

// brought is what a turn brought each player.
func brought(t *Turn) (cells []string) {
	for _, row := range figures.ScoreOf(t.Number, t.Before, t.Events, &t.After).Rows {
		sum := 0
		for _, cell := range row.Goes {
			sum += cell.Coins
		}
		cells = append(cells, strconv.Itoa(sum))
	}
	return cells
}

// raceOf is how each player stands after a turn.
func raceOf(v *voice.Voice, t *Turn) (cells []string) {
	for s := range t.After.Players {
		town := &t.After.Towns[s]
		cells = append(cells, say(v, "ArchiveRaceCell", struct{ Coins, Built int }{town.Coins, figures.BuiltOf(town, &t.After)}))
	}
	return cells
}

// said are numbers in words, nil for none.
func said(v *voice.Voice, name string, numbers []int) (cells []string) {
	for _, n := range numbers {
		cells = append(cells, say(v, name, n))
	}
	return cells
}
