// Package drand has rounds of public randomness from drand's chain quicknet: it asks
// relays for one and believes none of them, but the signature.
//
// It knows no game and rolls no dice. It never has another round than the one that was
// asked for, and falls back on nothing. What may enter is what makes a round ours to
// believe.
package drand

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/cloudflare/circl/sign/bls"

	"machipost/gm/dice"
)

// The chain quicknet, of scheme bls-unchained-g1-rfc9380: its hash and its public key, as
// its operators publish them (https://api.drand.sh/HASH/info, and docs.drand.love). The
// hash is that of all the others: a test computes it.
const (
	quicknetHash = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
	quicknetKey  = "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)

// Limits of what a relay may answer, and for how long.
const (
	maxAnswer = 4 << 10 // bytes
	patience  = 10 * time.Second
)

// UsualRelays are the addresses of relays that the operators name.
func UsualRelays() []string {
	return []string{"https://api.drand.sh", "https://api2.drand.sh", "https://api3.drand.sh", "https://drand.cloudflare.com"}
}

// A Chain is a chain of rounds whose signatures can be verified. The zero Chain verifies
// nothing.
type Chain struct {
	hash string
	key  *bls.PublicKey[bls.KeyG2SigG1]
}

// Quicknet is that chain. It fails only if our own constants are wrong.
func Quicknet() (Chain, error) { return NewChain(quicknetHash, quicknetKey) }

// NewChain is the chain of a hash and a public key, both in hex. It fails for a key that
// is none.
func NewChain(hash, key string) (Chain, error) {
	raw, err := hex.DecodeString(key)
	if err != nil {
		return Chain{}, fmt.Errorf("the public key of chain %s: %w", hash, err)
	}
	c := Chain{hash, new(bls.PublicKey[bls.KeyG2SigG1])}
	if err := c.key.UnmarshalBinary(raw); err != nil {
		return Chain{}, fmt.Errorf("the public key of chain %s: %w", hash, err)
	}
	return c, nil
}

// Verify returns the randomness of a round, which is the hash of its signature. It fails
// unless the signature is the chain's for that round and no other.
func (c Chain) Verify(round uint64, signature []byte) (dice.Key, error) {
	message := sha256.Sum256(binary.BigEndian.AppendUint64(nil, round))
	if c.key == nil || !bls.Verify(c.key, message[:], signature) {
		return dice.Key{}, fmt.Errorf("the signature of round %d is not the chain's", round)
	}
	return sha256.Sum256(signature), nil
}

// Relays are where rounds of a chain are had.
type Relays struct {
	Chain Chain
	URLs  []string // "https://api.drand.sh"; asked in this order
	Web   *http.Client
}

// Round returns the public part of a mix with a round, from the first relay that hands it
// over. It fails when none does, with what each said.
func (r *Relays) Round(ctx context.Context, round uint64) (string, error) {
	errs := []error{}
	for _, url := range r.URLs {
		randomness, err := r.ask(ctx, url, round)
		if err == nil {
			return dice.Quicknet(round, randomness), nil
		}
		errs = append(errs, fmt.Errorf("%s: %w", url, err))
	}
	if len(errs) == 0 {
		return "", errors.New("no relay is configured")
	}
	return "", errors.Join(errs...)
}

// ask asks one relay.
func (r *Relays) ask(ctx context.Context, url string, round uint64) (dice.Key, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("%s/%s/public/%d", strings.TrimRight(url, "/"), r.Chain.hash, round), nil)
	if err != nil {
		return dice.Key{}, err
	}
	response, err := r.Web.Do(request)
	if err != nil {
		return dice.Key{}, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return dice.Key{}, fmt.Errorf("it answers %s", response.Status)
	}
	var answer struct {
		Round     uint64 `json:"round"`
		Signature string `json:"signature"`
	}
	raw, err := io.ReadAll(io.LimitReader(response.Body, maxAnswer))
	if err == nil {
		err = json.Unmarshal(raw, &answer)
	}
	if err != nil {
		return dice.Key{}, fmt.Errorf("its answer cannot be read: %w", err)
	}
	if answer.Round != round {
		return dice.Key{}, fmt.Errorf("it hands over round %d, not %d", answer.Round, round)
	}
	signature, err := hex.DecodeString(answer.Signature)
	if err != nil {
		return dice.Key{}, errors.New("its signature cannot be read")
	}
	return r.Chain.Verify(round, signature)
}
