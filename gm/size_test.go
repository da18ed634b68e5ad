package gm_test

import "os"

// sized is small in "make test", and full in "make test-long".
func sized(small, full int) int {
	if os.Getenv("MACHIPOST_LONG") != "" {
		return full
	}
	return small
}
