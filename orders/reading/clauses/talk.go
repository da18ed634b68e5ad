package clauses

import (
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/words"
)

// retracting reads what takes back the orders before it.
func (p *Amender) retracting(at int) int {
	if _, end := p.Is(at, words.Retract); p.Now.First && (p.Sign(at, "never", "nevermind") && p.Sign(end, ",") || p.Sign(at, "actually") && end == at+1) {
		p.Take(at, end, "nothing")
		at = p.Commas(end)
	}
	for _, end := p.Is(at, words.Retract); end > 0 && !p.Now.First; _, end = p.Is(at, words.Retract) {
		if after := changes.Restated(p.Arguer, at, end); after > end && changes.Turns(p.T) {
			p.Out.Round, end = true, after
		} else if after > end {
			p.Out.Round = true
		}
		p.Take(at, end, "a correction")
		p.Out.Retracts = true
		if p.Sign(end-1, "that", "this") && !p.Sign(end-2, "make", "change", "on", "in", "to") && p.CardAt(end).Tokens > 0 {
			p.Doubt = p.Written(at, end) // scrap that Mine
		}
		at = p.Commas(end)
	}
	if _, falls := p.Is(at, words.Joint, words.Or, words.Else); falls > 0 {
		p.Out.Falls = p.Out.Retracts
	}
	if p.Out.Retracts && p.Now.OnFile && p.Sign(at, "to", "for", "with", "by") && p.Last.Verb == orders.Buy && p.IsCardNext(p.Lean(at+1)) { // no, for the Cafe
		p.Take(at, at+1, "a joint")
		at++
	}
	if p.Sign(at, "no", "nope", "wait") && !p.Now.First && at+1 < len(p.T) && p.Sign(at+1, ".") && at+2 >= len(p.T) {
		p.Take(at, at+1, "a correction")
		p.Out.Retracts = true
		at++
	}
	if (talk.Teller{Arguer: p.Arguer}).AfterAll() && !p.Now.First {
		p.Out.Retracts = true
	}
	return at
}
