package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"time"

	"machipost/gm/records"
)

var _ records.Holds = (*DB)(nil)

// beat is how often a hold is heard of. The server ends one of which it has heard nothing
// for as long as abandoned: the process sleeps, or its machine is gone.
const beat = 4 * time.Second

// key is the number of the lock for what is held.
const key = "hashtextextended('machipost ' || $1::text, 0)"

// A hold is what this process alone has: an advisory lock, which ends with its session.
type hold struct {
	conn *sql.Conn
	stop context.CancelFunc
	gone chan struct{} // closed once the session is lost
}

// Hold tells whether this process has something that one at a time may have, and takes it
// where nobody does. It stays this process's until Release, Close, or the end of its
// connection: whoever sleeps for longer than twenty seconds has lost it. It fails when
// the store does.
func (db *DB) Hold(ctx context.Context, what string) (bool, error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	if h := db.holds[what]; h != nil {
		if h.alive(ctx) {
			return true, nil
		}
		h.end()
		delete(db.holds, what)
	}
	conn, err := db.pool.Conn(ctx)
	if err != nil {
		return false, fault(err)
	}
	var has bool
	_, err = conn.ExecContext(ctx, "SET idle_session_timeout = "+settings()["idle_in_transaction_session_timeout"])
	if err == nil {
		err = conn.QueryRowContext(ctx, "SELECT pg_try_advisory_lock("+key+")", what).Scan(&has)
	}
	if err != nil || !has {
		drop(conn)
		return false, fault(err)
	}
	beating, stop := context.WithCancel(context.Background())
	h := &hold{conn, stop, make(chan struct{})}
	db.holds[what] = h
	go h.keep(beating)
	return true, nil
}

// Release gives up what this process holds, if it does: once it returns another may have it.
func (db *DB) Release(what string) {
	db.mu.Lock()
	defer db.mu.Unlock()
	if h := db.holds[what]; h != nil {
		h.free(what)
		delete(db.holds, what)
	}
}

// keep lets the server hear of a hold.
func (h *hold) keep(ctx context.Context) {
	defer close(h.gone)
	ticks := time.NewTicker(beat)
	defer ticks.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
			if !h.alive(ctx) {
				return
			}
		}
	}
}

// alive asks whether the session is still there.
func (h *hold) alive(ctx context.Context) bool {
	ctx, cancel := context.WithTimeout(ctx, abandoned/2)
	defer cancel()
	_, err := h.conn.ExecContext(ctx, "SELECT 1")
	return err == nil
}

// free gives the lock back before it ends the session: the server hears of an end only
// when it comes round to it. A lost session has no lock.
func (h *hold) free(what string) {
	ctx, cancel := context.WithTimeout(context.Background(), abandoned/2)
	defer cancel()
	h.stop()
	<-h.gone
	_, _ = h.conn.ExecContext(ctx, "SELECT pg_advisory_unlock("+key+")", what)
	drop(h.conn)
}

// end ends the session, and with it the lock.
func (h *hold) end() {
	h.stop()
	<-h.gone
	drop(h.conn)
}

// drop closes a connection for good: its session has settings and locks of its own.
func drop(conn *sql.Conn) {
	_ = conn.Raw(func(any) error { return errDropped })
	conn.Close()
}

// errDropped has the pool throw a connection away.
var errDropped = driver.ErrBadConn
