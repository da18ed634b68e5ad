package ahead_test

import (
	"slices"
	"sync/atomic"
	"testing"

	"machipost/gm/ahead"
)

func numbers(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// What is made comes in the order of the things, though the later ones are ready first,
// and no more of it is made than may wait.
func TestInOrder(t *testing.T) {
	t.Parallel()
	const n = 200
	var made, taken atomic.Int64
	var got []int
	for square := range ahead.Map(slices.Values(numbers(n)), func(i int) int {
		if m := made.Add(1) - taken.Load(); m > int64(ahead.Most())+1 {
			t.Errorf("%d are made that nobody has taken", m)
		}
		for range (n - i) * 50 { // the first ones take longest
			made.Load()
		}
		return i * i
	}) {
		taken.Add(1)
		got = append(got, square)
	}
	if len(got) != n || !slices.IsSorted(got) || got[n-1] != (n-1)*(n-1) {
		t.Errorf("%v", got)
	}
}

// Who has enough stops it: nothing is in the making any more.
func TestStopped(t *testing.T) {
	t.Parallel()
	var making atomic.Int64
	for i := range ahead.Map(slices.Values(numbers(100)), func(i int) int {
		making.Add(1)
		defer making.Add(-1)
		return i
	}) {
		if i == 10 {
			break
		}
	}
	if n := making.Load(); n != 0 {
		t.Errorf("%d are in the making", n)
	}
}

// A panic comes to the taker when it is its turn, and not before.
func TestPanics(t *testing.T) {
	t.Parallel()
	var got []int
	said := func() (said any) {
		defer func() { said = recover() }()
		for i := range ahead.Map(slices.Values(numbers(9)), func(i int) int {
			if i == 3 {
				panic("three")
			}
			return i
		}) {
			got = append(got, i)
		}
		return nil
	}()
	if said != "three" || !slices.Equal(got, []int{0, 1, 2}) {
		t.Errorf("%v, then %v", got, said)
	}
}

func TestNothing(t *testing.T) {
	t.Parallel()
	for range ahead.Map(slices.Values([]int{}), func(i int) int { return i }) {
		t.Error("something")
	}
}
