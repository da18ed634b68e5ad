package gm_test

import (
	"io/fs"
	"maps"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"testing"
	"text/template/parse"
	"time"
	"unicode/utf8"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/gm"
	"machipost/gm/commands"
	"machipost/gm/dice"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/orders"
	"machipost/reports"
	"machipost/templates"
)

// A word of a letter is Spanish when a template in Spanish has it, a card's name, the
// order language, a command, an option, or the calendar; when the reader herself wrote
// it; or when it is one of a few that every language has. All else is taken for English
// that has slipped in: so every word of templates/en that Spanish does not have as well
// is found, and every word that some program puts into a letter.

// everywhere are words that no language has to itself: names of games and people, what
// stands in a tag's place, units, abbreviations.
const everywhere = `english friday monday sunday viernes ann ana bob cat eve dan lola gm machi koro machipost re utc cet cest europe madrid example org x c kb p re`

var wordOf = regexp.MustCompile(`[\pL]+`)

// A wordList is the words that a letter in Spanish may have, in small letters.
type wordList map[string]bool

func (list wordList) add(texts ...string) {
	for _, text := range texts {
		for _, word := range wordOf.FindAllString(strings.ToLower(text), -1) {
			list[word] = true
		}
	}
}

// spanishWords makes the list.
func spanishWords(t *testing.T) wordList {
	t.Helper()
	words, err := reports.In("es")
	if err != nil {
		t.Fatal(err)
	}
	list := wordList{}
	list.add(everywhere)
	for _, one := range words.Templates().Templates() {
		switch {
		case one.Tree == nil:
		case one.Name() == "faults":
			list.add(saidOfFaults.FindAllString(strings.Join(textIn(one.Root), ""), -1)...)
		default:
			list.add(commandLines.ReplaceAllString(strings.Join(textIn(one.Root), " "), ""))
		}
	}
	for card := engine.FirstLandmark; card <= engine.LastEstablishment; card++ {
		list.add(names.In(card, names.Spanish))
	}
	for _, row := range orders.Verbs() {
		list.add(row.Words[names.Spanish]...)
		list.add(row.Forms[names.Spanish]...)
	}
	for _, row := range orders.Conditions() {
		list.add(row.Forms[names.Spanish]...)
	}
	for _, form := range orders.OrderForms() {
		list.add(withoutPlaces(form.Say[names.Spanish]))
	}
	for _, form := range orders.ConditionForms() {
		list.add(withoutPlaces(form.Say[names.Spanish]), withoutPlaces(form.Not[names.Spanish]))
	}
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		list.add(scope.In(names.Spanish))
	}
	for _, row := range commands.HelpRows(names.Spanish) {
		list.add(row.Forms...)
	}
	for _, row := range lobby.Options(names.Spanish) {
		list.add(row.Said, row.Default)
		list.add(row.Forms...)
	}
	return list
}

// withoutPlaces is a form of the order language without the words that stand for others.
func withoutPlaces(form string) string {
	return strings.Join(slices.DeleteFunc(strings.Fields(form), orders.IsPlace), " ")
}

// textIn is what a template says of itself: its text, and the words that it has joined,
// counted or chosen.
func textIn(node parse.Node) (texts []string) {
	switch n := node.(type) {
	case *parse.ListNode:
		if n == nil {
			return nil
		}
		for _, child := range n.Nodes {
			texts = append(texts, textIn(child)...)
		}
	case *parse.TextNode:
		texts = append(texts, string(n.Text))
	case *parse.ActionNode:
		texts = textIn(n.Pipe)
	case *parse.IfNode:
		texts = slices.Concat(textIn(n.List), textIn(n.ElseList))
	case *parse.RangeNode:
		texts = slices.Concat(textIn(n.List), textIn(n.ElseList))
	case *parse.PipeNode:
		for _, command := range n.Cmds {
			if called, is := command.Args[0].(*parse.IdentifierNode); is && (called.Ident == "count" || called.Ident == "either") {
				for _, arg := range command.Args[1:] {
					if text, is := arg.(*parse.StringNode); is {
						texts = append(texts, text.Text)
					}
				}
			}
		}
	}
	return texts
}

