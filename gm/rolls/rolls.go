// Package rolls is the dice of the turns of a game: how they are locked, which roll the next
// turn gets, what is told of it, and whether the stored ones come out the same once more
// (docs/dice.md).
//
// It does not make faces of keys, which gm/dice does, and plays no turn. What may enter is
// what a game keeps of its dice.
package rolls

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/reports"
)

// LockOld locks the dice of running games that have none: they are from before there were
// locks. The next report shows the lock, and the turn behind it is the first that is
// rolled by it. chance draws the keys. It fails only when the store does.
func LockOld(ctx context.Context, store records.Store, chance rand.Source) error {
	var games []int64
	var locked string
	err := store.View(ctx, func(view records.View) (err error) {
		if locked, err = view.Settings.Value(settingLocked); err == nil && locked == "" {
			games, err = view.Dice.Unlocked()
		}
		return err
	})
	if err != nil || locked != "" {
		return err
	}
	for _, id := range games {
		err = errors.Join(err, store.Update(ctx, func(tx records.Tx) error {
			game, err := tx.Games.WithID(id)
			if err != nil {
				return err
			}
			if was, err := tx.Dice.Of(id); err != nil || was != nil || game.State != records.Running { // another process was faster
				return err
			}
			return tx.Dice.Lock(records.DiceLock{Game: id, Chain: dice.NewChain(dice.Draw(chance)), Since: game.Position.Turn + 1})
		}))
	}
	if err != nil {
		return err
	}
	return store.Update(ctx, func(tx records.Tx) error { return tx.Settings.Set(settingLocked, "all") })
}

// settingLocked is set once every running game has a lock: since then each gets one when
// it is opened.
const settingLocked = "dice"

// ThrowAway puts keys that nobody will see again in the place of those of all games, for
// a dry run on a copy: what it rolls must not be the dice to come. It fails only when
// the store does.
func ThrowAway(ctx context.Context, store records.Store, chance rand.Source) error {
	return store.Update(ctx, func(tx records.Tx) error {
		games, err := tx.Games.Open()
		if err != nil {
			return err
		}
		for _, game := range games {
			lock, err := tx.Dice.Of(game.ID)
			if err != nil {
				return err
			}
			if lock == nil {
				continue
			}
			lock.Chain = dice.NewChain(dice.Draw(chance))
			if err := tx.Dice.Lock(*lock); err != nil {
				return err
			}
		}
		return nil
	})
}

// A Throwing is the dice of a turn: those of a roll that can be checked, or, as long as
// the players have no lock, of plain chance. It is engine.Dice.
type Throwing struct {
	Thrown []int             // faces, in the order of throwing
	Lock   *records.DiceLock // nil for a game without one
	Roll   *records.Roll     // nil where it cannot be checked
	from   engine.Dice
}

// Throw returns the next face and remembers it.
func (t *Throwing) Throw() int {
	face := t.from.Throw()
	t.Thrown = append(t.Thrown, face)
	return face
}

// Next takes the next roll of a game for the turn that comes. public is the public part
// of the mix; chance throws the dice as long as the players have no lock. It fails when the
// store does, and with dice.ErrUsedUp.
func Next(view records.View, game *records.Game, public string, chance rand.Source) (*Throwing, error) {
	lock, err := view.Dice.Of(game.ID)
	if err != nil {
		return nil, err
	}
	if lock == nil || lock.Told == nil {
		return &Throwing{from: NewDice(chance), Lock: lock}, nil
	}
	rolls, err := view.Dice.Rolls(game.ID)
	if err != nil {
		return nil, err
	}
	gifts, err := view.Dice.Gifts(game.ID)
	if err != nil {
		return nil, err
	}
	roll := records.Roll{Game: game.ID, Block: nextBlock(game, lock.Told, rolls, gifts, public)}
	if roll.Key, err = lock.Chain.Key(roll.Number); err != nil {
		return nil, fmt.Errorf("game %s: %w", game.Name, err)
	}
	return &Throwing{from: dice.New(roll.Key, roll.Mix()), Lock: lock, Roll: &roll}, nil
}

// nextBlock is the roll behind those of a game, with what its report tells of the seats. A
// gift counts from its turn on, and stays when turns are taken back. seats are what they
// gave at first.
func nextBlock(game *records.Game, seats []dice.Given, rolls []records.Roll, gifts map[int64]records.Gift, public string) dice.Block {
	b := dice.Block{Roll: dice.Roll{Game: game.Name, Turn: game.Position.Turn, Number: len(rolls) + 1, Public: public}}
	for i, p := range game.Players {
		was := lastTold(i, seats[i], rolls)
		gift, has := gifts[p.ID]
		given := dice.None
		if has && (gift.Since <= b.Turn || gift.What == was.used) {
			given = gift.What
		}
		b.Seats = append(b.Seats, given)
		if was.passed(given, gift, has) {
			b.Told = append(b.Told, dice.Telling{Seat: i + 1, Given: dice.None})
		}
		if has && given != gift.What && gift.Since == b.Turn+1 {
			b.Told = append(b.Told, dice.Telling{Seat: i + 1, Given: gift.What})
		}
	}
	return b
}

// A toldOf is what the reports so far have told of a seat.
type toldOf struct {
	used    dice.Given // in the last roll
	waiting dice.Given // what is told, and in no roll yet; "" for nothing
	from    int        // the turn from which that counts
	nobody  bool       // the seat was told to give nothing, and nothing since
}

