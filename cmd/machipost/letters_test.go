package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/emersion/go-message/mail"

	"machipost/reports/page/proof"
)

// partsOf are the text and the page of a letter, "" for none.
func partsOf(t *testing.T, file string) (text, page string) {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	reader, err := mail.CreateReader(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	for {
		part, err := reader.NextPart()
		if err == io.EOF {
			return text, page
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, brought := part.Header.(*mail.AttachmentHeader); brought { // a page to keep is no letter
			continue
		}
		content, err := io.ReadAll(part.Body)
		if err != nil {
			t.Fatal(err)
		}
		if kind := part.Header.Get("Content-Type"); strings.HasPrefix(kind, "text/html") {
			page = string(content)
		} else {
			text = strings.ReplaceAll(string(content), "\r\n", "\n")
		}
	}
}

// readProofs fails unless every letter of a game to its players says in its page what its
// text says, and is shown whole by mail programs.
func readProofs(t *testing.T, folder string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*-to-[^g]*.eml"))
	if err != nil || len(files) < 20 {
		t.Fatalf("%d letters, %v", len(files), err)
	}
	for _, file := range files {
		text, page := partsOf(t, file)
		if faults := slices.Concat(proof.HTML(page), proof.Lines(text), proof.Same(text, page)); len(faults) > 0 {
			t.Errorf("%s:\n%s", filepath.Base(file), strings.Join(faults, "\n"))
		}
	}
}
