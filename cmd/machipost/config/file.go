package config

import (
	"crypto/x509"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"os/user"

	"github.com/BurntSushi/toml"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/gm/calendar"
	"machipost/gm/commands"
	"machipost/gm/dice/drand"
	"machipost/gm/mailbox"
)

// A file is the configuration as it is written; docs/operating.md describes each key.
type file struct {
	box                        // the first mailbox, and what the others do not say otherwise
	Database  text             `toml:"database"`
	Mailboxes []toml.Primitive `toml:"mailbox"` // the others
	Dice      struct {
		Relays []text `toml:"relays"`
	} `toml:"dice"`

	DatabasePasswordFile    text `toml:"database_password_file"`
	DatabasePasswordCommand text `toml:"database_password_command"`
	DatabasePasswordEnv     text `toml:"database_password_env"`
	DatabaseCredential      text `toml:"database_password_credential"`

	path    string
	content string
	others  []box // the other mailboxes, in their order
}

// A server is what the parts of the configuration about mail servers have in common.
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

	roots *x509.CertPool
}

// An imap is the part of the configuration about the server that letters are read from.
type imap struct {
	server
	Processed  text `toml:"processed"`
	Sent       text `toml:"sent"`
	AuthservID text `toml:"authserv_id"`
}

// An smtp is the part of the configuration about the server that letters are sent by.
type smtp struct {
	server
	PerMinute number `toml:"per_minute"`
	PerDay    number `toml:"per_day"`
}

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
	f := &file{path: path, content: content, Database: "machipost.db"}
	f.Zone, f.Language, f.Separator, f.Poll, f.NewGames, f.Keep = "UTC", "en", "+", "2m", text(commands.OpenersNobody), "365 days"
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
	if fault := f.readOthers(md); fault != nil {
		return nil, f.at(fault)
	}
	if unknown := md.Undecoded(); len(unknown) > 0 {
		return nil, f.at(strange(unknown[0].String(), md.Keys()))
	}
	if fault := f.check(); fault != nil {
		return nil, f.at(fault)
	}
	return f, nil
}

// strange is the fault of a key that is no setting, in the mailbox in which it stands first;
// keys are those of the file, in their order.
func strange(key string, keys []toml.Key) *Fault {
	fault := wrong(key, "there is no such setting")
	for _, before := range keys {
		switch before.String() {
		case key:
			return fault
		case "mailbox":
			fault.box++
		}
	}
	return fault
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
	if fault := f.box.check(); fault != nil {
		return fault
	}
	if fault := f.checkDatabase(); fault != nil {
		return fault
	}
	for _, relay := range f.Dice.Relays {
		if at, err := url.Parse(string(relay)); err != nil || at.Scheme != "https" || at.Host == "" {
			return wrongText("relays", relay, `is no relay; write one like "https://api.drand.sh"`).in("dice")
		}
	}
	return f.checkOthers()
}

// check is that of a mailbox, for its part about one server: a fault's key has no
// section yet.
func (s *server) check() *Fault {
	ways := s.passwordWays()
	switch {
	case len(ways) > 1:
		return wrong(ways[1], "the password is named already, by %s; keep one of them", ways[0])
	case len(ways) == 0 && s.User != "":
		return wrong("user", "name password_file, password_command, password_env, password_credential or token_command beside it")
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

// check is that of a server, and of the limits of sending.
func (s *smtp) check() *Fault {
	fault := s.server.check()
	switch {
	case fault != nil:
		return fault
	case s.PerMinute < 0:
		return wrongNumber("per_minute", s.PerMinute, "is less than 0")
	case s.PerDay < 0:
		return wrongNumber("per_day", s.PerDay, "is less than 0")
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
