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

// many are the answers of a server with so many letters, more than a hundred, of which it
// hands over a hundred at a time.
func many(letters int) []answer {
	lists, bodies := [2]string{}, [2]string{}
	for uid := 1; uid <= letters; uid++ {
		lists[0] += listed(uid)
		bodies[(uid-1)/100] += body(uid)
	}
	return []answer{
		{to: "UID FETCH 1:*", say: lists[0] + done},
		{to: "UID FETCH 1:100 (UID BODY", say: bodies[0] + done},
		{to: fmt.Sprintf("UID FETCH 101:%d (UID BODY", letters), say: bodies[1] + done},
	}
}

// together is an answer to what asks for the three letters at once.
func together(say string) answer { return answer{to: "UID FETCH 1:3 (UID BODY", say: say} }

// Letters are asked for together. Those that do not come then are asked for one by one,
// and only they.
func TestBodiesTogether(t *testing.T) {
	t.Parallel()
	cutIn := func(uid int) string { return fmt.Sprintf("* %d FETCH (UID %d BODY[] {40}\nFrom: drop", uid, uid) }
	for _, c := range []struct {
		name   string
		first  []answer
		uids   []int
		single []int // asked for one by one
		logins int
	}{
		{"all come, in any order", []answer{together(body(3) + body(1) + body(2) + done)}, []int{1, 2, 3}, nil, 1},
		{"one is missing", []answer{together(body(1) + body(3) + done)}, []int{1, 2, 3}, []int{2}, 1},
		{"one is empty", []answer{together(body(1) + "* 2 FETCH (UID 2 BODY[] \"\")\n" + body(3) + done)}, []int{1, 2, 3}, []int{2}, 1},
		{"an unasked FETCH comes in the place of one", []answer{together(body(1) + "* 2 FETCH (UID 2 FLAGS ())\n" + body(3) + done)}, []int{1, 2, 3}, []int{2}, 1},
		{"one comes that nobody asked for", []answer{together(body(9) + body(1) + body(2) + body(3) + done)}, []int{1, 2, 3}, nil, 1},
		{"one comes twice", []answer{together(body(1) + body(1) + body(2) + body(3) + done)}, []int{1, 2, 3}, nil, 1},
		{"a refusal is of one of them, and nobody knows of which", []answer{together(body(1) + body(2) + "TAG NO cannot read one")}, []int{1, 2, 3}, []int{1, 2, 3}, 1},
		{"the line is cut in one of them", []answer{together(body(1) + cutIn(2))}, []int{1, 2, 3}, []int{2, 3}, 2},
		{"the line is cut between two of them", []answer{together(body(1) + "drop")}, []int{1, 2, 3}, []int{2, 3}, 2},
		{"garbage", []answer{together(body(1) + "* 2 FETCH )(\x01")}, []int{1, 2, 3}, []int{2, 3}, 2},
		{"one of them costs the line, also by itself", []answer{together(body(1) + cutIn(2)), {to: "UID FETCH 2 (UID BODY", say: "drop"}},
			[]int{1, -2, 3}, []int{2, 3}, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := imapScript("", c.first...)
			uids, why, mark, err := poll(t, scripted(t, s), 0)
			if err != nil || !slices.Equal(uids, c.uids) || mark.UID != 3 {
				t.Errorf("gave %v (%s), mark %v, %v", uids, why, mark, err)
			}
			var single []int
			for uid := 1; uid <= 3; uid++ {
				if s.heardAny(fmt.Sprintf("UID FETCH %d (UID BODY", uid)) {
					single = append(single, uid)
				}
			}
			if logins := s.times("LOGIN"); !slices.Equal(single, c.single) || logins != c.logins {
				t.Errorf("asked one by one for %v, want %v; %d logins, want %d: %q", single, c.single, logins, c.logins, s.heard())
			}
		})
	}
}

// times is how often clients said a line that begins so.
func (s *script) times(beginning string) (times int) {
	for _, line := range s.heard() {
		if strings.HasPrefix(line, beginning) {
			times++
		}
	}
	return times
}

// A body that never comes costs its time, among others and by itself, and then the
// others are read.
func TestASilentBodyAmongOthers(t *testing.T) {
	t.Parallel()
	wrong := facing("silence", func(timeout time.Duration) string {
		s := imapScript(" MOVE", together(body(1)+"silence"), answer{to: "UID FETCH 2 (UID BODY", say: "silence"})
		inbox := scripted(t, s, moving, func(c *mailbox.IMAPConfig) { c.Timeout = timeout })
		uids, why, mark, err := poll(t, inbox, 0)
		if err != nil || !slices.Equal(uids, []int{1, -2, 3}) || mark.UID != 3 || !strings.Contains(why, "deadline exceeded") || !s.heardAny("UID MOVE 1,3 ") {
			return fmt.Sprintf("gave %v, mark %v, %q, %v", uids, mark, why, err)
		}
		return ""
	})
	if wrong != "" {
		t.Error(wrong)
	}
}

// A server that loses the line whenever it is asked for several, and hands over each by
// itself, is asked for several once a poll.
func TestAServerThatCannotDoSeveral(t *testing.T) {
	t.Parallel()
	var each []answer
	for uid := 1; uid <= 102; uid++ {
		each = append(each, answer{to: fmt.Sprintf("UID FETCH %d (UID BODY", uid), say: body(uid) + done})
	}
	answers := many(102)
	answers[1].say, answers[2].say = "drop", "drop"
	s := imapScript("", append(answers, each...)...)
	uids, why, mark, err := poll(t, scripted(t, s), 0)
	if err != nil || len(uids) != 102 || why != "" || mark.UID != 102 || s.heardAny("UID FETCH 101:102") {
		t.Errorf("gave %v (%s), mark %v, %v", uids, why, mark, err)
	}
}

// A body that is larger than the server has told is asked for by itself, and cut off at
// the limit.
func TestAnUnderstatedSizeAmongOthers(t *testing.T) {
	t.Parallel()
	head := "From: ann@players.test\nSubject: "
	long := func(uid int) string {
		text := head + strings.Repeat("x", 60)
		return fmt.Sprintf("* %d FETCH (UID %d BODY[] {%d}\n%s)\n", uid, uid, len(text)+strings.Count(text, "\n"), text)
	}
	s := imapScript("", together(body(1)+long(2)+body(3)+done), answer{to: "UID FETCH 2 (UID BODY", say: long(2) + done})
	var got []post.Letter
	_, err := scripted(t, s, func(c *mailbox.IMAPConfig) { c.Limit = int64(len(small)) }).Unread(t.Context(), post.Mark{UIDValidity: 7}, func(some []post.Letter) error {
		got = append(got, some...)
		return nil
	})
	if err != nil || len(got) != 3 || got[1].Raw != nil || got[1].Unreadable == "" || got[2].Raw == nil {
		t.Errorf("gave %+v, %v", got, err)
	}
}
