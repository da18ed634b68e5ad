package gm_test

import (
	"strings"
	"testing"

	"machipost/engine/names"
	"machipost/gm/commands"
	"machipost/gm/records"
)

func TestCommandsOrdersAndPressInOneLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "Hello GM,\nbuy Forest\nstatus\nreminders off\n\npress: Down with Bob!\nHe has a Mine\nend press")
	tb.says(ann, "These are your orders for turn 1 of friday", "every go\n    buy Forest", "friday is in turn 1.",
		"You will not be reminded", `Your press is printed in the report of turn 1. Its last line is "He has a Mine".`)
	tb.silentOn(bob, "Down with")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(bob, "Press\n\nAnn:\n    | Down with Bob!\n    | He has a Mine", "Ann buys Forest")
}

// Press in which an order may stand is printed once its writer has said so.
func TestOrdersInPressAreAskedAbout(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest\npress to Bob: Well then,\ntwo dice for me.\nSee you!")
	tb.says(ann, "buy Forest", `In your press I would read "two dice for me." as an order; the press ends with "See you!".`)
	tb.silentOn(bob, "See you!")
	tb.asks(ann, "yes")
	tb.says(ann, `Your press was sent to Bob. Its last line is "See you!".`)
	tb.says(bob, "| Well then,\n    | two dice for me.\n    | See you!")
	tb.asks(ann, "press: Hear me,\nbuy Mine\nend press\n\nbuy Bakery") // and never says yes
	tb.at(1, "20:01:00")
	tb.round()
	tb.told(bob, "Ann buys Bakery")
	tb.silentOn(bob, "Hear me")
}

// What a letter asks about the orders on file is answered with its own among them,
// wherever they stand in it.
func TestStatusCountsTheOrdersOfItsOwnLetter(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ says, want string }{
		{"status\nbuy Forest", "1 of 2 players have sent theirs"},
		{"buy Forest\nhelp\nstatus", "1 of 2 players have sent theirs"},
		{"standing: buy Forest\nstatus", "1 of 2 players have sent theirs"},
		{"status", "0 of 2 players have sent theirs"},
	} {
		t.Run(c.says, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.asks(ann, c.says)
			tb.says(ann, c.want)
		})
	}
}

// What a letter asks is answered below its orders, in the order of its lines.
func TestAnswersStandInTheOrderOfTheLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "status\nreminders off\nhistory\nbuy Forest")
	said, at := tb.newest(ann), 0
	for _, text := range []string{"These are your orders for turn 1", "friday is in turn 1.", "You will not be reminded", "No turn of friday"} {
		found := strings.Index(said[at:], text)
		if found < 0 {
			t.Fatalf("%q does not stand where it should:\n%s", text, said)
		}
		at += found
	}
}

func TestACommandAloneLeavesTheOrdersAsTheyWere(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest")
	tb.asks(ann, "status")
	tb.silentOn(ann, "I found no orders")
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
}

func TestWhatLooksLikeAnOrderIsNotLostBesideACommand(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "status\nbye Mine")
	tb.says(ann, "friday is in turn 1.", "Do you mean this?", "buy Mine")
}

func TestHelpListsEveryCommand(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.writes(eve, "Hello", "help")
	for _, c := range commands.HelpRows(names.English) {
		for _, form := range c.Forms {
			tb.says(eve, form)
		}
	}
}

func TestAnybodyMayAskWhatIsPublic(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "games")
	tb.says(eve, `friday: in turn 1, 2 players.`, `"watch friday"`)
	tb.silentOn(eve, "Ann")
	tb.writes(eve, "Hello", "rules\ntest")
	tb.says(eve, "The rules in brief", "Your letter got through", "You play in no game here")
	tb.writes(eve, "Hello", "status")
	tb.says(eve, "Your address plays in no game that I know")
	tb.writes(ann, "Hello", "games")
	tb.says(ann, "friday: in turn 1")
	tb.writes(ann, "Hello", "status")
	tb.says(ann, "had no tag in its subject")
}

