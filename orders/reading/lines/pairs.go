package lines

import "strings"

// byPairs reads rows of a verb and what belongs to it, with a bar between them.
func (r tabler) byPairs(lines []Row, at int) (made []Row, next int) {
	for next = at; next < len(lines) && strings.Contains(lines[next].raw, "|"); next++ {
		one := lines[next].cells
		if len(one) != 2 {
			break
		}
		head := r.verbOf(one[0])
		if head == nil {
			break
		}
		if text := cellText(head.verb.String()+": ", one[1]); text != "" {
			made = append(made, r.cell(text))
		}
	}
	if next < at+2 || made == nil {
		return nil, at
	}
	return made, next
}
