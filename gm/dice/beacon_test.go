package dice

import (
	"testing"
	"time"
)

func TestRounds(t *testing.T) {
	t.Parallel()
	for at, want := range map[string]uint64{
		"2026-04-20T00:00:00Z": 27946612, "2026-04-20T00:00:01Z": 27946613, "2026-04-20T00:00:03Z": 27946613,
		"2023-08-23T15:09:27Z": 1, "2020-01-01T00:00:00Z": 1, "2023-08-23T15:09:28Z": 2,
	} {
		moment, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		got := RoundAt(moment)
		if got != want {
			t.Errorf("at %s it is round %d, want %d", at, got, want)
		}
		if made := RoundMade(got); made.Before(moment) || got > 1 && made.Sub(moment) >= 3*time.Second {
			t.Errorf("round %d, made at %s, is not the first from %s on", got, made, at)
		}
	}
}