func TestTestTellsWhetherTheTagCame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "test")
	tb.says(ann, "It had your tag, so I know that it is from Ann of friday.")
	tb.writes(ann, "Hello", "test")
	tb.says(ann, "It had no tag, so I cannot know that it is from Ann of friday")
}

func TestReportsAndHistoryCanBeAskedForAgain(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "report 1")
	tb.says(ann, "No turn of friday was played yet")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "press: Hear me!")
	tb.at(1, "20:01:00")
	tb.round()
	report := tb.newest(ann)
	tb.asks(ann, "report 1")
	_, public, _ := strings.Cut(report, "Turn 1 in figures")
	public, _, _ = strings.Cut(public, "What your next go can bring")
	tb.says(ann, flat(strings.TrimSpace(public)), "Your orders, and what they decided", `Forest: bought, by "buy Forest"`)
	tb.asks(bob, "report 1")
	tb.silentOn(bob, `by "buy Forest"`)
	tb.asks(bob, "history\nreport 7")
	tb.says(bob, "1, Tue 1 December 2026, 20:01 UTC: Ann Forest", "No orders: Bob.", "there are those of turns 1 to 1")
}

func TestPressToOnePlayerGoesToThatPlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "press to bob: Let us be friends.")
	tb.says(ann, "Your press was sent to Bob.")
	tb.says(bob, "Ann has press for you alone, in friday:\n\n    | Let us be friends.")
	tb.at(1, "20:01:00")
	tb.round()
	tb.silentOn(ann, "friends")
	tb.silentOn(bob, "friends")
}

func TestPressToNamesAsInOrders(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for _, name := range []string{"B", "bob", "P2", "player 2"} {
		tb.asks(ann, "press to "+name+": psst "+name)
		tb.says(bob, "psst "+name)
	}
	tb.asks(ann, "press Bob: psst")
	tb.says(ann, `Press begins with "press:" or "press to NAME:"`)
}

func TestPressThatCannotBePrinted(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for _, c := range []struct{ letter, want string }{
		{"anonymous press: boo", "In friday press is signed"},
		{"press to Zoe: hi", "There is no player called Zoe in friday"},
		{"press:", `There was nothing behind "press:"`},
		{"press: " + strings.Repeat("blah ", 900), "it may have 4000 characters"},
	} {
		tb.asks(ann, c.letter)
		tb.says(ann, c.want)
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.silentOn(bob, "Press\n")
}

// Press goes to other players: no tag, and nothing that steers their programs.
func TestPressHoldsNoSecretAndNoSigns(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	secret := strings.Trim(anyTag.FindString(tb.letters(ann)[0].Subject), "[]")
	tb.asks(ann, "press: My subject is ["+secret+"], that is "+secret[len("friday#"):]+"; \u202ebackwards\x1b[2J\nabc")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(bob, "My subject is [friday], that is ...; backwards[2J\n    | abc")
}

func TestAnonymousPressNamesNobody(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.change("friday", func(g *records.Game) { g.Terms.Press = records.AnyPress })
	tb.asks(ann, "anonymous press: Boo!\nanonymous press to Bob: psst")
	tb.says(bob, "Somebody who gives no name has press for you alone", "psst")
	tb.silentOn(bob, "Ann has")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(bob, "Nobody knows who:\n    | Boo!")
}

func TestNoPressWhereTheGameHasNone(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.change("friday", func(g *records.Game) { g.Terms.Press = records.NoPress })
	tb.asks(ann, "press: Boo!")
	tb.says(ann, "There is no press in friday")
}

func TestZoneCountsInAllGamesOfAPlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.open("monday", "0 20 * * *", true)
	tb.round()
	tb.asks(ann, "zone Mars/Olympus")
	tb.says(ann, `"Mars/Olympus" is not a time zone`)
	tb.asks(ann, "zone America/New_York")
	tb.says(ann, "in the zone America/New_York from now on; there it is Tue 1 December 2026, 07:00 EST")
	tb.at(1, "20:01:00")
	tb.round()
	reports := tb.letters(ann)
	for _, l := range reports[len(reports)-2:] {
		if !strings.Contains(tb.text(l), "15:00 EST") {
			t.Errorf("%s is not told in the player's zone", l.Subject)
		}
	}
	tb.says(bob, "20:00 UTC")
}

