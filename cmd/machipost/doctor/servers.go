package doctor

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"machipost/cmd/machipost/config"
	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// This file holds what the mail servers show of themselves.

func newInbox(c config.Config) (*mailbox.IMAP, error)   { return mailbox.NewIMAP(c.Inbox) }
func newPostman(c config.Config) (*mailbox.SMTP, error) { return mailbox.NewSMTP(c.Postman) }

func seeImapServer(v *visit, ctx context.Context) Finding {
	v.imap, v.imapErr = v.inbox.Visit(ctx)
	return reached("imap", v.config.Inbox.Server, v.imap, v.imapErr)
}

func seeSmtpServer(v *visit, ctx context.Context) Finding {
	v.smtp, v.smtpErr = v.postman.Visit(ctx, v.config.Address.Address)
	return reached("smtp", v.config.Postman.Server, v.smtp, v.smtpErr)
}

// reached tells whether a server answers, and in which way it does not.
func reached(section string, server mailbox.Server, seen mailbox.Visit, err error) Finding {
	where := fmt.Sprintf("%s:%d (%s)", server.Host, server.Port, server.Security)
	var account *post.AccountError
	var passing *post.PassingError
	switch {
	case err == nil, errors.As(err, &account), errors.As(err, &passing), seen.Reached && !seen.Expires.IsZero():
		return ok("%s answers", where)
	}
	return failure(fmt.Sprintf("look at host, port, security and ca in [%s], and at this machine's network", section), "%v", err)
}

// ends are how long before its end a certificate is worth a word.
const ends = 14 * 24 * time.Hour

func seeImapCertificate(v *visit, _ context.Context) Finding { return v.certificate(v.imap) }
func seeSmtpCertificate(v *visit, _ context.Context) Finding { return v.certificate(v.smtp) }

func (v *visit) certificate(seen mailbox.Visit) Finding {
	if seen.Expires.IsZero() {
		return info("nothing, as long as the server is on this machine", "there is none: the line is not encrypted")
	}
	left := seen.Expires.Sub(v.w.Now())
	if left < ends {
		return warning("tell the provider; a server of your own: renew it", "it ends in %s", days(left))
	}
	return ok("good for %s", days(left))
}

func seeImapLogin(v *visit, _ context.Context) Finding {
	return loggedIn(v.config.Inbox.User, v.imapErr)
}
func seeSmtpLogin(v *visit, _ context.Context) Finding {
	return loggedIn(v.config.Postman.User, v.smtpErr)
}

func loggedIn(user string, err error) Finding {
	var passing *post.PassingError
	switch {
	case errors.As(err, &passing):
		return failure("try again later: it will not have us now", "%v", err)
	case err != nil:
		return failure("look at user and password; many providers want an app password: docs/providers.md", "%v", err)
	case user == "":
		return info("nothing, where the server asks for none", "no user is set: letters go out without a login")
	}
	return ok("as %s", user)
}

// wanted are what an IMAP server had better be able to do, and what comes of it.
var wanted = []struct{ ability, without string }{
	{"IDLE", "letters are read when poll says, not at once"},
	{"MOVE", "letters are copied and removed instead"},
	{"UIDPLUS", "letters that are filed may stay in the inbox"},
}

func seeImapAbilities(v *visit, _ context.Context) Finding {
	var missing []string
	for _, w := range wanted {
		if !slices.Contains(v.imap.Abilities, w.ability) && !slices.Contains(v.imap.Abilities, "IMAP4rev2") {
			missing = append(missing, "no "+w.ability+": "+w.without)
		}
	}
	if len(missing) > 0 {
		return info("nothing: it works without", "%s", strings.Join(missing, "; "))
	}
	return ok("IDLE, MOVE, UIDPLUS")
}

func seeImapFolders(v *visit, _ context.Context) Finding {
	var missing []string
	for _, name := range []string{v.config.Inbox.Processed, v.config.Inbox.Sent} {
		if name != "" && !slices.ContainsFunc(v.imap.Folders, func(f string) bool { return strings.EqualFold(f, name) }) {
			missing = append(missing, name)
		}
	}
	if len(missing) > 0 {
		return info("nothing: the first round makes them; if the provider calls them otherwise, write that as imap.processed and imap.sent",
			"not there yet: %s", strings.Join(missing, ", "))
	}
	return ok("%s, %s", v.config.Inbox.Processed, v.config.Inbox.Sent)
}

// slack is by how much two clocks may differ before no turn is resolved.
const slack = 2 * time.Minute

func seeClock(v *visit, ctx context.Context) Finding {
	before := v.w.Now()
	at, err := v.inbox.Clock(ctx)
	if err != nil {
		return failure("let the account make a folder machipost and lay letters into it: turns wait until the server tells the time", "%v", err)
	}
	if off := at.Sub(before).Abs(); off > slack {
		return failure("set the clock of this machine (ntp), then run 'machipost resume'", "the mail server's clock is %s off from ours", off.Round(time.Second))
	}
	return ok("it agrees with the mail server's")
}

// enough is how large a letter of ours may get, in bytes.
const enough = 1 << 20

func seeSmtpSize(v *visit, _ context.Context) Finding {
	switch {
	case v.smtp.Size == 0:
		return ok("it names no limit")
	case v.smtp.Size < enough:
		return warning("ask the provider: reports with their history can be larger", "letters up to %s", size(v.smtp.Size))
	}
	return ok("letters up to %s", size(v.smtp.Size))
}

func seeSmtpFrom(v *visit, _ context.Context) Finding {
	if v.smtp.Refused != "" {
		return failure("let the account send from address, or write the account's own address there", "letters from %s are refused: %s", v.config.Address.Address, v.smtp.Refused)
	}
	return ok("letters from %s are taken", v.config.Address.Address)
}
