package conformance

import (
	"context"
	"errors"
	"net/mail"
	"slices"
	"strings"

	"machipost/gm/post"
)

// draft is an answer of the GM to the player.
func (v *visit) draft(to string) post.Draft {
	return post.Draft{
		MessageID: "answer@pbem.test", InReplyTo: "1@players.test", References: []string{"0@pbem.test", "1@players.test"},
		Date: v.Now(), From: mail.Address{Name: "The GM", Address: v.GM}, ReplyTo: strings.Replace(v.GM, "@", "+secret@", 1),
		To: mail.Address{Name: "Björn", Address: to}, Subject: "friday: your orders – turn 1",
		Text: "Understood:\n  1 = buy Forest\n\n.hidden?\nGrüße\n", Automatic: "auto-replied",
	}
}

// parcel composes the draft for one recipient.
func (v *visit) parcel(to string) post.Parcel {
	v.Helper()
	raw, err := v.Composer.Compose(v.draft(v.Player))
	if err != nil {
		v.Fatal(err)
	}
	return post.Parcel{From: v.GM, To: to, Raw: raw}
}

// deliver sends parcels and returns what tell was told of each.
func (v *visit) deliver(postman post.Postman, parcels ...post.Parcel) (told []error, err error) {
	err = postman.Deliver(v.ctx, parcels, func(_ post.Parcel, err error) error {
		told = append(told, err)
		return nil
	})
	return told, err
}

// await polls the player's mailbox until n letters came in.
func (v *visit) await(done post.Mark, n int) []post.Letter {
	v.Helper()
	var all []post.Letter
	for {
		letters, mark := v.read(v.PlayerInbox, done)
		all, done = append(all, letters...), mark
		if len(all) >= n {
			return all
		}
		if err := v.PlayerInbox.Wait(v.ctx); err != nil || v.ctx.Err() != nil {
			v.Fatalf("%d letters of %d came in: %v", len(all), n, err)
		}
	}
}

// startPlayer makes the player's first start.
func (v *visit) startPlayer() post.Mark {
	v.Helper()
	_, mark := v.read(v.PlayerInbox, post.Mark{})
	return mark
}

func roundTrip(v *visit) {
	mark := v.startPlayer()
	told, err := v.deliver(v.Postman, v.parcel(v.Player))
	if err != nil || len(told) != 1 || told[0] != nil {
		v.Fatal(told, err)
	}
	l := v.await(mark, 1)[0]
	want := v.draft(v.Player)
	if l.MessageID != want.MessageID || !slices.Equal(l.InReplyTo, []string{want.InReplyTo}) || !slices.Equal(l.References, want.References) {
		v.Errorf("id %q in reply to %q, references %q", l.MessageID, l.InReplyTo, l.References)
	}
	if l.Subject != want.Subject || len(l.From) != 1 || l.From[0] != want.From || l.ReturnPath != v.GM {
		v.Errorf("subject %q, from %v, return path %q", l.Subject, l.From, l.ReturnPath)
	}
	if l.Text != strings.TrimSuffix(want.Text, "\n") {
		v.Errorf("text %q, want %q", l.Text, want.Text)
	}
	if !strings.Contains(l.Automatic, "auto-replied") {
		v.Errorf("automatic %q", l.Automatic)
	}
}

func subAddress(v *visit) {
	mark := v.start()
	to := strings.Replace(v.GM, "@", "+friday.s3cret@", 1)
	if err := v.Post(v.Player, to, v.plain("orders", "buy Forest\r\n")); err != nil {
		v.Fatal(err)
	}
	letters, _ := v.read(v.Inbox, mark)
	v.expect(letters, "orders")
	if !slices.Contains(letters[0].To, to) {
		v.Errorf("to %q lacks %q", letters[0].To, to)
	}
}

