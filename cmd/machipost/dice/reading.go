package dice

import (
	"bytes"
	"fmt"
	"io/fs"
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"machipost/gm/dice"
	"machipost/gm/mailbox/letter"
)

// maxFile is how long a file of letters may be, in bytes: a mailbox of years.
const maxFile = 256 << 20

// ReadAll reads the letters in files and folders, and in folders within these, where pages
// (.html) are passed over. It fails for what cannot be read.
func ReadAll(paths []string) ([]dice.Letter, error) {
	var all []dice.Letter
	for _, path := range paths {
		err := filepath.WalkDir(path, func(file string, entry fs.DirEntry, err error) error {
			if err != nil || !entry.Type().IsRegular() || file != path && filepath.Ext(file) == ".html" {
				return err // a page says again what its letter does
			}
			letters, err := readFile(file)
			all = append(all, letters...)
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("reading letters: %w", err)
		}
	}
	return all, nil
}

func readFile(path string) ([]dice.Letter, error) {
	info, err := os.Stat(path)
	if err == nil && info.Size() > maxFile {
		err = fmt.Errorf("%s: over %d MB", path, maxFile>>20)
	}
	if err != nil {
		return nil, err
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	name := filepath.Base(path)
	if !bytes.HasPrefix(raw, []byte("From ")) {
		return []dice.Letter{letterIn(name, raw)}, nil
	}
	var all []dice.Letter
	for i, one := range inMbox(raw) {
		all = append(all, letterIn(fmt.Sprintf("%s, letter %d", name, i+1), one))
	}
	return all, nil
}

// header is how a letter begins: a field, and then others up to a blank line.
var header = regexp.MustCompile(`(?i)^(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?(?:from|message-id|mime-version|received):`)

// letterIn is a letter, or a file that is text alone.
func letterIn(name string, raw []byte) dice.Letter {
	if !header.Match(raw) {
		return dice.Letter{File: name, Text: string(raw)}
	}
	l := dice.Letter{File: name, Text: letter.WholeText(raw)}
	if message, err := mail.ReadMessage(bytes.NewReader(raw)); err == nil {
		l.Date, _ = message.Header.Date() // the zero time where there is none
	}
	return l
}

var (
	betweenLetters = regexp.MustCompile(`(?m)^From [^\n]*\n`)
	quotedFrom     = regexp.MustCompile(`(?m)^>(>*From )`)
)

// inMbox are the letters of an mbox file.
func inMbox(raw []byte) [][]byte {
	text := strings.ReplaceAll(string(raw), "\r\n", "\n")
	var all [][]byte
	for _, one := range betweenLetters.Split(text, -1)[1:] {
		all = append(all, []byte(quotedFrom.ReplaceAllString(one, "$1")))
	}
	return all
}
