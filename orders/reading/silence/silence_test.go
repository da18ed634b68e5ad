package silence_test

import (
	"testing"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/silence"
)

// Words of turns without a letter, as people put them: what stands in front of the bar.
func TestUntil(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		words, behind string
	}{
		{"when I don't write", ", buy the Harbour"},
		{"In turns when you don't hear from me", ", buy me the Harbour"},
		{"for any turn in which I submit no letter", ": the Harbour"},
		{"in any turn for which no orders of mine are received", ", the Harbour"},
		{"if u dont hear from me", "just get me the harbour"},
		{"when I am away on holiday", "buy a Forest"},
		{"if I forget to write", ", a Forest"},
		{"No letter from me", ": pass"},
		{"Für Runden, in denen ich nicht schreibe", ": Hafen"},
		{"Für Runden, in denen von mir nichts kommt", ": Hafen kaufen"},
		{"Wenn ich mal nicht schreibe", ", den Hafen"},
		{"Para los turnos en que no escriba", ": compra Puerto"},
		{"Los turnos en que no os escriba", ", el Puerto"},
		{"si algún turno no escribo", ", comprad el Puerto"},
	} {
		row := marks.Tokens(c.words + c.behind)
		if c.behind[0] != ',' && c.behind[0] != ':' {
			row = marks.Tokens(c.words + " " + c.behind)
		}
		if got, want := silence.Until(row, 0, none), len(marks.Tokens(c.words)); got != want {
			t.Errorf("%q and %q: %d words of %d", c.words, c.behind, got, want)
		}
	}
}

// What sounds like it, and is of something else.
func TestWhatIsNoSilence(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"No need to reply", "If I have no money, the Forest", "When the Mine is gone, not the Cafe", "In my last letter I did not order the Mine",
		"If I did not write last turn, it was because of the cat", "Wenn ich nicht genug habe, den Hafen", "si no me llega el dinero, el Puerto", "if Bob takes it away from me, the Forest",
		"If I forget the Cafe, remind me", "If I forget to buy the Mine, the Forest", "When I am away from the leader, the Forest", "If I hear nothing, the Forest", "If he does not write, the Forest",
		"If I can't write the name of it, the Forest", "in its absence, a Cafe", "if nothing comes of it, the Forest",
	} {
		if got := silence.Until(marks.Tokens(text), 0, none); got != 0 {
			t.Errorf("%q: %d words", text, got)
		}
	}
	row := marks.Tokens("when the Mine is not there I write again")
	if got := silence.Until(row, 0, func(at int) bool { return row[at].Is("mine") }); got != 0 {
		t.Errorf("a card stands within them: %d words", got)
	}
}

func none(int) bool { return false }
