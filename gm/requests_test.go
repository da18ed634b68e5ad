package gm_test

import (
	"net/mail"
	"strings"
	"testing"

	"machipost/gm/records"
)

// What people write when they mean yes, and what may take it back.
func TestFormsOfYes(t *testing.T) {
	t.Parallel()
	for letter, confirms := range map[string]bool{
		"yes": true, "Yes!": true, "YES.": true, "Sí": true, "si": true, `"yes"`: true, "“Yes”": true, "*yes*": true, "- yes": true,
		"Yes,\nAnn": true, "Yes please": true, "Yes, please!": true, "Yes 👍": true, "Hi,\nyes\nAnn": true,
		"yes\n\nBest regards,\nAnn Miller": true, "Confirm": true,
		"yes\n\nNo, wait!": false, "yes but not now": false, "Yes and buy Mine": false, "yes\n\nresign": false, "yesterday": false,
		"yes\n\nThis was a long week and I have much to tell you": false, "no": false, "": false, "Dear GM,\nno": false,
	} {
		tb := setTable(t)
		tb.start("friday")
		tb.writes(eve, "Hello", "watch friday")
		tb.asks(eve, letter)
		if got := strings.Contains(flat(tb.newest(eve)), "You get the reports of friday"); got != confirms {
			t.Errorf("%q confirms: %v, want %v", letter, got, confirms)
		}
	}
}

func TestAYesWithMoreIsAskedAboutAndNothingIsLost(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "forget me")
	tb.asks(ann, "Yes\n\nbuy Ranch")
	tb.says(ann, `I asked whether you want this: "forget me".`, "every go\n    buy Livestock Farm")
	tb.asks(ann, "yes")
	tb.says(ann, "You are forgotten")
}

// The question's own letter shows who answers, with or without a tag.
func TestAYesWithoutATagIsTheAskedPlayers(t *testing.T) {
	t.Parallel()
	for _, games := range [][]string{{"friday"}, {"monday", "friday"}} {
		tb := setTable(t)
		for _, name := range games {
			tb.start(name)
		}
		tb.asks(ann, "resign")
		question := tb.letters(ann)[len(games)]
		tb.write(ann, "my answer", question.MessageID, "yes")
		tb.round()
		game, err := tb.Looks.Game(t.Context(), "friday")
		if err != nil || game.Players[0].Gone != records.GoneResigned {
			t.Errorf("in %d games: %+v, %v", len(games), game.Players[0], err)
		}
		tb.silentOn(ann, "is over")
	}
}

// Who was replaced confirms nothing any more.
func TestALateYesOfWhoWasReplaced(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "forget me\nready")
	question := tb.letters(bob)[1]
	tb.writes(eve, "Hello", "standby as Eve")
	tb.asks(eve, "yes")
	tb.leaveSeat("friday", 1)
	tb.round()
	tb.asks(eve, "yes")
	tb.write(bob, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.says(bob, "That cannot be done any more")
	game, err := tb.Looks.Game(t.Context(), "friday")
	if err != nil || game.Players[1].Name != "Eve" || game.Players[1].Address != eve {
		t.Errorf("%+v, %v", game.Players[1], err)
	}
}

func TestAYearOldQuestionIsAskedAgain(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "forget me")
	question := tb.letters(ann)[1]
	tb.at(20, "12:00:00")
	tb.write(ann, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.addresses("friday", ann)
	tb.got(ann, `I asked whether you want this: "forget me".`)
}

// got fails unless some letter to an address says something.
func (tb *table) got(address, text string) {
	tb.Helper()
	for _, l := range tb.letters(address) {
		if strings.Contains(flat(tb.text(l)), text) {
			return
		}
	}
	tb.Errorf("no letter to %s says %q", address, text)
}

// Names that the store takes for one are one for a letter, too: no letter stops
// the others.
func TestNamesOfSuccessors(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"Ann", "ann", "  ANN ", "Ann  "} {
		tb := setTable(t)
		tb.start("friday")
		tb.leaveSeat("friday", 1)
		tb.writes(eve, "Hello", "take over friday as "+name)
		tb.says(eve, "That name cannot be")
	}
	tb := setTable(t)
	tb.start("friday")
	tb.leaveSeat("friday", 1)
	tb.writes(eve, "Hello", "take over friday")
	tb.says(eve, `Write "take over friday as YOUR NAME"`)
	tb.writes(eve, "Hello", "take over friday as Zoe    Smith")
	tb.asks(eve, "yes")
	game, err := tb.Looks.Game(t.Context(), "friday")
	if err != nil || game.Players[1].Name != "Zoe Smith" {
		t.Errorf("%+v, %v", game.Players[1], err)
	}
}

