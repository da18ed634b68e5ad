package records

import (
	"slices"
	"time"
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

// NoteChange notes a change in a running game; it stands in the next report.
func NoteChange(tx Tx, game *Game, kind ChangeKind, who, what, reason string) error {
	return tx.Changes.Add(Change{
		Game: game.ID, Turn: game.Position.Turn, At: tx.Now, Kind: kind, Who: who, What: what, Reason: reason,
	})
}

// A Change is something that changed in a game beside its turns. It stands in the
// next report.
type Change struct {
	ID     int64
	Game   int64
	Turn   int // in whose report it stands
	At     time.Time
	Kind   ChangeKind
	Who    string // the player's name that it is about, "" for none
	What   string // depends on the kind
	Reason string // the GM's, "" where the game's rule did it
	Undone bool   // with the turn behind which it was made; read only
}

// CalledThen is the name of who had, at a time, the seat of a player of that name;
// changes are those of the game, or of that turn.
func CalledThen(name string, changes []Change, at time.Time) string {
	for _, c := range slices.Backward(changes) {
		named := c.Kind == PlayerReplaced || c.Kind == SeatTaken || c.Kind == PlayerRenamed
		if named && c.What == name && !c.At.Before(at) {
			name = c.Who
		}
	}
	return name
}
