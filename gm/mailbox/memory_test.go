package mailbox_test

import (
	"errors"
	"testing"

	"machipost/gm"
	"machipost/gm/mailbox"
)

// What a player received can be read without an inbox being polled.
func TestMemoryLetters(t *testing.T) {
	m := mailbox.NewMemory(noon)
	m.Marks = []string{"reply above this line"}
	ann := m.Account("Ann@players.test")
	if again := m.Account("ann+x@players.test"); again != ann {
		t.Error("a sub-address has a mailbox of its own")
	}
	for _, text := range []string{"one", "two\r\n-- reply above this line --\r\nquoted"} {
		if err := m.Post(gmAddress, "ann+friday@players.test", []byte("Subject: "+text[:3]+"\r\n\r\n"+text)); err != nil {
			t.Fatal(err)
		}
	}
	letters := ann.Letters()
	if len(letters) != 2 || letters[0].Text != "one" || letters[1].Text != "two" {
		t.Fatalf("letters %+v", letters)
	}
	if l := letters[1]; l.To[0] != "ann+friday@players.test" || l.ReturnPath != gmAddress || !l.Arrived.Equal(noon()) || l.Mark.UID != 2 {
		t.Errorf("letter %+v", l)
	}
	var refusal *gm.Refusal
	if err := m.Post(gmAddress, nobody, nil); !errors.As(err, &refusal) || !refusal.Permanent {
		t.Errorf("to nobody: %v", err)
	}
}
