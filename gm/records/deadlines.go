package records

import (
	"fmt"
	"time"

	"machipost/gm/calendar"
)

// DeadlineAfter returns the first deadline of the game's schedule later than t. It
// fails when schedule or zone are none, or there is no such deadline.
func (g *Game) DeadlineAfter(t time.Time) (time.Time, error) {
	s, err := scheduleOf(g.Name, g.Schedule, g.Zone)
	if err != nil {
		return time.Time{}, err
	}
	return s.After(t)
}

// scheduleOf is the schedule of a game by that name.
func scheduleOf(game, schedule, zone string) (calendar.Schedule, error) {
	s, err := calendar.NewSchedule(schedule, zone)
	if err != nil {
		return s, fmt.Errorf("game %s: %w", game, err)
	}
	return s, nil
}

// TurnAt is the turn that orders are for which arrived at a time: those that
// came behind the cut-off are for the next, for that one is being resolved
// without them, unless the GM holds it.
func (g *Game) TurnAt(arrived time.Time) int {
	if arrived.After(g.Cut()) && g.Held == "" {
		return g.Position.Turn + 1
	}
	return g.Position.Turn
}

// DueBy is until when orders for the turn that comes are taken; the zero time while
// the GM holds the game, and when the turn is only to be resolved.
func (g *Game) DueBy(now time.Time) time.Time {
	if g.Held != "" || now.After(g.Cut()) {
		return time.Time{}
	}
	return g.Cut()
}

// Later is a time moved on by the game's grace. Of a machine that slept meanwhile
// the players have nothing: they get that time from now on.
func (g *Game) Later(at, now time.Time) time.Time {
	grace := g.Terms.GraceTime()
	if until := at.Add(grace); 2*until.Sub(now) >= grace {
		return until
	}
	return now.Add(grace)
}

// Cut is when the turn's orders are cut off: the deadline, or the end of its
// grace.
func (g *Game) Cut() time.Time {
	if g.Grace.After(g.Deadline) {
		return g.Grace
	}
	return g.Deadline
}

// RemindsAt is when the players are reminded of the turn that comes, the zero time when
// they are not: some games do not remind, and a turn that is shorter than that needs no
// reminder.
func (g *Game) RemindsAt() time.Time {
	at := g.Cut().Add(-g.Terms.Reminder)
	if !g.GoesOn() || g.Terms.Reminder == 0 || !g.Began.Before(at) {
		return time.Time{}
	}
	return at
}

// NextDeadline sets the deadline of the turn that comes, and leaves the players
// time for it where the last one was late. It fails as DeadlineAfter does.
func (g *Game) NextDeadline(now time.Time) error {
	schedule, err := scheduleOf(g.Name, g.Schedule, g.Zone)
	if err != nil {
		return err
	}
	g.Deadline, err = schedule.Following(now)
	return err
}

// A CutOff is a game that goes on whose orders were cut off, and what must be known of it
// before its table is read.
type CutOff struct {
	Game           string // its name
	At             time.Time
	Schedule, Zone string
	Seats          int
	PublicDice     bool
}

// Following is the deadline of the schedule behind that. It fails as DeadlineAfter does.
func (c CutOff) Following() (time.Time, error) {
	s, err := scheduleOf(c.Game, c.Schedule, c.Zone)
	if err != nil {
		return time.Time{}, err
	}
	return s.After(c.At)
}

// Deadlines tells which games that go on are due for something. Lists are oldest game
// first.
type Deadlines interface {
	// Cut returns which games' orders were cut off before a time. It fails only when the
	// store does.
	Cut(before time.Time) ([]CutOff, error)
	// Early returns the games that agreed on turns before their deadline. It fails only
	// when the store does.
	Early() ([]Game, error)
	// Reminding returns the names of the games whose players are reminded by now, and whose
	// orders are not cut off yet, if some player who has a seat, wants reminders and had none
	// in this turn has sent no orders for it, or has taken some back, or is asked whether a
	// proposal is meant. It fails only when the store does.
	Reminding(now time.Time) ([]string, error)
	// Statements returns the games whose time for statements is over by now. It fails
	// only when the store does.
	Statements(now time.Time) ([]Game, error)
	// First returns the earliest time at which orders are cut off, the zero time where no
	// game goes on. It may be over. It fails only when the store does.
	First() (time.Time, error)
	// Next returns the earliest time from now on at which players are reminded, or orders
	// cut off; the zero time for none. It fails only when the store does.
	Next(now time.Time) (time.Time, error)
}
