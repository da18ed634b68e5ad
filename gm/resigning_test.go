package gm_test

import (
	"net/mail"
	"testing"

	"machipost/gm/records"
)

// "resign ... act only after a confirming reply": then a bot plays, and no more
// letters come.
func TestResignation(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Substitute: "steady-1"}, "Ann", "Bob")
	tb.asks(bob, "buy Forest\nstanding: buy Mine")
	tb.asks(bob, "resign")
	tb.told(bob, "That is for good")
	if bob := tb.game("friday").Players[1]; bob.Gone != "" {
		t.Error("Bob resigned without a yes")
	}
	tb.asks(bob, "yes")
	tb.told(bob, "You have resigned from friday, Bob, and that is for good. This is the last letter of the game to you.")
	tb.count(bob, 4)
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.told(ann, "Played by a bot: Bob.")
	tb.told(ann, "Bob has resigned: the seat is open to whoever takes it over.")
	tb.count(bob, 4)
	tb.verified("friday", 1)

	for i, text := range []string{"buy Forest", "wait", "extension", "vote end", "resign", "press: Ha!", "yes"} {
		tb.asks(bob, text)
		tb.count(bob, 5+i)
		tb.told(bob, "You have resigned from friday, so nothing was done with this.")
	}
	if bob := tb.game("friday").Players[1]; bob.Gone != records.GoneResigned || bob.VoteEnd {
		t.Errorf("%+v", bob)
	}
	tb.asks(bob, "watch friday")
	tb.told(bob, "You get the reports of friday from now on")
}

// When the last player resigns the game ends.
func TestResignationOfAllEndsTheGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.writes(eve, "Hello", "watch friday\nstandby as Eve")
	tb.asks(eve, "yes")
	for _, p := range []string{ann, bob} {
		tb.asks(p, "resign")
		tb.asks(p, "yes")
		tb.told(p, "You have resigned from friday")
	}
	if game := tb.game("friday"); game.State != records.Finished || !game.Deadline.IsZero() {
		t.Errorf("%s, deadline %s", game.State, game.Deadline)
	}
	tb.told(eve, "friday ends after 0 turns, unwon: none of its players is left. The towns")
	tb.at(1, "20:01:00")
	tb.round()
	tb.times(eve, "the seat of Ann is open", 1)
	tb.times(eve, "the seat of Bob is open", 0)
	tb.count(eve, 4)
	tb.count(ann, 3)
	tb.asks(ann, "buy Forest")
	tb.told(ann, "friday is over")
}

// The same when the last player is forgotten.
func TestGameOfForgottenPlayersEnds(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	for _, p := range []string{ann, bob} {
		tb.asks(p, "forget me")
		tb.asks(p, "yes")
	}
	if game := tb.game("friday"); game.State != records.Finished {
		t.Errorf("the game is %s", game.State)
	}
}

// "vote end (a draw by all)": everybody gets a last letter with the standing.
func TestVoteForAnEnd(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.asks(ann, "vote end")
	tb.told(ann, "Your vote for ending friday as a draw is noted: 1 of 3 players are for it")
	tb.asks(bob, "vote end")
	tb.asks(ann, "no vote")
	tb.told(ann, "friday goes on: you have no vote for its end (1 of 3 players are for it).")
	tb.change("friday", func(g *records.Game) { g.Players[2].Gone = records.GoneSilent })
	tb.asks(ann, "buy Mine\nvote end")
	tb.round()
	tb.told(ann, "All players are for ending friday: the game is a draw.")
	game := tb.game("friday")
	if game.State != records.Finished || !game.Deadline.IsZero() || !game.Grace.IsZero() {
		t.Errorf("%s, deadline %s", game.State, game.Deadline)
	}
	for _, p := range []string{ann, bob, "cat@example.org"} {
		tb.times(p, "friday ends as a draw after 1 turn, as all its players wished. The towns", 1)
	}
	tb.at(2, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.verified("friday", 1)
}

// Those who are left have voted: a resignation of the one who has not ends it.
func TestVotesOfThoseWhoAreLeft(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(ann, "vote end")
	tb.asks(bob, "resign")
	tb.asks(bob, "yes")
	tb.times(ann, "friday ends as a draw after 0 turns", 1)
	tb.times(bob, "friday ends as a draw", 0)
}

// Orders that came in time are played, though their player resigns before the turn
// is resolved; a bot plays only from the next turn on.
func TestResignationBehindTheDeadlineLeavesTheOrders(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Substitute: "steady-1"}, "Ann", "Bob", "Cat")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "turn 2\nbuy Mine")
	tb.asks(bob, "buy Wheat Field")
	tb.asks(bob, "resign")
	tb.at(1, "20:00:30")
	tb.asks(bob, "yes")
	tb.at(1, "20:05:00")
	tb.round()
	tb.told(ann, "Bob buys Wheat Field")
	tb.silentOn(ann, "Played by a bot: Bob.")
	tb.asks(ann, "buy Forest")
	tb.at(2, "20:05:00")
	tb.round()
	tb.told(ann, "Played by a bot: Bob.")
	tb.verified("friday", 2)
}

