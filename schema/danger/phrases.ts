/** What people write in danger, and what only sounds like it. `find-danger.ts` reads it. */

/**
 * - `life`: someone may die or be badly hurt: an ambulance.
 * - `despair`: suicide, self-harm, giving up.
 * - `violence`: violence, abuse and neglect.
 * - `missing`: someone has run off, wandered or not come home.
 * - `home`: fire, gas, flood, storm, power.
 * - `money`: theft, scams, a hacked account.
 */
export type DangerKind = 'life' | 'despair' | 'violence' | 'missing' | 'home' | 'money'

/**
 * Phrases, one to a line. A word may be several (`mum|dad`) and may have any ending (`bleed*`); `..` is up to six other
 * words, and `$` the end. They are matched in lower case without punctuation and apostrophes.
 */
export const harmless = `
abuse|neglect policy|policies|training|prevention
abuse and neglect
electric shock wave
drowning in choices|paperwork|forms|emails
restraint free
anti theft
theft proof
hack saw
life hack|hacks
ambos|ambulance|paramedics key|keys|access|officer*|member*|cover|insurance|subscription|fee|bill|victoria|levy
ambos|ambulance|paramedics get|come in
let .. ambos|ambulance|paramedics in
key|lockbox|safe|know|knows .. ambulance|ambos|paramedics
ambos|ambulance|paramedics know|find .. key|code|door|house
electric shock from static
static shock|shocks|electric*
unconscious bias
drowning out
fire safety|warden|drill|brigade
block* scam|spam|calls
scam|spam call*|text* blocker|blocking|stop
scam calls
flooded engine|carby|motor|mower
flood of
flood sensor*|alarm*|detector*|gate*|plan|kit|proof*|mop
water spill*
your website|site|portal|page|app
assault on the senses
abuse of parking|permit*|disabled|power
neglected garden*|lawn*|yard*|hedge*|house|pool
evacuat* chair*|plan*|sling*|mat*|sheet*|procedure*
pinched nerve*|finger*
burning mouth|feet|question
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
had a stroke .. year*|month*|ago|last|since|before|and
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

export const phrases: Readonly<Record<DangerKind, string>> = {
  life: `
