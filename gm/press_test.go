package gm_test

import (
	"net/mail"
	"testing"
)

// Press is its author's, also in a turn that is played again with a successor.
func TestPressOfAPredecessorInATurnPlayedAgain(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest\npress: I was here")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(1, "20:02:00")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Ann", mail.Address{Name: "Eve", Address: eve}, "ill"))
	tb.at(1, "20:03:00")
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, "a mistake"))
	tb.at(2, "20:01:00")
	tb.round()
	tb.told(bob, "Ann: | I was here")
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Eve", "Eva", "she wished it"))
	tb.asks(bob, "report 1")
	tb.told(bob, "Ann: | I was here")
}
