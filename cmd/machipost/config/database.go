package config

import (
	"errors"
	"net/url"

	"machipost/cmd/machipost/console"
	"machipost/gm/store/postgres"
)

// OnServer tells whether the database is one in PostgreSQL, and no file.
func (c Config) OnServer() bool { return postgres.Is(c.Database) }

// DatabasePassword fetches the password of a database in PostgreSQL from where the
// configuration says, "" where it says nothing: then the environment or a password file
// of PostgreSQL's own may have it. Its errors, of the kind console.Misconfigured, name the
// setting and hold nothing of the password.
func (c Config) DatabasePassword() (string, error) {
	ways := c.file.databasePassword()
	if len(ways.passwordWays()) == 0 {
		return "", nil
	}
	password, err := ways.password(c.getenv)
	if fault := new(Fault); errors.As(err, &fault) {
		return "", console.Misconfigured(c.file.at(&Fault{Key: "database_" + fault.Key, Reason: fault.Reason}))
	}
	return password, err
}

// databasePassword is where the password of the database stands, as the part about a
// server has it.
func (f *file) databasePassword() *server {
	return &server{
		PasswordFile: f.DatabasePasswordFile, PasswordCommand: f.DatabasePasswordCommand,
		PasswordEnv: f.DatabasePasswordEnv, Credential: f.DatabaseCredential,
	}
}

// checkDatabase is check for the database. What stands there is never told: a password may
// be in it.
func (f *file) checkDatabase() *Fault {
	ways := f.databasePassword().passwordWays()
	switch {
	case len(ways) > 1:
		return wrong("database_"+ways[1], "the password is named already, by database_%s; keep one of them", ways[0])
	case !postgres.Is(string(f.Database)) && len(ways) > 0:
		return wrong("database_"+ways[0], "a database in a file has no password; leave it out")
	case !postgres.Is(string(f.Database)):
		return nil
	}
	if err := postgres.Check(string(f.Database)); err != nil {
		return wrong("database", "%w", err)
	}
	address, err := url.Parse(string(f.Database))
	if err != nil {
		return wrong("database", "this is no address of a database")
	}
	if _, has := address.User.Password(); has || address.Query().Has("password") {
		return wrong("database", "a password stands in it; take it out and name database_password_file, or one of its like, beside it")
	}
	return nil
}
