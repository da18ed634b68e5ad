package rolls

import (
	"math/rand/v2"
	"testing"
)

func TestDiceShowAllFacesAlike(t *testing.T) {
	t.Parallel()
	dice := NewDice(rand.NewPCG(1, 2))
	var faces [7]int
	for range 6000 {
		faces[dice.Throw()]++
	}
	for face, n := range faces {
		if face > 0 && (n < 850 || n > 1150) || face == 0 && n > 0 {
			t.Errorf("face %d came %d times of 6000", face, n)
		}
	}
	if len(dice.Thrown) != 6000 {
		t.Errorf("%d throws were noted", len(dice.Thrown))
	}
}

func TestGivenDiceRunOut(t *testing.T) {
	t.Parallel()
	dice := &Faces{3, 5}
	for _, want := range []int{3, 5, 0, 0} {
		if got := dice.Throw(); got != want {
			t.Errorf("threw %d, want %d", got, want)
		}
	}
}
