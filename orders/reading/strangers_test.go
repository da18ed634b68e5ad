package reading_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/gm/commands"
	"machipost/orders"
	"machipost/orders/reading"
)

// A strangersLetter was written without sight of the reader, with what a careful person
// would put on file for it. That was fixed before the reader saw it.
type strangersLetter struct {
	ID      string   `json:"id"`
	Knows   bool     `json:"knows"` // the writer has read docs/player.md
	Voice   string   `json:"voice"`
	Players []string `json:"players"`
	Player  string   `json:"player"`
	Turn    int      `json:"turn"`
	Before  string   `json:"before"` // an earlier letter for the same turn, "" for none
	Text    string   `json:"text"`
	Want    string   `json:"want"` // in the language of orders
	Or      []string `json:"or"`   // as well
	Ask     bool     `json:"ask"`  // a careful person would ask back
	Intent  string   `json:"intent"`
}

// How a letter was taken.
type taken string

const (
	atOnce  taken = "at once"       // as a person would
	withYes taken = "with a yes"    // what is proposed is that
	asked   taken = "asked"         // nothing wrong is filed, and the writer is told
	silent  taken = "wrong, silent" // something else is filed without a word
)

func (l *strangersLetter) table() reading.Table {
	return reading.Table{Names: l.Players, Rules: engine.DefaultRules(engine.Everything), Turn: l.Turn}
}

// read reads a letter, behind the one before it.
func (l *strangersLetter) read() orders.Sheet {
	table, me := l.table(), engine.Seat(slices.Index(l.Players, l.Player))
	if l.Before != "" {
		before := reading.Read(l.Before, table, me)
		if before.IfYes != nil {
			before = *before.IfYes
		}
		table.OnFile = &before
	}
	_, text := commands.TakePress(l.Text, func(line string) bool { return reading.IsOrder(line, table, me) })
	table.Command = (&commands.Reader{InGame: true, IsGame: func(string) (bool, error) { return false, nil }}).Take
	return reading.Read(text, table, me)
}

// goes is how many goes the writer has.
func (l *strangersLetter) goes() int {
	if (l.Turn-1)%len(l.Players) == slices.Index(l.Players, l.Player) {
		return 2
	}
	return 1
}

