package store_test

import (
	"errors"
	"testing"
	"time"

	"machipost/gm/dice"
	"machipost/gm/post"
	"machipost/gm/records"
)

// fill keeps something of everything of which a mailbox asks for all that there is.
func fill(t *testing.T, db records.Store, name string) {
	t.Helper()
	game := addGame(t, db, name)
	over, waits := addGame(t, db, name+"-over"), addGame(t, db, name+"-waits")
	ann := game.Players[0].ID
	update(t, db, func(tx records.Tx) error {
		game.Deadline, game.Began = noon.Add(time.Hour), noon
		game.Terms.Reminder, game.Terms.Early = 30*time.Minute, true
		over.State, over.Ended, over.Statements = records.Finished, noon, noon
		waits.State = records.Waiting
		answer := records.Outgoing{Kind: records.Answer, MessageID: name + "@x", To: "ann@example.org", Player: ann, Raw: []byte(name), Created: noon.Add(-time.Hour), Due: noon}
		id, err := tx.Outbox.Queue(answer)
		fail(t, err)
		_, err = tx.Outbox.Queue(records.Outgoing{Kind: records.Report, MessageID: name + "-report@x", To: "ann@example.org", Player: ann, Raw: []byte(name), Created: noon, Due: noon})
		fail(t, err)
		letter := records.FiledLetter{Letter: post.Letter{Arrived: noon, Raw: []byte(name), Subject: name}, Filed: noon, State: records.Aside}
		copy(letter.Hash[:], name)
		_, err = tx.Letters.Add(letter)
		fail(t, err)
		return errors.Join(
			tx.Games.Save(game), tx.Games.Save(over), tx.Games.Save(waits),
			tx.Settings.Set("key", name),
			tx.LeftOut.Save(records.LeftOut{Mark: post.Mark{UIDValidity: 1, UID: 1}, Since: noon, Due: noon, Why: name}),
			tx.Outbox.SetState(id, records.Parked, noon),
			tx.Onlookers.AddStandby(records.Standby{Address: "sue@example.org", Name: name}, noon),
			tx.Onlookers.AddObserver(game.ID, "obi@example.org", "example.org", noon),
			tx.Requests.Add(records.Request{Kind: records.AskCommand, Line: name, Address: "ann@example.org", Asked: name + "?", Made: noon}),
			tx.Wishes.Set(name+"@example.org", records.NoArchive, true),
			tx.Debts.Add(ann, noon),
			tx.Chain.Add(records.Link{Game: game.ID, Turn: 1, Made: noon, Value: name}),
			tx.Players.AddPast(game.ID, records.Player{ID: ann, Name: name, Address: "pat@example.org"}, noon),
			tx.Proposals.Add(records.Proposal{Player: ann, Turn: 1, Orders: "buy Mine", Asked: name + "!", Made: noon}),
			tx.Measures.Put(over.ID, records.Measure{Turn: 1, Odds: []int{len(name), 0}, Won: []int{0}}),
			tx.Dice.Lock(records.DiceLock{Game: over.ID, Chain: dice.NewChain(dice.Key{1}), Since: 1}),
		)
	})
	told, err := false, error(nil)
	update(t, db, func(tx records.Tx) error { told, err = tx.Told.Once("matter", noon); return err })
	if !told {
		t.Errorf("%s was told of a matter before", name)
	}
}

// A look is what a mailbox sees by one question.
type look struct {
	what string
	sees any
}

