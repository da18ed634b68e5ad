package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm"
	"machipost/gm/facts"
)

func newServe(w console.World) *cobra.Command {
	return &cobra.Command{
		Use:   "serve",
		Short: "Do all that is due, again and again, until told to stop",
		Long: `Do what run does whenever a letter comes in (where the server has IDLE), when
a deadline is over, and at least once every poll interval. SIGTERM ends it
cleanly. A database that others may read is closed to them. What happens is
logged to stderr, a line a fact, with ids and without what anybody wrote; with
--log json, a JSON object a line.`,
		Example: "  machipost --config /etc/machipost.toml serve\n  machipost serve --log json --log-level debug",
		Args:    console.Exactly(),
		RunE: service.Serving(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			addresses := make([]string, len(all))
			for i, s := range all {
				addresses[i] = s.Config.Address.Address
			}
			fmt.Fprintf(w.Stderr, "machipost: serving %s; stop with SIGTERM or Ctrl-C\n", strings.Join(addresses, ", "))
			return serveAll(cmd.Context(), all)
		}),
	}
}

// serveAll serves mailboxes beside each other until ctx ends, which is no error.
func serveAll(ctx context.Context, all []*service.Service) error {
	faults := make([]error, len(all))
	var served sync.WaitGroup
	for i, s := range all {
		served.Go(func() { faults[i] = s.Within(serve(ctx, s)) })
	}
	served.Wait()
	return errors.Join(faults...)
}

// serve runs rounds until ctx ends, which is no error.
func serve(ctx context.Context, s *service.Service) error {
	for failures := 0; ; {
		report, err := s.Round(ctx)
		switch {
		case ctx.Err() != nil:
			return nil
		case err != nil:
			failures++
			s.Log.Error("a round failed; trying again", facts.KeyError, facts.Masked(err), facts.KeyFailures, failures)
		case report.Held != "":
			failures++ // nothing comes of the deadlines for now
		default:
			failures = 0
		}
		if report.Letters+report.Turns+report.Sent > 0 {
			s.Log.Info("a round", facts.KeyLetters, report.Letters, facts.KeyTurns, report.Turns, facts.KeySent, report.Sent, facts.KeyFailed, report.Failed)
		}
		wait(ctx, s, report, failures)
		if ctx.Err() != nil {
			return nil
		}
	}
}

// Waits of a service.
const (
	// afterDeadline lets the deadline's own second pass: its orders count.
	afterDeadline = time.Second
	// longestPause is the longest wait between failing rounds.
	longestPause = 5 * time.Minute
	// helping is the pause of a process that leaves the mailbox to another: so long may its
	// work lie when that one is gone, beside the time in which that is found out.
	helping = 4 * time.Second
)

// wait returns when the next round should begin: after the poll interval, at the
// next deadline, by the mail server's clock where that was found behind ours, or when
// a letter comes in; after failures later and later.
func wait(ctx context.Context, s *service.Service, report gm.RoundReport, failures int) {
	pause := s.Config.Poll
	if failures > 0 {
		pause = min(longestPause, time.Second<<min(failures, 9))
	} else if report.Helps {
		pause = min(pause, helping)
	} else if next, err := s.NextDue(ctx); err == nil {
		pause = untilDue(pause, s.Now(), next, report.Behind)
	}
	ctx, cancel := context.WithTimeout(ctx, pause)
	defer cancel()
	if failures == 0 && !report.Helps {
		if err := s.Inbox.Wait(ctx); err == nil || errors.Is(err, context.DeadlineExceeded) {
			return
		}
	}
	<-ctx.Done()
}

// untilDue is how long to wait for what is due next, the poll interval at most; behind
// is how much slower the mail server's clock is than ours. A zero next is nothing.
func untilDue(poll time.Duration, now, next time.Time, behind time.Duration) time.Duration {
	if next.IsZero() {
		return poll
	}
	return min(poll, max(0, next.Add(afterDeadline+behind).Sub(now)))
}
