package records

import (
	"context"
	"errors"
)

// Errors of a Store that a caller decides by.
var (
	ErrNoGame   = errors.New("no such game")
	ErrNameUsed = errors.New("there is a game of that name")
	ErrNoTurn   = errors.New("no such turn")
	ErrNoLetter = errors.New("no such letter")
	// ErrPlayerName is a name that another player of the game has.
	ErrPlayerName = errors.New("there is a player of that name")
	// ErrBusy is a database that another process held for too long.
	ErrBusy = errors.New("the database is busy")
	// ErrFull is a disk on which nothing more can be written.
	ErrFull = errors.New("the disk is full")
	// ErrShut is a database that whoever asks may not open, or not write to, or that is no
	// file.
	ErrShut = errors.New("the database cannot be opened, or not be written to")
	// ErrTaken is a game that another process has in its hands.
	ErrTaken = errors.New("another process has it")
	// ErrAway is a database server that cannot be reached, or that hung up.
	ErrAway = errors.New("the database server cannot be reached")
	// ErrDamaged is a file that is no database, or one that is damaged.
	ErrDamaged = errors.New("this is no database, or a damaged one")
)

// A Fault is a fault of the store itself, not of what it was asked to keep: a
// disk that is full, a lock that did not come free, a value that cannot be read
// back, a context that ended. What was asked is well; it may be asked again.
type Fault struct{ Err error }

// Error is that of Err.
func (f *Fault) Error() string { return f.Err.Error() }

// Unwrap returns what the fault is, ErrBusy for a lock, ErrFull for a disk.
func (f *Fault) Unwrap() error { return f.Err }

// A Store keeps what the GM knows. What Update committed has happened, once;
// what it has not committed has not happened.
//
// Whatever runs beside it, an Update or a Group comes out as if nothing else went on
// while it did: either others wait for it, or it is found out that they were in each
// other's way, and f is called again from its start. So what f sets outside it sets
// anew each time, and it does nothing in the world.
type Store interface {
	// Update carries f out in one transaction. An error of f undoes all of it and is
	// returned. Else it fails with a Fault.
	Update(ctx context.Context, f func(Tx) error) error
	// Group carries out several updates in one transaction, that of one moment, and
	// commits them together: an update that fails undoes itself alone. Others wait for
	// it, so f must wait for nobody. An error of f undoes all of it and is returned; a
	// Fault that an update met does so too, whatever f makes of it. Else it fails with a
	// Fault.
	Group(ctx context.Context, f func(Updater) error) error
	// Jot is Update, but its commit does not wait for the disk: it outlives the process
	// at once, and a power cut only with the next Update or Group that writes, which
	// waits for it, too, or some moments later. It is for what harms nobody when it is
	// done again. Others may commit between two of its statements: it may rely on what
	// one statement asks and does, and on nothing else. It fails as Update does.
	Jot(ctx context.Context, f func(Tx) error) error
	// Take is a Jot whose commit waits for the disk. It is for taking some of what
	// several processes want, by statements that pass over what others have in hand. It fails as Update does.
	Take(ctx context.Context, f func(Tx) error) error
	// View carries f out on one frozen moment of the database. It fails with the
	// error of f, and with a Fault.
	View(ctx context.Context, f func(View) error) error
}

// Holds are what one process at a time may have of those that share a store, each by a
// name. Who sleeps, or whose connection breaks, has lost it within half a minute.
type Holds interface {
	// Hold tells whether this process has it, and takes it where nobody does. It fails
	// with a Fault.
	Hold(ctx context.Context, what string) (bool, error)
	// Release gives up what this process has.
	Release(what string)
}

// An Updater carries f out as one update of a group. An error of f undoes what f did,
// and nothing else of the group, and is returned; so does a panic, which passes through.
// Else it fails with a Fault, and then the group is over.
type Updater func(f func(Tx) error) error
