package club

import (
	"math"
	"testing"
)

// Known values of the model, of players of whom nothing was known.
func TestRatings(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		places []int
		want   []Rating
	}{
		{[]int{1, 2}, []Rating{{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}}},
		{[]int{1, 2, 3}, []Rating{
			{27.868876552746237, 8.204837030780652}, {25.717219138186557, 8.057829747583874}, {21.413904309067206, 8.057829747583874},
		}},
		{[]int{3, 1, 2}, []Rating{
			{21.413904309067206, 8.057829747583874}, {27.868876552746237, 8.204837030780652}, {25.717219138186557, 8.057829747583874},
		}},
	} {
		before := make([]Rating, len(c.places))
		for i := range before {
			before[i] = unrated
		}
		for i, got := range rated(before, c.places) {
			if math.Abs(got.Mu-c.want[i].Mu) > 1e-9 || math.Abs(got.Sigma-c.want[i].Sigma) > 1e-9 {
				t.Errorf("places %v, player %d: %v, want %v", c.places, i+1, got, c.want[i])
			}
		}
	}
}

// Who is level with others of whom as little is known stays where he is, and is better
// known.
func TestTies(t *testing.T) {
	t.Parallel()
	for _, places := range [][]int{{1, 1}, {1, 1, 1}, {2, 2, 2, 2, 2}} {
		before := make([]Rating, len(places))
		for i := range before {
			before[i] = unrated
		}
		for i, got := range rated(before, places) {
			if math.Abs(got.Mu-25) > 1e-9 || got.Sigma >= unrated.Sigma {
				t.Errorf("places %v, player %d: %v", places, i+1, got)
			}
		}
	}
	after := rated([]Rating{unrated, unrated, unrated}, []int{1, 1, 3})
	if after[0] != after[1] || after[0].Mu <= 25 || after[2].Mu >= 25 {
		t.Errorf("two of three win together: %v", after)
	}
}
