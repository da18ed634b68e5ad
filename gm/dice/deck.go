package dice

import "fmt"

// maxShuffled is how many can be shuffled: a byte tells so many apart.
const maxShuffled = 256

// Shuffled are the numbers 0 to n-1 as a deck's key orders them for a mix, that of
// PileMix or SeatsMix: n is 256 at the most.
func Shuffled(key Key, mix string, n int) []int {
	from := newStream(key, mix)
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	for i := n - 1; i > 0; i-- {
		j := from.below(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	return order
}

// PileMix is what a pile of the deck is shuffled by, beside the key: 0 for a pile of
// all or of low cards, 1 of high ones, 2 of purple ones.
func PileMix(game string, pile int) string {
	return fmt.Sprintf("machipost deck 1\ngame %s\npile %d\n", game, pile)
}

// SeatsMix is what the seats are drawn by.
func SeatsMix(game string) string { return fmt.Sprintf("machipost seats 1\ngame %s\n", game) }
