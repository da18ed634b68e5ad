package gm

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"time"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// A GM moderates the games of one mailbox. It keeps nothing between two calls but
// what is in its store, so it can be stopped anywhere and go on in another process.
// Each of its hands does one part of the work.
type GM struct {
	Store records.Store
	Now   func() time.Time // the clock

	Desk    *Desk    // writes letters
	Carrier *Carrier // sends them
	Lobby   *Lobby   // opens and starts games
	Clock   *Clock   // knows whether the clock can be believed
	Turns   *Turns   // has turns resolved
	Letters *Letters // files letters

	Looks     *Looks     // what the keeper looks at
	Letterbox *Letterbox // what the keeper does with letters that came in
	Outbox    *Outbox    // and with letters of ours
	Roster    *Roster    // and with players' entries
	Steps     *Steps     // and with games
}

// Deps is all that a GM needs. Log, Read and the texts and numbers at the end may be
// missing; without Read no letter can be read again.
type Deps struct {
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
	desk := &Desk{
		Tags:     &Tags{Address: d.Address, Separator: d.Separator, Chance: d.Chance},
		Composer: d.Composer, Words: d.Words, Chance: d.Chance, Keeper: d.Keeper,
	}
	lobby := &Lobby{Store: d.Store, Desk: desk, Chance: d.Chance}
	seats := &Seats{Desk: desk, Lobby: lobby}
	turns := &Turns{Store: d.Store, Desk: desk, Seats: seats, Chance: d.Chance}
	clock := &Clock{Store: d.Store, Inbox: d.Inbox, Desk: desk}
	commands := &Commands{Desk: desk, Lobby: lobby, Seats: seats, Turns: turns, NewGames: d.NewGames, Zone: d.Zone}
	letters := &Letters{Store: d.Store, Inbox: d.Inbox, Desk: desk, Commands: commands, Log: d.Log}
	looks := &Looks{Store: d.Store, Desk: desk, Chance: d.Chance}
	return &GM{
		Store: d.Store, Now: d.Now, Desk: desk, Lobby: lobby, Clock: clock, Turns: turns, Letters: letters, Looks: looks,
		Carrier:   &Carrier{Store: d.Store, Desk: desk, Postman: d.Postman, PerMinute: d.PerMinute, PerDay: d.PerDay},
		Letterbox: &Letterbox{Store: d.Store, Letters: letters, Desk: desk, Read: d.Read, Log: d.Log},
		Outbox:    &Outbox{Store: d.Store},
		Roster:    &Roster{Store: d.Store, Desk: desk},
		Steps: &Steps{
			Store: d.Store, Now: d.Now, Desk: desk, Lobby: lobby, Seats: seats, Turns: turns, Clock: clock, Letters: letters, Looks: looks,
		},
	}, nil
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
	began := g.Now().UTC().Truncate(time.Second)
	held, clockErr := g.Clock.Check(ctx, began)
	report.Held = held
	believed := clockErr == nil && held == ""
	filed, mailErr := g.Letters.File(ctx, believed)
	report.Letters = filed
	var dueErr, sendErr error
	switch {
	case !believed:
	case mailErr != nil:
		dueErr = g.Letters.TellOfOutage(ctx, began, mailErr)
	default:
		startErr := g.Lobby.StartFull(ctx)
		resolved, turnErr := g.Turns.ResolveDue(ctx, began)
		report.Turns = resolved
		dueErr = errors.Join(startErr, turnErr, g.Turns.RemindDue(ctx, began))
	}
	report.Sent, report.Failed, sendErr = g.Carrier.SendDue(ctx)
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
