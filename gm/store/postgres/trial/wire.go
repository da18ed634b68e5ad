package trial

import (
	"io"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
)

// A Wire is what lies between a process and the server, and can be cut.
type Wire struct {
	Address string // of the database, through the wire

	left  atomic.Int64 // messages to the server until it is cut; negative for never
	mu    sync.Mutex
	conns map[net.Conn]bool
}

// Lay lays a wire to the server of an address.
func Lay(t *testing.T, address string) *Wire {
	t.Helper()
	to, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	through := *to
	through.Host = listener.Addr().String()
	w := &Wire{Address: through.String(), conns: map[net.Conn]bool{}}
	w.left.Store(-1)
	t.Cleanup(func() { listener.Close(); w.Cut() })
	go func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			server, err := net.Dial("tcp", to.Host)
			if err != nil {
				client.Close()
				continue
			}
			w.keep(client, server)
			go w.carry(server, client, true)
			go w.carry(client, server, false)
		}
	}()
	return w
}

// CutAfter has the wire cut once so many more messages have been sent to the server: the
// last of them arrives, and its answer does not.
func (w *Wire) CutAfter(messages int) { w.left.Store(int64(messages)) }

// Waits tells whether the wire is still to be cut.
func (w *Wire) Waits() bool { return w.left.Load() >= 0 }

// Cut breaks all connections that there are; new ones can be made.
func (w *Wire) Cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for conn := range w.conns {
		conn.Close()
	}
	w.conns = map[net.Conn]bool{}
}

func (w *Wire) keep(conns ...net.Conn) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, conn := range conns {
		w.conns[conn] = true
	}
}

// carry carries bytes; what is sent at once is a message.
func (w *Wire) carry(to, from net.Conn, counts bool) {
	defer to.Close()
	defer from.Close()
	some := make([]byte, 1<<16)
	for {
		n, err := from.Read(some)
		if n > 0 {
			if _, err := to.Write(some[:n]); err != nil {
				return
			}
			if counts && w.left.Load() >= 0 && w.left.Add(-1) < 0 {
				w.left.Store(-1)
				w.Cut()
				return
			}
		}
		if err != nil && err != io.EOF || n == 0 {
			return
		}
	}
}
