// Package boxes is the commands about letters: those that came in, those that are
// to go out, and an announcement to all.
//
// It shows letters and moves them from state to state; what a letter says is for
// gm/letters to read. What a stranger wrote is printed so that no terminal acts on
// it. What may enter is a command whose noun is a letter.
package boxes

import (
	"cmp"
	"errors"
	"fmt"
	"net/mail"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// LetterCommand is the command "letter" with all below it.
func LetterCommand(w console.World) *cobra.Command {
	letter := &cobra.Command{Use: "letter", Short: "Look at letters that came in; write to one player", Args: console.Exactly()}
	letter.AddCommand(newLetterList(w), newLetterShow(w), newLetterRequeue(w), newLetterWrite(w))
	return letter
}

// A letterLine is a letter as list and show print it.
type letterLine struct {
	Mailbox string              `json:"mailbox,omitempty"` // where there are several
	ID      int64               `json:"id"`
	Arrived time.Time           `json:"arrived"`
	State   records.LetterState `json:"state"`
	Why     string              `json:"why"`
	From    []string            `json:"from"`   // as far as that can be read
	Game    string              `json:"game"`   // "" when it is nobody's, and so
	Player  string              `json:"player"` // is the player
	Subject string              `json:"subject"`
}

// letterLineOf is a letter in a mailbox, "" where there is but one.
func letterLineOf(l keeper.BoxLetter, mailbox string) letterLine {
	return letterLine{mailbox, l.ID, l.Letter.Arrived, l.State, l.Why, bare(l.Letter.From), l.Game, l.Name, l.Letter.Subject}
}

func bare(from []mail.Address) []string {
	addresses := make([]string, len(from))
	for i, a := range from {
		addresses[i] = a.Address
	}
	return addresses
}

var letterStates = []records.LetterState{records.Applied, records.Answered, records.Unconfirmed, records.Aside, records.Automatic}

// A listing is what the flags of a list ask for.
type listing struct {
	states []string
	limit  int
}

func (l *listing) register(cmd *cobra.Command, states ...string) {
	cmd.Flags().StringSliceVar(&l.states, "state", states, "only those in a state of this `LIST`; or all")
	cmd.Flags().IntVar(&l.limit, "limit", 20, "how many at the most, a `number`")
}

// statesOf are the states that a list asks for, none for all.
func statesOf[S ~string](l listing, known []S) ([]S, error) {
	if l.limit < 1 {
		return nil, console.Usage(fmt.Errorf("--limit %d: write 1 or more", l.limit))
	}
	if slices.Equal(l.states, []string{"all"}) {
		return nil, nil
	}
	states := make([]S, len(l.states))
	for i, name := range l.states {
		states[i] = S(strings.ToLower(strings.TrimSpace(name)))
		if !slices.Contains(known, states[i]) {
			return nil, console.Usage(fmt.Errorf("--state %q: the states are %s", name, named(known)))
		}
	}
	return states, nil
}

// newest are the newest of the lines of all mailboxes, the newest first: numbers rise.
func newest[line any](lines []line, limit int, id func(line) int64) []line {
	slices.SortStableFunc(lines, func(a, b line) int { return cmp.Compare(id(b), id(a)) })
	return lines[:min(len(lines), limit)]
}

func named[S ~string](states []S) string {
	names := make([]string, len(states))
	for i, s := range states {
		names[i] = string(s)
	}
	return strings.Join(names, ", ")
}

func newLetterList(w console.World) *cobra.Command {
	var l listing
	cmd := console.Printing(&cobra.Command{
		Use:   "list",
		Short: "List the letters that were set aside, the newest first",
		Long: "List letters that came in, the newest first: those that were set aside, or\nthose in other states. The states are\n" + named(letterStates) +
			". Tags are left out.",
		Example: "  machipost letter list\n  machipost letter list --state aside,unconfirmed --limit 50 --json",
		Args:    console.Exactly(),
	})
	l.register(cmd, string(records.Aside))
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		states, err := statesOf(l, letterStates)
		if err != nil {
			return err
		}
		return service.Each(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			lines := []letterLine{}
			for _, s := range all {
				letters, err := s.Letterbox.Newest(cmd.Context(), states, l.limit)
				if err != nil {
					return err
				}
				for _, letter := range letters {
					lines = append(lines, letterLineOf(letter, s.Mark()))
				}
			}
			lines = newest(lines, l.limit, func(line letterLine) int64 { return line.ID })
			if console.WantsJSON(cmd) {
				return w.PrintJSON(lines)
			}
			return printLetters(w, lines)
		})(cmd, args)
	}
	return cmd
}

