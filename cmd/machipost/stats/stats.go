// Package stats is the commands that print what games that are over tell: of players,
// cards and seats, and of the odds that were told.
//
// It counts nothing itself: gm/club and engine/odds do. What may enter is how a table is
// printed.
package stats

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/engine/odds"
	"machipost/gm/club"
)

// Command is the command "stats", with what is below it.
func Command(w console.World) *cobra.Command {
	cmd := console.Printing(&cobra.Command{
		Use:   "stats",
		Short: "Print the tables of all games that are over",
		Long: `Print the tables of all games that are over: players, cards, seats, records.
They are counted anew from the record each time.

The rating is Plackett and Luce's, by Weng and Lin: what somebody surely plays
like (mu - 2 sigma) and, behind it, mu with two sigma up and down. It begins at
0.0 (25.0 give or take 16.7) and is provisional (?) below ten games. A game that
nobody won does not count for it, nor a seat that was passed on, or of which a
bot has played more than a third. How soon orders come (the median of hours from
a report to the first orders) is told only of players who have written "speed
on". Who is forgotten is a number.`,
		Example: "  machipost stats",
		Args:    console.Exactly(),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			tables, err := s.Looks.Club(cmd.Context())
			if err != nil {
				return err
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(tables)
			}
			return printTables(w, tables)
		}),
	})
	cmd.AddCommand(oddsCommand(w))
	return cmd
}

func oddsCommand(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:   "odds",
		Short: "Print what came of the odds that reports told",
		Long: `Print what came of the odds that reports told, over all games that were won: the
Brier score (the mean square of what was said less what came; 0 for a prophet),
beside that of who says the same of every player, and what came by what was
said. Where both lie more than 5 % apart in the mean, over 500 samples, reports
say that the odds were too sure so far. docs/odds.md tells how odds are found.`,
		Example: "  machipost stats odds",
		Args:    console.Exactly(),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			record, err := s.Looks.OddsRecord(cmd.Context())
			if err != nil {
				return err
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(record)
			}
			return printOdds(w, record)
		}),
	})
}

// table prints rows of cells, parted by tabs, below their heads.
func table(w io.Writer, heads string, rows []string) error {
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, heads)
	for _, row := range rows {
		fmt.Fprintln(out, row)
	}
	return out.Flush()
}

func printOdds(w console.World, r odds.Record) error {
	if r.Samples == 0 {
		fmt.Fprintln(w.Stderr, "No game was won yet of which odds were told.")
		return nil
	}
	fmt.Fprintf(w.Stdout, "Brier score %.3f over %s; who says the same of every player has %.3f.\n", r.Brier, console.Counted(r.Samples, "sample"), r.Even)
	fmt.Fprintf(w.Stdout, "What was said and what came lie %.1f %% apart in the mean.\n\n", 100*r.Error)
	var rows []string
	for _, row := range r.Rows {
		rows = append(rows, fmt.Sprintf("%d %%\t%.1f %%\t%d", row.Said, row.Came, row.Samples))
	}
	return table(w.Stdout, "SAID\tCAME\tSAMPLES", rows)
}

func printTables(w console.World, t club.Tables) error {
	if t.Games == 0 {
		fmt.Fprintln(w.Stderr, "No game is over yet.")
		return nil
	}
	fmt.Fprintf(w.Stdout, "%s over, %d of them won by nobody.\n", console.Counted(t.Games, "game"), t.Unwon)
	for _, part := range []struct {
		heads string
		rows  []string
	}{
		{"PLAYER\tGAMES\tFIRSTS\tMEAN PLACE\tNMRS\tLEFT\tHOURS\tRATING", playerRows(t.Players)},
		{"CARD\tBOUGHT\tCOINS A COPY\tBUYERS\tOF WHOM WON", cardRows(t.Cards)},
		{"PLAYERS\tSEAT\tGAMES\tWON", seatRows(t.Seats)},
		{"RECORD\tNUMBER\tGAME\tWHO", recordRows(t.Records)},
	} {
		fmt.Fprintln(w.Stdout)
		if err := table(w.Stdout, part.heads, part.rows); err != nil {
			return err
		}
	}
	return nil
}

func playerRows(players []club.Player) (rows []string) {
	for _, p := range players {
		name, hours, place, doubt := p.Name, "-", "-", ""
		if p.Number > 0 {
			name = "no. " + strconv.Itoa(p.Number)
		}
		if p.Hours != nil {
			hours = fmt.Sprintf("%.1f", *p.Hours)
		}
		if p.Placed > 0 {
			place = fmt.Sprintf("%.2f", p.MeanPlace)
		}
		if p.Provisional {
			doubt = " ?"
		}
		rows = append(rows, fmt.Sprintf("%s\t%d\t%d\t%s\t%d\t%d\t%s\t%.1f (%.1f +- %.1f)%s",
			name, p.Games, p.Firsts, place, p.NMRs, p.Dropouts, hours, p.Shown, p.Rating.Mu, 2*p.Rating.Sigma, doubt))
	}
	return rows
}

func cardRows(cards []club.Card) (rows []string) {
	for _, c := range cards {
		won := "-"
		if c.Buyers > 0 {
			won = fmt.Sprintf("%.0f %%", 100*c.Won)
		}
		rows = append(rows, fmt.Sprintf("%s\t%d\t%.1f\t%d\t%s", c.Name, c.Bought, c.Coins, c.Buyers, won))
	}
	return rows
}

func seatRows(seats []club.Seat) (rows []string) {
	for _, s := range seats {
		rows = append(rows, fmt.Sprintf("%d\t%d\t%d\t%.0f %%", s.Players, s.Seat, s.Games, 100*s.Won))
	}
	return rows
}

func recordRows(r club.Records) (rows []string) {
	for _, row := range []struct {
		what string
		feat *club.Feat
	}{{"fewest turns", r.Quickest}, {"most turns", r.Longest}, {"coins from one go", r.BestGo}, {"coins at the end", r.Richest}} {
		if row.feat != nil {
			rows = append(rows, fmt.Sprintf("%s\t%d\t%s\t%s", row.what, row.feat.Number, row.feat.Game, strings.Join(row.feat.Who, ", ")))
		}
	}
	return rows
}
