// Package senders finds out who wrote a letter: by the tag that it carries, and by
// addresses on file.
//
// It answers nobody and knows no time: what follows from who it is, is decided above.
// It does not ask whether a letter is forged or a machine's; that was told with the
// letter. What may enter is what makes one a player to us: tags, keys, addresses.
package senders

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"regexp"
	"strings"

	"machipost/gm/post"
	"machipost/gm/records"
)

// A tag is "[game#secret]". It stands in the subject of every letter to a
// player, and as a sub-address in its Reply-To, so that a reply carries it. The
// secret is the player's, for that game alone; who has it writes as that player.

// Tags gives players their tags, and knows by them who writes.
type Tags struct {
	Address   mail.Address // the GM's, where players write to
	Separator string       // of sub-addresses in Reply-To, "+"; "" for none
	Chance    rand.Source  // draws the key
}

// secretLength is how many letters of base 32 a secret has: 60 bits.
const secretLength = 12

var secretAlphabet = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// secretFor makes a player's secret from our key. It hangs on the
// generation, so that a new one can be given out.
func secretFor(key []byte, p records.Player) string {
	h := hmac.New(sha256.New, key)
	for _, n := range []int64{p.ID, int64(p.Generation)} {
		h.Write(binary.BigEndian.AppendUint64(nil, uint64(n)))
	}
	return secretAlphabet.EncodeToString(h.Sum(nil))[:secretLength]
}

// A Tag names a game, and shows who writes.
type Tag struct{ game, Secret string }

// String is the tag as it stands in a subject: "[friday#secret]".
func (t Tag) String() string { return fmt.Sprintf("[%s#%s]", t.game, t.Secret) }

// TagFor is the tag of a player in a game.
func TagFor(key []byte, game *records.Game, p records.Player) Tag {
	return Tag{game.Name, secretFor(key, p)}
}

// fits tells, in constant time, whether the secret is the player's.
func (t Tag) fits(key []byte, p records.Player) bool {
	return hmac.Equal([]byte(strings.ToLower(t.Secret)), []byte(secretFor(key, p)))
}

var tagInSubject = regexp.MustCompile(`\[([\pL\pN][\pL\pN_-]*)#([0-9A-Za-z]+)\]`)

// Of returns the tags a letter carries: those of its subject, then those of
// the sub-addresses it was sent to.
func (t *Tags) Of(l post.Letter) []Tag {
	var tags []Tag
	for _, m := range tagInSubject.FindAllStringSubmatch(l.Subject, maxTags) {
		tags = append(tags, Tag{m[1], m[2]})
	}
	if t.Separator == "" {
		return tags
	}
	local, domain, _ := strings.Cut(strings.ToLower(t.Address.Address), "@")
	for _, to := range l.To {
		detail, ok := strings.CutPrefix(to, local+t.Separator)
		detail, ours := strings.CutSuffix(detail, "@"+domain)
		if game, secret, found := cutLast(detail, "."); ok && ours && found && len(tags) < maxTags {
			tags = append(tags, Tag{game, secret})
		}
	}
	return tags
}

// maxTags is how many tags of one letter are looked at; more is nobody's reply.
const maxTags = 4

func cutLast(s, sep string) (before, after string, found bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// ListID names a game to programs that sort mail (RFC 2919).
func (t *Tags) ListID(game string) string {
	_, domain, _ := strings.Cut(t.Address.Address, "@")
	return strings.ToLower(game) + ".machipost." + domain
}

// ReplyTo is the address that carries the player's tag, "" without
// sub-addresses.
func (t *Tags) ReplyTo(tag Tag) string {
	if t.Separator == "" {
		return ""
	}
	local, domain, _ := strings.Cut(t.Address.Address, "@")
	return local + t.Separator + strings.ToLower(tag.game) + "." + tag.Secret + "@" + domain
}

// WithoutSecrets is a subject as others than the player may see it.
func WithoutSecrets(subject string) string { return tagInSubject.ReplaceAllString(subject, "[$1]") }

// Without is a text as others than the player may see it: without the tags of
// subjects and of addresses.
func (t *Tags) Without(text string) string {
	text = WithoutSecrets(text)
	if t.Separator == "" {
		return text
	}
	local, domain, _ := strings.Cut(t.Address.Address, "@")
	tagged := regexp.MustCompile(`(?i)(` + regexp.QuoteMeta(local+t.Separator) + `[\pL\pN_-]+)\.[0-9a-z]+(@` + regexp.QuoteMeta(domain) + `)`)
	return tagged.ReplaceAllString(text, "$1$2")
}
