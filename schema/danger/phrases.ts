/**
 * What people write in danger, and what only sounds like it. `find-danger.ts` reads it.
 *
 * One phrase to a line, its words in order; after `&`, in any order, at most six words from the first.
 *
 * - `mum|dad` is one of several words, and `{hit}` one of a class.
 * - `hit~` is a word with any ending of its own (`hitting`), and `bleed*` any word that begins so (`bleeder`).
 * - `.` is up to two other words, and `..` up to five. Light words may stand anywhere, and do not count.
 * - `$` is the start or the end of a sentence.
 *
 * Texts are matched in lower case without punctuation and apostrophes, and in the spelling below.
 *
 * A topic (`abuse`, `flood`) counts only as the whole sentence. Anywhere else a phrase needs what makes it a danger to a
 * person now: who, a sign, or a time. A missed sentence becomes a line of a fixture; to mend it, widen a class or a
 * phrase. Never read `fixtures/held-out/` for that.
 */

/**
 * - `life`: someone may die or be badly hurt: an ambulance.
 * - `despair`: suicide, self-harm, giving up.
 * - `violence`: violence, abuse and neglect.
 * - `missing`: someone has run off or can't be found.
 * - `home`: fire, gas, flood, storm, power.
 * - `money`: theft, scams, a hacked account.
 */
export type DangerKind = 'life' | 'despair' | 'violence' | 'missing' | 'home' | 'money'

/** Words that may stand between any two words of a phrase. */
export const light = `
a an the is are am was were be been being has have had just really very so too quite still now then and also my his her
their our your own its this that got getting gets keep keeps kept all both always please bloody basically completely
`

/** The right spelling of a word, then other spellings. */
export const spellings = `
breath breathe breathing breaths breaf breth brethe brething breeth breethe breathin
suicide suiside sucide suicde suacide susicide sucicide suicid
suicidal sucidal suisidal suicidle suicidel
unconscious unconsious unconcious uncontious unconscous unconcsious
collapsed colapsed collasped
ambulance amblance ambulence ambulanse abulance ambulans ambo ambos ambulances paramedic paramedics
cant carnt cnt couldnt
going goin gona gonna gunna
want wanna wana
nobody noone
somebody sombody sumone some1 someone
seizure seizures siezure seizuer siezures
leak leek
hacked hackd
grey gray
tablets tablits tabs
`

