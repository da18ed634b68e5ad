package gm_test

import (
	"context"
	"errors"
	"net/mail"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/commands"
	"machipost/gm/lobby"
	"machipost/gm/records"
)

// joins has somebody ask for a place and say yes.
func (tb *table) joins(address, command string) {
	tb.Helper()
	tb.writes(address, "hello", command)
	tb.says(address, `reply to this letter with the word "yes"`)
	tb.asks(address, "yes")
}

var theAnn = mail.Address{Name: "Ann", Address: ann}

// Who fills the game is answered at once, and gets the start letter, which heads its
// thread, with the same round.
func TestTheLastIsAnsweredAndGetsTheStart(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 2, theAnn)
	tb.joins(cat, "join friday as Cat")
	thread := tb.found("friday").Players[1].Thread
	start, answer := false, false
	for _, l := range tb.letters(cat) {
		switch {
		case l.MessageID == thread:
			start = len(l.References) == 0
		case strings.Contains(tb.text(l), "You are in, Cat"):
			answer = !start && len(l.References) > 0
		}
	}
	if !start || !answer {
		t.Errorf("a start letter at the head of its thread: %t, the answer before it: %t", start, answer)
	}
}

func TestTheLastToJoinStartsTheGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	tb.joins(bob, "join friday as Bob")
	tb.says(bob, "You are in, Bob: 2 of 3 players are there, Ann, Bob.")
	if game := tb.found("friday"); game.State != records.Waiting {
		t.Fatalf("it is %s with two of three", game.State)
	}
	tb.count(ann, 0)
	tb.joins(cat, "Join Friday as Cat, please.")
	tb.who("friday", "Ann Bob Cat")
	if game := tb.found("friday"); game.State != records.Running || game.Places != 3 || game.Deadline.IsZero() {
		t.Errorf("%s, %d places, due %s", game.State, game.Places, game.Deadline)
	}
	for address, name := range map[string]string{ann: "Ann", bob: "Bob", cat: "Cat"} {
		var all strings.Builder
		for _, l := range tb.letters(address) {
			all.WriteString(tb.text(l))
		}
		if !strings.Contains(all.String(), "Welcome to friday, "+name+"!") {
			t.Errorf("%s got no start letter:\n%s", name, all.String())
		}
	}
	tb.count(ann, 1)
	// From the start letter on, letters are threaded and have a tag.
	tb.reply(ann, "status")
	tb.round()
	tb.says(ann, "friday is in turn 1.", "0 of 3 players")
	tb.at(1, "20:01:00")
	tb.round()
	if tb.turn("friday") != 2 {
		t.Error("its first turn was not resolved")
	}
}

func TestJoinNeedsAYesFromItsAddress(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	// Eve writes in Bob's name: Bob is asked, and says nothing.
	tb.writes(bob, "hello", "join friday as Bob")
	tb.who("friday", "Ann")
	tb.says(bob, "You want to play in friday as Bob. Ann is there; it starts when there are 3 players.", "schedule: Tue, Fri at 20:00")
	// Eve's own yes counts for nothing, with the right message id, too.
	letters := tb.letters(bob)
	asked := letters[len(letters)-1]
	tb.write(eve, "Re: "+asked.Subject, asked.MessageID, "yes")
	tb.round()
	tb.who("friday", "Ann")
	for _, text := range []string{"no", "yes\nBob", "yes"} { // the second yes counts for nothing
		tb.who("friday", "Ann")
		tb.write(bob, "Re: "+asked.Subject, asked.MessageID, text)
	}
	tb.round()
	tb.who("friday", "Ann Bob")
}

func TestJoinIsAnsweredWhereItCannotBe(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	for _, c := range []struct{ from, text, want string }{
		{bob, "join friday", `Under which name would you play? Write "join friday as YOUR NAME".`},
		{bob, "join friday as ANN", `That name cannot be: there is a player called "Ann" already.`},
		{bob, "join friday as buy", "That name cannot be: player name"},
		{bob, "join monday as Bob", "There is no game called monday"},
		{ann, "join friday as Annie", "You play in friday already."},
	} {
		tb.clock = tb.clock.Add(time.Hour) // so many answers an hour
		tb.writes(c.from, "hello", c.text)
		tb.says(c.from, c.want)
		tb.asks(c.from, "yes")
	}
	tb.who("friday", "Ann")
	tb.start("monday")
	tb.writes(eve, "hello", "join monday as Eve")
	tb.says(eve, "monday has started", "watch monday")
	tb.finish("monday")
	tb.writes(eve, "hello", "join monday as Eve")
	tb.says(eve, "monday is over")
}

