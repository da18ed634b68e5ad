package records

import (
	"time"

	"machipost/gm/facts"
)

// A View is one frozen moment of what is stored, to be looked at. All times are
// UTC, whole seconds. Every method of a part fails with a *Fault when the
// database does; other errors are named.
type View struct {
	Settings  SettingReader
	Games     GameReader
	Deadlines Deadlines
	Players   PlayerReader
	Letters   LetterReader
	LeftOut   LeftOutReader
	Sheets    SheetReader
	Turns     TurnReader
	Chain     ChainReader
	Dice      DiceReader
	Changes   ChangeReader
	Press     PressReader
	Onlookers OnlookerReader
	Requests  RequestReader
	Proposals ProposalReader
	Outbox    OutboxReader
	Debts     DebtReader
	Told      ToldReader
	Measures  MeasureReader
	Wishes    WishReader

	Now time.Time // the moment of the view, UTC, whole seconds

	In func(mailbox string) View // the same moment of another mailbox, "" for the first
}

// A Tx is a transaction that may write. What it reads it has written already.
type Tx struct {
	Settings   Settings
	Games      Games
	Deadlines  Deadlines
	Players    Players
	Letters    Letters
	LeftOut    LeftOuts
	Sheets     Sheets
	Turns      Turns
	Chain      Chain
	Dice       Dice
	Changes    Changes
	Press      PressBox
	Onlookers  Onlookers
	Requests   Requests
	Proposals  Proposals
	Outbox     Outbox
	Debts      Debts
	Attempts   Attempts
	Told       Told
	Measures   Measures
	Wishes     Wishes
	Forgetting Forgetting

	Facts *facts.Notes // what the log tells once this has committed; nil when there is no log

	Now time.Time // the moment of the transaction, frozen when it began, UTC, whole seconds

	In func(mailbox string) Tx // the same transaction for another mailbox, "" for the first
}

// View returns the transaction for what only looks.
func (tx Tx) View() View {
	return View{
		Settings:  tx.Settings,
		Games:     tx.Games,
		Deadlines: tx.Deadlines,
		Players:   tx.Players,
		Letters:   tx.Letters,
		LeftOut:   tx.LeftOut,
		Sheets:    tx.Sheets,
		Turns:     tx.Turns,
		Chain:     tx.Chain,
		Dice:      tx.Dice,
		Changes:   tx.Changes,
		Press:     tx.Press,
		Onlookers: tx.Onlookers,
		Requests:  tx.Requests,
		Proposals: tx.Proposals,
		Outbox:    tx.Outbox,
		Debts:     tx.Debts,
		Told:      tx.Told,
		Measures:  tx.Measures,
		Wishes:    tx.Wishes,
		Now:       tx.Now,
		In:        func(mailbox string) View { return tx.In(mailbox).View() },
	}
}
