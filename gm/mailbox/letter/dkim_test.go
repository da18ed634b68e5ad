package letter_test

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"strings"
	"testing"

	"github.com/emersion/go-msgauth/dkim"

	"machipost/gm/mailbox/letter"
)

// pemOf is a private key as openssl writes it.
func pemOf(t *testing.T, key any) []byte {
	t.Helper()
	der, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der})
}

// Another library's verifier finds our signatures good, and none after a change.
func TestSignatures(t *testing.T) {
	t.Parallel()
	secret, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKIXPublicKey(&secret.PublicKey)
	if err != nil {
		t.Fatal(err)
	}
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, record string
		pem          []byte
	}{
		{"RSA", "v=DKIM1; k=rsa; p=" + base64.StdEncoding.EncodeToString(der), pemOf(t, secret)},
		{"Ed25519", "v=DKIM1; k=ed25519; p=" + base64.StdEncoding.EncodeToString(public), pemOf(t, private)},
	} {
		t.Run(c.name, func(t *testing.T) {
			key, err := letter.NewDKIM("pbem.test", "post", c.pem)
			if err != nil {
				t.Fatal(err)
			}
			d := draft()
			d.ListID = "friday.machipost.pbem.test"
			d.Text = "A long line: " + strings.Repeat("Käse ", 100) + "\n\n.\n  trailing \n\n\n"
			raw, err := letter.Composer{DKIM: key}.Compose(d)
			if err != nil {
				t.Fatal(err)
			}
			if why := verify(t, c.record, string(raw)); why != "" {
				t.Errorf("%s\n%s", why, raw)
			}
			for _, change := range []struct{ from, to string }{
				{"long", "short"}, {"\r\nSubject: friday", "\r\nSubject: monday"}, {"\r\nFrom:", "\r\nFrom: eve@evil.test\r\nFrom:"},
				{"\r\nSubject:", "\r\nSubject: sign here\r\nSubject:"}, {"\r\nTo: \"Ann\"", "\r\nTo: \"Bob\""}, {"\r\nReply-To: <gm", "\r\nReply-To: <eve"},
			} {
				if why := verify(t, c.record, strings.Replace(string(raw), change.from, change.to, 1)); why == "" {
					t.Errorf("still good with %q for %q", change.to, change.from)
				}
			}
		})
	}
}

// verify returns what is wrong with the one signature of a letter, "" when it is
// good.
func verify(t *testing.T, record, raw string) string {
	t.Helper()
	found, err := dkim.VerifyWithOptions(strings.NewReader(raw), &dkim.VerifyOptions{
		LookupTXT: func(name string) ([]string, error) {
			if name != "post._domainkey.pbem.test" {
				t.Errorf("asked for %s", name)
			}
			return []string{record}, nil
		},
	})
	if err != nil || len(found) != 1 {
		t.Fatalf("%d signatures, %v", len(found), err)
	}
	if found[0].Err != nil {
		return found[0].Err.Error()
	}
	return ""
}

func TestKeysThatCannotBe(t *testing.T) {
	t.Parallel()
	good := pemOf(t, ed25519.NewKeyFromSeed(make([]byte, 32)))
	for _, c := range []struct {
		domain, selector string
		pem              []byte
		want             string
	}{
		{"", "post", good, "domain:"},
		{"pbem.test; b=x", "post", good, "domain:"},
		{"pbem.test", "po st", good, "selector:"},
		{strings.Repeat("a", 60) + "." + strings.Repeat("b", 10) + ".test", "post", good, "domain:"},
		{"pbem.test", "post", []byte("s3cret"), "key_file:"},
		{"pbem.test", "post", pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: []byte("s3cret")}), "key_file:"},
	} {
		if _, err := letter.NewDKIM(c.domain, c.selector, c.pem); err == nil || !strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%q, %q: error %v, want %q", c.domain, c.selector, err, c.want)
		}
	}
}
