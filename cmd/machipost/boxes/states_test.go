package boxes

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// docs/gm.md tells of every state that a list can be asked for.
func TestStatesAreDocumented(t *testing.T) {
	t.Parallel()
	doc, err := os.ReadFile("../../../docs/gm.md")
	if err != nil {
		t.Fatal(err)
	}
	_, boxes, _ := strings.Cut(string(doc), "\n## Letters\n")
	letters, outbox, _ := strings.Cut(boxes, "\n## Outbox\n")
	for _, s := range letterStates {
		if !strings.Contains(letters, fmt.Sprintf("\n| `%s` | ", s)) {
			t.Errorf("letters: nothing of %s", s)
		}
	}
	for _, s := range outgoingStates {
		if !strings.Contains(outbox, fmt.Sprintf("\n| `%s` | ", s)) {
			t.Errorf("outbox: nothing of %s", s)
		}
	}
}