/** Classes of words, each by name. A class may contain those above it. */
export const classes = `
family aunt*|baby~|bloke|boy|boyfriend|boys|brother*|bub|child|children|client*|cousin*|daddy|dad~|daughter*|father~|fella|flatmate*|friend*|girlfriend|girl~|gran|grandad*|grandchild*|granddaughter*|grandf*|grandm*|grandp*|grands*|granny|grans|guy|housemate*|hubby|husband*|kid|kids|lady|man|mate|missus|mom|moms|mother~|mum|mums|nana|nanna|nan~|neighbour*|nephew*|niece*|participant*|partner~|patient*|pop~|resident*|sister*|son~|student*|teen*|toddler*|uncle*|wife~|woman
who {family}|he|hes|she|shes|somebody
one {who}|i|id|im|ive|they|theyre|theyve|we|weve
me {family}|her|him|me|people|somebody|them|us
self herself|himself|meself|myself|themsel*
carer carer~|cleaner*|helper*|manager|nurse~|staff|tradie*|worker~
they {carer}|{who}|aide~|driver|ex|stepdad|stepson|teacher|they|theyre|theyve|thief|thieves
i i|id|im|ive
not arent|cant|didnt|doesnt|dont|hadnt|hasnt|havent|isnt|never|no|nobody|not|wasnt|werent|wont
cant barely|cant|doesnt|hardly|isnt|not|struggling|unable|wont|wouldnt
fell fall|fallen|fallin|fell|planted|slid|slipped|toppled|tripped|tumbled
limb ankle|arm~|back|bone|elbow|finger|foot|hip|knee|leg~|neck|shoulder|wrist
pain ache~|crushing|heavy|hurt~|pain~|pressure|sore|stabbing|tight|tightness
sick bleeding|blood|confused|dizzy|double|drowsy|faint|headache|nauseous|passed|sick|sleepy|spew*|unconscious|vomit*
pills dose~|drugs|endone|heroin|insulin|mdma|medication*|medicine~|med~|morphine|packet|panadol|paracetamol|pill~|tablet~|valium
poison ammonia|antifreeze|bait|battery~|bleach|chemical*|cleaner|cleaning|coin|detergent|dishwash*|disinfectant|fluid|kero*|liquid|magnet*|metho|perfume|pesticide|petrol|poison*|sanitiser|soap|turps
die carked|dead|death|die|died|dying|suicide
end end~|finish~
want prefer|rather|ready|want~|wish*
living alive|anymore|continue|exist~|life|live~|trying
hit assault*|attack*|bash*|beaten|beat~|belts~|choke~|flogs~|grabs~|headbutt*|hit~|kicks~|pinches~|punch*|pushed|pushes|shove~|slam*|slap~|smack*|strangl*|tackle*|thrash*|thump*|wallop*|whack*|whips~
harm {hit}|bit~|burns|drags~|hurt~|pulls~|pushing|rough|shakes|shook|threw|throws|touches|yanks~
mistreat abuses~|abusive|bully~|exploits~|fondl*|groped~|harass*|intimidat*|mistreat*|molest*|neglects~|rape*|raping|stalks~|threaten*|threats
scared afraid|frightened|petrified|scared|terrified
gone absconded|bolted|disappeared|escaped|missing|vanished
room bedroom|car|caravan|ceiling|driveway|fence|flat|garage|home|house|kitchen|laundry|lounge|place|road|roof|room|shed|street|unit|verandah|wall|yard
power electric|electricity|leccy|lecky|power~
machine bed|bipap|chair|concentrator|cpap|fridge|hoist|machine|oxygen|pump|vent|ventilator
funds account~|bank|card~|cash|funds~|inheritance|keycard|money|pension|savings|super
goods {funds}|bag|car|handbag|ipad|jewellery|laptop|medication|phone|purse|ring~|scooter|tools|tv|walker|wallet|wheelchair
steal knicked|nicked|pinched~|rob~|snatched|steal~|stole|stolen|swiped
took {steal}|borrows~|drained~|emptied~|spends~|spent|taken|takes|taking|took|used|uses|using|withdraw*|withdrew
details account|bank|card|code|credit|cvv|licence|medicare|passcode|password|pin|tfn
stranger bitcoin|boyfriend|caller|crypto*|facebook|girlfriend|internet|met|online|overseas|scam*|stranger
money 1*|2*|3*|4*|5*|6*|7*|8*|9*|bitcoin|dollars|gift|money|savings|thousands
admin assessment|assignment|association|awareness|brochure|checklist|compliance|course~|definition|essay|foundation|insurance|meaning|plan~|policy~|poster*|prevention|question|research|screen~|statistics|study|tafe|talk|talks|template|training*|uni|volunteer*|webinar
topic abuse~|assault|bullying|drowning|emergency|evacuation|fall|falls|flood|fraud|hacking|harassment|neglect|overdose|scam~|seizure|stroke|suicidal|suicide|theft|violence
past 200*|201*|202*|april|august|christmas|easter|january|july|june|march|november|once|survivor*
sign bleeding|breathless|clammy|collapsed|confused|delirious|dizzy|drooling|droopy|drowsy|faint~|fever|floppy|grey|groaning|hallucinating|jerking|limp|moaning|nauseous|overheating|pale|panting|passing|puffing|racing|rambling|shaking|shivering|sick|sleepy|slurred~|spewing|stiff|sweating|sweaty|swelling|swollen|throwing|tingling|tingly|twitching|unconscious|unresponsive|vomiting|wheezing
vent bipap|concentrator|oxygen|vent|ventilator
vehicle bike|bus|car|scooter|train|tram|truck|ute|van
ground carpet|concrete|driveway|floor|footpath|ground|lino|tiles
food breakfast|dinner|drink~|feed|food|lunch|meal~|tea|water
valuable {funds}|handbag|ipad|jewellery|purse|ring~|tools|tv|wallet|watch
obj {family}|him|me|us
stop again|and|at|because|but|for|from|help|how|i|in|now|on|please|since|so|today|tonight|what|when|$
time ages|all|day~|hours|night|since|today|weekend|week~|yesterday
mine dads|her|his|mums|my|nans|our
wet dirty|mess|nappy|pad~|poo|soiled|urine|wee|wet
way across|away|down|everywhere|from|in|into|off|out|over|through|up
login account|bank|computer|email|facebook|laptop|mygov|password|phone
org amazon|ato|bank|centrelink|microsoft|mygov|nbn|ndis|police|tax|telstra
went bolted|drove|ran|run|slipped|snuck|walked|wandered|wondered
ward centre|facility|hospital|nursing|respite|ward
appliance battery|charger|dryer|fridge|heater|outlet|oven|plug|powerboard|powerpoint|scooter|socket|stove|switch*|toaster|tv|wires
critical bipap|concentrator|cpap|oxygen|pump|vent|ventilator
aid aids|bed|chair|commode|equipment|frame|hoist|rail~|ramp|scooter|stick|walker|wheelchair
lots heaps|loads|lot~|tons
vulnerable alzheimer~|autism|autistic|confused|dementia|disability|nonverbal|syndrome
whom {who}|him|them|us
when month~|summer|week~|winter|year~
thing alarm~|bag|bed|bill|brace|bracelet|button*|card|chair~|contact*|cover|detector*|doors|drawer*|fee|freezer|harness*|helmet|id|infection|kit|levy|mat~|monitor*|muscle*|pendant*|sensor*|sling*|strap*|subscription|switch*|toy|toys|whistle
`

export const harmless = `
{topic} .. {admin}
{admin} .. {topic}
{fell}|accident|attack|flood*|hacked|hip|leg|robbed|scammed|seizure|stroke .. {past}
{fell}|attack|broke|broken|flood*|hacked|scammed|seizure|stroke .. last|this {when}
last {when} .. {fell}|attack|flood*|hacked|hip|scammed|seizure|stroke
out|went .. last {when}
{fell}|flood*|hacked|hip|off|out|power|scammed|seizure|stroke .. {past}|{when}|decades ago
after|following|since . attack|seizure|stroke
after|following|since heart attack
her|his|my stroke
bolts|runs|wandering|wanders .. find|lost
in|what case|if .. {fell}|choke*|dies|out|seizure|stolen
prevent*|so|stop* . {one} . {not} . {fell}|burn*|choke*|hit*|hurt*|swallow*
prevent*|stop* . {one} . burning|choking|hitting|hurting|swallowing
almost|nearly {fell}|burn*|drown*|gone|scald*
{fell} .. get|need~|want~ . {aid}
broke|broken|hip|stroke .. get|need~|want~ . {aid}
{topic}|ambulance|chest|panic|static {thing}
ambulance . access|code|come|find|get|into|key*|know|officer*|victoria|way
does|key|let|lockbox|safe .. ambulance
static .. shock~
shock .. static
broken|burst|fallen|leak* .. quote~
scam|spam call*|text*
avoid*|spot .. scam*
unconscious bias
violence leave
hopeless at|with
bleed* gums|nose|valve
wake . alarm|doorbell|phone|smoke
{want} .. die|dying at|home|in|peace*
home .. die
{not} want to live~ at|by|in|near|with
evacuat* mat|plan|procedure*|sheet*
hurt* {self} . getting|lifting|reaching|rolling|transferring
bed|chair|cushion|equipment|it|scooter|shoes|sling|splint|strap*|wheelchair hurt~
{scared} of .. dropping|fall|falling|falls|losing
ran|run off with
gets~ stuck
your . scam
stolen .. insurance
`

