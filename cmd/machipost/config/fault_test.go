package config

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox"
)

// servers are the lines 2 to 11 of a file in which all is well.
const servers = `
[imap]
host = "127.0.0.1"
security = "plain"
user = "gm"
password_env = "GM_PASSWORD"
[smtp]
host = "127.0.0.1"
security = "plain"
user = "gm"
password_env = "GM_PASSWORD"
`

// faultOf writes a file, reads it, asks gm/mailbox about it, and returns what is
// wrong, nil for nothing.
func faultOf(t *testing.T, text string) *Fault {
	t.Helper()
	path := filepath.Join(t.TempDir(), "machipost.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := read(path)
	if err == nil {
		for _, c := range f.config(func(string) string { return "" }).Mailboxes() {
			if _, err = mailbox.NewIMAP(c.Inbox); err != nil {
				err = f.unfit(err, c.box)
				break
			}
		}
	}
	if err == nil {
		return nil
	}
	var fault *Fault
	if !errors.As(err, &fault) || fault.Path != path {
		t.Fatalf("%q: %v is no fault of the file", text, err)
	}
	return fault
}

const unwritten = `this cannot be read; write a line like zone = "UTC", texts in quotes, each setting once`

// A fault knows its setting, its line and its value, and tells them in this order.
func TestFaults(t *testing.T) {
	t.Parallel()
	const address = "address = \"gm@example.org\""
	for _, c := range []struct {
		text  string
		key   string
		line  int
		value string
		says  string // behind the path
	}{
		{"\naddress = \"gm\"", "address", 2, `"gm"`, `:2: address: "gm" is not a mail address; write one like "The GM <gm@example.org>"`},
		{"zone = \"UTC\"", "address", 0, `""`, `: address: "" is not a mail address; write one like "The GM <gm@example.org>"`},
		{address + "\nlanguage = \"eo\"", "language", 2, `"eo"`, `:2: language: "eo" is no language of letters; write one of en, es`},
		{address + "\nzone = \"Atlantis\"", "zone", 2, `"Atlantis"`, `:2: zone: "Atlantis" is not a time zone; write one like "Europe/London"`},
		{address + "\nkeep_letters = \"a while\"", "keep_letters", 2, `"a while"`, `:2: keep_letters: "a while" is no length of time of a day or more; write one like "365 days", or "always"`},
		{address + "\nkeep_letters = \"0\"", "keep_letters", 2, `"0"`, `:2: keep_letters: "0" is no length of time of a day or more; write one like "365 days", or "always"`},
		{address + "\nkeep_letters = \"90 minutes\"", "keep_letters", 2, `"90 minutes"`, `:2: keep_letters: "90 minutes" is no length of time of a day or more; write one like "365 days", or "always"`},
		{address + "\nkeep_letters = 365", "keep_letters", 2, "", `:2: keep_letters: not a text; put it in quotes`},
		{address + servers + "per_day = -1", "smtp.per_day", 12, "-1", ":12: smtp.per_day: -1 is less than 0"},
		{address + servers + "per_week = 1", "smtp.per_week", 12, "", ":12: smtp.per_week: there is no such setting"},
		{address + servers + "processed = \"x\"", "smtp.processed", 12, "", ":12: smtp.processed: there is no such setting"},
		{address + servers + "sent = \"\"", "smtp.sent", 12, "", ":12: smtp.sent: there is no such setting"},
		{address + strings.Replace(servers, "user", "per_day = 0\nuser", 1), "imap.per_day", 5, "", ":5: imap.per_day: there is no such setting"},
		{address + servers + "port = \"ninety\"", "smtp.port", 12, "", `:12: smtp.port: "ninety" is not a number`},
		{address + servers + "password_file = \"x\"", "smtp.password_env", 11, "", ":11: smtp.password_env: the password is named already, by password_file; keep one of them"},
		{address + servers + "[dkim]\ndomain = \"example.com\"", "dkim.selector", 12, "", ":12: dkim.selector: missing; domain, selector and key_file belong together"},
		{address + strings.Replace(servers, "plain", "rot13", 1), "imap.security", 4, "", `:4: imap.security: "rot13" is none of tls, starttls, plain`},
		{address + strings.Replace(servers, "security", "port = 0\nsecurity", 1), "imap.port", 4, "", ":4: imap.port: 0 is not between 1 and 65535"},
		{address, "imap.host", 0, "", ":0: imap.host: missing"},
		{address + "\n= = =", "", 2, "", ":2: " + unwritten},
		{address + "\npassword = topsecret", "password", 2, "", ":2: password: " + unwritten},
		{address + "\ntopsecret", "", 2, "", ":2: " + unwritten},
		{address + "\npassword_file = topsecret", "password_file", 2, "", ":2: password_file: " + unwritten},
		{address + strings.Replace(servers, "password_env = \"GM_PASSWORD\"", "password_file = 4711", 1), "imap.password_file", 6, "", ":6: imap.password_file: not a text; put it in quotes"},
	} {
		fault := faultOf(t, c.text)
		if fault == nil {
			t.Errorf("%q: no fault", c.text)
			continue
		}
		if fault.Key != c.key || fault.Line != c.line || fault.Value != c.value {
			t.Errorf("%q: setting %q, line %d, value %q", c.text, fault.Key, fault.Line, fault.Value)
		}
		if got := strings.TrimPrefix(fault.Error(), fault.Path); got != c.says {
			t.Errorf("%q: says %q, want %q", c.text, got, c.says)
		}
	}
	if fault := faultOf(t, address+servers); fault != nil {
		t.Errorf("where all is well: %v", fault)
	}
}

// How long letters are kept is read as people write it: a year unless it is said.
func TestKeepLetters(t *testing.T) {
	t.Parallel()
	const day = 24 * time.Hour
	for line, want := range map[string]time.Duration{
		"": 365 * day, `keep_letters = "1d"`: day, `keep_letters = "90 days"`: 90 * day, `keep_letters = "always"`: 0, `keep_letters = "9999 days"`: 9999 * day,
	} {
		path := filepath.Join(t.TempDir(), "machipost.toml")
		if err := os.WriteFile(path, []byte("address = \"gm@example.org\"\n"+line+servers), 0o600); err != nil {
			t.Fatal(err)
		}
		if c, err := Read(path, func(string) string { return "" }); err != nil || c.Keep != want {
			t.Errorf("%q: %v, %v", line, c.Keep, err)
		}
	}
}
