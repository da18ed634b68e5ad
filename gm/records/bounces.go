package records

// A letter that comes back counts against the address it went to: one that
// failed for good (5.x.x, RFC 3463) as much as four that failed for now. From
// three of the former on, the player is unreachable, until a letter from the
// player shows otherwise.
const (
	HardBounce    = 4
	SoftBounce    = 1
	UnreachableAt = 3 * HardBounce
)

// Unreachable tells whether letters to the player keep coming back.
func (p Player) Unreachable() bool { return p.Bounced >= UnreachableAt }
