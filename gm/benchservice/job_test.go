//go:build bench

package benchservice

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/metrics"
	"runtime/pprof"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/gm/store/postgres"
)

// jobVariable holds the job of a process that the benchmark has started.
const jobVariable = "MACHIPOST_BENCH_JOB"

// A job is what one process of the benchmark does.
type job struct {
	Kind     string    // a row of kinds, or of servers
	Path     string    // of the database
	Now      time.Time // the clock stands there; the zero time for the machine's
	SMTPPort int       // of the sink; 0 for a postman who leaves everything
	IMAP     *server   // the mailbox; nil for one without letters
	Letters  int       // that lie in the mailbox
	Rounds   int
	Playouts int // for the odds in a report; 0 for no odds
	Commits  int // of the floor
	Bytes    int64
	Profile  string // file for a CPU profile, "" for none
}

// A measure is what a process has told of its job.
type measure struct {
	CPU, Wall   time.Duration
	First, Then time.Duration // CPU of two parts of the job, where it has two
	RSS, Heap   int64         // bytes, the greatest while it worked; 0 where nobody knows
	Commits     int           // transactions that may write
	Bytes       int64         // of what they wrote
	Letters     int           // that it was about
	Filed       int
	Turns       int
	Sent        int
}

// cheaper is the better of two runs, time by time; what was done is the last one's.
func (m measure) cheaper(one measure) measure {
	if m.Wall != 0 {
		one.CPU, one.Wall = min(m.CPU, one.CPU), min(m.Wall, one.Wall)
		one.First, one.Then = min(m.First, one.First), min(m.Then, one.Then)
		one.RSS, one.Heap = max(m.RSS, one.RSS), max(m.Heap, one.Heap)
	}
	return one
}

// plus is one job behind the other.
func (m measure) plus(other measure) measure {
	m.CPU, m.Wall = m.CPU+other.CPU, m.Wall+other.Wall
	return m
}

// each is the part of a time that one of many things took.
func each(of time.Duration, things int) time.Duration { return of / time.Duration(things) }

// kinds are the jobs that are measured.
var kinds = map[string]func(context.Context, job, *stopwatch) (measure, error){
	"round": doRound, "poll": doPoll, "file": doFile, "idle": doIdle,
	"share": doShare, "commits": commitBare, "send": sendBare, "fetch": fetchBare,
}

// doAsked does a job and prints its measure. It returns the exit status.
func doAsked(text string) int {
	var j job
	err := json.Unmarshal([]byte(text), &j)
	if err == nil {
		err = doJob(j)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", j.Kind, err)
		return 1
	}
	return 0
}

func doJob(j job) error {
	if serve := servers[j.Kind]; serve != nil {
		return serve()
	}
	do := kinds[j.Kind]
	if do == nil {
		return errors.New("no such job")
	}
	watch := &stopwatch{profile: j.Profile}
	ctx, cancel := context.WithCancel(context.Background()) // as that of serve, which a signal ends
	defer cancel()
	m, err := do(ctx, j, watch)
	if err != nil {
		return err
	}
	m.CPU, m.Wall, m.RSS, m.Heap = watch.cpu, watch.wall, watch.rss, watch.heap
	return json.NewEncoder(os.Stdout).Encode(m)
}

// A stopwatch measures a part of a process.
type stopwatch struct {
	profile   string // file for a CPU profile, "" for none
	cpu, wall time.Duration
	rss, heap int64
}

// time measures what f does: not what came before, nor what comes behind.
func (w *stopwatch) time(f func() error) error {
	runtime.GC()
	_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0) // the greatest RSS counts from here
	stop, err := w.startProfile()
	if err != nil {
		return err
	}
	peak := watchHeap()
	cpu, began := cpuTime(), time.Now()
	err = f()
	w.cpu, w.wall = cpuTime()-cpu, time.Since(began)
	w.heap, w.rss = peak(), peakRSS()
	return errors.Join(err, stop())
}

func (w *stopwatch) startProfile() (stop func() error, err error) {
	if w.profile == "" {
		return func() error { return nil }, nil
	}
	file, err := os.Create(w.profile)
	if err != nil {
		return nil, err
	}
	return func() error { pprof.StopCPUProfile(); return file.Close() }, pprof.StartCPUProfile(file)
}

