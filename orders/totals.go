package orders

import (
	"strconv"
	"strings"
)

// Totals is a set of totals of the dice.
type Totals uint16

// MaxTotal is the highest total there is: two sixes and the Harbour's two.
const MaxTotal = 14

// AllTotals are the totals from 1 to MaxTotal.
const AllTotals Totals = 1<<(MaxTotal+1) - 2

// TotalsBetween are the totals from low to high, both in it, each from 1 to
// MaxTotal.
func TotalsBetween(low, high int) Totals {
	return (1<<(high+1) - 1) &^ (1<<low - 1)
}

// Ends are the lowest and the highest of the totals; 0 for none.
func (t Totals) Ends() (least, most int) {
	for total := 1; total <= MaxTotal; total++ {
		if !t.Hold(total) {
			continue
		}
		if most = total; least == 0 {
			least = total
		}
	}
	return least, most
}

// Hold tells whether the total is in the set.
func (t Totals) Hold(total int) bool { return t&(1<<total) != 0 }

// String lists the totals as a player writes them: "1-4, 7, 9+".
func (t Totals) String() string {
	var parts []string
	for low := 1; low <= MaxTotal; low++ {
		if !t.Hold(low) {
			continue
		}
		high := low
		for high < MaxTotal && t.Hold(high+1) {
			high++
		}
		parts = append(parts, span(low, high))
		low = high
	}
	return strings.Join(parts, ", ")
}

func span(low, high int) string {
	switch {
	case low == high:
		return strconv.Itoa(low)
	case high == MaxTotal:
		return strconv.Itoa(low) + "+"
	}
	return strconv.Itoa(low) + "-" + strconv.Itoa(high)
}
