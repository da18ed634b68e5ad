package gm_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is about letters of ours that are claimed together, and what becomes of them
// when the process that has claimed them goes no further.

// queue puts so many letters to strangers into the outbox.
func (tb *table) queue(letters int) {
	tb.Helper()
	tb.update(func(tx records.Tx) error {
		for i := range letters {
			to := fmt.Sprintf("stranger%d@example.org", i)
			tb.mail.Account(to)
			out := records.Outgoing{Kind: records.Answer, MessageID: fmt.Sprintf("%d@example.org", i), To: to, Created: tx.Now, Due: tx.Now}
			out.Raw = fmt.Appendf(nil, "Message-ID: <%s>\r\nSubject: hi\r\n\r\nHello\r\n", out.MessageID)
			if _, err := tx.Outbox.Queue(out); err != nil {
				return err
			}
		}
		return nil
	})
}

// A thousand letters wait for the disk a handful of times, and are jotted down twice each.
func TestAThousandLettersAndAHandfulOfCommits(t *testing.T) {
	t.Parallel()
	const letters = 1000
	tb := setTable(t)
	tb.queue(letters)
	commits := &tally{Store: tb.db}
	tb.with(func(d *gm.Deps) { d.Store = commits })
	sent, failed, err := tb.Carrier.SendDue(t.Context())
	if sent != letters || failed != 0 || err != nil || tb.gone(letters) != letters {
		t.Errorf("%d letters are sent, %d failed, %v", sent, failed, err)
	}
	if commits.updates > 6 || commits.jots != 2*letters {
		t.Errorf("%d commits that wait for the disk and %d that do not, want 6 and %d", commits.updates, commits.jots, 2*letters)
	}
	if _, _, err := tb.Carrier.SendDue(t.Context()); err != nil || tb.claim() != "6" {
		t.Errorf("where nothing is due, something is claimed: %s, %v", tb.claim(), err)
	}
}

// claim is the number of the newest claim.
func (tb *table) claim() (value string) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) (err error) {
		value, err = view.Settings.Value("claim")
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return value
}

// A killedPostman delivers so many letters; the next one goes, too, and then the process is
// killed before anybody hears of it.
type killedPostman struct {
	post.Postman
	*trouble
	letters int
}

func (k *killedPostman) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	return k.Postman.Deliver(ctx, parcels, func(p post.Parcel, fault error) error {
		if k.letters--; k.letters < 0 {
			k.dead = true
		}
		return tell(p, fault)
	})
}

// Of ten letters that are claimed by a process that is killed among them, one may have
// gone: the next start sends those behind it at once, and that one again when its time is
// over, with the same id.
func TestKilledAmongTenLetters(t *testing.T) {
	t.Parallel()
	for gone := range 10 {
		t.Run(fmt.Sprint(gone), func(t *testing.T) {
			t.Parallel()
			const letters = 10
			tb := setTable(t)
			tb.queue(letters)
			deps := tb.depsOf(3)
			tr := &trouble{decide: func(string) int { return allWell }, copies: map[int64]int{}}
			deps.Store = troubledStore{tb.db, tr}
			deps.Postman = &killedPostman{deps.Postman, tr, gone}
			if _, _, err := tb.made(deps).Carrier.SendDue(t.Context()); !errors.Is(err, errKilled) {
				t.Fatal(err)
			}
			var queued, uncertain int
			due, err := tb.Outbox.Newest(t.Context(), []records.OutgoingState{records.Queued}, 99)
			for _, l := range due {
				if queued++; l.Attempts > 0 && l.Due.Equal(tb.clock.Add(15*time.Minute)) {
					uncertain++
				}
			}
			if err != nil || queued != letters-gone || uncertain != 1 {
				t.Errorf("%d are queued, and of %d of them it is not known whether they went, %v; want %d and 1", queued, uncertain, err, letters-gone)
			}
			for _, later := range []time.Duration{0, 14 * time.Minute, time.Minute} {
				tb.clock = tb.clock.Add(later)
				if sent, _, err := tb.Carrier.SendDue(t.Context()); err != nil || sent != map[time.Duration]int{0: letters - gone - 1, time.Minute: 1}[later] {
					t.Errorf("%s later %d are sent, %v", later, sent, err)
				}
			}
			for i := range letters {
				want := 1
				if i == gone {
					want = 2
				}
				tb.count(fmt.Sprintf("stranger%d@example.org", i), want)
				tb.distinct(fmt.Sprintf("stranger%d@example.org", i), 1)
			}
		})
	}
}

