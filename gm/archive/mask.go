package archive

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"time"

	"machipost/gm/records"
	"machipost/reports/voice"
)

// A mask puts seats in the place of the names of people who are not to be named, and takes
// out what was never meant for everybody, though somebody wrote it to all: addresses, and
// the tags of letters.
type mask struct {
	called       map[string]string // what stands for a name, by keyOf it
	found        *regexp.Regexp    // the names, as whole words; nil for none
	stays        []stay            // of those who want no part in it
	address, tag string
}

// A stay is the time in which somebody had a seat; the zero times are no bounds.
type stay struct {
	player       int64
	since, until time.Time
}

// maskOf is the mask of a game. It fails only when the store does.
func maskOf(view records.View, v *voice.Voice, game *records.Game, choice Choice) (*mask, error) {
	m := &mask{called: map[string]string{}, address: v.Say("ArchiveAddress", nil, nil), tag: v.Say("ArchiveTag", nil, nil)}
	changes, err := view.Changes.Of(game.ID, 0)
	if err != nil {
		return nil, err
	}
	seat := func(player int64) string { return v.Say("ArchiveSeat", int(game.SeatWith(player))+1, nil) }
	if choice.Seats {
		for _, p := range game.Players {
			m.call(p.Name, seat(p.ID))
		}
		for _, c := range changes {
			if c.Player != 0 {
				m.call(c.Who, seat(c.Player))
			}
		}
	}
	wishing, err := view.Wishes.Wish(records.NoArchive)
	if err != nil {
		return nil, err
	}
	past, err := pastIn(view, game, wishing)
	if err != nil {
		return nil, err
	}
	for _, p := range past {
		names := records.NamesOf(changes, p)
		for _, name := range names {
			m.call(name.Name, seat(p.Player))
		}
		m.stays = append(m.stays, stay{p.Player, names[len(names)-1].Since, p.Until})
	}
	m.find()
	return m, nil
}

// call has something stand for a name, unless something does already.
func (m *mask) call(name, as string) {
	if key := keyOf(name); key != "" && m.called[key] == "" {
		m.called[key] = as
	}
}

// keyOf is a name in small letters, with one space where there is room: a line may have
// been broken there.
func keyOf(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

// pastIn are the times in a game of people with these addresses, those of today too.
func pastIn(view records.View, game *records.Game, addresses map[string]bool) (past []records.PastPlayer, err error) {
	for _, p := range game.Players {
		if slices.ContainsFunc(p.Addresses(), func(a string) bool { return a != "" && addresses[a] }) {
			past = append(past, records.PastPlayer{Game: game.ID, Player: p.ID, Name: p.Name})
		}
	}
	for address := range addresses {
		had, err := view.Players.Past(address)
		if err != nil {
			return nil, err
		}
		for _, p := range had {
			if p.Game == game.ID {
				past = append(past, p)
			}
		}
	}
	slices.SortStableFunc(past, func(a, b records.PastPlayer) int {
		return cmp.Or(cmp.Compare(a.Player, b.Player), a.Until.Compare(b.Until), cmp.Compare(a.Name, b.Name))
	})
	return past, nil
}

// find makes the pattern of the names. The longest comes first: of two that begin alike
// that is the one that is meant.
func (m *mask) find() {
	var names []string
	for name := range m.called {
		names = append(names, strings.ReplaceAll(regexp.QuoteMeta(name), " ", `\s+`))
	}
	if len(names) == 0 {
		return
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b)) })
	m.found = regexp.MustCompile(`(?i)(^|[^\pL\pN])(` + strings.Join(names, "|") + `)($|[^\pL\pN])`)
}

// names are these with seats for those who are not to be named.
func (m *mask) names(of []string) []string {
	all := slices.Clone(of)
	for i, name := range of {
		if called := m.called[keyOf(name)]; called != "" {
			all[i] = called
		}
	}
	return all
}

// What nobody means to publish.
var (
	anAddress = regexp.MustCompile(`[^\s<>@(]+@[^\s<>@]*[^\s<>@.,;:!?)]`)
	aTag      = regexp.MustCompile(`[\pL\pN_-]+#[A-Za-z0-9]{8,}`)
)

// text is what somebody wrote to all, as everybody may read it for ever.
func (m *mask) text(of string) string {
	of = aTag.ReplaceAllLiteralString(anAddress.ReplaceAllLiteralString(of, m.address), m.tag)
	if m.found == nil {
		return of
	}
	var b strings.Builder
	for {
		at := m.found.FindStringSubmatchIndex(of)
		if at == nil {
			return b.String() + of
		}
		b.WriteString(of[:at[4]] + m.called[keyOf(of[at[4]:at[5]])])
		of = of[at[5]:]
	}
}

// hides tells whether what a player wrote at a time is left out.
func (m *mask) hides(player int64, sent time.Time) bool {
	return slices.ContainsFunc(m.stays, func(s stay) bool {
		return s.player == player && !sent.Before(s.since) && (s.until.IsZero() || !sent.After(s.until))
	})
}
