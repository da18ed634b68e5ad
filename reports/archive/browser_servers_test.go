//go:build servers

package archive

import (
	"context"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// This file looks at pages as a person does: in a browser, from a file, without a network.

// A browser is a tab of a headless Chromium, and what it complained of.
type browser struct {
	*testing.T
	ctx  context.Context
	file string // the page of a game, as a URL
	game Game

	lock   sync.Mutex
	faults []string
}

// openBrowser opens a Chromium with a profile of its own, and writes the page of a game.
func openBrowser(t *testing.T) *browser {
	t.Helper()
	program, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("there is no chromium here; .ci/test-servers installs it")
	}
	dir := t.TempDir()
	// A process of the browser's may outlive it for a moment and write into its profile, so
	// that this is not gone at the first try.
	profile, err := os.MkdirTemp("", "machipost-profile-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for tries := 0; tries < 1000 && os.RemoveAll(profile) != nil; tries++ {
		}
	})
	b := &browser{T: t, game: aGame(t, 100)}
	path := filepath.Join(dir, "game-friday.html")
	if err := os.WriteFile(path, []byte(pageOf(t, "en", b.game)), 0o644); err != nil {
		t.Fatal(err)
	}
	b.file = "file://" + path
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program), chromedp.UserDataDir(profile), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.NoFirstRun,
	}
	for _, flag := range []string{"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-dev-shm-usage"} {
		options = append(options, chromedp.Flag(flag, true))
	}
	within, stop := context.WithTimeout(t.Context(), 2*time.Minute)
	started, end := chromedp.NewExecAllocator(within, options...)
	tab, shut := chromedp.NewContext(started)
	t.Cleanup(func() { _ = chromedp.Cancel(tab); shut(); end(); stop() })
	b.ctx = tab
	chromedp.ListenTarget(tab, b.complains)
	b.do(emulation.SetDeviceMetricsOverride(1024, 768, 1, false))
	return b
}

// complains keeps what a console would show.
func (b *browser) complains(event any) {
	b.lock.Lock()
	defer b.lock.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		b.faults = append(b.faults, e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		b.faults = append(b.faults, string(e.Type))
	case *log.EventEntryAdded:
		b.faults = append(b.faults, e.Entry.Text)
	}
}

func (b *browser) do(actions ...chromedp.Action) {
	b.Helper()
	if err := chromedp.Run(b.ctx, actions...); err != nil {
		b.Fatal(err)
	}
}

// ask is what a script of ours finds.
func ask[V any](b *browser, script string) (found V) {
	b.Helper()
	b.do(chromedp.Evaluate(script, &found))
	return found
}

// at is the go that is shown, by the slider.
func (b *browser) at(want int) {
	b.Helper()
	if got := ask[int](b, `Number(document.getElementById('slider').value)`); got != want {
		b.Errorf("go %d is shown, want %d", got, want)
	}
}

// cells are the towns, row by row.
func (b *browser) cells() []string {
	b.Helper()
	return ask[[]string](b, `[...document.querySelectorAll('#towns td')].map(c => c.textContent)`)
}

// stands are the towns as the program writes them, step by step.
func (b *browser) stands() [][]string {
	return stepsOf(voiceOf(b.T, "en"), &b.game).stands
}

