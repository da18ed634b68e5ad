package reports

import (
	"time"

	"machipost/engine"
)

// A News is a change in a game beside its turns, as the next report tells it.
type News struct {
	Kind   string    // the words for it are the template "change KIND"
	Who    string    // a player's name, "" for none
	What   string    // depends on the kind
	Until  time.Time // where it is about a time, in the reader's zone
	Reason string    // the GM's, "" for none
}

// A Press is what a player tells all, as the report prints it.
type Press struct {
	Author string // "" for one who gave no name
	Text   string
}

// Circumstances are what a turn report tells beside the turn itself.
type Circumstances struct {
	NMR    []engine.Seat // who sent no orders
	Absent []engine.Seat // who had said so
	Bots   []engine.Seat // played by a bot
	Empty  []engine.Seat // played by nobody
	News   []News
	Press  []Press
	Word   []string // what the GM says to all, a text each
}

// InZone returns the same with its times in another zone.
func (c Circumstances) InZone(zone *time.Location) Circumstances {
	news := make([]News, len(c.News))
	for i, n := range c.News {
		n.Until = n.Until.In(zone)
		news[i] = n
	}
	c.News = news
	return c
}

// newsLines are the sentences of changes, each once.
func newsLines(w *Words, news []News) []string {
	var lines []string
	seen := map[string]bool{}
	for _, n := range news {
		line := w.say("change "+n.Kind, n)
		if n.Reason != "" {
			line = w.say("WithReason", struct{ Text, Reason string }{line, n.Reason})
		}
		if !seen[line] {
			seen[line] = true
			lines = append(lines, line)
		}
	}
	return lines
}
