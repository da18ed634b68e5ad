package mailbox_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

const (
	small = "From: ann@players.test\r\n\r\nbuy Forest\r\n"
	date  = `INTERNALDATE "01-Mar-2026 12:00:00 +0000"`
)

// listed and body are FETCH answers as a server should give them.
func listed(uid int) string {
	return fmt.Sprintf("* %d FETCH (UID %d %s RFC822.SIZE %d)\n", uid, uid, date, len(small))
}

func body(uid int) string {
	return fmt.Sprintf("* %d FETCH (UID %d BODY[] {%d}\n%s)\n", uid, uid, len(small), strings.ReplaceAll(small, "\r\n", "\n"))
}

const done = "TAG OK done"

// imapScript is a server with letters 1 to 3, all well but for the answers that
// are put first.
func imapScript(caps string, first ...answer) *script {
	return &script{
		greeting: "* OK [CAPABILITY IMAP4rev1" + caps + "] hello",
		answers: append(first, []answer{
			{to: "CAPABILITY", say: "* CAPABILITY IMAP4rev1" + caps + "\n" + done},
			{to: "SELECT", say: "* 3 EXISTS\n* OK [UIDVALIDITY 7] x\n* OK [UIDNEXT 4] x\n" + done},
			{to: "UID FETCH 2:*", say: listed(2) + listed(3) + done},
			{to: "UID FETCH 3:*", say: listed(3) + done},
			{to: "UID FETCH 1:*", say: listed(3) + listed(1) + listed(2) + done},
			{to: "UID FETCH 4:*", say: listed(3) + done}, // RFC 3501, 6.4.8
			{to: "UID FETCH 1 (UID BODY", say: body(1) + done},
			{to: "UID FETCH 2 (UID BODY", say: body(2) + done},
			{to: "UID FETCH 3 (UID BODY", say: body(3) + done},
			{to: "UID FETCH 1 (UID ", say: listed(1) + done},
			{to: "UID FETCH 2 (UID ", say: listed(2) + done},
			{to: "UID FETCH 3 (UID ", say: listed(3) + done},
			{to: "UID SEARCH UID 1", say: "* SEARCH 1\n" + done},
			{to: "UID SEARCH UID 2", say: "* SEARCH 2\n" + done},
			{to: "UID SEARCH UID 3", say: "* SEARCH 3\n" + done},
			{to: "LIST", say: "* LIST () \"/\" Sent\n" + done},
			{to: "LOGOUT", say: "* BYE bye\n" + done},
		}...),
		other: done,
	}
}

// scripted returns an inbox on a script.
func scripted(t *testing.T, s *script, change ...func(*mailbox.IMAPConfig)) *mailbox.IMAP {
	t.Helper()
	config := mailbox.IMAPConfig{Server: mailbox.Server{
		Host: "127.0.0.1", Port: s.serve(t, true), Security: mailbox.Plain, User: "gm",
		Password: func() (string, error) { return "s3cret", nil },
	}}
	for _, c := range change {
		c(&config)
	}
	inbox, err := mailbox.NewIMAP(config)
	if err != nil {
		t.Fatal(err)
	}
	return inbox
}

// soon is a client that is impatient.
func soon(c *mailbox.IMAPConfig) { c.Timeout = impatience }

func moving(c *mailbox.IMAPConfig) { c.Processed = "Processed" }
func tiny(c *mailbox.IMAPConfig)   { c.Limit = 10 }

// poll returns the UIDs that were given, those that were left out among them as
// negative numbers, and why these were.
func poll(t *testing.T, inbox post.Inbox, from uint32) (uids []int, why string, mark post.Mark, err error) {
	mark, err = inbox.Unread(t.Context(), post.Mark{UIDValidity: 7, UID: from}, each(func(l post.Letter) error {
		uid := int(l.Mark.UID)
		if l.LeftOut != "" {
			uid, why = -uid, l.LeftOut
		}
		uids = append(uids, uid)
		return nil
	}))
	return uids, why, mark, err
}

// each makes a function that takes letters of one that takes a letter.
func each(take func(post.Letter) error) func([]post.Letter) error {
	return func(letters []post.Letter) error {
		for _, l := range letters {
			if err := take(l); err != nil {
				return err
			}
		}
		return nil
	}
}