// effect is what a sheet comes to, go by go: two sheets of one effect are the same
// orders.
func (l *strangersLetter) effect(s orders.Sheet) string {
	var b strings.Builder
	for _, scope := range []orders.Scope{orders.Go1, orders.Go2, orders.ExtraGo, orders.Standing} {
		if scope == orders.Go2 && l.goes() == 1 || scope == orders.ExtraGo && !s.HasExtra {
			continue // an extra go of which nothing is said is as the go that earned it
		}
		byVerb, decided := map[orders.Verb][]string{}, map[orders.Verb]bool{}
		before := map[orders.Verb][]orders.Condition{}
		ended, named, payable := false, []engine.Card(nil), orders.Condition{}
		own := slices.DeleteFunc(slices.Clone(s.Lines), func(line orders.Line) bool {
			return line.Scope != scope && (line.Scope != orders.EveryGo || scope == orders.Standing)
		})
		slices.SortStableFunc(own, func(a, b orders.Line) int { // those of the go come first
			switch {
			case a.Scope == b.Scope:
				return 0
			case a.Scope == scope:
				return -1
			}
			return 1
		})
		one := slices.ContainsFunc(own, func(line orders.Line) bool {
			return line.Order.Verb == orders.Roll && line.Order.Dice == 1 && len(line.If) == 0
		})
		for i, line := range own {
			if one && line.Order.Verb == orders.Reroll {
				line.Order.Totals &= orders.TotalsBetween(1, 6) // one die shows no more
			}
			if l.hollow(line, own[i+1:]) {
				continue
			}
			verb, held := line.Order.Verb, line.If
			if one := before[verb]; len(one) == 1 && len(held) == 1 && held[0] == one[0].Negated() && (verb == orders.TV || verb == orders.Roll) {
				line.If = nil // always, when the first is not
			}
			before[verb] = held
			if ended && verb == orders.Buy || decided[verb] {
				continue
			}
			decided[verb] = len(line.If) == 0 && (verb == orders.Roll || verb == orders.Reroll || verb == orders.Harbour || verb == orders.TV || verb == orders.Invest)
			ended = ended || verb == orders.Buy && line.Order.Nothing && len(line.If) == 0 // nothing behind it counts
			if said := len(line.Order.Cards); verb == orders.Buy && said > 0 {
				line.Order.Cards = slices.DeleteFunc(slices.Clone(line.Order.Cards), func(c engine.Card) bool { return slices.Contains(named, c) }) // nor what is said again
				if len(line.Order.Cards) == 0 {
					continue
				}
				if len(line.If) == 0 {
					named = append(named, line.Order.Cards...)
				}
			}
			if one := line.If; verb == orders.Buy && len(one) == 1 && one[0].Compare == orders.Under && one[0].Negated() == payable {
				line.If = nil // when he cannot pay for the landmark before
			}
			payable = l.payable(line)
			if verb == orders.Buy && len(line.If) == 0 && i > 0 && l.contrary(own[:i]) {
				line.If = own[i-1].If // what comes behind an otherwise is of that case, or of any
			}
			if text := l.plainly(line); !slices.Contains([]string{"never reroll", "tv richest", "roll 2", "buy nothing", "harbour never", "invest never", "swap nothing", "convention none"}, text) {
				byVerb[line.Order.Verb] = append(byVerb[line.Order.Verb], strings.TrimSuffix(text, ", nothing"))
			}
		}
		for verb := orders.Buy; verb <= orders.Invest; verb++ {
			said := slices.DeleteFunc(byVerb[verb], func(text string) bool { return text == "if have no Train Station: roll 1" })
			if verb != orders.Buy {
				said = slices.Compact(said) // what is said twice is meant once
			}
			for len(said) > 0 && (strings.HasSuffix(said[len(said)-1], ": buy nothing") || strings.HasSuffix(said[len(said)-1], ": swap nothing")) {
				said = said[:len(said)-1] // no candidate stands behind it
			}
			if len(said) == 2 && verb == orders.Swap {
				if who, ok := strings.CutSuffix(strings.TrimPrefix(said[0], "if "), ": swap nothing"); ok && strings.HasPrefix(said[1], "swap ") {
					if name, card, no := strings.Cut(who, " has no "); no && strings.HasSuffix(said[1], " for "+card+" of "+name) {
						said = said[1:] // there is none to be had
					}
				}
			}
			if len(said) == 2 && verb == orders.Roll && strings.HasSuffix(said[0], ": roll 2") {
				said = either(said[0], said[1])
			}
			for verb == orders.Roll && len(said) > 0 && (said[len(said)-1] == "roll 2" || strings.HasSuffix(said[len(said)-1], ": roll 2")) {
				said = said[:len(said)-1] // as it is anyway
			}
			if len(said) == 2 && verb == orders.Invest {
				if one := either(said[0], said[1]); strings.HasSuffix(one[0], ": invest always") && one[1] == "invest never" {
					said = one[:1] // as it is anyway
				}
			}
			if len(said) == 2 && verb == orders.TV {
				if said = either(said[0], said[1]); said[1] == "tv richest" {
					said = said[:1] // as it is anyway
				}
			}
			if len(said) > 0 {
				if verb == orders.Buy {
					said = []string{list(said)}
				}
				fmt.Fprintf(&b, "%s: %s\n", scope, strings.Join(said, "; "))
			}
		}
	}
	return b.String()
}

// contrary tells candidates for one case and for the other at the end of a list, of which the first
// is not only that they can be paid for.
func (l *strangersLetter) contrary(own []orders.Line) bool {
	if len(own) < 2 {
		return false
	}
	a, b := own[len(own)-2], own[len(own)-1]
	return a.Order.Verb == orders.Buy && b.Order.Verb == orders.Buy && len(a.If) == 1 && len(b.If) == 1 && thrown(a.If[0]) == thrown(b.If[0].Negated()) && l.payable(a) != a.If[0]
}

