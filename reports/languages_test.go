package reports

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"text/template"
	"text/template/parse"

	"machipost/templates"
)

// Every template is there in every language, and tells the same of what it is given: the
// same fields, whatever it makes of them. A language may have its own way round a helper
// that is not said by itself.
func TestEveryLanguageTellsTheSame(t *testing.T) {
	t.Parallel()
	english, err := In("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range templates.Languages() {
		w := english.In(language)
		for _, one := range english.Templates().Templates() {
			if one.Tree == nil || one.Name() == "faults" { // errors are in English as they are
				continue
			}
			theirs := w.Templates().Lookup(one.Name())
			if theirs == nil || theirs.Tree == nil {
				t.Errorf("%s: there is no template %q", language, one.Name())
				continue
			}
			want, got := fieldsRead(english.Templates(), one.Root), fieldsRead(w.Templates(), theirs.Root)
			if !maps.Equal(want, got) {
				t.Errorf("%s: %q tells %q, in English %q", language, one.Name(), slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
			}
		}
		for _, one := range w.Templates().Templates() {
			if english.Templates().Lookup(one.Name()) == nil && one.Name() != language && !strings.HasSuffix(one.Name(), ".tmpl") {
				t.Errorf("%s: %q is a template of no other language", language, one.Name())
			}
		}
	}
}

// fieldsRead are the fields that a template reads of anything, itself and in those that
// it holds.
func fieldsRead(all *template.Template, root parse.Node) map[string]bool {
	read, seen := map[string]bool{}, map[string]bool{}
	var visit func(node parse.Node)
	visit = func(node parse.Node) {
		switch n := node.(type) {
		case *parse.ListNode:
			if n != nil {
				for _, child := range n.Nodes {
					visit(child)
				}
			}
		case *parse.ActionNode:
			visit(n.Pipe)
		case *parse.IfNode:
			visit(n.Pipe)
			visit(n.List)
			visit(n.ElseList)
		case *parse.RangeNode:
			visit(n.Pipe)
			visit(n.List)
			visit(n.ElseList)
		case *parse.WithNode:
			visit(n.Pipe)
			visit(n.List)
			visit(n.ElseList)
		case *parse.TemplateNode:
			if n.Pipe != nil {
				visit(n.Pipe)
			}
			if held := all.Lookup(n.Name); held != nil && held.Tree != nil && !seen[n.Name] {
				seen[n.Name] = true
				visit(held.Root)
			}
		case *parse.PipeNode:
			if n == nil {
				return
			}
			for _, command := range n.Cmds {
				for _, arg := range command.Args {
					visit(arg)
				}
			}
		case *parse.FieldNode:
			for _, name := range n.Ident {
				read[name] = true
			}
		case *parse.VariableNode:
			for _, name := range n.Ident[1:] {
				read[name] = true
			}
		case *parse.ChainNode:
			for _, name := range n.Field {
				read[name] = true
			}
		}
	}
	visit(root)
	return read
}
