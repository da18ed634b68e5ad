package gm_test

import (
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox/memory"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is a process of ours that meets trouble: everything that it does outside
// itself passes a point, at which it may fail or be killed.

// What may happen at a point. A thing that fails is told so; a process that is killed
// does nothing more.
const (
	allWell = iota
	itFails
	itIsKilled
)

// The points. Those that only a kill concerns have something behind them that cannot
// fail any more.
const (
	pointBegin     = "transaction begins"
	pointWrite     = "write"
	pointCommit    = "commit"
	pointGroup     = "group begins"
	pointSave      = "update of a group begins"
	pointSaved     = "update of a group ends"
	pointTogether  = "group commits"
	pointJot       = "jot begins"
	pointJotted    = "jot commits"
	pointTake      = "taking begins"
	pointTaken     = "taking commits"
	pointCommitted = "committed" // only killed
	pointView      = "view"
	pointPoll      = "poll"
	pointFetch     = "fetch"
	pointFiled     = "filed"
	pointPolled    = "polled"
	pointAgain     = "letters left out are asked for"
	pointTidy      = "what is filed is moved"
	pointKeep      = "witness is kept"
	pointKept      = "witnesses are read"
	pointClock     = "clock"
	pointDial      = "dial"
	pointLetter    = "letter begins"
	pointDot       = "final dot"
	pointMarked    = "marked" // only killed
)

// A trouble decides what happens at each point, and remembers whether the process
// lives.
type trouble struct {
	decide func(point string) int
	dead   bool
	struck int           // points at which something happened
	points int           // that were passed
	copies map[int64]int // second copies of letters of ours that a crash excuses
	again  bool          // each transaction is undone once at its end, and begun anew
}

var errKilled = errors.New("killed")

// passes passes a point. Its error is of what failed, or of a process that is dead.
func (tr *trouble) passes(point string) error {
	if tr.dead {
		return errKilled
	}
	tr.points++
	switch tr.decide(point) {
	case itFails:
		tr.struck++
		return errBroken
	case itIsKilled:
		tr.struck++
		tr.dead = true
		return errKilled
	}
	return nil
}

// within has a GM meet trouble at everything that it does outside itself.
func (tr *trouble) within(d *gm.Deps, box *memory.Inbox) {
	d.Store = troubledStore{d.Store, tr}
	d.Inbox = troubledInbox{d.Inbox, box, tr}
	d.Postman = troubledPostman{d.Postman, tr}
	d.Shelf = troubledShelf{d.Shelf, tr}
}

// A troubledStore is a database on a disk that may be full, or held by others.
type troubledStore struct {
	records.Store
	*trouble
}

func (s troubledStore) View(ctx context.Context, f func(records.View) error) error {
	if err := s.passes(pointView); err != nil {
		return &records.Fault{Err: err}
	}
	return s.Store.View(ctx, f)
}

func (s troubledStore) Update(ctx context.Context, f func(records.Tx) error) error {
	return s.once(ctx, pointBegin, pointCommit, s.Store.Update, f)
}

func (s troubledStore) Jot(ctx context.Context, f func(records.Tx) error) error {
	return s.once(ctx, pointJot, pointJotted, s.Store.Jot, f)
}

func (s troubledStore) Take(ctx context.Context, f func(records.Tx) error) error {
	return s.once(ctx, pointTake, pointTaken, s.Store.Take, f)
}

var errAgain = errors.New("another was in the way")

// once is a transaction that begins and ends at points.
func (s troubledStore) once(ctx context.Context, begins, ends string, way func(context.Context, func(records.Tx) error) error, f func(records.Tx) error) error {
	return s.committed(s.fault(begins), func() error {
		if s.again {
			err := way(ctx, func(tx records.Tx) error {
				if err := f(tx); err != nil {
					return err
				}
				return errAgain
			})
			if !errors.Is(err, errAgain) {
				return err
			}
		}
		return way(ctx, s.writing(f, ends))
	})
}

func (s troubledStore) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.committed(s.fault(pointGroup), func() error {
		if s.again {
			err := s.Store.Group(ctx, func(update records.Updater) error {
				if err := f(update); err != nil {
					return err
				}
				return errAgain
			})
			if !errors.Is(err, errAgain) {
				return err
			}
		}
		return s.Store.Group(ctx, func(update records.Updater) error {
			err := f(func(one func(records.Tx) error) error {
				if err := s.fault(pointSave); err != nil {
					return err
				}
				return update(s.writing(one, pointSaved))
			})
			if err != nil {
				return err
			}
			return s.fault(pointTogether)
		})
	})
}

