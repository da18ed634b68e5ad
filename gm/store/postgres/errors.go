package postgres

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"machipost/gm/records"
)

// Codes of errors, SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const (
	serializationFailure = "40001"
	deadlockDetected     = "40P01"
	lockNotAvailable     = "55P03"
	queryCanceled        = "57014"
	uniqueViolation      = "23505"
	diskFull             = "53100"
	readOnly             = "25006"
	noPrivilege          = "42501"
	noDatabase           = "3D000"
	undefinedTable       = "42P01"
)

// code is the SQLSTATE of an error, "" where it has none.
func code(err error) string {
	var told *pgconn.PgError
	if !errors.As(err, &told) {
		return ""
	}
	return told.Code
}

// isRace tells that a transaction was broken off because of others, and may do what it
// was to do when it is carried out again.
func isRace(err error) bool {
	c := code(err)
	return c == serializationFailure || c == deadlockDetected
}

// isKey tells that a row has a key that another has already.
func isKey(err error) bool { return code(err) == uniqueViolation }

// isRefused tells that a statement failed for what it was to write, as it would again: a
// constraint, a value that is too big or of the wrong type.
func isRefused(err error) bool {
	c := code(err)
	return strings.HasPrefix(c, "22") || strings.HasPrefix(c, "23") || strings.HasPrefix(c, "54")
}

// ours makes of an error the one of records that says what is the matter. What the
// server says stays behind it: it names no password.
func ours(err error) error {
	switch c := code(err); {
	case errors.Is(err, context.Canceled), errors.Is(err, records.ErrAway):
		return err
	case isRace(err), c == lockNotAvailable, c == queryCanceled:
		return fmt.Errorf("%w (%w)", records.ErrBusy, err)
	case c == diskFull:
		return fmt.Errorf("%w (%w)", records.ErrFull, err)
	case c == readOnly, c == noPrivilege, c == noDatabase, strings.HasPrefix(c, "28"):
		return fmt.Errorf("%w (%w)", records.ErrShut, err)
	case strings.HasPrefix(c, "XX"):
		return fmt.Errorf("%w (%w)", records.ErrDamaged, err)
	case c == "" && hungUp(err), strings.HasPrefix(c, "08"), strings.HasPrefix(c, "53"), strings.HasPrefix(c, "57P"), strings.HasPrefix(c, "25P"):
		return fmt.Errorf("%w (%w)", records.ErrAway, err)
	}
	return err
}

// Named makes of an error of PostgreSQL's the one of records that says what is the matter:
// records.ErrAway, ErrBusy, ErrFull, ErrShut or ErrDamaged. It returns any other as it is.
func Named(err error) error {
	if err == nil {
		return nil
	}
	return ours(err)
}

// IsServers tells an error that a server told, and no file.
func IsServers(err error) bool { return code(err) != "" }

// IsMissing tells an error of a statement about a table that is not there.
func IsMissing(err error) bool { return code(err) == undefinedTable }

// hungUp tells that a connection could not be made, or broke.
func hungUp(err error) bool {
	var connecting *pgconn.ConnectError
	var network net.Error
	return errors.As(err, &connecting) || errors.As(err, &network) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.Is(err, driver.ErrBadConn) || errors.Is(err, pgx.ErrTxCommitRollback) || errors.Is(err, context.DeadlineExceeded) ||
		strings.Contains(err.Error(), "conn closed")
}

// unreadable is what is said of an address that cannot be read. The error of the library
// repeats it, so only the end of that is told.
func unreadable(address string, err error) error {
	why := errors.Unwrap(err)
	if why == nil || strings.Contains(why.Error(), address) {
		return errors.New("this is no address of a database; write one like postgres://gm@db.example.org/machipost")
	}
	return fmt.Errorf("this is no address of a database (%w); write one like postgres://gm@db.example.org/machipost", why)
}
