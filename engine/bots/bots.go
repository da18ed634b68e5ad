// Package bots are players who need no mail: strategies that answer the
// engine's questions. They practise with a player, sit in for one who has left,
// and play games for simulation.
//
// A bot is a function of the View it is asked with. It keeps nothing between
// two questions and throws no dice, so a stored turn resolves alike whenever it
// is resolved again. It counts in whole numbers, which are the same on every
// machine.
//
// A strategy never changes once it is released: a stored turn keeps the name of
// the bot that played, and is resolved with it years later. What plays better
// is a new strategy with a new name, and shares with an old one only what it
// never needs otherwise. Everything here but this file and swift1.go is steady-1's.
// What may enter is a strategy.
package bots

import "machipost/engine"

// Default is the strategy of a seat for which none was named. It may name
// another one some day: store the name, not that it was the default.
const Default = "steady-1"

// A strategy is a way to play with the name it is kept by.
type strategy struct {
	name string
	bot  engine.Decisions
}

// strategies are all that were ever released, the oldest first. None is taken
// away.
var strategies = [...]strategy{
	{"steady-1", steady1{}},
	{"swift-1", swift1{}},
}

// Named returns the strategy of that name, and whether there is one. Names are
// exact, with their number. A bot may sit in several seats and games at once.
func Named(name string) (engine.Decisions, bool) {
	for _, s := range strategies {
		if s.name == name {
			return s.bot, true
		}
	}
	return nil, false
}

// Names returns the names of all strategies, the oldest first.
func Names() []string {
	names := make([]string, len(strategies))
	for i, s := range strategies {
		names[i] = s.name
	}
	return names
}
