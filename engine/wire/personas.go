package wire

import (
	"strings"
	"unicode"
)

// personas are who or what may be meant by a name in a report, beside a player, in the
// languages of cards, and in those that players are most likely to share beside them.
const personas = " gm / gms / mj / game master / games master / master / moderator / umpire / referee / keeper / game keeper" +
	" / anonymous / anon / nobody / no one / no player / none / nothing / somebody / someone / anybody / anyone" +
	" / everybody / everyone / all / all players / others / unknown / nameless / players" +
	" / bank / banker / system / admin / administrator / postmaster / mailer daemon / server / bot / machipost / machi koro" +

	" / director / director de juego / directora / directora de juego / máster / moderador / moderadora / árbitro / árbitra" +
	" / anónimo / anónima / nadie / ninguno / ninguna / ningún jugador / alguien / cualquiera / todos / todas / todo el mundo" +
	" / todos los jugadores / los demás / desconocido / desconocida / jugador / jugadora / jugadores" +
	" / banco / banca / sistema / administrador / administradora / servidor" +

	" / spielleiter / spielleiterin / anonym / niemand / jemand / maître de jeu / meneur de jeu / anonyme / personne" +
	" / quelqu'un / tous / tout le monde / nessuno / qualcuno / tutti / ninguém / alguém / mestre do jogo" +
	" / alle / alle spieler / keiner / jeder / ведущий / мастер / никто / все "

// articles may stand in front of a persona: "the GM", "el GM".
var articles = []string{"", "the", "a", "an", "our", "your", "el", "la", "los", "las", "un", "una", "der", "die", "le", "il", "o"}

var personaSkeletons = func() map[string]bool {
	all := map[string]bool{}
	for persona := range strings.SplitSeq(personas, "/") {
		all[skeleton(plain(persona))] = true
	}
	return all
}()

// isGM tells a name with the GM's in it, "GM Ann".
func isGM(name string) bool {
	for word := range strings.FieldsFuncSeq(name, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '.' }) {
		if s := skeleton(plain(word)); s == "gm" || s == "gms" {
			return true
		}
	}
	return false
}

// isPersona tells a name that would pass for somebody else than a player, also with a
// number behind it.
func isPersona(name string) bool {
	if isGM(name) {
		return true
	}
	name = strings.TrimRightFunc(name, func(r rune) bool { return !unicode.IsLetter(r) })
	for _, s := range skeletonsOf(name) {
		for _, article := range articles {
			if rest, cut := strings.CutPrefix(s, article); cut && personaSkeletons[rest] {
				return true
			}
		}
	}
	return false
}