// A yes with more below it is asked about again, also where letters are to move.
func TestAMoveIsAskedAboutAgain(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "address eve@example.org")
	tb.asks(ann, "yes")
	tb.asks(eve, "yes\nbut only for this game")
	tb.says(eve, `I asked whether you want this: "move letters to eve@example.org".`)
	tb.asks(eve, "yes")
	tb.says(eve, "My letters to Ann go to eve@example.org from now on.")
}

// An address changes when both addresses have said yes, in all games.
func TestAddressIsConfirmedFromBoth(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.open("monday", "0 20 * * *", true)
	tb.round()
	tb.asks(ann, "address eve@example.org")
	tb.says(ann, "You want my letters to go to eve@example.org")
	tb.count(eve, 0)
	tb.asks(ann, "yes")
	tb.says(ann, "I have written to eve@example.org")
	tb.says(eve, "Ann, who plays Machi Koro by mail")
	tb.addresses("friday", ann)
	tb.asks(eve, "Yes")
	tb.says(eve, "My letters to Ann go to eve@example.org from now on.")
	tb.addresses("friday", eve)
	tb.addresses("monday", eve)
	tb.asks(eve, "yes") // again: nothing waits for it
	tb.addresses("friday", eve)
}

func TestAddressOfAnotherPlayerIsRefused(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "address bob@example.org")
	tb.asks(ann, "yes") // whose address that is, is not for Ann to know
	question := tb.letters(bob)[1]
	tb.write(bob, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.says(bob, "bob@example.org is the address of another player")
	tb.asks(ann, "address gm@example.org")
	tb.says(ann, "is not an address that my letters can go to")
	tb.addresses("friday", ann)
}

// A yes confirms only what its own writer was asked.
func TestNobodyElseConfirms(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "watch friday")
	asked := tb.letters(eve)[0]
	tb.write(bob, "Re: "+asked.Subject, asked.MessageID, "yes")
	tb.round()
	tb.write("mallory@example.org", "Re: "+asked.Subject, asked.MessageID, "yes")
	tb.round()
	tb.at(1, "20:01:00")
	tb.round()
	tb.count(eve, 1)
	tb.write(eve, "Re: "+asked.Subject, "other-id@example.org", "yes")
	tb.round()
	tb.says(eve, `I asked whether you want this: "watch friday".`)
	tb.at(1, "20:02:00")
	tb.round()
	tb.count(eve, 2)
}

func TestObserversGetThePublicReport(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "watch fryday")
	tb.says(eve, "There is no game called fryday")
	tb.writes(eve, "Hello", "Watch friday.")
	tb.says(eve, "You want the reports of friday to go to eve@example.org")
	tb.asks(eve, "yes")
	tb.says(eve, "You get the reports of friday from now on")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(eve, "friday: report of turn 1", "Ann buys Forest", "The towns")
	tb.silentOn(eve, "what they decided")
	tb.silentOn(eve, "Your form")
	report := tb.letters(eve)[3]
	if strings.Contains(report.Subject, "#") {
		t.Errorf("an observer's subject is %q", report.Subject)
	}
	if !strings.Contains(string(report.Raw), "<mailto:gm@example.org?subject=unwatch%20friday&body=unwatch%20friday>") {
		t.Error("an observer's letter does not say how to be left alone")
	}
	tb.writes(eve, "unwatch friday", "") // as a mail program does it
	tb.says(eve, "You get no more reports of friday.")
	tb.at(2, "20:01:00")
	tb.round()
	tb.at(3, "20:01:00")
	tb.round()
	tb.count(eve, 5)
}

