const light = ['--neutral-paper', '--neutral-card', '--neutral-sunken']
const tints = ['--primary-tint', '--secondary-tint', '--success-tint', '--info-tint', '--warning-tint', '--error-tint']
const tones = ['--tone', '--tone-services', '--tone-equipment', '--tone-stories', '--tone-people', '--tone-news']
const green = ['--primary', '--primary-hover', '--primary-pressed']
const bands = ['--primary-band', '--primary-deep']

interface ColourUse {
  readonly what: string
  /** The tokens of the backgrounds. */
  readonly on: readonly string[]
  readonly colours: readonly string[]
  /** The contrast that WCAG requires, or more. */
  readonly least: number
  /** The colours are beside each other, so that one of them is enough. */
  readonly isOneEnough?: true
}

/**
 * Every pair of colours that the site uses (S6). The end-to-end test checks each pair of text and background of a page
 * against it.
 */
export const colourUses: readonly ColourUse[] = [
  { what: 'body text', colours: ['--neutral-ink'], on: [...light, ...tints, ...tones], least: 7 },
  { what: 'second text', colours: ['--neutral-soft'], on: [...light, ...tones, '--primary-tint'], least: 7 },
  { what: 'text on green', colours: ['--neutral-card'], on: green, least: 7 },
  { what: 'text on a band', colours: ['--primary-on-band'], on: bands, least: 7 },
  { what: 'second text on the footer', colours: ['--primary-pale'], on: ['--primary-deep'], least: 7 },
  {
    what: 'ink on the middle green',
    colours: ['--neutral-ink', '--primary-hover', '--primary'],
    on: ['--primary-mid'],
    least: 4.5,
  },
  {
    what: 'links',
    colours: ['--secondary', '--secondary-hover'],
    on: [...light, ...tones, '--primary-tint', '--secondary-tint', '--info-tint', '--warning-tint'],
    least: 4.5,
  },
  {
    what: 'green words',
    colours: ['--primary', '--primary-hover'],
    on: [...light, ...tones, '--primary-tint'],
    least: 4.5,
  },
  { what: 'errors', colours: ['--error'], on: [...light, '--error-tint'], least: 4.5 },
  { what: 'success words and signs', colours: ['--success'], on: [...light, '--success-tint'], least: 4.5 },
  { what: 'information words and signs', colours: ['--info'], on: [...light, '--info-tint'], least: 4.5 },
  { what: 'text on blue', colours: ['--neutral-card'], on: ['--secondary', '--secondary-hover'], least: 4.5 },
  { what: 'edges of fields', colours: ['--neutral-edge'], on: [...light, ...tones, '--primary-tint'], least: 3 },
  { what: 'the ground of a switch beside its thumb', colours: ['--neutral-card'], on: ['--neutral-edge'], least: 3 },
  { what: 'edges and marks in green', colours: ['--primary'], on: [...light, ...tints, ...tones], least: 3 },
  {
    what: 'the dark tone of the focus ring',
    colours: ['--focus-dark'],
    on: [...light, ...tints, ...tones, '--primary-mid'],
    least: 3,
  },
  { what: 'the light tone of the focus ring', colours: ['--focus-light'], on: green, least: 3 },
  {
    what: 'the focus ring on a band',
    colours: ['--focus-dark', '--focus-light'],
    on: bands,
    least: 3,
    isOneEnough: true,
  },
  { what: 'the two tones of the focus ring', colours: ['--focus-light'], on: ['--focus-dark'], least: 3 },
]
