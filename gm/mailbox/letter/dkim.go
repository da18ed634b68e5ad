package letter

import (
	"bytes"
	"crypto"
	"fmt"
	"slices"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// A DKIM signs our letters (RFC 6376).
type DKIM struct {
	domain, selector string
	key              crypto.Signer
}

// NewDKIM returns the signer of a domain with a private key, RSA or Ed25519, in
// PEM form. It fails when the domain or the selector cannot be part of a name or
// is longer than 70 bytes, and when pem holds no such key. The error begins with
// the name of the setting, and tells nothing of the key.
func NewDKIM(domain, selector string, pem []byte) (*DKIM, error) {
	for _, part := range []struct{ name, value string }{{"domain", domain}, {"selector", selector}} {
		if !IsAddress("x@"+part.value) || len(part.value) > maxTag {
			return nil, &SettingError{"", part.name, fmt.Sprintf("%q cannot be part of a domain name, or is too long", part.value)}
		}
	}
	key, err := gomail.PrivKeyFromPEM(pem)
	if err != nil {
		return nil, &SettingError{"", "key_file", "no RSA or Ed25519 key in PEM form; openssl genpkey makes one"}
	}
	return &DKIM{domain, selector, key}, nil
}

// covered are the fields that a signature covers (RFC 6376, section 5.4.1), and
// oversigned those of which not even a second one may be added, for a reader
// believes any. The list has to fit one line: the library (0.8.1) folds a longer
// one within a name, and the signature is then wrong.
var (
	covered    = []string{"From", "To", "Reply-To", "Subject", "Date", "Message-ID", "Content-Type"}
	oversigned = []string{"From", "Subject"}
)

// maxTag is how long a domain or selector may be, for the same reason.
const maxTag = 70

// signed returns a letter with the signature above it, made at the letter's own date.
// The library's signer changes as it signs, so each letter has one of its own.
func (k *DKIM) signed(raw []byte, date time.Time) ([]byte, error) {
	if k == nil {
		return raw, nil
	}
	signer := gomail.NewDKIMSigner(k.domain, k.selector, k.key)
	signer.SignHeaders(slices.Clone(covered)...)
	signer.OversignHeaders(slices.Clone(oversigned)...)
	signer.NowFunc = func() time.Time { return date }
	header, body, _ := bytes.Cut(raw, []byte("\r\n\r\n"))
	signature, err := signer.Sign(append(bytes.Clone(header), "\r\n"...), body)
	if err != nil {
		return nil, err
	}
	return append([]byte(signature), raw...), nil
}
