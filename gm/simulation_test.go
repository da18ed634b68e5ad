package gm_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// A simulation is a small game whose players write by chance, while by chance the
// clock, the mail, the disk and the process itself go wrong. What the players do is
// the same with and without trouble, and so must be what comes of it.
type simulation struct {
	*table
	mishap
	seed     uint64
	story    *rand.Rand // what players do, and when
	*trouble            // of the process that runs
	process  *gm.GM     // the one that meets trouble
	started  uint64     // how many processes there were
	chance   *rand.Rand // of the trouble
	patient  bool       // nothing goes wrong as long as a turn is late by hours
	wrote    int        // letters of players
	book     *logbook
}

// seasonDays is how many deadlines a simulated game passes.
const seasonDays = 4

// oneIn is how often a point goes wrong in the simulation.
const oneIn = 40

// A mishap is what goes wrong in a season.
type mishap struct {
	oneIn int   // by chance, a point in so many, and the clock; 0 for nothing
	kills []int // else the process is killed at these of its points, counted from 1
	again bool  // each transaction is undone once at its end, and begun anew
}

// A fate is what became of a season: all that dice and trouble must not change.
type fate struct {
	game    string   // turn, state, deadline
	letters []string // each player's letters and what became of them
	sheets  []string
	counted []string // what counted in each turn
	points  int      // that the processes passed
	trace   [32]byte // of every letter that anybody got, with all that dice decided
}

// simulate plays a season in which this goes wrong.
func simulate(t *testing.T, seed uint64, m mishap) fate {
	t.Helper()
	s := &simulation{table: setTable(t), seed: seed, mishap: m, story: rand.New(rand.NewPCG(seed, 1)), chance: rand.New(rand.NewPCG(seed, 2))}
	s.book = s.keepLog(slog.LevelDebug)
	s.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	s.trouble = &trouble{copies: map[int64]int{}, again: m.again}
	s.decide = s.happens
	s.restart()
	for day := range seasonDays {
		s.live(day)
	}
	s.recover()
	f := s.judge()
	f.points = s.points
	return f
}

// happens decides what happens at a point.
func (s *simulation) happens(point string) int {
	switch {
	case slices.Contains(s.kills, s.points):
		return itIsKilled
	case s.patient || s.oneIn == 0 || s.chance.IntN(s.oneIn) > 0:
		return allWell
	case point == pointCommitted || point == pointMarked || s.chance.IntN(2) == 0:
		return itIsKilled
	}
	return itFails
}

// restart is another process in the place of the one that was killed.
func (s *simulation) restart() {
	s.dead = false
	s.started++
	deps := s.depsOf(1_000_000 + 1000*s.seed + s.started)
	deps.Log = s.deps.Log
	s.within(&deps, s.mail.Account(gmAddress))
	postman := deps.Postman
	deps.Postman = before{postman, s.onlyWhatIsStored}
	s.process = s.made(deps)
}

// before is a postman before whose way the letters are looked at.
type before struct {
	post.Postman
	look func([]post.Parcel)
}

func (d before) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	d.look(parcels)
	return d.Postman.Deliver(ctx, parcels, tell)
}

var reportOf = regexp.MustCompile(`friday: report of turn (\d+)`)
var anyReport = regexp.MustCompile(`: report of turn (\d+)`)

// onlyWhatIsStored fails when a report leaves of a turn that is not stored (I5).
func (s *simulation) onlyWhatIsStored(parcels []post.Parcel) {
	stored := s.turn("friday") - 1
	for _, p := range parcels {
		if found := reportOf.FindStringSubmatch(s.text(post.Letter{Raw: p.Raw})); found != nil && number(found[1]) > stored {
			s.Errorf("a report of turn %s leaves when %d are stored", found[1], stored)
		}
	}
}

func number(text string) int {
	n, _ := strconv.Atoi(text) // digits, by the pattern
	return n
}

// live is a day of the game: its players write, and rounds come at any time.
func (s *simulation) live(day int) {
	begins := time.Date(2026, 12, 1+day, 20, 1, 0, 0, time.UTC).Add(-24 * time.Hour)
	if day == 0 {
		begins = s.clock.Add(time.Minute)
	}
	length := time.Date(2026, 12, 1+day, 19, 50, 0, 0, time.UTC).Sub(begins)
	type event struct {
		at time.Time
		do func()
	}
	var events []event
	add := func(do func()) {
		events = append(events, event{begins.Add(time.Duration(s.story.Int64N(int64(length)))), do})
	}
	for _, who := range s.writers() {
		text := s.sheet(who)
		add(func() { s.posts(who, text) })
	}
	for range 10 {
		add(s.troubledRound)
	}
	// A turn that is late by more than half a day moves the deadlines behind it.
	events = append(events, event{begins.Add(4 * time.Hour), s.troubledRound})
	slices.SortStableFunc(events, func(a, b event) int { return a.at.Compare(b.at) })
	for _, e := range events {
		s.clock = e.at
		e.do()
	}
}

