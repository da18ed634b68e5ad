package reports

import (
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/examples"
	"machipost/reports/figures"
	"machipost/reports/page"
	"machipost/reports/voice"
)

// A Turn is a resolved turn as everybody may know it. Its Overview shows the
// position after the turn.
type Turn struct {
	Overview
	Number   int
	Before   engine.Position
	Events   []engine.Event
	Past     []figures.Stand // after earlier turns, oldest first, this one last; none to tell of no race
	Winners  []engine.Seat   // none while the game goes on
	Now      time.Time       // when it was resolved
	Deadline time.Time       // of the next turn, in the reader's zone; zero when there is none
	Held     bool            // by the GM: there is no deadline until it goes on
	Round    uint64          // of quicknet, for the dice of the next turn; 0 for none
	Dice     Section         // what is shown of the dice of this turn; nil for nothing
	Circumstances
	figures.Outlook
}

// A Private is what one player's report has besides: nobody else reads it.
type Private struct {
	Me       engine.Seat
	Tag      string
	Decided  *deciding.Decider // which line decided what, nil for an observer
	Standing orders.Sheet      // the player's standing orders
	Lapsed   bool              // orders that were proposed to the player had no yes
}

// A goStory is a go as the report tells it.
type goStory struct {
	Heading string
	Lines   []string
}

// A Public is the part of a report that is everybody's, set once for all who read it in
// the same language and on the same clock.
type Public struct {
	word  page.Part // of the GM
	score page.Part // the goes in figures
	rest  page.Part // all else
}

// Public sets the part of a turn report that is everybody's.
func (w *Words) Public(t Turn) Public {
	return Public{word: page.Set(word(w, t)), score: page.Set(score(w, t)), rest: page.Set(happened(w, t))}
}

// TurnReport is the letter after a turn to one player: what is new for that player,
// what the player's own lines decided, what the next go can bring; what happened, what
// lies there, and what comes next (rulings 10.1 to 10.4). public is what everybody
// reads, as Public sets it for this player's language and clock.
func (w *Words) TurnReport(t Turn, public Public, p Private) Letter {
	mine := voice.Flat(mine(w, t, p))
	said := func(name string) page.Part { return page.Set(w.say(name, mine)) }
	parts := []page.Part{said("ReportMine"), public.word, public.score, said("ReportNext"), public.rest, said("ReportForm")}
	if t.Dice != nil {
		parts = append(parts, page.Set(w.Say(t.Dice)))
	}
	h := headline(w, t.Game, t.Number, "TurnReport", mine)
	return letter(w, h, parts...)
}

// mine is what a report tells one player.
func mine(w *Words, t Turn, p Private) ownReport {
	r := ownReport{
		Turn: t, Private: p, Leading: figures.LeadOf(&t.Position, t.Winners), Decisions: w.Decided(p.Decided), Brief: figures.Briefly(p.Decided),
		Goes: t.Position.Goes(p.Me), Own: t.Position.Towns[p.Me].Coins, Had: t.Before.Towns[p.Me].Coins,
		Built: figures.BuiltOf(&t.Position.Towns[p.Me], &t.Position), All: figures.LandmarksOf(&t.Position),
	}
	r.Bought = figures.BoughtBy(t.Events, p.Me)
	r.Which = figures.GoesOf(&t.Position, p.Me)
	if len(t.Winners) == 0 {
		r.Chances, r.Example = figures.ChancesOf(&t.Position, p.Me), examples.For(&t.Position, t.Names, p.Me)
	}
	return r
}

// An ownReport is a turn as one player reads it.
type ownReport struct {
	Turn
	Private
	figures.Leading
	Decisions string
	Brief     []figures.BriefGo // what the player's lines decided, a line a go
	Goes      int               // of the player in the next turn
	Which     []int             // of the goes of that turn they are
	Own, Had  int               // coins after the turn and before it
	Built     int               // landmarks
	All       int               // that the game has
	Bought    []engine.Card
	Chances   []figures.Chance // of the player's next go
	Example   []orders.Line    // what the player may order for the next turn
}

// ReportAgain is what a report said, as a section of an answer.
func (w *Words) ReportAgain(t Turn, decided *deciding.Decider) string {
	dice := ""
	if t.Dice != nil {
		dice = w.Say(t.Dice)
	}
	return w.say("ReportAgain", struct{ Observed, Decisions, Shown string }{observed(w, t), w.Decided(decided), dice})
}

