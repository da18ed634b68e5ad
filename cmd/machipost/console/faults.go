package console

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"syscall"

	"machipost/gm/keeper"
	"machipost/gm/lobby"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/store/postgres"
)

// Exit statuses, from sysexits.h where it has one. What each is for stands in the
// help of the program and in docs/operating.md.
const (
	StatusFailed    = 1
	StatusUsage     = 2
	StatusTryAgain  = 75 // EX_TEMPFAIL
	StatusRefused   = 77 // EX_NOPERM
	StatusMisconfig = 78 // EX_CONFIG
)

// A usageError is a command line that cannot be.
type usageError struct{ error }

// Usage says of an error that the command line cannot be: StatusUsage.
func Usage(err error) error { return usageError{err} }

// A configError is a configuration that cannot be.
type configError struct{ error }

// Misconfigured says of an error that the configuration cannot be: StatusMisconfig.
func Misconfigured(err error) error { return configError{err} }

// Explain tells the person what went wrong and what to do, and returns the exit
// status, 0 for no error.
func (w World) Explain(err error) int {
	if err == nil {
		return 0
	}
	status, advice := judge(err)
	if advice != "" {
		advice = "; " + advice
	}
	fmt.Fprintf(w.Stderr, "machipost: %s%s\n", ForTerminal(err.Error()), advice)
	return status
}

// judge finds the exit status of an error and, where the error itself does not
// say it, the way out.
func judge(err error) (status int, advice string) {
	var usage usageError
	var plan lobby.PlanError
	var config configError
	var account *post.AccountError
	switch {
	case errors.As(err, &usage), errors.As(err, &plan):
		return StatusUsage, ""
	case errors.As(err, &config):
		return StatusMisconfig, ""
	case errors.As(err, &account):
		return StatusRefused, "look at user and password in the configuration"
	case errors.Is(err, records.ErrBusy):
		return StatusTryAgain, "another machipost is at work; try again later"
	case errors.Is(err, records.ErrAway):
		return StatusTryAgain, "see to it that it runs, and look at database in the configuration; what was committed before is well"
	case errors.Is(err, records.ErrShut) && postgres.IsServers(err):
		return StatusRefused, "look at database and its password in the configuration; 'machipost doctor' tells more"
	case errors.Is(err, records.ErrShut):
		return StatusFailed, "it must be a file, and it, its folder and what SQLite keeps beside it the user's who runs the service; 'machipost doctor' says whose they are"
	case errors.Is(err, records.ErrDamaged):
		return StatusFailed, "put a copy back with 'machipost restore'; if it is not machipost's at all, name another with database in the configuration"
	case errors.Is(err, records.ErrFull), errors.Is(err, syscall.ENOSPC):
		return StatusTryAgain, "make room and try again: what was committed before is well, the rest is done then"
	}
	status, advice = judgeServer(err)
	if advice == "" && status == StatusFailed {
		status, advice = judgeFile(err)
	}
	if status == StatusFailed && errors.Is(err, keeper.ErrUnread) {
		return StatusTryAgain, "try again later"
	}
	return status, advice
}

// judgeFile finds them for a file that is not ours to use.
func judgeFile(err error) (status int, advice string) {
	switch {
	case errors.Is(err, fs.ErrPermission):
		return StatusFailed, "look whose the file and its folder are ('machipost doctor' tells), or run this as the user of the service"
	case errors.Is(err, syscall.EROFS):
		return StatusFailed, "that disk, or that folder for this service, can only be read: name another in the configuration"
	}
	return StatusFailed, ""
}

// judgeServer finds them for what goes wrong on the way to a server.
func judgeServer(err error) (status int, advice string) {
	var noTLS tls.RecordHeaderError
	var untrusted x509.UnknownAuthorityError
	var another x509.HostnameError
	var invalid x509.CertificateInvalidError
	var name *net.DNSError
	var passing *post.PassingError
	var line *net.OpError
	switch {
	case errors.As(err, &noTLS):
		return StatusMisconfig, `this port does not speak TLS from the start; look at port, or write security = "starttls"`
	case errors.As(err, &untrusted):
		return StatusMisconfig, "if that is the server's own certificate, name its file with ca"
	case errors.As(err, &another):
		return StatusMisconfig, "the certificate is another host's; look at host in the configuration"
	case errors.As(err, &name) && name.IsNotFound:
		return StatusMisconfig, "look at host in the configuration, and at this machine's network"
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return StatusTryAgain, "the server's certificate is out of date, or this machine's clock is wrong"
	case errors.As(err, &passing):
		return StatusTryAgain, "try again later"
	case errors.As(err, &name):
		return StatusTryAgain, "look at host in the configuration, and at this machine's network"
	case errors.Is(err, syscall.ECONNREFUSED):
		return StatusTryAgain, "nothing answers there; look at host and port in the configuration"
	case errors.As(err, &line), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, context.DeadlineExceeded):
		return StatusTryAgain, "the server is out of reach or went away; try again later"
	}
	return StatusFailed, ""
}
