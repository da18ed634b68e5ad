package splits

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/cues"
)

// A Clause is a part of a sentence that asks one thing, tells one, or says when.
type Clause struct {
	Lead    cues.Class // If, Unless, Else, Then, And, But, Why, Wrong, Forget, or None
	Leading cues.Item  // its words
	Items   []cues.Item
	Bracket bool
	Comma   bool // a comma stands before it
	Colon   bool // a colon ends it
}

// Asks tells a clause that says when.
func (c *Clause) Asks() bool { return c.Lead == cues.If || c.Lead == cues.Unless }

// Scoped takes the goes out of a clause; nil where it names none.
func (c *Clause) Scoped() (scopes []orders.Scope) {
	var rest []cues.Item
	for i := range c.Items {
		if c.Items[i].Kind == cues.Goes {
			scopes = append(scopes, c.Items[i].Scopes...)
		} else {
			rest = append(rest, c.Items[i])
		}
	}
	c.Items = rest
	return scopes
}

// HasGoes tells whether a clause names goes.
func (c *Clause) HasGoes(scope orders.Scope) bool {
	return slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Kind == cues.Goes && slices.Contains(i.Scopes, scope) })
}
