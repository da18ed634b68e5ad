// Package setup is the command init: it asks what is missing, finds the mail servers,
// and makes what a service needs to run, for the user that it runs as.
//
// It sends nothing, opens no database and knows no game; it looks at servers only to
// find out where they are. What may enter is a question to whoever sets a service up,
// and a fact about a provider, with its source.
package setup

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/gm/store/postgres"
)

// A plan is all that init has decided upon.
type plan struct {
	address, keeper, database, zone, separator string
	imap, smtp                                 server
	user, way, from, ca                        string // way is the setting that tells of the password, from its value
	password                                   string // to be written into the file from; "" for one that is there, or elsewhere
	perDay                                     int
}

// A done is what init did, as JSON.
type done struct {
	Config  string   `json:"config"`
	Changed bool     `json:"changed"`
	Made    []string `json:"made"`  // files and folders
	Runs    string   `json:"runs"`  // whom the service runs as
	Found   string   `json:"found"` // how the servers were found; "" when they were named
	Notes   []string `json:"notes"` // what else to know
	Cron    string   `json:"cron"`  // the line of a crontab
	Unit    string   `json:"unit"`  // what starts the service with systemd
}

// Command is the command "init". look is what looks whether all is well, at the end.
func Command(w console.World, look func(*cobra.Command, []string) error) *cobra.Command {
	var said answers
	var file string
	var offline bool
	cmd := console.Changing(&cobra.Command{
		Use:   "init",
		Short: "Set the service up: asks five questions at most",
		Long: `Set the service up. It asks for the address, the mail provider where that does
not tell, the password, your own address and a time zone; then it writes the
configuration, makes the database's folder, prints what it did and how to start
the service, and looks whether all is well ('machipost doctor').

All answers can be flags, or lines of a file for --answers. Run again it changes
nothing but what it is told to. As root it sets up a service that runs as the
user machipost, with /etc/machipost/machipost.toml; else one of your own.`,
		Example: `  machipost init
  machipost init --address gm@mailbox.org --keeper me@mailbox.org \
      --password-file pw
  machipost init --answers answers.toml --no-network`,
		Args: console.Exactly(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := readAnswers(file, &said); err != nil {
				return console.Usage(err)
			}
			warnOfAnswers(w, file, said)
			s := &setup{w: w, cmd: cmd, said: said, offline: offline, person: &person{w: w, ctx: cmd.Context(), lines: bufio.NewReader(w.Stdin)}}
			if err := s.run(); err != nil || console.IsDry(cmd) || console.WantsJSON(cmd) || offline {
				return err
			}
			fmt.Fprintln(w.Stdout)
			return look(cmd, nil)
		},
	})
	cmd.Flags().SortFlags = false
	flagsOf(cmd.Flags(), &said)
	completeFlags(cmd)
	cmd.Flags().StringVar(&file, "answers", "", "a `FILE` with answers: a line each, like zone = \"UTC\"")
	cmd.Flags().BoolVar(&offline, "no-network", false, "look for no servers, and do not look whether all is well")
	return cmd
}

// A setup is one run of init.
type setup struct {
	w       console.World
	cmd     *cobra.Command
	said    answers
	offline bool
	person  *person

	path   string // of the configuration
	ground ground
	did    done
}

func (s *setup) run() error {
	s.path = s.where()
	var err error
	if s.ground, err = groundFor(s.w.User, s.said.ServiceUser); err != nil {
		return err
	}
	s.did = done{Config: s.path, Made: []string{}, Notes: []string{}, Runs: s.ground.user, Cron: console.CronLine(s.path), Unit: s.unit()}
	content, err := os.ReadFile(s.path)
	switch {
	case err == nil:
		err = s.change(string(content))
	case errors.Is(err, fs.ErrNotExist):
		err = s.begin()
	case errors.Is(err, fs.ErrPermission):
		err = fmt.Errorf("%w; run it as root, or name another file with --config", err)
	}
	if err != nil {
		return err
	}
	return s.w.Tell(s.cmd, s.did, s.sentence())
}

