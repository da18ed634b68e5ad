package dice

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// A Checked is what letters prove of the dice of one game.
type Checked struct {
	Game   string
	Lock   string   // the lock, "" where no letter shows it
	Holds  []int    // rolls that hold, in order
	Faults []string // what is missing or does not hold, in sentences; none where all is well
	Notes  []string // what is well, and worth knowing
}

// Check tells, by game, which rolls hold, which are missing, and what does not agree. It
// needs nothing but letters, of whoever in the game, in any order. cards are the names of
// all cards in table order.
func Check(all []Letter, cards []string) []Checked {
	var checked []Checked
	for _, of := range collect(all) {
		c := checking{letters: of, cards: cards, Checked: Checked{Game: of.name}}
		c.check()
		checked = append(checked, c.Checked)
	}
	return checked
}

// A checking is one game being checked.
type checking struct {
	*letters
	Checked
	cards []string
	rolls map[int]found[Block] // the first of each number
	order []int                // their numbers
}

func (c *checking) fault(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); !slices.Contains(c.Faults, text) {
		c.Faults = append(c.Faults, text)
	}
}

func (c *checking) note(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); !slices.Contains(c.Notes, text) {
		c.Notes = append(c.Notes, text)
	}
}

func (c *checking) check() {
	for _, b := range c.broken {
		c.fault("%s: %q begins something of dice that cannot be read: it was changed, or is cut off", b.file, b.what)
	}
	lock := c.theLock()
	bad := c.sortRolls()
	c.findGaps()
	c.checkKeys(lock, bad)
	c.checkFaces(bad)
	c.checkTurns(bad)
	c.checkSeats(lock, bad)
	c.checkGifts(bad)
	c.checkPublic(bad)
	c.checkReports(lock, bad)
	c.checkDeck(lock)
	for _, n := range c.order {
		if !bad[n] && lock != nil {
			c.Holds = append(c.Holds, n)
		}
	}
}

// theLock is the one that all letters show, nil where none does.
func (c *checking) theLock() *Locked {
	if len(c.locks) == 0 {
		c.fault("no letter shows the lock: put the first letter of the game beside the others, or the answer to one that says \"dice\"")
		return nil
	}
	first := c.locks[0]
	for _, l := range c.locks[1:] {
		switch {
		case l.what.Lock != first.what.Lock || l.what.Deck != first.what.Deck:
			c.fault("two letters show different locks: %s and %s", first.file, l.file)
		case first.what.Told == nil:
			first.what.Told, first.file = l.what.Told, l.file
		case l.what.Told != nil && !slices.Equal(l.what.Told, first.what.Told):
			c.fault("two letters disagree about what the seats gave at first: %s and %s", first.file, l.file)
		}
	}
	c.Lock = first.what.Lock.String()
	for _, file := range c.untold {
		c.fault("%s: it begins the game, and does not tell with the lock what the seats give at first", file)
	}
	if first.what.Told == nil && len(c.blocks) > 0 {
		c.fault("no letter tells what the seats gave at first: put the first letter of the game beside the others, or the answer to one that says \"dice\"")
	}
	return &first.what
}

// sortRolls puts the rolls in order, and looks whether letters disagree. It returns the
// rolls that do not hold for that; others are added in what is checked later.
func (c *checking) sortRolls() (bad map[int]bool) {
	bad = map[int]bool{}
	c.rolls = map[int]found[Block]{}
	for _, b := range c.blocks {
		first, has := c.rolls[b.what.Number]
		switch {
		case !has:
			c.rolls[b.what.Number] = b
			c.order = append(c.order, b.what.Number)
		case !first.what.same(b.what):
			bad[b.what.Number] = true
			c.fault("roll %d: two letters disagree about it, %s and %s", b.what.Number, first.file, b.file)
		}
	}
	slices.Sort(c.order)
	return bad
}

// findGaps tells of rolls that are in no letter.
func (c *checking) findGaps() {
	next := 1
	for _, n := range c.order {
		switch {
		case n == next+1:
			c.fault("roll %d is missing: it was made, and no letter here shows it", next)
		case n > next:
			c.fault("rolls %d to %d are missing: they were made, and no letter here shows them", next, n-1)
		}
		next = n + 1
	}
}

