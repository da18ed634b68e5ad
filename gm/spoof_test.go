package gm_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// What becomes of a letter with orders, in a word each.
const (
	annsOrders = "Ann's orders"      // filed and acknowledged
	bobsOrders = "Bob's orders"      // the same
	annIsAsked = "Ann is asked"      // at her address, whether it was hers
	bobIsAsked = "Bob is asked"      // the same
	isAnswered = "Eve is answered"   // that she plays in no game
	isHeld     = "held, keeper told" // and nobody answered
	isLeft     = "held"              // and nobody told: any stranger can do it
)

// spoofs are all ways to write a letter that would be Ann's: whose address is
// in From, whose secret is in the subject, what our mail server says of it.
var spoofs = []struct {
	from, secret            string
	none, pass, fail, other string // by the Authentication-Results
}{
	{"ann", "none", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"ann", "wrong", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"ann", "Bob's", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"ann", "replaced", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"ann", "right", annsOrders, annsOrders, isHeld, annsOrders},
	{"bob", "none", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"bob", "wrong", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"bob", "Bob's", bobsOrders, bobsOrders, isHeld, bobsOrders},
	{"bob", "replaced", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"bob", "right", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"eve", "none", isAnswered, isAnswered, isLeft, isAnswered},
	{"eve", "wrong", isAnswered, isAnswered, isLeft, isAnswered},
	{"eve", "Bob's", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"eve", "replaced", isAnswered, isAnswered, isLeft, isAnswered},
	{"eve", "right", annIsAsked, annIsAsked, isHeld, annIsAsked},
}

// No orders without the secret, and none from a sender that the mail server
// holds for forged.
func TestForgedSenders(t *testing.T) {
	t.Parallel()
	for _, row := range spoofs {
		tb := setTable(t)
		tb.mail.AuthservID = "mx.example.org"
		secrets := tb.secrets()
		for _, c := range []struct{ says, want string }{
			{"", row.none},
			{"mx.example.org; dmarc=pass header.from=example.org", row.pass},
			{"mx.example.org; dmarc=fail header.from=example.org", row.fail},
			{"mx.evil.example; dmarc=pass header.from=example.org", row.other},
		} {
			tb.clock = tb.clock.Add(2 * time.Hour)
			if got := tb.spoof(row.from, secrets[row.secret], c.says); got != c.want {
				t.Errorf("from %s, secret %s, results %q: %s, want %s", row.from, row.secret, c.says, got, c.want)
			}
		}
	}
}

// secrets starts a game with one deadline a year and gives Ann a second tag.
func (tb *table) secrets() map[string]string {
	tb.startWith("friday", "0 20 24 11 *")
	tagTo := func(address string) string {
		letters := tb.letters(address)
		return anyTag.FindString(letters[len(letters)-1].Subject)
	}
	secrets := map[string]string{
		"none": "", "wrong": "[friday#0123456789ab]", "Bob's": tagTo("bob@example.org"), "replaced": tagTo("ann@example.org"),
	}
	if _, err := tb.Roster.ReplaceTag(tb.Context(), "friday", "ann"); err != nil {
		tb.Fatal(err)
	}
	tb.round()
	secrets["right"] = tagTo("ann@example.org")
	return secrets
}

// spoof sends orders and tells what became of them.
func (tb *table) spoof(from, secret, results string) string {
	tb.Helper()
	tb.sent++
	header := fmt.Sprintf("From: <%s@example.org>\r\nTo: <%s>\r\nSubject: Re: %s\r\nMessage-ID: <spoof-%d@example.org>\r\n", from, gmAddress, secret, tb.sent)
	if results != "" {
		header = "Authentication-Results: " + results + "\r\n" + header
	}
	people := []string{"ann", "bob", "eve", "keeper"}
	var before []int
	for _, name := range people {
		before = append(before, len(tb.letters(name+"@example.org")))
	}
	tb.lay(from+"@example.org", []byte(header+"\r\nbuy Forest\r\n"))
	tb.round()
	var told []string
	for i, name := range people {
		if len(tb.letters(name+"@example.org")) > before[i] {
			told = append(told, name)
		}
	}
	return outcome(strings.Join(told, ","), tb.takeOrders())
}

// outcome puts into words who got a letter and whose orders are filed.
func outcome(told, orders string) string {
	switch told + "/" + orders {
	case "ann/Ann":
		return annsOrders
	case "bob/Bob":
		return bobsOrders
	case "ann/":
		return annIsAsked
	case "bob/":
		return bobIsAsked
	case "eve/":
		return isAnswered
	case "keeper/":
		return isHeld
	case "/":
		return isLeft
	}
	return "told " + told + ", orders of " + orders
}
