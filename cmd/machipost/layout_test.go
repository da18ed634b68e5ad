package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestLayout(t *testing.T) {
	t.Parallel()
	root := os.DirFS("../..")
	seen, used := map[string]bool{}, map[string]bool{}
	err := fs.WalkDir(root, ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		dir := path.Dir(file)
		seen[dir] = true
		r, ok := rooms[dir]
		if !ok {
			t.Errorf("%s: the package has no line in this table", dir)
			return fs.SkipDir
		}
		return checkImports(t, file, dir, r, used)
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir := range rooms {
		if !seen[dir] {
			t.Errorf("%s: in this table, but there is no such package", dir)
		}
		for _, door := range strings.Fields(rooms[dir].opens) {
			if !used[dir+" -> "+door] {
				t.Errorf("%s may enter %s, and does not: close the door", dir, door)
			}
		}
	}
}

func checkImports(t *testing.T, file, dir string, r room, used map[string]bool) error {
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("../..", file), nil, parser.ImportsOnly)
	if err != nil {
		return err
	}
	for _, spec := range parsed.Imports {
		name := strings.Trim(spec.Path.Value, `"`)
		used[dir+" -> "+strings.TrimPrefix(name, "machipost/")] = true
		if why := closedDoor(dir, name, r); why != "" {
			t.Errorf("%s imports %s: closed, because: %s", file, name, why)
		}
	}
	return nil
}

// closedDoor tells why the code of a room, tests aside, may not import a package,
// "" when it may.
func closedDoor(dir, name string, r room) string {
	if ours, ok := strings.CutPrefix(name, "machipost/"); ok {
		switch {
		case slices.Contains(forTests, ours) && !slices.Contains(forTests, dir):
			return "that room is for tests only"
		case slices.Contains(strings.Fields(r.opens), ours):
			return ""
		}
		return r.because + never[dir+" -> "+ours]
	}
	for _, tree := range strings.Fields(r.shut) {
		if (name == tree || strings.HasPrefix(name, tree+"/")) && !slices.Contains(strings.Fields(r.ajar), name) {
			return r.because
		}
	}
	return ""
}

// No door of ours leads up: who may enter a room may not be entered from it, not
// by way of others either.
func TestLayoutLeadsDown(t *testing.T) {
	t.Parallel()
	var enters func(from, to string, seen map[string]bool) bool
	enters = func(from, to string, seen map[string]bool) bool {
		if seen[from] {
			return false
		}
		seen[from] = true
		for _, next := range strings.Fields(rooms[from].opens) {
			if next == to || enters(next, to, seen) {
				return true
			}
		}
		return false
	}
	for dir, r := range rooms {
		for _, below := range strings.Fields(r.opens) {
			if _, ok := rooms[below]; !ok {
				t.Errorf("%s opens to %s, which is no room", dir, below)
			}
		}
		if enters(dir, dir, map[string]bool{}) {
			t.Errorf("one can go from %s down to %s", dir, dir)
		}
	}
	for door := range never {
		from, to, _ := strings.Cut(door, " -> ")
		if slices.Contains(strings.Fields(rooms[from].opens), to) {
			t.Errorf("%s: the door is open%s", door, never[door])
		}
	}
}

// A room for tests stays closed even to one whose line in the table names it.
func TestLayoutOfRoomsForTests(t *testing.T) {
	t.Parallel()
	open := room{opens: strings.Join(forTests, " "), because: "the table"}
	for _, name := range forTests {
		if _, ok := rooms[name]; !ok {
			t.Errorf("%s is for tests only, but there is no such room", name)
		}
		for _, dir := range []string{"gm", "gm/mailbox", "cmd/machipost"} {
			if closedDoor(dir, "machipost/"+name, open) == "" {
				t.Errorf("%s may import %s", dir, name)
			}
		}
	}
	if why := closedDoor("gm/mailbox/conformance", "machipost/gm/mailbox/memory", open); why != "" {
		t.Errorf("among rooms for tests: %s", why)
	}
}

// What a shipped room has for tests alone, no shipped code uses; and it is there.
func TestLayoutOfNamesForTests(t *testing.T) {
	t.Parallel()
	declared := map[string]bool{}
	for file, parsed := range readHouse(t).files {
		ast.Inspect(parsed, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				declared[n.Name.Name] = true
			case *ast.SelectorExpr:
				if why, isForTests := namesForTests[n.Sel.Name]; isForTests {
					t.Errorf("%s uses %s, which is for tests only: %s", file, n.Sel.Name, why)
				}
			}
			return true
		})
	}
	for name := range namesForTests {
		if !declared[name] {
			t.Errorf("%s is for tests only, but there is no such function", name)
		}
	}
}

// topLevel is all that may stand at the root.
var topLevel = []string{"cmd", "gm", "orders", "engine", "reports", "templates", "go.mod", "go.sum", "Makefile",
	"README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "packaging", "bin", "dist"}

func TestLayoutOfTheRoot(t *testing.T) {
	t.Parallel()
	entries, err := os.ReadDir("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if name := entry.Name(); !strings.HasPrefix(name, ".") && !slices.Contains(topLevel, name) {
			t.Errorf("%s does not belong at the root", name)
		}
	}
}
