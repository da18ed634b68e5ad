package reading

import (
	"regexp"
	"slices"

	"machipost/orders"
)

// This file doubts what only the whole letter shows to be meant in two ways.

// A twofold is words that can be meant two ways where no order says which, and the orders
// that hang on them.
type twofold struct {
	words  *regexp.Regexp
	said   []string // the words that are asked about
	twice  bool     // only of who has two goes
	among  func(e *entry) bool
	unless func(e *entry) bool
}

var twofolds = []twofold{
	// Candidates of one list, or one for each go: "First I buy a Cafe. Then I buy a Mine."
	{regexp.MustCompile(`(?is)\bfirst(?:ly)?\b.*\bthen\b`), []string{"first", "then"}, true, isUnscopedBuy, isForOneGo},
	// A line that goes on with another go may belong to the card above it.
	{regexp.MustCompile(`(?im)^\s*(?:and|then)\s+(?:(?:on|in|for|at)\s+)?(?:my\s+)?go\s*[12]\b.*\S`), []string{"and go"}, true, isAny, nil},
	// "+2" behind a list of totals is the Harbour's, or one more of them.
	{regexp.MustCompile(`(?i)(?:\d|,)\s*,\s*\+ ?2\b`), []string{"+2"}, false, isReroll, isHarbour},
}

// namesInvesting is what a line says that asks for it.
var namesInvesting = regexp.MustCompile(`(?i)invest|invier|inverti|startup:|coin|moneda|münze|pièce`)

// doubtStartup proposes what is read of a list of cards in which the Tech Startup was
// taken for its order.
func (r *filer) doubtStartup() {
	for i := range r.entries {
		at := &r.entries[i]
		if at.line.Order.Verb != orders.Invest || namesInvesting.MatchString(at.written) {
			continue
		}
		written := at.written
		if slices.ContainsFunc(r.entries, func(e entry) bool { return e.written == written && e.line.Order.Verb == orders.Buy }) {
			r.withhold(doubt{why: orders.TwoWays, words: []string{"Tech Startup"}}, func(e *entry) bool { return e.written == written })
		}
	}
}

func isAny(*entry) bool           { return true }
func isReroll(e *entry) bool      { return e.line.Order.Verb == orders.Reroll }
func isHarbour(e *entry) bool     { return e.line.Order.Verb == orders.Harbour }
func isUnscopedBuy(e *entry) bool { return e.line.Order.Verb == orders.Buy }

func isForOneGo(e *entry) bool {
	return e.line.Order.Verb == orders.Buy && (e.line.Scope == orders.Go1 || e.line.Scope == orders.Go2)
}

// doubtTwofold proposes the orders that hang on such words.
func (r *filer) doubtTwofold(text string) {
	r.doubtStartup()
	twoGoes := r.me >= 0 && r.table.firstPlayer(r.turn()) == r.me
	for _, t := range twofolds {
		if t.twice && !twoGoes || !t.words.MatchString(text) {
			continue
		}
		if t.unless != nil && slices.ContainsFunc(r.entries, func(e entry) bool { return t.unless(&e) }) {
			continue
		}
		r.withhold(doubt{why: orders.TwoWays, words: t.said}, t.among)
	}
}
