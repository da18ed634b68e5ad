package reports

import (
	"strings"
	"testing"

	"machipost/engine"
)

// Where another has as much of what the sentence tells, it tells what the leader has more of.
func TestWhoLeadsAndWhy(t *testing.T) {
	for _, c := range []struct {
		name, want, es string
		change         func(ann, bob *engine.Town)
	}{
		{"coins", "Ann leads with 0 of 4 landmarks and 5 coins.", "Ann va por delante con 0 de 4 puntos de interés y 5 monedas.", func(ann, _ *engine.Town) { ann.Coins = 5 }},
		{"cards", "Ann leads with 0 of 4 landmarks and 3 coins, by the price of the cards.", "Ann va por delante con 0 de 4 puntos de interés y 3 monedas, por el precio de las cartas.",
			func(ann, _ *engine.Town) { ann.Owned.Put(engine.Forest, 1) }},
		{"landmarks", "Bob leads with 1 of 4 landmarks and 3 coins, by the price of the landmarks.", "Bob va por delante con 1 de 4 puntos de interés y 3 monedas, por el precio de los puntos de interés.",
			func(ann, bob *engine.Town) {
				ann.Owned.Put(engine.TrainStation, 1)
				bob.Owned.Put(engine.ShoppingMall, 1)
				ann.Coins = 9
			}},
		{"the dearer landmark and more coins", "Bob leads with 1 of 4 landmarks and 4 coins.", "Bob va por delante con 1 de 4 puntos de interés y 4 monedas.",
			func(ann, bob *engine.Town) {
				ann.Owned.Put(engine.TrainStation, 1)
				bob.Owned.Put(engine.ShoppingMall, 1)
				bob.Coins = 4
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			turn := played(t, 3, 3, 1, 2, 4, 5, 1)
			turn.Position = engine.NewPosition(engine.DefaultRules(engine.Base), 2, func([]engine.Card) {})
			c.change(&turn.Position.Towns[0], &turn.Position.Towns[1])
			w := english(t, "Ann", "Bob")
			for words, want := range map[*Words]string{w: c.want, w.In("es"): c.es} {
				said := strings.Join(strings.Fields(words.ObserverReport(turn, words.Public(turn)).Text()), " ")
				if !strings.Contains(said, want) {
					t.Errorf("no %q in %.300s", want, said)
				}
			}
		})
	}
}
