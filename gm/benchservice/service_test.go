//go:build bench

package benchservice

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
	"machipost/templates"
)

// This file is the jobs of the service itself, entered by its doors.

const (
	gmAddress     = "gm@pbem.test"
	keeperAddress = "keeper@pbem.test"
	keepLetters   = 365 * 24 * time.Hour // as the configuration has it where it says nothing
)

var reader = letter.Reader{Own: []string{gmAddress}, Marks: []string{templates.ReplyMark}}

// counting counts the transactions that may write.
type counting struct {
	records.Store
	commits int
}

func (c *counting) Update(ctx context.Context, f func(records.Tx) error) error {
	c.commits++
	return c.Store.Update(ctx, f)
}

func (c *counting) Group(ctx context.Context, f func(records.Updater) error) error {
	c.commits++
	return c.Store.Group(ctx, f)
}

// A mailWorld is what a GM has for a mailbox.
type mailWorld struct {
	post.Inbox
	post.Shelf
	post.Postman
}

// service is the GM of a job, on its database. What comes behind it closes that.
func service(ctx context.Context, j job, now func() time.Time, world mailWorld) (*gm.GM, *counting, func() error, error) {
	db, err := j.open(ctx, now)
	if err != nil {
		return nil, nil, nil, err
	}
	words, err := reports.In("en")
	if err != nil {
		return nil, nil, nil, err
	}
	counted := &counting{Store: db}
	holds, _ := db.(records.Holds)
	g, err := gm.New(gm.Deps{
		Store: counted, Holds: holds, Inbox: world.Inbox, Read: reader.Read, Composer: letter.Composer{}, Postman: world.Postman, Shelf: world.Shelf,
		Now: now, Chance: rand.NewPCG(1, 2), Words: words, Log: slog.New(slog.DiscardHandler),
		Address: mail.Address{Name: "The GM", Address: gmAddress}, Keeper: keeperAddress, Separator: "+", Zone: "UTC", KeepLetters: keepLetters, Playouts: j.Playouts,
	})
	return g, counted, db.Close, err
}

// loopback is a server of a job's.
func loopback(host string, port int, user, password string) mailbox.Server {
	return mailbox.Server{Host: host, Port: port, Security: mailbox.Plain, User: user, Password: func() (string, error) { return password, nil }}
}

// postman carries to the sink of the job, or leaves everything where it has none.
func (j job) postman() (post.Postman, error) {
	if j.SMTPPort == 0 {
		return leaving{}, nil
	}
	return mailbox.NewSMTP(mailbox.SMTPConfig{Server: loopback("127.0.0.1", j.SMTPPort, "", ""), Hello: "localhost"})
}

// doRound does one round with an empty mailbox.
func doRound(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	postman, err := j.postman()
	if err != nil {
		return m, err
	}
	now := j.clock()
	g, counted, closes, err := service(ctx, j, now, mailWorld{silent{now: now}, noShelf{}, postman})
	if err != nil {
		return m, err
	}
	err = watch.time(func() error {
		report, err := g.Round(ctx)
		m.Turns, m.Sent = report.Turns, report.Sent
		return err
	})
	m.Commits = counted.commits
	return m, join(err, closes)
}

// doPoll does one round with a mailbox behind a wire, and sends nothing.
func doPoll(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	inbox, err := j.IMAP.inbox()
	if err != nil {
		return m, err
	}
	g, counted, closes, err := service(ctx, j, j.clock(), mailWorld{inbox, inbox, leaving{}})
	if err != nil {
		return m, err
	}
	err = watch.time(func() error {
		report, err := g.Round(ctx)
		m.Filed = report.Letters
		return err
	})
	m.Commits = counted.commits
	return m, join(err, closes)
}

// doFile files letters that need no wire, and then sends the answers over none.
func doFile(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	letters, err := repliesTo(ctx, j.Path, j.Letters)
	if err != nil {
		return m, err
	}
	now := j.clock()
	g, counted, closes, err := service(ctx, j, now, mailWorld{silent{letters, now}, noShelf{}, taking{}})
	if err != nil {
		return m, err
	}
	err = watch.time(func() error {
		began := cpuTime()
		m.Filed, err = g.Letters.File(ctx, true)
		if err != nil {
			return err
		}
		m.First = cpuTime() - began
		m.Sent, _, err = g.Carrier.SendDue(ctx)
		m.Then = cpuTime() - began - m.First
		return err
	})
	m.Commits = counted.commits
	return m, join(err, closes)
}

// pollEvery is the usual time between two rounds.
const pollEvery = 2 * time.Minute

// doIdle does rounds in which there is nothing to do, as serve does them.
func doIdle(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	at := j.Now
	now := func() time.Time { return at }
	g, counted, closes, err := service(ctx, j, now, mailWorld{silent{now: now}, noShelf{}, taking{}})
	if err != nil {
		return m, err
	}
	idle := func() error {
		at = at.Add(pollEvery)
		report, err := g.Round(ctx)
		m.Turns, m.Sent, m.Filed = m.Turns+report.Turns, m.Sent+report.Sent, m.Filed+report.Letters
		if err == nil {
			_, err = g.NextDue(ctx)
		}
		return err
	}
	if err := idle(); err != nil { // what only the first one does is not asked for
		return m, join(err, closes)
	}
	counted.commits = 0
	err = watch.time(func() error {
		for range j.Rounds {
			if err := idle(); err != nil {
				return err
			}
		}
		return nil
	})
	m.Commits = counted.commits
	return m, join(err, closes)
}
