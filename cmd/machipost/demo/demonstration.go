package demo

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/mail"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"machipost/cmd/machipost/console"
	checking "machipost/cmd/machipost/dice"
	"machipost/engine"
	"machipost/engine/odds"
	"machipost/gm"
	"machipost/gm/demo"
	"machipost/gm/dice"
	"machipost/gm/lobby"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/postoffice"
	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/reports"
	"machipost/templates"
)

// now is the demo's clock.
func (d *demonstration) now() time.Time { return d.clock }

// source is a chance of its own for each user of chance, from the seed.
func (d *demonstration) source(user uint64) rand.Source { return rand.NewPCG(d.plan.seed, user) }

// names are who plays; the person takes the last seat, or the one of that name.
func (d *demonstration) names() []string {
	names := people
	if len(d.plan.names) > 0 {
		names = d.plan.names
	}
	names = slices.Clone(names)
	if d.plan.person != "" && !slices.Contains(names, d.plan.person) {
		names[len(names)-1] = d.plan.person
	}
	return names
}

// addressOf is a player's: the name in small letters of ASCII.
func addressOf(name string) string {
	plain := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '-':
			return r
		case r == ' ':
			return '.'
		}
		return -1
	}, strings.ToLower(name))
	return plain + "@" + domain
}

// open starts the post office and seats everybody.
func (d *demonstration) open(ctx context.Context) (closeAll func(), err error) {
	accounts := []postoffice.Account{{Address: gmAddress, Password: password}}
	for _, name := range d.names() {
		accounts = append(accounts, postoffice.Account{Address: addressOf(name), Password: password})
	}
	d.office, err = postoffice.Open(postoffice.Config{
		Accounts: accounts, Now: d.now, IMAPPort: d.plan.imap, SMTPPort: d.plan.smtp, Delivered: d.keep,
	})
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, console.Usage(fmt.Errorf("%w; choose another port with --imap-port or --smtp-port", err))
	}
	if err != nil {
		return nil, err
	}
	database, err := os.MkdirTemp("", "machipost-demo-db-")
	if err != nil {
		d.office.Close()
		return nil, err
	}
	db, err := store.Open(ctx, filepath.Join(database, "demo.db"), d.now)
	if err != nil {
		d.office.Close()
		return nil, err
	}
	closeAll = func() {
		db.Close()
		os.RemoveAll(database)
		d.office.Close()
	}
	if err := d.seat(db); err != nil {
		closeAll()
		return nil, err
	}
	return closeAll, nil
}

// seat makes the GM and the players.
func (d *demonstration) seat(db *store.DB) error {
	words, err := reports.In(d.plan.language)
	if err != nil {
		return err
	}
	inbox, postman, err := d.mailProgram(gmAddress, letter.Reader{Own: []string{gmAddress}, Marks: slices.Sorted(maps.Values(templates.ReplyMarks()))})
	if err != nil {
		return err
	}
	d.inbox = inbox
	d.gm, err = gm.New(gm.Deps{
		Store: db, Inbox: inbox, Composer: letter.Composer{}, Postman: postman,
		Now: d.now, Chance: d.source(0), Words: words, Log: d.log,
		Address: mail.Address{Name: "The GM", Address: gmAddress}, Separator: "+",
		Playouts: odds.Games,
	})
	if err != nil {
		return err
	}
	for i, name := range d.names() {
		if name == d.plan.person {
			continue
		}
		inbox, postman, err := d.mailProgram(addressOf(name), letter.Reader{})
		if err != nil {
			return err
		}
		player := &demo.Correspondent{
			Name: name, Address: addressOf(name), Inbox: inbox, Postman: postman,
			Composer: letter.Composer{}, Chance: d.source(uint64(i + 1)), Now: d.now,
		}
		player.Sit(i)
		d.players = append(d.players, player)
	}
	return nil
}

// mailProgram is an account of the post office, by IMAP and SMTP.
func (d *demonstration) mailProgram(address string, reader letter.Reader) (*mailbox.IMAP, *mailbox.SMTP, error) {
	settings, _ := d.office.Settings(address)
	server := mailbox.Server{
		Host: settings.Host, Port: settings.IMAPPort, Security: mailbox.Security(settings.Security),
		User: settings.User, Password: func() (string, error) { return password, nil },
	}
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server, Reader: reader})
	if err != nil {
		return nil, nil, err
	}
	server.Port = settings.SMTPPort
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: server})
	return inbox, postman, err
}

// keep writes a delivered letter to the folder.
func (d *demonstration) keep(letter postoffice.Delivery) {
	d.saved++
	if err := d.album.keep(d.saved, letter); err != nil && d.fault == nil {
		d.fault = fmt.Errorf("keeping a letter: %w", err)
	}
}

