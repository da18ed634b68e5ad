package store

import (
	"context"
	"database/sql"
	"sync"
)

// This file keeps statements prepared: to read one again each time costs more than to
// carry it out.

// maxPrepared is how many statements of a connection are kept. There are some two hundred
// texts; a few are put together and seldom the same.
const maxPrepared = 400

// A shelf is the prepared statements of a database, by their texts.
type shelf struct {
	mu     sync.Mutex
	ready  map[string]*sql.Stmt
	wanted map[string]bool // asked for, and to be prepared once no transaction is on its way
}

func newShelf() *shelf { return &shelf{ready: map[string]*sql.Stmt{}, wanted: map[string]bool{}} }

// find returns a statement, nil where it is not prepared yet.
func (s *shelf) find(text string) *sql.Stmt {
	s.mu.Lock()
	defer s.mu.Unlock()
	found := s.ready[text]
	if found == nil && len(s.ready)+len(s.wanted) < maxPrepared {
		s.wanted[text] = true
	}
	return found
}

// prepare prepares what is wanted. Within a transaction that cannot be done: it has the
// only connection that writes. What cannot be prepared is carried out without.
func (s *shelf) prepare(on *sql.DB) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for text := range s.wanted {
		delete(s.wanted, text)
		if ready, err := on.Prepare(text); err == nil {
			s.ready[text] = ready
		}
	}
}

// A transaction carries out prepared statements where there are some.
type transaction struct {
	*sql.Tx
	*shelf
	asker   context.Context      // of whom the transaction is; once it has ended nothing is begun
	own     map[string]*sql.Stmt // of this transaction; nil while its rows are read
	reading map[string]*sql.Stmt // those whose rows are read
}

// statement is the prepared one, nil where there is none or it is on its way.
func (t *transaction) statement(ctx context.Context, text string) *sql.Stmt {
	if own, known := t.own[text]; known {
		return own
	}
	shared := t.find(text)
	if shared == nil {
		return nil
	}
	t.own[text] = t.StmtContext(ctx, shared)
	return t.own[text]
}

// ExecContext is that of sql.Tx.
func (t *transaction) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	if err := t.asker.Err(); err != nil {
		return nil, err
	}
	if s := t.statement(ctx, text); s != nil {
		return s.ExecContext(ctx, args...)
	}
	return t.Tx.ExecContext(ctx, text, args...)
}

// QueryContext is that of sql.Tx. Until its rows are read, and told so, the same text is
// carried out by another statement.
func (t *transaction) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if err := t.asker.Err(); err != nil {
		return nil, err
	}
	s := t.statement(ctx, text)
	if s == nil {
		return t.Tx.QueryContext(ctx, text, args...)
	}
	t.own[text] = nil
	t.reading[text] = s
	return s.QueryContext(ctx, args...)
}

// read tells that the rows of a query are read.
func (t *transaction) read(text string) {
	if s := t.reading[text]; s != nil {
		t.own[text] = s
		delete(t.reading, text)
	}
}

// QueryRowContext is that of sql.Tx.
func (t *transaction) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	if s := t.statement(ctx, text); s != nil {
		return s.QueryRowContext(ctx, args...)
	}
	return t.Tx.QueryRowContext(ctx, text, args...)
}
