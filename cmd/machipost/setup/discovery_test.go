package setup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"machipost/cmd/machipost/console"
)

// A domain is what a domain on loopback offers to discovery.
type domain struct {
	srv    map[string]*net.SRV // by service
	pages  map[string]string   // by host and path
	answer []string            // host:port at which something answers
}

// network serves a domain by HTTP on loopback, whatever the host is called.
func (d domain) network(t *testing.T) console.Network {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if page, is := d.pages[r.Header.Get("X-Host")+r.URL.Path]; is {
			fmt.Fprint(w, page)
			return
		}
		http.NotFound(w, r)
	}))
	t.Cleanup(server.Close)
	return console.Network{
		LookupSRV: func(_ context.Context, service, proto, name string) (string, []*net.SRV, error) {
			if record := d.srv["_"+service+"._"+proto+"."+name]; record != nil {
				return "", []*net.SRV{record}, nil
			}
			return "", nil, &net.DNSError{Name: name, IsNotFound: true}
		},
		Get: func(ctx context.Context, address string) ([]byte, error) {
			asked, err := url.Parse(address)
			if err != nil {
				return nil, err
			}
			return getFrom(ctx, server.URL+asked.Path, asked.Host)
		},
		Dial: func(_ context.Context, address string) error {
			if slices.Contains(d.answer, address) {
				return nil
			}
			return errors.New("refused")
		},
	}
}

// getFrom asks a server that is called otherwise.
func getFrom(ctx context.Context, address, host string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("X-Host", host)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, errors.New(response.Status)
	}
	return io.ReadAll(response.Body)
}

const page = `<clientConfig version="1.1"><emailProvider id="x">
<incomingServer type="pop3"><hostname>pop.%[1]s</hostname><port>995</port><socketType>SSL</socketType></incomingServer>
<incomingServer type="imap"><hostname>plain.%[1]s</hostname><port>143</port><socketType>plain</socketType></incomingServer>
<incomingServer type="imap"><hostname>imap.%[1]s</hostname><port>993</port><socketType>SSL</socketType><username>%%EMAILLOCALPART%%</username><authentication>OAuth2</authentication>%[2]s</incomingServer>
<outgoingServer type="smtp"><hostname>smtp.%[1]s</hostname><port>587</port><socketType>STARTTLS</socketType></outgoingServer>
</emailProvider></clientConfig>`

// Each way finds the servers, an earlier one before a later one, and nothing is believed
// that is not encrypted or no host.
func TestDiscovery(t *testing.T) {
	t.Parallel()
	srv := map[string]*net.SRV{
		"_imaps._tcp.example.org": {Target: "in.example.org.", Port: 993}, "_submission._tcp.example.org": {Target: "out.example.org.", Port: 587},
		"_submissions._tcp.example.org": {Target: ".", Port: 0},
	}
	offers := func(host string) string { return fmt.Sprintf(page, host, "") }
	own, known, listed := "autoconfig.example.org/mail/config-v1.1.xml", "example.org/.well-known/autoconfig/mail/config-v1.1.xml", "autoconfig.thunderbird.net/v1.1/example.org"
	fromXML := func(host string) found {
		return found{imap: server{"imap." + host, 993, "tls"}, smtp: server{"smtp." + host, 587, "starttls"}, user: "gm", oauth: true}
	}
	guessed := found{imap: server{"mail.example.org", 993, "tls"}, smtp: server{"mail.example.org", 465, "tls"}, user: "gm@example.org"}
	all := map[string]string{own: offers("a.test"), known: offers("b.test"), listed: offers("c.test")}
	for _, c := range []struct {
		name   string
		domain domain
		want   found
		how    int // which step; -1 for none
	}{
		{"SRV comes first", domain{srv: srv, pages: all}, found{imap: server{"in.example.org", 993, "tls"}, smtp: server{"out.example.org", 587, "starttls"}, user: "gm@example.org"}, 0},
		{"half of SRV is none", domain{srv: map[string]*net.SRV{"_imaps._tcp.example.org": srv["_imaps._tcp.example.org"]}, pages: all}, fromXML("a.test"), 1},
		{"then autoconfig", domain{pages: all}, fromXML("a.test"), 1},
		{"then .well-known", domain{pages: map[string]string{known: offers("b.test"), listed: offers("c.test")}}, fromXML("b.test"), 2},
		{"then the list", domain{pages: map[string]string{own: "<html>", listed: offers("c.test")}, answer: []string{"mail.example.org:993"}}, fromXML("c.test"), 3},
		{"then a guess", domain{answer: []string{"mail.example.org:993", "mail.example.org:465"}}, guessed, 4},
		{"half a guess is none", domain{answer: []string{"mail.example.org:993"}}, found{}, -1},
		{"no host at all", domain{pages: map[string]string{own: offers("x\nkeeper = 1")}}, found{}, -1},
		{"nothing", domain{}, found{}, -1},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got, is := discover(t.Context(), c.domain.network(t), "gm@example.org")
			if c.how >= 0 {
				c.want.how = steps[c.how].how
			}
			if is != (c.how >= 0) || is && got != c.want {
				t.Errorf("found %+v, %v; want %+v", got, is, c.want)
			}
		})
	}
}

// A page that takes a password beside a token takes a password.
func TestTokensOnlyWhereNothingElse(t *testing.T) {
	t.Parallel()
	f, is := readAutoconfig(fmt.Appendf(nil, page, "a.test", "<authentication>password-cleartext</authentication>"), "gm@example.org")
	if !is || f.oauth {
		t.Errorf("%+v, %v", f, is)
	}
}

// Every preset can be used, says where it is from and when, and no domain has two.
func TestPresets(t *testing.T) {
	t.Parallel()
	seen := map[string]string{}
	for _, p := range presets {
		for _, s := range []server{p.imap, p.smtp} {
			if !isHost(s.host) || s.port < 1 || s.security != "tls" && s.security != "starttls" {
				t.Errorf("%s: %+v", p.name, s)
			}
		}
		if p.source == "" || len(p.date) != len("2026-05") || p.secret == "" || p.user != wholeAddress && p.user != localPart || p.name == "" {
			t.Errorf("%s: source %q, date %q, secret %q, user %q", p.name, p.source, p.date, p.secret, p.user)
		}
		if p.secret == app && p.made == "" {
			t.Errorf("%s: where is an app password made?", p.name)
		}
		for _, domain := range p.domains {
			if seen[domain] != "" || domain != strings.ToLower(domain) {
				t.Errorf("%s: %s has it, too", domain, seen[domain])
			}
			seen[domain] = p.name
			if found, is := presetFor("GM@" + strings.ToUpper(domain)); !is || found.name != p.name {
				t.Errorf("%s finds %q", domain, found.name)
			}
		}
		if found, is := presetNamed(strings.ToUpper(p.name)); !is || found.name != p.name {
			t.Errorf("%s is not found by its name", p.name)
		}
	}
	if len(presets) < 11 || !strings.HasSuffix(presetNames(), ", own") {
		t.Errorf("%d presets: %s", len(presets), presetNames())
	}
	if web, _ := presetNamed("web.de"); web.userOf("gm@web.de") != "gm" {
		t.Error("web.de wants the local part")
	}
}
