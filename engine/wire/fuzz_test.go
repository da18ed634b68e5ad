package wire

import (
	"bytes"
	"testing"

	"machipost/engine"
)

// Whatever is read, reading does not break; and what is a position is written
// and read back as the same one.
func FuzzReadPosition(f *testing.F) {
	f.Add([]byte(`{"players": [{"name": "Ann"}, {"name": "Bob", "closed": {"Bakery": 1}}], "rules": {"market": {"method": "split", "size": 15}}}`))
	f.Add([]byte(players(`, "establishments": {"Stadium": 1}, "landmarks": ["Radio Tower"]`, `, "coins": 70`)))
	f.Add([]byte(`{"turn": 2, "market": {"offer": {"Mine": 3}, "decks": {"all": ["Forest"]}}, "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := ReadPosition(data, isVerb, still)
		if err != nil {
			return
		}
		text, err := WritePosition(&p)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadPosition(text, isVerb, nil)
		if err != nil || back.Position != p.Position {
			t.Fatalf("%v: %s", err, text)
		}
		again, err := WritePosition(&back)
		if err != nil || !bytes.Equal(text, again) {
			t.Fatalf("%v: %s, then %s", err, text, again)
		}
		a := engine.Adjudicator{Dice: ones{}}
		if err := a.PlayTurn(&p.Position); err != nil {
			t.Fatal(err)
		}
	})
}

// ones are dice that always show a one.
type ones struct{}

func (ones) Throw() int { return 1 }