// ObserverReport is a report to somebody who reads along: the part that is everybody's,
// and the dice.
func (w *Words) ObserverReport(t Turn, public Public) Letter {
	parts := []page.Part{page.Set(lead(w, t)), public.word, public.score, public.rest}
	if t.Dice != nil {
		parts = append(parts, page.Set(w.Say(t.Dice)))
	}
	return Letter{headline(w, t.Game, t.Number, "ObserverReport", figures.LeadOf(&t.Position, t.Winners)), page.Join(parts...), w.Language}
}

// Observed is all of a turn report that is everybody's, as text.
func (w *Words) Observed(t Turn) string { return plain(observed(w, t)) }

func observed(w *Words, t Turn) string {
	said := []string{lead(w, t), score(w, t), happened(w, t)}
	if len(t.Word) > 0 {
		said = slices.Insert(said, 1, word(w, t))
	}
	return strings.Join(said, "\n\n")
}

// word is what the GM says above the figures, "" for nothing.
func word(w *Words, t Turn) string {
	if len(t.Word) == 0 {
		return ""
	}
	return w.say("ReportWord", t.Word)
}

// lead begins a report.
func lead(w *Words, t Turn) string {
	return w.say("ReportLead", struct {
		Turn
		figures.Leading
	}{t, figures.LeadOf(&t.Position, t.Winners)})
}

// score is the goes of a turn in figures.
func score(w *Words, t Turn) string {
	return w.say("Score", figures.ScoreOf(t.Number, t.Before, t.Events, &t.Position))
}

// happened is what happened in a turn, go by go, and what lies there now.
func happened(w *Words, t Turn) string {
	before, goes := storiesOf(w, t.Events)
	return w.say("Happened", voice.Flat(struct {
		Turn
		figures.Laid
		Before  []string
		Goes    []goStory
		First   engine.Seat
		Changed []string
		Race    figures.Race
	}{t, figures.LaidOf(&t.Position, t.Events), before, goes, t.Position.FirstPlayer(), newsLines(w, t.News), figures.RaceOf(t.Past, figures.LandmarksOf(&t.Position))}))
}

// storiesOf tells events go by go. before are the cards drawn ahead of the first go.
func storiesOf(w *Words, events []engine.Event) (before []string, goes []goStory) {
	for _, e := range events {
		line := event(w, e)
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

// event is the sentence of one event, "" for one that goes without saying.
func event(w *Words, e engine.Event) string { return w.say(nameOf(e), e) }

// A Final is a game at its end.
type Final struct {
	Overview
	Turns    int              // postal turns that were played
	Past     []figures.Stand  // after each turn
	Seasons  []figures.Season // in seat order
	Winners  []engine.Seat
	Placings []engine.Placing
	Deck     string         // what is shown of it at the end, "" for nothing
	Luck     []figures.Luck // none where it is not known

	Statements time.Time // until when the reader can say something, in the reader's zone; zero when that cannot be
	Page       string    // the name of the file that the letter brings, "" for none
}

// A finish is a line of the final table.
type finish struct {
	Rank      int
	Seat      engine.Seat
	Landmarks int
	Coins     int
}

// Final is the letter at the end of a game, with the placings (ruling 9.3).
func (w *Words) Final(f Final) Letter {
	ranking := make([]finish, len(f.Placings))
	for i, p := range f.Placings {
		has := &f.Position.Towns[p.Seat]
		ranking[i] = finish{p.Rank, p.Seat, has.Landmarks(), has.Coins}
	}
	data := struct {
		Final
		Ranking []finish
		Race    figures.Race
	}{f, ranking, figures.RaceOfAll(f.Past)}
	return w.Letter(headline(w, f.Game, 0, "Final", data), w.say("Final", data))
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
func (w *Words) Start(s Start) Letter {
	data := struct {
		Start
		figures.Laid
		Orders    []OrderHelp
		Landmarks []string
		First     engine.Seat
		Goes      int
	}{s, figures.LaidOf(&s.Position, nil), w.Manual().ordersInPlay(s.Position.Rules.InPlay()), landmarksToBuild(w, s.Overview, s.Me), s.Position.FirstPlayer(), s.Position.Goes(s.Me)}
	return w.Letter(headline(w, s.Game, 0, "Start", data), w.say("Start", data))
}

// StandingText is Standing for a terminal.
func StandingText(w *Words, o Overview) string { return plain(w.Standing(o)) }

// Standing tells how a game stands: the towns and the marketplace (rulings 10.2,
// 10.3).
func (w *Words) Standing(o Overview) string {
	return w.say("Overview", figures.LaidOf(&o.Position, nil))
}
