//go:build servers

package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/cmd/machipost/doctor"
)

// TestServersAreLookedAt has the doctor look at a real Dovecot and a real Postfix, over TLS,
// and breaks what can be broken of them from our side.
func TestServersAreLookedAt(t *testing.T) {
	w := console.World{Getenv: func(string) string { return "secret" }, Now: time.Now, Chance: rand.NewPCG(1, uint64(time.Now().UnixNano()))}
	w.Network.LookupTXT = func(context.Context, string) ([]string, error) { return []string{"v=spf1 v=DMARC1"}, nil }
	hands := doctor.Hands{SpaceAt: disk.SpaceAt, OwnerOf: disk.OwnerOf, Root: t.TempDir(), Patience: 30 * time.Second, Pause: 100 * time.Millisecond}
	path := filepath.Join(t.TempDir(), "machipost.toml")
	whole := fmt.Sprintf(serversConfig, filepath.Join(t.TempDir(), "games.db"), mailPort(t, "IMAPS"), os.Getenv("MACHIPOST_MAIL_CA"),
		mailPort(t, "SUBMISSION"), os.Getenv("MACHIPOST_MAIL_CA"))
	look := func(config string) map[string]doctor.State {
		if err := os.WriteFile(path, []byte(config), 0o600); err != nil {
			t.Fatal(err)
		}
		states := map[string]doctor.State{}
		for _, f := range doctor.Look(t.Context(), w, hands, path, true) {
			states[f.Check] = f.State
			if (f.Remedy == "") != (f.State == doctor.OK) {
				t.Errorf("%s is %s (%s), and its remedy is %q", f.Check, f.State, f.Says, f.Remedy)
			}
		}
		return states
	}
	well := look(whole)
	for _, check := range []string{"imap server", "imap login", "imap abilities", "clock", "smtp server", "smtp login", "smtp size", "smtp sender", "letter", "letter folder", "letter sub-address"} {
		if well[check] != doctor.OK {
			t.Errorf("%s is %s", check, well[check])
		}
	}
	// The stack's certificate is good for seven days: worth a word.
	for _, check := range []string{"imap certificate", "smtp certificate"} {
		if well[check] != doctor.Warning {
			t.Errorf("%s is %s", check, well[check])
		}
	}
	ca := fmt.Sprintf("ca = %q\n", os.Getenv("MACHIPOST_MAIL_CA"))
	smtp := strings.Index(whole, "[smtp]")
	for _, c := range []struct {
		check  string
		want   doctor.State
		config string
	}{
		{"imap server", doctor.Error, strings.Replace(whole, ca, "", 1)},
		{"imap server", doctor.Error, strings.Replace(whole, fmt.Sprint(mailPort(t, "IMAPS")), fmt.Sprint(mailPort(t, "IMAP")), 1)},
		{"imap login", doctor.Error, strings.Replace(whole, `user = "gm"`, `user = "nobody"`, 1)},
		{"smtp server", doctor.Error, whole[:smtp] + strings.Replace(whole[smtp:], ca, "", 1)},
		{"smtp login", doctor.Error, whole[:smtp] + strings.Replace(whole[smtp:], `user = "gm"`, `user = "nobody"`, 1)},
		{"smtp sender", doctor.Error, strings.Replace(whole, "gm@pbem.test", "stranger@pbem.test", 1)},
		{"imap folders", doctor.Info, strings.Replace(whole, "[imap]\n", "[imap]\nprocessed = \"Elsewhere\"\n", 1)},
		{"letter", doctor.Error, strings.Replace(whole, "\n[imap]", "separator = \"-\"\n[imap]", 1)},
		{"letter results", doctor.Warning, strings.Replace(whole, "[imap]\n", "[imap]\nauthserv_id = \"mx.pbem.test\"\n", 1)},
	} {
		found := look(c.config)
		if found[c.check] != c.want {
			t.Errorf("%s is %s, want %s", c.check, found[c.check], c.want)
		}
		for check, state := range found {
			if check != c.check && state != well[check] && state != doctor.Skipped && !(check == "imap folders") {
				t.Errorf("where %s is %s, %s is %s, too, and was %s", c.check, c.want, check, state, well[check])
			}
		}
	}
}
