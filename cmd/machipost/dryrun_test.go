package main

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// dryRuns are command lines of every command with --dry-run, to be carried out on
// an office of the keeper's (see openDesk): friday is running, in turn 2, monday
// waits to be started, and held is held. PARKED, QUEUED and ASIDE stand for letters
// in that state, SHEET and POSITION for files, a sheet of orders and friday
// exported, COPY for a backup of the database; words in quotation marks are one argument. A command without a row
// fails.
var dryRuns = []string{
	`resume`,
	`init --keeper eve@example.org --no-network`,
	`backup COPY.new`,
	`archive --all --to COPY.pages`,
	`restore COPY`,
	`store restored`,
	`game new sunday --open 2 --schedule "Sun 20:00"`,
	`game start monday`,
	`player tag friday Ann`,
	`player address friday Ann --add ann@work.example`,
	`player address friday Ann --remove cat@example.org`,
	`letter requeue ASIDE`,
	`letter requeue ASIDE --as friday/Ann --reason "She rang me up."`,
	`outbox retry PARKED`,
	`outbox retry --all-parked`,
	`outbox hold QUEUED`,
	`outbox drop QUEUED PARKED`,
	`say friday "Merry Christmas to all of you."`,
	`letter write friday/Ann "Are you well?"`,
	`announce "The service rests over Christmas."`,
	`game new tuesday --schedule "0 20 * * TUE" --players "Ann <ann@example.org>, Bob <bob@example.org>"`,
	`game start monday`,
	`game deadline friday "2026-12-24 20:00" --reason Snow.`,
	`game hold friday --reason Snow.`,
	`game resume held --reason Sun.`,
	`game resolve friday --turn 2 --reason Snow.`,
	`game undo friday --turn 1 --reason Snow.`,
	`game replace friday Bob "Dan <dan@example.org>" --reason Snow.`,
	`game end friday --reason Snow.`,
	`game end monday`,
	`game import sunday POSITION --schedule "Sun at 20:00" --players "Ann <ann@example.org>, Bob <bob@example.org>, Cat <cat@example.org>"`,
	`orders enter friday Bob SHEET --reason "He rang me up."`,
	`player rename friday Bob Bert --reason "He likes it better."`,
	`player language friday Bob es`,
	`run`, // the last: it starts monday, and its witness stays in the mailbox
}

// A dry run changes nothing: not a row of the database nor a byte of it, nothing in
// the folder, no letter on the server; and it sends nothing. The same without
// --dry-run does. The command lines share a post office, so they do not run beside
// each other.
func TestDryRunsChangeNothing(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	for _, line := range dryRuns {
		t.Run(line, func(t *testing.T) {
			on := d.copied(t)
			line := on.fill(line)
			before := on.trace()
			out := on.must(line + " --dry-run")
			if after := on.trace(); after != before {
				t.Errorf("it changed something:\n%s\nbefore:\n%s", after, before)
			}
			if asJSON := on.must(line + " --dry-run --json"); !json.Valid([]byte(asJSON)) {
				t.Errorf("this is no JSON: %s", asJSON)
			}
			if strings.TrimSpace(out) == "" {
				t.Error("it printed nothing")
			}
			before = on.content()
			on.must(line)
			if on.content() == before {
				t.Error("the same without --dry-run changed nothing, either")
			}
		})
	}
}

func TestEveryDryRunIsTested(t *testing.T) {
	t.Parallel()
	for path, cmd := range runnable() {
		tested := slices.ContainsFunc(dryRuns, func(line string) bool { return line == path || strings.HasPrefix(line, path+" ") })
		tested = tested || path == "store copy" // by TestServersStoreCopy: it wants a server
		if dry := cmd.Flags().Lookup("dry-run") != nil; dry != tested {
			t.Errorf("%s: has --dry-run: %v, has a row in dryRuns: %v", path, dry, tested)
		}
	}
}

// What a run would do is told by a dry one, the letters in the mailbox included.
func TestDryRunTellsWhatARunDoes(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	dry := d.copied(t).must("run --dry-run --json")
	if really := d.copied(t).must("run --json"); dry != really || !strings.Contains(dry, `"letters": 1`) {
		t.Errorf("a dry run tells\n%s, a run\n%s", dry, really)
	}
}

// Where there is no database, a dry run makes none.
func TestDryRunMakesNoDatabase(t *testing.T) {
	t.Parallel()
	d := openDesk(t).copied(t)
	if err := os.Remove(d.database()); err != nil {
		t.Fatal(err)
	}
	d.must("run --dry-run")
	if _, err := os.Stat(d.database()); err == nil {
		t.Error("there is one")
	}
}

// What a dry run rolls is not what a run rolls, as the number of events in its log tells:
// its keys are thrown away with its copy, so no keeper looks at dice to come.
func TestDryRunRollsOtherDice(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	dry, really := map[string]bool{}, map[string]bool{}
	for i := range uint64(6) {
		for more, seen := range map[string]map[string]bool{" --dry-run": dry, "": really} {
			on := d.copied(t)
			on.chance += 10 * i // of another moment
			_, log, status := on.run(`game resolve friday --turn 2 --reason Snow. --log text --log-level info` + more)
			found := numberOfEvents.FindString(log)
			if status != 0 || found == "" {
				t.Fatalf("%q: %d, %s", more, status, log)
			}
			seen[found] = true
		}
	}
	if len(dry) < 2 || len(really) != 1 {
		t.Errorf("dry runs came to %v, runs to %v", dry, really)
	}
}

var numberOfEvents = regexp.MustCompile(`events=\d+`)
