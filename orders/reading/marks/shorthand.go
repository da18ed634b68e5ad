package marks

import (
	"strings"

	"machipost/engine/names"
)

// This file has what people write at a telephone: words without their vowels, and others that they shorten.

// shorthand is what people at a telephone write for other words.
var shorthand = map[string]string{
	"u": "you", "ur": "your", "n": "and", "thn": "then", "wen": "when", "pls": "please", "plz": "please", "plss": "please", "thx": "thanks", "enuf": "enough", "enuff": "enough",
	"frm": "from", "stashion": "station", "stashon": "station", "staishon": "station", "stacion": "station", "teh": "the", "agn": "again", "bcz": "because", "bc": "because", "becos": "because", "becuz": "because", "cuz": "because", "coz": "because", "wanna": "want", "wnt": "want", "gimme": "get", "mony": "money", "monies": "money", "dnt": "dont", "cud": "could", "wud": "would",
	"shud": "should", "cld": "could", "wld": "would", "othrwise": "otherwise", "elsewise": "otherwise", "rol": "roll", "rll": "roll", "frst": "first", "scnd": "second", "secnd": "second",
	"whn": "when", "hve": "have", "jst": "just", "wil": "will", "nxt": "next", "trn": "turn", "abt": "about", "yr": "your", "sry": "sorry", "tho": "though",
	"hav": "have", "mor": "more", "dwn": "down", "thrw": "throw", "bld": "build", "xtra": "extra", "restraunt": "restaurant", "resturant": "restaurant", "restaraunt": "restaurant", "resteraunt": "restaurant",
}

// inFull is a word as it is compared, in full where people write less of it.
func inFull(low string) string {
	if full, ok := shorthand[low]; ok {
		return full
	}
	if len(low) >= shortestBare && !strings.ContainsAny(low[1:], vowels) {
		if full := clipped[low]; full != "" {
			return full
		}
	}
	return low
}

// shortestBare is how many letters a word without its vowels has at least.
const shortestBare = 3

// clipped are the words of the names of cards by what is left of them without vowels: `jnt`, `fctry`; "" for those of
// which several are left so.
var clipped = bareWords(names.Forms())

func bareWords(forms []names.Form) map[string]string {
	all := map[string]string{}
	for _, form := range forms {
		if form.Language != names.English {
			continue
		}
		for _, word := range form.Words {
			short := bare(word)
			if other, known := all[short]; known && other != word {
				word = ""
			}
			if all[short] = word; short == word {
				delete(all, short)
			}
		}
	}
	return all
}

const vowels = "aeiou"

// bare is a word without the vowels behind its first letter.
func bare(word string) string {
	var b strings.Builder
	for i, c := range word {
		if i == 0 || !strings.ContainsRune(vowels, c) {
			b.WriteRune(c)
		}
	}
	return b.String()
}
