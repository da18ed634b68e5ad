package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func newRun(w world) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "run",
		Short: "Do all that is due now, once, and exit (for cron)",
		Long: `Do all that is due now, once, and exit: file the letters that came in and
answer them, resolve the turns whose deadline is over, send what is queued.
It prints a line when there was something to do. Two of them at once do no
harm.`,
		Example: "  */5 * * * * machipost --config /etc/machipost.toml run",
		Args:    exactly(),
		RunE: w.withService(func(s *service, cmd *cobra.Command, _ []string) error {
			report, err := s.Round(cmd.Context())
			if asJSON, _ := cmd.Flags().GetBool("json"); asJSON {
				if err := w.printJSON(report); err != nil {
					return err
				}
			} else if report.Letters+report.Turns+report.Sent+report.Failed > 0 {
				fmt.Fprintf(w.stdout, "letters filed: %d, turns resolved: %d, letters sent: %d, not sent: %d\n",
					report.Letters, report.Turns, report.Sent, report.Failed)
			}
			if report.Held != "" {
				fmt.Fprintf(w.stderr, "machipost: no turn is resolved: %s; set the clock right and run 'machipost resume'\n", report.Held)
			}
			return err
		}),
	}
	cmd.Flags().Bool("json", false, "print what was done as one JSON object")
	return cmd
}

func newResume(w world) *cobra.Command {
	return &cobra.Command{
		Use:     "resume",
		Short:   "Believe the clock again after it was set right",
		Example: "  machipost resume",
		Args:    exactly(),
		RunE: w.withService(func(s *service, cmd *cobra.Command, _ []string) error {
			held, err := s.Resume(cmd.Context())
			if err == nil && held {
				fmt.Fprintln(w.stdout, "Turns are resolved again.")
			} else if err == nil {
				fmt.Fprintln(w.stdout, "Nothing was held.")
			}
			return err
		}),
	}
}
