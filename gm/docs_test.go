package gm_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"machipost/engine/names"
	"machipost/gm/commands"
	"machipost/gm/facts"
	"machipost/gm/lobby"
	"machipost/reports"
)

var update = flag.Bool("update", false, "write the tables of the documents")

const (
	playerPage = "../docs/player.md"

	spanishPlayerPage = "../docs/es/player.md"

	gmPage        = "../docs/gm.md"
	operatingPage = "../docs/operating.md"
)

// The tables of docs/player.md, in every language, are printed from the table of commands.
func TestTheDocsShowEveryCommand(t *testing.T) {
	t.Parallel()
	for page, heads := range map[string]string{playerPage: "| you write | what it does |", spanishPlayerPage: "| escribes | qué hace |"} {
		showsEveryCommand(t, page, heads, map[string]string{playerPage: "en", spanishPlayerPage: "es"}[page])
	}
}

func showsEveryCommand(t *testing.T, page, heads, language string) {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	words, err := reports.In(language)
	if err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	table.WriteString(heads + "\n| --- | --- |\n")
	for _, row := range words.Manual().Commands(commands.HelpRows(words.Spoken)) {
		if row.Does == "" {
			t.Errorf("no words for %v", row.Forms)
		}
		table.WriteString("| `" + strings.Join(row.Forms, "` · `") + "` | " + row.Does + " |\n")
	}
	want := between(t, string(text), "commands", table.String())
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(text) != want {
		t.Errorf("the table of %s is out of date; go test ./gm -run Docs -update writes it", page)
	}
}

// The table of docs/gm.md is printed from the table of options.
func TestTheDocsShowEveryOption(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(gmPage)
	if err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	table.WriteString("| option | decides | values | default | ruling |\n| --- | --- | --- | --- | --- |\n")
	words, err := reports.In("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range words.Manual().Options(lobby.Options(names.English)) {
		if row.Meaning == "" || row.Default == "" {
			t.Errorf("no words for %s", row.Name)
		}
		table.WriteString("| `" + row.Name + "` | " + row.Meaning + " | `" + strings.Join(row.Forms, "` · `") + "` | " + row.Default + " | " + row.Ruling + " |\n")
	}
	want := between(t, string(text), "options", table.String())
	if *update {
		if err := os.WriteFile(gmPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(text) != want {
		t.Error("a table is out of date; go test ./gm -run Docs -update writes it")
	}
}

// The table of docs/operating.md is printed from the table of facts.
func TestTheDocsShowEveryLineOfTheLog(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(operatingPage)
	if err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	table.WriteString("| line | level | keys |\n| --- | --- | --- |\n")
	for _, row := range facts.Rows() {
		keys := "–"
		if len(row.Keys) > 0 {
			keys = "`" + strings.Join(row.Keys, "` `") + "`"
		}
		table.WriteString("| " + string(row.Kind) + " | " + strings.ToLower(row.Level.String()) + " | " + keys + " |\n")
	}
	want := between(t, string(text), "log", table.String())
	if *update {
		if err := os.WriteFile(operatingPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(text) != want {
		t.Error("a table is out of date; go test ./gm -run Docs -update writes it")
	}
}

// between puts a table between the marks of that name.
func between(t *testing.T, text, mark, table string) string {
	t.Helper()
	begins, ends := "<!-- "+mark+" -->\n", "<!-- /"+mark+" -->\n"
	before, rest, ok := strings.Cut(text, begins)
	_, after, closed := strings.Cut(rest, ends)
	if !ok || !closed {
		t.Fatalf("no place for the table of %s", mark)
	}
	return before + begins + table + ends + after
}
