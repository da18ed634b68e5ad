package turns

import (
	"time"

	"machipost/engine"
	"machipost/gm/reckoning"
	"machipost/gm/records"
	"machipost/gm/sending"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
	"machipost/reports/figures"
)

// news is what a report tells of changes, on the game's clock.
func news(game *records.Game, changes []records.Change) []reports.News {
	all := make([]reports.News, len(changes))
	for i, c := range changes {
		all[i] = reports.News{Kind: string(c.Kind), Who: c.Who, What: c.What(), Reason: c.Reason, Until: game.ClockOf(records.Player{}, c.Until)}
	}
	return all
}

// Unwon is the game as it ends, won by nobody; agreed tells whether all wanted it.
func Unwon(g *records.Game, agreed bool) reports.Unwon {
	return reports.Unwon{Overview: sending.OverviewOf(g), Turns: g.Position.Turn - 1, Agreed: agreed}
}

// A telling is what is said of a turn: its public part, set once a language and clock, and
// the players' letters.
type telling struct {
	turn    reports.Turn // as everybody may know it
	public  map[[2]string]reports.Public
	letters *sending.Reports // to the players; nil for none yet
}

// tell is what is said of a turn with what was reckoned of it, and what is shown of its
// dice, nil for nothing. The letters are written where the key of the tags is known.
func tell(desk *sending.Desk, p *played, m records.Measure, outlook Outlook, dice reports.Section) *telling {
	of := p.told
	of.own = m
	t := &telling{turn: of.public(&p.after, p.turn, p.winners), public: map[[2]string]reports.Public{}}
	t.turn.TooSure, t.turn.Dice = t.turn.Odds != nil && outlook.TooSure, dice
	if len(p.key) == 0 {
		return t
	}
	t.letters = sending.Reporting(desk, p.key, &p.after, func(w *reports.Words, s engine.Seat, tag string) reports.Letter {
		theirs := ForPlayer(&p.after, t.turn, s)
		return w.TurnReport(theirs, t.publicFor(w, p.after.Players[s].Zone, theirs), p.private(s, tag))
	})
	return t
}

// publicFor is the public part in a language, on the clock of a zone.
func (t *telling) publicFor(w *reports.Words, zone string, shown reports.Turn) reports.Public {
	key := [2]string{w.Language, zone}
	set, done := t.public[key]
	if !done {
		set = w.Public(shown)
		t.public[key] = set
	}
	return set
}

// report queues the turn report to every player and observer, and behind the last one the
// final letter.
func (t *Turns) report(tx records.Tx, game *records.Game, p *played, told *telling) error {
	for player := range p.lapsed {
		if err := tx.Proposals.Close(player, 0, p.turn.Number, records.ProposalLapsed); err != nil {
			return err
		}
	}
	if err := sending.Timed(t.Desk, p.was).WriteReports(tx, game, p.link, told.letters); err != nil {
		return err
	}
	err := t.Desk.WriteToObservers(tx, game, func(w *reports.Words) reports.Letter {
		return w.ObserverReport(told.turn, told.publicFor(w, "", told.turn))
	})
	if err != nil || len(p.winners) == 0 {
		return err
	}
	return reportEnd(t, tx, game, p)
}

// reportEnd queues the final letter to every player, behind the last report.
func reportEnd(t *Turns, tx records.Tx, game *records.Game, p *played) error {
	final := reports.Final{Overview: sending.OverviewOf(game), Turns: p.turn.Number, Winners: p.winners, Placings: engine.Placings(&game.Position, p.winners)}
	var err error
	if final.Deck, err = OpenedDeck(tx.View(), game); err != nil {
		return err
	}
	all, err := tx.Turns.Of(game.ID)
	if err != nil {
		return err
	}
	measures, err := Measured(tx.View(), game.ID)
	if err != nil {
		return err
	}
	final.Luck = reckoning.LuckByPlayer(measures)
	for _, turn := range all {
		final.Past = append(final.Past, figures.StandOf(turn.Number, &turn.After))
		final.Seasons = figures.SeasonOf(final.Seasons, turn.Before, turn.Events)
	}
	desk, file, err := withPage(t, tx, game, t.Desk)
	if err != nil {
		return err
	}
	return desk.WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		theirs := final
		theirs.Statements, theirs.Page = game.ClockOf(game.Players[s], game.Statements), pageFor(game.Players[s], file)
		return w.Final(theirs)
	})
}

// OpenedDeck is what the last letter of a game shows of its deck and seats, "" for
// nothing. It fails only when the store does.
func OpenedDeck(view records.View, game *records.Game) (string, error) {
	lock, err := view.Dice.Of(game.ID)
	if err != nil || lock == nil {
		return "", err
	}
	return lock.Opened(game), nil
}

// ForPlayer is the same with the times on the player's own clock.
func ForPlayer(g *records.Game, public reports.Turn, s engine.Seat) reports.Turn {
	p := g.Players[s]
	public.Deadline = g.ClockOf(p, public.Deadline)
	if zone, err := time.LoadLocation(p.Zone); err == nil && p.Zone != "" {
		public.Circumstances = public.InZone(zone)
	}
	return public
}

// private is what a player's report has besides.
func (p *played) private(s engine.Seat, tag string) reports.Private {
	mine := reports.Private{Me: s, Tag: tag, Decided: p.players[s]}
	if sheet := p.sheets[s]; sheet != nil {
		mine.Standing = sheet.standing
	} else { // of a seat that nobody plays
		mine.Standing = ordersreading.ReadStanding(p.counting[s].Standing, p.game.OrderTable(p.turn.Number), s)
	}
	_, mine.Lapsed = p.lapsed[p.after.Players[s].ID]
	return mine
}