func unknownRecipient(v *visit) {
	mark := v.startPlayer()
	told, err := v.deliver(v.Postman, v.parcel(v.Player), v.parcel(v.Nobody), v.parcel(v.Player))
	if err != nil || len(told) != 3 {
		v.Fatal(told, err)
	}
	var refusal *post.Refusal
	if told[0] != nil || told[2] != nil || !errors.As(told[1], &refusal) {
		v.Fatalf("told %v, want a refusal of the second", told)
	}
	if !refusal.Permanent || refusal.Uncertain || refusal.Code != 550 || refusal.Reason == "" || strings.ContainsAny(refusal.Reason, "\r\n") {
		v.Errorf("refusal %+v", refusal)
	}
	v.await(mark, 2)
}

func tellFails(v *visit) {
	calls := 0
	parcels := []post.Parcel{v.parcel(v.Player), v.parcel(v.Player)}
	err := v.Postman.Deliver(v.ctx, parcels, func(post.Parcel, error) error { calls++; return errFull })
	if !errors.Is(err, errFull) || calls != 1 {
		v.Fatalf("error %v, %d calls of tell", err, calls)
	}
}

func mayNot(v *visit) {
	mark := v.startPlayer()
	asked := 0
	parcels := []post.Parcel{v.parcel(v.Player), v.parcel(v.Player), v.parcel(v.Player)}
	for i := range parcels {
		parcels[i].Begin = func() (bool, error) { asked++; return i != 1, nil }
	}
	told, err := v.deliver(v.Postman, parcels...)
	if err != nil || len(told) != 2 || asked != 3 {
		v.Fatalf("told %v, %v; %d were asked for", told, err, asked)
	}
	if letters := v.await(mark, 2); len(letters) != 2 {
		v.Errorf("%d letters came in, want 2", len(letters))
	}
}

func beginFails(v *visit) {
	parcels := []post.Parcel{v.parcel(v.Player), v.parcel(v.Player)}
	parcels[0].Begin = func() (bool, error) { return true, errFull }
	told, err := v.deliver(v.Postman, parcels...)
	if !errors.Is(err, errFull) || len(told) != 0 {
		v.Fatalf("error %v, told %v", err, told)
	}
}

func noParcels(v *visit) {
	for _, postman := range []post.Postman{v.Postman, v.NoPostman} {
		if postman == nil {
			continue
		}
		if _, err := v.deliver(postman); err != nil {
			v.Error(err)
		}
	}
}

func wrongPassword(v *visit) {
	if v.WrongPassword == nil {
		v.Skip("this world has no passwords")
	}
	_, unread := v.WrongPassword.Unread(v.ctx, post.Mark{}, nil)
	_, clock := v.WrongPassword.Clock(v.ctx)
	told, sent := v.deliver(v.WrongPostman, v.parcel(v.Player))
	for _, err := range []error{unread, clock, sent} {
		if account := new(post.AccountError); !errors.As(err, &account) || account.Server == "" || account.Reason == "" {
			v.Errorf("error %v, want an account error", err)
		}
	}
	if len(told) != 0 {
		v.Errorf("tell was told %v of a parcel that was not tried", told)
	}
}

func unreachable(v *visit) {
	if v.Unreachable == nil {
		v.Skip("this world is always there")
	}
	_, unread := v.Unreachable.Unread(v.ctx, post.Mark{}, nil)
	_, clock := v.Unreachable.Clock(v.ctx)
	told, sent := v.deliver(v.NoPostman, v.parcel(v.Player))
	for _, err := range []error{unread, clock, sent, v.Unreachable.Wait(v.ctx)} {
		if account := new(post.AccountError); err == nil || errors.As(err, &account) {
			v.Errorf("error %v, want one that is no account error", err)
		}
	}
	if len(told) != 0 {
		v.Errorf("tell was told %v of a parcel that was not tried", told)
	}
}

func contextEnded(v *visit) {
	mark := v.start()
	v.post("one")
	ctx, cancel := context.WithCancel(v.ctx)
	cancel()
	_, unread := v.Inbox.Unread(ctx, mark, keepAll)
	sent := v.Postman.Deliver(ctx, []post.Parcel{v.parcel(v.Player)}, func(post.Parcel, error) error { return nil })
	for _, err := range []error{unread, sent} {
		if !errors.Is(err, context.Canceled) {
			v.Errorf("error %v, want that of the context", err)
		}
	}
}

func keepAll([]post.Letter) error { return nil }
