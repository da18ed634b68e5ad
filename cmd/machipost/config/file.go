package config

import (
	"crypto/x509"
	"errors"
	"fmt"
	"io/fs"
	"net/mail"
	"net/url"
	"os"
	"os/user"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/gm/calendar"
	"machipost/gm/commands"
	"machipost/gm/dice/drand"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/templates"
)

// A file is the configuration as it is written; docs/operating.md describes each key.
type file struct {
	Address   text   `toml:"address"`
	Keeper    text   `toml:"keeper"`
	Database  text   `toml:"database"`
	Zone      text   `toml:"zone"`
	Language  text   `toml:"language"`
	Separator text   `toml:"separator"`
	Poll      text   `toml:"poll"`
	NewGames  text   `toml:"new_games"`
	Keep      text   `toml:"keep_letters"`
	Daily     text   `toml:"daily"`
	IMAP      server `toml:"imap"`
	SMTP      server `toml:"smtp"`
	DKIM      dkim   `toml:"dkim"`
	Dice      struct {
		Relays []text `toml:"relays"`
	} `toml:"dice"`

	DatabasePasswordFile    text `toml:"database_password_file"`
	DatabasePasswordCommand text `toml:"database_password_command"`
	DatabasePasswordEnv     text `toml:"database_password_env"`
	DatabaseCredential      text `toml:"database_password_credential"`

	path    string
	content string
	address mail.Address
	keeper  string // bare
	poll    time.Duration
	keep    time.Duration // 0 for ever
}

// A server is the part of the configuration about one mail server.
type server struct {
	Host            text   `toml:"host"`
	Port            number `toml:"port"`
	Security        text   `toml:"security"`
	User            text   `toml:"user"`
	PasswordFile    text   `toml:"password_file"`
	PasswordCommand text   `toml:"password_command"`
	PasswordEnv     text   `toml:"password_env"`
	Credential      text   `toml:"password_credential"`
	TokenCommand    text   `toml:"token_command"`
	CA              text   `toml:"ca"`
	Processed       text   `toml:"processed"`   // imap only
	Sent            text   `toml:"sent"`        // imap only
	AuthservID      text   `toml:"authserv_id"` // imap only
	PerMinute       number `toml:"per_minute"`  // smtp only
	PerDay          number `toml:"per_day"`     // smtp only

	roots *x509.CertPool
}

// strangers are settings of one mail server that the other does not have.
var strangers = []string{"smtp.processed", "smtp.sent", "smtp.authserv_id", "imap.per_minute", "imap.per_day"}

// text and number are values that say what is wrong with them in our words.
type (
	text   string
	number int
)

// UnmarshalTOML implements toml.Unmarshaler.
func (t *text) UnmarshalTOML(value any) error {
	s, ok := value.(string)
	if !ok {
		return errors.New("not a text; put it in quotes") // the value may be a password
	}
	*t = text(s)
	return nil
}

// UnmarshalTOML implements toml.Unmarshaler.
func (n *number) UnmarshalTOML(value any) error {
	i, ok := value.(int64)
	if s, isText := value.(string); isText {
		return fmt.Errorf("%q is not a number", s)
	} else if !ok {
		return fmt.Errorf("%v is not a number", value)
	}
	*n = number(i)
	return nil
}

// read reads a configuration file and checks it. Its errors name the file, and
// the line and key where there is one.
func read(path string) (*file, error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, absent(path, err)
	}
	return parsed(path, string(content))
}

// parsed is read for what stands, or is to stand, at a path.
func parsed(path, content string) (*file, error) {
	f := &file{path: path, content: content, Database: "machipost.db", Zone: "UTC", Language: "en", Separator: "+", Poll: "2m", NewGames: text(commands.OpenersNobody), Keep: "365 days"}
	f.IMAP.Security, f.SMTP.Security = text(mailbox.TLS), text(mailbox.TLS)
	f.IMAP.Port, f.SMTP.Port = 993, 465
	f.IMAP.Processed, f.IMAP.Sent = "Processed", "Sent"
	for _, relay := range drand.UsualRelays() {
		f.Dice.Relays = append(f.Dice.Relays, text(relay))
	}
	if fault := f.syntax(); fault != nil {
		return nil, fault
	}
	md, err := toml.Decode(f.content, f)
	if err != nil {
		return nil, f.unread(err)
	}
	if unknown := md.Undecoded(); len(unknown) > 0 {
		return nil, f.at(wrong(unknown[0].String(), "there is no such setting"))
	}
	for _, key := range strangers {
		if md.IsDefined(strings.Split(key, ".")...) {
			return nil, f.at(wrong(key, "there is no such setting"))
		}
	}
	if fault := f.check(); fault != nil {
		return nil, f.at(fault)
	}
	return f, nil
}

