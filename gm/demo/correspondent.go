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

// A Correspondent is somebody at a mail program. Like a person a correspondent reads
// one letter after another, and is used by one caller at a time.
type Correspondent struct {
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
func (c *Correspondent) Sit(number int) { c.style = styles[number%len(styles)] }

// Read reads the letters that came in and returns how many there were. The first
// call only finds out where the mailbox ends. It fails when the inbox does; what
// was read before counts.
func (c *Correspondent) Read(ctx context.Context) (letters int, err error) {
	c.done, err = c.Inbox.Unread(ctx, c.done, func(some []post.Letter) error {
		for _, l := range some {
			if l.LeftOut != "" {
				continue
			}
			letters++
			c.newest = l
			if tongueOf(l.Text) != nil {
				c.last = l
			}
		}
		return nil
	})
	if err != nil {
		return letters, fmt.Errorf("%s reads mail: %w", c.Name, err)
	}
	return letters, nil
}

// Write sends orders to the GM as an answer to the newest report. A player
// without one has nothing to say. It fails when the letter cannot be composed, the
// postman does not reach his server, or the letter is refused.
func (c *Correspondent) Write(ctx context.Context, gmAddress string) error {
	seen, ok := look(c.last.Text, c.Name)
	if !ok {
		return nil
	}
	raw, err := c.Composer.Compose(post.Draft{
		MessageID:  fmt.Sprintf("%016x@%s", c.Chance.Uint64(), domain(c.Address)),
		InReplyTo:  c.last.MessageID,
		References: append(c.last.References, c.last.MessageID),
		Date:       c.Now(),
		From:       mail.Address{Name: c.Name, Address: c.Address},
		To:         mail.Address{Address: gmAddress},
		Subject:    "Re: " + c.last.Subject,
		Text:       c.style.letter(c.Name, seen, c.last.Text),
	})
	if err != nil {
		return fmt.Errorf("%s writes a letter: %w", c.Name, err)
	}
	var refused error
	err = c.Postman.Deliver(ctx, []post.Parcel{{From: c.Address, To: gmAddress, Raw: raw}},
		func(_ post.Parcel, fault error) error { refused = fault; return nil })
	if err == nil {
		err = refused
	}
	if err != nil {
		return fmt.Errorf("%s sends a letter: %w", c.Name, err)
	}
	return nil
}

// Last returns the text of the newest letter with a table in it, "" before any.
func (c *Correspondent) Last() string { return c.last.Text }

// Turn is the turn that the newest report asks orders for, 0 before any.
func (c *Correspondent) Turn() int {
	seen, _ := look(c.last.Text, c.Name)
	return seen.turn
}

// Newest returns the text of the newest letter, "" before any.
func (c *Correspondent) Newest() string { return c.newest.Text }

func domain(address string) string {
	_, domain, _ := strings.Cut(address, "@")
	return domain
}
