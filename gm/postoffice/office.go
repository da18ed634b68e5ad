// Package postoffice is a small mail system in one process: an IMAP and an SMTP
// server on loopback with mailboxes in memory. The demo, trials at home and
// tests use it in the place of a real one.
//
// It is no server for a network: it speaks plain text, lets everybody with an
// account write under any name, and keeps nothing when it closes. It does not
// read letters and knows nothing of the game. What may enter is what a real mail
// system does to a letter on its way, as far as our side of the wire can tell.
package postoffice

import (
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapserver"
	"github.com/emersion/go-smtp"
)

// host is where the office listens.
const host = "127.0.0.1"

// maxLetter is the size in bytes over which the SMTP server takes no letter.
const maxLetter = 10 << 20

// An Account is one mailbox and who may open it.
type Account struct {
	Address  string // also the user name; letters to address+detail land in it, too
	Password string
}

// A Delivery is one letter laid into one mailbox.
type Delivery struct {
	From string    // of the envelope, "" for the null return path
	To   string    // of the envelope, with its +detail
	At   time.Time // the INTERNALDATE
	Raw  []byte    // with the office's own fields on top
}

// Config is how an office is opened.
type Config struct {
	Accounts []Account
	Now      func() time.Time // stamps letters
	IMAPPort int              // 0 = any free one
	SMTPPort int              // 0 = any free one
	// Delivered is told of each letter in order, one at a time; nil = nobody is.
	Delivered func(Delivery)
}

// Settings are what to enter into a mail program. The password is the
// account's.
type Settings struct {
	Address  string
	User     string
	Host     string
	IMAPPort int
	SMTPPort int
	Security string // "plain"
}

// An Office is a running mail system. Close ends it.
type Office struct {
	config Config
	boxes  map[string]*box // by base address
	lines  [2]*lines       // IMAP and SMTP
	wg     sync.WaitGroup  // servers and conversations

	mu         sync.Mutex // also keeps deliveries in order
	deliveries []Delivery
}

// Open starts an office. It fails when an account's address is none, has a
// +detail or is there twice, and when a port cannot be had; nothing runs then.
func Open(config Config) (*Office, error) {
	o := &Office{config: config, boxes: map[string]*box{}}
	for _, account := range config.Accounts {
		if err := o.openBox(account); err != nil {
			return nil, err
		}
	}
	for i, port := range []int{config.IMAPPort, config.SMTPPort} {
		listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
		if err != nil {
			return nil, errors.Join(err, o.closeLines())
		}
		o.lines[i] = &lines{Listener: listener, wg: &o.wg, open: map[net.Conn]bool{}}
	}
	o.serve()
	return o, nil
}

// openBox makes the mailbox of an account.
func (o *Office) openBox(account Account) error {
	local, domain, found := strings.Cut(account.Address, "@")
	if !found || local == "" || domain == "" || strings.Contains(local, "+") {
		return fmt.Errorf("post office: %q cannot be an account's address", account.Address)
	}
	key := baseAddress(account.Address)
	if o.boxes[key] != nil {
		return fmt.Errorf("post office: two accounts %q", account.Address)
	}
	box, err := newBox(account, o.config.Now)
	o.boxes[key] = box
	return err
}

// serve starts both servers.
func (o *Office) serve() {
	quiet := log.New(io.Discard, "", 0)
	reading := imapserver.New(&imapserver.Options{
		NewSession:   o.newReader,
		Caps:         imap.CapSet{imap.CapIMAP4rev1: {}, imap.CapMove: {}, imap.CapUIDPlus: {}, imap.CapNamespace: {}},
		Logger:       quiet,
		InsecureAuth: true, // loopback only
	})
	sending := smtp.NewServer(smtp.BackendFunc(o.newSender))
	sending.Domain = "localhost"
	sending.AllowInsecureAuth = true
	sending.MaxMessageBytes = maxLetter
	sending.ErrorLog = quiet
	// Both return when Close closes their listeners. It does not use their own
	// ways to close, which do not wait for conversations to end.
	o.wg.Go(func() { _ = reading.Serve(o.lines[0]) })
	o.wg.Go(func() { _ = sending.Serve(o.lines[1]) })
}

// Close cuts all connections and returns when nothing of the office runs any
// more. It fails when a listener cannot be closed; a second time it does nothing.
func (o *Office) Close() error {
	err := o.closeLines()
	o.wg.Wait()
	return err
}

// closeLines closes the listeners and the connections that came by them.
func (o *Office) closeLines() error {
	var errs []error
	for _, l := range o.lines {
		if l != nil {
			errs = append(errs, l.cut())
		}
	}
	return errors.Join(errs...)
}

// Settings tells how to read and write letters as address. It tells false when
// there is no such account.
func (o *Office) Settings(address string) (Settings, bool) {
	box := o.boxes[baseAddress(address)]
	if box == nil {
		return Settings{}, false
	}
	return Settings{
		Address: box.address, User: box.address, Host: host, Security: "plain",
		IMAPPort: o.lines[0].port(), SMTPPort: o.lines[1].port(),
	}, true
}

// Deliveries returns every letter delivered so far, oldest first.
func (o *Office) Deliveries() []Delivery {
	o.mu.Lock()
	defer o.mu.Unlock()
	return append([]Delivery(nil), o.deliveries...)
}

// Renumber gives the folders of an account another UIDVALIDITY, as a server
// does that lost its index. Connections that are open do not notice.
func (o *Office) Renumber(address string) {
	if box := o.boxes[baseAddress(address)]; box != nil {
		box.epoch.Add(1)
	}
}

// Withhold has the mailbox of an account list the letters with these UIDs and refuse
// to hand them over, as a server does whose disk is damaged; all others it hands over.
func (o *Office) Withhold(address string, uids ...uint32) {
	if box := o.boxes[baseAddress(address)]; box != nil {
		withheld := imap.UIDSet{}
		for _, uid := range uids {
			withheld.AddNum(imap.UID(uid))
		}
		box.withheld.Store(&withheld)
	}
}

// baseAddress returns an address in lower case and without its +detail (RFC
// 5233).
func baseAddress(address string) string {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	local, _, _ = strings.Cut(local, "+")
	return local + "@" + domain
}
