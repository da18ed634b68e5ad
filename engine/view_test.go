package engine

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A witness notes what it sees whenever it is asked what to buy.
type witness struct {
	script
	notes []string
}

func (w *witness) Candidates(v View) Candidates {
	note := fmt.Sprintf("go %d", v.Go())
	if v.Extra() {
		note += " extra"
	}
	note += fmt.Sprintf(" of turn %d: %d", v.Turn(), v.Total())
	if v.Doubles() {
		note += " doubles"
	}
	if v.Bought(v.Me(), Forest) {
		note += ", Forest bought"
	}
	w.notes = append(w.notes, note)
	return w.script.Candidates(v)
}

func TestAViewTellsTheGo(t *testing.T) {
	w := &witness{script: script{buy: []Card{Forest}}}
	g := deal(town(20, TrainStation, AmusementPark, Harbour), town(0)).turn(3).goes(0).roll(2, 2, 1, 2, 1, 5, 6)
	w.addTwo = true
	g.players[0] = w
	g.play(t)
	want := []string{"go 1 of turn 3: 4 doubles", "go 1 extra of turn 3: 3, Forest bought", "go 2 of turn 3: 13, Forest bought"}
	if !slices.Equal(w.notes, want) {
		t.Errorf("saw %q\nwant %q", w.notes, want)
	}
}

func TestWhatWasBoughtEarlierIsForgottenInTheNextTurn(t *testing.T) {
	w := &witness{script: script{goBuys: [][]Card{{Forest}}}}
	g := deal(town(20), town(0)).goes(0).roll(1, 1, 1, 1, 1, 1)
	a := Adjudicator{Players: [MaxPlayers]Decisions{w}, Dice: g}
	for range 2 {
		if err := a.PlayTurn(&g.position); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{"go 1 of turn 1: 1", "go 2 of turn 1: 1, Forest bought", "go 1 of turn 2: 1"}
	if !slices.Equal(w.notes, want) {
		t.Errorf("saw %q\nwant %q", w.notes, want)
	}
}

func TestLookSeesTheTable(t *testing.T) {
	p := deal(town(7, Harbour, x(2, Mine), shut(1, Mine), CityHall, startup(4)), town(2)).turn(2).position
	v := Look(&p, 0)
	if v.Coins(1) != 2 || v.Owned(0, Mine) != 3 || v.Closed(0, Mine) != 1 || v.Landmarks(0) != 1 || v.Investment(0) != 4 ||
		v.OnOffer(Mine) != 2 || v.Players() != 2 || v.Total() != 0 || v.Doubles() || v.Extra() || v.Rules() != p.Rules {
		t.Errorf("saw %+v", *v.t)
	}
	for card, want := range map[Card]Refusal{
		Mine: NoRefusal, Airport: TooDear, Harbour: AlreadyBuilt, TechStartup: AlreadyOwned, NoCard: NotInPlay, CityHall: NotInPlay,
	} {
		if got := v.Refusal(card); got != want {
			t.Errorf("%s: refusal %d, want %d", card, got, want)
		}
	}
	if p.Goes(0) != 1 || p.Goes(1) != 2 {
		t.Errorf("goes %d and %d in turn 2, want 1 and 2", p.Goes(0), p.Goes(1))
	}
}

func TestDiceThatRunOutNameTheGo(t *testing.T) {
	for _, faces := range [][]int{{1}, {1, 6}} {
		g := deal(town(0), town(0, TrainStation)).roll(faces...)
		a := Adjudicator{Dice: g}
		var out ErrDice
		if err := a.PlayTurn(&g.position); !errors.As(err, &out) || err.Error() != "the dice ran out in go 2" {
			t.Errorf("%v: %v", faces, err)
		}
	}
}

func TestReplayKeepsTheBooks(t *testing.T) {
	p := deal(town(3), town(1)).position
	cases := []struct {
		event Event
		want  string
	}{
		{Paid{Card: Cafe, From: 1, To: 0, Copies: 2, Due: 2, Coins: 2}, "event 2: player 2 has -1 coins"},
		{Shared{Each: 3, Coins: 1}, "event 2: 6 coins on the table, the books say 5"},
	}
	for _, c := range cases {
		_, err := Replay(p, []Event{GoBegan{Number: 1}, c.event})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %s", c.event, err, c.want)
		}
	}
}
