package told

import (
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells an `if` from which only follows what somebody feels: `if I roll a 1 again I shall
// cry`.

// crying is what somebody does then.
var crying = marks.Lows("scream", "cry", "weep", "faint", "die", "laugh", "shout", "quit", "emigrate", "explode", "retire", "sulk", "swear", "dance", "celebrate", "sing", "eat", "speak", "talk", "be", "resign", "burst", "kill", "throttle", "forgive", "remember", "know", "give", "owe", "hate", "love", "kiss", "marry", "howl", "curse", "regret", "apologise", "apologize")

// Cries tells such a sentence. Of the writer's orders nothing is in it.
func Cries(g *marked.Grammar, t []marks.Token) bool {
	begin := 0
	for begin < len(t) && (t[begin].Is("and", "but", "oh", ",") || g.Table.Player(t, begin, marks.WholeName).Whole) {
		begin++
	}
	if begin+3 >= len(t) || !t[begin].Is("if", "when") || t[len(t)-1].Is("?", ":") {
		return false
	}
	for i := begin + 2; i+1 < len(t); i++ {
		at := i
		if !t[at].Is("i", "ill", "you", "youll", "he", "she", "we", "somebody", "someone", "it") || t[at-1].Is("if", "when") {
			continue
		}
		for at++; at < len(t) && t[at].Is("will", "ll", "'ll", "shall", "might", "may", "swear", "never", "not", "just", "really", "probably"); {
			at++
		}
		if at == i+1 && !t[i].Is("ill", "youll") || at >= len(t) || !crying[t[at].Low] {
			continue
		}
		for k := at; k < len(t); k++ {
			if t[k].Number >= 0 || binding[t[k].Low] || g.Table.AnyCard(t, k).Tokens > 0 {
				return false
			}
		}
		return true
	}
	return false
}

// binding are words of what follows that is more than that.
var binding = marks.Lows("dice", "die", "coins", "coin", "instead", "otherwise", "else", "please", "spared", "target", "one", "but", "buy", "swap", "happy", "content", "glad", "satisfied", "fine", "take", "roll", "reroll", "tv", "same", "instead", "change", "order", "orders", "nothing", "all")

// Cheers tells a sentence with talk behind its first comma, and nothing else: `if I have a Mine, lol`.
func Cheers(t []marks.Token, taken []string) bool {
	comma := marks.Index(t, ",")
	if comma < 0 || comma+1 >= len(t) || comma+1 >= len(taken) || !t[comma+1].IsWord() || t[len(t)-1].Is(":", ",") {
		return false
	}
	for i := comma + 1; i < min(len(t), len(taken)); i++ {
		if t[i].IsWord() && taken[i] != "nothing" || t[i].Number >= 0 || t[i].Is("then", "please", "i", "and", "so", "well") {
			return false
		}
	}
	return true
}
