package letter

import (
	"regexp"
	"slices"
	"strings"
)

// OwnText returns what the writer of a letter wrote: text without quoted
// letters and signature. Quoted lines ("> …") are dropped; a mark ("reply above
// this line") that is not itself quoted, with the news of games in front of it, an
// introduction ("On … Bob wrote:") with no quoted lines below it, the head of a
// forwarded letter and a signature cut off all that follows. Lines are never
// joined; blank ones around the text are dropped, spaces at line ends too. games are
// the names of those that the letter is about, none where they are not known.
func OwnText(text string, marks, games []string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t")
	}
	above, cut := withoutMarks(lines, marks, games)
	for n, line := range typedIn(above) {
		if isQuoted(above[n]) {
			above[n] = line
		}
	}
	own, read := ownLines(above, cut)
	if read < len(lines) {
		own = append(own, unmarkedForm(lines[read:])...)
	}
	return strings.Join(trimBlank(own), "\n")
}

// ownLines returns the writer's lines, up to where all that follows is not, and how far
// that is. closed tells that a mark stood below the last of lines.
func ownLines(lines []string, closed bool) (own []string, read int) {
	asked := answered{between: isBetween(lines)}
	for read < len(lines) {
		rest := lines[read:]
		own = asked.heading(own, rest[0])
		length, sure := introduction(rest)
		head := headLength(rest)
		switch {
		case isQuoted(rest[0]) || isMobileSignature(rest[0]):
			read++
		case isSignature(rest[0]):
			return own, read
		case head > 0 && introduces(rest[head:]):
			read += head
		case head > 0:
			return own, read
		case length > 0 && quotedNext(rest[length:]):
			read += length
		case length > 0 && (sure || closed && len(skipBlank(rest[length:])) == 0):
			return own, read
		default:
			own = append(own, rest[0])
			read++
		}
	}
	return own, read
}

// introduces tells whether a quote follows, or what introduces one.
func introduces(lines []string) bool {
	lines = skipBlank(lines)
	if quotedNext(lines) {
		return true
	}
	length, _ := introduction(lines)
	return length > 0 && quotedNext(lines[length:])
}

// unmarkedForm returns what was typed into a form of ours in lines that are not the
// writer's. Below a second head it is an older letter's.
func unmarkedForm(lines []string) (own []string) {
	heads := 0
	for n := 0; n < len(lines); n++ {
		if length := headLength(lines[n:]); length > 0 {
			if heads++; heads > 1 {
				lines = lines[:n]
				break
			}
			n += length - 1
		}
	}
	typed := typedIn(lines)
	for n := range lines {
		if line, ok := typed[n]; ok {
			own = append(own, line)
		}
	}
	return own
}

// An answered is the heading of our form that was quoted last, for the lines that were
// written below it.
type answered struct {
	between bool   // the writer answers between quoted lines
	quoted  string // directly above; "" for another line or none
}

// formHeading matches a quoted line that is a heading of our form.
var formHeading = regexp.MustCompile(`(?i)^[\s>]*>\s*(` + formHeadings + `)\s*:?$`)

// heading adds the heading that is quoted directly above a line of the writer's own.
func (a *answered) heading(own []string, line string) []string {
	switch found := formHeading.FindStringSubmatch(line); {
	case line == "":
	case formField.MatchString(line):
		a.quoted = ""
	case found != nil:
		a.quoted = found[1]
	case isQuoted(line):
		a.quoted = ""
	case a.between && a.quoted != "":
		own, a.quoted = append(own, a.quoted), ""
	}
	return own
}

// isBetween tells whether own lines stand between quoted ones: who writes below all that
// he quotes answers no line of it.
func isBetween(lines []string) bool {
	quoted, own := false, false
	for _, line := range lines {
		switch {
		case isQuoted(line):
			if quoted && own {
				return true
			}
			quoted = true
		case line != "" && quoted:
			own = true
		}
	}
	return false
}

// isQuoted tells whether a line is of another letter.
func isQuoted(line string) bool {
	return strings.HasPrefix(strings.TrimLeft(line, " \t"), ">")
}

// isSignature tells whether a line parts text and signature (RFC 3676, section
// 4.3). Spaces at line ends are gone by now.
func isSignature(line string) bool { return line == "--" }

// mobileSignature matches the lines that telephones add by themselves.
var mobileSignature = regexp.MustCompile(`(?i)^\s*(` + strings.Join([]string{
	`sent (from|via|with) (my |the )?(\S+ ){0,4}(iphone|ipad|android|samsung|galaxy|phone|mobile|smartphone|tablet|blackberry|outlook|mail|app|yahoo|gmail|aol|fairemail|k-9)\b.{0,40}`,
	`(get|obtener|télécharger|ottieni) outlook (for|para|pour|per) \S+.{0,40}`,
	`outlook für \S+ beziehen`,
	`sent with \[?proton ?mail\b.{0,60}`,
	`von mein(em|er) .{1,40} gesendet`,
	`gesendet (von|mit) .{1,60}`,
	`diese nachricht wurde von meinem .{1,60} gesendet\.?`,
	`enviado (desde|do|con|com) .{1,60}`,
	`envoyé (de|depuis) (mon|ma) .{1,40}`,
	`inviato da(l mio)? .{1,40}`,
	`verzonden vanaf mijn .{1,40}`,
}, "|") + `)\s*$`)

