package phrasing

// This file finds what makes the orders below standing orders, in a sentence of its own.

// Words of `Kindly treat the following as my standing instructions, to remain in force until
// revoked by me in writing:`: what is below, what is done with it, and what stands beside.
var (
	belows   = []string{"following", "below", "these", "this", "those", "it", "orders", "instructions", "lines", "list"}
	treats   = []string{"treat", "regard", "consider", "take", "accept", "keep", "file", "enter", "record", "note", "understand", "read", "register", "use", "have", "are", "is", "be", "constitute", "form", "serve", "stand", "stands", "remain", "remains", "apply", "applies", "hold", "holds", "continue"}
	declares = []string{"kindly", "please", "i", "would", "you", "to", "the", "what", "follows", "follow", "as", "my", "our", "a", "of", "shall", "should", "will", "may", "must", "can", "all", "which", "and", "here", "in", "force", "effect", "good", "being", "from", "today", "turn", "now", "on", "onwards", "hereby", "wish", "ask", "want", "like", "id", "d"}
)

// declared is where what makes the orders below standing ones ends, by a colon; 0 for none.
func declared(f *finder, at int) int {
	if !begins(f, at) {
		return 0
	}
	below, treated := false, false
	for ; at < len(f.t); at++ {
		switch {
		case f.sign(at, "standing", "permanent", "default") && f.sign(at+1, "orders", "order", "instructions", "instruction", "ones"):
			if at += 2; !below || !treated {
				return 0
			}
			return lastingBehind(f, at)
		case f.sign(at, "until", "till"):
			if !below || !treated {
				return 0
			}
			return lastingBehind(f, at)
		case f.sign(at, belows...):
			below = true
		case f.sign(at, treats...):
			treated = true
		case !f.sign(at, declares...):
			return 0
		}
	}
	return 0
}

// lastingBehind passes over how long they are to last, up to the colon; 0 when something else
// stands there.
func lastingBehind(f *finder, at int) int {
	for at < len(f.t) && !f.sign(at, ":") {
		end, means := f.lasting(at)
		switch {
		case means:
			at = end
		case f.sign(at, ",", "and", "which", "are", "is", "shall", "will", "should", "be", "to", "remain", "stay", "in", "force", "effect", "stand", "hold", "good", "apply", "continue", "until", "till", "further", "notice", "revoked", "cancelled", "withdrawn", "countermanded", "replaced", "by", "me", "writing", "otherwise", "instructed", "advised", "told", "for", "from", "now", "on", "all", "every", "each", "turn", "turns", "the", "rest", "of", "game", "please", "this", "onwards", "such", "time", "as", "i", "revoke", "them", "end"):
			at++
		default:
			return 0
		}
	}
	if at >= len(f.t) {
		return 0
	}
	return at
}
