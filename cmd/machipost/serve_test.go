package main

import (
	"testing"
	"time"
)

// A turn is due by the slower of the two clocks: a service whose own is ahead waits for
// the mail server's, and does not ask it again and again meanwhile.
func TestTheServiceWaitsForTheSlowerClock(t *testing.T) {
	t.Parallel()
	const poll = 5 * time.Minute
	now := time.Date(2026, 12, 1, 20, 0, 1, 0, time.UTC)
	for _, c := range []struct {
		name   string
		next   time.Time
		behind time.Duration
		want   time.Duration
	}{
		{"nothing is due", time.Time{}, 0, poll},
		{"due in a minute", now.Add(time.Minute), 0, time.Minute + afterDeadline},
		{"due in an hour", now.Add(time.Hour), 0, poll},
		{"overdue", now.Add(-time.Minute), 0, 0},
		{"due by our clock only", now.Add(-time.Second), 90 * time.Second, 90 * time.Second},
	} {
		if got := untilDue(poll, now, c.next, c.behind); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
