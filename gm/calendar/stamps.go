package calendar

import (
	"fmt"
	"time"
)

// Stamp is a time as it is kept in texts: RFC 3339, UTC.
func Stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

// ReadStamp reads what Stamp wrote. It fails when the text is no time of RFC 3339.
func ReadStamp(text string) (time.Time, error) {
	t, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return time.Time{}, fmt.Errorf("the stored time %q: %w", text, err)
	}
	return t, nil
}