// writers are who writes on a day: Ann and Bob always, so that no turn waits for lost
// mail, and Cat now and then; some write more than once.
func (s *simulation) writers() []string {
	writers := []string{ann, bob}
	for range s.story.IntN(4) {
		writers = append(writers, []string{ann, bob, cat, cat}[s.story.IntN(4)])
	}
	return writers
}

// sheets are what players write; each has a line that nobody else may see.
var sheets = []string{
	"buy Forest, Wheat Field, Bakery", "buy Bakery\nroll 2", "buy Wheat Field\nroll 1", "buy Mine\nbuy Ranch", "standing:\nbuy Ranch",
	"buy Ranch\nstatus", "buy Café, Forest", "buy Forest\nnonsense that is no order",
}

func (s *simulation) sheet(who string) string {
	s.wrote++
	return fmt.Sprintf("%s\n%s", sheets[s.story.IntN(len(sheets))], s.canary(who))
}

// canary is a line of a player's letter.
func (s *simulation) canary(who string) string {
	name, _, _ := strings.Cut(who, "@")
	return fmt.Sprintf("hush-%s-%d", name, s.wrote)
}

// wrongClocks are how far a clock may jump.
var wrongClocks = []time.Duration{
	61 * time.Second, -61 * time.Second, time.Hour, -time.Hour, 24 * time.Hour, -24 * time.Hour, 365 * 24 * time.Hour, -365 * 24 * time.Hour,
}

// troubledRound is a round with whatever goes wrong, by a process that may die of it;
// the keeper sets right what the keeper is to set right.
func (s *simulation) troubledRound() {
	game := s.game("friday")
	s.patient = s.clock.After(game.Cut().Add(3 * time.Hour))
	if s.patient || s.oneIn == 0 {
		s.setRight()
	} else if s.chance.IntN(20) == 0 {
		s.fast = wrongClocks[s.chance.IntN(len(wrongClocks))]
	} else if s.fast != 0 && s.chance.IntN(3) == 0 {
		s.setRight()
	}
	struck := s.struck
	report, err := s.process.Round(s.Context())
	if err != nil && s.struck == struck {
		s.Errorf("seed %d at %s: %v, and nothing went wrong", s.seed, s.clock, err)
	}
	if report.Held != "" && s.fast == 0 {
		s.Errorf("seed %d at %s: the clock is right, and held: %s", s.seed, s.clock, report.Held)
	}
	if s.dead {
		s.restart()
	}
}

// setRight is the keeper who sets the clock right.
func (s *simulation) setRight() {
	if s.fast == 0 {
		return
	}
	s.fast = 0
	if _, err := s.Clock.Resume(s.Context()); err != nil {
		s.Fatal(err)
	}
}

// recover is what comes after all trouble: rounds until nothing waits any more.
func (s *simulation) recover() {
	s.setRight()
	s.restart()
	s.patient = true
	s.clock = time.Date(2026, 12, seasonDays, 20, 1, 0, 0, time.UTC)
	for _, later := range []time.Duration{0, 20 * time.Minute, time.Hour, 4 * time.Hour, 5 * time.Hour} {
		s.clock = s.clock.Add(later)
		for range 2 {
			if _, err := s.process.Round(s.Context()); err != nil && !s.dead {
				s.Fatalf("seed %d: after all trouble: %v", s.seed, err)
			}
			if s.dead {
				s.restart()
			}
		}
	}
}

// judge tells the fate of the season, and fails where an invariant is broken.
func (s *simulation) judge() fate {
	s.Helper()
	f := s.fate()
	s.verified("friday", s.turn("friday")-1) // I2, I5, I6
	for _, who := range []string{ann, bob, cat} {
		s.everythingOnce(who)
	}
	s.nothingLeaks()
	s.nothingWaits()
	return f
}

