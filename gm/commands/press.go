package commands

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/reports"
)

// A pressItem is press as a letter has it.
type pressItem struct {
	anonymous bool
	to        string // a player's name, "" for all
	text      string
}

// Limits of press: it is printed in everybody's report.
const (
	maxPress     = 4000 // characters of one
	maxPressTurn = 10   // of one player, for one turn
)

// Bullets, numbering and the marks of bold text may stand round how press begins.
var (
	pressBegins = regexp.MustCompile(`(?i)^[\s*_•·–-]*(?:\d+[.)]\s+)?` + pressWords + `[\s*_]*[:：][*_]*\s*(.*?)\s*$`)
	pressAlone  = regexp.MustCompile(`(?i)^[\s*_•·–-]*` + pressWords + `[\s*_]*()$`)
	pressEnds   = regexp.MustCompile(`(?i)^[\s*_•·–-]*(?:end\s+press|fin\s+(?:de\s+)?prensa)[.\s*_]*$`)
	pressAll    = regexp.MustCompile(`(?i)^(all|everybody|everyone|all players|todos|todas|todo el mundo)$`)
)

// pressWords are how press begins, a line a language: whether it is anonymous, and to whom.
const pressWords = `(?:(anonymous\s+)?press(?:\s+to\s+([^:：]+?))?` +
	`|prensa(\s+an[óo]nima)?(?:\s+(?:a|para)\s+([^:：]+?))?)`

// pressLanguages is how many lines that are.
const pressLanguages = 2

// BeginsPress tells whether a line begins press.
func BeginsPress(line string) bool { return pressBegins.MatchString(line) }

// beginsPress tells how press begins on a line, nil if it does not. Without a
// colon it must have its end in the lines below.
func beginsPress(line string, ends bool) []string {
	if begins := pressBegins.FindStringSubmatch(line); begins != nil || !ends {
		return begins
	}
	return pressAlone.FindStringSubmatch(line)
}

// TakePress takes the press out of a letter's text: from a line that begins with
// `press:` to one that says `end press`, the next press, or the letter's end.
// Nothing in it is an order. Behind a blank line it ends, too, where an order or a
// heading stands; without an end that is written out, else orders would be printed.
func TakePress(text string, isOrder func(line string) bool) (items []pressItem, rest string) {
	var left []string
	in, opening, blank := false, false, false
	lines := strings.Split(strings.ReplaceAll(text, "\r", ""), "\n")
	ends := -1 // the last line that ends press in words
	for i, line := range lines {
		if pressEnds.MatchString(line) {
			ends = i
		}
	}
	for i, line := range lines {
		if in && blank && i > ends && isOrder(line) {
			in = false
		}
		blank = strings.TrimSpace(line) == ""
		begins := beginsPress(line, !in && i < ends)
		opening = !in && opens(line, opening)
		switch {
		case opening: // "press: none" is an option there
			left = append(left, line)
		case begins != nil:
			in = true
			item := pressItem{text: begins[len(begins)-1]}
			for l := range pressLanguages {
				item.anonymous = item.anonymous || begins[2*l+1] != ""
				item.to += begins[2*l+2]
			}
			if pressAll.MatchString(item.to) {
				item.to = ""
			}
			items = append(items, item)
			left = append(left, "")
		case in && pressEnds.MatchString(line):
			in = false
		case in:
			items[len(items)-1].text += "\n" + line
		default:
			left = append(left, line)
		}
	}
	for i := range items {
		items[i].text = strings.Trim(items[i].text, " \t\n")
	}
	return items, strings.Join(left, "\n")
}

// FilePress keeps one press for the next report, or sends it to the one player that
// it is for. It fails with a Refusal, with a sending.Unwritable, and when the store
// does.
func FilePress(c *Case, item pressItem) (string, error) {
	if c.Writer.Standing != senders.Proven {
		return "", nil
	}
	game := c.Writer.Game
	item.text = sending.Printable(item.text)
	turn := game.TurnAt(c.Filed.Letter.Arrived)
	if err := mayPress(c, item); err != nil {
		return "", err
	}
	to, known := game.OrderTable(turn).Seat(item.to)
	if item.to != "" && !known {
		return refuse(reports.PressToWhom{Game: game.Name, Player: item.to, Names: game.Names()})
	}
	text, err := c.Desk.Tags.Hide(c.Tx, c.Writer.Player(), item.text)
	if err != nil {
		return "", err
	}
	press := records.Press{
		Game: game.ID, Turn: turn, Author: c.Writer.Player().ID, Anonymous: item.anonymous, Text: text, Sent: c.Tx.Now,
	}
	before, err := c.Tx.Press.By(press.Author, press.Turn)
	if err != nil {
		return "", err
	}
	if before >= maxPressTurn {
		return refuse(reports.PressEnough{Turn: turn, Times: maxPressTurn})
	}
	if item.to != "" {
		return sendPress(c, press, to)
	}
	if err := c.Tx.Press.Add(press); err != nil {
		return "", err
	}
	return c.done(reports.PressKept{Turn: turn, Anonymous: press.Anonymous})
}

// mayPress refuses press that the game does not have, and such that cannot be printed.
func mayPress(c *Case, item pressItem) error {
	game := c.Writer.Game
	switch {
	case game.State != records.Running:
		return Refusal{reports.PressNotNow{Game: game.Name}}
	case c.Writer.Player().Gone == records.GoneResigned:
		return Refusal{reports.Resigned{Game: game.Name}}
	case game.Terms.Press == records.NoPress:
		return Refusal{reports.PressNone{Game: game.Name}}
	case item.anonymous && game.Terms.Press != records.AnyPress:
		return Refusal{reports.PressSigned{Game: game.Name}}
	case item.text == "":
		return Refusal{reports.PressEmpty{}}
	case utf8.RuneCountInString(item.text) > maxPress:
		return Refusal{reports.PressTooLong{Limit: maxPress}}
	}
	return nil
}

// sendPress sends press to one player.
func sendPress(c *Case, press records.Press, to engine.Seat) (string, error) {
	game := c.Writer.Game
	recipient := game.Players[to]
	press.Recipient = recipient.ID
	if recipient.Gone != "" || recipient.Address == "" {
		return refuse(reports.PressNobody{Game: game.Name, Player: recipient.Name})
	}
	if err := c.Tx.Press.Add(press); err != nil {
		return "", err
	}
	letter := reports.PressLetter{Game: game.Name, Press: reports.Press{Text: press.Text}}
	if !press.Anonymous {
		letter.Author = c.Writer.Player().Name
	}
	err := c.Desk.WriteTo(c.Tx, game, to, func(w *reports.Words, _ string) reports.Letter {
		return w.LetterOf(game.Name, game.Position.Turn, letter)
	})
	if err != nil {
		return "", err
	}
	return c.done(reports.PressSent{Player: recipient.Name, Anonymous: press.Anonymous})
}
