// Package gm is the moderator put together: New wires its rooms, and a round has each
// of them do what is due.
//
// It decides nothing itself: what a letter asks is for gm/letters, what a turn comes to
// for gm/turns, what a person steps in with for gm/keeper. It knows no wire, no disk, no
// command line; they are handed in. What may enter is the order of a round.
package gm

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"time"

	"machipost/gm/archive"
	"machipost/gm/commands"
	"machipost/gm/keeper"
	"machipost/gm/letters"
	"machipost/gm/lobby"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/seats"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/gm/turns"
	"machipost/gm/voice"
	"machipost/gm/witnesses"
	"machipost/reports"
)

// HeapGrowth is how much the heap may grow between two collections of garbage, in percent of
// what lives, where nobody says otherwise (GOGC): by it a round keeps within 64 MB of memory,
// as docs/performance.md tells, and takes no longer than by Go's own 100.
const HeapGrowth = 70

// A GM moderates the games of one mailbox. It keeps nothing between two calls but
// what is in its store, so it can be stopped anywhere and go on in another process.
// Each of its hands does one part of the work.
type GM struct {
	Store   records.Store
	Mailbox string           // its name, "" for the first of those that share a database
	Now     func() time.Time // the clock
	Holds   records.Holds    // nil where this is the only process

	Desk      *sending.Desk        // writes letters
	Carrier   *sending.Carrier     // sends them
	Lobby     *lobby.Lobby         // opens and starts games
	Seats     *seats.Seats         // knows who sits where
	Clock     *turns.Clock         // knows whether the clock can be believed
	Turns     *turns.Turns         // has turns resolved
	Witnesses *witnesses.Witnesses // know what was sent
	Letters   *letters.Letters     // files letters

	Statements *voice.Statements // of the ends of games

	Looks     *keeper.Looks     // what the keeper looks at
	Letterbox *keeper.Letterbox // what the keeper does with letters that came in
	Outbox    *keeper.Outbox    // and with letters of ours
	Roster    *keeper.Roster    // and with players' entries
	Steps     *keeper.Steps     // and with games
	Speech    *keeper.Speech    // and what the keeper says to players
	Daily     *keeper.Daily     // and is told every day
}

// Deps is all that a GM needs. Log, Read, Shelf and the texts and numbers at the end may be
// missing; without Read no letter can be read again, and without Beacon no turn with
// public dice is resolved.
type Deps struct {
	Store    records.Store // of the mailbox: records.Within one that several share
	Mailbox  string        // its name, "" for the first
	Inbox    post.Inbox
	Read     func(raw []byte) post.Letter // reads a letter once more, as Inbox did
	Composer post.Composer
	Postman  post.Postman
	Shelf    post.Shelf       // where letters of ours are kept; nil for nowhere
	Beacon   turns.Beacon     // public dice; nil for none
	Holds    records.Holds    // what one of several processes has; nil where this is the only one
	Now      func() time.Time // the clock
	Chance   rand.Source      // dice, seats, decks, tags, message ids
	Words    *reports.Words
	Log      *slog.Logger // of facts, once they are committed; never holds orders, addresses, tags or subjects

	Address   mail.Address // the GM's, where players write to
	Keeper    string       // bare address of the person behind the GM, "" for none
	Separator string       // of sub-addresses in Reply-To, "+"; "" for none
	PerMinute int          // letters that may be tried a minute, 0 for no limit
	PerDay    int          // the same a day

	NewGames commands.Openers // who may open games by letter; "" for nobody
	Zone     string           // IANA name, of the games that they open without one
	Daily    string           // when the keeper has a letter every day, "07:00" in Zone; "" for never

	Playouts int // games that are played on for the odds in a report; 0 for no odds

	KeepLetters time.Duration // how long letters are kept behind their game; 0 for ever
}

// New returns the GM of these parts. It fails when one that a GM cannot do without is
// missing.
func New(d Deps) (*GM, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	if d.Log == nil {
		d.Log = slog.New(slog.DiscardHandler)
	}
	d.Store = telling{d.Store, d.Log, d.Now}
	g := &GM{Store: d.Store, Mailbox: d.Mailbox, Now: d.Now, Holds: d.Holds}
	shared := d.Holds != nil
	g.Desk = &sending.Desk{
		Tags:     &senders.Tags{Address: d.Address, Separator: d.Separator, Chance: d.Chance},
		Composer: d.Composer, Words: d.Words, Chance: d.Chance, Keeper: d.Keeper,
	}
	g.Carrier = &sending.Carrier{Store: d.Store, Desk: g.Desk, Postman: d.Postman, PerMinute: d.PerMinute, PerDay: d.PerDay, Shared: shared}
	g.Lobby = &lobby.Lobby{Store: d.Store, Desk: g.Desk, Chance: d.Chance}
	g.Seats = &seats.Seats{Desk: g.Desk, Lobby: g.Lobby}
	g.Clock = &turns.Clock{Store: d.Store, Inbox: d.Inbox, Desk: g.Desk, Now: d.Now}
	g.Turns = &turns.Turns{Store: d.Store, Desk: g.Desk, Seats: g.Seats, Chance: d.Chance, Beacon: d.Beacon, Playouts: d.Playouts, Page: pageOf, Shared: shared}
	g.Witnesses = &witnesses.Witnesses{Store: d.Store, Shelf: d.Shelf, Desk: g.Desk, Due: turns.DueIn}
	g.Statements = &voice.Statements{Store: d.Store, Desk: g.Desk}
	g.Letters = &letters.Letters{Store: d.Store, Inbox: d.Inbox, Desk: g.Desk, Witnesses: g.Witnesses, Statements: g.Statements, Commands: &commands.Commands{
		Desk: g.Desk, Lobby: g.Lobby, Seats: g.Seats, Turns: g.Turns, NewGames: d.NewGames, Zone: d.Zone,
	}, Keep: d.KeepLetters, Mailbox: d.Mailbox, Shared: shared}
	g.seatKeeper(d)
	return g, nil
}

