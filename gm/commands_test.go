package gm_test

import (
	"strings"
	"testing"

	"machipost/gm/mailbox/letter"
)

func TestOrdersShowsWhatIsOnFile(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "Orders.")
	tb.round()
	tb.heard("ann@example.org", "There are no orders of yours for turn 1 of friday on file, Ann.")
	tb.reply("ann@example.org", "buy Forest\nstanding: buy Wheat Field")
	tb.round()
	tb.reply("ann@example.org", "turn 3\nbuy Mine")
	tb.round()
	tb.reply("ann@example.org", "orders")
	tb.round()
	tb.heard("ann@example.org", "as they are on file:\n\n  every go\n    buy Forest\n\nYour standing orders:\n\n  buy Wheat Field\n\nAnd for later:\n\n  turn 3\n  every go\n    buy Mine\n")
	tb.heard("ann@example.org", "go 1: Forest, Wheat Field")
}

func TestCommandAmongOtherLinesIsProse(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "orders\nbuy Forest")
	tb.round()
	tb.heard("ann@example.org", "Orders received. You have 3 coins, Ann. These are your orders")
	tb.silentOn("ann@example.org", "as they are on file")
	tb.reply("ann@example.org", "orders\n\nAnn")
	tb.round()
	tb.heard("ann@example.org", "as they are on file")
	tb.reply("ann@example.org", "help orders")
	tb.round()
	tb.heard("ann@example.org", "How to write orders")
}

// Below the end of the orders talk is talk, an order is told, and what is no order counts.
func TestBelowTheEndOfTheOrders(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "buy Forest\nend\n\nThe dice have spoken. I got a fare to the airport, and Bob may have my Mine.\n\nbuy Cafe\nstatus\npress: Hello from the rank.\n")
	tb.round()
	tb.heard("ann@example.org", "as I understood them:\n\n  every go\n    buy Forest\n")
	tb.heard("ann@example.org", "Not orders\n\n  | buy Cafe\n")
	tb.silentOn("ann@example.org", "airport")
	tb.heard("ann@example.org", "friday is in turn 1.")
	tb.heard("ann@example.org", "Your press is printed in the report of turn 1.")
}

// The form at the end of a report asks for nothing when it comes back as it is,
// quoted or not.
func TestFormSentBackDoesNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "standing: buy Wheat Field")
	tb.at(1, "20:01:00")
	tb.round()
	for _, who := range []string{"ann@example.org", "bob@example.org"} {
		letters := tb.letters(who)
		report := letter.Reader{}.Read(letters[len(letters)-1].Raw).Text
		_, form, found := strings.Cut(report, "Your form for turn 2, ")
		if !found {
			t.Fatalf("no form in the report to %s:\n%s", who, report)
		}
		tb.reply(who, "Your form for turn 2, "+form)
	}
	tb.round()
	tb.heard("ann@example.org", "standing\n    buy Wheat Field")
	tb.heard("bob@example.org", "I found no orders in your letter")
	tb.reply("ann@example.org", "orders")
	tb.round()
	tb.heard("ann@example.org", "Your standing orders:\n\n  buy Wheat Field")
}

// The example of a report orders nothing when it comes back: not quoted above one's own
// orders or around them, and not below the line on top.
func TestTheExampleOfAReportOrdersNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "20:01:00")
	tb.round()
	letters := tb.letters("ann@example.org")
	report := letter.Reader{}.Read(letters[len(letters)-1].Raw).Text
	if !strings.Contains(report, "\n  end\n") {
		t.Fatalf("no example in the report:\n%s", report)
	}
	quoted := "> " + strings.ReplaceAll(strings.TrimSpace(report), "\n", "\n> ")
	between := strings.Replace(quoted, "\n> go 1:", "\n> go 1:\nbuy Mine", 1)
	for _, text := range []string{
		"buy Mine\n\n" + report,
		"buy Mine\n\nOn Monday the GM wrote:\n" + quoted,
		"On Monday the GM wrote:\n" + quoted + "\n\nbuy Mine",
		"On Monday the GM wrote:\n" + between,
		"buy Mine\n\nVon: GM\nGesendet: Montag\nAn: Ann\nBetreff: friday\n\n" + report,
	} {
		tb.reply("ann@example.org", text)
		tb.round()
		answers := tb.letters("ann@example.org")
		answer := letter.Reader{}.Read(answers[len(answers)-1].Raw).Text
		if _, onFile, _ := strings.Cut(answer, "as I understood them:"); !strings.Contains(onFile, "buy Mine\n") || strings.Count(onFile, "    buy ") > 1 {
			t.Errorf("to\n%s\ncame\n%s", text, answer)
		}
	}
}

func TestStandingOrdersSurviveNMR(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply("ann@example.org", "standing: buy Wheat Field, Bakery")
	tb.round()
	tb.at(1, "20:01:00")
	tb.round()
	tb.heard("ann@example.org", "Ann buys Wheat Field for 1 coin.")
	tb.reply("bob@example.org", "buy nothing")
	tb.at(2, "19:00:00")
	tb.round()
	tb.at(2, "20:01:00")
	tb.round()
	tb.heard("ann@example.org", "No orders received (NMR): Ann.")
	tb.heard("ann@example.org", "Ann buys ")
}
