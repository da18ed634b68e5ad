package lobby

import (
	"strings"

	"machipost/gm/records"
	"machipost/reports"
)

// OptionsIn reads option lines. An option may be named once.
func OptionsIn(lines string) (map[string]string, error) {
	values := map[string]string{}
	for line := range strings.Lines(lines) {
		name, value, ok := OptionLine(line)
		if !ok {
			continue
		}
		if _, twice := values[name]; twice {
			return nil, &OptionError{name, "it is there twice; keep one of the lines"}
		}
		values[name] = value
	}
	return values, nil
}

// OptionForms is the table of options with the forms of their values.
func OptionForms(words *reports.Words) []reports.OptionLine {
	var lines []reports.OptionLine
	for _, row := range words.Options(Options()) {
		lines = append(lines, reports.OptionLine{Name: row.Name, Value: strings.Join(row.Forms, " | "), Meaning: row.Meaning})
	}
	return lines
}

// GatheringOf is a waiting game as a section tells it.
func GatheringOf(game *records.Game) reports.Gathering {
	return reports.Gathering{Game: game.Name, There: game.Names(), Places: game.Places}
}
