package store

import (
	"context"
	"database/sql"
	"fmt"
	"machipost/gm/store/files"
	"net/url"
	"os"
	"time"
)

// Copy writes what the database at from holds into a new file at to, which is its
// owner's only, and changes nothing of it. It fails with records.ErrBusy while another
// process holds it, and with records.ErrFull where there is no room.
func Copy(ctx context.Context, from, to string) error { return copyWith(ctx, from, to, patience) }

// copyWith is Copy for those who wait shorter.
func copyWith(ctx context.Context, from, to string, patience time.Duration) error {
	keys := url.Values{"mode": {"rw"}, "_pragma": {fmt.Sprintf("busy_timeout(%d)", patience.Milliseconds())}}
	db, err := sql.Open("sqlite", (&url.URL{Scheme: "file", Opaque: url.PathEscape(from), RawQuery: keys.Encode()}).String())
	if err != nil {
		return fmt.Errorf("copying %s: %w", from, err)
	}
	defer db.Close()
	made, err := files.MakeOwn(to) // SQLite takes an empty file for a new one
	if err != nil {
		return fmt.Errorf("copying %s: %w", from, err)
	}
	if _, err := db.ExecContext(ctx, "VACUUM INTO ?", to); err != nil {
		if made {
			os.Remove(to)
		}
		return fmt.Errorf("copying %s: %w", from, ours(err))
	}
	return nil
}
