package turns

import (
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// A Page makes the page of a game that is over, to keep, in these words. What is on it is
// not decided here. It fails when the store does, and for a fault of ours.
type Page func(view records.View, w *reports.Words, game *records.Game) ([]byte, error)

// withPage is the desk whose letters bring the page of a game that is over, and the name of
// its file; that desk and "" where there is none, or the game wants none.
func withPage(t *Turns, tx records.Tx, game *records.Game, desk *sending.Desk) (*sending.Desk, string, error) {
	if t.Page == nil || game.Terms.NoPage || !game.Begun() {
		return desk, "", nil
	}
	file := game.Name + ".html"
	pages := map[string]post.Attachment{} // by language
	for _, p := range game.Players {
		w := desk.WordsFor(game, p)
		if _, made := pages[w.Language]; made {
			continue
		}
		text, err := t.Page(tx.View(), w, game)
		if err != nil {
			return desk, "", err
		}
		pages[w.Language] = post.Attachment{Name: file, MediaType: "text/html", Bytes: text}
	}
	return sending.Bringing(desk, func(w *reports.Words) post.Attachment { return pages[w.Language] }), file, nil
}

// pageFor is the name of the file that a player's letter brings, "" for none.
func pageFor(p records.Player, file string) string {
	if p.NoHTML {
		return ""
	}
	return file
}
