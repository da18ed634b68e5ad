package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"
	"unicode"

	"machipost/cmd/machipost/console"
	"machipost/gm/mailbox"
	"machipost/gm/post"
	"machipost/gm/postoffice"
	"machipost/gm/store"
)

// A desk is a keeper's: a post office, a configuration, a database.
type desk struct {
	*testing.T
	office    *postoffice.Office
	folder    string // of the configuration and the database
	papers    string // the folder of SHEET, POSITION and COPY, a backup
	clock     time.Time
	chance    uint64
	password  string // what the environment has
	delivered *atomic.Int64
}

const deskConfig = `address = "gm@example.org"
database = %q
[imap]
host = "127.0.0.1"
port = %d
security = "plain"
user = "gm@example.org"
password_env = "GM_PASSWORD"
authserv_id = "mx.example.org"
[smtp]
host = "127.0.0.1"
port = %d
security = "plain"
user = "gm@example.org"
password_env = "GM_PASSWORD"
`

// deskPassword is the GM's at the desk's mail servers: it is to be seen nowhere.
const deskPassword = "canary-of-a-password"

// openDesk plays friday to turn 2, where Cat's letters cannot be delivered, and
// leaves monday waiting, a letter of each kind in the boxes, and an unread one on
// the server.
func openDesk(t *testing.T) *desk {
	t.Helper()
	d := &desk{T: t, folder: t.TempDir(), papers: t.TempDir(), password: deskPassword, clock: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC), delivered: &atomic.Int64{}}
	var err error
	d.office, err = postoffice.Open(postoffice.Config{
		Now: func() time.Time { return d.clock }, Delivered: func(postoffice.Delivery) { d.delivered.Add(1) },
		Accounts: []postoffice.Account{
			{Address: scriptGM, Password: deskPassword}, {Address: "ann@example.org", Password: "secret"}, {Address: "bob@example.org", Password: "secret"},
			{Address: "dan@example.org", Password: "secret"},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.office.Close() })
	d.configure()
	d.must("run")
	d.must(`game new friday --seats given --expansions base --schedule "0 20 * * *" --players "Ann <ann@example.org>, Bob <bob@example.org>, Cat <nowhere@example.org>"`)
	d.must(`game start friday`)
	d.must(`player address friday Ann --add cat@example.org`)
	d.must("run")
	for range 10 { // the turn may wait for those who sent no orders
		if strings.Contains(d.must("game show friday --json"), `"turn": 2`) {
			break
		}
		d.clock = d.clock.Add(9 * time.Hour)
		d.must("run")
	}
	d.send("Authentication-Results: mx.example.org; dmarc=fail header.from=example.org\r\nFrom: ann@example.org\r\nSubject: orders [friday#x]\r\n\r\nbuy Forest\r\n")
	d.must("run")
	d.must(`player tag friday Bob`)
	d.must(`game new monday --schedule "0 20 * * MON" --players "Ann <ann@example.org>, Bob <bob@example.org>"`) // the next run may start it
	d.paper("SHEET", "buy Mine\n")
	d.paper("POSITION", d.must(`game export friday`))
	d.must(fmt.Sprintf(`game import held %s --schedule "Sun at 20:00" --players "Ann <ann@example.org>, Bob <bob@example.org>, Cat <dan@example.org>"`,
		filepath.Join(d.papers, "POSITION")))
	d.must(`game hold held --reason Snow.`)
	d.send("From: bob@example.org\r\nSubject: hello\r\n\r\nHello!\r\n")
	d.must(`backup ` + filepath.Join(d.papers, "COPY"))
	d.clock = d.clock.Add(time.Minute)
	return d
}

// paper lays a file beside the desk.
func (d *desk) paper(name, text string) {
	d.Helper()
	if err := os.WriteFile(filepath.Join(d.papers, name), []byte(text), 0o600); err != nil {
		d.Fatal(err)
	}
}

func (d *desk) database() string { return filepath.Join(d.folder, "games.db") }

func (d *desk) configure() {
	d.Helper()
	settings, _ := d.office.Settings(scriptGM)
	text := fmt.Sprintf(deskConfig, d.database(), settings.IMAPPort, settings.SMTPPort)
	if err := os.WriteFile(filepath.Join(d.folder, "machipost.toml"), []byte(text), 0o600); err != nil {
		d.Fatal(err)
	}
}

// copied is the same desk with a copy of the database.
func (d *desk) copied(t *testing.T) *desk {
	t.Helper()
	other := *d
	other.T, other.folder = t, t.TempDir()
	if err := store.Copy(t.Context(), d.database(), other.database()); err != nil {
		t.Fatal(err)
	}
	other.configure()
	return &other
}

// must carries a command line out and returns what it printed.
func (d *desk) must(line string) string {
	d.Helper()
	out, complaint, status := d.run(line)
	if status != 0 {
		d.Fatalf("%s: status %d: %s", line, status, complaint)
	}
	return out
}

func (d *desk) run(line string) (out, complaint string, status int) {
	d.Helper()
	var said bytes.Buffer
	ctx, stop := context.WithCancel(d.Context())
	defer stop()
	complained := untilARound{stop: stop}
	d.chance++
	args := append([]string{"--config", filepath.Join(d.folder, "machipost.toml")}, split(line)...)
	status = run(ctx, args, console.World{
		Stdin: strings.NewReader("none"), Stdout: &said, Stderr: &complained, Getenv: func(string) string { return d.password },
		Now: func() time.Time { return d.clock }, Chance: rand.NewPCG(1, d.chance),
	})
	return said.String(), complained.String(), status
}

