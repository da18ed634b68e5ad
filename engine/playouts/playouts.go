// Package playouts plays whole games between bots, thousands of them, and counts what
// came of them. A game is settled by the seed of its series and its number, so a series
// can be cut into parts in any way: the counts of the parts, added up, are the same.
//
// It reads no file, prints nothing and knows no clock. What may enter is what can be
// counted in a game, and what follows from the counts.
package playouts

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/chance"
)

// Settings are all that a series of games hangs on.
type Settings struct {
	Games   int          // how many, at least one
	Seed    uint64       // what dice and decks come from
	Players []string     // 2 to 5 names of bots; each sits in all seats in turn
	Rules   engine.Rules // of all games
}

// MostTurns is where a game is given up, in postal turns: some hands of bots never end.
const MostTurns = 500

// ErrPlayers is told of a table that cannot be.
var ErrPlayers = errors.New("a game has 2 to 5 players")

// Check tells what is wrong with the settings, nil if they make a series: it fails for
// too few or too many players (ErrPlayers), for one that is no bot, for no games, and as
// the Check of Rules does.
func (s Settings) Check() error {
	if n := len(s.Players); n < engine.MinPlayers || n > engine.MaxPlayers {
		return fmt.Errorf("%w, not %d", ErrPlayers, n)
	}
	for _, name := range s.Players {
		if _, known := bots.Named(name); !known {
			return fmt.Errorf("no bot is called %q; there are %s", name, strings.Join(bots.Names(), ", "))
		}
	}
	if s.Games < 1 {
		return fmt.Errorf("%d games: at least one is played", s.Games)
	}
	return s.Rules.Check()
}

// handful is how many of so many games each of the workers takes at once: enough not to
// queue, few enough for all to end together.
func handful(games, workers int) int {
	const most, handfuls = 32, 16
	return min(max(games/workers/handfuls, 1), most)
}

// Run plays the games of a series with numbers from one to below another, counted from
// 0, by so many workers at once, and returns their counts, which are the same for any
// number of workers. It calls played, unless that is nil, with each few games that were
// played, from any worker. The settings must pass Check. It fails only when the context
// is done, with its error.
func Run(ctx context.Context, s Settings, from, below, workers int, played func(games int)) (Counts, error) {
	workers = max(min(workers, below-from), 1)
	few := handful(below-from, workers)
	hands := make([]*hand, workers)
	var next atomic.Int64
	next.Store(int64(from))
	var wait sync.WaitGroup
	for i := range hands {
		hands[i] = newHand(s)
		wait.Go(func() {
			for ctx.Err() == nil {
				first := int(next.Add(int64(few))) - few
				last := min(first+few, below)
				if first >= last {
					return
				}
				for game := first; game < last; game++ {
					hands[i].play(game)
				}
				if played != nil {
					played(last - first)
				}
			}
		})
	}
	wait.Wait()
	total := newCounts(s)
	for _, h := range hands {
		total.Add(&h.counts)
	}
	return total, ctx.Err()
}

// A hand plays one game after the other, and allocates nothing for them.
type hand struct {
	settings    Settings
	bots        []engine.Decisions // by player
	shuffle     func([]engine.Card)
	chance      chance.Source
	ears        engine.Ears
	adjudicator engine.Adjudicator
	position    engine.Position
	counts      Counts

	// The game being played.
	goes   int
	bought [engine.MaxPlayers]engine.Cards
	won    [engine.MaxPlayers]int64 // 1 for who has won, alone or with others
	over   bool
}

func newHand(s Settings) *hand {
	h := &hand{settings: s, counts: newCounts(s)}
	for _, name := range s.Players {
		bot, _ := bots.Named(name)
		h.bots = append(h.bots, bot)
	}
	h.shuffle = h.chance.Shuffle
	h.ears = engine.Ears{
		GoBegan: func(engine.GoBegan) { h.goes++ },
		Bought:  func(e engine.Bought) { h.buy(e.Seat, e.Card) },
		Won:     func(e engine.Won) { h.won[e.Seat], h.over = 1, true },
	}
	h.adjudicator.Dice, h.adjudicator.Ears = &h.chance, &h.ears
	return h
}

func (h *hand) buy(s engine.Seat, c engine.Card) {
	h.bought[s] |= engine.CardsOf(c)
	h.counts.Cards[c].Copies++
}

// play plays the game of that number and counts it.
func (h *hand) play(game int) {
	n := len(h.bots)
	for s := range n {
		h.adjudicator.Players[s] = h.bots[playerAt(game, s, n)]
	}
	h.goes, h.over = 0, false
	clear(h.won[:])
	clear(h.bought[:])
	h.chance = chance.Of(h.settings.Seed, game)
	h.position.Deal(h.settings.Rules, n, h.shuffle)
	for !h.over && h.position.Turn <= MostTurns {
		if err := h.adjudicator.PlayTurn(&h.position); err != nil {
			panic(err) // dice of chance do not run out
		}
	}
	h.count(game)
}

// playerAt is who sits there: the players move on by a seat from game to game, so that
// no bot has the first go more often than another.
func playerAt(game, seat, players int) int { return (game + seat) % players }

func (h *hand) count(game int) {
	c := &h.counts
	c.Games++
	c.Goes += int64(h.goes)
	c.GoesSquared += int64(h.goes) * int64(h.goes)
	if !h.over {
		c.Unfinished++
	}
	for s := range h.bots {
		at := &c.Seatings[playerAt(game, s, len(h.bots))][s]
		at.Games++
		at.Won += h.won[s]
		at.Coins += int64(h.position.Towns[s].Coins)
		for left := h.bought[s]; left != 0; left = left.Rest() {
			card := &c.Cards[left.First()]
			card.Buyers++
			card.Won += h.won[s]
		}
	}
}
