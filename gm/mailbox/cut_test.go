package mailbox_test

import (
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"testing"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// A cut is how many bytes go through each way before the line is cut; what is
// below 0 goes through.
type cut struct{ toServer, toClient int64 }

// ways are the two ways in which a line is cut behind each byte.
var ways = map[string]func(n int64) cut{
	"to the server": func(n int64) cut { return cut{n, -1} },
	"to the client": func(n int64) cut { return cut{-1, n} },
}

// cutting forwards one connection to port until it is cut. What went to the server
// by then it still reads and works through: ended is closed when it has hung up,
// too, and nothing more comes of the connection.
func cutting(t *testing.T, port int, limit cut) (at int, ended <-chan struct{}) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	over := make(chan struct{})
	go func() {
		defer close(over)
		defer listener.Close()
		client, err := listener.Accept()
		if err != nil {
			return
		}
		defer client.Close()
		server, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err != nil {
			return
		}
		defer server.Close()
		join(client, server.(*net.TCPConn), limit)
	}()
	return listener.Addr().(*net.TCPAddr).Port, over
}

// join forwards both ways until one ends. The client is then cut off at once; the
// server hears that nothing more comes and is waited for.
func join(client net.Conn, server *net.TCPConn, limit cut) {
	up, down := make(chan struct{}), make(chan struct{})
	go func() { forward(server, client, limit.toServer); close(up) }()
	go func() { forward(client, server, limit.toClient); close(down) }()
	select {
	case <-up:
	case <-down:
	}
	client.Close()
	<-up
	_ = server.CloseWrite() // it fails where the server has hung up already
	<-down
	_, _ = io.Copy(io.Discard, server)
}

func forward(to io.Writer, from io.Reader, limit int64) {
	if limit < 0 {
		_, _ = io.Copy(to, from)
		return
	}
	_, _ = io.CopyN(to, from, limit)
}

// The line is cut behind every byte: whatever was filed is what the mark says,
// and the next poll gives the rest, each letter once.
func TestPollCutAtEveryByte(t *testing.T) {
	t.Parallel()
	office := openOffice(t)
	start, err := newIMAP(t, office, gmAddress, "secret").Unread(t.Context(), post.Mark{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	ann := newSMTP(t, office, annAddress, "secret")
	for range 2 {
		if err := send(t, ann, annAddress, gmAddress, []byte(small)); err != nil {
			t.Fatal(err)
		}
	}
	settings, _ := server(office, gmAddress, "secret")
	for way, limit := range ways {
		rest := map[post.Mark][]uint32{} // what the next poll gives, by mark
		for n, whole := int64(1), false; !whole; n++ {
			broken := settings
			broken.Port, _ = cutting(t, settings.Port, limit(n))
			var uids []uint32
			var mark post.Mark
			uids, mark, whole = cutPoll(t, broken, start)
			if _, known := rest[mark]; !known {
				rest[mark], _, _ = cutPoll(t, settings, mark)
			}
			if all := append(uids, rest[mark]...); !slices.Equal(all, []uint32{1, 2}) {
				t.Fatalf("cut behind byte %d %s: %v, then %v", n, way, uids, rest[mark])
			}
		}
		// What came is filed; of what was asked for with one line, nothing or all comes.
		if want := map[string]int{"to the server": 2, "to the client": 3}[way]; len(rest) != want {
			t.Errorf("cut %s: marks %v, want %d", way, rest, want)
		}
	}
}

// cutPoll polls and tells what was filed, the mark, and whether all went well.
func cutPoll(t *testing.T, server mailbox.Server, from post.Mark) (uids []uint32, mark post.Mark, whole bool) {
	t.Helper()
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
	if err != nil {
		t.Fatal(err)
	}
	mark, err = inbox.Unread(t.Context(), from, each(func(l post.Letter) error {
		if string(l.Raw[len(l.Raw)-len(small):]) != small {
			t.Errorf("letter %q is not whole", l.Raw)
		}
		uids = append(uids, l.Mark.UID)
		return nil
	}))
	return uids, mark, err == nil
}

// The line is cut behind every byte of a letter that is sent: what is told as
// delivered was, and what is not told as uncertain was not.
func TestDeliverCutAtEveryByte(t *testing.T) {
	t.Parallel()
	office := openOffice(t)
	_, settings := server(office, gmAddress, "secret")
	for way, limit := range ways {
		seen := map[string]int{}
		for n := int64(1); seen["ok"] == 0; n++ {
			broken := settings
			var ended <-chan struct{}
			broken.Port, ended = cutting(t, settings.Port, limit(n))
			before := len(office.Deliveries())
			err := send(t, mustSMTP(t, mailbox.SMTPConfig{Server: broken, Hello: "localhost"}), gmAddress, annAddress, []byte(small))
			<-ended // a letter that the server has may still be on its way into the mailbox
			arrived := len(office.Deliveries()) > before
			told := "unreachable"
			if refusal := new(post.Refusal); err == nil {
				told = "ok"
			} else if errors.As(err, &refusal) {
				told = verdict(refusal)
			}
			seen[told]++
			if arrived != (told == "ok") && told != "uncertain" {
				t.Fatalf("cut behind byte %d %s: told %q (%v), arrived: %v", n, way, told, err, arrived)
			}
		}
		for _, told := range []string{"unreachable", "lost", "uncertain"} {
			if seen[told] == 0 {
				t.Errorf("cut %s: never told %q: %v", way, told, seen)
			}
		}
	}
}
