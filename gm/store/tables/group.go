package tables

import (
	"context"
	"errors"
	"time"

	"machipost/gm/records"
)

// A group is a transaction of several updates.
type group struct {
	conn
	now   time.Time
	fault error // of the store, which ends it; nil for none
}

// Group carries out several updates in one transaction, as records.Store.Group says:
// each is a savepoint. It fails with the error of f, and with the fault that an update
// met.
func (e Engine) Group(ctx context.Context, on Statements, now time.Time, f func(records.Updater) error) error {
	g := &group{conn: conn{ctx, on, e.Words, e.Fault, ""}, now: now}
	if err := f(g.update); err != nil {
		return err
	}
	return g.fault
}

// update is one of them.
func (g *group) update(f func(records.Tx) error) (err error) {
	if g.fault != nil {
		return g.fault
	}
	if _, g.fault = g.exec("SAVEPOINT one"); g.fault != nil {
		return g.fault
	}
	kept := false
	defer func() {
		if !kept { // an error, or a panic that passes through
			g.undo()
		}
	}()
	if err := f(g.tx(g.now)); err != nil {
		if errors.As(err, new(*records.Fault)) {
			g.fault = err
		}
		return err
	}
	kept = true
	_, g.fault = g.exec("RELEASE SAVEPOINT one")
	return g.fault
}

// undo undoes the update that is on its way. Behind a fault there is nothing to be
// undone by itself: the engine may have undone the whole, and then that is done in any
// case.
func (g *group) undo() {
	for _, statement := range []string{"ROLLBACK TO SAVEPOINT one", "RELEASE SAVEPOINT one"} {
		if g.fault == nil {
			_, g.fault = g.exec(statement)
		}
	}
}
