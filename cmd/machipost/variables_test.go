package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"testing"
)

// What a package exports cannot be changed from outside: it exports no variables
// but errors, which are compared and never assigned.
func TestNoExportedVariables(t *testing.T) {
	t.Parallel()
	for file, parsed := range readHouse(t).files {
		for _, name := range exportedVariables(parsed) {
			qualified := path.Base(path.Dir(file)) + "." + name
			t.Errorf("%s: %s can be changed from outside: keep it in the package, and export a function", file, qualified)
		}
	}
}

func TestExportedVariables(t *testing.T) {
	t.Parallel()
	const source = `package p
var Table = [3]int{}
var (
	A, b, C = 1, 2, 3
	ErrFull = errors.New("full")
	ErrFmt  = fmt.Errorf("%w", ErrFull)
	Errors  = []string{"none"}
	ErrList = []error{ErrFull}
	ErrNone error
	D       int
)
var _ I = T{}
const E = 1
func F() { var G int; _ = G }
`
	parsed, err := parser.ParseFile(token.NewFileSet(), "p.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := exportedVariables(parsed), []string{"Table", "A", "C", "Errors", "ErrList", "D"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// exportedVariables are those of a file that can be changed from outside: errors
// apart.
func exportedVariables(file *ast.File) (names []string) {
	for _, decl := range file.Decls {
		group, isGroup := decl.(*ast.GenDecl)
		if !isGroup || group.Tok != token.VAR {
			continue
		}
		for _, spec := range group.Specs {
			values := spec.(*ast.ValueSpec)
			for i, name := range values.Names {
				if name.IsExported() && !isError(values, i) {
					names = append(names, name.Name)
				}
			}
		}
	}
	return names
}

// isError tells a variable that is of the type error, or is made by errors.New or
// fmt.Errorf.
func isError(values *ast.ValueSpec, i int) bool {
	if kind, isNamed := values.Type.(*ast.Ident); isNamed {
		return kind.Name == "error"
	}
	if i >= len(values.Values) {
		return false
	}
	call, isCall := values.Values[i].(*ast.CallExpr)
	if !isCall {
		return false
	}
	made, isOf := call.Fun.(*ast.SelectorExpr)
	if !isOf {
		return false
	}
	of, isName := made.X.(*ast.Ident)
	return isName && (of.Name == "errors" && made.Sel.Name == "New" || of.Name == "fmt" && made.Sel.Name == "Errorf")
}
