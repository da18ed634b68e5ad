package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const quiet = `address = "gm@example.org"
database = "games.db"
[imap]
host = "127.0.0.1"
user = "gm"
password_env = "GM_PASSWORD"
[smtp]
host = "127.0.0.1"
`

// Whatever stands in the configuration, it is read or refused with the file's
// name, in a sentence.
func FuzzConfig(f *testing.F) {
	f.Add(quiet)
	f.Add("address = \"The GM <gm@example.org>\"\nkeeper=\"<\"\nzone = \"Europe/London\"\npoll = \"0s\"\nseparator = \"++\"\n")
	f.Add("[imap]\nport = 99999999999999999999\n[smtp]\nper_minute = -1\nprocessed = \"x\"\n[dkim]\ndomain = \"x\"\n")
	f.Add("address = \"a@b\"\n[imap.host]\nx = 1\n[[smtp]]\n")
	f.Add("address = \x00\u202e\n= = =\n")
	f.Add("address = \"a@b.test\"\n" + strings.Repeat("[imap]\n", 100))
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "_file") || strings.Contains(text, "ca") {
			t.Skip("it would read a file that chance names")
		}
		path := filepath.Join(dir, "machipost.toml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		c, err := Read(path, func(string) string { return "" })
		if err != nil && !strings.HasPrefix(err.Error(), path) {
			t.Errorf("%q: %v", text, err)
		}
		if err == nil && (c.Address.Address == "" || c.Poll < time.Second) {
			t.Errorf("%q: address %q, poll %v", text, c.Address.Address, c.Poll)
		}
		if time.Since(began) > time.Second {
			t.Error("it took over a second")
		}
	})
}
