package dice

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// A forgery is what somebody could write, and what the check says of it.
type forgery struct {
	name  string
	forge func(s *season) []Letter
	found string // "" where nothing is wrong
}

// in changes the block of one roll where all letters have it.
func in(number int, change func(b *Block)) func(*season) []Letter {
	return func(s *season) []Letter {
		change(&s.rolls[number-1])
		return s.letters()
	}
}

// again is in, with the faces made anew: a liar who computes.
func again(number int, change func(b *Block)) func(*season) []Letter {
	return func(s *season) []Letter {
		change(&s.rolls[number-1])
		s.throw(number, len(s.rolls[number-1].Gave))
		return s.letters()
	}
}

// text replaces something in the letters.
func text(file, old, by string) func(*season) []Letter {
	return func(s *season) []Letter {
		letters := s.letters()
		for i, l := range letters {
			if strings.HasPrefix(l.File, file) {
				letters[i].Text = strings.ReplaceAll(l.Text, old, by)
			}
		}
		return letters
	}
}

// without leaves letters out.
func without(files ...string) func(*season) []Letter {
	return func(s *season) []Letter {
		return slices.DeleteFunc(s.letters(), func(l Letter) bool { return slices.Contains(files, l.File) })
	}
}

// besides adds a letter.
func besides(file, text string) func(*season) []Letter {
	return func(s *season) []Letter { return append(s.letters(), Letter{File: file, Text: text}) }
}

// notTold leaves out what the seats give at first.
func notTold(s *season, letters []Letter) []Letter {
	l := s.locked
	l.Told = nil
	letters[0].Text = strings.Replace(letters[0].Text, s.locked.Text(), l.Text(), 1)
	return letters
}

func face(b *Block) { b.Gave[0] = b.Gave[0]%6 + 1 }

