package formal

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
)

// This file makes phrases of the lines of a file.

// phrases are those of a file by their first words, in its order.
func phrases(text string) map[string][]*saying {
	all := map[string][]*saying{}
	for line := range strings.Lines(text) {
		here, there, ok := strings.Cut(line, "=")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		plain := places(here)
		for phrase := range strings.SplitSeq(there, ",") {
			phrase, whole := strings.CutPrefix(strings.TrimSpace(phrase), "!")
			phrase, begins := strings.CutPrefix(phrase, "^")
			phrase, ends := strings.CutSuffix(phrase, "$")
			one := &saying{steps(phrase), plain, begins, ends, whole}
			for _, first := range firsts(one.there) {
				all[first] = append(all[first], one)
			}
		}
	}
	return all
}

// steps are the places of a phrase, in their order.
func steps(phrase string) (all []step) {
	for field := range strings.FieldsSeq(phrase) {
		field, maybe := strings.CutSuffix(field, "?")
		one := step{maybe: maybe}
		for choice := range strings.SplitSeq(field, "|") {
			one.choices = append(one.choices, places(choice))
		}
		all = append(all, one)
	}
	return slices.Clip(all)
}

// firsts are the words with which steps may begin; "" among them where there need be none.
func firsts(all []step) (words []string) {
	for _, one := range all {
		for _, choice := range one.choices {
			if !slices.Contains(words, choice[0]) {
				words = append(words, choice[0])
			}
		}
		if !one.maybe {
			return words
		}
	}
	return append(words, "")
}

// places are the words of a phrase, as they are compared, with what stands for others.
func places(phrase string) (row []string) {
	for field := range strings.FieldsSeq(phrase) {
		switch field {
		case "NAMED", "WHO", "SUM", "IDLE", "TALK", "ANY", "OTHER":
			row = append(row, "."+field)
		case "COMMA":
			row = append(row, ",")
		case "COLON":
			row = append(row, ":")
		case "ASKED":
			row = append(row, "?")
		case "'s":
			row = append(row, field)
		default:
			for _, t := range marks.Tokens(field) {
				row = append(row, t.Low)
			}
		}
	}
	return slices.Clip(row)
}
