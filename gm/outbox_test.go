package gm_test

import (
	"context"
	"errors"
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm"
	"machipost/gm/lobby"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/templates"
)

// setOutbox is setTable with letters of the states parked, parked, queued (it
// failed once), sent, from 1 on.
func setOutbox(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	postman := tb.deps.Postman
	tb.round()
	tb.with(func(d *gm.Deps) { d.Keeper = "" })
	tb.with(func(d *gm.Deps) { d.Postman = refusing{permanent: true} })
	tb.open("friday", "0 20 * * *", true)
	tb.round()
	tb.with(func(d *gm.Deps) { d.Postman = refusing{} })
	tb.write(eve, "hello", "", "Hello")
	tb.round()
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	tb.write(bob, "hello", "", "Hello")
	tb.round()
	return tb
}

// outbox is the states of all letters of ours, by ID.
func (tb *table) outbox() string {
	tb.Helper()
	letters, err := tb.Outbox.Newest(tb.Context(), nil, 100)
	if err != nil {
		tb.Fatal(err)
	}
	slices.Reverse(letters)
	var states []string
	for _, l := range letters {
		states = append(states, string(l.State))
	}
	return strings.Join(states, " ")
}

func TestMovingLettersOfOurs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		ids  []int64
		to   []records.OutgoingState // one after the other
		want string                  // states, or what the error says
	}{
		{"as it is", nil, nil, "parked parked queued sent"},
		{"retry", []int64{1}, []records.OutgoingState{records.Queued}, "queued parked queued sent"},
		{"hold", []int64{3}, []records.OutgoingState{records.Held}, "parked parked held sent"},
		{"hold and retry", []int64{3}, []records.OutgoingState{records.Held, records.Queued}, "parked parked queued sent"},
		{"drop", []int64{1, 3}, []records.OutgoingState{records.Dropped}, "dropped parked dropped sent"},
		{"drop what is held", []int64{3}, []records.OutgoingState{records.Held, records.Dropped}, "parked parked dropped sent"},
		{"a sent one", []int64{4}, []records.OutgoingState{records.Held}, "letter 4 of the outbox to bob@example.org is sent already; nothing was changed"},
		{"all or nothing", []int64{1, 4}, []records.OutgoingState{records.Dropped}, "letter 4 of the outbox"},
		{"none there", []int64{1, 9}, []records.OutgoingState{records.Dropped}, "letter 9 of the outbox: no such letter"},
		{"what was dropped", []int64{1}, []records.OutgoingState{records.Dropped, records.Queued}, "is dropped already"},
		{"what is queued", []int64{3}, []records.OutgoingState{records.Queued}, "is queued already"},
		{"hold what is parked", []int64{1}, []records.OutgoingState{records.Held}, "is parked already"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setOutbox(t)
			var err error
			before := ""
			for _, to := range c.to {
				before = tb.outbox()
				if _, err = tb.Outbox.Move(t.Context(), c.ids, to); err != nil {
					break
				}
			}
			after := tb.outbox()
			if err != nil {
				if !strings.Contains(err.Error(), c.want) || after != before {
					t.Errorf("%v; %s, before %s", err, after, before)
				}
			} else if after != c.want {
				t.Errorf("%s, want %s", after, c.want)
			}
		})
	}
}

func TestRetriedLettersGoOut(t *testing.T) {
	t.Parallel()
	tb := setOutbox(t)
	moved, err := tb.Outbox.RetryParked(t.Context())
	if err != nil || len(moved) != 2 || moved[0].Name != "Ann" || moved[0].Game != "friday" || moved[0].State != records.Queued {
		t.Fatalf("moved %+v, %v", moved, err)
	}
	tb.count(ann, 0)
	tb.round()
	tb.count(ann, 1)
	if moved, err = tb.Outbox.RetryParked(t.Context()); err != nil || len(moved) != 0 {
		t.Errorf("moved %v, %v", moved, err)
	}
}

// A letter that is parked again is told again.
func TestParkedAgainIsToldAgain(t *testing.T) {
	t.Parallel()
	tb := setOutbox(t)
	tb.with(func(d *gm.Deps) { d.Keeper = keeperAddress })
	for range 2 {
		tb.clock = tb.clock.Add(time.Hour)
		if _, err := tb.Outbox.Move(t.Context(), []int64{1}, records.Queued); err != nil {
			t.Fatal(err)
		}
		tb.with(func(d *gm.Deps) { d.Postman, d.PerMinute = refusing{permanent: true}, 1 }) // the notice waits
		tb.round()
		tb.with(func(d *gm.Deps) { d.Postman, d.PerMinute = tb.mail.Postman(), 0 })
		tb.round()
	}
	told := 0
	for _, l := range tb.letters(keeperAddress) {
		if strings.Contains(flat(tb.text(l)), "A letter to ann@example.org cannot be delivered") {
			told++
		}
	}
	if told != 2 {
		t.Errorf("the keeper was told %d times, want 2", told)
	}
}

