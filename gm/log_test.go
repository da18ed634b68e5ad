package gm_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/facts"
	"machipost/gm/keeper"
	"machipost/gm/post"
	"machipost/gm/records"
)

// A logbook is what a GM logs, as text and as JSON, without the time of the line.
type logbook struct{ text, json bytes.Buffer }

// keepLog has the GM log from a level on.
func (tb *table) keepLog(level slog.Level) *logbook {
	tb.Helper()
	book := &logbook{}
	options := &slog.HandlerOptions{Level: level, ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}
	log := slog.New(slog.NewMultiHandler(slog.NewTextHandler(&book.text, options), slog.NewJSONHandler(&book.json, options)))
	tb.with(func(d *gm.Deps) { d.Log = log })
	return book
}

// take returns the lines since the last time, both forms, without their levels.
func (b *logbook) take(t *testing.T) (lines []string) {
	t.Helper()
	asText, asJSON := strings.Split(strings.TrimSpace(b.text.String()), "\n"), strings.Split(strings.TrimSpace(b.json.String()), "\n")
	b.text.Reset()
	b.json.Reset()
	if len(asText) != len(asJSON) {
		t.Fatalf("%d lines of text, %d of JSON", len(asText), len(asJSON))
	}
	for i, line := range asText {
		if line == "" {
			continue
		}
		sameLine(t, line, asJSON[i])
		_, line, _ = strings.Cut(line, " msg=")
		lines = append(lines, line)
	}
	return lines
}

// sameLine fails unless both forms of a line tell the same.
func sameLine(t *testing.T, text, asJSON string) {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(asJSON))
	decoder.UseNumber()
	var told map[string]any
	if err := decoder.Decode(&told); err != nil {
		t.Fatalf("%s: %v", asJSON, err)
	}
	for key, value := range told {
		plain := fmt.Sprintf("%s=%v", key, value)
		quoted := fmt.Sprintf("%s=%q", key, fmt.Sprint(value))
		if key != facts.KeyTook && !strings.Contains(text+" ", plain+" ") && !strings.Contains(text+" ", quoted+" ") {
			t.Errorf("%s is not in %s", plain, text)
		}
	}
}

// A step is something that happens, and the lines that the log has for it.
type step struct {
	what string
	do   func()
	want []string
}

// tells fails unless the log tells the steps, one behind the other.
func (tb *table) tells(level slog.Level, steps []step) {
	tb.Helper()
	book := tb.keepLog(level)
	for _, s := range steps {
		s.do()
		if got := book.take(tb.T); !slices.Equal(got, s.want) {
			tb.Errorf("%s:\n%s\nwant:\n%s", s.what, strings.Join(got, "\n"), strings.Join(s.want, "\n"))
		}
	}
}

// A whole small game.
func TestTheLogOfAGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.tells(slog.LevelInfo, []step{
		{"nothing happens", func() { tb.round() }, nil},
		{"a game is opened", func() { tb.lobby("friday", 2, mail.Address{Name: "Ann", Address: ann}) }, []string{
			`"game opened" game=1`}},
		{"somebody asks to join", func() { tb.writes(bob, "hello", "join friday as Bob") }, []string{
			`"letter filed" letter=1 state=answered standing=stranger`,
			`"outgoing sent" outgoing=1 letter=1`}},
		{"and does; the game is full", func() { tb.asks(bob, "yes") }, []string{
			`"player joined" game=1 player=2`,
			`"letter filed" letter=2 state=applied standing=stranger`,
			`"game started" game=1 turn=1 deadline=2026-12-01T20:00:00Z`,
			`"outgoing sent" outgoing=2 letter=2`, `"outgoing sent" outgoing=3 player=1`, `"outgoing sent" outgoing=4 player=2`}},
		{"orders", func() { tb.asks(ann, "buy Forest") }, []string{
			`"letter filed" letter=3 game=1 player=1 state=applied standing=proven`,
			`"outgoing sent" outgoing=5 letter=3 player=1`}},
		{"a letter without a tag", func() { tb.writes(bob, "orders", "buy Mine") }, []string{
			`"letter filed" letter=4 game=1 player=2 state=unconfirmed standing=unconfirmed`,
			`"outgoing sent" outgoing=6 letter=4 player=2`}},
		{"a yes to it", func() { tb.asks(bob, "yes") }, []string{
			`"letter confirmed" letter=4 game=1 player=2 state=applied`,
			`"letter filed" letter=5 game=1 player=2 state=applied standing=proven`,
			`"outgoing sent" outgoing=7 letter=5 player=2`}},
		{"the deadline", func() { tb.at(1, "20:01:00"); tb.round() }, []string{
			`"turn resolved" game=1 turn=1 events=9 deadline=2026-12-04T20:00:00Z`,
			`"outgoing sent" outgoing=8 player=1`, `"outgoing sent" outgoing=9 player=2`}},
		{"another, for which nothing came", func() { tb.at(4, "20:01:00"); tb.round() }, []string{
			`"turn waits" game=1 turn=2 deadline=2026-12-05T20:00:00Z`,
			`"outgoing sent" outgoing=10 player=1`, `"outgoing sent" outgoing=11 player=2`, `"outgoing sent" outgoing=12`}},
		{"a player resigns", func() { tb.asks(bob, "resign") }, []string{
			`"letter filed" letter=6 game=1 player=2 state=answered standing=proven`,
			`"outgoing sent" outgoing=13 letter=6 player=2`}},
		{"and means it", func() { tb.asks(bob, "yes") }, []string{
			`"seat opened" game=1 turn=2 player=2 why=resigned`,
			`"letter filed" letter=7 game=1 player=2 state=applied standing=proven`,
			`"outgoing sent" outgoing=14 letter=7 player=2`}},
		{"the last one wants to end it", func() { tb.asks(ann, "vote end") }, []string{
			`"ended by vote" game=1 turn=2`,
			`"letter filed" letter=8 game=1 player=1 state=applied standing=proven`,
			`"outgoing sent" outgoing=15 player=1`, `"outgoing sent" outgoing=16 letter=8 player=1`}},
	})
}

