package calendar

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
	t.Parallel()
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
	t.Parallel()
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
	t.Parallel()
	for _, c := range []struct{ cron, zone, want string }{
		{"every Friday", "UTC", `"every Friday" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 20 30 2 *", "UTC", `"0 20 30 2 *" never comes round; write one like '0 20 * * TUE,FRI'`},
		{"0 20 24 12 * 2026", "UTC", `"0 20 24 12 * 2026" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 20 24 12 * */2026", "UTC", `"0 20 24 12 * */2026" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 0 20 24 12 * 2026", "UTC", `"0 0 20 24 12 * 2026" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 0 20 * * *\t2026", "UTC", `"0 0 20 * * *\t2026" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"@daily", "UTC", `"@daily" is not a cron expression; write one like '0 20 * * TUE,FRI'`},
		{"0 20 * * *", "Europe/Londn", `"Europe/Londn" is not a time zone; write one like Europe/London`},
		{"0 20 * * *", "", `"" is not a time zone; write one like Europe/London`},
	} {
		if _, err := NewSchedule(c.cron, c.zone); err == nil || err.Error() != c.want {
			t.Errorf("%q in %q: %v; want %s", c.cron, c.zone, err, c.want)
		}
	}
}

// A schedule that is taken goes on for ever: each moment is later than the last,
// also where a day comes twice and each of its seconds is a moment.
func TestEachDeadlineIsLater(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ cron, zone, after string }{
		{"* * * * * *", "Europe/London", "2026-10-25T01:00:00Z"},
		{"* * * * * *", "Pacific/Kwajalein", "1969-10-01T12:00:00Z"},
		{"0 0 29 2 *", "UTC", "2096-03-01T00:00:00Z"},
		{"59 59 23 31 12 *", "Pacific/Apia", "2011-12-30T09:59:59Z"},
	} {
		s, err := NewSchedule(c.cron, c.zone)
		if err != nil {
			t.Fatal(err)
		}
		last := at(t, c.after)
		for range 3 {
			next, err := s.After(last)
			if err != nil || !next.After(last) {
				t.Errorf("%s in %s after %s: %s, %v", c.cron, c.zone, last, next, err)
			}
			last = next
		}
	}
}

func FuzzSchedule(f *testing.F) {
	for _, cron := range []string{
		"0 20 * * TUE,FRI", "*/5 * * * * *", "0 20 24 12 * 2026", "0 0 20 24 12 * 2026", "0 0 31 */2 *", "0 0 L * *", "0 0 * * 5#3", "0 3 * * 5#0",
		"0 0 15W * *", "59-1 * * * *", "* * * * * 20266", "0 20 30 2 1", "0,0 */23 1-31/30 FEB ?",
	} {
		f.Add(cron, int64(1793000000), uint8(0))
		f.Add(cron, int64(1792890000), uint8(1))
	}
	zones := []string{"UTC", "Europe/London", "Australia/Lord_Howe", "Pacific/Apia", "America/St_Johns"}
	f.Fuzz(func(t *testing.T, cron string, since int64, zone uint8) {
		s, err := NewSchedule(cron, zones[int(zone)%len(zones)])
		if err != nil {
			return
		}
		last := time.Unix(since%(1<<33), 0).UTC()
		for range 3 {
			next, err := s.After(last)
			if err != nil {
				t.Fatalf("%q was taken, and has nothing behind %s: %v", cron, last, err)
			}
			if !next.After(last) {
				t.Fatalf("%q: %s is not later than %s", cron, next, last)
			}
			last = next
		}
	})
}
