package commands

import (
	"slices"
	"strings"

	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// This file is about the language of letters: a player's, in all games that are played
// from the same address; a standby's; and that of whoever reads along.

// IsLanguage tells whether a command chooses a language.
func (f Found) IsLanguage() bool { return f.Name == "language" }

// SpeakAsAsked has the answer written in the language that one of the letter's commands
// chooses, and puts that command behind the others: they may make a player of the writer.
func SpeakAsAsked(c *Case, asked []Found) []Found {
	at := slices.IndexFunc(asked, Found.IsLanguage)
	if at < 0 {
		return asked
	}
	if words, ok := reports.Called(c.Words, asked[at].Args["LANGUAGE"]); ok {
		c.Words = words
	}
	return append(slices.Delete(slices.Clone(asked), at, at+1), asked[at])
}

// setLanguage sets the language of letters to the writer.
func setLanguage(c *Case, asked Found) (string, error) {
	words, ok := reports.Called(c.Words, asked.Args["LANGUAGE"])
	if !ok {
		return refuse(reports.NoLanguage{Language: asked.Args["LANGUAGE"], Languages: reports.Languages(c.Words)})
	}
	name, address := reports.NameOf(words), strings.ToLower(c.From().Address)
	played, err := c.Tx.Games.PlayedFrom(address)
	if err != nil {
		return "", err
	}
	switch proven := c.Confirmed || c.Writer.Standing == senders.Proven; {
	case !proven && len(c.Asks) > 0:
		return c.ask(asked.Line, reports.LanguageWaits{Language: name})
	case !proven && len(played) > 0:
		return c.ask(asked.Line, reports.LanguageSure{Language: name})
	}
	if err := c.everywhere(func(p *records.Player) { p.Language = words.Language }); err != nil {
		return "", err
	}
	reads, err := c.Tx.Onlookers.Speak(address, words.Language)
	switch {
	case err != nil:
		return "", err
	case !reads && len(played) == 0:
		return refuse(reports.LanguageWhose{Language: name})
	}
	return c.done(reports.LanguageSet{Language: name})
}

// setHTML turns on or off that letters are pages as well, in all games of the player's.
func setHTML(c *Case, asked Found) (string, error) {
	if err := c.everywhere(func(p *records.Player) { p.NoHTML = asked.Ends }); err != nil {
		return "", err
	}
	return c.done(reports.HTMLSet{On: !asked.Ends})
}

// setCalendar turns files for a calendar on or off, likewise.
func setCalendar(c *Case, asked Found) (string, error) {
	if err := c.everywhere(func(p *records.Player) { p.Calendar = !asked.Ends }); err != nil {
		return "", err
	}
	return c.done(reports.CalendarSet{On: !asked.Ends})
}
