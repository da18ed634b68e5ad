package reports

// An Announcement is what the GM tells all players.
type Announcement struct {
	Game string // whose players; "" for those of all games
	Text string
}

// Announcement is the letter to one of them.
func (w *Words) Announcement(a Announcement) string { return w.letter("Announcement", a) }
