import type { DangerKind } from './danger-kind.ts'

/** A text, or a link to a number or a page. */
export type HelpPart = string | { readonly text: string; readonly href: string }

export interface DangerHelp {
  readonly title: string
  /** The first thing to do, as a button. */
  readonly button?: { readonly text: string; readonly href: string }
  /** One sentence that says where to find the help, for a screen reader. */
  readonly announcement: string
  readonly lines: readonly (readonly HelpPart[])[]
}

const call = (text: string) => ({ text, href: `tel:${text.replaceAll(' ', '')}` })

const emergency = call('000')
const callEmergency = { text: 'Call 000', href: emergency.href }
const elderHelp = call('1800 353 374')
const respect = call('1800 737 732')
const lifeline = call('13 11 14')
const lifelineText = { text: '0477 13 11 14', href: 'sms:0477131114' }
const abuseLines: DangerHelp['lines'] = [
  ['For violence or abuse of any kind, call 1800RESPECT on ', respect, ', day or night.'],
  [
    'For an older person, call 1800ELDERHelp on ',
    elderHelp,
    '. For a person with disability, call the National Disability Abuse and Neglect Hotline on ',
    call('1800 880 052'),
    '.',
  ],
]
const toTalk: DangerHelp['lines'][number] = [
  'To talk to someone, day or night, call Lifeline on ',
  lifeline,
  ', or text ',
  lifelineText,
  '.',
]

/** The routes to 000 for people who cannot speak: first the one that needs neither equipment nor registration. */
const withoutSpeech: DangerHelp['lines'] = [
  ['Can’t speak? Call ', emergency, ' anyway, and press 55 when you’re asked.'],
  ['A text message can’t reach it. With a teletypewriter (TTY), call ', call('106'), '.'],
  [
    'If you’ve registered with the ',
    { text: 'National Relay Service', href: 'https://www.accesshub.gov.au/about-the-nrs' },
    ', you can call 000 through it.',
  ],
]

/** A danger that a text tells of, or that someone chooses who is not safe. */
export type HelpKind = DangerKind | 'unsafe'

/** What to do first. In the code, because it is also shown while content is unavailable. */
export const dangerHelp: Readonly<Record<HelpKind, DangerHelp>> = {
  life: {
    title: 'Is someone’s life in danger?',
    button: callEmergency,
    announcement: 'Help for an emergency is below: call 000.',
    lines: [
      ['Call ', emergency, ' now and ask for an ambulance.'],
      ...withoutSpeech,
      ['Swallowed poison, medicine or a battery? Call the Poisons Information Centre on ', call('13 11 26'), '.'],
    ],
  },
  despair: {
    title: 'You don’t have to get through this alone',
    button: { text: 'Call Lifeline: 13 11 14', href: lifeline.href },
    announcement: 'People to talk to are below: Lifeline, 13 11 14, at any hour.',
    lines: [
      ['If your life or someone else’s is in danger, call ', emergency, ' now.'],
      toTalk,
      ['For Aboriginal and Torres Strait Islander people there’s also 13YARN on ', call('13 92 76'), '.'],
      ...withoutSpeech,
    ],
  },
  violence: {
    title: 'Is someone being hurt, or afraid of someone?',
    button: callEmergency,
    announcement: 'Help for someone who is being hurt is below: in danger, call 000.',
    lines: [['In danger now? Call ', emergency, ' and ask for the police.'], ...withoutSpeech, ...abuseLines],
  },
  missing: {
    title: 'Is someone missing?',
    button: callEmergency,
    announcement: 'What to do when someone is missing is below: call 000.',
    lines: [
      [
        'Worried about where they are, or whether they’re safe? Call ',
        emergency,
        ' now and ask for the police. You don’t have to wait.',
      ],
      ['Tell them about dementia, autism or anything else that puts the person at risk, and what they’re wearing.'],
      ...withoutSpeech,
    ],
  },
  home: {
    title: 'Is it safe at home right now?',
    button: callEmergency,
    announcement: 'Help for danger at home is below: fire or gas, get out and call 000.',
    lines: [
      ['Fire, or a smell of gas? Get out, and call ', emergency, '.'],
      ['A fallen power line? Stay well away from it, and call ', emergency, '.'],
      ['If you need power for equipment that keeps you alive and it’s off, call ', emergency, '.'],
      ...withoutSpeech,
      ['For help in a storm or flood, call the SES on ', call('132 500'), '.'],
      ['For anything else that can’t wait, call your own electrician, plumber or power company.'],
    ],
  },
  money: {
    title: 'Has someone got your money or your details?',
    announcement: 'What to do first about money or details is below: call your bank.',
    lines: [
      ['Call your bank first. The number is on the back of your card.'],
      ['Then ', { text: 'IDCARE', href: 'https://www.idcare.org' }, ' can help you for free.'],
      ['Is it someone you know? For an older person, call 1800ELDERHelp on ', elderHelp, '.'],
      ['In danger now? Call ', emergency, '.'],
      ...withoutSpeech,
    ],
  },
  unsafe: {
    title: 'Do you need help before we read this?',
    button: callEmergency,
    announcement: 'Help is below: in danger, call 000.',
    lines: [
      ['In danger now? Call ', emergency, '.'],
      ...withoutSpeech,
      ...abuseLines,
      toTalk,
      ['In pain or unwell? A nurse answers at any hour: 13 HEALTH, ', call('13 43 25 84'), '.'],
    ],
  },
}
