package boxes

import (
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// OutboxCommand is the command "outbox" with all below it.
func OutboxCommand(w console.World) *cobra.Command {
	outbox := &cobra.Command{Use: "outbox", Short: "Look at letters that are to go out; hold, drop, retry them", Args: console.Exactly()}
	outbox.AddCommand(newOutboxList(w), newOutboxRetry(w), newOutboxHold(w), newOutboxDrop(w))
	return outbox
}

// An outboxLine is a letter of ours as the commands print it.
type outboxLine struct {
	Mailbox  string                `json:"mailbox,omitempty"` // where there are several
	ID       int64                 `json:"id"`
	State    records.OutgoingState `json:"state"`
	Kind     records.OutgoingKind  `json:"kind"`
	To       string                `json:"to"`
	Game     string                `json:"game"`   // "" when it is to nobody who plays, and so
	Player   string                `json:"player"` // is the player
	Created  time.Time             `json:"created"`
	Due      *time.Time            `json:"due"` // when it is tried next; null when it is not
	Sent     *time.Time            `json:"sent"`
	Attempts int                   `json:"attempts"`
	Trouble  string                `json:"trouble"` // why the last attempt failed
}

func outboxLinesOf(letters []keeper.BoxOutgoing, mailbox string) []outboxLine {
	lines := make([]outboxLine, len(letters))
	for i, l := range letters {
		lines[i] = outboxLine{
			Mailbox: mailbox, ID: l.ID, State: l.State, Kind: l.Kind, To: l.To, Game: l.Game, Player: l.Name, Created: l.Created,
			Sent: timeOrNull(l.SentAt), Attempts: l.Attempts, Trouble: l.Trouble,
		}
		if l.State == records.Queued {
			lines[i].Due = timeOrNull(l.Due)
		}
	}
	return lines
}

// timeOrNull is a time as JSON has it: null for none.
func timeOrNull(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	return &t
}

var outgoingStates = []records.OutgoingState{records.Queued, records.Sent, records.Parked, records.Held, records.Dropped}

func newOutboxList(w console.World) *cobra.Command {
	var l listing
	cmd := console.Printing(&cobra.Command{
		Use:   "list",
		Short: "List the letters that have not gone out, the newest first",
		Long: "List letters of ours, the newest first: those that have not gone out, or\nthose in other states. The states are " + named(outgoingStates) +
			".\nA letter is parked when it cannot be delivered.",
		Example: "  machipost outbox list\n  machipost outbox list --state parked --json",
		Args:    console.Exactly(),
	})
	l.register(cmd, string(records.Queued), string(records.Parked), string(records.Held))
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		states, err := statesOf(l, outgoingStates)
		if err != nil {
			return err
		}
		return service.Each(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			lines := []outboxLine{}
			for _, s := range all {
				letters, err := s.Outbox.Newest(cmd.Context(), states, l.limit)
				if err != nil {
					return err
				}
				lines = append(lines, outboxLinesOf(letters, s.Mark())...)
			}
			lines = newest(lines, l.limit, func(line outboxLine) int64 { return line.ID })
			if console.WantsJSON(cmd) {
				return w.PrintJSON(lines)
			}
			return printOutbox(w, lines)
		})(cmd, args)
	}
	return cmd
}

func printOutbox(w console.World, lines []outboxLine) error {
	if len(lines) == 0 {
		fmt.Fprintln(w.Stderr, "There are no such letters.")
		return nil
	}
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, console.MailboxCell(lines[0].Mailbox, "MAILBOX")+"ID\tCREATED\tSTATE\tKIND\tTO\tPLAYER\tATTEMPTS\tTROUBLE")
	for _, l := range lines {
		fmt.Fprintf(table, "%s%d\t%s\t%s\t%s\t%s\t%s\t%d\t%s\n", console.MailboxCell(l.Mailbox, l.Mailbox), l.ID, inUTC(l.Created), l.State, l.Kind, console.Cell(l.To),
			console.OrDash(placeOf(l.Game, l.Player)), l.Attempts, console.OrDash(l.Trouble))
	}
	return table.Flush()
}

func newOutboxRetry(w console.World) *cobra.Command {
	var allParked bool
	cmd := newOutboxMove(w, records.Queued, cobra.Command{
		Use:   "retry ID...",
		Short: "Send letters that were parked or held",
		Long: `Send letters that were parked or held, with the next run. One that was on its
way when it was held waits until that attempt is surely over, a quarter of an
hour at the most. All of them are moved, or none.`,
		Example: "  machipost outbox retry 17 18\n  machipost outbox retry --all-parked --dry-run",
	})
	some := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if !allParked {
			return some(cmd, args)
		}
		return service.Each(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			lines := []outboxLine{}
			var letters []keeper.BoxOutgoing
			for _, s := range all {
				parked, err := s.Outbox.RetryParked(cmd.Context())
				if err != nil {
					return s.Within(err)
				}
				lines, letters = append(lines, outboxLinesOf(parked, s.Mark())...), append(letters, parked...)
			}
			return w.Tell(cmd, lines, movedSentence(letters, records.Queued))
		})(cmd, args)
	}
	cmd.Flags().BoolVar(&allParked, "all-parked", false, "all letters that are parked")
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if (len(args) > 0) == allParked {
			return console.Usage(errors.New("name letters by their IDs, or write --all-parked"))
		}
		return nil
	}
	return cmd
}

func newOutboxHold(w console.World) *cobra.Command {
	return newOutboxMove(w, records.Held, cobra.Command{
		Use:   "hold ID...",
		Short: "Keep queued letters back until 'outbox retry'",
		Long: `Keep queued letters back until 'machipost outbox retry'. One that is on its
way just then may still arrive. All of them are held, or none.`,
		Example: "  machipost outbox hold 17 18",
	})
}

func newOutboxDrop(w console.World) *cobra.Command {
	return newOutboxMove(w, records.Dropped, cobra.Command{
		Use:   "drop ID...",
		Short: "Never send these letters",
		Long: `Never send these letters: queued ones, parked or held. They stay on record.
All of them are dropped, or none.`,
		Example: "  machipost outbox drop 17 --dry-run",
	})
}

// moved says what was done to letters that were moved to a state.
var moved = map[records.OutgoingState]string{records.Queued: "sent with the next run", records.Held: "held", records.Dropped: "dropped"}

// newOutboxMove is a command that moves letters to a state.
func newOutboxMove(w console.World, to records.OutgoingState, cmd cobra.Command) *cobra.Command {
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return console.Usage(fmt.Errorf("write %s", cmd.UseLine()))
		}
		return nil
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		ids := make([]int64, len(args))
		var err error
		for i, arg := range args {
			if ids[i], err = readID(arg, "outbox"); err != nil {
				return err
			}
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			letters, err := s.Outbox.Move(cmd.Context(), ids, to)
			if err != nil {
				return hintLetter(err, "outbox")
			}
			return w.Tell(cmd, outboxLinesOf(letters, s.Mark()), movedSentence(letters, to))
		})(cmd, args)
	}
	return console.Changing(&cmd)
}

func movedSentence(letters []keeper.BoxOutgoing, to records.OutgoingState) string {
	lines := make([]string, len(letters))
	for i, l := range letters {
		lines[i] = fmt.Sprintf("Letter %d to %s is %s.", l.ID, console.Cell(l.To), moved[to])
	}
	if len(lines) == 0 {
		return "There are no such letters."
	}
	return strings.Join(lines, "\n")
}