// committed is a transaction, unless it could not begin, and what may happen behind it.
func (s troubledStore) committed(begun error, transaction func() error) error {
	if begun != nil {
		return begun
	}
	if err := transaction(); err != nil {
		return err
	}
	return s.fault(pointCommitted)
}

// writing is f where each write may fail, and then the end.
func (s troubledStore) writing(f func(records.Tx) error, end string) func(records.Tx) error {
	return func(tx records.Tx) error {
		if err := f(s.writes(tx)); err != nil {
			return err
		}
		return s.fault(end)
	}
}

// fault passes a point as a fault of the store.
func (tr *trouble) fault(point string) error {
	if err := tr.passes(point); err != nil {
		return &records.Fault{Err: err}
	}
	return nil
}

// writes are the parts of a transaction whose writes may fail, one by one.
func (s troubledStore) writes(tx records.Tx) records.Tx {
	tx.Settings = troubledSettings{tx.Settings, s.trouble}
	tx.Games = troubledGames{tx.Games, s.trouble}
	tx.Letters = troubledLetters{tx.Letters, s.trouble}
	tx.Sheets = troubledSheets{tx.Sheets, s.trouble}
	tx.Turns = troubledTurns{tx.Turns, s.trouble}
	tx.Outbox = troubledOutbox{tx.Outbox, s.trouble}
	tx.Attempts = troubledAttempts{tx.Attempts, s.trouble}
	return tx
}

type (
	troubledSettings struct {
		records.Settings
		*trouble
	}
	troubledGames struct {
		records.Games
		*trouble
	}
	troubledLetters struct {
		records.Letters
		*trouble
	}
	troubledSheets struct {
		records.Sheets
		*trouble
	}
	troubledTurns struct {
		records.Turns
		*trouble
	}
	troubledOutbox struct {
		records.Outbox
		*trouble
	}
	troubledAttempts struct {
		records.Attempts
		*trouble
	}
)

func (p troubledSettings) Set(name, value string) error {
	return errors.Join(p.fault(pointWrite), p.Settings.Set(name, value))
}

func (p troubledGames) Save(g records.Game) error {
	return errors.Join(p.fault(pointWrite), p.Games.Save(g))
}

func (p troubledLetters) Add(l records.FiledLetter) (int64, error) {
	id, err := p.Letters.Add(l)
	return id, errors.Join(p.fault(pointWrite), err)
}

func (p troubledSheets) Add(sheet records.Sheet) error {
	return errors.Join(p.fault(pointWrite), p.Sheets.Add(sheet))
}

func (p troubledTurns) Add(turn records.Turn) error {
	return errors.Join(p.fault(pointWrite), p.Turns.Add(turn))
}

func (p troubledOutbox) Queue(out records.Outgoing) (int64, error) {
	id, err := p.Outbox.Queue(out)
	return id, errors.Join(p.fault(pointWrite), err)
}

func (p troubledAttempts) Begin(id int64, now, again time.Time, players bool) (bool, error) {
	begun, err := p.Attempts.Begin(id, now, again, players)
	return begun, errors.Join(p.fault(pointWrite), err)
}

func (p troubledAttempts) Sent(id int64, now time.Time) error {
	return errors.Join(p.fault(pointWrite), p.Attempts.Sent(id, now))
}

func (p troubledAttempts) Retry(id int64, due time.Time, why string) error {
	return errors.Join(p.fault(pointWrite), p.Attempts.Retry(id, due, why))
}

// A troubledInbox is a mailbox behind a bad line, at a server that gives its letters
// other numbers now and then.
type troubledInbox struct {
	post.Inbox
	box *memory.Inbox // the same, as its server has it
	*trouble
}

func (in troubledInbox) Clock(ctx context.Context) (time.Time, error) {
	if err := in.passes(pointClock); err != nil {
		return time.Time{}, err
	}
	return in.Inbox.Clock(ctx)
}

// Unread keeps to what post.Inbox promises: a letter that is not fetched is left out, and
// asked for again; what is behind it is filed.
func (in troubledInbox) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	if err := in.passes(pointPoll); err != nil {
		return done, err
	}
	mark, err := in.Inbox.Unread(ctx, done, func(some []post.Letter) error {
		for i, l := range some {
			if err := in.passes(pointFetch); err != nil {
				if in.dead {
					return err
				}
				some[i] = post.Letter{Mark: l.Mark, Arrived: l.Arrived, Size: l.Size, LeftOut: "the line was cut"}
			}
		}
		if err := file(some); err != nil {
			return err
		}
		return in.passes(pointFiled) // the line is cut, or the letters cannot be moved
	})
	if fault := in.passes(pointPolled); fault != nil && err == nil {
		err = fault
		in.box.Renumber()
	}
	return mark, err
}

