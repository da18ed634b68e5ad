package store_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
)

// What is due, of queues of chance, is what is written of it, told here without any index:
// the ranks of letters, who waits for whom, and how many may go.
func TestDueIsWhatTheQueueSays(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	friday := addGame(t, db, "friday")
	for seed := range uint64(40) {
		chance := rand.New(rand.NewPCG(seed, 1))
		var queue []records.Outgoing
		update(t, db, func(tx records.Tx) error {
			for i := range 1 + chance.IntN(30) {
				out := records.Outgoing{
					Kind: []records.OutgoingKind{records.Report, records.Answer, records.Notice}[chance.IntN(8)%3],
					To:   fmt.Sprintf("%c@Example.org", 'a'+chance.IntN(9)), MessageID: fmt.Sprintf("%d-%d@x", seed, i), Raw: []byte("x"),
					Created: noon, Due: noon.Add(time.Duration(chance.IntN(5)/4) * time.Minute), Proven: chance.IntN(8) == 0,
				}
				if chance.IntN(3) == 0 {
					out.To = strings.ToLower(out.To)
				}
				if chance.IntN(3) == 0 {
					out.Player = friday.Players[0].ID
				}
				id, err := tx.Outbox.Queue(out)
				fail(t, err)
				out.ID = id
				queue = append(queue, out)
			}
			for range 9 {
				limit, others := 1+chance.IntN(20), chance.IntN(8)
				due, err := tx.Outbox.Due(noon, limit, others)
				fail(t, err)
				var ids []int64
				for _, out := range due {
					ids = append(ids, out.ID)
				}
				same(t, fmt.Sprintf("queue %d, %d and %d to others", seed, limit, others), ids, dueOf(queue, limit, others))
			}
			for _, out := range queue {
				fail(t, tx.Attempts.Sent(out.ID, noon))
			}
			return nil
		})
	}
}

// rankOf is before which others a letter goes.
func rankOf(out records.Outgoing) int {
	switch {
	case out.Proven, out.Kind == records.Notice, out.Kind == records.Report && out.Player != 0:
		return 0
	case out.Kind == records.Report, out.Player != 0:
		return 1
	}
	return 2
}

// dueOf are the letters of a queue that are due at noon.
func dueOf(queue []records.Outgoing, limit, others int) (ids []int64) {
	boxes := map[string][]records.Outgoing{} // by address, oldest first
	for _, out := range queue {
		if others > 0 || rankOf(out) == 0 {
			boxes[strings.ToLower(out.To)] = append(boxes[strings.ToLower(out.To)], out)
		}
	}
	seen, room := map[string]bool{}, [3]int{tested.room * limit, others, others}
	type ranked struct {
		id   int64
		rank int
	}
	var waiting []ranked
	for _, out := range queue {
		address, rank := strings.ToLower(out.To), rankOf(out)
		if room[rank] == 0 || boxes[address][0].Due.After(noon) {
			continue
		}
		if room[rank]--; seen[address] {
			continue
		}
		seen[address] = true
		first := rankOf(slices.MinFunc(boxes[address], func(a, b records.Outgoing) int { return rankOf(a) - rankOf(b) }))
		for _, one := range boxes[address] {
			if one.Due.After(noon) {
				break
			}
			waiting = append(waiting, ranked{one.ID, first})
		}
	}
	slices.SortFunc(waiting, func(a, b ranked) int { return cmp.Or(a.rank-b.rank, cmp.Compare(a.id, b.id)) })
	for _, one := range waiting {
		if len(ids) == limit || one.rank > 0 && others == 0 {
			break
		}
		if one.rank > 0 {
			others--
		}
		ids = append(ids, one.id)
	}
	return ids
}