floor .. answer*|respond*|moving|breath*
fall|fell|fallen .. .. hip|head|broken|broke|bleed*|cant
dysreflexia
collapsed in|on|at|outside|near|while|after
dropped .. .. cant move|breath*|hurt
stuck .. .. floor
floor .. since|hours|night
hurt .. .. cant move|walk .. fall|fell|floor
cant feel .. legs|arms .. fall|fell|sudden*
throat|tongue .. closing
heart|chest .. funny .. pain|breath*|arm
suspect* .. stroke|heart|concussion|sepsis
took|taken|ate|eaten|swallow*|drank|drunk|had .. all|whole|wrong|double|too .. pills|tablet*|bottle|packet|meds|medication*|medicine|insulin|dose
pills|tablets|insulin|meds .. by accident|mistake
wrong|double dose|insulin
drank|swallow*|ate|drunk|drink|drinking .. dishwashing|liquid|cleaner|turps|petrol|kero*|antifreeze|ammonia|disinfectant|soap|sanitiser|perfume
is|hes|shes|went|gone|turned|turning|face|skin|baby|im blue
fell|fallen|fall .. pool|dam
face down .. water|pool|bath
arm|face|leg|side|hand .. numb .. speech|talk*|weak|droop*|funny|sudden*
numb .. speech
floor .. fall|fell .. help
fall|fell .. floor
neck|head|body|throat|chest .. caught|trapped|stuck|jammed
caught|hanging .. bed rail*|rails
strangl* .. cord|strap|rail*|blind|himself|herself
ambulance|amblance|ambulence|ambulanse|abulance|ambulans
ambo|ambos
paramedic|paramedics
car|truck|bus|ute|train|van|bike|scooter hit|hits|ran|knocked me|him|her|mum|dad|us|someone|over|my
hit|run over by .. car|truck|bus|train|ute
wheelchair|scooter|chair .. tipped|rolled|flipped .. cant|stuck|trapped|under|help|hurt|top
face|lips|mouth|throat|tongue .. swollen|swelling|swelled
stung .. allerg*|swell*|breath*
bee sting .. breath*|swell*
baby|child|kid|toddler|son|daughter .. limp|floppy|unresponsive|blue
eyes rolled|rolling
foaming
jaw .. pain .. arm|chest
pain .. arm .. jaw|chest|sweat*
cold sweat*
knocked out|unconscious
head injury|wound
hit .. head .. bleed*|blood|unconscious|out|passed|confused|sleepy
is|hes|shes|im|wont|mum|dad|keeps|still bleeding .. nose|head|leg|arm|mouth|bum|badly|lots|everywhere|stop|lot
bleeding from|out
blood .. pouring|gushing|spurting|vomit
vomit* .. blood
severed
artery
finger|hand|leg|arm|toe .. cut|chopped|sawn|ripped off
burn* .. boiling|oil|fire .. face|legs|arms|chest|body|hands
fallen|fell off .. roof|ladder|balcony
fell from|off .. ladder|roof|hoist|bed .. hurt|bleed*|cant|moving|head|pain|broken
stopped responding
not responding|responsive
tube .. pulled|came|fell|fallen|ripped .. out
feeding tube .. out
seizures .. stop|another|again|row
status epilepticus
dehydrated .. confused|wont|collapsed
about to die
die|dying .. please|help|now
hypothermi*
cpr
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
wont|cant|doesnt|isnt waking|wake up
not waking|responding up
wont|cant|doesnt|isnt wake
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
thought|thinking|thoughts|think|feel|want|going .. taking|take .. pills|tablets|overdose|medication*
feel|feeling|been|so|very|really low .. thought|die|dying|pills|living|end|point|cope
im done .. goodbye|everyone|living|life|trying
goodbye everyone|all
enough .. dying|die
die|dying .. enough
want|wants|wanted|wish* .. sleep .. wake
cant keep doing this
wish it|life was|would over|end
what .. point .. me
enough of .. life|living
had enough .. life|living|live
sick|tired .. being here|alive
cut|cuts|cutting .. her|his|their|my arms|arm|wrist*|legs|skin|thighs
how many|much .. panadol|pills|tablets|insulin|paracetamol|medication .. die|kill|overdose|end|fatal|lethal
lethal|fatal dose
no|any|see reason .. continue|live|living|keep|exist
no reason to
see|seeing no point|reason|future|way|hope
goodbye letter|note|message|text
wrote|left|leaving .. goodbye
voices .. tell* me|him|her
driv*|crash* .. car .. into|off .. tree|truck|bridge|cliff|wall|traffic
walk*|step* .. in front of .. train|traffic|truck|car|bus
unaliv*
top|neck|off myself|meself|himself|herself|themselves
do|doing|done myself|himself|herself in
wish .. killed me
wish .. never woke|woken|wake
dont|never want to wake up
refus* .. eat|food|drink .. die|pass|dead|gone
starv* myself
saving|saved|hoard*|collect*|stockpil* .. tablets|pills|medication*|meds .. sleep|die|wake|enough|end
sleep .. forever
go to sleep .. never|not
nothing matters .. anymore
im|so|really|very|feel|feeling|been|severely depressed
cant face another|tomorrow|life|day
dont|cant|cannot see .. point|future|reason
join|be with my|him|her wife|husband|mum|late .. heaven|dead|soon|gone
noose
rope .. neck|hang*
gun .. myself|head|mouth
put me out|down .. misery|please|like
let me die
please .. let|help me die
help me die|to die
end my suffering|misery|pain
no one would know .. dead|gone|died
done with life|living|everything
world|everyone|family .. without me
disappear forever
not worth .. anything|living
pray|praying .. die|dont wake|take me
suicid*|suiside|sucide|suicde|sucidal|suisidal|suacide|susicide|sucicide
kill* myself|himself|herself|themselves|themself
kill* my|him|her|them self
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
i|ive|im give|given|giving up $
i|ive|im give|given|giving up .. everything|hope|trying|now|completely
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
lifeline $
lifeline number|phone|call|counselling|chat|text|hotline|please|help
crisis line|support
mental health crisis
having .. breakdown
goodbye cruel|forever
`,
  violence: `
