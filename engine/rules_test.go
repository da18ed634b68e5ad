package engine_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"machipost/engine"
)

var update = flag.Bool("update", false, "write the table of cards into docs/rules.md")

const page = "../docs/rules.md"

// Where the table of cards stands in the page.
const tableBegins, tableEnds = "<!-- cards -->\n", "<!-- /cards -->\n"

func TestTheDocsShowEveryCard(t *testing.T) {
	text := read(t)
	before, rest, begins := strings.Cut(text, tableBegins)
	_, after, ends := strings.Cut(rest, tableEnds)
	if !begins || !ends {
		t.Fatal("no place for the table of cards")
	}
	want := before + tableBegins + cardTable() + tableEnds + after
	if *update {
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if text != want {
		t.Error("the table of cards is out of date; go test ./engine -run Docs -update writes it")
	}
}

func read(t *testing.T) string {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func cardTable() string {
	var table strings.Builder
	table.WriteString("| card | of | cost | on | colour | mark | ruling |\n| --- | --- | --- | --- | --- | --- | --- |\n")
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		row := c.Print()
		fmt.Fprintf(&table, "| %s | %s | %d | %s | %s | %s | %s |\n", row.Name,
			map[engine.Set]string{engine.Base: "base", engine.Harbours: "Harbour", engine.Millions: "Millionaire's Row", engine.Deluxe: "Deluxe"}[row.Set],
			row.Cost, numbers(row.On), []string{"landmark", "blue", "green", "red", "purple"}[row.Colour], []string{"", "cup", "bread"}[row.Icon], rulingOf(c))
	}
	return table.String()
}

// told are the rulings of the cards that have their own.
var told = map[engine.Card]string{
	engine.Harbour: "4.3", engine.TrainStation: "4.1", engine.ShoppingMall: "5.2, 5.6", engine.AmusementPark: "3.4",
	engine.RadioTower: "4.2", engine.Airport: "7.6", engine.CityHall: "7.1",
	engine.DemolitionCompany: "5.8", engine.LoanOffice: "5.3, 5.11", engine.Winery: "5.5, 5.10", engine.MovingCompany: "5.9",
	engine.TVStation: "5.22", engine.BusinessComplex: "5.23", engine.RenovationCompany: "5.24", engine.TechStartup: "5.26, 7.7",
	engine.ConventionCenter: "5.27", engine.Park: "5.28", engine.TunaBoat: "4.5, 5.4",
}

func rulingOf(c engine.Card) string {
	if ruling := told[c]; ruling != "" {
		return ruling
	}
	return []string{"", "5.4", "5.5", "5.2", "5.21"}[c.Print().Colour]
}

func numbers(n engine.Numbers) string {
	switch {
	case n.Low == 0:
		return ""
	case n.Low == n.High:
		return strconv.Itoa(n.Low)
	}
	return fmt.Sprintf("%d to %d", n.Low, n.High)
}

// A ruling of the page begins an item of a list.
var rulingOfThePage = regexp.MustCompile(`(?m)^- \*\*(\d+\.\d+)\*\* `)

// Every ruling has a case, and every case a ruling, wherever in the repository
// it is. A case is one of these in a _test.go file:
//
//   - a composite literal whose first two elements are string literals, the
//     first of them a number: {"5.6", "three orchards …", …}
//   - a string literal that begins with the word ruling and a number: t.Run("ruling 10.1: …", …)
func TestEveryRulingHasACase(t *testing.T) {
	cases := casesBelow(t, "..")
	rulings := map[string]bool{}
	for _, match := range rulingOfThePage.FindAllStringSubmatch(read(t), -1) {
		number := match[1]
		if rulings[number] {
			t.Errorf("two rulings %s", number)
		}
		rulings[number] = true
		if cases[number] == "" {
			t.Errorf("ruling %s has no case", number)
		}
	}
	for number, file := range cases {
		if !rulings[number] {
			t.Errorf("%s: a case of ruling %s, which there is not", file, number)
		}
	}
}

// casesBelow returns the numbers of all cases, and a file where each is.
func casesBelow(t *testing.T, root string) map[string]string {
	cases := map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if number := caseNumber(n); number != "" {
				cases[number] = path
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return cases
}

var (
	number       = regexp.MustCompile(`^\d+\.\d+$`)
	rulingNumber = regexp.MustCompile(`^ruling (\d+\.\d+)`)
)

// caseNumber is the ruling that the piece of code is a case of, empty for none.
func caseNumber(n ast.Node) string {
	switch n := n.(type) {
	case *ast.CompositeLit:
		if len(n.Elts) >= 2 && number.MatchString(literal(n.Elts[0])) && literal(n.Elts[1]) != "" {
			return literal(n.Elts[0])
		}
	case *ast.BasicLit:
		if match := rulingNumber.FindStringSubmatch(literal(n)); match != nil {
			return match[1]
		}
	}
	return ""
}

// literal is the text of a string literal, empty for other expressions.
func literal(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	text, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return text
}
