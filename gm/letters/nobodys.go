package letters

import (
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// A letter that has one player's tag and is from elsewhere is nobody's. The tag may
// have been passed on by its owner, in a Reply-To: so what the letter says, and where
// it is from, is not for the owner. Nor does a yes make it anybody's: who gives it has
// not seen what the letter says, and the answer would show it.

// Why such a letter waits: a yes to it is told from others by these.
const (
	whyForeign = "a tag from a foreign address"
	whyCrossed = "another player's tag"
)

// nobodys answers a letter that has the tag of a player whose address it is not
// from: to the player at that address or, where nobody plays from there, to the one
// whose tag it is.
func nobodys(by senders.Writer, words *reports.Words) answer {
	why, state, game := whyForeign, records.Unconfirmed, ""
	if by.Crossed {
		why = whyCrossed
	}
	if by.Standing == senders.Undecided {
		state = records.Answered // in no game does it wait
	} else {
		game = by.Game.Name
	}
	return answer{state: state, why: why, text: sendAgain(words, game, why)}
}

// sendAgain is what a player of a game is told of a letter that waits for that
// reason, an empty letter where a yes is enough for it.
func sendAgain(words *reports.Words, game, why string) reports.Letter {
	switch why {
	case whyForeign:
		return words.LetterOf(game, 0, reports.ForeignTag{Game: game})
	case whyCrossed:
		return words.LetterOf(game, 0, reports.CrossedTag{})
	}
	return reports.Letter{}
}
