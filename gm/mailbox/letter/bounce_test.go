package letter_test

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

const report = "From: Mail Delivery System <MAILER-DAEMON@mx.players.test>\nContent-Type: multipart/report; report-type=delivery-status; boundary=b"

// statusPart is the part that machines read, of the fields of its recipients.
func statusPart(groups ...string) string {
	return part("message/delivery-status", "Reporting-MTA: dns; mx.players.test\n\n"+strings.Join(groups, "\n\n")+"\n")
}

var returned = part("message/rfc822", "Subject: friday\nMessage-ID: <report-1@gm.test>\n\nText with\nMessage-ID: <no@where.test>\n")

func TestBounces(t *testing.T) {
	t.Parallel()
	failed := "Final-Recipient: rfc822; ann@players.test\nAction: failed\nStatus: 5.1.1 (no such user)"
	for _, c := range []struct {
		name, header, body string
		want               *post.Bounce
	}{
		{"for good", report, part("text/plain", "Sorry") + statusPart(failed) + returned + "--b--\n", &post.Bounce{Returned: []string{"report-1@gm.test"}, Hard: true, Status: "5.1.1"}},
		{"only its header came back", report, statusPart(failed) + part("text/rfc822-headers", "Message-ID: <report-1@gm.test>\n") + "--b--\n", &post.Bounce{Returned: []string{"report-1@gm.test"}, Hard: true, Status: "5.1.1"}},
		{"nothing came back but the thread", report + "\nIn-Reply-To: <report-1@gm.test>", statusPart(failed) + "--b--\n", &post.Bounce{Returned: []string{"report-1@gm.test"}, Hard: true, Status: "5.1.1"}},
		{"delayed", report, statusPart("Action: delayed\nStatus: 4.4.1") + returned, &post.Bounce{Returned: []string{"report-1@gm.test"}, Status: "4.4.1"}},
		{"failed after delays", report, statusPart("Action: failed\nStatus: 4.4.7") + returned, &post.Bounce{Returned: []string{"report-1@gm.test"}, Status: "4.4.7"}},
		{"delayed, with a code for good", report, statusPart("Action: delayed\nStatus: 5.0.0") + returned, &post.Bounce{Returned: []string{"report-1@gm.test"}, Status: "5.0.0"}},
		{"the worst of several", report, statusPart("Action: delayed\nStatus: 4.0.0", failed, "Action: failed\nStatus: 4.2.2"), &post.Bounce{Hard: true, Status: "5.1.1"}},
		{"without an action", report, statusPart("Status: 5.2.2"), &post.Bounce{Hard: true, Status: "5.2.2"}},
		{"delivered", report, statusPart("Action: delivered\nStatus: 2.0.0"), nil},
		{"no status", report, statusPart("Action: failed"), nil},
		{"no part for machines", report, part("text/plain", "Sorry: Status: 5.1.1"), nil},
		{"no fields at all", report, part("message/delivery-status", "what?\nStatus: 5.1.1\n"), nil},
		{"broken off", report, "--b\nContent-Type: message/delivery-status\n\nReporting-MTA: x\n\nStatus: 5.1.1", &post.Bounce{Hard: true, Status: "5.1.1"}},
		{"another kind of letter", "Content-Type: multipart/mixed; boundary=b", statusPart(failed) + returned, nil},
		{"no boundary", "Content-Type: multipart/report", statusPart(failed), nil},
		{"groups without end", report, statusPart(strings.Repeat("X: y\n\n", 100_000) + failed), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := reader.Read(written(c.header, c.body))
			if !reflect.DeepEqual(got.Bounce, c.want) {
				t.Errorf("got %+v, want %+v", got.Bounce, c.want)
			}
			if c.want != nil && got.Automatic == "" {
				t.Error("it would be answered")
			}
		})
	}
}

func FuzzBounce(f *testing.F) {
	f.Add([]byte("Action: failed\r\nStatus: 5.1.1\r\n\r\n"), []byte("Message-ID: <a@b>\r\n\r\n"))
	f.Add([]byte(": \r\n\r\n\r\nStatus:5."), []byte("<>"))
	f.Add([]byte("Status: 4.(\r\n ;)\x00"), []byte(strings.Repeat("Message-ID: <a@b>\n", 2000)))
	f.Fuzz(func(t *testing.T, status, returned []byte) {
		began := time.Now()
		raw := strings.ReplaceAll(report, "\n", "\r\n") + "\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n" + string(status) +
			"\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n" + string(returned) + "\r\n--b--\r\n"
		got := letter.Reader{}.Read([]byte(raw))
		if b := got.Bounce; b != nil && (len(b.Returned) > 500 || len(b.Status) > 500 || strings.ContainsAny(b.Status, "\r\n\x00")) {
			t.Errorf("%d ids, status %q", len(b.Returned), b.Status)
		}
		if time.Since(began) > time.Second {
			t.Error("it took over a second")
		}
	})
}