var forgeries = []forgery{
	{"a face, in the block and the sentences", in(4, face), "roll 4: it gave"},
	{"a face, in the block alone", func(s *season) []Letter {
		letters := s.letters()
		old := s.rolls[3]
		was := old.Text()
		old.Gave = slices.Clone(old.Gave)
		face(&old)
		letters[4].Text = strings.ReplaceAll(letters[4].Text, was, old.Text())
		return letters
	}, "roll 4: it gave"},
	{"a face, in the sentences alone", text("report 3", "Rolls ", "Rolls 1 + 1 = 2.\n  Rolls "), "and the report in report 3.4 rolls 1 1"},
	{"a sum", func(s *season) []Letter {
		letters := s.letters()
		letters[4].Text = regexp.MustCompile(`= \d+\.`).ReplaceAllString(letters[4].Text, "= 13.")
		return letters
	}, "roll 4: the report in report 3.4 adds two dice up wrongly"},
	{"one face more than was thrown", in(4, func(b *Block) { b.Gave = append(b.Gave, 7-b.Gave[0]) }), "roll 4: it gave"},
	{"a key", again(4, func(b *Block) { b.Key[31] ^= 1 }), "roll 4: its key does not lead back"},
	{"the key of another roll", func(s *season) []Letter {
		s.rolls[3].Key = s.rolls[4].Key
		s.throw(4, 4)
		return s.letters()
	}, "roll 4: its key does not lead back"},
	{"a word, not computed", in(4, func(b *Block) { b.Seats[0] = "word custard" }), "roll 4: it gave"},
	{"a word, computed", again(4, func(b *Block) { b.Seats[0] = "word custard" }), `roll 4: seat 1 gives "word custard", and was told to give "word rhubarb"`},
	{"a word from the start on", again(1, func(b *Block) { b.Seats[2] = "word custard" }), `roll 1: seat 3 gives "word custard", and was told to give "none"`},
	{"a word that is used before it is told", func(s *season) []Letter {
		s.rolls[0].Told = nil
		return s.letters()
	}, `roll 2: seat 1 gives "word rhubarb", and was told to give "none"`},
	{"a word that is told and not used", again(2, func(b *Block) { b.Seats[0] = None }), `roll 2: seat 1 gives "none", and was told to give "word rhubarb"`},
	{"a second word", func(s *season) []Letter {
		s.rolls[3].Told = []Telling{{1, "word custard"}}
		for n := 5; n <= 7; n++ {
			s.rolls[n-1].Seats[0] = "word custard"
			s.throw(n, 4)
		}
		return s.letters()
	}, `roll 4: seat 1 is told to give "word custard", and has given "word rhubarb"`},
	{"a word other than its player was told", besides("answer", "Seat 1 of friday gives the dice: word custard. It counts from turn 2 on and never changes."),
		`roll 2: seat 1 gives "word rhubarb", and answer says that it gave "word custard"`},
	{"a seat more", again(4, func(b *Block) { b.Seats = append(b.Seats, "word custard") }), "roll 4: it has 4 seats, the game 3"},
	{"a turn, not computed", in(4, func(b *Block) { b.Turn = 4 }), "roll 4: it gave"},
	{"a turn left out", func(s *season) []Letter {
		for n := 4; n <= 7; n++ {
			s.rolls[n-1].Turn++
			s.throw(n, 4)
		}
		return s.letters()
	}, "roll 4: it is for turn 4, and roll 3 was for turn 2"},
	{"a roll number, not computed", in(7, func(b *Block) { b.Number = 8 }), "roll 7 is missing"},
	{"a roll number, computed, with its key", func(s *season) []Letter {
		b := &s.rolls[6]
		b.Number = 8
		b.Key, _ = s.chain.Key(8)
		b.Gave = Faces(b.Key, b.Mix(), 4)
		return s.letters()
	}, "roll 7 is missing"},
	{"rolls past the end of the chain", in(7, func(b *Block) { b.Number = 10001 }), "roll 10001: a chain has 10000 keys"},
	{"a gap", without("report 3.4", "report 4.5"), "rolls 4 to 5 are missing"},
	{"swapped letters", func(s *season) []Letter {
		letters := s.letters()
		three, five := s.rolls[3].Text(), s.rolls[5].Text()
		letters[4].Text = strings.ReplaceAll(letters[4].Text, three, five)
		letters[6].Text = strings.ReplaceAll(letters[6].Text, five, three)
		return letters
	}, "roll 4: it is for turn 3, and stands in report 5.6, the report of turn 5"},
	{"another lock in one letter", func(s *season) []Letter {
		l := s.locked
		l.Lock[0] ^= 1
		return append(s.letters(), Letter{File: "another start", Text: l.Text()})
	}, "two letters show different locks: start and another start"},
	{"other words at the start, in one letter", func(s *season) []Letter {
		l := s.locked
		l.Told = []Given{"word custard", None, None}
		return append(s.letters(), Letter{File: "another start", Text: l.Text()})
	}, "two letters disagree about what the seats gave at first"},
	{"a chain that was made later", func(s *season) []Letter {
		later := aSeason(3)
		later.locked = s.locked
		return later.letters()
	}, "roll 1: its key does not lead back"},
	{"words of the GM's choice from the start on, not told", func(s *season) []Letter {
		return notTold(s, s.letters())
	}, "start: it begins the game, and does not tell with the lock what the seats give at first"},
	{"the same, in a first letter with another greeting", func(s *season) []Letter {
		letters := notTold(s, s.letters())
		letters[0].Text = strings.Replace(letters[0].Text, "Welcome to friday, Ann! The table is laid", "Hello Ann, friday begins", 1)
		letters[0].Text = strings.Replace(letters[0].Text, "On offer", "How to order\n\nOn offer", 1)
		return letters
	}, "start: it begins the game, and does not tell with the lock"},
	{"the same, in a letter that nobody knows", func(s *season) []Letter {
		letters := notTold(s, s.letters())
		letters[0].Text = letters[0].Text[strings.Index(letters[0].Text, "\nDice of"):]
		return letters
	}, "no letter tells what the seats gave at first"},
	{"all letters in one file, with the one that asked whether to join", func(s *season) []Letter {
		l := s.locked
		l.Told = nil
		ask := "--- reply above this line ---\n\nIf you want to play, reply with \"yes\".\n\n" + l.Text() + "\n\n"
		all := ask
		for _, letter := range s.letters() {
			all += letter.Text + "\n"
		}
		return []Letter{{File: "all", Text: all + ask}}
	}, ""},
	{"a lock before the game, and no roll yet", func(s *season) []Letter {
		return notTold(s, []Letter{{File: "start", Text: "If you want to play, reply to this letter with the word \"yes\".\n\n" + s.locked.Text() + "\n"}})
	}, ""},
	{"no lock", without("start"), "no letter shows the lock"},
	{"a block in a letter to another, otherwise", func(s *season) []Letter {
		b := s.rolls[3]
		b.Seats = []Given{"word custard", "letter d0e0e4a086d9a7c0", None}
		b.Gave = Faces(b.Key, b.Mix(), 4)
		return append(s.letters(), Letter{File: "to Bob", Text: s.report(b)})
	}, "roll 4: two letters disagree about it, report 3.4 and to Bob"},
	{"a block that was cut off", text("report 3.4", " end\n", "\n"), `report 3.4: "Dice roll 4 of friday, turn 3:" begins something of dice that cannot be read`},
	{"a report without its block", func(s *season) []Letter {
		letters := s.letters()
		at := slices.IndexFunc(letters, func(l Letter) bool { return l.File == "report 6.7" })
		letters[at].Text = strings.ReplaceAll(letters[at].Text, s.rolls[6].Text(), "")
		return letters
	}, "the report of turn 6 shows no roll"},
	{"a forged block in press, behind its bar", func(s *season) []Letter {
		b := s.rolls[3]
		b.Gave = []int{6, 6, 6, 6}
		return append(s.letters(), Letter{File: "press", Text: "  Bob:\n    | Hi\n    | " + strings.ReplaceAll(b.Text(), "\n", "\n    | ") + "\n    | The dice of turn 3 of friday take round 7 of quicknet.\n"})
	}, ""},
	{"a forged block at the beginning of a line", func(s *season) []Letter {
		b := s.rolls[3]
		b.Gave = []int{6, 6, 6, 6}
		return append(s.letters(), Letter{File: "forged", Text: b.Text()})
	}, "roll 4: two letters disagree about it, report 3.4 and forged"},
	{"a public round in one that has none", again(4, func(b *Block) { b.Public = Quicknet(7, Key{1}) }), "roll 4: it takes round 7 of quicknet, and letters named none for turn 3"},
	{"another public round than was named", func(s *season) []Letter {
		letters := again(7, func(b *Block) { b.Public = Quicknet(1001, Key{1}) })(s)
		return append(letters, Letter{File: "deadline", Text: "Orders by Friday. The dice of turn 6 of friday take round\n1000 of quicknet."})
	}, "roll 7: it takes round 1001 of quicknet, and letters named 1000 for turn 6"},
	{"a public round that was named before another", func(s *season) []Letter {
		letters := again(7, func(b *Block) { b.Public = Quicknet(1000, Key{1}) })(s)
		for i := range letters {
			letters[i].Date = time.Date(2026, 12, 1+i, 0, 0, 0, 0, time.UTC)
		}
		for i, round := range []string{"1000", "2000"} {
			letters = append(letters, Letter{File: round, Text: "The dice of turn 6 of friday take round " + round + " of quicknet.", Date: letters[5].Date.Add(time.Duration(i) * time.Hour)})
		}
		return letters
	}, "roll 7: it takes round 1000 of quicknet, and letters named 2000 for turn 6"},
	{"the public round that was named last, and one behind the report", func(s *season) []Letter {
		letters := again(7, func(b *Block) { b.Public = Quicknet(1000, Key{1}) })(s)
		for i := range letters {
			letters[i].Date = time.Date(2026, 12, 1+i, 0, 0, 0, 0, time.UTC)
		}
		for i, round := range []string{"2000", "1000", "3000"} {
			letters = append(letters, Letter{File: round, Text: "The dice of turn 6 of friday take round " + round + " of quicknet.", Date: letters[6].Date.Add(time.Duration(i*20) * time.Hour)})
		}
		return letters
	}, ""},
	{"another word once one was told, behind an undo", func(s *season) []Letter {
		s.rolls[1].Told = []Telling{{3, "word first"}}
		return s.letters()
	}, `roll 3: seat 3 is told to give "letter 0123456789abcdef", and was told to give "word first"`},
	{"no public round where one was named", besides("deadline", "Orders by Friday. The dice of turn 6 of friday take round 1000 of quicknet."), "roll 7: it takes round none of quicknet"},
	{"another key of the deck", func(s *season) []Letter {
		s.opened.Key[5] ^= 1
		return s.letters()
	}, "the key of the deck is not the one that was locked"},
	{"a deck that lies otherwise", func(s *season) []Letter {
		pile := s.opened.Piles[0]
		a := slices.IndexFunc(pile, func(card string) bool { return card != pile[11] })
		pile[a], pile[11] = pile[11], pile[a]
		return s.letters()
	}, "pile 0 of the deck does not lie as its key says"},
	{"a card that did not lie on top", text("report 3", "New on offer: ", "New on offer: Ranch.\n  New on offer: Bakery.\n  New on offer: Cafe.\n  New on offer: "), "came on offer, and it did not lie on top of the deck"},
	{"a first offer that did not lie on top", text("start", "On offer\n\n  ", "On offer\n\n  3 x Cafe                  1 coin   on 1\n  "), "what was on offer at the start is not what lay on top of pile 0"},
	{"seats that were drawn otherwise", func(s *season) []Letter {
		s.opened.Seats[0], s.opened.Seats[1] = s.opened.Seats[1], s.opened.Seats[0]
		return s.letters()
	}, "the seats were drawn as"},
	{"two letters that open the deck", func(s *season) []Letter {
		o := s.opened
		o.Seats = nil
		return append(s.letters(), Letter{File: "another final", Text: o.Text()})
	}, "two letters open the deck differently: final and another final"},
}

