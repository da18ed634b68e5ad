package words

// classesAbroad are the words of each class in other languages than that of the rules.
var classesAbroad = []classed{
	{Fills, Column{
		``,
		`ambas, ambos, caso, acaso, quedara, quedase, hubiese, siga, sigue, comprado, comprada, compre, compran, compraran, yo, nosotros, esté, está, estén, estás, ninguna, ninguno, resultara, resultase, fuesen, sobre, llegado, llegue, tuviese, hora, ahí, allá, aún, disponible, comprarla, finalmente, casualidad, alguno, algún, otros, se, nos, les, han, hubieran, vaya, mí, propia, cosa, cosas, ese, esos, entonces, llegara, mercadillo, mesa, tienda, lista, primero, quedado, todas, todos, las, dos, bolsa, cartera, saldo, cuenta, presupuesto, demás, justo, ahora`,
		`beides, beide, keines, übrig, selbst, wieder, überhaupt, zufällig, bereits, gerade, ihnen, anderen, jemandem, uns, mich, davor, zuvor, schneller, kommt, kommen, konto, portemonnaie, auslage, laden, leisten, des, dies, diese, dieser, dieses, ihm, ihr, bei, auch, aber, derweil, inzwischen, sollt, würde, würden, hab, sobald, hätten, eh, mein, meines, ausreichen, mittel, alles, ganz, so, zu, viel, dieses, nun, ebenfalls, dort, war, geworden, können, seite, bis, an, tisch, dem, wider, erwarten`,
		`toutefois, jamais, donc, finalement, entre, temps, entretemps, quelqu'un, d'autre, autres, joueurs, joueur, mon, tour, ici, étaient, soit, encore, cela, eux, l'un, m'en, restait, resterait, n'en, ma, s'en, bien, l'a, l'ont, ont, d'ici, d'abord, vraiment, hélas, malheureusement, permets, porte, monnaie, pourtant, aussi, non, j'étais, suis, devant, chez, me, les, avais, eu`}},
	{Had, Column{
		``,
		`asequibles, pagable, alcanzable, quede, queden, quedaran, quedasen, haber, asequible, fondos, ahorros, presupuesto, llegue, alcanzase, da, diese, comprar, permitirlo, permitirla, permitírmelo, permitírmela, coger, cogerlo, cogerla, conseguir, conseguirlo, conseguirla, lleguen, alcancen, posible, factible, viable, bastante, efectivo, podido, pillarla, pillarlo`,
		`bezahlbar, finanzierbar, machbar, ausreichen, ausreicht, erschwinglich, mittel, guthaben, barschaft, nehmen, erwerben, bauen, machbar, drin, zahlen, hinhauen, hinhaut, funktioniert, lieferbar, käuflich, budget, da, liegt, übrig`,
		`abordable, dispo, fonds, budget, acheter, prendre, construire, faisable, restait, reste, libre, restant, suffisent, suffisant, suffisamment, passe, marche, fonctionne, peux, pouvais`}},
	{Naught, Column{
		``,
		`tampoco, ni, carezco, falte, ninguno, ningún, agotar`,
		`weder, zuwenig, mangelt, ausgeht, scheitert, nix`,
		`ni, n'ai, n'est, n'en, manquait, insuffisant`}},
	{Taken, Column{
		``,
		`compra, compran, compre, comprada, comprados, compradas, comprase, comprara, adelanta, adelantan, adelanten, pilla, pillado, pillada, pillan, quita, quite, roba, roban, robado, robada, levanta, levantan, birla, vuela, esfuma, agota, agotan, agotara, acaba, acaban, acabara, desaparece, lleve, lleven, llevara, llevase, coja`,
		`schnappt, wegschnappt, wegkauft, wegnimmt, kauft, nimmt, zuvorkommt, vergeben, besetzt, leergekauft, verschwunden, futsch, holt, wegholt, schneller, belegt`,
		`pique, piqué, piquée, devance, achètent, acheté, achetée, envolé, envolée, rafle, raflé, prennent, chipe, partait, vendues`}},
	{Dear, Column{
		``,
		`carísima, carísimo, prohibitivo, corto, tieso, pelado, pobre, ajustado`,
		`kostspielig, blank, zuteuer, klamm`,
		`chère, chères, coûteux, coûteuse, juste, court, fauchée`}},
	{Wants, Column{
		``,
		`haya, quede, queden, comprar, pillar, coger, construir, conseguir, permitirme, la, el, una, un, otra`,
		`das, den, die, ein, eine, einen, kaufen, bezahlen`,
		`d'acheter, la, le, une, un, construire, prendre, n'y`}},
	{Subject, Column{
		``,
		`que, va, tiene, siempre, se, nos, os, ese, esa, aquel, aquella, están, estamos, somos, eres, sois, hace, hacía, vive, gracias, saludos, besos, abrazos, suerte, menos, qué, cómo, mañana, ayer, luego, a, ojalá, espero, nada, perdón, perdona, lo, mucho, gran, un, buena, buen, la, tanto, jaja, jeje`,
		`wer, was, unser, unsere, euer, euch, liebe, viele, gruß, grüße, hoffe, hoffentlich, morgen, gestern, jetzt, hier, ein, eine, schöne, sorry, leider, sonntag, denn, weil, mach, wünsche, bis, viel, alles, gute, haha, tut, entschuldigung, bin, war, wird`,
		`y, leur, leurs, notre, votre, grand, bonne, bon, merci, désolé, désolée, demain, hier, ici, espère, bises, bisous, vive, amitiés, quelle, quel, haha, bref, tant, parce, c'était`}},
	{States, Column{
		``,
		`es, está, va, tiene, era, fue, son, van, vive, hace, hizo, me, se, lo, la, le, sabe, parece, dice, gana, gusta, siempre, ya, acaba, necesito, quiere, llueve, estoy, soy, tengo, ha, he, hemos, han, encanta, estaba, estaban, tenía, ganó, compró, robó, dijo`,
		`ist, hat, war, wird, sind, habe, bin, geht, macht, kommt, gibt, liebt, findet, sagt, gewinnt, mag, hatte, scheint, weiß, schneit, regnet, immer, ja, nervt, glaube, hoffe, denke`,
		`est, a, était, va, fait, dit, aime, gagne, sera, suis, ai, sont, ont, semble, pense, crois, espère, pleut, toujours`}},
	{Wishes, Column{
		``,
		`yo, me, nos, te, se, lo, le, a, por, con, de, del, que, el, la, los, las, un, una, otro, otra, mi, mis, para, voy, vamos, ir, iré, puedes, podrías, puede, podría, podríais, podéis, puedo, pienso, tengo, pensado, intención, favor, hacer, haz, haced, haga, hagas, hazme, hazte, hacerme, mucho, muchísimo, más, bien, ahora, esta, vez, ya, entonces, pues, también, solo, hoy, sea, ser, intentar, intento, intenta, procura, procurar, tratar, trato, trata, compra, en, mercado, usted, ustedes, toca, ganas, gana, estaría, genial, ilusión, haría, señor, director, simplemente, directamente, cuanto, antes, nuevo, presente, adquisición, gustaría, encantaría, apetece, mí, parte, turno, jugada, llevar, llevarme, quedar, quedarme, quedaré, quedo, atrever, dejar, déjame, dejadme, bueno, seguir, porfa`,
		`ich, wir, mir, uns, mich, dann, danach, jetzt, nun, heute, diesmal, mal, bitte, auch, noch, nur, einfach, sehr, ganz, fürs, für, zum, zu, der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, es, so, würde, würden, könnte, könntest, könnten, könntet, kannst, könnt, kann, ihr, du, sie, darf, dürfte, werde, werden, wäre, am, tu, tue, tät, täte, tun, lasst, lass, also, ja, halt, eben, natürlich, selbstverständlich, unbedingt, endlich, wieder, haben, hätte, hätten, hätt, lieb, recht, zunächst, sodann, daher, deshalb, gerade, schnell, jedenfalls, wenigstens, meinerseits, hiermit, versuche, versuchen, erst, mit, davon, weiterhin, direkt, gleich, doch, klar, selbst, selber, euch, höflich, höflichst, darum, freundlichst`,
		`je, j, on, nous, me, m, moi, bien, très, beaucoup, volontiers, aussi, encore, donc, alors, maintenant, cette, fois, ci, ce, coup, tour, pour, de, d, du, des, le, la, les, l, un, une, d'un, d'une, mon, ma, mes, vais, va, allons, allez, peux, pourrais, tu, vous, pouvez, pourriez, envie, j'ai, ai, a, te, plaît, veuillez, merci, que, compte, pense, intention, faire, ferai, essayer, essaie, tenter, simplement, juste, tout, en, m'en, t'en, avoir, si, possible, sûr, ensuite, puis, tiens, part, côté, achat, l'achat, bon, bonne, aimablement`}},
	{Wanted, Column{
		``,
		`quiero, quisiera, querría, queremos, querríamos, deseo, desearía, deseamos, prefiero, preferiría, preferimos, gustaría, encantaría, apetece, apetecería, comprar, compraría, comprarme, comprarle, comprarnos, cómprame, compraré, construir, construirme, construiría, construiré, coger, cogerme, cogeré, pillar, pillarme, pillaré, tomar, tomaré, adquirir, adquiriré, adquisición, conseguir, conseguirme, hacerme, llevarme, llevo, llevaré, quedarme, quedo, quedaré, pedir, pedirme, pediría, elegir, escoger, escojo, escogería, opto, optaría, apuesto, compro, compre, compres, compréis, compren, construya, construyas, construyo, pilles, cojas, cojo, pillo, agencio, agenciarme, solicito, encargo, conformo, conformaré, conformaría, compra, adjudico, levantar, edificar, levanto, edifico`,
		`möchte, möchten, will, wollen, gern, gerne, liebsten, kaufen, nehmen, bauen, holen, kaufe, nehme, baue, hole, erwerbe, erwerben, errichten, errichte, wünsche, kauf, nehm, hol, bau, zulegen, gönne, gönnen, leisten, leiste, schnappen, schnappe, sichern, sichere, besorgen, besorge, anschaffen, nähme, kriege, kriegen, bekomme, bekommen, wähle, wählen, bestelle, ersuche, begnüge, kaufte, erstehe, erstehen, bevorzuge, präferiere, favorisiere`,
		`veux, voudrais, voudrions, voulons, aimerais, j'aimerais, aimerions, souhaite, souhaiterais, souhaitons, désire, désirerais, préfère, préférerais, préférons, prends, prendre, prendrai, prendrais, prenez, prenons, achète, j'achète, acheter, m'acheter, j'achèterai, j'achèterais, achèterai, achèterais, achetez, achetons, construis, construire, construirai, bâtir, bâtis, acquérir, m'offrir, offrir, payer, choisis, choisir, opte, j'opte, opterai, contenterais, contente, contenterai, craque, acquiers, j'acquiers, commande, rabats, rabattrai`}},
	{Opens, Column{
		``,
		`yo, quiero, quisiera, querría, queremos, querríamos, me, nos, voy, vamos, deseo, desearía, prefiero, preferiría, preferimos, puedes, podrías, puede, podría, podéis, podríais, pienso, solicito, intento, intentaré, procura, haz, haced, hazme, haga, tengo, opto, apuesto, por, apetece, ahora, iré, gustaría, estaría, toca, déjame, cómprame, construiré, compraría, compraré, cogeré, pillaré, tomaré, adquiriré, escojo`,
		`ich, wir, möchte, würde, würden, hätte, hätten, will, wollen, werde, könnte, könntest, könnten, könntet, kannst, kann, könnt, darf, bitte, kaufen, nehmen, bauen, holen, am, gern, gerne, nehme, kaufe, baue, hole, gönne, leiste, wünsche, dann, danach, jetzt, nun, hiermit, nähme, hätt, lasst, lass, mir, anschaffen, erwerben, errichten, gönnen, leisten, bestelle`,
		`je, j, j'aimerais, j'achète, j'achèterais, j'achèterai, j'opte, j'ai, on, nous, moi, peux, pourrais, pouvez, pourriez, tu, vous, veuillez, merci, voudrais, aimerais, prends, achète, achetez, prenez, prenons, achetons, alors, donc, puis, ensuite`}},
	{Steers, Column{
		``,
		`barato, barata, baratos, baratas, caro, cara, caros, caras, sea, cueste, cuesta, valga, dependa, quizá, quizás, igual, posiblemente, acaso, tal, alternar, depende, dependiendo, según, solamente, únicamente, ambos, cualquiera, ninguno, pero, aunque, hasta, entonces, cambio, olvida, cancela, espera`,
		`billiger, billigste, billigeres, teurer, teuerste, teureres, günstiger, günstigste, vielleicht, eventuell, womöglich, abwechselnd, je, nachdem, aber, obwohl, nur, lediglich, keiner, keines, warte, vergiss, egal, doch, sondern, weder, sofern, sobald`,
		`cher, chère, chers, moins, coûte, peut, peutêtre, éventuellement, selon, dépend, mais, bien, seulement, uniquement, aucun, aucune, attends, annule, oublie, alternativement, soit`}},
}
