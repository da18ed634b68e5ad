package wire

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the table of events into docs/adjudicate.md")

const page = "../../docs/adjudicate.md"

// meanings says what each event tells, for the table in the docs.
var meanings = map[string]string{
	"GoBegan":          "a go began, the `number`th of the postal turn (3.3)",
	"Rolled":           "the dice fell (4.1)",
	"Rerolled":         "the Radio Tower's owner threw them again (4.2)",
	"TwoAdded":         "the Harbour raised the total (4.3)",
	"TunaRolled":       "the dice that tell the catch of a Tuna Boat (4.5)",
	"Reopened":         "cards came out of renovation instead of working (6.1)",
	"Paid":             "one player paid another (5.1, 5.20)",
	"Repaid":           "Loan Offices cost their owner (5.3)",
	"Earned":           "the bank paid income (5.4, 5.5)",
	"Demolished":       "a landmark was turned back (5.8)",
	"Moved":            "a Moving Company gave a card away; `closed`: it was closed, and stays so (5.9)",
	"Closed":           "cards closed for renovation (5.10, 5.24)",
	"RenovationChosen": "what the Renovation Company closes (5.24)",
	"Swapped":          "the Business Complex swapped `gave`, of `player`, for `got` `of` another (5.23)",
	"Convened":         "`card` works instead of the Convention Center, which goes back on offer (5.27)",
	"Shared":           "the Park left everybody `each`; the bank added `coins` (5.28)",
	"CityHallPaid":     "a player without coins got one (7.1)",
	"Bought":           "a card was bought or a landmark built (7.2)",
	"LoanTaken":        "a new Loan Office paid (5.11)",
	"Offered":          "a card was drawn from `pile` (`low`, `high` or `major`; `low` also where there is one deck) and is on offer (7.5)",
	"AirportPaid":      "a go without a purchase paid (7.6)",
	"Invested":         "a coin went onto the Tech Startup, which holds `total` now (7.7)",
	"Won":              "a player has won (9.1, 9.2)",
	"TurnEnded":        "every go of the postal turn was played (3.1)",
}

func eventTable() string {
	var table strings.Builder
	table.WriteString("| type | fields | what happened |\n| --- | --- | --- |\n")
	for _, line := range EventFields() {
		fields := "`" + strings.Join(line[1:], "`, `") + "`"
		table.WriteString("| `" + line[0] + "` | " + fields + " | " + meanings[line[0]] + " |\n")
	}
	return table.String()
}

func TestTheDocsListEveryEvent(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	before, _, _ := strings.Cut(string(text), "| type |")
	want := before + eventTable()
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(text) != want {
		t.Error("the table of events is out of date; go test ./engine/wire -update writes it")
	}
	for _, line := range EventFields() {
		if meanings[line[0]] == "" {
			t.Errorf("nobody says what %s means", line[0])
		}
	}
}

func TestTheExampleOfTheDocsIsAPosition(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "```json\n")
	example, _, _ := strings.Cut(rest, "```")
	p, err := ReadPosition([]byte(example), isVerb, still)
	if err != nil {
		t.Fatal(err)
	}
	if p.Players != 2 || p.Turn != 2 || p.Rules.Size != 12 || p.Standing[1] != "buy Forest, Ranch" {
		t.Errorf("read %q: turn %d, rules %+v, standing %q", p.Names, p.Turn, p.Rules, p.Standing)
	}
}

// An event that wire does not know could not be stored.
func TestWireKnowsEveryEvent(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../events.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var declared []string
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && f.Name.Name == "apply" {
			declared = append(declared, f.Recv.List[0].Type.(*ast.Ident).Name)
		}
	}
	var known []string
	for _, e := range kinds {
		known = append(known, reflect.TypeOf(e).Name())
	}
	slices.Sort(declared)
	slices.Sort(known)
	if !slices.Equal(known, declared) {
		t.Errorf("wire knows %v\nthe engine declares %v", known, declared)
	}
}
