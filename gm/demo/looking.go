package demo

import (
	"regexp"
	"slices"
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
	columns  = regexp.MustCompile(`  +`)
	nextTurn = regexp.MustCompile(`(?m)^(?:Turn (\d+) begins|Orders for turn (\d+))`)
)

// look reads a report as the player of that name does. It is false where there
// is no next turn to write for, or no such player.
func look(report, name string) (seen, bool) {
	turn := nextTurn.FindStringSubmatch(report)
	_, below, found := strings.Cut(report, tableHeading)
	if turn == nil || !found {
		return seen{}, false
	}
	s := seen{turn: number(turn[1] + turn[2])}
	towns, rest, _ := strings.Cut(strings.TrimSpace(below), "\n\n")
	rows := cells(towns)
	mine := slices.Index(rows[0], name)
	if mine < 0 {
		return seen{}, false
	}
	richest := map[string]int{}
	for _, row := range rows[1:] {
		switch {
		case mine >= len(row):
		case row[0] == "Coins":
			for i, other := range rows[0][1:] {
				if richest[other] = number(row[i+1]); other != name {
					s.rivals = insert(s.rivals, other, richest)
				}
			}
			s.coins = number(row[mine])
		default:
			s.has(row[0], row[mine])
		}
	}
	if _, offer, found := strings.Cut(rest, offerHeading); found {
		offer, _, _ = strings.Cut(strings.TrimSpace(offer), "\n\n")
		for _, row := range cells(offer)[1:] {
			s.offer = append(s.offer, row[0])
		}
	}
	return s, len(s.toBuild) > 0
}

// offerHeading stands above the marketplace.
const offerHeading = "On offer\n"

// cells are those of a table, line by line.
func cells(table string) (rows [][]string) {
	for line := range strings.Lines(table) {
		rows = append(rows, columns.Split(strings.TrimSpace(line), -1))
	}
	return rows
}

// has reads what the player has of a card: "yes" or "(22)" of a landmark, "-", "2" or
// "3 (1c)" of another.
func (s *seen) has(card, what string) {
	digits, _, _ := strings.Cut(what, " ")
	switch {
	case what == "yes":
		s.built = append(s.built, card)
	case strings.HasPrefix(what, "("):
		s.toBuild = append(s.toBuild, card)
	case what != "-" && card != "Invested":
		s.cards += number(digits)
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

// number is 0 for what is none.
func number(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return 0
	}
	return n
}
