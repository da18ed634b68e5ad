package main

import (
	"encoding/json"
	"os"
	"strconv"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// longest is how many deadlines a game of a script may take to its end.
const longest = 200

// passDeadlines sets the clock to a minute after a game's next deadline and does
// a round, so many times or until the game is over. Before each of them the
// players named send their letters.
func passDeadlines(ts *testscript.TestScript, _ bool, args []string) {
	times := longest
	if args[1] != "over" {
		var err error
		times, err = strconv.Atoi(args[1])
		ts.Check(err)
	}
	for range times {
		deadline := deadlineOf(ts, args[0])
		if deadline == nil {
			if args[1] == "over" {
				return
			}
			ts.Fatalf("%s is over", args[0])
		}
		for letters := args[2:]; len(letters) > 0; letters = letters[2:] {
			postLetter(ts, false, append([]string{"-in", args[0]}, letters[:2]...))
		}
		now := deadline.Add(time.Minute).Format(time.RFC3339)
		ts.Check(os.WriteFile(ts.MkAbs(".world/clock"), []byte(now), 0o644))
		round(ts, false, nil)
	}
	if args[1] == "over" {
		ts.Fatalf("%s is not over after %d deadlines", args[0], longest)
	}
}

// deadlineOf is when a game's orders are due, nil when there is no turn to come.
func deadlineOf(ts *testscript.TestScript, game string) *time.Time {
	ts.Check(ts.Exec("machipost", "game", "show", game, "--json"))
	var shown struct{ Deadline *time.Time }
	ts.Check(json.Unmarshal([]byte(ts.ReadFile("stdout")), &shown))
	return shown.Deadline
}
