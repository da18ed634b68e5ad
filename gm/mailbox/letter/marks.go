package letter

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"machipost/gm/post"
)

// A mark ("--- reply above this line ---") ends the first paragraph of a letter of ours,
// which begins with the game's name and tells the news. Mail programs quote that
// paragraph, break it anew and change its dashes; it is known all the same.

const (
	markLines = 3  // over which a mark may be broken
	newsLines = 4  // above it that may be of the same paragraph
	leastWrap = 40 // runes: no mail program breaks lines that are shorter
)

// withoutMarks returns the lines above the first mark that is not quoted, and whether there
// is one. Of marks that are quoted, every line comes out as a quoted one. games are the
// names that the news may begin with; without any, the shape alone tells.
func withoutMarks(lines, marks, games []string) (left []string, cut bool) {
	var wanted [][]word
	for _, mark := range marks {
		if words := wordsIn([]string{mark}); len(words) > 0 {
			wanted = append(wanted, words)
		}
	}
	left = slices.Clone(lines)
	said, last := wordsIn(lines), -1
	news := sync.OnceValue(func() news { return newsOf(games) }) // most letters have no mark
	for i := range said {
		for _, mark := range wanted {
			if said[i].line <= last || !begins(said[i:], mark) {
				continue
			}
			first, before := news().above(lines, said[i])
			last = said[i+len(mark)-1].line
			if !isQuotedMark(lines, first, last) {
				return append(left[:first], before), true
			}
			for n := first; n <= last; n++ {
				left[n] = quote
			}
		}
	}
	return left, false
}

// quote is a quoted line with nothing on it.
const quote = ">"

// A word is one of a line, in small letters without accents, or "-" for dashes.
type word struct {
	text     string
	line, at int // at counts bytes
}

// wordsIn are the words and dashes of lines.
func wordsIn(lines []string) (words []word) {
	size := 0
	for _, line := range lines {
		size += len(line)
	}
	words = make([]word, 0, size/5)
	for n, line := range lines {
		begun, kind := 0, between
		for at, r := range line {
			is := kindOf(r)
			if is == kind {
				continue
			}
			if kind != between {
				words = append(words, word{foldWord(line[begun:at], kind), n, begun})
			}
			begun, kind = at, is
		}
		if kind != between {
			words = append(words, word{foldWord(line[begun:], kind), n, begun})
		}
	}
	return words
}

// What a character is of.
const (
	between = iota // words
	inWord
	inDash
)

func kindOf(r rune) int {
	switch {
	case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9':
		return inWord
	case r == '-':
		return inDash
	case r < utf8.RuneSelf:
		return between
	case unicode.In(r, unicode.L, unicode.M, unicode.N):
		return inWord
	case r == '−', unicode.Is(unicode.Pd, r):
		return inDash
	}
	return between
}

// foldWord makes words alike that mail programs write differently.
func foldWord(s string, kind int) string {
	if r, _ := utf8.DecodeRuneInString(s); kind == inDash || !unicode.IsLetter(r) && !unicode.IsNumber(r) {
		return "-"
	}
	if isASCII(s) {
		return strings.ToLower(s)
	}
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(s))
	return strings.ToLower(s)
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// begins tells whether words begin with those of a mark, on no more lines than it may be
// broken over.
func begins(words, mark []word) bool {
	if len(words) < len(mark) || words[len(mark)-1].line-words[0].line >= markLines {
		return false
	}
	return slices.EqualFunc(words[:len(mark)], mark, func(a, b word) bool { return a.text == b.text })
}

// news tells where the news of a game begin.
type news struct {
	numbered []*regexp.Regexp // at the game's name with its turn
	named    []*regexp.Regexp // at a line's beginning with the name alone
}

// anyNews is the shape of the news where the game is not known; headings of orders have
// it, too.
var (
	anyNews     = regexp.MustCompile(`^[\s>*_]*([\pL\pN][\pL\pN_-]*)[ \t]+\d+:`)
	headingName = regexp.MustCompile(`(?i)^[\s>*_]*(go|turn|jugada|turno)[ \t]`)
)

