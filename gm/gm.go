package gm

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"strings"
	"time"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// A GM moderates the games of one mailbox. All it needs is handed in; it keeps
// nothing between two calls but what is in its store, so it can be stopped
// anywhere and go on in another process.
type GM struct {
	Store    records.Store
	Inbox    post.Inbox
	Read     func(raw []byte) post.Letter // reads a letter once more, as Inbox did
	Composer post.Composer
	Postman  post.Postman
	Now      func() time.Time // the clock
	Chance   rand.Source      // dice, seats, decks, tags, message ids
	Words    *reports.Words
	Log      *slog.Logger // for the keeper; never holds orders, addresses of others or secrets

	Address   mail.Address // the GM's, where players write to
	Keeper    string       // bare address of the person behind the GM, "" for none
	Separator string       // of sub-addresses in Reply-To, "+"; "" for none
	PerMinute int          // letters that may be tried a minute, 0 for no limit
	PerDay    int          // the same a day

	NewGames Openers // who may open games by letter; "" for nobody
	Zone     string  // IANA name, of the games that they open without one

	clockless bool // this round's clock is not believed: letters set no deadlines
}

// Figures of the moderator's, with what they are there for.
const (
	// clockSlack is how far the mail server's clock may be from ours.
	clockSlack = 2 * time.Minute
	// Automatic answers an hour to one address, without and with a right tag,
	// and a day to all addresses, of which half is kept for right tags: no storm
	// of ours, whatever comes in.
	answersStranger = 5
	answersPlayer   = 60
	answersDaily    = 1000
	// A letter that could not be sent for now is tried again after firstRetry,
	// then after twice as long, up to lastRetry, for givenUp in all.
	firstRetry = 5 * time.Minute
	lastRetry  = 4 * time.Hour
	givenUp    = 5 * 24 * time.Hour
)

// Names of the store's settings.
const (
	settingMark     = "mark"      // how far the mailbox is read
	settingSince    = "since"     // when it was first read: older letters are left alone
	settingKey      = "key"       // the secret from which tags are made
	settingLastRun  = "last run"  // when the last round began
	settingHeld     = "held"      // why the clock is not believed; "" when it is
	settingLastPoll = "last poll" // when the mailbox was last read without fault
)

// A RoundReport counts what a round did.
type RoundReport struct {
	Letters int    `json:"letters"` // filed
	Turns   int    `json:"turns"`   // resolved
	Sent    int    `json:"sent"`
	Failed  int    `json:"failed"` // not sent for now, or parked
	Held    string `json:"held"`   // why no turn is resolved until resume; "" when they are
}

// Round does everything that is due now, once: it files the letters that came
// in and answers them, starts the games that are full, resolves the turns whose
// deadline is over or which need not wait for it, reminds of those that come, and
// sends what is queued. It can be stopped anywhere and run again, also at the
// same time. Its error joins what went wrong; what could be done was done all the
// same. A turn is resolved only after the mailbox was read without fault by a
// round that began after its deadline.
func (g *GM) Round(ctx context.Context) (RoundReport, error) {
	var report RoundReport
	began := g.now()
	held, clockErr := g.checkClock(ctx, began)
	report.Held = held
	reader := *g
	reader.clockless = clockErr != nil || held != ""
	filed, mailErr := reader.fileLetters(ctx)
	report.Letters = filed
	var dueErr, sendErr error
	switch {
	case clockErr != nil || held != "":
	case mailErr != nil:
		dueErr = g.tellOfOutage(ctx, began, mailErr)
	default:
		startErr := g.startFull(ctx)
		resolved, turnErr := g.resolveDue(ctx, began)
		report.Turns = resolved
		dueErr = errors.Join(startErr, turnErr, g.remindDue(ctx, began))
	}
	report.Sent, report.Failed, sendErr = g.sendDue(ctx)
	return report, errors.Join(clockErr, mailErr, dueErr, sendErr)
}

// NextDue returns when a turn or a reminder is due next, the zero time if no game
// goes on.
func (g *GM) NextDue(ctx context.Context) (time.Time, error) {
	var next time.Time
	err := g.Store.View(ctx, func(tx records.Tx) error {
		games, err := tx.Games.All()
		for _, game := range games {
			if !game.GoesOn() {
				continue
			}
			if due := nextDue(&game, tx.Now); next.IsZero() || due.Before(next) {
				next = due
			}
		}
		return err
	})
	return next, err
}

// nextDue returns when there is something to do next in a game that goes on.
func nextDue(g *records.Game, now time.Time) time.Time {
	if at := remindsAt(g); at.After(now) {
		return at
	}
	return g.Cut()
}

// now is the clock in whole seconds, UTC, as everything is stored.
func (g *GM) now() time.Time { return g.Now().UTC().Truncate(time.Second) }

// newMessageID returns a message id that was never used.
func (g *GM) newMessageID() string {
	_, domain, _ := strings.Cut(g.Address.Address, "@")
	return fmt.Sprintf("%016x%016x@%s", g.Chance.Uint64(), g.Chance.Uint64(), domain)
}

// tellKeeper queues a letter to the person behind the GM, once a matter.
func (g *GM) tellKeeper(tx records.Tx, matter, text string) error {
	first, err := tx.Told.Once(matter, tx.Now)
	if err != nil || !first || g.Keeper == "" {
		return err
	}
	return g.queue(tx, records.Outgoing{Kind: records.Notice, To: g.Keeper}, post.Draft{
		To:        mail.Address{Address: g.Keeper},
		Subject:   g.Words.NoticeSubject(),
		Text:      text,
		Automatic: "auto-generated",
	})
}

// An unwritable is a letter of ours that cannot be composed: our mail cannot
// carry the address it is to.
type unwritable struct{ error }

// queue composes a letter and puts it into the outbox: rendered once, and from
// then on the same bytes. It fails with an unwritable.
func (g *GM) queue(tx records.Tx, out records.Outgoing, draft post.Draft) error {
	draft.From, draft.Date = g.Address, tx.Now
	if draft.MessageID == "" {
		draft.MessageID = g.newMessageID()
	}
	raw, err := g.Composer.Compose(draft)
	if err != nil {
		return unwritable{fmt.Errorf("writing a letter to %s: %w", out.To, err)}
	}
	out.MessageID, out.Raw, out.Created, out.Due = draft.MessageID, raw, draft.Date, draft.Date
	return tx.Outbox.Queue(out)
}
