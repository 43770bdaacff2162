/** Finds out whether a text says that someone is in danger. Pure: the text goes nowhere. */
import { normalized } from '#schema/bounded.ts'

/**
 * - `life`: someone may die or be badly hurt: an ambulance.
 * - `despair`: suicide, self-harm, giving up.
 * - `violence`: violence, abuse and neglect.
 * - `home`: fire, gas, flood, storm, power.
 * - `money`: theft, scams, a hacked account.
 */
export type DangerKind = 'life' | 'despair' | 'violence' | 'home' | 'money'

/** UTF-16 code units. The limit of a form's message. */
const maxLength = 4_000

/**
 * Phrases, one to a line. A word may be several (`mum|dad`) and may have any ending (`bleed*`); `..` is up to six other
 * words, and `$` the end. They are matched in lower case without punctuation and apostrophes.
 */
const harmless = `
chest|chests of draw*
draw* chest
chest drawer*|strap*|harness*|support*|freezer
bowel chest
breath* machine*|exercise*|apnoea
fall|falls prevention|risk|alarm*|detector*|mat*|pendant*|class*|course*|assessment
fire alarm*|extinguisher*|blanket*|place|station|brigade|pit|door*|escape|plan|drill
smoke alarm*|detector*
gas bottle*|lift*|strut*|stove*|heater*|cooktop*|meter*|bill*|spring*|can*
flood light*
stroke association|foundation|recovery|rehab*|survivor*|group*|support|patient*|equipment
had a stroke
after|since|following a|his|her|my|the stroke
heart foundation
choking hazard*
pill|tablet box*|organiser*|organizer*|crusher*|cutter*|splitter*|dispenser*|reminder*
bleed* nose|gums
bed alarm*
power chair*|wheelchair*|board*|drill*|assist*|point*|pack*|bank*|cord*|socket*|bill*|of|supply
shock absorb*
seizure mat*|alarm*|monitor*|bed*
panic button*
hit* the|a|my button*|switch*|target*|ball*
kill* time|two
dead battery|batteries
die* battery|batteries
drop dead
shot put
dying to
chair|wheelchair|scooter|equipment|cushion|sling|bed|splint|strap* hurts|hurt me
chair|wheelchair|scooter|equipment|cushion|sling|bed|splint|strap* is|are hurting me
die|dying at|in home|peace|bed
give|giving up smoking|driving|work|sugar|alcohol
steal* the show
money box*|belt*|tin*|management|manager
lost my|the money box
robbery stick
scam awareness|prevention|watch
avoid* scam*
how to spot|avoid|recognise|recognize scam*
water everywhere .. mat|curtain|screen
water chair*|bottle*|cup*|bed*|walk*|jug*
burst of
roof rack*|rail*|hoist*
`