// lastTold is what rolls have told of a seat, which gave that at first.
func lastTold(seat int, first dice.Given, rolls []records.Roll) toldOf {
	was := toldOf{used: first}
	for _, roll := range rolls {
		for _, t := range roll.Told {
			switch {
			case t.Seat != seat+1:
			case t.Given == dice.None:
				was = toldOf{used: dice.None, nobody: true}
			default:
				was.waiting, was.from, was.nobody = t.Given, roll.Turn+1, false
			}
		}
		if was.used = roll.Seats[seat]; was.used == was.waiting {
			was.waiting = ""
		}
	}
	return was
}

// passed tells whether the report must tell that the seat begins again, because what was
// told of it does not count, or because it has passed from somebody of whom no report has
// told anything.
func (was toldOf) passed(given dice.Given, gift records.Gift, has bool) bool {
	switch {
	case was.waiting != "":
		return !has || gift.What != was.waiting || gift.Since != was.from
	case was.used != dice.None:
		return given == dice.None
	}
	return !was.nobody && has && gift.What == dice.None
}

// Keep keeps the roll with these dice, which it showed, and returns what the report shows of
// it: the block, or the lock, where this report is the first to tell it. It fails only when the
// store does.
func (t *Throwing) Keep(tx records.Tx, game *records.Game, thrown []int) (reports.Section, error) {
	switch {
	case t.Roll != nil:
		t.Roll.Gave = thrown
		return Shown(*t.Roll, t.Lock.Since), tx.Dice.AddRoll(*t.Roll)
	case t.Lock == nil:
		return nil, nil
	}
	gifts, err := tx.Dice.Gifts(game.ID)
	if err != nil {
		return nil, err
	}
	t.Lock.Since = game.Position.Turn
	t.Lock.Told = records.GivenIn(t.Lock.Since, game, gifts)
	return reports.DiceLocked{Block: t.Lock.Shown(game), Turn: t.Lock.Since}, tx.Dice.Lock(*t.Lock)
}

// ShownIn is the newest roll of a turn as a letter shows it, nil where there is none. It
// fails only when the store does.
func ShownIn(view records.View, game int64, turn int) (reports.Section, error) {
	lock, err := view.Dice.Of(game)
	if err != nil || lock == nil {
		return nil, err
	}
	rolls, err := view.Dice.Rolls(game)
	for _, roll := range slices.Backward(rolls) {
		if roll.Turn == turn {
			return Shown(roll, lock.Since), err
		}
	}
	return nil, err
}

// Shown is a roll as its report shows it; since is the first turn of its lock.
func Shown(roll records.Roll, since int) reports.Section {
	return reports.DiceRolled{Block: roll.Text(), Since: since}
}

// All are the lock of a game and all its rolls, as they are shown to be checked. It
// fails only when the store does.
func All(view records.View, game *records.Game) (reports.DiceBlocks, error) {
	all := reports.DiceBlocks{Game: game.Name}
	lock, err := view.Dice.Of(game.ID)
	if err != nil || lock == nil {
		return all, err
	}
	all.Lock = lock.Shown(game)
	rolls, err := view.Dice.Rolls(game.ID)
	for _, roll := range rolls {
		all.Blocks = append(all.Blocks, roll.Text())
	}
	if deck := lock.Opened(game); deck != "" && game.State == records.Finished && game.Begun() {
		all.Blocks = append(all.Blocks, deck)
	}
	return all, err
}

// Give notes what a player gives by a letter that arrived then, who has given nothing
// yet: it counts from the turn behind that for which the letter came, and from the first
// before the start. It returns what the player gives now, and fails only when the store
// does.
func Give(tx records.Tx, game *records.Game, seat engine.Seat, what dice.Given, arrived time.Time) (records.Gift, error) {
	player := game.Players[seat].ID
	gift := records.Gift{What: what, Since: 1}
	if game.State == records.Running {
		gift.Since = game.TurnAt(arrived) + 1
	}
	if what != dice.None {
		if given, err := tx.Dice.Give(player, gift); err != nil || given {
			return gift, err
		}
	}
	gifts, err := tx.Dice.Gifts(game.ID)
	return gifts[player], err
}

// Verify computes the faces of all rolls of a game once more, from its chain and the
// mixes, and compares them with those of its turns: those taken back stand first. It fails
// where one does not come out as it is stored, and when the store does.
func Verify(view records.View, game *records.Game, turns []records.Turn) error {
	lock, err := view.Dice.Of(game.ID)
	if err != nil || lock == nil {
		return err
	}
	rolls, err := view.Dice.Rolls(game.ID)
	if err != nil {
		return err
	}
	stored := map[int][]records.Turn{}
	for _, turn := range turns {
		stored[turn.Number] = append(stored[turn.Number], turn)
	}
	// From the end: turns from before the lock have no roll.
	for i, roll := range slices.Backward(rolls) {
		of := stored[roll.Turn]
		faces := dice.Faces(roll.Key, roll.Mix(), len(roll.Gave))
		if len(of) == 0 || roll.Roll.Game != game.Name || roll.Number != i+1 || !slices.Equal(faces, roll.Gave) || !slices.Equal(of[len(of)-1].Dice, roll.Gave) {
			return fmt.Errorf("turn %d: roll %d does not give the dice that are stored", roll.Turn, roll.Number)
		}
		stored[roll.Turn] = of[:len(of)-1]
	}
	return nil
}