// What the GM does with a game.
func TestTheLogOfSteps(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest")
	tb.tells(slog.LevelInfo, []step{
		{"a turn is resolved by hand", func() { tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false)) }, []string{
			`"resolved early" game=1 turn=1`,
			`"turn resolved" game=1 turn=1 events=13 deadline=2026-12-02T20:00:00Z`}},
		{"a deadline is moved", func() { tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-03 21:00", why)) }, []string{
			`"deadline moved" game=1 turn=2 deadline=2026-12-03T21:00:00Z`}},
		{"the game is held", func() { tb.does(tb.Steps.HoldGame(t.Context(), "friday", why)) }, []string{
			`"game held" game=1 turn=2`}},
		{"the turn is taken back, and the game still held", func() { tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why)) }, []string{
			`"turn undone" game=1 turn=1 deadline=2026-12-02T20:00:00Z`}},
		{"the game is resumed", func() { tb.does(tb.Steps.ResumeGame(t.Context(), "friday", why)) }, []string{
			`"game resumed" game=1 turn=1 deadline=2026-12-02T20:00:00Z`}},
		{"and cannot be again", func() {
			_, err := tb.Steps.ResumeGame(t.Context(), "friday", why)
			tb.refuses(err, "it is not held")
		}, nil},
		{"a player is replaced", func() {
			tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, why))
		}, []string{`"player replaced" game=1 turn=1 player=2`}},
		{"the game is ended", func() { tb.does(tb.Steps.EndGame(t.Context(), "friday", why)) }, []string{
			`"game ended" game=1 turn=1`}},
	})
}

// What goes wrong.
func TestTheLogOfTrouble(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	sound, postman := tb.deps.Inbox, tb.deps.Postman
	tb.tells(slog.LevelInfo, []step{
		{"a forged letter", func() { tb.forged("buy Forest"); tb.with(func(d *gm.Deps) { d.Keeper = "" }); tb.round() }, []string{
			`"letter set aside" letter=1 game=1 player=1 standing=proven why=forged`}},
		{"that the keeper believes", func() { tb.requeue(keeper.Requeue{}) }, []string{
			`"letter read again" letter=1 game=1 player=1 state=applied standing=proven`}},
		{"a server that is not there", func() {
			tb.with(func(d *gm.Deps) { d.Postman = &moody{Postman: postman, away: true} })
			_, _ = tb.Round(t.Context())
		}, []string{`"outgoing put off" outgoing=3 letter=1 player=1`}},
		{"one that refuses for now", func() {
			tb.with(func(d *gm.Deps) { d.Postman = refusing{} })
			tb.clock = tb.clock.Add(time.Hour)
			tb.round()
		}, []string{`"outgoing put off" outgoing=3 letter=1 player=1 code=550`}},
		{"one that refuses for good", func() {
			tb.with(func(d *gm.Deps) { d.Postman = refusing{permanent: true} })
			tb.clock = tb.clock.Add(time.Hour)
			tb.round()
			tb.with(func(d *gm.Deps) { d.Postman = postman })
		}, []string{`"outgoing parked" outgoing=3 letter=1 player=1 code=550`}},
		{"the keeper gives the letter up", func() {
			if _, err := tb.Outbox.Move(t.Context(), []int64{3}, records.Dropped); err != nil {
				t.Fatal(err)
			}
		}, []string{`"outgoing moved" outgoing=3 letter=1 player=1 state=dropped`}},
		{"the mailbox is out of reach", func() {
			tb.with(func(d *gm.Deps) { d.Inbox = brokenInbox{sound} })
			_, _ = tb.Round(t.Context())
		}, []string{`"mailbox out of reach" since=2026-12-01T14:00:00Z`}},
		{"the clock jumps", func() {
			tb.with(func(d *gm.Deps) { d.Inbox = &otherClock{sound, tb.clock} })
			tb.clock = tb.clock.AddDate(0, 0, 9)
			tb.round()
			tb.round()
		}, []string{`"clock held"`}},
		{"and is set right", func() {
			if held, err := tb.Clock.Resume(t.Context()); err != nil || !held {
				t.Errorf("held: %v, %v", held, err)
			}
		}, []string{`"clock resumed"`}},
	})
}

