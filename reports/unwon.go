package reports

import (
	"time"

	"machipost/reports/figures"
)

// An Unwon is a game that ends before anybody has won it.
type Unwon struct {
	Overview
	Turns  int    // postal turns that were played
	Agreed bool   // all players wanted that; else nobody is left
	Deck   string // what is shown of it at the end, "" for nothing

	Statements time.Time // as of a Final
	Page       string    // likewise
}

// Unwon is the last letter of such a game to a player: how it stands.
func (w *Words) Unwon(u Unwon) Letter { return w.Letter(unwonHeadline(w, u), unwonSaid(w, u)) }

// UnwonObserved is the same for an observer.
func (w *Words) UnwonObserved(u Unwon) Letter {
	return w.ToObserver(unwonHeadline(w, u), unwonSaid(w, u))
}

func unwonHeadline(w *Words, u Unwon) Headline { return headline(w, u.Game, 0, "Unwon", u) }

// unwonSaid is how a game stood that ended so.
func unwonSaid(w *Words, u Unwon) string {
	return w.say("Unwon", struct {
		Unwon
		figures.Laid
	}{u, figures.LaidOf(&u.Position, nil)})
}