// cpuTime is what the process has used so far, user and system.
func cpuTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err) // it only fails when it is asked wrongly
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// peakRSS is the greatest resident set since it was reset, 0 on systems without /proc.
func peakRSS() int64 {
	status, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(status)) {
		if size, found := strings.CutPrefix(line, "VmHWM:"); found {
			kB, _ := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(size), " kB"), 10, 64)
			return kB << 10
		}
	}
	return 0
}

// watchHeap looks every few milliseconds how large the heap is, live or not yet
// collected, until the function that it returns is called, which tells the greatest.
func watchHeap() func() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	done, ended := make(chan struct{}), make(chan int64)
	go func() {
		tick := time.NewTicker(5 * time.Millisecond)
		defer tick.Stop()
		for peak := int64(0); ; {
			metrics.Read(sample)
			peak = max(peak, int64(sample[0].Value.Uint64()))
			select {
			case <-tick.C:
			case <-done:
				ended <- peak
				return
			}
		}
	}()
	return func() int64 { close(done); return <-ended }
}

// clock is the job's.
func (j job) clock() func() time.Time {
	if j.Now.IsZero() {
		return time.Now
	}
	return func() time.Time { return j.Now }
}

// A database is one of some engine.
type database interface {
	records.Store
	Close() error
}

// open opens the job's database as the service does, but by the job's clock.
func (j job) open(ctx context.Context, now func() time.Time) (database, error) {
	if postgres.Is(j.Path) {
		return postgres.OpenClocked(ctx, j.Path, "", now)
	}
	return store.Open(ctx, j.Path, now)
}

// do has a process of its own do a job.
func (b *bench) do(j job) measure {
	b.Helper()
	cmd := command(b.Context(), j)
	var said bytes.Buffer
	cmd.Stdout = &said
	if err := cmd.Run(); err != nil {
		b.Fatalf("%s: %v", j.Kind, err)
	}
	var m measure
	if err := json.Unmarshal(said.Bytes(), &m); err != nil {
		b.Fatalf("%s: %v in %q", j.Kind, err, said.String())
	}
	b.Logf("%s: %+v", j.Kind, m)
	return m
}

// command is this program with a job.
func command(ctx context.Context, j job) *exec.Cmd {
	text, _ := json.Marshal(j) // it can always be written
	cmd := exec.CommandContext(ctx, os.Args[0])
	cmd.Env = append(os.Environ(), jobVariable+"="+string(text))
	cmd.Stderr = os.Stderr
	return cmd
}

// serve starts a server as a process of its own, which ends with the benchmark, and
// returns its port.
func (b *bench) serve(j job) (port int) {
	b.Helper()
	cmd := command(context.Background(), j)
	in, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { in.Close(); _ = cmd.Wait() }) // it ends with its input
	line, err := bufio.NewReader(out).ReadString('\n')
	if err == nil {
		port, err = strconv.Atoi(strings.TrimSpace(line))
	}
	if err != nil {
		b.Fatalf("%s: %v", j.Kind, err)
	}
	return port
}

// untilInputEnds is how long a server serves.
func untilInputEnds(port int) error {
	fmt.Println(port)
	_, err := io.Copy(io.Discard, os.Stdin)
	return err
}

// profile is the file for the profile of a job, once a run.
func (b *bench) profile(name string, sends bool) string {
	switch {
	case b.profiles == "" || name == "":
		return ""
	case sends:
		name += "-sent"
	}
	return filepath.Join(b.profiles, name+".pprof")
}

// copies counts databases: each has a name of its own.
var copies struct {
	sync.Mutex
	n int
}

// fresh is a path where there is nothing yet.
func (b *bench) fresh() string {
	copies.Lock()
	defer copies.Unlock()
	copies.n++
	return filepath.Join(b.folder, fmt.Sprintf("copy-%d.db", copies.n))
}

// copyOf is a copy of a database that nobody has open.
func (b *bench) copyOf(path string) string {
	b.Helper()
	to := b.fresh()
	from, err := os.Open(path)
	if err != nil {
		b.Fatal(err)
	}
	defer from.Close()
	file, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		b.Fatal(err)
	}
	_, err = io.Copy(file, from)
	if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { os.Remove(to) })
	return to
}
