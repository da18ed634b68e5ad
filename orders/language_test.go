package orders_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading"
)

// Every table of the language has something in every column, and forms name the same
// things in all of them.
func TestNoColumnHasAHole(t *testing.T) {
	hole := func(what string, cells ...string) {
		for l, cell := range cells {
			if strings.TrimSpace(cell) == "" {
				t.Errorf("%s is not said in language %d", what, l)
			}
			if !slices.Equal(places(cell), places(cells[0])) {
				t.Errorf("%s: %q names other things than %q", what, cell, cells[0])
			}
		}
	}
	for term := orders.If; term <= orders.Yes; term++ {
		hole(term.In(names.English), term.In(names.English), term.In(names.Spanish))
	}
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		hole(scope.String(), scope.String(), scope.In(names.Spanish))
	}
	for _, f := range orders.OrderForms() {
		hole(f.Say[0], f.Say[:]...)
	}
	for _, f := range orders.ConditionForms() {
		hole(f.Say[0], f.Say[:]...)
		hole(f.Not[0], f.Not[:]...)
	}
	for _, row := range orders.Verbs() {
		for l := range orders.NumLanguages {
			if len(row.Words[l]) == 0 || len(row.Forms[l]) != len(row.Forms[0]) || slices.Contains(append(row.Words[l], row.Forms[l]...), "") {
				t.Errorf("%s has not all its forms in language %d", row.Verb, l)
			}
		}
	}
	for _, row := range orders.Conditions() {
		for l := range orders.NumLanguages {
			if len(row.Forms[l]) == 0 || slices.Contains(row.Forms[l], "") {
				t.Errorf("%s has no form in language %d", row.Kind, l)
			}
		}
	}
}

// places are the words in a form that stand for what is named, sorted.
func places(form string) []string {
	list := slices.DeleteFunc(strings.Fields(form), func(word string) bool { return !orders.IsPlace(word) })
	slices.Sort(list)
	return list
}

// Every order and every condition, as it is kept and as it is written for Spaniards.
var written = []struct{ english, spanish string }{
	{"buy Forest, Wheat Field", "compra Bosque, Campo de trigo"}, {"buy nothing", "compra: nada"}, {"buy Mine, nothing", "compra Mina, nada"},
	{"roll 1", "tira 1 dado"}, {"roll 2", "tira 2 dados"},
	{"reroll 1-4, 9+", "repite 1-4, 9+"}, {"reroll always", "repite: siempre"}, {"never reroll", "repite: nunca"},
	{"harbour 10, 12", "puerto 10, 12"}, {"harbour always", "puerto: siempre"}, {"harbour never", "puerto: nunca"},
	{"tv Bob", "tele Bob"}, {"tv richest", "tele: el más rico"},
	{"swap Wheat Field for Mine of Bob", "intercambia Campo de trigo por Mina de Bob"}, {"swap nothing", "intercambia: nada"},
	{"renovate Cafe", "reforma Cafetería"}, {"renovate nothing", "reforma: nada"},
	{"convention Forest", "convención Bosque"}, {"convention none", "convención: nada"},
	{"demolish Harbour, Airport", "demuele Puerto, Aeropuerto"}, {"move Bakery to Cat", "mueve Panadería a Cat"},
	{"invest always", "invierte: siempre"}, {"invest never", "invierte: nunca"},

	{"if doubles and not I roll 5-6: buy Mine", "si saco dobles y no saco 5-6: compra Mina"},
	{"if I roll 7 and not doubles: invest always", "si saco 7 y no saco dobles: invierte: siempre"},
	{"if coins >= 12 and not coins = 3: roll 1", "si monedas >= 12 y no monedas = 3: tira 1 dado"},
	{"if Bob coins < 3 and not Bob coins = 1: roll 1", "si monedas de Bob < 3 y no monedas de Bob = 1: tira 1 dado"},
	{"if Mine on offer and no Forest on offer: buy Mine", "si hay Mina en oferta y no hay Bosque en oferta: compra Mina"},
	{"if bought Mine and not bought Forest: buy Mine", "si compré Mina y no compré Bosque: compra Mina"},
	{"if Bob bought Mine and Bob has not bought Forest: buy Mine", "si Bob compró Mina y Bob no compró Bosque: compra Mina"},
	{"if have 1 landmarks and not have 2 landmarks: buy Mine", "si tengo 1 punto de interés y no tengo 2 puntos de interés: compra Mina"},
	{"if Bob has 2 landmarks and not Bob has 3 landmarks: buy Mine", "si Bob tiene 2 puntos de interés y Bob no tiene 3 puntos de interés: compra Mina"},
	{"if have Mine and have no Forest and have 2 Cafe and not have 3 Cafe: buy Mine", "si tengo Mina y no tengo Bosque y tengo 2 Cafetería y no tengo 3 Cafetería: compra Mina"},
	{"if Bob has Mine and Bob has no Forest and Bob has 2 Cafe and not Bob has 3 Cafe: buy Mine",
		"si Bob tiene Mina y Bob no tiene Bosque y Bob tiene 2 Cafetería y Bob no tiene 3 Cafetería: compra Mina"},
}

