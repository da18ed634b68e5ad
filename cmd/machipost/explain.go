package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"syscall"

	"machipost/gm"
)

// Exit statuses, from sysexits.h where it has one.
const (
	statusFailed    = 1
	statusUsage     = 2
	statusTryAgain  = 75 // EX_TEMPFAIL
	statusRefused   = 77 // EX_NOPERM
	statusMisconfig = 78 // EX_CONFIG
)

// A usageError is a command line that cannot be.
type usageError struct{ error }

// A configError is a configuration that cannot be.
type configError struct{ error }

// explain tells the person what went wrong and what to do, and returns the exit
// status.
func (w world) explain(err error) int {
	if err == nil {
		return 0
	}
	status, advice := judge(err)
	if advice != "" {
		advice = "; " + advice
	}
	fmt.Fprintf(w.stderr, "machipost: %s%s\n", forTerminal(err.Error()), advice)
	return status
}

// judge finds the exit status of an error and, where the error itself does not
// say it, the way out.
func judge(err error) (status int, advice string) {
	var usage usageError
	var plan gm.PlanError
	var config configError
	var account *gm.AccountError
	switch {
	case errors.As(err, &usage), errors.As(err, &plan):
		return statusUsage, ""
	case errors.As(err, &config):
		return statusMisconfig, ""
	case errors.As(err, &account):
		return statusRefused, "look at user and password in the configuration"
	case errors.Is(err, gm.ErrBusy):
		return statusTryAgain, "another machipost is at work; try again later"
	}
	status, advice = judgeServer(err)
	if status == statusFailed && errors.Is(err, gm.ErrUnread) {
		return statusTryAgain, "try again later"
	}
	return status, advice
}

// judgeServer finds them for what goes wrong on the way to a server.
func judgeServer(err error) (status int, advice string) {
	var noTLS tls.RecordHeaderError
	var untrusted x509.UnknownAuthorityError
	var name *net.DNSError
	var line *net.OpError
	switch {
	case errors.As(err, &noTLS):
		return statusMisconfig, `this port does not speak TLS from the start; look at port, or write security = "starttls"`
	case errors.As(err, &untrusted):
		return statusMisconfig, "if that is the server's own certificate, name its file with ca"
	case errors.As(err, &name):
		return statusTryAgain, "look at host in the configuration, and at this machine's network"
	case errors.Is(err, syscall.ECONNREFUSED):
		return statusTryAgain, "nothing answers there; look at host and port in the configuration"
	case errors.As(err, &line), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, context.DeadlineExceeded):
		return statusTryAgain, "the server is out of reach or went away; try again later"
	}
	return statusFailed, ""
}