// A standby of a name that is taken is told what to write.
func TestAStandbyWhoseNameIsTaken(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "standby as ANN")
	tb.asks(eve, "yes")
	tb.leaveSeat("friday", 1)
	tb.round()
	tb.asks(eve, "yes")
	tb.says(eve, "That name cannot be", `write "take over friday as ANOTHER NAME"`)
	tb.asks(eve, "take over friday as Eve")
	tb.asks(eve, "yes")
	tb.says(eve, "The seat of Bob in friday is yours, Eve.")
}

// Orders beside a public command are not dropped where the tag is missing.
func TestOrdersBesideAPublicCommandAreAskedAbout(t *testing.T) {
	t.Parallel()
	for _, letter := range []string{"go 1: buy Ranch\nWhat are the others doing?\ngames\nAnn", "test\n\ngo 1: buy Mine", "games\npress: hello all"} {
		tb := setTable(t)
		tb.start("friday")
		tb.writes(ann, "Hello", letter)
		tb.says(ann, "had no tag in its subject")
	}
}

func TestForgetMeBesideOtherCommandsIsWhole(t *testing.T) {
	t.Parallel()
	for _, letter := range []string{"forget me\nresign", "forget me\nready\npress: I am Ann", "vote end\nforget me\nreminders off"} {
		tb := setTable(t)
		tb.start("friday")
		tb.asks(ann, letter)
		tb.asks(ann, "yes")
		tb.says(ann, "You are forgotten")
		tb.forgotten("Ann", "ann@")
		game, err := tb.Looks.Game(t.Context(), "friday")
		if err != nil || game.Players[0].Gone != records.GoneResigned && game.State == records.Running {
			t.Errorf("%q: %+v, %v", letter, game.Players[0], err)
		}
	}
}

func TestAddressIsTakenMeanwhile(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "address eve@example.org")
	tb.asks(ann, "yes")
	question := tb.letters(eve)[0]
	if _, err := tb.Roster.AddAddress(t.Context(), "friday", "Bob", eve); err != nil {
		t.Fatal(err)
	}
	tb.write(eve, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.addresses("friday", ann)
}

func TestAddressBecomesTheFirstOfSeveral(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	if _, err := tb.Roster.AddAddress(t.Context(), "friday", "Ann", eve); err != nil {
		t.Fatal(err)
	}
	tb.asks(ann, "address: Ann <eve@example.org>")
	tb.says(ann, "You want my letters to go to eve@example.org")
	tb.asks(ann, "yes")
	question := tb.letters(eve)[0]
	tb.write(eve, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.addresses("friday", eve)
}

func TestZonesAsPhonesWriteThem(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for text, want := range map[string]string{
		"zone europe/madrid": "Europe/Madrid", "zone: america/new_york": "America/New_York", "Zone utc": "UTC",
	} {
		tb.asks(ann, text)
		tb.says(ann, "in the zone "+want+" from now on")
	}
}

// A mail program's button sends the subject alone.
func TestRemindersEndByTheirButton(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	secret := strings.Trim(anyTag.FindString(tb.letters(ann)[0].Subject), "[]")
	game, tag, _ := strings.Cut(secret, "#")
	tb.lay(ann, []byte("From: ann@example.org\r\nTo: gm+"+game+"."+tag+"@example.org\r\nSubject: reminders off\r\n\r\n"))
	tb.round()
	tb.says(ann, "You will not be reminded of deadlines any more.")
}

// A question that could not be sent waits for no yes.
func TestOnlyWhatIsAskedIsKept(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	last := tb.letters(ann)[0]
	for i := range 62 { // of 60 answers an hour
		tb.write(ann, "Re: "+last.Subject, last.MessageID, "resign\n\n"+strings.Repeat(".", i))
	}
	tb.round()
	if got := tb.requests(); got != 60 {
		t.Errorf("%d questions are kept, want 60", got)
	}
}

// requests counts what is kept of questions.
func (tb *table) requests() (requests int) {
	tb.Helper()
	if err := tb.raw().QueryRow("SELECT count(*) FROM requests").Scan(&requests); err != nil {
		tb.Fatal(err)
	}
	return requests
}

// A yes is to the seat that was asked about, and to no other.
func TestTheSeatThatWasAskedAbout(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	tb.leaveSeat("friday", 1)
	tb.writes(eve, "Hello", "take over friday as Eve")
	tb.says(eve, "in the place of Bob, as Eve")
	question := tb.letters(eve)[0]
	if _, err := tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Dan", Address: "dan@example.org"}, "Dan was first."); err != nil {
		t.Fatal(err)
	}
	tb.leaveSeat("friday", 2)
	tb.write(eve, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.got(eve, `The seat that you asked for is taken meanwhile, and another is open: write "take over friday as Eve"`)
	game, err := tb.Looks.Game(t.Context(), "friday")
	if err != nil || game.Players[2].Name != "Cat" {
		t.Errorf("%+v, %v", game.Players[2], err)
	}
}
