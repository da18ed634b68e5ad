package orders

import (
	"slices"
	"strings"

	"machipost/engine"
)

// This file is how orders and conditions are written, a row a way, a column a language.
// orders/exact reads by the same rows.

// An OrderForm is a way to write an order. Words in capitals stand for what is named:
// CARDS, CARD, THEIRS, PLAYER, NUMBERS and N.
type OrderForm struct {
	Order Order // what a form without such words says; else its verb
	Say   Say
}

// orderForms has the forms without words in capitals first, verb by verb. The first form
// that says an order is how it is written.
var orderForms = [...]OrderForm{
	{Order{Verb: Buy, Nothing: true}, Say{"buy nothing", "compra: nada"}},
	{Order{Verb: Buy}, Say{"buy CARDS", "compra CARDS"}},
	{Order{Verb: Roll, Dice: 1}, Say{"roll 1", "tira 1 dado"}},
	{Order{Verb: Roll}, Say{"roll N", "tira N dados"}},
	{Order{Verb: Reroll, Totals: AllTotals}, Say{"reroll always", "repite: siempre"}},
	{Order{Verb: Reroll, Totals: 0}, Say{"never reroll", "repite: nunca"}},
	{Order{Verb: Reroll}, Say{"reroll NUMBERS", "repite NUMBERS"}},
	{Order{Verb: Harbour, Totals: AllTotals}, Say{"harbour always", "puerto: siempre"}},
	{Order{Verb: Harbour, Totals: 0}, Say{"harbour never", "puerto: nunca"}},
	{Order{Verb: Harbour}, Say{"harbour NUMBERS", "puerto NUMBERS"}},
	{Order{Verb: TV, Player: engine.NoSeat}, Say{"tv richest", "tele: el más rico"}},
	{Order{Verb: TV}, Say{"tv PLAYER", "tele PLAYER"}},
	{Order{Verb: Swap, Nothing: true}, Say{"swap nothing", "intercambia: nada"}},
	{Order{Verb: Swap}, Say{"swap CARD for THEIRS of PLAYER", "intercambia CARD por THEIRS de PLAYER"}},
	{Order{Verb: Renovate, Nothing: true}, Say{"renovate nothing", "reforma: nada"}},
	{Order{Verb: Renovate}, Say{"renovate CARD", "reforma CARD"}},
	{Order{Verb: Convention, Nothing: true}, Say{"convention none", "convención: nada"}},
	{Order{Verb: Convention}, Say{"convention CARD", "convención CARD"}},
	{Order{Verb: Demolish}, Say{"demolish CARDS", "demuele CARDS"}},
	{Order{Verb: Move}, Say{"move CARD to PLAYER", "mueve CARD a PLAYER"}},
	{Order{Verb: Invest, Nothing: true}, Say{"invest never", "invierte: nunca"}},
	{Order{Verb: Invest}, Say{"invest always", "invierte: siempre"}},

	// Read, but not written: others of the same order stand before them.
	{Order{Verb: Roll}, Say{"roll N", "tira N"}},
	{Order{Verb: TV, Player: engine.NoSeat}, Say{"tv richest", "tele: al más rico"}},
	{Order{Verb: Invest}, Say{"invest", "invierte"}},
}

// OrderForms returns the table of ways to write orders: a copy, for the language is not
// changed from outside.
func OrderForms() []OrderForm { return slices.Clone(orderForms[:]) }

// Whole tells a form without words in capitals: it says all of its order.
func (f *OrderForm) Whole() bool { return isWhole(f.Say[0]) }

func isWhole(form string) bool { return !slices.ContainsFunc(strings.Fields(form), IsPlace) }

// places are the words of forms that stand for what is named.
var places = []string{"CARDS", "CARD", "THEIRS", "PLAYER", "NUMBERS", "SIGN", "N"}

// IsPlace tells a word of a form that stands for what is named.
func IsPlace(word string) bool { return slices.Contains(places, word) }

// formOf is how an order is written.
func formOf(o *Order) *OrderForm {
	for i := range orderForms {
		if f := &orderForms[i]; f.Order.Verb == o.Verb && (!f.Whole() || f.says(o)) {
			return f
		}
	}
	return nil
}

