package archive

import "machipost/reports/voice"

// A Link is another page, with the file it is in.
type Link struct{ Name, File string }

// A listed is a game in the list of all.
type listed struct {
	Link
	Line string
}

type listPage struct {
	frame
	Title, Text string
	Games       []listed
	Tables      []Table
	More        []Link
}

// List is the page of all games, in this order; fileOf tells where the page of one is.
// more are pages besides. It fails only for a fault of ours.
func List(v *voice.Voice, games []Facts, fileOf func(name string) string, more ...Link) ([]byte, error) {
	p := listPage{frame: newFrame(v), Title: say(v, "ArchiveList", nil), Text: say(v, "ArchiveListText", len(games)), More: more}
	for _, g := range games {
		p.Games = append(p.Games, listed{Link{g.Name, fileOf(g.Name)}, say(v, "ArchiveListLine", g)})
	}
	return write(v, "list.html", p)
}

// Tables is a page of tables, with what is said above them. It fails only for a fault of
// ours.
func Tables(v *voice.Voice, title, text string, all []Table) ([]byte, error) {
	return write(v, "list.html", listPage{frame: newFrame(v), Title: title, Text: text, Tables: all})
}
