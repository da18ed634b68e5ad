package voice

import (
	"text/template"

	"machipost/engine/names"
	"machipost/orders"
)

// This file says in the language of a letter what is in the order language: package
// orders has the words, for they are read as well.

// orderFunctions are those for templates. What they are given has its words in English,
// too; no template prints that by itself.
func (v *Voice) orderFunctions() template.FuncMap {
	return template.FuncMap{
		"said":       func(x interface{ In(names.Language) string }) string { return x.In(v.Spoken) },
		"condition":  func(x interface{ ConditionIn(names.Language) string }) string { return x.ConditionIn(v.Spoken) },
		"conditions": func(x interface{ ConditionsIn(names.Language) []string }) []string { return x.ConditionsIn(v.Spoken) },
		"orders":     func(p orders.Proposal) []string { return p.OrdersIn(v.Spoken) },
		"closest":    func(r orders.Refused) []string { return r.ClosestIn(v.Spoken) },
		"standing":   func(s orders.Sheet) string { return s.StandingIn(v.Spoken) },
	}
}
