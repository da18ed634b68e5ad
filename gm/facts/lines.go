package facts

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"strings"
	"sync"
	"time"
)

// The keys of the log, the same for the same thing in every line.
const (
	KeyLetter   = "letter"
	KeyOutgoing = "outgoing"
	KeyGame     = "game"
	KeyTurn     = "turn"
	KeyPlayer   = "player"
	KeyState    = "state"
	KeyStanding = "standing"
	KeyWhy      = "why"
	KeyCode     = "code"
	KeyEvents   = "events"
	KeyDeadline = "deadline"
	KeySince    = "since"
	KeyError    = "error"
	KeyStack    = "stack"
	KeyTook     = "took"

	KeyLetters = "letters"
	KeySent    = "sent"

	// Of the lines about rounds, which are no facts.
	KeyTurns    = "turns"
	KeyFailed   = "failed"
	KeyFailures = "failures"
	KeyDry      = "dry"
	KeyMailbox  = "mailbox" // the name of one, where there are several
)

// A Row is a kind of fact as the log tells it.
type Row struct {
	Kind  Kind
	Level slog.Level
	Keys  []string // in the order of the line
}

// Rows returns all kinds of facts, those of letters first.
func Rows() []Row {
	const debug, info, warn, fail = slog.LevelDebug, slog.LevelInfo, slog.LevelWarn, slog.LevelError
	return []Row{
		{LetterFiled, info, keys("letter game player state standing")},
		{LetterReadAgain, info, keys("letter game player state standing")},
		{LetterAside, warn, keys("letter game player standing why")},
		{LetterFailed, fail, keys("letter why error stack")},
		{LetterLeftOut, warn, keys("since")},
		{LetterConfirmed, info, keys("letter game player state")},
		{LettersEmptied, info, keys("letters sent")},

		{OutgoingQueued, debug, keys("outgoing letter game player")},
		{OutgoingSent, info, keys("outgoing letter game player")},
		{OutgoingPutOff, info, keys("outgoing letter game player code")},
		{OutgoingParked, warn, keys("outgoing letter game player code")},
		{OutgoingMoved, info, keys("outgoing letter game player state")},

		{GameOpened, info, keys("game")},
		{"game imported", info, keys("game turn deadline")},
		{PlayerJoined, info, keys("game player")},
		{PlayerLeft, info, keys("game player")},
		{GameStarted, info, keys("game turn deadline")},
		{TurnResolved, info, keys("game turn events deadline took")},
		{"resolved early", info, keys("game turn")},
		{TurnWaits, info, keys("game turn deadline")},
		{"miss excused", info, keys("game turn player")},
		{"deadline moved", info, keys("game turn deadline")},
		{"extended", info, keys("game turn player deadline")},
		{"game held", info, keys("game turn")},
		{"game resumed", info, keys("game turn deadline")},
		{"turn undone", warn, keys("game turn deadline")},
		{WordSaid, info, keys("game turn")},
		{WordWithdrawn, info, keys("game turn")},
		{StatementsSent, info, keys("game")},
		{GameEnded, info, keys("game turn why")},
		{"ended by vote", info, keys("game turn")},

		{"seat opened", info, keys("game turn player why")},
		{"seat taken", info, keys("game turn player")},
		{"player back", info, keys("game turn player")},
		{"player replaced", info, keys("game turn player")},
		{"player renamed", info, keys("game turn player")},
		{"player forgotten", info, keys("game turn")},
		{"orders entered", info, keys("game turn player")},
		{"letter vouched", info, keys("game turn player")},

		{ClockHeld, warn, nil},
		{ClockResumed, info, nil},
		{MailboxOut, warn, keys("since")},
		{DatabaseBehind, warn, nil},
		{DatabaseSettled, warn, nil},
	}
}

// keys are the keys of a row; a test knows them all.
func keys(names string) []string { return strings.Fields(names) }

// WriteTo writes a line for each fact that was noted, once its transaction, which
// took so long, has committed.
func (n *Notes) WriteTo(log *slog.Logger, took time.Duration) {
	for _, f := range n.facts {
		f.Took = took
		f.WriteTo(log)
	}
}

// WriteTo writes the line of a fact. A kind without a row has its name alone.
func (f Fact) WriteTo(log *slog.Logger) {
	row := byKind()[f.Kind]
	ctx := context.Background() // for the handler, which asks it for nothing
	if !log.Enabled(ctx, row.Level) {
		return
	}
	var attrs []slog.Attr
	for _, key := range row.Keys {
		if key == KeyTook && !log.Enabled(ctx, slog.LevelDebug) {
			continue
		}
		if value := f.value(key); !value.Equal(slog.Value{}) {
			attrs = append(attrs, slog.Attr{Key: key, Value: value})
		}
	}
	log.LogAttrs(ctx, row.Level, string(f.Kind), attrs...)
}

// byKind are the rows by their kinds; one that has none is told without keys.
var byKind = sync.OnceValue(func() map[Kind]Row {
	all := map[Kind]Row{}
	for _, row := range Rows() {
		all[row.Kind] = row
	}
	return all
})

// value is what a fact has for a key, the zero value for nothing.
func (f Fact) value(key string) slog.Value {
	switch key {
	case KeyLetter:
		return number(f.Letter)
	case KeyOutgoing:
		return number(f.Outgoing)
	case KeyGame:
		return number(f.Game)
	case KeyTurn:
		return number(int64(f.Turn))
	case KeyPlayer:
		return number(f.Player)
	case KeyState:
		return word(f.State)
	case KeyStanding:
		return word(f.Standing)
	case KeyWhy:
		return word(string(f.Why))
	case KeyCode:
		return number(int64(f.Code))
	case KeyEvents:
		return number(int64(f.Events))
	case KeyLetters:
		return number(int64(f.Letters))
	case KeySent:
		return number(int64(f.Sent))
	case KeyDeadline:
		return moment(f.Deadline)
	case KeySince:
		return moment(f.Since)
	case KeyError:
		return word(typeOf(f.Fault))
	case KeyStack:
		return word(f.Stack)
	case KeyTook:
		return slog.DurationValue(f.Took)
	}
	return slog.Value{}
}

func number(n int64) slog.Value {
	if n == 0 {
		return slog.Value{}
	}
	return slog.Int64Value(n)
}

func word(s string) slog.Value {
	if s == "" {
		return slog.Value{}
	}
	return slog.StringValue(s)
}

func moment(t time.Time) slog.Value {
	if t.IsZero() {
		return slog.Value{}
	}
	return slog.StringValue(t.UTC().Format(time.RFC3339))
}

// typeOf names what went wrong without its text, which may quote a letter: the type
// of the panic, or of the error that was wrapped first.
func typeOf(fault any) string {
	if fault == nil {
		return ""
	}
	if err, ok := fault.(error); ok {
		for inner := errors.Unwrap(err); inner != nil; inner = errors.Unwrap(inner) {
			fault = inner
		}
	}
	return fmt.Sprintf("%T", fault)
}

// What a fault's text may hold of people: an address, the secret of a tag.
var (
	anAddress = regexp.MustCompile(`[^\s<>"(),;:\[\]]+@[^\s<>"(),;:\[\]]+`)
	aSecret   = regexp.MustCompile(`#[0-9A-Za-z]+\]`)
)

// Masked is the text of an error that is no letter's, a server's words for one,
// without addresses and tags.
func Masked(err error) string {
	return aSecret.ReplaceAllString(anAddress.ReplaceAllString(err.Error(), "(address)"), "]")
}
