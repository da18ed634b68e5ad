package voice

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"

	"machipost/templates"
)

// Files whose errors reach players, and errors in them that do not: they are the
// keeper's, who reads them on a command line.
var (
	faulty = []string{
		"engine/wire/names.go", "engine/wire/alphabets.go", "engine/wire/rules.go", "engine/rules.go", "gm/lobby/plan.go", "gm/lobby/rules.go", "gm/lobby/terms.go",
		"gm/lobby/values.go", "gm/lobby/options.go", "gm/calendar/lengths.go", "gm/calendar/schedule.go", "gm/dice/given.go", "gm/senders/addresses.go",
		"gm/mailbox/letter/parts.go",
	}
	keepers = []string{
		"player %s has no name: write 'Ann <%s>'", "two players are called %q", "two players have the address %s", "the next deadline of %q: %w", "%v",
		"%q cannot be; write %s", "%q is no length of time; %s", "%q must be more than nothing and at most %s", // said word for word, below
	}
	samples = strings.NewReplacer("%q", `"x y"`, "%d", "3", "%s", "Mine", "%w", "there is no such option", "%v", "Mine")
)

// Every error that reaches a player is said in every language.
func TestFaultsAreSaid(t *testing.T) {
	t.Parallel()
	texts := []string{
		`"x" is no length of time; write one like 24h or 2 days, or none`, `"x" must be more than nothing and at most 14 days`,
		`unknown card "x"`, `unknown card "x", perhaps Mine or Forest`, `Mine is not in play`, `"x" may be Mine or Forest`, `"x", must be one of "open", "deck" or "split"`,
		"dmarc=fail", "over 256 kB", "there is a player of that name",
	}
	for _, file := range faulty {
		for _, format := range formatsIn(t, "../../"+file) {
			if !slices.Contains(keepers, format) {
				texts = append(texts, samples.Replace(format))
			}
		}
	}
	if len(texts) < 50 {
		t.Fatalf("only %d errors were found", len(texts))
	}
	for _, language := range templates.Languages() {
		v, err := Open(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range texts {
			if said := v.why(text); (said == text) != (language == "en") || strings.Contains(said, "%") {
				t.Errorf("%s: %q is said as %q", language, text, said)
			}
		}
	}
}

// formatsIn are the texts of errors in a file.
func formatsIn(t *testing.T, path string) (formats []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		at := -1
		var args []ast.Expr
		switch n := n.(type) {
		case *ast.CallExpr:
			if called, is := n.Fun.(*ast.Ident); is && called.Name == "oneOf" {
				if how, is := n.Args[2].(*ast.BasicLit); is {
					formats = append(formats, `%q cannot be; write `+strings.Trim(how.Value, `"`))
				}
			}
			if called, is := n.Fun.(*ast.SelectorExpr); is {
				args = n.Args
				at = map[string]int{"Errorf": 0, "New": 0, "fail": 1}[called.Sel.Name]
				if !slices.Contains([]string{"Errorf", "New", "fail"}, called.Sel.Name) {
					at = -1
				}
			}
		case *ast.CompositeLit:
			if made, is := n.Type.(*ast.Ident); is && made.Name == "OptionError" {
				args, at = n.Elts, 1
			}
		}
		if at < 0 || at >= len(args) {
			return true
		}
		if text, is := args[at].(*ast.BasicLit); is && text.Kind == token.STRING {
			format, err := strconv.Unquote(text.Value)
			if err != nil {
				t.Fatal(err)
			}
			formats = append(formats, format)
		}
		return true
	})
	return formats
}
