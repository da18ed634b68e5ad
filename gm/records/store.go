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
type Store interface {
	// Update carries f out in one transaction that holds the write lock from its
	// start. An error of f undoes all of it and is returned. Else it fails with a
	// Fault.
	Update(ctx context.Context, f func(Tx) error) error
	// View carries f out on one frozen moment of the database. It fails with the
	// error of f, and with a Fault.
	View(ctx context.Context, f func(View) error) error
}
