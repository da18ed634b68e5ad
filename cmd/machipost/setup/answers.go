package setup

import (
	"cmp"
	"errors"
	"fmt"
	"net"
	"net/mail"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
	"github.com/spf13/cobra"
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
	{"database", "the `FILE` of the database, or an address of PostgreSQL", func(a *answers) *string { return &a.Database }, false},
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
	said := map[string]any{}
	if _, err := toml.DecodeFile(path, &said); err != nil {
		return misread(path, err)
	}
	for name, value := range said {
		text, is := value.(string)
		switch place := placeOf(name, into); {
		case place == nil:
			return fmt.Errorf("--answers %s: %s is no answer; they are named like the flags of 'machipost init --help'", path, name)
		case !is:
			return fmt.Errorf("--answers %s: %s: write it in quotes, like %s = \"…\"", path, name, name)
		default:
			*place = cmp.Or(*place, text)
		}
	}
	return nil
}

// warnOfAnswers tells of a file of answers with a password that others may read.
func warnOfAnswers(w console.World, path string, said answers) {
	info, err := os.Stat(path)
	if err != nil || said.Password == "" || runtime.GOOS == "windows" || info.Mode().Perm()&0o077 == 0 {
		return
	}
	fmt.Fprintf(w.Stderr, "machipost: others may read the password in %s (%04o); run 'chmod 600 %s', or remove it\n", console.Cell(path), info.Mode().Perm(), console.Cell(path))
}

// completeFlags has shells complete what can be listed; the rest of the answers are files
// or anything.
func completeFlags(cmd *cobra.Command) {
	names := append([]string{ownServer}, make([]string, len(presets))...)
	for i, p := range presets {
		names[i+1] = p.name
	}
	// It fails only for a flag that there is not, or twice.
	_ = cmd.RegisterFlagCompletionFunc("preset", cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp))
	for _, flag := range []string{"address", "imap", "smtp", "user", "password-command", "password-env", "password-credential", "token-command", "keeper", "service-user"} {
		_ = cmd.RegisterFlagCompletionFunc(flag, cobra.NoFileCompletions)
	}
}

// misread is what is wrong with a file of answers, without what stands there: that may be
// a password without its quotes.
func misread(path string, err error) error {
	var parse toml.ParseError
	if !errors.As(err, &parse) {
		return fmt.Errorf("--answers %w", err)
	}
	name := ""
	if placeOf(parse.LastKey, &answers{}) != nil {
		name = parse.LastKey + ": "
	}
	return fmt.Errorf("--answers %s:%d: %sthis cannot be read; write a line each, like keeper = \"you@example.org\", in quotes", path, parse.Position.Line, name)
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

// oneWay fails where several ways to the password were named.
func (a *answers) oneWay() error {
	if a.passwordWays() > 1 {
		return console.Usage(errors.New("there are several ways to the password; name one of them"))
	}
	return nil
}

// isAddress fails for what is no mail address, as in "The GM <gm@example.org>".
func isAddress(text string) error {
	if _, err := mail.ParseAddress(text); err != nil {
		return fmt.Errorf("%q is not a mail address; write one like gm@example.org", text)
	}
	return nil
}

// isZone fails for what is no time zone.
func isZone(text string) error {
	if _, err := time.LoadLocation(text); err != nil || text == "" || text == "Local" {
		return fmt.Errorf("%q is not a time zone; write one like Europe/London", text)
	}
	return nil
}

// isServer fails for what readServer cannot read.
func isServer(text string) error {
	_, err := readServer(text)
	return err
}

// isPreset fails for a provider that there is not.
func isPreset(text string) error {
	if _, is := presetNamed(text); !is {
		return fmt.Errorf("%q: there are %s", text, presetNames())
	}
	return nil
}

// readServer reads HOST:PORT, with /starttls or /plain behind it.
func readServer(text string) (server, error) {
	place, security, named := strings.Cut(text, "/")
	host, port, err := net.SplitHostPort(place)
	number, notNumber := strconv.ParseUint(port, 10, 16)
	known := !named || security == "tls" || security == "starttls" || security == "plain"
	if err != nil || notNumber != nil || number == 0 || host == "" || !known {
		return server{}, fmt.Errorf("%q: write a host and a port (1 to 65535), like mail.example.org:993, or mail.example.org:587/starttls", text)
	}
	if !named {
		security = "tls"
	}
	return server{host, int(number), security}, nil
}

// zoneHere is the machine's own zone, as far as it says; else UTC.
func zoneHere(getenv func(string) string) string {
	if zone := strings.TrimPrefix(getenv("TZ"), ":"); strings.Contains(zone, "/") && isZone(zone) == nil {
		return zone
	}
	if link, err := os.Readlink("/etc/localtime"); err == nil {
		if _, zone, is := strings.Cut(link, "zoneinfo/"); is && isZone(zone) == nil {
			return zone
		}
	}
	return "UTC"
}
