package club

import "math"

// A Rating is what games tell of how well somebody plays: most likely Mu, give or take
// Sigma.
type Rating struct {
	Mu    float64 `json:"mu"`
	Sigma float64 `json:"sigma"`
}

// unrated is the rating of somebody of whom nothing is known.
var unrated = Rating{Mu: 25, Sigma: 25.0 / 3}

// Figures of the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for
// Online Ranking" (2011), Algorithm 4. Nothing is added to Sigma between two games.
const (
	beta  = 25.0 / 6 // how far a game may stray from how well its players play
	kappa = 0.0001   // what is left of the variance at least, as a part
)

// Floor is what somebody surely plays like: 97 of 100 are better than that.
func (r Rating) Floor() float64 { return r.Mu - 2*r.Sigma }

// Range is how far from Mu that may be, up and down, for 95 of 100.
func (r Rating) Range() float64 { return 2 * r.Sigma }

// rated are ratings behind a game in which these players came to these places, from 1;
// players level have the same.
func rated(before []Rating, places []int) []Rating {
	sum := 0.0
	for _, r := range before {
		sum += r.Sigma*r.Sigma + beta*beta
	}
	c := math.Sqrt(sum)
	strength := make([]float64, len(before))
	for i, r := range before {
		strength[i] = math.Exp(r.Mu / c)
	}
	after := make([]Rating, len(before))
	for i, r := range before {
		omega, delta := 0.0, 0.0
		for q := range before {
			if places[q] > places[i] {
				continue
			}
			behind, level := fieldOf(strength, places, places[q])
			share := strength[i] / behind
			delta += share * (1 - share) / level
			if q == i {
				omega += (1 - share) / level
			} else {
				omega -= share / level
			}
		}
		part := r.Sigma / c
		after[i].Mu = r.Mu + r.Sigma*part*omega
		after[i].Sigma = r.Sigma * math.Sqrt(max(1-part*part*part*delta, kappa))
	}
	return after
}

// fieldOf is the strength of all who came to a place or behind it, and how many came to it.
func fieldOf(strength []float64, places []int, place int) (behind, level float64) {
	for i, s := range strength {
		if places[i] >= place {
			behind += s
		}
		if places[i] == place {
			level++
		}
	}
	return behind, level
}