const phrases: Readonly<Record<DangerKind, string>> = {
  life: `
chest pain*
pain*|tight*|pressure|hurts|hurt|ache*|crushing .. chest
chest .. hurts|hurting|hurt|tight*|aches|aching|pain*|crushing
sore chest
heart attack*
heart .. stopped|racing|pounding
heart stopped
having|had .. a|another stroke .. now
having|hav a|another stroke
having stroke
think|thinks|maybe|looks|possible|signs|symptoms .. stroke
stroke .. happening|now|ambulance|help
face .. droop*|dropped|lopsided
one side .. numb|limp
slurr* .. sudden*
speech|words|talking .. slurr*
sudden* .. slurr*
sudden* cant see|speak|talk|move
cant breath*|breeth*|breth*
cant .. catch .. breath
cant get .. breath|air
hard|trouble|difficult*|struggl*|unable|fighting to|with breath*
hard|trouble|difficult*|struggl*|problem*|stopped|stop|not breath*|breeth*
short|shortness of breath .. cant|now|sudden*|pain|help|bad|chest|rest*
out of breath .. now|help
gasping
turning|gone|going|lips blue
lips .. blue
chok* on|and|cant|now|help
is|hes|shes|im|was|mum|dad|he|she choking
unconscious
unconsious|unconcious|uncontious|unconscous
unresponsive|unresponsiv
wont|cant|not|doesnt|isnt wake|waking|respond*
cant wake
im|mum|dad|he|she|husband|wife|nan|pop|just|has|mother|father|partner|someone|son|daughter collapsed|colapsed
collapsed|colapsed .. floor|bathroom|help|breath*|shower
passed out
blacked out
fainted|fainting
overdos*
took|taken|swallowed|had .. too|to|all many|much|the .. pills|tablets|medication*|medicine*|panadol|tablet*
took|taken|swallowed|drank .. poison*|bleach|battery|batteries|detergent|chemical*|magnet*|pesticide
swallow* .. battery|batteries|magnet*|coin*|poison*|bleach|chemical*
poisoned|poisoning
bleed* .. lot|badly|heavily|everywhere|stop|bad|profusely
heavy|severe|bad|stop bleed*
wont stop bleed*
cant stop .. bleed*
blood everywhere
lot|lots of blood
losing blood
coughing|vomiting|throwing|spitting .. blood
deep cut|wound
bad|badly|severe|serious* burn*|burned|burnt
burnt|burned|scalded .. self|himself|herself|myself|badly|hand*|face
scalded
fell|fallen|fall|falls|fallin .. cant|not|unable|couldnt .. get|move|moving|stand|up|walk|lift
help .. fallen|fell
fell|fallen|fall .. head|unconscious|hip|bleed*|stairs|neck|broken
hit .. head .. sick|vomit*|dizzy|bleed*|confused
on|stuck on|lying on the|my floor
on .. floor .. cant|cannot|stuck|help|hours
cant get up .. floor|ground|help|fallen|fell
cant get .. off|up off .. floor|ground
on the ground .. cant|help
help me .. fallen|fell
ive|i|hes|shes|she|he|mum|dad fallen .. help
broken|broke|snapped .. hip|leg|arm|neck|back .. fell|fall|help|now|ambulance|cant
broke|broken his|her|my hip
seizure|fitting|fit|convuls* .. wont|stop|now|minutes|long|help
having|had a|another|an seizure|fit|asthma
having|hav* seizure*
asthma attack
allergic reaction
anaphyla*
epipen
throat .. closing|swelling|swollen
tongue .. swelling|swollen|swelled
snake bite|bit*
bitten .. snake|spider
drowning|drowned
electrocut*
electric shock
hypo .. cant|wont|help|now
diabetic .. coma|hypo|unconscious
blood sugar .. low|high .. help|now|shaking
not moving
think im|i dying|die
going to die
im|i dying .. help|now|please|alone
help .. dying
call|need|want|get|send|phone .. ambulance
call|ring 000|triple
ambulance .. now|please|quick|urgent*|number
medical emergency
its|is|an|this emergency
trach* .. out|blocked|came|fallen|fell
ventilator .. stopped|alarm*|failed|not|off|wont|died
oxygen .. run|ran|stopped|out|low
is|hes|shes|im|are|got|was|mum|dad trapped .. under|in|inside
crushed
meningitis
sepsis
stopped breathing
no pulse
stabbed|stabbing
shot me|him|her|someone
suddenly confused
sudden* .. confus*
heat stroke|heatstroke
`,
  despair: `
suicid*|suiside|sucide|suicde|sucidal|suisidal|suacide|susicide|sucicide
kill* myself|himself|herself|themselves|themself
kill* my|him|her|them self
kms
end|ending|finish|take|taking my|his|her|their|own|it life
take|taking my|his|her|their own life
end|ending it all
want|wants|wanna|wanted|want|going to end it
want|wants|wanted it .. end|over
want|wants|wanna|wish*|wanting|wanted|rather|prefer .. dead|die|dying|disappear
wanna|want|wish die|dead
wish i|id|he|she was|were|wasnt|werent|had|hadnt|could|would|wouldnt|didnt .. dead|born|die|died|wake|woken
wish i wasnt here|alive
wish i was never born
not|longer|never want|wanna .. live|living|alive|exist
dont|doesnt want|wanna to live|exist
dont|doesnt want|wanna to be|wake here|alive|up
dont|doesnt want|wanna live
dont|doesnt want|wanna be here
dont|doesnt want|wanna .. be alive
tired of living|life|being alive|fighting|trying
tired|sick of living|life
tired|sick of .. being alive
tired|sick of living
no point|reason|use|purpose .. living|live|life|going|on|anymore|trying|me
whats|what|is the point .. living|life|going|anymore
whats the point
life .. worth .. living|it
not worth living
nothing .. to live for
no reason .. live
nothing left .. live
better off .. without me|us
better off .. dead
better .. without me
better|easier if i|he|she wasnt|was|werent|were|die*|died|gone|not
burden .. everyone|family|everybody|them|kids|dead|on
im|just|such|being a burden
cant|couldnt go on $
cant go on like|any|anymore|without|living
cant take|bear|stand|handle|face|cope it|this|life|any|anymore|more
cant do|take|cope|go|live .. this|it any|anymore|longer
cant live like
cant cope $
cant cope .. anymore|life
cant .. keep going|living
cant do|take this|it|life any|anymore
not coping
giving|give|gave|given up on|all|everything .. life|living|hope|everything|me|myself
feel|feels|feeling like giving up
want|going|ready to give up
i|ive|im give|given|giving up
self harm*
harm* myself|himself|herself|themselves
hurt|hurting|hurts myself|himself|herself|themselves
hurt|harm* my|him|her self
cut* myself|my wrists|wrists|himself|herself .. on purpose|again|feel|deliberately
cutting myself|herself|himself
slit|slitting .. wrist*
hang* myself|himself|herself
jump* off|infront|under .. bridge|train|building|cliff|balcony
od on purpose
feel|feeling|feels|im|so|is|its|life hopeless|worthless|desperate
lost all hope
no hope left
nobody|noone loves|likes|needs|wants|misses me
nobody|noone cares .. me|about|if|anymore
nobody|noone would|will .. miss|care|notice|cry
no one loves|needs|wants me
no one cares .. me|about|if
no one would|will .. miss|care|notice|cry
hate|hates my life
hate .. being alive
cant see .. way out|future|point
no way out
ready to die|go
lifeline
crisis line|support
mental health crisis
having .. breakdown
goodbye cruel|forever
`,
  violence: `
abuse|abused|abusing|abusive|abuses|abuser
domestic|family|sexual violence|abuse|assault
dv
violen*
assault*
rape*|raping
molest*
hit|hits|hitting|bash*|beat*|punch*|slap*|kick*|chok*|strangl*|shov*|pushed|pushes|pushing|grabbed|grabs|pinches|pinched|smack*|whack* me|him|her|us|mum|dad|them|my|their|nan|children|kids
hit|bashed|beaten|punched|slapped|kicked|choked|strangled|shoved|pushed|grabbed by
hurt* me|him|us|mum|dad|them|someone|nan
hurt* her|my mum|dad|son|daughter|mother|father|child|kid*|brother|sister|wife|nan*|pop|friend|husband|sister
someone|somebody|he|she|they|carer|worker|partner|husband|wife|son|daughter|staff|nurse|neighbour is|keeps|are|was|has|keep .. hurting|hitting|threatening|hurt|hit
im|being|getting|gets|was|been hurt|bashed|beaten|hit|threatened|abused|bullied|stalked|harassed .. by
threat*
scared|afraid|frightened|terrified of .. husband|wife|partner|son|daughter|him|her|carer|worker|them|staff|dad|mum|boyfriend|girlfriend|ex|brother|father|neighbour|family|someone|support
scared|afraid|frightened|terrified to go|be .. home|alone|house
he|she|they|husband|partner|carer|son|wife scares|frightens .. me
not|dont feel|feeling|dont safe
feel|feels|feeling unsafe|scared .. home|with|here|carer|worker|him|her
unsafe .. home|with|here
feel|feels|felt|feeling unsafe
hurt by .. carer|worker|staff|nurse|husband|partner|son
not safe .. home|here|with|him|her|house|anymore
im|i|am|not in danger
in danger
escape|leave|leaving|get away|from .. abus*|violent|violence|partner|husband|him
kick* me out
locks|locked|locking|shuts|shut me|him|her|us|mum|dad|them .. in|out|room|house|bathroom
locked in .. room|bedroom|house|bathroom|home
wont|never let|lets me|mum|dad|her|him .. leave|out|go|eat|phone|see|talk|use|have|doctor
controls|controlling me|everything|us
rough .. with|me|handling|carer|worker|staff|him|her|mum|dad
rough handling
carer|worker|staff|he|she is|was|are .. rough
touch* me|her|him|my|us .. private*|inappropriate*|places|sexual*|where|without|didnt|dont|down|breast*|there
touch* me
touched her|him|my daughter|son|mum
inappropriate* touch*
forced|forcing|made|makes|making .. sex|undress|naked
forced me|her|him
harass*
stalk*
bully*|bullied|bullies
neglect*
left .. alone .. all day|days|hours|night|weekend
left .. in|without .. wet|dirty|soiled|poo|food|water|bed .. hours|all|days|food|water
not|wont|isnt|arent|doesnt|dont|never feed*|fed .. me|him|her|mum|dad|enough|us|them
not|wont|isnt|arent|doesnt|dont giving|give me|him|her|mum|dad|them .. food|enough|medication|medicine|eat|drink
starv*
restrain*|tied .. up|down|me|him|her|mum|chair|bed|to
yell*|scream*|shout*|swear* at .. me|him|her|mum|us|dad|my
mean|cruel|nasty to|towards me|him|her|us|mum|dad|my
calls|called|calling me .. names|stupid|retard*
exploit*
forced marriage
coercive
gun|knife|machete .. me|him|her|us|threat*|neck|throat
has|got|with|pulled a gun|knife|machete
intruder
broke|breaking|break|broken into|in .. house|home|my|now|tonight
someone .. in my house|breaking|outside|following
following me
kidnap*
reportable incident
kill me|him|her|us|mum
hes|shes|he|is|going|gonna to|is kill .. me|us|her
took|taken|takes|hid|hides|stole|smashed|broke .. my .. wheelchair|phone|communication|device|walker|medication|hearing|glasses
`,
  home: `
smell* gas
smell* of|like|a gas
gas .. smell*|leak*|leek*|escap*|hissing
leak*|leek* gas
smell* .. burning|smoke
burning smell
house|kitchen|bedroom|room|stove|oven|car|shed|unit|flat|roof|curtain*|bed|toaster|pan|place|garage|scooter|battery|charger|couch|lounge|wheelchair is|on|caught|has|are|burning .. fire
on fire
caught fire
catching fire
theres|there|a|is fire .. kitchen|house|room|home|bedroom|shed|bin|next|unit
fire in|at .. kitchen|house|room|home|bedroom|my|the|oven
smoke .. coming|filling|everywhere|in|house|pouring
full of smoke
bushfire*|fire .. near|coming|close|now|here
fire coming|near|close
sparks|sparking
battery|charger|scooter|dryer|heater|toaster|oven|tv|fridge|wheelchair is|started|starting .. smoking|smoke|sparking|burning|hot
wire*|powerpoint|outlet|socket|switch|switchboard|plug|meter|charger .. sparking|sparks|smoking|burning|hot|exposed|buzzing|melted|melting|live
exposed|live|bare wire*|wires|wiring
fallen|downed|down|broken power line*|powerline*|lines
power line* .. down|fallen|on|across
powerline* .. down|fallen|on|across
powerlines|powerline
got|gave|getting|gives .. a shock|zap* .. from|tap|switch|oven|shower|me
zapped
burst|bursted|busted|broken|broke|bust .. pipe*|water|main|tap|hot
pipe*|hose|tank|tap|cylinder|washing|toilet|hot .. burst*|bust*|gushing|flooding|exploded|spraying|overflowing
water .. gushing|pouring|coming|rising|flooding|spraying .. in|out|up|through|from|everywhere|roof|ceiling|house|door|floor|fast|now
water .. everywhere|rising
creek|river|dam .. up|rising|flood*|broke* .. water|yard|house|now|help
creek|river .. rising|flood*
water|rain coming|pouring|leaking|getting|running|dripping in|through|down|from|into
flood* .. house|home|now|kitchen|bathroom|laundry|street|coming|water|rising|road|room|unit|everywhere|in|floor|help|yard
house|home|kitchen|bathroom|laundry|unit|room|place|street|we|im|flat .. flood*
flash flood*
flood|flooded|flooding
sewage|sewerage
toilet overflow*|overflowing
roof .. blown|blew|off|gone|leaking|leak*|caved|collapsed|coming|ripped|damage*|lifted
ceiling|wall|deck .. collapsed|falling|fell|caved|leaking|leak*|coming|bulging|down|sagging
tree|branch .. fallen|fell|down|on|through|landed .. house|roof|car|power|line|on
cyclone .. now|hit|roof|house|coming|here|damage*
storm .. damage*|roof|house|hit|tree|flood*|broke|now|window
hail .. damage*|smashed|roof|window*
need|call the|an ses
ses number
power .. out|off|gone|went|failed|cut|down .. now|help|oxygen|ventilator|bed|hoist|all|machine|still|chair|since|house|here|night|again
power is|has|has|just|just|went|gone|been|still|are out|off|gone|failed|cut|down|been
powers|power out|off|gone|went
power went|gone|cut out|off
no power|electricity|lights
electricity is|has|went|gone|just|out|off
electricity .. out|off|gone
lost|without power|electricity
blackout|black out .. now|help|here|oxygen|ventilator|street
blackout
no hot water|water .. days|now|help|baby|all|at
stuck|trapped|caught in .. lift|elevator|stairlift|hoist|bath|shower|bathroom|toilet|bed|house|flood*|car|sling|bedroom
lift|elevator|stairlift|hoist .. stuck .. me|in|with|halfway|im|half|mum|dad|air|him|her
locked out|myself .. house|home|help|now|of|out|unit|room|bathroom
locked myself out|in
hoist .. stopped|broke|died|failed .. air|halfway|with|in
carbon monoxide
need|emergency|urgent .. plumber|electrician .. now|urgent*|tonight|quick*|emergency|asap
emergency plumber|electrician|electrical|plumbing|repairs|repair
window*|door .. smashed|broken .. in|someone|night|storm
`,
  money: `
hack*
scam*
fraud*
phish*
identity|id .. stolen|theft|stole|fraud
someone|somebody|they|he|she|son|daughter|carer|worker|nephew|niece|cleaner|neighbour|brother|sister|grandson|granddaughter|staff|partner|husband|wife|friend .. took|taking|takes|taken|stole|steal*|stolen|stealing|using|used|drained|emptied|emptying|spent|spending|spends|withdraw*|nicked|robbed|robbing|ripped|pinched|borrow* .. money|card|pension|savings|purse|wallet|account|bank|cash|inheritance|funds|jewellery|off|me|pin
stole|stolen|stealing|steals|steal|nicked|robbed|rob|robbing|pinched .. me|my|mum*|dad*|mums|dads|her|his|from|us|money|wallet|purse|card|phone|cash|nan*
robbed|robbery|mugged|burgled|burglar*|burglary
stealing|theft|thief|thieves
tak* my|mum*|dad*|mums|dads|mothers|fathers|her|his|our|nans money|pension|savings|card|cash|super
took|taken .. money|card|pension|savings|wallet|purse|cash
money .. gone|missing|stolen|disappeared|taken|vanished|went|been
account .. emptied|drained|hack*|empty|gone|compromised|stolen|money
bank|card|account|savings|pension|wallet|purse|money|phone|cash .. stolen|hack*|emptied|cleaned|drained|fraud*|compromised|missing|gone|used|skimmed|cloned|empty
gave|given|give|giving|sent|told|shared .. bank|card|code|account|credit|medicare|licence .. details|number|to|someone|caller|man|stranger
gave|sent|transferred|paid|paying|wired|lent .. money|thousands|dollars|gift|bitcoin|savings .. to|someone|online|stranger|overseas|scam*|him|her|them|cards|man
gave|sent|told|given .. money|card|details|pin|password|passcode|cvv
clicked|clicking|opened|pressed .. link|attachment|email|text .. bank|password|card|details|fake|dodgy|suspicious|wrong|text|now|bad|money
clicked .. link
pretend*|claim* .. from|be .. bank|nbn|police|tax|telstra|mygov|centrelink|microsoft|ato
fake|suspicious|dodgy|strange|weird .. bank|call|text|message|email|website|invoice|caller|link|charge*|transaction*|payment*|police|nbn|tax|mygov|centrelink
someone|man|caller|they|person .. on|in|into|controlling|accessed|remote* .. my computer|phone|account|bank
remote access|accessed
anydesk|teamviewer
took|taken|taking over|control .. my computer|phone|account
transaction*|charge*|payment*|withdrawal*|debit* .. dont|didnt|not|unknown|didn|unauthor*|never|strange .. recognise|recognize|make|mine|know|me|authorise
unauthorised|unauthorized|unknown|unrecognised|strange .. transaction*|payment*|charge*|withdrawal*|debit*
ripped|rip me|mum|dad|us|him|her|people|off off
ripped off
conned|con|conman|conned|tricked|cheated|swindl* .. me|mum|dad|money|man|out|us|into|of
conned|swindled|conman
lost all .. money|savings
lost .. money|savings|thousands .. online|scam*|man|all
lost .. life savings
lost .. bank|credit|debit card
dating|romance .. scam*|money
gift card* .. asked|told|buy|sent|police|tax
blackmail*
sextortion
want|wants|asking|asks|asked|told|pressur*|making|makes|forcing|forced .. me|mum|dad .. money|sign|will|house|power|bank|pin|gift .. him|them|her|house|over|card*|change|attorney|pension|money
makes|making|forces|forcing me .. money
sign .. over .. house|money
wont give|gives me|mum|dad|him|her .. money|card|pension
financial*|economic* abus*|exploit*
controls|controlling|control my money|pension|bank
misus* .. power|attorney|money
power of attorney .. abus*|stealing|misus*|taking|stole
idcare
`,
}

