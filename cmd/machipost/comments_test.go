package main

import (
	"cmp"
	"go/ast"
	"go/token"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every room says what it is, what it is not, and what may enter.
func TestPackageComments(t *testing.T) {
	report(t, readHouse(t).packageComments())
}

// Every exported name has a comment that begins with it.
func TestDocComments(t *testing.T) {
	report(t, readHouse(t).docComments())
}

// Whatever returns an error says when.
func TestCommentsOnErrors(t *testing.T) {
	report(t, readHouse(t).errorComments())
}

// bounds are words by which a package comment says what does not belong.
var bounds = regexp.MustCompile(`(?i)\b(not|nothing|no|nobody|never|neither|none|without)\b`)

// entrance is how it says what may enter.
var entrance = regexp.MustCompile(`\b(enters?|entered|imports?)\b`)

func (h house) packageComments() (faults []string) {
	for dir, files := range h.rooms() {
		var docs []*ast.File
		for _, file := range files {
			if file.Doc != nil {
				docs = append(docs, file)
			}
		}
		if len(docs) != 1 {
			faults = append(faults, h.at(files[0], "%s has %d package comments, not one", dir, len(docs)))
			continue
		}
		text := docs[0].Doc.Text()
		begins := "Package " + docs[0].Name.Name + " "
		if docs[0].Name.Name == "main" {
			begins = "Machipost "
		}
		switch {
		case !strings.HasPrefix(text, begins):
			faults = append(faults, h.at(docs[0].Doc, "the comment of %s does not begin with %q", dir, begins))
		case strings.Count(text, ". ")+strings.Count(text, ".\n") < 2:
			faults = append(faults, h.at(docs[0].Doc, "the comment of %s has one sentence", dir))
		case !bounds.MatchString(text):
			faults = append(faults, h.at(docs[0].Doc, "the comment of %s does not say what it is not", dir))
		case !entrance.MatchString(text):
			faults = append(faults, h.at(docs[0].Doc, "the comment of %s does not say what enters", dir))
		}
	}
	slices.Sort(faults)
	return faults
}

// A named is a name that others see, with its comment.
type named struct {
	room  string // the path of its package
	node  ast.Node
	name  string
	doc   *ast.CommentGroup
	group bool          // consts or variables, of which the comment need not begin with one
	kind  *ast.FuncType // of functions and methods, nil else
}

// exported are the names that others see, in the order in which they stand.
func (h house) exported() (all []named) {
	for _, name := range slices.Sorted(maps.Keys(h.files)) {
		for _, decl := range h.files[name].Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() && (d.Recv == nil || ast.IsExported(receiver(d))) {
					all = append(all, named{room: path.Dir(name), node: d.Name, name: d.Name.Name, doc: d.Doc, kind: d.Type})
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					all = append(all, exportedIn(path.Dir(name), d, spec)...)
				}
			}
		}
	}
	return all
}

// exportedIn are the exported names of a spec, with the methods of an interface.
func exportedIn(room string, d *ast.GenDecl, spec ast.Spec) (all []named) {
	switch s := spec.(type) {
	case *ast.TypeSpec:
		if !s.Name.IsExported() {
			return nil
		}
		all = append(all, named{room: room, node: s.Name, name: s.Name.Name, doc: either(s.Doc, d.Doc)})
		if kind, is := s.Type.(*ast.InterfaceType); is {
			for _, m := range kind.Methods.List {
				if f, isMethod := m.Type.(*ast.FuncType); isMethod && m.Names[0].IsExported() {
					all = append(all, named{room: room, node: m, name: m.Names[0].Name, doc: m.Doc, kind: f})
				}
			}
		}
	case *ast.ValueSpec:
		if !slices.ContainsFunc(s.Names, (*ast.Ident).IsExported) {
			return nil
		}
		group := d.Lparen.IsValid()
		all = append(all, named{room: room, node: s, name: s.Names[0].Name, doc: either(s.Doc, either(d.Doc, s.Comment)), group: group})
	}
	return all
}

func either(doc, other *ast.CommentGroup) *ast.CommentGroup {
	if doc != nil {
		return doc
	}
	return other
}

// receiver is the name of the type of a method, "" of a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	kind := d.Recv.List[0].Type
	if star, is := kind.(*ast.StarExpr); is {
		kind = star.X
	}
	if index, is := kind.(*ast.IndexExpr); is {
		kind = index.X
	}
	return kind.(*ast.Ident).Name
}

func (h house) docComments() (faults []string) {
	for _, n := range h.exported() {
		switch {
		case n.doc == nil:
			faults = append(faults, h.at(n.node, "%s has no comment", n.name))
		case !n.group && !beginsWith(n.doc.Text(), n.name):
			faults = append(faults, h.at(n.node, "the comment of %s does not begin with its name", n.name))
		}
	}
	for _, n := range h.unexported() {
		if n.doc != nil && !beginsWith(n.doc.Text(), n.name) {
			faults = append(faults, h.at(n.node, "the comment of %s does not begin with its name", n.name))
		}
	}
	return faults
}