// Who claims letters takes them from who has claimed them before: each goes once, and
// all of them together are within the limit, also where those that came meanwhile go
// first.
func TestTwoClaimTheSameLetters(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ limit, others, strangers int }{{0, 30 + 9 - 3, 30}, {12, 12 - 3, 3}} {
		tb := setTable(t)
		tb.queue(30)
		tb.with(func(d *gm.Deps) { d.PerMinute = c.limit })
		deps := tb.depsOf(2)
		deps.PerMinute = c.limit
		other, others := tb.made(deps), 0
		tb.with(func(d *gm.Deps) {
			d.Postman = begun{d.Postman, atThird(func() {
				tb.update(func(tx records.Tx) error {
					for i := range 9 {
						if _, err := tx.Outbox.Queue(records.Outgoing{Kind: records.Notice, MessageID: fmt.Sprintf("n%d@x", i), To: keeperAddress, Raw: []byte("\r\n"), Created: tx.Now, Due: tx.Now}); err != nil {
							return err
						}
					}
					return nil
				})
				var err error
				if others, _, err = other.Carrier.SendDue(t.Context()); err != nil {
					t.Error(err)
				}
			})}
		})
		sent, failed, err := tb.Carrier.SendDue(t.Context())
		if sent != 3 || failed != 0 || others != c.others || err != nil {
			t.Errorf("within %d: one process sent %d, the other %d; %d failed, %v", c.limit, sent, others, failed, err)
		}
		tb.count(keeperAddress, 9)
		for i := range 30 {
			tb.distinct(fmt.Sprintf("stranger%d@example.org", i), min(1, max(0, c.strangers-i)))
		}
	}
}

// atThird has something happen the third time.
func atThird(happens func()) func() {
	times := 0
	return func() {
		if times++; times == 3 {
			happens()
		}
	}
}

// Whose letters were claimed by another begins none any more, and puts none off: the other
// is on its way with them. Where it was killed before it began any, they are due at once.
func TestALostClaimIsLeftAlone(t *testing.T) {
	t.Parallel()
	for name, fault := range map[string]error{"all is well": nil, "the server breaks off": errBroken} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.queue(10)
			deps := tb.depsOf(2)
			deps.Postman = killedAtOnce{}
			other, postman := tb.made(deps), tb.deps.Postman
			tb.with(func(d *gm.Deps) {
				d.Postman = breaking{begun{d.Postman, atThird(func() {
					defer func() { _ = recover() }()
					_, _, _ = other.Carrier.SendDue(t.Context())
				})}, fault}
			})
			if sent, failed, err := tb.Carrier.SendDue(t.Context()); sent != 3 || failed != 0 || !errors.Is(err, fault) {
				t.Errorf("%d are sent, %d failed, %v", sent, failed, err)
			}
			tb.with(func(d *gm.Deps) { d.Postman = postman })
			if sent, _, err := tb.Carrier.SendDue(t.Context()); sent != 7 || err != nil {
				t.Errorf("then %d are sent, %v", sent, err)
			}
			tb.strangers(10, 0)
		})
	}
}

// A killedAtOnce postman is of a process that is killed before the first letter.
type killedAtOnce struct{}

func (killedAtOnce) Deliver(context.Context, []post.Parcel, func(post.Parcel, error) error) error {
	panic(errKilled)
}

// A breaking postman breaks off behind the last letter.
type breaking struct {
	post.Postman
	fault error
}

func (b breaking) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	return errors.Join(b.Postman.Deliver(ctx, parcels, tell), b.fault)
}

// A server that is slow gets no letter whose claim would be over before it is done with
// it: the rest is claimed anew.
func TestASlowServerGetsASecondClaim(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.queue(10)
	tb.with(func(d *gm.Deps) {
		d.Postman = begun{d.Postman, func() { tb.clock = tb.clock.Add(time.Minute) }}
	})
	sent, failed, err := tb.Carrier.SendDue(t.Context())
	if sent != 10 || failed != 0 || err != nil || tb.gone(10) != 10 {
		t.Errorf("%d are sent, %d failed, %v", sent, failed, err)
	}
	if claims := tb.claim(); claims != "4" {
		t.Errorf("%s claims, want one for 4 letters and the end", claims)
	}
}

// A claim that cannot be read is told, and nothing is sent.
func TestAClaimThatCannotBeRead(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.queue(1)
	tb.update(func(tx records.Tx) error { return tx.Settings.Set("claim", "the first") })
	var fault *records.Fault
	if sent, _, err := tb.Carrier.SendDue(t.Context()); sent != 0 || !errors.As(err, &fault) {
		t.Errorf("%d are sent, %v", sent, err)
	}
}

// A clean stop ends the claim, so that the disk holds what was sent.
func TestACleanStopEndsTheClaim(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.queue(8)
	ctx, stop := context.WithCancel(t.Context())
	tb.with(func(d *gm.Deps) { d.Postman = &ending{Postman: d.Postman, letters: 3, end: stop} })
	if sent, failed, err := tb.Carrier.SendDue(ctx); sent != 3 || failed != 0 || err == nil || tb.claim() != "2" {
		t.Errorf("%d are sent, %d failed, %v; claim %s, want 2", sent, failed, err, tb.claim())
	}
}
