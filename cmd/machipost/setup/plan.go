package setup

import (
	"cmp"
	"fmt"
	"net/mail"
	"os"
	"path/filepath"
	"strings"

	"machipost/cmd/machipost/console"
	"machipost/gm/store/postgres"
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
	if err := s.said.oneWay(); err != nil {
		return p, err
	}
	if p.address, err = s.person.told(s.said.Address, question{flag: "address", words: "The address that players write to", fits: isAddress}); err != nil {
		return p, err
	}
	parsed, err := mail.ParseAddress(p.address)
	if err != nil {
		return p, err
	}
	if !strings.Contains(p.address, "<") {
		p.address = strings.Replace((&mail.Address{Name: "The GM", Address: parsed.Address}).String(), `"The GM"`, "The GM", 1)
	}
	known, err := s.servers(&p, parsed.Address)
	if err != nil {
		return p, err
	}
	if err := s.password(&p, known); err != nil {
		return p, err
	}
	if p.keeper, err = s.person.told(s.said.Keeper, question{flag: "keeper", words: "Your own address, where you are told when something is the matter", fits: isAddress}); err != nil {
		return p, err
	}
	if p.zone, err = s.person.told(s.said.Zone, question{"zone", "The time zone of games", zoneHere(s.w.Getenv), isZone}); err != nil {
		return p, err
	}
	p.database = s.database()
	p.ca = absolute(s.said.CA)
	return p, nil
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
// another folder. "" stays, and so does the address of a database in PostgreSQL.
func absolute(path string) string {
	if path == "" || postgres.Is(path) {
		return path
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
		if err := isPreset(s.said.Preset); err != nil {
			return known, console.Usage(fmt.Errorf("--preset %w", err))
		}
		known, is = presetNamed(s.said.Preset)
	}
	if !is {
		known, _ = presetNamed(ownServer)
	}
	s.take(p, known, address)
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
	if p.imap.host == "" && p.smtp.host == "" && s.w.Asks {
		if known, err = s.askProvider(p, known, address); err != nil {
			return known, err
		}
	}
	if err := s.askServers(p); err != nil {
		return known, err
	}
	p.user = cmp.Or(s.said.User, p.user)
	return known, nil
}

// take puts in what is known of a provider.
func (s *setup) take(p *plan, known preset, address string) {
	p.imap, p.smtp, p.separator, p.perDay, p.user = known.imap, known.smtp, known.separator, known.perDay, known.userOf(address)
	if known.note != "" {
		s.did.Notes = append(s.did.Notes, known.note)
	}
	if known.source != "" {
		s.did.Found = fmt.Sprintf("what is known of %s (%s, %s)", known.name, known.source, known.date)
	}
}

// askProvider asks one question where nothing is known of the domain: for a provider that
// has it, or for its servers.
func (s *setup) askProvider(p *plan, known preset, address string) (preset, error) {
	line, err := s.person.told("", question{flag: "preset", fits: isProvider,
		words: "The mail provider (" + presetNames() + "),\nor the servers, like mail.example.org, or imap.example.org:993 smtp.example.org:465"})
	if err != nil {
		return known, err
	}
	if named, is := presetNamed(line); is {
		s.take(p, named, address)
		return named, nil
	}
	p.imap, p.smtp, err = readServers(line)
	return known, err
}

// isProvider fails for an answer that names neither a provider nor servers.
func isProvider(text string) error {
	if isPreset(text) == nil {
		return nil
	}
	_, _, err := readServers(text)
	return err
}

// readServers reads a host, whose usual ports are taken, or two servers, the one to read
// from first.
func readServers(text string) (imap, smtp server, err error) {
	switch words := strings.Fields(text); {
	case len(words) == 1 && !strings.ContainsAny(text, ":/") && strings.Contains(text, "."):
		return server{words[0], 993, "tls"}, server{words[0], 465, "tls"}, nil
	case len(words) == 2:
		if imap, err = readServer(words[0]); err == nil {
			smtp, err = readServer(words[1])
		}
		return imap, smtp, err
	}
	return imap, smtp, fmt.Errorf("%q is no provider that is known, and no server; write a host, like mail.example.org, or two servers, like imap.example.org:993 smtp.example.org:465", text)
}

// namedServers puts those in that were named.
func (s *setup) namedServers(p *plan) (err error) {
	if s.said.IMAP != "" {
		if p.imap, err = readServer(s.said.IMAP); err != nil {
			return console.Usage(fmt.Errorf("--imap %w", err))
		}
		s.did.Found = ""
	}
	if s.said.SMTP != "" {
		if p.smtp, err = readServer(s.said.SMTP); err != nil {
			return console.Usage(fmt.Errorf("--smtp %w", err))
		}
	}
	return nil
}

// askServers asks for one that nobody knows beside the other.
func (s *setup) askServers(p *plan) error {
	for _, one := range []struct {
		server *server
		flag   string
	}{{&p.imap, "imap"}, {&p.smtp, "smtp"}} {
		if one.server.host != "" {
			continue
		}
		line, err := s.person.told("", question{flag: one.flag, words: fmt.Sprintf("The %s server, like mail.example.org:993", strings.ToUpper(one.flag)), fits: isServer})
		if err != nil {
			return err
		}
		if *one.server, err = readServer(line); err != nil {
			return err
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
			p.from, err = s.person.told("", question{flag: "token-command", words: "A command that prints an OAuth access token", fits: isCommand})
			return err
		}
	}
	p.way, p.from, p.password = wayFile, filepath.Join(filepath.Dir(s.path), "password"), s.said.Password
	if p.password == "" {
		p.password, err = s.person.secret(known.secret, known.made)
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
	if err := s.said.oneWay(); err != nil {
		return nil, p, err
	}
	for _, one := range []struct {
		flag, said string
		fits       func(string) error
	}{{"address", s.said.Address, isAddress}, {"keeper", s.said.Keeper, isAddress}, {"zone", s.said.Zone, isZone}, {"preset", s.said.Preset, isPreset}} {
		if one.said == "" {
			continue
		}
		if err := one.fits(one.said); err != nil {
			return nil, p, console.Usage(fmt.Errorf("--%s %w", one.flag, err))
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
		known, _ := presetNamed(s.said.Preset)
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