func printLetters(w console.World, lines []letterLine) error {
	if len(lines) == 0 {
		fmt.Fprintln(w.Stderr, "There are no such letters.")
		return nil
	}
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, console.MailboxCell(lines[0].Mailbox, "MAILBOX")+"ID\tARRIVED\tSTATE\tFROM\tPLAYER\tSUBJECT\tWHY")
	for _, l := range lines {
		fmt.Fprintf(table, "%s%d\t%s\t%s\t%s\t%s\t%s\t%s\n", console.MailboxCell(l.Mailbox, l.Mailbox), l.ID, inUTC(l.Arrived), l.State, console.OrDash(strings.Join(l.From, ", ")),
			console.OrDash(placeOf(l.Game, l.Player)), console.OrDash(l.Subject), console.OrDash(l.Why))
	}
	return table.Flush()
}

func inUTC(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05Z") }

// placeOf is a player of a game, as --as takes it; "" for nobody.
func placeOf(game, player string) string {
	if game == "" {
		return ""
	}
	return game + "/" + player
}

// readID reads the number of a letter.
func readID(text, list string) (int64, error) {
	id, err := strconv.ParseInt(text, 10, 64)
	if err != nil || id < 1 {
		return 0, console.Usage(fmt.Errorf("%q is no letter; write a number that 'machipost %s list' shows", text, list))
	}
	return id, nil
}

func newLetterShow(w console.World) *cobra.Command {
	var raw bool
	cmd := console.Printing(&cobra.Command{
		Use:   "show ID",
		Short: "Show a letter: who, when, what became of it, and its text",
		Long: `Show a letter: who wrote it and when, what became of it and why, and the
writer's own text. Tags are left out. With --raw it is printed as it came, every
byte of it, tags included: look at it in a file.`,
		Example: "  machipost letter show 17\n  machipost letter show 17 --raw > letter.eml",
		Args:    console.Exactly("ID"),
	})
	cmd.Flags().BoolVar(&raw, "raw", false, "print the letter as it came; with --json, in base 64 beside the rest")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		id, err := readID(args[0], "letter")
		if err != nil {
			return err
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			letter, err := s.Letterbox.Letter(cmd.Context(), id)
			switch {
			case err != nil:
				return hintLetter(err, "letter")
			case raw && !letter.Emptied.IsZero():
				return fmt.Errorf("what letter %d said was removed on %s, for its age; keep_letters in the configuration says when", id, letter.Emptied.Format(time.DateOnly))
			case raw && letter.Letter.Raw == nil:
				return fmt.Errorf("letter %d was too large to be fetched; it lies in the mailbox", id)
			case console.WantsJSON(cmd):
				return w.PrintJSON(wholeLetter(letter, s.Mark(), raw))
			case raw:
				_, err := w.Stdout.Write(letter.Letter.Raw)
				return err
			}
			return printLetter(w, letter, s.Mark())
		})(cmd, args)
	}
	return cmd
}

// A shownLetter is a letter as show prints it.
type shownLetter struct {
	letterLine
	MessageID string `json:"message_id"`
	Size      int64  `json:"size"` // bytes on the server
	Text      string `json:"text"` // the writer's own
	Raw       []byte `json:"raw,omitempty"`
}

func wholeLetter(l keeper.BoxLetter, mailbox string, raw bool) shownLetter {
	shown := shownLetter{letterLineOf(l, mailbox), l.Letter.MessageID, l.Letter.Size, l.Letter.Text, nil}
	if raw {
		shown.Raw = l.Letter.Raw
	}
	return shown
}

