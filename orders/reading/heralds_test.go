package reading_test

import "testing"

// What announces orders and takes them back, or is of somebody else, or of another time, holds up
// what stands below.
func TestWhatTakesBackWhatItAnnouncesHoldsItUp(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"I rescind the following orders:", "I countermand the following orders:", "Please refuse the following orders:",
		"The orders of my opponent are as follows:", "My provisional orders are as follows:", "My last orders were as follows:",
		"Orders for the game on the other table:", "Anulo las siguientes órdenes:", "Hiermit widerrufe ich folgende Befehle:",
		"My instructions, should I have the coins, are as follows:", "Meine Befehle für die übernächste Runde:",
	} {
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 10, Text: line + "\nMine"}
		if s := l.read(); len(s.Lines) > 0 {
			t.Errorf("below %q is filed: %s", line, l.effect(s))
		}
	}
}