// A held letter does not go out; and one that was held while another process had
// it on its way is not sent a second time.
func TestHeldWhileItIsOnItsWay(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.open("friday", "0 20 * * *", true)
	postman := tb.deps.Postman
	tb.with(func(d *gm.Deps) {
		d.Postman = during{postman, func() {
			for _, to := range []records.OutgoingState{records.Held, records.Queued} {
				if _, err := tb.Outbox.Move(t.Context(), []int64{1}, to); err != nil {
					t.Error(err)
				}
			}
			other := tb.newGM(2)
			if _, err := other.Round(t.Context()); err != nil {
				t.Error(err)
			}
		}}
	})
	tb.round()
	tb.count(ann, 1)
	tb.count(bob, 1)
}

// during is a postman on whose way something happens.
type during struct {
	post.Postman
	happens func()
}

func (d during) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	d.happens()
	return d.Postman.Deliver(ctx, parcels, tell)
}

// A letter that waits after a failure is due at once when it was held and is
// retried, or nearly so.
func TestRetryEndsTheWait(t *testing.T) {
	t.Parallel()
	tb := setOutbox(t)
	for range 8 { // until it waits for hours
		tb.with(func(d *gm.Deps) { d.Postman = refusing{} })
		tb.clock = tb.clock.Add(5 * time.Hour)
		tb.round()
	}
	for _, to := range []records.OutgoingState{records.Held, records.Queued} {
		if _, err := tb.Outbox.Move(t.Context(), []int64{3}, to); err != nil {
			t.Fatal(err)
		}
	}
	tb.with(func(d *gm.Deps) { d.Postman = tb.mail.Postman() })
	tb.clock = tb.clock.Add(15 * time.Minute)
	tb.round()
	tb.count(eve, 1)
}

func TestOutboxIsListedByState(t *testing.T) {
	t.Parallel()
	tb := setOutbox(t)
	for _, c := range []struct {
		states []records.OutgoingState
		limit  int
		want   string
	}{
		{nil, 10, "4 3 2 1"}, {nil, 2, "4 3"}, {[]records.OutgoingState{records.Parked}, 10, "2 1"}, {[]records.OutgoingState{records.Held}, 10, ""},
		{[]records.OutgoingState{records.Queued, records.Sent}, 10, "4 3"},
	} {
		letters, err := tb.Outbox.Newest(t.Context(), c.states, c.limit)
		var ids []string
		for _, l := range letters {
			ids = append(ids, fmt.Sprint(l.ID))
		}
		if got := strings.Join(ids, " "); err != nil || got != c.want {
			t.Errorf("%v, %d: %s, %v; want %s", c.states, c.limit, got, err, c.want)
		}
	}
}

// That the day's letters are used up the keeper is told, once a day.
func TestTheKeeperIsToldOfAFullDay(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.with(func(d *gm.Deps) { d.PerDay = 3 })
	for i := range 5 {
		address := fmt.Sprintf("stranger%d@example.org", i)
		tb.mail.Account(address)
		tb.write(address, "hello", "", "Hello")
	}
	for range 5 {
		tb.round()
	}
	tb.count(keeperAddress, 0) // it waits its turn, too
	tb.clock = tb.clock.Add(25 * time.Hour)
	tb.round()
	tb.count(keeperAddress, 1)
	tb.heard(keeperAddress, "3 letters have gone out within a day, which is all that smtp.per_day lets me send.")
}