export const phrases: Readonly<Record<DangerKind, string>> = {
  life: `
anaphyla*|convulsing|cpr|drowned|electrocut*|fainted|foaming|frothing|gasping|heatstroke|hypothermi*|lifeless|poisoned|poisoning|scalded|severed|stabbed|swallowed|unconscious|unresponsive
{ground} . hours|since
& clammy {i}|{who}|cold|heart
{one} trapped under
& head bang*|crack*|hit|knock*|smash* {sick}|{sign}
& air cant get
just had fit|seizure
had . fit|fits|seizure {ground}|and|blue
& boiling oil|water lap|legs|skin|spilled|spilt|tipped
& chest {pain}|clammy|squeez*|sweat*
& crushed {limb}
facing|pointing . backwards|sideways
been|got bitten
now he|hes|i|im|she|shes cant
took dads|mums|nans|wifes|wrong {pills}
& eye|eyes blurry|cant|lost see|sight|vision headache|splitting|sudden*
& epilep*|fits|seizure* four|row|several|three again|hour|row|today
& air|breath gasping|hardly|strugg*
& airway|throat|tongue blocked|closing|fat|stuck|swell*|swollen|tight
& {sign} {sign}
& bit|bite|bites|bitten redback|snake|spider
& arm|face|lips|mouth|tongue crooked|droop*|numb|puff*|slur*|swell*|swollen {who}|i|im
& blood coughing|everywhere|gushing|heaps|losing|lots|pool|pouring|vomit*
& battery|bleach|chemical*|detergent|drugs|petrol|poison ate|drank|drunk|swallow*|took
& {pills} gave|given|had|injection|taken|took double|many|overdose|twice|wrong
wrong injection
& fever|temperature baby|bub|confused|fitting|floppy|newborn|toddler
& bus|car|train|truck|ute|van cleaned|hit|knocked|run|struck by {i}|{who}|him|me
bad|funny|nasty turn
{one} . found . on . {ground}
& {ground} found|lying {not} answer*|move|moving|respond|speak|talk
artery|gash
{cant}|difficult*|fighting|hard|problem*|stop~|trouble . breath
short|shortness of breath .. bad|cant|chest|help|now|pain|rest*|sudden*
out of breath .. help|now
chok*|cough*|gagging .. blue|breath|purple
doctor now|quick
help . bleeding|blood|breath|chest|heart|stroke now|please|$
{one} . gurgling|wheezing|wheezy
asthma attack
empty|no|out . epipen|inhaler|puffer|ventolin
epipen|inhaler|puffer|ventolin . {not}|empty|lost|out|ran|run
baby|face|fingers|lips|skin .. blue|purple
{who}|going|gone|im|turned|turning|went . blue|clammy|floppy|grey|limp|purple
going|gone|turning|went . colour
clutch*|grabbing . chest
elephant|sitting|weight on . chest
heart attack*
heart beating|flutter*|funny|going|pounding|racing|skipping|stopped|thumping
jaw .. pain .. arm|chest
another|have~ stroke
looks|maybe|possible|signs|suspect*|symptoms|think~ .. concussion|meningitis|sepsis|stroke
stroke .. ambulance|happening|help|now
$ dysreflexia|meningitis|sepsis $
autonomic dysreflexia
cheek|eye|face|mouth .. crooked|droop*|dropped|lopsided
left|one|right side .. limp|numb
arm|face|hand|leg .. numb .. funny|speech|sudden*|talk*|weak
speaking|speech|talk~|words . garbled|gibberish|jumbled|mixed|nonsense|rubbish|slur*
sudden* . blind|confus*|numb*|weak*
sudden* . cant|doesnt . feel|know|lift|move|see|speak|swallow|talk|walk
cant feel . face|side
cant feel . {limb} .. {sign}|sudden*
pacemaker .. {sign}|beeping|going
accident|badly .. hurt|injured
hurt|injured bad|badly
thunderclap|worst headache
burning up
fever|temperature . 40|41|42
overdosed {stop}
choking {family}
{pills} .. going to take
blood in . poo|stool|urine|vomit|wee
woke .. cant . breath|feel|move|see|speak
allergic|bad|nasty|severe reaction
battery|coin|magnet .. ate|swallow*
not waking
confused .. fever|hot|temperature
rash .. fade~|fever|glass|stiff
{who} .. {not} mak* . sense
cant|doesnt|isnt|wont . rouse|wake~
{one} collapsed|fainted~|unresponsive
collapsed after|at|in|near|on|outside|while
collapsed .. breath|help
keeled over
blacked|knocked|passed out
out cold
{one} .. {not}|stopped . moving|respond~ and|at|me|to|$
{one}|floor .. hasnt|isnt|not moved~
floor .. {not} . answering
{fell} .. {cant} . answer*|get|lift|move~|stand|up|walk
{fell} .. stuck|trapped
fallen .. alone|nobody
{fell} .. {pain}|angle|bent|bleed*|blood|broke|broken|head|hip|hurt|neck|unconscious
help .. {fell}
{fell} . help me|now|please
{fell} down|from|off . balcony|hoist|ladder|roof|stairs
{limb} .. funny|weird|wrong angle|way
{limb} .. crooked|dangling|dislocated|floppy|limp|shattered
{limb}|bone . hanging|poking|sticking . off|out|through
cant .. get|pull . off|up . floor|ground
{one}|been|lay|laying|lying|stuck . on . {ground} .. {time}|answer*|cant|help|stuck
$ on {ground} .. {time}|cant|help|stuck
lay|laying|lying .. cant . feel|move
{who}|im on . {ground} and|moaning|not
{one} im|is on . {ground} $
help|$ . cant get up help|now|$
stuck . on . floor|ground
hoist|sling .. dropped . {me}
believe|maybe|might|think . broke|broken|snapped .. {limb}
believe|maybe|might|think~ .. {limb} . broke|broken|snapped
{who}|i broke|snapped . {limb} .. ambulance|cant|help|now
head injury
{cant}|{lots}|{who}|bad|head|heavy|im|keeps|leg|losing|severe|stop . bleed|bleeds~
bleeding . bad|badly|everywhere|from|heavily|lot|out|profusely|stop
{lots}|coughing|full|losing|lost|pool|spewing|spitting|throwing|vomit* . blood
chopped|cut|sliced . finger|hand|thumb|toe .. off|saw
ate|drank|drink~|drunk|eaten|into|swallow*|taken|took .. {poison}
ate|drank|drunk|eaten|gave|given|had|lots|swallow*|taken|took .. all|bottle|double|extra|lots|many|much|twice|whole|wrong .. {pills}
{lots}|double|extra|overdose . {pills}
{pills} .. by accident|mistake
$ overdose*|overdosed~ $
accidental|an|drug|had|taken|took overdose
overdos* .. {pills}|drugs|heroin
burned|burnt|scalded . {self}|badly|boiling|face|hand~|severe
bad|badly|serious*|severe . burn|burned|burns|burnt
boiling|hot oil|water .. burn*|scald*|skin
another|had|hav~ . seizure
another|hav~ . fit~
convuls*|fitting|seizure .. again|another|blue|help|long|mins|minutes|now|row|stop|wont
eyes rolled~
face|lips|mouth|throat|tongue .. closing|huge|puff*|swelled~|swollen
stung .. allerg*|breath|swell*
run over at|in|$
{who}|im . drown*|drowning help|pool|$
{fell} . in|into|under . dam|pool|river|water
{who} . under water
face down .. bath|creek|dam|pool|river|water
$ electric shock help|what|$
electric shock from|off
hypo .. cant|help|now|unconscious|wont
diabetic .. coma|hypo|unconscious
bgl|bsl|sugar~ .. 1|2|3|high|low .. {sign}|cant|help|now|swallow|wont
{sign} .. bgl|bsl|sugar~
choked~ and|cant|help|now|on
$ help . choking
blind|blurred|blurry|droopy|numb|slur* .. sudden*
{who}|i|im|was choking
down|stuck . throat
i|im dying .. alone|help|me|now|please|$
{one} dying .. help|now|please
about|going to die
call|get|need|phone|please|ring|send|want|where~|$ . ambulance
ambulance . coming|help|now|number|please|quick|urgent*
call|dial|ring 000|triple
$ 000|triple 0|$
medical emergency
its|$ emergency help|$
trach* .. {fell}|blocked|came|out
catheter|peg|tube . {fell}|came|come|pulled|ripped . out
{vent} .. alarm*|died|empty|failed|ran|run|stopped|wont
no heartbeat|pulse
{vehicle} . hit~|knocked|ran . {obj}|her
cleaned|hit|knocked|run|struck .. by . {vehicle}
{fell} in front .. {vehicle}
chair|scooter|wheelchair . flipped|rolled|tipped .. cant|car|help|hurt|stuck|top|trapped|under
crushed|trapped between|under
head|neck|throat . caught|jammed|trapped
caught|stuck|trapped between|in . rail|rails
body|chest|head|neck stuck between|in|under
heat stroke
`,
  despair: `
noose|suicidal
cutting {self}
cant live like
cant face another|life|tomorrow
not coping
end misery|suffering
lost . hope
& bottle {pills} take|taking want
not safe with {self}
see no hope|way
enough . life
cant keep {living}|doing|going
be|become|being|feel|i|im|just|such burden
cant carry|go|live . without anymore|her|him|them
& without me better|cope|easier|fine|happier|manage
ways to {end} it|life
tonight . last night
& end|ended|ending|over|pointless|worth life|living {i}|cant|feel*|think*|tired|want|wish
& farewell|goodbye everyone|forever|letter*|messag*|note*|text*|wrote
& burden be|everyone|family|feel*|kids
& suicid* {family}|{i}|feel*|help|number|ring|talk*|think*|thoughts
much longer . can|go|keep
& bother|point|reason go|going|live|living
wrote . note
& overdose* all|going|pills|tablets|tried|want
sleep . forever
about|attempt*|commit*|consider*|despair|feel*|planning|talk*|think*|thought*|threat*|tried|try suicide
suicide attempt|chat|help|helpline|hotline|line|note|number|thoughts|$
drown|hang*|harm*|harming|kill*|neck|od|off|shoot*|starv*|top~|unaliv* {self}
self harm*
cut*|cutting {self}|arm~|legs|thighs|wrist* .. again|deliberately|feel|purpose
cut*|cutting {self}|arm~|legs|thighs|wrist* $
slit~ . wrist*
hurting {self}
$ hurt {self} $
{want}|feel*|going|i|might|says|think*|thoughts|urge . hurt {self}
do|doing done|to {self} in|tonight|$
do|doing|done {self} in
something|sumthing bad|drastic|silly|stupid to|with|$
{want}|best|easier|easiest|going|hope~|how|keep|let|painless*|planning|pray*|quickest|thought . dead|die|disappear|dying
help . die
{want} he|i|id|it|life|she .. alive|born|dead|died|end|here|killed|over|survived|wake|woke|woken
{want} not be|exist|live|wake
to die alone|by|fast|from|quick*|without|$
best|easiest|good|quickest . way|ways . die|end|hang|kill|overdose
waste of space
what|whats point $
life meaningless|over|pointless
no fight left
shoot me now|please|$
just|please|says kill|shoot me
didnt|doesnt|dont|longer|never|not . want .. alive|exist|live~|wake
didnt|doesnt|dont|longer|never|not . want i|to be|wake . around|here|up
around much longer
bullet|gun|rifle .. {self}|head|mouth
{end}|take|taking|took life|lives
life|no . meaning|no|purpose left|meaning|$
{not} care if .. dead|die|live
{want}|going|tried|try* .. overdose
{i}|he|hes|she|shes had enough {stop}
own life
{end} everything|it all
make it through|to . christmas|morning|night|tomorrow|tonight
want . out $
{want}|about|could|going|how|just|like|of|think*|thought* . {end} all|everything|it|things
want~ everything|it|life|pain|this .. end|over|stop
out of this life
fatal|lethal dose
many|much .. {pills} .. {die}|end|fatal|kill|lethal|overdose
going|planning|thinking|thought~|want . take|taking . all|bottle|whole . {pills}
{pills} . hoard*|lined|saved
hoard*|lined|saved~|stockpil* .. {pills} .. die|end|enough|sleep|wake|$
any|no|see|what~|without . future|hope|point|purpose|reason|use . {living}|being|get|going|keep|me
{not} . see . end|light|way . end|out|tunnel|$
{not} . see . future|point|reason any|$
see any|no future|hope|point|reason and|anymore|i|in|$
no way out
left|no|nothing . live for
nothing left .. live
life . isnt|not|worth .. it|living
nothing matters
done|enough|sick|tired of|with . alive|life|living
sick|tired being alive|here
better|easier|favour|happier .. if {i}|he|she . {die}|gone|not|wasnt|werent
{want}|better|rather be|off . {die}|down|gone
everybody|everyone|family|world .. better|happier|without .. gone|me
burden .. everybody|everyone|family|kids|on|them
farewell|goodbye|suicide . letter*|message*|note*|text*|video*
bye|goodbye .. all|cruel|everyone|forever
letter~|note~|writing|wrote .. dead|gone|goodbye
leaving|left|said|saying goodbye
crash*|driv*|roll* . {vehicle}|wheelchair .. into|off . bridge|cliff|traffic|tree|truck|wall
jump*|step*|walk* . front|infront|off|under . {vehicle}|balcony|bridge|building|cliff|traffic
{one}|a|bought|found|have rope {stop}|around|ready
rope .. hang*|neck
voices .. say*|tell* . her|him|me
cant carry|continue|do|face|go|keep|live another|going|like|on|this|without {stop}|any|anymore|day|doing|like|living|longer|much|this|way
cant bear|cope|do|face|handle|take life|this . any|anymore|longer|$
i|just|$ cant bear|do|stand|take it any|anymore|longer|$
cant|not cope~ any|anymore|at|life|living|longer|$
cant|not cope~ with . caring|everything|life
end of . rope|tether
{i} losing it
{i}|feel*|just|ready|want|$ . given|give~ up and|completely|everything|now|$
gave|given|give~ up . {self}|everything|hope|life|living
feel*|ready|want like|to . give~ up
everything|feel*|im|it|life|so .. hopeless|worthless
feel*|im desperate|empty|worthless and|i|$
feel*|so low .. {die}|{pills}|cope|end|myself|point|thought|tonight
been|feel~|im|really|severely|so|very depressed
{pills} .. going to take
will to live
{not} .. get*|make through another|this|today|tonight
no hope left
nobody . cares|likes|loves|misses|needs|wants . about|anymore|if|me
nobody .. even|will|would .. care|cry|know|miss|notice
hate~ life
hate {self}|being alive
lifeline call|chat|counselling|help|hotline|number|phone|please|text|$
crisis line|support
mental health crisis
had|having . breakdown
sleep .. dont|never|not .. wake|$
be|join with . her|him|husband|late|mum|wife .. dead|heaven|soon
put . me down|out .. like|misery|please
im done .. cant|goodbye|life|living|trying
dark thoughts
not|refus*|stop* .. drink*|eat*|food .. {die}|pass
`,
  violence: `
abused|assaulted|avo|coercive|dv|dvo|groped|harassing|intruder|kidnap*|mistreat*|molest*|molested|raped|raping|stalked~|stalker|threatened~|violent
{not} being|getting changed|fed|showered|turned|washed
inappropriate* message*|photo*|touch*
forced|made|makes|making {me} .. kiss|naked|sex|strip|undress
forced her|him|me
drug*|overmedicat*|sedat* {obj}
checks|controls|reads|tracks my phone
breaking|broke|broken into . home|house|unit
{not} getting . {food}|{pills}
held|holds|pinned|pins {me} down
{they} .. if {who}|i leave|report|tell|told
finger marks
{they} . touched my
& touch* daughter|inappropriate*|me|son {carer}|he|man|somebody|stepdad|they|uncle
& {carer}|somebody bashing|hitting|hurting {me}|residents
& {carer} {food}|changed|fed|shower|turned|wash dont|hasnt|havent|never|nobody|not
{hit}|scream*|shout*|spat|spits|swear*|yell* . at|on|$ . {me}
{hit} . {obj}
{hit} by . {they}
being|getting bashed|beaten|hit|hurt|starved
{they} lock~ . food|fridge|pantry
{one} being|get~|got . {hit} .. {stop}|by|every|if
drag*|pull*|yank* . hair
{they} . {harm} {obj}|them
{they} . {hit} her {stop}|every|with
{they} . burned|burnt|cut|stabbed . {obj}
dragged|kicked|knocked|pushed|threw . {obj}|her . {way}|on
{they} keep~|kept {me} .. bed|cage|everyone|locked|prisoner|room|shed
{they}|keeps . {mistreat}
{mistreat} . {obj}|by|her
hurt~ {obj}|somebody {stop}
hurt by {they}
{they}|said|says~ .. going|hell|if|to|wants|will .. bash|burn|kill|shoot|smash|stab . {me}|dog|house
kill . {obj}|her {stop}|if
threw|throws~ .. at|plates|things
her|his|their hand~ .. breast*|neck|pants|private*|throat|undies
{they} grab*|squeez*|twist* . arm|hard|throat|wrist
bruise* .. {carer}|{they}|explain|frightened|hit|husband|scared|unexplained
black eye*
{scared} of . {family}|{they}|her|him|them
{scared} to be|go .. alone|home
{they}|he|she|they frightens|hurts|scares|terrifies . dad|her|him|me|mum|us
angry .. frightened|hits|scared
{not} . safe around|at|here|in|tonight|with {they}|her|him|home|house|my|$
dont|never|not be|feel* safe here|$
unsafe .. around|here|home|with
feel* unsafe $
$ not safe $
in danger
place|somewhere . safe . go|kids|live|stay|tonight
away|escape|get~ away|from . from . {family}|{they}|her|him
escape|get~|leave|leaving .. abus*|violence|violent
women* refuge
refuge for|tonight|$
restraining order
$ abuse~|assault|bullying|exploitation|harassment|neglect~|rape|starving|violence $
child|domestic|elder|emotional|family|financial|physical|sex* abuse|assault|violence
about|help|report*|stop|suspect* . abuse
{one} . attacked|bashed
{family} .. aggressive|angry|drinks|drunk . {harm}|me|violent
{they} . touch* me
touched|touches|touching me
watches|watching . me|us .. shower|through|undress|window
{not} . give|gives . {me} . {pills}|food|money|phone|walker|wheelchair
filthy|hungry|soaked|starving|thirsty|unfed .. {carer}|nobody
{carer} .. filthy|hungry|soaked|starving|thirsty
hurt me|them|us .. if|tell|told
touch* .. boobs|bottom|breast*|bum|crotch|genit*|inappropriate*|private*|sexual*
{they} . forc*|made|make~ . {me} .. beg|eat|kiss|naked|sex|sit|sleep|touch|undress|watch
forc* . {me} have|to|$
film*|photo*|picture*|video* . her|him|me|us .. bath*|naked|nude|shower*|toilet|undress*
dirty|nude|sexual|sexy comment*|message*|photo*|picture*|text*
{they} . doesnt|dont|never|not|wont . allow*|let~ {me} . call|eat|go|have|leave|out|phone|see|take|talk|use .. {family}|{food}|{pills}|anyone|doctor|friend*|house|money|out|phone|$
never|wont let me . go|leave|out|see|use . family|friends|home|house|phone
arent|not allowed|aloud . eat|leave|phone|see|talk|use|visitors . family|friend*|house|phone|$
{they} . checks~|controlling|controls|monitors~|reads|tracks . emails|everything|location|messages|phone|texts|where
control* everything|me|us
control* . all . money|phone|where
lock*|shut~ . {obj}|her .. away|in|outside|room|up
locked in her|his|my|the bedroom|room
restrain*|strapped|tied|ties|tying {me}|arms|hands . down|to|up|$
{they} . restrain*|tie|tied|ties . {me}
restrained|tied . down|in|to|up at|bed|chair|$
rough with {family}|him|me|us|$
{they} broke dads|mums|my|nans {limb}
{they} .. drinking|drunk again|and|every|hits|$
{scared} to complain|say|speak|tell
things|what {they} . did|do|does|doing . to . {me}
{they} .. wont leave me|my|$
{carer} . refus* . change|feed|give|help|shower|toilet|wash .. {me}
{carer} . didnt|doesnt|dont|never|not|wont . clean|take|turned|turning . {me} . doctor|hospital|over|properly|toilet|$
{carer} .. asleep|drunk|sleeps~ . duty|job|shift
{who} didnt|doesnt|never|not . changed|fed|toileted|turned|washed
rough handling
{they} rough and|in|when|$
cruel|mean|nasty to|towards . {me}|my
call*|calls . me dumb|names|retard*|stupid|useless
hide~ from . {they}|ex
ex .. contact*|finds|found|messag*|outside|scar*|turn*|watch*
cower*|flinch* .. {they}|from|when
got|has|have bruise*|bruising
{they} . follow* . door|her|home|me|us
following me
{they} .. breaking|broke|broken|trying .. in|into . home|house|room|unit|$
somebody . in|outside . home|house|window
axe|gun|knife|machete .. me|neck|outside|threat*|throat
{they} . got|has|holding|pulled|waving|with . axe|gun|knife|machete
reportable incident
nobody . bathed|changed~|fed|feed~|showered|toileted|washed . {me}|enough|$
{they} . {not} . change~|fed|feed~|shower|wash . {me}|enough
nobody came|come~|here|turned .. change|feed|get|lift|shower|toilet .. {me}
{carer} .. didnt|hasnt|havent|isnt|never|no|not|wont .. arrived|came|come~|here|show~|turn~ .. {pills}|alone|bed|days|drink|eat*|floor|food|hungry|soaked|stuck|toilet|water|wet
{not} . given|give~ .. {food}|{pills}|enough
{not} . changed|eaten|fed|showered|washed . {carer}|{time}
withh* .. {pills}|chair|food|money|phone
leave*|leaving|left . {me}|alone|in .. {wet}|hours
left|lying|sit~ .. in . {wet}
leaves|leaving|left .. alone|bed|chair|commode|toilet .. {time}|food
starv* . {me}|and|no|$
{carer}|nobody|staff|they ignor* . {me}
neglected .. {me}|by|care|group|home|there
bed|pressure sores .. changed|ignor*|neglect*|nobody|turned
{they} . broke|hid~|smashed|takes|took . {mine} {pills}|communication|device|glasses|hearing|phone|talker|walker|wheelchair . away|because|from|so|when
punish* . her|him|me
`,
  missing: `
{who} is lost
& bed empty {family}
have you seen . {family}
{who} .. {not} answering {stop}|calls|phone
{vulnerable} lost at|in|near
{who} . nicked|pissed|shot off|through
doing|done runner
{who} isnt|not there $
& missing {vulnerable}|hospital|hours|nursing|park|police|report|school|yesterday
& cant|nobody contact|find|locate|reach {whom}|her answering|anywhere|everywhere|help|last|minute|phone|please|seen|since
& {who} {went}|gone|left|took|went answering|anywhere|back|everywhere|home|knows|returned|seen cant|didnt|hasnt|havent|isnt|never|nobody|not
seen . at|last|since
& lost year old
& {who} absconded|disappeared|vanished
$ lost child|kid|person|toddler $
{not} contact|reach . {who}|him and|since|$
{who} gone since
{who} left . {ward}|home|house .. {not}|alone|angry|confused|upset
{who} {gone} . {stop}
{who} . {went}|shot|taken|took|went away|missing|off|out|walkabout . {stop}|1|2|3|into|last|of|this
{who} .. drove|ran|run|walked|wandered away|off
{who} .. gone missing|off|walkabout|walking|wandering
{who} . {went}|climbed|gone|got out .. door|fence|gate|house|window|yard
{who} .. didnt|hasnt|havent|never|not . arrived|been|came|come|got|made|returned back|home|seen
{who} .. isnt|not in . bed|bedroom|house|room|yard .. {who}|and|anywhere|gone|or|yard|$
{who} .. hasnt|isnt|never|not back yet|$
lost . {family} around|at|near
{vulnerable}|boy|girl|man .. gone from
{who} gone from
{not} idea|know where he|hes|she|shes|they|$
drive|drove|left|walked|went .. didnt|hasnt|never|not .. arrived|back|home|returned|there|to
{who} . climb*|jump* .. fence|gate|window
{not} heard . {who} for|in|since|worried
{who} . isnt|not where
{who} should|was|were be|have|meant|supposed .. back|home
where~ . {family} gone|he|she|$
{family}|{who} .. {not} seen for|since
{not} find|found|seen . {whom} all|anywhere|for|he|hes|she|shes|since
{not} find . {whom}|her anywhere|at|he|help|hes|in|near|please|she|shes|$
lost . {who} .. airport|beach|centre|crowd|market*|park|shops~|station|supermarket
{not}|no . idea|know* where . {who} are|gone|hes|is|shes|went
missing boy|child|girl|man|person~|toddler|woman
missing autistic|disabled|elderly|old|teen*
{vulnerable} .. isnt|not . here|home|there
{who} .. looked~|searched~ all|everywhere|for
left . {ward}|home|house .. confused|find|missing|nobody
`,
  home: `
exploded~|explosion|flames|floodwater*|powerline*|powerlines|smouldering|sparking|zapped
electrical burning|fire
water . everywhere what
no electricity|power help|what
& {critical} lights off|out
{appliance} .. buzzing|exposed|hissing|melted~|smok*|sparks~|swollen
& burning|burnt smell*
lightning hit|struck
half . roof
& elevator|lift stopped|stuck between|floors
& burning|fire|smoke bedroom|coming|everywhere|full|garage|hallway|house|kitchen|pouring|shed|under|unit {room}|flames|from|help|out|smell*
& water coming|gushing|pouring|rising|through {room}|door|everywhere|floor*|floorboards|step
& ceiling|roof blew|blown|caved|collapsed|fallen|fell|ripped
& conked|jammed|locked|stuck|trapped bath|bathroom|door|dunny|elevator|half|halfway|lift|shower|stairlift|toilet {family}|{i}|cant|im|inside|me
& branch|pole|tree car|carport|driveway|fence|house|line*|power*|roof came|come|crashed|down|fallen|fell|landed
on fire {stop}
{appliance}|{room}|couch|curtain*|wheelchair alight|burning
battery fire $
catching|caught alight|fire
neighbour*|something . burning|fire
fire . at|behind|in|near|next . {room}|door|my|oven|us
through . ceiling
there~ fire
bushfire*|fire~ .. approaching|close|coming|here|near|now
$ blackout|bushfire|evacuat*|evacuate|evacuation|fire|flood*|sewage $
smoke~ . coming|everywhere|filling|inside|pouring|under
smoke . from|in|under . {room}|door|hallway|powerpoint|socket
theres smoke
full of smoke
smell* .. burning|burnt|gas|smoke
gas .. escap*|hissing|leak*|smell*
fumes|gas .. heater|leak*|left|on .. dizzy|drowsy|faint|headache|sick
dizzy|headache|sick .. carbon|fumes|gas
rotten egg*
carbon monoxide
alarm* . going off
fire|gas|smoke alarm* blaring|going|ringing
arcing|spark*|sparks . at|coming|everywhere|from|in|out
bare|exposed|live wire*|wires
power line* .. across|down|fallen|lying|on|yard
cable~|wire~ .. down|hanging .. road|storm|street|tree|yard
down~|fallen power line*
gave|getting|gives|got .. shock|zap* . from|me|oven|shower|switch|tap
blew up
broke|broken|burst~|bust~ . hose|main|pipe*|system|water
cylinder|hose|pipe*|system|tank|tap .. broke|burst*|bust*|exploded|flooding|gushing|overflow*|spraying
water . coming|getting|gushing|leaking|pouring|rising|running|rushing|spraying . {way}|ceiling|door|fast|near|$
water . everywhere and|help|in|now|$
flood* . coming|help|home|house|kitchen|laundry|now|reached|rising|street|trapped|water~ {stop}|{way}|rising
{room}|im|machine|washing|we flood~
{room} under water
cyclone|hail|storm|wind .. roof
flood* in|into . {room}|my|our
creek|dam|river|water . broke*|over|rising|up . {stop}
cut off . by|flood*|water
im|road|we cut off
sewage|sewerage . backing|coming|everywhere|in|overflow*|up
toilet . overflow*
{room} . {fell}|blew|blown|bulging|came|caved|collapsed|coming|dripping|falling|leak*|ripped|sagging . {stop}|{way}|badly|near|water
roof .. storm
roof . come off
branch|pole|tree .. {fell}|{way}|landed|on|onto . {room}|carport|line*|power*|wheelchair
cyclone|hail|storm|wind~ . broke*|damage*|destroyed|hit|ripped|smash*|took
cyclone .. cant|coming|here|hit|now
an|call|for|need|the ses
ses number
evacuat* . because|cant|from|help|no|now|said|wheelchair|with
have|how|need|order*|told . evacuate
{power} cut|failed|gone|off|out|went .. {machine}|{time}|cant|help|now|stuck
{power} . been|gone|has|is|still|went cut|down|gone|off|out
lost|no {power}|juice {machine}|and|at|for|from|since|whole|$
blackout .. {machine}|cant|help|now|since|street|stuck
{machine} .. blackout|outage
failure|outage . {vent}|cpap|hoist|pump
stuck .. blackout|outage|power
streets|suburb out
energex|ergon .. down|emergency|life|number|outage
locked|shut|stuck|trapped in|inside . {room}|bath|bathroom|dunny|elevator|flood*|hoist|lift|loo|shower|sling|stairlift|toilet
stuck|trapped in . bed|chair|recliner .. cant|help|power|wont
elevator|hoist~|lift|stairlift . broke*|dead|died|down|failed|stopped|stuck .. {family}|air|half*|im|inside|me|mum|smoke
stuck .. lift|stairlift
cant get|open|unlock .. bathroom|car|door|flat|house|toilet|unit .. fire|flood*|inside|locked|smoke|stuck|trapped
cant get|open out . of . bathroom|car|dunny|elevator|flat|house|lift|loo|room|toilet|unit
locked {self} in|out
locked me|us out of|$ . house
locked out of . car|flat|home|house|unit
need|urgent .. electrician|plumber .. asap|now|quick*|tonight|urgent*
emergency electrical|electrician|plumber|plumbing|repair~
bed|chair stuck|wont . down|go|up .. {power}|blackout
`,
  money: `
anydesk|blackmail*|burglar*|burgled|conman|conned|hacked|hacker|idcare|impersonat*|mugged|phish*|robbed|scammed|scammer*|sextortion|swindled|teamviewer|thief|thieves
spent|took all . {funds}
be arrested
missing cash|jewellery|money|rings
catfish*
& {money} paid|sent|took shot|vanished
& card|details dodgy|fake|scam* gave|number|put
got|has|have|knows my password|pin
pawned
& name account|house put {carer}|{they}
& {funds} conned|drained|emptied|gone|hack*|scam*|stole*|stolen|tricked|vanished
& {org}|bloke|caller|man|somebody computer|details|laptop|login|number|password|pin asked|called|gave|got|let|rang|told
& card*|voucher* gift|itunes|steam caller|him|phone|police|scam*|tax|told
& sell|sign*|sold {they} home|house|unit forced|getting|made|makes|pressured|tricked
& builder|company|seller|tradie|website deposit|money|paid|took disappeared|gone|never|vanished
dating|email|investment|is|lost|phone|romance|think|this|victim|was scam
scam $
$ fraud|hacking|scam|stealing|theft $
bank|been|card|report|victim . fraud|scam
id|identity .. fraud|stole|stolen|theft
ripped|ripping . off
{they} . cleaned|cleared|wiped out .. {funds}
{steal} . {goods}|from|me|things|us
{they} . {took} . {funds}
takes|taking|took . {mine}|dad|mum . {funds}
help* {self} . to . {goods}
{goods} . {steal}|cleaned|cloned|compromised|disappeared|drained|empty~|hack*|missing|taken
{goods} .. spent|used .. asking|in|without
without .. asking|knowing|permission .. {goods}
{they} .. {goods} .. without .. asking|knowing|permission
lost . bank|credit|debit card
lost . all|life .. money|savings
lost .. {money} .. {stranger}|investment|man|scheme
{they} .. asked|forced|got|made|make~|pressured|told|tricked|want~ . {me} . buy|change|give|pay|send|sign* . card*|gift|her|him|house|money|over|overseas|papers|will|$
sign*|signed~ .. home|house|property|title|unit .. her|his|over|to
sign~ over . house
home|house|unit . in . her|his name
change~ . dads|her|his|mums|my will
power of attorney .. abus*|gone|misus*|sold|spend*|spent|steal*|taking|using
controlling|controls . bank|money|pension
wont|wouldnt give~ . dad|her|him|me|mum .. card|money|pension
gave|given|sent|shared|told . {details} .. {stop}|caller|details|her|him|man|number|somebody|them|to
gave|given|sent|told . details
{org}|{they} asked~|got|has|have|took|want* . {details}|{mine} .. {details}|details|identity
gave|give~|lent|needs|paid|paying|send~|sent|transferred|wired .. {money} .. {stranger}|{they}|fella|her|him|lady|man|woman
{stranger} .. flight|loan|money|sent|ticket
gift|itunes card* .. {org}|buy|pay|told
asked|makes|paid|says|sent|told|want~ .. gift|itunes|steam card*
inheritance|lottery|prize|won .. claim|fee|paid|pay
owe .. fine|money|tax|toll .. arrest*|clicked|gift|link|message|paid|pay|text
call*|email*|letter|message|rang|text* .. arrest*|fine|owe|refund|toll .. clicked|details|link|money|paid|pay|tax|$
ato|government|office|police|tax .. arrest*|jail|owe|warrant
pretend* . be|from .. {family}|{org}|me
claim*|said|says~ . from . {org}
{org}|caller .. call*|into|man|onto|phoned|rang|said|says|texted .. {login}|card|code|details|money|number|refund|virus
dodgy|fake|strange|suspicious|unknown|weird . {org}|call|caller|charge*|email|invoice|link|man|message|payment*|provider|text|transaction*|website
unauthor*|unrecognised . charge*|payment*|transaction*|withdrawal*
charge*|payment*|transaction*|withdrawal* .. {not} .. know|make|mine|recognise|recognize
clicked . link
email|link|text .. clicked
{stranger}|bloke|guy|man|somebody|they . accessed|control*|in|into|on|onto .. my account|bank|computer|email|facebook
let~ . {org}|{stranger}|bloke|him|man|somebody .. access|into|on|onto . {login}
remote access
asked|bank|said|says|told .. move|transfer . {money}|funds
sell*|sold . car|home|house|unit .. behind|without
conned|fleeced|tricked . {me}|into
call*|phoned|rang .. computer|nbn .. access|in|onto
get~|got|logged in|into . {mine} {login}
changed .. {login} .. {login}|locked|out
somebody .. loan|opened|took|used|using . account|card|loan|my|name
loan .. in|my name
billed~|charged~|claimed~|invoiced|paid .. didnt|fake|false|havent|never|nothing|wasnt .. came|did|get|got|had|happen*|receive*|use*
bought|deposit|ordered|paid .. disappeared|fake|gone|never|nothing .. arrived|came|got|money|seller|site|website
bloke|guy|man|somebody at . door .. cash|money|paid|pay
{carer} . took {family}|{mine} . {valuable}
seller|site|website . disappeared|fake|gone|vanished
financial* abus*|exploit*
`,
}
