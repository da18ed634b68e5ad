package gm_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
)

// What becomes of a letter with orders, in a word each.
const (
	annsOrders = "Ann's orders"      // filed and acknowledged
	bobsOrders = "Bob's orders"      // the same
	annIsAsked = "Ann is asked"      // at her address, whether it was hers
	bobIsAsked = "Bob is asked"      // the same
	catIsAsked = "Cat is asked"      // the same; she plays another game
	danIsAsked = "Dan is asked"      // the same; he plays two others
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
	{"ann", "Bob's", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"ann", "Cat's", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"ann", "replaced", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"ann", "right", annsOrders, annsOrders, isHeld, annsOrders},
	{"bob", "none", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"bob", "wrong", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"bob", "Bob's", bobsOrders, bobsOrders, isHeld, bobsOrders},
	{"bob", "replaced", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"bob", "right", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"cat", "Bob's", catIsAsked, catIsAsked, isHeld, catIsAsked},
	{"cat", "right", catIsAsked, catIsAsked, isHeld, catIsAsked},
	{"dan", "Bob's", danIsAsked, danIsAsked, isLeft, danIsAsked},
	{"dan", "right", danIsAsked, danIsAsked, isLeft, danIsAsked},
	{"eve", "none", isAnswered, isAnswered, isLeft, isAnswered},
	{"eve", "wrong", isAnswered, isAnswered, isLeft, isAnswered},
	{"eve", "Bob's", bobIsAsked, bobIsAsked, isHeld, bobIsAsked},
	{"eve", "replaced", isAnswered, isAnswered, isLeft, isAnswered},
	{"eve", "right", annIsAsked, annIsAsked, isHeld, annIsAsked},
	{"eve", "Cat's", catIsAsked, catIsAsked, isHeld, catIsAsked},
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

// secrets starts games with one deadline a year, of which Ann and Bob play one, Cat
// another and Dan two others, and gives Ann a second tag.
func (tb *table) secrets() map[string]string {
	tb.startWith("friday", "0 20 24 11 *")
	tb.agree("monday", "0 20 24 11 *", "UTC", records.Terms{}, "Cat", "Dan")
	tb.agree("tuesday", "0 20 24 11 *", "UTC", records.Terms{}, "Dan", "Fay")
	tagTo := func(address string) string {
		letters := tb.letters(address)
		return tagOfAny.FindString(letters[len(letters)-1].Subject)
	}
	secrets := map[string]string{
		"none": "", "wrong": "[friday#0123456789ab]", "Bob's": tagTo(bob), "Cat's": tagTo(cat), "replaced": tagTo(ann),
	}
	if _, err := tb.Roster.ReplaceTag(tb.Context(), "friday", "ann"); err != nil {
		tb.Fatal(err)
	}
	tb.round()
	secrets["right"] = tagTo(ann)
	return secrets
}

var tagOfAny = regexp.MustCompile(`\[\w+#\w+\]`)

// spoof sends orders and tells what became of them. Nobody but who sits at the
// address that the letter is from may learn what it says, and where it is from.
func (tb *table) spoof(from, secret, results string) string {
	tb.Helper()
	header := fmt.Sprintf("To: <%s>\r\nSubject: Re: %s\r\n", gmAddress, secret)
	if results != "" {
		header = "Authentication-Results: " + results + "\r\n" + header
	}
	return tb.forge(from, header)
}

// forge is spoof with a header written out, but for From and Message-ID.
func (tb *table) forge(from, header string) string {
	tb.Helper()
	tb.sent++
	people := []string{"ann", "bob", "cat", "dan", "eve", "keeper"}
	var before []int
	for _, name := range people {
		before = append(before, len(tb.letters(name+"@example.org")))
	}
	canary := fmt.Sprintf("canary-%d", tb.sent)
	header = fmt.Sprintf("From: <%s@example.org>\r\nMessage-ID: <spoof-%s@example.org>\r\n%s", from, canary, header)
	tb.lay(from+"@example.org", []byte(header+"\r\nbuy Forest\r\n"+canary+"\r\n"))
	tb.round()
	var told []string
	for i, name := range people {
		letters := tb.letters(name + "@example.org")[before[i]:]
		for _, l := range letters {
			if raw := string(l.Raw); name != from && (strings.Contains(raw, canary) || strings.Contains(raw, from+"@")) {
				tb.Errorf("a letter from %s is shown to %s:\n%s", from, name, raw)
			}
		}
		if len(letters) > 0 {
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
	case "cat/":
		return catIsAsked
	case "dan/":
		return danIsAsked
	case "eve/":
		return isAnswered
	case "keeper/":
		return isHeld
	case "/":
		return isLeft
	}
	return "told " + told + ", orders of " + orders
}

// A letter from one player's address with another's tag is nobody's, however the tag
// is carried: its sender is asked, without what it says, and a yes is not enough.
func TestALetterWithAnothersTag(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	secrets := tb.secrets()
	secretOf := func(whose string) string {
		_, secret, _ := strings.Cut(strings.Trim(secrets[whose], "[]"), "#")
		return secret
	}
	replyTo := func(whose string) string { return "gm+friday." + secretOf(whose) + "@example.org" }
	for _, c := range []struct{ from, header, want string }{
		{"ann", "To: <" + replyTo("Bob's") + ">\r\n", annIsAsked},
		{"ann", "To: <" + strings.ToUpper(replyTo("Bob's")) + ">\r\n", annIsAsked},
		{"ann", "To: <" + replyTo("Bob's") + ">\r\nSubject: Re: [friday#0123456789ab]\r\n", annIsAsked},
		{"ann", "To: <" + replyTo("Bob's") + ">\r\nSubject: Re: " + secrets["right"] + "\r\n", annsOrders},
		{"ann", "To: <" + replyTo("right") + ">\r\nSubject: Re: " + secrets["Bob's"] + "\r\n", annsOrders},
		{"bob", "To: <" + replyTo("right") + ">\r\nSubject: Re: " + strings.ToUpper(secrets["right"]) + "\r\n", bobIsAsked},
		{"cat", "To: <" + replyTo("right") + ">\r\n", catIsAsked},
		{"dan", "To: <" + replyTo("right") + ">\r\n", danIsAsked},
		{"eve", "To: <" + replyTo("right") + ">\r\n", annIsAsked},
	} {
		tb.clock = tb.clock.Add(2 * time.Hour)
		if got := tb.forge(c.from, c.header); got != c.want {
			t.Errorf("from %s, %q: %s, want %s", c.from, c.header, got, c.want)
		}
	}
	if letters := tb.letters(dan); tagOfAny.MatchString(letters[len(letters)-1].Subject) {
		t.Errorf("the answer has another's tag: %s", letters[len(letters)-1].Subject)
	}
}

// Who says yes to a letter with another's tag, or to one from elsewhere, is asked to
// send it again, and what it says stays unseen.
func TestAYesIsNotEnoughForALetterOfNobody(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ from, secret, asked string }{
		{"ann", "Bob's", ann}, {"eve", "Bob's", bob}, {"eve", "right", ann},
	} {
		tb := setTable(t)
		secrets := tb.secrets()
		tb.spoof(c.from, secrets[c.secret], "")
		tb.says(c.asked, "nothing was done with it", "please send it again")
		tb.silentOn(c.asked, "canary")
		question := tb.newest(c.asked)
		tb.asks(c.asked, "yes")
		if got := tb.takeOrders(); got != "" {
			t.Errorf("from %s with %s tag: a yes filed orders of %s", c.from, c.secret, got)
		}
		if again := tb.newest(c.asked); again != question {
			t.Errorf("a yes is answered\n%s\nwant what was said before:\n%s", again, question)
		}
		tb.asks(c.asked, "buy Forest")
		if got := tb.takeOrders(); got == "" {
			t.Errorf("from %s with %s tag: sent again, it is not filed", c.from, c.secret)
		}
	}
}
