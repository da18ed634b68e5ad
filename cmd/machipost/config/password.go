package config

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
		secret, err = printed(string(s.PasswordCommand))
	case s.TokenCommand != "":
		secret, err = printed(string(s.TokenCommand))
	case s.Credential != "":
		secret, err = credential(string(s.Credential), getenv)
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

// printed is what a shell command prints.
func printed(command string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), passwordTime)
	defer cancel()
	return exec.CommandContext(ctx, "/bin/sh", "-c", command).Output()
}

// credential reads a credential that systemd hands to a unit (systemd.exec(5), section
// Credentials): a file in a folder that only the service sees.
func credential(name string, getenv func(string) string) ([]byte, error) {
	folder := getenv("CREDENTIALS_DIRECTORY")
	if folder == "" {
		return nil, fmt.Errorf("there are no credentials here: only systemd hands them out; write LoadCredential=%s into the unit", name)
	}
	return os.ReadFile(filepath.Join(folder, filepath.Base(name)))
}
