package bots

import (
	"encoding/binary"
	"fmt"
	"hash"
	"hash/fnv"
	"testing"

	"machipost/engine"
)

// digests are of all that the released strategies answer in the same games. A
// new strategy gets a line; a line never changes.
var digests = map[string]string{
	"steady-1": "0d47ca46b3b21628",
	"swift-1":  "401114dd2c800501",
}

func TestAReleasedStrategyNeverChanges(t *testing.T) {
	t.Parallel()
	for _, name := range Names() {
		bot, _ := Named(name)
		if got := digestOf(t, bot); got != digests[name] {
			t.Errorf("%s answers otherwise than when it was released (digest %s, was %s).\n"+
				"Stored turns that it played would resolve otherwise: a released strategy never changes.\n"+
				"Take the change back, or give it a name of its own.", name, got, digests[name])
		}
	}
}

// digestOf plays games with all expansions and numbers of players, and returns
// a digest of every answer.
func digestOf(t *testing.T, bot engine.Decisions) string {
	written := fnv.New64a()
	for seed := range 64 {
		players := botsAt(engine.MinPlayers+seed/16, witness{bot, written})
		m := match{rules: rulesOf(seed), seed: seed, players: players, limit: longestGame}
		m.play(t)
	}
	return fmt.Sprintf("%016x", written.Sum64())
}

// A witness writes down every question that a bot is asked, with its answer.
type witness struct {
	bot     engine.Decisions
	written hash.Hash
}

// noted writes an answer down in bytes, without names: those may change.
func noted[A any](w witness, question string, answer A) A {
	w.written.Write([]byte(question))
	if err := binary.Write(w.written, binary.LittleEndian, answer); err != nil {
		panic(err) // a type without a fixed size
	}
	return answer
}

func (w witness) DiceToRoll(v engine.View) int {
	return int(noted(w, "dice", int8(w.bot.DiceToRoll(v))))
}
func (w witness) Reroll(v engine.View) bool          { return noted(w, "reroll", w.bot.Reroll(v)) }
func (w witness) AddTwo(v engine.View) bool          { return noted(w, "add", w.bot.AddTwo(v)) }
func (w witness) Demolish(v engine.View) engine.Card { return noted(w, "demolish", w.bot.Demolish(v)) }
func (w witness) Move(v engine.View) engine.Move     { return noted(w, "move", w.bot.Move(v)) }
func (w witness) TVVictim(v engine.View) engine.Seat { return noted(w, "tv", w.bot.TVVictim(v)) }
func (w witness) Swap(v engine.View) engine.Swap     { return noted(w, "swap", w.bot.Swap(v)) }
func (w witness) Renovate(v engine.View) engine.Card { return noted(w, "renovate", w.bot.Renovate(v)) }
func (w witness) Convene(v engine.View) engine.Card  { return noted(w, "convene", w.bot.Convene(v)) }
func (w witness) Invest(v engine.View) bool          { return noted(w, "invest", w.bot.Invest(v)) }
func (w witness) Candidates(v engine.View) engine.Candidates {
	return noted(w, "buy", w.bot.Candidates(v))
}
