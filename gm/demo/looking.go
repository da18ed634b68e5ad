package demo

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// A tongue is what a person who reads a language looks for in a report.
type tongue struct {
	language        names.Language
	towns, offer    string // what stands above the towns, and above the marketplace
	coins, invested string // rows of the towns
	yes, prefix     string // a landmark that stands; what the names of templates begin with
	next            *regexp.Regexp
}

// tongues are the languages that these people read and write; cards they think of in
// English.
var tongues = []tongue{
	{names.English, "The towns\n", "On offer\n", "Coins", "Invested", "yes", "", regexp.MustCompile(`(?m)^(?:Turn (\d+) begins|Orders for turn (\d+))`)},
	{names.Spanish, "Las ciudades\n", "En oferta\n", "Monedas", "Invertido", "sí", "es ", regexp.MustCompile(`(?m)^(?:El turno (\d+) lo empieza|(?:Las órdenes|Órdenes) para el turno (\d+))`)},
}

// tongueOf is that of a letter with a table in it; nil for another letter.
func tongueOf(text string) *tongue {
	for i := range tongues {
		if strings.Contains(text, tongues[i].towns) {
			return &tongues[i]
		}
	}
	return nil
}

// english is a card as it is called in English.
func english(card string) string {
	if known := names.Whole(card); known != engine.NoCard {
		return known.String()
	}
	return card
}

// seen is what a player finds in a report.
type seen struct {
	tongue  *tongue
	turn    int // to write orders for
	coins   int
	cards   int      // Establishments of the player's own
	built   []string // landmarks
	toBuild []string // landmarks, the cheapest first
	offer   []string
	rivals  []string // the other players, the richest first
}

var columns = regexp.MustCompile(`  +`)

// look reads a report as the player of that name does. It is false where there
// is no next turn to write for, or no such player.
func look(report, name string) (seen, bool) {
	read := tongueOf(report)
	if read == nil {
		return seen{}, false
	}
	turn := read.next.FindStringSubmatch(report)
	_, below, _ := strings.Cut(report, read.towns)
	if turn == nil {
		return seen{}, false
	}
	s := seen{tongue: read, turn: number(turn[1] + turn[2])}
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
		case row[0] == read.coins:
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
	if _, offer, found := strings.Cut(rest, read.offer); found {
		offer, _, _ = strings.Cut(strings.TrimSpace(offer), "\n\n")
		for _, row := range cells(offer)[1:] {
			s.offer = append(s.offer, english(row[0]))
		}
	}
	return s, len(s.toBuild) > 0
}

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
	case what == s.tongue.yes:
		s.built = append(s.built, english(card))
	case strings.HasPrefix(what, "("):
		s.toBuild = append(s.toBuild, english(card))
	case what != "-" && card != s.tongue.invested:
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
