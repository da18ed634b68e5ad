// Package config is the configuration file: read, checked, and told what is wrong
// with it by file, line and setting.
//
// It opens nothing that the file names but certificates and keys, connects to
// nobody, and knows no command. What a setting means stands in docs/operating.md;
// what a mail server's settings may be is for gm/mailbox to say. What may enter is
// a setting, with its faults.
package config

import (
	"cmp"
	"maps"
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/commands"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/templates"
)

// A Config is what the configuration file says, with the defaults of what it does
// not.
type Config struct {
	Name      string       // of the mailbox, "" for the first
	Address   mail.Address // the service's own
	Keeper    string       // a bare address; "" for none
	Database  string       // a path, or an address of PostgreSQL without its password
	Zone      string       // of new games, as time.LoadLocation knows it
	Language  string       // of letters to whoever chose none, a folder of templates
	Separator string       // of sub-addresses; "" where the provider has none
	Poll      time.Duration
	NewGames  commands.Openers
	Keep      time.Duration // of letters, behind the end of their game; 0 for ever
	Daily     string        // when the keeper has a letter every day, "07:00" in Zone; "" for never
	PerMinute int           // letters that may be tried a minute; 0 for no limit
	PerDay    int           // the same a day
	Relays    []string      // where public dice are had, by https
	Inbox     mailbox.IMAPConfig
	Postman   mailbox.SMTPConfig
	DKIM      *letter.DKIM // nil for letters that are not signed

	Others []Config // of the other mailboxes, in their order; each has none

	file   *file
	box    *box // of the mailbox
	getenv func(string) string
}

// Read reads a configuration file; getenv is where a password may stand. Its errors
// are of the kind console.Misconfigured: the file cannot be read, or a Fault.
func Read(path string, getenv func(string) string) (Config, error) {
	f, err := read(path)
	if err != nil {
		return Config{}, console.Misconfigured(err)
	}
	return f.config(getenv), nil
}

// Check reads a configuration that is not written yet, as Read would at path, and asks of
// its servers what can be asked without them. It fails as Read does; with "" for path the
// errors name the setting alone.
func Check(path, content string) error {
	f, err := parsed(path, content)
	if err != nil {
		return console.Misconfigured(err)
	}
	c := f.config(func(string) string { return "" })
	for _, c := range c.Mailboxes() {
		if _, err := mailbox.NewIMAP(c.Inbox); err != nil {
			return c.At(err)
		}
		if _, err := mailbox.NewSMTP(c.Postman); err != nil {
			return c.At(err)
		}
	}
	return nil
}

// Mailboxes are the configurations of all mailboxes, the first first.
func (c Config) Mailboxes() []Config { return append([]Config{c}, c.Others...) }

// Shown is what a mailbox is called where there are several: its name, and its address for
// the first.
func (c Config) Shown() string { return cmp.Or(c.Name, c.Address.Address) }

// At is a Fault of the kind console.Misconfigured: where in the file the setting of
// a letter.SettingError stands.
func (c Config) At(err error) error { return console.Misconfigured(c.file.unfit(err, c.box)) }

// config is a file that was checked, in the program's own types.
func (f *file) config(getenv func(string) string) Config {
	relays := make([]string, len(f.Dice.Relays))
	for i, relay := range f.Dice.Relays {
		relays[i] = string(relay)
	}
	of := func(b *box) Config {
		c := b.config(getenv)
		c.Relays, c.Database, c.file, c.getenv = relays, string(f.Database), f, getenv
		return c
	}
	first := of(&f.box)
	for i := range f.others {
		first.Others = append(first.Others, of(&f.others[i]))
	}
	return first
}

// config is a mailbox that was checked, likewise.
func (b *box) config(getenv func(string) string) Config {
	return Config{
		Name: string(b.Name), Address: b.address, Keeper: b.keeper, Zone: string(b.Zone), Language: string(b.Language), Separator: string(b.Separator),
		Poll: b.poll, NewGames: commands.Openers(b.NewGames), Keep: b.keep, Daily: string(b.Daily), PerMinute: int(b.SMTP.PerMinute), PerDay: int(b.SMTP.PerDay),
		Inbox: mailbox.IMAPConfig{
			Server: b.IMAP.access(getenv), Processed: string(b.IMAP.Processed), Sent: string(b.IMAP.Sent),
			Reader: letter.Reader{Own: []string{b.address.Address}, Marks: slices.Sorted(maps.Values(templates.ReplyMarks())), AuthservID: string(b.IMAP.AuthservID)},
		},
		Postman: mailbox.SMTPConfig{Server: b.SMTP.access(getenv)},
		DKIM:    b.DKIM.signer, box: b,
	}
}

// access is how a server is reached, and who logs in there.
func (s server) access(getenv func(string) string) mailbox.Server {
	return mailbox.Server{
		Host: string(s.Host), Port: int(s.Port), Security: mailbox.Security(s.Security), User: string(s.User),
		Password: func() (string, error) { return s.password(getenv) }, RootCAs: s.roots, Token: s.TokenCommand != "",
	}
}

// Path is the file that the configuration was read from.
func (c Config) Path() string { return c.file.path }

// PasswordFiles are the files that hold passwords, each once; none where they come from
// elsewhere.
func (c Config) PasswordFiles() (files []string) {
	servers := []server{*c.file.databasePassword()}
	for _, c := range c.Mailboxes() {
		servers = append(servers, c.box.IMAP.server, c.box.SMTP.server)
	}
	for _, s := range servers {
		if path := string(s.PasswordFile); path != "" && !slices.Contains(files, path) {
			files = append(files, path)
		}
	}
	return files
}

// DKIMRecord is the name of the TXT record that our own signatures want, "" where we do
// not sign.
func (c Config) DKIMRecord() string {
	if c.DKIM == nil {
		return ""
	}
	return string(c.box.DKIM.Selector) + "._domainkey." + strings.ToLower(string(c.box.DKIM.Domain))
}
