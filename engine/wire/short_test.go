package wire

import (
	"slices"
	"strings"
	"testing"

	"machipost/engine"

	"pgregory.net/rapid"
)

func TestShortPositionsComeBackAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game, _ := played(t)
		names := five[:game.Players]
		text, err := WriteShort(&game, names)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadShort(text)
		if err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		if back.Position != game || !slices.Equal(back.Names, names) || len(back.Standing) != game.Players {
			t.Fatalf("%s came back as %+v", text, back)
		}
	})
}

// Positions are stored for years: a line of today is read as this one for ever, and
// every card keeps its letter.
func TestTheShortFormStays(t *testing.T) {
	const line = `1;15,2199023255552,126,2,12,1;7;` +
		`4,3,112131415161718191A1B1C1D1E1F1G1H1I1J1K1L1M1N1O1P1Q1R1S1T1U1V1W1X1Y1Z1a1b1c1d1e1f1g1h1i1j1k1,C1;0,0,8B,82;` +
		`X6Y1;XC;k;N;["Zoë","O'Neil"]`
	p := engine.Position{
		Rules: engine.Rules{
			Sets: engine.Everything, Without: 1 << 41, Landmarks: 126, Method: engine.Split, Size: 12, Victory: engine.Round,
		},
		Turn: 7, Players: 2,
	}
	ann, bob := &p.Towns[0], &p.Towns[1]
	ann.Coins, ann.Investment = 4, 3
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		ann.Owned.Put(c, 1)
	}
	ann.Closed.Put(engine.Bakery, 1)
	bob.Owned.Put(engine.WheatField, 11)
	bob.Closed.Put(engine.WheatField, 2)
	p.Market.Offer.Put(engine.TaxOffice, 6)
	p.Market.Offer.Put(engine.Winery, 1)
	p.Market.Piles[engine.Low] = engine.PileOf([]engine.Card{engine.TaxOffice, engine.Bakery})
	p.Market.Piles[engine.High] = engine.PileOf([]engine.Card{engine.TunaBoat})
	p.Market.Piles[engine.Majors] = engine.PileOf([]engine.Card{engine.TVStation})
	text, err := WriteShort(&p, []string{"Zoë", "O'Neil"})
	if err != nil || text != line {
		t.Errorf("written as\n%s, %v, want\n%s", text, err, line)
	}
	back, err := ReadShort(line)
	if err != nil || back.Position != p || !slices.Equal(back.Names, []string{"Zoë", "O'Neil"}) {
		t.Errorf("read as %+v, %v", back, err)
	}
}

func TestShortPositionsThatAreNone(t *testing.T) {
	const well = `1;1,0,30,0,0,0;1;3,0,81C1,;3,0,81C1,;81;;;;["Ann","Bob"]`
	if _, err := ReadShort(well); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{"1;1,", "2;1,", `a position of the form "2", not 1`},
		{well, "", `a position of the form "", not 1`},
		{",30,", ",many,", `parsing "many"`},
		{"81C1,;3", "81C,;3", `"81C" has a card without a number`},
		{"81C1,;3", "81$1,;3", `'$' is no card`},
		{"81C1,;3", "01C1,;3", `'0' is no card`},
		{";81;", ";8!;", `'!' is no card`},
		{`["Ann","Bob"]`, `["Ann"]`, "a position of 1 players"},
		{`["Ann","Bob"]`, `["Ann",`, "unexpected end"},
		{`;["Ann","Bob"]`, ``, "it has no names"},
		{";;;;", ";;;", "it ends before"},
		{";;;;", ";;;;;", "left over"},
		{";;;;", ";" + strings.Repeat("8", 300) + ";;;", "a pile of 300 cards"},
	} {
		_, err := ReadShort(strings.Replace(well, c.old, c.new, 1))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %s", c.new, c.old, err, c.want)
		}
	}
}

func FuzzReadShort(f *testing.F) {
	f.Add(`1;1,0,30,0,0,0;1;3,0,81C1,;3,0,81C1,;81;;;;["Ann","Bob"]`)
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ReadShort(text)
		if err != nil {
			return
		}
		again, err := WriteShort(&p.Position, p.Names)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadShort(again)
		if err != nil || back.Position != p.Position || !slices.Equal(back.Names, p.Names) {
			t.Fatalf("%v: %s, then %s", err, text, again)
		}
	})
}

func BenchmarkReadPosition(b *testing.B) {
	game := engine.NewPosition(engine.DefaultRules(engine.Everything), engine.MaxPlayers, still)
	long, _ := WritePosition(&Position{game, five, make([]string, 5)})
	short, _ := WriteShort(&game, five)
	b.Run("short", func(b *testing.B) {
		for b.Loop() {
			if _, err := ReadShort(short); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("long", func(b *testing.B) {
		for b.Loop() {
			if _, err := Restore(long); err != nil {
				b.Fatal(err)
			}
		}
	})
}
