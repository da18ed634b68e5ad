// Package keeper is what the person behind the GM steps in with: looking, the letters
// that came in and those of ours, players' entries, and steps into games, each with its
// reason in the next report.
//
// It is not for players: no letter may reach it, and no room below knows it. It prints
// nothing and asks nothing: that is for the command line. What may enter is what a
// person may do, and a letter may not.
package keeper
