package reports

import "testing"

func BenchmarkTurnReport(b *testing.B) {
	w, turn := english(b, "Ann", "Bob"), played(b, 3, 3, 1, 2, 4, 5, 1)
	for b.Loop() {
		w.TurnReport(turn, w.Public(turn), Private{Tag: "[friday#0123456789ab]"})
	}
}