// A successor plays none of them.
func TestSuccessorBehindTheDeadlinePlaysNoOrdersOfOthers(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Substitute: "steady-1"}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Wheat Field")
	tb.asks(bob, "resign")
	tb.filedAfterCut(bob, "yes")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, "Bob resigned"))
	tb.at(1, "20:05:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.times(ann, "buys Wheat Field", 0)
}

// Whatever ends a game behind the deadline of a turn ends it when that turn is
// played.
func TestGameEndsBehindTheTurnThatIsDue(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ before, after, ends string }{
		"votes":        {"vote end", "vote end", "friday ends as a draw after 1 turn"},
		"resignations": {"resign", "yes", "friday ends after 1 turn, unwon"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob", "Cat")
			tb.writes(eve, "Hello", "watch friday")
			tb.asks(eve, "yes")
			tb.asks(ann, "buy Forest")
			for _, p := range []string{ann, bob, "cat@example.org"} {
				if p != ann || name == "resignations" {
					tb.asks(p, c.before)
				}
			}
			tb.at(1, "20:00:30")
			for _, p := range []string{ann, bob, "cat@example.org"} {
				tb.reply(p, c.after)
			}
			tb.at(1, "20:05:00")
			tb.round()
			tb.times(eve, "Ann buys Forest", 1)
			tb.told(eve, c.ends)
			if game := tb.game("friday"); game.State != records.Finished {
				t.Errorf("the game is %s", game.State)
			}
			if name == "votes" {
				tb.times(ann, "All players are for ending friday as a draw. Turn 1, whose deadline has passed, is played first", 1)
			}
			tb.verified("friday", 1)
		})
	}
}

// The last one who has not voted falls silent, and has no voice any more.
func TestVotesOfThoseWhoAreNotSilent(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1}, "Ann", "Bob")
	tb.writes(eve, "hello", "standby as Eve")
	tb.asks(eve, "yes")
	tb.asks(ann, "buy Forest\nvote end")
	tb.at(1, "20:05:00")
	tb.round()
	tb.told(ann, "friday ends as a draw after 1 turn")
	tb.told(bob, "friday ends as a draw after 1 turn")
	tb.times(eve, "the seat of Bob is open", 0)
	if game := tb.game("friday"); game.State != records.Finished {
		t.Errorf("the game is %s", game.State)
	}
}

// The last one who has not asked for an extension leaves.
func TestExtensionByVotesOfThoseWhoAreLeft(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Extensions: records.ByVote}, "Ann", "Bob", "Cat")
	tb.asks(ann, "extension")
	tb.asks(bob, "extension")
	tb.asks("cat@example.org", "resign")
	tb.asks("cat@example.org", "yes")
	tb.due("friday", "02 20:00")
	for _, p := range []string{ann, bob} {
		tb.times(p, "The deadline of turn 1 of friday was extended", 1)
	}
	tb.times("cat@example.org", "was extended", 0)
	if n := tb.game("friday").Extended; n != 1 {
		t.Errorf("%d extensions", n)
	}
}