func (s *simulation) fate() (f fate) {
	s.Helper()
	err := s.db.View(s.Context(), func(view records.View) error {
		game, err := view.Games.Named("friday")
		if err != nil {
			return err
		}
		f.game = fmt.Sprintf("turn %d %s due %s", game.Position.Turn, game.State, game.Cut())
		filed, err := view.Letters.Newest(nil, 1_000_000)
		if err != nil {
			return err
		}
		for _, l := range filed {
			f.letters = append(f.letters, fmt.Sprintf("%s %s of player %d %s", l.Letter.MessageID, l.State, l.Player, l.Why))
		}
		all, err := view.Sheets.Of(game.ID)
		if err != nil {
			return err
		}
		for _, sheet := range all {
			standing := "none"
			if sheet.Standing != nil {
				standing = *sheet.Standing
			}
			f.sheets = append(f.sheets, fmt.Sprintf("player %d turn %d %s %q standing %q", sheet.Player, sheet.Turn, sheet.Arrived, sheet.Orders, standing))
		}
		counted, err := view.Turns.Counted(game.ID)
		for _, turn := range counted {
			f.counted = append(f.counted, fmt.Sprintf("%d: %+v", turn.Number, turn.Orders))
		}
		return err
	})
	if err != nil {
		s.Fatal(err)
	}
	slices.Sort(f.letters)
	slices.Sort(f.sheets)
	f.trace = s.tracing()
	return f
}

// tracing is all that anybody got, byte by byte.
func (s *simulation) tracing() [32]byte {
	hash := sha256.New()
	for _, who := range []string{ann, bob, cat, keeperAddress} {
		for _, l := range s.mail.Account(who).Letters() {
			fmt.Fprintf(hash, "%s %s %d\n", who, l.Arrived, len(l.Raw))
			hash.Write(l.Raw)
		}
	}
	return [32]byte(hash.Sum(nil))
}

// everythingOnce fails unless a player got each report and each answer, and none of
// them twice but where a crash excuses it (I1 to I4).
func (s *simulation) everythingOnce(who string) {
	s.Helper()
	reports, answers, copies := map[string]string{}, map[string]string{}, map[string]int{}
	raw := map[string]string{}
	for _, l := range s.mail.Account(who).Letters() {
		if was, again := raw[l.MessageID]; again && was != string(l.Raw) {
			s.Errorf("seed %d: two letters to %s have the id %s", s.seed, who, l.MessageID)
		}
		raw[l.MessageID] = string(l.Raw)
		copies[l.MessageID]++
		what, once := strings.Join(l.InReplyTo, " "), answers
		if found := reportOf.FindStringSubmatch(s.text(l)); found != nil && !strings.HasPrefix(what, "letter-") {
			what, once = found[1], reports
		}
		if strings.HasPrefix(what, "letter-") || len(what) < 3 {
			if id, again := once[what]; again && id != l.MessageID {
				s.Errorf("seed %d: %s got another letter of %s", s.seed, who, what)
			}
			once[what] = l.MessageID
		}
	}
	for turn := 1; turn < s.turn("friday"); turn++ {
		if reports[strconv.Itoa(turn)] == "" {
			s.Errorf("seed %d: %s got no report of turn %d", s.seed, who, turn)
		}
	}
	s.copiesAreExcused(who, copies)
}

// copiesAreExcused fails when a letter came more often than crashes behind its final
// dot excuse.
func (s *simulation) copiesAreExcused(who string, copies map[string]int) {
	s.Helper()
	letters, err := s.Outbox.Newest(s.Context(), nil, 1_000_000)
	if err != nil {
		s.Fatal(err)
	}
	for _, l := range letters {
		if l.To == who && copies[l.MessageID] > 1+s.copies[l.ID] {
			s.Errorf("seed %d: %s got letter %d %d times, and %d crashes", s.seed, who, l.ID, copies[l.MessageID], s.copies[l.ID])
		}
	}
}

// nothingLeaks fails when anybody's letter, or the log, holds what is another's (I7).
func (s *simulation) nothingLeaks() {
	s.Helper()
	people := []string{ann, bob, cat}
	for _, who := range people {
		name, _, _ := strings.Cut(who, "@")
		tag := anyTag.FindString(s.letters(who)[0].Subject)
		secret := regexp.MustCompile(`hush-` + name + `|\b` + regexp.QuoteMeta(who) + `|` + strings.Trim(tag[strings.Index(tag, "#"):], "#]"))
		for _, other := range append([]string{keeperAddress}, people...) {
			for _, l := range s.mail.Account(other).Letters() {
				if found := secret.FindString(string(l.Raw)); other != who && found != "" {
					s.Errorf("seed %d: a letter to %s has %q: %s", s.seed, other, found, l.Raw)
				}
			}
		}
		if found := secret.FindString(s.book.text.String() + s.book.json.String()); found != "" {
			s.Errorf("seed %d: the log has %q", s.seed, found)
		}
	}
}

