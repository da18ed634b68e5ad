// Package odds is how often each player would win if bots played on from where a game
// stands: thousands of games, each to its end, from what lies open on the table.
//
// It knows nothing that a player cannot know: it is given a View, in which there is no
// deck, no sheet and no die, and shuffles a deck of its own from the cards that nobody has.
// So the same table has the same odds, whoever ordered what. It stores nothing and writes
// no words. What may enter is a way to tell, from a table, who will win, and whether what
// was told came.
package odds

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/chance"
)

// Bot is who plays on, in every seat.
const Bot = "swift-1"

// Games is how many are played on for a report: of a chance of a half they are off by one
// or two percent, mostly, and less of others; told are steps of five (docs/odds.md).
const Games = 1000

// MostTurns is where a game that is played on is given up, in postal turns from where it
// stands: nobody has won it then, and everybody the same part of it.
const MostTurns = 300

// whole is how many parts a game has that is won: those who win together share them.
const whole = 60

// Wins are games that were played on, by seat, in parts of which a game has whole.
type Wins struct {
	Players int
	Games   int
	parts   [engine.MaxPlayers]int
}

// Play plays so many games on from what lies open on the table between two turns, on all
// processors: each game hangs on its number alone, so it comes to the same on any. It fails
// only when the context is done, with its error.
func Play(ctx context.Context, v engine.View, games int) (Wins, error) {
	return playBy(ctx, v, games, max(1, min(runtime.GOMAXPROCS(0), games/fewest)))
}

// playBy is Play by so many at once.
func playBy(ctx context.Context, v engine.View, games, many int) (Wins, error) {
	bot, known := bots.Named(Bot)
	if !known {
		return Wins{}, errors.New("no bot is called " + Bot)
	}
	hands := make([]*hand, many)
	var begun atomic.Int64
	var wait sync.WaitGroup
	for i := range hands {
		h := newHand(v, bot)
		hands[i] = h
		wait.Go(func() {
			for game := int(begun.Add(1)) - 1; game < games && ctx.Err() == nil; game = int(begun.Add(1)) - 1 {
				h.play(game)
			}
		})
	}
	wait.Wait()
	wins := Wins{Players: v.Players()}
	for _, h := range hands {
		wins.join(&h.wins)
	}
	if wins.Games < games {
		return Wins{}, ctx.Err()
	}
	return wins, nil
}

// fewest is how many games are worth a processor more.
const fewest = 50

// A hand plays one game after the other, and allocates nothing for them.
type hand struct {
	seed        uint64
	table       engine.Position
	unseen      [engine.NumPiles][]engine.Card // the cards that nobody has seen, by pile
	pile        []engine.Card                  // room to shuffle one of them
	position    engine.Position
	ears        engine.Ears
	adjudicator engine.Adjudicator
	source      chance.Source
	winners     []engine.Seat
	wins        Wins
}

func newHand(v engine.View, bot engine.Decisions) *hand {
	h := &hand{seed: chance.Seed(v), wins: Wins{Players: v.Players()}}
	h.table = engine.Position{Rules: v.Rules(), Turn: v.Turn(), Players: v.Players()}
	for s := range engine.Seat(v.Players()) {
		h.table.Towns[s] = v.Town(s)
		h.adjudicator.Players[s] = bot
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		h.table.Market.Offer.Put(c, v.OnOffer(c))
		h.hide(v, c)
	}
	h.ears.Won = func(e engine.Won) { h.winners = append(h.winners, e.Seat) }
	h.adjudicator.Dice, h.adjudicator.Ears = &h.source, &h.ears
	return h
}

// hide puts those copies of a card into a deck that lie neither in a town nor on offer.
func (h *hand) hide(v engine.View, c engine.Card) {
	rules := v.Rules()
	if rules.Method == engine.Open || !rules.InPlay().Has(c) {
		return
	}
	left := engine.Exist(c, v.Players())
	for s := range engine.Seat(v.Players()) {
		left -= v.Owned(s, c)
	}
	pile := rules.PileFor(c)
	for range min(left, engine.Copies(c, v.Players())) - v.OnOffer(c) {
		h.unseen[pile] = append(h.unseen[pile], c)
	}
}

// play plays the game of that number to its end, and counts it.
func (h *hand) play(game int) {
	h.source = chance.Of(h.seed, game)
	h.position, h.winners = h.table, h.winners[:0]
	for i, cards := range h.unseen {
		h.pile = append(h.pile[:0], cards...)
		h.source.Shuffle(h.pile)
		h.position.Market.Piles[i] = engine.PileOf(h.pile)
	}
	for len(h.winners) == 0 && h.position.Turn < h.table.Turn+MostTurns {
		if err := h.adjudicator.PlayTurn(&h.position); err != nil {
			panic(err) // dice of chance do not run out
		}
	}
	h.wins.add(h.winners)
}

// join counts the games that others have counted.
func (w *Wins) join(other *Wins) {
	w.Games += other.Games
	for s, parts := range other.parts {
		w.parts[s] += parts
	}
}

// add counts a game that these have won; without any, all have.
func (w *Wins) add(winners []engine.Seat) {
	w.Games++
	for _, s := range winners {
		w.parts[s] += whole / len(winners)
	}
	if len(winners) == 0 {
		for s := range w.Players {
			w.parts[s] += whole / w.Players
		}
	}
}
