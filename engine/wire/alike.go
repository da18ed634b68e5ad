package wire

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// LookAlike tells names that a reader would take for one: their letters are the same
// but for case, accents, width, spaces and signs, or of another alphabet and of the
// same look (UTS 39, section 4).
func LookAlike(a, b string) bool {
	skeletons := skeletonsOf(a)
	return SameName(a, b) || slices.ContainsFunc(skeletonsOf(b), func(s string) bool { return slices.Contains(skeletons, s) })
}

// skeletonsOf are what is left of a name as a reader sees it: as it is written, and in
// small and in capital letters, since case tells no names apart and N looks like a Nu,
// but n does not.
func skeletonsOf(name string) []string {
	var all []string
	for _, written := range []string{name, strings.ToLower(name), strings.ToUpper(name)} {
		all = append(all, skeleton(plain(written)))
	}
	return all
}

// plain is a name in letters without accents, of plain width and, where they look so,
// of the Latin alphabet. Spaces and signs stay.
func plain(name string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(name) {
		switch looks, known := lookalikes[r]; {
		case known:
			b.WriteString(looks)
		case unicode.Is(unicode.Mn, r) && r != voiced && r != halfVoiced: // an accent
		case unicode.IsDigit(r):
			b.WriteByte('0' + valueOf(r))
		default:
			b.WriteRune(r)
		}
	}
	return norm.NFC.String(b.String())
}

// The marks that make other letters of Kana, as か and が.
const (
	voiced     = '\u3099'
	halfVoiced = '\u309a'
)

// valueOf is what a digit of any alphabet counts: they stand in tens.
func valueOf(digit rune) byte {
	for _, tens := range unicode.Nd.R16 {
		if rune(tens.Lo) <= digit && digit <= rune(tens.Hi) {
			return byte((digit - rune(tens.Lo)) % 10)
		}
	}
	for _, tens := range unicode.Nd.R32 {
		if rune(tens.Lo) <= digit && digit <= rune(tens.Hi) {
			return byte((digit - rune(tens.Lo)) % 10)
		}
	}
	return 0
}

// skeleton are the letters of a plain name, those alike among themselves made one.
func skeleton(plain string) string {
	kept := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, plain)
	return withinLatin.Replace(strings.ToLower(strings.ReplaceAll(kept, "I", "l")))
}

// withinLatin are letters and digits of one alphabet that look alike (UTS 39).
var withinLatin = strings.NewReplacer("0", "o", "1", "l", "rn", "m", "vv", "w")
