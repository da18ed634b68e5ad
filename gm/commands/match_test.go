package commands

import (
	"cmp"
	"maps"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/gm/voice"
	ordersreading "machipost/orders/reading"
)

// A command is a whole line and nothing else.
func TestCommandsAreWholeLines(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ line, want string }{
		{"help", "help"},
		{"Help!", "help"},
		{"  HELP   orders. ", "help orders"},
		{"Please, help", "help"},
		{"status please", "status"},
		{"Leave it to me", ""},
		{"leave", "leave"},
		{"I resign", ""},
		{"resign", "resign"},
		{"wait", "wait"},
		{"wait for me", ""},
		{"new tag", "new tag"},
		{"new friday as Ann", "new"},
		{"join friday as Ann Lee", "join"},
		{"join", ""},
		{"report 3", "report"},
		{"report three", ""},
		{"absent from 2026-12-20 to 2026-12-31", "absent"},
		{"absent from 20 December to 3 January", "absent"},
		{"absent", ""},
		{"zone Europe/Madrid", "zone"},
		{"reminders off", "reminders"},
		{"reminders", ""},
		{"address ann@work.example", "address"},
		{"address <ann@work.example>", "address"},
		{"address me as Ann", ""},
		{"forget me", "forget me"},
		{"forget me not", ""},
		{"vote end", "vote end"},
		{"standby as Dan", "standby"},
		{"no standby", "standby"},
		{"take over friday as Dan", "take over"},
		{"test", "test"},
		{"test the water", ""},
		{"Ayuda", "help"}, {"AYUDA ORDENES", "help orders"}, {"ayuda, por favor", "help"}, {"ayuda con los dados.", "help dice"}, {"ayúdame con Bob", ""},
		{"reglas", "rules"}, {"partidas", "games"}, {"Estado, por favor.", "status"}, {"informe", "report"}, {"informe 3", "report"}, {"historial", "history"},
		{"dados", "dice"}, {"palabra dados tomate", "dice word"}, {"órdenes", "orders"}, {"espera", "wait"}, {"espera a Bob", ""}, {"todo listo!", "ready"}, {"lista", ""},
		{"prórroga", "extension"}, {"ausencia del 20 de diciembre al 3 de enero", "absent"}, {"ausencia", ""}, {"sin ausencia", "absent"},
		{"nueva etiqueta", "new tag"}, {"abrir viernes como Ana", "new"}, {"nueva orden", ""}, {"entrar en viernes como Ana López", "join"}, {"salir", "leave"}, {"salir de viernes", "leave"},
		{"abandonar", "resign"}, {"suplencia como Ana", "standby"}, {"sin suplencia", "standby"}, {"relevo en viernes como Ana", "take over"},
		{"observar viernes", "watch"}, {"dejar de observar viernes", "unwatch"}, {"votar final", "vote end"}, {"retirar voto", "vote end"},
		{"Zona: Europe/Madrid", "zone"}, {"recordatorios no", "reminders"}, {"Dirección: ana@trabajo.example", "address"}, {"olvidar mis datos", "forget me"}, {"prueba", "test"},
	} {
		got := ""
		if s, ok := Match(c.line); ok {
			got = s.Name
		}
		if got != c.want {
			t.Errorf("%q is %q, want %q", c.line, got, c.want)
		}
	}
}

func TestCommandsSayWhatTheyAreAbout(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]map[string]string{
		"join friday as Ann Lee.":                               {"GAME": "friday", "NAME": "Ann Lee"},
		"absent from 20 December to 3 January":                  {"FROM": "20 December", "TO": "3 January"},
		"absent on 24.12.":                                      {"FROM": "24.12"},
		"address <Ann@Work.example>":                            {"ADDRESS": "Ann@Work.example"},
		"take over friday as Dan the Man please":                {"GAME": "friday", "NAME": "Dan the Man"},
		"zone America/Argentina/Buenos_Aires":                   {"ZONE": "America/Argentina/Buenos_Aires"},
		"report 12":                                             {"N": "12"},
		"entrar en viernes como Ana López":                      {"GAME": "viernes", "NAME": "Ana López"},
		"ausencia desde el 20 de diciembre hasta el 3 de enero": {"FROM": "20 de diciembre", "TO": "3 de enero"},
		"direccion ana@trabajo.example":                         {"ADDRESS": "ana@trabajo.example"},
	} {
		s, _ := Match(line)
		for name, value := range want {
			if s.Args[name] != value {
				t.Errorf("%q: %s is %q, want %q", line, name, s.Args[name], value)
			}
		}
	}
}

// A form tells whether it takes back: the words of it say that to people alone.
func TestFormsThatTakeBack(t *testing.T) {
	for line, want := range map[string]bool{
		"standby": false, "standby as Noel": false, "No standby, please": true,
		"vote end": false, "no vote": true,
		"reminders on": false, "Reminders: off": true,
		"absent on 24.12.": false, "not absent!": true,
		"unwatch friday":      false,
		"suplencia como Noel": false, "sin suplencia": true, "votar final": false, "sin voto": true,
		"recordatorios sí": false, "recordatorios: no": true, "ausencia el 24.12.": false, "sin ausencia": true,
	} {
		if s, ok := Match(line); !ok || s.Ends != want {
			t.Errorf("%q takes back: %v, want %v", line, s.Ends, want)
		}
	}
}