// gone is a server that has lost a letter meanwhile.
const gone = "* SEARCH\n" + done

func TestPollOfOddServers(t *testing.T) {
	t.Parallel()
	all, withoutTwo := []int{1, 2, 3}, []int{1, -2, 3}
	for _, c := range []struct {
		name  string
		first []answer
		from  uint32
		uids  []int
		mark  uint32
		why   string // part of why a letter was left out; "" = none was
		fault string // part of the error; "" = none
	}{
		{name: "ascending, whatever the order of the list", uids: all, mark: 3},
		{name: "n:* gives the last letter again", from: 3, mark: 3},
		{name: "an empty body is left out, and the mark passes it",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* 2 FETCH (UID 2 BODY[] \"\")\n" + done}},
			uids:  withoutTwo, mark: 3, why: "the server gave no body"},
		{name: "a nil body is left out",
			first: []answer{{to: "UID FETCH 1 (UID BODY", say: "* 1 FETCH (UID 1 BODY[] NIL)\n" + done}},
			uids:  []int{-1, 2, 3}, mark: 3, why: "no body"},
		{name: "an absent answer is left out",
			first: []answer{{to: "UID FETCH 3 (UID BODY", say: done}},
			uids:  []int{1, 2, -3}, mark: 3, why: "no body"},
		{name: "an absent answer that comes the second time",
			first: []answer{{to: "UID FETCH 3 (UID BODY", say: done, once: true}},
			uids:  all, mark: 3},
		{name: "a letter that is gone meanwhile is passed",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: done}, {to: "UID SEARCH UID 2", say: gone}},
			uids:  []int{1, 3}, mark: 3},
		{name: "the last one, too",
			first: []answer{{to: "UID FETCH 3 (UID BODY", say: "TAG NO [EXPUNGEISSUED] gone"}, {to: "UID SEARCH UID 3", say: "* 3 EXPUNGE\n" + gone}},
			uids:  []int{1, 2}, mark: 3},
		{name: "an unasked FETCH in front of the body, once",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* 2 FETCH (UID 2 FLAGS (\\Seen))\n" + body(2) + done, once: true}},
			uids:  all, mark: 3},
		{name: "an unasked FETCH in front of the body, ever again",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* 2 FETCH (UID 2 FLAGS (\\Seen))\n" + body(2) + done}},
			uids:  withoutTwo, mark: 3, why: "no body"},
		{name: "an unasked FETCH in front of the size",
			first: []answer{{to: "UID FETCH 1:*", say: "* 1 FETCH (UID 1 FLAGS ())\n" + listed(1) + listed(2) + listed(3) + done}},
			uids:  all, mark: 3},
		{name: "a size that is never told",
			first: []answer{{to: "UID FETCH 1:*", say: "* 1 FETCH (UID 1)\n" + listed(2) + listed(3) + done}, {to: "UID FETCH 1 (UID ", say: "* 1 FETCH (UID 1)\n" + done}},
			uids:  []int{-1, 2, 3}, mark: 3, why: "told no size"},
		{name: "an unasked FETCH of another letter is passed over",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* 9 FETCH (UID 9 FLAGS ())\n" + body(2) + done}},
			uids:  all, mark: 3},
		{name: "a letter that the server refuses",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "TAG NO cannot read it"}},
			uids:  withoutTwo, mark: 3, why: "NO cannot read it"},
		{name: "a UIDNEXT below the mark: numbers were reused", from: 9, uids: all, mark: 3},
		{name: "a line that is cut in a body each time",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* 2 FETCH (UID 2 BODY[] {40}\nFrom: drop"}},
			uids:  withoutTwo, mark: 3, why: "fetching letter 2"},
		{name: "garbage",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* 2 FETCH )(\x01"}},
			uids:  withoutTwo, mark: 3, why: "fetching letter 2"},
		{name: "a good-bye, and the server is back at once",
			first: []answer{{to: "UID FETCH 2 (UID BODY", say: "* BYE going down\ndrop"}},
			uids:  withoutTwo, mark: 3, why: "fetching letter 2"},
		{name: "a good-bye, and the server is not back",
			first: []answer{{to: "LOGIN", say: done, once: true}, {to: "LOGIN", say: "TAG NO [UNAVAILABLE] later"}, {to: "UID FETCH 2 (UID BODY", say: "* BYE going down\ndrop"}},
			uids:  []int{1}, mark: 1, fault: "fetching letter 2"},
		{name: "a mailbox that is renumbered meanwhile",
			first: []answer{{to: "SELECT", say: "* 3 EXISTS\n* OK [UIDVALIDITY 7] x\n* OK [UIDNEXT 4] x\n" + done, once: true},
				{to: "SELECT", say: "* 3 EXISTS\n* OK [UIDVALIDITY 8] x\n* OK [UIDNEXT 4] x\n" + done}, {to: "UID FETCH 2 (UID BODY", say: "drop"}},
			uids: []int{1}, mark: 1, fault: "renumbered"},
		{name: "a refused list",
			first: []answer{{to: "UID FETCH 1:*", say: "TAG NO not now"}}, fault: "listing letters"},
		{name: "an empty letter is told, not waited for",
			first: []answer{{to: "UID FETCH 3:*", say: "* 3 FETCH (UID 3 " + date + " RFC822.SIZE 0)\n" + done}},
			from:  2, uids: []int{3}, mark: 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			uids, why, mark, err := poll(t, scripted(t, imapScript("", c.first...)), c.from)
			if !slices.Equal(uids, c.uids) || mark != (post.Mark{UIDValidity: 7, UID: c.mark}) {
				t.Errorf("gave %v, mark %v; want %v, mark %d", uids, mark, c.uids, c.mark)
			}
			if (why == "") != (c.why == "") || !strings.Contains(why, c.why) {
				t.Errorf("left out for %q, want %q", why, c.why)
			}
			if (err == nil) != (c.fault == "") || err != nil && !strings.Contains(err.Error(), c.fault) {
				t.Errorf("error %v, want %q", err, c.fault)
			}
		})
	}
}

