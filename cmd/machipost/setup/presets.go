package setup

import (
	"slices"
	"strings"
)

// A server is how to reach one mail server.
type server struct {
	host     string
	port     int
	security string // as the configuration has it: tls, starttls, plain
}

// A secret is the kind of password that a provider wants.
type secret string

const (
	own   secret = "the account's password"
	app   secret = "an app password"
	token secret = "an OAuth access token"
)

// How a provider writes the user of an account.
const (
	wholeAddress = "address"
	localPart    = "local part"
)

// A preset is what is known of one provider: facts with their source and its date, no
// advice of ours. What is not verified is left out.
type preset struct {
	name      string
	domains   []string // of its addresses, lower case
	imap      server
	smtp      server
	user      string // wholeAddress or localPart
	separator string // of sub-addresses; "" where it has none or nobody knows; the doctor's letter tries it
	secret    secret
	made      string // where that is made
	perDay    int    // letters that it lets one send; 0 where it is not known
	note      string // what else to know; "" for nothing
	source    string
	date      string // when it was read
}

// ispdb is Thunderbird's list of providers.
const ispdb = "https://github.com/thunderbird/autoconfig, ispdb"

// presets are the providers, by name.
var presets = []preset{
	{name: "gmail", domains: []string{"gmail.com", "googlemail.com"}, imap: server{"imap.gmail.com", 993, "tls"}, smtp: server{"smtp.gmail.com", 465, "tls"},
		user: wholeAddress, separator: "+", secret: app, made: "https://myaccount.google.com/apppasswords, once 2-step verification is on", perDay: 500,
		note:   "the app password ends when the account's password changes",
		source: ispdb + "; https://developer.nylas.com/docs/cookbook/email/gmail-smtp-settings", date: "2026-11"},
	{name: "outlook", domains: []string{"outlook.com", "hotmail.com", "live.com", "msn.com", "outlook.de", "hotmail.de", "outlook.fr", "hotmail.fr", "hotmail.co.uk"},
		imap: server{"outlook.office365.com", 993, "tls"}, smtp: server{"smtp.office365.com", 587, "starttls"}, user: wholeAddress, secret: token,
		made: "a tool that prints one for your own client, named by token_command", note: "passwords are not taken any more", source: ispdb, date: "2026-11"},
	{name: "fastmail", domains: []string{"fastmail.com", "fastmail.fm", "sent.com", "messagingengine.com"}, imap: server{"imap.fastmail.com", 993, "tls"},
		smtp: server{"smtp.fastmail.com", 465, "tls"}, user: wholeAddress, separator: "+", secret: app, made: "Settings, Privacy & Security, Manage app passwords",
		note:   "letters to a sub-address go to the folder of that name, where there is one: have no folder named like a game",
		source: "https://www.fastmail.com/help/technical/servernamesandports.html", date: "2026-11"},
	{name: "mailbox.org", domains: []string{"mailbox.org"}, imap: server{"imap.mailbox.org", 993, "tls"}, smtp: server{"smtp.mailbox.org", 465, "tls"},
		user: wholeAddress, separator: "+", secret: own, made: "with two-factor authentication an application password: All settings, Security, Application passwords",
		source: "https://kb.mailbox.org/en/private/e-mail/e-mail-configuration", date: "2026-11"},
	{name: "posteo", domains: []string{"posteo.de", "posteo.net", "posteo.org", "posteo.eu", "posteo.at", "posteo.ch"}, imap: server{"posteo.de", 993, "tls"},
		smtp: server{"posteo.de", 465, "tls"}, user: wholeAddress, separator: "+", secret: own, source: ispdb, date: "2026-11"},
	{name: "gmx", domains: []string{"gmx.net", "gmx.de", "gmx.at", "gmx.ch", "gmx.eu", "gmx.org"}, imap: server{"imap.gmx.net", 993, "tls"},
		smtp: server{"mail.gmx.net", 465, "tls"}, user: wholeAddress, secret: own, note: "allow POP3 and IMAP in the account's settings once", source: ispdb, date: "2026-11"},
	{name: "web.de", domains: []string{"web.de"}, imap: server{"imap.web.de", 993, "tls"}, smtp: server{"smtp.web.de", 465, "tls"}, user: localPart, secret: own,
		note: "allow POP3 and IMAP in the account's settings once", source: ispdb, date: "2026-11"},
	{name: "icloud", domains: []string{"icloud.com", "me.com", "mac.com"}, imap: server{"imap.mail.me.com", 993, "tls"}, smtp: server{"smtp.mail.me.com", 587, "starttls"},
		user: wholeAddress, secret: app, made: "https://account.apple.com, App-Specific Passwords", source: ispdb, date: "2026-11"},
	{name: "yahoo", domains: []string{"yahoo.com", "yahoo.de", "yahoo.fr", "yahoo.co.uk", "ymail.com", "rocketmail.com"}, imap: server{"imap.mail.yahoo.com", 993, "tls"},
		smtp: server{"smtp.mail.yahoo.com", 465, "tls"}, user: wholeAddress, secret: app, made: "Account security, Generate app password", source: ispdb, date: "2026-11"},
	{name: "proton", domains: []string{"proton.me", "protonmail.com", "pm.me"}, imap: server{"127.0.0.1", 1143, "starttls"}, smtp: server{"127.0.0.1", 1025, "starttls"},
		user: wholeAddress, separator: "+", secret: own, made: "the Bridge shows it: it is not the account's", note: "the Bridge must run on this machine, shows its ports, which may be others, and its certificate must be named with ca",
		source: "https://proton.me/support/protonmail-bridge-faq for the password; its usual ports", date: "2026-11"},
	{name: "ionos", domains: []string{"ionos.de", "ionos.com"}, imap: server{"imap.ionos.de", 993, "tls"}, smtp: server{"smtp.ionos.de", 465, "tls"},
		user: wholeAddress, secret: own, note: "new accounts may send 50 letters an hour in their first week, 500 later", source: ispdb, date: "2026-11"},
}

// presetNamed finds one by its name; "own" is a server of one's own, of which nothing is
// known.
func presetNamed(name string) (preset, bool) {
	if strings.EqualFold(name, ownServer) {
		return preset{name: ownServer, user: wholeAddress, separator: "+", secret: own}, true
	}
	for _, p := range presets {
		if strings.EqualFold(p.name, name) {
			return p, true
		}
	}
	return preset{}, false
}

// ownServer is the preset of a mail server of one's own.
const ownServer = "own"

// presetFor finds the one of an address by its domain.
func presetFor(address string) (preset, bool) {
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	for _, p := range presets {
		if slices.Contains(p.domains, domain) {
			return p, true
		}
	}
	return preset{}, false
}

// presetNames are all there are, for a question and for who misspelt one.
func presetNames() string {
	names := make([]string, len(presets), len(presets)+1)
	for i, p := range presets {
		names[i] = p.name
	}
	return strings.Join(append(names, ownServer), ", ")
}

// userOf is how the provider writes the user of an account.
func (p preset) userOf(address string) string {
	if local, _, _ := strings.Cut(address, "@"); p.user == localPart {
		return local
	}
	return address
}
