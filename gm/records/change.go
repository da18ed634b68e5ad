package records

import (
	"slices"
	"strconv"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/facts"
)

// A ChangeKind names what changed; the words for it are a template "change KIND".
type ChangeKind string

// The kinds of changes. Behind each stands whom it is about, and what it carries.
const (
	DeadlineMoved  ChangeKind = "deadline moved"   // Until
	Extended       ChangeKind = "extended"         // who asked last; Until
	GameHeld       ChangeKind = "game held"        //
	GameResumed    ChangeKind = "game resumed"     // Until
	ResolvedEarly  ChangeKind = "resolved early"   // by the GM
	TurnUndone     ChangeKind = "turn undone"      // Undoes
	PlayerReplaced ChangeKind = "player replaced"  // who left; Name: who came
	PlayerRenamed  ChangeKind = "player renamed"   // who; Name: the new one
	OrdersEntered  ChangeKind = "orders entered"   // whose
	LetterVouched  ChangeKind = "letter vouched"   // whose
	GameImported   ChangeKind = "game imported"    //
	GameEnded      ChangeKind = "game ended"       //
	EndedByVote    ChangeKind = "ended by vote"    //
	MissExcused    ChangeKind = "miss excused"     // who; Until: how long the turn waits
	SeatOpened     ChangeKind = "seat opened"      // who; Why
	PlayerBack     ChangeKind = "player back"      // who played the seat before
	SeatTaken      ChangeKind = "seat taken"       // who left; Name: who came
	PlayerGone     ChangeKind = "player forgotten" // who, by the number that stands for the name
)

// A Change is something that changed in a game beside its turns. It stands in the
// next report. A seat's player keeps the ID when another person gets the seat: who
// had it when, PlayerReplaced and SeatTaken tell.
type Change struct {
	ID   int64
	Game int64
	Turn int // in whose report it stands
	At   time.Time
	Kind ChangeKind

	Player int64     // whom it is about; 0 for nobody, and for one who left before the start
	Who    string    // how that player was called then, "" for nobody
	Until  time.Time // the deadline that counts from then on, or the end of a turn's grace
	Undoes int       // the number of the turn that was taken back
	Name   string    // of who came, or the new one
	Why    string    // GoneSilent or GoneResigned

	Reason string // the GM's, "" where the game's rule did it
	Undone bool   // with the turn behind which it was made; read only
}

// What is what a change carries, in a word or two, "" for nothing: a time is told by
// RFC 3339.
func (c Change) What() string {
	switch {
	case !c.Until.IsZero():
		return calendar.Stamp(c.Until)
	case c.Undoes != 0:
		return strconv.Itoa(c.Undoes)
	case c.Name != "":
		return c.Name
	}
	return c.Why
}

// passes tells whether a seat, or its player's name, is another's from a change on.
func (c Change) passes() bool {
	return c.Kind == PlayerReplaced || c.Kind == SeatTaken || c.Kind == PlayerRenamed
}

// NoteChange notes a change in a running game; it stands in the next report. Of the
// change only Kind, Reason, and what these carry, need be set. It fails when the store
// does.
func NoteChange(tx Tx, game *Game, c Change) error {
	tx.Facts.Note(facts.Fact{
		Kind: facts.Kind(c.Kind), Game: game.ID, Turn: game.Position.Turn, Player: c.Player, Why: facts.Why(c.Why), Deadline: game.Cut(),
	})
	return NoteAgain(tx, game, c)
}

// NoteAgain is NoteChange for what is only told again: it is no new fact. It fails
// only when the store does.
func NoteAgain(tx Tx, game *Game, c Change) error {
	c.Game, c.Turn, c.At = game.ID, game.Position.Turn, tx.Now
	return tx.Changes.Add(c)
}

// About is a change of a kind about a player.
func About(p Player, kind ChangeKind) Change { return Change{Kind: kind, Player: p.ID, Who: p.Name} }

// CalledThen is the name of who had, at a time, the seat of a player who is called so
// now; changes are those of the game, or of that turn.
func CalledThen(player int64, name string, changes []Change, at time.Time) string {
	for _, c := range slices.Backward(changes) {
		if c.Player == player && c.passes() && !c.At.Before(at) {
			name = c.Who
		}
	}
	return name
}
