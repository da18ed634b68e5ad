package setup

import (
	"cmp"
	"context"
	"encoding/xml"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"strings"
	"time"

	"machipost/cmd/machipost/console"
)

// stepTime bounds each step of discovery: somebody waits for it.
const stepTime = 5 * time.Second

// A found is what discovery knows of the servers of an address.
type found struct {
	imap, smtp server
	user       string // "" for what a person must say
	how        string // where it was found, as a person is told
	oauth      bool   // only OAuth tokens are taken
}

// A step is one way to find the servers of a domain.
type step struct {
	how  string
	look func(ctx context.Context, n console.Network, address, domain string) (found, bool)
}

// steps are the ways, the surest first: what the domain itself says before what others
// say of it, and a guess last.
var steps = []step{
	{"the SRV records of the domain (RFC 6186)", fromSRV},
	{"autoconfig of the domain", fromPage("https://autoconfig.%s/mail/config-v1.1.xml?emailaddress=%s")},
	{"the domain's .well-known/autoconfig", fromPage("https://%s/.well-known/autoconfig/mail/config-v1.1.xml?emailaddress=%s")},
	{"Thunderbird's list of providers", fromList},
	{"a guess that answers", guess},
}

// discover looks for the servers of an address. It tells false where nothing is found.
func discover(ctx context.Context, n console.Network, address string) (found, bool) {
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	for _, s := range steps {
		within, stop := context.WithTimeout(ctx, stepTime)
		f, is := s.look(within, n, address, domain)
		stop()
		if is {
			f.how = s.how
			return f, true
		}
	}
	return found{}, false
}

// fromSRV asks for _imaps and _submissions, else for _imap and _submission, which begin
// in the clear (RFC 6186, section 3; RFC 8314, section 5.1).
func fromSRV(ctx context.Context, n console.Network, address, domain string) (found, bool) {
	var f found
	var ok bool
	if f.imap, ok = srv(ctx, n, "imaps", "imap", domain); !ok {
		return f, false
	}
	if f.smtp, ok = srv(ctx, n, "submissions", "submission", domain); !ok {
		return f, false
	}
	f.user = address // RFC 6186, section 4: first the whole address
	return f, true
}

func srv(ctx context.Context, n console.Network, secure, begun, domain string) (server, bool) {
	for _, s := range []struct{ service, security string }{{secure, "tls"}, {begun, "starttls"}} {
		_, records, err := n.LookupSRV(ctx, s.service, "tcp", domain)
		if err != nil || len(records) == 0 || records[0].Target == "." { // "." is no such service
			continue
		}
		return server{strings.TrimSuffix(records[0].Target, "."), int(records[0].Port), s.security}, true
	}
	return server{}, false
}

// fromPage reads the form that Thunderbird made common, from an address of the domain.
func fromPage(form string) func(context.Context, console.Network, string, string) (found, bool) {
	return func(ctx context.Context, n console.Network, address, domain string) (found, bool) {
		return fromAddress(ctx, n, fmt.Sprintf(form, domain, url.QueryEscape(address)), address)
	}
}

func fromList(ctx context.Context, n console.Network, address, domain string) (found, bool) {
	return fromAddress(ctx, n, "https://autoconfig.thunderbird.net/v1.1/"+url.PathEscape(domain), address)
}

func fromAddress(ctx context.Context, n console.Network, page, address string) (found, bool) {
	text, err := n.Get(ctx, page)
	if err != nil {
		return found{}, false
	}
	return readAutoconfig(text, address)
}

// An autoconfig is the part of that form that we read.
type autoconfig struct {
	Incoming []offered `xml:"emailProvider>incomingServer"`
	Outgoing []offered `xml:"emailProvider>outgoingServer"`
}

// An offered is one server that it offers.
type offered struct {
	Type   string   `xml:"type,attr"`
	Host   string   `xml:"hostname"`
	Port   string   `xml:"port"`
	Socket string   `xml:"socketType"`
	User   string   `xml:"username"`
	Auth   []string `xml:"authentication"`
}

// sockets are its kinds of connections as we call them; those in the clear are none.
var sockets = map[string]string{"SSL": "tls", "STARTTLS": "starttls"}

func readAutoconfig(text []byte, address string) (found, bool) {
	var form autoconfig
	if err := xml.Unmarshal(text, &form); err != nil {
		return found{}, false
	}
	imap, user, oauth, ok := choose(form.Incoming, "imap", address)
	if !ok {
		return found{}, false
	}
	smtp, _, _, ok := choose(form.Outgoing, "smtp", address)
	return found{imap: imap, smtp: smtp, user: user, oauth: oauth}, ok
}

// choose takes the first server of a kind that is encrypted.
func choose(all []offered, kind, address string) (s server, user string, oauth, ok bool) {
	for _, o := range all {
		port, err := strconv.Atoi(strings.TrimSpace(o.Port))
		security := sockets[strings.TrimSpace(o.Socket)]
		host := fill(o.Host, address)
		if o.Type != kind || err != nil || security == "" || !isHost(host) {
			continue
		}
		oauth = len(o.Auth) > 0
		for _, way := range o.Auth {
			oauth = oauth && strings.EqualFold(strings.TrimSpace(way), "OAuth2")
		}
		return server{host, port, security}, cmp.Or(fill(o.User, address), address), oauth, true
	}
	return server{}, "", false, false
}

// fill puts an address into the places that the form has for it.
func fill(text, address string) string {
	local, domain, _ := strings.Cut(address, "@")
	return strings.NewReplacer("%EMAILADDRESS%", address, "%EMAILLOCALPART%", local, "%EMAILDOMAIN%", domain).Replace(strings.TrimSpace(text))
}

// isHost tells a name of a host from what somebody might slip into a configuration.
func isHost(text string) bool {
	return text != "" && len(text) < 254 && !strings.ContainsFunc(text, func(r rune) bool {
		return r != '.' && r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	})
}

// guess tries the names that most people give their servers.
func guess(ctx context.Context, n console.Network, address, domain string) (found, bool) {
	f := found{user: address}
	var imap, smtp bool
	f.imap, imap = answering(ctx, n, 993, "imap."+domain, "mail."+domain, domain)
	f.smtp, smtp = answering(ctx, n, 465, "smtp."+domain, "mail."+domain, domain)
	return f, imap && smtp
}

// answering is the first of the hosts at which something answers, each tried for its part
// of the step's time.
func answering(ctx context.Context, n console.Network, port int, hosts ...string) (server, bool) {
	for _, host := range hosts {
		within, stop := context.WithTimeout(ctx, stepTime/time.Duration(2*len(hosts)))
		err := n.Dial(within, net.JoinHostPort(host, strconv.Itoa(port)))
		stop()
		if err == nil {
			return server{host, port, "tls"}, true
		}
	}
	return server{}, false
}
