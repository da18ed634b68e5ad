//go:build unix

package bots

import "syscall"

// used is the seconds of the processor that this process has had.
func used() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err) // there is no such process
	}
	return float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e9
}
