package games

import (
	"bytes"
	"cmp"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// OverviewCommand is the command "games".
func OverviewCommand(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:   "games",
		Short: "Show at a glance all there is to look after",
		Long: `Show all there is to look after: every game that is not over, with its turn and
its deadline, who is in and of whom nothing has come; letters that were set
aside or have not gone out; and what needs a hand, each with the command to
type. What orders say is not shown. There is colour on a terminal, unless
NO_COLOR is set. The setting daily sends the same by mail.`,
		Example: "  machipost games\n  machipost games --json",
		Args:    console.Exactly(),
		RunE: service.Each(w, func(mailboxes []*service.Service, cmd *cobra.Command, _ []string) error {
			var all []glance
			for _, s := range mailboxes {
				one, err := s.Looks.Overview(cmd.Context())
				if err != nil {
					return err
				}
				all = append(all, glance{one, s.Mark()})
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(overviewOf(all))
			}
			return printOverview(w, all)
		}),
	})
}

// A glance is all there is to look after in a mailbox, "" where there is but one.
type glance struct {
	keeper.Overview
	mailbox string
}

// An overview is all there is to look after, as JSON.
type overview struct {
	Games   []standing    `json:"games"`
	Letters standingBoxes `json:"letters"`
	Clock   string        `json:"clock"`  // why no turn is resolved, "" where the clock is believed
	Behind  bool          `json:"behind"` // the database is behind what was sent
	Needs   []need        `json:"needs"`
}

type standing struct {
	gameLine
	In      []string `json:"in"`
	Missing []string `json:"missing"`
	Late    bool     `json:"late"` // somebody is missing, and the turn is due within a day
	Asked   []string `json:"asked"`
	Away    []string `json:"away"`
	Empty   []string `json:"empty"`
	Lost    []string `json:"unreachable"`
}

type standingBoxes struct {
	Aside    int `json:"aside"`
	NewAside int `json:"aside_today"`
	Queued   int `json:"queued"`
	Parked   int `json:"parked"`
	Held     int `json:"held"`
	LeftOut  int `json:"left_out"`
}

// A need is what needs a hand, and the command to type.
type need struct {
	Mailbox string `json:"mailbox,omitempty"` // where there are several
	Game    string `json:"game"`              // "" for none
	What    string `json:"what"`
	Command string `json:"command"`
}

func overviewOf(mailboxes []glance) overview {
	shown := overview{Games: []standing{}, Needs: []need{}}
	list := func(names []string) []string { return append([]string{}, names...) }
	for _, all := range mailboxes {
		shown.Clock, shown.Behind = cmp.Or(shown.Clock, all.Clock), shown.Behind || all.Behind
		shown.Needs = append(shown.Needs, needsOf(all)...)
		shown.Letters.add(all.Overview)
		for i := range all.Games {
			g := &all.Games[i]
			line := lineOf(g.Game)
			line.Mailbox = all.mailbox
			shown.Games = append(shown.Games, standing{
				line, list(g.In), list(g.Missing), len(g.Late(all.Now)) > 0, list(g.Asked), list(g.Away), list(g.Empty), list(g.Lost),
			})
		}
	}
	return shown
}

// add adds the letters of a mailbox.
func (b *standingBoxes) add(all keeper.Overview) {
	b.Aside += all.Aside
	b.NewAside += all.NewAside
	b.Queued += all.NotSent[records.Queued]
	b.Parked += all.NotSent[records.Parked]
	b.Held += all.NotSent[records.Held]
	b.LeftOut += all.LeftOut
}

// needsOf is what needs a hand.
func needsOf(all glance) []need {
	needs := []need{}
	add := func(when bool, game, what string, command ...string) {
		if !when {
			return
		}
		if game == "" && all.mailbox != "" {
			command = append(command, "--mailbox", all.mailbox)
		}
		needs = append(needs, need{all.mailbox, game, what, "machipost " + strings.Join(command, " ")})
	}
	add(all.Clock != "", "", "no turn is resolved: "+all.Clock, "resume")
	add(all.Behind, "", "no turn is resolved: the database is behind what was sent", "resume --behind")
	add(all.Aside > 0, "", fmt.Sprintf("%s set aside, %d of them within a day", console.Counted(all.Aside, "letter"), all.NewAside), "letter list")
	add(all.NotSent[records.Parked] > 0, "", console.Counted(all.NotSent[records.Parked], "letter")+" of ours cannot be delivered", "outbox list --state parked")
	add(all.NotSent[records.Held] > 0, "", console.Counted(all.NotSent[records.Held], "letter")+" of ours held by you", "outbox list --state held")
	add(all.Stuck(), "", "letters of ours wait since "+all.Waits.Format("2006-01-02 15:04Z"), "doctor")
	add(all.LeftOut > 0, "", console.Counted(all.LeftOut, "letter")+" that the mail server does not hand over", "doctor")
	for i := range all.Games {
		g := &all.Games[i]
		add(g.Held != "", g.Name, "held: "+g.Held, "game resume", g.Name, "--reason REASON")
		add(all.Overdue(g), g.Name, "due for long, and not resolved", "doctor")
		add(len(g.Late(all.Now)) > 0, g.Name, "late: "+strings.Join(g.Late(all.Now), ", "), "orders show", g.Name)
		add(len(g.Empty) > 0, g.Name, "nobody plays the seat of "+strings.Join(g.Empty, ", "), "player list", g.Name)
		add(len(g.Lost) > 0, g.Name, "letters come back from "+strings.Join(g.Lost, ", "), "player list", g.Name)
	}
	return needs
}

