package gm_test

import (
	"testing"

	"machipost/gm"
)

// The keeper hears once a day that the mailbox cannot be read, from six hours on.
func TestOutageIsToldOnceADay(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	sound := tb.deps.Inbox
	tb.with(func(d *gm.Deps) { d.Inbox = brokenInbox{sound} })
	told := 0
	for _, c := range []struct {
		now  string
		told int
	}{
		{"2026-12-01T17:59:59Z", 0}, {"2026-12-01T18:00:00Z", 1}, {"2026-12-02T00:30:00Z", 1}, {"2026-12-02T17:59:59Z", 1},
		{"2026-12-02T18:00:00Z", 2}, {"2026-12-02T18:05:00Z", 2},
	} {
		tb.on(c.now)
		if _, err := tb.Round(t.Context()); err == nil {
			t.Fatal("the mailbox could be read")
		}
		if told = len(tb.letters(keeperAddress)); told != c.told {
			t.Errorf("at %s the keeper was told %d times, want %d", c.now, told, c.told)
		}
	}
	tb.told(keeperAddress, "The mailbox was last read without fault at 2026-12-01 12:00 UTC")
	tb.told(keeperAddress, "broken")
	tb.with(func(d *gm.Deps) { d.Inbox = sound })
	tb.on("2026-12-02T18:06:00Z")
	tb.round()
	tb.with(func(d *gm.Deps) { d.Inbox = brokenInbox{sound} })
	for _, c := range []struct {
		now  string
		told int
	}{{"2026-12-03T00:05:59Z", 2}, {"2026-12-03T00:06:00Z", 3}} {
		tb.on(c.now)
		_, _ = tb.Round(t.Context())
		tb.count(keeperAddress, c.told)
	}
	tb.told(keeperAddress, "The mailbox was last read without fault at 2026-12-02 18:06 UTC")
}