var (
	tagsAndKeys  = regexp.MustCompile(`\[\w+#\w+\]|[0-9a-f]{16,}|\S+@\S+`)
	commandLines = regexp.MustCompile(`"machipost [^"]*"|(?m)^ +machipost .*$|docs/\S+`)
	saidOfFaults = regexp.MustCompile(`(?m)^  .*$`)   // of a fault, below what the program says
	theirs       = regexp.MustCompile(`(?m)^ *\|.*$`) // what somebody else wrote
)

// strangersIn are the words of a letter that are not on the list.
func (list wordList) strangersIn(text string) (strangers []string) {
	for _, not := range []*regexp.Regexp{commandLines, tagsAndKeys, theirs} {
		text = not.ReplaceAllString(text, "")
	}
	text = dice.Without(text)
	for _, word := range wordOf.FindAllString(text, -1) {
		low := strings.ToLower(word)
		if !list[low] && utf8.RuneCountInString(low) > 1 && !slices.Contains(strangers, word) {
			strangers = append(strangers, word)
		}
	}
	return strangers
}

// The list is of use: a sentence of English has many words that are not on it.
func TestTheSpanishWordListKnowsEnglish(t *testing.T) {
	t.Parallel()
	list := spanishWords(t)
	if got := list.strangersIn("Gracias, Ann. These are your orders for the turn 3 of friday."); len(got) < 7 {
		t.Errorf("only %q were found", got)
	}
	english, err := fs.ReadFile(templates.Files(), "en/reports.tmpl")
	if err != nil {
		t.Fatal(err)
	}
	if got := list.strangersIn(string(english)); len(got) < 150 {
		t.Errorf("only %d words of the reports in English are not Spanish", len(got))
	}
	for _, word := range strings.Fields("the and of your you is are it that this orders turn game player players go coins by for with from letter") {
		if list[word] {
			t.Errorf("%q is on the list: some template in Spanish has it", word)
		}
	}
}

// A spanishSeason is a table where everything is in Spanish but Bob's letters.
type spanishSeason struct {
	*table
	list wordList
	pace time.Duration   // from one letter to the next: strangers get few answers at once
	used map[string]bool // commands that were written
}

func newSpanishSeason(t *testing.T) *spanishSeason {
	t.Helper()
	s := &spanishSeason{table: setTable(t), list: spanishWords(t), used: map[string]bool{}}
	s.mail.Marks = slices.Sorted(maps.Values(templates.ReplyMarks()))
	for _, address := range []string{cat, dan, "lola@example.org"} {
		s.mail.Account(address)
	}
	s.with(func(d *gm.Deps) {
		words, err := reports.In("es")
		if err != nil {
			t.Fatal(err)
		}
		d.Words, d.NewGames, d.Zone, d.Daily = words, commands.OpenersEverybody, "Europe/Madrid", "07:00"
	})
	return s
}

// knows adds what somebody writes to the words of a reader, and to the commands.
func (s *spanishSeason) knows(text string) {
	s.list.add(text)
	for line := range strings.Lines(text) {
		if found, ok := commands.Match(line); ok {
			s.used[found.Name] = true
		}
	}
}

// elsewhere are commands that are for games which have not begun, or for the end of one.
var elsewhere = []string{"new", "join", "resign"}

// asked fails unless every command was written but these.
func (s *spanishSeason) asked(but []string) {
	s.Helper()
	for _, row := range commands.HelpRows(names.Spanish) {
		if !s.used[row.Name] && !slices.Contains(but, row.Name) {
			s.Errorf("nobody has written %q", row.Forms)
		}
	}
}

