package wording

import "testing"

// What people and their mail programs put round words is no part of them.
func TestSplit(t *testing.T) {
	for line, want := range map[string]string{
		"": "", " .! ": "", "buy Mine": "buy mine", "  BUY\u00a0the  Mine , Forest. ": "buy the mine , forest",
		"- 1. buy Mine": "buy mine", "a) buy Mine": "buy mine", "(iv) buy Mine": "buy mine", "(x) Mine": "(x) mine", "**go 2:** x": "go 2 : x", "* * invest *": "invest *", "Bob’s “Mine”": "bob's mine",
		"coins>=12": "coins >= 12", "reroll 1–4": "reroll 1-4", "1234567) x": "1234567) x",
	} {
		if got := Split(line).Lower(); got != want {
			t.Errorf("%q is split into %q, want %q", line, got, want)
		}
	}
}

// Words that do not matter are shown where they stood between others.
func TestPlainWordsRememberTheOthers(t *testing.T) {
	w := Split("please buy the Mine, a Forest please").Plain()
	if got := w.Lower(); got != "buy mine , forest" {
		t.Errorf("compared as %q", got)
	}
	if got := w.String(); got != "buy the Mine, a Forest" {
		t.Errorf("shown as %q", got)
	}
}

// Spaces round signs do not cut a number, those between numbers do.
func TestGlued(t *testing.T) {
	for line, want := range map[string]string{"reroll 1 - 4": "reroll 1-4", "reroll 9 +": "reroll 9+", "coins > = 12": "coins>=12", "1 2": "1 2"} {
		if got := Split(line).Glued(); got != want {
			t.Errorf("%q is glued to %q, want %q", line, got, want)
		}
	}
}

func TestNumber(t *testing.T) {
	for text, want := range map[string]int{"0": 0, "12": 12, "999999": 999999} {
		if n, ok := Number(text); !ok || n != want {
			t.Errorf("%q is %d, %v", text, n, ok)
		}
	}
	for _, text := range []string{"", "x", "12x", "-1", "+1", "1234567"} {
		if n, ok := Number(text); ok {
			t.Errorf("%q is the number %d", text, n)
		}
	}
}
