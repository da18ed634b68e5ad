package playouts

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/wire"
)

// A Shard is one part of a series that several machines play, with what came of it.
type Shard struct {
	Name     string // where it was read from, for errors; it is not written
	Settings Settings
	Number   int // from 1
	Of       int // parts
	Counts   Counts
}

// Bounds are the numbers of the first game of a part and of the one behind its last.
// The parts are as even as can be.
func Bounds(games, number, of int) (from, below int) {
	return cut(games, number-1, of), cut(games, number, of)
}

// cut is number times games, divided by of, where that product may be too large.
func cut(games, number, of int) int { return games/of*number + games%of*number/of }

// format tells what the text is, and how it is to be read.
const format = "machipost shard 1"

type writtenShard struct {
	Format   string               `json:"format"`
	Games    int                  `json:"games"`
	Seed     string               `json:"seed"` // in words: not every reader of JSON has 64 bits
	Players  []string             `json:"players"`
	Rules    json.RawMessage      `json:"rules"`
	Shard    int                  `json:"shard"`
	Of       int                  `json:"of"`
	Played   int64                `json:"played"`
	Unended  int64                `json:"unfinished"`
	Goes     int64                `json:"goes"`
	Squares  int64                `json:"goes_squared"`
	Seatings [][]Seating          `json:"seatings"`
	Cards    map[string]Purchases `json:"cards"`
}

// WriteShard writes a part, by the names of the cards, in an order that is always the
// same. Its error is that of encoding/json; a shard has nothing for which it fails.
func WriteShard(s *Shard) ([]byte, error) {
	rules, err := wire.WriteRules(s.Settings.Rules)
	if err != nil {
		return nil, err
	}
	w := writtenShard{
		Format: format, Games: s.Settings.Games, Seed: strconv.FormatUint(s.Settings.Seed, 10), Players: s.Settings.Players,
		Rules: rules, Shard: s.Number, Of: s.Of, Played: s.Counts.Games, Unended: s.Counts.Unfinished,
		Goes: s.Counts.Goes, Squares: s.Counts.GoesSquared, Seatings: s.Counts.Seatings, Cards: map[string]Purchases{},
	}
	for c, purchases := range s.Counts.Cards {
		if purchases != (Purchases{}) {
			w.Cards[engine.Card(c).String()] = purchases
		}
	}
	text, err := json.MarshalIndent(w, "", "  ")
	return append(text, '\n'), err
}

// ErrShard is told of a text that is no shard, or not a whole one.
var ErrShard = errors.New("not a whole shard of simulate")

// ReadShard reads what WriteShard wrote. It fails with ErrShard, wrapped with what is
// wrong. name is where the text comes from.
func ReadShard(name string, text []byte) (*Shard, error) {
	var w writtenShard
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&w); err != nil {
		return nil, fmt.Errorf("%s: %w: %v", name, ErrShard, err) // its errors are not those of a wire
	}
	if decoder.More() {
		return nil, fmt.Errorf("%s: %w: something follows it", name, ErrShard)
	}
	s := &Shard{Name: name, Number: w.Shard, Of: w.Of}
	seed, err := strconv.ParseUint(w.Seed, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("%s: %w: its seed is %q", name, ErrShard, w.Seed)
	}
	rules, err := wire.ReadRules(w.Rules)
	if err != nil {
		return nil, fmt.Errorf("%s: %w: %w", name, ErrShard, err)
	}
	s.Settings = Settings{Games: w.Games, Seed: seed, Players: w.Players, Rules: rules}
	s.Counts = Counts{Games: w.Played, Unfinished: w.Unended, Goes: w.Goes, GoesSquared: w.Squares, Seatings: w.Seatings}
	if wrong := cmp.Or(s.check(w.Format), s.fill(w.Cards)); wrong != nil {
		return nil, fmt.Errorf("%s: %w: %w", name, ErrShard, wrong)
	}
	return s, nil
}

// fill puts the cards where they belong.
func (s *Shard) fill(cards map[string]Purchases) error {
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		s.Counts.Cards[c] = cards[c.String()]
		delete(cards, c.String())
	}
	for name := range cards {
		return fmt.Errorf("there is no card %q", name)
	}
	return nil
}

// check tells what cannot be, nil if all can.
func (s *Shard) check(written string) error {
	if written != format {
		return fmt.Errorf("its format is %q, not %q", written, format)
	}
	if err := s.Settings.Check(); err != nil {
		return err
	}
	if s.Number < 1 || s.Number > s.Of {
		return fmt.Errorf("part %d of %d", s.Number, s.Of)
	}
	if from, below := Bounds(s.Settings.Games, s.Number, s.Of); s.Counts.Games != int64(below-from) {
		return fmt.Errorf("%d games were played, part %d of %d has %d", s.Counts.Games, s.Number, s.Of, below-from)
	}
	n := len(s.Settings.Players)
	if len(s.Counts.Seatings) != n || slices.ContainsFunc(s.Counts.Seatings, func(seats []Seating) bool { return len(seats) != n }) {
		return fmt.Errorf("it has not %d seats for each of %d players", n, n)
	}
	return nil
}

// ErrMerge is told of shards that do not make a series.
var ErrMerge = errors.New("these shards make no series")

// Merge adds the parts of a series up, in any order. It fails with ErrMerge, wrapped
// with the parts that are of another series, there twice, or missing.
func Merge(shards []*Shard) (Settings, Counts, error) {
	if len(shards) == 0 {
		return Settings{}, Counts{}, fmt.Errorf("%w: there is none", ErrMerge)
	}
	first := shards[0]
	total := newCounts(first.Settings)
	there := make(map[int]*Shard, len(shards))
	for _, s := range shards {
		if wrong := first.other(s); wrong != "" {
			return Settings{}, Counts{}, fmt.Errorf("%w: %s and %s have another %s", ErrMerge, first.Name, s.Name, wrong)
		}
		if twice := there[s.Number]; twice != nil {
			return Settings{}, Counts{}, fmt.Errorf("%w: %s and %s are both part %d", ErrMerge, twice.Name, s.Name, s.Number)
		}
		there[s.Number] = s
		total.Add(&s.Counts)
	}
	if len(there) < first.Of {
		return Settings{}, Counts{}, fmt.Errorf("%w: of %d parts these are missing: [%s]", ErrMerge, first.Of, missingOf(first.Of, there))
	}
	return first.Settings, total, nil
}

// namedParts is how many parts that are missing are named.
const namedParts = 40

// missingOf lists the parts that are not there, the first of them where there are many.
func missingOf(of int, there map[int]*Shard) string {
	var missing []string
	for number := 1; number <= of; number++ {
		if there[number] != nil {
			continue
		}
		if len(missing) == namedParts {
			return strings.Join(missing, " ") + " and more"
		}
		missing = append(missing, strconv.Itoa(number))
	}
	return strings.Join(missing, " ")
}

// other tells in what two shards are of different series, nothing if they are of one.
func (s *Shard) other(t *Shard) string {
	a, b := s.Settings, t.Settings
	switch {
	case a.Games != b.Games:
		return "number of games"
	case a.Seed != b.Seed:
		return "seed"
	case !slices.Equal(a.Players, b.Players):
		return "table of players"
	case a.Rules != b.Rules:
		return "set of rules"
	case s.Of != t.Of:
		return "number of parts"
	}
	return ""
}