// wrote is reply, or a letter of its own where there is nothing to reply to; the words of
// its writer are hers.
func (s *spanishSeason) wrote(address, text string) {
	s.Helper()
	s.knows(text)
	s.clock = s.clock.Add(s.pace)
	if letters := s.letters(address); len(letters) == 0 {
		s.write(address, "Hola", "", text)
	} else {
		last := letters[len(letters)-1]
		s.write(address, "Re: "+last.Subject, last.MessageID, text)
	}
	s.round()
}

// wroteAll has somebody answer the newest letter several times, and returns how many.
func (s *spanishSeason) wroteAll(address string, texts []string) int {
	s.Helper()
	letters := s.letters(address)
	last := letters[len(letters)-1]
	for _, text := range texts {
		s.knows(text)
		s.write(address, "Re: "+last.Subject, last.MessageID, text)
	}
	s.round()
	return len(texts)
}

// stepped fails when the keeper's step does.
func (s *spanishSeason) stepped(_ any, err error) {
	s.Helper()
	if err != nil {
		s.Error(err)
	}
	s.round()
}

// read fails where a letter to an address has a word that is not Spanish, or a line that
// is too long. What the letters say in HTML are the same words, as other tests hold.
func (s *spanishSeason) read(addresses ...string) {
	s.Helper()
	told := map[string]bool{}
	for _, address := range addresses {
		letters := s.letters(address)
		if len(letters) == 0 {
			s.Errorf("%s got no letter", address)
		}
		for _, l := range letters {
			text := s.text(l)
			for _, word := range s.list.strangersIn(l.Subject + "\n" + text) {
				if !told[word] {
					told[word] = true
					s.Errorf("%q is no Spanish, in the letter to %s:\n%s\n%s", word, address, l.Subject, text)
				}
			}
			for line := range strings.Lines(text) {
				if columns := utf8.RuneCountInString(strings.TrimRight(line, "\n")); columns > reports.Width {
					s.Errorf("a line of %d columns to %s: %s", columns, address, line)
				}
			}
		}
	}
}

// said are letters to a player in Spanish: orders, questions and mistakes.
var spanishLetters = []string{
	"ayuda", "ayuda órdenes", "ayuda dados", "reglas", "partidas", "estado", "informe", "informe 1", "informe 99", "historial", "dados", "órdenes", "espera",
	"todo listo", "prórroga", "ausencia el 24 de diciembre de 2027", "sin ausencia", "ausencia el mañana", "ausencia del 3 de enero al 1 de enero de 2027",
	"ausencia del 1 de enero al 30 de diciembre", "ausencia del 1 de diciembre al 2 de diciembre de 2026",
	"zona Europe/Madrid", "zona Marte/Olimpo", "recordatorios no", "recordatorios sí", "html no", "html sí", "estadísticas", "archivo no", "archivo sí", "rapidez no", "rapidez sí", "calendario sí", "idioma es", "idioma klingon",
	"prueba", "votar final", "retirar voto", "observar friday", "observar nada", "dejar de observar friday", "entrar en friday como Lola", "entrar en nada como Lola",
	"suplencia como Ana", "sin suplencia", "relevo en friday como Ana", "salir", "palabra dados ruibarbo", "palabra dados ¡no!", "dirección nada@example.org",
	"prensa: La mina es mía.", "prensa para Bob: Hola, Bob.", "prensa para Zacarías: Hola.", "prensa anónima: Hola.", "prensa:", "prensa", "etiqueta nueva",
	"sí", "borrar", "permanentes: ninguna", "permanentes\ncompra Mina si tengo 6 monedas o más", "permanentes", "turno 99\ncompra Mina", "turno 1\ncompra Mina",
	"Hola, ¿qué tal?", "compra Bosqe", "compra Mina, Bosque, Panadería, Granja, Cafetería, Estadio, Manzanal", "compra Mina y Bosque", "compra Mina los martes",
	"compra Xyzzy", "compra Restaurante", "compra Ayuntamiento", "jugada 1: tira 3", "jugada 1: tira 1 dado\njugada 2: compra Cafetería\njugada 3: compra Mina",
	"repite 2-5", "repite 15", "repite 5-2", "repite xyz", "tele Bob", "tele Zacarías", "tele nada", "tele Bob, Eve", "intercambia Panadería por Mina de Bob", "intercambia Panadería",
	"demuele Mina", "mueve Mina", "si saco 7: compra Mina", "si : compra Mina", "si saco 7 compra", "compra Mina si Bob tiene 0 Mina", "compra Mina si xyzzy", "puerto 11+",
	"si saco dobles: tira 1 dado", "compra: nada\ncompra Mina", "jugada extra: compra Mina", "invierte siempre", "invierte quizá", "convención Mina", "reforma Bosque", "",
	"si tengo Mina y tengo Bosque y tengo Granja y tengo Panadería y monedas >= 5 y monedas >= 6: compra Mina", "compra Mina si hay Mina en oferta o tengo Bosque",
	"compra Torre de radiodifusión, Parque de atracciones\ncompra Mina, Bosque, Campo de trigo",
	strings.Repeat("compra Mina\n", 400),
}

