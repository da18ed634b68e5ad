package calendar

import (
	"archive/zip"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// nominal are schedules with the wall times that they name.
var nominal = []struct {
	cron  string
	names func(wall time.Time) bool
}{
	{"30 2 * * *", func(w time.Time) bool { return w.Hour() == 2 && w.Minute() == 30 }},
	{"0 * * * *", func(w time.Time) bool { return w.Minute() == 0 }},
	{"*/15 0-3 * * *", func(w time.Time) bool { return w.Hour() <= 3 && w.Minute()%15 == 0 }},
	{"0 0 * * *", func(w time.Time) bool { return w.Hour() == 0 && w.Minute() == 0 }},
	{"0 20 * * *", func(w time.Time) bool { return w.Hour() == 20 && w.Minute() == 0 }},
	{"30 1 * * SUN", func(w time.Time) bool { return w.Weekday() == time.Sunday && w.Hour() == 1 && w.Minute() == 30 }},
}

// Round every change of every zone from 2026 to 2036 each deadline comes exactly once:
// one that a change skips at the first moment behind it, one that comes twice at its
// first.
func TestDeadlinesRoundEveryTransition(t *testing.T) {
	t.Parallel()
	step := 25
	if os.Getenv("MACHIPOST_LONG") != "" {
		step = 1
	}
	changes := 0
	for i, name := range everyZone(t) {
		if i%step != 0 {
			continue
		}
		zone, err := time.LoadLocation(name)
		if err != nil {
			continue // not a zone
		}
		for _, at := range transitions(zone) {
			changes++
			for _, n := range nominal {
				if got, want := deadlinesRound(t, n.cron, name, at), momentsRound(n.names, zone, at); !slices.EqualFunc(got, want, time.Time.Equal) {
					t.Errorf("%s in %s round %s:\ngot  %v\nwant %v", n.cron, name, at, got, want)
				}
			}
		}
	}
	if changes < 50 {
		t.Errorf("only %d changes were found", changes)
	}
}

// everyZone are the names in Go's own list.
func everyZone(t *testing.T) (names []string) {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Skip("Go is not here:", err)
	}
	list, err := zip.OpenReader(filepath.Join(strings.TrimSpace(string(root)), "lib", "time", "zoneinfo.zip"))
	if err != nil {
		t.Skip("Go's list of zones is not here:", err)
	}
	defer list.Close()
	for _, file := range list.File {
		if !strings.HasSuffix(file.Name, "/") {
			names = append(names, file.Name)
		}
	}
	return names
}

// transitions are the moments from 2026 to 2036 from which on a zone has another offset.
func transitions(zone *time.Location) (moments []time.Time) {
	end := time.Date(2037, 1, 1, 0, 0, 0, 0, time.UTC)
	for at := time.Date(2026, 1, 1, 0, 0, 0, 0, zone); ; {
		_, next := at.ZoneBounds()
		if next.IsZero() || next.After(end) {
			return moments
		}
		if _, before := next.Add(-time.Second).Zone(); before != offset(next) {
			moments = append(moments, next.UTC())
		}
		at = next
	}
}

func offset(at time.Time) int {
	_, seconds := at.Zone()
	return seconds
}

const roundAbout = 24 * time.Hour

// deadlinesRound are those of a schedule, one after the other.
func deadlinesRound(t *testing.T, cron, zone string, at time.Time) (all []time.Time) {
	t.Helper()
	s, err := NewSchedule(cron, zone)
	if err != nil {
		t.Fatal(err)
	}
	for last := at.Add(-roundAbout); ; {
		if last, err = s.After(last); err != nil {
			t.Fatal(err)
		}
		if last.After(at.Add(roundAbout)) {
			return all
		}
		all = append(all, last)
	}
}

// momentsRound are the same, found by looking at each minute of the wall.
func momentsRound(names func(time.Time) bool, zone *time.Location, at time.Time) (all []time.Time) {
	before, after := at.Add(-time.Second).In(zone), at.In(zone)
	from, to := at.Add(-roundAbout), at.Add(roundAbout)
	for wall := from.Add(-26 * time.Hour).Truncate(time.Minute); wall.Before(to.Add(26 * time.Hour)); wall = wall.Add(time.Minute) {
		if !names(wall) {
			continue
		}
		moment := wall.Add(-time.Duration(offset(before)) * time.Second) // as the old offset has it
		if !moment.Before(at) {
			moment = wall.Add(-time.Duration(offset(after)) * time.Second)
			if moment.Before(at) {
				moment = at // the change skips it
			}
		}
		if moment.After(from) && !moment.After(to) {
			all = append(all, moment)
		}
	}
	slices.SortFunc(all, time.Time.Compare)
	return slices.CompactFunc(all, time.Time.Equal)
}
