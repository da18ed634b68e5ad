package exact

import (
	"testing"

	"machipost/orders"
)

// No verb and no kind of condition of the language is without its reader.
func TestEverythingOfTheLanguageIsRead(t *testing.T) {
	for _, row := range orders.Verbs() {
		if arguments[row.Verb] == nil {
			t.Errorf("nothing reads what stands behind %s", row.Verb)
		}
	}
	for _, row := range orders.Conditions() {
		if askings[row.Kind] == nil {
			t.Errorf("nothing reads the condition %q", row.Kind)
		}
	}
}
