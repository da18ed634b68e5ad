//go:build bench

package benchservice

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/gm/store/moving"
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
)

// This file measures several workers at one PostgreSQL: "make bench-scale".

// A scale is how many games there are, and how many of them are due at once.
type scale struct{ few, games, due, filed int }

func scaleAsked(t *testing.T) scale {
	t.Helper()
	switch asked := os.Getenv("BENCH"); asked {
	case "":
		return scale{100, 100_000, 10_000, 500}
	case "middle":
		return scale{100, 20_000, 2_000, 200}
	case "small":
		return scale{100, 1_000, 200, 100}
	default:
		t.Fatalf("BENCH=%s is neither small nor middle; leave it out for the full size", asked)
		return scale{}
	}
}

func TestBenchScale(t *testing.T) {
	size := scaleAsked(t)
	b := &bench{T: t, folder: t.TempDir()}
	b.runs, b.idleRounds, b.profiles = 1, 20, os.Getenv("BENCH_PROFILES")
	due := evening.Add(time.Minute)
	few := b.onServer(seeding{Name: "few", Running: size.few, Now: noon, Deadline: evening, Turns: true, Stored: 3 * size.few})
	many := b.onServer(seeding{Name: "many", Running: size.games, Due: size.due, Now: noon, Deadline: evening, Orders: true, Turns: true, Stored: 3 * size.games})
	fmt.Printf("%s games in their seventh turn, %s due at once, five players each; a worker has one core (GOMAXPROCS=1)\n\n", grouped(size.games), grouped(size.due))
	fmt.Println("| workers | turns | letters | wall | turns a second | letters a second | ratio | CPU of the workers | rolled back |")
	fmt.Println("| --: | --: | --: | --: | --: | --: | --: | --: | --: |")
	var alone float64
	for _, n := range []int{1, 2, 4} {
		address := b.cloned(many)
		began := time.Now()
		total := b.share(address, n, due)
		wall := time.Since(began)
		if total.Turns != size.due || total.Sent < 5*size.due {
			t.Fatalf("%d workers: %d turns and %d letters of %d games", n, total.Turns, total.Sent, size.due)
		}
		rate := float64(total.Turns) / wall.Seconds()
		if n == 1 {
			alone = rate
		}
		fmt.Printf("| %d | %s | %s | %s | %.0f | %.0f | %.2f | %s | %s |\n", n, grouped(total.Turns), grouped(total.Sent), short(wall), rate,
			float64(total.Sent)/wall.Seconds(), rate/alone, short(total.CPU), rolledBack(t, address))
	}
	fmt.Println("\n| what | with", grouped(size.few), "games | with", grouped(size.games), "|\n| --- | --: | --: |")
	var idle, file [2]measure
	for i, from := range []string{few, many} {
		idle[i] = b.do(job{Kind: "idle", Path: b.cloned(from), Now: noon, Rounds: b.idleRounds})
		file[i] = b.do(job{Kind: "file", Path: b.cloned(from), Now: noon, Letters: size.filed})
	}
	fmt.Printf("| an idle round, CPU | %s | %s |\n", short(each(idle[0].CPU, b.idleRounds)), short(each(idle[1].CPU, b.idleRounds)))
	fmt.Printf("| an idle round, wall | %s | %s |\n", short(each(idle[0].Wall, b.idleRounds)), short(each(idle[1].Wall, b.idleRounds)))
	fmt.Printf("| a letter filed, CPU | %s | %s |\n", short(each(file[0].First, size.filed)), short(each(file[1].First, size.filed)))
	fmt.Printf("| a letter filed and its answer sent, wall | %s | %s |\n", short(each(file[0].Wall, size.filed)), short(each(file[1].Wall, size.filed)))
}

