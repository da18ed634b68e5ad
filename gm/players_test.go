package gm_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"machipost/gm/records"
)

func TestNewTagAtThePlayersWish(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	old := tb.letters("ann@example.org")[0]
	tb.reply("ann@example.org", "New tag.")
	tb.round()
	tb.heard("ann@example.org", "Your tag for friday is now [friday#")
	letters := tb.letters("ann@example.org")
	if fresh := letters[len(letters)-1]; fresh.Subject == old.Subject || !strings.Contains(tb.text(fresh), anyTag.FindString(fresh.Subject)) {
		t.Errorf("subject %q was %q, and the letter says\n%s", fresh.Subject, old.Subject, tb.text(fresh))
	}
	tb.write("ann@example.org", "Re: "+old.Subject, old.MessageID, "buy Forest")
	tb.round()
	tb.heard("ann@example.org", "had a tag in its subject that is not yours")
	tb.reply("ann@example.org", "yes")
	tb.round()
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
}

func TestNewTagAmongOrdersIsNone(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "buy Forest\nnew tag")
	tb.round()
	if letters := tb.letters("ann@example.org"); tagOf(letters[0].Subject) != tagOf(letters[1].Subject) {
		t.Errorf("%q became %q", letters[0].Subject, letters[1].Subject)
	}
}

// Nobody without the tag can have it replaced, but the player can: by "yes".
func TestNewTagNeedsTheTag(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.write("ann@example.org", "hello", "", "new tag")
	tb.round()
	letters := tb.letters("ann@example.org")
	if tagOf(letters[0].Subject) != tagOf(letters[1].Subject) {
		t.Errorf("%q became %q", letters[0].Subject, letters[1].Subject)
	}
	tb.reply("ann@example.org", "yes")
	tb.round()
	tb.heard("ann@example.org", "Your tag for friday is now")
}

func TestNewTagAtTheKeepersWish(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for _, c := range []struct {
		game, player string
		want         error
	}{{"monday", "Ann", records.ErrNoGame}, {"friday", "Eve", records.ErrNoPlayer}, {"FRIDAY", "ann", nil}} {
		if _, err := tb.Roster.ReplaceTag(t.Context(), c.game, c.player); !errors.Is(err, c.want) {
			t.Errorf("%s in %s: %v, want %v", c.player, c.game, err, c.want)
		}
	}
	tb.round()
	tb.heard("ann@example.org", "Your tag for friday is now")
	tb.reply("ann@example.org", "buy Forest")
	tb.round()
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
	tb.count("bob@example.org", 1)
}

// A right tag from a foreign address: the player is told, but neither what the letter
// says nor where it is from, and no "yes" does it, from wherever.
func TestRightTagFromAForeignAddress(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	start := tb.letters("ann@example.org")[0]
	tb.write("eve@example.org", "Re: "+start.Subject, start.MessageID, "buy Forest")
	tb.round()
	tb.count("eve@example.org", 0)
	tb.says("ann@example.org", "A letter with your tag for friday came from an address that is not yours here", "please send it again")
	tb.silentOn("ann@example.org", "Forest")
	tb.silentOn("ann@example.org", "eve@")
	letters := tb.letters("ann@example.org")
	told := letters[len(letters)-1]

	tb.write("eve@example.org", "Re: "+told.Subject, told.MessageID, "yes")
	tb.round()
	tb.write("ann@example.org", "Re: "+start.Subject, start.MessageID, "yes") // to another letter
	tb.round()
	tb.write("ann@example.org", "Re: "+told.Subject, told.MessageID, "Yes!")
	tb.round()
	if got := tb.takeOrders(); got != "" {
		t.Fatalf("orders of %q are filed", got)
	}
	tb.write("ann@example.org", "Re: "+told.Subject, told.MessageID, "buy Forest")
	tb.round()
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
}

func TestSeveralAddresses(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.mail.Account("ann@work.example")
	tb.start("friday")
	for _, c := range []struct{ address, want string }{
		{"Ann@Work.example", ""},
		{"ann@work.example", "an address of Ann already"},
		{"bob@example.org", "an address of Bob already"},
		{"nowhere", "not a mail address"},
		{"Ann <ann@other.example>", "not a mail address"},
		{"a@b.example>\r\nBcc: c@d.example", "not a mail address"},
		{"änn@example.org", "not a mail address"},
		{strings.Repeat("a", 255) + "@b.example", "not a mail address"},
		{gmAddress, "address of the service itself"},
	} {
		_, err := tb.Roster.AddAddress(t.Context(), "friday", "Ann", c.address)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("adding %q: %v, want %q", c.address, err, c.want)
		}
	}
	start := tb.letters("ann@example.org")[0]
	tb.write("ann@work.example", "Re: "+start.Subject, start.MessageID, "buy Forest")
	tb.round()
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
	tb.count("ann@example.org", 2) // reports and answers go to the first
	tb.count("ann@work.example", 0)

	if _, err := tb.Roster.RemoveAddress(t.Context(), "friday", "ann", "ann@example.org"); err != nil {
		t.Fatal(err)
	}
	if _, err := tb.Roster.RemoveAddress(t.Context(), "friday", "ann", "ann@example.org"); err == nil || !strings.Contains(err.Error(), "has no address") {
		t.Errorf("removed twice: %v", err)
	}
	if _, err := tb.Roster.RemoveAddress(t.Context(), "friday", "ann", "ann@work.example"); err == nil || !strings.Contains(err.Error(), "only address") {
		t.Errorf("the last was removed: %v", err)
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.count("ann@example.org", 2)
	tb.count("ann@work.example", 1)
}

func TestAddressesHaveANumber(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	var err error
	for i := range 5 {
		_, err = tb.Roster.AddAddress(t.Context(), "friday", "Ann", fmt.Sprintf("ann%d@example.org", i))
		if (err != nil) != (i == 4) {
			t.Errorf("address %d: %v", i+2, err)
		}
	}
}

// Letters that cannot be read are answered with the reason, and the keeper
// hears of them, but not of more than twenty a day.
func TestUnreadableLettersAreSetAside(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for i := range 25 {
		tb.reply("ann@example.org", strings.Repeat("buy Forest\n", 30_000)+fmt.Sprint(i))
	}
	tb.round()
	tb.heard("ann@example.org", "Your letter could not be read: over 256 kB")
	tb.heard(keeperAddress, "for Ann in friday was set aside, and nothing was done with it: over 256 kB")
	tb.count(keeperAddress, 20)
}
