package gm

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

// absent notes when a player is away, or that this is over, in all games that are
// played from the same address. Days are those of the player's own clock, both
// included.
func (r *reading) absent(args map[string]string) (string, error) {
	zone := r.w.game.ClockOf(r.w.player(), r.tx.Now).Location()
	if args["FROM"] == "" {
		return r.backHome()
	}
	from, to, why := readDays(args["FROM"], args["TO"], calendar.OnWall(r.tx.Now.In(zone)).Truncate(calendar.Day))
	about := reports.About{Value: args["FROM"], Other: args["TO"], At: from, Until: to, Count: calendar.DaysIn(from, to), Of: maxAbsence}
	if why != "" {
		return r.say(why, about)
	}
	away := records.Absence{Since: calendar.StartOf(from, zone), Until: calendar.StartOf(to.AddDate(0, 0, 1), zone)}
	if days, err := r.daysAway(away); err != nil || days > 0 {
		about.Count = days
		return r.words.Section("AbsentEnough", about), err
	}
	if err := r.addAbsence(away); err != nil {
		return "", err
	}
	return r.done("AbsentNoted", about)
}

// daysAway returns how many days a player would be away from now on with one more
// absence, in the game where it is most; 0 when the player may be.
func (r *reading) daysAway(away records.Absence) (most int, err error) {
	err = r.everywhere(func(p *records.Player) {
		days, times := 0, 0
		for _, a := range merged(append(slices.Clone(p.Absences), away)) {
			if a.Until.After(r.tx.Now) {
				days, times = days+daysFrom(a, r.tx.Now), times+1
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

func (r *reading) addAbsence(away records.Absence) error {
	var failed error
	err := r.everywhere(func(p *records.Player) {
		p.Absences = merged(append(slices.Clone(p.Absences), away))
		failed = errors.Join(failed, r.tx.Players.EndAbsences(p.ID, time.Time{}))
		for _, a := range p.Absences {
			failed = errors.Join(failed, r.tx.Players.AddAbsence(p.ID, a))
		}
	})
	return errors.Join(err, failed)
}

// backHome ends all absences of a player.
func (r *reading) backHome() (string, error) {
	var failed error
	err := r.everywhere(func(p *records.Player) {
		p.Absences = nil
		failed = errors.Join(failed, r.tx.Players.EndAbsences(p.ID, r.tx.Now))
	})
	if err := errors.Join(err, failed); err != nil {
		return "", err
	}
	return r.done("AbsentNoMore", reports.About{})
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
