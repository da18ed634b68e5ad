package mailbox_test

import (
	"fmt"
	"strings"
	"testing"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

func keeping(c *mailbox.IMAPConfig) { c.Sent = "Sent" }

// oneKept is a letter that could be kept.
var oneKept = [][]byte{[]byte("Message-ID: <a@b.test>\r\n\r\n")}

// What the server refuses is told with the folder's name, and does not hang.
func TestKeepRefused(t *testing.T) {
	t.Parallel()
	for say, wants := range map[string]string{
		"TAG NO [OVERQUOTA] full":       "keeping a letter in Sent",
		"drop":                          "keeping a letter in Sent",
		"silence":                       "deadline exceeded",
		"* BYE good night\ndrop":        "keeping a letter in Sent",
		"TAG BAD what do you mean here": "keeping a letter in Sent",
	} {
		t.Run(say, func(t *testing.T) {
			t.Parallel()
			inbox := scripted(t, imapScript(" UIDPLUS", answer{to: "APPEND", say: say}), keeping, soon)
			if err := inbox.Keep(t.Context(), oneKept); err == nil || !strings.Contains(err.Error(), wants) {
				t.Errorf("error %v, want one with %q", err, wants)
			}
		})
	}
}

// Only a folder that is not listed holds nothing. One that does not open, or is not
// read, is an error, or a turn would be resolved unseen.
func TestKeptRefused(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		to, say string
		fails   bool
	}{
		{"LIST", "TAG OK there is none", false},
		{"LIST", "TAG NO not now", true},
		{"LIST", "drop", true},
		{"SELECT", "TAG NO [NONEXISTENT] none", true}, // it was listed
		{"SELECT", "TAG NO [UNAVAILABLE] not now", true},
		{"SELECT", "TAG NO not here", true},
		{"SELECT", "drop", true},
		{"SELECT", "silence", true},
		{"FETCH", "drop", true},
		{"FETCH", "TAG NO not now", true},
		{"FETCH", "* 1 FETCH (UID 1 FLAGS (\\Seen))\nTAG OK that is all", true},
		{"FETCH", "* 1 FETCH (UID 1 BODY[HEADER.FIELDS (MESSAGE-ID)] {90}\nMessage-ID: drop", true},
	} {
		t.Run(c.to+" "+c.say, func(t *testing.T) {
			t.Parallel()
			inbox := scripted(t, imapScript("", answer{to: c.to, say: c.say}), keeping, soon)
			mark, err := inbox.Kept(t.Context(), post.Mark{}, func(id string) { t.Errorf("%s is kept", id) })
			if (err != nil) != c.fails || mark.UID != 0 {
				t.Errorf("%v, %v", mark, err)
			}
		})
	}
}

// What the server tells of a letter beside what was asked, as another reads it, hides
// no letter: it is looked at, or asked for again by the next round, which reads on from
// the same mark.
func TestKeptBesideWhatWasNotAsked(t *testing.T) {
	t.Parallel()
	const header = "Message-ID: <a@b.test>\n\n"
	asked := fmt.Sprintf("* 1 FETCH (UID 1 BODY[HEADER.FIELDS (MESSAGE-ID)] {%d}\n%s)\n", len(header)+2, header)
	const unasked = "* 1 FETCH (UID 1 FLAGS (\\Seen))\n"
	for _, say := range []string{unasked + asked, asked + unasked} {
		s := imapScript("", answer{to: "FETCH", say: say + done}, answer{to: "FETCH", say: asked + done})
		inbox := scripted(t, s, keeping)
		var ids []string
		look := func(id string) { ids = append(ids, id) }
		mark, err := inbox.Kept(t.Context(), post.Mark{}, look)
		if err != nil && mark.UID == 0 {
			s.recovers()
			mark, err = inbox.Kept(t.Context(), mark, look)
		}
		if err != nil || mark.UID != 1 || len(ids) != 1 {
			t.Errorf("%q: %q, %v, %v", say, ids, mark, err)
		}
	}
}

// Without a folder nothing is kept, and nobody is asked.
func TestNothingKept(t *testing.T) {
	t.Parallel()
	s := imapScript("")
	inbox := scripted(t, s)
	if err := inbox.Keep(t.Context(), oneKept); err != nil {
		t.Error(err)
	}
	if _, err := inbox.Kept(t.Context(), post.Mark{}, nil); err != nil || len(s.heard()) != 0 {
		t.Errorf("%v, the server heard %q", err, s.heard())
	}
}

// Letters are kept in no folder that something else is done with.
func TestFolderOfKeptLetters(t *testing.T) {
	t.Parallel()
	for _, folder := range []string{"inbox", "MACHIPOST"} {
		_, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: closedServer(t), Sent: folder})
		if err == nil || !strings.Contains(err.Error(), "sent:") {
			t.Errorf("%s: %v", folder, err)
		}
	}
}