// checked is a line on what the letters prove of the dice. It fails when something does
// not hold, which would be a fault of ours.
func (d *demonstration) checked() (string, error) {
	letters, err := checking.ReadAll([]string{d.plan.folder})
	if err != nil {
		return "", err
	}
	for _, c := range dice.Check(letters, checking.Cards()) {
		if c.Game != gameName {
			continue
		}
		if len(c.Faults) > 0 {
			return "", fmt.Errorf("the dice do not hold: %s", strings.Join(c.Faults, "; "))
		}
		return fmt.Sprintf("No die was changed: %s hold, by these letters alone; 'machipost dice check FOLDER' tells it of any game.",
			console.Counted(len(c.Holds), "roll")), nil
	}
	return "", errors.New("the letters show no dice")
}

// play opens the game and plays it to its end.
func (d *demonstration) play(ctx context.Context) error {
	if err := d.everybodyReads(ctx); err != nil {
		return err
	}
	if _, err := d.gm.Round(ctx); err != nil {
		return err
	}
	if err := d.openGame(ctx); err != nil {
		return err
	}
	for range longest {
		game, err := d.gm.Looks.Game(ctx, gameName)
		if err != nil || game.State == records.Finished {
			return err
		}
		d.bar.Describe(fmt.Sprintf("turn %d", game.Position.Turn))
		d.bar.Add(1)
		if err := d.playTurn(ctx, game); err != nil {
			return err
		}
		if d.fault != nil {
			return d.fault
		}
	}
	return fmt.Errorf("the game was not over after %d turns", longest)
}

func (d *demonstration) openGame(ctx context.Context) error {
	plan := lobby.Plan{Name: gameName, Rules: engine.DefaultRules(engine.Everything), Schedule: deadline, Zone: "UTC"}
	if d.plan.base {
		plan.Rules = engine.DefaultRules(engine.Base)
	}
	for _, name := range d.names() {
		plan.Players = append(plan.Players, mail.Address{Name: name, Address: addressOf(name)})
	}
	if _, err := d.gm.Lobby.NewGame(ctx, plan); err != nil {
		return console.Usage(err)
	}
	if _, err := d.gm.Lobby.StartGame(ctx, gameName); err != nil {
		return err
	}
	if d.plan.person != "" {
		d.invite()
	}
	_, err := d.gm.Round(ctx) // sends the start letters
	return err
}

// invite tells the person how to join in.
func (d *demonstration) invite() {
	s, _ := d.office.Settings(addressOf(d.plan.person))
	fmt.Fprintf(d.outside.Stdout, `%s, your seat is waiting.
Enter this account into a mail program:

  address   %s
  user      %s
  password  %s
  IMAP      %s, port %d, no encryption
  SMTP      %s, port %d, no encryption

Reply to the letters of %s. A turn is resolved as soon as your orders are
there. Ctrl-C ends the game.

`, d.plan.person, s.Address, s.User, password, s.Host, s.IMAPPort, s.Host, s.SMTPPort, gmAddress)
}

// playTurn lets everybody read and write, and then the deadline pass.
func (d *demonstration) playTurn(ctx context.Context, game records.Game) error {
	d.clock = d.clock.Add(time.Hour)
	if err := d.everybodyReads(ctx); err != nil {
		return err
	}
	for _, p := range d.players {
		d.clock = d.clock.Add(7 * time.Minute)
		if err := p.Write(ctx, gmAddress); err != nil {
			return err
		}
	}
	if _, err := d.gm.Round(ctx); err != nil { // files and acknowledges
		return err
	}
	if err := d.awaitPerson(ctx, game); err != nil {
		return err
	}
	d.clock = game.Cut().Add(time.Minute)
	_, err := d.gm.Round(ctx) // resolves and reports
	return err
}

func (d *demonstration) everybodyReads(ctx context.Context) error {
	for _, p := range d.players {
		if _, err := p.Read(ctx); err != nil {
			return err
		}
	}
	return nil
}

// glance is how often the person's mail is looked for where nothing wakes us.
const glance = 5 * time.Second

// awaitPerson waits until the person has sent orders. The demo's clock stands
// still meanwhile.
func (d *demonstration) awaitPerson(ctx context.Context, game records.Game) error {
	if d.plan.person == "" {
		return nil
	}
	fmt.Fprintf(d.outside.Stdout, "Turn %d: waiting for the orders of %s.\n", game.Position.Turn, d.plan.person)
	for {
		silent, err := d.gm.Looks.Silent(ctx, gameName)
		if err != nil || !slices.Contains(silent, d.plan.person) {
			return err
		}
		waiting, cancel := context.WithTimeout(ctx, glance)
		err = d.inbox.Wait(waiting)
		cancel()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return err
		}
		if _, err := d.gm.Round(ctx); err != nil {
			return err
		}
	}
}
