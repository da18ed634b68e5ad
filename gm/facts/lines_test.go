package facts_test

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"machipost/gm/facts"
)

var evening = time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC)

// full is a fact of which everything is known.
func full(kind facts.Kind) facts.Fact {
	return facts.Fact{
		Kind: kind, Letter: 1, Outgoing: 2, Game: 3, Turn: 4, Player: 5, State: "applied", Standing: "proven", Why: facts.Won,
		Code: 550, Events: 6, Letters: 7, Sent: 8, Deadline: evening, Since: evening, Fault: errors.New("ann@example.org"), Stack: "main.go:1", Took: time.Second,
	}
}

// written are the lines of facts, as text and as JSON, without the time.
func written(level slog.Level, all ...facts.Fact) (text, json string) {
	var asText, asJSON bytes.Buffer
	options := &slog.HandlerOptions{Level: level, ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}
	log := slog.New(slog.NewMultiHandler(slog.NewTextHandler(&asText, options), slog.NewJSONHandler(&asJSON, options)))
	notes := new(facts.Notes)
	for _, f := range all {
		notes.Note(f)
	}
	notes.WriteTo(log, time.Second)
	return asText.String(), asJSON.String()
}

func TestLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		fact       facts.Fact
		text, json string
	}{
		{full(facts.LetterFiled),
			`level=INFO msg="letter filed" letter=1 game=3 player=5 state=applied standing=proven`,
			`{"level":"INFO","msg":"letter filed","letter":1,"game":3,"player":5,"state":"applied","standing":"proven"}`},
		{facts.Fact{Kind: facts.LetterAside, Letter: 1, State: "aside", Standing: "foreign", Why: facts.TooMany},
			`level=WARN msg="letter set aside" letter=1 standing=foreign why="too many"`,
			`{"level":"WARN","msg":"letter set aside","letter":1,"standing":"foreign","why":"too many"}`},
		{facts.Fact{Kind: facts.LetterFailed, Letter: 1, Why: facts.Refused, Fault: fmt.Errorf("writing to ann@example.org: %w", errors.New("x"))},
			`level=ERROR msg="letter failed" letter=1 why=refused error=*errors.errorString`,
			`{"level":"ERROR","msg":"letter failed","letter":1,"why":"refused","error":"*errors.errorString"}`},
		{facts.Fact{Kind: facts.LetterFailed, Letter: 1, Why: facts.Panicked, Fault: "buy Forest", Stack: "main.go:1"},
			`level=ERROR msg="letter failed" letter=1 why=panicked error=string stack=main.go:1`,
			`{"level":"ERROR","msg":"letter failed","letter":1,"why":"panicked","error":"string","stack":"main.go:1"}`},
		{full(facts.OutgoingParked),
			`level=WARN msg="outgoing parked" outgoing=2 letter=1 game=3 player=5 code=550`,
			`{"level":"WARN","msg":"outgoing parked","outgoing":2,"letter":1,"game":3,"player":5,"code":550}`},
		{full(facts.TurnResolved),
			`level=INFO msg="turn resolved" game=3 turn=4 events=6 deadline=2026-12-01T20:00:00Z`,
			`{"level":"INFO","msg":"turn resolved","game":3,"turn":4,"events":6,"deadline":"2026-12-01T20:00:00Z"}`},
		{full(facts.OutgoingQueued), "", ""}, // for those who debug
		{full(facts.ClockHeld), `level=WARN msg="clock held"`, `{"level":"WARN","msg":"clock held"}`},
		{full("something new"), `level=INFO msg="something new"`, `{"level":"INFO","msg":"something new"}`},
	} {
		text, json := written(slog.LevelInfo, c.fact)
		if strings.TrimSuffix(text, "\n") != c.text {
			t.Errorf("text: %s", text)
		}
		if strings.TrimSuffix(json, "\n") != c.json {
			t.Errorf("JSON: %s", json)
		}
	}
}

// What a turn took is told to those who debug.
func TestTookIsForDebugging(t *testing.T) {
	t.Parallel()
	if text, _ := written(slog.LevelDebug, full(facts.TurnResolved)); !strings.HasSuffix(text, "took=1s\n") {
		t.Errorf("text: %s", text)
	}
}

// A row names only keys that facts have, and each once.
func TestRowsHaveKnownKeys(t *testing.T) {
	t.Parallel()
	for _, row := range facts.Rows() {
		text, _ := written(slog.LevelDebug, full(row.Kind))
		for i, key := range row.Keys {
			if !strings.Contains(text, " "+key+"=") {
				t.Errorf("%s: no value for %s", row.Kind, key)
			}
			if slices.Contains(row.Keys[:i], key) {
				t.Errorf("%s has %s twice", row.Kind, key)
			}
		}
	}
}

// Every kind of fact, and every kind of change in a game, has a row.
func TestEveryKindHasARow(t *testing.T) {
	t.Parallel()
	rows := map[string]int{}
	for _, row := range facts.Rows() {
		rows[string(row.Kind)]++
	}
	for _, kind := range append(kinds(t, "facts.go", "Kind"), kinds(t, "../records/change.go", "ChangeKind")...) {
		if rows[kind] != 1 {
			t.Errorf("%q has %d rows", kind, rows[kind])
		}
	}
}

// kinds are the constants of a type in a file.
func kinds(t *testing.T, file, of string) (all []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		if name, ok := spec.Type.(*ast.Ident); ok && name.Name == of {
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Error(err)
			}
			all = append(all, text)
		}
		return true
	})
	if len(all) < 10 {
		t.Fatalf("%s: only %d constants of type %s", file, len(all), of)
	}
	return all
}

func TestMasked(t *testing.T) {
	t.Parallel()
	err := errors.New("550 5.1.1 <ann@example.org>: no such user; re [friday#0abc12defg34]; gm+friday.0abc@example.org")
	if got, want := facts.Masked(err), "550 5.1.1 <(address)>: no such user; re [friday]; (address)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// No log, no notes.
func TestNotesOfNobody(t *testing.T) {
	t.Parallel()
	var none *facts.Notes
	none.Note(full(facts.LetterFiled))
}
