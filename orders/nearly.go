package orders

// This file looks for the condition that words may have been meant to be. It is
// shown to the player and never obeyed.

// nearest tells what is wrong with a part of the conditions, and shows the form
// that it may have been meant to have.
func (r *reader) nearest(parts []words, i int, bad *Refused) *Refused {
	switch bad.Why {
	case UnknownCondition, UnknownPlayer, UnknownCard:
	default:
		return bad
	}
	if len(parts[i]) > maxGuess {
		return bad
	}
	if c, ok := r.nearly(parts[i]); ok {
		return &Refused{Why: UnknownCondition, Word: parts[i].String(), Closest: []string{r.condition(c)}}
	}
	if both, text := r.sharedHave(parts[:i+1]); text != "" {
		return &Refused{Why: UnknownCondition, Word: both.String(), Closest: []string{text}}
	}
	return bad
}

// nearly takes words for a condition in the way people speak: `I have 6 coins`,
// `Bob doesn't have Mine`.
func (r *reader) nearly(w words) (Condition, bool) {
	w, not := affirmed(w)
	if len(w) == 0 {
		return Condition{}, false
	}
	c, ok := r.nearCoins(w)
	if !ok {
		var bad *Refused
		c, bad = r.readCondition(w)
		ok = bad == nil
	}
	if not {
		c = c.negated()
	}
	return c, ok
}

// denials are the ways to say that somebody has not, and the word for having.
var denials = [...]struct {
	said []string
	verb string
}{
	{[]string{"don't", "have"}, "have"}, {[]string{"dont", "have"}, "have"}, {[]string{"do", "not", "have"}, "have"},
	{[]string{"haven't"}, "have"}, {[]string{"have", "not"}, "have"},
	{[]string{"doesn't", "have"}, "has"}, {[]string{"doesnt", "have"}, "has"}, {[]string{"does", "not", "have"}, "has"},
	{[]string{"hasn't"}, "has"}, {[]string{"has", "not"}, "has"},
}

// affirmed returns what is denied, and whether it is.
func affirmed(w words) (words, bool) {
	not := false
	for w.begin("not") {
		w, not = w[1:], !not
	}
	for at := range w {
		for _, denial := range denials {
			if !w[at:].begin(denial.said...) {
				continue
			}
			rest := w[at+len(denial.said):]
			if rest.begin("any") || rest.begin("got") {
				rest = rest[1:]
			}
			have := word{low: denial.verb, raw: denial.verb}
			return append(append(append(words{}, w[:at]...), have), rest...), !not
		}
	}
	return w, not
}

// nearCoins reads `I have 6 coins`, `Bob has at least 6 coins`, `my coins >= 6`.
func (r *reader) nearCoins(w words) (Condition, bool) {
	at := w.index("coins", "coin")
	if at < 0 {
		return Condition{}, false
	}
	c := Condition{Kind: Coins, Who: r.me}
	before := w[:at]
	if seat, behind, _ := r.readHaver(before); behind != nil {
		c.Who, before = seat, behind
	} else if before.is("my") {
		before = nil
	} else if len(before) > 0 {
		if seat, bad := r.readSubject(before); bad == nil {
			c.Who, before = seat, nil
		}
	}
	var ok bool
	c.Compare, c.Count, ok = amount(append(append(words{}, before...), w[at+1:]...))
	return c, ok
}

// amounts are the ways to compare in words.
var amounts = [...]struct {
	said []string
	sign Comparison
}{
	{[]string{"at", "least"}, AtLeast}, {[]string{"at", "most"}, AtMost}, {[]string{"more", "than"}, Over}, {[]string{"over"}, Over},
	{[]string{"less", "than"}, Under}, {[]string{"fewer", "than"}, Under}, {[]string{"under"}, Under}, {[]string{"exactly"}, Exactly},
}

// amount reads a number of coins in words. A number alone is at least so many:
// who has 7 has 6.
func amount(w words) (Comparison, int, bool) {
	if w.begin("is") || w.begin("are") {
		w = w[1:]
	}
	if w.is("no") {
		return Exactly, 0, true
	}
	for _, row := range amounts {
		if w.begin(row.said...) {
			w = append(words{{low: string(row.sign)}}, w[len(row.said):]...)
			break
		}
	}
	if len(w) == 1 {
		if n, ok := number(w[0].low); ok {
			return AtLeast, n, true
		}
	}
	sign, n, bad := readComparison(w)
	return sign, n, bad == nil
}

// sharedHave takes the last part for one that shares the `have` of the part
// before: `have Mine and Forest`.
func (r *reader) sharedHave(parts []words) (both words, text string) {
	if len(parts) < 2 {
		return nil, ""
	}
	first, last := parts[len(parts)-2], parts[len(parts)-1]
	at := first.index("have", "has")
	if at < 0 || len(first) > maxGuess {
		return nil, ""
	}
	one, bad := r.readCondition(first)
	other, badToo := r.readCondition(append(append(words{}, first[:at+1]...), last...))
	if bad != nil || badToo != nil {
		return nil, ""
	}
	return joinAnd(parts[len(parts)-2:]), r.condition(one) + " and " + r.condition(other)
}
