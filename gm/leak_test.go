package gm_test

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"machipost/gm/facts"
)

// unpublished are pairs of what Ann may write: nobody else can tell which it was, as
// long as the turn is not resolved. That she has sent orders is no secret, nor that she was
// asked about some, so both of a pair are understood.
var unpublished = [][2]string{
	{"buy Forest, Wheat Field, Bakery", "buy Mine"}, {"standing: buy Wheat Field", "standing:\nbuy Café\nroll 2"},
	{"buy Bakery\nthank you all", "buy Ranch\nroll 1\na fine day to you all"}, {"clear\nbuy Mine", "buy Forest"},
	{"dice word one\nbuy Mine", "dice word other\nbuy Forest"},
	{"orders\nbuy Mine", "orders\nbuy Stadium"}, {"go 1: buy Forest", "go 1: buy Radio Tower, Harbour, Mine"},
}

// Whatever Ann writes until the deadline, the letters to all others are the same, byte
// for byte, and so is the log, however the others ask (invariant 7).
func TestNobodySeesUnpublishedOrders(t *testing.T) {
	t.Parallel()
	for seed := range uint64(sized(6, 1000)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			one, other := unpublishedGame(t, seed, 0), unpublishedGame(t, seed, 1)
			for who, letters := range one {
				if who == ann {
					if letters == other[who] && strings.Contains(letters, "coins, Ann. These are your orders") {
						t.Errorf("seed %d: Ann is told the same whatever she writes", seed)
					}
					continue
				}
				if letters != other[who] {
					t.Errorf("seed %d, what %s sees:\n%s\nand when Ann writes otherwise:\n%s", seed, who, letters, other[who])
				}
			}
		})
	}
}

// unpublishedGame plays until the first deadline and returns what each saw.
func unpublishedGame(t *testing.T, seed uint64, which int) map[string]string {
	t.Helper()
	story := rand.New(rand.NewPCG(seed, 5))
	tb := setTable(t)
	book := tb.keepLog(slog.LevelDebug)
	terms := someTerms(story)
	terms.Early = false // its orders are published by what they bring
	tb.agree("friday", daily, "UTC", terms, "Ann", "Bob", "Cat")
	saw := map[string]string{}
	for range 16 {
		tb.clock = tb.clock.Add(time.Duration(1+story.IntN(25)) * time.Minute)
		pair, wish := unpublished[story.IntN(len(unpublished))], written[story.IntN(len(written))]
		switch who := []string{ann, ann, bob, cat, eve}[story.IntN(5)]; who {
		case ann:
			tb.posts(ann, pair[which])
		case eve:
			tb.write(eve, "friday", "", fmt.Sprintf(wish+"%.0s", tb.clock.Format(time.DateOnly)))
		default:
			tb.posts(who, fmt.Sprintf(wish+"%.0s", tb.clock.Format(time.DateOnly)))
		}
		tb.round()
	}
	tb.inTurn("friday", 1)
	for _, who := range []string{ann, bob, cat, eve, keeperAddress} {
		for _, l := range tb.mail.Account(who).Letters() {
			saw[who] += fmt.Sprintf("%s\n%s\n", l.Arrived, l.Raw)
		}
	}
	saw["the log"] = withoutTimes(book.text.String())
	return saw
}

// withoutTimes leaves out of lines of the log how long something took.
func withoutTimes(log string) string {
	var lines []string
	for line := range strings.Lines(log) {
		before, _, _ := strings.Cut(line, " "+facts.KeyTook+"=")
		lines = append(lines, strings.TrimSpace(before))
	}
	return strings.Join(lines, "\n")
}

// posts has a player answer the first letter that the player got.
func (tb *table) posts(who, text string) {
	tb.Helper()
	first := tb.letters(who)[0]
	tb.write(who, "Re: "+first.Subject, first.MessageID, text)
}
