//go:build bench

// Package benchservice measures the service against floors: bare loops that commit,
// fetch and send the same bytes, in the same run and on the same machine. "make
// bench-service" prints the tables of docs/performance.md.
//
// It is no test: no figure makes it fail, only work that was not done. It calls the
// moderator by its doors alone. What enters is a size, and whether there is a Dovecot.
package benchservice

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"testing"
	"time"

	"machipost/engine/odds"
	"machipost/gm"
)

// A size is how much is measured.
type size struct {
	games, perPlayer int // games due at once; letters that each of their players writes
	small, large     int // games beside which letters are filed
	filed            int // letters filed in each of the tests of growth
	idleRounds       int
	few, many        int    // letters stored
	runs             int    // of which the cheapest counts
	profiles         string // folder for CPU profiles, "" for none
}

// sizeAsked is that of BENCH: "small", "middle", or "" for the full one, with BENCH_RUNS
// runs.
func sizeAsked(t *testing.T) size {
	t.Helper()
	s := size{games: 1000, perPlayer: 2, small: 10, large: 5000, filed: 2000, idleRounds: 20, few: 1000, many: 1_000_000, runs: 3}
	switch asked := os.Getenv("BENCH"); asked {
	case "":
	case "middle": // a tenth
		s = size{games: 100, perPlayer: 2, small: 10, large: 500, filed: 50, idleRounds: 5, few: 1000, many: 100_000, runs: 1}
	case "small":
		s = size{games: 20, perPlayer: 2, small: 10, large: 100, filed: 50, idleRounds: 5, few: 100, many: 2000, runs: 1}
	default:
		t.Fatalf("BENCH=%s is neither small nor middle; leave it out for the full size", asked)
	}
	if runs := os.Getenv("BENCH_RUNS"); runs != "" {
		var err error
		if s.runs, err = strconv.Atoi(runs); err != nil || s.runs < 1 {
			t.Fatalf("BENCH_RUNS=%s is no number of runs", runs)
		}
	}
	if folder := os.Getenv("BENCH_PROFILES"); folder != "" {
		var err error
		if s.profiles, err = filepath.Abs(folder); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(s.profiles, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestMain does one job where a job is asked for: each is a process of its own, so that
// its time and its memory are nobody else's.
func TestMain(m *testing.M) {
	if asked := os.Getenv(jobVariable); asked != "" {
		if os.Getenv("GOGC") == "" {
			debug.SetGCPercent(gm.HeapGrowth) // as the program does
		}
		os.Exit(doAsked(asked))
	}
	os.Exit(m.Run())
}

// A bench is one run of the benchmark.
type bench struct {
	*testing.T
	size
	folder string
}

func TestBenchService(t *testing.T) {
	b := &bench{T: t, size: sizeAsked(t), folder: t.TempDir()}
	said := machine(b.folder)
	wanted := os.Getenv("BENCH_ONLY") // "" for all, or some of abcgis (docs/performance.md)
	if wants(wanted, 'a', 'b', 'c') {
		var against comparison
		if wants(wanted, 'a', 'b') {
			b.turns(&against, wants(wanted, 'b'))
		}
		if wants(wanted, 'c') {
			b.letters(&against)
		}
		said += "\n" + against.String()
	}
	if wants(wanted, 'g', 'i', 's') {
		g := &growing{}
		if wants(wanted, 'g') {
			b.besideGames(g)
		}
		if wants(wanted, 'i') {
			b.idle(g)
		}
		if wants(wanted, 's') {
			b.stored(g)
		}
		said += "\n" + g.String()
	}
	fmt.Println(said)
}

// wants tells whether one of these goals is among those that are wanted.
func wants(wanted string, goals ...rune) bool {
	for _, goal := range goals {
		for _, w := range wanted {
			if w == goal {
				return true
			}
		}
	}
	return wanted == ""
}

// turns measures goals a and b: games that are due at once, without and with sending.
func (b *bench) turns(against *comparison, sends bool) {
	before := b.seed(seeding{Name: "due", Running: b.games, Now: noon, Deadline: noon.Add(8 * time.Hour), Orders: true})
	due := noon.Add(8*time.Hour + time.Minute)
	sinkPort := b.serve(job{Kind: "sink"})
	for _, c := range []struct {
		name     string
		profile  string
		playouts int
		port     int
		goal     float64
	}{
		{"a. turns resolved, reports queued", "round", 0, 0, 2}, {"a, with odds in the reports", "round-odds", odds.Games, 0, 2},
		{"b. the same as a, and sent", "round", 0, sinkPort, 2.5},
	} {
		if c.port != 0 && !sends {
			continue
		}
		var floor, took measure
		for range b.runs {
			path := b.copyOf(before)
			one := b.do(job{Kind: "round", Path: path, Now: due, SMTPPort: c.port, Playouts: c.playouts, Profile: b.profile(c.profile, c.port != 0)})
			if one.Turns != b.games {
				b.Fatalf("%s: %d turns of %d games", c.name, one.Turns, b.games)
			}
			letters := count(b.T, path, "SELECT count(*) FROM outbox WHERE kind = 'report'")
			if letters < 5*b.games || c.port != 0 && one.Sent < letters {
				b.Fatalf("%s: %d reports, %d letters sent", c.name, letters, one.Sent)
			}
			// Each turn writes the rows of its game and its players anew.
			one.Bytes = written(b.T, before, path, "games", "players")
			one.Letters = letters
			bare := b.do(job{Kind: "commits", Path: b.fresh(), Commits: one.Commits, Bytes: one.Bytes})
			if c.port != 0 {
				bare = bare.plus(b.do(job{Kind: "send", Path: path, SMTPPort: c.port}))
			}
			took, floor = took.cheaper(one), floor.cheaper(bare)
		}
		against.add(line{name: c.name, took: took, floors: []share{{1, floor}}, goal: c.goal})
	}
}

// letters measures goal c: letters that lie in a mailbox.
func (b *bench) letters(against *comparison) {
	server := b.mailbox()
	now := time.Now().UTC().Truncate(time.Second)
	before := b.seed(seeding{Name: "letters", Running: b.games, Now: now, Deadline: now.Add(20 * time.Hour)})
	server.empty(b.T)
	if first := b.do(job{Kind: "poll", Path: before, IMAP: server}); first.Filed != 0 {
		b.Fatalf("%d letters in an empty mailbox", first.Filed)
	}
	var took, fetch, commits measure
	for range b.runs {
		path := b.copyOf(before)
		laid := server.lay(b.T, replies(b.T, path, b.perPlayer))
		bare := b.do(job{Kind: "fetch", IMAP: server})
		if bare.Letters != laid {
			b.Fatalf("the floor fetched %d of %d letters", bare.Letters, laid)
		}
		one := b.do(job{Kind: "poll", Path: path, IMAP: server, Profile: b.profile("letters", false)})
		if applied := count(b.T, path, "SELECT count(*) FROM letters WHERE state = 'applied'"); one.Filed != laid || applied != laid {
			b.Fatalf("filed %d and applied %d of %d letters", one.Filed, applied, laid)
		}
		one.Bytes = written(b.T, before, path)
		one.Letters = laid
		took, fetch = took.cheaper(one), fetch.cheaper(bare)
		commits = commits.cheaper(b.do(job{Kind: "commits", Path: b.fresh(), Commits: one.Commits, Bytes: one.Bytes}))
		server.empty(b.T)
	}
	against.add(line{name: "c. letters filed from " + server.Name, took: took, floors: []share{{1.5, fetch}, {2, commits}}, goal: 1})
}

// evening is when the games are due that are not.
var evening = noon.Add(8 * time.Hour)

// filing files letters of the games of a database and sends the answers.
func (b *bench) filing(path, profile string) measure {
	b.Helper()
	var cheapest measure
	for range b.runs {
		m := b.do(job{Kind: "file", Path: b.copyOf(path), Now: noon, Letters: b.filed, Profile: b.profile(profile, false)})
		if m.Filed != b.filed || m.Sent != b.filed {
			b.Fatalf("filed %d, sent %d of %d letters", m.Filed, m.Sent, b.filed)
		}
		cheapest = cheapest.cheaper(m)
	}
	return cheapest
}

// idling does rounds in which there is nothing to do, and returns the CPU of one.
func (b *bench) idling(path, profile string) time.Duration {
	b.Helper()
	var cheapest measure
	for range b.runs {
		m := b.do(job{Kind: "idle", Path: path, Now: noon, Rounds: b.idleRounds, Profile: b.profile(profile, false)})
		if m.Filed+m.Turns+m.Sent > 0 {
			b.Fatalf("a round without work filed %d letters, played %d turns, sent %d letters", m.Filed, m.Turns, m.Sent)
		}
		cheapest = cheapest.cheaper(m)
	}
	return each(cheapest.CPU, b.idleRounds)
}

// besideGames measures the first part of goal e: a letter must not cost more where there are
// more games.
func (b *bench) besideGames(g *growing) {
	few := b.filing(b.seed(seeding{Name: "few games", Running: b.small, Now: noon, Deadline: evening}), "")
	many := b.filing(b.seed(seeding{Name: "many games", Running: b.large, Now: noon, Deadline: evening}), "many-games")
	with := fmt.Sprintf("with %s and %s games", grouped(b.small), grouped(b.large))
	g.compare("CPU a letter filed, "+with, each(few.First, b.filed), each(many.First, b.filed))
	g.compare("CPU an answer sent, "+with, each(few.Then, b.filed), each(many.Then, b.filed))
}

// idle measures the second: a round in which there is nothing to do.
func (b *bench) idle(g *growing) {
	path := b.seed(seeding{Name: "idle", Running: 10, Finished: b.large - 10, Now: noon, Deadline: evening})
	g.bound(fmt.Sprintf("CPU an idle round, %s games of which 10 run", grouped(b.large)), b.idling(path, "idle"), 20*time.Millisecond)
}

// stored measures the third: a poll must not cost more where more letters are stored.
func (b *bench) stored(g *growing) {
	var polls []time.Duration
	var letters []measure
	for i, n := range []int{b.few, b.many} {
		profiles := []string{"", ""}
		if i > 0 {
			profiles = []string{"stored-idle", "stored-filing"}
		}
		path := b.seed(seeding{Name: fmt.Sprintf("stored %d", n), Running: 10, Finished: 90, Now: noon, Deadline: evening, Stored: n})
		letters = append(letters, b.filing(path, profiles[1]))
		polls = append(polls, b.idling(path, profiles[0]))
	}
	with := fmt.Sprintf("with %s and %s letters stored", grouped(b.few), grouped(b.many))
	g.compare("CPU an idle poll, "+with, polls[0], polls[1])
	g.compare("CPU a letter filed, "+with, each(letters[0].First, b.filed), each(letters[1].First, b.filed))
	g.compare("CPU an answer sent, "+with, each(letters[0].Then, b.filed), each(letters[1].Then, b.filed))
}