// looks are all questions for what there is, without numbers that the database gives.
func looks(t *testing.T, db records.Store) (all []look) {
	t.Helper()
	names := func(games []records.Game, err error) any {
		fail(t, err)
		var names []string
		for _, g := range games {
			names = append(names, g.Name)
		}
		return names
	}
	counted := func(n int, err error) any { fail(t, err); return n }
	fail(t, db.View(t.Context(), func(v records.View) error {
		add := func(what string, sees any) { all = append(all, look{what, sees}) }
		value, err := v.Settings.Value("key")
		fail(t, err)
		add("setting", value)
		add("all games", names(v.Games.All()))
		add("open", names(v.Games.Open()))
		add("full", names(v.Games.Full()))
		add("played from", names(v.Games.PlayedFrom("ann@example.org")))
		cut, err := v.Deadlines.Cut(noon.Add(2 * time.Hour))
		fail(t, err)
		add("cut", cut)
		add("early", names(v.Deadlines.Early()))
		reminding, err := v.Deadlines.Reminding(noon.Add(45 * time.Minute))
		fail(t, err)
		add("reminding", reminding)
		add("statements", names(v.Deadlines.Statements(noon)))
		any, err := v.Games.HavePlayers()
		fail(t, err)
		add("players", any)
		first, err := v.Deadlines.First()
		fail(t, err)
		next, err := v.Deadlines.Next(noon)
		fail(t, err)
		add("first and next deadline", [2]time.Time{first, next})
		for _, states := range [][]records.LetterState{nil, {records.Aside}} {
			letters, err := v.Letters.Newest(states, 9)
			fail(t, err)
			for _, l := range letters {
				add("letter", l.Letter.Subject)
			}
		}
		aside, fresh, err := v.Letters.SetAside(noon.Add(-time.Hour))
		fail(t, err)
		add("set aside", [2]int{aside, fresh})
		old, err := v.Letters.HaveOld(noon)
		fail(t, err)
		add("old letters", old)
		left, err := v.LeftOut.All()
		fail(t, err)
		for _, l := range left {
			add("left out", l.Why)
		}
		for _, states := range [][]records.OutgoingState{nil, {records.Queued}, {records.Parked}} {
			out, err := v.Outbox.Newest(states, 9)
			fail(t, err)
			for _, o := range out {
				add("letter of ours", o.MessageID)
			}
		}
		unsent, _, err := v.Outbox.NotSent()
		fail(t, err)
		add("not sent", unsent)
		add("answers", counted(v.Outbox.Answered("", noon.Add(-2*time.Hour))))
		add("answers to", counted(v.Outbox.Answered("ann@example.org", noon.Add(-2*time.Hour))))
		add("others who observe", counted(v.Onlookers.OthersOf("", "ann@example.org", time.Time{})))
		observed, err := v.Onlookers.Observed("obi@example.org")
		fail(t, err)
		add("observed", observed)
		standbys, err := v.Onlookers.Standbys()
		fail(t, err)
		add("standbys", standbys)
		request, err := v.Requests.Open("ann@example.org", noon)
		fail(t, err)
		if request != nil {
			add("request", request.Line)
		}
		wishes, err := v.Wishes.Wish(records.NoArchive)
		fail(t, err)
		add("wishes", wishes)
		debts, err := v.Debts.All()
		fail(t, err)
		add("owed", len(debts))
		unkept, err := v.Chain.Unkept()
		fail(t, err)
		for _, link := range unkept {
			add("unkept", link.Value)
		}
		past, err := v.Players.Past("pat@example.org")
		fail(t, err)
		for _, p := range past {
			add("past", p.Name)
		}
		unlocked, err := v.Dice.Unlocked()
		fail(t, err)
		add("without dice", len(unlocked))
		waiting, err := v.Proposals.Waiting()
		fail(t, err)
		add("proposals", len(waiting))
		said, err := v.Measures.Prophecies(9)
		fail(t, err)
		add("prophecies", said)
		ended, err := v.Measures.Over(9)
		fail(t, err)
		add("over", len(ended))
		add("told", counted(v.Told.Since("mat", noon.Add(-time.Hour))))
		return nil
	}))
	update(t, db, func(tx records.Tx) error {
		due, err := tx.Outbox.Due(noon, 9, 9)
		all = append(all, look{"due", len(due)})
		return err
	})
	return all
}

// Mailboxes that share a database see what they would see without each other.
func TestMailboxesSeeOnlyTheirOwn(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	for _, mailbox := range []string{"", "club", "o'hara"} {
		fill(t, records.Within(db, mailbox), "game"+mailbox)
	}
	for _, mailbox := range []string{"", "club", "o'hara"} {
		alone, _ := open(t)
		fill(t, alone, "game"+mailbox)
		want, got := looks(t, alone), looks(t, records.Within(db, mailbox))
		same(t, "how much "+mailbox+" sees", len(got), len(want))
		for i := range min(len(got), len(want)) {
			same(t, mailbox+" sees", got[i], want[i])
		}
	}
}

