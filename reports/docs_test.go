package reports

import (
	"os"
	"strings"
	"testing"

	"machipost/engine/names"
	"machipost/orders"
)

const ordersPage = "../docs/orders.md"

// The tables of docs/orders.md are printed from the tables of the language.
func TestTheDocsShowEveryOrderAndCondition(t *testing.T) {
	text, err := os.ReadFile(ordersPage)
	if err != nil {
		t.Fatal(err)
	}
	w := english(t)
	want := between(t, string(text), "orders", orderTable(w))
	want = between(t, want, "conditions", conditionTable(w))
	want = between(t, want, "spanish", spanishTable())
	if *update {
		if err := os.WriteFile(ordersPage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(text) != want {
		t.Error("a table is out of date; go test ./reports -run Docs -update writes it")
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

func orderTable(w *Words) string {
	var table strings.Builder
	table.WriteString("| order | decides | without it | the first word may also be | in Spanish |\n| --- | --- | --- | --- | --- |\n")
	verbs := orders.Verbs()
	for i, row := range w.Manual().Orders() {
		table.WriteString("| " + code(row.Forms) + " | " + row.Decides + " | " + row.Default + " | " + code(row.Also) + " | " + code(verbs[i].Forms[names.Spanish]) + " |\n")
	}
	return table.String()
}

func conditionTable(w *Words) string {
	var table strings.Builder
	table.WriteString("| condition | holds when | in Spanish |\n| --- | --- | --- |\n")
	conditions := orders.Conditions()
	for i, row := range w.Manual().Conditions() {
		table.WriteString("| " + code(row.Forms) + " | " + row.Holds + " | " + code(conditions[i].Forms[names.Spanish]) + " |\n")
	}
	table.WriteString("| `not CONDITION` | it does not hold | `no` before the verb |\n")
	return table.String()
}

// spanishTable has the words of the language that are neither orders nor conditions.
func spanishTable() string {
	english, spanish := []string{"turn 7", "standing: none"}, []string{orders.Turn.In(names.Spanish) + " 7", orders.Standing.In(names.Spanish) + ": " + orders.NoneOf.In(names.Spanish)}
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		english, spanish = append(english, scope.String()), append(spanish, scope.In(names.Spanish))
	}
	for _, term := range []orders.Term{orders.If, orders.And, orders.Or, orders.Nothing, orders.End, orders.Clear, orders.Yes} {
		english, spanish = append(english, term.In(names.English)), append(spanish, term.In(names.Spanish))
	}
	var table strings.Builder
	table.WriteString("| in English | in Spanish |\n| --- | --- |\n")
	for i := range english {
		table.WriteString("| `" + english[i] + "` | `" + spanish[i] + "` |\n")
	}
	return table.String()
}

// code is a list of what a player types.
func code(forms []string) string {
	if len(forms) == 0 {
		return ""
	}
	return "`" + strings.Join(forms, "` · `") + "`"
}

// Every row of the tables has its words.
func TestEveryRowHasItsWords(t *testing.T) {
	w := english(t)
	for _, row := range w.Manual().Orders() {
		if row.Decides == "" || row.Default == "" {
			t.Errorf("no words for %v", row.Forms)
		}
	}
	for _, row := range w.Manual().Conditions() {
		if row.Holds == "" {
			t.Errorf("no words for %v", row.Forms)
		}
	}
	golden(t, "orders-help", w.Note(w.Manual().OrdersHelp()).Text())
}
