package setup

import (
	"cmp"
	"errors"
	"fmt"
	"net/mail"
	"os"
	"path/filepath"
	"strings"

	"machipost/cmd/machipost/console"
)

// The settings that tell of a password.
const (
	wayFile       = "password_file"
	wayCommand    = "password_command"
	wayEnv        = "password_env"
	wayCredential = "password_credential"
	wayToken      = "token_command"
)

var ways = []string{wayFile, wayCommand, wayEnv, wayCredential, wayToken}

// systemDatabase is where the database of a service lies that is not its owner's own.
const systemDatabase = "/var/lib/machipost/machipost.db"

// plan decides upon everything, and asks for what was not said.
func (s *setup) plan() (p plan, err error) {
	if s.said.passwordWays() > 1 {
		return p, console.Usage(errors.New("there are several ways to the password; name one of them"))
	}
	address := s.said.Address
	if address == "" {
		if address, err = s.person.ask("The address that players write to", "", "address"); err != nil {
			return p, err
		}
	}
	plain, err := bare("address", address)
	if err != nil {
		return p, err
	}
	if p.address = address; !strings.Contains(address, "<") {
		p.address = (&mail.Address{Name: "The GM", Address: plain}).String()
		p.address = strings.Replace(p.address, `"The GM"`, "The GM", 1)
	}
	known, err := s.servers(&p, plain)
	if err != nil {
		return p, err
	}
	if err := s.password(&p, known); err != nil {
		return p, err
	}
	if p.keeper = s.said.Keeper; p.keeper == "" {
		if p.keeper, err = s.person.ask("Your own address, where you are told when something is the matter", "", "keeper"); err != nil {
			return p, err
		}
	}
	if _, err = bare("keeper", p.keeper); err != nil {
		return p, err
	}
	if p.zone = s.said.Zone; p.zone == "" {
		p.zone, err = s.person.ask("The time zone of games", zoneHere(s.w.Getenv), "zone")
	}
	p.database = s.database()
	p.ca = absolute(s.said.CA)
	return p, err
}

// database is where the database lies: as was said, for a service of the system in its
// own folder, else beside the configuration.
func (s *setup) database() string {
	switch {
	case s.said.Database != "":
		return absolute(s.said.Database)
	case s.path == console.SystemConfig:
		return systemDatabase
	}
	return filepath.Join(filepath.Dir(s.path), "machipost.db")
}

// absolute is a path that means the same wherever a command is run: a cron line has
// another folder. "" stays.
func absolute(path string) string {
	if path == "" {
		return ""
	}
	if whole, err := filepath.Abs(path); err == nil {
		return whole
	}
	return path
}

// servers finds the mail servers: those that were named, those of the preset, those that
// discovery finds, or those that the person names.
func (s *setup) servers(p *plan, address string) (known preset, err error) {
	known, is := presetFor(address)
	if s.said.Preset != "" {
		if known, is = presetNamed(s.said.Preset); !is {
			return known, console.Usage(fmt.Errorf("--preset %q: there are %s", s.said.Preset, presetNames()))
		}
	}
	if !is {
		known, _ = presetNamed(ownServer)
		known.user, known.secret = wholeAddress, own
	}
	p.imap, p.smtp, p.separator, p.perDay, p.user = known.imap, known.smtp, known.separator, known.perDay, known.userOf(address)
	if known.note != "" {
		s.did.Notes = append(s.did.Notes, known.note)
	}
	if known.source != "" {
		s.did.Found = fmt.Sprintf("what is known of %s (%s, %s)", known.name, known.source, known.date)
	}
	if err := s.namedServers(p); err != nil {
		return known, err
	}
	if p.imap.host == "" && !s.offline && s.w.Network.Get != nil {
		if f, is := discover(s.cmd.Context(), s.w.Network, address); is {
			p.imap, p.smtp, p.user, s.did.Found = f.imap, f.smtp, f.user, f.how
			if f.oauth {
				known.secret = token
			}
		}
	}
	if err := s.askServers(p); err != nil {
		return known, err
	}
	p.user = cmp.Or(s.said.User, p.user)
	return known, nil
}

