package conformance

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"machipost/gm/post"
)

func firstStart(v *visit) {
	v.post("old 1")
	v.post("old 2")
	mark := v.start()
	if mark.UIDValidity == 0 {
		v.Fatal("a mark without UIDVALIDITY would be a first start again")
	}
	v.post("new")
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "new")
}

func oldestFirst(v *visit) {
	mark := v.start()
	for _, subject := range []string{"one", "two", "three"} {
		v.post(subject)
	}
	letters, next := v.read(v.Inbox, mark)
	v.expect(letters, "one", "two", "three")
	last := mark
	for _, l := range letters {
		if l.Mark.UIDValidity != mark.UIDValidity || l.Mark.UID <= last.UID {
			v.Errorf("letter %q: mark %v after %v", l.Subject, l.Mark, last)
		}
		last = l.Mark
	}
	if next != last {
		v.Errorf("poll returned %v, want the last letter's %v", next, last)
	}
}

func doneWith(v *visit) {
	mark := v.start()
	v.post("one")
	_, mark = v.read(v.Inbox, mark)
	letters, again := v.read(v.Inbox, mark)
	v.expect(letters)
	if again != mark {
		v.Errorf("an empty poll returned %v, want %v", again, mark)
	}
	v.post("two")
	letters, _ = v.read(v.Inbox, mark)
	v.expect(letters, "two")
}

func fileFails(v *visit) {
	mark := v.start()
	for _, subject := range []string{"one", "two", "three"} {
		v.post(subject)
	}
	got, err := v.Inbox.Unread(v.ctx, mark, each(func(l post.Letter) error {
		if l.Subject == "two" {
			return errFull
		}
		return nil
	}))
	if !errors.Is(err, errFull) {
		v.Fatalf("error %v, want file's", err)
	}
	if got != mark {
		v.Errorf("mark %v, want that of the letter before, %v", got, mark)
	}
	letters, _ := v.read(v.Inbox, got)
	v.expect(letters, "one", "two", "three")
}

// tooMuch posts more than is handed over at a time, and returns the subjects. There is
// nothing in it to be read, which takes its time.
func (v *visit) tooMuch() (subjects []string) {
	v.Helper()
	const line = "ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ\r\n"
	body := strings.Repeat(line, (post.MaxLetter-4096)/len(line))
	for n := range post.MaxBatchBytes/len(body) + 1 {
		subject := fmt.Sprintf("long %d", n)
		raw := fmt.Sprintf("From: <%s>\r\nTo: %s\r\nSubject: %s\r\nContent-Type: application/octet-stream\r\n\r\n%s", v.Player, v.GM, subject, body)
		if err := v.Post(v.Player, v.GM, []byte(raw)); err != nil {
			v.Fatal(err)
		}
		subjects = append(subjects, subject)
	}
	return subjects
}

func someAtATime(v *visit) {
	mark := v.start()
	subjects := v.tooMuch()
	var batches, sizes []int
	var given []post.Letter
	var first post.Mark
	mark, err := v.Inbox.Unread(v.ctx, mark, func(some []post.Letter) error {
		if len(batches) == 1 {
			return errFull
		}
		size := 0
		for _, l := range some {
			size += len(l.Raw)
			first = l.Mark
		}
		batches, sizes, given = append(batches, len(some)), append(sizes, size), append(given, some...)
		return nil
	})
	if !errors.Is(err, errFull) {
		v.Fatalf("error %v, want file's of the second time", err)
	}
	if n := batches[0]; n < 2 || n > post.MaxBatch || n == len(subjects) || sizes[0] > post.MaxBatchBytes {
		v.Errorf("%d letters were handed over, with %d bytes", n, sizes[0])
	}
	v.expect(given, subjects[:batches[0]]...)
	if mark != first {
		v.Errorf("mark %v, want that of the last letter that was filed, %v", mark, first)
	}
	rest := subjects[batches[0]:]
	if v.Left != nil {
		if left, err := v.Left(); err != nil || !slices.Equal(left, rest) {
			v.Errorf("left are %q, %v; want %q", left, err, rest)
		}
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, rest...)
}

