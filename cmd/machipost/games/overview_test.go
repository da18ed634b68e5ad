package games

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// Colours stand round whole rows, and only where there may be any: without them the table
// is the same.
func TestTheOverviewHasColoursOnATerminalAlone(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)
	game := func(name string, due time.Time, held string) records.Game {
		return records.Game{Name: name, State: records.Running, Zone: "UTC", Deadline: due, Held: held, Players: []records.Player{{Name: "Ann"}, {Name: "Bob"}}}
	}
	all := keeper.Overview{Now: now, Games: []keeper.Standing{
		{Game: game("overdue", now.Add(-5*time.Hour), ""), In: []string{"Ann", "Bob"}},
		{Game: game("late", now.Add(time.Hour), ""), In: []string{"Ann"}, Missing: []string{"Bob"}},
		{Game: game("held", now, "Snow\x1b[2J"), Missing: []string{"Ann", "Bob"}},
		{Game: game("well", now.Add(48*time.Hour), ""), Missing: []string{"Ann", "Bob"}},
	}}
	printed := func(colour bool) string {
		var out, complaint bytes.Buffer
		if err := printOverview(console.World{Stdout: &out, Stderr: &complaint, Colour: colour}, []glance{{all, ""}}); err != nil || complaint.Len() > 0 {
			t.Error(err, complaint.String())
		}
		return out.String()
	}
	bare, coloured := printed(false), printed(true)
	for name, colour := range map[string]string{"overdue": red, "late": yellow, "held": dim} {
		if !strings.Contains(coloured, "\n"+colour+name+" ") {
			t.Errorf("%s has no colour of its own:\n%q", name, coloured)
		}
	}
	if strings.Contains(bare, "\x1b") || strings.Contains(coloured, "\x1b[2J") {
		t.Errorf("something acts on a terminal:\n%q", bare)
	}
	if strings.NewReplacer(red, "", yellow, "", dim, "", plain, "").Replace(coloured) != bare {
		t.Errorf("the table is another one with colours:\n%s\n%s", coloured, bare)
	}
	if !strings.Contains(bare, "late: late: Bob\n    machipost orders show late\n") || !strings.Contains(bare, "overdue: due for long, and not resolved\n    machipost doctor\n") {
		t.Errorf("what needs a hand is not told:\n%s", bare)
	}
}
