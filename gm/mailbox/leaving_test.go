package mailbox_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// A server that never hands over a body, but says nothing any more, costs its time for
// that letter, and the others are read in the same poll.
func TestASilentBodyIsLeftOut(t *testing.T) {
	t.Parallel()
	wrong := facing("silence", func(timeout time.Duration) string {
		s := imapScript(" MOVE", answer{to: "UID FETCH 2 (UID BODY", say: "silence"})
		inbox := scripted(t, s, moving, func(c *mailbox.IMAPConfig) { c.Timeout = timeout })
		uids, why, mark, err := poll(t, inbox, 0)
		if err != nil || !slices.Equal(uids, []int{1, -2, 3}) || mark.UID != 3 || !strings.Contains(why, "deadline exceeded") {
			return fmt.Sprintf("gave %v, mark %v, %q, %v", uids, mark, why, err)
		}
		if !s.heardAny("UID MOVE 1,3 ") {
			return fmt.Sprintf("said %q", s.heard())
		}
		return ""
	})
	if wrong != "" {
		t.Error(wrong)
	}
}

// A move that costs the connection is not the next letters' fault: they are read over a
// new one. Moving is left to the next round.
func TestAMoveThatCostsTheLine(t *testing.T) {
	t.Parallel()
	for _, say := range []string{"drop", "* garbage (", "* BYE going\ndrop"} {
		s := imapScript(" MOVE", append(many(102), answer{to: "UID MOVE 1:100 ", say: say})...)
		uids, why, mark, err := poll(t, scripted(t, s, moving), 0)
		if err != nil || len(uids) != 102 || mark.UID != 102 {
			t.Errorf("%s: gave %v (%s), mark %v, %v", say, uids, why, mark, err)
		}
		if !s.heardAny("UID MOVE 1:100 ") || s.heardAny("UID MOVE 101") {
			t.Errorf("%s: said %q", say, s.heard())
		}
	}
}

// A server that loses the connection with every letter is out of reach; what was left
// out by then is passed, so that the next poll comes further.
func TestALineThatIsLostAgainAndAgain(t *testing.T) {
	t.Parallel()
	var list strings.Builder
	for uid := range 9 {
		list.WriteString(listed(uid + 1))
	}
	s := imapScript("", answer{to: "UID FETCH 1:*", say: list.String() + done}, answer{to: "UID SEARCH UID ", say: "* SEARCH 1 2 3 4 5 6 7 8 9\n" + done},
		answer{to: "UID FETCH ", say: "drop"})
	uids, _, mark, err := poll(t, scripted(t, s), 0)
	if !slices.Equal(uids, []int{-1, -2, -3, -4, -5}) || mark.UID != 5 || err == nil || !strings.Contains(err.Error(), "fetching letter 6") {
		t.Errorf("gave %v, mark %v, %v", uids, mark, err)
	}
}

// Letters that were left out are asked for by their numbers, and nothing else is.
func TestAgainAsksForThese(t *testing.T) {
	t.Parallel()
	s := imapScript(" MOVE", answer{to: "UID FETCH 1,3 (UID ", say: listed(3) + done}, answer{to: "UID SEARCH UID 1", say: gone},
		answer{to: "UID FETCH 1 (UID BODY", say: done})
	var uids []uint32
	lost, err := scripted(t, s, moving).Again(t.Context(), []post.Mark{{UIDValidity: 7, UID: 3}, {UIDValidity: 7, UID: 1}, {UIDValidity: 6, UID: 2}},
		each(func(l post.Letter) error {
			uids = append(uids, l.Mark.UID)
			return nil
		}))
	if err != nil || !slices.Equal(uids, []uint32{3}) || !slices.Equal(lost, []post.Mark{{UIDValidity: 7, UID: 1}}) {
		t.Errorf("gave %v, gone are %v, %v", uids, lost, err)
	}
	if !s.heardAny("UID MOVE 3 ") || s.heardAny("UID FETCH 1:*") || s.heardAny("UID FETCH 2") {
		t.Errorf("said %q", s.heard())
	}
}

// What is tidied is what lies between the marks, but for what was left out.
func TestTidySaysWhatToMove(t *testing.T) {
	t.Parallel()
	at := func(uid uint32) post.Mark { return post.Mark{UIDValidity: 7, UID: uid} }
	for _, c := range []struct {
		behind, done post.Mark
		but          []post.Mark
		asks, want   string // "" = nothing is moved
	}{
		{at(3), at(9), nil, "UID SEARCH UID 4:9", `UID MOVE 5,9 "Processed"`},
		{at(3), at(9), []post.Mark{at(7), at(4), at(2), at(12), {UIDValidity: 6, UID: 5}}, "UID SEARCH UID 5:6,8:9", `UID MOVE 5,9 "Processed"`},
		{at(3), at(4), []post.Mark{at(4)}, "", ""},
		{at(1), at(2), nil, "UID SEARCH UID 2", ""}, // it was moved
		{at(9), at(9), nil, "", ""},
		{post.Mark{UIDValidity: 6, UID: 3}, at(9), nil, "", ""},
		{post.Mark{UIDValidity: 6, UID: 3}, post.Mark{UIDValidity: 6, UID: 9}, nil, "", ""},
	} {
		for _, refuse := range []string{done, "TAG NO full"} {
			s := imapScript(" MOVE", answer{to: "UID MOVE", say: refuse}, answer{to: "UID SEARCH UID 2", say: gone}, answer{to: "UID SEARCH", say: "* SEARCH 5 9 12\n" + done})
			if err := scripted(t, s, moving).Tidy(t.Context(), c.behind, c.done, c.but); err != nil {
				t.Errorf("%v to %v: %v", c.behind, c.done, err)
			}
			if c.asks != "" && !s.heardAny(c.asks) || c.want == "" && s.heardAny("UID MOVE") || c.want != "" && !s.heardAny(c.want) {
				t.Errorf("%v to %v but %v: said %q, want %q", c.behind, c.done, c.but, s.heard(), c.want)
			}
		}
	}
	s := imapScript(" MOVE")
	for _, stays := range []func(*mailbox.IMAPConfig){func(*mailbox.IMAPConfig) {}, func(c *mailbox.IMAPConfig) { c.Processed, c.ReadOnly = "Processed", true }} {
		if err := scripted(t, s, stays).Tidy(t.Context(), at(3), at(9), nil); err != nil || len(s.heard()) > 0 {
			t.Errorf("where letters stay: said %q, %v", s.heard(), err)
		}
	}
	s = imapScript(" MOVE", answer{to: "UID MOVE", say: "drop"}, answer{to: "UID SEARCH", say: "* SEARCH 4\n" + done})
	if err := scripted(t, s, moving).Tidy(t.Context(), at(3), at(9), nil); err == nil {
		t.Error("a move that was cut off is well")
	}
}
