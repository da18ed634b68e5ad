package wraps_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/wraps"
)

// line is as long as mail programs leave one.
const line = "In my first go I would like the Mine, and the one in my second, well"

// reader makes of a text what is said of it, and counts how often it reads.
type reader struct {
	sheets map[string]orders.Sheet
	reads  int
}

func (r *reader) read(text string, command wraps.Command) (orders.Sheet, string) {
	return wraps.Reader{
		Whole:  func(line string) bool { return false },
		Anew:   func(line string) bool { return line == "end" },
		Open:   func(line string) bool { return strings.HasSuffix(line, " the") },
		Begins: func(line string) bool { return strings.HasPrefix(line, "buy") },
		Sheet: func(text string, command wraps.Command) orders.Sheet {
			r.reads++
			for at := range strings.Lines(text) {
				if command != nil {
					command(strings.TrimSpace(at), false)
				}
			}
			return r.sheets[text]
		},
	}.Read(text, command)
}

// sheet buys some cards, and asks about what is left open.
func sheet(open bool, cards ...engine.Card) orders.Sheet {
	var s orders.Sheet
	scribe := orders.Scribe{Names: []string{"Ann", "Bob"}}
	for _, card := range cards {
		s.Lines = append(s.Lines, scribe.Write(orders.Line{Scope: orders.EveryGo, Order: orders.Order{Verb: orders.Buy, Cards: []engine.Card{card}}}))
	}
	if open {
		s.Refused = []orders.Refused{{Line: "what", Why: orders.Unclear}}
	}
	return s
}

// Of a letter as it stands, and as if none of its lines was broken, that counts which leaves nothing
// open, if it has all of the other; where both do, and come to something else, it is asked.
func TestRead(t *testing.T) {
	t.Parallel()
	mine, both, forest := sheet(false, engine.Mine), sheet(false, engine.Mine, engine.Forest), sheet(false, engine.Forest)
	for _, c := range []struct {
		name, below     string
		stands, whole   orders.Sheet
		want, yes       string
		asked, unbroken bool
	}{
		{"the same in both ways", "the Forest", mine, mine, "Mine", "", false, false},
		{"as it stands something is open", "the Forest", sheet(true, engine.Mine), both, "Mine, Forest", "", false, true},
		{"the same, but asked", "the Forest", sheet(true, engine.Mine), mine, "Mine", "", false, true},
		{"... but unbroken it lacks something", "the Forest", sheet(true, engine.Mine), forest, "Mine", "", true, false},
		{"... or what is below may stand alone", "Forest", sheet(true, engine.Mine), both, "Mine", "", true, false},
		{"unbroken something is open", "the Forest", mine, sheet(true, engine.Forest), "Mine", "", false, false},
		{"both leave something open", "the Forest", sheet(true, engine.Mine), sheet(true, engine.Forest), "Mine", "", true, false},
		{"each comes to something else", "the Forest", mine, both, "", "Mine, Forest", true, false},
		{"... but the next line begins as orders do", "buy Forest", mine, both, "Mine", "", false, false},
		{"unbroken it has less: an order of its own", "the Forest", both, mine, "Mine, Forest", "", false, false},
		{"... or what ends a sentence of prose", "the Forest.", both, mine, "", "Mine, Forest", true, false},
	} {
		text, whole := line+"\n"+c.below, line+" "+c.below
		r := reader{sheets: map[string]orders.Sheet{text: c.stands, whole: c.whole}}
		got, from := r.read(text, nil)
		if cards(&got) != c.want || len(got.Refused)+len(got.Proposed) > 0 != c.asked || (from == whole) != c.unbroken {
			t.Errorf("%s: %q, asked %v %v, read from %q", c.name, cards(&got), got.Refused, got.Proposed, from)
		}
		if got.IfYes != nil && cards(got.IfYes) != c.yes || got.IfYes == nil && c.yes != "" {
			t.Errorf("%s: a yes files %v", c.name, got.IfYes)
		}
		if r.reads != 2 {
			t.Errorf("%s: read %d times", c.name, r.reads)
		}
	}
}

// What stands from turn to turn is not taken back while it is asked about.
func TestAskedOrdersTakeNothingBack(t *testing.T) {
	t.Parallel()
	stands, whole := sheet(false, engine.Mine), sheet(false, engine.Mine, engine.Forest)
	stands.Lines[0].Scope, whole.Lines[0].Scope, stands.HasStanding, whole.HasStanding = orders.Standing, orders.Standing, true, true
	whole.Lines[1].Scope = orders.Standing
	r := reader{sheets: map[string]orders.Sheet{line + "\nthe Forest": stands, line + " the Forest": whole}}
	got, _ := r.read(line+"\nthe Forest", nil)
	if len(got.Proposed) != 1 || len(got.Lines) > 0 || got.HasStanding || !got.IfYes.HasStanding {
		t.Errorf("%+v", got)
	}
}

// Behind an open end stands what belongs to it: with a capital, too, and though it is asked about then.
func TestOpenEnds(t *testing.T) {
	t.Parallel()
	open := line + " for the"
	for _, c := range []struct{ stands, whole orders.Sheet }{
		{sheet(true, engine.Mine), sheet(false, engine.Mine, engine.Forest)},
		{sheet(false, engine.Mine, engine.Forest), sheet(true, engine.Mine)},
	} {
		r := reader{sheets: map[string]orders.Sheet{open + "\nForest": c.stands, open + " Forest": c.whole}}
		if _, from := r.read(open+"\nForest", nil); from != open+" Forest" {
			t.Errorf("read from %q", from)
		}
	}
}

// Nothing is put together that no mail program broke: such a letter is read once.
func TestReadOnce(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"buy Mine\nroll 2", line, line + "\n\nthe Forest", line + ".\nthe Forest", line + "\nend", line + "\n- the Forest",
		line + " " + line + "\nthe Forest", strings.Repeat(line+"\n", 400),
	} {
		var r reader
		if _, from := r.read(text, nil); from != text || r.reads != 1 {
			t.Errorf("%.80q is read %d times", text, r.reads)
		}
	}
}

// A command is asked of each line once, though the letter is read twice, and stays by itself.
func TestCommandsAreAskedOnce(t *testing.T) {
	t.Parallel()
	asked, r := map[string]int{}, reader{}
	r.read(line+"\nthe Forest\n"+line+"\nstatus", func(line string, _ bool) bool {
		asked[line]++
		return line == "status"
	})
	if r.reads != 2 || asked["status"] != 1 || asked["the Forest"] != 1 {
		t.Errorf("read %d times: %v", r.reads, asked)
	}
	var once reader
	once.read(line+"\nstatus", func(line string, _ bool) bool { return line == "status" })
	if once.reads != 1 {
		t.Errorf("a command is put to the line above it")
	}
}

// cards are those that a sheet buys.
func cards(s *orders.Sheet) string {
	var list []string
	for _, l := range s.Lines {
		list = append(list, l.Order.Cards[0].String())
	}
	return strings.Join(list, ", ")
}
