package gm_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"machipost/gm"
)

// So many letters go out a minute and a day, the others later; none is lost.
func TestRates(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		minute, day int
		want        []int // letters gone after 0, 1, 2 minutes, a day, and two
	}{
		{0, 0, []int{130, 130, 130, 130, 130}},
		{10, 0, []int{10, 20, 30, 40, 50}},
		{60, 0, []int{60, 120, 130, 130, 130}},
		{0, 70, []int{70, 70, 70, 130, 130}},
		{50, 60, []int{50, 60, 60, 110, 130}},
	} {
		t.Run(fmt.Sprint(c.minute, "a minute,", c.day, "a day"), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.round()
			for i := range 130 {
				address := fmt.Sprintf("stranger%d@example.org", i)
				tb.mail.Account(address)
				tb.write(address, "hello", "", "Hello")
			}
			tb.with(func(d *gm.Deps) { d.PerMinute, d.PerDay, d.Keeper = c.minute, c.day, "" })
			gone := 0
			for i, pause := range []time.Duration{0, time.Minute, time.Minute, 24 * time.Hour, 24 * time.Hour} {
				tb.clock = tb.clock.Add(pause)
				tb.round()
				if gone = tb.gone(130); gone != c.want[i] {
					t.Errorf("after step %d %d letters are gone, want %d", i, gone, c.want[i])
				}
			}
		})
	}
}

// gone counts the strangers that got a letter.
func (tb *table) gone(strangers int) (gone int) {
	for i := range strangers {
		gone += len(tb.letters(fmt.Sprintf("stranger%d@example.org", i)))
	}
	return gone
}

func TestLettersOfAGameAreAList(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("Friday")
	tb.reply("ann@example.org", "buy Forest")
	tb.write("eve@example.org", "hello", "", "Hello")
	tb.round()
	for _, l := range tb.letters("ann@example.org") {
		if !strings.Contains(string(l.Raw), "\r\nList-Id: <friday.machipost.example.org>\r\n") {
			t.Errorf("no List-Id in\n%s", l.Raw)
		}
	}
	for _, l := range tb.letters("eve@example.org") {
		if strings.Contains(string(l.Raw), "List-Id") {
			t.Errorf("a List-Id in\n%s", l.Raw)
		}
	}
}
