package dice

import "time"

// Quicknet is drand's chain of that name: a round each three seconds since this moment,
// 2023-08-23 15:09:27 UTC (its published chain information).
const (
	quicknetBegan  = 1692803367
	quicknetPeriod = 3 // seconds
)

// Behind is how long behind a cut-off the public round of a turn comes.
const Behind = time.Minute

// RoundAt is the first round of quicknet at a time or behind it; 1 before there were any.
func RoundAt(t time.Time) uint64 {
	since := t.Unix() - quicknetBegan
	if since <= 0 {
		return 1
	}
	return uint64((since+quicknetPeriod-1)/quicknetPeriod) + 1
}

// RoundMade is when a round of quicknet is made.
func RoundMade(round uint64) time.Time {
	return time.Unix(quicknetBegan+int64(round-1)*quicknetPeriod, 0).UTC()
}
