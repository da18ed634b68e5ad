package main

import (
	"bufio"
	"context"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"database/sql"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	randv2 "math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/cmd/machipost/doctor"
)

// A patient is a service that the doctor looks at, and what the world tells the doctor.
type patient struct {
	*desk
	world console.World
	hands doctor.Hands
	env   map[string]string
}

// admit is a patient of whom all is well that can be at a post office without TLS.
func admit(t *testing.T, d *desk) *patient {
	t.Helper()
	p := &patient{desk: d.copied(t), env: map[string]string{"GM_PASSWORD": deskPassword}}
	p.clock = d.clock
	owner, told := disk.OwnerOf(p.folder)
	if !told {
		t.Skip("this system does not tell whose files are")
	}
	p.world = console.World{
		Getenv: func(name string) string { return p.env[name] }, Now: func() time.Time { return p.clock }, Chance: randv2.NewPCG(1, 1),
		Version: "1.0 (commit 123456789abc)", User: console.User{ID: owner.ID, Name: owner.Name},
	}
	p.world.Network.LookupTXT = func(context.Context, string) ([]string, error) { return []string{"v=spf1", "v=DMARC1", "p="}, nil }
	p.hands = doctor.Hands{
		SpaceAt: func(string) (disk.Space, bool) { return disk.Space{Free: 1 << 40}, true }, OwnerOf: disk.OwnerOf,
		Root: t.TempDir(), Patience: 5 * time.Second, Pause: time.Millisecond,
	}
	p.must("game list") // brings the copy into the newest form
	unit := filepath.Join(p.hands.Root, "etc/systemd/system/multi-user.target.wants/machipost.service")
	if err := os.MkdirAll(filepath.Dir(unit), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(unit, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p.set(`authserv_id = "mx.example.org"`, "")
	p.set("database =", "keeper = \"you@example.org\"\nzone = \"Europe/London\"\ndatabase =")
	p.sql("UPDATE letters SET state = 'automatic' WHERE state = 'aside'")
	p.sql("UPDATE outbox SET state = 'sent', sent = due WHERE state IN ('queued', 'parked')")
	p.stamp("last run", -30*time.Minute)
	p.stamp("last backup", -time.Hour)
	return p
}

func (p *patient) path() string { return filepath.Join(p.folder, "machipost.toml") }

// set replaces a text of the configuration, which must be there.
func (p *patient) set(old, next string) {
	p.Helper()
	text, err := os.ReadFile(p.path())
	if err != nil || !strings.Contains(string(text), old) {
		p.Fatalf("%q is not in the configuration: %v", old, err)
	}
	if err := os.WriteFile(p.path(), []byte(strings.Replace(string(text), old, next, 1)), 0o600); err != nil {
		p.Fatal(err)
	}
}

// section replaces a text in one section.
func (p *patient) section(name, old, next string) {
	p.Helper()
	text, err := os.ReadFile(p.path())
	head, rest, is := strings.Cut(string(text), "["+name+"]")
	if err != nil || !is || !strings.Contains(rest, old) {
		p.Fatalf("%q is not in [%s]: %v", old, name, err)
	}
	if err := os.WriteFile(p.path(), []byte(head+"["+name+"]"+strings.Replace(rest, old, next, 1)), 0o600); err != nil {
		p.Fatal(err)
	}
}

func (p *patient) sql(statement string, args ...any) {
	p.Helper()
	db, err := sql.Open("sqlite", p.database())
	if err != nil {
		p.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement, args...); err != nil {
		p.Fatalf("%s: %v", statement, err)
	}
}

// stamp sets a time among the settings, so long from now.
func (p *patient) stamp(name string, ago time.Duration) {
	p.Helper()
	p.sql("INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2", name, p.clock.Add(ago).UTC().Format(time.RFC3339))
}

// look is what the doctor finds, by check.
func (p *patient) look() map[string]doctor.Finding {
	p.Helper()
	found := map[string]doctor.Finding{}
	for _, f := range doctor.Look(p.Context(), p.world, p.hands, p.path(), true) {
		if (f.Remedy == "") != (f.State == doctor.OK) {
			p.Errorf("%s is %s (%s), and its remedy is %q", f.Check, f.State, f.Says, f.Remedy)
		}
		found[f.Check] = f
	}
	return found
}

// through leads a server's port through a line that changes what is said on it.
func (p *patient) through(section string, toServer, toClient *strings.Replacer, secure *tls.Config) {
	p.Helper()
	settings, _ := p.office.Settings(scriptGM)
	port := map[string]int{"imap": settings.IMAPPort, "smtp": settings.SMTPPort}[section]
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		p.Fatal(err)
	}
	p.Cleanup(func() { listener.Close() })
	go func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			if secure != nil {
				client = tls.Server(client, secure)
			}
			go relay(client, port, toServer, toClient)
		}
	}()
	p.section(section, fmt.Sprintf("port = %d", port), fmt.Sprintf("port = %d", listener.Addr().(*net.TCPAddr).Port))
}