// list are candidates with those of the same condition together.
func list(said []string) string {
	text, last := said[0], strings.TrimSuffix(said[0], after(said[0]))
	for _, one := range said[1:] {
		cards := after(one)
		if held := strings.TrimSuffix(one, cards); held == last {
			text += ", " + cards
		} else {
			text, last = text+"\n"+one, held
		}
	}
	return text
}

// after are the candidates of a line.
func after(line string) string {
	_, cards, _ := strings.Cut(line, "buy ")
	return cards
}

// hollow tells a line by which nothing is bought where none of the candidates behind it could be
// paid for.
func (l *strangersLetter) hollow(line orders.Line, behind []orders.Line) bool {
	if line.Order.Verb != orders.Buy || !line.Order.Nothing || len(line.Order.Cards) > 0 || len(line.If) != 1 {
		return false
	}
	c := line.If[0]
	if c.Kind != orders.Coins || c.Not || c.Compare != orders.Under || int(c.Who) != slices.Index(l.Players, l.Player) {
		return false
	}
	return !slices.ContainsFunc(behind, func(other orders.Line) bool {
		return slices.ContainsFunc(other.Order.Cards, func(card engine.Card) bool { return other.Order.Verb == orders.Buy && card.Cost() < c.Count })
	})
}

// payable is the condition that the one landmark of a line can be paid for.
func (l *strangersLetter) payable(line orders.Line) orders.Condition {
	if len(line.Order.Cards) != 1 || !line.Order.Cards[0].IsLandmark() {
		return orders.Condition{}
	}
	return orders.Condition{Kind: orders.Coins, Who: engine.Seat(slices.Index(l.Players, l.Player)), Compare: orders.AtLeast, Count: line.Order.Cards[0].Cost()}
}

// contraries are comparisons of which one holds where the other does not.
var contraries = [][2]string{{" >= ", " < "}, {" <= ", " > "}, {" has no ", " has "}, {"have no ", "have "}}

// either is a player to take from on one condition, and another else, always in one of
// the two ways to say it: `if Bob coins >= 5: tv Bob; tv Eve` is `if Bob coins < 5: tv Eve;
// tv Bob`.
func either(first, second string) []string {
	condition, then, ok := strings.Cut(first, ": ")
	if other, orders, two := strings.Cut(second, ": "); two {
		for _, c := range contraries {
			if strings.Replace(condition, c[0], c[1], 1) == other || strings.Replace(condition, c[1], c[0], 1) == other {
				second = orders // always, when the first is not
				break
			}
		}
	}
	if !ok || strings.Contains(second, ": ") || strings.Contains(condition, " and ") {
		return []string{first, second}
	}
	for _, c := range contraries {
		if strings.Contains(condition, c[1]) && !strings.Contains(condition, c[0]) {
			return []string{strings.Replace(condition, c[1], c[0], 1) + ": " + second, then}
		}
	}
	return []string{first, second}
}

// acts are the totals at which a tool acts at all: a condition that the total is one of
// them says nothing more.
var acts = map[orders.Verb]orders.Totals{
	orders.Demolish: orders.TotalsBetween(4, 4), orders.TV: orders.TotalsBetween(6, 6), orders.Swap: orders.TotalsBetween(6, 6),
	orders.Renovate: orders.TotalsBetween(8, 8), orders.Move: orders.TotalsBetween(9, 10), orders.Convention: orders.TotalsBetween(10, 10),
}

