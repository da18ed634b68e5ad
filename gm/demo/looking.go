package demo

import (
	"regexp"
	"strconv"
	"strings"
)

// tableHeading stands above the towns in every letter that has them.
const tableHeading = "The towns\n"

// seen is what a player finds in a report.
type seen struct {
	turn    int // to write orders for
	coins   int
	cards   int      // Establishments of the player's own
	built   []string // landmarks
	toBuild []string // landmarks, the cheapest first
	offer   []string
	rivals  []string // the other players, the richest first
}

var (
	townLine  = regexp.MustCompile(`^(.+) \(player \d\): (\d+) coins?$`)
	copies    = regexp.MustCompile(`^(.+) (\d+)(?: \(\d+ closed\))?$`)
	price     = regexp.MustCompile(` \(\d+\)$`)
	offerLine = regexp.MustCompile(`^\d+ x (.+?) +\d+ coins? +on [\d-]+$`)
	nextTurn  = regexp.MustCompile(`(?m)^(?:Turn (\d+) begins|Orders for turn (\d+))`)
)

// look reads a report as the player of that name does. It is false where there
// is no next turn to write for, or no such player.
func look(report, name string) (seen, bool) {
	turn := nextTurn.FindStringSubmatch(report)
	_, table, found := strings.Cut(report, tableHeading)
	if turn == nil || !found {
		return seen{}, false
	}
	s := seen{turn: number(turn[1] + turn[2])}
	mine, richest := false, map[string]int{}
	for _, line := range unwrap(table) {
		if m := townLine.FindStringSubmatch(line); m != nil {
			if mine = m[1] == name; mine {
				s.coins = number(m[2])
			} else {
				richest[m[1]] = number(m[2])
				s.rivals = insert(s.rivals, m[1], richest)
			}
			continue
		}
		line = strings.TrimSpace(line)
		if m := offerLine.FindStringSubmatch(line); m != nil {
			s.offer = append(s.offer, m[1])
		} else if mine {
			s.town(line)
		}
	}
	return s, len(s.toBuild) > 0
}

// town reads a line of the player's own town.
func (s *seen) town(line string) {
	if list, ok := strings.CutPrefix(line, "Built: "); ok {
		s.built = strings.Split(list, ", ")
		return
	}
	if list, ok := strings.CutPrefix(line, "To build: "); ok {
		for _, landmark := range strings.Split(list, ", ") {
			s.toBuild = append(s.toBuild, price.ReplaceAllString(landmark, ""))
		}
		return
	}
	for _, card := range strings.Split(line, ", ") {
		if m := copies.FindStringSubmatch(card); m != nil {
			s.cards += number(m[2])
		}
	}
}

// insert puts a name into a list that runs from the richest to the poorest.
func insert(names []string, name string, coins map[string]int) []string {
	i := 0
	for i < len(names) && coins[names[i]] >= coins[name] {
		i++
	}
	return append(names[:i], append([]string{name}, names[i:]...)...)
}

// unwrap joins lines that were broken to fit: they go on deeper than the town's
// first line, or after a comma.
func unwrap(text string) []string {
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		if last := len(lines) - 1; last >= 0 && strings.HasSuffix(lines[last], ",") {
			lines[last] += " " + strings.TrimSpace(line)
			continue
		}
		lines = append(lines, line)
	}
	return lines
}

// number is 0 for what is none.
func number(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 0
	}
	return n
}