// absent says of a file that cannot be read what to do.
func absent(path string, err error) error {
	if !errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("%w; 'machipost init' writes one, or name it with --config", err)
	}
	who := console.ServiceUser
	owner, told := disk.OwnerOf(path)
	if _, err := user.Lookup(owner.Group); told && owner.ID == 0 && owner.GroupID != 0 && err == nil {
		who = owner.Group // root keeps it for the group of the service's user, who has the same name
	} else if told && owner.ID != 0 {
		who = owner.Name
	}
	return fmt.Errorf("%w; run it as root, or as the user of the service: %s", err, console.AsUser(who, "…"))
}

// longestKept is how long letters may be kept, other than always: longer than any
// game takes.
const longestKept = 9999 * calendar.Day

// check reads the values that are more than text or numbers. It returns nil when
// they can be; a fault has no place yet.
func (f *file) check() *Fault {
	address, err := mail.ParseAddress(string(f.Address))
	if err != nil {
		return wrongText("address", f.Address, `is not a mail address; write one like "The GM <gm@example.org>"`)
	}
	f.address = *address
	if f.Keeper != "" {
		keeper, err := mail.ParseAddress(string(f.Keeper))
		if err != nil || !letter.IsAddress(keeper.Address) {
			return wrongText("keeper", f.Keeper, "is not a mail address")
		}
		f.keeper = keeper.Address
	}
	if fault := f.checkDatabase(); fault != nil {
		return fault
	}
	if _, err := time.Parse("15:04", string(f.Daily)); f.Daily != "" && err != nil {
		return wrongText("daily", f.Daily, `is not a time of the day; write one like "07:00"`)
	}
	if f.Daily != "" && f.Keeper == "" {
		return wrongText("daily", f.Daily, "needs a keeper, to whom the letter goes")
	}
	if f.poll, err = time.ParseDuration(string(f.Poll)); err != nil || f.poll < time.Second {
		return wrongText("poll", f.Poll, `is not a time of a second or more; write one like "2m"`)
	}
	if f.keep, err = calendar.ReadLength(string(f.Keep), "always", longestKept); err != nil || f.Keep == "0" || f.keep > 0 && f.keep < calendar.Day {
		return wrongText("keep_letters", f.Keep, `is no length of time of a day or more; write one like "365 days", or "always"`)
	}
	if _, err := time.LoadLocation(string(f.Zone)); err != nil || f.Zone == "" {
		return wrongText("zone", f.Zone, `is not a time zone; write one like "Europe/London"`)
	}
	if !slices.Contains(templates.Languages(), string(f.Language)) {
		return wrongText("language", f.Language, "is no language of letters; write one of "+strings.Join(templates.Languages(), ", "))
	}
	if len(f.Separator) > 1 || strings.ContainsAny(string(f.Separator), "@.<>\" ") {
		return wrongText("separator", f.Separator, `cannot separate; write "+", or "" where the provider has no sub-addresses`)
	}
	switch commands.Openers(f.NewGames) {
	case commands.OpenersNobody, commands.OpenersPlayers, commands.OpenersEverybody:
	default:
		return wrongText("new_games", f.NewGames, `cannot open games by letter; write "nobody", "players" or "everybody"`)
	}
	for _, relay := range f.Dice.Relays {
		if at, err := url.Parse(string(relay)); err != nil || at.Scheme != "https" || at.Host == "" {
			return wrongText("relays", relay, `is no relay; write one like "https://api.drand.sh"`).in("dice")
		}
	}
	if fault := f.IMAP.check(); fault != nil {
		return fault.in("imap")
	}
	if fault := f.SMTP.check(); fault != nil {
		return fault.in("smtp")
	}
	if fault := f.DKIM.check(f.address.Address); fault != nil {
		return fault.in("dkim")
	}
	return nil
}

// check is that of a file, for its part about one server: a fault's key has no
// section yet.
func (s *server) check() *Fault {
	ways := s.passwordWays()
	switch {
	case len(ways) > 1:
		return wrong(ways[1], "the password is named already, by %s; keep one of them", ways[0])
	case len(ways) == 0 && s.User != "":
		return wrong("user", "name password_file, password_command, password_env, password_credential or token_command beside it")
	case s.PerMinute < 0:
		return wrongNumber("per_minute", s.PerMinute, "is less than 0")
	case s.PerDay < 0:
		return wrongNumber("per_day", s.PerDay, "is less than 0")
	case s.CA == "":
		return nil
	}
	pem, err := os.ReadFile(string(s.CA))
	if err != nil {
		return wrong("ca", "%w", err)
	}
	s.roots = x509.NewCertPool()
	if !s.roots.AppendCertsFromPEM(pem) {
		return wrong("ca", "%s holds no certificate", s.CA)
	}
	return nil
}

// passwordWays are the settings that name a password.
func (s *server) passwordWays() []string {
	var ways []string
	for _, way := range []struct {
		setting string
		value   text
	}{{"password_file", s.PasswordFile}, {"password_command", s.PasswordCommand}, {"password_env", s.PasswordEnv},
		{"password_credential", s.Credential}, {"token_command", s.TokenCommand}} {
		if way.value != "" {
			ways = append(ways, way.setting)
		}
	}
	return ways
}
