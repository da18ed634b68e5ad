package postoffice_test

import (
	"context"
	"errors"
	"net"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"machipost/gm/mailbox"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

func noon() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }

var accounts = []postoffice.Account{
	{Address: "GM@pbem.test", Password: "one"}, {Address: "ann@players.test", Password: "two"},
}

func open(t *testing.T, config postoffice.Config) *postoffice.Office {
	t.Helper()
	config.Now, config.Accounts = noon, accounts
	office, err := postoffice.Open(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { office.Close() })
	return office
}

// enter returns inbox and postman of an account.
func enter(t *testing.T, office *postoffice.Office, address, password string) (*mailbox.IMAP, *mailbox.SMTP) {
	t.Helper()
	s, ok := office.Settings(address)
	if !ok {
		t.Fatalf("no account %s", address)
	}
	server := mailbox.Server{Host: s.Host, Port: s.IMAPPort, User: s.User, Security: mailbox.Security(s.Security),
		Password: func() (string, error) { return password, nil }}
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
	if err != nil {
		t.Fatal(err)
	}
	server.Port = s.SMTPPort
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: server})
	if err != nil {
		t.Fatal(err)
	}
	return inbox, postman
}

// send sends letters and returns how the first that failed did.
func send(postman post.Postman, parcels ...post.Parcel) (refused error) {
	err := postman.Deliver(context.Background(), parcels, func(_ post.Parcel, err error) error {
		refused = err
		return nil
	})
	if err != nil {
		return err
	}
	return refused
}

func TestDeliveriesAreKeptInOrder(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	var heard []string
	office := open(t, postoffice.Config{Delivered: func(d postoffice.Delivery) {
		mu.Lock()
		defer mu.Unlock()
		heard = append(heard, d.To)
	}})
	_, ann := enter(t, office, "ann@players.test", "two")
	to := []string{"gm@pbem.test", "gm+x.y@pbem.test", "Ann@Players.test"}
	for _, address := range to {
		if err := send(ann, post.Parcel{From: "ann@players.test", To: address, Raw: []byte("Subject: x\r\n\r\nhi\r\n")}); err != nil {
			t.Fatal(err)
		}
	}
	var kept []string
	for _, d := range office.Deliveries() {
		kept = append(kept, d.To)
		want := "Return-Path: <ann@players.test>\r\nDelivered-To: " + d.To + "\r\nReceived: by localhost for <" + d.To + ">; Sun, 01 Mar 2026 12:00:00 +0000\r\nSubject: x\r\n\r\nhi\r\n"
		if string(d.Raw) != want || d.From != "ann@players.test" || !d.At.Equal(noon()) {
			t.Errorf("delivery %+v, raw %q, want %q", d, d.Raw, want)
		}
	}
	if !slices.Equal(kept, to) || !slices.Equal(heard, to) {
		t.Errorf("kept %q, told of %q, want %q", kept, heard, to)
	}
}

func TestAccountsAreKeptApart(t *testing.T) {
	t.Parallel()
	office := open(t, postoffice.Config{})
	inbox, postman := enter(t, office, "gm@pbem.test", "two")
	if _, err := inbox.Unread(t.Context(), post.Mark{}, nil); err == nil {
		t.Error("IMAP: Ann's password opens the GM's mailbox")
	}
	if err := send(postman, post.Parcel{From: "gm@pbem.test", To: "ann@players.test"}); err == nil {
		t.Error("SMTP: Ann's password is good for the GM")
	}
	if _, ok := office.Settings("bob@players.test"); ok {
		t.Error("settings for somebody without an account")
	}
}

// Without a login nobody sends.
func TestLoginIsDemanded(t *testing.T) {
	t.Parallel()
	office := open(t, postoffice.Config{})
	s, _ := office.Settings("gm@pbem.test")
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: mailbox.Server{Host: s.Host, Port: s.SMTPPort, Security: mailbox.Plain}})
	if err != nil {
		t.Fatal(err)
	}
	if err := send(postman, post.Parcel{From: "gm@pbem.test", To: "ann@players.test"}); err == nil || !strings.Contains(err.Error(), "530") {
		t.Errorf("error %v, want 530", err)
	}
	if len(office.Deliveries()) != 0 {
		t.Error("delivered all the same")
	}
}

// An office opened anew has other letters under the same numbers, and another
// UIDVALIDITY.
func TestNewOfficeNewNumbers(t *testing.T) {
	t.Parallel()
	validity := func(now time.Time) uint32 {
		office, err := postoffice.Open(postoffice.Config{Now: func() time.Time { return now }, Accounts: accounts})
		if err != nil {
			t.Fatal(err)
		}
		defer office.Close()
		inbox, _ := enter(t, office, "gm@pbem.test", "one")
		mark, err := inbox.Unread(t.Context(), post.Mark{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return mark.UIDValidity
	}
	if first, second := validity(noon()), validity(noon().Add(time.Minute)); first == second || first == 0 {
		t.Errorf("UIDVALIDITY %d, then %d", first, second)
	}
}

func TestOpenFails(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	for name, config := range map[string]postoffice.Config{
		"a port that is taken": {Now: noon, SMTPPort: port},
		"no address":           {Now: noon, Accounts: []postoffice.Account{{Address: "gm"}}},
		"a sub-address":        {Now: noon, Accounts: []postoffice.Account{{Address: "gm+x@pbem.test"}}},
		"an account twice":     {Now: noon, Accounts: []postoffice.Account{{Address: "a@b.test"}, {Address: "A@b.test"}}},
	} {
		if office, err := postoffice.Open(config); err == nil {
			office.Close()
			t.Errorf("%s: no error", name)
		}
	}
}

// An office can have the ports of one that is closed, unless somebody else was
// quicker: then those of another.
func TestGivenPorts(t *testing.T) {
	t.Parallel()
	for range 20 {
		first := open(t, postoffice.Config{})
		s, _ := first.Settings("gm@pbem.test")
		first.Close()
		again, err := postoffice.Open(postoffice.Config{Now: noon, Accounts: accounts, IMAPPort: s.IMAPPort, SMTPPort: s.SMTPPort})
		if errors.Is(err, syscall.EADDRINUSE) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		defer again.Close()
		if got, _ := again.Settings("gm@pbem.test"); got != s {
			t.Errorf("settings %+v, want %+v", got, s)
		}
		return
	}
	t.Error("the ports of a closed office were never free")
}

// Close cuts those who idle, and nothing of the office goes on running. It counts
// goroutines, so nothing runs beside it.
func TestCloseLeavesNothing(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 10 {
		office := open(t, postoffice.Config{})
		inbox, postman := enter(t, office, "gm@pbem.test", "one")
		waiting := make(chan error, 1)
		go func() { waiting <- inbox.Wait(t.Context()) }()
		if err := send(postman, post.Parcel{From: "gm@pbem.test", To: "ann@players.test", Raw: []byte("\r\n")}); err != nil {
			t.Fatal(err)
		}
		if err := office.Close(); err != nil {
			t.Error(err)
		}
		<-waiting
	}
	// The last instructions of goroutines that are done may still be to run.
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); runtime.Gosched() {
		if runtime.NumGoroutine() <= before {
			return
		}
	}
	stacks := make([]byte, 1<<16)
	t.Errorf("%d goroutines, then %d:\n%s", before, runtime.NumGoroutine(), stacks[:runtime.Stack(stacks, true)])
}
