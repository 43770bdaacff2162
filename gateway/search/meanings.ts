import { termOf } from './words.ts'

/**
 * Words that mean much the same in what people type, a line each. A word belongs to the first line that has it. Only
 * phrases are compared by meaning (`examples.ts`): texts say what they mean.
 */
const groups = `
  i me my mine myself im ive ill id you your yours yourself youse he him his himself hes she her hers herself shes we us our ours were they them their theirs theyre
  cannot cant couldnt unable
  dont doesnt didnt not isnt wasnt arent wont never no havent hasnt nothing without
  a an the some any this that these those
  is are am be was being
  want wants wanting need needs needed wanna require looking after chasing
  get gets getting got gotta gettin
  who whos which
  what whats
  where whereabouts wheres
  how hows
  mum mom mother mam nan nana nanna gran granny grandma grandmother dad father pop poppy grandad grandpa grandfather husband hubby wife missus partner aunt aunty uncle parents folks brother sister cousin mate friend neighbour
  son boy daughter girl kid kids child children bub baby toddler grandson granddaughter grandkid grandchild youngster teenager little fella
  bloke fella guy chap fellow man person someone somebody anyone anybody lady woman chick
  monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight arvo afternoon week
  sick crook ill unwell flu cold covid poorly lurgy vomiting
  toilet loo dunny throne bog john
  broken broke busted stuffed cactus kaput dead conked snapped cracked buggered bung faulty dud
  fix repair mend
  trousers pants daks strides jeans slacks
  tv telly television tele
  couch lounge sofa settee
  doona quilt blanket covers bedding duvet
  car ute wagon sedan vehicle
  wee pee urine piddle widdle urinate
  bottom bum backside behind arse
  ring call phone telephone rang called
  money cash dollars bucks dough
  cost price fee charge rate quote estimate ballpark
  overcharged overbilled
  great terrific lovely wonderful gem legend brilliant fantastic excellent awesome top
  thank thanks praise compliment
  rude nasty cranky abrupt grumpy
  complain whinge complaint dob
  job work employment vacancy position shift
  tradie sparky chippy electrician carpenter plumber builder brickie tiler
  boss ceo manager
  house home place
  yard lawn garden grass backyard jungle
  mow mowing whippersnip
  stairs steps staircase
  fall fell tumble
  big large huge giant massive
  small little tiny
  hard difficult tricky struggle trouble impossible battle tough
  scared afraid frightened nervous worried anxious worry
  sore hurt hurts painful pain aching ache killing
  weak feeble frail
  hold grip grab clutch
  forget forgot forgets forgetful
  dementia alzheimers memory
  speak talk speech
  deaf hearing
  blind vision sight eyesight
  computer laptop pc internet online
  shop shops shopping store coles woolies woolworths aldi bunnings kmart westfield supermarket
  food dinner meal tucker lunch tea breakfast brekkie
  cup mug
  cuppa coffee tea
  tablet pill medicine meds medication
  shower wash
  doctor gp
  hospital ward
  refused rejected denied declined knocked
  wait waiting queue
  keep kept
  old elderly senior oldie
  buy bought purchase
  swap exchange return
  shift change reschedule postpone
  died passed gone
  xmas christmas
  scooter gopher gofer
  walker rollator
  stick cane
  fridge refrigerator
  spud potato
  veggie vegie vegetable
  biscuit bikkie
  mozzie mosquito
  verandah deck patio balcony porch
  elevator lift
  holiday trip travel travelling vacation
  plane airline flying fly flight qantas jetstar virgin
  begin start
  worker carer staff
  school kindy prep classroom class
  stolen stole theft
  tired exhausted buggered knackered puffed fatigue
  quick fast soon asap urgent
  photo picture
  throw chuck
  operation op surgery replacement
  read reading
  wobbly unsteady shaky giddy dizzy
  uni university student
`
const meanings = new Map<string, string>()
for (const line of groups.trim().split('\n')) {
  const [first = '', ...others] = line
    .trim()
    .split(' ')
    .map((word) => termOf(word))
  for (const word of [first, ...others]) if (!meanings.has(word)) meanings.set(word, first)
}

/** One term for all words that mean much the same. */
export const meaningOf = (term: string): string => meanings.get(term) ?? term
