package turns

import (
	"reflect"
	"slices"
	"time"

	"machipost/engine"
	"machipost/engine/odds"
	"machipost/gm/reckoning"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/sending"
	"machipost/gm/voice"
	"machipost/reports"
	"machipost/reports/figures"
)

// A basis is all that a turn and its reports are made of, read in one go: of two that are
// the same comes the same.
type basis struct {
	now      time.Time
	game     records.Game
	counting []records.Counting
	roll     *records.Roll // that comes; nil where nobody can check it
	since    int           // the first turn of the lock that it is of
	lapsed   map[int64]records.Proposal
	key      []byte // of the players' tags; empty where there is none yet
	last     records.Link
	told     background
}

// basisOf is that of the turn that comes in a game, with what counts in it and its dice.
// It fails only when the store does.
func basisOf(view records.View, game *records.Game, counting []records.Counting, thrown *rolls.Throwing) (b basis, err error) {
	b = basis{now: view.Now, game: *game, counting: counting, roll: thrown.Roll}
	b.game.Players = slices.Clone(game.Players)
	if thrown.Roll != nil {
		roll := *thrown.Roll
		b.roll, b.since = &roll, thrown.Lock.Since
	}
	if b.lapsed, err = view.Proposals.Open(game.ID, game.Position.Turn); err != nil {
		return b, err
	}
	if b.key, err = sending.TagKey(view); err != nil {
		return b, err
	}
	if b.last, err = view.Chain.Last(game.ID); err != nil {
		return b, err
	}
	b.told, err = backgroundOf(view, game, game.Position.Turn)
	return b, err
}

// same tells whether nothing of it has changed. Positions are compared by themselves, for
// they are large.
func (b *basis) same(other *basis) bool {
	if b.game.Position != other.game.Position || !slices.Equal(b.told.past, other.told.past) {
		return false
	}
	mine, theirs := *b, *other
	for _, one := range []*basis{&mine, &theirs} {
		one.game.Position, one.told.past = engine.Position{}, nil
	}
	return reflect.DeepEqual(mine, theirs)
}

// A background is what a report tells besides its turn: what lies before it, and beside.
type background struct {
	past     []engine.Position // behind the turns before it, as far as reports look back
	measures []records.Measure // of those before it
	own      records.Measure   // of its own; the zero Measure before it is resolved
	changes  []records.Change  // of every turn, and those taken back
	press    []records.Press
}

// backgroundOf is that of a turn, whether it is resolved or not. It fails only when the
// store does.
func backgroundOf(view records.View, game *records.Game, turn int) (of background, err error) {
	if of, err = besides(view, game, turn); err != nil {
		return of, err
	}
	if of.measures, err = Measured(view, game.ID); err != nil {
		return of, err
	}
	for len(of.measures) > 0 && of.measures[len(of.measures)-1].Turn >= turn {
		last := len(of.measures) - 1
		of.own, of.measures = of.measures[last], of.measures[:last]
	}
	return of, nil
}

// raceTurns is how many turns before it a report looks back.
const raceTurns = 9

// besides is the background of a turn without what was reckoned. It fails only when the
// store does.
func besides(view records.View, game *records.Game, turn int) (of background, err error) {
	if of.past, err = view.Turns.After(game.ID, turn-raceTurns, turn-1); err != nil {
		return of, err
	}
	if of.changes, err = view.Changes.Of(game.ID, 0); err != nil {
		return of, err
	}
	of.press, err = view.Press.For(game.ID, turn)
	return of, err
}

// public is a turn as everybody may know it, with what else happened until then; of.own is
// what was reckoned of it.
func (of background) public(game *records.Game, turn records.Turn, winners []engine.Seat) reports.Turn {
	public := reports.Turn{
		Overview: reports.Overview{Game: game.Name, Names: game.Names(), Position: turn.After},
		Number:   turn.Number, Before: turn.Before, Events: turn.Events, Winners: winners, Now: turn.Resolved, Circumstances: sending.WithoutOrders(turn.Orders),
	}
	first := turn.Number - len(of.past)
	for i := range of.past {
		public.Past = append(public.Past, figures.StandOf(first+i, &of.past[i]))
	}
	public.Past = append(public.Past, figures.StandOf(turn.Number, &turn.After))
	if game.State == records.Running && game.Position.Turn == turn.After.Turn {
		public.Deadline, public.Held, public.Round = game.DueFor(records.Player{}), game.Held != "", game.PublicRound()
	}
	told := slices.DeleteFunc(slices.Clone(of.changes), func(c records.Change) bool { return c.Turn != turn.Number || c.Undone })
	before := slices.DeleteFunc(slices.Clone(of.changes), func(c records.Change) bool { return c.At.After(turn.Resolved) })
	public.News = news(game, told)
	public.Press, public.Word = voice.Press(game, of.press, turn.Names[:], before)
	measures := append(slices.Clone(of.measures), of.own)
	public.Luck = reckoning.LuckByPlayer(measures)
	if public.Odds = reckoning.OddsByPlayer(measures); public.Odds != nil {
		public.Games = odds.Games
	}
	return public
}

// Public is a turn as everybody may know it, with what else happened until then, and without
// what was reckoned of it. It fails only when the store does.
func Public(view records.View, game *records.Game, turn records.Turn, winners []engine.Seat) (reports.Turn, error) {
	of, err := besides(view, game, turn.Number)
	return of.public(game, turn, winners), err
}

// A played turn is what comes of a basis before anybody is told.
type played struct {
	basis
	turn    records.Turn
	sheets  sheets
	players deciders
	winners []engine.Seat
	luck    []int
	link    records.Link // in the chain of the game
	after   records.Game // the game behind the turn
	was     sending.Deadline
	tired   []engine.Seat // whose players have been silent for too long
}

// play plays a turn from its basis. It fails as Resolve and records.Link do, and when the schedule has no
// deadline for the next turn.
func (b basis) play(thrown *rolls.Throwing) (*played, error) {
	p := &played{basis: b, after: b.game, was: sending.DeadlineOf(&b.game)}
	p.after.Players = slices.Clone(b.game.Players)
	p.turn = records.Turn{
		Game: b.game.ID, Number: b.game.Position.Turn, Resolved: b.now, Names: b.game.Names(), Before: b.game.Position, Orders: b.counting,
	}
	p.sheets = sheetsOf(&p.turn)
	p.players = p.sheets.deciders()
	var err error
	if p.winners, err = Resolve(&p.turn, p.players, thrown); err != nil {
		return nil, err
	}
	p.turn.Dice = thrown.Thrown
	if p.link, err = b.last.Next(b.game.ID, p.turn.Number, b.now, p.turn.Dice, p.turn.After); err != nil {
		return nil, err
	}
	p.luck = luckOf(&p.turn, p.sheets.deciders())
	p.tired = countMisses(&p.after, b.counting)
	p.after.Position, p.after.Grace, p.after.Began = p.turn.After, time.Time{}, b.now
	if len(p.winners) > 0 {
		p.after.Finish(b.now)
		return p, nil
	}
	return p, p.after.NextDeadline(b.now)
}
