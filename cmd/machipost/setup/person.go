package setup

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"machipost/cmd/machipost/console"
)

// A person is who is asked where something was not said.
type person struct {
	w     console.World
	ctx   context.Context // done when the person breaks off
	lines *bufio.Reader
}

// tries is how often one question is asked.
const tries = 3

// errBrokenOff tells of a person who had enough.
var errBrokenOff = errors.New("broken off; nothing was made or changed")

// A question is one that a person is asked, unless a flag or a file of answers has said it.
type question struct {
	flag, words string
	usual       string             // stands for an empty line; "" for none
	fits        func(string) error // fails for an answer that cannot be
}

// told is what was said, else what is asked for. It fails where what was said cannot be,
// and when nobody is there to answer.
func (p *person) told(said string, q question) (string, error) {
	switch {
	case said != "":
		if err := q.fits(said); err != nil {
			return "", console.Usage(fmt.Errorf("--%s %w", q.flag, err))
		}
		return said, nil
	case !p.w.Asks && q.usual != "":
		return q.usual, nil
	case !p.w.Asks:
		return "", console.Usage(fmt.Errorf("nobody is there to be asked: add --%s, or --answers FILE", q.flag))
	}
	words := q.words
	if q.usual != "" {
		words += fmt.Sprintf(" [%s]", q.usual)
	}
	return p.again(words+": ", q.fits, func() (string, error) {
		line, err := p.line()
		if line == "" && err != nil {
			return "", err
		}
		return cmp.Or(line, q.usual), nil
	})
}

// again asks until the answer fits, a few times. It fails with what is wrong with the last.
func (p *person) again(words string, fits func(string) error, read func() (string, error)) (string, error) {
	for try := 1; ; try++ {
		fmt.Fprint(p.w.Stderr, words)
		answer, err := read()
		if p.ctx.Err() != nil {
			fmt.Fprintln(p.w.Stderr)
			return "", errBrokenOff
		}
		if err != nil {
			return "", err
		}
		fault := fits(answer)
		if fault == nil || try == tries {
			return answer, fault
		}
		fmt.Fprintf(p.w.Stderr, "%s\n", console.ForTerminal(fault.Error()))
	}
}

// line reads one, unless the person breaks off: then whoever reads goes on until the
// program ends.
func (p *person) line() (string, error) {
	type read struct {
		text string
		err  error
	}
	got := make(chan read, 1)
	go func() {
		text, err := p.lines.ReadString('\n')
		got <- read{strings.TrimSpace(text), err}
	}()
	select {
	case r := <-got:
		if r.err != nil {
			r.err = errors.New("the answers ended; begin again with 'machipost init'")
		}
		return r.text, r.err
	case <-p.ctx.Done():
		return "", errBrokenOff
	}
}

// secret asks for the password, and does not show what is written. It fails when nobody
// is there, and for none.
func (p *person) secret(kind secret, made string) (string, error) {
	if !p.w.Asks {
		return "", console.Usage(errors.New("nobody is there to be asked: add --password-file, --password-command, --password-env, --password-credential or --token-command"))
	}
	if made != "" {
		made = " (" + made + ")"
	}
	return p.again(fmt.Sprintf("The password: %s%s; it is not shown: ", kind, made), isPassword, func() (string, error) {
		if p.w.Hidden == nil {
			return p.line()
		}
		text, err := p.w.Hidden(p.ctx)
		fmt.Fprintln(p.w.Stderr)
		return string(text), err
	})
}

// isPassword fails for none.
func isPassword(text string) error {
	if text == "" {
		return errors.New("there was no password")
	}
	return nil
}

// isCommand fails for none.
func isCommand(text string) error {
	if text == "" {
		return errors.New("there was no command")
	}
	return nil
}
