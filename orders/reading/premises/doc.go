// Package premises asks what a condition asks: how many coins somebody has, what was rolled, who owns what,
// whether a card is there, or only whether what was said can be had.
//
// What follows from a condition is not known here: that stands in orders/reading/sense. A new way to ask
// enters here, a new word in orders/reading/cues.
package premises