func TestPollOfBigLetters(t *testing.T) {
	t.Parallel()
	head := "From: ann@players.test\nSubject: big\n\n"
	size := len(head) + strings.Count(head, "\n")
	s := imapScript("", answer{to: "UID FETCH 3 (UID BODY.PEEK[HEADER]<0.65536>)",
		say: fmt.Sprintf("* 3 FETCH (UID 3 BODY[HEADER]<0> {%d}\n%s)\n", size, head) + done})
	var got []post.Letter
	_, err := scripted(t, s, tiny).Unread(t.Context(), post.Mark{UIDValidity: 7, UID: 2}, each(func(l post.Letter) error {
		got = append(got, l)
		return nil
	}))
	if err != nil || len(got) != 1 {
		t.Fatal(got, err)
	}
	if l := got[0]; l.Raw != nil || l.Subject != "big" || l.Unreadable == "" || len(l.From) != 1 {
		t.Errorf("letter %+v", l)
	}
}

// A server may tell too small a size; the body is then cut off at the limit.
func TestPollOfUnderstatedSize(t *testing.T) {
	t.Parallel()
	s := imapScript("", answer{to: "UID FETCH 3:*", say: "* 3 FETCH (UID 3 " + date + " RFC822.SIZE 5)\n" + done})
	var got []post.Letter
	mark, err := scripted(t, s, tiny).Unread(t.Context(), post.Mark{UIDValidity: 7, UID: 2}, each(func(l post.Letter) error {
		got = append(got, l)
		return nil
	}))
	if err != nil || len(got) != 1 || got[0].Raw != nil || got[0].Unreadable == "" || mark.UID != 3 {
		t.Fatal(got, mark, err)
	}
}