// relay forwards a connection line by line, changed.
func relay(client net.Conn, port int, toServer, toClient *strings.Replacer) {
	defer client.Close()
	server, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil {
		return
	}
	defer server.Close()
	pass := func(to io.Writer, from io.Reader, change *strings.Replacer) {
		lines := bufio.NewReader(from)
		for {
			line, err := lines.ReadString('\n')
			if _, lost := io.WriteString(to, change.Replace(line)); err != nil || lost != nil {
				return
			}
		}
	}
	go func() {
		pass(server, client, toServer)
		server.Close()
	}()
	pass(client, server, toClient)
}

// nothing changes nothing.
var nothing = strings.NewReplacer()

// ending is a certificate of 127.0.0.1 that ends so long from now, and its PEM file.
func (p *patient) ending(in time.Duration) (secure *tls.Config, file string) {
	p.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		p.Fatal(err)
	}
	form := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "127.0.0.1"}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(in), IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, form, form, &key.PublicKey, key)
	if err != nil {
		p.Fatal(err)
	}
	file = filepath.Join(p.folder, "ca.pem")
	if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600); err != nil {
		p.Fatal(err)
	}
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}, file
}

// secured has a server speak TLS with a certificate that ends soon.
func (p *patient) secured(section string) {
	secure, file := p.ending(100 * time.Hour)
	p.world.Now = time.Now // a certificate is good by the real clock
	p.through(section, nothing, nothing, secure)
	p.section(section, `security = "plain"`, fmt.Sprintf("security = \"tls\"\nca = %q", file))
}

// signing has letters signed by a key that the DNS does not know.
func (p *patient) signing() {
	_, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		p.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		p.Fatal(err)
	}
	p.paper("dkim.pem", string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der})))
	p.set("[smtp]", fmt.Sprintf("[dkim]\ndomain = \"example.org\"\nselector = \"post\"\nkey_file = %q\n[smtp]", filepath.Join(p.papers, "dkim.pem")))
	p.world.Network.LookupTXT = func(_ context.Context, name string) ([]string, error) {
		if strings.HasPrefix(name, "post.") {
			return nil, &net.DNSError{Name: name, IsNotFound: true}
		}
		return []string{"v=spf1", "v=DMARC1"}, nil
	}
}

// without has the DNS know no record with a word in it.
func (p *patient) without(word string) {
	p.world.Network.LookupTXT = func(context.Context, string) ([]string, error) {
		return []string{strings.ReplaceAll("v=spf1 v=DMARC1 p=", word, "")}, nil
	}
}

func (p *patient) chmod(path string, mode os.FileMode) {
	if err := os.Chmod(path, mode); err != nil {
		p.Fatal(err)
	}
}

// A broken is one way in which something is the matter, and the one line that tells it.
type broken struct {
	check string
	want  doctor.State
	how   func(*patient)
	too   []string // lines that change with it, beside those that are skipped then
}

