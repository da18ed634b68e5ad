package dice

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A season is a game of three as its players have it in their letters: turn 2 was taken
// back, and seat 2 passed to another in turn 4.
type season struct {
	game   string
	chain  Chain
	locked Locked
	rolls  []Block
	opened Opened
	draws  map[int][]string // cards that came on offer, by turn
	extra  []Letter
}

var table = []string{"Wheat Field", "Ranch", "Bakery", "Cafe"}

const laidOpen = 2 // cards on offer at the start

func aSeason(root byte) *season {
	s := &season{game: "friday", chain: NewChain(Key{root, 7}), draws: map[int][]string{}}
	deck := Key{root, 8}
	s.locked = Locked{Game: s.game, Lock: s.chain.Lock(), Deck: deck.Lock(), Told: []Given{None, "letter d0e0e4a086d9a7c0", None}}
	s.opened = Opened{Game: s.game, Key: deck, Seats: []int{}, Piles: [][]string{nil}}
	for _, place := range Shuffled(deck, SeatsMix(s.game), 3) {
		s.opened.Seats = append(s.opened.Seats, place+1)
	}
	for _, at := range Shuffled(deck, PileMix(s.game, 0), 12) {
		s.opened.Piles[0] = append(s.opened.Piles[0], table[at/3])
	}
	for _, r := range []struct {
		turn int
		told []Telling
	}{
		{1, []Telling{{1, "word rhubarb"}}}, {2, nil}, {2, []Telling{{3, "letter 0123456789abcdef"}}}, {3, nil},
		{4, []Telling{{2, None}, {2, "word plum"}}}, {5, nil}, {6, nil},
	} {
		s.roll(r.turn, Private, r.told...)
	}
	for turn := 1; turn <= 5; turn++ {
		s.draws[turn] = []string{s.opened.Piles[0][laidOpen+turn-1]}
	}
	return s
}

// roll makes the next roll as it has to be.
func (s *season) roll(turn int, public string, told ...Telling) {
	b := Block{Roll: Roll{Game: s.game, Turn: turn, Number: len(s.rolls) + 1, Public: public}, Told: told}
	b.Seats = slices.Clone(s.locked.Told)
	for _, before := range s.rolls {
		for _, t := range before.Told {
			if t.Given != None && before.Turn < turn || t.Given == None {
				b.Seats[t.Seat-1] = t.Given
			}
		}
	}
	for _, t := range told {
		if t.Given == None {
			b.Seats[t.Seat-1] = None
		}
	}
	b.Key, _ = s.chain.Key(b.Number)
	s.rolls = append(s.rolls, b)
	s.throw(b.Number, 2+b.Number%3*2)
}

// throw makes the faces of a roll anew, of all that goes into them.
func (s *season) throw(number, n int) {
	b := &s.rolls[number-1]
	b.Gave = Faces(b.Key, b.Mix(), n)
}

// letters are those of one player.
func (s *season) letters() []Letter {
	offer := map[string]int{}
	for _, pile := range s.opened.Piles {
		for _, card := range pile[:laidOpen] {
			offer[card]++
		}
	}
	start := "--- reply above this line ---\n\nWelcome to friday, Ann! The table is laid, and you are player 1.\n\nOn offer\n\n"
	for _, card := range table {
		if offer[card] > 0 {
			start += fmt.Sprintf("  %d x %-20s  1 coin   on 1\n", offer[card], card)
		}
	}
	all := []Letter{{File: "start", Text: start + "\nCards left in the deck: 10\n\n" + s.locked.Text() + "\n"}}
	for _, b := range s.rolls {
		all = append(all, Letter{File: fmt.Sprintf("report %d.%d", b.Turn, b.Number), Text: s.report(b)})
	}
	all = append(all, Letter{File: "final", Text: "friday is over after 6 turns.\n\n" + s.opened.Text() + "\n"})
	return append(all, s.extra...)
}

// report is a report with a block.
func (s *season) report(b Block) string {
	text := fmt.Sprintf("--- reply above this line ---\n\nfriday: report of turn %d\n\nGo 1: Ann\n", b.Turn)
	for i := 0; i+1 < len(b.Gave); i += 2 {
		text += fmt.Sprintf("  %s%d + %d = %d%s\n", []string{"Rolls ", "Rolls again (Radio Tower): ", "The tuna catch: "}[i/2%3], b.Gave[i], b.Gave[i+1], b.Gave[i]+b.Gave[i+1],
			[]string{".", ".", " coins a boat."}[i/2%3])
	}
	for _, card := range s.draws[b.Turn] {
		text += "  New on offer: " + card + ".\n"
	}
	return text + "\nYour form\n\n" + b.Text() + "\nThe dice were locked before the game began: write \"help dice\".\n"
}

