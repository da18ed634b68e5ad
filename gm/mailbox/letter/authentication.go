package letter

import (
	"net/mail"
	"strings"

	"github.com/emersion/go-msgauth/authres"
	"golang.org/x/net/publicsuffix"
)

// forged tells why our own mail server holds the From of a letter for forged, ""
// when it does not. Only the topmost field that the server wrote counts: what
// stands below came with the letter (RFC 8601, section 5).
func (r Reader) forged(h fields, from []mail.Address) string {
	if r.AuthservID == "" || len(from) != 1 {
		return ""
	}
	_, domain, _ := strings.Cut(strings.ToLower(from[0].Address), "@")
	for _, field := range h["Authentication-Results"] {
		results := strings.Split(plainField(field), ";")
		if id, _, err := authres.Parse(results[0]); err == nil && strings.EqualFold(id, r.AuthservID) {
			return verdict(results[1:], domain)
		}
	}
	return ""
}

// verdict finds what speaks against a letter of the domain: a failed DMARC, or a
// failed DKIM signature of the domain's own when none of its own is good.
func verdict(results []string, domain string) string {
	bad := ""
	good := false
	for _, text := range results {
		_, parsed, err := authres.Parse("x;" + text)
		if err != nil || len(parsed) != 1 {
			continue // the others are read all the same
		}
		switch result := parsed[0].(type) {
		case *authres.DMARCResult:
			if result.Value == authres.ResultFail {
				return "dmarc=fail"
			}
		case *authres.DKIMResult:
			if !aligned(signer(result), domain) {
				continue
			}
			good = good || result.Value == authres.ResultPass
			if result.Value == authres.ResultFail {
				bad = "dkim=fail for " + OneLine(signer(result), maxWhy)
			}
		}
	}
	if good {
		return ""
	}
	return bad
}

// signer is the domain of a DKIM signature, in lower case.
func signer(result *authres.DKIMResult) string {
	domain := result.Domain
	if domain == "" {
		_, domain, _ = strings.Cut(result.Identifier, "@")
	}
	return strings.ToLower(domain)
}

// aligned tells whether two domains are of one organisation (RFC 7489, section
// 3.1.1, relaxed).
func aligned(a, b string) bool {
	of, err := publicsuffix.EffectiveTLDPlusOne(a)
	other, fault := publicsuffix.EffectiveTLDPlusOne(b)
	if err != nil || fault != nil {
		return a == b && a != ""
	}
	return of == other
}

// plainField is a field without its comments and quotation marks, and without
// what in quotes would part it (RFC 5322, section 3.2).
func plainField(field string) string {
	var plain strings.Builder
	depth, quoted := 0, false
	for i := 0; i < len(field); i++ {
		switch c := field[i]; {
		case c == '\\' && (quoted || depth > 0):
			i++ // the character behind it means itself; no word that counts has one
		case c == '"' && depth == 0:
			quoted = !quoted
		case quoted:
			if c != ';' && c != ' ' && c != '\t' {
				plain.WriteByte(c)
			}
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case depth == 0:
			plain.WriteByte(c)
		}
	}
	return plain.String()
}
