package reading_test

import "testing"

// Before the reader knew how to say other languages in the words of the rules, 85 of the first 270
// Spanish and German wishes were read at once, 168 at once or with a yes.
var wishesAbroad = figure{572, 619}

// Wishes in other languages: how many are read, none wrongly without a word; and what looks
// like one and is none.
func TestWishesAbroad(t *testing.T) {
	t.Parallel()
	tryWishes(t, "testdata/abroad.txt", wishesAbroad)
}
