package sending

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"time"

	"machipost/gm/records"
)

// A message id can prove of which turn its letter tells: it holds the turn and its
// link in the chain, sealed with our key. The letters that players quote, and those
// kept in the mailbox, then tell what was sent, whatever the database knows.

// A Proof is what such a message id proves: that turn of the game was resolved.
type Proof struct {
	Game string // in small letters
	Turn int    // 0 for the start of the game
	Made time.Time
	link string // how the value of the link begins
}

// linkLength is how much of a link's value stands in a message id, in characters:
// 96 bits. sealLength is that of the seal.
const (
	linkLength = 24
	sealLength = 24
)

// maxProof is how long a message id may be; RFC 5322 lets a line have so much, but
// not all programs do. The ids of games with longer names prove nothing.
const maxProof = 240

var nameAlphabet = base32.NewEncoding("0123456789abcdefghijklmnopqrstuv").WithPadding(base32.NoPadding)

// Fits tells whether it is this link that was proven.
func (p Proof) Fits(link records.Link) bool {
	return p.Turn == link.Turn && strings.HasPrefix(link.Value, p.link)
}

// NewProof returns a message id that was never used and proves a link of a game. It
// fails only when the store does.
func (d *Desk) NewProof(tx records.Tx, game string, link records.Link) (string, error) {
	return d.prove(tx, d.NewMessageID(), game, link)
}

// WitnessID returns the message id of the witness of a link, always the same. It
// fails only when the store does.
func (d *Desk) WitnessID(tx records.Tx, game string, link records.Link) (string, error) {
	return d.prove(tx, "witness-"+link.Value[linkLength:]+"@"+domainOf(d.Tags.Address.Address), game, link)
}

// prove makes of a message id one that proves a link.
func (d *Desk) prove(tx records.Tx, id, game string, link records.Link) (string, error) {
	key, err := d.Tags.Key(tx)
	if err != nil {
		return "", err
	}
	return proving(key, id, game, link), nil
}

// proving is prove where the key is known.
func proving(key []byte, id, game string, link records.Link) string {
	unique, domain, _ := strings.Cut(id, "@")
	claim := fmt.Sprintf("%s.%d.%x.%.*s.%s",
		unique, link.Turn, link.Made.Unix(), linkLength, link.Value, nameAlphabet.EncodeToString([]byte(strings.ToLower(game))))
	proof := claim + "." + seal(key, claim) + "@" + domain
	if len(proof) > maxProof {
		return id
	}
	return proof
}

// Proofs returns what these message ids prove; those that prove nothing, and those
// that are not of our making, are passed over. It fails only when the store does.
func (d *Desk) Proofs(tx records.Tx, ids []string) ([]Proof, error) {
	var proofs []Proof
	for _, id := range ids {
		if !mayProve(d, id) {
			continue
		}
		key, err := d.Tags.Key(tx)
		if err != nil {
			return nil, err
		}
		if p, ok := readProof(key, id); ok {
			proofs = append(proofs, p)
		}
	}
	return proofs, nil
}

// mayProve tells whether a message id has the form and the domain of one that does.
func mayProve(d *Desk, id string) bool {
	local, domain, _ := strings.Cut(id, "@")
	return strings.EqualFold(domain, domainOf(d.Tags.Address.Address)) && strings.Count(local, ".") == 5
}

// readProof reads a message id whose seal is right.
func readProof(key []byte, id string) (p Proof, ok bool) {
	local, _, _ := strings.Cut(strings.ToLower(id), "@")
	at := max(0, strings.LastIndex(local, "."))
	claim, sealed := local[:at], strings.TrimPrefix(local[at:], ".")
	parts := strings.Split(claim, ".")
	if len(parts) != 5 || !hmac.Equal([]byte(sealed), []byte(seal(key, claim))) {
		return p, false
	}
	turn, turnErr := strconv.Atoi(parts[1])
	made, madeErr := strconv.ParseInt(parts[2], 16, 64)
	game, gameErr := nameAlphabet.DecodeString(parts[4])
	if turnErr != nil || madeErr != nil || gameErr != nil {
		return p, false
	}
	return Proof{Game: string(game), Turn: turn, Made: time.Unix(made, 0).UTC(), link: parts[3]}, true
}

// seal shows that a claim is ours.
func seal(key []byte, claim string) string {
	h := hmac.New(sha256.New, key)
	h.Write([]byte("the turn of a letter: " + claim))
	return hex.EncodeToString(h.Sum(nil))[:sealLength]
}
