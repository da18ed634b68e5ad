package setup

import (
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// What stands in a file stays as it is, but for the settings that are asked for.
func TestChanged(t *testing.T) {
	t.Parallel()
	const file = "# mine\naddress = \"gm@example.org\" # where # they write\nkeeper=\"a#b@example.org\"\n\n[imap] # in\nhost = \"a\"\n# port = 1\n\n[smtp]\nhost = \"b\"\n"
	for _, c := range []struct {
		name string
		set  []setting
		old  string
		next string
	}{
		{"nothing", nil, "", ""},
		{"a value, its remark stays", []setting{text("", "address", "x@example.org", "")}, `"gm@example.org" #`, `"x@example.org"  #`},
		{"a # in a value is no remark", []setting{text("", "keeper", "c@example.org", "")}, `keeper="a#b@example.org"`, `keeper= "c@example.org"`},
		{"one that is missing on top", []setting{text("", "zone", "UTC", "")}, "b@example.org\"\n", "b@example.org\"\nzone = \"UTC\"\n"},
		{"one of its section", []setting{text("smtp", "host", "c", "")}, `"b"`, `"c"`},
		{"one that is missing in a section; a remark is none", []setting{{"imap", "port", "143", ""}}, "# port = 1\n", "# port = 1\nport = 143\n"},
		{"a section that is missing", []setting{text("dkim", "domain", "d", "")}, "host = \"b\"\n", "host = \"b\"\n\n[dkim]\ndomain = \"d\"\n"},
	} {
		want := file
		if c.old != "" {
			want = strings.Replace(file, c.old, c.next, 1)
		}
		if got := changed(file, c.set); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, want)
		}
	}
	const two = "password_env = \"X\"\n[imap]\npassword_env = \"X\"\nhost = \"a\"\n[smtp]\npassword_env = \"X\"\n"
	if got, want := without(two, "imap", ways...), "password_env = \"X\"\n[imap]\nhost = \"a\"\n[smtp]\npassword_env = \"X\"\n"; got != want {
		t.Errorf("without: %q", got)
	}
}

// Whatever a value holds, it is read back as it was.
func TestQuoted(t *testing.T) {
	t.Parallel()
	for _, value := range []string{"", `a "b" \c`, "a\nb\tc\x00\x7f", "Zoë 🎲", `"""`, "# x"} {
		var read struct{ X string }
		if _, err := toml.Decode("x = "+quoted(value)+" # "+"remark\n", &read); err != nil || read.X != value {
			t.Errorf("%q is read as %q, %v", value, read.X, err)
		}
	}
}
