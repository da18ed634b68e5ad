package parts

// IsAffordable tells `if I can`, `if I can afford it` directly before a place: an otherwise there is
// for who can not, whatever was asked of the dice before.
func IsAffordable(p *Arguer, at int) bool {
	end := at
	for p.Sign(end-1, "it", "that", "one", ",") {
		end--
	}
	from := end
	for p.Sign(from-1, "can", "could", "afford", "buy", "get", "have", "pay", "for", "i", "we", "am", "able", "to", "its", "it's", "possible", "puedo", "posible", "es", "ich", "kann", "moglich", "je", "peux") {
		from--
	}
	if from == end || from == 0 {
		return false
	}
	return p.Sign(from-1, "if", "si", "wenn", "falls", "when") && p.Sign(end-1, "can", "could", "afford", "buy", "get", "for", "possible", "puedo", "posible", "kann", "moglich", "peux")
}
