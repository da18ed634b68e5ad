package postoffice

import (
	"net"
	"sync"
)

// lines is a listener that knows the connections it accepted: the servers close
// only those that they have got round to.
type lines struct {
	net.Listener
	wg *sync.WaitGroup // holds one for each connection

	mu     sync.Mutex
	closed bool
	open   map[net.Conn]bool
}

// Accept implements net.Listener. It fails when the listener is closed.
func (l *lines) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		conn.Close()
		return nil, net.ErrClosed
	}
	l.open[conn] = true
	l.wg.Add(1) // not from zero: the server that accepts is counted, too
	return &line{Conn: conn, from: l}, nil
}

// Close implements net.Listener; a second time it does nothing. It fails when the
// listener cannot be closed.
func (l *lines) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return nil
	}
	l.closed = true
	return l.Listener.Close()
}

// cut closes the listener and all connections.
func (l *lines) cut() error {
	err := l.Close()
	l.mu.Lock()
	defer l.mu.Unlock()
	for conn := range l.open {
		conn.Close()
	}
	return err
}

func (l *lines) port() int { return l.Addr().(*net.TCPAddr).Port }

// A line is an accepted connection. The servers close it last of all, when the
// conversation is over.
type line struct {
	net.Conn
	from *lines
	once sync.Once
}

// Close implements net.Conn. It fails when the connection was closed before.
func (c *line) Close() error {
	c.once.Do(func() {
		c.from.mu.Lock()
		delete(c.from.open, c.Conn)
		c.from.mu.Unlock()
		c.from.wg.Done()
	})
	return c.Conn.Close()
}