func tooBig(v *visit) {
	mark := v.start()
	text := strings.Repeat("buy Forest and wait for the other players to do so\r\n", post.MaxLetter/50)
	if err := v.Post(v.Player, v.GM, v.plain("big", text)); err != nil {
		v.Fatal(err)
	}
	v.post("small")
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "big", "small")
	big := letters[0]
	if big.Raw != nil || big.Text != "" || !strings.Contains(big.Unreadable, "over 256 kB") {
		v.Errorf("raw %d bytes, text %d, unreadable %q", len(big.Raw), len(big.Text), big.Unreadable)
	}
	if len(big.From) != 1 || big.From[0].Address != v.Player || big.Size <= post.MaxLetter {
		v.Errorf("from %v, size %d", big.From, big.Size)
	}
}

func justFits(v *visit) {
	mark := v.start()
	const line = "buy Forest and wait for the other players to do so\r\n"
	text := strings.Repeat(line, (post.MaxLetter-4096)/len(line))
	if err := v.Post(v.Player, v.GM, v.plain("long", text)); err != nil {
		v.Fatal(err)
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "long")
	if l := letters[0]; !bytes.HasSuffix(l.Raw, []byte(text)) || l.Unreadable != "" || int64(len(l.Raw)) != l.Size {
		v.Errorf("raw %d bytes of %d, unreadable %q", len(l.Raw), l.Size, l.Unreadable)
	}
}

func moved(v *visit) {
	if v.Left == nil {
		v.Skip("letters stay in this world")
	}
	mark := v.start()
	all := []string{"one", "two", "three"}
	for _, subject := range all {
		v.post(subject)
	}
	for _, fault := range []error{errFull, nil} {
		_, err := v.Inbox.Unread(v.ctx, mark, each(func(l post.Letter) error {
			left, err := v.Left()
			if err == nil && !slices.Contains(left, l.Subject) {
				v.Errorf("letter %q was moved before it was filed", l.Subject)
			}
			if l.Subject == "three" {
				return fault
			}
			return err
		}))
		if !errors.Is(err, fault) {
			v.Fatal(err)
		}
		want := all
		if fault == nil {
			want = nil
		}
		if left, err := v.Left(); err != nil || !slices.Equal(left, want) {
			v.Errorf("left are %q, %v; want %q", left, err, want)
		}
	}
}

func renumbered(v *visit) {
	if v.Renumber == nil {
		v.Skip("this world keeps its numbers")
	}
	mark := v.start()
	v.post("one")
	mark, err := v.Inbox.Unread(v.ctx, mark, each(func(post.Letter) error { return errFull }))
	if !errors.Is(err, errFull) {
		v.Fatal(err)
	}
	v.Renumber()
	letters, next := v.read(v.Inbox, mark)
	v.expect(letters, "one")
	if next.UIDValidity == mark.UIDValidity {
		v.Errorf("mark %v has the UIDVALIDITY of %v", next, mark)
	}
}

func fieldsRead(v *visit) {
	mark := v.start()
	before := v.Now().Add(-v.Tolerance - time.Second)
	raw := "From: =?utf-8?q?Bj=C3=B6rn?= <" + v.Player + ">\r\nTo: " + v.GM + "\r\n" +
		"Subject: =?utf-8?q?z=C3=BCge?= for\r\n turn 3\r\nMessage-ID: <1@players.test>\r\n" +
		"In-Reply-To: <report@pbem.test>\r\nReferences: <a@pbem.test>\r\n <report@pbem.test>\r\n" +
		"Content-Type: text/plain; charset=iso-8859-1\r\n"
	body := "\r\nbuy Forest\r\nK\xe4se\r\n\r\nOn 1 March 2026, the GM wrote:\r\n> Hello\r\n-- \r\nBj\xf6rn\r\n"
	if err := v.Post(v.Player, v.GM, []byte(raw+body)); err != nil {
		v.Fatal(err)
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "züge for turn 3")
	l := letters[0]
	if l.From[0].Name != "Björn" || l.From[0].Address != v.Player || l.ReturnPath != v.Player || !slices.Contains(l.To, v.GM) {
		v.Errorf("from %v, return path %q, to %q", l.From, l.ReturnPath, l.To)
	}
	if l.MessageID != "1@players.test" || !slices.Equal(l.InReplyTo, []string{"report@pbem.test"}) ||
		!slices.Equal(l.References, []string{"a@pbem.test", "report@pbem.test"}) {
		v.Errorf("id %q in reply to %q, references %q", l.MessageID, l.InReplyTo, l.References)
	}
	if l.Text != "buy Forest\nKäse" || l.Automatic != "" || l.Unreadable != "" {
		v.Errorf("text %q, automatic %q, unreadable %q", l.Text, l.Automatic, l.Unreadable)
	}
	if !l.Arrived.After(before) || l.Arrived.After(v.Now().Add(v.Tolerance)) {
		v.Errorf("arrived %v", l.Arrived)
	}
	if !bytes.HasSuffix(l.Raw, []byte(body)) { // a server may add to the header
		v.Errorf("raw %q, want the body as it was posted", l.Raw)
	}
}