// namedServers puts those in that were named.
func (s *setup) namedServers(p *plan) (err error) {
	if s.said.IMAP != "" {
		if p.imap, err = readServer("imap", s.said.IMAP); err != nil {
			return console.Usage(err)
		}
		s.did.Found = ""
	}
	if s.said.SMTP != "" {
		if p.smtp, err = readServer("smtp", s.said.SMTP); err != nil {
			return console.Usage(err)
		}
	}
	return nil
}

// askServers asks for those that nobody knows.
func (s *setup) askServers(p *plan) error {
	for _, one := range []struct {
		server *server
		flag   string
	}{{&p.imap, "imap"}, {&p.smtp, "smtp"}} {
		if one.server.host != "" {
			continue
		}
		line, err := s.person.ask(fmt.Sprintf("The %s server, like mail.example.org:993", strings.ToUpper(one.flag)), "", one.flag)
		if err != nil {
			return err
		}
		if *one.server, err = readServer(one.flag, line); err != nil {
			return console.Usage(err)
		}
	}
	return nil
}

// password decides where the password comes from.
func (s *setup) password(p *plan, known preset) (err error) {
	for _, way := range []struct{ setting, value string }{
		{wayFile, absolute(s.said.PasswordFile)}, {wayCommand, s.said.PasswordCommand}, {wayEnv, s.said.PasswordEnv},
		{wayCredential, s.said.PasswordCredential}, {wayToken, s.said.Token},
	} {
		if way.value != "" {
			p.way, p.from = way.setting, way.value
			return s.readable(p)
		}
	}
	if known.secret == token {
		if p.way = wayToken; s.said.Password == "" {
			p.from, err = s.person.ask("A command that prints an OAuth access token", "", "token-command")
			return err
		}
	}
	p.way, p.from, p.password = wayFile, filepath.Join(filepath.Dir(s.path), "password"), s.said.Password
	if p.password == "" {
		p.password, err = s.person.askSecret(known.secret, known.made)
	}
	return err
}

// readable tells of a password file that is not there before anything is made.
func (s *setup) readable(p *plan) error {
	if p.way != wayFile {
		return nil
	}
	if _, err := os.Stat(p.from); err != nil {
		return fmt.Errorf("--password-file: %w; write the password into it first, and nothing else", err)
	}
	return nil
}

// asked are the settings that were asked for, of a configuration that is there.
func (s *setup) asked() (all []setting, p plan, err error) {
	add := func(section, name, value string) {
		if value != "" {
			all = append(all, text(section, name, value, ""))
		}
	}
	if s.said.passwordWays() > 1 {
		return nil, p, console.Usage(errors.New("there are several ways to the password; name one of them"))
	}
	for flag, address := range map[string]string{"address": s.said.Address, "keeper": s.said.Keeper} {
		if address == "" {
			continue
		}
		if _, err := bare(flag, address); err != nil {
			return nil, p, err
		}
	}
	p.database, p.ca = absolute(s.said.Database), absolute(s.said.CA)
	add("", "address", s.said.Address)
	add("", "keeper", s.said.Keeper)
	add("", "database", p.database)
	add("", "zone", s.said.Zone)
	if s.said.passwordWays() == 1 {
		if err := s.password(&p, preset{}); err != nil {
			return nil, p, err
		}
	}
	if s.said.Preset != "" {
		known, is := presetNamed(s.said.Preset)
		if !is {
			return nil, p, console.Usage(fmt.Errorf("--preset %q: there are %s", s.said.Preset, presetNames()))
		}
		p.imap, p.smtp = known.imap, known.smtp
	}
	if err := s.namedServers(&p); err != nil {
		return nil, p, err
	}
	for _, one := range []struct {
		section string
		server  server
	}{{"imap", p.imap}, {"smtp", p.smtp}} {
		if one.server.host != "" {
			all = append(all, text(one.section, "host", one.server.host, ""), setting{one.section, "port", fmt.Sprint(one.server.port), ""},
				text(one.section, "security", one.server.security, ""))
		}
		add(one.section, "user", s.said.User)
		add(one.section, "ca", p.ca)
		if p.way != "" {
			add(one.section, p.way, p.from)
		}
	}
	return all, p, nil
}
