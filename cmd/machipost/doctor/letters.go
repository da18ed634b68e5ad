package doctor

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/mail"
	"strings"
	"time"

	mailletter "machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// This file holds the letter that goes there and back, and what the domain says of
// letters.

// seeThereAndBack sends a letter to the service's own sub-address, waits until it lies in
// some folder, and takes it away.
func seeThereAndBack(v *visit, ctx context.Context) Finding {
	draft := v.draft()
	raw, err := mailletter.Composer{DKIM: v.config.DKIM}.Compose(draft)
	if err != nil {
		return failure("mend address in the configuration", "%v", err)
	}
	parcel := post.Parcel{From: v.config.Address.Address, To: draft.To.Address, Raw: raw}
	err = v.postman.Deliver(ctx, []post.Parcel{parcel}, func(_ post.Parcel, fault error) error { return fault })
	if err != nil {
		return failure(`write separator = "" into the configuration, if the provider has no sub-addresses`, "a letter to %s was not taken: %v", draft.To.Address, err)
	}
	within, stop := context.WithTimeout(ctx, v.hands.Patience)
	defer stop()
	began := v.w.Now()
	for {
		found, is, err := v.inbox.Find(within, draft.MessageID, []string{"INBOX", v.config.Inbox.Processed, "Junk", "Spam"}, true)
		switch {
		case is:
			v.letter, v.messages = found, draft.To.Address
			return ok("it came back within %d s", int(v.w.Now().Sub(began).Seconds())+1)
		case err != nil && within.Err() == nil:
			return failure("look at the account by any mail program", "%v", err)
		}
		select {
		case <-within.Done():
			return failure("look for it in the account by any mail program: if it bounced, sub-addresses are not delivered (separator = \"\"); else ask the provider what delays letters",
				"a letter to %s did not come back within %s", draft.To.Address, v.hands.Patience)
		case <-time.After(v.hands.Pause):
		}
	}
}

// draft is the letter: to a sub-address, which the Reply-To names, too, as in the letters
// to players.
func (v *visit) draft() post.Draft {
	own := v.config.Address
	local, domain, _ := strings.Cut(own.Address, "@")
	id := fmt.Sprintf("%012x", v.w.Chance.Uint64()>>16)
	to := own.Address
	if v.config.Separator != "" {
		to = local + v.config.Separator + "doctor-" + id + "@" + domain
	}
	return post.Draft{
		MessageID: "doctor-" + id + "@" + domain, Date: v.w.Now(), From: own, To: mail.Address{Address: to}, ReplyTo: to,
		Subject: "machipost doctor", Text: "machipost looks whether letters arrive. This one may be deleted.\n", Automatic: "auto-generated",
	}
}

// header is what the letter had on top when it arrived.
func (v *visit) header() mail.Header {
	m, err := mail.ReadMessage(bytes.NewReader(append(bytes.TrimSpace(v.letter.Header), "\r\n\r\n"...)))
	if err != nil {
		return mail.Header{}
	}
	return m.Header
}

func seeLetterFolder(v *visit, _ context.Context) Finding {
	switch name := v.letter.Folder; {
	case strings.EqualFold(name, "INBOX"):
		return ok("it arrived in INBOX")
	case strings.EqualFold(name, v.config.Inbox.Processed):
		return ok("it arrived in INBOX; the service has moved it to %s", name)
	case isSpam(name):
		return failure("mark it as no spam there, and make a rule that letters to this address go to INBOX", "it arrived in %s, where nobody reads it", name)
	default:
		return failure("the provider sorts sub-addresses into folders: rename that folder, or write separator = \"\"", "it arrived in %s, and only INBOX is read", name)
	}
}

func isSpam(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "spam") || strings.Contains(name, "junk") || strings.Contains(name, "bulk")
}

