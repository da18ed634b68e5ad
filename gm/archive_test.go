package gm_test

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"html"
	"io"
	"mime"
	"mime/multipart"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/engine/chance"
	"machipost/gm/archive"
	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// archived are the pages of games, by the names of their files.
func (tb *table) archived(a archive.Archive) map[string]string {
	tb.Helper()
	a.There = func(string) bool { return false }
	files, err := tb.Looks.Archive(tb.Context(), "en", a)
	if err != nil {
		tb.Fatal(err)
	}
	pages := map[string]string{}
	for _, f := range files {
		pages[f.Name] = string(f.Bytes)
	}
	return pages
}

// nowhere fails where one of the pages has one of these words.
func (tb *table) nowhere(pages map[string]string, words ...string) {
	tb.Helper()
	for name, page := range pages {
		for _, word := range words {
			if strings.Contains(page, word) {
				tb.Errorf("%s has %q", name, word)
			}
		}
	}
}

// season adds turns of bots to a game, behind the GM's back, until somebody wins or there
// were so many goes, and ends it.
func (tb *table) season(name string, goes int) {
	tb.Helper()
	game := tb.found(name)
	source := chance.Of(18, 3)
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		for played := 0; played < goes; {
			turn := records.Turn{Game: game.ID, Number: game.Position.Turn, Resolved: tx.Now, Names: game.Names(), Before: game.Position}
			for range game.Players {
				turn.Orders = append(turn.Orders, records.Counting{Bot: "steady-1", Gone: true})
			}
			faces := &thrown{source: &source}
			winners, err := turns.Resolve(&turn, turns.DecidersOf(&turn), faces)
			if err != nil {
				return err
			}
			turn.Dice = faces.faces
			for _, e := range turn.Events {
				if _, is := e.(engine.GoBegan); is {
					played++
				}
			}
			if err := tx.Turns.Add(turn); err != nil {
				return err
			}
			game.Position = turn.After
			if len(winners) > 0 {
				break
			}
		}
		game.Finish(tx.Now)
		return tx.Games.Save(game)
	})
	if err != nil {
		tb.Fatal(err)
	}
}

type thrown struct {
	source engine.Dice
	faces  []int
}

func (t *thrown) Throw() int {
	face := t.source.Throw()
	t.faces = append(t.faces, face)
	return face
}

// Everything is on the page, and it is no longer than it may be.
func TestPageOfALongGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat", "Dan")
	tb.change("friday", func(g *records.Game) {
		source := chance.Of(18, 4)
		g.Position = engine.NewPosition(engine.DefaultRules(engine.Everything), 4, source.Shuffle)
	})
	tb.season("friday", 200)
	pages := tb.archived(archive.Archive{})
	page := pages["game-friday.html"]
	goes := len(regexp.MustCompile(`<section id="go-\d+">`).FindAllString(page, -1)) - 1
	t.Logf("%d goes, %d bytes", goes, len(page))
	const most = 200_000
	if goes < 80 || len(page)*200 > most*max(goes, 200) {
		t.Errorf("%d goes in %d bytes; 200 may have %d", goes, len(page), most)
	}
	for _, says := range []string{"<title>friday: Machi Koro by mail</title>", "The placings", "The race", "Luck so far", `id="go-37"`, " won."} {
		if !strings.Contains(page, says) {
			t.Errorf("the page does not say %q", says)
		}
	}
	if !strings.Contains(pages["index.html"], `<a href="game-friday.html">friday</a>`) || !strings.Contains(pages["index.html"], "club.html") {
		t.Errorf("the list: %s", pages["index.html"])
	}
	if again := tb.archived(archive.Archive{}); !slices.Equal([]string{again["game-friday.html"], again["index.html"], again["club.html"]}, []string{page, pages["index.html"], pages["club.html"]}) {
		t.Error("the same games make other bytes")
	}
}

