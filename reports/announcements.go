package reports

// An Announcement is what the GM tells all players.
type Announcement struct {
	Game string // whose players; "" for those of all games
	Text string
}

// Announcement is the letter to one of them.
func (w *Words) Announcement(a Announcement) string { return w.letter("Announcement", a) }

// AnnouncementSubject is that of an announcement to somebody who has had no letter
// of a game yet; game is "" when it is for the players of all games.
func (w *Words) AnnouncementSubject(game string) string { return w.say("AnnouncementSubject", game) }
