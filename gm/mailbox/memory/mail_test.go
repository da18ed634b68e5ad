package memory_test

import (
	"errors"
	"testing"
	"time"

	"machipost/gm/mailbox/conformance"
	"machipost/gm/mailbox/letter"
	"machipost/gm/mailbox/memory"
	"machipost/gm/post"
)

const (
	gmAddress  = "gm@pbem.test"
	annAddress = "ann@players.test"
	nobody     = "nobody@players.test"
)

func noon() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }

func TestMemoryConforms(t *testing.T) {
	t.Parallel()
	conformance.Run(t, func(t *testing.T) conformance.World {
		t.Parallel()
		m := memory.New(noon)
		m.Moves = true
		inbox := m.Account(gmAddress)
		return conformance.World{
			GM: gmAddress, Player: annAddress, Nobody: nobody,
			Inbox: inbox, Shelf: inbox, PlayerInbox: m.Account(annAddress),
			Postman: m.Postman(), Composer: letter.Composer{},
			Post: m.Post, Now: noon, Renumber: inbox.Renumber, Withhold: inbox.Withhold, Twin: inbox,
			Left: func() (subjects []string, err error) {
				for _, l := range inbox.Letters() {
					subjects = append(subjects, l.Subject)
				}
				return subjects, nil
			},
		}
	})
}

// What a player received can be read without an inbox being polled.
func TestMemoryLetters(t *testing.T) {
	t.Parallel()
	m := memory.New(noon)
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
	var refusal *post.Refusal
	if err := m.Post(gmAddress, nobody, nil); !errors.As(err, &refusal) || !refusal.Permanent {
		t.Errorf("to nobody: %v", err)
	}
}