// plan is what the first of these games agrees on: everything that needs patience.
func spanishPlan(rules engine.Rules) lobby.Plan {
	return lobby.Plan{
		Name: "friday", KeepSeats: true, Rules: rules, Schedule: daily, Zone: "Europe/Madrid",
		Players: []mail.Address{{Name: "Ana", Address: ann}, {Name: "Bob", Address: bob}, {Name: "Cat", Address: cat}},
		Terms: records.Terms{
			Early: true, Reminder: 6 * time.Hour, Excuses: 2, Grace: 12 * time.Hour, NMRs: 3, Substitute: "steady-1", Press: records.SignedPress, Extensions: 1,
		},
	}
}

// No English word stands in a letter of a whole season to somebody who reads Spanish,
// whatever is asked and done wrong; and the letters of another player stay in English.
func TestASeasonInSpanish(t *testing.T) {
	t.Parallel()
	for _, rules := range []engine.Rules{engine.DefaultRules(engine.Base), engine.DefaultRules(engine.Everything)}[:sized(1, 2)] {
		s := newSpanishSeason(t)
		s.round()
		s.stepped(s.Lobby.NewGame(t.Context(), spanishPlan(rules)))
		s.stepped(s.Lobby.StartGame(t.Context(), "friday"))
		s.wrote(bob, "language en")
		s.wrote(eve, "observar friday")
		s.wrote(eve, "sí")
		s.wrote(bob, "standing\nbuy Radio Tower, Amusement Park, Shopping Mall, Train Station, Forest")
		s.wrote(cat, "permanentes: compra Parque de atracciones, Torre de radiodifusión, Centro comercial, Estación de tren, Cafetería")
		s.wrote(ann, "permanentes: compra Torre de radiodifusión, Parque de atracciones, Centro comercial, Estación de tren, Bosque")
		asked := 0
		for turn := 0; s.game("friday").State == records.Running && turn < 200; turn++ {
			if asked < len(spanishLetters) {
				asked += s.wroteAll(ann, spanishLetters[asked:min(asked+40, len(spanishLetters))])
			}
			if turn%5 == 4 {
				s.wrote(bob, "press: Rhubarb!\nend press\nbuy Forest")
			}
			s.clock = s.clock.Add(8 * time.Hour)
			s.round()
		}
		if game := s.game("friday"); game.State != records.Finished || asked < len(spanishLetters) {
			t.Errorf("the game is %s in turn %d, %d of %d letters were written", game.State, game.Position.Turn, asked, len(spanishLetters))
		}
		if c := s.checked("friday", ann); len(c.Faults) > 0 || len(c.Holds) < 10 {
			t.Errorf("the dice by the letters of Ana: %v hold, faults %q", c.Holds, c.Faults)
		}
		if c := s.checked("friday", ann, bob); len(c.Faults) > 0 {
			t.Errorf("the dice by letters in two languages: faults %q", c.Faults)
		}
		s.wrote(ann, "prensa: Buena partida.")
		s.wrote(cat, "prensa: Otra, por favor.")
		s.clock = s.clock.Add(15 * 24 * time.Hour)
		s.round()
		s.wrote(ann, "prensa: Llego tarde.")
		s.wrote(ann, "calendario no\nhistorial\nestadísticas")
		s.wrote(ann, "compra Mina")
		s.wrote(ann, "olvidar mis datos")
		s.wrote(ann, "sí")
		s.read(ann, cat, eve)
		s.asked(elsewhere)
		english := 0
		for _, l := range s.letters(bob) {
			if strings.Contains(s.text(l), "report of turn") {
				english++
			}
		}
		if english < 3 {
			t.Errorf("Bob, who reads English, got %d reports", english)
		}
	}
}

