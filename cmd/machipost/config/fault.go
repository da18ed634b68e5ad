package config

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"machipost/gm/mailbox/letter"
)

// A Fault is what is wrong with one setting, or with how the file is written.
type Fault struct {
	Path   string // of the file; "" while nobody has asked where it stands
	Line   int    // from 1: of the setting, else of its section; 0 where both are missing
	Key    string // like imap.port; "" for what belongs to no setting
	Value  string // as it is told, a text in quotes; "" where it is not told, or Reason tells it
	Reason error  // what is wrong with it

	always bool // the line is told even where it is 0
	box    int  // of the mailboxes behind the first, from 1; 0 for the first
}

// Error is the place, the setting, its value and what is wrong with it, as far as
// they are known.
func (f *Fault) Error() string {
	var place, key, value string
	switch {
	case f.Path != "" && (f.Line > 0 || f.always):
		place = fmt.Sprintf("%s:%d: ", f.Path, f.Line)
	case f.Path != "":
		place = f.Path + ": "
	}
	if f.Key != "" {
		key = f.Key + ": "
	}
	if f.Value != "" {
		value = f.Value + " "
	}
	return place + key + value + f.Reason.Error()
}

// Unwrap returns what is wrong with the setting, an error that is never nil.
func (f *Fault) Unwrap() error { return f.Reason }

// wrong is a fault of a setting whose value is not told apart.
func wrong(key, format string, args ...any) *Fault {
	return &Fault{Key: key, Reason: fmt.Errorf(format, args...)}
}

// wrongText is a fault of a text that is a setting's value.
func wrongText(key string, value text, reason string) *Fault {
	return &Fault{Key: key, Value: strconv.Quote(string(value)), Reason: errors.New(reason)}
}

// wrongNumber is a fault of a number that is a setting's value.
func wrongNumber(key string, value number, reason string) *Fault {
	return &Fault{Key: key, Value: strconv.Itoa(int(value)), Reason: errors.New(reason)}
}

// in is the fault as one of a section of the file.
func (f *Fault) in(section string) *Fault {
	f.Key = section + "." + f.Key
	return f
}

// at says where in the file a fault's setting stands.
func (f *file) at(fault *Fault) *Fault {
	fault.Path, fault.Line = f.path, f.line(fault.Key, fault.box)
	return fault
}

// syntax is a fault of how the file is written, nil where there is none. What stands there
// is not told: it may be a password without its quotes.
func (f *file) syntax() *Fault {
	var whole map[string]any
	_, err := toml.Decode(f.content, &whole)
	if err == nil {
		return f.tables(whole["mailbox"])
	}
	fault := f.unread(err)
	if lines := strings.Split(f.content, "\n"); fault.Line > 0 && fault.Line <= len(lines) && !strings.Contains(lines[fault.Line-1], "=") {
		fault.Key = "" // it would be that of a line above
	}
	fault.Reason = errors.New(`this cannot be read; write a line like zone = "UTC", texts in quotes, each setting once`)
	return fault
}

// tables is a fault of other mailboxes that are no tables, nil where there is none.
func (f *file) tables(mailboxes any) *Fault {
	if _, are := mailboxes.([]map[string]any); are || mailboxes == nil {
		return nil
	}
	fault := wrong("mailbox", "this is no other mailbox; each is a table, below a line [[mailbox]] in two pairs of brackets")
	fault.Path = f.path
	for i, line := range strings.Split(f.content, "\n") {
		if fault.Line == 0 && strings.HasPrefix(strings.TrimLeft(line, "[ \t"), "mailbox") {
			fault.Line = i + 1
		}
	}
	return fault
}

// unread is a fault that the TOML reader found.
func (f *file) unread(err error) *Fault {
	var parse toml.ParseError
	if !errors.As(err, &parse) {
		return &Fault{Path: f.path, Reason: err}
	}
	return &Fault{Path: f.path, Line: parse.Position.Line, Key: parse.LastKey, Reason: errors.New(parse.Message), always: true}
}

// unfit is a fault that gm/mailbox found in the settings of a server of a mailbox.
func (f *file) unfit(err error, of *box) *Fault {
	var setting *letter.SettingError
	if !errors.As(err, &setting) {
		return &Fault{Path: f.path, Reason: err}
	}
	fault := wrong(setting.Setting, "%s", setting.Reason).in(setting.Section)
	if fault.box = of.place; of.place > 0 {
		fault = fault.in("mailbox")
	}
	fault = f.at(fault)
	fault.always = true
	return fault
}

// line finds the line of a key such as "imap.port", that of its section where the key is
// missing, 0 where both are. A key of a mailbox behind the first begins with "mailbox.",
// and box says which of them it is, from 1.
func (f *file) line(key string, box int) int {
	section, found, boxes := "", 0, 0
	wantSection := ""
	if dot := strings.LastIndex(key, "."); dot >= 0 {
		wantSection = key[:dot]
	}
	for i, line := range strings.Split(f.content, "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			section = strings.TrimSpace(strings.Trim(line, "[]"))
			if section == "mailbox" {
				boxes++
			}
			if boxes == box && wantSection != "" && (section == wantSection || box > 0 && found == 0) {
				found = i + 1
			}
			continue
		}
		name, _, _ := strings.Cut(line, "=")
		name = strings.Trim(strings.TrimSpace(name), `"`)
		if section != "" {
			name = section + "." + name
		}
		if name == key && boxes == box {
			return i + 1
		}
	}
	return found
}
