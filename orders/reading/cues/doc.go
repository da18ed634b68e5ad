// Package cues finds in a row of tokens what a person's eye falls on first: cards, players,
// amounts, totals, dice, goes, and words that do something, of whichever class. lexicon.txt has the
// words, a line a class and language; a new word is an entry of a line.
//
// It knows no sentence: what stands beside what enters nowhere here. What the cues of a sentence
// come to stands in orders/reading/sense.
package cues