func TestMoveUsesWhatTheServerHas(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		caps        string
		first       []answer
		want, never []string
	}{
		{" MOVE UIDPLUS", nil, []string{`UID MOVE 3 "Processed"`}, []string{"UID COPY", "UID STORE"}},
		{" UIDPLUS", nil, []string{`UID COPY 3 "Processed"`, `UID STORE 3 +FLAGS.SILENT (\Deleted)`, "UID EXPUNGE 3"}, []string{"UID MOVE", "EXPUNGE"}},
		{" UIDPLUS", []answer{{to: "UID COPY", say: "TAG NO full"}}, []string{"UID COPY"}, []string{"UID STORE", "UID EXPUNGE"}},
		{"", nil, []string{"UID STORE 3 +FLAGS.SILENT (machipost-done)"}, []string{"UID MOVE", "UID COPY", "EXPUNGE", "UID EXPUNGE"}},
		{" MOVE", []answer{{to: "UID MOVE", say: "TAG NO full"}}, []string{"UID MOVE"}, []string{"UID COPY", "UID STORE"}},
	} {
		s := imapScript(c.caps, c.first...)
		if _, _, mark, err := poll(t, scripted(t, s, moving), 2); err != nil || mark.UID != 3 {
			t.Errorf("caps %q: a move that fails is not the poll's fault: %v, %v", c.caps, mark, err)
		}
		for _, line := range c.want {
			if !s.heardAny(line) {
				t.Errorf("caps %q: said %q, not %q", c.caps, s.heard(), line)
			}
		}
		for _, line := range c.never {
			if s.heardAny(line) {
				t.Errorf("caps %q: said %q, and %q", c.caps, s.heard(), line)
			}
		}
	}
}

// R5: each command in turn gets no answer, a cut line, or a refusal. The poll ends, and
// the next one, once the server is well again, hands over all that this one did not.
func TestPollOfSickServers(t *testing.T) {
	t.Parallel()
	for _, verb := range []string{"LOGIN", "CAPABILITY", "SELECT", "UID FETCH 1:*", "UID FETCH 1:3 (UID BODY", "UID FETCH 2 (UID BODY", "CREATE", "UID MOVE", "LOGOUT"} {
		for _, say := range []string{"silence", "slow", "drop", "* garbage (", "* BYE going\ndrop", "TAG NO no", "TAG BAD bad"} {
			t.Run(verb+"/"+say, func(t *testing.T) {
				t.Parallel()
				s := imapScript(" MOVE", answer{to: verb, say: say})
				if verb == "CAPABILITY" {
					s.greeting = "* OK hello"
				}
				ways := []func(*mailbox.IMAPConfig){moving}
				if say == "silence" || say == "slow" {
					ways = append(ways, soon)
				}
				inbox := scripted(t, s, ways...)
				uids, _, mark, _ := poll(t, inbox, 0)
				if n := int(mark.UID); n != 0 && !slices.Contains(uids, n) && !slices.Contains(uids, -n) {
					t.Errorf("mark %v is behind a letter that was not filed: %v", mark, uids)
				}
				s.recovers()
				var want []int
				for uid := int(mark.UID) + 1; uid <= 3; uid++ {
					want = append(want, uid)
				}
				if more, why, mark, err := poll(t, inbox, mark.UID); err != nil || mark.UID != 3 || !slices.Equal(more, want) {
					t.Errorf("the next poll gives %v, want %v: %q, %v, mark %v", more, want, why, err, mark)
				}
			})
		}
	}
}

// The timeout holds also where the script goes silent, and the error names the
// server.
func TestSilence(t *testing.T) {
	t.Parallel()
	for _, verb := range []string{"LOGIN", "SELECT", "UID FETCH 1:*"} {
		_, _, _, err := poll(t, scripted(t, imapScript("", answer{to: verb, say: "silence"}), soon), 0)
		if !errors.Is(err, context.DeadlineExceeded) || !strings.Contains(err.Error(), "imap 127.0.0.1:") {
			t.Errorf("%s: error %v", verb, err)
		}
	}
	quiet := &script{greeting: "silence"}
	if _, _, _, err := poll(t, scripted(t, quiet, soon), 0); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("no greeting: error %v", err)
	}
}

func TestLoginRefused(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		say     string
		account bool
	}{
		{"TAG NO [AUTHENTICATIONFAILED] wrong: s3cret", true},
		{"TAG NO wrong", true},
		{"TAG NO [PRIVACYREQUIRED] not in the clear", true},
		{"TAG BAD what?", true},
		{"TAG NO [UNAVAILABLE] the password server is down", false},
		{"TAG NO [INUSE] too many connections", false},
	} {
		_, _, _, err := poll(t, scripted(t, imapScript("", answer{to: "LOGIN", say: c.say})), 0)
		if account := new(post.AccountError); errors.As(err, &account) != c.account {
			t.Errorf("%s: error %v; an account error: %v", c.say, err, c.account)
		}
		if err == nil || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%s: error %v tells the password, or nothing", c.say, err)
		}
	}
	_, _, _, err := poll(t, scripted(t, imapScript("", answer{to: "SELECT", say: "TAG NO [NONEXISTENT] no such"})), 0)
	if account := new(post.AccountError); !errors.As(err, &account) {
		t.Errorf("no such folder: error %v", err)
	}
}

