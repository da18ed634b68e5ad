package archive

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"machipost/gm/club"
	"machipost/gm/records"
	page "machipost/reports/archive"
	"machipost/reports/voice"
)

// A File is a page with the name of its file.
type File struct {
	Name  string
	Bytes []byte
}

// The files of the pages that are not of a game.
const (
	indexFile = "index.html"
	clubFile  = "club.html"
)

// FileOf is the name of the file that a game's page is in.
func FileOf(game string) string { return "game-" + strings.ToLower(game) + ".html" }

// An Archive is what is to be published.
type Archive struct {
	Choice
	Games []string               // by their names; none for all that are over
	There func(file string) bool // tells of a page that was written before
}

// Files are the pages of an archive: of its games, the list of these and of those that are
// there, and, unless nobody is to be named or there are some games only, that of all who
// play. It fails with ErrNoGame, for a game that has not begun, and when the store does.
func (a Archive) Files(view records.View, v *voice.Voice) ([]File, error) {
	games, err := a.games(view)
	if err != nil {
		return nil, err
	}
	var files []File
	written := map[string]bool{}
	for i := range games {
		text, err := Page(view, v, &games[i], a.Choice)
		if err != nil {
			return nil, err
		}
		file := FileOf(games[i].Name)
		files, written[file] = append(files, File{file, text}), true
	}
	var more []page.Link
	if len(a.Games) == 0 && !a.Seats {
		text, err := clubPage(view, v)
		if err != nil {
			return nil, err
		}
		files, written[clubFile] = append(files, File{clubFile, text}), true
	}
	if !a.Seats && (written[clubFile] || a.There(clubFile)) {
		more = append(more, page.Link{Name: v.Say("ArchiveClub", nil, nil), File: clubFile})
	}
	text, err := a.index(view, v, games, written, more)
	return append(files, File{indexFile, text}), err
}

// games are those whose pages are written, the oldest first.
func (a Archive) games(view records.View) (games []records.Game, err error) {
	for _, name := range a.Games {
		game, err := view.Games.Named(name)
		if err == nil && !game.Begun() {
			err = fmt.Errorf("it has not begun")
		}
		if err != nil {
			return nil, fmt.Errorf("game %s: %w", name, err)
		}
		games = append(games, game)
	}
	if len(a.Games) > 0 {
		return games, nil
	}
	return gamesOver(view)
}

// gamesOver are all games that are over and have begun, the oldest first.
func gamesOver(view records.View) (games []records.Game, err error) {
	ids, err := view.Measures.Over(club.Everything)
	if err != nil {
		return nil, err
	}
	for _, id := range slices.Backward(ids) {
		game, err := view.Games.WithID(id)
		if err != nil {
			return nil, err
		}
		if game.Begun() {
			games = append(games, game)
		}
	}
	return games, nil
}

// index is the list of games whose pages are there by now.
func (a Archive) index(view records.View, v *voice.Voice, games []records.Game, written map[string]bool, more []page.Link) ([]byte, error) {
	all, err := gamesOver(view)
	if err != nil {
		return nil, err
	}
	listed := slices.Clone(games)
	for _, game := range all {
		if file := FileOf(game.Name); !written[file] && a.There(file) {
			listed = append(listed, game)
		}
	}
	slices.SortStableFunc(listed, func(a, b records.Game) int {
		return cmp.Or(compareEnds(b, a), cmp.Compare(b.ID, a.ID))
	})
	var facts []page.Facts
	for i := range listed {
		f, err := Facts(view, v, &listed[i], a.Choice)
		if err != nil {
			return nil, err
		}
		facts = append(facts, f)
	}
	return page.List(v, facts, FileOf, more...)
}

// compareEnds compares when games were over; one that goes on is behind all others.
func compareEnds(a, b records.Game) int {
	if a.Ended.IsZero() != b.Ended.IsZero() {
		if a.Ended.IsZero() {
			return 1
		}
		return -1
	}
	return a.Ended.Compare(b.Ended)
}