// plainly is a line without a condition that says no more than when its tool acts.
func (l *strangersLetter) plainly(line orders.Line) string {
	var kept []orders.Condition
	all := orders.AllTotals
	for _, c := range line.If {
		if c = counted(c); line.Order.Verb == orders.Buy {
			c = thrown(c) // every go has a roll
		}
		if line.Order.Verb == orders.Buy && len(line.Order.Cards) == 1 && c.Kind == orders.Coins && !c.Not && c.Compare == orders.AtLeast && c.Count == line.Order.Cards[0].Cost() && int(c.Who) == slices.Index(l.Players, l.Player) {
			continue // what he cannot pay he does not buy
		}
		switch acting, tool := acts[line.Order.Verb]; {
		case line.Order.Verb == orders.Swap && !line.Order.Nothing && c.Kind == orders.Has && !c.Not && c.Count == 1 && c.Who == line.Order.Player && c.Card == line.Order.Theirs: // what he has not he does not give
		case line.Order.Verb == orders.Roll && line.Order.Dice == 2 && c.Kind == orders.Has && c.Card == engine.TrainStation && !c.Not:
		case c.Kind == orders.OnOffer && line.Order.Verb == orders.Buy && !c.Not && slices.Equal(line.Order.Cards, []engine.Card{c.Card}): // what is not there he does not buy
		case c.Kind == orders.Rolled && tool && !c.Not && c.Totals&acting == acting:
		case c.Kind == orders.Rolled && (line.Order.Verb == orders.Reroll || line.Order.Verb == orders.Harbour):
			if c.Not {
				c.Totals = orders.AllTotals &^ c.Totals
			}
			all &= c.Totals
		default:
			kept = append(kept, c)
		}
	}
	if line.Order.Verb == orders.Harbour {
		all &= orders.TotalsBetween(10, orders.MaxTotal) // it acts at no other
	}
	line.If = kept
	line.Order.Totals &= all
	if line.Order.Verb == orders.Reroll {
		line.Order.Totals &= orders.TotalsBetween(1, 12) // the Harbour adds its two later (rules 3.4, 4.3)
	}
	if line.Order.Verb == orders.Harbour && line.Order.Totals&orders.TotalsBetween(10, orders.MaxTotal) != 0 {
		line.Order.Totals |= orders.TotalsBetween(1, 9) | orders.TotalsBetween(13, orders.MaxTotal) // at which it adds nothing anyway
	}
	scribe := orders.Scribe{Names: l.Players, Me: engine.Seat(slices.Index(l.Players, l.Player))}
	return scribe.Write(line).String()
}

// counted is a condition that counts coins, told by how many they are at least, or under: `coins
// <= 9` is `coins < 10`.
func counted(c orders.Condition) orders.Condition {
	if c.Kind != orders.Coins {
		return c
	}
	if c.Not {
		c.Not = false
		c = c.Negated()
	}
	switch c.Compare {
	case orders.Exactly:
		if c.Count == 0 {
			c.Compare, c.Count = orders.Under, 1 // nobody has less than nothing
		}
	case orders.AtMost:
		c.Compare, c.Count = orders.Under, c.Count+1
	case orders.Over:
		c.Compare, c.Count = orders.AtLeast, c.Count+1
	}
	return c
}

// thrown is a condition on a total, told by those at which it holds.
func thrown(c orders.Condition) orders.Condition {
	if c.Kind == orders.Rolled && c.Not {
		c.Not, c.Totals = false, orders.AllTotals&^c.Totals
	}
	return c
}

// judge tells how the letter was taken.
func (l *strangersLetter) judge() (how taken, got string) {
	sheet := l.read()
	var wants []string
	for _, want := range append([]string{l.Want}, l.Or...) {
		meant := reading.Read(want, l.table(), engine.Seat(slices.Index(l.Players, l.Player)))
		wants = append(wants, l.effect(meant))
		if slices.ContainsFunc(meant.Lines, rollsTwo) {
			wants = append(wants, l.effect(withOne(meant)))
		}
	}
	filed := l.effect(sheet)
	told := len(sheet.Refused)+len(sheet.Proposed) > 0
	got = filed
	if sheet.IfYes != nil {
		got += "IF YES\n" + l.effect(*sheet.IfYes)
	}
	right := slices.Contains(wants, filed)
	switch {
	case l.Ask && told:
		return atOnce, got
	case l.Ask && (filed == "" || right):
		return asked, got
	case l.Ask:
		return silent, got
	case right && !told:
		return atOnce, got
	case sheet.IfYes != nil && slices.Contains(wants, l.effect(*sheet.IfYes)):
		return withYes, got
	case told || filed == "":
		return asked, got
	}
	return silent, got
}