func clock(v *visit) {
	mark := v.start()
	for range 2 { // the second time its folder is there
		before := v.Now().Add(-v.Tolerance).Truncate(time.Second)
		told, err := v.Inbox.Clock(v.ctx)
		if err != nil {
			v.Fatal(err)
		}
		if told.Before(before) || told.After(v.Now().Add(v.Tolerance)) || told.Location() != time.UTC || told.Nanosecond() != 0 {
			v.Errorf("clock %v, want about %v, in UTC and whole seconds", told, before)
		}
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters)
}

// clockOfMany asks as processes do that have a turn to resolve in the same second.
func clockOfMany(v *visit) {
	const askers, times = 4, 5
	fails := make(chan error, askers*times)
	for range askers {
		go func() {
			for range times {
				told, err := v.Inbox.Clock(v.ctx)
				if off := v.Now().Sub(told).Abs(); err == nil && off > v.Tolerance+time.Minute {
					err = fmt.Errorf("clock %v", told)
				}
				fails <- err
			}
		}()
	}
	for range askers * times {
		if err := <-fails; err != nil {
			v.Error(err)
		}
	}
}

func waitWakes(v *visit) {
	mark := v.start()
	woken := make(chan error, 1)
	go func() { woken <- v.Inbox.Wait(v.ctx) }()
	v.post("news")
	if err := <-woken; err != nil {
		v.Fatal(err)
	}
	if v.ctx.Err() != nil {
		v.Fatal("woken by the end of the context only")
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "news")
}

func waitKnows(v *visit) {
	mark := v.start()
	v.post("news")
	if err := v.Inbox.Wait(v.ctx); err != nil || v.ctx.Err() != nil {
		v.Fatal("wait slept over a letter:", err, v.ctx.Err())
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "news")
}

func waitEnds(v *visit) {
	v.start()
	ctx, cancel := context.WithCancel(v.ctx)
	ended := make(chan error, 1)
	go func() { ended <- v.Inbox.Wait(ctx) }()
	cancel()
	if err := <-ended; err != nil {
		v.Fatal(err)
	}
}

func kept(v *visit) {
	look := func(done post.Mark) (ids []string, mark post.Mark) {
		v.Helper()
		mark, err := v.Shelf.Kept(v.ctx, done, func(id string) { ids = append(ids, id) })
		if err != nil {
			v.Fatal(err)
		}
		return ids, mark
	}
	inbox := v.start()
	_, before := look(post.Mark{}) // there may be letters of earlier times
	letters := [][]byte{v.plain("kept one", "1\r\n"), []byte("Subject: nameless\r\n\r\n2\r\n"), v.plain("kept two", "3\r\n")}
	for _, some := range [][][]byte{letters[:2], nil, letters[2:]} {
		if err := v.Shelf.Keep(v.ctx, some); err != nil {
			v.Fatal(err)
		}
	}
	want := []string{"kept.one@players.test", "kept.two@players.test"}
	ids, mark := look(before)
	if !slices.Equal(ids, want) {
		v.Errorf("behind the mark lie %q", ids)
	}
	if ids, again := look(mark); len(ids) != 0 || again != mark {
		v.Errorf("looked at again: %q, %v for %v", ids, again, mark)
	}
	for _, done := range []post.Mark{{}, {UIDValidity: mark.UIDValidity + 1, UID: 1}} {
		if ids, _ := look(done); len(ids) < 2 || !slices.Equal(ids[len(ids)-2:], want) {
			v.Errorf("from %v on lie %q", done, ids)
		}
	}
	came, _ := v.read(v.Inbox, inbox)
	v.expect(came)
}
