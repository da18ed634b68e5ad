package config

import (
	"fmt"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"machipost/cmd/machipost/console"
	"machipost/gm/calendar"
	"machipost/gm/commands"
	"machipost/gm/mailbox/letter"
	"machipost/templates"
)

// A box is what the configuration says of one mailbox.
type box struct {
	Name      text `toml:"name"` // "" for the first
	Address   text `toml:"address"`
	Keeper    text `toml:"keeper"`
	Zone      text `toml:"zone"`
	Language  text `toml:"language"`
	Separator text `toml:"separator"`
	Poll      text `toml:"poll"`
	NewGames  text `toml:"new_games"`
	Keep      text `toml:"keep_letters"`
	Daily     text `toml:"daily"`
	IMAP      imap `toml:"imap"`
	SMTP      smtp `toml:"smtp"`
	DKIM      dkim `toml:"dkim"`

	place   int  // among the others, from 1; 0 for the first
	shares  bool // its dkim is that of the first
	address mail.Address
	keeper  string // bare
	poll    time.Duration
	keep    time.Duration // 0 for ever
}

// Named are the mailboxes that somebody means by a name or an address: one, or all by "".
// It fails with console.Usage for one that there is not.
func (c Config) Named(name string) ([]Config, error) {
	all := c.Mailboxes()
	if name == "" {
		return all, nil
	}
	var there []string
	for i, one := range all {
		if strings.EqualFold(one.Shown(), name) || strings.EqualFold(one.Address.Address, name) {
			return all[i : i+1], nil
		}
		there = append(there, one.Shown())
	}
	return nil, console.Usage(fmt.Errorf("--mailbox %q: there is no such mailbox; the configuration has %s", name, strings.Join(there, ", ")))
}

// readOthers reads the mailboxes behind the first. What one of them does not say is as in
// the first, but for its name, its address, who logs in and with what.
func (f *file) readOthers(md toml.MetaData) *Fault {
	for i, written := range f.Mailboxes {
		b := f.box
		b.Name, b.Address, b.place = "", "", i+1
		b.IMAP.forgetAccount()
		b.SMTP.forgetAccount()
		if err := md.PrimitiveDecode(written, &b); err != nil {
			fault := f.unread(err)
			fault.box = b.place
			return fault
		}
		b.shares = b.DKIM == f.DKIM
		f.others = append(f.others, b)
	}
	return nil
}

// forgetAccount leaves of a server what several mailboxes may have in common.
func (s *server) forgetAccount() {
	s.User, s.PasswordFile, s.PasswordCommand, s.PasswordEnv, s.Credential, s.TokenCommand = "", "", "", "", "", ""
}

// named is what a mailbox may be called: it stands in command lines and in statements.
var named = regexp.MustCompile(`^[a-z][a-z0-9-]{0,30}$`)

// checkOthers is check for the mailboxes behind the first.
func (f *file) checkOthers() *Fault {
	if f.Name != "" {
		return wrongText("name", f.Name, "the first mailbox has no name; only those below [[mailbox]] have one")
	}
	for i := range f.others {
		b := &f.others[i]
		if fault := b.checkAmong(append([]box{f.box}, f.others[:i]...)); fault != nil {
			fault.box = b.place
			return fault.in("mailbox")
		}
	}
	return nil
}

// checkAmong is check for a mailbox behind others.
func (b *box) checkAmong(before []box) *Fault {
	if !named.MatchString(string(b.Name)) {
		return wrongText("name", b.Name, `cannot be the name of a mailbox; write one like "club", of small letters, digits and hyphens`)
	}
	if fault := b.check(); fault != nil {
		return fault
	}
	for i := range before {
		other := &before[i]
		switch {
		case other.Name == b.Name:
			return wrongText("name", b.Name, "is another mailbox's name already")
		case strings.EqualFold(other.address.Address, b.address.Address):
			return wrongText("address", b.Address, "is another mailbox's already")
		case b.IMAP.User != "" && strings.EqualFold(string(other.IMAP.Host), string(b.IMAP.Host)) && other.IMAP.Port == b.IMAP.Port && strings.EqualFold(string(other.IMAP.User), string(b.IMAP.User)):
			return wrongText("user", b.IMAP.User, "reads another mailbox already; each has an account of its own").in("imap")
		}
	}
	return nil
}

// check reads the values that are more than text or numbers. It returns nil when
// they can be; a fault has no place yet.
func (b *box) check() *Fault {
	address, err := mail.ParseAddress(string(b.Address))
	if err != nil {
		return wrongText("address", b.Address, `is not a mail address; write one like "The GM <gm@example.org>"`)
	}
	b.address = *address
	if b.Keeper != "" {
		keeper, err := mail.ParseAddress(string(b.Keeper))
		if err != nil || !letter.IsAddress(keeper.Address) {
			return wrongText("keeper", b.Keeper, "is not a mail address")
		}
		b.keeper = keeper.Address
	}
	if _, err := time.Parse("15:04", string(b.Daily)); b.Daily != "" && err != nil {
		return wrongText("daily", b.Daily, `is not a time of the day; write one like "07:00"`)
	}
	if b.Daily != "" && b.Keeper == "" {
		return wrongText("daily", b.Daily, "needs a keeper, to whom the letter goes")
	}
	if b.poll, err = time.ParseDuration(string(b.Poll)); err != nil || b.poll < time.Second {
		return wrongText("poll", b.Poll, `is not a time of a second or more; write one like "2m"`)
	}
	if b.keep, err = calendar.ReadLength(string(b.Keep), "always", longestKept); err != nil || b.Keep == "0" || b.keep > 0 && b.keep < calendar.Day {
		return wrongText("keep_letters", b.Keep, `is no length of time of a day or more; write one like "365 days", or "always"`)
	}
	if _, err := time.LoadLocation(string(b.Zone)); err != nil || b.Zone == "" {
		return wrongText("zone", b.Zone, `is not a time zone; write one like "Europe/London"`)
	}
	if !slices.Contains(templates.Languages(), string(b.Language)) {
		return wrongText("language", b.Language, "is no language of letters; write one of "+strings.Join(templates.Languages(), ", "))
	}
	if len(b.Separator) > 1 || strings.ContainsAny(string(b.Separator), "@.<>\" ") {
		return wrongText("separator", b.Separator, `cannot separate; write "+", or "" where the provider has no sub-addresses`)
	}
	switch commands.Openers(b.NewGames) {
	case commands.OpenersNobody, commands.OpenersPlayers, commands.OpenersEverybody:
	default:
		return wrongText("new_games", b.NewGames, `cannot open games by letter; write "nobody", "players" or "everybody"`)
	}
	if fault := b.IMAP.check(); fault != nil {
		return fault.in("imap")
	}
	if fault := b.SMTP.check(); fault != nil {
		return fault.in("smtp")
	}
	if b.shares && !b.DKIM.signs(b.address.Address) {
		b.DKIM = dkim{} // the first one's is for another domain
	}
	if fault := b.DKIM.check(b.address.Address); fault != nil {
		return fault.in("dkim")
	}
	return nil
}
