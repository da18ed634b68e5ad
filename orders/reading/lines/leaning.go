package lines

import (
	"regexp"
	"strings"
)

// This file tells what stands behind a semicolon and cannot stand alone: another case, or the second go,
// of what stands before it.

var (
	// leaning is how another case begins: `; with 8 or more, the Train Station`.
	leaning = regexp.MustCompile(`(?i)^\s*(?:but )?with (?:fewer|less|more|under|over|at least|\w+ or (?:more|fewer|less|over))\b`)
	// supposing is a condition on how much there is.
	supposing = regexp.MustCompile(`(?i)\b(?:if|with|when)\b.*\b(?:less|fewer|more|under|over|least|below|\d+)\b`)
	// firstGo is what a tool is to do in the first go: `TV Station, first go: Bob`.
	firstGo = regexp.MustCompile(`(?i)^\W*(?:the |my )?(?:tv|telly|television|business|renovation|reno|demolition|demo|moving|movers|convention|tech|startup)\b[a-z ]{0,12}(?: ?[:,-] ?)(?:(?:in|on|for) )?(?:(?:my|the) )?(?:first go|1st go|go ?1|go one|first)\b`)
	// secondGo is how the second one begins.
	secondGo = regexp.MustCompile(`(?i)^\s*(?:and )?(?:(?:in|on|for) )?(?:(?:my|the) )?(?:second go|2nd go|go ?2|go two|second|other go)\b`)
)

// shortestLeaning is how many bytes what cannot stand alone has at least: `go2`.
const shortestLeaning = 3

// leant are the parts of a line between semicolons, without those before parts that cannot stand alone.
func leant(parts []string) []string {
	list := make([]string, 1, len(parts))
	list[0] = parts[0]
	for _, part := range parts[1:] {
		before := &list[len(list)-1]
		if len(part) < shortestLeaning {
			list = append(list, part)
			continue
		}
		if leaning.MatchString(part) && supposing.MatchString(*before) || secondGo.MatchString(part) && firstGo.MatchString(*before) {
			*before = strings.TrimRight(*before, " ") + ", " + strings.TrimLeft(part, " ")
			continue
		}
		list = append(list, part)
	}
	return list
}
