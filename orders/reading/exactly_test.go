package reading_test

import (
	"reflect"
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
)

// A letter in the order language, with a greeting and a farewell, makes the same sheet
// whether it is read line by line or as people's letters are.
func TestExactLettersReadLineByLine(t *testing.T) {
	t.Parallel()
	table := reading.Table{Names: []string{"Ann", "Bob", "Carol", "Dave", "Eve"}, Rules: engine.DefaultRules(engine.Everything), Turn: 6}
	for _, orders := range []string{
		"buy Forest, Cafe", "go 1: buy Mine, Forest, Ranch\nbuy Wheat Field, Bakery\nroll 2", "roll 1\nbuy Train Station, Stadium\ntv Bob",
		"buy Harbour\n\nroll 2 if coins >= 3", "go 2:\nbuy Mine\nroll 2", "standing:\nroll 2\nbuy Mine", "buy Mine, perhaps",
	} {
		for _, greeting := range []string{"", "Hi,\n", "Hi GM,\n\n", "Hello!\n", "Dear all,\n", "Hallo\n", "Hola\n", "hey folks\n", "Hi Bob\n", "Dear\n", "Ann\n", "Thanks\n"} {
			for _, farewell := range []string{
				"", "\nCheers", "\nCheers, Ann", "\n\nThanks!\nAnn", "\nAnn", "\n\nSaludos,\nAnn\n", "\nRegards Ann.", "\n\nThanks\n\nAnn\n\n", "\nDanke!\nAnn", "\nGracias",
				"\nBest wishes,\nAnn", "\nkind regards", "\nMany thanks, Ann", "\nBob", "\nThanks, Bob", "\nbest", "\nAnn Ann\nAnn", "\nThanks for nothing", "\n\nCheers\nAnn\nAnn",
				"\nend\nNice game so far.", "\nend", "\nend\n\nCheers, Ann", "\n\nmerci\nann", "\nHi", "\nThanks: Mine", "\n- Ann", "\nThanks\nbuy Mine", "\nAnn,",
			} {
				text := greeting + orders + farewell
				if short, long := reading.Read(text, table, 0), reading.ReadAsLetter(text, table, 0); !reflect.DeepEqual(short, long) {
					t.Errorf("%q is\n%+v\nline by line, and\n%+v\nas a letter", text, short, long)
				}
			}
		}
	}
}

// A writer who is called like a card orders it in the last line all the same.
func TestWriterCalledLikeACard(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{"Forest": "buy Mine, Cafe\nForest"} {
		game := table()
		game.Names = []string{name, "Bob", "Carol"}
		if s := reading.Read(text, game, 0); len(s.Lines) != 2 {
			t.Errorf("%s: %s", name, said(s))
		}
	}
}
