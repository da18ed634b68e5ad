package wire

import (
	"bytes"
	"slices"
	"testing"

	"machipost/engine"

	"pgregory.net/rapid"
)

var five = []string{"Ann", "Bob", "Carol", "Dave", "Eve"}

func TestPositionsComeBackAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game, _ := played(t)
		p := Position{game, five[:game.Players], []string{"buy Mine <3 & more", "", "", "", "ä\n\"x\""}[:game.Players]}
		text, err := WritePosition(&p)
		if err != nil {
			t.Fatal(err)
		}
		back, err := Restore(text)
		if err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		if back.Position != p.Position || !slices.Equal(back.Names, p.Names) || !slices.Equal(back.Standing, p.Standing) {
			t.Fatalf("%s came back as %+v", text, back)
		}
		again, err := WritePosition(&back)
		if err != nil || !bytes.Equal(text, again) {
			t.Fatalf("%v: written differently\n%s\n%s", err, text, again)
		}
	})
}

// Where nobody has won, what a GM reads in is what the service wrote.
func TestPositionsCanBeReadIn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game, _ := played(t)
		p := Position{game, five[:game.Players], make([]string, game.Players)}
		text, err := WritePosition(&p)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadPosition(text, nil, nil)
		if err == nil && back.Position != p.Position {
			t.Fatalf("%s came back as %+v", text, back)
		}
		if err != nil && notWon(&p) == nil {
			t.Fatal(err)
		}
	})
}

func TestEventsComeBackAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, events := played(t)
		text, err := MarshalEvents(events, five)
		if err != nil {
			t.Fatal(err)
		}
		back, err := UnmarshalEvents(text, five)
		if err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		if !slices.Equal(back, events) {
			t.Fatalf("%v came back as %v", events, back)
		}
	})
}

// Play reaches some events seldom; here is one of each kind.
func TestEveryEventComesBack(t *testing.T) {
	events := []engine.Event{
		engine.Swapped{Seat: 1, Of: 2, Gave: engine.Bakery, Got: engine.Mine, GaveWasClosed: true},
		engine.RenovationChosen{Seat: 3}, engine.Offered{Card: engine.Park, Pile: engine.Majors},
		engine.Rolled{Dice: engine.Throw{3}}, engine.Rerolled{Dice: engine.Throw{3, 4}},
	}
	events = append(events, kinds...)
	text, err := MarshalEvents(events, five)
	if err != nil {
		t.Fatal(err)
	}
	back, err := UnmarshalEvents(text, five)
	if err != nil || !slices.Equal(back, events) {
		t.Errorf("%v: %s came back as %v", err, text, back)
	}
}

func TestUnmarshalEventsNamesThePlace(t *testing.T) {
	cases := []struct{ text, want string }{
		{`[{]`, "line 1: invalid character ']' looking for beginning of object key string"},
		{`{}`, "events: an object, must be a list"},
		{`[{"type": "Sold"}]`, `events[0]: unknown type of event "Sold"`},
		{`[7]`, `events[0]: unknown type of event ""`},
		{`[{"type": "Won", "player": "Ann"}, {"type": "Won"}]`, "events[1]: no field player"},
		{`[{"type": "Won", "player": "Zoe"}]`, `events[0].player: "Zoe", must be one of "Ann", "Bob", "Carol", "Dave" or "Eve"`},
		{`[{"type": "Won", "player": "Ann", "coins": 3}]`, "events[0].coins: unknown field"},
		{`[{"type": "RenovationChosen", "player": "Ann", "card": "Mien"}]`, `events[0].card: unknown card "Mien"`},
		{`[{"type": "Rolled", "player": "Ann", "dice": [1, 2, 3]}]`, "events[0].dice: 3 dice, must be 1 or 2"},
	}
	for _, c := range cases {
		_, err := UnmarshalEvents([]byte(c.text), five)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}
