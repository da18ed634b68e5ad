package demo

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

const report = `friday: report of turn 3

Go 1: Ann
  Rolls 3.

The towns

Card               Ann  Bob  Cat
Coins               12    1    9
Wheat Field          1    1    1
Bakery          2 (1c)    1    1
Convenience Store    4    -    -
Mine                 1    -    -
Train Station      yes  (4)  (4)
Shopping Mall     (10)  yes  (10)
Amusement Park    (16)  (16)  (16)
Radio Tower       (22)  (22)  (22)
Invested             3    -    -

On offer

Card         copies  price   on
Wheat Field       5      1    1
Bakery            6      1  2-3  new

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

// A report in Spanish is read like one in English, and answered in Spanish.
func TestLookReadsSpanish(t *testing.T) {
	t.Parallel()
	spanish := strings.NewReplacer("The towns", "Las ciudades", "On offer", "En oferta", "Coins", "Monedas", "yes", "sí", "Invested", "Invertido",
		"Wheat Field", "Campo de trigo", "Bakery", "Panadería", "Convenience Store", "Supermercado", "Mine", "Mina", "Train Station", "Estación de tren",
		"Shopping Mall", "Centro comercial", "Amusement Park", "Parque de atracciones", "Radio Tower", "Torre de radiodifusión",
		"Turn 4 begins with Cat", "El turno 4 lo empieza Cat").Replace(report)
	s, ok := look(spanish, "Ann")
	want, _ := look(report, "Ann")
	if want.tongue = s.tongue; !ok || !reflect.DeepEqual(s, want) {
		t.Errorf("%+v, want %+v", s, want)
	}
	s.built = []string{"Train Station", "Radio Tower", "Harbour", "Amusement Park"}
	for _, style := range styles {
		if text := style.letter("Ann", s, spanish); !strings.Contains(text, "ompra") || strings.Contains(text, "Bakery") {
			t.Errorf("the letter %s says %q", style.words, text)
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
