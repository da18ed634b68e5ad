package gm_test

import (
	"net/mail"
	"strings"
	"testing"

	"machipost/gm/records"
)

// Names that nobody can have beside Ann, or at all, and what is said of each.
var namesRefused = map[string]string{
	"Аnn":              "has letters of two alphabets", // the first is Cyrillic
	"Ａｎｎ":              `looks like "Ann"`,
	"Ann.":             `looks like "Ann"`,
	"A-nn":             `looks like "Ann"`,
	"Änn":              `looks like "Ann"`,
	"АNN":              "has letters of two alphabets",
	"GM":               "would pass for somebody else than a player",
	"The GM":           "would pass for somebody else than a player",
	"the  g.m.":        "would pass for somebody else than a player",
	"ＧＭ":               "would pass for somebody else than a player",
	"Anonymous":        "would pass for somebody else than a player",
	"Nobody":           "would pass for somebody else than a player",
	"No-body":          "would pass for somebody else than a player",
	"El GM":            "would pass for somebody else than a player",
	"Anónima":          "would pass for somebody else than a player",
	"nadie":            "would pass for somebody else than a player",
	"ｂｕｙ":              "is a word of the order language",
	"Ρ2":               "is a word of the order language", // a Greek Rho
	"Ꭺbe":              "has letters of two alphabets",
	"ᎪᏴᎬ":              "is in an alphabet that is not told from others by eye",
	"standing":         "is a word of the order language",
	"Estación de tren": "is a word of the order language",
}

// By whatever way a player comes into a game.
func TestNamesThatPassForOthers(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.lobby("monday", 3, theAnn)
	for name, want := range namesRefused {
		tb.clock = tb.clock.Add(1)
		for command, answer := range map[string]func(string) error{
			"rename": func(name string) error {
				_, err := tb.Steps.RenamePlayer(tb.Context(), "friday", "Bob", name, "why not")
				return err
			},
			"replace": func(name string) error {
				_, err := tb.Steps.ReplacePlayer(tb.Context(), "friday", "Bob", mail.Address{Name: name, Address: eve}, "why not")
				return err
			},
			"new": func(name string) error {
				plan := aPlan()
				plan.Name, plan.Players = "sunday", []mail.Address{theAnn, {Name: name, Address: eve}}
				_, err := tb.Lobby.NewGame(tb.Context(), plan)
				return err
			},
		} {
			if err := answer(name); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s %q: %v, want %q", command, name, err, want)
			}
		}
	}
	for _, name := range []string{"Аnn", "Ａｎｎ", "A-nn", "The GM"} {
		tb.clock = tb.clock.Add(3_600_000_000_000)
		tb.writes(eve, "hello", "join monday as "+name)
		tb.says(eve, "That name cannot be: ", namesRefused[name])
	}
	for _, name := range []string{"GM", "Nadie"} {
		tb.clock = tb.clock.Add(3_600_000_000_000)
		tb.writes(eve, "hello", "standby as "+name)
		tb.says(eve, "That name cannot be: ", namesRefused["GM"])
	}
}

// Who has such a name since it was allowed keeps it, and the game goes on.
func TestNamesFromBeforeStay(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		if err != nil {
			return err
		}
		if err := tx.Players.Rename(game.Players[0].ID, "The GM"); err != nil {
			return err
		}
		return tx.Players.Rename(game.Players[1].ID, "Тhe GM")
	})
	if err != nil {
		t.Fatal(err)
	}
	tb.asks(ann, "buy Forest\npress: here I am")
	tb.asks(bob, "buy Wheat Field\ntv The GM")
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(bob, "The GM: | here I am")
	if _, err := tb.Steps.RenamePlayer(t.Context(), "friday", "Тhe GM", "Bob", "to tell them apart"); err != nil {
		t.Errorf("renamed to a name that may be: %v", err)
	}
}