// Again does its work before the line is cut, so that what it gave is asked for twice.
func (in troubledInbox) Again(ctx context.Context, left []post.Mark, file func([]post.Letter) error) ([]post.Mark, error) {
	if in.dead {
		return nil, errKilled
	}
	gone, err := in.Inbox.Again(ctx, left, func(some []post.Letter) error {
		if err := in.passes(pointFetch); err != nil {
			return err
		}
		return file(some)
	})
	return gone, errors.Join(err, in.passes(pointAgain))
}

func (in troubledInbox) Tidy(ctx context.Context, behind, done post.Mark, but []post.Mark) error {
	if err := in.passes(pointTidy); err != nil {
		return err
	}
	return in.Inbox.Tidy(ctx, behind, done, but)
}

// A troubledShelf is a folder behind the same bad line.
type troubledShelf struct {
	post.Shelf
	*trouble
}

// Keep may keep a witness without our hearing of it.
func (s troubledShelf) Keep(ctx context.Context, letters [][]byte) error {
	if s.dead {
		return errKilled
	}
	err := s.Shelf.Keep(ctx, letters)
	return errors.Join(err, s.passes(pointKeep))
}

func (s troubledShelf) Kept(ctx context.Context, done post.Mark, look func(string)) (post.Mark, error) {
	if err := s.passes(pointKept); err != nil {
		return done, err
	}
	return s.Shelf.Kept(ctx, done, look)
}

// A troubledPostman is one at a bad line: a server that is away or refuses for now, a
// letter that arrives without our hearing of it.
type troubledPostman struct {
	post.Postman
	*trouble
}

func (p troubledPostman) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	if err := p.passes(pointDial); err != nil {
		return err
	}
	for _, parcel := range parcels {
		if err := p.deliver(ctx, parcel, tell); err != nil {
			return err
		}
	}
	return nil
}

func (p troubledPostman) deliver(ctx context.Context, parcel post.Parcel, tell func(post.Parcel, error) error) error {
	if err := p.passes(pointLetter); err != nil {
		if p.dead {
			return err
		}
		return tell(parcel, &post.Refusal{Code: 451, Reason: "451 later"})
	}
	return p.Postman.Deliver(ctx, []post.Parcel{parcel}, func(parcel post.Parcel, fault error) error {
		if err := p.passes(pointDot); err != nil {
			p.copies[parcel.ID]++
			if p.dead {
				return err
			}
			return tell(parcel, &post.Refusal{Uncertain: true, Reason: "lost behind the final dot"})
		}
		if err := tell(parcel, fault); err != nil {
			p.copies[parcel.ID]++ // it arrived, and that could not be noted
			return err
		}
		return p.passes(pointMarked)
	})
}

// pointless are ways out of the process that pass no point, and why.
var pointless = map[string]string{
	"Inbox.Wait": "a round does not wait; serve does",
}

// Every way in which a round reaches the disk, the mailbox or the mail server passes a
// point, so that the process is killed at each of them. One that is added to the
// interfaces and has no point here is found (R1).
func TestEveryWayOutPassesAPoint(t *testing.T) {
	t.Parallel()
	ways := map[string]string{"Store": "records", "Inbox": "post", "Shelf": "post", "Postman": "post"}
	pointed := map[string]bool{}
	for _, f := range files(t, "trouble_test.go") {
		for _, d := range f.Decls {
			if method, is := d.(*ast.FuncDecl); is && method.Recv != nil {
				if receiver, is := method.Recv.List[0].Type.(*ast.Ident); is {
					pointed[strings.TrimPrefix(receiver.Name, "troubled")+"."+method.Name.Name] = true
				}
			}
		}
	}
	found := 0
	for name, room := range ways {
		for _, method := range methodsOf(t, name, filepath.Join(room, "*.go")) {
			found++
			if way := name + "." + method; !pointed[way] && pointless[way] == "" {
				t.Errorf("%s of gm/%s passes no point in trouble_test.go", way, room)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d ways out were found", found)
	}
}

// files are the parsed files that a pattern names.
func files(t *testing.T, pattern string) (all []*ast.File) {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: %v", pattern, err)
	}
	for _, path := range paths {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f)
	}
	return all
}

// methodsOf are the methods that an interface declares.
func methodsOf(t *testing.T, name, pattern string) (methods []string) {
	t.Helper()
	for _, f := range files(t, pattern) {
		ast.Inspect(f, func(n ast.Node) bool {
			spec, is := n.(*ast.TypeSpec)
			if !is || spec.Name.Name != name {
				return true
			}
			if face, is := spec.Type.(*ast.InterfaceType); is {
				for _, field := range face.Methods.List {
					for _, id := range field.Names {
						methods = append(methods, id.Name)
					}
				}
			}
			return false
		})
	}
	return methods
}