// "Watch out" is prose in a player's letter, but an answer helps who writes
// nothing else.
func TestAGameThatThereIsNot(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest\nWatch out!")
	tb.silentOn(ann, "There is no game called")
	tb.asks(ann, "watch out")
	tb.says(ann, "There is no game called out")
}

func TestAStandbyTakesAnOpenSeat(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "standby")
	tb.says(eve, "Under which name would you play?")
	tb.writes(eve, "Hello", "standby as Eve")
	tb.asks(eve, "yes")
	tb.says(eve, "Thank you, Eve: I ask you at eve@example.org")
	tb.asks(bob, "buy Forest\nstanding: tv Ann\nbuy Wheat Field")
	tb.asks(ann, "tv Bob\nbuy Bakery")
	tb.leaveSeat("friday", 1)
	tb.round()
	tb.says(eve, "the seat of Bob is open, Eve")
	bobs := tb.letters(bob)[0]
	tb.asks(eve, "yes")
	tb.says(eve, "The seat of Bob in friday is yours, Eve.")
	tb.says(eve, "orders are due by Tue 1 December 2026, 20:00 UTC")
	if letters := tb.letters(eve); !strings.Contains(flat(tb.text(letters[len(letters)-2])), "you are player 2") {
		t.Error("there is no letter to begin with")
	}
	// The predecessor's orders and tag count no more.
	tb.write(bob, "Re: "+bobs.Subject, bobs.MessageID, "buy Mine")
	tb.round()
	tb.says(bob, "belongs to no game that I know")
	// What Ann ordered about Bob is about Eve now.
	tb.asks(ann, "orders")
	tb.says(ann, "tv Eve")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(ann, "Eve has taken over from Bob.", "No orders received (NMR): Eve.")
	if n, err := tb.Turns.Verify(tb.Context(), "friday"); n != 1 || err != nil {
		t.Errorf("verified %d turns: %v", n, err)
	}
}

// On a phone a reply goes to the newest letter of the thread, which need not be the
// one that asked.
func TestAYesToAnotherLetterIsAskedAbout(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "forget me")
	tb.asks(ann, "status")
	tb.asks(ann, "yes")
	tb.says(ann, `I asked whether you want this: "forget me". If so, reply to this letter`)
	tb.addresses("friday", ann)
	tb.asks(ann, "yes")
	tb.says(ann, "You are forgotten")
	tb.asks(ann, "yes") // it is no question any more
	tb.says(ann, "nothing was done with your letter")
}

// Who takes a seat over does not read what its player ordered.
func TestSuccessorsDoNotReadOldOrders(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.writes(eve, "Hello", "standby as Eve")
	tb.asks(eve, "yes")
	tb.leaveSeat("friday", 1)
	tb.round()
	tb.asks(eve, "yes")
	tb.reply(eve, "report 1")
	tb.round()
	tb.says(eve, "friday: report of turn 1", "Go 2: Bob")
	tb.silentOn(eve, "by \"buy Forest\"")
	tb.silentOn(eve, "what they decided")
}

// A letter amends the sheet on file, or names that of the last turn, and is answered
// with the whole sheet that comes of it.
func TestALetterAmendsWhatIsOnFile(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "buy Forest, Mine\nroll 1")
	for _, c := range []struct{ text, want string }{
		{"also buy Bakery", "buy Forest, Mine\n    roll 1\n    buy Bakery"},
		{"change Forest to Cafe", "buy Cafe, Mine\n    roll 1\n    buy Bakery"},
		{"drop the Mine", "buy Cafe\n    roll 1\n    buy Bakery"},
		{"correction: roll 2", "buy Cafe\n    buy Bakery\n    roll 2"},
		{"buy Stadium", "every go\n    buy Stadium"},
	} {
		tb.asks(ann, c.text)
		tb.says(ann, c.want)
	}
	tb.at(1, "20:00:30")
	tb.round()
	tb.asks(ann, "same as last turn")
	tb.says(ann, "buy Stadium")
}