func isMobileSignature(line string) bool {
	return mobileSignature.MatchString(line)
}

var (
	rule         = regexp.MustCompile(`^\s*_{5,}$`)
	forwardRule  = regexp.MustCompile(`(?i)^\s*\p{Pd}{2,}\s*(original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|mensaje reenviado|message d'origine|messaggio originale|oorspronkelijk bericht|mensagem original)\s*\p{Pd}{2,}$`)
	forwardFrom  = regexp.MustCompile(`(?i)^\s*\*?(from|von|de|da|van):\*?\s+\S`)
	forwardOther = regexp.MustCompile(`(?i)^\s*\*?(sent|date|gesendet|datum|enviado(?: el)?|enviada(?: em)?|fecha|data|envoyé|inviato|verzonden):\*?\s+\S`)
	forwardField = regexp.MustCompile(`^\s*\*?[\pL-]+(?: [\pL]+)?:`)
)

const (
	forwardHead = 4 // lines below the first of "From:" and "Sent:" where the other may stand
	forwardMost = 8 // lines of a head
)

// headLength returns how many lines of the head of another letter lines begin with, as
// mail programs put it that do not quote: a rule with words in it, or a From and a Sent
// line, in either order, with or without a rule above. It is 0 for none.
func headLength(lines []string) int {
	fields := lines
	worded := forwardRule.MatchString(lines[0])
	if worded || rule.MatchString(lines[0]) {
		fields = skipBlank(lines[1:])
	}
	if !isHead(fields) {
		if worded {
			return 1
		}
		return 0
	}
	n := 0
	for n < min(len(fields), forwardMost) && forwardField.MatchString(fields[n]) {
		n++
	}
	return len(lines) - len(fields) + n
}

// isHead tells whether lines begin with the From and the Sent line of another letter.
func isHead(lines []string) bool {
	if len(lines) == 0 {
		return false
	}
	from, other := forwardFrom, forwardOther
	if other.MatchString(lines[0]) {
		from, other = other, from
	}
	return from.MatchString(lines[0]) && slices.ContainsFunc(lines[1:min(len(lines), 1+forwardHead)], other.MatchString)
}

var (
	// opening matches how a sure introduction begins and closing how it ends;
	// when matches what it must hold: a time, a year or an address.
	opening = regexp.MustCompile(`(?i)^\s*(on|am|el|le|il|op|em|den|w dniu)\s`)
	closing = regexp.MustCompile(`(?i)(\bwrote|\bschrieb\b.*|escribió|a écrit|ha scritto|\bschreef\b.*|escreveu|skrev|napisał(\(a\))?)\s?:$`)
	when    = regexp.MustCompile(`\d{1,2}[:.h]\d{2}|\b(19|20)\d{2}\b|@`)
	// named matches "Bob <bob@players.test> wrote:" and, less surely, "Bob wrote:".
	named = regexp.MustCompile(`(?i)^\s*\S.{0,200}<[^<>\s]+@[^<>\s]+>.{0,40}(wrote|schrieb|escribió|a écrit|ha scritto|schreef|escreveu).{0,60}:$`)
	// dated matches "20.11.2026, 18:02, Bob <bob@players.test>:", which introduces nothing
	// unless a quote follows.
	dated   = regexp.MustCompile(`^\s*\d.{0,200}\d{1,2}[:.]\d{2}.{0,200}<[^<>\s]+@[^<>\s]+>\s?:$`)
	unnamed = regexp.MustCompile(`(?i)^\s*\S.{0,100}\s(wrote|schrieb|escribió|a écrit|ha scritto|schreef|escreveu):$`)
)

const (
	introductionLines = 3   // over which mail programs break an introduction
	introductionBytes = 400 // of all of them
)

// introduction returns how many lines introduce a quoted letter, 0 for none.
// Only a sure one may cut where nothing quoted follows: "Bob wrote:" may be the
// writer's own prose.
func introduction(lines []string) (length int, sure bool) {
	joined := ""
	for i, line := range lines[:min(len(lines), introductionLines)] {
		if line == "" || isQuoted(line) || len(joined)+len(line) > introductionBytes {
			break
		}
		joined = strings.TrimSpace(joined + " " + line)
		if opening.MatchString(joined) && closing.MatchString(joined) && when.MatchString(joined) || named.MatchString(joined) {
			return i + 1, true
		}
		if i == 0 && (unnamed.MatchString(line) || dated.MatchString(line)) {
			length = 1
		}
		if !opening.MatchString(joined) {
			break
		}
	}
	return length, false
}

// quotedNext tells whether the next line that is not blank is quoted.
func quotedNext(lines []string) bool {
	lines = skipBlank(lines)
	return len(lines) > 0 && isQuoted(lines[0])
}

func skipBlank(lines []string) []string {
	for len(lines) > 0 && strings.TrimSpace(lines[0]) == "" {
		lines = lines[1:]
	}
	return lines
}

// trimBlank drops blank lines around the text, and rules below it.
func trimBlank(lines []string) []string {
	lines = skipBlank(lines)
	for len(lines) > 0 {
		last := lines[len(lines)-1]
		if strings.TrimSpace(last) != "" && !rule.MatchString(last) {
			break
		}
		lines = lines[:len(lines)-1]
	}
	return lines
}
