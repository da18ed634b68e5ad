package commands

import (
	"machipost/gm/archive"
	"machipost/gm/records"
)

// This file holds the commands about what games leave behind.

// showStats answers with the tables of all who play.
func showStats(c *Case, _ Found) (string, error) { return archive.Club(c.Tx.View(), c.Words.Voice) }

// setArchive has a player named in pages that are kept, or not.
func setArchive(c *Case, asked Found) (string, error) {
	c.Effect = true
	err := c.Tx.Wishes.Set(c.Writer.Player().Address, records.NoArchive, asked.Ends)
	return c.Words.Voice.Say("ArchiveSaid", !asked.Ends, nil), err
}

// setSpeed has it told how soon a player's orders come, or not.
func setSpeed(c *Case, asked Found) (string, error) {
	c.Effect = true
	err := c.Tx.Wishes.Set(c.Writer.Player().Address, records.TellSpeed, !asked.Ends)
	return c.Words.Voice.Say("SpeedSaid", !asked.Ends, nil), err
}
