package main

import (
	"fmt"

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
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			report, err := s.Round(cmd.Context())
			if told := tellRound(w, cmd, report); told != nil {
				return told
			}
			if report.Held != "" {
				fmt.Fprintf(w.Stderr, "machipost: no turn is resolved: %s; set the clock right and run 'machipost resume'\n", report.Held)
			}
			return err
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

func newResume(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:     "resume",
		Short:   "Believe the clock again after it was set right",
		Example: "  machipost resume",
		Args:    console.Exactly(),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			held, err := s.Clock.Resume(cmd.Context())
			if err != nil {
				return err
			}
			sentence := "Nothing was held."
			if held {
				sentence = "Turns are resolved again."
			}
			return w.Tell(cmd, struct {
				Held bool `json:"held"` // until now
			}{held}, sentence)
		}),
	})
}
