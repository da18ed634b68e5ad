package setup

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"net"
	"net/mail"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/spf13/pflag"

	"machipost/cmd/machipost/console"
)

// answers are what init was told, "" for what it was not.
type answers struct {
	Address, Preset, IMAP, SMTP, CA, User                                           string
	Password, PasswordFile, PasswordCommand, PasswordEnv, PasswordCredential, Token string
	Keeper, Zone, Database, ServiceUser                                             string
}

// A field is one answer: its name as a flag and in the file of answers, and what it is.
// The password itself is no flag: whoever looks at the processes would see it.
type field struct {
	name, usage string
	place       func(*answers) *string
	secret      bool
}

var fields = []field{
	{"address", "the `ADDRESS` that players write to: 'The GM <gm@example.org>'", func(a *answers) *string { return &a.Address }, false},
	{"preset", "the mail `PROVIDER`, where its domain does not tell: " + presetNames(), func(a *answers) *string { return &a.Preset }, false},
	{"imap", "the `SERVER` to read from: HOST:PORT, with /starttls or /plain", func(a *answers) *string { return &a.IMAP }, false},
	{"smtp", "the `SERVER` to send by, written likewise", func(a *answers) *string { return &a.SMTP }, false},
	{"ca", "a PEM `FILE` of certificates to trust, for a server's own", func(a *answers) *string { return &a.CA }, false},
	{"user", "who logs in to both (default: as the provider has it)", func(a *answers) *string { return &a.User }, false},
	{"password", "", func(a *answers) *string { return &a.Password }, true},
	{"password-file", "a `FILE` that holds the password", func(a *answers) *string { return &a.PasswordFile }, false},
	{"password-command", "a shell `COMMAND` that prints it", func(a *answers) *string { return &a.PasswordCommand }, false},
	{"password-env", "an environment `VARIABLE` that holds it", func(a *answers) *string { return &a.PasswordEnv }, false},
	{"password-credential", "the `NAME` of a systemd credential that holds it", func(a *answers) *string { return &a.PasswordCredential }, false},
	{"token-command", "a shell `COMMAND` that prints an OAuth access token", func(a *answers) *string { return &a.Token }, false},
	{"keeper", "your own `ADDRESS`: you are told when something is the matter", func(a *answers) *string { return &a.Keeper }, false},
	{"zone", "the time `ZONE` of new games, like Europe/London", func(a *answers) *string { return &a.Zone }, false},
	{"database", "the `FILE` of the database", func(a *answers) *string { return &a.Database }, false},
	{"service-user", "the `USER` that the service runs as (default: machipost for root, else you)", func(a *answers) *string { return &a.ServiceUser }, false},
}

// flagsOf makes a flag of each answer but the secret ones.
func flagsOf(flags *pflag.FlagSet, a *answers) {
	for _, f := range fields {
		if !f.secret {
			flags.StringVar(f.place(a), f.name, "", f.usage)
		}
	}
}

// readAnswers reads a file of answers: a line each, name = "value", the names those of
// the flags with _ for -. What a flag says already stays.
func readAnswers(path string, into *answers) error {
	if path == "" {
		return nil
	}
	said := map[string]string{}
	if _, err := toml.DecodeFile(path, &said); err != nil {
		return fmt.Errorf("--answers %s: %w; write a line each, like keeper = \"you@example.org\"", path, err)
	}
	for name, value := range said {
		place := placeOf(name, into)
		if place == nil {
			return fmt.Errorf("--answers %s: %s is no answer; they are named like the flags of 'machipost init --help'", path, name)
		}
		*place = cmp.Or(*place, value)
	}
	return nil
}

// placeOf is where an answer of a file goes, nil where there is no such answer.
func placeOf(name string, into *answers) *string {
	for _, f := range fields {
		if strings.ReplaceAll(f.name, "-", "_") == name {
			return f.place(into)
		}
	}
	return nil
}

// any tells whether anything was said.
func (a *answers) any() bool {
	for _, f := range fields {
		if *f.place(a) != "" {
			return true
		}
	}
	return false
}

// passwordWays counts the ways to the password that were named.
func (a *answers) passwordWays() (n int) {
	for _, way := range []string{a.Password, a.PasswordFile, a.PasswordCommand, a.PasswordEnv, a.PasswordCredential, a.Token} {
		if way != "" {
			n++
		}
	}
	return n
}

// readServer reads HOST:PORT, with /starttls or /plain behind it.
func readServer(flag, text string) (server, error) {
	place, security, named := strings.Cut(text, "/")
	host, port, err := net.SplitHostPort(place)
	number, notNumber := strconv.Atoi(port)
	known := !named || security == "tls" || security == "starttls" || security == "plain"
	if err != nil || notNumber != nil || host == "" || !known {
		return server{}, fmt.Errorf("--%s %q: write a host and a port, like mail.example.org:993, or mail.example.org:587/starttls", flag, text)
	}
	if !named {
		security = "tls"
	}
	return server{host, number, security}, nil
}

// A person is who is asked where something was not said.
type person struct {
	w     console.World
	lines *bufio.Reader
}

// ask asks one question, with what stands for an empty line; "" for none. It fails when
// nobody is there to answer.
func (p *person) ask(question, usual, flag string) (string, error) {
	if !p.w.Asks {
		if usual != "" {
			return usual, nil
		}
		return "", console.Usage(fmt.Errorf("nobody is there to be asked: add --%s, or --answers FILE", flag))
	}
	fmt.Fprint(p.w.Stderr, question)
	if usual != "" {
		fmt.Fprintf(p.w.Stderr, " [%s]", usual)
	}
	fmt.Fprint(p.w.Stderr, ": ")
	line, err := p.lines.ReadString('\n')
	if line = strings.TrimSpace(line); line == "" && err != nil {
		return "", errors.New("the answers ended; begin again with 'machipost init'")
	}
	return cmp.Or(line, usual), nil
}

// askSecret asks for the password, and does not show what is written. It fails when
// nobody is there, and for none.
func (p *person) askSecret(kind secret, made string) (string, error) {
	if !p.w.Asks {
		return "", console.Usage(errors.New("nobody is there to be asked: add --password-file, --password-command, --password-env, --password-credential or --token-command"))
	}
	if made != "" {
		made = " (" + made + ")"
	}
	fmt.Fprintf(p.w.Stderr, "The password: %s%s; it is not shown: ", kind, made)
	read := p.w.Hidden
	if read == nil {
		read = func() ([]byte, error) {
			line, err := p.lines.ReadString('\n')
			return []byte(strings.TrimSpace(line)), err
		}
	}
	text, err := read()
	fmt.Fprintln(p.w.Stderr)
	if len(text) == 0 {
		return "", errors.Join(errors.New("there was no password; begin again with 'machipost init'"), err)
	}
	return string(text), nil
}

// bare is the address in "The GM <gm@example.org>". It fails where there is none.
func bare(flag, text string) (string, error) {
	a, err := mail.ParseAddress(text)
	if err != nil {
		return "", console.Usage(fmt.Errorf("--%s %q is not a mail address; write one like gm@example.org", flag, text))
	}
	return a.Address, nil
}

// zoneHere is the machine's own zone, as far as it says; else UTC.
func zoneHere(getenv func(string) string) string {
	if zone := strings.TrimPrefix(getenv("TZ"), ":"); strings.Contains(zone, "/") && !filepath.IsAbs(zone) {
		return zone
	}
	if link, err := os.Readlink("/etc/localtime"); err == nil {
		if _, zone, is := strings.Cut(link, "zoneinfo/"); is {
			return zone
		}
	}
	return "UTC"
}
