package gm_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is about those who read along: however many there are, players come first.

// crowd has so many addresses read friday along, each of a domain of its own.
func (tb *table) crowd(watchers int, domain func(i int) string) {
	tb.Helper()
	game := tb.found("friday")
	tb.update(func(tx records.Tx) error {
		for i := range watchers {
			address := fmt.Sprintf("reader%d@%s", i, domain(i))
			tb.mail.Account(address)
			if err := tx.Onlookers.AddObserver(game.ID, address, post.RegisteredDomain(address), tx.Now); err != nil {
				return err
			}
		}
		return nil
	})
}

func ownDomain(i int) string { return fmt.Sprintf("domain%d.example", i) }

// leaving is a postman who notes to whom letters go.
type leaving struct {
	post.Postman
	to []string
}

func (l *leaving) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	return l.Postman.Deliver(ctx, parcels, func(p post.Parcel, fault error) error {
		l.to = append(l.to, p.To)
		return tell(p, fault)
	})
}

// A day's letters are never used up by those who read along: half of them is kept for
// players.
func TestReadersDoNotUsePlayersLettersUp(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 */2 * * *")
	tb.crowd(360, ownDomain)
	tb.with(func(d *gm.Deps) { d.PerDay = 300 })
	tb.clock = tb.clock.Add(time.Minute)
	for turn := range 11 {
		tb.clock = tb.clock.Add(2 * time.Hour)
		tb.round()
		if turn == 4 { // just before midnight
			tb.times(keeperAddress, "half of smtp.per_day", 1)
		}
	}
	tb.inTurn("friday", 12)
	tb.count(ann, 12)
	tb.count(bob, 12)
	read := 0
	for i := range 360 {
		read += len(tb.letters(fmt.Sprintf("reader%d@%s", i, ownDomain(i))))
	}
	if read != 150 {
		t.Errorf("readers got %d letters of 300 within a day, want 150", read)
	}
}

// Whatever was written first: letters to players go first, then reports to readers,
// then answers to readers and strangers.
func TestWhoseLettersGoFirst(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.crowd(2, ownDomain)
	tb.at(1, "20:00:30")
	tb.write("reader0@domain0.example", "hello", "", "games") // one to an address keeps its place before the next
	tb.write(eve, "hello", "", "Hello")
	tb.reply(ann, "status")
	tb.crowd(1, func(int) string { return "late.example" })
	postman := &leaving{Postman: tb.deps.Postman}
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	tb.round()
	want := []string{ann, ann, bob, "reader0@domain0.example", "reader0@domain0.example", "reader0@late.example", "reader1@domain1.example", eve}
	if !slices.Equal(postman.to, want) {
		t.Errorf("letters went to %q,\nwant %q", postman.to, want)
	}
}

// Readers are limited a game, a mail domain and a day; who is too many is told in plain
// words, when they ask and when they say yes.
func TestReadersAreLimited(t *testing.T) {
	t.Parallel()
	const club = "club.example"
	ofClub := func(int) string { return club }
	for _, c := range []struct {
		name     string
		watchers int
		domain   func(int) string
		later    time.Duration
		from     string
		want     string // "" for one who may
	}{
		{"a few", 10, ownDomain, 0, "new@elsewhere.example", ""},
		{"a game", 40, ownDomain, 48 * time.Hour, "new@elsewhere.example", "40 people read friday along"},
		{"who reads it already", 40, ownDomain, 48 * time.Hour, "reader3@domain3.example", ""},
		{"nearly a domain", 24, ofClub, 48 * time.Hour, "new@" + club, ""},
		{"a domain", 25, ofClub, 48 * time.Hour, "new@" + club, "25 people with an address at club.example"},
		{"another domain", 25, ofClub, 48 * time.Hour, "new@elsewhere.example", ""},
		{"a day", 30, ownDomain, 23 * time.Hour, "new@elsewhere.example", "30 people have begun to read along within a day"},
		{"the next day", 30, ownDomain, 24 * time.Hour, "new@elsewhere.example", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.startWith("friday", "0 20 24 12 *")
			tb.mail.Account(c.from)
			tb.writes(c.from, "hello", "watch friday") // the question is asked before the crowd comes
			asked := tb.letters(c.from)[0]
			tb.crowd(c.watchers, c.domain)
			tb.clock = tb.clock.Add(c.later)
			tb.writes(c.from, "hello", "watch friday")
			if c.want != "" {
				tb.says(c.from, c.want)
			} else {
				tb.says(c.from, "reply to this letter with the word \"yes\"")
			}
			tb.write(c.from, "Re: "+asked.Subject, asked.MessageID, "yes")
			tb.round()
			if c.want != "" {
				tb.says(c.from, c.want)
			} else {
				tb.says(c.from, "You get the reports of friday from now on")
			}
		})
	}
}

// Who writes in players' names, without their tags, does not use them up either.
func TestForgedLettersDoNotUsePlayersLettersUp(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.with(func(d *gm.Deps) { d.PerDay = 20 })
	for range 6 {
		tb.clock = tb.clock.Add(time.Hour + time.Second)
		for range 5 {
			tb.write(ann, "hello", "", "buy Forest")
			tb.write(bob, "hello", "", "buy Forest")
		}
		tb.round()
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	for _, address := range []string{ann, bob} {
		tb.times(address, "may not be from you", 5)
		tb.times(address, "report of turn 1", 1)
	}
}

// A crowd of standbys would be written to whenever a seat is open: so many are on the
// list, and so many of them of one registered domain, whatever they put in front of it.
func TestStandbysAreLimited(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	standby := func(address string) string {
		tb.mail.Account(address)
		tb.clock = tb.clock.Add(time.Hour)
		tb.writes(address, "hello", "standby as Sam")
		letters := tb.letters(address)
		if text := tb.text(letters[len(letters)-1]); !strings.Contains(text, `"yes"`) {
			return text
		}
		tb.asks(address, "yes")
		letters = tb.letters(address)
		return tb.text(letters[len(letters)-1])
	}
	for i := range 12 {
		want := "I ask you at"
		if i >= 10 {
			want = "people wait for a seat already"
		}
		if text := standby(fmt.Sprintf("sam@house%d.crowd.example", i)); !strings.Contains(unbroken(text), want) {
			t.Errorf("number %d of a domain is told %s", i+1, text)
		}
	}
	for i := range 32 {
		want := "I ask you at"
		if i >= 30 {
			want = "40 people wait for a seat already"
		}
		if text := standby("sam@" + ownDomain(i)); !strings.Contains(unbroken(text), want) {
			t.Errorf("number %d of all is told %s", i+11, text)
		}
	}
	if text := standby("sam@house1.crowd.example"); !strings.Contains(unbroken(text), "I ask you at") {
		t.Errorf("one who is on the list is told %s", text)
	}
	tb.asks("sam@house1.crowd.example", "no standby")
	if text := standby("eve@" + ownDomain(99)); !strings.Contains(unbroken(text), "I ask you at") {
		t.Errorf("when there is room, the next is told %s", text)
	}
}
