package gm

import (
	"time"

	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/reports"
)

// Planned lets tests see the game that a plan makes.
func Planned(p Plan) records.Game { return p.game(time.Time{}) }

// OptionLine lets tests see what is an option in a letter.
func OptionLine(line string) (name, value string, ok bool) { return optionLine(line) }

// OptionsTold lets tests see the options that a start letter tells.
func OptionsTold(g records.Game, words *reports.Words) []reports.OptionLine {
	return optionLines(&g, words)
}

// CronOf and WordsOf let tests see schedules in words.
var (
	CronOf  = calendar.Cron
	WordsOf = calendar.Words
)
