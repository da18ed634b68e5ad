package main

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// What a stranger writes acts on no terminal, in no list, and breaks no table; as
// JSON it comes out as it was.
func TestHostileLettersInTheBoxes(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	d.send("From: \"\x1b[2J\" <ann@example.org>\r\nSubject: =?utf-8?q?a=1B[2J=E2=80=AEb_=C2=9B31m_=09c?=\r\n" +
		"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\none=1B[2Jtwo=E2=80=AEthree\r\nfour=F0=93=90=B0\r\n")
	d.must("run")
	var letters []struct{ Subject string }
	if err := json.Unmarshal([]byte(d.must("letter list --state all --json")), &letters); err != nil || len(letters) < 2 {
		t.Fatalf("%d letters, %v", len(letters), err)
	}
	hostile := letters[0]
	for _, line := range []string{"letter list --state all", "letter list --state all --json", "letter show ID", "letter show ID --json", "outbox list --state all", "outbox list --state all --json"} {
		out := d.must(strings.ReplaceAll(line, "ID", "3"))
		if at := strings.IndexFunc(out, acts); at >= 0 {
			t.Errorf("%s: acts at %d: %q", line, at, out)
		}
	}
	if !strings.Contains(hostile.Subject, "\u202e") {
		t.Errorf("subject %q has lost what was in it", hostile.Subject)
	}
	var whole struct{ Text string }
	if err := json.Unmarshal([]byte(d.must("letter show 3 --json")), &whole); err != nil || !strings.HasSuffix(whole.Text, "four\U00013430") {
		t.Errorf("text %q, %v", whole.Text, err)
	}
	if rows := strings.Count(d.must("letter list --state all"), "\n"); rows != len(letters)+1 {
		t.Errorf("%d rows for %d letters", rows, len(letters))
	}
}

// Raw is the letter as it came.
func TestRawLetter(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	raw := d.must("letter show 1 --raw")
	if !strings.Contains(raw, "\r\nSubject: orders [friday#x]\r\n") || !strings.HasSuffix(raw, "\r\n\r\nbuy Forest\r\n") {
		t.Errorf("raw %q", raw)
	}
	if shown := d.must("letter show 1"); strings.Contains(shown, "#x") || !strings.Contains(shown, "orders [friday]") {
		t.Errorf("shown is %q", shown)
	}
	var whole struct{ Raw []byte }
	if err := json.Unmarshal([]byte(d.must("letter show 1 --raw --json")), &whole); err != nil || string(whole.Raw) != raw {
		t.Errorf("in JSON %q, %v", whole.Raw, err)
	}
}

// Of a letter whose time is over is told when it was emptied.
func TestEmptiedLettersSaySo(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	d.send("From: zoe@elsewhere.example\r\nSubject: quokka\r\n\r\nAre there quokkas?\r\n")
	d.must("run")
	id := d.letterFrom("zoe@elsewhere.example")
	if shown := d.must("letter show " + id); !strings.Contains(shown, "Are there quokkas?") {
		t.Fatal(shown)
	}
	d.clock = d.clock.Add(366 * 24 * time.Hour)
	d.must("run")
	const why = "was removed on 2027-12-0"
	if shown := d.must("letter show " + id); strings.Contains(shown, "quokka") || !strings.Contains(shown, "zoe@elsewhere.example") || !strings.Contains(shown, why) {
		t.Error(shown)
	}
	for _, line := range []string{"letter show " + id + " --raw", "letter requeue " + id} {
		if _, complaint, status := d.run(line); status != 1 || !strings.Contains(complaint, why) || !strings.Contains(complaint, "keep_letters") {
			t.Errorf("%s: status %d, %s", line, status, complaint)
		}
	}
}

// letterFrom is the ID of the newest letter from an address.
func (d *desk) letterFrom(address string) string {
	d.Helper()
	var letters []struct {
		ID   int64
		From []string
	}
	if err := json.Unmarshal([]byte(d.must("letter list --state all --json")), &letters); err != nil {
		d.Fatal(err)
	}
	for _, l := range letters {
		if slices.Contains(l.From, address) {
			return strconv.FormatInt(l.ID, 10)
		}
	}
	d.Fatalf("no letter from %s: %+v", address, letters)
	return ""
}
