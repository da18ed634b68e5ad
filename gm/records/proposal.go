package records

import "time"

// A ProposalState is what became of a proposal.
type ProposalState string

// The states of a proposal.
const (
	ProposalOpen     ProposalState = "open"     // it waits for a yes
	ProposalFiled    ProposalState = "filed"    // its writer said yes
	ProposalReplaced ProposalState = "replaced" // other orders came since, or were taken back
	ProposalLapsed   ProposalState = "lapsed"   // its turn was resolved
)

// A Proposal is a sheet as a letter may have been meant: it is filed once its writer says
// yes to the answer.
type Proposal struct {
	Player int64
	Turn   int    // that it is for
	Letter int64  // that was not understood whole
	Orders string // the whole sheet, canonical
	Asked  string // in this message of ours
	Made   time.Time
	State  ProposalState
}

// A ProposalReader looks at proposals.
type ProposalReader interface {
	// Asked returns the newest proposal of the letters of ours with these message ids,
	// whatever became of it; nil when there is none. It fails only when the store does.
	Asked(messageIDs []string) (*Proposal, error)
	// Open returns the newest one of each player of a game that waits for a yes, for a
	// turn or one before it. It fails only when the store does.
	Open(game int64, turn int) (map[int64]Proposal, error)
	// Waiting are the turns of those that wait for a yes in games that run, by player. It
	// fails only when the store does.
	Waiting() (map[int64]int, error)
}

// Proposals are sheets that wait for a yes.
type Proposals interface {
	ProposalReader
	// Add keeps a proposal. It fails only when the store does.
	Add(Proposal) error
	// Close ends those of a player that wait, for turns from one to another, both among
	// them. It fails only when the store does.
	Close(player int64, from, to int, as ProposalState) error
}