// where is the configuration: the one that is named, else the one in the folder one is in,
// for root, where there is none, that of the system.
func (s *setup) where() string {
	path, _ := s.cmd.Flags().GetString("config") // every command has it
	if _, err := os.Stat(path); err != nil && !s.cmd.Flags().Changed("config") && s.w.User.IsRoot() {
		path = console.SystemConfig
	}
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	return path
}

// begin makes everything new.
func (s *setup) begin() error {
	p, err := s.plan()
	if err != nil {
		return err
	}
	content := rendered(p.settings())
	if err := config.Check("", content); err != nil { // what is not there has no lines
		return err
	}
	if s.did.Changed = true; console.IsDry(s.cmd) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(s.path), sharedEntry); err != nil {
		return fmt.Errorf("%w; run it as root, or name another file with --config", err)
	}
	if err := s.lay(p, content); err != nil {
		return err
	}
	s.did.Made = append(s.did.Made, s.path)
	return nil
}

// lay makes the database's folder, the configuration and the file of the password, in
// this order, and where it fails nothing that was not there.
func (s *setup) lay(p plan, content string) error {
	folder, made := "", false
	if p.database != "" && !postgres.Is(p.database) {
		var err error
		folder = filepath.Dir(p.database)
		if made, err = s.ground.folder(folder); err != nil {
			return err
		}
	}
	papers := []paper{{s.path, content}}
	if p.password != "" {
		papers = append(papers, paper{p.from, p.password + "\n"})
	}
	if err := s.papers(p, papers); err != nil {
		if made {
			err = errors.Join(err, os.Remove(folder))
		}
		return err
	}
	if made {
		s.did.Made = append(s.did.Made, folder)
	}
	if p.password != "" {
		s.did.Made = append(s.did.Made, p.from)
	}
	return nil
}

// papers writes the files. A password that is there already the service must be able to
// read, and nobody else.
func (s *setup) papers(p plan, papers []paper) error {
	if p.way == wayFile && p.password == "" {
		if err := s.ground.give(p.from, s.ground.fileMode()); err != nil {
			return err
		}
	}
	return s.ground.write(papers)
}

// change changes what was asked for in a configuration that is there, and nothing else.
func (s *setup) change(content string) error {
	if !s.said.any() {
		return nil
	}
	settings, p, err := s.asked()
	if err != nil {
		return err
	}
	next := content
	if p.way != "" {
		for _, section := range []string{"imap", "smtp"} {
			next = without(next, section, ways...)
		}
	}
	if next = changed(next, settings); next == content && p.password == "" {
		return nil
	}
	if err := config.Check(s.path, next); err != nil {
		return err
	}
	if s.did.Changed = true; console.IsDry(s.cmd) {
		return nil
	}
	return s.lay(p, next)
}

// unit is what starts the service with systemd; "" for a configuration that the unit does
// not read.
func (s *setup) unit() string {
	if s.path != console.SystemConfig {
		return ""
	}
	return "systemctl enable --now machipost"
}

// sentence tells a person what was done and what comes next.
func (s *setup) sentence() string {
	var b strings.Builder
	d := s.did
	switch {
	case console.IsDry(s.cmd) && d.Changed:
		fmt.Fprintf(&b, "It would write %s for a service that runs as %s.\n", d.Config, cmp.Or(d.Runs, "you"))
	case len(d.Made) > 0 || d.Changed:
		fmt.Fprintf(&b, "Written: %s. The service runs as %s.\n", d.Config, cmp.Or(d.Runs, "you"))
	default:
		fmt.Fprintf(&b, "%s is there, and nothing was asked for: nothing is changed.\n", d.Config)
	}
	for _, made := range d.Made {
		if made != d.Config {
			fmt.Fprintf(&b, "Made: %s\n", made)
		}
	}
	if d.Found != "" {
		fmt.Fprintf(&b, "The mail servers were found by %s.\n", d.Found)
	}
	for _, note := range d.Notes {
		fmt.Fprintf(&b, "Mind: %s.\n", note)
	}
	b.WriteString("Start it with cron")
	if s.ground.shared() {
		fmt.Fprintf(&b, ", in the crontab of %s", d.Runs)
	}
	fmt.Fprintf(&b, ":\n  %s", d.Cron)
	if d.Unit != "" {
		fmt.Fprintf(&b, "\nor with systemd:\n  %s", d.Unit)
	}
	return b.String()
}
