// Package prepared keeps statements prepared: to read one again each time costs more than
// to carry it out.
//
// It knows no statement. What may enter is what has them carried out sooner.
package prepared

import (
	"context"
	"database/sql"
	"sync"
)

// most is how many statements of a database are kept. There are some two hundred texts, a
// quarter of them once more for each mailbox beside the first; a few are put together and
// seldom the same.
const most = 1000

// Statements are the prepared ones of a database, by their texts. They may be used by
// several goroutines.
type Statements struct {
	mu     sync.Mutex
	ready  map[string]*sql.Stmt
	wanted map[string]bool // asked for, and to be prepared once no transaction is on its way
}

// New returns statements of which none is prepared yet.
func New() *Statements { return &Statements{ready: map[string]*sql.Stmt{}, wanted: map[string]bool{}} }

// find returns a statement, nil where it is not prepared yet.
func (s *Statements) find(text string) *sql.Stmt {
	s.mu.Lock()
	defer s.mu.Unlock()
	found := s.ready[text]
	if found == nil && len(s.ready)+len(s.wanted) < most {
		s.wanted[text] = true
	}
	return found
}

// Prepare prepares what was asked for and not found. Within a transaction that cannot be done: it has the
// only connection that writes. What cannot be prepared is carried out without.
func (s *Statements) Prepare(on *sql.DB) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for text := range s.wanted {
		delete(s.wanted, text)
		if ready, err := on.Prepare(text); err == nil {
			s.ready[text] = ready
		}
	}
}

// A Transaction carries out prepared statements where there are some.
type Transaction struct {
	tx      *sql.Tx
	of      *Statements
	asker   context.Context      // of whom the transaction is; once it has ended nothing is begun
	own     map[string]*sql.Stmt // of this transaction; nil while its rows are read
	reading map[string]*rows     // those whose rows are read
}

// rows are a statement whose rows are read, and how many have begun to read rows of its
// text.
type rows struct {
	of   *sql.Stmt
	open int
}

// In returns a transaction with these statements, for an asker: once its context has ended
// no statement is begun.
func (s *Statements) In(asker context.Context, tx *sql.Tx) *Transaction {
	return &Transaction{tx: tx, of: s, asker: asker, own: map[string]*sql.Stmt{}, reading: map[string]*rows{}}
}

// statement is the prepared one, nil where there is none or it is on its way.
func (t *Transaction) statement(ctx context.Context, text string) *sql.Stmt {
	if own, known := t.own[text]; known {
		return own
	}
	shared := t.of.find(text)
	if shared == nil {
		return nil
	}
	t.own[text] = t.tx.StmtContext(ctx, shared)
	return t.own[text]
}

// ExecContext is that of sql.Tx. It fails with the error of the asker's context, too.
func (t *Transaction) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	if err := t.asker.Err(); err != nil {
		return nil, err
	}
	if s := t.statement(ctx, text); s != nil {
		return s.ExecContext(ctx, args...)
	}
	return t.tx.ExecContext(ctx, text, args...)
}

// QueryContext is that of sql.Tx. Until its rows are read, and Read tells so, the same
// text is carried out by another statement. It fails with the error of the asker's
// context, too.
func (t *Transaction) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if err := t.asker.Err(); err != nil {
		return nil, err
	}
	s := t.statement(ctx, text)
	if s == nil {
		if r := t.reading[text]; r != nil {
			r.open++
		}
		return t.tx.QueryContext(ctx, text, args...)
	}
	t.own[text] = nil
	t.reading[text] = &rows{of: s, open: 1}
	return s.QueryContext(ctx, args...)
}

// Read tells that the rows of a query are read.
func (t *Transaction) Read(text string) {
	r := t.reading[text]
	if r == nil {
		return
	}
	if r.open--; r.open == 0 {
		t.own[text] = r.of
		delete(t.reading, text)
	}
}

// QueryRowContext is that of sql.Tx.
func (t *Transaction) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	if s := t.statement(ctx, text); s != nil {
		return s.QueryRowContext(ctx, args...)
	}
	return t.tx.QueryRowContext(ctx, text, args...)
}