wont|dont|not|never|doesnt give|gives|giving .. food|water|drink|medication|meds|insulin
mistreat*
ill treat*
being treated .. bad|badly|cruel*|rough*
not|isnt|arent aloud|permitted .. see|phone|leave|friends|out|talk|eat
checks|checking|controls|tracks|reads my phone|messages|texts|location
isolat* .. me|mum|dad|friends|family|him|her
he|she|they|husband|wife|partner|son|daughter|carer|worker|ex scares|frightens|terrifies me|mum|dad|us|her|him
grabs|grabbed|squeez* .. arm|wrist|neck|throat|hard
leave*|left|leaving|sits|sitting .. in|with .. wet|dirty|soiled|own .. nappy|pad|poo|wee|urine|all|mess|bed|clothes
tie|ties|tied|tying|chain*|strapped him|her|me|them|us|mum|dad|my .. to|down|up
tie|ties|tied|strap*|chain* .. to the|her|his|a chair|bed
control* .. all .. money|where|who
throws|threw|throwing|smash* .. at|things|phone|plates|stuff|walls
angry .. frightened|scared|hits|hit
forces|forced|forcing|makes|made me|her|him .. sex|kiss|undress|strip|naked|touch
said|says|saying|told .. will|gonna|going|hell|shell|theyll .. burn|kill|bash|hurt|shoot|stab|hit|smash
lock*|locking up|away .. brother|sister|mum|dad|him|her|me|son|daughter|wife|husband
they|he|she|staff|carer|worker|husband|wife|son|daughter|provider|mum|dad lock*|locking .. in|up|away|me|him|her
drug*|sedat*|overmedicat* .. him|her|me|mum|dad|them|quiet|residents|brother|sister
belts|belted|belting|whips|whipped|flogs|flogged|wallops|walloped|thrash* me|him|her|us|my|the|them
photo*|picture*|film*|video* .. me|her|him|us .. shower*|toilet|naked|undress*|bath*|nude
spat|spits|spitting at|on me|him|her|us
pulls|pulled|yanks|yanked|drags|dragged .. hair|arm|by
twist* .. arm
bruise*|bruising .. carer|worker|arm*|staff|unexplained|mum*|dad*|her|his|don*|how|no|face
black eye
withhold*|withheld .. food|medication|meds|money|chair|phone
inappropriate* .. touch*|photo*|comment*|message*|text*
nude|dirty|sexual|sexy photo*|picture*|message*|text*|comment*
restraining order
dvo|avo
refuge
not allowed .. to|out .. leave|phone|see|friends|money|eat|go|shower|out|toilet|visitors
treat* .. like .. animal|dirt|dog|rubbish
ex|boyfriend|girlfriend|husband|partner|wife|hubby .. violent|aggressive|angry|hurts|hit*|scare*|threat*|jealous|controlling
aggressive .. me|mum|dad|carer|husband|son|scared|hits
peeping|watching me .. shower|window|undress|naked
groped|groping|fondl*|indecent*
punches|punching|kicks|kicking|bites|biting|headbutt* me|mum|dad|carer*|him|staff|people
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
locks|locked|locking|shuts|shut me|him|her|us|mum|dad|them .. in|room|house|bathroom|outside
locked in my|the|her|his room|bedroom
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
neglect|neglects
neglected .. him|her|me|mum|dad|there|home|child*|resident*|care|carer|by|group
is|are|was|being|been|im|hes|shes neglected|neglecting
left .. alone .. all day|days|hours|night|weekend
left .. in|without .. wet|dirty|soiled|poo|food|water|bed .. hours|all|days|food|water
not|wont|isnt|arent|doesnt|dont|never feed*|fed .. me|him|her|mum|dad|enough|us|them
not|wont|isnt|arent|doesnt|dont giving|give me|him|her|mum|dad|them .. food|enough|medication|medicine|eat|drink
starv*
restrained|restraining|restrains|tied .. up|down|me|him|her|mum|chair|bed|to
yell*|scream*|shout*|swear* at .. me|him|her|mum|us|dad|my
mean|cruel|nasty to|towards me|him|her|us|mum|dad|my
calls|called|calling me .. names|stupid|retard*
exploit*
forced marriage
coercive
gun|knife|machete .. me|him|her|us|threat*|neck|throat
has|got|with|pulled a gun|knife|machete
intruder
broke|breaking|break|broken into|in .. house|home|now|tonight|unit|flat|room
someone .. in my house|breaking|outside|following
following me
kidnap*
reportable incident
kill me|him|her|us|mum
hes|shes|he|is|going|gonna to|is kill .. me|us|her
took|taken|takes|hid|hides|smashed|broke my|her|his|mums|dads .. wheelchair|phone|communication|device|walker|medication|hearing|glasses .. away|from|punish*|so|when|because|angry
hides|hid my|her|his .. wheelchair|phone|device|walker|medication|hearing|glasses
`,
  missing: `