// What the letters of a game showed of its dice stands on the page, and can be checked from
// there.
func TestDiceOfAPage(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for day := 1; day <= 3; day++ {
		tb.at(day, "20:01:00")
		tb.round()
	}
	tb.finish("friday")
	page := tb.archived(archive.Archive{Games: []string{"friday"}})["game-friday.html"]
	text := regexp.MustCompile(`(?s)<pre id="dice"[^>]*>(.*?)</pre>`).FindStringSubmatch(page)
	if text == nil {
		t.Fatal("there are no dice on the page")
	}
	checked := dice.Check([]dice.Letter{{File: "page", Text: html.UnescapeString(text[1])}}, nil)
	if len(checked) != 1 || len(checked[0].Holds) != 3 || len(checked[0].Faults) > 0 {
		t.Errorf("%+v", checked)
	}
}

// No page tells more than who reads along was told.
func TestPagesLeakNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.change("friday", func(g *records.Game) {
		source := chance.Of(18, 4)
		g.Position = engine.NewPosition(engine.DefaultRules(engine.Everything), 2, source.Shuffle)
	})
	tag := regexp.MustCompile(`friday#[a-z0-9]+`).FindString(tb.letters(ann)[len(tb.letters(ann))-1].Subject)
	if tag == "" {
		t.Fatal("Ann has no tag")
	}
	tb.asks(ann, "if I have 4711 coins: buy Mine\nstanding:\nif I have 4712 coins: buy Forest")
	tb.asks(ann, "press to Bob:\nnobody but Bob may know of the canary")
	tb.asks(ann, "press:\nWrite to ann@example.org, my tag is "+tag+", and <b>greet</b> Bob of bob@example.org.\nend press")
	for day := 1; day <= 3; day++ {
		tb.at(day, "20:01:00")
		tb.round()
	}
	game := tb.found("friday")
	var secrets []string
	err := tb.db.View(t.Context(), func(view records.View) error {
		lock, err := view.Dice.Of(game.ID)
		if err != nil {
			return err
		}
		root, err := lock.Chain.Key(10000)
		if err != nil {
			return err
		}
		next, err := lock.Chain.Key(4)
		for _, key := range []dice.Key{root, next, lock.Deck} {
			written := hex.EncodeToString(key[:])
			secrets = append(secrets, written, written[:16])
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	secrets = append(secrets, "4711", "4712", "canary", "ann@", "bob@", "example.org", tag, strings.TrimPrefix(tag, "friday#"), "<b>greet", "Deck of friday")
	tb.finish("friday")
	for _, choice := range []archive.Choice{{}, {Seats: true}} {
		for name, page := range tb.archived(archive.Archive{Choice: choice}) {
			for _, secret := range secrets {
				if strings.Contains(page, secret) {
					t.Errorf("%s (%+v) has %q", name, choice, secret)
				}
			}
			if choice.Seats && (strings.Contains(page, "Ann") || strings.Contains(page, "Bob")) {
				t.Errorf("%s names somebody", name)
			}
		}
	}
	page := tb.archived(archive.Archive{})["game-friday.html"]
	for _, says := range []string{"Write to [an address], my tag is friday#..., and &lt;b&gt;greet", "Ann told all:"} {
		if !strings.Contains(page, says) {
			t.Errorf("the page does not say %q, but %q", says, regexp.MustCompile("(?s)<blockquote.*</blockquote>").FindString(page))
		}
	}
	deck := [][]byte{}
	for i := range game.Position.Market.Piles {
		for _, c := range game.Position.Market.Piles[i].Cards() {
			deck = append(deck, []byte(c.String()))
		}
	}
	if listed := bytes.Join(deck, []byte(", ")); len(deck) == 0 || strings.Contains(page, string(listed)) {
		t.Error("the deck is on the page, or there is none")
	}
}

// Who does not want to be named is a number, and so is who is forgotten.
func TestPagesWithoutNames(t *testing.T) {
	t.Parallel()
	set := func(t *testing.T) *table {
		tb := setTable(t)
		tb.agree("friday", daily, "UTC", records.Terms{Press: records.AnyPress}, "Ann", "Bob")
		tb.asks(ann, "press:\nAnn was here, and nowhere else")
		tb.asks(bob, "press:\nI saw ann, and Hannah.")
		tb.asks(bob, "anonymous press:\nBob keeps his name to himself")
		tb.at(1, "20:01:00")
		tb.round()
		tb.finish("friday")
		return tb
	}
	check := func(t *testing.T, tb *table, number string) {
		t.Helper()
		pages := tb.archived(archive.Archive{})
		page := pages["game-friday.html"]
		for _, says := range []string{number, "I saw " + number + ", and Hannah.", "Bob told all:", "Somebody who gave no name told all:"} {
			if !strings.Contains(page, says) {
				t.Errorf("the page does not say %q", says)
			}
		}
		tb.nowhere(pages, "Ann")
	}
	t.Run("archive no", func(t *testing.T) {
		t.Parallel()
		tb := set(t)
		tb.wants(ann, records.NoArchive)
		check(t, tb, "Player 1")
		if page := tb.archived(archive.Archive{})["game-friday.html"]; strings.Contains(page, "nowhere else") {
			t.Error("what Ann wrote is there")
		}
	})
	t.Run("forgotten", func(t *testing.T) {
		t.Parallel()
		tb := set(t)
		tb.asks(ann, "forget me")
		tb.reply(ann, "yes")
		tb.round()
		game := tb.found("friday")
		check(t, tb, game.Players[0].Name)
		if page := tb.archived(archive.Archive{})["game-friday.html"]; !strings.Contains(page, "nowhere else") {
			t.Error("what Ann wrote is gone")
		}
	})
	t.Run("archive no, and forgotten then", func(t *testing.T) {
		t.Parallel()
		tb := set(t)
		tb.wants(ann, records.NoArchive)
		tb.asks(ann, "forget me")
		tb.reply(ann, "yes")
		tb.round()
		game := tb.found("friday")
		check(t, tb, game.Players[0].Name)
		if page := tb.archived(archive.Archive{})["game-friday.html"]; strings.Contains(page, "nowhere else") {
			t.Error("what Ann wrote is there again")
		}
	})
}

// Who left before the start has no part in the game, and nobody is told of there.
func TestPagesWithoutWhoLeftBeforeTheStart(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("friday", 4, mail.Address{Name: "Ann", Address: ann}, mail.Address{Name: "Cat", Address: cat}, mail.Address{Name: "Dan", Address: dan})
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Cat", "Catty", why))
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Dan", "Danny", why))
	tb.round()
	tb.asks(cat, "leave")
	tb.reply(cat, "yes")
	tb.round()
	if _, err := tb.Lobby.StartGame(t.Context(), "friday"); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.at(1, "20:01:00")
	tb.round()
	tb.finish("friday")
	if page := tb.archived(archive.Archive{})["game-friday.html"]; strings.Contains(page, "Cat") || !strings.Contains(page, "Dan is called Danny now.") {
		t.Errorf("the page tells of Cat, or not of Dan: %q", regexp.MustCompile("<p>.*now.*</p>").FindAllString(page, -1))
	}
	tb.nowhere(tb.archived(archive.Archive{Choice: archive.Choice{Seats: true}}), "Cat", "Dan")
}

// A name is found where a line is broken in it, and so are an address without a dot and a
// tag in capitals or of a game with a name in other letters.
func TestPagesHideWhatIsWrittenOtherwise(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Ann", "Ann Lee", why))
	tb.asks(bob, "press:\nI met ANN\nLee (ann@localhost, FRIDAY#ABCDEFGH2345 or café_é#abcdefgh2345).\nNo address is @ 8, no tag #8.\nend press")
	tb.at(1, "20:01:00")
	tb.round()
	tb.finish("friday")
	tb.wants(ann, records.NoArchive)
	page := tb.archived(archive.Archive{})["game-friday.html"]
	const want = "I met Player 1 ([an address], [a tag] or [a tag]).\nNo address is @ 8, no tag #8."
	if told := regexp.MustCompile("(?s)<blockquote.*</blockquote>").FindString(page); told != "<blockquote>"+want+"</blockquote>" {
		t.Errorf("the page says %q, want %q", told, want)
	}
}

// What the GM said to all in between changes nothing of whose words are left out.
func TestPagesBesideTheWordOfTheGM(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	if _, err := tb.Speech.Say(t.Context(), "friday", "A word of the GM."); err != nil {
		t.Fatal(err)
	}
	tb.asks(ann, "press:\nThis is nobody's to keep.")
	tb.asks(bob, "press:\nThis may be kept.")
	tb.at(1, "20:01:00")
	tb.round()
	tb.finish("friday")
	tb.wants(ann, records.NoArchive)
	if page := tb.archived(archive.Archive{})["game-friday.html"]; strings.Contains(page, "nobody&#39;s to keep") || !strings.Contains(page, "This may be kept.") {
		t.Errorf("the page says %q", regexp.MustCompile("(?s)<blockquote.*</blockquote>").FindString(page))
	}
}

// A seat that was passed on is called as its people were, each in their time.
func TestPageOfASeatPassedOn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", "Bert", why))
	tb.at(2, "20:01:00")
	tb.round()
	tb.finish("friday")
	page := tb.archived(archive.Archive{})["game-friday.html"]
	for _, says := range []string{"Go 2: Bob", "Go 4: Bert", "Bob is called Bert now. The reason: " + why} {
		if !strings.Contains(page, says) {
			t.Errorf("the page does not say %q", says)
		}
	}
	tb.wants(bob, records.NoArchive)
	tb.nowhere(tb.archived(archive.Archive{}), "Bob", "Bert")
}

// Games that go on are there only by their names; others are not there at all.
func TestWhichGamesArePublished(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "20:01:00")
	tb.round()
	if pages := tb.archived(archive.Archive{}); len(pages) != 2 || !strings.Contains(pages["index.html"], "No game is over yet.") {
		t.Errorf("%d pages", len(pages))
	}
	if page := tb.archived(archive.Archive{Games: []string{"FRIDAY"}})["game-friday.html"]; !strings.Contains(page, "The game goes on.") {
		t.Errorf("a game that goes on: %.500s", page)
	}
	tb.openWaiting("monday")
	for name, says := range map[string]string{"monday": "it has not begun", "sunday": records.ErrNoGame.Error()} {
		_, err := tb.Looks.Archive(t.Context(), "en", archive.Archive{Games: []string{name}, There: func(string) bool { return false }})
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := tb.Looks.Archive(t.Context(), "xx", archive.Archive{})
	if err == nil {
		t.Error("there is a language xx")
	}
}

// pageIn is the page that the newest letter to an address brings, "" for none.
func (tb *table) pageIn(address string) string {
	tb.Helper()
	all := tb.letters(address)
	message, err := mail.ReadMessage(bytes.NewReader(all[len(all)-1].Raw))
	if err != nil {
		tb.Fatal(err)
	}
	kind, params, err := mime.ParseMediaType(message.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/mixed" {
		return ""
	}
	for parts := multipart.NewReader(message.Body, params["boundary"]); ; {
		part, err := parts.NextPart()
		if err != nil {
			return ""
		}
		if part.FileName() != "friday.html" {
			continue
		}
		text, err := io.ReadAll(base64.NewDecoder(base64.StdEncoding, part))
		if err != nil {
			tb.Fatal(err)
		}
		return string(text)
	}
}

// The last letter brings the page in its reader's language, unless the game or the reader
// wants none.
func TestLastLetterBringsThePage(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "language es")
	tb.reply(bob, "yes")
	tb.nearlyWon("friday", 0)
	tb.asks(ann, "buy Train Station")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(ann, "This letter brings friday.html")
	page := tb.pageIn(ann)
	if archived := tb.archived(archive.Archive{})["game-friday.html"]; page == "" || page != archived {
		t.Errorf("the letter brings %.200q, the archive has %.200q", page, archived)
	}
	if page := tb.pageIn(bob); !strings.Contains(page, `<html lang="es">`) {
		t.Errorf("Bob's letter brings %.200q", page)
	}
}

func TestLastLettersWithoutAPage(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NoPage: true}, "Ann", "Bob")
	tb.nearlyWon("friday", 0)
	tb.asks(ann, "buy Train Station")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(ann, "friday is over")
	tb.silentOn(ann, "This letter brings")
	if page := tb.pageIn(ann); page != "" {
		t.Errorf("the letter brings %.200q", page)
	}

	tb = setTable(t)
	tb.start("friday")
	tb.asks(bob, "html off")
	tb.at(1, "20:01:00")
	tb.round()
	tb.asks(ann, "vote end")
	tb.asks(bob, "vote end")
	tb.at(2, "20:01:00")
	tb.round()
	tb.says(ann, "This letter brings friday.html")
	tb.silentOn(bob, "This letter brings")
	if tb.pageIn(ann) == "" || tb.pageIn(bob) != "" {
		t.Error("Ann has no page, or Bob has one")
	}
}