var breaks = []broken{
	{"version", doctor.Info, func(p *patient) { p.world.Version = "development (commit unknown)" }, nil},
	{"configuration", doctor.Error, func(p *patient) { p.set("zone =", "zoen =") }, nil},
	{"configuration", doctor.Error, func(p *patient) { p.set(`security = "plain"`, `security = "rot13"`) }, nil},
	{"configuration mode", doctor.Warning, func(p *patient) { p.chmod(p.path(), 0o644) }, nil},
	{"password", doctor.Error, func(p *patient) { p.env["GM_PASSWORD"] = "" }, nil},
	{"password", doctor.Error, func(p *patient) { p.section("imap", `password_env = "GM_PASSWORD"`, `password_credential = "imap"`) }, nil},
	{"password mode", doctor.Warning, func(p *patient) {
		p.paper("password", deskPassword)
		p.chmod(filepath.Join(p.papers, "password"), 0o604)
		p.section("smtp", `password_env = "GM_PASSWORD"`, fmt.Sprintf("password_file = %q", filepath.Join(p.papers, "password")))
	}, nil},
	{"user", doctor.Error, func(p *patient) { p.world.User = console.User{ID: p.world.User.ID + 4711, Name: "somebody"} }, nil},
	{"database folder", doctor.Error, func(p *patient) { p.set("games.db", "none/games.db") }, []string{"user"}},
	{"file system", doctor.Error, func(p *patient) {
		p.hands.SpaceAt = func(string) (disk.Space, bool) { return disk.Space{Free: 1 << 40, Network: "nfs"}, true }
	}, nil},
	{"free disk", doctor.Warning, func(p *patient) {
		p.hands.SpaceAt = func(string) (disk.Space, bool) { return disk.Space{Free: 100 << 20}, true }
	}, nil},
	{"free disk", doctor.Error, func(p *patient) { p.hands.SpaceAt = func(string) (disk.Space, bool) { return disk.Space{}, true } }, nil},
	{"database", doctor.Error, func(p *patient) {
		if err := os.WriteFile(p.database(), []byte(strings.Repeat("no database", 1000)), 0o600); err != nil {
			p.Fatal(err)
		}
	}, nil},
	{"database writing", doctor.Error, func(p *patient) { p.chmod(p.database(), 0o400) }, nil},
	{"database writing", doctor.Error, func(p *patient) {
		if err := os.WriteFile(p.database()+"-shm", nil, 0o400); err != nil {
			p.Fatal(err)
		}
	}, nil},
	{"database mode", doctor.Warning, func(p *patient) { p.chmod(p.database(), 0o640) }, nil},
	{"database form", doctor.Error, func(p *patient) { p.sql("PRAGMA user_version = 9999") }, nil},
	{"database form", doctor.Info, func(p *patient) { p.sql("PRAGMA user_version = 13") }, nil},
	{"database journal", doctor.Warning, func(p *patient) { p.sql("PRAGMA journal_mode = DELETE") }, nil},
	{"database integrity", doctor.Error, func(p *patient) {
		p.sql("PRAGMA writable_schema = 1; UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'chain') WHERE name = 'press'")
	}, nil},
	{"database size", doctor.Info, func(p *patient) {
		if err := os.Truncate(p.database(), 3<<30); err != nil { // a hole, no bytes
			p.Fatal(err)
		}
	}, nil},
	{"backup", doctor.Warning, func(p *patient) { p.stamp("last backup", -9*24*time.Hour) }, nil},
	{"backup", doctor.Warning, func(p *patient) { p.sql("DELETE FROM settings WHERE name = 'last backup'") }, nil},
	{"mailboxes", doctor.Warning, func(p *patient) { p.sql("UPDATE games SET mailbox = 'gone' WHERE state = 'running'") }, nil},
	{"zone", doctor.Info, func(p *patient) { p.set("Europe/London", "UTC") }, nil},
	{"keeper", doctor.Warning, func(p *patient) { p.set(`keeper = "you@example.org"`, "") }, nil},
	{"keeper", doctor.Warning, func(p *patient) { p.set("you@example.org", "gm@example.org") }, nil},
	{"start", doctor.Warning, func(p *patient) { p.hands.Root = p.TempDir() }, nil},
	{"last run", doctor.Warning, func(p *patient) { p.stamp("last run", -3*time.Hour) }, nil},
	{"last run", doctor.Warning, func(p *patient) { p.stamp("last run", time.Hour) }, nil},
	{"turns", doctor.Error, func(p *patient) { p.sql("INSERT OR REPLACE INTO settings VALUES ('held', 'the clock jumped')") }, nil},
	{"outbox", doctor.Warning, func(p *patient) {
		p.sql("UPDATE outbox SET state = 'queued', due = ?, sent = NULL WHERE id = (SELECT min(id) FROM outbox)", p.clock.Add(-5*time.Hour).Unix())
	}, nil},
	{"parked letters", doctor.Warning, func(p *patient) { p.sql("UPDATE outbox SET state = 'parked' WHERE id = (SELECT min(id) FROM outbox)") }, nil},
	{"letters set aside", doctor.Info, func(p *patient) { p.sql("UPDATE letters SET state = 'aside' WHERE id = (SELECT min(id) FROM letters)") }, nil},
	{"limits", doctor.Warning, func(p *patient) { p.set("[smtp]", "[smtp]\nper_day = 20") }, nil},
	{"imap server", doctor.Error, func(p *patient) { p.section("imap", "port = ", "port = 1 # ") }, nil},
	{"imap certificate", doctor.Warning, func(p *patient) { p.secured("imap") }, []string{"clock", "last run", "backup", "outbox"}},
	{"imap login", doctor.Error, func(p *patient) { p.section("imap", `user = "gm@`, `user = "nobody@`) }, nil},
	{"imap abilities", doctor.Info, func(p *patient) { p.through("imap", nothing, strings.NewReplacer(" MOVE", " MAVE"), nil) }, nil},
	{"imap folders", doctor.Info, func(p *patient) { p.section("imap", "host =", "processed = \"Done\"\nhost =") }, nil},
	{"clock", doctor.Error, func(p *patient) { p.world.Now = func() time.Time { return p.clock.Add(5 * time.Minute) } }, nil},
	{"smtp server", doctor.Error, func(p *patient) { p.section("smtp", "port = ", "port = 1 # ") }, nil},
	{"smtp certificate", doctor.Warning, func(p *patient) { p.secured("smtp") }, []string{"clock", "last run", "backup", "outbox"}},
	{"smtp login", doctor.Error, func(p *patient) { p.section("smtp", `user = "gm@`, `user = "nobody@`) }, nil},
	{"smtp size", doctor.Warning, func(p *patient) { p.through("smtp", nothing, strings.NewReplacer("SIZE 10485760", "SIZE 100000"), nil) }, nil},
	{"smtp sender", doctor.Error, func(p *patient) { p.through("smtp", strings.NewReplacer("MAIL FROM:<", "MAIL FROM:["), nothing, nil) }, nil},
	{"letter", doctor.Error, func(p *patient) { p.set("database =", "separator = \"-\"\ndatabase =") }, nil},
	{"letter folder", doctor.Error, func(p *patient) {
		p.through("imap", strings.NewReplacer("SPAMS", "INBOX"), strings.NewReplacer("INBOX", "SPAMS"), nil)
	}, nil},
	{"letter sub-address", doctor.Warning, func(p *patient) { p.through("smtp", strings.NewReplacer("Reply-To:", "Reply-Xo:"), nothing, nil) }, nil},
	{"letter results", doctor.Warning, func(p *patient) { p.section("imap", "host =", "authserv_id = \"mx.example.org\"\nhost =") }, nil},
	{"spf", doctor.Warning, func(p *patient) { p.without("v=spf1") }, nil},
	{"dkim", doctor.Warning, (*patient).signing, nil},
	{"dmarc", doctor.Warning, func(p *patient) { p.without("v=DMARC1") }, nil},
	{"dmarc", doctor.Skipped, func(p *patient) {
		p.world.Network.LookupTXT = func(_ context.Context, name string) ([]string, error) {
			if strings.HasPrefix(name, "_dmarc.") {
				return nil, context.DeadlineExceeded
			}
			return []string{"v=spf1"}, nil
		}
	}, nil},
}

