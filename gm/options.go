package gm

import "machipost/reports"

// optionLine reads an option of a game as a letter has it.
func optionLine(line string) (name, value string, ok bool) { return "", "", false }

// optionLines are the options of a game as they are there.
func (g *Game) optionLines(*reports.Words) []reports.OptionLine { return nil }
