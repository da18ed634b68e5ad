package words

import "machipost/orders"

// verbs are the ways to begin an order. A word may begin several; what stands behind
// it decides.
var verbs = []Row{
	{Verb, int(orders.Buy), Column{
		`buy, build, get, purchase, acquire, grab, construct, candidates, candidate, go for, pick up, pick, choose, want, wanted, snag, snap up, order, obtain, need, shop for, invest in, try for, try, aim for, shoot for, pay for, add, put up, erect, raise, make, take, have, secure, procure, erect, pls get, plz get,
		buying, purchasing, building, getting, taking, picking, grabbing, constructing, going for, buys, builds, purchases, shopping list, wish list, wishlist, buy list, buylist, purchase list, shopping, purchase of, acquisition of, my pick|choice|picks|choices is|are, my buy|purchase is, b, bids, bid, bid on|for, buy order, buy orders, buy phase, buy priority, buy priorities, purchase order, construction, build order, build phase, to buy, to build, i'd like, i would like, i want, can i have, could i have, may i have, i'll have, i'll take, give me, gimme, i wanna buy|get|have, wanna buy|get|have, my money goes on, spend my|the? coins|money on, treat myself to, go with, going with, plump for, opt for, settle for, stump up for, preference for, lay hands on, get me, dreaming of, dream of, what i would like is, what i'd like is, what i want is, get me the, purchase in, a taste for, put my money into, put my coins into, would like to have, like to have, limit myself to, i wish to acquire, acquire, purchase shall be, purchase is, purchase should be, purchase will be, shopping is, my shopping is`,
		`compra, comprar, compro, compre, compraría, quiero, construye, construir, construyo, coge, cojo, coger, adquiere, adquirir, adquiero, pilla, pillo, pillar, toma, tomar, tomo, consigue, conseguir, compras, quisiera, me gustaría comprar, me gustaría, querría, me quedo con, ve a por, voy a por, voy a comprar, dame, ponme, elige, elijo, me pido, pido, levanta, levantar, edifica, edificar, candidatos, lista de compra, lista de compras, haz, compramos, cómprame, comprad, apuesto por, intenta comprar, intento comprar`,
		`kaufe, kauf, kaufen, kauft, baue, bau, bauen, nimm, nehme, nehmen, hol, hole, holen, erwerbe, erwirb, ich hätte gern, ich hätte gerne, möchte, hätte gern, hätte gerne, errichte, errichten, wähle, kaufliste, bitte kaufen, einkauf, gekauft wird, einkaufen`,
		`achète, acheter, achete, achat, achats, j'achète, j'achete, construis, construire, construit, prends, prendre, j'aimerais, choisis, choisir, acquérir, liste d'achats, je souhaite, acheté, voudrais`},
		"~ Mine, Forest", "buy Mine, Forest"},
	{Verb, int(orders.Roll), Column{
		`roll, i want, i'd like, i would like, want, i'll have, i'll use, i'll take, give me, gimme, can i have, i need, rolls, throw, use, rolling, throwing, dice, die, roll with, use just, toss, number of dice, how many dice, number of dice to roll, dice to roll, roll using, rolling with, chuck, cast, play with, play, go with, go, d, no. of dice, # of dice, # dice, take, role, rolling only, throw only`,
		`tira, tirar, tiro, lanza, lanzar, lanzo, usa, usar, uso, dados, dado, tiro con, tira con, tirada, juego con, tirando`,
		`würfle, würfel, würfeln, wirf, werfe, werfen, nimm, nehme, benutze, benutzen, würfele, würfelt`,
		`lance, lancer, jette, jeter, utilise, utiliser, dés, lancez, jouer avec`},
		"~ 1 die", "roll 1"},
	{Verb, int(orders.Reroll), Column{
		`reroll, re-roll, roll again, rerolls, rerolling, reroll it, reroll that, reroll them, re-roll it, roll it again, use the|my? radio tower, use the|my? radio tower to reroll, use the|my? tower, radio tower, radio, redo, reroll dice, reroll the dice, re-roll the dice, roll again if i roll|get, reroll totals, reroll a, reroll any, use the|my? reroll, rethrow, throw again, rr, retry, use the|my? radio tower reroll, use the|my? radio tower for, use the|my? radio tower on, roll the dice again, have another go at, take the reroll, use reroll, second throw, another throw, second toss, throw it again, throw them again, throw dice again, avail myself of the radio tower`,
		`repite, repitas, repetir, repito, vuelve a tirar, vuelvo a tirar, volver a tirar, relanza, relanzar, tira otra vez, tirar otra vez, tira de nuevo, repetir tirada, repite la tirada, repite tirada, repito la tirada, repito si saco, usa la torre, usa la torre de radio, torre de radio, retira, lanza de nuevo, usar la torre de radio, usar la torre`,
		`nochmal würfeln, noch einmal würfeln, würfle noch mal, würfle nochmal, würfle noch einmal, würfle neu, neu würfeln, erneut würfeln, wiederhole, wiederhole den wurf, wurf wiederholen, nochmals würfeln, funkturm, würfel nochmal, würfel neu, neuwurf`,
		`relance, relancer, rejette, rejeter, rejoue les dés, tour radio, relancez`},
		"~ 1-4", "reroll 1-4"},
	{Verb, int(orders.Harbour), Column{
		`harbour, harbor, add 2, add two, +2, plus 2, plus two, use the|my? harbour, use the|my? harbor, use the|my? harbour on, use the|my? harbor on, bump, add 2 to, add two to, add 2 on, add two on, harbour on, harbor on, use harbour for, use the|my? harbour +2, use the|my? harbour to add 2, use the|my? harbor to add 2, harbour +2, harbor +2, harbour bonus, harbor bonus, harbour boost, add the 2, add the two, add the harbour, apply the|my? harbour, apply the|my? harbor, raise by 2, take the +2, put +2, add +2, make always the plus two, make the plus two, activate the|my? harbour`,
		`puerto, usa el puerto, usar el puerto, suma 2, sumar 2, suma dos, sumo 2, añade 2, añadir 2, +2, usa mi puerto, uso el puerto, añade dos, añado 2`,
		`hafen, benutze den hafen, nutze den hafen, +2, addiere 2, 2 dazu, hafen nutzen, hafen benutzen`,
		`~port, utilise le port, utiliser le port, ajoute 2, ajouter 2, +2`},
		"~ 10, 12", "harbour 10, 12"},
	{Verb, int(orders.TV), Column{
		`tv, tv station, take from, hit, charge, target, rob, steal from, take money from, take coins from, take 5 from, take 5 coins from, take five from, take five coins from, steal 5 from, steal 5 coins from, collect from, collect 5 from, get money from, tax, use the|my? tv station on, use the|my? tv station against, use the|my? tv on, use the|my? tv against, tv target, go after, tv takes from, tv hits, my tv station takes from, my tv takes from, tv on, tv station on, tv vs, point the|my? tv station|? at, aim the|my? tv station|? at, milk, bleed, squeeze, mug, tv victim, soak, tv money from, tv should take from, tv station should take from, tv station takes from, tv station should hit, tv should hit, tv station hits, fleece, nick from, grab 5 from, grab 5 coins from, use the|my? tv station to take from, use the|my? tv station to take 5 from, use the|my? tv station to take 5 coins from, use the|my? tv to take from, use the|my? tv to hit, use the|my? tv station to hit, use the|my? tv to take 5 from, take coins off, take money off, take 5 off, steal coins from, steal money from, point the|my? telly at, telly, televison, television, use the|my? tv station for, tv cash from, tv: take from, tv station: take from, tv: hit, tv station: hit, tv: steal from, tv station: target, tv: target, use tv to steal from, use tv to rob, point tv station|? at, the|my tv station|? should take from`,
		`tele, televisión, canal, roba a, robar a, robo a, quita a, quitar a, quítale a, quítale 5 a, quítale 5 monedas a, róbale a, cobra a, cobrar a, estudio de televisión, canal de televisión, ataca a, ataca, emisora, quitale 5 monedas a, cóbrale a, tv a, tv contra, usa la tele contra|con|en, usa la tv contra, usa la tv con|en|a, saca a, toma 5 monedas de, toma 5 de, coge 5 monedas de, coge 5 de, cóbrale 5 a, cóbrale 5 monedas a, estación de tv, estación de televisión, róbale 5 a, róbale 5 monedas a`,
		`fernsehsender, nimm von, nimm geld von, nimm 5 von, nimm 5 münzen von, kassiere von, kassiere bei, fernsehen, nehme von, nehme 5 von, tv gegen, sender, tv auf, fernsehstation`,
		`prends à, prends 5 à, vole, voler, vise, chaîne de télé, télé, télévision, chaîne de télévision, prends 5 pièces à, cible, prendre à, vise avec tv, prends de l'argent à`},
		"~ Bob", "tv Bob"},
	{Verb, int(orders.Swap), Column{
		`swap, give, hand, offer, trade, exchange, switch, business complex, business center, business centre, use the|my? business center|centre|complex to swap, use the|my? business center|centre|complex to trade, use the|my? business center|centre|complex to exchange, swapping, trading, barter, swap out, trade in, trade away, exchange of, the exchange of, hand over, give away, business complex: exchange, swap my, bc, biz complex, biz center, biz, swap cards, business complex: swap, business center: swap, business centre: swap, business complex: trade, business complex swap|swaps, business complex trade, use the|my? business center|centre|complex for`,
		`cambia, doy, da, cambiar, cambio, intercambia, intercambiar, intercambio, centro de negocios, cambia mi, trueque, centro empresarial, usa el centro de negocios para cambiar`,
		`tausche, tausch, tauschen, wechsle, tauschst, bürohaus, geschäftskomplex`,
		`échange, échanger, troque, troquer, centre d'affaires`},
		"~ Bakery for Mine of Bob", "swap Bakery for Mine of Bob"},
	{Verb, int(orders.Renovate), Column{
		`renovate, renovation company, renovation, close, close down, close all, renovation target, renovate all, shut down, shut, use the|my? renovation company on, use the|my? renovation company to close, renovation company on, renovation company closes, renovating, refurbish, do up, renovation company: close, renovation co, use renovation on`,
		`renueva, renovar, renuevo, cierra, cerrar, cierro, reforma, reformar, empresa de reformas, renovación, empresa de renovación`,
		`renoviere, renovieren, schließe, schließen, renovierung`,
		`rénove, rénover, ferme, fermer, rénovation`},
		"~ Cafe", "renovate Cafe"},
	{Verb, int(orders.Convention), Column{
		`convention, convention center, convention centre, copy, use the|my? convention center|centre as, use the|my? convention center|centre for, convention center as, convention centre as, convention copies, convention center copies, convention as, convention center acts as, convention center should be|copy, conv. center, conv center, activate, use the|my? convention center|centre to copy, use the|my? convention center|centre to activate, use the|my? convention center|centre on, conv. centre, use convention as`,
		`convenciones, centro de convenciones, copia, copiar, copio, convención, centro de congresos, usa el centro de convenciones como, usa el centro de convenciones para, activa`,
		`kongresszentrum, kopiere, kongress, kongresszentrum als, messe`,
		`copie, copier, centre de congrès, centre des congrès, congrès`},
		"~ Forest", "convention Forest"},
	{Verb, int(orders.Demolish), Column{
		`demolish, demolition company, demolition, tear down, knock down, pull down, destroy, take down, raze, demolition target, bulldoze, flip, demolish my, sacrifice, lose, unbuild, demolition company takes, demolition company on, use the|my? demolition company on, demolishing, wreck, demo, demolition company: demolish, give up, flatten, demolition order`,
		`demuele, demoler, demuelo, derriba, derribar, derribo, derrumba, destruye, destruir, empresa de demolición, demolición, tira abajo, demuele mi, echa abajo`,
		`reiße ab, abreißen, reiß ab, zerstöre, abriss, demoliere, abrissfirma, reisse ab`,
		`démolis, démolir, détruis, détruire, démolition, rase, je démolis, démolition:`},
		"~ Radio Tower, Harbour", "demolish Radio Tower, Harbour"},
	{Verb, int(orders.Move), Column{
		`move, give, moving company, moving, hand, hand over, pass, send, donate, moving company gives, give away, move my, give my, use the|my? moving company to give, use the|my? moving company to move, use the|my? moving company to send, gift, dump, palm off, offload, ship, moving company: give, moving company: move, moving company: send, transfer, hand my, send my, get rid of, use the|my? moving company for, present, present my`,
		`mueve, mover, muevo, da, dar, doy, entrega, entregar, entrego, regala, regalar, regalo, pasa, mudanzas, empresa de mudanzas, envía, dale, traslada, muda, paso, cede, cedo`,
		`gib, gebe, geben, verschiebe, schenke, schenk, umzug, umzugsfirma, umzugsunternehmen, verschenke`,
		`donne, donner, déplace, déplacer, déménagement, offre, déménage, société de déménagement`},
		"~ Bakery to Carol", "move Bakery to Carol"},
	{Verb, int(orders.Invest), Column{
		`invest, tech startup, startup, investing, investment, put a|1|one coin on|in|into|onto the|my? tech? startup, put a|1|one coin on|in|into|onto it, invest in the|my? tech? startup, invest a|1|one coin, invest a|1|one coin on|in|into the|my? tech? startup, add a|1|one coin to|on|onto the|my? tech? startup, invest in tech, tech investment, fund the|my? tech? startup, coin on|for|to|in|into|onto the|my? tech? startup|start, a coin on|for|to|in|into|onto the|my? tech? startup, startup: a|1|one coin, tech startup: a|1|one coin, tech startup: coin, startup: coin, lay a|1|one coin on the|my? tech? startup, tech startup: invest, tech startup invest, put money on|in|into the|my? tech? startup, save a|1|one coin on|in|onto the|my? tech? startup, feed the|my? tech? startup, tech startup: put a|1|one coin on|in, place a|1|one coin on|in the|my? tech? startup, tech, put coins on|in|into the|my? tech? startup, invest coin, invest in startup`,
		`invierte, invertir, invierto, inversión, invierte 1|una moneda, invierto 1|una moneda, pon 1|una moneda en la startup, empresa tecnológica, startup, mete una moneda en la startup`,
		`investiere, investieren, investiere 1|eine münze, investition`,
		`investis, investir, investissement, investis une pièce, investir une pièce`},
		"~ always", "invest always"},
}
