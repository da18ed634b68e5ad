package letter_test

import (
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox/letter"
)

func TestAuthenticationResults(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, fields, want string }{
		{"none", "", ""},
		{"all is well", "mx.gm.test; dmarc=pass header.from=players.test; dkim=pass header.d=players.test", ""},
		{"nothing was done", "mx.gm.test; none", ""},
		{"dmarc failed", "mx.gm.test; spf=pass smtp.mailfrom=evil.test; dmarc=fail (p=NONE) header.from=players.test", "dmarc=fail"},
		{"with a version and in capitals", "MX.gm.test 1; DMARC=Fail header.from=players.test", "dmarc=fail"},
		{"folded", "mx.gm.test;\r\n\tdkim=none;\r\n\tdmarc=fail header.from=players.test", "dmarc=fail"},
		{"a comment with all that parts", `mx.gm.test (a; b=c (d)); dkim=pass (1; 2) header.d=x.test; dmarc=fail`, "dmarc=fail"},
		{"quoted", `mx.gm.test; spf=fail reason="a; \"dmarc=pass" smtp.mailfrom=x; dmarc=fail reason="x y"`, "dmarc=fail"},
		{"its own signature failed", "mx.gm.test; dkim=fail header.d=players.test", "dkim=fail for players.test"},
		{"by its identity", "mx.gm.test; dkim=fail header.i=@mail.players.test", "dkim=fail for mail.players.test"},
		{"a subdomain's", "mx.gm.test; dkim=fail header.d=news.players.test", "dkim=fail for news.players.test"},
		{"one of two is good", "mx.gm.test; dkim=fail header.d=players.test header.s=a; dkim=pass header.d=players.test header.s=b", ""},
		{"the good one is another's", "mx.gm.test; dkim=fail header.d=players.test; dkim=pass header.d=evil.test", "dkim=fail for players.test"},
		{"another's failed", "mx.gm.test; dkim=fail header.d=lists.test", ""},
		{"changed on the way", "mx.gm.test; dmarc=pass; dkim=fail header.d=players.test", "dkim=fail for players.test"},
		{"could not be asked", "mx.gm.test; dmarc=temperror; dkim=permerror header.d=players.test", ""},
		{"a part that is none", "mx.gm.test; gibberish; dmarc=fail", "dmarc=fail"},
		{"of another server", "mx.other.test; dmarc=fail", ""},
		{"the topmost counts", "mx.gm.test; dmarc=fail\nmx.gm.test; dmarc=pass", "dmarc=fail"},
		{"the topmost of ours counts", "mx.other.test; dmarc=fail\nmx.gm.test; dmarc=pass\nmx.gm.test; dmarc=fail", ""},
		{"a public suffix is nobody's", "mx.gm.test; dkim=fail header.d=test", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			header := "From: Ann <ann@players.test>\r\n"
			for field := range strings.SplitSeq(c.fields, "\n") {
				if field = strings.TrimSuffix(field, "\r"); strings.HasPrefix(field, "\t") {
					header = strings.TrimSuffix(header, "\r\n") + "\r\n" + field + "\r\n"
				} else if field != "" {
					header += "Authentication-Results: " + field + "\r\n"
				}
			}
			raw := []byte(header + "\r\nbuy Forest\r\n")
			if got := (letter.Reader{AuthservID: "mx.gm.test"}).Read(raw).Forged; got != c.want {
				t.Errorf("forged %q, want %q", got, c.want)
			}
			if got := (letter.Reader{}).Read(raw).Forged; got != "" {
				t.Errorf("forged %q, and nobody asked", got)
			}
		})
	}
}

func FuzzAuthenticationResults(f *testing.F) {
	for _, seed := range []string{
		"mx; dmarc=fail", "mx 1; none", "mx (; (\\)); dkim=fail header.d=\"x\"", "mx; dkim=pass header.i=@", ";;;=;(", "mx;arc=pass header.oldest-pass=0",
		"mx; dmarc=" + strings.Repeat("(", 1000), strings.Repeat("mx;", 1000),
	} {
		f.Add(seed, "ann@players.test")
	}
	reader := letter.Reader{AuthservID: "mx"}
	f.Fuzz(func(t *testing.T, field, from string) {
		began := time.Now()
		letter := reader.ReadHeader([]byte("From: " + from + "\r\nAuthentication-Results: " + field + "\r\n\r\n"))
		if letter.Unreadable != "" {
			t.Fatal(letter.Unreadable)
		}
		if strings.ContainsAny(letter.Forged, "\r\n\x00") || len(letter.Forged) > 1000 {
			t.Errorf("forged %q", letter.Forged)
		}
		if time.Since(began) > time.Second {
			t.Error("it took over a second")
		}
	})
}
