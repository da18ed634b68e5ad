package gm_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"machipost/gm/records"
)

// A tag that stands in press makes whoever reads it a player. However it is written,
// it is not printed: letters and digits alone, folded, are looked at here.
func TestPressPrintsNoTag(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.agree("monday", daily, "UTC", records.Terms{}, "Ann", "Cat")
	secrets := map[string]string{}
	for _, address := range []string{ann, bob, cat} {
		for _, l := range tb.letters(address) {
			tag := strings.Trim(tagOfAny.FindString(l.Subject), "[]")
			game, secret, _ := strings.Cut(tag, "#")
			secrets[address+" "+game] = secret
		}
	}
	mine := secrets[ann+" friday"]
	spaced := func(s, with string) string { return strings.Join(strings.Split(s, ""), with) }
	wide := strings.Map(func(r rune) rune { return r + '！' - '!' }, mine)
	for i, text := range []string{
		"[friday#" + mine + "]",
		strings.ToUpper("[friday#" + mine + "]"),
		strings.ToUpper(mine),
		spaced(mine, "\u00ad"), spaced(mine, "\u200b"), spaced(mine, " "), spaced(mine, "-"), spaced(mine, "**"),
		mine[:5] + "\n> " + mine[5:],
		mine[:5] + "=\n" + mine[5:],
		wide, strings.ToUpper(wide),
		spaced(mine, "\u0301"),
		"gm+friday." + mine + "@example.org",
		"GM+Friday." + strings.ToUpper(mine) + "@Example.org",
		"[monday#" + secrets[ann+" monday"] + "]", strings.ToUpper(secrets[ann+" monday"]),
		"from Bob: " + spaced(strings.ToUpper(secrets[bob+" friday"]), "\u00ad"),
		"gm+monday." + secrets[cat+" monday"] + "@example.org",
	} {
		tb.writes(ann, "Re: [friday#"+mine+"]", fmt.Sprintf("press: before %d\n%s\nafter", i, text))
		tb.at(i+1, "20:01:00")
		tb.round()
		report := tb.newest(bob)
		if !strings.Contains(report, fmt.Sprintf("before %d", i)) || !strings.Contains(report, "after") {
			t.Fatalf("press %q is not in the report:\n%s", text, report)
		}
		folded := lettersOf(report)
		for whose, secret := range secrets {
			if whose != bob+" friday" && strings.Contains(folded, secret) {
				t.Errorf("press %q tells the tag of %s:\n%s", text, whose, report)
			}
		}
		_, press, _ := strings.Cut(report, fmt.Sprintf("before %d", i))
		press, _, _ = strings.Cut(press, "after")
		if strings.Contains(lettersOf(press), secrets[bob+" friday"]) {
			t.Errorf("press %q tells Bob's tag:\n%s", text, press)
		}
	}
}

// lettersOf are the letters and digits of a text, in small letters of plain width.
func lettersOf(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, norm.NFKC.String(text))
}