func seeLetterSubAddress(v *visit, _ context.Context) Finding {
	if v.config.Separator == "" {
		return info("nothing: players are known by the subject, and a reply with another subject is asked about", "there are no sub-addresses (separator)")
	}
	h := v.header()
	if !strings.Contains(h.Get("Reply-To"), v.messages) {
		return warning(`write separator = "" into the configuration`, "the Reply-To was changed on the way")
	}
	if !strings.Contains(strings.Join(append(h["To"], h["Delivered-To"]...), " "), v.messages) {
		return warning(`write separator = "" into the configuration`, "the sub-address was cut off on the way")
	}
	return ok("sub-address and Reply-To came through")
}

func seeLetterResults(v *visit, _ context.Context) Finding {
	set := v.config.Inbox.Reader.AuthservID
	all := v.header()["Authentication-Results"]
	if len(all) == 0 {
		if set != "" {
			return warning("remove imap.authserv_id, or ask the provider", "no Authentication-Results, and imap.authserv_id is %s", set)
		}
		return info("nothing: forged senders are caught by the tags alone", "the server adds no Authentication-Results to letters of its own")
	}
	id, _, _ := strings.Cut(strings.TrimSpace(all[0]), ";")
	id, _, _ = strings.Cut(strings.TrimSpace(id), " ")
	switch {
	case set == "":
		return info(fmt.Sprintf("write authserv_id = %q into [imap], and forged letters are set aside", id), "the server signs its findings as %s", id)
	case !strings.EqualFold(set, id):
		return warning(fmt.Sprintf("write authserv_id = %q into [imap]", id), "the server signs its findings as %s, and imap.authserv_id is %s", id, set)
	}
	return ok("%s", id)
}

func seeSpf(v *visit, ctx context.Context) Finding {
	return v.record(ctx, v.domain(), "v=spf1", "without it many servers put letters of the domain to the spam: add the TXT record that your provider names")
}

func seeDmarc(v *visit, ctx context.Context) Finding {
	return v.record(ctx, "_dmarc."+v.domain(), "v=DMARC1", "add a TXT record like \"v=DMARC1; p=none\": large providers want one")
}

func seeDkim(v *visit, ctx context.Context) Finding {
	record := v.config.DKIMRecord()
	for _, field := range v.header()["Dkim-Signature"] {
		if selector, domain := tagIn(field, "s"), tagIn(field, "d"); selector != "" && domain != "" {
			record = selector + "._domainkey." + domain
		}
	}
	if record == "" {
		return info("nothing, where the server signs letters to others; else sign them with [dkim]", "the letter bore no signature: some servers do not sign letters to themselves")
	}
	return v.record(ctx, record, "p=", "publish the key of the signature as a TXT record of that name")
}

// tagIn is a tag of a DKIM signature (RFC 6376, section 3.2).
func tagIn(field, tag string) string {
	for part := range strings.SplitSeq(field, ";") {
		if name, value, is := strings.Cut(part, "="); is && strings.TrimSpace(name) == tag {
			return strings.Join(strings.Fields(value), "")
		}
	}
	return ""
}

func (v *visit) domain() string {
	_, domain, _ := strings.Cut(v.config.Address.Address, "@")
	return domain
}

// record looks for a TXT record with a word in it.
func (v *visit) record(ctx context.Context, name, word, remedy string) Finding {
	within, stop := context.WithTimeout(ctx, v.hands.Patience)
	defer stop()
	if v.w.Network.LookupTXT == nil {
		return Finding{State: Skipped, Says: "nobody is there to ask", Remedy: "run it where there is a network"}
	}
	texts, err := v.w.Network.LookupTXT(within, name)
	var missing *net.DNSError
	if err != nil && !(errors.As(err, &missing) && missing.IsNotFound) {
		return Finding{State: Skipped, Says: fmt.Sprintf("the DNS did not answer for %s", name), Remedy: "try again; look at this machine's network"}
	}
	for _, text := range texts {
		if strings.Contains(text, word) {
			return ok("%s has one", name)
		}
	}
	return warning(remedy, "%s has none", name)
}
