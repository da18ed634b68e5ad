// Package offers settles what a yes would file of a letter whose sentences were not all read: what
// they come to one by one, or the letter by its sense.
//
// It reads nothing: sentences are read in orders/reading, their sense in orders/reading/sense. What
// decides between the two enters here.
package offers
