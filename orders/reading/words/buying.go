package words

import "strings"

// A Role is what a word does in a sentence that asks for cards, in English. Words of other
// roles, and of none, say nothing there: a remark may be about anything.
type Role uint32

// The roles.
const (
	Hinders   Role = 1 << iota // makes a wish another, later, imagined or none, wherever it stands
	Strays                     // ... where it stands beside a card, or is said of one
	Denies                     // turns round what stands beside it
	Asks                       // says by itself that what stands behind it is wanted: want, buy
	Modal                      // ... with any verb behind it: I'd, I'll, could you
	Lures                      // praises what is chosen: sensible, best
	Choice                     // ... and is what it is called: choice, move, lesson
	Adjunct                    // opens what is only said beside a card: for the children
	Article                    // stands before a card
	Shortage                   // is why a card cannot be had: disagrees, closed
	Consents                   // may stand in `if that is all right`
	Concludes                  // begins what follows from the clause before it
	Reasons                    // begins a reason, a remark or a comparison
	Past                       // tells what was, though it ends in no `ed`
	Spends                     // is what is spent: coins, purse
	Rests                      // ... and what keeps it: shut, saving
	Greets                     // calls somebody, or cries out
	Means                      // stands for a card named before: it, one
	Realm                      // is what the writer has that is to get a card: town, list
	Lacks                      // ... and what it does without one: needs, cries
	Ranking                    // is what says in which row cards are wanted: list, order
	Chosen                     // says behind a card that it will do: preferred, acceptable
	Gained                     // is what is done with a card that is bought: bought, built
	Holds                      // says by itself what the writer thinks: conclude, reckon
	Suits                      // is what a card does to what is the writer's: make, complete
	Backs                      // is what comes behind a card when it cannot be had: fallback
	Pardons                    // asks to be forgiven: sorry
)

