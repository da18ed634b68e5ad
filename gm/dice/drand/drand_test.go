package drand

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/cloudflare/circl/sign/bls"

	"machipost/gm/dice"
)

// recorded are rounds of quicknet as relays handed them over: 1000 to 1002.
var recorded = map[uint64]string{
	1000: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
	1001: "b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41",
	1002: "ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e",
}

const randomness1000 = "fe290beca10872ef 2fb164d2aa4442de 4566183ec51c56ff 3cd603d930e54fdd"

func quicknet(t *testing.T) Chain {
	t.Helper()
	chain, err := Quicknet()
	if err != nil {
		t.Fatal(err)
	}
	return chain
}

func TestRecordedRoundsVerify(t *testing.T) {
	t.Parallel()
	for round, text := range recorded {
		signature, err := hex.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		got, err := quicknet(t).Verify(round, signature)
		if err != nil || round == 1000 && got.String() != randomness1000 {
			t.Errorf("round %d: %s, %v", round, got, err)
		}
		if _, err := quicknet(t).Verify(round+1, signature); err == nil {
			t.Errorf("the signature of round %d passes for the next", round)
		}
		signature[20] ^= 1
		if _, err := quicknet(t).Verify(round, signature); err == nil {
			t.Errorf("a changed signature of round %d passes", round)
		}
		for _, bad := range [][]byte{nil, {}, make([]byte, 48), make([]byte, 96)} {
			if _, err := quicknet(t).Verify(round, bad); err == nil {
				t.Errorf("%x passes for a signature", bad)
			}
		}
	}
	if _, err := (Chain{}).Verify(1000, nil); err == nil {
		t.Error("no chain verifies")
	}
	if _, err := NewChain("x", "83cf"); err == nil {
		t.Error("a short key is one")
	}
}

// The constants hang together: the chain's hash is that of its period, its beginning, its
// key, the hash of the group that made it and its name.
func TestTheHashOfQuicknet(t *testing.T) {
	t.Parallel()
	const group = "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e"
	key, _ := hex.DecodeString(quicknetKey)
	seed, _ := hex.DecodeString(group)
	first := dice.RoundMade(1)
	period := dice.RoundMade(2).Sub(first)
	text := binary.BigEndian.AppendUint32(nil, uint32(period.Seconds()))
	text = binary.BigEndian.AppendUint64(text, uint64(first.Unix()))
	text = append(append(append(text, key...), seed...), "quicknet"...)
	if sum := sha256.Sum256(text); hex.EncodeToString(sum[:]) != quicknetHash {
		t.Errorf("the hash is %x", sum)
	}
}

// relay serves what answer says.
func relay(t *testing.T, answer http.HandlerFunc) string {
	t.Helper()
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	return server.URL
}

func says(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, text) }
}

func TestRelays(t *testing.T) {
	t.Parallel()
	good := fmt.Sprintf(`{"round":1000,"randomness":"00","signature":%q}`, recorded[1000])
	honest := func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/"+quicknetHash+"/public/1000" {
			http.NotFound(w, r)
			return
		}
		fmt.Fprint(w, good)
	}
	bad := map[string]http.HandlerFunc{
		"late":                   func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "not yet", http.StatusNotFound) },
		"another round":          says(fmt.Sprintf(`{"round":1001,"signature":%q}`, recorded[1001])),
		"another round, renamed": says(fmt.Sprintf(`{"round":1000,"signature":%q}`, recorded[1001])),
		"from the future":        says(fmt.Sprintf(`{"round":99999999999,"signature":%q}`, recorded[1000])),
		"cut off":                says(good[:len(good)/2]),
		"no signature":           says(`{"round":1000,"randomness":"fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd"}`),
		"no hex":                 says(`{"round":1000,"signature":"zz"}`),
		"empty":                  says(""),
		"endless":                says(strings.Repeat(" ", maxAnswer) + good),
		"hung up": func(http.ResponseWriter, *http.Request) {
			panic(http.ErrAbortHandler)
		},
	}
	want := "quicknet 1000 " + randomness1000
	for name, answer := range bad {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			relays := &Relays{Chain: quicknet(t), URLs: []string{relay(t, answer)}, Web: http.DefaultClient}
			if got, err := relays.Round(t.Context(), 1000); err == nil {
				t.Errorf("it was had: %s", got)
			}
			relays.URLs = append(relays.URLs, relay(t, honest))
			if got, err := relays.Round(t.Context(), 1000); err != nil || got != want {
				t.Errorf("with an honest relay behind it: %q, %v", got, err)
			}
		})
	}
	if _, err := (&Relays{Chain: quicknet(t)}).Round(t.Context(), 1000); err == nil {
		t.Error("no relay has a round")
	}
}

// A chain of our own signs as quicknet does, so that tests elsewhere can make rounds.
func TestAChainOfOurOwn(t *testing.T) {
	t.Parallel()
	key, err := bls.KeyGen[bls.KeyG2SigG1](make([]byte, 32), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	public, err := key.PublicKey().MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	chain, err := NewChain("ours", hex.EncodeToString(public))
	if err != nil {
		t.Fatal(err)
	}
	message := sha256.Sum256(binary.BigEndian.AppendUint64(nil, 7))
	signature := bls.Sign(key, message[:])
	got, err := chain.Verify(7, signature)
	if err != nil || got != dice.Key(sha256.Sum256(signature)) {
		t.Errorf("%s, %v", got, err)
	}
	if _, err := quicknet(t).Verify(7, signature); err == nil {
		t.Error("our signature is quicknet's")
	}
}
