// Package sense takes a whole letter for what a person would take it for: cues first, then clauses,
// then what each of them asks, in the light of those before it. What it does not know it passes
// over, and counts, so it files nothing: what it says is held against what was read sentence by
// sentence (orders/reading/offers), and shown to the writer.
//
//   - orders/reading/splits cuts a sentence into clauses, each with what leads it;
//   - orders/reading/premises asks when, acts.go what is to be done, tools.go with which tool;
//   - letter.go goes through a letter from top to bottom, sentence.go through one sentence.
//
// A new word enters in orders/reading/cues, and never here; no whole sentence is anywhere.
package sense