func TestServersBrowserSteps(t *testing.T) {
	b := openBrowser(t)
	stands := b.stands()
	last := len(stands) - 1
	b.do(chromedp.Navigate(b.file), chromedp.WaitVisible("#slider"))
	b.at(last)
	if !slices.Equal(b.cells(), stands[last]) {
		t.Error("the towns are not those of the end")
	}
	secondTurn := stepsOf(voiceOf(t, "en"), &b.game).turns[1]
	for _, step := range []struct {
		does string
		act  chromedp.Action
		at   int
	}{
		{"left", chromedp.KeyEvent(kb.ArrowLeft), last - 1},
		{"right", chromedp.KeyEvent(kb.ArrowRight), last},
		{"right at the end", chromedp.KeyEvent(kb.ArrowRight), last},
		{"the start", chromedp.Click("#first"), 0},
		{"left at the start", chromedp.KeyEvent(kb.ArrowLeft), 0},
		{"the next", chromedp.Click("#on"), 1},
		{"down, to the next turn", chromedp.KeyEvent(kb.ArrowDown), secondTurn},
		{"right, within a turn", chromedp.KeyEvent(kb.ArrowRight), secondTurn + 1},
		{"up, to its beginning", chromedp.KeyEvent(kb.ArrowUp), secondTurn},
		{"up, to the turn before", chromedp.KeyEvent(kb.ArrowUp), 1},
		{"up, to the start", chromedp.KeyEvent(kb.ArrowUp), 0},
		{"End", chromedp.KeyEvent(kb.End), last},
		{"Home", chromedp.KeyEvent(kb.Home), 0},
		{"the slider", chromedp.Evaluate(`(s => { s.value = 7; s.dispatchEvent(new Event('input', {bubbles: true})) })(document.getElementById('slider'))`, nil), 7},
		{"the end", chromedp.Click("#end"), last},
		{"back", chromedp.Click("#back"), last - 1},
	} {
		b.do(step.act)
		b.at(step.at)
		if !slices.Equal(b.cells(), stands[step.at]) {
			t.Errorf("%s: the towns are not those of go %d", step.does, step.at)
		}
		var changed []string
		for i, text := range stands[step.at] {
			if step.at > 0 && stands[step.at-1][i] != text {
				changed = append(changed, fmt.Sprint(i))
			}
		}
		marked := ask[[]string](b, `[...document.querySelectorAll('#towns td')].flatMap((c, i) => c.className == 'changed' ? [String(i)] : [])`)
		if !slices.Equal(marked, changed) {
			t.Errorf("%s: marked are the cells %v, changed have %v", step.does, marked, changed)
		}
		told := ask[string](b, `document.getElementById('now').textContent`)
		if prose := ask[string](b, fmt.Sprintf(`document.querySelectorAll('main section:has(> h4)')[%d].textContent`, step.at)); told == "" || told != prose {
			t.Errorf("%s: told is %q, the go is %q", step.does, told, prose)
		}
	}
	if hash := ask[string](b, `location.hash`); hash != fmt.Sprintf("#go-%d", last-1) {
		t.Errorf("the address ends in %q", hash)
	}
	if len(b.faults) > 0 {
		t.Errorf("the console shows %q", b.faults)
	}
}

// A link to a go opens the page there, with the towns in sight.
func TestServersBrowserPermalink(t *testing.T) {
	b := openBrowser(t)
	stands := b.stands()
	inSight := `(r => r.top >= -1 && r.top < 200)(document.getElementById('stepper').getBoundingClientRect())`
	b.do(chromedp.Navigate(b.file+"#go-37"), chromedp.WaitVisible("#slider"))
	b.at(37)
	if !slices.Equal(b.cells(), stands[37]) || !ask[bool](b, inSight) {
		t.Error("go 37 is not shown, or its towns are out of sight")
	}
	b.do(chromedp.Evaluate(`location.hash = '#go-12'`, nil), chromedp.Sleep(100*time.Millisecond))
	b.at(12)
	if !ask[bool](b, inSight) {
		t.Error("the towns are out of sight behind another link")
	}
	b.do(chromedp.Navigate(b.file+"#go-999"), chromedp.Reload(), chromedp.WaitVisible("#slider"))
	b.at(len(stands) - 1)
	if len(b.faults) > 0 {
		t.Errorf("the console shows %q", b.faults)
	}
}

