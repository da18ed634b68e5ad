package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store"
)

// eighthForm is a database of the eighth form (testdata/eighth.sql), brought up to
// date.
func eighthForm(t *testing.T) *store.DB {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.db")
	fail(t, layEighth(t, path).Close())
	return upgraded(t, path)
}

// layEighth makes a database of the eighth form.
func layEighth(t *testing.T, path string) *sql.DB {
	t.Helper()
	statements, err := os.ReadFile("testdata/eighth.sql")
	fail(t, err)
	old, err := sql.Open("sqlite", path)
	fail(t, err)
	_, err = old.Exec("BEGIN; " + string(statements) + " COMMIT")
	fail(t, err)
	return old
}

// upgraded is a database brought up to date.
func upgraded(t *testing.T, path string) *store.DB {
	t.Helper()
	db, err := store.Open(t.Context(), path, atNoon)
	fail(t, err)
	t.Cleanup(func() { db.Close() })
	return db
}

// What was in a database of the eighth form is in it after all migrations. Each
// matter is told as lines; what stands here was read in the fixture by a person.
func TestEighthFormIsBroughtUpToDate(t *testing.T) {
	t.Parallel()
	db := eighthForm(t)
	for _, matter := range []struct {
		name string
		look func(*testing.T, records.View) []string
		want string
	}{
		{"games", gamesKept, eighthGames},
		{"players", playersKept, eighthPlayers},
		{"past players", pastKept, eighthPast},
		{"changes", changesKept, eighthChanges},
		{"turns", turnsKept, eighthTurns},
		{"sheets", sheetsKept, eighthSheets},
		{"press", pressKept, eighthPress},
		{"onlookers", onlookersKept, eighthOnlookers},
		{"requests", requestsKept, eighthRequests},
		{"letters", lettersKept, eighthLetters},
		{"outbox", outboxKept, eighthOutbox},
		{"told", toldKept, eighthTold},
	} {
		t.Run(matter.name, func(t *testing.T) {
			var got []string
			fail(t, db.View(context.Background(), func(view records.View) error {
				got = matter.look(t, view)
				return nil
			}))
			want := strings.Split(strings.TrimSpace(matter.want), "\n")
			for i := range max(len(got), len(want)) {
				is, should := lineOf(got, i), lineOf(want, i)
				if is != should {
					t.Errorf("line %d:\n got %s\nwant %s", i+1, is, should)
				}
			}
		})
	}
}

func lineOf(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(no such line)"
}

// day is a time of December 2026, "-" for the zero time.
func day(at time.Time) string {
	if at.IsZero() {
		return "-"
	}
	return at.Format("02 15:04:05")
}

// line is a text on one line.
func line(text string) string { return strings.ReplaceAll(strings.TrimSpace(text), "\n", "|") }

func everyGame(t *testing.T, view records.View) []records.Game {
	t.Helper()
	games, err := view.Games.All()
	fail(t, err)
	return games
}

func gamesKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		lines = append(lines, fmt.Sprintf("%s %s turn %d, %d places, due %s grace %s, %d extended, held %q, %s %s", g.Name, g.State,
			g.Position.Turn, g.Places, day(g.Deadline), day(g.Grace), g.Extended, g.Held, g.Schedule, g.Zone))
	}
	return lines
}

// playersKept tells only what is not as it was at the start.
func playersKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		for _, p := range g.Players {
			told := fmt.Sprintf("%s %s %s", g.Name, p.Name, strings.Join(p.Addresses(), " "))
			for _, n := range []struct {
				name string
				is   int
			}{
				{"bounced", p.Bounced}, {"excused", p.Excused}, {"missed", p.Missed}, {"reminded", p.Reminded},
				{"ready", p.Ready}, {"wait", p.Wait}, {"extension", p.Extension},
			} {
				if n.is != 0 {
					told += fmt.Sprintf(", %s %d", n.name, n.is)
				}
			}
			if p.VoteEnd || p.NoReminders || p.Zone != "" || p.Gone != "" {
				told += fmt.Sprintf(", vote %v, no reminders %v, zone %q, gone %q", p.VoteEnd, p.NoReminders, p.Zone, p.Gone)
			}
			for _, a := range p.Absences {
				told += fmt.Sprintf(", away from %s to %s", day(a.Since), day(a.Until))
			}
			lines = append(lines, told)
		}
	}
	return lines
}

