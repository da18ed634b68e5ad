package mailbox_test

import (
	"bufio"
	"io"
	"net"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// A script is a server that answers lines with what was written for them, and
// so misbehaves on demand.
type script struct {
	greeting string
	// answers to lines by their beginning, the first that fits. TAG stands for
	// the line's first word; "drop" cuts the line, "silence" says no more, "slow" says
	// again and again that it is still at it.
	answers []answer
	other   string // to all other lines

	mu   sync.Mutex
	said []string // lines of clients, their tags left out
	used map[int]bool
	well bool // the first answer is given no more
}

type answer struct {
	to, say string
	once    bool
	then    func() // called as the line is heard; nil for nothing
}

// serve starts the script on a port of loopback until the test ends.
func (s *script) serve(t *testing.T, tagged bool) int {
	t.Helper()
	s.used = map[int]bool{}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			t.Cleanup(func() { conn.Close() })
			wg.Go(func() { s.talk(conn, tagged) })
		}
	})
	t.Cleanup(wg.Wait)
	t.Cleanup(func() { listener.Close() })
	return listener.Addr().(*net.TCPAddr).Port
}

// talk is one conversation.
func (s *script) talk(conn net.Conn, tagged bool) {
	defer conn.Close()
	if !s.say(conn, s.greeting) {
		return
	}
	lines := bufio.NewReader(conn)
	for {
		line, err := lines.ReadString('\n')
		if err != nil || !s.takeLiteral(conn, lines, line) {
			return
		}
		tag, line := "", strings.TrimRight(line, "\r\n")
		if tagged {
			tag, line, _ = strings.Cut(line, " ")
		}
		if !s.say(conn, strings.ReplaceAll(s.answer(line), "TAG", tag)) {
			return
		}
	}
}

// takeLiteral reads the IMAP literal that a line announces at its end; it tells
// false when the conversation is over.
func (s *script) takeLiteral(conn net.Conn, lines *bufio.Reader, line string) bool {
	_, announced, found := strings.Cut(line, "{")
	if !found {
		return true
	}
	size, err := strconv.Atoi(strings.TrimRight(announced, "}+\r\n"))
	if err != nil || !s.say(conn, "+ go on") {
		return false
	}
	_, err = io.CopyN(io.Discard, lines, int64(size)+2) // and the line's end
	return err == nil
}

// say writes lines; it tells false when the conversation is over.
func (s *script) say(conn net.Conn, words string) bool {
	before, drop := strings.CutSuffix(words, "drop")
	before, silent := strings.CutSuffix(before, "silence")
	before, slow := strings.CutSuffix(before, "slow")
	if before != "" {
		if _, err := conn.Write([]byte(strings.ReplaceAll(before, "\n", "\r\n") + "\r\n")); err != nil {
			return false
		}
	}
	for slow {
		if _, err := conn.Write([]byte("* OK still at it\r\n")); err != nil {
			return false // the client gave up
		}
	}
	if silent {
		_, _ = io.Copy(io.Discard, conn) // until the client gives up
		return false
	}
	return !drop
}

func (s *script) answer(line string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.said = append(s.said, line)
	for i, a := range s.answers {
		if s.well && i == 0 {
			continue
		}
		if strings.HasPrefix(line, a.to) && !(a.once && s.used[i]) {
			s.used[i] = true
			if a.then != nil {
				a.then()
			}
			return a.say
		}
	}
	return s.other
}

// recovers has the server give its first answer, the sick one, no more.
func (s *script) recovers() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.well = true
}

// heard returns the lines that clients said.
func (s *script) heard() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.said...)
}

// heardAny tells whether a client said a line that begins so.
func (s *script) heardAny(beginning string) bool {
	for _, line := range s.heard() {
		if strings.HasPrefix(line, beginning) {
			return true
		}
	}
	return false
}
