package told

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file has what a reason says for which the order language refuses a line.

var (
	// plainReasons are reasons that tell all there is to a line in the order language: to
	// leave a word out of it would be another order.
	plainReasons = []orders.Reason{
		orders.OrBetween, orders.TooManyConditions, orders.UnlessOne, orders.BeforeDice, orders.UnknownPlayer, orders.AmbiguousPlayer, orders.OnePlayerOnly,
		orders.OneCardOnly, orders.AmbiguousCard, orders.CardNotInGame, orders.MajorHere, orders.LandmarkHere, orders.RedHere, orders.NoSuchTotal, orders.BackwardRange, orders.MustChoose,
	}
	// conditionReasons are those for which a condition is none: an order without it would be
	// another one.
	conditionReasons = []orders.Reason{orders.NoCondition, orders.BadComparison, orders.BadCount}
	// openReasons are those of a line that may be a condition for others.
	openReasons = []orders.Reason{orders.NoColon, orders.NoOrder, orders.NoCondition, orders.NotAnOrder, orders.UnknownCondition}
	// nameReasons are why a single name may fall out of a plain list.
	nameReasons = []orders.Reason{orders.UnknownCard, orders.AmbiguousCard, orders.CardNotInGame, orders.NotForSale, orders.BehindNothing, orders.NotALandmark, orders.CityHallStays}
)

// IsPlain tells a reason that tells all there is to a line. A second `if` does in a line that begins
// with the first; behind an order it may be said as people do: `tv Bob if he has 5 coins, Carol if not`.
func IsPlain(why orders.Reason, line string) bool {
	if why == orders.TwoIfs {
		t := marks.Tokens(line)
		return len(t) > 0 && t[0].Is("if", "unless", "si")
	}
	return slices.Contains(plainReasons, why)
}

// IsNoCondition tells a reason for which a condition is none.
func IsNoCondition(why orders.Reason) bool { return slices.Contains(conditionReasons, why) }

// MayBeCondition tells the reason of a line that may be a condition for others.
func MayBeCondition(why orders.Reason) bool { return slices.Contains(openReasons, why) }

// MayFallOut tells why a single name may fall out of a plain list.
func MayFallOut(why orders.Reason) bool { return slices.Contains(nameReasons, why) }
