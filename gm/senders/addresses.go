package senders

import (
	"fmt"
	"net/mail"
	"strings"
)

// CheckAddress tells why letters cannot go to an address, nil if they can: it is
// one bare address of ASCII (what else there is, only few servers take, RFC 6531),
// no longer than an envelope may hold (RFC 5321, section 4.5.3.1.3), and not ours.
// The error is a sentence for a person.
func (t *Tags) CheckAddress(address string) error {
	odd := strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune(`<>"(),`, r) })
	if parsed, err := mail.ParseAddress("<" + address + ">"); odd || err != nil || parsed.Address != address || len(address) > 254 {
		return fmt.Errorf("%q is not a mail address that letters can go to; write one like ann@example.org", address)
	}
	if t.isOurs(address) {
		return fmt.Errorf("%s is the address of the service itself", address)
	}
	return nil
}

// isOurs tells whether an address is ours, with or without a detail behind it
// (RFC 5233): letters from it are taken for automatic.
func (t *Tags) isOurs(address string) bool {
	ours, ourDomain, _ := strings.Cut(strings.ToLower(t.Address.Address), "@")
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	if domain != ourDomain {
		return false
	}
	if t.Separator != "" && strings.HasPrefix(local, ours+t.Separator) {
		return true
	}
	local, _, _ = strings.Cut(local, "+")
	ours, _, _ = strings.Cut(ours, "+")
	return local == ours
}
