package goes

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// called are what the goes are called at which a sentence points.
var called = map[orders.Scope]string{orders.Go1: "first", orders.Go2: "second", orders.ExtraGo: "extra"}

// Pointed returns a sentence in which the go is named at which it points: `in that go` or `in this go` behind
// one that was for the second; and the go that was named last, every go for none. Where the sentence
// is for that go itself, nothing more is said.
func Pointed(f Finder, t []marks.Token, last orders.Scope) (row []marks.Token, named orders.Scope) {
	row, named = make([]marks.Token, 0, len(t)), last
	own := 0
	for at := 0; at < len(t); at++ {
		if name := called[named]; name != "" && at+2 < len(t) && t[at].Is("in", "on", "for", "of") && (t[at+1].Is("that") && pointsAt(t, at+1) || t[at+1].Is("this") && t[at+2].Is("go")) {
			if own != 1 {
				that, one := t[at+1], t[at+2]
				that.Low, that.Raw, one.Low, one.Raw = name, name, "go", "go"
				row = append(row, t[at], that, one)
			}
			at += 2
			continue
		}
		found := words.Find(t, at, f.Grammar.Speaks)
		if i := slices.IndexFunc(found.Means, func(m words.Meaning) bool { return m.Kind == words.Scope }); i >= 0 {
			named, own = orders.Scope(found.Means[i].Value), own+1
			row = append(row, t[at:at+found.Tokens]...)
			at += found.Tokens - 1
			continue
		}
		row = append(row, t[at])
	}
	return row, named
}

// pointsAt tells `that go`, and `that one` at the beginning or the end of a clause.
func pointsAt(t []marks.Token, at int) bool {
	begins := at == 1 || !t[at-2].IsWord() && t[at-2].Number < 0
	ends := at+2 == len(t) || !t[at+2].IsWord() && t[at+2].Number < 0 || t[at+2].Is("and", "too", "please", "i", "id", "ill", "as")
	return t[at+1].Is("go") || t[at+1].Is("one") && (begins || ends)
}
