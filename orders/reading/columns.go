package reading

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file reads tables: a line of heads, `go | dice | buy`, and a line for each go.

// A column is what the head of one says: that its cells are goes, or orders of a verb.
type column struct {
	goes bool
	verb orders.Verb
}

// columns puts the cells of tables in the place of their lines, each a line of its own
// below its go.
func (r *letter) columns(lines []row) []row {
	var list []row
	for i := 0; i < len(lines); i++ {
		heads := r.heading(lines[i].raw)
		if heads == nil {
			list = append(list, lines[i])
			continue
		}
		some := false
		for i+1 < len(lines) && (isRule(lines[i+1].raw) || len(cells(lines[i+1].raw)) == len(heads)) {
			i++
			if !isRule(lines[i].raw) {
				list, some = append(list, r.cells(lines[i], heads)...), true
			}
		}
		if some && heads[0].goes {
			list = append(list, r.row(orders.EveryGo.String()))
		}
	}
	return list
}

// cells are the cells of a line with bars or tabs, nil for a line without.
func cells(line string) []string {
	bar := "|"
	if !strings.Contains(line, bar) {
		bar = "\t"
	}
	list := strings.Split(strings.Trim(strings.TrimSpace(line), bar), bar)
	if len(list) < 2 {
		return nil
	}
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// isRule tells the line that some draw below the heads.
func isRule(line string) bool {
	return strings.Contains(line, "-") && strings.Trim(line, "|-+:= \t") == ""
}

// heading reads a line of heads, nil when a cell of it is none.
func (r *letter) heading(line string) []column {
	var heads []column
	for _, cell := range cells(line) {
		tokens := marks.Tokens(cell)
		if len(tokens) == 1 && tokens[0].Is("go", "goes", "jugada", "zug", "coup", "#") {
			heads = append(heads, column{goes: true})
			continue
		}
		found := words.Find(tokens, 0, r.grammar.Speaks)
		if found.Tokens == 0 || found.Tokens != len(tokens) {
			return nil
		}
		known := false
		for _, m := range found.Means {
			if m.Kind == words.Verb && !known {
				heads, known = append(heads, column{verb: orders.Verb(m.Value)}), true
			}
		}
		if !known {
			return nil
		}
	}
	return heads
}

// cells are the lines that a row of a table stands for.
func (r *letter) cells(line row, heads []column) []row {
	var list []row
	for i, cell := range cells(line.raw) {
		text := heads[i].verb.String() + ": " + cell
		switch tokens := marks.Tokens(cell); {
		case len(tokens) == 0 || len(tokens) == 1 && tokens[0].Is("-", "x", "?", "/"):
			continue
		case heads[i].goes && len(tokens) == 1 && tokens[0].Number >= 0:
			text = "go " + cell
		case heads[i].goes:
			text = cell + ":"
		}
		one := r.row(text)
		one.cell = true
		list = append(list, one)
	}
	return list
}