// rollsTwo tells a line by which two dice are rolled in every go.
func rollsTwo(line orders.Line) bool {
	return line.Scope == orders.EveryGo && line.Order.Verb == orders.Roll && line.Order.Dice == 2 && len(line.If) == 0
}

// withOne is a sheet that throws a 1 again where it does so with a 2: no two dice show it.
func withOne(s orders.Sheet) orders.Sheet {
	s.Lines = slices.Clone(s.Lines)
	for i := range s.Lines {
		if o := &s.Lines[i].Order; o.Verb == orders.Reroll && o.Totals&orders.TotalsBetween(2, 2) != 0 {
			o.Totals |= orders.TotalsBetween(1, 1)
		}
	}
	return s
}

// A figure is how many letters of a round, of those who have read docs/player.md and of the
// others, are read at once and at once or with a yes. The rounds from the fifth on were
// read once before the reader was mended by what they showed: that is first. From the
// seventh on they were written by people who knew neither the reader nor other letters. Before
// it so many were read wrongly without a word, round by round: 5, 8 (of which two had a wrong
// expectation), 3, 2, 3, 2, 3, 6 (of which one had), 0, 2, 2, 4 (of which one had), 8, 6 (of which
// three were right), 1, 1, 1, 2, 2, 8, 0, 2, 3, 5, 5 (of which two were right), 2, 3 (of which one was), 1 (which was right), 3, 5
// (of which one was), 4 (of which one was), 3, 3, 3 (of which two were), 7
// (of which one was), 5 (of which one was), 0, 4, 6, 6, 4, 4 (of
// which two were right), 6 (of which four were), 2, 1 (which was right), 0, 3, 5 (of
// which one was right), 3 (of which two were), 2 (of which one was right), 2 (of
// which one was), 1, 2 (of which one was), 4 (of which one was), 2, 4 (of which two were), 1 (which was right), 2,
// 9 (of which four were right) and 2 (of which one was); none may be now. Those who wrote
// the last three were told to write no two letters alike. The fifty-fourth, the sixtieth, which is German and Spanish, and the
// sixty-eighth are no rounds of letters, but of single wishes, without nine that are wrong without a word. The page that
// those from the forty-ninth on had read says that nothing but orders stands above the line that ends them, and
// what need not be said there. The writers from the thirty-second
// on had each a report in front of them, as it is mailed; those from the forty-fourth on were told
// to write as such people do who want their orders followed, and not to try anybody. The pages that those from the eighteenth
// on had read tell of the line that ends the orders, as today's does.
// Since what is for one go was weighed before what is for all, a yes in the twelfth was seen to
// file two dice for one: it counts no more. Nor does one in the twenty-ninth, by which a Wheat Field for
// who has too few coins would have been for who has enough. Since a letter is asked about whose sense leaves
// nothing open and is of another kind than what its sentences come to, five that were read at once are.
type figure struct {
	at, yes int
}