// unlocked leaves the lock of the deck out of all letters.
func unlocked(s *season) []Letter {
	s.locked.Deck = Key{}
	return without("final")(s)
}

// partly are letters in which a part of the deck is left out.
var partly = []forgery{
	{"no lock of the deck", unlocked, "start: it begins the game, and no letter shows a lock of its deck"},
	{"a last letter without the deck", func(s *season) []Letter {
		letters := s.letters()
		letters[len(letters)-1].Text = "friday is over after 6 turns.\n"
		return letters
	}, "the game is over (final), and no letter opens its deck"},
	{"the same, a draw", func(s *season) []Letter {
		letters := s.letters()
		letters[len(letters)-1].Text = "friday ends as a draw after 6 turns, as all wished.\n"
		return letters
	}, "the game is over (final), and no letter opens its deck"},
	{"the same, in other words", func(s *season) []Letter {
		letters := s.letters()
		letters[len(letters)-1].Text = "That was it.\n\nThank you all for playing.\n"
		return letters
	}, "the game is over (final), and no letter opens its deck"},
	{"no last letter, behind a last report", func(s *season) []Letter {
		letters := without("final")(s)
		letters[len(letters)-1].Text += "\nThe game is over. The placings follow in a letter of their own.\n"
		return letters
	}, "the game is over (report 6.7), and no letter opens its deck"},
	{"a last report that was taken back", func(s *season) []Letter {
		letters := without("final")(s)
		letters[5].Text += "\nThe game is over. The placings follow in a letter of their own.\n"
		return letters
	}, ""},
	{"no seats, where nothing else was locked", func(s *season) []Letter {
		s.opened.Seats, s.opened.Piles = nil, nil
		letters := s.letters()
		letters[0].Text = strings.Replace(letters[0].Text, "Cards left in the deck: 10", "", 1)
		return letters
	}, "final: it does not show how the seats were drawn"},
	{"no piles", func(s *season) []Letter {
		letters := s.letters()
		s.opened.Piles = nil
		letters[len(letters)-1].Text = s.opened.Text()
		return letters
	}, "the last letter lists 0 cards of the deck, and at the start there were 12"},
	{"a card less", func(s *season) []Letter {
		letters := s.letters()
		s.opened.Piles[0] = s.opened.Piles[0][:11]
		letters[len(letters)-1].Text = s.opened.Text()
		return letters
	}, "the last letter lists 11 cards of the deck, and at the start there were 12"},
}