// nothingWaits fails when a letter of ours is not sent, long after all trouble.
func (s *simulation) nothingWaits() {
	s.Helper()
	letters, err := s.Outbox.Newest(s.Context(), []records.OutgoingState{records.Queued, records.Parked, records.Held}, 100)
	if err != nil {
		s.Fatal(err)
	}
	for _, l := range letters {
		s.Errorf("seed %d: letter %d to %s is %s and due %s", s.seed, l.ID, l.To, l.State, l.Due)
	}
}

// same fails unless a season with trouble came to the fate of the one without.
func (f fate) same(t *testing.T, seed uint64, without fate) {
	t.Helper()
	for _, part := range []struct {
		name      string
		got, want []string
	}{
		{"the game", []string{f.game}, []string{without.game}}, {"letters", f.letters, without.letters},
		{"sheets", f.sheets, without.sheets}, {"what counted", f.counted, without.counted},
	} {
		if !slices.Equal(part.got, part.want) {
			t.Errorf("seed %d, %s:\n%s\nwithout trouble:\n%s", seed, part.name, strings.Join(part.got, "\n"), strings.Join(part.want, "\n"))
		}
	}
}

// seeds are the first seed and how many there are: few in "make test", more in "make
// test-long", as many as fit its time in "make soak". MACHIPOST_SEED=17 plays one of
// them again.
func seeds(t *testing.T) (first, n uint64, until time.Time) {
	t.Helper()
	if text := os.Getenv("MACHIPOST_SEED"); text != "" {
		return uint64(number(text)), 1, until
	}
	if text := os.Getenv("MACHIPOST_SOAK"); text != "" {
		within, err := time.ParseDuration(text)
		if err != nil {
			t.Fatal(err)
		}
		return 1, 10_000, time.Now().Add(within)
	}
	return 1, uint64(sized(3, 200)), until
}

// Seeded seasons with faults of the clock, the mail, the disk and the process
// together come to what they come to without them.
func TestSimulation(t *testing.T) {
	t.Parallel()
	first, n, until := seeds(t)
	var played atomic.Int64
	t.Cleanup(func() { t.Logf("%d seeds", played.Load()) })
	for seed := first; seed < first+n; seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			if !until.IsZero() && time.Now().After(until) {
				t.SkipNow()
			}
			played.Add(1)
			simulate(t, seed, mishap{oneIn: oneIn}).same(t, seed, simulate(t, seed, mishap{}))
		})
	}
}

// A seed replays exactly: the same letters, byte for byte. A server that has much to do may break
// a transaction off, which is carried out again with other ids: there what comes of the game is
// the same.
func TestSimulationReplays(t *testing.T) {
	t.Parallel()
	for seed := range uint64(sized(1, 20)) {
		switch a, b := simulate(t, seed, mishap{oneIn: oneIn}), simulate(t, seed, mishap{oneIn: oneIn}); {
		case onServer != nil:
			a.same(t, seed, b)
		case a.trace != b.trace:
			t.Errorf("seed %d: two runs differ", seed)
		}
	}
}

// A store may carry a transaction out again because another was in its way: what comes of
// the game is the same.
func TestEachTransactionAgain(t *testing.T) {
	t.Parallel()
	const seed = 1
	simulate(t, seed, mishap{again: true}).same(t, seed, simulate(t, seed, mishap{}))
}

// The process is killed at each of the points that a game passes, and at pairs of
// them: what comes of the game is the same.
func TestKilledAtEveryPoint(t *testing.T) {
	t.Parallel()
	const seed = 1
	without := simulate(t, seed, mishap{})
	if without.points < 300 {
		t.Fatalf("a game passes only %d points", without.points)
	}
	var all [][]int
	step := sized(without.points/4, 1) // in a small run each time the same ones
	for k := 1; k <= without.points; k += step {
		all = append(all, []int{k})
	}
	chance := rand.New(rand.NewPCG(seed, 3))
	for range sized(4, 500) {
		first := 1 + chance.IntN(without.points)
		all = append(all, []int{first, first + 1 + chance.IntN(40)})
	}
	for _, kills := range all {
		t.Run(fmt.Sprint(kills), func(t *testing.T) {
			t.Parallel()
			simulate(t, seed, mishap{kills: kills}).same(t, seed, without)
		})
	}
}
