package formal

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
)

// This file makes phrases of the lines of a file.

// phrases are those of a file by their first words, in its order.
func phrases(text string) map[string][]*saying {
	all, sets := map[string][]*saying{}, map[string]string{}
	for line := range strings.Lines(text) {
		here, there, ok := strings.Cut(line, "=")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		if strings.HasPrefix(here, "&") {
			sets[strings.TrimSpace(here)] = strings.TrimSpace(there)
			continue
		}
		plain := places(here)
		for phrase := range strings.SplitSeq(there, ",") {
			phrase, whole := strings.CutPrefix(strings.TrimSpace(phrase), "!")
			phrase, begins := strings.CutPrefix(phrase, "^")
			phrase, ends := strings.CutSuffix(phrase, "$")
			phrase, apart := strings.CutSuffix(phrase, "~")
			there := steps(phrase, sets)
			one := &saying{there, plain, begins, ends, whole, apart, needed(there)}
			for _, first := range firsts(one.there) {
				all[first] = append(all[first], one)
			}
		}
	}
	return all
}

// steps are the places of a phrase, in their order; sets are the choices that have a name.
func steps(phrase string, sets map[string]string) (all []step) {
	for field := range strings.FieldsSeq(phrase) {
		field, maybe := strings.CutSuffix(field, "?")
		one := step{maybe: maybe}
		for name := range strings.SplitSeq(field, "|") {
			if list, known := sets[name]; known {
				field = strings.Replace(field, name, list, 1)
			}
		}
		for choice := range strings.SplitSeq(field, "|") {
			one.choices = append(one.choices, places(choice))
		}
		all = append(all, one)
	}
	for i := range all {
		all[i].next = firsts(all[i+1:])
	}
	return slices.Clip(all)
}

// needed are the words of each place that must have one of them: for each choice its first word that
// stands for no other.
func needed(all []step) (needs []marks.Sieve) {
	for _, one := range all {
		var need marks.Sieve
		for _, choice := range one.choices {
			own := slices.IndexFunc(choice, func(low string) bool { return low[0] != '.' || low == "." })
			if one.maybe || own < 0 {
				need = 0
				break
			}
			need |= marks.SieveOf(choice[own])
		}
		if need != 0 {
			needs = append(needs, need)
		}
	}
	return slices.Clip(needs)
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
		case "NAMED", "WHO", "SUM", "IDLE", "TALK", "ANY", "OTHER", "TOOL", "NAMED1", "WHO1", "NAMED2", "WHO2":
			row = append(row, "."+field)
		case "COMMA":
			row = append(row, ",")
		case "COLON":
			row = append(row, ":")
		case "ASKED":
			row = append(row, "?")
		case "ANSWERED":
			row = append(row, Answered)
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
