package gm_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"testing"

	"machipost/gm"
	"machipost/gm/facts"
	"machipost/gm/records"
)

// This file is about letters that are filed together: one commit for all of them, and
// none the worse for another.

// A tally counts the transactions that are committed.
type tally struct {
	records.Store
	updates, groups, jots int
}

func (s *tally) Update(ctx context.Context, f func(records.Tx) error) error {
	return counted(&s.updates, s.Store.Update(ctx, f))
}

func (s *tally) Group(ctx context.Context, f func(records.Updater) error) error {
	return counted(&s.groups, s.Store.Group(ctx, f))
}

func (s *tally) Jot(ctx context.Context, f func(records.Tx) error) error {
	return counted(&s.jots, s.Store.Jot(ctx, f))
}

func counted(n *int, err error) error {
	if err == nil {
		*n++
	}
	return err
}

// sickSheets is a store where something happens when a sheet is kept that says so.
type sickSheets struct {
	records.Store
	says    string
	happens func() error
}

func (s sickSheets) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.Store.Group(ctx, func(update records.Updater) error {
		return f(func(one func(records.Tx) error) error {
			return update(func(tx records.Tx) error {
				tx.Sheets = sickSheet{tx.Sheets, s}
				return one(tx)
			})
		})
	})
}

type sickSheet struct {
	records.Sheets
	store sickSheets
}

func (s sickSheet) Add(sheet records.Sheet) error {
	if err := s.Sheets.Add(sheet); err != nil || !strings.Contains(sheet.Orders, s.store.says) {
		return err
	}
	return s.store.happens()
}

// One bad letter of three is set aside, and told of once, in the commit that files the
// other two; a fault of the store is no letter's, and only what lies before it is filed.
func TestOneBadLetterAmongOthers(t *testing.T) {
	t.Parallel()
	full := &records.Fault{Err: errors.New("the disk is full")}
	for _, c := range []struct {
		name    string
		happens func() error
		filed   int
		groups  int
		fault   error
	}{
		{"it makes us panic", func() error { panic("a fault of ours") }, 3, 1, nil},
		{"its work ends in an error", func() error { return errors.New("nobody thought of it") }, 3, 1, nil},
		{"the store has a fault at it", func() error { return full }, 1, 1, full},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
			tb.round()
			tb.reply(ann, "buy Forest")
			tb.reply(bob, "buy Mine")
			tb.reply(cat, "buy Bakery")
			book := tb.keepLog(slog.LevelInfo)
			commits := &tally{Store: tb.db}
			tb.with(func(d *gm.Deps) { d.Store = sickSheets{commits, "Mine", c.happens} })
			report, err := tb.Round(t.Context())
			if report.Letters != c.filed || commits.groups != c.groups || !errors.Is(err, c.fault) {
				t.Errorf("%d letters are filed in %d commits, %v; want %d in %d", report.Letters, commits.groups, err, c.filed, c.groups)
			}
			tb.heard(ann, "Forest")
			tb.count(bob, 1)
			if c.fault != nil {
				tb.count(cat, 1)
				tb.count(keeperAddress, 0)
				return
			}
			tb.heard(cat, "Bakery")
			tb.times(keeperAddress, "could not be worked on", 1)
			if aside, err := tb.Letterbox.Newest(t.Context(), []records.LetterState{records.Aside}, 9); err != nil || len(aside) != 1 {
				t.Errorf("%d letters are set aside (%v), want 1", len(aside), err)
			}
			lines := strings.Join(book.take(t), "\n")
			if n := strings.Count(lines, `"letter failed"`); n != 1 || strings.Count(lines, `"letter filed"`) != 2 {
				t.Errorf("the log tells of %d bad letters:\n%s", n, lines)
			}
		})
	}
}

// The log tells of what a group has committed, behind the commit, and not of what one of
// its updates has undone.
func TestTheLogOfAGroup(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	book := tb.keepLog(slog.LevelInfo)
	group := func(last error) error {
		return tb.Store.Group(t.Context(), func(update records.Updater) error {
			for game, fault := range []error{nil, errBroken, nil} {
				err := update(func(tx records.Tx) error {
					tx.Facts.Note(facts.Fact{Kind: facts.GameOpened, Game: int64(game + 1)})
					return fault
				})
				if !errors.Is(err, fault) {
					t.Errorf("update %d: %v", game, err)
				}
			}
			if lines := book.take(t); len(lines) > 0 {
				t.Errorf("told before the commit: %q", lines)
			}
			return last
		})
	}
	if err := group(errBroken); !errors.Is(err, errBroken) {
		t.Error(err)
	}
	if lines := book.take(t); len(lines) > 0 {
		t.Errorf("told of what is undone: %q", lines)
	}
	if err := group(nil); err != nil {
		t.Error(err)
	}
	if lines, want := book.take(t), []string{`"game opened" game=1`, `"game opened" game=3`}; !slices.Equal(lines, want) {
		t.Errorf("told %q, want %q", lines, want)
	}
}

// Letters cost a commit for a hundred of them, and each is answered.
func TestAHundredLettersACommit(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	for i := range 250 {
		address := fmt.Sprintf("stranger%d@example.org", i)
		tb.mail.Account(address)
		tb.write(address, "hello", "", "Hello")
	}
	commits := &tally{Store: tb.db}
	tb.with(func(d *gm.Deps) { d.Store = commits })
	if report := tb.round(); report.Letters != 250 || commits.groups != 3 {
		t.Errorf("%d letters are filed in %d commits, want 250 in 3", report.Letters, commits.groups)
	}
	if gone := tb.gone(250); gone != 250 {
		t.Errorf("%d are answered", gone)
	}
}

// A letter that comes twice at a time has one effect and one answer.
func TestALetterTwiceAtATime(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	raw := []byte("From: ann@example.org\r\nSubject: Re: " + tb.letters(ann)[0].Subject + "\r\nMessage-ID: <a@example.org>\r\n\r\nbuy Forest\r\n")
	tb.lay(ann, raw)
	tb.lay(ann, raw)
	tb.reply(bob, "buy Forest")
	commits := &tally{Store: tb.db}
	tb.with(func(d *gm.Deps) { d.Store = commits })
	if report := tb.round(); report.Letters != 2 || commits.groups != 1 {
		t.Errorf("%d letters are filed in %d commits, want 2 in 1", report.Letters, commits.groups)
	}
	tb.count(ann, 2)
	tb.heard(bob, "Forest")
}

// A round that is killed between the commit of several letters and their move has filed
// them, and answers each once; the next one moves them.
func TestKilledBetweenTheCommitAndTheMoveOfSeveral(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.mail.Moves = true
	tb.start("friday")
	tb.round()
	for _, text := range []string{"buy Forest", "buy Mine", "buy Bakery"} {
		tb.reply(ann, text)
	}
	box := tb.mail.Account(gmAddress)
	tb.with(func(d *gm.Deps) { d.Inbox = killing{box} })
	if report, err := tb.Round(t.Context()); !errors.Is(err, errKilled) || report.Letters != 3 {
		t.Fatal(report.Letters, err)
	}
	tb.count(gmAddress, 3)
	tb.with(func(d *gm.Deps) { d.Inbox = box })
	if report := tb.round(); report.Letters != 0 {
		t.Errorf("%d letters are filed once more", report.Letters)
	}
	tb.count(gmAddress, 0)
	tb.count(ann, 4)
}
