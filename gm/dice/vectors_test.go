package dice

import (
	"encoding/hex"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// vectors were made without the program.
type vectors struct {
	Root, Lock string
	Links      int
	Rolls      []struct {
		Turn, Roll     int
		Mix, Key, Seed string
		Faces          []int
	}
	Letter struct {
		ID string `json:"message-id"`
		Is string
	}
	Deck struct {
		Key, Lock, Mix string
		Shuffle        []int `json:"shuffle12"`
	}
}

func readVectors(t *testing.T) (v vectors) {
	t.Helper()
	text, err := os.ReadFile("testdata/vectors.json")
	if err == nil {
		err = json.Unmarshal(text, &v)
	}
	if err != nil || len(v.Rolls) < 4 {
		t.Fatalf("%d rolls, %v", len(v.Rolls), err)
	}
	return v
}

func keyOf(t *testing.T, text string) Key {
	t.Helper()
	k, err := ReadKey(text)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func TestVectors(t *testing.T) {
	t.Parallel()
	v := readVectors(t)
	chain := NewChain(keyOf(t, v.Root))
	if v.Links != Links || chain.Lock() != keyOf(t, v.Lock) {
		t.Errorf("of %d links the lock is %s", v.Links, chain.Lock())
	}
	kept, err := ReadChain(chain.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range v.Rolls {
		key, err := kept.Key(r.Roll)
		if err != nil || key != keyOf(t, r.Key) {
			t.Errorf("roll %d: key %s, %v", r.Roll, key, err)
		}
		if seed := hex.EncodeToString(newStream(key, r.Mix).seed); seed != r.Seed {
			t.Errorf("roll %d: seed %s", r.Roll, seed)
		}
		if faces := Faces(key, r.Mix, len(r.Faces)); !slices.Equal(faces, r.Faces) {
			t.Errorf("roll %d: faces %v", r.Roll, faces)
		}
		read, err := ReadMix(r.Mix)
		if err != nil || read.Mix() != r.Mix || read.Turn != r.Turn || read.Number != r.Roll || read.Game != "friday" || len(read.Seats) != 3 {
			t.Errorf("roll %d: the mix is read as %+v, %v", r.Roll, read, err)
		}
	}
	if got := FirstLetter(v.Letter.ID); string(got) != v.Letter.Is {
		t.Errorf("the letter gives %q", got)
	}
	deck := keyOf(t, v.Deck.Key)
	if deck.Lock() != keyOf(t, v.Deck.Lock) || PileMix("friday", 0) != v.Deck.Mix {
		t.Errorf("the deck's lock is %s, its mix %q", deck.Lock(), PileMix("friday", 0))
	}
	if order := Shuffled(deck, v.Deck.Mix, 12); !slices.Equal(order, v.Deck.Shuffle) {
		t.Errorf("twelve cards lie as %v", order)
	}
}

// Every key leads to the lock, by as many hashes as its number says.
func TestEveryKeyLeadsToTheLock(t *testing.T) {
	t.Parallel()
	chain := NewChain(Key{1})
	before := chain.Lock()
	for roll := 1; roll <= Links; roll++ {
		key, err := chain.Key(roll)
		if err != nil || key.Lock() != before {
			t.Fatalf("roll %d: %s, %v", roll, key, err)
		}
		before = key
	}
	if before != (Key{1}) {
		t.Errorf("the last key is %s, not the root", before)
	}
	for _, roll := range []int{-1, 0, Links + 1, 2 * Links} {
		if _, err := chain.Key(roll); err == nil {
			t.Errorf("there is a key for roll %d", roll)
		}
	}
	if _, err := (Chain{}).Key(1); err == nil {
		t.Error("no chain has a key")
	}
	if _, err := ReadChain(make([]byte, 32)); err == nil {
		t.Error("a chain of one link was read")
	}
}

func TestWords(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]Given{
		"rhubarb": "word rhubarb", "Rhubarb": "word rhubarb", "Café": "word cafe", "ÉTÉ-2": "word ete-2", strings.Repeat("x", 24): Given("word " + strings.Repeat("x", 24)),
	} {
		if got, err := Word(text); got != want || err != nil {
			t.Errorf("%q gives %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "two words", strings.Repeat("x", 25), "naïve!", "слово", "a_b", "a,b", "a\nb", "straße"} {
		if got, err := Word(text); err == nil {
			t.Errorf("%q gives %q", text, got)
		}
	}
	if FirstLetter("") != None {
		t.Error("a letter without an id gives something")
	}
}

// Faces are alike: chi-square of five degrees of freedom stays below its value for one
// in a million.
func TestFacesAreAlike(t *testing.T) {
	t.Parallel()
	n := 200_000
	if os.Getenv("MACHIPOST_LONG") != "" {
		n = 10_000_000
	}
	var seen [7]float64
	d := newStream(Key{7}, "a mix\n")
	for range n {
		seen[d.below(6)+1]++
	}
	chi, mean := 0.0, float64(n)/6
	for _, times := range seen[1:] {
		chi += (times - mean) * (times - mean) / mean
	}
	if chi > 35.9 || chi == 0 {
		t.Errorf("of %d faces came %v: chi² is %.1f", n, seen[1:], chi)
	}
}

func TestBytesThatFavourAFaceArePassedOver(t *testing.T) {
	t.Parallel()
	s := stream{block: []byte{252, 255, 253, 251}}
	if got := s.below(6); got != 251%6 {
		t.Errorf("bytes over 251 were not passed over: %d", got)
	}
}

func BenchmarkRoll(b *testing.B) {
	kept := NewChain(Key{1}).Bytes()
	for b.Loop() {
		chain, err := ReadChain(kept)
		if err != nil {
			b.Fatal(err)
		}
		key, err := chain.Key(1)
		if err != nil {
			b.Fatal(err)
		}
		Faces(key, "a mix\n", 40)
	}
}

func BenchmarkNewChain(b *testing.B) {
	for b.Loop() {
		NewChain(Key{1})
	}
}
