//go:build servers

package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// This file looks at the letters of demos as their readers do: in a browser, on a
// telephone and on a desk, by day and by night. The pictures are kept in the folder
// MACHIPOST_PICTURES for people to look at; pages that lie there already are looked at, too.

// tables are who plays in the games whose letters are looked at.
var tables = []struct {
	name  string
	flags []string
}{
	{"two", []string{"--base", "--names", "Ann,Bob"}},
	{"four", nil},
	{"spanish", []string{"--language", "es"}},
	{"five", []string{"--names", "Ann,Bartholomew,Cat,Dagobertine,Eve"}},
}

// The widths of a telephone and of a desk, in CSS pixels.
const (
	ofTelephone = 390
	ofDesk      = 1024
)

// A viewer is a tab of a headless Chromium.
type viewer struct {
	*testing.T
	tab    context.Context
	folder string // for pictures
}

func openViewer(t *testing.T) *viewer {
	t.Helper()
	program, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("there is no chromium here; .ci/pictures installs it")
	}
	folder := os.Getenv("MACHIPOST_PICTURES")
	if folder == "" {
		folder = t.TempDir()
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program), chromedp.UserDataDir(t.TempDir()), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun,
	}
	for _, flag := range []string{"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-dev-shm-usage", "hide-scrollbars"} {
		options = append(options, chromedp.Flag(flag, true))
	}
	within, stop := context.WithTimeout(t.Context(), 8*time.Minute)
	started, end := chromedp.NewExecAllocator(within, options...)
	tab, shut := chromedp.NewContext(started)
	t.Cleanup(func() { shut(); end(); stop() })
	return &viewer{t, tab, folder}
}

func (v *viewer) do(actions ...chromedp.Action) {
	v.Helper()
	if err := chromedp.Run(v.tab, actions...); err != nil {
		v.Fatal(err)
	}
}

// open shows a page at a width, and fails when it is wider than that.
func (v *viewer) open(file string, width int64, scheme string) {
	v.Helper()
	var wide int64
	v.do(
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}),
		chromedp.EmulateViewport(width, 844), chromedp.Navigate("file://"+file),
		chromedp.Evaluate(`[...document.querySelectorAll("details")].slice(0, 1).forEach(d => d.open = true)`, nil),
		chromedp.Evaluate("document.documentElement.scrollWidth", &wide),
	)
	if wide > width {
		v.Errorf("%s is %d pixels wide, of %d", filepath.Base(file), wide, width)
	}
}

// picture keeps the page that is shown, down to so many pixels; 0 for all of it.
func (v *viewer) picture(name string, width, height int64) {
	v.Helper()
	take := chromedp.FullScreenshot
	var png []byte
	if height == 0 {
		v.do(take(&png, 100))
	} else {
		v.do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(1.5)), chromedp.ActionFunc(func(ctx context.Context) (err error) {
			png, err = page.CaptureScreenshot().Do(ctx)
			return err
		}))
	}
	if err := os.WriteFile(filepath.Join(v.folder, name+".png"), png, 0o644); err != nil {
		v.Fatal(err)
	}
}

// pictures keeps a page at both widths, by day and by night.
func (v *viewer) pictures(file, name string) {
	v.Helper()
	for _, width := range []int64{ofTelephone, ofDesk} {
		for _, scheme := range []string{"light", "dark"} {
			v.open(file, width, scheme)
			v.picture(fmt.Sprintf("%s-%d-%s", name, width, scheme), width, 0)
		}
	}
}

// heard fails unless somebody who listens to a page finds a way in it: one title, headings
// below it, and tables with a name and with headings of rows and columns.
func (v *viewer) heard(file string) {
	v.Helper()
	v.open(file, ofTelephone, "light")
	var tree struct {
		Nodes []node `json:"nodes"`
	}
	v.do(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, "Accessibility.getFullAXTree", nil, &tree)
	}))
	var levels []string
	heads := map[string]int{}
	for _, n := range tree.Nodes {
		switch role := n.Role.String(); role {
		case "heading":
			levels = append(levels, n.level())
		case "table":
			heads[role]++
			if n.Name.String() == "" {
				v.Errorf("%s: a table without a name", filepath.Base(file))
			}
		case "columnheader", "rowheader":
			heads[role]++
		}
	}
	if len(levels) == 0 || levels[0] != "1" || slices.Contains(levels[1:], "1") {
		v.Errorf("%s: headings of the levels %q", filepath.Base(file), levels)
	}
	if heads["table"] > 0 && (heads["columnheader"] == 0 || heads["rowheader"] == 0) {
		v.Errorf("%s: %v", filepath.Base(file), heads)
	}
}

// A node is one of the accessibility tree, of which the library knows fewer properties
// than there are by now.
type node struct {
	Role       value `json:"role"`
	Name       value `json:"name"`
	Properties []struct {
		Name  string `json:"name"`
		Value value  `json:"value"`
	} `json:"properties"`
}

// A value is of any kind.
type value struct {
	Value any `json:"value"`
}

func (v value) String() string {
	if v.Value == nil {
		return ""
	}
	return fmt.Sprint(v.Value)
}

// level is that of a heading.
func (n node) level() string {
	for _, p := range n.Properties {
		if p.Name == "level" {
			return p.Value.String()
		}
	}
	return ""
}

var (
	titleOf = regexp.MustCompile(`<title>(.*?)</title>`)
	answers = regexp.MustCompile(`orders received|órdenes recibidas`)
)

// choose are those of a player's pages to keep pictures of: the letter at the start, an
// answer to orders, the report of the middle, and the last letter.
func choose(t *testing.T, pages []string) map[string]string {
	t.Helper()
	chosen := map[string]string{}
	var reports []string
	for i, file := range pages {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		switch title := titleOf.FindString(string(content)); {
		case i == 0:
			chosen["start"] = file
		case i == len(pages)-1:
			chosen["final"] = file
		case answers.MatchString(title):
			chosen["answer"] = file
		default:
			reports = append(reports, file)
		}
	}
	chosen["report"] = reports[len(reports)/2]
	return chosen
}

// A player's letters of whole games: none is wider than a telephone; some are kept as
// pictures, and can be heard.
func TestPictures(t *testing.T) {
	v := openViewer(t)
	laid, err := filepath.Glob(filepath.Join(v.folder, "*.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range laid {
		v.pictures(file, strings.TrimSuffix(filepath.Base(file), ".html"))
		v.heard(file)
	}
	for _, table := range tables {
		folder := t.TempDir()
		if out, status := runHere(t, append([]string{"demo", "--seed", "7", "--folder", folder}, table.flags...)...); status != 0 {
			t.Fatal(out)
		}
		v.pictures(filepath.Join(folder, "index.html"), table.name+"-index")
		pages, err := filepath.Glob(filepath.Join(folder, "*-to-ann.html"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range pages {
			v.open(file, ofTelephone, "light")
		}
		chosen := choose(t, pages)
		for name, file := range chosen {
			v.heard(file)
			v.pictures(file, table.name+"-"+name)
		}
		if table.name == "four" { // the picture of the README
			v.open(chosen["report"], ofTelephone, "light")
			v.picture("report", ofTelephone, 1040)
		}
	}
}
