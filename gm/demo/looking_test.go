package demo

import (
	"slices"
	"testing"
)

const report = `friday: report of turn 3

Go 1: Ann
  Rolls 3.

The towns

Ann (player 1): 12 coins
  Wheat Field 1, Bakery 2 (1 closed), Convenience Store 4,
  Mine 1
  Built: Train Station
  To build: Shopping Mall (10), Amusement Park (16),
  Radio Tower (22)

Bob (player 2): 1 coin
  Wheat Field 1, Bakery 1
  To build: Train Station (4)

Cat (player 3): 9 coins
  Wheat Field 1, Bakery 1
  To build: Train Station (4)

On offer

  5 x Wheat Field           1 coin  on 1
  6 x Bakery                1 coin  on 2-3

Turn 4 begins with Cat. Orders by Tue 8 December 2026, 20:00 GMT.
`

func TestLookReadsAReport(t *testing.T) {
	t.Parallel()
	s, ok := look(report, "Ann")
	if !ok {
		t.Fatal("Ann sees nothing")
	}
	if s.turn != 4 || s.coins != 12 || s.cards != 8 {
		t.Errorf("turn %d, %d coins, %d cards; want 4, 12, 8", s.turn, s.coins, s.cards)
	}
	for _, c := range []struct {
		what      string
		got, want []string
	}{
		{"built", s.built, []string{"Train Station"}},
		{"to build", s.toBuild, []string{"Shopping Mall", "Amusement Park", "Radio Tower"}},
		{"offer", s.offer, []string{"Wheat Field", "Bakery"}},
		{"rivals", s.rivals, []string{"Cat", "Bob"}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %q, want %q", c.what, c.got, c.want)
		}
	}
}

func TestLookSeesNothingAfterTheEnd(t *testing.T) {
	t.Parallel()
	if _, ok := look("The game is over.", "Ann"); ok {
		t.Error("orders for a game that is over")
	}
	if _, ok := look(report, "Eve"); ok {
		t.Error("orders for somebody who does not play")
	}
}

func TestEveryStyleWrites(t *testing.T) {
	t.Parallel()
	s, _ := look(report, "Ann")
	s.built = []string{"Train Station", "Radio Tower", "Harbour", "Amusement Park"}
	for _, style := range styles {
		if text := style.letter("Ann", s, report); len(text) < 20 {
			t.Errorf("the letter %s says %q", style.words, text)
		}
	}
}
