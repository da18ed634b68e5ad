package gm_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/commands"
	"machipost/gm/mailbox/letter"
)

// A sender whose address our mail cannot carry is filed, and keeps nobody
// waiting.
func TestSenderThatCannotBeAnswered(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for _, from := range []string{"jörg@example.org", "x@exämple.org", `"a b"@example.org`, `"a,b"@example.org`, strings.Repeat("x", 300) + "@example.org"} {
		tb.lay("eve@example.org", []byte("From: "+from+"\r\nTo: "+gmAddress+"\r\nSubject: hello "+from+"\r\n\r\nHello\r\n"))
	}
	tb.reply("ann@example.org", "buy Forest")
	if report := tb.round(); report.Letters != 6 {
		t.Errorf("%d letters were filed, want 6", report.Letters)
	}
	tb.heard("ann@example.org", "Orders received. You have 3 coins, Ann.")
}

// Whoever writes under a player's name gets that player few answers, also in a
// game that is not running.
func TestForgersGetFewAnswersAfterTheEnd(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.finish("friday")
	before := len(tb.letters("ann@example.org"))
	for range 12 {
		tb.clock = tb.clock.Add(time.Minute)
		tb.write("ann@example.org", "hello", "", "Hello")
		tb.round()
	}
	tb.count("ann@example.org", before+5)
}

// No tag stands in anything that the keeper gets.
func TestKeeperSeesNoTag(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	subject := tb.letters("ann@example.org")[0].Subject
	tb.lay("ann@example.org", []byte("From: ann@example.org\r\nTo: "+gmAddress+"\r\nSubject: Re: "+subject+
		"\r\nContent-Type: image/png\r\n\r\nno text\r\n"))
	tb.round()
	secret := regexp.MustCompile(`#\w{8,}`)
	letters := tb.letters(keeperAddress)
	if len(letters) == 0 {
		t.Fatal("the keeper was not told")
	}
	for _, l := range letters {
		if found := secret.FindString(l.Subject + letter.Reader{}.Read(l.Raw).Text); found != "" {
			t.Errorf("a letter to the keeper holds %s", found)
		}
	}
}

func TestOnlyAYesConfirms(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"yes": true, "Yes.\n\nAnn": true, "Sí": true,
		"Yes\nthis was not me, who is it?": false, "Ok\nnot me": false, "no": false, "Yes or no?": false,
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.write("ann@example.org", "orders", "", "buy Forest")
			tb.round()
			tb.reply("ann@example.org", text)
			tb.round()
			silent, err := tb.Looks.Silent(t.Context(), "friday")
			if err != nil {
				t.Fatal(err)
			}
			if got := len(silent) == 1; got != want {
				t.Errorf("%q confirms: %v, want %v", text, got, want)
			}
		})
	}
}

// Whoever writes to us must not learn from us who is behind the GM.
func TestStrangersDoNotGetTheKeepersAddress(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.NewGames = commands.OpenersNobody })
	tb.start("friday")
	for i, text := range []string{"hello", "help", "games", "rules", "new sunday as Eve", "buy Forest", "take over friday as Eve", "standby as Eve", "watch friday", "yes"} {
		tb.clock = tb.clock.Add(time.Hour)
		tb.writes(eve, []string{"hello", "[friday#0123456789ab]"}[i%2], text)
	}
	letters := tb.letters(eve)
	if len(letters) < 8 {
		t.Fatalf("only %d answers", len(letters))
	}
	for _, l := range letters {
		if strings.Contains(strings.ToLower(string(l.Raw)), keeperAddress) {
			t.Errorf("the keeper's address is in a letter to a stranger:\n%s", l.Raw)
		}
	}
}
