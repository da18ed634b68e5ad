package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds extra goes, by what they are called and by how they come.

var (
	// coming are words that only say that an extra go comes, behind its name: `if I get lucky`.
	coming = marks.Lows("if", "should", "when", "whenever", "in", "case", "that", "which", "i", "we", "me", "us", "get", "gets", "got", "gain", "win", "score", "earn", "have", "had", "one", "it", "any", "there", "be", "is", "are", "comes", "come", "happens", "happen", "to", "arises", "arise", "occurs", "materialises", "lucky", "luck", "the", "amusement", "park", "a", "double", "doubles", "throw", "roll", "gives", "give", "grants", "grant", "hands", "hand", "bestows", "bestow", "brings", "bring", "on", "upon", "does", "do", "such", "so", "granted", "given", "allowed", "my", "way")
	// opening are those with which that begins.
	opening = marks.Lows("if", "should", "when", "whenever", "in", "that", "which")
	// earning are words of a clause that says how one comes: `if a double earns me one more go`.
	earning = marks.Lows("i", "we", "a", "an", "any", "the", "that", "double", "doubles", "pair", "roll", "rolled", "throw", "make", "get", "gets", "got", "come", "comes", "up", "and", "n", "&", "do", "should", "happen", "to", "so", "then", "thereby", "thus", "hence", "earn", "earns", "earned", "me", "us", "my", "gives", "give", "hands", "hand", "grants", "grant", "brings", "bring", "bestows", "win", "score", "gain", "luck", "lucky", "accidentally", "amusement", "park", "let", "lets", "allow", "allows", "allowed", "im", "am", "m", "be", "is", "have", "can", "may", "take", "go", "play", "turn", "again", "one", "more", "another", "second", "with", "through", "by", "thanks", "because", "of", "via", "make", "makes", "become", "becomes")
	// more are words that make a go another one.
	more = marks.Lows("bonus", "extra", "additional", "free", "spare", "another", "more")
)

// mostEarning is how many words such a clause has at most.
const mostEarning = 14

// extra finds where an extra go ends: `any bonus go`, `an additional turn, if I get one,`; 0 for none.
func extra(f *finder, at int) int {
	for f.sign(at, "a", "an", "any", "that", "this", "each", "every") {
		at++
	}
	if f.sign(0, "same", "ditto") && f.sign(at, extras...) && f.sign(at-1, "any", "every") && (at+1 == len(f.t) || f.sign(at+1, ".")) {
		return at + 1 // both goes, and any extra
	}
	if !f.sign(at, extras...) || !f.sign(at+1, "go", "goes", "turn", "turns") {
		return 0
	}
	end := at + 2
	next := end
	for f.sign(next, ",", "(") {
		next++
	}
	if next >= len(f.t) || !opening[f.t[next].Low] || f.sign(next, "in") && !f.sign(next+1, "case") {
		return end
	}
	for from := next; next < len(f.t) && next < from+mostEarning && coming[f.t[next].Low]; {
		next++
	}
	for f.sign(next-1, "get", "gets", "a", "the", "my", "i") && next > end {
		next-- // ... gets a Mine
	}
	if next < end+3 || next < len(f.t) && f.t[next].IsWord() && !f.follows(next) && !f.sign(next, "gets", "goes") && !f.isCard(next) {
		return end
	}
	for f.sign(next, ")") {
		next++
	}
	return next
}

// goesAgain finds where an extra go ends that is told by how it comes: `if I roll doubles and
// go again`, `should the Amusement Park hand me another go`; 0 for none.
func goesAgain(f *finder, at int) int {
	if !f.sign(at, "if", "when", "whenever", "should", "once") {
		return 0
	}
	luck, lasts, i := false, 0, at+1
	for ; i < len(f.t) && i < at+mostEarning && (earning[f.t[i].Low] || more[f.t[i].Low]); i++ {
		luck = luck || f.sign(i, "double", "doubles", "pair", "amusement", "park")
		again := f.sign(i, "again") && (f.sign(i-1, "go", "play") || luck && f.sign(i-1, "roll", "throw"))
		another := f.sign(i, "go", "turn") && (more[f.t[i-1].Low] || luck && f.sign(i-1, "second"))
		if again && (luck || f.sign(at, "if", "should")) || another && luck {
			lasts = i + 1
		}
	}
	if end := inThat(f, i); luck && end > 0 {
		return end
	}
	if lasts > 0 && f.sign(lasts, "for") && f.sign(lasts+1, "doubles") {
		lasts += 2
	}
	if lasts > 0 && f.sign(lasts, "then") && f.sign(lasts+1, "that") && f.sign(lasts+2, "go", "turn") {
		return lasts + 3
	}
	return lasts
}

// inThat finds where an extra go ends that is named behind how one comes: `…, then in the extra
// go`; 0 for none.
func inThat(f *finder, at int) int {
	for f.sign(at, ",", "then") {
		at++
	}
	if !f.sign(at, "in", "on", "for") {
		return 0
	}
	for at++; f.sign(at, "the", "that", "this", "my"); {
		at++
	}
	if !f.sign(at, extras...) || !f.sign(at+1, "go", "turn") {
		return 0
	}
	return at + 2
}

// sameInBoth finds a heading for both goes: `the same in both my goes:`.
func sameInBoth(f *finder, at int) words.Phrase {
	end := at
	for f.sign(end, "the", "do") {
		end++
	}
	if !f.sign(end, "same") {
		return words.Phrase{}
	}
	end++
	for f.sign(end, "thing", "things", "orders", "again", "on", "in", "for") {
		end++
	}
	if !f.sign(end, "both", "each") {
		return words.Phrase{}
	}
	end++
	for f.sign(end, "of", "my", "the", "two") {
		end++
	}
	if f.sign(end, "go", "goes", "times", "turns") && f.sign(end+1, ":") {
		return phrase(at, end+1, words.Scope, int(orders.EveryGo))
	}
	return words.Phrase{}
}