// untilARound is what is written to stderr; when serve tells of a round, it is told to
// stop.
type untilARound struct {
	bytes.Buffer
	stop context.CancelFunc
}

func (u *untilARound) Write(p []byte) (int, error) {
	if bytes.Contains(p, []byte("a round")) {
		u.stop()
	}
	return u.Buffer.Write(p)
}

// split takes a line apart at spaces, but not within quotation marks.
func split(line string) []string {
	var args []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			args = append(args, part)
		} else {
			args = append(args, strings.Fields(part)...)
		}
	}
	return args
}

// fill puts the IDs of letters and the paths of files into a command line.
func (d *desk) fill(line string) string {
	d.Helper()
	for place, list := range map[string]string{
		"ASIDE": "letter list --state aside", "PARKED": "outbox list --state parked", "QUEUED": "outbox list --state queued",
	} {
		if !strings.Contains(line, place) {
			continue
		}
		var letters []struct{ ID int64 }
		if err := json.Unmarshal([]byte(d.must(list+" --json")), &letters); err != nil || len(letters) == 0 {
			d.Fatalf("%s: %d letters, %v", list, len(letters), err)
		}
		line = strings.ReplaceAll(line, place, strconv.FormatInt(letters[0].ID, 10))
	}
	for _, paper := range []string{"SHEET", "POSITION", "COPY"} {
		line = strings.ReplaceAll(line, paper, filepath.Join(d.papers, paper))
	}
	return line
}

// send lays a letter into the GM's mailbox.
func (d *desk) send(raw string) {
	d.Helper()
	settings, _ := d.office.Settings("ann@example.org")
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: deskServer(settings, settings.SMTPPort)})
	if err != nil {
		d.Fatal(err)
	}
	err = postman.Deliver(d.Context(), []post.Parcel{{From: settings.Address, To: scriptGM, Raw: []byte(raw)}},
		func(_ post.Parcel, fault error) error { return fault })
	if err != nil {
		d.Fatal(err)
	}
}

func deskServer(s postoffice.Settings, port int) mailbox.Server {
	return mailbox.Server{
		Host: s.Host, Port: port, Security: mailbox.Plain, User: s.User, Password: func() (string, error) { return "secret", nil },
	}
}

// trace is all that a command could change.
func (d *desk) trace() string {
	d.Helper()
	var trace strings.Builder
	files, err := os.ReadDir(d.folder)
	if err != nil {
		d.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(filepath.Join(d.folder, f.Name()))
		if err != nil {
			d.Fatal(err)
		}
		fmt.Fprintf(&trace, "%s %x\n", f.Name(), sha256.Sum256(text))
	}
	fmt.Fprintf(&trace, "rows %s\non the server %q\ndelivered %d\n", d.content(), d.lying(), d.delivered.Load())
	return trace.String()
}

// content is a hash of all rows of all tables, of the configuration, and of what papers
// there are.
func (d *desk) content() string {
	d.Helper()
	db, err := sql.Open("sqlite", d.database())
	if err != nil {
		d.Fatal(err)
	}
	defer db.Close()
	hash := sha256.New()
	configured, err := os.ReadFile(filepath.Join(d.folder, "machipost.toml"))
	if err != nil {
		d.Fatal(err)
	}
	hash.Write(configured)
	papers, err := os.ReadDir(d.papers)
	if err != nil {
		d.Fatal(err)
	}
	for _, paper := range papers {
		fmt.Fprintln(hash, paper.Name())
	}
	for _, table := range append(d.column(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"), "sqlite_master") {
		rows := d.column(db, `SELECT * FROM "`+table+`"`)
		slices.Sort(rows)
		fmt.Fprintf(hash, "%s\n%s\n", table, strings.Join(rows, "\n"))
	}
	return hex.EncodeToString(hash.Sum(nil))
}

// column returns the rows of a query, each in one text.
func (d *desk) column(db *sql.DB, query string) (texts []string) {
	d.Helper()
	rows, err := db.Query(query)
	if err != nil {
		d.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		names, err := rows.Columns()
		if err != nil {
			d.Fatal(err)
		}
		cells, places := make([]any, len(names)), make([]any, len(names))
		for i := range cells {
			places[i] = &cells[i]
		}
		if err := rows.Scan(places...); err != nil {
			d.Fatal(err)
		}
		if text, ok := cells[0].(string); ok && len(cells) == 1 {
			texts = append(texts, text)
			continue
		}
		texts = append(texts, fmt.Sprintf("%q", cells))
	}
	return texts
}

// lying are the subjects of what lies in the GM's mailbox.
func (d *desk) lying() (subjects []string) {
	d.Helper()
	settings, _ := d.office.Settings(scriptGM)
	server := deskServer(settings, settings.IMAPPort)
	server.Password = func() (string, error) { return deskPassword, nil }
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server, ReadOnly: true})
	if err != nil {
		d.Fatal(err)
	}
	_, err = inbox.Unread(d.Context(), post.Mark{UIDValidity: 1}, func(some []post.Letter) error {
		for _, l := range some {
			subjects = append(subjects, l.Subject)
		}
		return nil
	})
	if err != nil {
		d.Fatal(err)
	}
	return subjects
}

// acts tells which characters a terminal would act on, or turn text round by.
func acts(r rune) bool {
	return unicode.IsControl(r) && r != '\n' && r != '\t' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\u200f'
}
