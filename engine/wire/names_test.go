package wire

import (
	"strings"
	"testing"
	"unicode"
)

func TestNamesThatLookAlike(t *testing.T) {
	for _, pair := range [][2]string{
		{"Ann", "ANN"}, {"Ann", "Ann."}, {"Ann", "Ann-"}, {"Ann", "Ａｎｎ"}, {"Ann", "Аnn"}, {"Ann", "𝐀𝐧𝐧"}, {"Ann", "Änn"}, {"Ann", "An n"},
		{"Mary Ann", "Maryann"}, {"O'Hara", "OHara"}, {"Ian", "lan"}, {"Bob", "B0b"}, {"Al", "A1"}, {"Amo", "Arno"}, {"Ann1", "Annl"},
		{"Bepa", "Вера"}, {"COMET", "СОМЕТ"}, {"ANNA", "ΑΝΝΑ"}, {"anna", "ΑΝΝΑ"}, {"ΑΝΝΑ", "Αννα"}, {"ANNA", "Αννα"}, {"ian", "LAN"}, {"Ace", "Асе"}, {"Ace", "АСЕ"},
		{"ГОП", "ΓΟΠ"}, {"Lukasz", "Łukasz"}, {"Soren", "Søren"}, {"Ann2", "Ann٢"}, {"Ann2", "Ann２"}, {"lo", "וס"}, {"Օսո", "Oun"},
		{"ロト", "口卜"}, {"Hans", "Hanſ"}, {"Weiss", "Weiß"},
	} {
		if !LookAlike(pair[0], pair[1]) || !LookAlike(pair[1], pair[0]) {
			t.Errorf("%q and %q are told apart", pair[0], pair[1])
		}
		if err := CheckBeside(pair[0], pair[1]); err == nil {
			t.Errorf("%q may play beside %q", pair[0], pair[1])
		}
	}
	for _, pair := range [][2]string{
		{"Ann", "Anna"}, {"Ann", "Ann B."}, {"Ann", "Ann 2"}, {"Ann 1", "Ann 2"}, {"Ann", "Анна"}, {"Ann", "Nan"}, {"Bob", "Rob"}, {"Иван", "Ivan"},
		{"たかし", "たがし"}, {"김철수", "김철호"}, {"王伟", "王维"}, {"Eve", "Eva"}, {"Max", "Mex"},
	} {
		if LookAlike(pair[0], pair[1]) {
			t.Errorf("%q and %q are taken for one", pair[0], pair[1])
		}
	}
}

func TestNewNames(t *testing.T) {
	for _, name := range []string{
		"Ann", "Zoë O'Hara-Smith Jr.", "Mª José", "Łukasz", "Анна", "Ελένη", "Արամ", "გიორგი", "דוד", "محمد", "田中さくら", "タナカ", "김철수", "王伟",
		"Ann 2", "Player One", "Theo", "Allan", "Gmeiner", "Norman", "Ame", "Alma", "Tod", "Todd", "Nadia", "Banks", "Botho", "Elgar", "Lagos", "Ángel", "Keep", "Juan Nadal",
	} {
		if err := CheckNewName(name, isVerb); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
	for want, names := range map[string][]string{
		"would pass for somebody else": {
			"GM", "gm", "The GM", "the G.M.", "ＧＭ", "GM 2", "GM2", "GM Ann", "Ann the GM", "GMs", "GM's", "Le MJ", "Alle", "Мастер", "G-M", "El GM", "Game Master", "Gamemaster", "Moderator", "el moderador", "Árbitro",
			"Anonymous", "anónimo", "Anonima", "Nobody", "N0body", "no one", "Nadie", "Ninguno", "Todos los jugadores", "All Players", "Everybody",
			"The Bank", "el banco", "Machipost", "Niemand", "Personne", "ВОТ", "Anonymous.", "Nobody'",
		},
		"has letters of two alphabets": {"Аnn", "Annα", "Bob王", "ВOВ", "Тhe GM", "たAnn"},
		"not told from others by eye":  {"ᎪᏴᎬ", "ꓮꓠꓠ", "ⲀⲚⲚ", "𐐊𐐋"},
		"is a word of the order":       {"buy", "ｂｕｙ"},
		"does not begin with a letter": {"2", ".Ann"},
	} {
		for _, name := range names {
			if err := CheckNewName(name, isVerb); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %v, want %q", name, err, want)
			}
		}
	}
}

// What a letter is said to look like must not look like something else in turn, and no
// letter is in the table that stays a letter of its own.
func TestLookalikesAreFinal(t *testing.T) {
	if len(lookalikes) < 150 {
		t.Errorf("the table has %d letters", len(lookalikes))
	}
	for letter, looks := range lookalikes {
		if !unicode.IsLetter(letter) || looks == "" || looks == string(letter) {
			t.Errorf("%c looks like %q", letter, looks)
		}
		if again := plain(looks); again != looks {
			t.Errorf("%c looks like %q, and that like %q", letter, looks, again)
		}
	}
}

// Positions that somebody has already are read as ever.
func TestPositionsKeepTheirNames(t *testing.T) {
	for _, names := range [][2]string{{"Ann", "Аnn"}, {"GM", "Nobody"}, {"Ann", "Ann."}, {"ＧＭ", "ᎪᏴᎬ"}} {
		text := `{"players": [{"name": "` + names[0] + `"}, {"name": "` + names[1] + `"}]}`
		if _, err := ReadPosition([]byte(text), isVerb, still); err != nil {
			t.Errorf("%q: %v", names, err)
		}
	}
}
