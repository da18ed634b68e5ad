// Package trial makes databases for tests on the PostgreSQL that .ci/postgres/stack.sh
// starts, a server that is thrown away.
//
// It is not shipped. What may enter is what a test does to such a server.
package trial

import (
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
)

// Started tells whether there is such a server.
func Started() bool { return os.Getenv("MACHIPOST_POSTGRES") != "" }

var made atomic.Int64

// Database makes an empty database that is dropped behind the test, and returns its
// address with the password in it. Without a server the test is skipped.
func Database(t *testing.T) string {
	t.Helper()
	server := Address(t)
	name := fmt.Sprintf("trial_%d_%d", os.Getpid(), made.Add(1))
	Do(t, server, "CREATE DATABASE "+name)
	t.Cleanup(func() { Do(t, server, "DROP DATABASE "+name+" WITH (FORCE)") })
	own, err := url.Parse(server)
	if err != nil {
		t.Fatal(err)
	}
	own.Path = "/" + name
	return own.String()
}

// Address is that of the server, with the password in it. Without a server the test is
// skipped.
func Address(t *testing.T) string {
	t.Helper()
	if !Started() {
		t.Skip("there is no PostgreSQL: .ci/postgres/stack.sh starts one")
	}
	password, err := os.ReadFile(PasswordFile())
	if err != nil {
		t.Fatal(err)
	}
	address, err := url.Parse(os.Getenv("MACHIPOST_POSTGRES"))
	if err != nil {
		t.Fatal(err)
	}
	address.User = url.UserPassword(address.User.Username(), strings.TrimSpace(string(password)))
	return address.String()
}

// NextPort is an address at the server that is put back from a copy: one port on.
func NextPort(t *testing.T, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	port, err := strconv.Atoi(u.Port())
	if err != nil {
		t.Fatal(err)
	}
	u.Host = fmt.Sprintf("%s:%d", u.Hostname(), port+1)
	return u.String()
}

// Bare is an address without its password.
func Bare(t *testing.T, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.User(u.User.Username())
	return u.String()
}

// PasswordFile is the file that holds the server's password, in one line.
func PasswordFile() string { return os.Getenv("MACHIPOST_POSTGRES_PASSWORD") }

// Do carries out a statement past every store, and returns the first column of what it
// answers. The test ends where that fails.
func Do(t *testing.T, address, statement string, args ...any) (values []string) {
	t.Helper()
	db, err := sql.Open("pgx", address)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.Query(statement, args...)
	if err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
	defer rows.Close()
	for rows.Next() {
		var value sql.NullString
		if err := rows.Scan(&value); err != nil {
			t.Fatal(err)
		}
		values = append(values, value.String)
	}
	if err := rows.Err(); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
	return values
}

// Restart breaks the server off, as a crash does, and starts it again.
func Restart(t *testing.T) {
	t.Helper()
	stack := exec.Command(os.Getenv("MACHIPOST_POSTGRES_STACK"), "restart")
	stack.Env = append(os.Environ(), "RUN="+filepath.Dir(PasswordFile()))
	said, err := stack.CombinedOutput()
	if err != nil {
		t.Fatalf("restarting PostgreSQL: %v, %s", err, said)
	}
}
