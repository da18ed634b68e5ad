//go:build unix

package letter_test

import (
	"strings"
	"syscall"
	"testing"
	"time"
)

// Hostile letters are read within a moment, whatever is in them. The moment is one of
// the processor, which a busy machine does not make longer; it is that of the whole
// process, so nothing runs beside it.
func TestBombs(t *testing.T) {
	kB := func(n int, s string) string { return strings.Repeat(s, n<<10/len(s)) }
	for name, raw := range map[string][]byte{
		"folded lines":     written("Subject: x\n"+kB(240, " a\n")+"X: y", "x"),
		"many fields":      written(kB(240, "A: b\n")+"X: y", "x"),
		"many addresses":   written("To: "+kB(240, "a@b.test,"), "x"),
		"comments":         written("From: "+kB(240, "("), "x"),
		"encoded words":    written("Subject: "+kB(240, "=?utf-8?q?a?= "), "x"),
		"nested html":      written("Content-Type: text/html", kB(240, "<b>")),
		"quotes in html":   written("Content-Type: text/html", kB(100, "<blockquote>")+kB(100, "<br>")),
		"500 quotes":       written("Content-Type: text/html", strings.Repeat("<blockquote>", 500)+kB(200, "<br>")),
		"tables":           written("Content-Type: text/html", kB(240, "<table><tr><td>")),
		"broken tags":      written("Content-Type: text/html", kB(240, "<a b='")),
		"boundaries":       written("Content-Type: multipart/mixed; boundary=b", kB(240, "--b\n")),
		"almost a border":  written("Content-Type: multipart/mixed; boundary=b", kB(240, "--b")),
		"nested":           written(nested(3000), "x"),
		"quote characters": written("Content-Type: text/plain; format=flowed", kB(240, ">")),
		"flowed":           written("Content-Type: text/plain; format=flowed", kB(240, " \n")),
		"introductions":    written("X: y", kB(240, "On 2026 x wrote:\n> \n")),
		"half of them":     written("X: y", kB(240, "On 2026\n")),
		"rules":            written("X: y", kB(240, "_____\n\n")),
		"signatures":       written("X: y", kB(240, "Sent from my phone\n")),
		"marks":            written("X: y", kB(240, "> --- reply above this line ---\n")),
		"marks in a line":  written("X: y", "> "+kB(240, "--- reply above this line --- ")),
		"half of marks":    written("X: y", kB(240, "friday 1: --- reply above this\n")),
		"forms":            written("X: y", "From: a\nSent: b\n\n"+kB(240, "Form [friday#s3cret]\ngo 1:\n")),
		"heads":            written("X: y", kB(240, "From: a\nSent: b\n> \n")),
		"one long line":    written("X: y", "On 2026 "+kB(240, "wrote ")),
		"parameters":       written("Content-Type: text/plain"+kB(200, "; a*0=b"), "x"),
	} {
		t.Run(name, func(t *testing.T) {
			begin := processorTime(t)
			l := reader.Read(raw)
			// A bomb takes many times as long.
			if took := processorTime(t) - begin; took > 5*time.Second {
				t.Errorf("took %v", took)
			}
			if len(l.Text) > 1<<20 {
				t.Errorf("%d bytes of text", len(l.Text))
			}
		})
	}
}

// processorTime is what the processors have spent on this process.
func processorTime(t *testing.T) time.Duration {
	t.Helper()
	var spent syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &spent); err != nil {
		t.Fatal(err)
	}
	return time.Duration(spent.Utime.Nano() + spent.Stime.Nano())
}