// Every command is written in every language, in as many ways, and found by each of them.
func TestEveryCommandInEveryLanguage(t *testing.T) {
	t.Parallel()
	named := map[string]string{"GAME": "friday", "PARTIDA": "friday", "NAME": "Ann", "NOMBRE": "Ann", "N": "3", "ZONE": "Europe/Madrid", "ZONA": "Europe/Madrid",
		"WORD": "tomato", "PALABRA": "tomato", "DATE": "24.12.", "FECHA": "24.12.", "ADDRESS": "ann@work.example", "DIRECCIÓN": "ann@work.example", "LANGUAGE": "es", "IDIOMA": "es"}
	fill := func(form string) string {
		words := strings.Fields(form)
		for i, word := range words {
			words[i] = cmp.Or(named[word], word)
		}
		return strings.Join(words, " ")
	}
	english := HelpRows(names.English)
	for _, l := range []names.Language{names.English, names.Spanish} {
		for i, row := range HelpRows(l) {
			if len(row.Forms) != len(english[i].Forms) {
				t.Errorf("%s has the forms %q in language %d, and %q in English", row.Name, row.Forms, l, english[i].Forms)
				continue
			}
			for k, form := range row.Forms {
				got, ok := Match(fill(form))
				want, _ := Match(fill(english[i].Forms[k]))
				if !ok || got.Name != row.Name || got.Ends != want.Ends || !maps.Equal(got.Args, want.Args) {
					t.Errorf("%q is %+v, want %+v", form, got, want)
				}
			}
		}
	}
}

func TestPressRunsToItsEnd(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		rest string
		want []voice.Item
	}{
		{"buy Mine\npress: Hello all!\nbuy Forest\n", "buy Mine\n", []voice.Item{{Text: "Hello all!\nbuy Forest"}}},
		{"press:\nbuy Mine\nEnd Press.\nbuy Forest", "\nbuy Forest", []voice.Item{{Text: "buy Mine"}}},
		{"Press to Bob: psst\npress: all", "\n", []voice.Item{{To: "Bob", Text: "psst"}, {Text: "all"}}},
		{"anonymous press to all: boo", "", []voice.Item{{Anonymous: true, Text: "boo"}}},
		{"The press: a history", "The press: a history", nil},
		{"press on", "press on", nil},
		{"- press: Bob is rich", "", []voice.Item{{Text: "Bob is rich"}}},
		{"**press:** hello\nresign", "", []voice.Item{{Text: "hello\nresign"}}},
		{"*press to Bob:* psst", "", []voice.Item{{To: "Bob", Text: "psst"}}},
		{"press：hello", "", []voice.Item{{Text: "hello"}}},
		{"press to everybody: hello", "", []voice.Item{{Text: "hello"}}},
		{"press\nHello all\nresign\nend press\nbuy Mine", "\nbuy Mine", []voice.Item{{Text: "Hello all\nresign"}}},
		{"press\nHello all\nresign", "press\nHello all\nresign", nil},
		{"press: Hello\n\nbuy Mine\nroll 1", "\nbuy Mine\nroll 1", []voice.Item{{Text: "Hello"}}},
		{"compra Mina\nPrensa: ¡Hola!\nfin de prensa\ncompra Bosque", "compra Mina\n\ncompra Bosque", []voice.Item{{Text: "¡Hola!"}}},
		{"prensa a Bob: psst\nprensa anónima a todos: bu", "\n", []voice.Item{{To: "Bob", Text: "psst"}, {Anonymous: true, Text: "bu"}}},
		{"La prensa: una historia", "La prensa: una historia", nil},
		{"press: Hello\nbuy Mine", "", []voice.Item{{Text: "Hello\nbuy Mine"}}},
		{"press: Hello\n\nbuy Mine\nend press\nroll 1", "\nroll 1", []voice.Item{{Text: "Hello\n\nbuy Mine"}}},
	} {
		items, rest := TakePress(c.text, func(line string) bool { return strings.HasPrefix(line, "buy ") })
		if rest != c.rest || len(items) != len(c.want) {
			t.Errorf("%q: rest %q, items %v", c.text, rest, items)
			continue
		}
		for i := range items {
			if items[i] != c.want[i] {
				t.Errorf("%q: %+v, want %+v", c.text, items[i], c.want[i])
			}
		}
	}
}

// Whatever a letter says, press and commands are taken out of it without harm:
// what is left is some of its lines.
func FuzzLetters(f *testing.F) {
	f.Add("buy Mine\npress: Hello\nend press\njoin friday as Ann\nplayers 4\n")
	f.Add("new friday\nvictory round\n\nPlease, absent from 1.12. to 3.12.!")
	f.Fuzz(func(t *testing.T, text string) {
		items, rest := TakePress(text, func(line string) bool { return len(line)%2 == 0 })
		commands := Reader{IsGame: func(string) (bool, error) { return false, nil }}
		ordersreading.Read(rest, ordersreading.Table{Command: commands.Take}, engine.NoSeat)
		if len(rest) > len(text)+1 {
			t.Errorf("of %q is left %q, %d items", text, rest, len(items))
		}
	})
}
