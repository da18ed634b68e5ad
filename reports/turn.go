package reports

import (
	"time"

	"machipost/engine"
	"machipost/orders/deciding"
)

// A Turn is a resolved turn as everybody may know it. Its Overview shows the
// position after the turn.
type Turn struct {
	Overview
	Number   int
	Events   []engine.Event
	Winners  []engine.Seat // none while the game goes on
	Deadline time.Time     // of the next turn, in the reader's zone; zero when there is none
	Held     bool          // by the GM: there is no deadline until it goes on
	Round    uint64        // of quicknet, for the dice of the next turn; 0 for none
	Dice     Section       // what is shown of the dice of this turn; nil for nothing
	Circumstances
}

// A Private is what one player's report has besides: nobody else reads it.
type Private struct {
	Me       engine.Seat
	Tag      string
	Decided  *deciding.Decider // which line decided what, nil for an observer
	Standing string            // the player's standing orders, canonical; "" for none
	Lapsed   bool              // orders that were proposed to the player had no yes
}

// A goStory is a go as the report tells it.
type goStory struct {
	Heading string
	Lines   []string
}

// TurnReport is the letter after a turn to one player: what happened, what lies
// there, what comes next, and which of the player's own lines decided what
// (rulings 10.1 to 10.4). observed is the part that is everybody's, as Observed tells
// it, which is the same for all players who read it on the same clock.
func (w *Words) TurnReport(t Turn, observed string, p Private) string {
	return w.Letter(w.say("TurnReport", struct {
		Turn
		Private
		Observed  string
		Decisions string
		Goes      int // of the player in the next turn
		Shown     string
	}{t, p, observed, w.Decided(p.Decided), t.Position.Goes(p.Me), shownDice(w, t)}))
}

// shownDice are the words for what is shown of a turn's dice, "" for nothing.
func shownDice(w *Words, t Turn) string {
	if t.Dice == nil {
		return ""
	}
	return w.Say(t.Dice)
}

// ReportAgain is what a report said, as a section of an answer.
func (w *Words) ReportAgain(t Turn, decided *deciding.Decider) string {
	return w.say("ReportAgain", struct{ Observed, Decisions, Shown string }{w.Observed(t), w.Decided(decided), shownDice(w, t)})
}

// ObservedAll is a report to an observer: the part that is everybody's, as Observed tells
// it, and the dice.
func (w *Words) ObservedAll(t Turn, observed string) string {
	if t.Dice == nil {
		return observed
	}
	return observed + "\n\n" + Wrap(shownDice(w, t))
}

// Observed is the part of a turn report that is everybody's, and all that an
// observer gets.
func (w *Words) Observed(t Turn) string {
	before, goes := storiesOf(w, t.Events)
	return Wrap(w.say("Observed", struct {
		Turn
		shownOverview
		Before  []string
		Goes    []goStory
		First   engine.Seat
		Changed []string
	}{t, shown(t.Overview), before, goes, t.Position.FirstPlayer(), newsLines(w, t.News)}))
}

// storiesOf tells events go by go. before are the cards drawn ahead of the first go.
func storiesOf(w *Words, events []engine.Event) (before []string, goes []goStory) {
	for _, e := range events {
		line := w.Event(e)
		_, begins := e.(engine.GoBegan)
		switch {
		case begins:
			goes = append(goes, goStory{Heading: line})
		case line == "":
		case len(goes) == 0:
			before = append(before, line)
		default:
			last := &goes[len(goes)-1]
			last.Lines = append(last.Lines, line)
		}
	}
	return before, goes
}

// Event is the sentence of one event, "" for one that goes without saying.
func (w *Words) Event(e engine.Event) string { return w.say(nameOf(e), e) }

// A Final is a game at its end.
type Final struct {
	Overview
	Turns    int // postal turns that were played
	Winners  []engine.Seat
	Placings []engine.Placing
	Deck     string // what is shown of it at the end, "" for nothing
}

// A finish is a line of the final table.
type finish struct {
	Rank      int
	Seat      engine.Seat
	Landmarks int
	Coins     int
}

// Final is the letter at the end of a game, with the placings (ruling 9.3).
func (w *Words) Final(f Final) string {
	ranking := make([]finish, len(f.Placings))
	for i, p := range f.Placings {
		has := &f.Position.Towns[p.Seat]
		ranking[i] = finish{p.Rank, p.Seat, has.Landmarks(), has.Coins}
	}
	return w.Letter(w.say("Final", struct {
		Final
		Ranking []finish
	}{f, ranking}))
}

// A Start is a game at its beginning.
type Start struct {
	Overview
	Me       engine.Seat
	Tag      string
	Address  string    // the GM's
	Deadline time.Time // of the next turn, in the reader's zone; zero when there is none to tell
	Held     bool      // the GM holds the game
	Options  []OptionLine
	Round    uint64 // of quicknet, for the dice of the next turn; 0 for none
	Dice     string // their lock, "" for none
}

// Start is the first letter to a player: who sits where, the rules in brief, how
// to order, and until when.
func (w *Words) Start(s Start) string {
	return w.Letter(w.say("Start", struct {
		Start
		shownOverview
		Orders    []OrderHelp
		Landmarks []string
		First     engine.Seat
		Goes      int
	}{s, shown(s.Overview), w.Manual().ordersInPlay(s.Position.Rules.InPlay()), s.town(s.Me).ToBuild, s.Position.FirstPlayer(), s.Position.Goes(s.Me)}))
}

// Standing tells how a game stands: the towns and the marketplace (rulings 10.2,
// 10.3).
func (w *Words) Standing(o Overview) string { return Wrap(w.say("Overview", shown(o))) }
