package config

import (
	"crypto/x509"
	"errors"
	"fmt"
	"net/mail"
	"os"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"machipost/gm"
	"machipost/gm/mailbox"
)

// A file is the configuration as it is written; docs/operating.md describes each key.
type file struct {
	Address   text   `toml:"address"`
	Keeper    text   `toml:"keeper"`
	Database  text   `toml:"database"`
	Zone      text   `toml:"zone"`
	Separator text   `toml:"separator"`
	Poll      text   `toml:"poll"`
	NewGames  text   `toml:"new_games"`
	IMAP      server `toml:"imap"`
	SMTP      server `toml:"smtp"`
	DKIM      dkim   `toml:"dkim"`

	path    string
	content string
	address mail.Address
	keeper  string // bare
	poll    time.Duration
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
	CA              text   `toml:"ca"`
	Processed       text   `toml:"processed"`   // imap only
	AuthservID      text   `toml:"authserv_id"` // imap only
	PerMinute       number `toml:"per_minute"`  // smtp only
	PerDay          number `toml:"per_day"`     // smtp only

	roots *x509.CertPool
}

// strangers are settings of one mail server that the other does not have.
var strangers = []string{"smtp.processed", "smtp.authserv_id", "imap.per_minute", "imap.per_day"}

// text and number are values that say what is wrong with them in our words.
type (
	text   string
	number int
)

// UnmarshalTOML implements toml.Unmarshaler.
func (t *text) UnmarshalTOML(value any) error {
	s, ok := value.(string)
	if !ok {
		return fmt.Errorf("%v is not a text; put it in quotes", value)
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
	f := &file{path: path, Database: "machipost.db", Zone: "UTC", Separator: "+", Poll: "2m", NewGames: text(gm.OpenersNobody)}
	f.IMAP.Security, f.SMTP.Security = text(mailbox.TLS), text(mailbox.TLS)
	f.IMAP.Port, f.SMTP.Port = 993, 465
	f.IMAP.Processed = "Processed"
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("%w; write one after docs/operating.md and name it with --config", err)
	}
	f.content = string(content)
	md, err := toml.Decode(f.content, f)
	if err != nil {
		return nil, f.syntax(err)
	}
	if unknown := md.Undecoded(); len(unknown) > 0 {
		return nil, f.at(fmt.Errorf("%s: there is no such setting", unknown[0]))
	}
	for _, key := range strangers {
		if md.IsDefined(strings.Split(key, ".")...) {
			return nil, f.at(fmt.Errorf("%s: there is no such setting", key))
		}
	}
	return f, f.at(f.check())
}

// syntax is a fault that the TOML reader found.
func (f *file) syntax(err error) error {
	var fault toml.ParseError
	if !errors.As(err, &fault) {
		return fmt.Errorf("%s: %w", f.path, err)
	}
	message := fault.Message
	if fault.LastKey != "" {
		message = fault.LastKey + ": " + message
	}
	return fmt.Errorf("%s:%d: %s", f.path, fault.Position.Line, message)
}

// check reads the values that are more than text or numbers.
func (f *file) check() error {
	address, err := mail.ParseAddress(string(f.Address))
	if err != nil {
		return fmt.Errorf("address: %q is not a mail address; write one like \"The GM <gm@example.org>\"", f.Address)
	}
	f.address = *address
	if f.Keeper != "" {
		keeper, err := mail.ParseAddress(string(f.Keeper))
		if err != nil {
			return fmt.Errorf("keeper: %q is not a mail address", f.Keeper)
		}
		f.keeper = keeper.Address
	}
	if f.poll, err = time.ParseDuration(string(f.Poll)); err != nil || f.poll < time.Second {
		return fmt.Errorf("poll: %q is not a time of a second or more; write one like \"2m\"", f.Poll)
	}
	if _, err := time.LoadLocation(string(f.Zone)); err != nil || f.Zone == "" {
		return fmt.Errorf("zone: %q is not a time zone; write one like \"Europe/London\"", f.Zone)
	}
	if len(f.Separator) > 1 || strings.ContainsAny(string(f.Separator), "@.<>\" ") {
		return fmt.Errorf("separator: %q cannot separate; write \"+\", or \"\" where the provider has no sub-addresses", f.Separator)
	}
	switch gm.Openers(f.NewGames) {
	case gm.OpenersNobody, gm.OpenersPlayers, gm.OpenersEverybody:
	default:
		return fmt.Errorf("new_games: %q cannot open games by letter; write \"nobody\", \"players\" or \"everybody\"", f.NewGames)
	}
	if err := f.IMAP.check(); err != nil {
		return fmt.Errorf("imap.%w", err)
	}
	if err := f.SMTP.check(); err != nil {
		return fmt.Errorf("smtp.%w", err)
	}
	return f.DKIM.check(f.address.Address)
}

func (s *server) check() error {
	ways := s.passwordWays()
	switch {
	case len(ways) > 1:
		return fmt.Errorf("%s: the password is named already, by %s; keep one of them", ways[1], ways[0])
	case len(ways) == 0 && s.User != "":
		return errors.New("user: name password_file, password_command or password_env beside it")
	case s.PerMinute < 0:
		return fmt.Errorf("per_minute: %d is less than 0", s.PerMinute)
	case s.PerDay < 0:
		return fmt.Errorf("per_day: %d is less than 0", s.PerDay)
	case s.CA == "":
		return nil
	}
	pem, err := os.ReadFile(string(s.CA))
	if err != nil {
		return fmt.Errorf("ca: %w", err)
	}
	s.roots = x509.NewCertPool()
	if !s.roots.AppendCertsFromPEM(pem) {
		return fmt.Errorf("ca: %s holds no certificate", s.CA)
	}
	return nil
}

// passwordWays are the settings that name a password.
func (s *server) passwordWays() []string {
	var ways []string
	for _, way := range []struct {
		setting string
		value   text
	}{{"password_file", s.PasswordFile}, {"password_command", s.PasswordCommand}, {"password_env", s.PasswordEnv}} {
		if way.value != "" {
			ways = append(ways, way.setting)
		}
	}
	return ways
}

// at puts the file and the line of the key that an error begins with in front
// of it. Nil stays nil.
func (f *file) at(err error) error {
	if err == nil {
		return nil
	}
	message := strings.Replace(err.Error(), ": ", ".", 1) // "imap: port: …" of the mailbox
	key, _, _ := strings.Cut(err.Error(), ":")
	if nested, _, found := strings.Cut(message, ":"); found && (key == "imap" || key == "smtp") {
		return fmt.Errorf("%s:%d: %s", f.path, f.line(nested), message)
	}
	if line := f.line(key); line > 0 {
		return fmt.Errorf("%s:%d: %w", f.path, line, err)
	}
	return fmt.Errorf("%s: %w", f.path, err)
}

// line finds the line of a key such as "imap.port", that of its section where
// the key is missing, 0 where both are.
func (f *file) line(key string) int {
	section, found := "", 0
	wantSection, _, dotted := strings.Cut(key, ".")
	for i, line := range strings.Split(f.content, "\n") {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "["); ok {
			section = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(name), "]"))
			if dotted && section == wantSection {
				found = i + 1
			}
			continue
		}
		name, _, _ := strings.Cut(line, "=")
		name = strings.Trim(strings.TrimSpace(name), `"`)
		if section != "" {
			name = section + "." + name
		}
		if name == key {
			return i + 1
		}
	}
	return found
}
