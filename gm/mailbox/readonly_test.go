package mailbox_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// A mailbox that is only read gives its letters, and nothing is changed on the
// server: they stay where they are, unread, and no folder is made.
func TestReadOnlyChangesNothing(t *testing.T) {
	t.Parallel()
	office := openOffice(t)
	imap, _ := server(office, gmAddress, "secret")
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: imap, Processed: "Processed", Sent: "Sent", ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	ann := newSMTP(t, office, annAddress, "secret")
	if err := send(t, ann, annAddress, gmAddress, []byte("From: "+annAddress+"\r\nSubject: one\r\n\r\nbuy Forest\r\n")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		var given []string
		_, err = inbox.Unread(t.Context(), post.Mark{UIDValidity: 1}, each(func(l post.Letter) error {
			given = append(given, l.Subject)
			return nil
		}))
		if err != nil || !slices.Equal(given, []string{"one"}) {
			t.Fatalf("letters %q, %v", given, err)
		}
	}
	if lie, err := left(t, office); err != nil || !slices.Equal(lie, []string{"one"}) {
		t.Errorf("%q lie there, %v", lie, err)
	}
	if _, err := inbox.Clock(t.Context()); err == nil || !strings.Contains(err.Error(), "only read") {
		t.Errorf("the clock letter: %v", err)
	}
	if err := inbox.Keep(t.Context(), [][]byte{[]byte("Message-ID: <a@b>\r\n\r\n")}); err == nil || !strings.Contains(err.Error(), "only read") {
		t.Errorf("a letter to be kept: %v", err)
	}
	mark, err := inbox.Kept(t.Context(), post.Mark{}, func(id string) { t.Errorf("%s is kept", id) })
	if err != nil || mark != (post.Mark{}) {
		t.Errorf("a folder that there is not holds nothing: %v, %v", mark, err)
	}
}

// What is said to the server asks it to keep everything as it is.
func TestReadOnlyExamines(t *testing.T) {
	t.Parallel()
	s := imapScript(" MOVE UIDPLUS", answer{to: "EXAMINE", say: "* 3 EXISTS\n* OK [UIDVALIDITY 7] x\n* OK [UIDNEXT 4] x\n" + done})
	inbox := scripted(t, s, moving, func(c *mailbox.IMAPConfig) { c.ReadOnly = true })
	if _, _, _, err := poll(t, inbox, 0); err != nil {
		t.Fatal(err)
	}
	if !s.heardAny("EXAMINE") {
		t.Errorf("no EXAMINE in %q", s.heard())
	}
	for _, line := range s.heard() {
		for _, changes := range []string{"SELECT", "CREATE", "APPEND", "STORE", "UID STORE", "COPY", "UID COPY", "MOVE", "UID MOVE", "EXPUNGE", "UID EXPUNGE"} {
			if strings.HasPrefix(line, changes) {
				t.Errorf("it said %q", line)
			}
		}
		if strings.Contains(line, "BODY[") {
			t.Errorf("it said %q, which marks the letter as read", line)
		}
	}
}