func printLetter(w console.World, l keeper.BoxLetter, mailbox string) error {
	line := letterLineOf(l, mailbox)
	if mailbox != "" {
		fmt.Fprintf(w.Stdout, "Mailbox: %s\n", console.Cell(mailbox))
	}
	head := []struct{ name, text string }{
		{"Letter", fmt.Sprint(l.ID)}, {"State", string(l.State)}, {"Why", l.Why}, {"Arrived", inUTC(l.Letter.Arrived)},
		{"From", strings.Join(line.From, ", ")}, {"Player", placeOf(l.Game, l.Name)}, {"Subject", l.Letter.Subject},
	}
	for _, field := range head {
		fmt.Fprintf(w.Stdout, "%-9s%s\n", field.name+":", console.OrDash(field.text))
	}
	text := l.Letter.Text
	if !l.Emptied.IsZero() {
		text = fmt.Sprintf("(What it said was removed on %s, for its age.)", l.Emptied.Format(time.DateOnly))
	}
	_, err := fmt.Fprintf(w.Stdout, "\n%s\n", console.ForTerminal(text))
	return err
}

func newLetterRequeue(w console.World) *cobra.Command {
	var as, reason string
	cmd := console.Changing(&cobra.Command{
		Use:   "requeue ID",
		Short: "Have a letter read again as though it had just come",
		Long: `Have a letter read again as though it had just come. What set it aside is
forgiven, since you have looked at it: that it seemed forged or a machine's,
that reading it failed, that there were too many answers. To be a player's it
still needs the player's tag, unless you say with --as whose it is and with
--reason how you know; the next report tells both. It counts by the time at
which it arrived; orders for a turn that was resolved since are for the next.
A letter that has had its effect is not read again.`,
		Example: "  machipost letter requeue 17 --dry-run\n  machipost letter requeue 17 --as friday/Ann --reason 'It is from her phone.'",
		Args:    console.Exactly("ID"),
	})
	cmd.Flags().StringVar(&as, "as", "", "the letter is this player's: `GAME/PLAYER`")
	cmd.Flags().StringVar(&reason, "reason", "", "why you know, a `sentence` for the next report")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		again, err := readRequeue(args[0], as, reason)
		if err != nil {
			return err
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			letter, err := s.Letterbox.Requeue(cmd.Context(), again)
			if err != nil {
				return service.Advise(hintLetter(err, "letter"), again.Game)
			}
			return w.Tell(cmd, letterLineOf(letter, s.Mark()), fmt.Sprintf("Letter %d was read again: %s", letter.ID, became(letter)))
		})(cmd, args)
	}
	return cmd
}

func readRequeue(id, as, reason string) (keeper.Requeue, error) {
	again := keeper.Requeue{Reason: keeper.OneLine(reason)}
	var err error
	if again.ID, err = readID(id, "letter"); err != nil {
		return again, err
	}
	if (as == "") != (again.Reason == "") {
		return again, console.Usage(errors.New("--as GAME/PLAYER and --reason 'Ann rang me up.' go together"))
	}
	var found bool
	again.Game, again.Player, found = strings.Cut(as, "/")
	if as != "" && (!found || again.Game == "" || again.Player == "") {
		return again, console.Usage(fmt.Errorf("--as %q: write GAME/PLAYER, like friday/Ann", as))
	}
	return again, nil
}

// became is what has become of a letter, in a sentence.
func became(l keeper.BoxLetter) string {
	switch l.State {
	case records.Applied:
		return fmt.Sprintf("it has had its effect for %s.", placeOf(l.Game, l.Name))
	case records.Unconfirmed:
		return fmt.Sprintf("%s is asked whether it is a letter of theirs (%s).", placeOf(l.Game, l.Name), console.Cell(l.Why))
	case records.Answered:
		return "it is answered and has changed nothing."
	}
	return fmt.Sprintf("it is set aside still: %s.", console.Cell(l.Why))
}

// hintLetter adds what to do about a letter that there is not.
func hintLetter(err error, list string) error {
	if errors.Is(err, records.ErrNoLetter) {
		return fmt.Errorf("%w; 'machipost %s list --state all' lists them", err, list)
	}
	return err
}
