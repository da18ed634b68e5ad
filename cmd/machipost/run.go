package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/gm"
)

func newRun(w world) *cobra.Command {
	return changing(&cobra.Command{
		Use:   "run",
		Short: "Do all that is due now, once, and exit (for cron)",
		Long: `Do all that is due now, once, and exit: file the letters that came in and
answer them, resolve the turns whose deadline is over, send what is queued.
It prints a line when there was something to do. Two of them at once do no
harm. With --dry-run the mailbox is read and everything is counted that would
be done; the dice are thrown away.`,
		Example: "  */5 * * * * machipost --config /etc/machipost.toml run\n  machipost run --dry-run",
		Args:    exactly(),
		RunE: w.withService(func(s *service, cmd *cobra.Command, _ []string) error {
			report, err := s.Round(cmd.Context())
			if told := w.tellRound(cmd, report); told != nil {
				return told
			}
			if report.Held != "" {
				fmt.Fprintf(w.stderr, "machipost: no turn is resolved: %s; set the clock right and run 'machipost resume'\n", report.Held)
			}
			return err
		}),
	})
}

// tellRound prints what a round did. One that did nothing is not worth cron's mail.
func (w world) tellRound(cmd *cobra.Command, r gm.RoundReport) error {
	if r.Letters+r.Turns+r.Sent+r.Failed == 0 && !wantsJSON(cmd) && !isDry(cmd) {
		return nil
	}
	return w.tell(cmd, r, fmt.Sprintf("letters filed: %d, turns resolved: %d, letters sent: %d, not sent: %d", r.Letters, r.Turns, r.Sent, r.Failed))
}

func newResume(w world) *cobra.Command {
	return changing(&cobra.Command{
		Use:     "resume",
		Short:   "Believe the clock again after it was set right",
		Example: "  machipost resume",
		Args:    exactly(),
		RunE: w.withService(func(s *service, cmd *cobra.Command, _ []string) error {
			held, err := s.Resume(cmd.Context())
			if err != nil {
				return err
			}
			sentence := "Nothing was held."
			if held {
				sentence = "Turns are resolved again."
			}
			return w.tell(cmd, struct {
				Held bool `json:"held"` // until now
			}{held}, sentence)
		}),
	})
}
