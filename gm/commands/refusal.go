package commands

import (
	"errors"
	"fmt"

	"machipost/reports"
)

// A Refusal is why something that a letter asks is not done. It is an error to the
// command, and an answer to the writer: nothing is wrong with the letter.
type Refusal struct{ Section reports.Section }

// Error names the section of the answer; what it says is for the player.
func (r Refusal) Error() string { return fmt.Sprintf("refused: %T", r.Section) }

// refuse is what a command returns that is not carried out.
func refuse(s reports.Section) (string, error) { return "", Refusal{s} }

// Answered is the section that a command returned; that of a refusal where it
// refused. It fails with any other error.
func (c *Case) Answered(section string, err error) (string, error) {
	var refusal Refusal
	if errors.As(err, &refusal) {
		return c.Words.Say(refusal.Section), nil
	}
	return section, err
}
