package letter

import (
	"net/mail"
	"slices"
	"strings"

	"machipost/gm/post"
)

// maxWhy is how much of a field is told as the reason, in runes.
const maxWhy = 80

// automatics are the fields by which automatic mail is known, in the order in
// which they are asked. Auto-Submitted is of RFC 3834, section 5; List-Id of
// RFC 2919; the others are custom (RFC 3834, section 2).
var automatics = []struct {
	name string
	says func(value string) bool
}{
	{"Return-Path", func(v string) bool { return strings.ReplaceAll(v, " ", "") == "<>" }},
	{"Auto-Submitted", func(v string) bool { return firstWord(v) != "no" }},
	{"Precedence", func(v string) bool { return slices.Contains([]string{"bulk", "list", "junk"}, firstWord(v)) }},
	{"List-Id", func(string) bool { return true }},
	{"X-Auto-Response-Suppress", func(v string) bool {
		v = strings.ToLower(v)
		return strings.Contains(v, "all") || strings.Contains(v, "autoreply")
	}},
	{"X-Autoreply", func(v string) bool { return firstWord(v) != "no" }},
	{"Content-Type", func(v string) bool { return firstWord(v) == "multipart/report" }}, // RFC 6522
}

// automatic tells why no answer may go to the letter, or "".
func (r Reader) automatic(h fields, letter post.Letter) string {
	for _, sign := range automatics {
		if value := h.first(sign.name); value != "" && sign.says(value) {
			return OneLine(sign.name+": "+value, maxWhy)
		}
	}
	senders := letter.From
	if letter.ReturnPath != "" {
		senders = append(slices.Clone(senders), mail.Address{Address: letter.ReturnPath})
	}
	for _, sender := range senders {
		address := strings.ToLower(sender.Address)
		if isMachine(address) || r.isOwn(address) {
			return OneLine("From: "+address, maxWhy)
		}
	}
	return ""
}

// firstWord returns the value of a field without parameters and comments, in
// lower case.
func firstWord(value string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(value), ";")
	word, _, _ = strings.Cut(word, "(")
	word, _, _ = strings.Cut(strings.TrimSpace(word), " ")
	return strings.ToLower(word)
}

// isMachine tells whether nobody reads what is sent to the address (RFC 3834,
// section 2).
func isMachine(address string) bool {
	local, _, _ := strings.Cut(address, "@")
	if strings.HasPrefix(local, "owner-") || strings.HasSuffix(local, "-request") {
		return true
	}
	machines := []string{"mailer-daemon", "postmaster", "noreply", "no-reply", "do-not-reply", "donotreply"}
	return slices.Contains(machines, local)
}

// isOwn tells whether the address, which is in lower case, is one of ours.
func (r Reader) isOwn(address string) bool {
	return slices.ContainsFunc(r.Own, func(own string) bool {
		return BaseAddress(address) == BaseAddress(strings.ToLower(own))
	})
}

// BaseAddress returns the address without its +detail (RFC 5233), the same
// account's on most servers.
func BaseAddress(address string) string {
	local, domain, found := strings.Cut(address, "@")
	local, _, _ = strings.Cut(local, "+")
	if !found {
		return local
	}
	return local + "@" + domain
}
