// Package ledger has the orders of a letter while it is read by its sense: which stand before which,
// which join the candidates before them, what a condition comes to for an order, of what an otherwise
// is the contrary, and what a correction takes away.
//
// It knows no word: what a clause orders is found in orders/reading/sense. A new way in which orders
// hang on each other enters here.
package ledger
