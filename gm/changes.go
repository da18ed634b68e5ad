package gm

import (
	"slices"

	"machipost/gm/calendar"
	"machipost/reports"
)

// A ChangeKind names what changed; the words for it are a template "change KIND".
type ChangeKind string

// The kinds of changes. Behind each stands what Who and What are.
const (
	DeadlineMoved  ChangeKind = "deadline moved"   // What: the new one, RFC 3339
	Extended       ChangeKind = "extended"         // Who asked last; What: the new deadline, RFC 3339
	GameHeld       ChangeKind = "game held"        //
	GameResumed    ChangeKind = "game resumed"     // What: the new deadline, RFC 3339
	ResolvedEarly  ChangeKind = "resolved early"   // by the GM
	TurnUndone     ChangeKind = "turn undone"      // What: its number
	PlayerReplaced ChangeKind = "player replaced"  // Who left; What: the name of who came
	PlayerRenamed  ChangeKind = "player renamed"   // Who; What: the new name
	OrdersEntered  ChangeKind = "orders entered"   // Who: whose
	LetterVouched  ChangeKind = "letter vouched"   // Who: whose
	GameImported   ChangeKind = "game imported"    //
	GameEnded      ChangeKind = "game ended"       //
	EndedByVote    ChangeKind = "ended by vote"    //
	MissExcused    ChangeKind = "miss excused"     // Who; What: until when the turn waited, RFC 3339
	SeatOpened     ChangeKind = "seat opened"      // Who; What: GoneSilent or GoneResigned
	PlayerBack     ChangeKind = "player back"      // Who: played the seat before
	SeatTaken      ChangeKind = "seat taken"       // Who left; What: the name of who came
	PlayerGone     ChangeKind = "player forgotten" // Who: the number that stands for the name
)

// change notes a change in a running game; it stands in the next report.
func (g *GM) change(tx Tx, game *Game, kind ChangeKind, who, what, reason string) error {
	return tx.Changes.Add(Change{
		Game: game.ID, Turn: game.Position.Turn, At: tx.Now, Kind: kind, Who: who, What: what, Reason: reason,
	})
}

// timed are the kinds of which What is a time.
var timed = []ChangeKind{DeadlineMoved, Extended, GameResumed, MissExcused}

// news is what a report tells of changes, on the game's clock.
func news(game *Game, changes []Change) []reports.News {
	all := make([]reports.News, len(changes))
	for i, c := range changes {
		all[i] = reports.News{Kind: string(c.Kind), Who: c.Who, What: c.What, Reason: c.Reason}
		if slices.Contains(timed, c.Kind) {
			if at, err := calendar.ReadStamp(c.What); err == nil {
				all[i].Until = game.clockOf(Player{}, at)
			}
		}
	}
	return all
}
