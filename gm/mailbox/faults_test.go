package mailbox_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"machipost/gm/post"
)

// faulty are the verbs of a delivery of three letters, and what each fault at
// the second letter, or at the connection, does to the three: "none" tried, or a
// verdict each.
var faulty = []struct {
	verb, well                          string // how it is answered to the first letter
	passing, forGood, drop, mute, noise string
}{
	{"greeting", "", "none", "none", "none", "none", "none"},
	{"EHLO", "", "none", "none", "none", "none", "none"},
	{"AUTH", "", "none", "none", "none", "none", "none"},
	{"MAIL", "250 ok", "ok passing ok", "ok permanent ok", "ok lost ok", "ok lost ok", "ok lost ok"},
	{"RCPT", "250 ok", "ok passing ok", "ok permanent ok", "ok lost ok", "ok lost ok", "ok lost ok"},
	{"DATA", "354 go on", "ok passing ok", "ok permanent ok", "ok lost ok", "ok lost ok", "ok lost ok"},
	{".", "250 taken", "ok passing ok", "ok permanent ok", "ok uncertain ok", "ok uncertain ok", "ok uncertain ok"},
	{"QUIT", "", "ok ok ok", "ok ok ok", "ok ok ok", "ok ok ok", "ok ok ok"},
}

// Eight verbs, five faults: a letter that was not taken is told so, one that may
// have been is told so too, and sent again it arrives; nobody else's is the
// worse.
func TestDeliverFaultTable(t *testing.T) {
	t.Parallel()
	for _, row := range faulty {
		for _, fault := range []struct{ name, say, want string }{
			{"4yz", "451 4.3.0 later", row.passing},
			{"5yz", "554 5.3.0 never", row.forGood},
			{"drop", "drop", row.drop},
			{"silence", "silence", row.mute},
			{"garbage", "\x00\xff gibberish", row.noise},
		} {
			t.Run(row.verb+"/"+fault.name, func(t *testing.T) {
				t.Parallel()
				wrong := facing(fault.say, func(timeout time.Duration) string {
					sick := sickServer(row.verb, row.well, fault.say)
					told, err := deliver(t.Context(), sending(t, sick, within(timeout)))
					if have := verdicts(told); have != fault.want || (err != nil) != (have == "none") {
						return fmt.Sprintf("told %q, error %v; want %s; said %q", have, err, fault.want, sick.heard())
					}
					return ""
				})
				if wrong != "" {
					t.Fatal(wrong)
				}
				again, err := deliver(t.Context(), sending(t, smtpScript()))
				if have := verdicts(again); have != "ok ok ok" || err != nil {
					t.Errorf("afterwards told %q, error %v", have, err)
				}
			})
		}
	}
}

// sickServer answers a verb wrongly, to the second letter if it has an answer
// for the first.
func sickServer(verb, well, say string) *script {
	answers := []answer{{to: verb, say: say, once: true}}
	switch {
	case verb == "greeting":
		sick := smtpScript()
		sick.greeting = say
		return sick
	case well != "":
		answers = append([]answer{{to: verb, say: well, once: true}}, answers...)
	case verb != "QUIT":
		answers[0].once = false
	}
	return smtpScript(answers...)
}

// verdicts writes what was told of the letters on one line.
func verdicts(told []*post.Refusal) string {
	if len(told) == 0 {
		return "none"
	}
	var all []string
	for _, r := range told {
		all = append(all, verdict(r))
	}
	return strings.Join(all, " ")
}

// How many faults there are is part of the promise.
func TestFaultTableIsWhole(t *testing.T) {
	t.Parallel()
	if got := fmt.Sprint(len(faulty)); got != "8" {
		t.Errorf("%s verbs, want 8", got)
	}
}
