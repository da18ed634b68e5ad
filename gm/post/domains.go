package post

import (
	"strings"

	"golang.org/x/net/publicsuffix"
)

// RegisteredDomain returns the domain of an address that somebody has registered, in
// small letters: example.co.uk of ann@mail.example.co.uk. Where the list of public
// suffixes knows none it is what stands behind the @.
func RegisteredDomain(address string) string {
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	if registered, err := publicsuffix.EffectiveTLDPlusOne(domain); err == nil {
		return registered
	}
	return domain
}
