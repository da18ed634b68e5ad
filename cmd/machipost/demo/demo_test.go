package demo

import "testing"

// The line that plays a demo again has every flag that the letters hang on.
func TestTheLineThatPlaysItAgain(t *testing.T) {
	t.Parallel()
	for want, p := range map[string]plan{
		"": {language: "en"},
		` --base --names "Ann,Bob" --language es`: {language: "es", base: true, names: []string{"Ann", "Bob"}},
	} {
		if got := p.flags(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