// roles are the words of each role.
var roles = rolesOf([]struct {
	role Role
	say  string
}{
	{Hinders, `example instance unless until till except excepting besides instead once twice when whenever provided providing assuming assume suppose supposing supposedly pretend imagine imagining hypothetically
		theoretically depending depends pending subject conditional conditionally provisional provisionally undecided unsure decide deciding decides whichever whatever whether wonder wondering wonders
		joke joking kidding psych fib lie lying sarcasm sarcastic sarcastically haha nah nope hang hmm erm oops mistake wrong wrongly correction reconsider misread typo
		alternatively versus vs either neither nor both each draft example test quote quoted question tick cross total totals throw
		imaginary fake fictional alleged proverbial reverse reversed opposite contrary
		reroll dice die roll rolling rolled rolls doubles double telly television tv invest investing invested investment harbour harbor swapping startup
		mistaken scrap scratch cancel ignore forget retract withdraw disregard strike delete`},
	{Strays, `mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends weekdays weekly monthly daily fortnightly apologise apologize mourn weep vouch grieve cry laugh part pay deal cope save than say said else other others later tomorrow someday eventually soon tonight future next previous previously last yesterday formerly afterwards meanwhile per half minus sans lacking go
		avoid avoids avoiding hate hates hated loathe despise detest dislike dread regret doubt refuse refuses resist decline forbid ban banned boycott ditch dump drop skip forgetting
		abandon reject veto block deny stop sell sells selling sold lose lost return close closing closed shut demolish destroy burn scrapping swap trade exchange renovate change changed mind actually wait
		wish wished wishes dream dreamed dreamt dreams tempted almost nearly hardly barely scarcely seldom rarely ask asks asked asking recommend recommends advise advises explain describe define mention mentions remind reminds compare tell told tells teach show shows
		afford affords cost costs pays paid owes owe spare spared lend borrow steal stole robbed rob richest poorest cheapest dearest cheaper
		his hers theirs nobody anybody anyone opponent opponents rival rivals player players enemy
		waits waiting stay stays stayed remain remains leave leaves left leaving keep keeps keeping kept remove removed removing destroyed gone former
		overrated underwhelming rubbish useless pointless terrible awful worst worse bad lousy stupid silly dumb idiotic foolish waste wasted pricey dear expensive overpriced dear ruin ruinous bankrupt bankruptcy trap folly worthless hopeless
		careful demolition renovation convention wreckers movers something anything everything fool fools idiot idiots idiotic mad crazy insane daft nuts nutter bonkers saving dreading considering thinking pondering mulling debating sick tired weary fed allergic afraid scared frightened bored
		against off away beware worry worried worries enough already week month year deadline turn turns round rounds goes`},
	{Denies, `not no none never nothing nobody nowhere neither nor dont doesnt didnt wont wouldnt shant shouldnt cant cannot couldnt isnt arent wasnt werent havent hasnt hadnt aint without against mustnt neednt nae no_longer nowt nil zero`},
	{Asks, `chain queue ladder sequence ranking rankings choices picks options candidates targets buys wishlist shortlist priorities preferences feeling eye eyes heart sights treating plumping opting settling voting angling gunning itching dying longing yearning pining pushing eyeing snapping bagging nabbing snatching keen bent set game hungry desperate crying begging hankers want wanna need needing require fancy fancying crave craving covet desire request requesting demand choose choosing pick picking select selecting buy buying purchase purchasing acquire acquiring
		get getting gimme grab grabbing snag bag nab build building erect construct order ordering take taking having prefer deserve deserves claim claiming bid bidding nominate elect opt plump settle vote
		specify deploy prioritise prioritize launch inaugurate commission install instal chance gamble splash splurge punt hav havin finance fund adopt
		give hook treat fetch bring hand pass_me sort after please pls plz plx kindly id_like love_to time give add place put reserve book make
		choice vote answer preference favourite favorite favourites favorites pick mood craving hankering yen`},
	{Modal, `imma ima lowkey highkey kinda sorta def deffo concluded realised realized figured resolved determined convinced decided learnt found establish id ill d ll would will shall could can may might must gonna gonnae gotta lets let wanna want going hoping aiming planning intend intending plan wish hereby please should to about ready happy glad keen eager determined inclined im`},
	{Lures, `pleasure joy honour delight sensible best better strongest strong smart smartest wise wisest right proper obvious natural perfect ideal good great excellent lovely nice fun fine solid safe safest clear clever winning logical only prudent decent sound
		tempting appealing brilliant ok okay acceptable welcome useful handy delightful splendid ripe irresistible unbeatable next first top ultimate cracking grand correct reasonable main primary favourite favorite underrated fitting`},
	{Choice, `choice pick move play buy purchase option step lesson investment order decision plan answer selection target goal aim want wish desire favourite favorite priority way call ticket candidate bet idea acquisition project request
		preference opening line claim vote nomination thing one business stuff addition shopping need what`},
	{Adjunct, `for to in on at as of from with by near beside into onto towards toward around alongside being because since cause cos coz since given thanks in_honour per despite though`},
	{Article, `da teh a an the another one my some that this our any wan ma yon them those these own`},
	{Shortage, `disagree disagrees disagreed refuses refuse refused objects object protests protest declines declined closed close shut off away out empty elsewhere light thin bare dry sold gone taken bought grabbed snapped swiped nabbed snatched pinched nicked
		short shy skint broke poor dear steep expensive pricey costly overpriced unavailable unaffordable impossible beyond exhausted depleted vanished missing extinct sulks sulk sulking balks baulks unobtainable fails failed fail
		greedy quicker faster snatches grabs nabs pinches snaps beats pips swipes overstretched maxed rejected denied barred vetoed vetoes scarce insufficient beaten wanting`},
	{Consents, `it its that thats this is are be i im you u me we allowed ok okay okey fine alright all right possible poss can may could do does please at so would will suits suit like pleases please convenient legal permitted feasible agreeable cool
		understood remember rightly correctly ive works work still there theres one some any available left enough funds money coins purse wallet budget permit permits allow allows stretch stretches in stock the my have has got to spend by then manage affordable
		afford pay up for market shop bank your way happen happens dear sir kind willing time too everyone with same to humanly remotely`},
	{Concludes, `so therefore hence thus ergo wherefore accordingly`},
	{Reasons, `because cause cos coz cuz bc since as which who whose that what though although while seeing considering given being seein like plus and sure`},
	{Past, `was blew threw flung sank gone sent spent lent bent fed fled shot shut split cut hurt drove rode rang sang swung clung tore shook woke froze forgot forgave begot were had took bought built got gave sold lost won made said told went came saw knew thought felt left kept held found brought taught caught spent sent met ran sat stood swore chose drew wrote began broke spoke stole did heard hid ate drank fell flew grew threw wore`},
	{Spends, `wallet purse wallets purses coin coins money cash savings pocket pockets pennies penny piggy piggybank bank piggies treasury chequebook checkbook cheque hands hand powder kitty coffers budget funds fund shopping purchase purchases buys spending expenditure expenses acquisitions buying stash nest egg hoard jar sock mattress card cards`},
	{Rests, `shut closed zipped sealed locked dry save saves saving keep keeps keeping kept hold holding hoard hoarding stay stays staying stays remain remains tight by aside away banking stash stashing conserve conserving preserve preserving sit sitting sits squirrel squirrelling piling putting rest resting pass passing skip skipping abstain abstaining refrain refraining wait waiting`},
	{Greets, `idk dunno prob probs prolly probably perhaps maybe possibly ngl tbh fr rn yknow skipper captain cap guv squire oh ah aye um uh er hey hi hello yo well ok okay okey right yes yep yeah yup listen look honestly frankly ooh aww oi righto alright morning evening sir boss chief mate pal love dear darling bestie bro mum dad guys folks friends friend gents ladies gentlemen lads lass hon honey sweetie omg wow gosh lol ha hee please thanks ta cheers thankyou anyway anyhow basically`},
	{Means, `it that one this those them these`},
	{Realm, `town city village hamlet metropolis burg place empire collection portfolio tableau board neighbourhood neighborhood district quarter suburb street map skyline plot kingdom realm valley county shire island folk citizens townsfolk people residents economy engine strategy basket cart list spot home lot shelf name roster lineup`},
	{Lacks, `needs wants lacks misses craves requires deserves demands cries crying calls calling screams screaming begs begging longs longing yearns aches pines hungers thirsts desires`},
	{Ranking, `chain order list queue ladder ranking picks choices preferences priorities targets candidates request choice claim answer desire wishlist shortlist purchases options shopping hierarchy pecking`},
	{Chosen, `preferred wanted desired needed requested required acceptable tolerable ideal fine ok okay alright welcome desirable preferable sought suitable works suffices`},
	{Gained, `bought built purchased acquired erected constructed added established ordered raised obtained secured procured`},
	{Holds, `conclude submit maintain hold declare announce contend argue judge reckon think believe guess suppose feel figure deem propose`},
	{Suits, `make makes complete completes crown crowns suit suits round rounds brighten brightens save saves fit fits feed feeds please pleases`},
	{Backs, `alternative fallback backup back reserve second plan substitute understudy stand contingency insurance spare standby runner replacement safety`},
	{Pardons, `sorry forgive excuse pardon apologies apols soz`},
})

// rolesOf makes the table of the roles.
func rolesOf(list []struct {
	role Role
	say  string
}) map[string]Role {
	all := map[string]Role{}
	for _, one := range list {
		for word := range strings.FieldsSeq(one.say) {
			all[word] |= one.role
		}
	}
	return all
}

// RoleOf is what a word, as it is compared, does in a sentence that asks for cards.
func RoleOf(low string) Role { return roles[low] }
