package keeper

import (
	"context"
	"fmt"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
	"machipost/reports/figures"
)

// This file is the letter that a keeper may have every day.

// Daily writes it: at a time of the day, when something is due within a day, or amiss.
type Daily struct {
	Store records.Store
	Desk  *sending.Desk
	At    string // "07:00"; "" for no such letter
	Zone  string // IANA name, on whose clock that is
}

// settingDaily is the day, in the zone, for which it was looked whether there is a letter
// to write.
const settingDaily = "daily letter"

// Tell writes the letter of the day, once its time has come: also when that was long ago,
// for the service may have rested, and never twice. It fails when the store does, for a
// time or a zone that is none, and with a sending.Unwritable.
func (d *Daily) Tell(ctx context.Context) error {
	if d.At == "" || d.Desk.Keeper == "" {
		return nil
	}
	zone, err := time.LoadLocation(d.Zone)
	if err != nil {
		return fmt.Errorf("writing the letter of the day: %w", err)
	}
	due := false
	err = d.Store.View(ctx, func(view records.View) (err error) {
		_, due, err = d.isDue(view, zone)
		return err
	})
	if err != nil || !due {
		return err
	}
	return d.Store.Update(ctx, func(tx records.Tx) error {
		day, due, err := d.isDue(tx.View(), zone)
		if err != nil || !due { // another process was faster
			return err
		}
		if err := tx.Settings.Set(settingDaily, day); err != nil {
			return err
		}
		all, err := overviewOf(tx.View())
		if err != nil || all.IsQuiet() {
			return err
		}
		note := d.Desk.Words.Note(reports.Daily{Day: dayOf(all, zone)})
		return d.Desk.Queue(tx, records.Outgoing{Kind: records.Notice, To: d.Desk.Keeper}, sending.Notice(d.Desk, note))
	})
}

// isDue tells whether nobody has looked yet on a day whose time has come.
func (d *Daily) isDue(view records.View, zone *time.Location) (day string, due bool, err error) {
	at, err := time.Parse("15:04", d.At)
	if err != nil {
		return "", false, fmt.Errorf("writing the letter of the day: %w", err)
	}
	here := view.Now.In(zone)
	wall := time.Date(here.Year(), here.Month(), here.Day(), at.Hour(), at.Minute(), 0, 0, time.UTC)
	if view.Now.Before(calendar.InZone(wall, zone)) {
		return "", false, nil
	}
	day = wall.Format(time.DateOnly)
	last, err := view.Settings.Value(settingDaily)
	return day, last != day, err
}

// dayOf is the same in the letter.
func dayOf(o Overview, zone *time.Location) figures.Day {
	day := figures.Day{NewAside: o.NewAside, Parked: o.NotSent[records.Parked], LeftOut: o.LeftOut, Clock: o.Clock, Behind: o.Behind}
	if o.Stuck() {
		day.Waits = o.Waits.In(zone)
	}
	for i := range o.Games {
		s := &o.Games[i]
		game := figures.GameDay{
			Game: s.Name, Turn: s.Position.Turn, Here: len(s.Players), Until: s.LocalDeadline(), Held: s.Held, Overdue: o.Overdue(s),
			Grace: !s.Grace.IsZero(), In: s.In, Late: s.Late(o.Now), Asked: s.Asked, Away: s.Away, Empty: s.Empty, Lost: s.Lost,
		}
		if s.State == records.Waiting {
			game.Places = s.Places
		}
		if len(game.Late) == 0 {
			game.Missing = s.Missing
		}
		day.Games = append(day.Games, game)
	}
	return day
}