const escaped = (word: string) => word.replaceAll(/[^a-z0-9*|]/g, '').replaceAll('*', '\\w*')

/** A phrase as the source of a pattern. */
const patternOf = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word, place) =>
      word === '..' ? '(?: \\w+){0,6}' : word === '$' ? '(?= $)' : `${place > 0 ? ' ' : ''}(?:${escaped(word)})`,
    )
    .join('')

const compiled = (text: string): RegExp =>
  new RegExp(` (?:${text.trim().split('\n').map(patternOf).join('|')})(?= )`, 'g')

const harmlessPattern = compiled(harmless)
const kinds = ['life', 'despair', 'violence', 'home', 'money'] as const
const patterns = kinds.map((kind) => [kind, compiled(phrases[kind])] as const)

/** Lower-case words with one space around each, and one form of a negation. */
const wordsOf = (text: string): string =>
  ` ${normalized(text.slice(0, maxLength), 'NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bcan ?not\b/g, 'cant')
    .replaceAll(/\b(ca|wo|do|does|is|did|have|has|are)n? t\b/g, '$1nt')} `

/** The danger that a text tells of, the most urgent first. Undefined for anything else. */
export function dangerIn(text: string): DangerKind | undefined {
  const words = wordsOf(text).replaceAll(harmlessPattern, ' -')
  return patterns.find(([, pattern]) => words.search(pattern) >= 0)?.[0]
}