// strays are blocks in letters that are none of those that show rolls.
var strays = []forgery{
	{"a report with another heading, and other faces in its sentences", func(s *season) []Letter {
		letters := text("report 3", "Rolls ", "Rolls 1 + 1 = 2.\n  Rolls ")(s)
		letters[4].Text = strings.Replace(letters[4].Text, "friday: report of turn 3", "friday: what turn 3 brought", 1)
		return letters
	}, "roll 4: report 3.4 shows it, and is no report"},
	{"the same, with the lock, as if it were an answer", func(s *season) []Letter {
		letters := text("report 3", "friday: report of turn 3", s.locked.Text())(s)
		return letters
	}, "roll 4: report 3.4 shows it, and is no report"},
	{"an answer with all rolls", func(s *season) []Letter {
		all := s.locked.Text() + "\n"
		for _, b := range s.rolls {
			all += "\n" + b.Text() + "\n"
		}
		return append(s.letters(), Letter{File: "answer", Text: all})
	}, ""},
	{"a letter that takes a turn back", func(s *season) []Letter {
		return append(s.letters(), Letter{File: "sorry", Text: "I am sorry: the GM had to take turn 2 of friday back. The reason: ice\n\n" + s.rolls[1].Text() + "\n"})
	}, ""},
}

// Numbers that no letter of ours has.
var impossible = []forgery{
	{"seat 0 gives", besides("odd", "Seat 0 of friday gives the dice: word ab. It counts from turn 1 on and never changes."), `odd: "Seat 0 of friday gives the dice:" begins something`},
	{"seat 10^20 gives", besides("odd", "Seat 99999999999999999999 of friday gives the dice: word ab. It counts from turn 1 on."), `odd: "Seat 99999999999999999999 of friday gives`},
	{"a seat that is not there gives", besides("odd", "Seat 4 of friday gives the dice: word ab. It counts from turn 1 on."), "odd: it says what seat 4 gives, and there are 3"},
	{"a turn of 20 digits", besides("odd", "Seat 1 of friday gives the dice: word ab. It counts from turn 99999999999999999999 on."), `odd: "Seat 1 of friday gives`},
	{"pile 10^20", text("final", "pile 0", "pile 99999999999999999999"), `final: "Deck of friday is opened: key" begins something`},
	{"pile 3", text("final", "pile 0", "pile 3"), `final: "Deck of friday is opened: key" begins something`},
	{"pile 0 twice", text("final", "pile 0", "pile 0: Mine end pile 0"), `final: "Deck of friday is opened: key" begins something`},
	{"300 seats", text("final", "seats ", "seats "+strings.Repeat("1 ", 300)), `final: "Deck of friday is opened: key" begins something`},
	{"300 cards in a pile", text("final", "pile 0: ", "pile 0: "+strings.Repeat("Mine, ", 300)), `final: "Deck of friday is opened: key" begins something`},
	{"ten thousand million on offer", text("start", "On offer\n\n", "On offer\n\n  9999999999 x Cafe   1 coin   on 1\n"), `start: "On offer" begins something`},
	{"a roll number of 20 digits", besides("odd", "Dice roll 99999999999999999999 of friday, turn 7:\n  seat 1 none, public none key"), `odd: "Dice roll 99999999999999999999 of friday, turn 7:" begins something`},
	{"a turn of 20 digits that is rolled", text("report 6.7", "friday, turn 6", "friday, turn 99999999999999999999"), `report 6.7: "Dice roll 7 of friday, turn 99999999999999999999:" begins something`},
	{"roll 0", text("report 6.7", "Dice roll 7 of", "Dice roll 0 of"), "roll 0: a chain has 10000 keys"},
	{"a seat of 20 digits that rolls", text("report 6.7", "  seat 1 ", "  seat 99999999999999999999 "), `report 6.7: "Dice roll 7 of friday, turn 6:" begins something`},
}

