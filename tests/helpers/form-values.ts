import { readFileSync } from 'node:fs'

export interface FormValues {
  readonly accepted: readonly { readonly typed: string; readonly stored: string }[]
  readonly refused: readonly string[]
}

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', e: '', '\\': '\\' }

const character = (code: string) => String.fromCodePoint(Number.parseInt(code, 16))

const decoded = (written: string): string =>
  written
    .replaceAll(/\\x(\d+)\(([^)]+)\)/g, (_, times: string, piece: string) => piece.repeat(Number(times)))
    .replaceAll(/\\u\{(\w+)\}|\\u(\w{4})|\\(.)/g, (_, far?: string, near = far, letter = '') =>
      near === undefined ? (letters[letter] ?? letter) : character(near),
    )

const text = readFileSync(new URL('../../gateway/submissions/rules.values.txt', import.meta.url), 'utf8')
const sections = new Map(
  text.split('\n# ').map((section) => {
    const end = section.indexOf('\n')
    const lines = section
      .slice(end + 1)
      .replaceAll('\n ', ' ')
      .split('\n')
      .filter(Boolean)
    return [
      section.slice(0, end),
      lines.map((line) => line.split(/: (.*)/s)).map(([source = '', rest = '']) => [source, rest]),
    ]
  }),
)
const section = (name: string): string[][] => {
  const found = sections.get(name)
  if (!found) throw new Error(`gateway/submissions/rules.values.txt has no section '# ${name}'`)
  return found
}

/** Where the labels of values come from, by the short name that stands before them. */
export const sources = new Map(section('sources').map(([name = '', where = '']) => [name, where]))

/** The sources that labels name. */
export const namedSources = [...sections].flatMap(([name, lines]) =>
  name.endsWith('ed') ? lines.map(([source = '']) => source) : [],
)

const values = (name: string) =>
  section(name)
    .flatMap(([, list = '']) => list.split(' ¦ '))
    .map((value) => value.split(' → ').map(decoded))

/** The accepted and refused values of a kind, as gateway/submissions/rules.values.txt labels them. */
const read = (kind: string): FormValues => ({
  accepted: values(`${kind} accepted`).map(([typed = '', stored = typed]) => ({ typed, stored })),
  refused: values(`${kind} refused`).map(([typed = '']) => typed),
})

export const email = read('email')
export const phone = read('phone')
export const name = read('name')
export const date = read('date')
export const postcode = read('postcode')
export const ndisNumber = read('ndisNumber')
export const agedCareId = read('agedCareId')
export const choice = read('choice')
export const choices = read('choices')

const ownOfMobile = read('mobile')
/** Numbers that can receive a text message. */
export const mobile: FormValues = {
  accepted: ownOfMobile.accepted,
  refused: [
    ...phone.accepted.flatMap(({ typed, stored }) => (stored.startsWith('04') ? [] : [typed])),
    ...ownOfMobile.refused,
    ...phone.refused,
  ],
}

const ownOfMessage = read('message')
/** Invisible characters alone are not a message or a name. */
export const message: FormValues = {
  accepted: ownOfMessage.accepted,
  refused: [...name.refused.filter((typed) => typed.trim().length < 50), ...ownOfMessage.refused],
}

/** The options of the trials of `choice` and `choices`, and one service of content. */
export const trialOptions = ['yes', 'no', 'not-sure', 'call-me-back']
