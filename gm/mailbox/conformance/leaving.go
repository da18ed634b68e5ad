package conformance

import (
	"errors"
	"slices"

	"machipost/gm/post"
)

// This file is about letters that are not there when they are asked for, and about
// those that should not be there any more.

func movedByAnother(v *visit) {
	if v.Twin == nil {
		v.Skip("letters stay in this world")
	}
	mark := v.start()
	subjects := v.tooMuch()
	var given []post.Letter
	next, err := v.Inbox.Unread(v.ctx, mark, func(some []post.Letter) error {
		given = append(given, some...)
		_, err := v.Twin.Unread(v.ctx, mark, keepAll)
		return err
	})
	if err != nil {
		v.Fatal(err)
	}
	if len(given) == len(subjects) {
		v.Fatal("they were all handed over at once")
	}
	v.expect(given, subjects[:len(given)]...)
	if next.UID != mark.UID+uint32(len(subjects)) {
		v.Errorf("mark %v, want that of the last letter", next)
	}
	letters, _ := v.read(v.Inbox, next)
	v.expect(letters)
}

func tidied(v *visit) {
	if v.Left == nil {
		v.Skip("letters stay in this world")
	}
	mark := v.start()
	for _, subject := range []string{"left out", "one", "two", "three"} {
		v.post(subject)
	}
	at := func(n uint32) post.Mark { return post.Mark{UIDValidity: mark.UIDValidity, UID: mark.UID + n} }
	for range 2 { // a second time there is nothing to do
		if err := v.Inbox.Tidy(v.ctx, mark, at(3), []post.Mark{at(1)}); err != nil {
			v.Fatal(err)
		}
		left, err := v.Left()
		if err != nil || !slices.Equal(left, []string{"left out", "three"}) {
			v.Errorf("left are %q, %v", left, err)
		}
	}
	letters, _ := v.read(v.Inbox, at(3))
	v.expect(letters, "three")
}

// withheld posts three letters and withholds the second; it returns the mark
// before them and what a poll gave.
func (v *visit) withheld() (start post.Mark, given []post.Letter, done post.Mark) {
	v.Helper()
	if v.Withhold == nil {
		v.Skip("this world hands over every letter")
	}
	start = v.start()
	for _, subject := range []string{"one", "two", "three"} {
		v.post(subject)
	}
	v.Withhold(start.UID + 2)
	given, done = v.read(v.Inbox, start)
	return start, given, done
}

func leftOut(v *visit) {
	start, given, done := v.withheld()
	v.expect(given, "one", "", "three")
	two := given[1]
	if two.LeftOut == "" || two.Mark.UID != start.UID+2 || two.Arrived.IsZero() || two.Size == 0 || two.Raw != nil || two.Unreadable != "" {
		v.Errorf("what was left out is %+v", two)
	}
	if given[0].LeftOut+given[2].LeftOut != "" {
		v.Errorf("left out: %q, %q", given[0].LeftOut, given[2].LeftOut)
	}
	if done != given[2].Mark {
		v.Errorf("the mark is %v, want that of the last letter, %v", done, given[2].Mark)
	}
	if v.Left == nil {
		return
	}
	if left, err := v.Left(); err != nil || len(left) != 1 {
		v.Errorf("left are %q, %v; want the one that was left out", left, err)
	}
}

// again asks for letters once more.
func (v *visit) again(left ...post.Mark) (letters []post.Letter, gone []post.Mark) {
	v.Helper()
	gone, err := v.Inbox.Again(v.ctx, left, each(func(l post.Letter) error {
		letters = append(letters, l)
		return nil
	}))
	if err != nil {
		v.Fatal(err)
	}
	return letters, gone
}

func comesAgain(v *visit) {
	_, given, done := v.withheld()
	two := given[1]
	letters, gone := v.again(two.Mark)
	if v.expect(letters, ""); letters[0].LeftOut == "" || len(gone) != 0 {
		v.Errorf("still withheld it is %+v, gone are %v", letters[0], gone)
	}
	v.Withhold()
	_, err := v.Inbox.Again(v.ctx, []post.Mark{two.Mark}, each(func(post.Letter) error { return errFull }))
	if !errors.Is(err, errFull) {
		v.Errorf("error %v, want file's", err)
	}
	letters, gone = v.again(two.Mark)
	v.expect(letters, "two")
	if l := letters[0]; l.LeftOut != "" || l.Mark != two.Mark || l.Arrived != two.Arrived || len(gone) != 0 {
		v.Errorf("it came as %+v, gone are %v", l, gone)
	}
	if v.Left != nil {
		if left, err := v.Left(); err != nil || len(left) != 0 {
			v.Errorf("left are %q, %v", left, err)
		}
	}
	letters, _ = v.read(v.Inbox, done)
	v.expect(letters)
}

func goneMeanwhile(v *visit) {
	if v.Twin == nil {
		v.Skip("letters stay in this world")
	}
	start, given, _ := v.withheld()
	v.Withhold()
	v.read(v.Twin, start)
	letters, gone := v.again(given[1].Mark)
	v.expect(letters)
	if !slices.Equal(gone, []post.Mark{given[1].Mark}) {
		v.Errorf("gone are %v, want %v", gone, given[1].Mark)
	}
}

func leftOutAndRenumbered(v *visit) {
	if v.Renumber == nil {
		v.Skip("this world keeps its numbers")
	}
	_, given, done := v.withheld()
	v.Withhold()
	v.Renumber()
	letters, gone := v.again(given[1].Mark)
	v.expect(letters)
	if len(gone) != 0 {
		v.Errorf("gone are %v", gone)
	}
	if err := v.Inbox.Tidy(v.ctx, post.Mark{UIDValidity: done.UIDValidity}, done, nil); err != nil {
		v.Error(err)
	}
	letters, _ = v.read(v.Inbox, done)
	if len(letters) == 0 || !slices.ContainsFunc(letters, func(l post.Letter) bool { return l.Subject == "two" }) {
		v.Errorf("%d letters came, and not the one that was left out", len(letters))
	}
}