// Whatever letters say, the check comes to an end.
func FuzzCheck(f *testing.F) {
	for _, forged := range slices.Concat(forgeries, partly, strays, impossible) {
		var heap strings.Builder
		for _, l := range forged.forge(aSeason(1)) {
			heap.WriteString(l.Text + "\n")
		}
		f.Add(heap.String())
	}
	f.Fuzz(func(t *testing.T, heap string) {
		for _, c := range Check([]Letter{{File: "heap", Text: heap}, {File: "half", Text: heap[len(heap)/2:]}}, table) {
			if len(c.Holds) > 0 && c.Lock == "" {
				t.Errorf("rolls hold without a lock: %+v", c)
			}
		}
	})
}

// Every forgery is found, and said what it is.
func TestForgeries(t *testing.T) {
	t.Parallel()
	for _, f := range slices.Concat(forgeries, partly, strays, impossible) {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			c := only(t, f.forge(aSeason(1)))
			faults := strings.Join(c.Faults, "\n")
			if f.found == "" && faults != "" || !strings.Contains(faults, f.found) {
				t.Errorf("the faults are\n%s\nwant %q", faults, f.found)
			}
			if f.found != "" && strings.HasPrefix(f.found, "roll ") && strings.Contains(f.found, ": ") {
				var number int
				if _, err := fmt.Sscanf(f.found, "roll %d:", &number); err == nil && slices.Contains(c.Holds, number) {
					t.Errorf("roll %d holds all the same", number)
				}
			}
		})
	}
}

