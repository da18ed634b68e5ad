package bots

import (
	"testing"

	"machipost/engine"

	"pgregory.net/rapid"
)

// drawPosition draws a position in the middle of a game, with cards in the
// towns and some of them closed.
func drawPosition(t *rapid.T) engine.Position {
	rules := rulesOf(rapid.IntRange(0, 1000).Draw(t, "rules"))
	players := rapid.IntRange(engine.MinPlayers, engine.MaxPlayers).Draw(t, "players")
	p := engine.NewPosition(rules, players, func([]engine.Card) {})
	dice := chance(rapid.Uint64().Draw(t, "towns"))
	for s := range p.Players {
		p.Towns[s].Coins = dice.below(40)
		for range dice.below(25) {
			build(&p, &p.Towns[s], &dice)
		}
	}
	p.NewMarket(dice.shuffle)
	return p
}

// build puts a card into a town, if there is one for it. The last landmark is
// never built, or the game would be over.
func build(p *engine.Position, town *engine.Town, dice *chance) {
	c := engine.Card(1 + dice.below(int(engine.NumCards)-1))
	most := engine.Copies(c, p.Players) / p.Players
	if c.IsLandmark() {
		most = 1
	}
	last := c.IsLandmark() && town.Landmarks()+1 == p.Rules.Landmarks.Count()
	if !p.Rules.InPlay().Has(c) || town.Owned.Of(c) >= most || last {
		return
	}
	town.Owned.Add(c, 1)
	if !c.IsLandmark() && dice.below(4) == 0 {
		town.Closed.Add(c, 1)
	}
	if c == engine.TechStartup {
		town.Investment = dice.below(5)
	}
}

// A proctor lets a bot answer and looks whether the rules allow it.
type proctor struct {
	t   *rapid.T
	bot engine.Decisions
}

func allowed[A comparable](p proctor, question string, answer A, can bool) A {
	if !can {
		p.t.Errorf("%s: the rules do not allow %+v", question, answer)
	}
	return answer
}

func (p proctor) DiceToRoll(v engine.View) int {
	dice := p.bot.DiceToRoll(v)
	return allowed(p, "dice", dice, dice == 1 || dice == 2)
}

func (p proctor) Reroll(v engine.View) bool { return p.bot.Reroll(v) }
func (p proctor) AddTwo(v engine.View) bool { return p.bot.AddTwo(v) }
func (p proctor) Invest(v engine.View) bool { return p.bot.Invest(v) }

func (p proctor) Demolish(v engine.View) engine.Card {
	card := p.bot.Demolish(v)
	return allowed(p, "demolish", card, v.CanDemolish(card))
}

func (p proctor) Move(v engine.View) engine.Move {
	move := p.bot.Move(v)
	nothing := move == engine.Move{} && v.CheapestToMove() == engine.NoCard
	return allowed(p, "move", move, v.CanMove(move) || nothing)
}

func (p proctor) TVVictim(v engine.View) engine.Seat {
	victim := p.bot.TVVictim(v)
	return allowed(p, "tv", victim, v.CanVictimise(victim))
}

func (p proctor) Swap(v engine.View) engine.Swap {
	swap := p.bot.Swap(v)
	return allowed(p, "swap", swap, swap == engine.Swap{} || v.CanSwap(swap))
}

func (p proctor) Renovate(v engine.View) engine.Card {
	card := p.bot.Renovate(v)
	return allowed(p, "renovate", card, card == engine.NoCard || v.CanRenovate(card))
}

func (p proctor) Convene(v engine.View) engine.Card {
	card := p.bot.Convene(v)
	return allowed(p, "convene", card, card == engine.NoCard || v.CanConvene(card))
}

func (p proctor) Candidates(v engine.View) engine.Candidates {
	wanted := p.bot.Candidates(v)
	for _, c := range wanted {
		allowed(p, "buy", c, c == engine.NoCard || v.Refusal(c) == engine.NoRefusal)
	}
	return wanted
}

func TestTheRulesAllowEveryAnswer(t *testing.T) {
	t.Parallel()
	for _, name := range Names() {
		bot, _ := Named(name)
		t.Run(name, func(t *testing.T) { theRulesAllow(t, bot) })
	}
}

func theRulesAllow(t *testing.T, bot engine.Decisions) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		dice := chance(rapid.Uint64().Draw(t, "dice"))
		a := engine.Adjudicator{Dice: &dice}
		copy(a.Players[:], botsAt(p.Players, proctor{t, bot}))
		for range 3 {
			if err := a.PlayTurn(&p); err != nil {
				t.Fatal(err)
			}
			if len(a.Winners()) > 0 {
				return
			}
		}
	})
}

// What the bot expects of a roll is what the engine pays, for all cards whose
// pay is no estimate.
func TestTheEnginePaysWhatABotExpects(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		p.Turn = 1 // player 1 rolls
		leaveOnlyWhatIsCertain(&p)
		dice := fixed{rapid.IntRange(1, 6).Draw(t, "die"), rapid.IntRange(1, 6).Draw(t, "die"), 3, 4}
		total := dice[0] + dice[1]
		after := p
		a := engine.Adjudicator{Dice: &dice, StopAfter: 1}
		if err := a.PlayTurn(&after); err != nil {
			t.Fatal(err)
		}
		for s := range engine.Seat(p.Players) {
			table := seen(engine.Look(&p, s))
			want := p.Towns[s].Coins + table.gain(0, total)
			if got := after.Towns[s].Coins; got != want {
				t.Fatalf("on %d player %d has %d coins, and expected %d", total, s+1, got, want)
			}
		}
	})
}

// leaveOnlyWhatIsCertain takes out of all towns what hangs on more than the
// roll, and lets the roller have two dice and coins for every red card.
func leaveOnlyWhatIsCertain(p *engine.Position) {
	for s := range p.Players {
		town := &p.Towns[s]
		for c := range engine.NumCards {
			if uncertain(c) {
				town.Owned.Put(c, 0)
				town.Closed.Put(c, 0)
			}
		}
		town.Investment = 0
	}
	p.Towns[0].Owned.Put(engine.TrainStation, 1)
	p.Towns[0].Coins += 200
}

func uncertain(c engine.Card) bool {
	switch c {
	case engine.CityHall, engine.Airport: // pay for more than dice
		return true
	case engine.LoanOffice, engine.MembersOnlyClub: // take what there is at that moment
		return true
	case engine.DemolitionCompany, engine.MovingCompany: // pay for what is given up
		return true
	}
	return c.IsMajor()
}

// fixed are dice with faces that are given: the throw, and then a 3 and a 4 for
// the Tuna, which is what a bot expects of those.
type fixed []int

func (f *fixed) Throw() int {
	face := (*f)[0]
	*f = (*f)[1:]
	return face
}
