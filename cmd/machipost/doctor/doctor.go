// Package doctor is the command doctor: it looks at everything that a service needs, a
// line a check, and says of what is not well what to do.
//
// It changes nothing but for one letter of its own, which it sends to itself and takes
// away again, and one that the mail server is asked for the time by. It mends nothing.
// What may enter is a check: a row of the table, with its remedy.
package doctor

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/gm/mailbox"
	"machipost/gm/store/outside"
)

// A State is what came of a check.
type State string

// The states of a check; only Error sets the exit status.
const (
	OK      State = "ok"
	Info    State = "info"
	Warning State = "warning"
	Error   State = "error"
	Skipped State = "skipped"
)

// A Finding is the line of one check.
type Finding struct {
	Check   string `json:"check"`
	Mailbox string `json:"mailbox,omitempty"` // one behind the first, "" for the first and for what is about all
	State   State  `json:"state"`
	Says    string `json:"says"`
	Remedy  string `json:"remedy"` // what to do; "" where all is well
}

// name is what the line begins with.
func (f Finding) name() string {
	if f.Mailbox == "" {
		return f.Check
	}
	return f.Mailbox + ": " + f.Check
}

// Hands are what the doctor asks of the world beside the mail servers. Tests hand in
// others.
type Hands struct {
	SpaceAt  func(path string) (disk.Space, bool)
	OwnerOf  func(path string) (disk.Owner, bool)
	Root     string        // of the folders in which units and crontabs are looked for; "/" outside tests
	Patience time.Duration // for the letter to come back
	Pause    time.Duration // between two looks for it
}

// A visit is one look at everything: what was found is there for the checks that follow.
type visit struct {
	w       console.World
	hands   Hands
	path    string // of the configuration
	network bool

	config   config.Config
	unread   error // why it could not be read; nil where it was
	exam     outside.Examination
	inbox    *mailbox.IMAP
	postman  *mailbox.SMTP
	imap     mailbox.Visit
	smtp     mailbox.Visit
	imapErr  error
	smtpErr  error
	letter   mailbox.Found
	messages string // the sub-address that the letter went to
}

// A check is one row: what it looks at, which checks must be well before it, and how it
// looks.
type check struct {
	name  string
	needs []string
	wire  bool // it asks a server
	look  func(*visit, context.Context) Finding
}

// Command is the command "doctor".
func Command(w console.World, hands Hands) *cobra.Command {
	var offline bool
	cmd := console.Printing(&cobra.Command{
		Use:   "doctor",
		Short: "Look whether all is well, and say what to do where it is not",
		Long: `Look whether all is well, a line a check: the configuration, whose files there
are, the database, the mail servers, a letter there and back, the domain, what
starts the service, what waits. Lines are ok, info, warning, error or skipped;
each that is not ok says what to do. What is of another mailbox than the first
has its name in front; with --mailbox the others are left out. Only an error
makes the exit status 1.

Run it as the user of the service: sudo -u machipost machipost doctor.`,
		Example: "  machipost doctor\n  machipost doctor --no-network\n  machipost doctor --json",
		Args:    console.Exactly(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			v := visiting(w, hands, console.ConfigPath(cmd), !offline)
			only := console.Mailbox(cmd)
			if v.unread == nil { // else that is what is found
				one, err := v.config.Named(only)
				if err != nil {
					return err
				}
				if only != "" {
					only = one[0].Shown()
				}
			}
			findings := v.look(cmd.Context(), only)
			if err := tell(w, cmd, findings); err != nil {
				return err
			}
			return verdict(findings)
		},
	})
	cmd.Flags().BoolVar(&offline, "no-network", false, "ask no server; what needs one is skipped")
	return cmd
}

// Look carries all checks out, in order, and returns a finding for each.
func Look(ctx context.Context, w console.World, hands Hands, path string, network bool) []Finding {
	return visiting(w, hands, path, network).look(ctx, "")
}

// visiting is a visit at its beginning: the configuration is read, where it can be.
func visiting(w console.World, hands Hands, path string, network bool) *visit {
	v := &visit{w: w, hands: hands, path: path, network: network}
	v.config, v.unread = config.Read(path, w.Getenv)
	return v
}

// look is Look for one mailbox only, and what is about all; "" for all of them.
func (v *visit) look(ctx context.Context, only string) []Finding {
	first := checks()
	if v.unread == nil && only != "" && only != v.config.Shown() {
		first = those(first, ofAll)
	}
	findings, failed := v.all(ctx, first, map[string]bool{})
	for _, other := range v.config.Others {
		if only != "" && only != other.Name {
			continue
		}
		found, _ := v.of(other).all(ctx, those(checks(), ofEach), failed)
		for i := range found {
			found[i].Mailbox = other.Name
		}
		findings = append(findings, found...)
	}
	return findings
}

// all carries checks out, in order. before are those that failed already.
func (v *visit) all(ctx context.Context, checks []check, before map[string]bool) (findings []Finding, failed map[string]bool) {
	failed = maps.Clone(before)
	for _, c := range checks {
		f := v.carryOut(ctx, c, failed)
		f.Check = c.name
		failed[c.name] = f.State == Error || f.State == Skipped
		findings = append(findings, f)
	}
	return findings, failed
}

// carryOut does one check, or skips it.
func (v *visit) carryOut(ctx context.Context, c check, failed map[string]bool) Finding {
	if at := slices.IndexFunc(c.needs, func(name string) bool { return failed[name] }); at >= 0 {
		return Finding{State: Skipped, Says: "not looked at: it needs " + c.needs[at], Remedy: "mend " + c.needs[at] + " first"}
	}
	if c.wire && !v.network {
		return Finding{State: Skipped, Says: "not looked at: it asks a server", Remedy: "run 'machipost doctor' without --no-network"}
	}
	return c.look(v, ctx)
}

// verdict is an error where a check has one.
func verdict(findings []Finding) error {
	n := 0
	for _, f := range findings {
		if f.State == Error {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	return fmt.Errorf("%s of %d: see the lines that begin with error", console.Counted(n, "fault"), len(findings))
}

// tell prints the lines, a remedy below the line that it is for.
func tell(w console.World, cmd *cobra.Command, findings []Finding) error {
	if console.WantsJSON(cmd) {
		return w.PrintJSON(findings)
	}
	var b strings.Builder
	width := 22
	for _, f := range findings {
		width = max(width, len(f.name()))
	}
	for _, f := range findings {
		fmt.Fprintf(&b, "%-8s %-*s %s\n", f.State, width, f.name(), console.Cell(f.Says))
		if f.Remedy != "" && f.State != Skipped {
			fmt.Fprintf(&b, "%-*s %s\n", width+9, "", console.Cell(f.Remedy))
		}
	}
	_, err := fmt.Fprint(w.Stdout, b.String())
	return err
}

// Findings in short.

func ok(format string, args ...any) Finding {
	return Finding{State: OK, Says: fmt.Sprintf(format, args...)}
}

func info(remedy, format string, args ...any) Finding {
	return Finding{State: Info, Says: fmt.Sprintf(format, args...), Remedy: remedy}
}

func warning(remedy, format string, args ...any) Finding {
	return Finding{State: Warning, Says: fmt.Sprintf(format, args...), Remedy: remedy}
}

func failure(remedy, format string, args ...any) Finding {
	return Finding{State: Error, Says: fmt.Sprintf(format, args...), Remedy: remedy}
}
