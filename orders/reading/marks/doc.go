// Package marks finds in a line of a letter what can be named at a game's table, its
// cards and its players: a closed world, so that names are known before any sentence
// is. A line is cut into tokens; at a place of it a card or a player begins, or none
// does. How plainly a card is named is told with it, for "mo" is a card where one is
// looked for and nowhere else.
//
// It knows no verb and no sentence. How people shorten, join and misspell names may
// enter; what is done with them stands in orders/reading/sentences.
package marks
