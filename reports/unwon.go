package reports

// An Unwon is a game that ends before anybody has won it.
type Unwon struct {
	Overview
	Turns  int    // postal turns that were played
	Agreed bool   // all players wanted that; else nobody is left
	Deck   string // what is shown of it at the end, "" for nothing
}

// Unwon is the last letter of such a game to a player: how it stands.
func (w *Words) Unwon(u Unwon) string { return w.Letter(w.say("Unwon", unwon(u))) }

// UnwonObserved is the same for an observer.
func (w *Words) UnwonObserved(u Unwon) string {
	return Wrap(w.say("Unwon", unwon(u)))
}

func unwon(u Unwon) any {
	return struct {
		Unwon
		shownOverview
	}{u, shown(u.Overview)}
}
