package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
)

// What fits a head: a function fits a screen, a room can be read in an afternoon.
const (
	functionLines    = 60
	fileLines        = 400
	roomLines        = 2500
	receiverMethods  = 25 // of one type, those of what it embeds aside
	interfaceMethods = 12 // with those of what it embeds
)

func TestSizes(t *testing.T) {
	h := readHouse(t)
	report(t, h.longFunctions())
	report(t, h.longFiles())
	report(t, h.wideTypes())
	report(t, h.wideInterfaces())
}

func (h house) longFunctions() (faults []string) {
	for _, file := range h.files {
		for _, decl := range file.Decls {
			d, is := decl.(*ast.FuncDecl)
			if !is {
				continue
			}
			if lines := h.lines(d); lines > functionLines {
				faults = append(faults, h.at(d.Name, "%s has %d lines, more than %d", d.Name.Name, lines, functionLines))
			}
		}
	}
	return faults
}

// lines are how many a declaration has, its comment aside.
func (h house) lines(d *ast.FuncDecl) int {
	return h.places.Position(d.End()).Line - h.places.Position(d.Type.Pos()).Line + 1
}

func (h house) longFiles() (faults []string) {
	for dir, files := range h.rooms() {
		room := 0
		for _, file := range files {
			lines := h.places.File(file.Package).LineCount()
			if room += lines; lines > fileLines {
				faults = append(faults, h.at(file.Name, "the file has %d lines, more than %d", lines, fileLines))
			}
		}
		if room > roomLines {
			faults = append(faults, h.at(files[0].Name, "the room %s has %d lines, more than %d", dir, room, roomLines))
		}
	}
	return faults
}

// wideTypes are those with too many methods. The rooms of the engine are excused:
// their words are those of the rules.
func (h house) wideTypes() (faults []string) {
	methods := map[string]int{}
	for dir, files := range h.rooms() {
		if dir == "engine" || strings.HasPrefix(dir, "engine/") {
			continue
		}
		for _, file := range files {
			for _, decl := range file.Decls {
				d, is := decl.(*ast.FuncDecl)
				if !is || d.Recv == nil {
					continue
				}
				kind := dir + "." + receiver(d)
				if methods[kind]++; methods[kind] == receiverMethods+1 {
					faults = append(faults, h.at(d.Name, "%s is method %d of %s", d.Name.Name, methods[kind], receiver(d)))
				}
			}
		}
	}
	return faults
}

func (h house) wideInterfaces() (faults []string) {
	all := map[string]*ast.TypeSpec{} // by package path and name
	for name, file := range h.files {
		for _, decl := range file.Decls {
			d, is := decl.(*ast.GenDecl)
			if !is {
				continue
			}
			for _, spec := range d.Specs {
				if s, is := spec.(*ast.TypeSpec); is && isInterface(s) {
					all[path.Dir(name)+"."+s.Name.Name] = s
				}
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if n := methodsOf(all, name); n > interfaceMethods {
			faults = append(faults, h.at(all[name], "%s has %d methods, more than %d", all[name].Name.Name, n, interfaceMethods))
		}
	}
	return faults
}

func isInterface(s *ast.TypeSpec) bool {
	_, is := s.Type.(*ast.InterfaceType)
	return is
}

// methodsOf counts the methods of an interface; one that it embeds and that is not
// ours counts as one.
func methodsOf(all map[string]*ast.TypeSpec, name string) (n int) {
	spec := all[name]
	if spec == nil {
		return 1
	}
	for _, m := range spec.Type.(*ast.InterfaceType).Methods.List {
		switch kind := m.Type.(type) {
		case *ast.FuncType:
			n++
		case *ast.Ident:
			n += methodsOf(all, name[:strings.LastIndex(name, ".")]+"."+kind.Name)
		case *ast.SelectorExpr:
			n += methodsOf(all, elsewhere(all, kind))
		}
	}
	return n
}

// elsewhere is the interface of another package, found by the package's last name.
func elsewhere(all map[string]*ast.TypeSpec, kind *ast.SelectorExpr) string {
	suffix := kind.X.(*ast.Ident).Name + "." + kind.Sel.Name
	for name := range all {
		if name == suffix || strings.HasSuffix(name, "/"+suffix) {
			return name
		}
	}
	return suffix
}

// Each rule refuses what it is for.
func TestSizesAreRefused(t *testing.T) {
	long := "package p\nfunc f() {" + strings.Repeat("\n", functionLines) + "}\n"
	methods := "package p\ntype T int\n" + strings.Repeat("func (T) M() {}\n", receiverMethods+1)
	wide := "package p\ntype (I interface { J; q.K; " + strings.Repeat("M();", interfaceMethods-1) + " }; J interface { M() })"
	for _, refused := range []struct{ source, want string }{
		{long, "a/p.go:2: f has 61 lines, more than 60"},
		{"package p\n" + strings.Repeat("\n", fileLines), "a/p.go:1: the file has 401 lines, more than 400"},
		{methods, "a/p.go:28: M is method 26 of T"},
		{wide, "a/p.go:2: I has 13 methods, more than 12"},
	} {
		h := house{token.NewFileSet(), map[string]*ast.File{}}
		if err := h.add("a/p.go", refused.source); err != nil {
			t.Fatal(err)
		}
		got := strings.Join(slices.Concat(h.longFunctions(), h.longFiles(), h.wideTypes(), h.wideInterfaces()), "\n")
		if got != refused.want {
			t.Errorf("%.60q\ngot  %q\nwant %q", refused.source, got, refused.want)
		}
	}
}

// A room of many short files is too large, too.
func TestRoomsAreRefused(t *testing.T) {
	h := house{token.NewFileSet(), map[string]*ast.File{}}
	for i := range roomLines/fileLines + 1 {
		if err := h.add(fmt.Sprintf("a/p%d.go", i), "package p"+strings.Repeat("\n", fileLines)); err != nil {
			t.Fatal(err)
		}
	}
	want := "a/p0.go:1: the room a has 2800 lines, more than 2500"
	if got := strings.Join(h.longFiles(), "\n"); got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