// Likewise before a game, behind its end, and when the GM steps in.
func TestSpanishLettersRoundAGame(t *testing.T) {
	t.Parallel()
	s := newSpanishSeason(t)
	s.pace = time.Hour
	const lola = "lola@example.org"
	s.wrote(dan, "Hola, ¿qué hay?")
	s.wrote(dan, "partidas")
	s.wrote(dan, "abrir monday")
	s.wrote(dan, "abrir monday como Dan")
	s.wrote(dan, "abrir monday como Dan\nplazos nunca")
	s.wrote(dan, "abrir monday como Dan\nplazos cada hora\nprensa: secreta")
	s.wrote(dan, "abrir monday como Dan\nplazos lun a las 20:00\njugadores 7")
	s.wrote(dan, "abrir monday como Dan\nplazos lun a las 20:00\nmercado cerrado")
	s.wrote(dan, "abrir monday como Dan\nplazos lun a las 20:00\ncolor azul\njugadorez 3")
	s.wrote(dan, "abrir monday como Nadie\nplazos lun a las 20:00")
	s.wrote(dan, "abrir monday como Dan\nidioma es\nplazos lun, jue a las 20:00\njugadores 2\nexpansiones puerto\nprensa anónima\nprórrogas votación\nexclusiones Mina")
	s.wrote(dan, "abrir monday como Dan\nplazos lun, jue a las 20:00\njugadores 2\nexpansiones puerto\nprensa anónima\nprórrogas votación\nexclusiones Cafetería\nidioma es")
	s.wrote(dan, "sí")
	if p := s.found("monday").Players[0]; p.Language != "es" {
		t.Errorf("Dan's letters are in the language %q", p.Language)
	}
	s.wrote(dan, "estado")
	s.wrote(dan, "reglas")
	s.wrote(lola, "entrar en monday como Dan")
	s.wrote(lola, "entrar en monday")
	s.wrote(lola, "entrar en monday como L0!a")
	s.wrote(lola, "entrar en monday como Lola\npalabra dados tomate")
	s.wrote(lola, "sí")
	s.wrote(lola, "dirección eve@example.org")
	s.wrote(lola, "sí")
	s.wrote(eve, "sí")
	s.wrote(eve, "dirección lola@example.org")
	s.wrote(eve, "sí")
	s.wrote(lola, "sí")
	s.wrote(lola, "prensa anónima: Hola.")
	s.wrote(lola, "prórroga")
	why := "Nieva."
	s.list.add(why)
	s.stepped(s.Steps.MoveDeadline(t.Context(), "monday", "2026-12-09 20:00", why))
	s.stepped(s.Steps.HoldGame(t.Context(), "monday", why))
	s.wrote(lola, "compra Bosque")
	s.wrote(lola, "prórroga")
	s.stepped(s.Steps.ResumeGame(t.Context(), "monday", why))
	s.stepped(s.Steps.EnterOrders(t.Context(), "monday", "Lola", "compra Bosque", why))
	s.stepped(s.Steps.ResolveNow(t.Context(), "monday", 1, why, false))
	s.stepped(s.Steps.UndoTurn(t.Context(), "monday", 1, why))
	s.stepped(s.Steps.RenamePlayer(t.Context(), "monday", "Lola", "Ana", why))
	s.stepped(s.Roster.Announce(t.Context(), "monday", why))
	s.stepped(s.Speech.Say(t.Context(), "monday", why))
	s.stepped(s.Speech.Write(t.Context(), "monday", "Dan", why))
	s.stepped(s.Steps.ResolveNow(t.Context(), "monday", 1, why, false))
	s.wrote(cat, "suplencia como Cat\nidioma es")
	s.wrote(cat, "sí")
	s.wrote(lola, "abandonar")
	s.wrote(lola, "sí")
	s.wrote(lola, "estado")
	s.wrote(cat, "sí")
	s.wrote(cat, "votar final")
	s.wrote(dan, "votar final")
	s.wrote(cat, "abandonar")
	s.read(dan, lola, eve, cat)
	for _, command := range elsewhere {
		if !s.used[command] {
			t.Errorf("nobody has written %q", command)
		}
	}
}

