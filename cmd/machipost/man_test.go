package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"machipost/cmd/machipost/console"
)

// manFolder is where TestManPages leaves the pages for the packages; "" for nowhere.
var manFolder = flag.String("man", "", "write the man pages into this folder")

// writeManPages writes a page for each command, at the time of a commit.
func writeManPages(folder string, at time.Time, version string) error {
	root := newRoot(console.World{})
	root.DisableAutoGenTag = true
	var plain func(cmd *cobra.Command)
	plain = func(cmd *cobra.Command) { // its text is no Markdown: paragraphs and tables keep their lines
		cmd.Long = asWritten(cmd.Long)
		for _, sub := range cmd.Commands() {
			plain(sub)
		}
	}
	plain(root)
	return doc.GenManTree(root, &doc.GenManHeader{Title: "MACHIPOST", Section: "1", Source: version, Manual: "machipost", Date: &at}, folder)
}

// asWritten is a text whose tables keep their lines, as the help has them.
func asWritten(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "  ") {
			line = "    " + line
		}
		b.WriteString(strings.NewReplacer("<", `\<`, "*", `\*`, "_", `\_`).Replace(line))
	}
	return b.String()
}

// Every command has a page with its flags, and the same pages come out of the same time.
func TestManPages(t *testing.T) {
	folder, at := t.TempDir(), time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	if err := writeManPages(folder, at, "1.0"); err != nil {
		t.Fatal(err)
	}
	for path, cmd := range runnable() {
		page, err := os.ReadFile(filepath.Join(folder, "machipost-"+strings.ReplaceAll(path, " ", "-")+".1"))
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.Contains(page, []byte("2026")) || !bytes.Contains(page, []byte(".SH SYNOPSIS")) {
			t.Errorf("%s: the page has no date or no synopsis", path)
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if !f.Hidden && !bytes.Contains(page, []byte("--"+f.Name)) {
				t.Errorf("%s: the page does not tell of --%s", path, f.Name)
			}
		})
	}
	if *manFolder == "" {
		return
	}
	version := os.Getenv("MACHIPOST_VERSION")
	made, err := time.Parse(time.RFC3339, os.Getenv("MACHIPOST_TIME"))
	if err != nil || version == "" {
		t.Fatalf("set MACHIPOST_VERSION and MACHIPOST_TIME: %v", err)
	}
	if err := writeManPages(*manFolder, made.UTC(), version); err != nil {
		t.Fatal(err)
	}
}
