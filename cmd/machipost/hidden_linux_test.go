package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"syscall"
	"testing"
	"unsafe"
)

// openTerminal is one end of a terminal of our own.
func openTerminal(t *testing.T) *os.File {
	t.Helper()
	far, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	t.Cleanup(func() { far.Close() })
	var unlocked, number int32
	control(t, far, syscall.TIOCSPTLCK, unsafe.Pointer(&unlocked))
	control(t, far, syscall.TIOCGPTN, unsafe.Pointer(&number))
	near, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	return near // closed with the program: somebody may still read from it
}

func control(t *testing.T, file *os.File, request uintptr, value unsafe.Pointer) {
	t.Helper()
	if _, _, fault := syscall.Syscall(syscall.SYS_IOCTL, file.Fd(), request, uintptr(value)); fault != 0 {
		t.Fatal(fault)
	}
}

// shows tells whether a terminal shows what is written.
func shows(t *testing.T, terminal *os.File) bool {
	t.Helper()
	var state syscall.Termios
	control(t, terminal, syscall.TCGETS, unsafe.Pointer(&state))
	return state.Lflag&syscall.ECHO != 0
}

// Who breaks off at the password has a terminal that shows what is written.
func TestHiddenIsShownAgain(t *testing.T) {
	t.Parallel()
	terminal := openTerminal(t)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, err := hidden(ctx, int(terminal.Fd()))
		ended <- err
	}()
	for shows(t, terminal) {
		runtime.Gosched()
	}
	stop()
	if err := <-ended; !errors.Is(err, context.Canceled) || !shows(t, terminal) {
		t.Errorf("%v; it shows what is written: %v", err, shows(t, terminal))
	}
}
