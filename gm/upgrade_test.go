package gm_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/commands"
	"machipost/gm/store"
)

// setEighth is setTable with a database of the eighth form, as it was left on 14
// December 2026, brought up to date.
func setEighth(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.ofFiles()
	statements, err := os.ReadFile("store/testdata/eighth.sql")
	if err != nil {
		t.Fatal(err)
	}
	tb.path = filepath.Join(t.TempDir(), "eighth.db")
	old, err := sql.Open("sqlite", tb.path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := old.Exec("BEGIN; " + string(statements) + " COMMIT"); err != nil {
		t.Fatal(err)
	}
	if err := old.Close(); err != nil {
		t.Fatal(err)
	}
	if tb.db, err = store.Open(t.Context(), tb.path, func() time.Time { return tb.clock }); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tb.db.Close() })
	for _, name := range strings.Fields("cat gil fay flo ida jo kim lea max mal nat ova pia quin una vic wes xena yan zed") {
		tb.mail.Account(name + "@example.org")
	}
	tb.mail.Account("lea@new.example")
	tb.mail.Account("max@new.example")
	tb.deps = tb.depsOf(8)
	tb.GM = tb.made(tb.deps)
	tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
	return tb
}

// Every turn of a database of the eighth form comes out the same again.
func TestEighthFormIsVerified(t *testing.T) {
	t.Parallel()
	tb := setEighth(t)
	for game, turns := range map[string]int{
		"friday": 9, "monday": 8, "tuesday": 1, "wednesday": 1, "thursday": 0, "saturday": 0, "sunday": 1, "newyear": 0, "spring": 0,
	} {
		tb.verifies(game, turns)
	}
}

// The games of such a database go on, with what was on its way and what waits for
// a yes.
func TestEighthFormGoesOn(t *testing.T) {
	t.Parallel()
	tb := setEighth(t)
	tb.at(14, "12:00:00")
	if report := tb.round(); report.Turns != 0 || report.Sent == 0 || report.Failed != 0 {
		t.Errorf("the first round: %+v", report)
	}
	tb.says("kim@example.org", "You are forgotten")
	tb.says("una@example.org", "friday")
	for _, yes := range saidYes {
		tb.clock = tb.clock.Add(time.Minute)
		tb.write(yes.address, "Re: your letter", yes.asked+"@example.org", "yes")
		tb.round()
		tb.told(yes.address, yes.says)
	}
	tb.asks("lea@new.example", "yes")
	tb.told("lea@new.example", "My letters to Lea go to lea@new.example from now on.")
	tb.at(14, "20:01:00")
	if report := tb.round(); report.Turns != 2 {
		t.Errorf("%d turns at the deadline of monday and tuesday", report.Turns)
	}
	tb.verifies("monday", 9)
	tb.verifies("tuesday", 2)
}

// saidYes are questions that stood open, and what a yes to each brings.
var saidYes = []struct{ address, asked, says string }{
	{ann, "0dc03c943b39f81caa37c927285af98b", "You have resigned from friday, Ann, and that is for good."},
	{"fay@example.org", "7a6981434d443cdd8fce10a2975b5b51", "The seat of Bert in friday is yours, Fay."},
	{"gil@example.org", "9a37c9341c6f90e148f6ca0f4f04261f", "The seat of Bert in friday is no longer open."},
	{"gil@example.org", "6b50b6b91112fe15ddd25a61e8d47430", "The seat of Player 2x in monday is yours, Gil."},
	{"lea@example.org", "0d751d312b7acbf32a5b2bff2ad6a0e2", `I have written to lea@new.example; once you say "yes" there`},
	{"max@new.example", "ca1f030cae608b82a21b0f463a7083cc", "My letters to Max go to max@new.example from now on."},
	{"ida@example.org", "c68a6178d9af34a114c0822f8adb1cfa", "You are forgotten"},
	{"quin@example.org", "4b657f30add5c1ac881f4f6fdb602f58", "summer is open, Quin, and you are in: 1 of 4 players is there."},
	{"ova@example.org", "a3ecc3ee93025ef44cb33737133b822e", "You are in, Ova: 3 of 4 players are there, Ann, Nat, Ova."},
	{"nat@example.org", "eb4881452612a1c6d356efd6016ff71f", "You have left newyear, Nat."},
	{"xena@example.org", "351bee5ff1a461d1dbd57bd9cad3fd9d", `You get the reports of friday from now on, at xena@example.org. "unwatch friday" ends that. Thank you, Xena`},
	{"yan@example.org", "37b2bcc6bd81a5ebac29a7998408132a", "You get the reports of friday from now on, at yan@example.org."},
	{"zed@example.org", "c6fbb13c9688bffa0132b328cb8ec67d", "Thank you, Zed: I ask you"},
}
