package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A house is all our code but the tests: its files by their paths from the root, and
// where in them everything stands.
type house struct {
	places *token.FileSet
	files  map[string]*ast.File
}

// readHouse parses the module.
func readHouse(t *testing.T) house {
	t.Helper()
	h := house{token.NewFileSet(), map[string]*ast.File{}}
	err := fs.WalkDir(os.DirFS("../.."), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		source, err := os.ReadFile(filepath.Join("../..", file))
		if err != nil {
			return err
		}
		return h.add(file, string(source))
	})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func (h house) add(file, source string) (err error) {
	h.files[file], err = parser.ParseFile(h.places, file, source, parser.ParseComments|parser.SkipObjectResolution)
	return err
}

// rooms are the files of each package, by the package's path.
func (h house) rooms() map[string][]*ast.File {
	rooms := map[string][]*ast.File{}
	for _, name := range slices.Sorted(maps.Keys(h.files)) {
		rooms[path.Dir(name)] = append(rooms[path.Dir(name)], h.files[name])
	}
	return rooms
}

// at is a place as an editor opens it, with what is wrong there.
func (h house) at(n ast.Node, format string, args ...any) string {
	place := h.places.Position(n.Pos())
	return fmt.Sprintf("%s:%d: ", place.Filename, place.Line) + fmt.Sprintf(format, args...)
}

func report(t *testing.T, faults []string) {
	t.Helper()
	for _, fault := range faults {
		t.Error(fault)
	}
}
