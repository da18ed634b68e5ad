// Package worlds tells whether orders that are written otherwise come to the same: it asks both what they
// would buy, whatever was rolled, whoever has how many coins, and whatever else they ask.
//
// It knows no position and no word. A new kind of condition that is not only true or false enters here.
package worlds
