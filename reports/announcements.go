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

// LetterHint tells the keeper how to look at a letter that was set aside. last is
// how many letters the keeper is told of a day, with the last of them; else 0.
func (w *Words) LetterHint(id int64, last int) string {
	return w.note("LetterHint", struct {
		ID   int64
		Last int
	}{id, last})
}

// DayFull tells the keeper that no more letters may be sent for a day.
func (w *Words) DayFull(limit int) string { return w.note("DayFull", limit) }
