import type { DangerKind } from './phrases.ts'

/** A text, or a link to a number or a page. */
export type HelpPart = string | { readonly text: string; readonly href: string }

interface DangerHelp {
  readonly title: string
  readonly lines: readonly (readonly HelpPart[])[]
}

const call = (text: string): HelpPart => ({ text, href: `tel:${text.replaceAll(' ', '')}` })

const emergency = call('000')
const tty = call('106')
const elderHelp = call('1800 353 374')

/** What to do first. In the code, because it is also shown while content is unavailable. */
export const dangerHelp: Readonly<Record<DangerKind, DangerHelp>> = {
  life: {
    title: 'Is someone’s life in danger?',
    lines: [
      ['Call ', emergency, ' now and ask for an ambulance, or call ', tty, ' by teletypewriter (TTY).'],
      [
        'You can’t text 000. If you can’t speak, use the ',
        { text: 'National Relay Service', href: 'https://www.accesshub.gov.au/about-the-nrs' },
        '.',
      ],
      ['Swallowed poison, medicine or a battery? Call the Poisons Information Centre on ', call('13 11 26'), '.'],
    ],
  },
  despair: {
    title: 'You don’t have to get through this alone',
    lines: [
      ['If your life or someone else’s is in danger, call ', emergency, ' now.'],
      ['To talk to someone, day or night, call Lifeline on ', call('13 11 14'), '.'],
      ['For Aboriginal and Torres Strait Islander people there’s also 13YARN on ', call('13 92 76'), '.'],
    ],
  },
  violence: {
    title: 'Is someone being hurt, or afraid of someone?',
    lines: [
      ['In danger now? Call ', emergency, ' and ask for the police, or call ', tty, ' by teletypewriter (TTY).'],
      ['For violence or abuse of any kind, call 1800RESPECT on ', call('1800 737 732'), ', day or night.'],
      [
        'For an older person, call 1800ELDERHelp on ',
        elderHelp,
        '. For a person with disability, call the National Disability Abuse and Neglect Hotline on ',
        call('1800 880 052'),
        '.',
      ],
    ],
  },
  home: {
    title: 'Is it safe at home right now?',
    lines: [
      ['Fire, or a smell of gas? Get out, and call ', emergency, '.'],
      ['A fallen power line? Stay well away from it, and call ', emergency, '.'],
      ['For help in a storm or flood, call the SES on ', call('132 500'), '.'],
      [
        'For anything else that can’t wait, call your own electrician, plumber or power company. If you need power for equipment that keeps you alive and it’s off, call ',
        emergency,
        '.',
      ],
    ],
  },
  money: {
    title: 'Has someone got your money or your details?',
    lines: [
      ['Call your bank first. The number is on the back of your card.'],
      ['Then ', { text: 'IDCARE', href: 'https://www.idcare.org' }, ' can help you for free.'],
      [
        'Is it someone you know? For an older person, call 1800ELDERHelp on ',
        elderHelp,
        '. In danger now? Call ',
        emergency,
        '.',
      ],
    ],
  },
}
