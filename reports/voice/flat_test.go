package voice

import (
	"strings"
	"testing"
	"text/template"
)

// A template finds in a flat struct what it finds in the other.
func TestFlat(t *testing.T) {
	type Inner struct{ Name, Hidden string }
	type Middle struct {
		Inner
		Number int
	}
	data := struct {
		Middle
		Hidden string
		list   []int
	}{Middle{Inner{"Ann", "no"}, 7}, "yes", nil}
	said := template.Must(template.New("").Parse("{{.Name}} {{.Number}} {{.Hidden}}"))
	for _, one := range []any{data, Flat(data), Flat(Flat(data))} {
		var b strings.Builder
		if err := said.Execute(&b, one); err != nil || b.String() != "Ann 7 yes" {
			t.Errorf("%q, %v", b.String(), err)
		}
	}
	_ = data.list
}