// pageOf is the page of a game that its last letter brings.
func pageOf(view records.View, w *reports.Words, game *records.Game) ([]byte, error) {
	return archive.Page(view, w.Voice, game, archive.Choice{})
}

// seatKeeper gives the keeper a hand for each kind of thing that is stepped in with.
func (g *GM) seatKeeper(d Deps) {
	g.Looks = &keeper.Looks{Store: d.Store, Desk: g.Desk, Chance: d.Chance}
	g.Letterbox = &keeper.Letterbox{Store: d.Store, Letters: g.Letters, Desk: g.Desk, Read: d.Read, Log: d.Log}
	g.Outbox = &keeper.Outbox{Store: d.Store}
	g.Roster = &keeper.Roster{Store: d.Store, Desk: g.Desk}
	g.Speech = &keeper.Speech{Store: d.Store, Desk: g.Desk}
	g.Daily = &keeper.Daily{Store: d.Store, Desk: g.Desk, At: d.Daily, Zone: d.Zone}
	g.Steps = &keeper.Steps{
		Store: d.Store, Now: d.Now, Desk: g.Desk, Lobby: g.Lobby, Seats: g.Seats, Turns: g.Turns, Clock: g.Clock,
		Witnesses: g.Witnesses, Letters: g.Letters, Looks: g.Looks,
	}
}

// check names what is missing.
func (d Deps) check() error {
	for _, part := range []struct {
		name    string
		missing bool
	}{
		{"Store", d.Store == nil}, {"Inbox", d.Inbox == nil}, {"Composer", d.Composer == nil}, {"Postman", d.Postman == nil},
		{"Now", d.Now == nil}, {"Chance", d.Chance == nil}, {"Words", d.Words == nil}, {"Address", d.Address.Address == ""},
	} {
		if part.missing {
			return fmt.Errorf("a GM without %s", part.name)
		}
	}
	return nil
}

// A RoundReport counts what a round did.
type RoundReport struct {
	Letters int    `json:"letters"` // filed
	Turns   int    `json:"turns"`   // resolved
	Sent    int    `json:"sent"`
	Failed  int    `json:"failed"` // not sent for now, or parked
	Held    string `json:"held"`   // why no turn is resolved until resume; "" when they are
	OldCopy bool   `json:"behind"` // that is since the database is behind what was sent

	Helps  bool          `json:"-"` // another process reads the mailbox
	Behind time.Duration `json:"-"` // how much the mail server's clock is slower than ours, where it was asked: turns are due so much later
}

// Add adds what a round in another mailbox did. Why no turn is resolved is what the first
// says that has none.
func (r *RoundReport) Add(other RoundReport) {
	r.Letters += other.Letters
	r.Turns += other.Turns
	r.Sent += other.Sent
	r.Failed += other.Failed
	if r.Held == "" {
		r.Held, r.OldCopy = other.Held, other.OldCopy
	}
}

// Round does everything that is due now, once: it files the letters that came
// in and answers them, one by one or several with one answer, starts the games that
// are full, resolves the turns whose deadline is over or which need not wait for it,
// reminds of those that come, sends what was said at the end of games, removes some of what letters say that have grown old,
// and sends what is queued. It can be stopped anywhere and run again, also at the same
// time. Its error joins what went wrong; what could be done was done all the same. A
// turn is resolved only after the mailbox was read without fault by a round that began
// after its deadline, when the mail server's clock, which is asked then, agrees with
// ours that it did, and only while the database is not behind what was sent.
//
// Where several processes share the store, one of them does all that; the others resolve
// what it has found due, and send, until it is gone.
func (g *GM) Round(ctx context.Context) (RoundReport, error) {
	var report RoundReport
	if g.Holds != nil {
		reads, err := g.Holds.Hold(ctx, g.mailbox())
		if err != nil || !reads {
			return g.help(ctx, err)
		}
	}
	began := g.Now().UTC().Truncate(time.Second)
	clock, clockErr := g.Clock.Check(ctx, began)
	believed := clockErr == nil && clock.Held == ""
	filed, mailErr := g.Letters.File(ctx, believed)
	report.Letters = filed
	owedErr := g.Letters.AnswerOwed(ctx)
	var dueErr error
	switch {
	case !believed:
	case mailErr != nil:
		dueErr = g.Letters.TellOfOutage(ctx, began, mailErr)
	default:
		clock, dueErr = g.playDue(ctx, clock, &report)
	}
	if !report.OldCopy {
		report.Held, report.Behind = clock.Held, clock.Behind
	}
	// What is told by no letter yet can still be undone by a copy, without harm: so
	// the witness of a turn is kept before its reports leave.
	keepErr := g.keep(ctx)
	dailyErr := g.Daily.Tell(ctx)
	var sendErr error
	report.Sent, report.Failed, sendErr = g.Carrier.SendDue(ctx)
	return report, errors.Join(clockErr, mailErr, owedErr, dueErr, keepErr, dailyErr, sendErr)
}