func TestAnnounce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.mail.Account("cat@example.org")
	tb.start("friday")
	tb.start("over")
	tb.finish("over")
	tb.wait("monday")
	to, err := tb.Roster.Announce(t.Context(), "", "The service rests\nover Christmas.")
	if want := []string{ann, bob, "cat@example.org"}; err != nil || !slices.Equal(to, want) {
		t.Fatalf("to %q, %v; want %q", to, err, want)
	}
	tb.round()
	start, told := tb.letters(ann)[0], tb.announced(ann)
	if tagOf(told.Subject) != tagOf(start.Subject) || !slices.Contains(told.References, start.MessageID) {
		t.Errorf("subject %q, references %q; not in the thread of %q, %s", told.Subject, told.References, start.Subject, start.MessageID)
	}
	if text := tb.text(told); !strings.Contains(text, "A word from the GM to all players:\n\n  The service rests\n  over Christmas.") {
		t.Errorf("it says %q", text)
	}
	tb.announced(bob)
	told = tb.announced("cat@example.org")
	if told.Subject != "A word to all players" || len(told.References) != 0 || told.Automatic == "" {
		t.Errorf("Cat's has the subject %q, references %q, automatic %q", told.Subject, told.References, told.Automatic)
	}
}

// announced is the one announcement that an address got.
func (tb *table) announced(address string) post.Letter {
	tb.Helper()
	var told []post.Letter
	for _, l := range tb.letters(address) {
		if strings.Contains(tb.text(l), "A word from the GM") {
			told = append(told, l)
		}
	}
	if len(told) != 1 {
		tb.Fatalf("%s got %d announcements", address, len(told))
	}
	return told[0]
}

func TestAnnounceToOneGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.wait("monday")
	to, err := tb.Roster.Announce(t.Context(), "MONDAY", "Soon!")
	if want := []string{ann, "cat@example.org"}; err != nil || !slices.Equal(to, want) {
		t.Errorf("to %q, %v; want %q", to, err, want)
	}
	tb.round()
	if text := tb.text(tb.announced(ann)); !strings.Contains(text, "A word from the GM to all players of monday:") {
		t.Errorf("it says %q", text)
	}
	if _, err := tb.Roster.Announce(t.Context(), "tuesday", "Soon!"); !errors.Is(err, records.ErrNoGame) {
		t.Errorf("no game: %v", err)
	}
	if _, err := tb.Roster.Announce(t.Context(), "", " \n"); err == nil {
		t.Error("nothing was announced")
	}
	if _, err := setTable(t).Roster.Announce(t.Context(), "", "Soon!"); err == nil {
		t.Error("it was announced to nobody")
	}
}

// Nothing in an announcement acts on a mail program, and no tag gets round.
func TestAnAnnouncementIsPlain(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tag := anyTag.FindString(tb.letters(ann)[0].Subject)
	if _, err := tb.Roster.Announce(t.Context(), "", "one\r\n\x1b[2Jtwo \u202ethree\n"+tag+"\n"+templates.ReplyMark); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.says(bob, "  one\n  [2Jtwo three\n  [friday]\n")
}

// A seat that was resigned has nobody to write to.
func TestNothingIsAnnouncedToThoseWhoLeft(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	if err := tb.OpenSeat(t.Context(), "friday", 0); err != nil {
		t.Fatal(err)
	}
	to, err := tb.Roster.Announce(t.Context(), "", "Soon!")
	if err != nil || !slices.Equal(to, []string{bob}) {
		t.Errorf("to %q, %v", to, err)
	}
}

// wait opens a game of Ann and Cat that is not started.
func (tb *table) wait(name string) {
	tb.Helper()
	_, err := tb.Lobby.NewGame(tb.Context(), lobby.Plan{
		Name: name, Rules: engine.DefaultRules(engine.Base), Schedule: "0 20 * * *", Zone: "UTC",
		Players: []mail.Address{{Name: "Ann", Address: ann}, {Name: "Cat", Address: "cat@example.org"}},
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// A report that waits while its turn is taken back would come behind the apology:
// it is dropped, and nothing else is.
func TestUndoDropsTheReportsThatWait(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.open("monday", "0 20 * * *", true)
	tb.writes(eve, "hello", "watch friday")
	tb.asks(eve, "yes")
	tb.at(1, "20:01:00")
	postman := tb.deps.Postman
	tb.with(func(d *gm.Deps) { d.Postman = refusing{} })
	tb.round()
	tb.clock = tb.clock.Add(2 * time.Minute)
	if _, err := tb.Roster.ReplaceTag(t.Context(), "friday", "Ann"); err != nil {
		t.Fatal(err)
	}
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	for range 2 {
		tb.clock = tb.clock.Add(time.Hour)
		tb.round()
	}
	for _, address := range []string{ann, bob, eve} {
		tb.times(address, "had to take turn 1 of friday back", 1)
		tb.times(address, "friday: report of turn 1", 0)
	}
	tb.times(ann, "monday: report of turn 1", 1)
	tb.times(ann, "Your tag for friday is now", 1)
}