// onServer writes a database in PostgreSQL, from which others are cloned.
func (b *bench) onServer(s seeding) string {
	b.Helper()
	path := b.seed(s)
	address := trial.Database(b.T)
	from, err := store.Open(b.Context(), path, time.Now)
	if err != nil {
		b.Fatal(err)
	}
	defer from.Close()
	to, err := postgres.OpenClocked(b.Context(), address, "", time.Now)
	if err != nil {
		b.Fatal(err)
	}
	defer to.Close()
	began := time.Now()
	if _, err := moving.Copy(b.Context(), from, to, func(records.View) error { return nil }); err != nil {
		b.Fatal(err)
	}
	fmt.Fprintf(os.Stderr, "%s games moved to PostgreSQL in %s\n", grouped(s.Running), short(time.Since(began)))
	trial.Do(b.T, address, "VACUUM ANALYZE")
	return address
}

// cloned is another database with the same in it.
func (b *bench) cloned(of string) string {
	b.Helper()
	from, err := url.Parse(of)
	if err != nil {
		b.Fatal(err)
	}
	name := strings.TrimPrefix(from.Path, "/")
	clone := fmt.Sprintf("%s_%d", name, time.Now().UnixNano())
	server := *from
	server.Path = "/postgres"
	trial.Do(b.T, server.String(), "CREATE DATABASE "+clone+" TEMPLATE "+name)
	b.Cleanup(func() { trial.Do(b.T, server.String(), "DROP DATABASE "+clone+" WITH (FORCE)") })
	trial.Do(b.T, server.String(), "CHECKPOINT")
	own := *from
	own.Path = "/" + clone
	return own.String()
}

// share has workers do all that is due in a database, each a process with one core.
func (b *bench) share(address string, workers int, at time.Time) (total measure) {
	b.Helper()
	var mu sync.Mutex
	var all sync.WaitGroup
	for i := range workers {
		cmd := command(b.Context(), job{Kind: "share", Path: address, Now: at, Profile: b.profile(fmt.Sprintf("share-%d-of-%d", i, workers), false)})
		cmd.Env = append(cmd.Env, "GOMAXPROCS=1")
		all.Go(func() {
			m, err := told(cmd)
			if err != nil {
				b.Error(err)
			}
			mu.Lock()
			defer mu.Unlock()
			total.Turns, total.Sent, total.CPU = total.Turns+m.Turns, total.Sent+m.Sent, total.CPU+m.CPU
		})
	}
	all.Wait()
	return total
}

func told(cmd *exec.Cmd) (m measure, err error) {
	out, err := cmd.Output()
	if err != nil {
		return m, fmt.Errorf("%s: %w", filepath.Base(cmd.Path), err)
	}
	return m, json.Unmarshal(out, &m)
}

// rolledBack are the transactions that were, of which most had another in their way.
func rolledBack(t *testing.T, address string) string {
	t.Helper()
	time.Sleep(1500 * time.Millisecond) // by then the server has counted them
	return strings.Join(trial.Do(t, address, "SELECT xact_rollback FROM pg_stat_database WHERE datname = current_database()"), "")
}

// doShare does rounds until nothing is due and nothing waits.
func doShare(ctx context.Context, j job, watch *stopwatch) (m measure, err error) {
	began := time.Now()
	now := func() time.Time { return j.Now.Add(time.Since(began)) } // claims run out
	g, _, closes, err := service(ctx, j, now, mailWorld{silent{now: now}, noShelf{}, taking{}})
	if err != nil {
		return m, err
	}
	err = watch.time(func() error {
		for {
			report, err := g.Round(ctx)
			if err != nil {
				return err
			}
			m.Turns, m.Sent = m.Turns+report.Turns, m.Sent+report.Sent
			left := 0
			err = g.Store.View(ctx, func(view records.View) error {
				games, err := view.Deadlines.Cut(j.Now)
				if err != nil {
					return err
				}
				letters, err := view.Outbox.Newest([]records.OutgoingState{records.Queued}, 1)
				left = len(games) + len(letters)
				return err
			})
			if err != nil || left == 0 {
				return err
			}
			if report.Turns+report.Sent == 0 {
				time.Sleep(20 * time.Millisecond)
			}
		}
	})
	return m, join(err, closes)
}
