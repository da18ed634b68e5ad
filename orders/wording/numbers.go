package wording

import "strconv"

// MaxDigits is how long a number may be: no player ever has a million coins.
const MaxDigits = 6

// LeadingNumber reads the digits that text begins with, and returns what stands
// behind them; false if there are none or more than MaxDigits.
func LeadingNumber(text string) (n int, rest string, ok bool) {
	i := 0
	for i < len(text) && '0' <= text[i] && text[i] <= '9' {
		i++
	}
	if i == 0 || i > MaxDigits {
		return 0, text, false
	}
	n, err := strconv.Atoi(text[:i])
	return n, text[i:], err == nil
}

// Number reads a whole word as a number; false if it is none, or longer than
// MaxDigits.
func Number(text string) (int, bool) {
	n, rest, ok := LeadingNumber(text)
	return n, ok && rest == ""
}
