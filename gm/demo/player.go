// Package demo is players at their mail programs: they read their letters by
// IMAP, think a little, and write orders by SMTP as people write them.
//
// They are no bots (engine/bots): they know the game from the letters alone, so
// that every demo tries the reports and the order language, and they look neither
// at positions nor at rules. What may enter is what a person does who reads
// letters and answers them.
package demo

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"strings"
	"time"

	"machipost/gm/post"
)

// A Player is somebody at a mail program. Like a person a player reads one
// letter after another, and is used by one caller at a time.
type Player struct {
	Name     string
	Address  string
	Inbox    post.Inbox
	Postman  post.Postman
	Composer post.Composer
	Chance   rand.Source      // makes message ids
	Now      func() time.Time // dates letters

	style  style
	done   post.Mark
	newest post.Letter
	last   post.Letter // the newest letter with a table in it
}

// Sit gives the player a way to play, one of a few, by seat number from 0.
func (p *Player) Sit(number int) { p.style = styles[number%len(styles)] }

// Read reads the letters that came in and returns how many there were. The first
// call only finds out where the mailbox ends. It fails when the inbox does; what
// was read before counts.
func (p *Player) Read(ctx context.Context) (letters int, err error) {
	p.done, err = p.Inbox.Unread(ctx, p.done, func(l post.Letter) error {
		letters++
		p.newest = l
		if strings.Contains(l.Text, tableHeading) {
			p.last = l
		}
		return nil
	})
	if err != nil {
		return letters, fmt.Errorf("%s reads mail: %w", p.Name, err)
	}
	return letters, nil
}

// Write sends orders to the GM as an answer to the newest report. A player
// without one has nothing to say. It fails when the letter cannot be composed, the
// postman does not reach his server, or the letter is refused.
func (p *Player) Write(ctx context.Context, gmAddress string) error {
	seen, ok := look(p.last.Text, p.Name)
	if !ok {
		return nil
	}
	raw, err := p.Composer.Compose(post.Draft{
		MessageID:  fmt.Sprintf("%016x@%s", p.Chance.Uint64(), domain(p.Address)),
		InReplyTo:  p.last.MessageID,
		References: append(p.last.References, p.last.MessageID),
		Date:       p.Now(),
		From:       mail.Address{Name: p.Name, Address: p.Address},
		To:         mail.Address{Address: gmAddress},
		Subject:    "Re: " + p.last.Subject,
		Text:       p.style.letter(p.Name, seen, p.last.Text),
	})
	if err != nil {
		return fmt.Errorf("%s writes a letter: %w", p.Name, err)
	}
	var refused error
	err = p.Postman.Deliver(ctx, []post.Parcel{{From: p.Address, To: gmAddress, Raw: raw}},
		func(_ post.Parcel, fault error) error { refused = fault; return nil })
	if err == nil {
		err = refused
	}
	if err != nil {
		return fmt.Errorf("%s sends a letter: %w", p.Name, err)
	}
	return nil
}

// Last returns the text of the newest letter with a table in it, "" before any.
func (p *Player) Last() string { return p.last.Text }

// Turn is the turn that the newest report asks orders for, 0 before any.
func (p *Player) Turn() int {
	seen, _ := look(p.last.Text, p.Name)
	return seen.turn
}

// Newest returns the text of the newest letter, "" before any.
func (p *Player) Newest() string { return p.newest.Text }

func domain(address string) string {
	_, domain, _ := strings.Cut(address, "@")
	return domain
}