// Colours of a row, as terminals take them; "" for none.
const (
	red    = "\x1b[31m"
	yellow = "\x1b[33m"
	dim    = "\x1b[2m"
	plain  = "\x1b[0m"
)

// colourOf is that of a game's row.
func colourOf(all *keeper.Overview, g *keeper.Standing) string {
	switch {
	case all.Overdue(g), len(g.Lost) > 0:
		return red
	case len(g.Late(all.Now)) > 0:
		return yellow
	case g.Held != "", g.State == records.Waiting:
		return dim
	}
	return ""
}

func printOverview(w console.World, mailboxes []glance) error {
	var text bytes.Buffer
	table := tabwriter.NewWriter(&text, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, console.MailboxCell(mailboxes[0].mailbox, "MAILBOX")+"GAME\tTURN\tDEADLINE\tIN\tSTILL TO COME\tNOTE")
	colours := []string{""}
	var needs []need
	for m := range mailboxes {
		all := &mailboxes[m]
		needs = append(needs, needsOf(*all)...)
		for i := range all.Games {
			g := &all.Games[i]
			colours = append(colours, colourOf(&all.Overview, g))
			fmt.Fprintf(table, "%s%s\t%s\t%s\t%s\t%s\t%s\n", console.MailboxCell(all.mailbox, all.mailbox), g.Name, inTurn(g), shownOr(g), insOf(g),
				console.OrDash(strings.Join(g.Missing, ", ")), console.OrDash(noteOf(g)))
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if len(colours) == 1 {
		text.Reset()
		fmt.Fprintln(w.Stderr, "No game runs or waits for its start.")
	}
	for i, line := range strings.Split(strings.TrimSuffix(text.String(), "\n"), "\n") {
		if w.Colour && i < len(colours) && colours[i] != "" {
			line = colours[i] + line + plain
		}
		if line != "" {
			fmt.Fprintln(w.Stdout, line)
		}
	}
	return printNeeds(w, needs)
}

// printNeeds prints what needs a hand.
func printNeeds(w console.World, needs []need) error {
	for i, n := range needs {
		if i == 0 {
			fmt.Fprintln(w.Stdout)
		}
		if about := cmp.Or(n.Game, n.Mailbox); about != "" {
			n.What = about + ": " + n.What
		}
		if _, err := fmt.Fprintf(w.Stdout, "%s\n    %s\n", console.Cell(n.What), n.Command); err != nil {
			return err
		}
	}
	return nil
}

func inTurn(g *keeper.Standing) string {
	if g.State == records.Waiting {
		return "-"
	}
	return fmt.Sprint(g.Position.Turn)
}

// shownOr is the deadline of a game, "-" where none counts.
func shownOr(g *keeper.Standing) string {
	if g.Held != "" {
		return "-"
	}
	return shown(g.Game, g.Cut())
}

func insOf(g *keeper.Standing) string {
	if g.State == records.Waiting {
		return "-"
	}
	return fmt.Sprintf("%d of %d", len(g.In), len(g.Players))
}

// noteOf is what else there is to say of a game.
func noteOf(g *keeper.Standing) string {
	var notes []string
	say := func(what string, names []string) {
		if len(names) > 0 {
			notes = append(notes, what+" "+strings.Join(names, ", "))
		}
	}
	if g.State == records.Waiting {
		return fmt.Sprintf("waits for its start, %d of %d there", len(g.Players), g.Places)
	}
	if g.Held != "" {
		notes = append(notes, "held: "+g.Held)
	}
	if g.Grace.After(time.Time{}) {
		notes = append(notes, "has waited")
	}
	say("asked:", g.Asked)
	say("away:", g.Away)
	say("nobody plays", g.Empty)
	say("unreachable:", g.Lost)
	return strings.Join(notes, "; ")
}