mum|mums|dad|dads|nan|nanna|grandma|grandpa|pop|gran|grandad|husband|wife|son|daughter|child|kid|boy|girl|brother|sister|he|shes|hes|she .. run|ran|walked|wandered|gone|went off|out|away|missing
cant find my|our mum|dad|nan|nanna|grandma|grandpa|pop|gran|husband|wife|son|daughter|child|kid|boy|girl|brother|sister
mum|dad|nan|nanna|grandma|grandpa|pop|gran|husband|wife|son|daughter|brother|sister .. hasnt|didnt|never come|came home|back
missing person
`,
  home: `
alarm* .. going off
going off .. cant|help|stop|reach|wont
stuck .. .. power|blackout|outage
power|outage|blackout .. .. stuck
smoke .. under|from .. door|roof|wall|ceiling|socket|neighbour*
tree|branch .. .. car|roof|house|powerline*|fence|driveway
roof .. .. storm
water|rain .. .. coming in
gas .. .. cant turn off
creek|river|road|roads|bridge .. cut|flooded|under|rising|up
cut off .. flood*|water|creek|river|road*
we|were|are|im|am cut off
exploded|exploding|explosion
blew up
water .. up to|at|under|over|through .. door*|step*|house|floor*|knees|verandah|bed|waist|window*|carpet
lift|elevator|stairlift .. broke*|stopped|stuck .. me|inside|im|mum|dad|him|her
inside .. lift .. stuck|stopped|broke*
rotten|bad|off egg*
lecky|leccy|power|electricity|electric .. out|off|gone|cut|died|failed|down .. house|home|chair|flat|cant|bed|oxygen|machine|ventilator|hoist|fridge
no lecky|leccy|juice
evacuat*
battery|batteries|charger|ebike|scooter|heater|dryer|heat .. fire|smoking|alight|flames|burning|hissing|swollen
storm|hail|wind|winds|cyclone|tree .. smashed|broke|broken|blew|blown|ripped|took|wrecked|destroyed
energex|ergon .. outage|down|off|life|emergency|number|power
life support .. power|outage|electricity|energex|ergon
trapped|stuck|locked|shut inside|in .. house|home|toilet|bathroom|loo|shower|unit|garage|flat|laundry|car
cant open|unlock .. door .. trapped|stuck|inside|out|get
cant get out of .. house|toilet|bathroom|room|unit|flat|home|car|loo
neighbour*|next .. door|house|place .. burning|fire|smoke|alight
house|home|flat|unit|shed .. burning|alight|burnt|burned
alarm* .. going|beeping|wont .. off|stop .. smoke|gas|carbon|fire
smoke|fire|gas|carbon alarm* .. going off
electrical fire|burning|smoke
hissing .. gas|bottle|stove|pipe
caught alight|fire
sparking|arcing
sinkhole|landslide|landslip|mudslide
carport|fence|verandah|deck .. collapsed|blew|fell|came
fridge|water heater|hot water|oven|stove .. exploded|fire|smoke|smoking|burning|sparks
water main|mains burst|broke*
sandbags
smell* gas
smell* of|like|a gas
gas .. smell*|leak*|leek*|escap*|hissing
leak*|leek* gas
smell* .. burning|smoke
burning smell
house|kitchen|bedroom|room|stove|oven|car|shed|unit|flat|roof|curtain*|bed|toaster|pan|place|garage|scooter|battery|charger|couch|lounge|wheelchair is|on|caught|has|are|burning .. fire
on fire
alight|flames|smouldering|smoldering
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
locked out of .. house|home|unit|flat|car
locked .. outside
locked myself out|in
hoist .. stopped|broke|died|failed .. air|halfway|with|in
carbon monoxide
need|emergency|urgent .. plumber|electrician .. now|urgent*|tonight|quick*|emergency|asap
emergency plumber|electrician|electrical|plumbing|repairs|repair
window*|door .. smashed|broken .. in|someone|night|storm
`,
  money: `