// beforeClock is Clock's folder before its letter is there.
var beforeClock = answer{to: "SELECT", say: "* 2 EXISTS\n* OK [UIDVALIDITY 7] x\n* OK [UIDNEXT 3] x\n" + done, once: true}

func TestClockOfOddServers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		first []answer
		fault string
	}{
		{"no folder to be had", []answer{{to: "APPEND", say: "TAG NO [TRYCREATE] no folder"}}, "asking the time"},
		{"the letter is gone", []answer{{to: "SELECT", say: "* 0 EXISTS\n* OK [UIDVALIDITY 7] x\n" + done}}, "the letter is not there"},
		{"no date", []answer{beforeClock, {to: "FETCH", say: "* 3 FETCH (UID 3)\n" + done}}, "told no date"},
		{"silence", []answer{{to: "APPEND", say: "silence"}}, "asking the time"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			wrong := facing(c.first[0].say, func(timeout time.Duration) string {
				inbox := scripted(t, imapScript("", c.first...), func(c *mailbox.IMAPConfig) { c.Timeout = timeout })
				if _, err := inbox.Clock(t.Context()); err == nil || !strings.Contains(err.Error(), c.fault) {
					return fmt.Sprintf("error %v, want %q", err, c.fault)
				}
				return ""
			})
			if wrong != "" {
				t.Error(wrong)
			}
		})
	}
}

// A server without IDLE is waited at until the context ends.
func TestWaitWithoutIdle(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	s := imapScript("")
	if err := scripted(t, s).Wait(ctx); err != nil || s.heardAny("IDLE") {
		t.Errorf("error %v, said %q", err, s.heard())
	}
}

// A connection that is lost while idling is told, so that the caller can wait
// before it tries again.
func TestWaitTellsALostLine(t *testing.T) {
	t.Parallel()
	s := imapScript(" IDLE", answer{to: "IDLE", say: "+ idling\n* BYE going\ndrop"})
	if err := scripted(t, s).Wait(t.Context()); err == nil {
		t.Error("no error")
	}
}

func TestIMAPSettings(t *testing.T) {
	t.Parallel()
	good := mailbox.Server{Host: "mail.example.org", Port: 993, Security: mailbox.TLS, User: "gm", Password: func() (string, error) { return "", nil }}
	for _, c := range []struct {
		change func(*mailbox.Server)
		fault  string
	}{
		{func(*mailbox.Server) {}, ""},
		{func(s *mailbox.Server) { s.Host = "" }, "host"},
		{func(s *mailbox.Server) { s.Port = 0 }, "port"},
		{func(s *mailbox.Server) { s.Port = 70000 }, "port"},
		{func(s *mailbox.Server) { s.Password = nil }, "password"},
		{func(s *mailbox.Server) { s.User = "" }, "user"},
		{func(s *mailbox.Server) { s.Security = "ssl" }, "security"},
		{func(s *mailbox.Server) { s.Security = mailbox.Plain }, "security"},
		{func(s *mailbox.Server) { s.Security, s.Host = mailbox.Plain, "192.168.1.1" }, "security"},
		{func(s *mailbox.Server) { s.Security, s.Host = mailbox.Plain, "127.0.0.1" }, ""},
		{func(s *mailbox.Server) { s.Security, s.Host = mailbox.Plain, "::1" }, ""},
		{func(s *mailbox.Server) { s.Security, s.Host = mailbox.Plain, "localhost" }, ""},
		{func(s *mailbox.Server) { s.Security, s.Host = mailbox.Plain, "localhost.example.org" }, "security"},
	} {
		server := good
		c.change(&server)
		_, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
		if (err == nil) != (c.fault == "") || err != nil && !strings.Contains(err.Error(), c.fault+":") {
			t.Errorf("%+v: error %v, want %q", server.Host, err, c.fault)
		}
	}
}

