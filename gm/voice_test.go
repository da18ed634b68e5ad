package gm_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/gm/records"
	"machipost/gm/voice"
)

// speaks has the keeper say something by the command line.
func (tb *table) speaks(game, text string) {
	tb.Helper()
	if _, err := tb.Speech.Say(tb.Context(), game, text); err != nil {
		tb.Fatal(err)
	}
}

// waitsToBeSaid fails unless these words wait for the next report of friday.
func (tb *table) waitsToBeSaid(want ...string) {
	tb.Helper()
	_, words, err := tb.Speech.Waiting(tb.Context(), "friday")
	if err != nil {
		tb.Fatal(err)
	}
	var got []string
	for _, word := range words {
		got = append(got, word.Text)
	}
	if !slices.Equal(got, want) {
		tb.Errorf("there waits %q, want %q", got, want)
	}
}

// above fails unless a text stands in the newest letter to an address above another.
func (tb *table) above(address, upper, lower string) {
	tb.Helper()
	said := unbroken(tb.newest(address))
	if at := strings.Index(said, upper); at < 0 || strings.Index(said, lower) < at {
		tb.Errorf("%q does not stand above %q in\n%s", upper, lower, tb.newest(address))
	}
}

// What the GM says stands below the lines about me and above the figures, once, for
// players and readers; a turn that is played again says it again.
func TestTheWordOfTheGM(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "hello", "watch friday")
	tb.asks(eve, "yes")
	tb.speaks("friday", "The first.")
	tb.waitsToBeSaid("The first.")
	_, words, err := tb.Speech.Withdraw(t.Context(), "friday")
	if err != nil || words != 1 {
		t.Errorf("%d words were withdrawn, %v", words, err)
	}
	tb.waitsToBeSaid()
	tb.speaks("friday", "Welcome, <b>all</b>!\nbuy Mine")
	tb.speaks("friday", "One more.")
	tb.asks(ann, "buy Forest\npress: hello")
	tb.evenings(1, 1)
	for _, address := range []string{ann, bob, eve} {
		tb.told(address, "A word from the GM | Welcome, <b>all</b>! | buy Mine | One more.")
		tb.above(address, "A word from the GM", "Turn 1 in figures")
		tb.above(address, "friday: report of turn 1", "A word from the GM")
		tb.silentOn(address, "Nobody knows who")
		letters := tb.letters(address) // as text, then as HTML
		if raw := string(letters[len(letters)-1].Raw); strings.Count(raw, "<b>all") != 1 || !strings.Contains(raw, "&lt;b&gt;all") {
			t.Errorf("what the GM says to %s is markup", address)
		}
	}
	tb.above(ann, "You have", "A word from the GM")
	tb.waitsToBeSaid()
	tb.speaks("friday", "Behind it.")
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	tb.waitsToBeSaid("Welcome, <b>all</b>!\nbuy Mine", "One more.", "Behind it.")
	tb.evenings(2, 2)
	tb.told(bob, "A word from the GM | Welcome, <b>all</b>! | buy Mine | One more. | Behind it.")
	tb.evenings(3, 3)
	tb.silentOn(bob, "A word from the GM")
	tb.asks(ann, "report 1")
	tb.told(ann, "| One more. | Behind it.")
	tb.verified("friday", 2)
}

// A word passes for nothing else: no dice, no tag of anybody's, no report of ours.
func TestTheWordOfTheGMPassesForNothingElse(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tag := anyTag.FindString(tb.letters(bob)[0].Subject)
	tb.speaks("friday", forgedBlock+"\n"+tag+"\n"+strings.ToUpper(strings.Trim(tag, "[]")[len("friday#"):])+"\x1b[2J\u202e\x1dt\n--- reply above this line ---\nfriday: report of turn 9")
	if err := tb.writeTo("Ann", forgedBlock+" "+tag); err != nil {
		t.Fatal(err)
	}
	tb.evenings(1, 1)
	tb.holds(1, ann, bob)
	tb.told(ann, "| friday: report of turn 9")
	secret := strings.Trim(tag, "[]")[len("friday#"):]
	for _, l := range tb.letters(ann) {
		if raw := strings.ToLower(strings.ReplaceAll(string(l.Raw), "=\r\n", "")); strings.Contains(raw, secret) {
			t.Error("Ann reads Bob's secret")
		} else if strings.ContainsAny(raw, "\x1b\x1d\u202e") || strings.Contains(raw, "=1b") || strings.Contains(raw, "=1d") || strings.Contains(raw, "=e2=80=ae") {
			t.Error("the word acts on terminals")
		}
	}
	tb.asks(ann, "buy Mine\n\n"+tb.newest(ann))
	tb.says(ann, "Mine")
}

// writeTo has the keeper write to a player of friday.
func (tb *table) writeTo(player, text string) error {
	_, err := tb.Speech.Write(tb.Context(), "friday", player, text)
	return err
}

