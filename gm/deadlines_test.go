package gm

import (
	"testing"
	"time"
	_ "time/tzdata"
)

func at(t *testing.T, text string) time.Time {
	t.Helper()
	instant, err := time.Parse(time.RFC3339, text)
	if err != nil {
		t.Fatal(err)
	}
	return instant.UTC()
}

func TestDeadlineAfter(t *testing.T) {
	for _, c := range []struct{ says, cron, zone, after, want string }{
		{"the next Tuesday", "0 20 * * TUE,FRI", "Europe/London", "2026-11-28T00:00:00Z", "2026-12-01T20:00:00Z"},
		{"later than, not at", "0 20 * * TUE,FRI", "Europe/London", "2026-12-01T20:00:00Z", "2026-12-04T20:00:00Z"},
		{"summer time is the zone's", "0 20 * * *", "Europe/Madrid", "2026-07-01T00:00:00Z", "2026-07-01T18:00:00Z"},
		{"six fields begin with the seconds", "*/5 * * * * *", "UTC", "2026-07-01T00:00:01Z", "2026-07-01T00:00:05Z"},
		{"a time skipped in spring is the end of the gap", "30 1 * * *", "Europe/London", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"},
		{"the day after the gap is as usual", "30 1 * * *", "Europe/London", "2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z"},
		{"many times in one gap are one", "*/20 1-2 * * *", "Europe/London", "2026-03-29T01:00:00Z", "2026-03-29T01:20:00Z"},
		{"a repeated time is the first", "30 1 * * *", "Europe/London", "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"},
		{"and not the second", "30 1 * * *", "Europe/London", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"},
		{"in the repeated hour the clock goes on", "0 * * * *", "Europe/London", "2026-10-25T01:10:00Z", "2026-10-25T02:00:00Z"},
		{"half an hour on Lord Howe", "15 2 * * *", "Australia/Lord_Howe", "2026-10-03T10:00:00Z", "2026-10-03T15:30:00Z"},
	} {
		s, err := NewSchedule(c.cron, c.zone)
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.After(at(t, c.after))
		if err != nil || !got.Equal(at(t, c.want)) {
			t.Errorf("%s: %s in %s after %s: %s, %v; want %s", c.says, c.cron, c.zone, c.after, got, err, c.want)
		}
	}
}

func TestLateTurnLeavesTime(t *testing.T) {
	for _, c := range []struct{ says, now, want string }{
		{"in time: the next", "2026-12-01T20:01:00Z", "2026-12-04T20:00:00Z"},
		{"ten hours before the next: the one behind it", "2026-12-04T10:00:00Z", "2026-12-08T20:00:00Z"},
	} {
		s, err := NewSchedule("0 20 * * TUE,FRI", "UTC")
		if err != nil {
			t.Fatal(err)
		}
		if got, err := s.Following(at(t, c.now)); err != nil || !got.Equal(at(t, c.want)) {
			t.Errorf("%s: after %s: %s, %v; want %s", c.says, c.now, got, err, c.want)
		}
	}
}

func TestScheduleRefuses(t *testing.T) {
	for _, c := range []struct{ cron, zone, want string }{
		{"every Friday", "UTC", `"every Friday" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 20 30 2 *", "UTC", `"0 20 30 2 *" never comes round; write one like '0 20 * * TUE,FRI'`},
		{"@daily", "UTC", `"@daily" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 20 * * *", "Europe/Londn", `"Europe/Londn" is not a time zone; write one like Europe/London`},
		{"0 20 * * *", "", `"" is not a time zone; write one like Europe/London`},
	} {
		if _, err := NewSchedule(c.cron, c.zone); err == nil || err.Error() != c.want {
			t.Errorf("%q in %q: %v; want %s", c.cron, c.zone, err, c.want)
		}
	}
}