// A letter that makes us fail has one line, without the text of the fault.
func TestTheLogOfALetterThatFails(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.ofFiles()
	tb.start("friday")
	tb.with(func(d *gm.Deps) { d.Composer = panickyComposer{tb.deps.Composer} })
	book := tb.keepLog(slog.LevelWarn)
	tb.asks(ann, "buy Forest")
	got := book.take(t)
	if len(got) != 1 || !strings.HasPrefix(got[0], `"letter failed" letter=1 why=panicked error=string stack=`) {
		t.Errorf("%q", got)
	}
}

// What a transaction did that was undone is not told, whichever of a round's it is;
// the round after it tells it once.
func TestTheLogHoldsOnlyWhatWasCommitted(t *testing.T) {
	t.Parallel()
	for k := 1; k < 9; k++ {
		tb := setTable(t)
		tb.ofFiles()
		tb.start("friday")
		tb.reply(ann, "buy Forest")
		tb.at(1, "20:01:00")
		book := tb.keepLog(slog.LevelDebug)
		tb.with(func(d *gm.Deps) { d.Store = &failingStore{Store: tb.db, left: k} })
		_, err := tb.Round(t.Context())
		failed := errors.Is(err, errBroken)
		first := book.take(t)
		tb.with(func(d *gm.Deps) { d.Store = tb.db })
		tb.clock = tb.clock.Add(20 * time.Minute) // claims run out
		tb.round()
		all := strings.Join(append(first, book.take(t)...), "\n")
		for _, fact := range []string{`"letter filed" letter=1 `, `"turn resolved" game=1 turn=1 `} {
			if n := strings.Count(all, fact); n != 1 {
				t.Errorf("stopped at %d (%v), %s is told %d times:\n%s", k, failed, fact, n, all)
			}
		}
	}
}

// Whatever players write, and whatever becomes of it, no line holds any of it.
func TestTheLogHoldsNothingOfWhatWasWritten(t *testing.T) {
	t.Parallel()
	for seed := range uint64(sized(3, 30)) {
		chance := rand.New(rand.NewPCG(seed, 2))
		tb := setTable(t)
		book := tb.keepLog(slog.LevelDebug)
		composer, postman := tb.deps.Composer, tb.deps.Postman
		tb.agree("friday", daily, "UTC", someTerms(chance), "Ann", "Bob", "Cat")
		for range 40 {
			tb.clock = tb.clock.Add(time.Duration(chance.IntN(9*60)) * time.Minute)
			who := []string{ann, bob, cat}[chance.IntN(3)]
			text := fmt.Sprintf(written[chance.IntN(len(written))]+"%.0s", tb.clock.Format(time.DateOnly))
			if chance.IntN(4) == 0 {
				tb.write(eve, "canary of a subject", "", text+"\ncanary of an order")
			}
			tb.reply(who, text+"\npress: canary of press\nbuy canary of an order")
			tb.with(func(d *gm.Deps) {
				d.Composer, d.Postman = composer, postman
				switch chance.IntN(6) {
				case 0:
					d.Composer = speechless{composer, chance.IntN(2) == 0}
				case 1:
					d.Postman = chatty{}
				}
			})
			tb.round()
		}
		all := book.text.String() + book.json.String()
		for _, line := range strings.Split(all, "\n") {
			if found := notForTheLog.FindString(line); found != "" {
				t.Errorf("seed %d: %q in the line %s", seed, found, line)
			}
		}
		if n := strings.Count(all, "\n"); n < 100 {
			t.Errorf("seed %d: only %d lines", seed, n)
		}
	}
}

// notForTheLog finds what somebody wrote, an address, a tag, and a fault's words.
var notForTheLog = regexp.MustCompile(`(?i)canary|example\.org|#[0-9a-z]{12}|forest|bakery|wheat field|friday|dan\b|a fault of ours|\bann\b|\bbob\b`)

// speechless is a composer who cannot write answers, and tells which.
type speechless struct {
	post.Composer
	panics bool
}

func (c speechless) Compose(d post.Draft) ([]byte, error) {
	fault := fmt.Errorf("canary %s %s", d.To.Address, d.Text)
	switch {
	case d.Automatic != "auto-replied":
		return c.Composer.Compose(d)
	case c.panics:
		panic(fault)
	}
	return nil, fault
}

// chatty is a postman whose server tells everything.
type chatty struct{}

func (chatty) Deliver(_ context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, p := range parcels {
		if err := tell(p, &post.Refusal{Permanent: p.ID%2 == 0, Code: 550, Reason: fmt.Sprintf("550 <%s> canary %s", p.To, p.Raw)}); err != nil {
			return err
		}
	}
	return nil
}
