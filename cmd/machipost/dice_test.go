package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
)

// aDemo is the folder of a game that was played to its end, whose letters are as letters
// must be.
func aDemo(t *testing.T, seed string) string {
	t.Helper()
	folder := t.TempDir()
	out, status := runHere(t, "demo", "--seed", seed, "--base", "--folder", folder)
	if status != 0 || !strings.Contains(out, "No die was changed: ") {
		t.Fatalf("demo: %d, %s", status, out)
	}
	readProofs(t, folder)
	return folder
}

// runHere carries a command line out that needs no configuration.
func runHere(t *testing.T, args ...string) (out string, status int) {
	t.Helper()
	var printed bytes.Buffer
	status = run(t.Context(), args, console.World{
		Stdin: strings.NewReader(""), Stdout: &printed, Stderr: io.MultiWriter(&printed, t.Output()),
		Getenv: func(string) string { return "" }, Now: time.Now, Chance: rand.NewPCG(1, 1),
	})
	return printed.String(), status
}

// changed writes the letters of a folder anew into another, each as change wants it.
func changed(t *testing.T, folder string, change func(file, text string) string) string {
	t.Helper()
	other := t.TempDir()
	files, err := filepath.Glob(filepath.Join(folder, "*.eml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if text := change(filepath.Base(file), string(raw)); text != "" {
			if err := os.WriteFile(filepath.Join(other, filepath.Base(file)), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	return other
}

var (
	firstFaces  = regexp.MustCompile(`gave ([1-6])`)
	firstOfLock = regexp.MustCompile(`lock [0-9a-f]{4}`)
)

// liedTo is the same folder with a die changed in every letter that has it.
func liedTo(t *testing.T, folder string) string {
	return changed(t, folder, func(_, text string) string {
		if !strings.Contains(text, "Dice roll 2 of demo") {
			return text
		}
		return firstFaces.ReplaceAllStringFunc(text, func(was string) string { return "gave " + string('1'+(was[5]-'0')%6) })
	})
}

// The letters of the demo hold, however they are kept, and a lie in them is found.
func TestDiceCheck(t *testing.T) {
	t.Parallel()
	folder := aDemo(t, "11")
	all := regexp.MustCompile(`^demo: rolls 1 to \d+ hold, and nothing is wrong\n$`)
	if out, status := runHere(t, "dice", "check", folder); status != 0 || !all.MatchString(out) {
		t.Errorf("a folder: %d, %s", status, out)
	}
	var mbox, texts strings.Builder
	changed(t, folder, func(file, text string) string {
		if strings.Contains(file, "-to-ann") {
			text = strings.ReplaceAll(text, "\r\n", "\n")
			fmt.Fprintf(&mbox, "From gm@machipost.test Mon Jan  5 12:00:00 2026\n%s\n\n", text)
			_, body, _ := strings.Cut(text, "\n\n")
			if strings.Contains(text, "quoted-printable") {
				body = strings.NewReplacer("=\n", "", "=3D", "=").Replace(body)
			}
			texts.WriteString("> " + strings.ReplaceAll(body, "\n", "\n> ") + "\n")
		}
		return ""
	})
	for name, content := range map[string]string{"ann.mbox": mbox.String(), "ann.txt": texts.String()} {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, status := runHere(t, "dice", "check", file); status != 0 || !all.MatchString(out) {
			t.Errorf("%s: %d, %s", name, status, out)
		}
	}
	out, status := runHere(t, "dice", "check", liedTo(t, folder))
	if status != 1 || !strings.Contains(out, "demo: rolls 1, 3 to ") || !strings.Contains(out, "  roll 2: it gave") {
		t.Errorf("a lie: %d, %s", status, out)
	}
	without := changed(t, folder, func(_, text string) string {
		if strings.Contains(text, "Dice roll 3 of demo") {
			return ""
		}
		return text
	})
	out, status = runHere(t, "dice", "check", without, "--json")
	var found []struct {
		Game   string
		Faults []string
		Holds  []int
	}
	if err := json.Unmarshal([]byte(out[:strings.LastIndex(out, "]")+1]), &found); err != nil || status != 1 || len(found) != 1 || !strings.HasPrefix(strings.Join(found[0].Faults, "\n"), "roll 3 is missing") {
		t.Errorf("a gap: %d, %v, %s", status, err, out)
	}
	for _, args := range [][]string{{"dice", "check", t.TempDir()}, {"dice", "check", filepath.Join(folder, "none")}} {
		if out, status := runHere(t, args...); status != 1 {
			t.Errorf("%s: %d, %s", args, status, out)
		}
	}
	if out, status := runHere(t, "dice", "check"); status != 2 || !strings.Contains(out, "FILE-OR-FOLDER") {
		t.Errorf("nothing to check: %d, %s", status, out)
	}
}

// The checker that docs/dice.md prints is in forty lines, and finds the same.
func TestDiceInPython(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/dice.md")
	if err != nil {
		t.Fatal(err)
	}
	_, code, _ := strings.Cut(string(page), "```python\n")
	code, _, _ = strings.Cut(code, "```")
	if lines := strings.Count(code, "\n"); lines > 40 || lines < 20 {
		t.Errorf("the checker has %d lines", lines)
	}
	if out, err := exec.Command("python3", "--version").CombinedOutput(); err != nil {
		t.Skipf("there is no python3 here: %v %s", err, out)
	}
	file := filepath.Join(t.TempDir(), "check.py")
	if err := os.WriteFile(file, []byte(code), 0o600); err != nil {
		t.Fatal(err)
	}
	folder := aDemo(t, "12")
	for _, c := range []struct {
		name, folder, says string
		status             int
	}{
		{"as it is", folder, "rolls hold", 0},
		{"nothing", t.TempDir(), "no roll is in these letters: keep the first one", 1},
		{"a lie", liedTo(t, folder), "demo, roll 2: other faces", 1},
		{"a gap", changed(t, folder, func(_, text string) string {
			return strings.ReplaceAll(text, "Dice roll 2 of demo", "Dice roll 2000 of demo")
		}), "demo, roll 2: missing", 1},
		{"another lock", changed(t, folder, func(_, text string) string {
			return firstOfLock.ReplaceAllString(text, "lock 0000")
		}), "its key does not lead back", 1},
	} {
		cmd := exec.Command("python3", file, c.folder)
		out, err := cmd.CombinedOutput()
		if status := cmd.ProcessState.ExitCode(); status != c.status || !strings.Contains(string(out), c.says) {
			t.Errorf("%s: %d, %v, %s", c.name, status, err, out)
		}
	}
}
