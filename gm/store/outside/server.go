package outside

import (
	"context"
	"errors"
	"fmt"
	"time"

	"machipost/gm/store/forms"
	"machipost/gm/store/postgres"
)

// ExamineServer looks at a database in PostgreSQL, as it is: it brings nothing up to date
// and makes nothing. Its Journal is "". It fails with records.ErrAway, records.ErrShut
// and records.ErrBusy, and for an address that cannot be read.
func ExamineServer(ctx context.Context, address, password string, now time.Time) (Examination, error) {
	db, err := postgres.Connect(address, password)
	if err != nil {
		return Examination{}, err
	}
	defer db.Close()
	all, err := forms.PostgreSQL()
	x := Examination{Known: forms.Newest(all)}
	if err != nil {
		return x, err
	}
	err = db.QueryRowContext(ctx, "SELECT pg_database_size(current_database())").Scan(&x.Size)
	if err == nil {
		err = db.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM form").Scan(&x.Version)
		if postgres.IsMissing(err) {
			return x, nil
		}
	}
	if err == nil {
		err = x.count(ctx, db, now)
	}
	if err != nil {
		return x, fmt.Errorf("opening the database %s: %w", postgres.Shown(address), postgres.Named(err))
	}
	return x, nil
}

// GamesOnServer is Games for a database in PostgreSQL. It fails as ExamineServer does.
func GamesOnServer(ctx context.Context, address, password string) (games []Game, err error) {
	db, err := postgres.Connect(address, password)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return gamesOf(ctx, db, postgres.Named)
}