func TestTheSpanishForm(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Bob", "Cat"}, Rules: engine.DefaultRules(engine.Everything)}
	for _, c := range written {
		sheet := reading.Read(c.english, table, 0)
		if got := sheet.OrdersIn(names.English); len(got) != 1 || got[0] != "every go: "+c.english {
			t.Errorf("%q is kept as %q", c.english, got)
		}
		if got := sheet.OrdersIn(names.Spanish); len(got) != 1 || got[0] != "cada jugada: "+c.spanish {
			t.Errorf("%q is written %q, want %q", c.english, got, c.spanish)
		}
	}
	sheet := reading.Read("turn 9\ngo 1: buy Mine\ngo 2: roll 1\nextra go\nevery go: tv Bob\nstanding: none", table, 0)
	want := "turno 9\njugada 1\n  compra Mina\njugada 2\n  tira 1 dado\njugada extra\ncada jugada\n  tele Bob\npermanentes: ninguna\n"
	if got := sheet.CanonicalIn(names.Spanish); got != want {
		t.Errorf("the sheet is\n%s\nwant\n%s", got, want)
	}
	standing := reading.ReadStanding("if coins >= 3: buy Mine", table, 0)
	if got := standing.StandingIn(names.Spanish); got != "si monedas >= 3: compra Mina\n" {
		t.Errorf("standing: %q", got)
	}
}

// A name that holds a word of the language is told by the seat, in that language.
func TestNamesThatMeanSomethingInSpanish(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Jean-Luc de la Mine", "Has Bob"}, Rules: engine.DefaultRules(engine.Everything)}
	sheet := reading.Read("tv P2\ntv P3 if coins > 3", table, 0)
	want := map[orders.Language]string{
		names.English: "every go: tv Jean-Luc de la Mine / every go: if coins > 3: tv P3",
		names.Spanish: "cada jugada: tele P2 / cada jugada: si monedas > 3: tele Has Bob",
	}
	for l, text := range want {
		if got := strings.Join(sheet.OrdersIn(l), " / "); got != text {
			t.Errorf("language %d: %q, want %q", l, got, text)
		}
	}
}

// The words that stand alone mean in Spanish what they mean in English.
func TestWordsThatStandAlone(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Bob", "Cat"}, Rules: engine.DefaultRules(engine.Everything), Turn: 4}
	read := func(text string) orders.Sheet { return reading.Read(text, table, 0) }
	if !read("Borrar.\n").Clear || read("compra Mina\nborrar").Clear {
		t.Error("borrar is not clear")
	}
	for text, want := range map[string]string{
		"compra Mina\nfin\ny el Bosque se queda":                 "every go: buy Mine",
		"permanentes: ninguna":                                   "standing: none",
		"Permanentes:\n- compra Mina.":                           "standing: buy Mine",
		"turno 5\njugada 2: compra Mina o Bosque, nada":          "turn 5 / go 2: buy Mine, Forest, nothing",
		"*jugada 1:* tira 1\nJUGADA EXTRA:\n  COMPRA: MINA":      "go 1: roll 1 / extra go: buy Mine",
		"cada jugada:\nsi tiro 7 y no dobles: tele: al más rico": "every go: if I roll 7 and not doubles: tv richest",
	} {
		sheet := read(text)
		if got := strings.Join(sheet.Orders(), " / "); got != want || len(sheet.Refused)+len(sheet.Proposed)+len(sheet.Prose) > 0 {
			t.Errorf("%q is read as %q, %+v", text, got, sheet)
		}
	}
	for _, text := range []string{"Wald\nEnde\nzwei Stunden Schlaf, ein Bergwerk von Arbeit", "Forêt\nFin.\nla mine est à Bob", "Wald\nENDE\nkeine Bäckerei hier"} {
		if sheet := read(text); strings.Join(sheet.Orders(), " / ") != "every go: buy Forest" || len(sheet.Refused)+len(sheet.Proposed)+len(sheet.Prose) > 0 {
			t.Errorf("%q: %+v", text, sheet)
		}
	}
	if sheet := read("Zug 1: Wald\nEnde\nZug 2: Bergwerk"); len(sheet.Prose) != 1 {
		t.Errorf("the go below the end is not told of: %+v", sheet)
	}
	for text, want := range map[string]orders.Reason{"jugada 3: compra Mina": orders.NoSuchGo, "turno 3: compra Mina": orders.TurnOver} {
		if sheet := read(text); len(sheet.Lines) > 0 || len(sheet.Refused) == 0 || sheet.Refused[0].Why != want {
			t.Errorf("%q: %+v", text, sheet)
		}
	}
	for _, line := range []string{"jugada 1:", "compra Mina", "si monedas >= 3: invierte: siempre"} {
		if !reading.IsOrder(line, table, 0) {
			t.Errorf("%q is no order", line)
		}
	}
	for _, name := range []string{"Nada", "Jugada 1", "Cada jugada", "Permanentes", "Borrar", "Fin", "Sí", "Compra", "turno 4"} {
		if !reading.Reserved(name) {
			t.Errorf("%q is not reserved", name)
		}
	}
}

// What may have been meant is told in the language of who is told.
func TestClosestInSpanish(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Bob", "Cat"}, Rules: engine.DefaultRules(engine.Everything)}
	for text, want := range map[string]string{
		"buy conv": "Supermercado / Centro de convenciones", "roll 3": "tira 1 dado / tira 2 dados",
		"move Mine": "mueve CARTA a JUGADOR", "go 3": "jugada 1 / jugada 2", "reroll 4-1": "1-4",
	} {
		sheet := reading.Read(text, table, 0)
		if len(sheet.Refused) == 0 {
			t.Errorf("%q: %+v", text, sheet)
			continue
		}
		if got := strings.Join(sheet.Refused[0].ClosestIn(names.Spanish), " / "); got != want {
			t.Errorf("%q: %s: %q, want %q", text, sheet.Refused[0].Why, got, want)
		}
		if got := sheet.Refused[0].ClosestIn(names.English); !slices.Equal(got, sheet.Refused[0].Closest) {
			t.Errorf("%q: %q in English", text, got)
		}
	}
}