// figures are those of today; a change may raise them.
var figures = map[string][2]struct{ before, now figure }{
	"round1.json":  {{now: figure{55, 59}}, {now: figure{45, 54}}},
	"round2.json":  {{now: figure{44, 53}}, {now: figure{37, 49}}},
	"round3.json":  {{now: figure{55, 60}}, {now: figure{51, 57}}},
	"round4.json":  {{now: figure{53, 56}}, {now: figure{45, 53}}},
	"round5.json":  {{figure{35, 46}, figure{63, 64}}, {figure{19, 28}, figure{50, 54}}},
	"round8.json":  {{figure{31, 39}, figure{49, 55}}, {figure{20, 25}, figure{40, 54}}},
	"round9.json":  {{figure{23, 35}, figure{39, 48}}, {figure{11, 27}, figure{29, 44}}},
	"round10.json": {{figure{29, 38}, figure{49, 54}}, {figure{9, 30}, figure{37, 48}}},
	"round12.json": {{figure{26, 34}, figure{39, 49}}, {figure{14, 21}, figure{37, 43}}},
	"round11.json": {{figure{20, 32}, figure{41, 53}}, {figure{10, 28}, figure{30, 45}}},
	"round7.json":  {{figure{19, 26}, figure{50, 55}}, {figure{15, 23}, figure{37, 52}}},
	"round13.json": {{figure{18, 30}, figure{32, 47}}, {figure{14, 26}, figure{22, 37}}},
	"round6.json":  {{figure{35, 41}, figure{57, 59}}, {figure{25, 36}, figure{46, 49}}},
	"round14.json": {{figure{20, 46}, figure{44, 61}}, {figure{10, 27}, figure{24, 41}}},
	"round15.json": {{figure{38, 51}, figure{60, 64}}},
	"round16.json": {{figure{37, 50}, figure{57, 63}}, {figure{13, 28}, figure{41, 48}}},
	"round17.json": {{figure{76, 102}, figure{110, 129}}, {figure{22, 31}, figure{33, 43}}},
	"round18.json": {{figure{98, 107}, figure{129, 129}}, {figure{15, 23}, figure{32, 38}}},
	"round19.json": {{figure{107, 110}, figure{123, 123}}, {figure{15, 32}, figure{35, 46}}},
	"round20.json": {{figure{106, 114}, figure{125, 125}}, {figure{21, 38}, figure{43, 49}}},
	"round21.json": {{figure{113, 116}, figure{125, 125}}},
	"round22.json": {{figure{121, 123}, figure{124, 125}}, {figure{19, 28}, figure{40, 43}}},
	"round23.json": {1: {figure{35, 82}, figure{87, 121}}},
	"round24.json": {{figure{98, 106}, figure{119, 122}}, {figure{20, 38}, figure{34, 48}}},
	"round25.json": {{figure{69, 77}, figure{75, 78}}, {figure{27, 50}, figure{40, 61}}},
	"round26.json": {{figure{98, 111}, figure{113, 121}}, {figure{14, 28}, figure{24, 36}}},
	"round27.json": {{figure{41, 45}, figure{47, 48}}, {figure{14, 29}, figure{35, 48}}},
	"round28.json": {{figure{49, 54}, figure{58, 60}}, {figure{21, 45}, figure{33, 53}}},
	"round29.json": {{figure{57, 59}, figure{62, 62}}, {figure{12, 33}, figure{29, 45}}},
	"round30.json": {{figure{52, 58}, figure{59, 61}}, {figure{24, 42}, figure{37, 49}}},
	"round31.json": {{figure{58, 58}, figure{60, 61}}},
	"round32.json": {{figure{56, 57}, figure{62, 62}}, {figure{15, 30}, figure{41, 48}}},
	"round33.json": {{figure{56, 59}, figure{60, 61}}, {figure{16, 32}, figure{27, 44}}},
	"round34.json": {{figure{41, 48}, figure{52, 56}}, {figure{18, 36}, figure{27, 44}}},
	"round36.json": {{figure{39, 51}, figure{44, 58}}, {figure{8, 19}, figure{8, 30}}},
	"round38.json": {{figure{30, 42}, figure{40, 57}}, {figure{5, 19}, figure{7, 32}}},
	"round37.json": {{figure{43, 50}, figure{46, 55}}, {figure{9, 27}, figure{8, 38}}},
	"round35.json": {{figure{50, 58}, figure{55, 60}}, {figure{14, 29}, figure{26, 44}}},
	"round39.json": {{figure{35, 41}, figure{42, 48}}, {figure{4, 10}, figure{9, 29}}},
	"round40.json": {{figure{41, 49}, figure{48, 59}}, {figure{8, 23}, figure{10, 36}}},
	"round42.json": {{figure{20, 26}, figure{24, 32}}, {figure{3, 11}, figure{3, 24}}},
	"round43.json": {{figure{31, 37}, figure{38, 43}}, {figure{3, 16}, figure{4, 16}}},
	"round44.json": {{figure{49, 59}, figure{71, 71}}, {figure{11, 28}, figure{19, 31}}},
	"round45.json": {{figure{54, 62}, figure{65, 68}}, {figure{1, 14}, figure{4, 19}}},
	"round46.json": {{figure{35, 49}, figure{54, 63}}, {figure{5, 18}, figure{7, 19}}},
	"round47.json": {{figure{54, 61}, figure{62, 68}}, {figure{4, 15}, figure{4, 18}}},
	"round48.json": {{figure{47, 58}, figure{52, 63}}, {figure{0, 0}, figure{0, 0}}},
	"round49.json": {{figure{57, 60}, figure{69, 71}}, {figure{0, 5}, figure{0, 6}}},
	"round51.json": {{figure{61, 64}, figure{64, 68}}},
	"round52.json": {{figure{52, 60}, figure{64, 69}}},
	"round53.json": {{figure{50, 63}, figure{60, 68}}},
	"round54.json": {{figure{615, 720}, figure{664, 764}}},
	"round55.json": {{figure{60, 63}, figure{68, 69}}},
	"round56.json": {{figure{62, 65}, figure{64, 66}}},
	"round57.json": {{figure{42, 52}, figure{71, 71}}},
	"round58.json": {{figure{42, 54}, figure{67, 70}}},
	"round59.json": {{figure{53, 63}, figure{68, 70}}},
	"round60.json": {{figure{65, 76}, figure{74, 82}}},
	"round61.json": {{figure{49, 55}, figure{56, 68}}},
	"round63.json": {{figure{9, 17}, figure{12, 27}}},
	"round64.json": {{figure{39, 53}, figure{47, 61}}},
	"round65.json": {{figure{42, 58}, figure{56, 68}}},
	"round66.json": {{figure{46, 57}, figure{53, 59}}},
	"round67.json": {{figure{62, 87}, figure{88, 106}}},
	"round68.json": {{figure{510, 628}, figure{770, 797}}},
	"round69.json": {{figure{48, 61}, figure{57, 64}}},
	"round62.json": {{figure{25, 35}, figure{35, 53}}},
	"round50.json": {{figure{61, 68}, figure{66, 71}}, {figure{0, 5}, figure{0, 5}}},
	"round41.json": {{figure{17, 28}, figure{23, 32}}, {figure{4, 13}, figure{5, 21}}},
}

