package simulate

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/engine/playouts"
)

// barPause is how often the progress bar is drawn, at most.
const barPause = 100 * time.Millisecond

// A result is the table as JSON, and what it hangs on.
type result struct {
	Seed    string   `json:"seed"` // in words: not every reader of JSON has 64 bits
	Players []string `json:"players"`
	playouts.Summary
}

// show prints what came of a series, as the flags say.
func show(w console.World, p plan, s playouts.Settings, c *playouts.Counts) error {
	summary := playouts.Summarise(s, c)
	if err := writeCSV(p.csv, summary); err != nil {
		return err
	}
	if p.json {
		return w.PrintJSON(result{strconv.FormatUint(s.Seed, 10), s.Players, summary})
	}
	_, err := fmt.Fprint(w.Stdout, asTable(s, summary))
	return err
}

func asTable(s playouts.Settings, sum playouts.Summary) string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s of %s, seed %d\n", console.Counted(int(sum.Games), "game"), strings.Join(s.Players, ", "), s.Seed)
	fmt.Fprintf(&text, "%.1f goes a game, standard deviation %.1f", sum.Goes.Mean, sum.Goes.Deviation)
	if sum.Unfinished > 0 {
		fmt.Fprintf(&text, "; %d without an end after %d turns", sum.Unfinished, playouts.MostTurns)
	}
	text.WriteString("\n\n")
	table := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	for _, part := range []struct {
		title string
		lines []playouts.Line
	}{{"BOT", sum.Bots}, {"SEAT", sum.Seats}} {
		fmt.Fprintf(table, "%s\tGAMES\tWON\tSHARE\t95 %%\tCOINS\n", part.title)
		for _, l := range part.lines {
			fmt.Fprintf(table, "%s\t%d\t%d\t%s\t%.1f\n", l.Name, l.Games, l.Won, shareOf(l), l.Coins)
		}
		fmt.Fprintln(table, "\t\t\t\t\t")
	}
	table.Flush()
	fmt.Fprint(table, "CARD\tA GAME\tBUYERS\tWON\tSHARE\t95 %\n")
	for _, l := range sum.Cards {
		fmt.Fprintf(table, "%s\t%.2f\t%d\t%d\t%s\n", l.Name, l.Copies, l.Games, l.Won, shareOf(l))
	}
	table.Flush()
	return withoutTails(text.String())
}

// withoutTails is a text without spaces at the ends of lines.
func withoutTails(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n")
}

// shareOf is two cells: 25.0 %, and 24.1 to 25.9.
func shareOf(l playouts.Line) string {
	return fmt.Sprintf("%.1f %%\t%.1f to %.1f", 100*l.Of, 100*l.Low, 100*l.High)
}

// asCSV is the same for programs, a line for each bot, seat and card.
func asCSV(sum playouts.Summary) ([]byte, error) {
	var text bytes.Buffer
	w := csv.NewWriter(&text)
	rows := [][]string{{"kind", "name", "games", "won", "share", "low", "high", "coins", "copies"}}
	for _, part := range []struct {
		kind  string
		lines []playouts.Line
	}{{"bot", sum.Bots}, {"seat", sum.Seats}, {"card", sum.Cards}} {
		for _, l := range part.lines {
			rows = append(rows, []string{part.kind, l.Name, strconv.FormatInt(l.Games, 10), strconv.FormatInt(l.Won, 10),
				number(l.Of), number(l.Low), number(l.High), number(l.Coins), number(l.Copies)})
		}
	}
	rows = append(rows, []string{"goes", "mean", strconv.FormatInt(sum.Games, 10), "", number(sum.Goes.Mean), "", "", "", ""},
		[]string{"goes", "deviation", strconv.FormatInt(sum.Games, 10), "", number(sum.Goes.Deviation), "", "", "", ""},
		[]string{"games", "unfinished", strconv.FormatInt(sum.Games, 10), "", strconv.FormatInt(sum.Unfinished, 10), "", "", "", ""})
	err := w.WriteAll(rows)
	return text.Bytes(), err
}

func number(x float64) string { return strconv.FormatFloat(x, 'f', 6, 64) }
