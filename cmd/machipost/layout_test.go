package main

import (
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

// A room is a package: what it may import of ours, and what is closed to it of
// the standard library.
type room struct {
	ours    []string
	closed  []string
	because string
}

// rooms are all packages of the module. A new one needs a line here, and a note
// in docs/decisions.
var rooms = map[string]room{
	"templates":              {nil, []string{"os", "net", "time"}, "words only"},
	"engine":                 {nil, []string{"context", "io", "os", "time", "math/rand", "net", "database/sql"}, "the rules are a function"},
	"engine/names":           {[]string{"engine"}, []string{"os", "time", "net", "database/sql"}, "text to card"},
	"engine/wire":            {[]string{"engine", "engine/names"}, []string{"os", "time", "net", "database/sql"}, "positions and events as JSON"},
	"engine/bots":            {[]string{"engine"}, []string{"os", "time", "net", "database/sql", "math/rand"}, "a bot is a function of its View"},
	"orders":                 {[]string{"engine", "orders/wording"}, []string{"context", "os", "time", "net", "database/sql"}, "the language as data: it neither reads nor decides"},
	"orders/wording":         {nil, []string{"context", "os", "time", "net", "database/sql"}, "a line as words: nothing of the game"},
	"orders/reading":         {[]string{"engine", "engine/names", "orders", "orders/wording"}, []string{"context", "os", "time", "net", "database/sql"}, "text in, sheet out"},
	"orders/deciding":        {[]string{"engine", "orders"}, []string{"context", "os", "time", "net", "database/sql"}, "sheet in, decisions out; no text"},
	"reports":                {[]string{"engine", "engine/names", "orders", "orders/reading", "orders/deciding", "templates"}, []string{"os", "net", "database/sql"}, "events in, text out; a deadline arrives as a value"},
	"gm":                     {[]string{"engine", "engine/bots", "engine/names", "engine/wire", "orders", "orders/reading", "orders/deciding", "reports"}, []string{"os", "net", "database/sql"}, "no wire, no disk: interfaces"},
	"gm/mailbox":             {[]string{"gm", "gm/mailbox/letter"}, []string{"database/sql"}, "mail only"},
	"gm/mailbox/letter":      {[]string{"gm"}, []string{"context", "os", "net", "database/sql"}, "bytes to letter, draft to bytes: no wire, no disk"},
	"gm/mailbox/memory":      {[]string{"gm", "gm/mailbox/letter"}, []string{"os", "net", "database/sql"}, "a mail world without a wire"},
	"gm/mailbox/conformance": {[]string{"gm"}, []string{"database/sql"}, "what every mail world must do"},
	"gm/postoffice":          {[]string{"gm"}, []string{"database/sql"}, "mail only"},
	"gm/demo":                {[]string{"gm"}, []string{"database/sql", "net"}, "a person at a mail program, played: knows the game from letters"},
	"gm/store":               {[]string{"gm", "engine", "engine/wire"}, []string{"net"}, "SQL only; sheets are kept as text"},
	"cmd/machipost/console":  {[]string{"gm"}, []string{"database/sql"}, "the command line and who sits there: of the moderator only its faults"},
	"cmd/machipost/config":   {[]string{"gm", "gm/mailbox", "templates", "cmd/machipost/console"}, []string{"database/sql", "net"}, "a file in, settings out: it connects to nobody"},
	"cmd/machipost/service": {[]string{"gm", "gm/mailbox", "gm/store", "reports", "cmd/machipost/config", "cmd/machipost/console"},
		[]string{"database/sql", "net"}, "opens the moderator and closes it: no command"},
	"cmd/machipost/demo": {[]string{"engine", "gm", "gm/demo", "gm/mailbox", "gm/postoffice", "gm/store", "reports", "templates", "cmd/machipost/console"},
		[]string{"database/sql", "net"}, "a world of its own: no configuration"},
	"cmd/machipost/files": {[]string{"engine", "engine/wire", "gm", "orders", "reports", "cmd/machipost/console"},
		[]string{"context", "database/sql", "net"}, "files in, words out: no database, no mail; of gm the dice"},
	"cmd/machipost/games": {[]string{"engine", "engine/wire", "gm", "orders", "reports", "cmd/machipost/console", "cmd/machipost/files", "cmd/machipost/service"},
		[]string{"os", "database/sql", "net"}, "a command line in, what gm answers out"},
	"cmd/machipost/boxes": {[]string{"gm", "cmd/machipost/console", "cmd/machipost/service"}, []string{"os", "database/sql", "net"}, "letters from state to state: it reads none"},
	"cmd/machipost": {[]string{"gm", "cmd/machipost/boxes", "cmd/machipost/console", "cmd/machipost/demo", "cmd/machipost/files", "cmd/machipost/games", "cmd/machipost/service"},
		[]string{"database/sql", "net"}, "wires everything, knows no rule"},
}

// forTests are the rooms that are not shipped: only tests may import them, and each
// other.
var forTests = []string{"gm/mailbox/conformance", "gm/mailbox/memory"}

// allowed are single packages that a closed tree keeps open.
var allowed = map[string][]string{
	"gm":                   {"net/mail"},
	"reports":              {"net/mail"},
	"gm/demo":              {"net/mail"},
	"gm/store":             {"net/url", "net/mail"},
	"cmd/machipost/config": {"net/mail"},
	"cmd/machipost/demo":   {"net/mail"},
	"cmd/machipost/games":  {"net/mail"},
	"cmd/machipost/boxes":  {"net/mail"},
}

func TestLayout(t *testing.T) {
	root := os.DirFS("../..")
	seen := map[string]bool{}
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
		return checkImports(t, file, dir, r)
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir := range rooms {
		if !seen[dir] {
			t.Errorf("%s: in this table, but there is no such package", dir)
		}
	}
}

func checkImports(t *testing.T, file, dir string, r room) error {
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("../..", file), nil, parser.ImportsOnly)
	if err != nil {
		return err
	}
	for _, spec := range parsed.Imports {
		name := strings.Trim(spec.Path.Value, `"`)
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
		if slices.Contains(forTests, ours) && !slices.Contains(forTests, dir) {
			return "that room is for tests only"
		}
		if !slices.Contains(r.ours, ours) {
			return r.because
		}
	}
	for _, tree := range r.closed {
		if (name == tree || strings.HasPrefix(name, tree+"/")) && !slices.Contains(allowed[dir], name) {
			return r.because
		}
	}
	return ""
}

// A room for tests stays closed even to one whose line in the table names it.
func TestLayoutOfRoomsForTests(t *testing.T) {
	open := room{ours: forTests, because: "the table"}
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

// topLevel is all that may stand at the root.
var topLevel = []string{"cmd", "gm", "orders", "engine", "reports", "templates", "go.mod", "go.sum", "Makefile",
	"README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "packaging", "bin"}

func TestLayoutOfTheRoot(t *testing.T) {
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