// only is the one game that was checked.
func only(t *testing.T, letters []Letter) Checked {
	t.Helper()
	checked := Check(letters, table)
	if len(checked) != 1 || checked[0].Game != "friday" {
		t.Fatalf("checked: %+v", checked)
	}
	return checked[0]
}

func TestAnHonestSeasonHolds(t *testing.T) {
	t.Parallel()
	c := only(t, aSeason(1).letters())
	if len(c.Faults) > 0 || !slices.Equal(c.Holds, []int{1, 2, 3, 4, 5, 6, 7}) {
		t.Errorf("holds %v, faults %q", c.Holds, c.Faults)
	}
	notes := strings.Join(c.Notes, "\n")
	for _, want := range []string{"turn 2 was thrown again, with roll 3", "seat 2 passed to another player before roll 5", "up to turn"} {
		if strings.Contains(notes, want) == (want == "up to turn") {
			t.Errorf("the notes are %q", notes)
		}
	}
}

// A word that is told and taken back before it counts is noted, each time.
func TestWordsThatAreTakenBackAreNoted(t *testing.T) {
	t.Parallel()
	s := aSeason(1)
	for n := 4; n <= 7; n++ {
		told := []Telling{{3, None}, {3, Given(fmt.Sprintf("word a%d", n))}}
		s.rolls[n-1].Told = append(s.rolls[n-1].Told, told...)
		s.rolls[n-1].Seats[2] = None
		s.throw(n, 4)
	}
	c := only(t, s.letters())
	for n := 4; n <= 7; n++ {
		if want := fmt.Sprintf("seat 3 passed to another player before roll %d", n); !strings.Contains(strings.Join(c.Notes, "\n"), want) {
			t.Errorf("the notes are %q, want %q; faults %q", c.Notes, want, c.Faults)
		}
	}
}

// However letters are quoted and broken anew, they say the same.
func TestBrokenLettersHold(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(string) string{
		"quoted":         func(text string) string { return "> " + strings.ReplaceAll(text, "\n", "\n> ") },
		"quoted twice":   func(text string) string { return ">> " + strings.ReplaceAll(text, "\n", "\n>> ") },
		"with CR":        func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") },
		"indented":       func(text string) string { return "\t  " + strings.ReplaceAll(text, "\n", "\n\t  ") },
		"broken anew":    broken,
		"without blanks": func(text string) string { return strings.ReplaceAll(text, "\n  ", "\n") },
	} {
		var letters []Letter
		for _, l := range aSeason(1).letters() {
			letters = append(letters, Letter{File: l.File, Text: change(l.Text)})
		}
		if c := only(t, letters); len(c.Faults) > 0 || len(c.Holds) != 7 {
			t.Errorf("%s: holds %v, faults %q", name, c.Holds, c.Faults)
		}
	}
}

// broken breaks the blocks of a letter at every second word.
func broken(text string) string {
	at := strings.Index(text, "\nDice")
	if at < 0 {
		return text
	}
	words := strings.Fields(text[at:])
	for i := range words {
		if i%2 == 1 && i+2 < len(words) {
			words[i] += "\n"
		}
	}
	return text[:at] + "\n" + strings.ReplaceAll(strings.Join(words, " "), "\n ", "\n")
}

// Many games may lie in one heap, and the letters of several players.
func TestSeveralGames(t *testing.T) {
	t.Parallel()
	monday := aSeason(2)
	var letters []Letter
	for _, l := range monday.letters() {
		letters = append(letters, Letter{File: l.File, Text: strings.ReplaceAll(l.Text, "friday", "monday")}) // so its faces do not hold
	}
	letters = append(append(letters, aSeason(1).letters()...), aSeason(1).letters()...)
	checked := Check(letters, table)
	if len(checked) != 2 || checked[0].Game != "friday" || len(checked[0].Faults) > 0 || len(checked[1].Holds) > 0 {
		t.Errorf("%+v", checked)
	}
	if len(Check(nil, table)) > 0 || len(Check([]Letter{{File: "x", Text: "Hello!"}}, table)) > 0 {
		t.Error("there is a game in nothing")
	}
}

// Sentences count where they stand in a report: in a go. What is on offer when somebody
// comes later is not what lay there at first.
func TestSentencesElsewhere(t *testing.T) {
	t.Parallel()
	s := aSeason(1)
	letters := s.letters()
	letters[4].Text = strings.Replace(letters[4].Text, "\nYour form", "\nPlayed by a bot: Ann,\nRolls 6.\n\nYour form", 1)
	late := "Welcome to friday, Fay! The game is under way: it goes on with turn 3, and you are player 2.\n\nOn offer\n\n  3 x Cafe                  1 coin   on 1\n\n" + s.locked.Text()
	letters = append([]Letter{{File: "late", Text: late}}, letters...)
	if c := only(t, letters); len(c.Faults) > 0 || len(c.Holds) != 7 {
		t.Errorf("holds %v, faults %q", c.Holds, c.Faults)
	}
}
