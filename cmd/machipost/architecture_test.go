package main

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// onePage is how many lines docs/architecture.md may have.
const onePage = 100

// roomRow finds the rooms of a row of the table of rooms, one or several; roomNamed
// each of them.
var (
	roomRow   = regexp.MustCompile("(?m)^\\| (`[^|]+`) \\|")
	roomNamed = regexp.MustCompile("`([^`]+)`")
)

// fileNamed finds the files that a step tells to open.
var fileNamed = regexp.MustCompile("`([a-z_]+(?:/[a-z_]+)+\\.go)`")

// The page knows every room once, and the files that it names are there.
func TestArchitecture(t *testing.T) {
	page, err := os.ReadFile("../../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, row := range roomRow.FindAllStringSubmatch(string(page), -1) {
		for _, room := range roomNamed.FindAllStringSubmatch(row[1], -1) {
			told = append(told, room[1])
		}
	}
	slices.Sort(told)
	if there := slices.Sorted(maps.Keys(rooms)); !slices.Equal(told, there) {
		t.Errorf("the page tells of the rooms\n%q, there are\n%q", told, there)
	}
	for _, file := range fileNamed.FindAllStringSubmatch(string(page), -1) {
		if _, err := os.Stat(filepath.Join("../..", file[1])); err != nil {
			t.Errorf("the page names %s: %v", file[1], err)
		}
	}
	if n := strings.Count(string(page), "\n"); n > onePage {
		t.Errorf("the page has %d lines, more than %d", n, onePage)
	}
}
