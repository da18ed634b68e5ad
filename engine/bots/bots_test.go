package bots

import (
	"slices"
	"testing"
)

func TestEveryNameIsABot(t *testing.T) {
	t.Parallel()
	if !slices.Contains(Names(), Default) {
		t.Errorf("the default %q is none of %q", Default, Names())
	}
	for _, name := range Names() {
		if bot, ok := Named(name); !ok || bot == nil {
			t.Errorf("no bot is called %q", name)
		}
	}
	for _, name := range []string{"", "steady", "Steady-1", "steady-1 ", "steady-0"} {
		if bot, ok := Named(name); ok || bot != nil {
			t.Errorf("a bot is called %q", name)
		}
	}
}