// The rows of the table of who can do what, each tried (docs/dice.md).
func TestWhoCanDoWhat(t *testing.T) {
	t.Parallel()
	for _, row := range []forgery{
		{"change a die after the first report: the GM alone", in(2, face), "roll 2: it gave"},
		{"change a die after the first report: with a player, whose word it would be", again(2, func(b *Block) { b.Seats[0] = "word rhubarb2" }),
			`roll 2: seat 1 gives "word rhubarb2", and was told to give "word rhubarb"`},
		{"choose the dice at the start: by another chain once the words are in", func(s *season) []Letter {
			s.chain = NewChain(Key{9, 9})
			for i := range s.rolls {
				s.rolls[i].Key, _ = s.chain.Key(i + 1)
				s.throw(i+1, 4)
			}
			return s.letters()
		}, "roll 1: its key does not lead back"},
		{"choose the dice at the start: a player who gives late, told before it counts", func(s *season) []Letter { return s.letters() }, ""},
		{"throw again unseen: another roll of the same number", func(s *season) []Letter {
			b := s.rolls[5]
			b.Turn = 6
			b.Gave = Faces(b.Key, b.Mix(), 4)
			return append(s.letters(), Letter{File: "thrown again", Text: s.report(b)})
		}, "roll 6: two letters disagree about it"},
		{"throw again unseen: the next number, and the first kept back", func(s *season) []Letter { return without("report 2.2")(s) }, "roll 2 is missing"},
		{"throw again openly: all letters are there", func(s *season) []Letter { return s.letters() }, ""},
		{"hold a turn back: its dice stay what they are", func(s *season) []Letter {
			s.throw(7, 4) // a week later
			return s.letters()
		}, ""},
		{"see the deck, and lay another: the GM alone", func(s *season) []Letter {
			slices.Reverse(s.opened.Piles[0])
			return s.letters()
		}, "pile 0 of the deck does not lie as its key says"},
	} {
		c := only(t, row.forge(aSeason(1)))
		if faults := strings.Join(c.Faults, "\n"); row.found == "" && faults != "" || !strings.Contains(faults, row.found) {
			t.Errorf("%s: the faults are\n%s\nwant %q", row.name, faults, row.found)
		}
	}
}