// Two want the last place; both were asked before either said yes.
func TestTwoWantTheLastPlace(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 2, theAnn)
	tb.write(bob, "hello", "", "join friday as Bob")
	tb.write(cat, "hello", "", "join friday as Cat")
	tb.round()
	tb.reply(cat, "yes")
	tb.reply(bob, "yes")
	tb.round()
	tb.who("friday", "Ann Cat")
	tb.says(bob, "friday is full")
	if letters := tb.letters(cat); !strings.Contains(tb.text(letters[len(letters)-2]), "You are in, Cat, and friday is full: it starts now.") {
		t.Errorf("Cat is told %q", tb.text(letters[len(letters)-2]))
	}
}

// Two want the same name, and two places are left.
func TestANameIsTakenAtTheYes(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 4, theAnn)
	tb.write(bob, "hello", "", "join friday as  Max  Moritz")
	tb.write(cat, "hello", "", "join friday as max moritz")
	tb.round()
	tb.reply(bob, "yes")
	tb.reply(cat, "yes")
	tb.round()
	tb.who("friday", "Ann Max Moritz")
	tb.says(cat, `there is a player called "Max Moritz" already`)
}

func TestAGameThatIsOpenedFullStartsWithTheNextRound(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 0, theAnn, mail.Address{Name: "Bob", Address: bob})
	if game := tb.found("friday"); game.State != records.Waiting || game.Places != 2 {
		t.Fatalf("%s with %d places", game.State, game.Places)
	}
	tb.write(cat, "hello", "", "join friday as Cat")
	tb.round()
	tb.says(bob, "Welcome to friday, Bob!")
	tb.says(cat, "friday is full: 2 players are there, Ann, Bob.")
	// Starting it by hand now is well, and does nothing.
	game, err := tb.Lobby.StartGame(tb.Context(), "friday")
	if err != nil || game.State != records.Running {
		t.Errorf("%s (%v)", game.State, err)
	}
	tb.round()
	tb.count(bob, 1)
	tb.at(1, "20:01:00")
	tb.round()
	if _, err := tb.Lobby.StartGame(tb.Context(), "friday"); err == nil {
		t.Error("a game in turn 2 was started")
	}
}

func TestAGameStartsWithThoseWhoAreThere(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 5, theAnn)
	if _, err := tb.Lobby.StartGame(tb.Context(), "friday"); err == nil || !strings.Contains(err.Error(), "a game has 2 to 5 players, and 1 joined so far") {
		t.Errorf("it started with one player (%v)", err)
	}
	tb.joins(bob, "join friday as Bob")
	game, err := tb.Lobby.StartGame(tb.Context(), "friday")
	if err != nil || game.Places != 2 || game.Position.Players != 2 {
		t.Errorf("%d places, %d towns (%v)", game.Places, game.Position.Players, err)
	}
}

// While the clock is not believed no game starts: its deadline would hang on it.
func TestNothingStartsWhileTheClockIsHeld(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 2, theAnn)
	tb.writes(bob, "hello", "join friday as Bob")
	hold := func(why string) {
		if err := tb.db.Update(tb.Context(), func(tx records.Tx) error { return tx.Settings.Set("held", why) }); err != nil {
			t.Fatal(err)
		}
	}
	hold("it is odd")
	tb.asks(bob, "yes")
	tb.who("friday", "Ann Bob")
	if state := tb.found("friday").State; state != records.Waiting {
		t.Errorf("it is %s", state)
	}
	hold("")
	tb.round()
	if state := tb.found("friday").State; state != records.Running {
		t.Errorf("it is %s", state)
	}
}

func TestLeaveGivesAPlaceBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	tb.joins(bob, "join friday as Bob")
	tb.writes(bob, "hello", "leave")
	tb.says(bob, "You want to leave friday, Bob")
	tb.who("friday", "Ann Bob")
	tb.asks(bob, "yes")
	tb.says(bob, "You have left friday, Bob.")
	tb.silentOn(bob, "it is closed")
	tb.who("friday", "Ann")
	tb.joins(cat, "join friday as Bob") // place and name are free again
	tb.who("friday", "Ann Bob")
	tb.writes(bob, "hello", "leave")
	tb.says(bob, "You do not play in any game that I know")
	tb.writes(bob, "hello", "leave friday")
	tb.says(bob, "You do not play in friday")
}

