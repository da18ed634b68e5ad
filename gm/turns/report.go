package turns

import (
	"errors"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/reckoning"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/gm/voice"
	"machipost/orders/deciding"
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

// A told is a resolved turn with what its report needs besides.
type told struct {
	records.Turn
	link    records.Link
	was     sending.Deadline
	players [engine.MaxPlayers]*deciding.Decider
	winners []engine.Seat
	dice    reports.Section // what is shown of its dice; nil for nothing
}

// report queues the turn report to every player and observer, and behind the
// last one the final letter.
func (t *Turns) report(tx records.Tx, game *records.Game, of told) error {
	public, err := Reported(tx.View(), game, of.Turn, of.winners)
	if err != nil {
		return err
	}
	public.Dice = of.dice
	lapsed, err := lapse(tx, game, of.Number)
	if err != nil {
		return err
	}
	set := map[[2]string]reports.Public{} // by the language and the zone of who reads it
	publicFor := func(w *reports.Words, zone string, shown reports.Turn) reports.Public {
		key := [2]string{w.Language, zone}
		if _, done := set[key]; !done {
			set[key] = w.Public(shown)
		}
		return set[key]
	}
	err = sending.Timed(t.Desk, of.was).WriteReports(tx, game, of.link, func(w *reports.Words, s engine.Seat, tag string) reports.Letter {
		theirs := ForPlayer(game, public, s)
		mine := private(game, of.Turn, s, of.players[s], tag)
		_, mine.Lapsed = lapsed[game.Players[s].ID]
		return w.TurnReport(theirs, publicFor(w, game.Players[s].Zone, theirs), mine)
	})
	if err != nil {
		return err
	}
	err = t.Desk.WriteToObservers(tx, game, func(w *reports.Words) reports.Letter {
		return w.ObserverReport(public, publicFor(w, "", public))
	})
	if err != nil || len(of.winners) == 0 {
		return err
	}
	return reportEnd(t, tx, game, of)
}

// reportEnd queues the final letter to every player, behind the last report.
func reportEnd(t *Turns, tx records.Tx, game *records.Game, of told) error {
	final := reports.Final{Overview: sending.OverviewOf(game), Turns: of.Number, Winners: of.winners, Placings: engine.Placings(&game.Position, of.winners)}
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

// lapse ends what waits for a yes, for a turn that is resolved, and returns it by player.
func lapse(tx records.Tx, game *records.Game, turn int) (map[int64]records.Proposal, error) {
	open, err := tx.Proposals.Open(game.ID, turn)
	for player := range open {
		err = errors.Join(err, tx.Proposals.Close(player, 0, turn, records.ProposalLapsed))
	}
	return open, err
}

// raceTurns is how many turns before it a report looks back.
const raceTurns = 9

// Public is a resolved turn as everybody may know it, with what else happened until
// then. It fails only when the store does.
func Public(view records.View, game *records.Game, turn records.Turn, winners []engine.Seat) (reports.Turn, error) {
	public := reports.Turn{
		Overview: reports.Overview{Game: game.Name, Names: game.Names(), Position: turn.After},
		Number:   turn.Number, Before: turn.Before, Events: turn.Events, Winners: winners, Now: turn.Resolved, Circumstances: WithoutOrders(turn.Orders),
	}
	past, err := view.Turns.After(game.ID, turn.Number-raceTurns, turn.Number)
	if err != nil {
		return public, err
	}
	first := turn.Number - len(past) + 1 // behind a game that is over no turn comes
	for i := range past {
		public.Past = append(public.Past, figures.StandOf(first+i, &past[i]))
	}
	if game.State == records.Running && game.Position.Turn == turn.After.Turn {
		public.Deadline, public.Held, public.Round = game.DueFor(records.Player{}), game.Held != "", game.PublicRound()
	}
	changes, err := view.Changes.Of(game.ID, turn.Number)
	if err != nil {
		return public, err
	}
	before, err := view.Changes.Of(game.ID, 0)
	if err != nil {
		return public, err
	}
	before = slices.DeleteFunc(before, func(c records.Change) bool { return c.At.After(turn.Resolved) })
	press, err := view.Press.For(game.ID, turn.Number)
	public.News = news(game, changes)
	public.Press, public.Word = voice.Press(game, press, turn.Names[:], before)
	return public, err
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
func private(g *records.Game, turn records.Turn, s engine.Seat, decided *deciding.Decider, tag string) reports.Private {
	standing := ordersreading.ReadStanding(turn.Orders[s].Standing, ordersreading.Table{Names: turn.Names, Rules: turn.Before.Rules}, s)
	return reports.Private{Me: s, Tag: tag, Decided: decided, Standing: standing}
}

// WithoutOrders tells whose goes were played without the player's orders, and why.
func WithoutOrders(counting []records.Counting) reports.Circumstances {
	var played reports.Circumstances
	for i, c := range counting {
		seat := engine.Seat(i)
		switch {
		case c.Bot != "":
			played.Bots = append(played.Bots, seat)
		case c.Gone:
			played.Empty = append(played.Empty, seat)
		case c.NMR():
			played.NMR = append(played.NMR, seat)
		case c.Absent && !c.Sent:
			played.Absent = append(played.Absent, seat)
		}
	}
	return played
}
