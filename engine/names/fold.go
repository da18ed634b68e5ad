package names

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"
)

// plain are the letters with accents that occur in names, without them. Accents
// that stand alone are dropped by Fold itself.
var plain = strings.NewReplacer("á", "a", "à", "a", "é", "e", "è", "e", "ê", "e", "í", "i", "ó", "o", "ô", "o",
	"ú", "u", "ü", "u", "ñ", "n", "ç", "c", "ä", "a", "â", "a", "ö", "o", "ß", "ss", "ë", "e", "ï", "i", "î", "i", "ù", "u", "û", "u", "œ", "oe", "&", " and ")

// Fold returns a name as it is compared: in lower case, without accents and
// apostrophes, with one space where there are spaces or hyphens.
func Fold(text string) string {
	folded, isPlain := foldPlain(text)
	if !isPlain {
		folded = strings.Map(foldRune, plain.Replace(strings.ToLower(text)))
		folded = strings.Join(strings.Fields(folded), " ")
	}
	return folded
}

// foldPlain folds a name of plain letters, as nearly all are; false for one with others, and with a
// sign that is a word. One that is its own folded form is not copied.
func foldPlain(text string) (folded string, isPlain bool) {
	same := true
	for i := range len(text) {
		switch c := text[i]; {
		case c >= utf8.RuneSelf || c == '&':
			return "", false
		case 'A' <= c && c <= 'Z' || c == '\'' || c == '`' || c == '-' || '\t' <= c && c <= '\r':
			same = false
		case c == ' ' && (i == 0 || i+1 == len(text) || text[i-1] == ' '):
			same = false
		}
	}
	if same {
		return text, true
	}
	list := make([]byte, 0, len(text))
	for i := range len(text) {
		switch c := text[i]; {
		case 'A' <= c && c <= 'Z':
			list = append(list, c+'a'-'A')
		case c == '\'' || c == '`':
		case c != ' ' && c != '-' && (c < '\t' || c > '\r'):
			list = append(list, c)
		case len(list) > 0 && list[len(list)-1] != ' ':
			list = append(list, ' ')
		}
	}
	return string(bytes.TrimSuffix(list, []byte(" "))), true
}

func foldRune(r rune) rune {
	switch {
	case r == '\'' || r == '’' || r == '‘' || r == '´' || r == '`' || unicode.Is(unicode.Mn, r):
		return -1
	case unicode.IsSpace(r) || unicode.Is(unicode.Pd, r):
		return ' '
	}
	return r
}

// plural returns a word's plural: "bakeries", "ranches", "complexes", "estaciones".
func plural(word string, language Language) string {
	last := word[len(word)-1]
	vowel := strings.IndexByte("aeiou", last) >= 0
	switch {
	case language == German:
		return germanPlural(word)
	case language == French && strings.IndexByte("sxz", last) >= 0:
		return word
	case language == French:
		return word + "s"
	case language == Spanish && vowel, language == English && last == 'e':
		return word + "s"
	case language == Spanish:
		return word + "es"
	case last == 'y':
		return strings.TrimSuffix(word, "y") + "ies"
	case strings.HasSuffix(word, "ch"), strings.HasSuffix(word, "sh"), strings.IndexByte("sxz", last) >= 0:
		return word + "es"
	}
	return word + "s"
}

// germanPlural returns a German word's plural as it is compared: "walder", "molkereien".
func germanPlural(word string) string {
	for _, row := range [...]struct{ end, more string }{
		{"feld", "er"}, {"wald", "er"}, {"werk", "e"}, {"restaurant", "s"}, {"ei", "en"}, {"e", "n"}, {"boot", "e"}, {"berg", "e"}, {"stand", "e"}, {"a", "s"}, {"farm", "en"}, {"hof", "e"}, {"markt", "e"}, {"haus", "er"}, {"zucht", "en"}, {"hain", "e"}, {"geschaft", "e"}, {"club", "s"}, {"klub", "s"},
	} {
		if strings.HasSuffix(word, row.end) {
			return word + row.more
		}
	}
	return word
}