// A letter of the keeper's is in the language of the house.
func TestTheKeeperReadsSpanish(t *testing.T) {
	t.Parallel()
	s := newSpanishSeason(t)
	s.round()
	s.stepped(s.Lobby.NewGame(t.Context(), spanishPlan(engine.DefaultRules(engine.Base))))
	s.stepped(s.Lobby.StartGame(t.Context(), "friday"))
	s.write(bob, "Re: friday", "", "compra Mina") // without a tag
	s.wrote(cat, "compra Mina los martes")
	for range 4 {
		s.clock = s.clock.Add(13 * time.Hour)
		s.round()
	}
	s.wrote(ann, "olvidar mis datos")
	s.wrote(ann, "sí")
	if len(s.letters(keeperAddress)) < 2 {
		t.Error("the keeper got no letter of a day")
	}
	s.read(keeperAddress)
}

// A player's choice counts in all games that are played from the address, also in those
// to come; a letter without the player's tag asks first.
func TestLanguageOfAPlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.start("monday")
	tb.asks(ann, "idioma español")
	tb.says(ann, "Desde ahora te escribo en español.")
	for _, game := range []string{"friday", "monday"} {
		if players := tb.game(game).Players; players[0].Language != "es" || players[1].Language != "" {
			t.Errorf("%s: %q and %q", game, players[0].Language, players[1].Language)
		}
	}
	tb.writes(bob, "no tag", "language es")
	tb.says(bob, "Quieres mis cartas en español")
	tb.asks(bob, "sí")
	tb.says(bob, "Desde ahora te escribo en español.")
	tb.asks(bob, "language klingon")
	tb.says(bob, `No escribo en "klingon". Escribo en en (English) y es (español).`)
	tb.asks(bob, "language en")
	tb.says(bob, "You want my letters in English")
	tb.asks(bob, "yes")
	tb.says(bob, "My letters to you are in English from now on.")
	tb.lobby("sunday", 2)
	tb.writes(ann, "Hola", "entrar en sunday como Ana")
	tb.says(ann, "Quieres jugar en sunday")
	tb.asks(ann, "sí")
	if p := tb.found("sunday").Players[0]; p.Language != "es" {
		t.Errorf("in another game Ann reads %q", p.Language)
	}
	tb.writes(eve, "Hello", "language es")
	tb.says(eve, "Podría escribirte en español")
	tb.writes(eve, "Hello", "watch friday\nlanguage es")
	tb.says(eve, "Quieres que los informes de friday vayan a eve@example.org", "Te escribiré en español en cuanto")
	tb.asks(eve, "sí")
	tb.says(eve, "Desde ahora te llegan los informes de friday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(eve, "informe del turno 1")
	tb.asks(ann, "html no\ncalendario sí")
	if p := tb.game("friday").Players[0]; !p.NoHTML || !p.Calendar {
		t.Errorf("no HTML %t, calendar %t", p.NoHTML, p.Calendar)
	}
}
