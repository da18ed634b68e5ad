// Package spelling puts words that are misspelt as they are meant: `trian staiton`, `rerol`,
// `nevr`. A word is misspelt when no table of any language has it, and it is near one word that
// has a meaning in a letter of orders, or is of every day: one letter wrong, missing, too many or
// in its neighbour's place, two in a word of eight letters or more.
//
// A word that is as near to two is left as it is, and so is what another word of the language looks
// like (likes.txt): nobody who writes of a cave means the Cafe. It knows no order and no sentence;
// what enters is how people slip.
package spelling
