//go:build !unix

package engine

import "time"

// used is the seconds of the clock, where nobody tells those of the processor.
func used() float64 { return float64(time.Now().UnixNano()) / 1e9 }
