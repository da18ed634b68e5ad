package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// club are lines 13 to 17, behind servers: all that another mailbox must say.
const club = `
[[mailbox]]
name = "club"
address = "The Club <club@example.org>"
imap = { user = "club", password_env = "CLUB_PASSWORD" }
smtp = { user = "club", password_env = "CLUB_PASSWORD" }
`

// What another mailbox does not say is as in the first; its account never is.
func TestMailboxesTakeFromTheFirst(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "machipost.toml")
	text := "address = \"gm@example.org\"\nkeeper = \"sue@example.org\"\nzone = \"Europe/London\"\nnew_games = \"players\"" + servers + "per_day = 100\n" + club + `
[[mailbox]]
name = "madrid"
address = "mesa@ejemplo.es"
zone = "Europe/Madrid"
language = "es"
new_games = "nobody"
poll = "5m"
[mailbox.imap]
host = "imap.ejemplo.es"
security = "tls"
port = 1993
user = "mesa"
password_env = "MESA"
[mailbox.smtp]
user = "mesa"
password_env = "MESA"
per_day = 50
`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	first, err := Read(path, func(name string) string { return "secret of " + name })
	if err != nil {
		t.Fatal(err)
	}
	all := first.Mailboxes()
	if len(all) != 3 || all[0].Shown() != "gm@example.org" || all[1].Shown() != "club" || all[2].Shown() != "madrid" {
		t.Fatalf("%d mailboxes: %+v", len(all), all)
	}
	club, madrid := all[1], all[2]
	if club.Zone != "Europe/London" || club.Keeper != "sue@example.org" || club.NewGames != "players" || club.PerDay != 100 || club.Inbox.Server.Host != "127.0.0.1" || club.Address.Name != "The Club" {
		t.Errorf("the club has not what the first says: %+v", club)
	}
	if madrid.Zone != "Europe/Madrid" || madrid.Language != "es" || madrid.NewGames != "nobody" || madrid.PerDay != 50 || madrid.Poll != 5*time.Minute ||
		madrid.Inbox.Server.Host != "imap.ejemplo.es" || madrid.Inbox.Server.Port != 1993 || madrid.Postman.Server.Host != "127.0.0.1" {
		t.Errorf("madrid is not as it says: %+v", madrid)
	}
	if club.Database != first.Database || len(club.Relays) == 0 {
		t.Error("not all share the database and the relays")
	}
	for _, c := range []struct {
		of   Config
		want string
	}{{all[0], "secret of GM_PASSWORD"}, {club, "secret of CLUB_PASSWORD"}, {madrid, "secret of MESA"}} {
		if got, err := c.of.Inbox.Server.Password(); err != nil || got != c.want {
			t.Errorf("%s logs in with %q (%v)", c.of.Shown(), got, err)
		}
	}
}

// A fault of another mailbox stands where it is, and names the way out.
func TestFaultsOfMailboxes(t *testing.T) {
	t.Parallel()
	const first = "address = \"gm@example.org\""
	another := strings.NewReplacer("club@", "two@", `name = "club"`, `name = "two"`, `user = "club"`, `user = "two"`).Replace(club)
	for _, c := range []struct{ text, says string }{
		{first + servers + strings.Replace(club, `"club"`, `"The Club"`, 1), `:14: mailbox.name: "The Club" cannot be the name of a mailbox; write one like "club", of small letters, digits and hyphens`},
		{first + servers + club + club, `:20: mailbox.name: "club" is another mailbox's name already`},
		{first + servers + club + another + "zone = \"x\"", ":24: mailbox.zone: \"x\" is not a time zone; write one like \"Europe/London\""},
		{first + servers + club + strings.Replace(another, "two@", "CLUB@", 1), `:21: mailbox.address: "The Club <CLUB@example.org>" is another mailbox's already`},
		{first + servers + strings.Replace(club, `user = "club"`, `user = "gm"`, 1), `:13: mailbox.imap.user: "gm" reads another mailbox already; each has an account of its own`},
		{first + servers + strings.Replace(club, `user = "club"`, `host = "127.0.0.1", user = "GM"`, 1), `:13: mailbox.imap.user: "GM" reads another mailbox already; each has an account of its own`},
		{first + servers + club + "databse = \"x\"", ":18: mailbox.databse: there is no such setting"},
		{first + servers + club + "database = \"x\"", ":18: mailbox.database: there is no such setting"},
		{first + servers + club + another + "databse = \"x\"", ":24: mailbox.databse: there is no such setting"},
		{first + servers + club + strings.Replace(another, `smtp = { `, `smtp = { sent = "x", `, 1), ":19: mailbox.smtp.sent: there is no such setting"},
		{first + servers + strings.Replace(club, `smtp = { `, `smtp = { sent = "x", `, 1), ":13: mailbox.smtp.sent: there is no such setting"},
		{first + servers + strings.Replace(club, `smtp = { `, `smtp = { sent = "", `, 1), ":13: mailbox.smtp.sent: there is no such setting"},
		{first + servers + strings.Replace(club, `imap = { `, `imap = { per_day = 0, `, 1), ":13: mailbox.imap.per_day: there is no such setting"},
		{first + servers + "\n[[mailbox]]\nname = \"club\"\naddress = \"club@example.org\"\n[mailbox.imap]\nuser = \"club\"", ":17: mailbox.imap.user: name password_file, password_command, password_env, password_credential or token_command beside it"},
		{first + servers + "\n[[mailbox]]\nname = \"club\"\naddress = \"club@example.org\"\n[mailbox.imap]\nport = \"ninety\"", ":17: mailbox.imap.port: \"ninety\" is not a number"},
		{first + servers + "\n[[mailbox]]\nname = \"club\"\naddress = \"club@example.org\"\n[mailbox.imap]\nsecurity = \"rot13\"\n", ":17: mailbox.imap.security: \"rot13\" is none of tls, starttls, plain"},
		{first + servers + "\n[mailbox]\nname = \"club\"", ":13: mailbox: this is no other mailbox; each is a table, below a line [[mailbox]] in two pairs of brackets"},
		{"mailbox = \"club\"\n" + first + servers, ":1: mailbox: this is no other mailbox; each is a table, below a line [[mailbox]] in two pairs of brackets"},
		{"mailbox = [1]\n" + first + servers, ":1: mailbox: this is no other mailbox; each is a table, below a line [[mailbox]] in two pairs of brackets"},
		{"name = \"gm\"\n" + first + servers, `:1: name: "gm" the first mailbox has no name; only those below [[mailbox]] have one`},
	} {
		fault := faultOf(t, c.text)
		if fault == nil {
			t.Errorf("%q: no fault", c.text)
			continue
		}
		if got := strings.TrimPrefix(fault.Error(), fault.Path); got != c.says {
			t.Errorf("%s\nsays %q\nwant %q", c.text, got, c.says)
		}
	}
	if fault := faultOf(t, first+servers+club+another); fault != nil {
		t.Errorf("where all is well: %v", fault)
	}
}