// newsOf are the news of games with these names.
func newsOf(games []string) (n news) {
	for _, game := range games {
		name := regexp.QuoteMeta(game)
		n.numbered = append(n.numbered, regexp.MustCompile(`(?i)(?:^|[^\pL\pN_-])(`+name+`)[ \t]+\d+[ \t]*:`))
		n.named = append(n.named, regexp.MustCompile(`(?i)^[\s>*_]*(`+name+`)[ \t]*:`))
	}
	return n
}

// in returns where on a line the news begin, in bytes.
func (n news) in(line string) (at int, ok bool) {
	if len(n.numbered) == 0 {
		return 0, anyNews.MatchString(line) && !headingName.MatchString(line)
	}
	for _, shape := range slices.Concat(n.numbered, n.named) {
		if all := shape.FindAllStringSubmatchIndex(line, -1); all != nil {
			return all[len(all)-1][2], true
		}
	}
	return 0, false
}

// above returns the line on which the paragraph of a mark begins, and what stands there in
// front of the news. A line with a mark is ours whatever else is on it. Lines above it are
// where the news begin on one of them; if nothing on the mark's line tells that there are
// any, that line must be so long that it may have been broken.
func (n news) above(lines []string, mark word) (first int, before string) {
	front := lines[mark.line][:mark.at]
	if at, ok := n.in(front); ok {
		return mark.line, ownFront(front[:at])
	}
	told := ownFront(front) != ""
	for first := mark.line - 1; first >= max(0, mark.line-newsLines) && ownFront(lines[first]) != ""; first-- {
		if at, ok := n.in(lines[first]); ok && (told || isBroken(lines[first], lines[first+1])) {
			return first, ownFront(lines[first][:at])
		}
	}
	return mark.line, ""
}

// ownFront is what a person wrote at the beginning of a line of ours, without what a mail
// program puts there.
func ownFront(s string) string {
	if strings.Trim(s, "> \t*_") == "" {
		return ""
	}
	return strings.TrimRight(s, " \t")
}

// isBroken tells whether a mail program may have broken a line before the next one.
func isBroken(line, next string) bool {
	word, _, _ := strings.Cut(strings.TrimLeft(next, "> \t"), " ")
	return utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > leastWrap
}

// isQuotedMark tells whether the paragraph of a mark is quoted: lines of it have the sign
// of a quote, or it is amidst such lines and lost it.
func isQuotedMark(lines []string, first, last int) bool {
	if slices.ContainsFunc(lines[first:last+1], isQuoted) {
		return true
	}
	return first > 0 && isQuoted(lines[first-1]) && quotedNext(lines[last+1:])
}

// tagInSubject is the tag of a game in a subject, "[friday#secret]".
var tagInSubject = regexp.MustCompile(`\[([\pL\pN][\pL\pN_-]*)#[0-9A-Za-z]+\]`)

// maxGames is of how many games one letter may be; more is nobody's reply.
const maxGames = 4

// games are the names of the games that a letter is about, as far as it carries tags: in
// its subject, or in an address of ours, "gm+friday.secret@example.org".
func (r Reader) games(l post.Letter) (games []string) {
	for _, found := range tagInSubject.FindAllStringSubmatch(l.Subject, maxGames) {
		games = append(games, found[1])
	}
	for _, own := range r.Own {
		local, domain, _ := strings.Cut(strings.ToLower(own), "@")
		for _, to := range l.To {
			if game, tagged := gameIn(to, local, domain); tagged && len(games) < maxGames {
				games = append(games, game)
			}
		}
	}
	return games
}

// detail is what stands in a tagged address between what is ours: a sign, the game and a
// secret.
var detail = regexp.MustCompile(`^[^a-z0-9@]+([a-z0-9-]+)\.[0-9a-z]+$`)

// gameIn is the name of the game in a tagged address of ours.
func gameIn(to, local, domain string) (game string, tagged bool) {
	to, ours := strings.CutPrefix(to, local)
	to, there := strings.CutSuffix(to, "@"+domain)
	found := detail.FindStringSubmatch(to)
	if !ours || !there || found == nil {
		return "", false
	}
	return found[1], true
}
