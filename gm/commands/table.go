package commands

import (
	"machipost/engine/names"
	"machipost/gm/commands/forms"
	"machipost/reports"
)

// A Command is what a line of a letter asks of the GM beside orders. It is a
// whole line and nothing else: "Leave it to me" is prose.
type Command struct {
	Name  string      // its help is the template "command NAME"
	forms forms.Forms // how it is written
	Who   audience
	alone bool // a command as a letter's only line; among others it is prose
	shows bool // a letter may have several of them, about different things
	After bool // it tells what orders are on file, so those of its own letter are filed first
	Do    func(c *Case, asked Found) (string, error)
}

// An audience is whose letters a command is heard in.
type audience uint8

// The audiences, each within the one before.
const (
	Anybody audience = iota
	players          // with their tag
	Running          // the same, while their game is running
)

// table are all there are, in the order of the help. press and clear are not
// among them: they are no lines of their own. The commands themselves cannot reach
// it, which would be a cycle: Case.HelpRows has it.
var table = []Command{
	{Name: "help", forms: forms.Written("help", "ayuda"), Do: showHelp},
	{Name: "help orders", forms: forms.Written("help orders", "ayuda órdenes | ayuda con las órdenes | ayuda sobre las órdenes"), Do: showOrdersHelp},
	{Name: "help dice", forms: forms.Written("help dice", "ayuda dados | ayuda con los dados | ayuda sobre los dados"), Do: showDiceHelp},
	{Name: "rules", forms: forms.Written("rules", "reglas | las reglas"), Do: showRules},
	{Name: "games", forms: forms.Written("games", "partidas | las partidas"), Do: listGames},
	{Name: "status", forms: forms.Written("status", "estado"), Who: players, After: true, Do: showStatus},
	{Name: "report", shows: true, forms: forms.Written("report N / report", "informe N | informe del turno N / informe"), Who: players, Do: showReport},
	{Name: "history", forms: forms.Written("history", "historial | historia"), Who: players, Do: showHistory},
	{Name: "dice", forms: forms.Written("dice", "dados"), Who: players, alone: true, Do: showDice},
	{Name: "dice word", forms: forms.Written("dice word WORD", "palabra dados PALABRA | palabra para los dados PALABRA"), Do: giveWord},
	{Name: "orders", forms: forms.Written("orders", "órdenes | mis órdenes"), Who: Running, alone: true, Do: showOrders},
	{Name: "wait", forms: forms.Written("wait", "espera | esperad"), Who: Running, Do: waitForAll},
	{Name: "ready", forms: forms.Written("ready", "todo listo"), Who: Running, Do: beReady},
	{Name: "extension", forms: forms.Written("extension", "prórroga"), Who: Running, Do: askExtension},
	{Name: "absent", shows: true, forms: forms.Written("absent from DATE to DATE / absent on DATE",
		"ausencia del FECHA al FECHA | ausencia desde el FECHA hasta el FECHA / ausencia el FECHA").OrEnded("not absent", "sin ausencia"), Who: players, Do: beAbsent},
	{Name: "new tag", forms: forms.Written("new tag", "etiqueta nueva | nueva etiqueta"), Who: players, alone: true, Do: newTag},
	{Name: "new", forms: forms.Written("new GAME as NAME / new GAME", "abrir PARTIDA como NOMBRE / abrir PARTIDA"), Do: openGame},
	{Name: "join", forms: forms.Written("join GAME as NAME / join GAME", "entrar en PARTIDA como NOMBRE | unirme a PARTIDA como NOMBRE / entrar en PARTIDA | unirme a PARTIDA"), Do: joinGame},
	{Name: "leave", forms: forms.Written("leave / leave GAME", "salir / salir de PARTIDA"), Do: leaveGame},
	{Name: "resign", forms: forms.Written("resign", "abandonar | abandono"), Who: Running, Do: resignSeat},
	{Name: "standby", forms: forms.Written("standby as NAME / standby", "suplencia como NOMBRE / suplencia").OrEnded("no standby", "sin suplencia"), Do: standBy},
	{Name: "take over", forms: forms.Written("take over GAME as NAME / take over GAME", "relevo en PARTIDA como NOMBRE / relevo en PARTIDA"), Do: takeOver},
	{Name: "watch", shows: true, forms: forms.Written("watch GAME", "observar PARTIDA"), Do: watchGame},
	{Name: "unwatch", shows: true, forms: forms.Written("unwatch GAME", "dejar de observar PARTIDA"), Do: unwatchGame},
	{Name: "vote end", forms: forms.Written("vote end", "votar final | voto final").OrEnded("no vote", "retirar voto | sin voto"), Who: Running, Do: voteEnd},
	{Name: "zone", forms: forms.Written("zone ZONE", "zona ZONA"), Who: players, Do: setZone},
	{Name: "reminders", forms: forms.Written("reminders on", "recordatorios sí | recordatorios si").OrEnded("reminders off", "recordatorios no | sin recordatorios"), Who: players, Do: setReminders},
	{Name: "language", forms: forms.Written("language LANGUAGE", "idioma IDIOMA"), Do: setLanguage},
	{Name: "html", forms: forms.Written("html on", "html sí").OrEnded("html off", "html no"), Who: players, Do: setHTML},
	{Name: "calendar", forms: forms.Written("calendar on", "calendario sí").OrEnded("calendar off", "calendario no"), Who: players, Do: setCalendar},
	{Name: "stats", forms: forms.Written("stats", "estadísticas"), Who: players, Do: showStats},
	{Name: "archive", forms: forms.Written("archive yes", "archivo sí").OrEnded("archive no", "archivo no"), Who: players, Do: setArchive},
	{Name: "speed", forms: forms.Written("speed on", "rapidez sí").OrEnded("speed off", "rapidez no"), Who: players, Do: setSpeed},
	{Name: "address", forms: forms.Written("address ADDRESS", "dirección DIRECCIÓN"), Who: players, Do: moveAddress},
	{Name: "forget me", forms: forms.Written("forget me", "olvidar mis datos | olvídame | borra mis datos"), Do: forgetMe},
	{Name: "test", forms: forms.Written("test", "prueba"), Do: tellTest},
}

// HelpRows are the table of commands in a language, for whoever prints it.
func HelpRows(l names.Language) []reports.CommandHelp {
	rows := make([]reports.CommandHelp, len(table))
	for i, c := range table {
		rows[i] = reports.CommandHelp{Name: c.Name, Forms: c.forms.Texts(l)}
	}
	return rows
}