// unexported are the functions, methods and types that others do not see. They need no
// comment, but what they have is of what stands below it.
func (h house) unexported() (all []named) {
	for _, name := range slices.Sorted(maps.Keys(h.files)) {
		for _, decl := range h.files[name].Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if !d.Name.IsExported() {
					all = append(all, named{node: d.Name, name: d.Name.Name, doc: d.Doc})
				}
			case *ast.GenDecl:
				if kind, is := d.Specs[0].(*ast.TypeSpec); is && !d.Lparen.IsValid() && !kind.Name.IsExported() {
					all = append(all, named{node: kind.Name, name: kind.Name.Name, doc: d.Doc})
				}
			}
		}
	}
	return all
}

// beginsWith tells a comment that begins with a name, or with "A NAME".
func beginsWith(text, name string) bool {
	return regexp.MustCompile(`^((A|An|The) )?` + name + `\b`).MatchString(text)
}

// fails finds when an error is returned.
var fails = regexp.MustCompile(`\b[Ff]ail(s|ed)?\b|\b[Ee]rrors?\b|Err[A-Z]|\w+Error\b`)

// implementing finds the interface of which a method says that it implements it.
var implementing = regexp.MustCompile(`\bimplements (?:(\w+)\.)?(\w+)\b`)

func (h house) errorComments() (faults []string) {
	said := h.saidByInterfaces()
	for _, n := range h.exported() {
		if n.kind == nil || n.doc == nil || !returnsError(n.kind) || fails.MatchString(n.doc.Text()) {
			continue
		}
		found := implementing.FindStringSubmatch(n.doc.Text())
		if found == nil {
			faults = append(faults, h.at(n.node, "%s returns an error, and its comment does not say when", n.name))
			continue
		}
		method := cmp.Or(found[1], path.Base(n.room)) + "." + found[2] + "." + n.name
		if !said[method] {
			faults = append(faults, h.at(n.node, "%s returns an error, and neither its comment nor that of %s says when", n.name, method))
		}
	}
	return faults
}

// saidByInterfaces are the methods of our interfaces that say when they fail, as
// "package.Interface.Method".
func (h house) saidByInterfaces() map[string]bool {
	said := map[string]bool{}
	for file, parsed := range h.files {
		ast.Inspect(parsed, func(n ast.Node) bool {
			spec, is := n.(*ast.TypeSpec)
			if !is {
				return true
			}
			if kind, is := spec.Type.(*ast.InterfaceType); is {
				for _, m := range kind.Methods.List {
					if len(m.Names) == 1 && m.Doc != nil && fails.MatchString(m.Doc.Text()) {
						said[path.Base(path.Dir(file))+"."+spec.Name.Name+"."+m.Names[0].Name] = true
					}
				}
			}
			return false
		})
	}
	return said
}

func returnsError(kind *ast.FuncType) bool {
	return kind.Results != nil && slices.ContainsFunc(kind.Results.List, func(r *ast.Field) bool {
		name, is := r.Type.(*ast.Ident)
		return is && name.Name == "error"
	})
}

// Each rule refuses what it is for.
func TestCommentsAreRefused(t *testing.T) {
	const whole = "// Package p is a room. It is not a hall. What enters are guests.\n"
	for _, refused := range []struct{ source, want string }{
		{"package p", "a/p.go:1: a has 0 package comments, not one"},
		{"// This is p. It is not q. What enters is r.\npackage p", `a/p.go:1: the comment of a does not begin with "Package p "`},
		{"// Package p is a room where nobody enters.\npackage p", "a/p.go:1: the comment of a has one sentence"},
		{"// Package p is a room. What enters are guests.\npackage p", "a/p.go:1: the comment of a does not say what it is not"},
		{"// Package p is a room. It is not a hall.\npackage p", "a/p.go:1: the comment of a does not say what enters"},
		{whole + "package p; func F() {}", "a/p.go:2: F has no comment"},
		{whole + "package p; type T int", "a/p.go:2: T has no comment"},
		{whole + "package p; const (A = iota; b)", "a/p.go:2: A has no comment"},
		{whole + "package p; type t int\nfunc (t) M() {}", ""},
		{whole + "package p\n// A T is.\ntype T int\nfunc (t *T) M() {}", "a/p.go:5: M has no comment"},
		{whole + "package p\n// An I is.\ntype I interface{ M() }", "a/p.go:4: M has no comment"},
		{whole + "package p\n// G is.\nfunc F() {}", "a/p.go:4: the comment of F does not begin with its name"},
		{whole + "package p\n// g is.\nfunc f() {}", "a/p.go:4: the comment of f does not begin with its name"},
		{whole + "package p\n// F is.\nfunc F() error { return nil }", "a/p.go:4: F returns an error, and its comment does not say when"},
		{whole + "package p\n// F is. It never fails.\nfunc F() error { return nil }", ""},
		{whole + "package p\n// F implements I.\nfunc F() error { return nil }", "a/p.go:4: F returns an error, and neither its comment nor that of a.I.F says when"},
		{whole + "package p\n// F implements I.\nfunc F() error { return nil }\n// An I is.\ntype I interface {\n// F fails.\nF() error }", ""},
	} {
		h := house{token.NewFileSet(), map[string]*ast.File{}}
		if err := h.add("a/p.go", refused.source); err != nil {
			t.Fatal(err)
		}
		got := strings.Join(slices.Concat(h.packageComments(), h.docComments(), h.errorComments()), "\n")
		if got != refused.want {
			t.Errorf("%s\ngot  %q\nwant %q", refused.source, got, refused.want)
		}
	}
}