// Each check is broken once, and exactly its line changes; those that need it are
// skipped then.
func TestEachCheckIsBrokenOnce(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	well := admit(t, d).look()
	for name, f := range well {
		if f.State == doctor.Error || f.State == doctor.Warning || f.State == doctor.Skipped {
			t.Errorf("where all is well, %s is %s: %s", name, f.State, f.Says)
		}
		if !slices.ContainsFunc(breaks, func(b broken) bool { return b.check == name }) {
			t.Errorf("%s is never broken", name)
		}
	}
	if len(well) < 26 {
		t.Errorf("there are %d checks", len(well))
	}
	for i, b := range breaks {
		t.Run(fmt.Sprintf("%s %d", b.check, i), func(t *testing.T) {
			p := admit(t, d)
			b.how(p)
			found := p.look()
			if found[b.check].State != b.want {
				t.Errorf("it is %s: %s; want %s", found[b.check].State, found[b.check].Says, b.want)
			}
			for name, f := range found {
				if name != b.check && f.State != well[name].State && f.State != doctor.Skipped && !slices.Contains(b.too, name) {
					t.Errorf("%s is %s, too: %s", name, f.State, f.Says)
				}
				if f.State == doctor.Skipped && b.want != doctor.Error && name != b.check {
					t.Errorf("%s is skipped, though nothing failed: %s", name, f.Says)
				}
			}
		})
	}
}