send|give|lend|wire him|her|them money
online .. money .. loves
purse|wallet|bag|handbag|phone|card|ipad pinched|nicked|stolen|taken|gone|snatched
owe .. toll|tax|fine|money .. text|paid|clicked|link|message
text|message|email|letter .. owe|toll|fine|parcel|refund .. paid|clicked|details|link
tax office|ato|police|government .. says|said|saying|will .. arrest*|jail|fine|warrant
will be arrested
be arrested .. call|phone|tax|pay
took|taken|stole|nicked .. tv|jewellery|tools|scooter|wheelchair|laptop|ipad|handbag
money .. .. without .. asking|permission|knowing
account|card|bank .. .. dont recognise|recognize
cant log .. in|into .. changed|someone|password|hacked
uses|using|used|use .. card|account|money|pension .. without|asking|permission|knowing
without .. asking|permission|knowing|telling .. card|account|money
card|account|money .. without .. asking|permission|knowing|telling
logged into|in|on .. my|mums|dads|her|his email|account|facebook|mygov|phone|computer|bank
got into|in my|mums|dads email|account|facebook|mygov|phone|computer|bank
charging|charged|charges|billing|billed|invoiced|claimed|claiming .. ndis|plan|package|funding|me|mum|dad .. never|didnt|wasnt|havent|fake|false|twice
send|sending|sends|sent|transfer*|wire*|give|giving .. money .. overseas|online|boyfriend|girlfriend|internet|crypto*|met|stranger|visit|ticket|facebook
online|internet|facebook boyfriend|girlfriend|friend|man|woman|date .. money
got|been|was|were|is|has nicked|stolen|swiped|snatched|knicked|pinched
let|letting|gave .. man|someone|caller|him|them|stranger|microsoft|guy|bloke .. onto|on|into|access|control .. computer|phone|laptop|account|ipad
microsoft|telstra|nbn|amazon|ato|mygov|centrelink|police|bank .. called|rang|calling|ringing|phoned|texted|emailed .. computer|money|refund|virus|arrest|warrant|details|card|code
power of attorney .. spend*|spent|using|taking|sold|selling|gone|stealing
spending|spent|spends|blew|gambl* .. all .. money|savings|pension|inheritance
pretend* to be .. me|us|my|mum|dad|bank|from|someone
impersonat*
someone|they|he|she .. my name|identity
paid|bought|ordered|deposit .. website|online|facebook|marketplace|gumtree|internet .. never|didnt|not|gone|fake|nothing
website|seller|site .. fake|disappeared|gone|vanished .. paid|money
dodgy|crooked|shonky|shady provider|company|tradie|builder|salesman|bloke|coordinator|guy|man|email|link|text|call
took|taken|used|spent all .. funding|plan|money|package
they|he|she|someone|somebody|sombody|some1|scammer|hacker|caller|man got|has|have|knows|stole|took .. my|mums|dads|her|his .. password|pin|details|licence|medicare|card|number|identity|id|code
got|gave|have .. medicare|licence|passport|tfn|card .. number|details .. phone|online|someone|off
made|makes|tricked|trick|forced|pressured|bullied|conned .. me|mum|dad|nan|grandma .. sign*
sign*|signing .. house|home|unit|property|title .. over|to .. him|her|son|daughter|them|name
changed|changing|change my|mums|dads|her|his will
lost|lose|losing|out .. thousands|savings|money .. scam*|online|crypto*|investment|man|caller|fake
investment|crypto*|bitcoin .. scam*|lost|fake|gone|stolen
bank .. says|said|rang|called .. move|transfer|safe|suspicious|fraud*
broke|broken|break into|in .. my car|shed|house|garage .. took|stole|taken|stolen|gone
thief|thieves|burglar*
hacked|hacker|hackers|hacking|hackd
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