// says tells whether a form without words in capitals says that order.
func (f *OrderForm) says(o *Order) bool {
	switch o.Verb {
	case Roll:
		return f.Order.Dice == o.Dice
	case Reroll, Harbour:
		return f.Order.Totals == o.Totals
	case TV:
		return f.Order.Player == o.Player
	}
	return f.Order.Nothing == o.Nothing && len(o.Cards) == 0
}

// A ConditionForm is a way to write a condition. Words in capitals stand for what is
// named: CARD, PLAYER, NUMBERS, SIGN and N.
type ConditionForm struct {
	Kind   ConditionKind
	Theirs bool // it asks about another player than the writer
	One    bool // it asks for one
	Say    Say
	Not    Say // it must not hold
}

var conditionForms = [...]ConditionForm{
	{Doubles, false, false, Say{"doubles", "saco dobles"}, Say{"not doubles", "no saco dobles"}},
	{Rolled, false, false, Say{"I roll NUMBERS", "saco NUMBERS"}, Say{"not I roll NUMBERS", "no saco NUMBERS"}},
	{Coins, false, false, Say{"coins SIGN N", "monedas SIGN N"}, Say{"not coins SIGN N", "no monedas SIGN N"}},
	{Coins, true, false, Say{"PLAYER coins SIGN N", "monedas de PLAYER SIGN N"}, Say{"not PLAYER coins SIGN N", "no monedas de PLAYER SIGN N"}},
	{OnOffer, false, false, Say{"CARD on offer", "hay CARD en oferta"}, Say{"no CARD on offer", "no hay CARD en oferta"}},
	{Bought, false, false, Say{"bought CARD", "compré CARD"}, Say{"not bought CARD", "no compré CARD"}},
	{Bought, true, false, Say{"PLAYER bought CARD", "PLAYER compró CARD"}, Say{"PLAYER has not bought CARD", "PLAYER no compró CARD"}},
	{Landmarks, false, true, Say{"have N landmarks", "tengo N punto de interés"}, Say{"not have N landmarks", "no tengo N punto de interés"}},
	{Landmarks, false, false, Say{"have N landmarks", "tengo N puntos de interés"}, Say{"not have N landmarks", "no tengo N puntos de interés"}},
	{Landmarks, true, true, Say{"PLAYER has N landmarks", "PLAYER tiene N punto de interés"}, Say{"not PLAYER has N landmarks", "PLAYER no tiene N punto de interés"}},
	{Landmarks, true, false, Say{"PLAYER has N landmarks", "PLAYER tiene N puntos de interés"}, Say{"not PLAYER has N landmarks", "PLAYER no tiene N puntos de interés"}},
	{Has, false, true, Say{"have CARD", "tengo CARD"}, Say{"have no CARD", "no tengo CARD"}},
	{Has, false, false, Say{"have N CARD", "tengo N CARD"}, Say{"not have N CARD", "no tengo N CARD"}},
	{Has, true, true, Say{"PLAYER has CARD", "PLAYER tiene CARD"}, Say{"PLAYER has no CARD", "PLAYER no tiene CARD"}},
	{Has, true, false, Say{"PLAYER has N CARD", "PLAYER tiene N CARD"}, Say{"not PLAYER has N CARD", "PLAYER no tiene N CARD"}},

	// Read, but not written.
	{Doubles, false, false, Say{"doubles", "dobles"}, Say{"not doubles", "no dobles"}},
	{Rolled, false, false, Say{"I roll NUMBERS", "tiro NUMBERS"}, Say{"not I roll NUMBERS", "no tiro NUMBERS"}},
}

// ConditionForms returns the table of ways to write conditions, in the order of trying: a
// copy, for the language is not changed from outside.
func ConditionForms() []ConditionForm { return slices.Clone(conditionForms[:]) }

// askedBy is how a condition of the player in that seat is written.
func askedBy(c Condition, me engine.Seat) Say {
	theirs := c.Who != me && (c.Kind == Coins || c.Kind == Bought || c.Kind == Landmarks || c.Kind == Has)
	one := c.Count == 1 && (c.Kind == Landmarks || c.Kind == Has)
	for i := range conditionForms {
		f := &conditionForms[i]
		switch {
		case f.Kind != c.Kind || f.Theirs != theirs || f.One != one:
		case c.Not:
			return f.Not
		default:
			return f.Say
		}
	}
	return Say{}
}