// A yes to an old question must not take anybody out of another game.
func TestLeaveThatComesTooLate(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	tb.joins(bob, "join friday as Bob")
	tb.writes(bob, "hello", "leave")
	tb.write(cat, "hello", "", "join friday as Cat")
	tb.round()
	tb.asks(cat, "yes")
	letters := tb.letters(bob)
	question := letters[len(letters)-2] // the start letter came behind it
	tb.lobby("sunday", 3)
	tb.joins(bob, "join sunday as Bob")
	tb.write(bob, "my answer", question.MessageID, "yes")
	tb.round()
	tb.says(bob, "friday is running", "resign")
	tb.who("friday", "Ann Bob Cat")
	tb.who("sunday", "Bob")
}

func TestLeaveWithSeveralGames(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	tb.lobby("sunday", 3, theAnn)
	tb.writes(ann, "hello", "leave")
	tb.says(ann, "Which game do you want to leave: friday or sunday?")
	tb.writes(ann, "hello", "leave sunday")
	tb.asks(ann, "yes")
	tb.who("sunday", "")
	tb.who("friday", "Ann")
	if state := tb.found("sunday").State; state != records.Waiting {
		t.Errorf("the GM's game is %s", state)
	}
	tb.start("monday")
	tb.reply(ann, "leave")
	tb.round()
	tb.says(ann, "monday is running")
}

// Who has left knows the tag of nobody who comes after.
func TestATagDoesNotComeBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	tb.joins(bob, "join friday as Bob")
	first := tb.found("friday").Players[1]
	tb.writes(bob, "hello", "leave")
	tb.asks(bob, "yes")
	tb.joins(cat, "join friday as Cat")
	second := tb.found("friday").Players[1]
	if first.ID == second.ID && first.Generation == second.Generation {
		t.Error("the second has the first one's tag")
	}
}

// A player of a waiting game has no letter with a tag yet, and gets one with the
// question.
func TestAWaitingPlayerAsks(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 3, theAnn)
	tb.writes(ann, "hello", "status")
	tb.asks(ann, "yes")
	tb.says(ann, "friday waits for its start: 1 of 3 players is there, Ann.")
	tb.writes(eve, "hello", "games")
	tb.says(eve, "friday: waiting for players, 1 of 3 is there, Ann. To play, write")
}

const aNewGame = "new sunday as Eve\nplayers 3\nschedule Sun 20:00\nzone Europe/Madrid\npress: none\nexpansions base\n\nCheers\nEve"

func TestWhoMayOpenGames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		who      commands.Openers
		from     string
		may      bool
		sentence string
	}{
		{"", ann, false, "Games are not opened by letter here; keeper@example.org opens one for you."},
		{commands.OpenersNobody, ann, false, "Games are not opened by letter here"},
		{commands.OpenersNobody, eve, false, `Games are not opened by letter here. "games" lists`},
		{commands.OpenersPlayers, eve, false, "Only those who play here"},
		{commands.OpenersPlayers, ann, true, "You want to open sunday and play in it as Eve."},
		{commands.OpenersEverybody, eve, true, "You want to open sunday and play in it as Eve."},
	} {
		tb := setTable(t)
		tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = c.who, "UTC" })
		tb.lobby("friday", 3, theAnn)
		tb.writes(c.from, "hello", aNewGame)
		tb.says(c.from, c.sentence)
		tb.asks(c.from, "yes")
		if _, err := tb.Looks.Game(tb.Context(), "sunday"); errors.Is(err, records.ErrNoGame) == c.may {
			t.Errorf("%q, %s: %v", c.who, c.from, err)
		}
	}
}

func TestNewOpensAGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "Europe/London" })
	tb.round()
	tb.writes(eve, "hello", aNewGame)
	tb.says(eve, "players: 3", "schedule: Sun at 20:00", "zone: Europe/Madrid", "press: none", "expansions: base", "market: open",
		"victory: first", "reminder: 1 day", "excuses: 1", "extensions: 1")
	if _, err := tb.Looks.Game(tb.Context(), "sunday"); !errors.Is(err, records.ErrNoGame) {
		t.Fatal("it was opened before the yes")
	}
	tb.asks(eve, "yes")
	tb.says(eve, "sunday is open, Eve, and you are in: 1 of 3 players is there.", `"join sunday as THEIR NAME"`)
	game := tb.found("sunday")
	terms := records.DefaultTerms()
	terms.Press = records.NoPress
	if game.Places != 3 || game.Schedule != "0 20 * * SUN" || game.Zone != "Europe/Madrid" || game.Terms != terms {
		t.Errorf("%+v", game)
	}
	tb.who("sunday", "Eve")
	tb.joins(ann, "join sunday as Ann")
	tb.joins(bob, "join sunday as Bob")
	if state := tb.found("sunday").State; state != records.Running {
		t.Errorf("it is %s", state)
	}
	tb.reply(eve, "rules")
	tb.round()
	tb.says(eve, "What sunday agreed on", "There is no press.", "Orders are due Sun at 20:00.")
	tb.silentOn(eve, "early no")
}

func TestNewThatIsWrongOpensNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
	tb.start("friday")
	for _, c := range []struct{ text, want string }{
		{"new sunday", `Under which name would you play? Write "new sunday as YOUR NAME"`},
		{"new sunday as Eve", "sunday needs a schedule"},
		{"new sunday as Eve\nschedule daily 20:00\nplayers 6", `players: "6" is no number from 2 to 5`},
		{"new sunday as Eve\nschedule daily 20:00\nplayer 3", "player: there is no such option, perhaps players"},
		{"new sunday as Eve\nschedule daily 20:00\ncolour: red", "colour: there is no such option"},
		{"new sunday as Eve\nschedule daily 20:00\nschedule Sun 20:00", "schedule: it is there twice"},
		{"new sunday as Eve\nschedule 0 20 24 12 * 2026", `"0 20 24 12 * 2026" is no schedule`},
		{"new sunday as buy\nschedule daily 20:00", `player name "buy"`},
		{"new sunday as The GM\nschedule daily 20:00", `would pass for somebody else than a player`},
		{"new tag as Eve\nschedule daily 20:00", `game name "tag"`},
		{"new Friday as Eve\nschedule daily 20:00", "There is a game called Friday already"},
	} {
		tb.clock = tb.clock.Add(time.Hour) // so many answers an hour
		tb.writes(eve, "hello", c.text)
		tb.says(eve, c.want)
		tb.asks(eve, "yes")
	}
	games, err := tb.Looks.Games(tb.Context())
	if err != nil || len(games) != 1 {
		t.Errorf("%d games (%v)", len(games), err)
	}
	tb.clock = tb.clock.Add(time.Hour)
	tb.writes(eve, "hello", "new sunday as Eve\nschedule daily 20:00\nseats soft")
	tb.says(eve, "The options of a game", "victory first | round\n      whether the first")
}

func TestAPersonHasTwoGamesWaiting(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
	tb.lobby("friday", 3, mail.Address{Name: "Eve", Address: eve}) // the GM's counts not
	for _, name := range []string{"one", "two", "three"} {
		tb.clock = tb.clock.Add(time.Hour)
		tb.writes(eve, "hello", "new "+name+" as Eve\nschedule daily 20:00\nplayers 2")
		tb.asks(eve, "yes")
	}
	tb.who("two", "Eve")
	if _, err := tb.Looks.Game(tb.Context(), "three"); !errors.Is(err, records.ErrNoGame) {
		t.Errorf("a third game waits (%v)", err)
	}
	tb.clock = tb.clock.Add(time.Hour)
	tb.writes(eve, "hello", "new three as Eve\nschedule daily 20:00\nplayers 2")
	tb.says(eve, "2 games of yours wait for players already")
	// Asked for twice before the yes, it is opened once.
	tb.joins(bob, "join one as Bob")
	tb.clock = tb.clock.Add(time.Hour)
	tb.write(eve, "hello", "", "new three as Eve\nschedule daily 20:00\nplayers 2")
	tb.write(eve, "hello", "", "new four as Eve\nschedule daily 20:00\nplayers 2")
	tb.round()
	for _, l := range tb.letters(eve) {
		if strings.Contains(tb.text(l), "You want to open") {
			tb.write(eve, "Re: hello", l.MessageID, "yes")
		}
	}
	tb.round()
	open := 0
	games, err := tb.Looks.Games(tb.Context())
	for _, game := range games {
		if game.State == records.Waiting && game.Name != "friday" {
			open++
		}
	}
	if err != nil || open != 2 {
		t.Errorf("%d games wait (%v)", open, err)
	}
}

