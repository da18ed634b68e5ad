package gm_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/gm"
	"machipost/gm/records"
)

// ended is a game of Ann and Bob, read along by Eve, that the GM ends at noon of 2 December.
func ended(t *testing.T, terms records.Terms) *table {
	t.Helper()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", terms, "Ann", "Bob")
	tb.writes(eve, "hello", "watch friday")
	tb.asks(eve, "yes")
	tb.evenings(1, 1)
	tb.at(2, "12:00:00")
	tb.does(tb.Steps.EndGame(t.Context(), "friday", "It is late."))
	tb.round()
	return tb
}

// heading is how the letter with the statements begins.
const heading = "What the players of friday say at the end"

// Once all have spoken, what they said goes out to all and to readers, in one letter.
func TestStatementsOfAll(t *testing.T) {
	t.Parallel()
	tb := ended(t, records.Terms{Press: records.AnyPress})
	for _, player := range []string{ann, bob} {
		tb.told(player, `All of it goes out to everybody in one letter, once all have spoken, by Wed 9 December 2026, 12:00 UTC at the latest.`)
	}
	tb.silentOn(eve, "once all have spoken")
	tb.asks(ann, "press: Well played, <i>Bob</i>!\nbuy Mine")
	tb.told(ann, "What you say at the end of friday is kept. It goes out to everybody in one letter, once all have spoken, by Wed 9 December 2026, 12:00 UTC at the latest.")
	tb.asks(ann, "anonymous press: I would do it again.")
	tb.told(ann, "is kept, without your name.")
	tb.times(bob, heading, 0)
	tb.asks(bob, "press: Thank you.\npress: And good night.")
	for _, address := range []string{ann, bob, eve} {
		tb.times(address, heading, 1)
	}
	for _, address := range []string{ann, eve} {
		tb.told(address, heading+" Ann: | Well played, <i>Bob</i>! | buy Mine Nobody knows who: | I would do it again. Bob: | Thank you. Bob: | And good night.")
	}
	letters := tb.letters(ann)
	if last := letters[len(letters)-1]; !slices.Contains(last.References, letters[0].MessageID) || strings.Contains(string(last.Raw), "<i>Bob</i>") && !strings.Contains(string(last.Raw), "&lt;i&gt;Bob") {
		t.Errorf("%q, %q", last.Subject, last.References)
	}
	tb.asks(bob, "press: One more thing.")
	tb.told(bob, "Thank you for your words on friday. They come too late to go out, I am afraid: the letter with what was said at the end has gone")
	tb.at(20, "12:00:00")
	tb.round()
	tb.times(ann, heading, 1)
	tb.silentOn(ann, "One more thing")
}

// A week after the end what was said goes out, whoever has not spoken.
func TestStatementsAfterAWeek(t *testing.T) {
	t.Parallel()
	tb := ended(t, records.Terms{})
	tb.asks(bob, "press to Ann: psst")
	tb.told(bob, "friday is not running")
	tb.asks(bob, "anonymous press: boo")
	tb.told(bob, "In friday press is signed")
	tb.asks(bob, "press: Thank you.")
	tb.at(9, "11:59:59")
	tb.round()
	tb.times(ann, heading, 0)
	tb.at(9, "12:00:00")
	other := tb.newGM(7)
	for _, process := range []*gm.GM{tb.GM, other, tb.GM} {
		if _, err := process.Round(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for _, address := range []string{ann, bob, eve} {
		tb.times(address, heading+" Bob: | Thank you.", 1)
	}
	tb.asks(ann, "press: I was away.")
	tb.told(ann, "They come too late to go out")
}

// Where nothing was said nothing goes out; where the game has no press nobody is asked.
func TestNoStatements(t *testing.T) {
	t.Parallel()
	tb := ended(t, records.Terms{})
	before := len(tb.letters(ann))
	tb.at(12, "12:00:00")
	tb.round()
	tb.count(ann, before)
	tb.asks(ann, "press: hello?")
	tb.told(ann, "They come too late to go out")
	tb = ended(t, records.Terms{Press: records.NoPress})
	tb.silentOn(ann, "once all have spoken")
	tb.asks(ann, "press: hello?")
	tb.told(ann, "There is no press in friday")
	tb = setTable(t)
	tb.openWaiting("friday")
	tb.does(tb.Steps.EndGame(t.Context(), "friday", "Snow."))
	tb.round()
	tb.silentOn(ann, "once all have spoken")
	if game := tb.game("friday"); !game.Statements.IsZero() {
		t.Error("a game that never began waits for statements")
	}
}

// Who left gets no letters, and is not waited for; who votes for the end is invited.
func TestStatementsOfThoseWhoAreLeft(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	tb.evenings(1, 1)
	tb.leaveSeat("friday", 2)
	tb.asks(ann, "vote end")
	tb.asks(bob, "vote end")
	tb.told(ann, `Thank you all for playing. If you would like to say something at the end, reply with "press:"`)
	tb.asks(ann, "press: A draw!")
	tb.writes(bob, "no tag", "press: So it is.") // without a tag: asked about, not lost
	tb.told(bob, "| press: So it is.")
	tb.asks(bob, "yes")
	tb.times(ann, heading+" Ann: | A draw! Bob: | So it is.", 1)
	tb.times(cat, heading, 0)
}

// A game that goes on again keeps what was said for its end that counts.
func TestStatementsOfAnEndThatIsTakenBack(t *testing.T) {
	t.Parallel()
	tb := ended(t, records.Terms{})
	tb.asks(ann, "press: Too early.")
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, "We play on."))
	tb.at(11, "12:00:00")
	tb.round()
	tb.times(bob, heading, 0)
	tb.evenings(11, 11)
	tb.silentOn(bob, "Too early.")
	tb.at(12, "12:00:00")
	tb.does(tb.Steps.EndGame(t.Context(), "friday", "It is late."))
	tb.round()
	tb.asks(bob, "press: Now.")
	tb.times(ann, heading+" Ann: | Too early. Bob: | Now.", 1)
}

// A stop anywhere sends the statements once.
func TestStatementsOnceWhereverItStops(t *testing.T) {
	t.Parallel()
	for k := range sized(6, 14) {
		tb := ended(t, records.Terms{})
		tb.asks(ann, "press: Once.")
		tb.at(9, "12:00:00")
		tb.interrupted(k + 1)
		tb.round()
		tb.times(bob, heading, 1)
		tb.times(eve, heading, 1)
	}
}
