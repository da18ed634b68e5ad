package dice

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Private is the public part of a mix that has none.
const Private = "none"

// A Roll is one resolving of a turn, of which all is known before but the key.
type Roll struct {
	Game   string
	Turn   int
	Number int     // of the roll in the game, from 1 on; undone ones stay counted
	Seats  []Given // in seat order
	Public string  // Private, or a round of a public chain, as Quicknet has it
}

// Quicknet is the public part of a mix with a round of drand's chain quicknet.
func Quicknet(round uint64, randomness Key) string {
	return fmt.Sprintf("quicknet %d %s", round, randomness)
}

// Mix is all that goes into the faces beside the key.
func (r Roll) Mix() string {
	var b strings.Builder
	fmt.Fprintf(&b, "machipost dice 1\ngame %s\nturn %d\nroll %d\n", r.Game, r.Turn, r.Number)
	for i, given := range r.Seats {
		fmt.Fprintf(&b, "seat %d %s\n", i+1, given)
	}
	fmt.Fprintf(&b, "public %s\n", r.Public)
	return b.String()
}

var mixOf = regexp.MustCompile(`^machipost dice 1\ngame (\S+)\nturn (\d+)\nroll (\d+)\n((?:seat \d+ [^\n]+\n)+)public ([^\n]+)\n$`)

// ReadMix reads a mix back. It fails for a text that is none.
func ReadMix(mix string) (Roll, error) {
	parts := mixOf.FindStringSubmatch(mix)
	if parts == nil {
		return Roll{}, fmt.Errorf("%q is no mix of dice", mix)
	}
	r := Roll{Game: parts[1], Public: parts[5]}
	r.Turn, _ = strconv.Atoi(parts[2]) // digits, by the pattern
	r.Number, _ = strconv.Atoi(parts[3])
	for line := range strings.Lines(parts[4]) {
		_, given, _ := strings.Cut(strings.TrimSpace(line[len("seat "):]), " ")
		r.Seats = append(r.Seats, Given(given))
	}
	return r, nil
}

// A Telling is what a report tells of a seat: what it gives from the next turn on, or,
// with None, that it has passed to another and begins again.
type Telling struct {
	Seat  int // from 1 on
	Given Given
}

// A Block is a roll as a report shows it.
type Block struct {
	Roll
	Key  Key
	Gave []int     // faces, in the order of throwing
	Told []Telling // by seat; nil for nothing
}

// Text is the block as it stands in a letter, without the sentence behind it.
func (b Block) Text() string {
	var t strings.Builder
	fmt.Fprintf(&t, "Dice roll %d of %s, turn %d:\n", b.Number, b.Game, b.Turn)
	fmt.Fprintf(&t, "  %s, public %s\n", seats(b.Seats), b.Public)
	fmt.Fprintf(&t, "  key %s\n  gave ", b.Key)
	for _, face := range b.Gave {
		fmt.Fprintf(&t, "%d ", face)
	}
	t.WriteString("end")
	if len(b.Told) > 0 {
		t.WriteString("\n  " + tellings(b.Told))
	}
	return t.String()
}

// seats are "seat 1 none, seat 2 word rhubarb".
func seats(all []Given) string {
	var parts []string
	for i, given := range all {
		parts = append(parts, fmt.Sprintf("seat %d %s", i+1, given))
	}
	return strings.Join(parts, ", ")
}

// tellings are "told seat 2 word rhubarb end".
func tellings(all []Telling) string {
	var parts []string
	for _, t := range all {
		parts = append(parts, fmt.Sprintf("seat %d %s", t.Seat, t.Given))
	}
	return "told " + strings.Join(parts, ", ") + " end"
}

// A Locked is what is shown before the first roll.
type Locked struct {
	Game string
	Lock Key
	Deck Key     // the deck's lock; the zero Key where no deck and no seats were drawn
	Told []Given // in seat order; nil where the seats are not taken yet
}

// Text is that as it stands in a letter.
func (l Locked) Text() string {
	text := fmt.Sprintf("Dice of %s are locked:\n  lock %s\n", l.Game, l.Lock)
	if l.Deck != (Key{}) {
		text += fmt.Sprintf("  deck %s\n", l.Deck)
	}
	if l.Told == nil {
		return strings.TrimSuffix(text, "\n")
	}
	told := make([]Telling, len(l.Told))
	for i, given := range l.Told {
		told[i] = Telling{i + 1, given}
	}
	return text + "  " + tellings(told)
}

// An Opened is what the last letter of a game shows of its deck and seats.
type Opened struct {
	Game  string
	Key   Key
	Seats []int      // whoever was named as which number got them, in seat order; nil where they were not drawn
	Piles [][]string // the names of the cards in the order in which they lay, by pile; nil where there were none
}

// Text is that as it stands in a letter.
func (o Opened) Text() string {
	text := fmt.Sprintf("Deck of %s is opened:\n  key %s\n", o.Game, o.Key)
	if o.Seats != nil {
		var parts []string
		for _, n := range o.Seats {
			parts = append(parts, strconv.Itoa(n))
		}
		text += "  seats " + strings.Join(parts, " ") + " end\n"
	}
	for p, cards := range o.Piles {
		if len(cards) > 0 {
			text += fmt.Sprintf("  pile %d: %s end\n", p, strings.Join(cards, ", "))
		}
	}
	return strings.TrimSuffix(text, "\n")
}

// same tells blocks that say the same.
func (b Block) same(other Block) bool {
	return b.Mix() == other.Mix() && b.Key == other.Key && slices.Equal(b.Gave, other.Gave) && slices.Equal(b.Told, other.Told)
}
