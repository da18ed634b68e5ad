//go:build bench

package benchservice

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"strconv"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-smtp"
	_ "modernc.org/sqlite" // the driver of gm/store
)

// This file is the floors: what the disk and the wire cost by themselves.

// likeTheStore are the settings with which gm/store opens a database.
var likeTheStore = url.Values{
	"_txlock": {"immediate"},
	"_pragma": {"journal_mode(WAL)", "synchronous(2)", "foreign_keys(1)", "busy_timeout(10000)", "secure_delete(1)"},
}

func openBare(path string, settings url.Values) (*sql.DB, error) {
	db, err := sql.Open("sqlite", (&url.URL{Scheme: "file", Opaque: url.PathEscape(path), RawQuery: settings.Encode()}).String())
	if err == nil {
		db.SetMaxOpenConns(1)
	}
	return db, err
}

// commitBare commits so many transactions, of one row each, that have so many bytes
// together.
func commitBare(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	db, err := openBare(j.Path, likeTheStore)
	if err != nil {
		return m, err
	}
	defer db.Close()
	ctx = context.WithoutCancel(ctx) // nobody has to watch whether it ends
	if _, err := db.ExecContext(ctx, "CREATE TABLE bare (id INTEGER PRIMARY KEY, written BLOB NOT NULL) STRICT"); err != nil {
		return m, err
	}
	insert, err := db.PrepareContext(ctx, "INSERT INTO bare (written) VALUES (?)")
	if err != nil {
		return m, err
	}
	defer insert.Close()
	written := bytes.Repeat([]byte("machipost"), int(j.Bytes)/j.Commits/9+1)[:int(j.Bytes)/j.Commits]
	m.Commits, m.Bytes = j.Commits, j.Bytes
	return m, watch.time(func() error {
		for range j.Commits {
			tx, err := db.BeginTx(ctx, nil)
			if err != nil {
				return err
			}
			if _, err := tx.StmtContext(ctx, insert).ExecContext(ctx, written); err != nil {
				return errors.Join(err, tx.Rollback())
			}
			if err := tx.Commit(); err != nil {
				return err
			}
		}
		return nil
	})
}

// sendBare sends all letters of an outbox over one connection.
func sendBare(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	letters, err := outgoing(ctx, j.Path)
	if err != nil {
		return m, err
	}
	m.Letters = len(letters)
	return m, watch.time(func() error {
		conn, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(j.SMTPPort)))
		if err != nil {
			return err
		}
		client := smtp.NewClient(conn)
		defer client.Close()
		for _, l := range letters {
			if err := client.SendMail(gmAddress, []string{l.to}, bytes.NewReader(l.raw)); err != nil {
				return err
			}
		}
		return client.Quit()
	})
}

type outgoingLetter struct {
	to  string
	raw []byte
}

func outgoing(ctx context.Context, path string) (letters []outgoingLetter, err error) {
	db, err := openBare(path, nil)
	if err != nil {
		return nil, err
	}
	defer db.Close()
	rows, err := db.QueryContext(ctx, "SELECT recipient, raw FROM outbox JOIN rendered USING (id) ORDER BY id")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var l outgoingLetter
		if err := rows.Scan(&l.to, &l.raw); err != nil {
			return nil, err
		}
		letters = append(letters, l)
	}
	return letters, rows.Err()
}

// fetched is how many letters the floor asks for at once.
const fetched = 100

// fetchBare fetches all letters of a mailbox.
func fetchBare(_ context.Context, j job, watch *stopwatch) (m measure, err error) {
	err = watch.time(func() error {
		client, err := j.IMAP.dial()
		if err != nil {
			return err
		}
		defer client.Close()
		box, err := client.Select("INBOX", nil).Wait()
		if err != nil {
			return err
		}
		var letter bytes.Buffer
		options := &imap.FetchOptions{UID: true, InternalDate: true, RFC822Size: true, BodySection: []*imap.FetchItemBodySection{{Peek: true}}}
		for first := uint32(1); first <= box.NumMessages; first += fetched {
			var some imap.SeqSet
			some.AddRange(first, min(first+fetched-1, box.NumMessages))
			fetch := client.Fetch(some, options)
			for message := fetch.Next(); message != nil; message = fetch.Next() {
				letter.Reset()
				if err := readBare(message, &letter); err != nil {
					return err
				}
				m.Letters, m.Bytes = m.Letters+1, m.Bytes+int64(letter.Len())
			}
			if err := fetch.Close(); err != nil {
				return err
			}
		}
		return client.Logout().Wait()
	})
	return m, err
}

func readBare(message *imapclient.FetchMessageData, into *bytes.Buffer) error {
	for item := message.Next(); item != nil; item = message.Next() {
		if section, is := item.(imapclient.FetchItemDataBodySection); is {
			if _, err := io.Copy(into, section.Literal); err != nil {
				return err
			}
		}
	}
	if into.Len() == 0 {
		return fmt.Errorf("letter %d is empty", message.SeqNum)
	}
	return nil
}
