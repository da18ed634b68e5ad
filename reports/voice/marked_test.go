package voice

import (
	"strings"
	"testing"
	"text/template"

	"machipost/reports/page"
)

// A mark stands in the text of a template before it is carried out, and the template says the
// same; what is no mark stays a call.
func TestMarksStandInTheText(t *testing.T) {
	t.Parallel()
	const text = `{{define "row"}}{{row}}{{cell}}{{.}}{{end}}{{table "lr"}}{{caption}}Coins` +
		`{{range .}}{{template "row" .}}{{cell}}{{bar .}}{{else}}{{b}}none{{endb}}{{end}}{{with .}}{{heads}}{{cell}}{{end}}{{if .}}{{"x" | printf "%s"}}{{end}}{{endtable}}`
	for _, data := range [][]int{nil, {7, 40}} {
		said := [2]string{}
		for i := range said {
			one := template.Must(template.New("").Funcs(page.Marks()).Parse(text))
			if i == 1 {
				markIn(one)
				for _, t2 := range one.Templates() {
					if left := t2.Root.String(); strings.Contains(left, "{{cell}}") || strings.Contains(left, "{{b}}") || strings.Contains(left, "{{row}}") {
						t.Errorf("a mark is called in %s", left)
					}
				}
			}
			var b strings.Builder
			if err := one.Execute(&b, data); err != nil {
				t.Fatal(err)
			}
			said[i] = b.String()
		}
		if said[0] != said[1] || said[0] == "" {
			t.Errorf("%v: %q, with marks in the text %q", data, said[0], said[1])
		}
	}
}
