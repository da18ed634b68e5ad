package gm_test

import (
	"errors"
	"strings"
	"testing"

	"machipost/gm/records"
)

func TestEnterOrders(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "buy Mine")
	entered, err := tb.Steps.EnterOrders(t.Context(), "friday", "bob", "go 1: buy Xyzzy\nHello", why)
	if err != nil || entered.Filed || !strings.Contains(entered.Acknowledgement, "Xyzzy") {
		t.Errorf("%+v %v", entered, err)
	}
	tb.round()
	tb.count(bob, 2)
	entered, err = tb.Steps.EnterOrders(t.Context(), "friday", "bob", "go 1: buy Forest, Xyzzy", why)
	if err != nil || !entered.Filed || entered.Player != "Bob" || entered.Turn != 1 {
		t.Errorf("%+v %v", entered, err)
	}
	_, senders, err := tb.Looks.Senders(t.Context(), "friday")
	if err != nil || !senders[1].Sent || !senders[1].Entered || !senders[1].Arrived.Equal(tb.clock) || senders[0].Sent {
		t.Errorf("%+v %v", senders, err)
	}
	filed, err := tb.Looks.OrdersOf(t.Context(), "friday", "Bob")
	if err != nil || !strings.Contains(filed.Orders, "buy Forest") || strings.Contains(filed.Orders, "Mine") {
		t.Errorf("%+v %v", filed, err)
	}
	tb.round()
	tb.says(bob, "The GM has entered these orders for you, Bob. The reason: Bob is ill.", "These are your orders for turn 1 of friday", "buy Forest")
	tb.at(1, "20:00:30") // behind the deadline, before the turn is resolved
	entered, err = tb.Steps.EnterOrders(t.Context(), "friday", "Ann", "buy Bakery\nstanding: buy Cafe", why)
	if err != nil || entered.Turn != 2 {
		t.Errorf("%+v %v", entered, err)
	}
	tb.round()
	tb.says(bob, "Bob buys Forest", "The GM entered the orders of Bob. The reason: Bob is ill.", "NMR): Ann")
	filed, err = tb.Looks.OrdersOf(t.Context(), "friday", "ann")
	if err != nil || filed.Turn != 2 || !strings.Contains(filed.Orders, "buy Bakery") || filed.Standing != "buy Cafe\n" {
		t.Errorf("%+v %v", filed, err)
	}
	if entered, err = tb.Steps.EnterOrders(t.Context(), "friday", "Ann", "clear", why); err != nil || !entered.Filed {
		t.Errorf("%+v %v", entered, err)
	}
	if _, senders, err = tb.Looks.Senders(t.Context(), "friday"); err != nil || senders[0].Sent || !senders[0].Arrived.IsZero() {
		t.Errorf("%+v %v", senders, err)
	}
	if _, err := tb.Steps.EnterOrders(t.Context(), "friday", "Eve", "buy Bakery", why); !errors.Is(err, records.ErrNoPlayer) {
		t.Error(err)
	}
	if _, err := tb.Looks.OrdersOf(t.Context(), "friday", "Eve"); !errors.Is(err, records.ErrNoPlayer) {
		t.Error(err)
	}
}

// Nothing is entered for a player who has resigned.
func TestNoOrdersAreEnteredForOneWhoResigned(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Substitute: "steady-1"}, "Ann", "Bob", "Cat")
	tb.asks(bob, "resign")
	tb.asks(bob, "yes")
	before := tb.state()
	_, err := tb.Steps.EnterOrders(t.Context(), "friday", "Bob", "buy Forest", why)
	tb.refuses(err, "game friday: Bob has resigned; 'machipost game replace' gives the seat to another")
	if tb.state() != before {
		t.Error("something was changed")
	}
}