// What is another mailbox's cannot be had by its number either.
func TestMailboxesDoNotReachIntoOthers(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	queue(t, db, records.Outgoing{To: "ann@example.org", Player: game.Players[0].ID})
	var letter int64
	update(t, db, func(tx records.Tx) (err error) {
		letter, err = tx.Letters.Add(records.FiledLetter{Letter: post.Letter{Arrived: noon}, Filed: noon, State: records.Aside})
		return err
	})
	update(t, records.Within(db, "club"), func(tx records.Tx) error {
		for what, err := range map[string]error{
			"named":     second(tx.Games.Named("friday")),
			"taken":     second(tx.Games.Take("friday")),
			"numbered":  second(tx.Games.WithID(game.ID)),
			"of player": second(tx.Games.WithPlayer(game.Players[0].ID)),
		} {
			if !errors.Is(err, records.ErrNoGame) {
				t.Errorf("a game %s: %v", what, err)
			}
		}
		for what, err := range map[string]error{
			"of theirs": second(tx.Letters.Filed(letter)), "of ours": second(tx.Outbox.Letter(1)), "to be held": tx.Outbox.SetState(1, records.Held, noon),
		} {
			if !errors.Is(err, records.ErrNoLetter) {
				t.Errorf("a letter %s: %v", what, err)
			}
		}
		id, _, err := tx.Outbox.SentTo([]string{"a@x"})
		same(t, "what was sent", id, int64(0))
		return err
	})
	// Names are unique among all, so that who keeps them needs no mailbox to name a game.
	err := records.Within(db, "club").Update(t.Context(), func(tx records.Tx) error {
		return tx.Games.Add(&records.Game{Name: "Friday", State: records.Waiting, Position: game.Position, Created: noon})
	})
	if !errors.Is(err, records.ErrNameUsed) {
		t.Errorf("a second game of that name: %v", err)
	}
}

// Who is forgotten in one mailbox stays in the others.
func TestMailboxesForgetForThemselves(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	fill(t, db, "friday")
	club := records.Within(db, "club")
	fill(t, club, "monday")
	want := looks(t, club)
	update(t, db, func(tx records.Tx) error {
		for _, address := range []string{"ann@example.org", "obi@example.org", "sue@example.org", "pat@example.org", "friday@example.org"} {
			if _, err := tx.Forgetting.Person(address); err != nil {
				return err
			}
		}
		_, _, err := tx.Forgetting.Old(noon, noon, 99)
		return err
	})
	for i, got := range looks(t, club) {
		same(t, "the club sees", got, want[i])
	}
}

// A name that is forgotten in one mailbox may stand in another's letters, and an address in
// what another was told.
func TestMailboxesForgetWordsForThemselves(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	club := records.Within(db, "club")
	const matter = "unreachable ann@example.org today"
	letters := map[string]int64{}
	for name, in := range map[string]records.Store{"friday": db, "monday": club} {
		game := addGame(t, in, name)
		update(t, in, func(tx records.Tx) (err error) {
			letters[name], err = tx.Outbox.Queue(records.Outgoing{Kind: records.Report, MessageID: name + "@x", To: "bob@example.org", Player: game.Players[1].ID, Raw: []byte("Ann buys a Mine."), Created: noon, Due: noon})
			fail(t, err)
			fail(t, tx.Attempts.Sent(letters[name], noon))
			_, err = tx.Told.Once(matter, noon)
			return err
		})
	}
	first := func(in records.Store) (told bool) {
		update(t, in, func(tx records.Tx) (err error) { told, err = tx.Told.Once(matter, noon); return err })
		return told
	}
	says := func(in records.Store, name string) (raw []byte) {
		update(t, in, func(tx records.Tx) error {
			l, err := tx.Outbox.Letter(letters[name])
			raw = l.Raw
			return err
		})
		return raw
	}
	update(t, db, func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		fail(t, err)
		fail(t, tx.Forgetting.Words(game.ID, []string{"Ann"}, "somebody"))
		_, err = tx.Forgetting.Person("ann@example.org")
		return err
	})
	same(t, "what the letter of friday says", string(says(db, "friday")), "")
	same(t, "what the letter of monday says", string(says(club, "monday")), "Ann buys a Mine.")
	same(t, "whether the first is told as though never before", first(db), true)
	same(t, "whether the club is", first(club), false)
}

// What comes back to one mailbox has come back to it alone, and so is what was heard.
func TestMailboxesCountBouncesForThemselves(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	club := records.Within(db, "club")
	bounced := func(in records.Store, name string) (score int) {
		update(t, in, func(tx records.Tx) error {
			game, err := tx.Games.Named(name)
			score = game.Players[0].Bounced
			return err
		})
		return score
	}
	for name, in := range map[string]records.Store{"friday": db, "monday": club} {
		addGame(t, in, name)
	}
	for _, in := range []records.Store{db, db, club} {
		update(t, in, func(tx records.Tx) error { return second(tx.Players.AddBounce("ann@example.org", 1)) })
	}
	same(t, "the score of the first", bounced(db, "friday"), 2)
	same(t, "the club's", bounced(club, "monday"), 1)
	update(t, db, func(tx records.Tx) error { return tx.Players.ClearBounces([]string{"ann@example.org"}) })
	same(t, "the score of the first, once heard from", bounced(db, "friday"), 0)
	same(t, "the club's", bounced(club, "monday"), 1)
}

func second[one any](_ one, err error) error { return err }