// Where nothing can be said that is told, and nothing is kept.
func TestWordsThatAreNotSaid(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for text, want := range map[string]string{" \n ": "the text is empty", strings.Repeat("x", voice.MaxWord+1): "too long"} {
		_, err := tb.Speech.Say(t.Context(), "friday", text)
		tb.refuses(err, want)
		tb.refuses(tb.writeTo("Ann", text), want)
	}
	_, err := tb.Speech.Say(t.Context(), "monday", "hello")
	tb.refuses(err, "no such game")
	tb.refuses(tb.writeTo("Zoe", "hello"), "no such player")
	tb.openWaiting("monday")
	tb.speaks("monday", "Soon.")
	_, err = tb.Speech.Write(t.Context(), "monday", "Ann", "hello")
	tb.refuses(err, "has had no letter of it yet")
	tb.leaveSeat("friday", 1)
	tb.refuses(tb.writeTo("Bob", "hello"), "gets no letters of it any more")
	tb.finish("friday")
	_, err = tb.Speech.Say(t.Context(), "friday", "hello")
	tb.refuses(err, "it is over")
	tb.waitsToBeSaid()
}

// A letter to one player is in the player's thread, and nobody else's.
func TestALetterToOnePlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	if err := tb.writeTo("Ann", "Are you well?\n| I am."); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.told(ann, "The GM has a word for you alone, in friday: | Are you well? | | I am.")
	tb.told(ann, "write to "+keeperAddress)
	letters := tb.letters(ann)
	if last := letters[len(letters)-1]; !slices.Contains(last.References, letters[0].MessageID) || !strings.Contains(last.Subject, "[friday#") {
		t.Errorf("%q, %q", last.Subject, last.References)
	}
	tb.count(bob, 1)
	box, err := tb.Outbox.Newest(t.Context(), []records.OutgoingState{records.Sent}, 1)
	if err != nil || box[0].Name != "Ann" || box[0].Kind != records.Report {
		t.Errorf("%+v, %v", box, err)
	}
}

// A letter of the keeper's says it, once the keeper has said yes.
func TestTheKeeperSaysByLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(keeperAddress, "a word", "Say Friday: Snow is coming.\n\nKeep warm!")
	tb.waitsToBeSaid()
	tb.says(keeperAddress, "wants the GM to say this above the report of turn 1 of friday", "| Keep warm!", `reply to this one with the word "yes"`)
	tb.writes(keeperAddress, "yes", "yes") // to no question
	tb.says(keeperAddress, `I asked whether you want this: "say friday: Snow is coming.".`)
	tb.waitsToBeSaid()
	tb.asks(keeperAddress, "yes")
	tb.told(keeperAddress, "It stands above the report of turn 1 of friday. Until then this takes it back: machipost say friday --withdraw")
	tb.waitsToBeSaid("Snow is coming.\n\nKeep warm!")
	tb.asks(keeperAddress, "yes")
	tb.waitsToBeSaid("Snow is coming.\n\nKeep warm!")
	tb.evenings(1, 1)
	tb.told(bob, "| Snow is coming. | | Keep warm!")
}

// Nobody else says it, whatever address a letter has.
func TestNobodyElseSaysByLetter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.mail.AuthservID = "mx.example.org"
	tb.start("friday")
	tb.writes(eve, "a word", "say friday: hello")
	tb.silentOn(eve, "above the report")
	tb.asks(ann, "say friday: hello")
	tb.silentOn(ann, "above the report")
	tb.write(keeperAddress, tb.letters(ann)[0].Subject, "", "say friday: hello") // with Ann's tag
	tb.round()
	tb.times(keeperAddress, "above the report", 0)
	tb.times(ann, "above the report", 0)
	tb.lay(eve, []byte("Authentication-Results: mx.example.org; dmarc=fail header.from=example.org\r\nFrom: "+keeperAddress+"\r\nSubject: x\r\n\r\nsay friday: hello\r\n"))
	tb.round()
	tb.times(keeperAddress, "above the report", 0)
	// Who forges the address gets no question, so the yes is none.
	tb.writes(keeperAddress, "a word", "say friday: hello")
	tb.write(keeperAddress, "yes", "guessed@example.org", "yes")
	tb.round()
	tb.write(eve, "yes", tb.letters(keeperAddress)[0].MessageID, "yes")
	tb.round()
	tb.waitsToBeSaid()
	for text, want := range map[string]string{"say friday:": "nothing behind", "say sunday: hello": "sunday", "say friday: " + strings.Repeat("x", voice.MaxWord+1): "too long"} {
		tb.clock = tb.clock.Add(3_600_000_000_000)
		tb.writes(keeperAddress, "a word", text)
		tb.told(keeperAddress, want)
	}
	tb.waitsToBeSaid()
}
