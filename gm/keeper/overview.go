package keeper

import (
	"context"
	"time"

	"machipost/gm/records"
	"machipost/gm/turns"
	"machipost/gm/witnesses"
)

// This file is all that a keeper has to look after, at a glance: a query each, however
// many games there are. What orders say is not in it.

// A Standing is a game that is not over, at a glance.
type Standing struct {
	records.Game
	In      []string // players who need no more time, in seat order
	Missing []string // of whom nothing has come
	Asked   []string // those of them whose orders wait for their yes
	Away    []string // who said so, and sent nothing
	Empty   []string // whose seats nobody plays
	Lost    []string // to whom letters keep coming back
}

// Due tells whether its deadline is over, or is within a time.
func (s *Standing) Due(now time.Time, within time.Duration) bool {
	return s.GoesOn() && s.Cut().Before(now.Add(within))
}

// Late are the players of whom nothing has come, where the turn is due within a day.
func (s *Standing) Late(now time.Time) []string {
	if !s.Due(now, soon) {
		return nil
	}
	return s.Missing
}

// soon is within which time a turn is due that the keeper is told of.
const soon = 24 * time.Hour

// stuck is how long a turn may be due, or a letter of ours wait, before something is
// amiss.
const stuck = 4 * time.Hour

// An Overview is all that there is to look after.
type Overview struct {
	Now      time.Time
	Games    []Standing // those that are not over, oldest first
	Aside    int        // letters that were set aside
	NewAside int        // those of the last day
	NotSent  map[records.OutgoingState]int
	Waits    time.Time // since then the oldest letter of ours that was tried in vain; zero for none
	LeftOut  int       // letters that the mail server does not hand over
	Clock    string    // why no turn is resolved: our clock; "" when it is believed
	Behind   bool      // the database is, of what was sent
}

// Overdue tells whether a turn waits that was due long ago, and nobody holds it.
func (o *Overview) Overdue(s *Standing) bool { return s.Due(o.Now, -stuck) }

// Stuck tells whether letters of ours have waited for long.
func (o *Overview) Stuck() bool { return !o.Waits.IsZero() && o.Waits.Before(o.Now.Add(-stuck)) }

// IsQuiet tells that nothing is due within a day, and nothing amiss.
func (o *Overview) IsQuiet() bool {
	for i := range o.Games {
		if s := &o.Games[i]; s.Due(o.Now, soon) || len(s.Lost) > 0 {
			return false
		}
	}
	return o.NewAside == 0 && o.NotSent[records.Parked] == 0 && !o.Stuck() && o.LeftOut == 0 && o.Clock == "" && !o.Behind
}

// Overview returns all that there is to look after. It fails only when the store does.
func (l *Looks) Overview(ctx context.Context) (all Overview, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		all, err = overviewOf(view)
		return err
	})
	return all, err
}

func overviewOf(view records.View) (o Overview, err error) {
	o.Now = view.Now
	if o.Games, err = standingsOf(view); err != nil {
		return o, err
	}
	if o.Aside, o.NewAside, err = view.Letters.SetAside(view.Now.Add(-24 * time.Hour)); err != nil {
		return o, err
	}
	if o.NotSent, o.Waits, err = view.Outbox.NotSent(); err != nil {
		return o, err
	}
	left, err := view.LeftOut.All()
	if err != nil {
		return o, err
	}
	o.LeftOut = len(left)
	if o.Clock, err = turns.HeldFor(view); err != nil {
		return o, err
	}
	o.Behind, err = witnesses.IsBehind(view)
	return o, err
}

func standingsOf(view records.View) ([]Standing, error) {
	games, err := view.Games.Open()
	if err != nil {
		return nil, err
	}
	counting, err := turns.CountAll(view, games)
	if err != nil {
		return nil, err
	}
	asked, err := view.Proposals.Waiting()
	if err != nil {
		return nil, err
	}
	all := make([]Standing, len(games))
	for i, game := range games {
		all[i] = standingOf(game, counting[game.ID], asked)
	}
	return all, nil
}

// standingOf sorts the players of a game; counting is empty before its start.
func standingOf(game records.Game, counting []records.Counting, asked map[int64]int) Standing {
	s := Standing{Game: game}
	for i, p := range game.Players {
		if p.Unreachable() && p.Gone != records.GoneResigned {
			s.Lost = append(s.Lost, p.Name)
		}
		if game.State != records.Running {
			continue
		}
		switch c := counting[i]; {
		case c.Settled():
			s.In = append(s.In, p.Name)
		case c.Gone:
			s.Empty = append(s.Empty, p.Name)
		case c.Absent:
			s.Away = append(s.Away, p.Name)
		default:
			s.Missing = append(s.Missing, p.Name)
			if asked[p.ID] == game.Position.Turn {
				s.Asked = append(s.Asked, p.Name)
			}
		}
	}
	return s
}