func pastKept(t *testing.T, view records.View) (lines []string) {
	for _, address := range strings.Fields("cat rob dan hal kim") {
		past, err := view.Players.Past(address + "@example.org")
		fail(t, err)
		for _, p := range past {
			lines = append(lines, fmt.Sprintf("%s game %d player %d until %s at %v", p.Name, p.Game, p.Player, day(p.Until), p.Addresses))
		}
	}
	return lines
}

func changesKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		changes, err := view.Changes.Of(g.ID, 0)
		fail(t, err)
		for _, c := range changes {
			told := fmt.Sprintf("%s %d, %s: %s", g.Name, c.Turn, day(c.At), c.Kind)
			if c.Player != 0 {
				told += fmt.Sprintf("; player %d", c.Player)
			}
			for _, part := range [][2]string{{"who", c.Who}, {"what", c.What()}, {"reason", c.Reason}} {
				if part[1] != "" {
					told += fmt.Sprintf("; %s %s", part[0], part[1])
				}
			}
			if c.Undone {
				told += " (undone)"
			}
			lines = append(lines, told)
		}
	}
	return lines
}

func turnsKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		turns, err := view.Turns.Of(g.ID)
		fail(t, err)
		for _, turn := range turns {
			lines = append(lines, turnKept(g, turn))
		}
		undone, err := view.Turns.Undone(g.ID)
		fail(t, err)
		for _, u := range undone {
			lines = append(lines, fmt.Sprintf("%s, undone %s: %s", turnKept(g, u.Turn), day(u.Undone), u.Reason))
		}
	}
	return lines
}

// turnKept tells, beside when and who, of each seat whether orders (o), standing
// orders (s), or a bot (b) played it, and who had none (-).
func turnKept(g records.Game, turn records.Turn) string {
	how := ""
	for _, c := range turn.Orders {
		switch {
		case c.Bot != "":
			how += "b"
		case c.Sent:
			how += "o"
		case c.Standing != "":
			how += "s"
		default:
			how += "-"
		}
	}
	return fmt.Sprintf("%s %d, %s, %s: %s", g.Name, turn.Number, day(turn.Resolved), strings.Join(turn.Names, " "), how)
}

func sheetsKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		sheets, err := view.Sheets.Of(g.ID)
		fail(t, err)
		for _, s := range sheets {
			at := slices.IndexFunc(g.Players, func(p records.Player) bool { return p.ID == s.Player })
			told := fmt.Sprintf("%s %s %d, letter %d, %s: %s", g.Name, g.Players[at].Name, s.Turn, s.Letter, day(s.Arrived), line(s.Orders))
			if s.Standing != nil {
				told += " / " + line(*s.Standing)
			}
			if s.Cleared {
				told += " (cleared)"
			}
			lines = append(lines, told)
		}
	}
	return lines
}

func pressKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		for turn := range g.Position.Turn + 1 {
			press, err := view.Press.For(g.ID, turn)
			fail(t, err)
			for _, p := range press {
				lines = append(lines, fmt.Sprintf("%s %d by player %d, anonymous %v: %s", g.Name, p.Turn, p.Author, p.Anonymous, line(p.Text)))
			}
		}
	}
	byBert, err := view.Press.By(2, 1)
	fail(t, err)
	return append(lines, fmt.Sprintf("%d of player 2 for turn 1, that to one player too", byBert))
}

func onlookersKept(t *testing.T, view records.View) (lines []string) {
	for _, g := range everyGame(t, view) {
		observers, err := view.Onlookers.Observers(g.ID)
		fail(t, err)
		for _, o := range observers {
			lines = append(lines, g.Name+" "+o.Address)
		}
	}
	standbys, err := view.Onlookers.Standbys()
	fail(t, err)
	for _, s := range standbys {
		lines = append(lines, fmt.Sprintf("standby %s %s", s.Name, s.Address))
	}
	return lines
}

// askedBefore are questions of which a newer one hides the request.
var askedBefore = [][2]string{
	{"lea@example.org", "0d751d312b7acbf32a5b2bff2ad6a0e2@example.org"},
	{"gil@example.org", "9a37c9341c6f90e148f6ca0f4f04261f@example.org"},
	{"flo@example.org", "c9280480ecd545f519c53fc9d621f2a4@example.org"},
}

// toldRequest is what a request would do.
func toldRequest(r *records.Request) string {
	told := string(r.Kind)
	if r.Line != "" {
		told += " " + line(r.Line)
	}
	if r.Seat != 0 {
		told += fmt.Sprintf(", the seat of player %d", r.Seat)
	}
	return told
}