// checkKeys hashes each key back to the one before that held, over gaps too.
func (c *checking) checkKeys(lock *Locked, bad map[int]bool) {
	if lock == nil {
		return
	}
	at, held := 0, lock.Lock
	for _, n := range c.order {
		k := c.rolls[n].what.Key
		if n > Links || n < 1 {
			bad[n] = true
			c.fault("roll %d: a chain has %d keys", n, Links)
			continue
		}
		for range n - at {
			k = k.Lock()
		}
		if k != held {
			bad[n] = true
			c.fault("roll %d: its key does not lead back to the lock", n)
			continue
		}
		at, held = n, c.rolls[n].what.Key
	}
}

// checkFaces computes the faces anew.
func (c *checking) checkFaces(bad map[int]bool) {
	for _, n := range c.order {
		b := c.rolls[n].what
		if want := Faces(b.Key, b.Mix(), len(b.Gave)); !slices.Equal(want, b.Gave) {
			bad[n] = true
			c.fault("roll %d: it gave %s, and its key, turn and seats give %s", n, faces(b.Gave), faces(want))
		}
	}
}

func faces(all []int) string { return strings.Trim(fmt.Sprint(all), "[]") }

// checkTurns looks that each turn follows on the one before, or comes again.
func (c *checking) checkTurns(bad map[int]bool) {
	for i, n := range c.order {
		b := c.rolls[n].what
		if i == 0 {
			continue
		}
		last := c.rolls[c.order[i-1]].what
		switch gap := n - c.order[i-1]; {
		case b.Turn > last.Turn+gap:
			bad[n] = true
			c.fault("roll %d: it is for turn %d, and roll %d was for turn %d", n, b.Turn, last.Number, last.Turn)
		case b.Turn <= last.Turn && gap == 1:
			c.note("turn %d was thrown again, with roll %d: a letter must have told you so, with the reason", b.Turn, n)
		}
	}
}

// A seat is what one has given, on the way through the rolls.
type seat struct {
	given Given
	next  Given // told, and counts from the roll of a turn behind this one; "" for nothing
	from  int
}

// checkSeats looks that what a seat gives was told before it was used, and stays.
func (c *checking) checkSeats(lock *Locked, bad map[int]bool) {
	var seats []seat
	if lock != nil {
		for _, g := range lock.Told {
			seats = append(seats, seat{given: g})
		}
	}
	last := 0
	for _, n := range c.order {
		b := c.rolls[n].what
		if b.Seats == nil || seats != nil && len(b.Seats) != len(seats) {
			bad[n] = true
			c.fault("roll %d: it has %d seats, the game %d", n, len(b.Seats), len(seats))
			continue
		}
		if n != last+1 || seats == nil { // what was told in between is not known
			seats = nil
			for _, g := range b.Seats {
				seats = append(seats, seat{given: g})
			}
		}
		last = n
		for i := range seats {
			c.checkSeat(&seats[i], i, b, bad)
		}
	}
}

// checkSeat checks one seat of a roll, and notes what the roll tells of it.
func (c *checking) checkSeat(s *seat, i int, b Block, bad map[int]bool) {
	var passed bool
	var next Given
	for _, t := range b.Told {
		switch {
		case t.Seat != i+1:
		case t.Given == None:
			passed = true
		default:
			next = t.Given
		}
	}
	if passed {
		if s.given != None || s.next != "" {
			c.note("seat %d passed to another player before roll %d: a report must have told you so", i+1, b.Number)
		}
		*s = seat{given: None}
	}
	if s.next != "" && b.Turn >= s.from {
		*s = seat{given: s.next}
	}
	if b.Seats[i] != s.given {
		bad[b.Number] = true
		c.fault("roll %d: seat %d gives %q, and was told to give %q", b.Number, i+1, b.Seats[i], s.given)
		s.given = b.Seats[i] // told once
	}
	switch {
	case next == "":
	case s.given != None && s.given != next:
		bad[b.Number] = true
		c.fault("roll %d: seat %d is told to give %q, and has given %q", b.Number, i+1, next, s.given)
	case s.next != "" && s.next != next:
		bad[b.Number] = true
		c.fault("roll %d: seat %d is told to give %q, and was told to give %q", b.Number, i+1, next, s.next)
	case s.given == None:
		s.next, s.from = next, b.Turn+1
	}
}