// lettersOf are the letters of a round.
func lettersOf(t *testing.T, round string) (letters []strangersLetter) {
	t.Helper()
	text, err := os.ReadFile(round)
	if err == nil {
		err = json.Unmarshal(text, &letters)
	}
	if err != nil {
		t.Fatal(round, err)
	}
	return letters
}

// Letters of strangers, round by round: the figures of each, and what is not read as a
// person reads it. None is read wrongly without a word.
func TestStrangers(t *testing.T) {
	t.Parallel()
	rounds, err := filepath.Glob("testdata/strangers/*.json")
	if err != nil || len(rounds) == 0 {
		t.Fatal(err)
	}
	for _, round := range rounds {
		count := map[bool]map[taken]int{true: {}, false: {}}
		for _, l := range lettersOf(t, round) {
			how, got := l.judge()
			count[l.Knows][how]++
			if how != atOnce {
				t.Logf("%s (%s) %s\n%s\nWANT %q ask %t\nGOT %q\n", l.ID, l.Voice, how, l.Text, l.Want, l.Ask, got)
			}
		}
		for _, knows := range []bool{true, false} {
			all := 0
			for _, n := range count[knows] {
				all += n
			}
			c := count[knows]
			side := 0
			if !knows {
				side = 1
			}
			if least := figures[filepath.Base(round)][side].now; c[silent] > 0 || c[atOnce] < least.at || c[atOnce]+c[withYes] < least.yes {
				t.Errorf("%s knows %t: at once %d, with a yes %d, wrong and silent %d: no letter may be read wrongly without a word, and at least %+v", filepath.Base(round), knows, c[atOnce], c[atOnce]+c[withYes], c[silent], least)
			}
			t.Logf("%s knows %t: of %d at once %d, with a yes %d, asked %d, wrong and silent %d", filepath.Base(round), knows, all, c[atOnce], c[withYes], c[asked], c[silent])
		}
	}
}