func TestIMAPFolders(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ folder, processed, clock, fault string }{
		{"", "Done", "clock", ""},
		{"Games", "INBOX", "", ""},
		{"", "inbox", "", "processed:"},
		{"Games", "Games", "", "processed:"},
		{"Games", "Done", "Games", "clock folder:"},
		{"Games", "Done", "Done", "clock folder:"},
		{"Games", "Done", "Inbox", "clock folder:"},
	} {
		_, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: closedServer(t), Folder: c.folder, Processed: c.processed, ClockFolder: c.clock})
		if (err == nil) != (c.fault == "") || err != nil && !strings.Contains(err.Error(), c.fault) {
			t.Errorf("%+v: error %v", c, err)
		}
	}
}

// A first start on a server that tells no UIDNEXT lists the letters instead.
func TestFirstStartWithoutUIDNext(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		letters string
		want    post.Mark
	}{
		{"3", post.Mark{UIDValidity: 7, UID: 3}},
		{"0", post.Mark{UIDValidity: 7}},
	} {
		s := imapScript("", answer{to: "SELECT", say: "* " + c.letters + " EXISTS\n* OK [UIDVALIDITY 7] x\n" + done})
		mark, err := scripted(t, s).Unread(t.Context(), post.Mark{}, nil)
		if err != nil || mark != c.want {
			t.Errorf("%s letters: mark %v, error %v", c.letters, mark, err)
		}
	}
}

// Clock removes its own letter and no other.
func TestClockCleansUp(t *testing.T) {
	t.Parallel()
	for caps, want := range map[string]string{"": "EXPUNGE", " UIDPLUS": "UID EXPUNGE 3"} {
		s := imapScript(caps, beforeClock, answer{to: "FETCH 3 ", say: listed(3) + done})
		at, err := scripted(t, s).Clock(t.Context())
		if err != nil || !at.Equal(noon()) {
			t.Errorf("clock %v, error %v", at, err)
		}
		if !s.heardAny(`UID STORE 3 +FLAGS.SILENT (\Deleted)`) || !s.heardAny(want) || !s.heardAny(`APPEND "machipost"`) {
			t.Errorf("caps %q: said %q", caps, s.heard())
		}
	}
}

// A letter of Clock's that another process took for its own is no fault: it is asked
// again.
func TestClockBesideAnother(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, caps string
		first      []answer
	}{
		{"the folder is empty again", "", []answer{
			beforeClock, {to: "SELECT", say: "* 0 EXISTS\n* OK [UIDVALIDITY 7] x\n" + done, once: true}, beforeClock,
		}},
		{"an old letter is the newest again", "", []answer{
			beforeClock, {to: "SELECT", say: "* 2 EXISTS\n* OK [UIDVALIDITY 7] x\n" + done, once: true}, {to: "FETCH 2 ", say: listed(2) + done}, beforeClock,
		}},
		{"its UID is gone", " UIDPLUS", []answer{
			{to: "APPEND", say: "TAG OK [APPENDUID 7 3] done"}, {to: "UID FETCH 3 ", say: done, once: true},
		}},
		{"another letter is the newest", " UIDPLUS", []answer{
			{to: "SELECT", say: "* 9 EXISTS\n* OK [UIDVALIDITY 7] x\n" + done}, {to: "APPEND", say: "TAG OK [APPENDUID 7 3] done"},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := imapScript(c.caps, append(c.first, answer{to: "FETCH 3 ", say: listed(3) + done}, answer{to: "UID FETCH 3 ", say: listed(3) + done})...)
			at, err := scripted(t, s).Clock(t.Context())
			if err != nil || !at.Equal(noon()) || !s.heardAny(`UID STORE 3 +FLAGS.SILENT (\Deleted)`) || s.heardAny("UID STORE 2 ") {
				t.Errorf("clock %v, error %v, said %q", at, err, s.heard())
			}
		})
	}
}

func TestPasswordFails(t *testing.T) {
	t.Parallel()
	locked := errors.New("the key ring is locked")
	server := closedServer(t)
	server.Password = func() (string, error) { return "", locked }
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := inbox.Unread(t.Context(), post.Mark{}, nil); !errors.Is(err, locked) {
		t.Errorf("imap: error %v", err)
	}
	postman := mustSMTP(t, mailbox.SMTPConfig{Server: server})
	if err := send(t, postman, gmAddress, annAddress, nil); !errors.Is(err, locked) {
		t.Errorf("smtp: error %v", err)
	}
}