// checkGifts looks that what a player was told to have given is what counts.
func (c *checking) checkGifts(bad map[int]bool) {
	for _, g := range c.gifts {
		for _, n := range c.order {
			b := c.rolls[n].what
			if slices.Contains(b.Told, Telling{g.what.seat, None}) {
				break // the seat has passed to another
			}
			at := g.what.seat - 1
			if at >= len(b.Seats) {
				c.fault("%s: it says what seat %d gives, and there are %d", g.file, g.what.seat, len(b.Seats))
				break
			}
			if b.Turn >= g.what.since && b.Seats[at] != g.what.given {
				bad[n] = true
				c.fault("roll %d: seat %d gives %q, and %s says that it gave %q", n, g.what.seat, b.Seats[at], g.file, g.what.given)
			}
		}
	}
}

// checkPublic looks that a public round is one that was named before: who may choose it
// may choose the dice.
func (c *checking) checkPublic(bad map[int]bool) {
	for _, n := range c.order {
		b := c.rolls[n].what
		rounds := c.roundsFor(b.Turn, c.rolls[n].date)
		used := "none"
		if parts := strings.Fields(b.Public); len(parts) > 1 {
			used = parts[1]
		}
		if !slices.Contains(rounds, used) {
			bad[n] = true
			c.fault("roll %d: it takes round %s of quicknet, and letters named %s for turn %d", n, used, strings.Join(rounds, " or "), b.Turn)
		}
	}
}

// roundsFor are the public rounds that a roll of a turn may take which was told then: the
// one that was named last before, and any in a letter without a date.
func (c *checking) roundsFor(turn int, told time.Time) []string {
	rounds := []string{}
	var newest *found[named]
	for i, r := range c.named {
		switch {
		case r.what.turn != turn:
		case told.IsZero() || r.date.IsZero():
			rounds = append(rounds, r.what.round)
		case !r.date.After(told) && (newest == nil || !r.date.Before(newest.date)):
			newest = &c.named[i]
		}
	}
	if newest != nil {
		rounds = append(rounds, newest.what.round)
	}
	if len(rounds) == 0 {
		return []string{"none"}
	}
	slices.Sort(rounds)
	return slices.Compact(rounds)
}

// checkReports compares the sentences of reports with the blocks in the same letters.
func (c *checking) checkReports(lock *Locked, bad map[int]bool) {
	first := 0 // the first turn that can be checked
	if len(c.order) > 0 {
		first = c.rolls[c.order[0]].what.Turn
	}
	for _, s := range c.stray {
		bad[s.what] = true
		c.fault("roll %d: %s shows it, and is no report, no answer with the lock, and takes no turn back", s.what, s.file)
	}
	for _, r := range c.reports {
		b, has := c.rolls[r.what.roll]
		switch {
		case r.what.roll == 0 && lock != nil && first > 0 && r.what.turn >= first:
			c.fault("%s: the report of turn %d shows no roll", r.file, r.what.turn)
		case !has:
		case b.what.Turn != r.what.turn:
			bad[r.what.roll] = true
			c.fault("roll %d: it is for turn %d, and stands in %s, the report of turn %d", r.what.roll, b.what.Turn, r.file, r.what.turn)
		case r.what.added:
			bad[r.what.roll] = true
			c.fault("roll %d: the report in %s adds two dice up wrongly", r.what.roll, r.file)
		case !slices.Equal(b.what.Gave, r.what.rolled):
			bad[r.what.roll] = true
			c.fault("roll %d: it gave %s, and the report in %s rolls %s", r.what.roll, faces(b.what.Gave), r.file, faces(r.what.rolled))
		}
	}
}