// A game opened by letter goes on without its opener.
func TestTheOpenerLeavesOthersBehind(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
	tb.round()
	tb.writes(eve, "hello", "new sunday as Eve\nschedule daily 20:00")
	tb.asks(eve, "yes")
	tb.joins(bob, "join sunday as Bob")
	tb.writes(eve, "hello", "leave")
	tb.asks(eve, "yes")
	tb.silentOn(eve, "it is closed")
	tb.who("sunday", "Bob")
	if state := tb.found("sunday").State; state != records.Waiting {
		t.Errorf("it is %s", state)
	}
}

// A hurried store is one at which another process does something whenever this
// one has looked.
type hurried struct {
	records.Store
	meanwhile func()
}

func (s hurried) View(ctx context.Context, f func(records.View) error) error {
	defer s.meanwhile()
	return s.Store.View(ctx, f)
}

func TestTwoProcessesStartAGameOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 0, theAnn, mail.Address{Name: "Bob", Address: bob})
	other := tb.newGM(2)
	looks := 0
	tb.with(func(d *gm.Deps) {
		d.Store = hurried{tb.db, func() {
			if looks++; looks == 1 { // at the clock
				return
			}
			if _, err := other.Lobby.StartGame(t.Context(), "friday"); err != nil {
				t.Error(err)
			}
		}}
	})
	tb.round()
	tb.count(ann, 1)
	tb.count(bob, 1)
}

// A game opened by letter that all have left is closed.
func TestAGameThatAllHaveLeftIsClosed(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
	tb.round()
	tb.writes(eve, "hello", "new sunday as Eve\nschedule daily 20:00")
	tb.asks(eve, "yes")
	tb.writes(eve, "hello", "leave sunday")
	tb.asks(eve, "yes")
	tb.says(eve, "Nobody is left there, so it is closed.")
	tb.writes(bob, "hello", "join sunday as Bob")
	tb.says(bob, "sunday is over")
	tb.writes(bob, "hello", "games")
	tb.says(bob, "There are no games just now.")
}

func TestAStrangerHearsWhatCanBeAsked(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.writes(eve, "hello", "Hello, I would like to play.")
	tb.says(eve, `A letter with "games" as its only line lists the games that you can join, one with "help" tells what else you can ask.`)
}

func TestPlansThatCannotBe(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	theBob := mail.Address{Name: "Bob", Address: bob}
	for _, c := range []struct {
		change func(*lobby.Plan)
		want   string
	}{
		{func(p *lobby.Plan) { p.Places = 6 }, "a game has 2 to 5 players, this one 6"},
		{func(p *lobby.Plan) { p.Places, p.Players = 0, []mail.Address{theAnn} }, "a game has 2 to 5 players, this one 1"},
		{func(p *lobby.Plan) {
			p.Places = 2
			p.Players = append(p.Players, mail.Address{Name: "Cat", Address: cat})
		}, "there are 3 players for 2 places"},
		{func(p *lobby.Plan) { p.Name = "tag" }, `game name "tag"`},
		{func(p *lobby.Plan) { p.Players[1].Address = gmAddress }, "is the address of the service itself"},
		{func(p *lobby.Plan) { p.Players[1].Name = "Ann  " }, `two players are called "Ann"`},
	} {
		plan := aPlan()
		plan.Players = []mail.Address{theAnn, theBob}
		c.change(&plan)
		_, err := tb.Lobby.NewGame(tb.Context(), plan)
		var wrong lobby.PlanError
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// The deadlines of a game that is opened by letter leave its players, and the mail,
// some time.
func TestGameByLetterHasTimeBetweenItsDeadlines(t *testing.T) {
	t.Parallel()
	for schedule, opens := range map[string]bool{
		"* * * * * *": false, "*/30 * * * *": false, "0,59 20 * * *": false, "0 20,21 * * *": true, "0 * * * *": true, "0 20 29 2 *": true,
	} {
		t.Run(schedule, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
			tb.round()
			tb.writes(eve, "hello", "new sunday as Eve\nschedule "+schedule)
			tb.says(eve, map[bool]string{true: "reply to this letter", false: "schedule: the deadlines must be an hour apart"}[opens])
		})
	}
}
