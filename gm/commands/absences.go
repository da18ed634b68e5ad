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
func beAbsent(c *Case, args map[string]string) (string, error) {
	zone := c.Writer.Game.ClockOf(c.Writer.Player(), c.Tx.Now).Location()
	if args["FROM"] == "" {
		return backHome(c)
	}
	from, to, why := readDays(args["FROM"], args["TO"], calendar.OnWall(c.Tx.Now.In(zone)).Truncate(calendar.Day))
	about := reports.About{Value: args["FROM"], Other: args["TO"], At: from, Until: to, Count: calendar.DaysIn(from, to), Of: maxAbsence}
	if why != "" {
		return c.say(why, about)
	}
	away := records.Absence{Since: calendar.StartOf(from, zone), Until: calendar.StartOf(to.AddDate(0, 0, 1), zone)}
	if days, err := daysAway(c, away); err != nil || days > 0 {
		about.Count = days
		return c.Words.Section("AbsentEnough", about), err
	}
	if err := addAbsence(c, away); err != nil {
		return "", err
	}
	return c.done("AbsentNoted", about)
}

// daysAway returns how many days a player would be away from now on with one more
// absence, in the game where it is most; 0 when the player may be.
func daysAway(c *Case, away records.Absence) (most int, err error) {
	err = c.everywhere(func(p *records.Player) {
		days, times := 0, 0
		for _, a := range merged(append(slices.Clone(p.Absences), away)) {
			if a.Until.After(c.Tx.Now) {
				days, times = days+daysFrom(a, c.Tx.Now), times+1
			}
		}
		if days > maxAbsence || times > maxAbsences {
			most = max(most, days)
		}
	})
	return most, err
}

// daysFrom counts the days of an absence that are left at a time; one that has begun
// is none any more.
func daysFrom(a records.Absence, now time.Time) int {
	if a.Since.Before(now) {
		a.Since = now
	}
	return int((a.Until.Sub(a.Since) + calendar.Day/4) / calendar.Day) // a day may have 23 hours
}

// merged makes one of absences that touch, and puts them in order.
func merged(all []records.Absence) []records.Absence {
	slices.SortFunc(all, func(a, b records.Absence) int { return a.Since.Compare(b.Since) })
	var one []records.Absence
	for _, a := range all {
		if last := len(one) - 1; last >= 0 && !a.Since.After(one[last].Until) {
			if a.Until.After(one[last].Until) {
				one[last].Until = a.Until
			}
			continue
		}
		one = append(one, a)
	}
	return one
}

func addAbsence(c *Case, away records.Absence) error {
	var failed error
	err := c.everywhere(func(p *records.Player) {
		p.Absences = merged(append(slices.Clone(p.Absences), away))
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
	return c.done("AbsentNoMore", reports.About{})
}

// readDays reads the days of an absence, to being "" for a single one, as somebody
// writes them on a day of today; all of them stand on a wall clock that hangs in
// UTC. why names the template that tells what is wrong with them.
func readDays(first, last string, today time.Time) (from, to time.Time, why string) {
	from, ok := calendar.ReadDay(first, today)
	if !ok {
		return from, to, "AbsentWhen"
	}
	to = from
	if last != "" {
		if to, ok = calendar.ReadDay(last, from); !ok {
			return from, to, "AbsentUntilWhen"
		}
	}
	switch {
	case to.Before(from):
		return from, to, "AbsentBackwards"
	case to.Before(today):
		return from, to, "AbsentOver"
	case calendar.DaysIn(from, to) > maxAbsence:
		return from, to, "AbsentLong"
	}
	return from, to, ""
}
