package sending

import (
	"fmt"
	"time"

	"machipost/gm/records"
	"machipost/reports"
)

// Automatic answers, so that there is no storm of ours whatever comes in. A limit is
// one person's: nobody uses up what is another's.
const (
	// Without a right tag From is free text, and a few letters tell all that there is
	// to tell: to one address, an hour and a day.
	answersStranger      = 5
	answersStrangerDaily = 30

	// With one, to one address: more than anybody writes who does not try it out, and
	// few enough that two machines get nowhere.
	answersPlayer      = 60
	answersPlayerDaily = 200

	// Of a day's answers to all addresses half is kept for right tags: strangers
	// together get no more than the other half.
	answersDaily     = 1000
	answersStrangers = answersDaily / 2
)

// MayAnswer tells whether a letter without a right tag may be answered at an address:
// so many an hour and a day to one, so many a day to all, and then the keeper is told.
// A player's address is none of these all: whatever strangers write, a player who forgot
// the tag is told so. It fails as TellKeeper does.
func (d *Desk) MayAnswer(tx records.Tx, to string, player bool) (bool, error) {
	room, err := within(to, tx.Outbox.AnsweredUnproven, tx.Now, answersStranger, answersStrangerDaily)
	if err != nil || room != roomLeft || player {
		return err == nil && room == roomLeft, err
	}
	day, err := tx.Outbox.AnsweredUnproven("", tx.Now.Add(-24*time.Hour))
	if err != nil || day < answersStrangers {
		return err == nil, err
	}
	return false, d.TellKeeper(tx, "storm "+tx.Now.Format(time.DateOnly), reports.Storm{Limit: answersStrangers})
}

// MayAnswerPlayer tells the same of a player's letter with the right tag. Who has used
// up a day's answers is told to the keeper. It fails as TellKeeper does.
func (d *Desk) MayAnswerPlayer(tx records.Tx, game *records.Game, p records.Player) (bool, error) {
	room, err := within(p.Address, tx.Outbox.Answered, tx.Now, answersPlayer, answersPlayerDaily)
	if err == nil && room == dayFull {
		matter := fmt.Sprintf("answers %d %s", p.ID, tx.Now.Format(time.DateOnly))
		err = d.TellKeeper(tx, matter, reports.PlayerStorm{Game: game.Name, Player: p.Name, Limit: answersPlayerDaily})
	}
	return err == nil && room == roomLeft, err
}

// OwedTo is what a player is told whose letters get one answer together.
func OwedTo(game *records.Game, p records.Player, debt records.Debt) reports.Collected {
	return reports.Collected{
		Game: game.Name, Player: p.Name, Letters: debt.Letters, Since: game.ClockOf(p, debt.Since), Hourly: answersPlayer, Daily: answersPlayerDaily,
	}
}

// A fullness is whether there is room for one more answer to an address.
type fullness uint8

const (
	roomLeft fullness = iota
	hourFull          // or there is no address
	dayFull
)

// within counts the answers to an address against the limits of an hour and a day.
func within(to string, count func(string, time.Time) (int, error), now time.Time, hourly, daily int) (fullness, error) {
	if to == "" {
		return hourFull, nil
	}
	day, err := count(to, now.Add(-24*time.Hour))
	if err != nil || day >= daily {
		return dayFull, err
	}
	if day < hourly { // there are no more in an hour than in its day
		return roomLeft, nil
	}
	hour, err := count(to, now.Add(-time.Hour))
	if err != nil || hour >= hourly {
		return hourFull, err
	}
	return roomLeft, nil
}
