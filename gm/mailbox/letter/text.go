package letter

import (
	"io"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/emersion/go-message/charset"
	"github.com/inbucket/html2text"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/text/unicode/norm"
)

// validText returns raw as UTF-8. What is not, is read as windows-1252, which
// letters without or with an unknown charset mostly are, unless it claims to be
// UTF-8: then only the bad bytes are replaced.
func validText(raw []byte, declared string) string {
	if utf8.Valid(raw) {
		return string(raw)
	}
	if !strings.EqualFold(declared, "utf-8") && !strings.EqualFold(declared, "utf8") {
		western, err := charset.Reader("windows-1252", strings.NewReader(string(raw)))
		if err == nil {
			if text, err := io.ReadAll(western); err == nil {
				raw = text
			}
		}
	}
	return strings.ToValidUTF8(string(raw), "\uFFFD")
}

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n")

// normalise makes all line ends \n and all odd spaces spaces, and drops what
// cannot be seen: NUL and other controls, byte order marks, zero width spaces,
// soft hyphens and marks that change the direction of writing. Letters with
// accents become one character each, as other programs than Apple's write them.
func normalise(text string) string {
	return norm.NFC.String(strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case unicode.Is(unicode.Zs, r):
			return ' '
		case unicode.IsControl(r) || isInvisible(r):
			return -1
		}
		return r
	}, lineEnds.Replace(text)))
}

// isInvisible tells which format characters carry no meaning in a letter.
func isInvisible(r rune) bool {
	switch {
	case r == '\u00AD' || r == '\u200B' || r == '\u2060' || r == '\uFEFF':
		return true
	}
	return isDirection(r)
}

// isHidden tells which characters do not show where they stand.
func isHidden(r rune) bool { return unicode.IsControl(r) || isInvisible(r) }

// isDirection tells whether r changes the direction of writing (Unicode TR 9).
func isDirection(r rune) bool {
	return r == '\u061C' || r == '\u200E' || r == '\u200F' || r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069'
}

// unflow joins the lines that format=flowed broke (RFC 3676, section 4). All
// other line ends stay.
func unflow(text string, deleteSpace bool) string {
	var out strings.Builder
	open, openDepth := false, 0
	for line := range strings.SplitSeq(text, "\n") {
		depth := len(line) - len(strings.TrimLeft(line, ">"))
		line = strings.TrimPrefix(line[depth:], " ") // stuffed (section 4.4)
		signature := line == "-- "                   // section 4.3
		if open && (depth != openDepth || signature) {
			out.WriteByte('\n')
			open = false
		}
		if !open && depth > 0 {
			out.WriteString(strings.Repeat(">", depth) + " ")
		}
		flowed := strings.HasSuffix(line, " ") && !signature
		if flowed && deleteSpace {
			line = line[:len(line)-1]
		}
		out.WriteString(line)
		if open, openDepth = flowed, depth; !open {
			out.WriteByte('\n')
		}
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// fromHTML returns the words of an HTML letter, quoted ones behind "> ".
func fromHTML(page string) (string, error) {
	// The parser refuses what is nested deeper than 512 elements.
	root, err := html.Parse(strings.NewReader(page))
	if err != nil {
		return "", err
	}
	soften(root, false)
	return html2text.FromHTMLNode(root, html2text.Options{OmitLinks: true})
}

// isLine tells whether a paragraph is one of Outlook's or Word's, each a line of
// its own.
func isLine(n *html.Node) bool {
	for _, a := range n.Attr {
		if a.Key == "class" && strings.Contains(a.Val, "Mso") {
			return true
		}
	}
	return false
}

// soften takes the emphasis out, which would come out as stars and rules
// amidst a player's orders, the depth of quotes within quotes, and the blank
// lines between Outlook's paragraphs, which have no margin on the screen.
func soften(n *html.Node, quoted bool) {
	switch n.DataAtom {
	case atom.B, atom.Strong:
		n.DataAtom, n.Data = atom.Span, "span"
	case atom.H1, atom.H2, atom.H3, atom.Li:
		n.DataAtom, n.Data = atom.Div, "div"
	case atom.P:
		if isLine(n) {
			n.DataAtom, n.Data = atom.Div, "div"
		}
	case atom.Blockquote:
		if quoted {
			n.DataAtom, n.Data = atom.Div, "div"
		}
		quoted = true
	}
	for child := n.FirstChild; child != nil; {
		next := child.NextSibling
		if isStruck(child) {
			n.RemoveChild(child)
		} else {
			soften(child, quoted)
		}
		child = next
	}
	if n.DataAtom == atom.Tr {
		columns(n)
	}
}

// isStruck tells words that their writer struck out: they are not there.
func isStruck(n *html.Node) bool {
	switch n.DataAtom {
	case atom.S, atom.Strike, atom.Del:
		return true
	}
	for _, a := range n.Attr {
		if a.Key == "style" && struckOut.MatchString(a.Val) {
			return true
		}
	}
	return false
}

var struckOut = regexp.MustCompile(`(?i)text-decoration[a-z-]*\s*:[^;]*line-through`)

// columns makes a line of a row of a table, with a bar between its cells: a row that
// has one cell only is part of the page's layout.
func columns(row *html.Node) {
	var cells []*html.Node
	for cell := range row.ChildNodes() {
		if cell.DataAtom == atom.Td || cell.DataAtom == atom.Th {
			cells = append(cells, cell)
		}
	}
	if row.DataAtom, row.Data = atom.Div, "div"; len(cells) < 2 {
		return
	}
	for i, cell := range cells {
		cell.DataAtom, cell.Data = atom.Span, "span"
		if i > 0 {
			row.InsertBefore(&html.Node{Type: html.TextNode, Data: " | "}, cell)
		}
		if !hasBlocks(cell) && strings.TrimSpace(wordsOf(cell)) == "" {
			cell.AppendChild(&html.Node{Type: html.TextNode, Data: "-"})
		}
	}
}

// hasBlocks tells whether lines of their own stand in a cell.
func hasBlocks(n *html.Node) bool {
	for child := range n.ChildNodes() {
		if child.DataAtom == atom.Table || hasBlocks(child) {
			return true
		}
	}
	return false
}

// wordsOf are the words within an element.
func wordsOf(n *html.Node) string {
	if n.Type == html.TextNode {
		return n.Data
	}
	text := ""
	for child := range n.ChildNodes() {
		text += wordsOf(child)
	}
	return text
}
