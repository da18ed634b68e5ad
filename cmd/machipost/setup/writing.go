package setup

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// A setting is one line of the configuration.
type setting struct {
	section string // "" for those on top
	name    string
	value   string // as TOML has it
	said    string // what it means, in the file that is made new
}

func text(section, name, value, said string) setting {
	return setting{section, name, quoted(value), said}
}

// quoted is a basic string of TOML.
func quoted(value string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range value {
		switch {
		case r == '"' || r == '\\':
			b.WriteRune('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// rendered is a new configuration file.
func rendered(settings []setting) string {
	var b strings.Builder
	b.WriteString("# The configuration of machipost, written by 'machipost init'. docs/operating.md\n# tells of every setting; 'machipost doctor' looks whether all is well.\n\n")
	section := ""
	for _, s := range settings {
		if s.section != section {
			section = s.section
			fmt.Fprintf(&b, "\n[%s]\n", section)
		}
		line := fmt.Sprintf("%-13s = %s", s.name, s.value)
		if s.said != "" {
			line = fmt.Sprintf("%-45s # %s", line, s.said)
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// changed is a configuration file in which these settings are what they should be, and
// nothing else is touched: comments, order, and all other settings stay.
func changed(content string, settings []setting) string {
	lines := strings.Split(strings.TrimSuffix(content, "\n"), "\n")
	for _, s := range settings {
		lines = set(lines, s)
	}
	return strings.Join(lines, "\n") + "\n"
}

// set puts one setting into its section: in the place of the line that has it, else
// behind the section's last line, else in a section of its own at the end.
func set(lines []string, s setting) []string {
	section, last := "", -1
	for i, line := range lines {
		line = strings.TrimSpace(line)
		if name, is := strings.CutPrefix(line, "["); is {
			name, _, _ = strings.Cut(name, "]")
			section = strings.TrimSpace(name)
		}
		if section != s.section {
			continue
		}
		if line != "" {
			last = i
		}
		if name, rest, is := strings.Cut(line, "="); is && strings.Trim(strings.TrimSpace(name), `"`) == s.name {
			before, _, _ := strings.Cut(lines[i], "=")
			lines[i] = aligned(before+"= "+s.value, lines[i], remark(rest))
			return lines
		}
	}
	added := fmt.Sprintf("%s = %s", s.name, s.value)
	switch {
	case last >= 0:
		return append(lines[:last+1], append([]string{added}, lines[last+1:]...)...)
	case s.section == "":
		return append([]string{added}, lines...)
	}
	return append(lines, "", "["+s.section+"]", added)
}

// aligned is a line with a remark, which begins where it began in the old line if there is
// room.
func aligned(line, old, remark string) string {
	if remark == "" {
		return line
	}
	told := strings.TrimLeft(remark, " \t")
	blanks := max(1, len([]rune(old))-len([]rune(told))-len([]rune(line)))
	return line + strings.Repeat(" ", blanks) + told
}

// without is a file without some settings: a password has one place only.
func without(content, section string, names ...string) string {
	var kept []string
	at := ""
	for line := range strings.Lines(content) {
		trimmed := strings.TrimSpace(line)
		if name, is := strings.CutPrefix(trimmed, "["); is {
			at, _, _ = strings.Cut(name, "]")
		}
		name, _, is := strings.Cut(trimmed, "=")
		drop := false
		for _, unwanted := range names {
			drop = drop || is && at == section && strings.TrimSpace(name) == unwanted
		}
		if !drop {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

// remark is the comment behind a value, with the blanks before it; "" for none. A # in
// quotation marks is none.
func remark(value string) string {
	in := false
	for i, r := range value {
		switch {
		case r == '"' && (i == 0 || value[i-1] != '\\'):
			in = !in
		case r == '#' && !in:
			start := len(strings.TrimRight(value[:i], " \t"))
			return value[start:]
		}
	}
	return ""
}

// A paper is a file that is to be written whole.
type paper struct{ path, content string }

// write puts files in their places, in their order: all are on the disk before the first
// takes the place of what was there. Where it fails nothing is left that was not there.
func (g ground) write(papers []paper) error {
	var drafts []string
	defer func() {
		for _, draft := range drafts {
			os.Remove(draft) // gone where it was put in its place
		}
	}()
	for _, p := range papers {
		draft, err := g.draft(p)
		if err != nil {
			return err
		}
		drafts = append(drafts, draft)
	}
	var made []string
	for i, p := range papers {
		_, err := os.Lstat(p.path)
		if errors.Is(err, fs.ErrNotExist) {
			made = append(made, p.path)
		}
		if err := os.Rename(drafts[i], p.path); err != nil {
			for _, path := range made {
				os.Remove(path) // as far as it came
			}
			return err
		}
	}
	return nil
}

// draft writes a file beside its place, for the service's user to read.
func (g ground) draft(p paper) (path string, err error) {
	file, err := os.CreateTemp(filepath.Dir(p.path), ".machipost-*")
	if err != nil {
		return "", err
	}
	_, err = file.WriteString(p.content)
	err = errors.Join(err, file.Sync(), file.Close())
	if err == nil {
		err = g.give(file.Name(), g.fileMode())
	}
	if err != nil {
		return "", errors.Join(err, os.Remove(file.Name()))
	}
	return file.Name(), nil
}

// settings are the settings that were decided upon.
func (p plan) settings() []setting {
	all := []setting{
		text("", "address", p.address, "where players write to"),
		text("", "keeper", p.keeper, "who is told when something is the matter"),
		text("", "database", p.database, ""),
		text("", "zone", p.zone, "of games that name no other"),
		text("", "separator", p.separator, `of sub-addresses; "" where there are none`),
	}
	for _, s := range []struct {
		section string
		server  server
	}{{"imap", p.imap}, {"smtp", p.smtp}} {
		all = append(all, text(s.section, "host", s.server.host, ""), setting{s.section, "port", strconv.Itoa(s.server.port), ""},
			text(s.section, "security", s.server.security, ""), text(s.section, "user", p.user, ""), text(s.section, p.way, p.from, ""))
		if p.ca != "" {
			all = append(all, text(s.section, "ca", p.ca, ""))
		}
	}
	if p.perDay > 0 {
		all = append(all, setting{"smtp", "per_day", strconv.Itoa(p.perDay), "what the provider lets one send"})
	}
	return all
}