// The letter that went there and back is gone behind the doctor.
func TestTheDoctorLeavesNoLetter(t *testing.T) {
	t.Parallel()
	p := admit(t, openDesk(t))
	before := p.lying()
	if f := p.look()["letter"]; f.State != doctor.OK {
		t.Fatalf("%s: %s", f.State, f.Says)
	}
	if after := p.lying(); !slices.Equal(after, before) {
		t.Errorf("there lie %q, there lay %q", after, before)
	}
}

// Only an error sets the exit status, and the lines are JSON where that is wanted.
func TestDoctorsStatus(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	if out, complaint, status := d.run("doctor --no-network"); status != 0 || !strings.Contains(out, "\nwarning  keeper") {
		t.Errorf("status %d: %s%s", status, out, complaint)
	}
	if out, _, status := d.run("doctor --no-network --json"); status != 0 || !strings.Contains(out, `"check": "keeper"`) {
		t.Errorf("status %d: %s", status, out)
	}
	if err := os.WriteFile(d.database(), []byte(strings.Repeat("no database", 1000)), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, complaint, status := d.run("doctor --no-network"); status != console.StatusFailed || !strings.Contains(out, "\nerror    database ") ||
		!strings.Contains(complaint, "1 fault of ") {
		t.Errorf("status %d: %s%s", status, out, complaint)
	}
}

// The line for a crontab can be taken as it is, and a remedy names a page that there is.
func TestRemediesCanBeTaken(t *testing.T) {
	t.Parallel()
	p := admit(t, openDesk(t))
	p.hands.Root = t.TempDir()
	p.section("imap", `user = "gm@`, `user = "nobody@`)
	found := p.look()
	if remedy := found["start"].Remedy; !strings.HasSuffix(remedy, ": "+console.CronLine(p.path())) {
		t.Errorf("start: %s", remedy)
	}
	if remedy := found["imap login"].Remedy; !strings.HasSuffix(remedy, "docs/providers.md") {
		t.Errorf("imap login: %s", remedy)
	}
}
