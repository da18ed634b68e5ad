package commands

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"machipost/reports"
)

// A refusal is an answer, however deep it was said; any other error stays one.
func TestARefusalIsAnAnswer(t *testing.T) {
	words, err := reports.In("en")
	if err != nil {
		t.Fatal(err)
	}
	c := &Case{Words: words}
	section, err := c.Answered("", fmt.Errorf("joining: %w", Refusal{reports.NoSuchGame{Game: "friday"}}))
	if err != nil || !strings.HasPrefix(section, "There is no game called friday") {
		t.Errorf("the answer to a refusal is %q, %v", section, err)
	}
	if section, err := c.Answered("done", nil); err != nil || section != "done" {
		t.Errorf("what was said became %q, %v", section, err)
	}
	fault := errors.New("not the letter's day")
	if _, err := c.Answered("", fault); !errors.Is(err, fault) {
		t.Errorf("a fault became %v", err)
	}
}
