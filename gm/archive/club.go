package archive

import (
	"strconv"
	"strings"

	"machipost/gm/club"
	"machipost/gm/records"
	page "machipost/reports/archive"
	"machipost/reports/voice"
)

// clubPage is the page of all who play.
func clubPage(view records.View, v *voice.Voice) ([]byte, error) {
	t, err := counted(view, club.Everything)
	if err != nil {
		return nil, err
	}
	return page.Tables(v, v.Say("ArchiveClub", nil, nil), v.Say("ArchiveClubText", t, nil), clubTables(v, t))
}

// letterGames is how many games the tables of a letter are of, the newest: each is read
// whole.
const letterGames = 50

// Club is the tables of a club as a letter has them. It fails only when the store does.
func Club(view records.View, v *voice.Voice) (string, error) {
	t, err := counted(view, letterGames)
	return v.Say("Club", struct {
		club.Tables
		All []page.Table // none where no game is over
	}{t, clubTables(v, t)}, nil), err
}

// counted are the tables of the newest games, without the names of those who do not want to
// be named.
func counted(view records.View, games int) (club.Tables, error) {
	unnamed, err := view.Wishes.Wish(records.NoArchive)
	if err != nil {
		return club.Tables{}, err
	}
	return club.Of(view, games, unnamed)
}

// clubTables are the tables of a club in words, those with a row.
func clubTables(v *voice.Voice, t club.Tables) (all []page.Table) {
	players := table(v, "ArchiveClubPlayers", "ArchivePlayer", "ArchiveClubGames", "ArchiveClubFirsts", "ArchiveClubPlace", "ArchiveClubRating")
	habits := table(v, "ArchiveClubHabits", "ArchivePlayer", "ArchiveClubNMRs", "ArchiveClubLeft", "ArchiveClubHours")
	for _, p := range t.Players {
		name := v.Say("ArchiveClubName", p, nil)
		players.Rows = append(players.Rows, []string{
			name, strconv.Itoa(p.Games), strconv.Itoa(p.Firsts), v.Say("ArchiveClubMean", p, nil), v.Say("ArchiveClubRated", p, nil),
		})
		habits.Rows = append(habits.Rows, []string{name, strconv.Itoa(p.NMRs), strconv.Itoa(p.Dropouts), v.Say("ArchiveClubMedian", p, nil)})
	}
	cards := table(v, "ArchiveClubCards", "ArchiveCard", "ArchiveClubBought", "ArchiveClubBrought", "ArchiveClubBuyers", "ArchiveClubWon")
	for _, c := range t.Cards {
		cards.Rows = append(cards.Rows, []string{
			v.Card(c.Card), strconv.Itoa(c.Bought), v.Say("ArchiveClubTenths", c.Coins, nil), strconv.Itoa(c.Buyers), v.Say("ArchiveClubPercent", 100*c.Won, nil),
		})
	}
	seats := table(v, "ArchiveClubSeats", "ArchiveClubSeat", "ArchiveClubGames", "ArchiveClubWon")
	for _, s := range t.Seats {
		seats.Rows = append(seats.Rows, []string{v.Say("ArchiveClubSeatOf", s, nil), strconv.Itoa(s.Games), v.Say("ArchiveClubPercent", 100*s.Won, nil)})
	}
	for _, one := range []page.Table{players, habits, cards, seats, feats(v, t.Records)} {
		if len(one.Rows) > 0 {
			all = append(all, one)
		}
	}
	return all
}

// feats are the records.
func feats(v *voice.Voice, r club.Records) page.Table {
	t := table(v, "ArchiveClubRecords", "ArchiveClubRecord", "ArchiveClubNumber", "ArchiveClubGame", "ArchiveClubWho")
	for _, f := range []struct {
		name string
		*club.Feat
	}{
		{"ArchiveClubQuickest", r.Quickest}, {"ArchiveClubLongest", r.Longest}, {"ArchiveClubBestGo", r.BestGo}, {"ArchiveClubRichest", r.Richest},
	} {
		if f.Feat != nil {
			t.Rows = append(t.Rows, []string{v.Say(f.name, nil, nil), strconv.Itoa(f.Number), f.Game, strings.Join(f.Who, ", ")})
		}
	}
	return t
}

// table is one without rows.
func table(v *voice.Voice, caption string, heads ...string) page.Table {
	t := page.Table{Caption: v.Say(caption, nil, nil)}
	for _, head := range heads {
		t.Heads = append(t.Heads, v.Say(head, nil, nil))
	}
	return t
}
