package gm_test

import (
	"bytes"
	"io"
	"strconv"
	"strings"
	"testing"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/emersion/go-message/mail"

	"machipost/gm/records"
)

// An entry is what a calendar file says of a deadline, "turn 2 20261202T200000Z", with
// " void" where it counts no more.
type entry struct {
	method, says string
	sequence     int
}

// entries are those of the newest letter to an address.
func (tb *table) entries(address string) (all []entry) {
	tb.Helper()
	letters := tb.letters(address)
	reader, err := mail.CreateReader(bytes.NewReader(letters[len(letters)-1].Raw))
	if err != nil {
		tb.Fatal(err)
	}
	for {
		part, err := reader.NextPart()
		if err == io.EOF {
			return all
		}
		if err != nil {
			tb.Fatal(err)
		}
		if header, is := part.Header.(*mail.AttachmentHeader); is {
			all = append(all, tb.read(header, part.Body)...)
		}
	}
}

func (tb *table) read(header *mail.AttachmentHeader, body io.Reader) (all []entry) {
	tb.Helper()
	file, err := ics.ParseCalendar(body)
	if err != nil {
		tb.Fatal(err)
	}
	kind, params, err := header.ContentType()
	if name, _ := header.Filename(); err != nil || kind != "text/calendar" || name != "friday.ics" {
		tb.Errorf("%s called %s: %v", kind, name, err)
	}
	for _, e := range file.Events() {
		turn, _, _ := strings.Cut(strings.TrimPrefix(e.Id(), "friday-"), "@")
		says := strings.Replace(turn, "-", " ", 1) + " " + e.GetProperty(ics.ComponentPropertyDtStart).Value
		if e.GetProperty(ics.ComponentPropertyStatus).Value == "CANCELLED" {
			says += " void"
		}
		sequence, _ := strconv.Atoi(e.GetProperty(ics.ComponentPropertySequence).Value)
		all = append(all, entry{params["method"], says, sequence})
	}
	return all
}

// wantsCalendar has the deadlines of a player come as files.
func (tb *table) wantsCalendar(game string, seat int) {
	tb.update(func(tx records.Tx) error {
		g, err := tx.Games.Named(game)
		if err != nil {
			return err
		}
		g.Players[seat].Calendar = true
		return tx.Games.Save(g)
	})
}

// Whatever becomes of a deadline, the calendars of those who want it follow, and each
// file is newer than those before it.
func TestCalendarsFollowTheDeadline(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true, Extensions: 1, Grace: 12 * time.Hour}, "Ann", "Bob")
	tb.wantsCalendar("friday", 0)
	last := -1
	step := func(says, method string, want ...string) {
		t.Helper()
		got := tb.entries(ann)
		if len(got) != len(want) {
			t.Errorf("%s: %v, want %q", says, got, want)
			return
		}
		for i, e := range got {
			if e.says != want[i] || e.method != method || e.sequence <= last && i == 0 {
				t.Errorf("%s: %+v behind %d, want %s %q", says, e, last, method, want[i])
			}
			last = max(last, e.sequence)
		}
		if len(tb.entries(bob)) > 0 {
			t.Errorf("%s: Bob gets a file, too", says)
		}
		tb.clock = tb.clock.Add(time.Second)
	}
	intervene := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		tb.round()
	}
	moved := func(until string) error {
		_, err := tb.Steps.MoveDeadline(t.Context(), "friday", until, "Snow.")
		return err
	}
	intervene(moved("2026-12-03 20:00"))
	step("the deadline is moved", "PUBLISH", "turn 1 20261203T200000Z")
	_, err := tb.Steps.HoldGame(t.Context(), "friday", "Snow.")
	intervene(err)
	step("the game is held", "CANCEL", "turn 1 20261203T200000Z void")
	_, err = tb.Steps.ResumeGame(t.Context(), "friday", "Thaw.")
	intervene(err)
	step("the game goes on", "PUBLISH", "turn 1 20261203T200000Z")
	tb.asks(bob, "extension")
	step("Bob asks for more time", "PUBLISH", "turn 1 20261204T080000Z")
	tb.asks(ann, "buy Forest")
	step("an answer that moves nothing", "")
	tb.reply(bob, "buy Wheat Field")
	tb.round()
	step("the turn is resolved early", "PUBLISH", "turn 2 20261202T200000Z", "turn 1 20261204T080000Z void")
	_, err = tb.Steps.UndoTurn(t.Context(), "friday", 1, "A mistake.")
	intervene(err)
	step("the turn is taken back", "PUBLISH", "turn 1 20261202T200000Z", "turn 2 20261202T200000Z void")
	_, err = tb.Steps.EndGame(t.Context(), "friday", "Enough.")
	intervene(err)
	step("the game ends", "CANCEL", "turn 1 20261202T200000Z void")
}

// The first letter to a player brings the file, and so does the answer to the player's own
// wish for more time.
func TestCalendarsFromTheStart(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Extensions: 1, Grace: 12 * time.Hour}, "Ann", "Bob")
	tb.wantsCalendar("friday", 0)
	tb.asks(ann, "extension")
	if got := tb.entries(ann); len(got) != 1 || got[0].says != "turn 1 20261202T080000Z" {
		t.Errorf("%v", got)
	}
	tb.at(2, "08:01:00")
	tb.round()
	if got := tb.entries(ann); len(got) != 1 || got[0].says != "turn 2 20261203T200000Z" {
		t.Errorf("%v", got)
	}
}

// Whoever turns the files on gets one with the answer, and none after turning them off.
func TestCalendarsByLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(ann, "calendar on")
	if got := tb.entries(ann); len(got) != 1 || got[0].says != "turn 1 20261201T200000Z" || got[0].method != "PUBLISH" {
		t.Errorf("%v", got)
	}
	tb.asks(ann, "calendar off")
	tb.at(1, "20:01:00")
	tb.round()
	if got := tb.entries(ann); len(got) > 0 {
		t.Errorf("%v", got)
	}
}

// Letters to a player who wants no pages have one part, which is text.
func TestLettersWithoutPages(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(ann, "html off")
	kind := func(address string) string {
		letters := tb.letters(address)
		reader, err := mail.CreateReader(bytes.NewReader(letters[len(letters)-1].Raw))
		if err != nil {
			t.Fatal(err)
		}
		kind, _, _ := reader.Header.ContentType()
		return kind
	}
	tb.at(1, "20:01:00")
	tb.round()
	if kind(ann) != "text/plain" || kind(bob) != "multipart/alternative" {
		t.Errorf("Ann gets %s, Bob %s", kind(ann), kind(bob))
	}
}