// Without its script the page says the same: the goes, and the towns of the end.
func TestServersBrowserWithoutScripts(t *testing.T) {
	b := openBrowser(t)
	b.do(emulation.SetScriptExecutionDisabled(true), chromedp.Navigate(b.file))
	var page string
	b.do(chromedp.Text("body", &page, chromedp.ByQuery))
	for _, says := range []string{"Go 37: ", "The placings", "Luck so far", "Ann told all:"} {
		if !strings.Contains(page, says) {
			t.Errorf("the page does not say %q", says)
		}
	}
	if strings.Contains(page, "Left and right go back") {
		t.Error("there are keys that do nothing")
	}
	if len(b.faults) > 0 {
		t.Errorf("the console shows %q", b.faults)
	}
}

// On a telephone nothing stands out, and all that can be reached by the Tab key is reached
// in the order in which it stands.
func TestServersBrowserOnATelephone(t *testing.T) {
	b := openBrowser(t)
	b.do(emulation.SetDeviceMetricsOverride(390, 844, 2, true), chromedp.Navigate(b.file), chromedp.WaitVisible("#slider"))
	if wide := ask[int](b, `document.documentElement.scrollWidth`); wide > 390 {
		t.Errorf("the page is %d pixels wide", wide)
	}
	var reached []string
	for range 12 {
		b.do(chromedp.KeyEvent(kb.Tab))
		reached = append(reached, ask[string](b, `(e => e.id || e.getAttribute('aria-label') || e.tagName)(document.activeElement)`))
	}
	want := []string{"The placings", "stepper", "back", "first"}
	order := ask[bool](b, `(all => all.every((e, i) => !i || all[i - 1].compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING))(
		[...document.querySelectorAll('a, button:not([disabled]), input, [tabindex="0"]')])`)
	if !order || reached[0] != want[0] || reached[1] != want[1] || !slices.Contains(reached, "slider") {
		t.Errorf("the Tab key reaches %q", reached)
	}
	if small := ask[int](b, `[...document.querySelectorAll('button')].filter(e => e.getBoundingClientRect().height < 44).length`); small > 0 {
		t.Errorf("%d buttons are too small for a thumb", small)
	}
}

// Words can be read on their ground, light and dark: at least 4.5 to 1 (WCAG 2.2, 1.4.3).
func TestServersBrowserContrast(t *testing.T) {
	b := openBrowser(t)
	for _, scheme := range []string{"light", "dark"} {
		b.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}),
			chromedp.Navigate(b.file), chromedp.WaitVisible("#slider"), chromedp.Click("#back"))
		type pair struct{ Words, Ground []float64 }
		pairs := ask[map[string]pair](b, `(() => {
			const ink = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
			const rgb = colour => { ink.clearRect(0, 0, 1, 1); ink.fillStyle = colour; ink.fillRect(0, 0, 1, 1); return [...ink.getImageData(0, 0, 1, 1).data]; };
			const ground = e => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c[3] == 255) { return c; } }
				const probe = document.createElement('div'); probe.style.color = 'Canvas'; document.body.append(probe); const c = rgb(getComputedStyle(probe).color); probe.remove(); return c; };
			const all = {};
			for (const e of document.querySelectorAll('h1, h2, p, li, th, td, td.changed, a, button:not([disabled]), caption, pre, blockquote')) {
				all[e.tagName + e.className] = {Words: rgb(getComputedStyle(e).color), Ground: ground(e)};
			}
			return all;
		})()`)
		if len(pairs) < 10 {
			t.Errorf("%s: only %d kinds of words", scheme, len(pairs))
		}
		for what, p := range pairs {
			if ratio := contrast(p.Words, p.Ground); ratio < 4.5 {
				t.Errorf("%s: %s has %.1f to 1 (%v on %v)", scheme, what, ratio, p.Words, p.Ground)
			}
		}
	}
}

// contrast is that of two colours (WCAG 2.2, "contrast ratio").
func contrast(a, b []float64) float64 {
	light, dark := luminance(a), luminance(b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

func luminance(colour []float64) (sum float64) {
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		part := colour[i] / 255
		if part <= 0.04045 {
			part /= 12.92
		} else {
			part = math.Pow((part+0.055)/1.055, 2.4)
		}
		sum += weight * part
	}
	return sum
}