// mailbox is the hold of the process that reads the mailbox.
func (g *GM) mailbox() string { return "mailbox " + g.Mailbox }

// keep keeps the witnesses of turns, unless another process is about it.
func (g *GM) keep(ctx context.Context) error {
	if g.Holds == nil {
		return g.Witnesses.Keep(ctx)
	}
	shelf := "shelf " + g.Mailbox
	mine, err := g.Holds.Hold(ctx, shelf)
	if err != nil || !mine {
		return err
	}
	defer g.Holds.Release(shelf)
	return g.Witnesses.Keep(ctx)
}

// help is a round of a process that does not read the mailbox; err is why nobody knows
// whether it may.
func (g *GM) help(ctx context.Context, err error) (RoundReport, error) {
	report := RoundReport{Helps: true}
	if err != nil {
		return report, err
	}
	var dueErr, sendErr error
	report.Turns, report.Held, dueErr = turns.HelpResolve(ctx, g.Turns)
	keepErr := g.keep(ctx)
	report.Sent, report.Failed, sendErr = g.Carrier.SendDue(ctx)
	return report, errors.Join(dueErr, keepErr, sendErr)
}

// playDue is doDue unless the database is behind what was sent.
func (g *GM) playDue(ctx context.Context, clock turns.Reading, report *RoundReport) (turns.Reading, error) {
	behind, err := g.Witnesses.Check(ctx, clock.Began)
	if err != nil || behind != "" {
		report.Held, report.OldCopy = behind, behind != ""
		return clock, err
	}
	report.Turns, clock, err = g.doDue(ctx, clock)
	return clock, err
}

// doDue does in games what their time has come for, and returns how many turns were
// resolved, and the clock as it was found where one was due.
func (g *GM) doDue(ctx context.Context, clock turns.Reading) (resolved int, _ turns.Reading, err error) {
	due, dueErr := g.Turns.AnyDue(ctx, clock.Began)
	asks, askErr := g.hangsOnClock(ctx, clock.Began)
	var clockErr, turnErr error
	if due || asks {
		clock, clockErr = g.Clock.Agree(ctx, clock)
	}
	switch {
	case clock.Held != "":
		return 0, clock, errors.Join(dueErr, askErr, clockErr)
	case clockErr != nil:
		turnErr = g.Turns.TellUnasked(ctx, clock.Began, clockErr)
	case askErr == nil:
		turnErr = rolls.LockOld(ctx, g.Turns.Store, g.Turns.Chance)
		if g.Holds != nil && due {
			turnErr = errors.Join(turnErr, turns.NoteRead(ctx, g.Store, clock.Sure))
		}
		if due {
			var err error
			resolved, err = g.Turns.ResolveDue(ctx, clock.Sure)
			turnErr = errors.Join(turnErr, err)
		}
		if due || asks { // a turn that was resolved may leave something to do
			turnErr = errors.Join(turnErr, g.Lobby.StartFull(ctx), g.Letters.EmptyOld(ctx), g.Turns.RemindDue(ctx, clock.Began), g.Statements.SendDue(ctx))
		}
	}
	return resolved, clock, errors.Join(dueErr, askErr, clockErr, turnErr)
}

// hangsOnClock tells whether there is something to do, beside turns, that would be done
// wrongly by a clock that is: games that are full would start with a wrong deadline,
// reminders and statements leave too early, and old letters be emptied for good.
func (g *GM) hangsOnClock(ctx context.Context, now time.Time) (bool, error) {
	for _, asks := range []func() (bool, error){
		func() (bool, error) { return g.Lobby.AnyFull(ctx) },
		func() (bool, error) { return g.Letters.HaveOld(ctx) },
		func() (bool, error) { return g.Statements.AnyDue(ctx) },
		func() (bool, error) { return g.Turns.AnyToRemind(ctx, now) },
	} {
		if any, err := asks(); err != nil || any {
			return any, err
		}
	}
	return false, nil
}

// NextDue returns when a turn or a reminder is due next, the zero time if no game
// goes on. A turn that waits for a letter is due when that is asked for. It fails only
// when the store does.
func (g *GM) NextDue(ctx context.Context) (time.Time, error) {
	var next time.Time
	err := g.Store.View(ctx, func(view records.View) (err error) {
		next, err = turns.NextDue(view)
		return err
	})
	return next, err
}