// requestsKept tells the newest open request of each address, and some others.
func requestsKept(t *testing.T, view records.View) (lines []string) {
	for _, address := range strings.Fields("ann fay lea max@new.example max ida quin ova nat xena yan zed gil flo kim una") {
		if !strings.Contains(address, "@") {
			address += "@example.org"
		}
		open, err := view.Requests.Open(address, time.Time{})
		fail(t, err)
		if open == nil {
			lines = append(lines, address+" none")
			continue
		}
		lines = append(lines, fmt.Sprintf("%s game %d player %d, %s: %s", address, open.Game, open.Player, day(open.Made), toldRequest(open)))
		asked, err := view.Requests.Asked(address, []string{open.Asked})
		fail(t, err)
		same(t, "the request by its question", asked, open)
	}
	for _, before := range askedBefore {
		asked, err := view.Requests.Asked(before[0], before[1:])
		fail(t, err)
		if asked == nil {
			lines = append(lines, before[0]+" done")
			continue
		}
		lines = append(lines, fmt.Sprintf("%s game %d player %d, %s: %s", before[0], asked.Game, asked.Player, day(asked.Made), toldRequest(asked)))
	}
	return lines
}

func lettersKept(t *testing.T, view records.View) (lines []string) {
	letters, err := view.Letters.Newest(nil, 1000)
	fail(t, err)
	count := map[records.LetterState]int{}
	for _, l := range slices.Backward(letters) {
		count[l.State]++
		if l.State == records.Applied || l.State == records.Answered {
			continue
		}
		lines = append(lines, fmt.Sprintf("%d %s player %d, %d bytes: %s", l.ID, l.State, l.Player, l.Letter.Size, l.Why))
	}
	return append(lines, fmt.Sprintf("%d applied, %d answered", count[records.Applied], count[records.Answered]))
}

func outboxKept(t *testing.T, view records.View) (lines []string) {
	outbox, err := view.Outbox.Newest(nil, 1000)
	fail(t, err)
	count := map[records.OutgoingKind]int{}
	for _, out := range slices.Backward(outbox) {
		if out.State == records.Sent {
			count[out.Kind]++
			continue
		}
		told := fmt.Sprintf("%s %s to %s, player %d, game %d, %d attempts", out.State, out.Kind, out.To, out.Player, out.Game, out.Attempts)
		if out.Trouble != "" {
			told += ": " + out.Trouble
		}
		if out.Fleeting {
			told += " (fleeting)"
		}
		lines = append(lines, told)
	}
	for _, address := range strings.Fields("hal dan kim una") {
		answers, err := view.Outbox.Answered(address+"@example.org", time.Time{})
		fail(t, err)
		lines = append(lines, fmt.Sprintf("%d answers to %s", answers, address))
	}
	return append(lines, fmt.Sprintf("sent: %d reports, %d answers, %d notices", count[records.Report], count[records.Answer], count[records.Notice]))
}

func toldKept(t *testing.T, view records.View) (lines []string) {
	for _, beginning := range []string{"day full ", "forgotten ", "letter ", "parked ", "silence ", "unreachable ", ""} {
		told, err := view.Told.Since(beginning, time.Time{})
		fail(t, err)
		lines = append(lines, fmt.Sprintf("%q %d", beginning, told))
	}
	return lines
}

// What was to be forgotten once it is sent still is, and nothing else.
func TestEighthFormForgetsWhatIsSent(t *testing.T) {
	t.Parallel()
	update(t, eighthForm(t), func(tx records.Tx) error {
		queued, err := tx.Outbox.Newest([]records.OutgoingState{records.Queued, records.Held}, 1000)
		fail(t, err)
		what := map[string]string{}
		for _, out := range queued {
			fail(t, tx.Attempts.Sent(out.ID, noon))
			sent, err := tx.Outbox.Letter(out.ID)
			switch {
			case errors.Is(err, records.ErrNoLetter):
				what[out.To] = "nothing"
			case err != nil:
				return err
			case len(sent.Raw) == 0:
				what[out.To] = "that it was sent"
			}
		}
		same(t, "what is kept", what, map[string]string{
			"kim@example.org": "nothing", "keeper@example.org": "nothing", "jo@example.org": "that it was sent", "ida@example.org": "that it was sent",
		})
		return nil
	})
}
