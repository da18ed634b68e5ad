package config

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"time"

	"machipost/cmd/machipost/console"
)

// passwordTime is how long a command may take to print a password: somebody may
// have to unlock a key first.
const passwordTime = time.Minute

// password fetches the password from where the configuration says, each time
// anew, so that a changed one is found. Its errors, of the kind
// console.Misconfigured, name the setting and hold nothing of the password.
func (s server) password(getenv func(string) string) (string, error) {
	var secret []byte
	var err error
	switch {
	case s.PasswordFile != "":
		secret, err = os.ReadFile(string(s.PasswordFile))
	case s.PasswordCommand != "":
		ctx, cancel := context.WithTimeout(context.Background(), passwordTime)
		defer cancel()
		secret, err = exec.CommandContext(ctx, "/bin/sh", "-c", string(s.PasswordCommand)).Output()
	case s.PasswordEnv != "":
		secret = []byte(getenv(string(s.PasswordEnv)))
	}
	if secret = bytes.TrimRight(secret, "\r\n"); err == nil && len(secret) == 0 {
		err = errors.New("the password is empty")
	}
	if err != nil {
		return "", console.Misconfigured(wrong(s.passwordWays()[0], "%w", err))
	}
	return string(secret), nil
}
