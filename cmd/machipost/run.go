package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm"
)

func newRun(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "run",
		Short: "Do all that is due now, once, and exit (for cron)",
		Long: `Do all that is due now, once, and exit: file the letters that came in and
answer them, resolve the turns whose deadline is over, send what is queued.
It prints a line when there was something to do. Two of them at once do no
harm. With --dry-run the mailbox is read and everything is counted that would
be done; the dice are thrown away.`,
		Example: "  */5 * * * * machipost --config /etc/machipost.toml run\n  machipost run --dry-run",
		Args:    console.Exactly(),
		RunE: service.Each(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			var sum gm.RoundReport
			var held []string
			var faults []error
			for _, s := range all {
				report, err := s.Round(cmd.Context())
				faults = append(faults, s.Within(err))
				if report.Held != "" {
					held = append(held, s.Line("no turn is resolved: "+withWayOut(report)))
				}
				sum.Add(report)
			}
			if err := tellRound(w, cmd, sum); err != nil {
				return err
			}
			for _, line := range held {
				fmt.Fprintf(w.Stderr, "machipost: %s\n", line)
			}
			return errors.Join(faults...)
		}),
	})
}

// tellRound prints what a round did. One that did nothing is not worth cron's mail.
func tellRound(w console.World, cmd *cobra.Command, r gm.RoundReport) error {
	if r.Letters+r.Turns+r.Sent+r.Failed == 0 && !console.WantsJSON(cmd) && !console.IsDry(cmd) {
		return nil
	}
	return w.Tell(cmd, r, fmt.Sprintf("letters filed: %d, turns resolved: %d, letters sent: %d, not sent: %d", r.Letters, r.Turns, r.Sent, r.Failed))
}

// withWayOut is why no turn is resolved, and what to do.
func withWayOut(r gm.RoundReport) string {
	switch {
	case r.OldCopy:
		return r.Held + "; " + service.WayBack
	case r.Held == service.RestoredWhy:
		return r.Held
	}
	return r.Held + "; set the clock right and run 'machipost resume'"
}

func newResume(w console.World) *cobra.Command {
	var behind bool
	var reason string
	cmd := console.Changing(&cobra.Command{
		Use:   "resume",
		Short: "Have turns resolved again after they were held",
		Long: `Believe the clock again, after it was set right, or the database, after a backup
was put back.

With --behind, go on with a database that is older than letters that were sent
(docs/operating.md): the turns that are missing in it are played again, with
other dice. All players are told, and get time to send their orders once more.`,
		Example: "  machipost resume\n  machipost resume --behind --reason 'The disk broke.'",
		Args:    console.Exactly(),
		RunE: service.Each(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			switch {
			case behind:
				return goOnBehind(w, all, cmd, reason)
			case reason != "":
				return console.Usage(errors.New("a --reason is for --behind: nobody is told of the clock"))
			}
			return believeClock(w, all, cmd)
		}),
	})
	cmd.Flags().BoolVar(&behind, "behind", false, "go on with a database that is behind the letters that were sent")
	cmd.Flags().StringVar(&reason, "reason", "", "with --behind: why, as all players read it")
	return cmd
}

func believeClock(w console.World, all []*service.Service, cmd *cobra.Command) error {
	any, sentences := false, []string{}
	for _, s := range all {
		held, err := s.Clock.Resume(cmd.Context())
		if err != nil {
			return s.Within(err)
		}
		behind, err := s.Witnesses.Behind(cmd.Context())
		if err != nil {
			return s.Within(err)
		}
		any = any || held
		switch {
		case behind != "":
			sentences = append(sentences, s.Line(fmt.Sprintf("No turn is resolved yet: %s; %s.", behind, service.WayBack)))
		case held:
			sentences = append(sentences, s.Line("Turns are resolved again."))
		}
	}
	if len(sentences) == 0 {
		sentences = append(sentences, "Nothing was held.")
	}
	return w.Tell(cmd, struct {
		Held bool `json:"held"` // until now
	}{any}, strings.Join(sentences, "\n"))
}

// A lost is what was missing of a game, as JSON.
type lost struct {
	Game    string `json:"game"`
	From    int    `json:"from"` // 0 where its start was missing, too
	To      int    `json:"to"`
	Unknown bool   `json:"unknown"` // the database does not know the game
}

func goOnBehind(w console.World, mailboxes []*service.Service, cmd *cobra.Command, reason string) error {
	sentence := "The database was not behind."
	all := []lost{}
	for _, s := range mailboxes {
		missing, err := s.Steps.GoOnBehind(cmd.Context(), reason)
		if err != nil {
			return s.Within(err)
		}
		for _, m := range missing {
			all = append(all, lost(m))
		}
	}
	if len(all) > 0 {
		sentence = "Turns are resolved again. All players are told, with the next run."
	}
	return w.Tell(cmd, struct {
		Held    bool   `json:"held"` // until now
		Missing []lost `json:"missing"`
	}{len(all) > 0, all}, sentence)
}
