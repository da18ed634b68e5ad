package drafts

import "machipost/orders"

// An Open is an `if …:` with its orders in the lines below.
type Open struct {
	If        []orders.Condition
	Line      string // as written
	Number    int    // of its line, or of the last heading that it spans
	Colon     bool
	Chats     bool // more is said in it than when, and no order: `if I have a Mine, lol`
	Paragraph int
	Used      bool // an order was read with it

	spans bool // goes have headings directly below it: it holds in all of them
	doubt bool // ... and more stands between these: it may hold there, or not
}

// Below is what is open below a heading, that of a go or another one, in a line of a paragraph:
// conditions that stand directly above headings of goes hold below all of them. Where other lines stand
// between, or another heading behind, nobody knows.
func (o Open) Below(goes bool, number, paragraph int) Open {
	switch {
	case len(o.If) == 0 || o.Paragraph != paragraph || !o.spans && (o.Used || !goes):
		return Open{}
	case goes && (number == o.Number+1 || number == o.Number):
		o.spans, o.Number = true, number
	default:
		o.doubt = true
	}
	return o
}

// Asked are the conditions that hold for a line below it: where that has a heading of its own, none that have their
// orders already, unless they hold below all headings of goes.
func (o *Open) Asked(headed func() bool) []orders.Condition {
	if len(o.If) > 0 && o.Used && !o.spans && headed() {
		return nil
	}
	return o.If
}

// IsDoubted tells that orders that stand below may hang on it, or not.
func (o *Open) IsDoubted(paragraph int) bool {
	return o.Chats && len(o.If) > 0 || (o.doubt || o.Colon && o.Used && !o.spans) && o.Paragraph == paragraph
}

// Beside is the doubt of an order of every go below goes that have headings below one: whether it hangs on
// that, nobody knows.
func (o *Open) Beside(paragraph int) Doubt {
	if o.spans && len(o.If) > 0 && o.Paragraph == paragraph {
		return Doubt{Why: orders.Governed, By: o.Line}
	}
	return Doubt{}
}

// UseUp remembers, with its last sentence, that a line stood below, which ends one without a
// colon.
func (o *Open) UseUp(line string, last bool) {
	if !last || len(o.If) == 0 || o.Line == line {
		return
	}
	if o.Used = true; !o.Colon && !o.spans {
		o.If = nil
	}
}
