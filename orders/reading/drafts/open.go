package drafts

import "machipost/orders"

// An Open is an `if …:` with its orders in the lines below.
type Open struct {
	If        []orders.Condition
	Line      string // as written
	Colon     bool
	Chats     bool // more is said in it than when, and no order: `if I have a Mine, lol`
	Paragraph int
	Used      bool // an order was read with it

	spans bool // goes have headings directly below it: it holds in all of them
}

// Below is what is open below a heading in a paragraph: conditions that stand directly above the
// first heading of goes hold below the others as well.
func (o Open) Below(paragraph int) Open {
	if len(o.If) == 0 || o.Paragraph != paragraph || o.Used && !o.spans {
		return Open{}
	}
	o.spans = true
	return o
}

// Goes tells whether orders that stand below are asked about: they may hang on it, or not.
func (o *Open) Goes(paragraph int) bool {
	return o.Chats && len(o.If) > 0 || o.Colon && o.Used && !o.spans && o.Paragraph == paragraph
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
