//go:build bench

package benchservice

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// This file is the tables that are printed, in Markdown.

// A share is a floor, and how often it may be taken.
type share struct {
	times float64
	floor measure
}

// A line is one measure beside its floors.
type line struct {
	name   string
	took   measure
	floors []share
	goal   float64
}

// A comparison is the table of measures that have floors.
type comparison struct{ lines []line }

func (c *comparison) add(l line) { c.lines = append(c.lines, l) }

// String is the table.
func (c comparison) String() string {
	var said strings.Builder
	said.WriteString("| what | letters | commits | bytes each | floor, CPU | CPU | ratio | floor, wall | wall | ratio | goal | peak RSS | peak heap |\n")
	said.WriteString("| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |\n")
	for _, l := range c.lines {
		var cpu, wall time.Duration
		for _, s := range l.floors {
			cpu += time.Duration(s.times * float64(s.floor.CPU))
			wall += time.Duration(s.times * float64(s.floor.Wall))
		}
		fmt.Fprintf(&said, "| %s | %s | %s | %s | %s | %s | %.1f | %s | %s | %.1f | ≤ %g | %s | %s |\n",
			l.name, grouped(l.took.Letters), grouped(l.took.Commits), grouped(int(l.took.Bytes)/max(1, l.took.Commits)),
			short(cpu), short(l.took.CPU), ratio(l.took.CPU, cpu), short(wall), short(l.took.Wall), ratio(l.took.Wall, wall), l.goal,
			megabytes(l.took.RSS), megabytes(l.took.Heap))
	}
	for _, l := range c.lines {
		if len(l.floors) == 2 {
			fetch, commits := l.floors[0], l.floors[1]
			fmt.Fprintf(&said, "\nThe floor of c is %g times the fetch (%s of CPU, %s) and %g times the commits (%s of CPU, %s).\n",
				fetch.times, short(fetch.floor.CPU), short(fetch.floor.Wall), commits.times, short(commits.floor.CPU), short(commits.floor.Wall))
		}
	}
	return said.String()
}

// A growing is the table of what must not grow.
type growing struct{ rows []string }

// compare adds the same with little and with much stored.
func (g *growing) compare(what string, little, much time.Duration) {
	g.rows = append(g.rows, fmt.Sprintf("| %s | %s | %s | %.2f | 0.8 to 1.2 |", what, short(little), short(much), ratio(much, little)))
}

// bound adds a time that has a limit.
func (g *growing) bound(what string, took, limit time.Duration) {
	g.rows = append(g.rows, fmt.Sprintf("| %s | | %s | | ≤ %s |", what, short(took), short(limit)))
}

// String is the table.
func (g *growing) String() string {
	return "| what | little | much | ratio | goal |\n| --- | --: | --: | --: | --: |\n" + strings.Join(g.rows, "\n") + "\n"
}

func ratio(took, floor time.Duration) float64 { return float64(took) / float64(max(1, floor)) }

// short is a time with three digits.
func short(d time.Duration) string {
	for _, unit := range []struct {
		size time.Duration
		name string
	}{{time.Second, "s"}, {time.Millisecond, "ms"}} {
		if n := float64(d) / float64(unit.size); n >= 1 {
			return strconv.FormatFloat(n, 'f', max(0, 2-len(strconv.Itoa(int(n)))+1), 64) + " " + unit.name
		}
	}
	return strconv.Itoa(int(d/time.Microsecond)) + " µs"
}

func megabytes(bytes int64) string { return fmt.Sprintf("%.1f MB", float64(bytes)/(1<<20)) }

// grouped is a number with commas.
func grouped(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%s,%03d", grouped(n/1000), n%1000)
}

// machine is where the figures come from.
func machine(folder string) string {
	return fmt.Sprintf("Measured on %s, %d cores, %s, %s/%s, the database on %s; load when it began: %s.\n",
		processor(), runtime.NumCPU(), runtime.Version(), runtime.GOOS, runtime.GOARCH, filesystem(folder), load())
}

func processor() string {
	info, _ := os.ReadFile("/proc/cpuinfo")
	for row := range strings.Lines(string(info)) {
		if name, value, found := strings.Cut(row, ":"); found && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return "an unknown processor"
}

// filesystem is the kind of that on which a folder lies.
func filesystem(folder string) string {
	said, err := exec.Command("df", "--output=fstype", folder).Output()
	fields := strings.Fields(string(said))
	if err != nil || len(fields) < 2 {
		return "an unknown file system"
	}
	return fields[1]
}

func load() string {
	said, _ := os.ReadFile("/proc/loadavg")
	if fields := strings.Fields(string(said)); len(fields) > 0 {
		return fields[0]
	}
	return "unknown"
}
