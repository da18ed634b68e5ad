package gm_test

import (
	"fmt"
	"strings"
	"testing"

	"machipost/gm/records"
)

// A letter that asks a lot gets one answer of bounded size, and writes to nobody
// else more than once.
func TestALetterThatAsksALot(t *testing.T) {
	t.Parallel()
	many := func(line string, n int) string { return strings.Repeat(line+"\n", n) }
	var reports, victims strings.Builder
	for i := range 150 {
		fmt.Fprintf(&reports, "report %d\n", i)
		fmt.Fprintf(&victims, "address victim%d@example.org\n", i)
	}
	for name, letter := range map[string]string{
		"help": many("help", 199), "help orders": many("help orders", 199), "games": many("games", 150), "reports": reports.String(),
		"addresses": victims.String(), "seats": many("resign\ntake over friday as Ann", 90), "watching": many("watch friday", 100),
	} {
		tb := setTable(t)
		tb.start("friday")
		tb.writes(eve, "Hello", "standby as Eve")
		tb.asks(eve, "yes")
		before := len(tb.letters(eve))
		tb.asks(ann, letter)
		if size := len(tb.newest(ann)); size > 20_000 {
			t.Errorf("%s: an answer of %d bytes", name, size)
		}
		tb.asks(ann, "yes")
		tb.count(ann, 3)
		if got := len(tb.letters(eve)) - before; got > 1 {
			t.Errorf("%s: a standby got %d letters", name, got)
		}
	}
}

func TestMoreCommandsThanALetterMayHold(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "help\nrules\ngames\nstatus\nreport\nhistory\nwait\nready\ntest\nzone UTC\nreminders off\nnot absent")
	tb.says(ann, "I did the first 10 and left 2 undone.", "the zone UTC")
	tb.silentOn(ann, "You will not be reminded of deadlines")
}

// What a stranger asks beyond the limit is not even looked at.
func TestBeyondTheLimitNothingIsRead(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for i := range 7 {
		tb.writes(eve, fmt.Sprint("Hello ", i), "standby as Eve")
	}
	tb.count(eve, 5)
	err := tb.db.View(t.Context(), func(view records.View) error {
		letters, err := view.Letters.Newest(nil, 2)
		for _, l := range letters {
			if !strings.Contains(l.Why, "not answered") {
				t.Errorf("%+v", l)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// An address that no answer can go to holds up nobody else's letter.
func TestAnAddressThatNoAnswerCanGoTo(t *testing.T) {
	t.Parallel()
	for _, asks := range []string{"unwatch friday", "watch friday", "no standby", "help", "forget me"} {
		tb := setTable(t)
		tb.start("friday")
		tb.lay(eve, []byte("From: eve@ex\xc3\xa4mple.org\r\nSubject: Hello\r\n\r\n"+asks+"\r\n"))
		tb.asks(ann, "status")
		tb.says(ann, "friday is in turn 1.")
	}
}

// A turn that does not verify is still told, and the keeper hears of it.
func TestReportOfADoubtfulTurn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.damage("UPDATE turns SET dice = '[1,1,1]'")
	tb.asks(ann, "report 1")
	tb.says(ann, "friday: report of turn 1")
	tb.silentOn(ann, "what they decided")
	tb.says(keeperAddress, "does not come out the same")
}

// What a letter may ask only once is told where it is there twice.
func TestWhatMayBeAskedOnlyOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "zone UTC\nzone Europe/Madrid\nabsent from 20 December to 22 December\nabsent on 27 December")
	tb.says(ann, "so this was left undone: zone Europe/Madrid.", "Sun 27 December 2026")
	tb.silentOn(ann, "in the zone Europe/Madrid")
}

// What a program makes of an address that is typed.
func TestAddressesAsProgramsWriteThem(t *testing.T) {
	t.Parallel()
	for _, written := range []string{"eve@example.org", "<eve@example.org>", "Ann <eve@example.org>", "eve@example.org<mailto:eve@example.org>", "<mailto:eve@example.org>"} {
		tb := setTable(t)
		tb.start("friday")
		tb.asks(ann, "address "+written)
		tb.says(ann, "You want my letters to go to eve@example.org")
	}
}
