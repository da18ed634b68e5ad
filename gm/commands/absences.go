package commands

import (
	"errors"
	"slices"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/reports"
)

// Who is away for longer, or more often, had better give the seat to somebody else.
const (
	maxAbsence  = 90 // days to come in all
	maxAbsences = 10
)

// beAbsent notes when a player is away, or that this is over, in all games that are
// played from the same address. Days are those of the player's own clock, both
// included.
func beAbsent(c *Case, asked Found) (string, error) {
	if asked.Ends {
		return backHome(c)
	}
	zone := c.Writer.Game.ClockOf(c.Writer.Player(), c.Tx.Now).Location()
	from, to, err := readDays(asked.Args["FROM"], asked.Args["TO"], calendar.OnWall(c.Tx.Now.In(zone)).Truncate(calendar.Day))
	if err != nil {
		return "", err
	}
	away := records.Absence{Since: calendar.StartOf(from, zone), Until: calendar.StartOf(to.AddDate(0, 0, 1), zone)}
	if err := mayBeAway(c, away); err != nil {
		return "", err
	}
	if err := addAbsence(c, away); err != nil {
		return "", err
	}
	return c.done(reports.AbsentNoted{From: from, To: to, Days: calendar.DaysIn(from, to)})
}

// mayBeAway refuses one more absence to a player who would be away too much from now
// on, and tells how many days that is in the game where it is most.
func mayBeAway(c *Case, away records.Absence) error {
	most, address := 0, c.Writer.Player().Address
	games, err := c.Tx.Games.PlayedFrom(address)
	if err != nil {
		return err
	}
	for _, game := range games {
		for _, p := range game.Players {
			if p.Address != address {
				continue
			}
			if days, times := records.DaysAway(append(slices.Clone(p.Absences), away), c.Tx.Now); days > maxAbsence || times > maxAbsences {
				most = max(most, days)
			}
		}
	}
	if most > 0 {
		return Refusal{reports.AbsentEnough{Days: most, Limit: maxAbsence}}
	}
	return nil
}

func addAbsence(c *Case, away records.Absence) error {
	var failed error
	err := c.everywhere(func(p *records.Player) {
		p.Absences = records.Merged(append(slices.Clone(p.Absences), away))
		failed = errors.Join(failed, c.Tx.Players.EndAbsences(p.ID, time.Time{}))
		for _, a := range p.Absences {
			failed = errors.Join(failed, c.Tx.Players.AddAbsence(p.ID, a))
		}
	})
	return errors.Join(err, failed)
}

// backHome ends all absences of a player.
func backHome(c *Case) (string, error) {
	var failed error
	err := c.everywhere(func(p *records.Player) {
		p.Absences = nil
		failed = errors.Join(failed, c.Tx.Players.EndAbsences(p.ID, c.Tx.Now))
	})
	if err := errors.Join(err, failed); err != nil {
		return "", err
	}
	return c.done(reports.AbsentNoMore{})
}

// readDays reads the days of an absence, to being "" for a single one, as somebody
// writes them on a day of today; all of them stand on a wall clock that hangs in
// UTC. It refuses days that cannot be read, and those of no absence.
func readDays(first, last string, today time.Time) (from, to time.Time, err error) {
	from, ok := calendar.ReadDay(first, today)
	if !ok {
		return from, to, Refusal{reports.AbsentWhen{Day: first}}
	}
	to = from
	if last != "" {
		if to, ok = calendar.ReadDay(last, from); !ok {
			return from, to, Refusal{reports.AbsentWhen{Day: last}}
		}
	}
	days := calendar.DaysIn(from, to)
	switch {
	case to.Before(from):
		return from, to, Refusal{reports.AbsentBackwards{From: from, To: to}}
	case to.Before(today):
		return from, to, Refusal{reports.AbsentOver{To: to}}
	case days > maxAbsence:
		return from, to, Refusal{reports.AbsentLong{From: from, To: to, Days: days, Limit: maxAbsence}}
	}
	return from, to, nil
}
