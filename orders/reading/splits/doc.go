// Package splits cuts a row into sentences, and a sentence into clauses by its cues: where a
// condition begins and ends, where an otherwise does, what is only a reason, which order stands
// behind which.
//
// What a clause asks is not known here: that stands in orders/reading/sense. A new word enters in
// orders/reading/cues, a new place at which people stop enters here.
package splits
