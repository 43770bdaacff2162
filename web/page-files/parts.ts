/** The form between a page's blocks and its files: what both writers can write. */

/** Words with one style. */
export interface Words {
  readonly text: string
  readonly isStrong?: boolean
  readonly isEmphasis?: boolean
  readonly lang?: string | null
  /** A whole address, also within this site. */
  readonly href?: string | undefined
}

export type Line = readonly Words[]

export interface Picture {
  /** The address on this site. */
  readonly url: string
  readonly width: number
  readonly height: number
  /** Empty for a picture that says nothing. */
  readonly alt: string
  readonly caption: string | null
}

/** Pictures by their address. One that is missing is not in it. */
export type PictureBytes = ReadonlyMap<string, { readonly type: string; readonly bytes: Uint8Array }>

export type Part =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | {
      readonly kind: 'list'
      readonly isNumbered: boolean
      /** Each item has a box to tick. */
      readonly hasBoxes?: true
      readonly items: readonly (readonly Part[])[]
    }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      /** The first column has short labels, so it is narrower than the others. */
      readonly hasLabels?: true
      readonly rows: readonly (readonly (readonly Part[])[])[]
    }
  /** In Easy Read and in visual stories, which have large pictures, the parts are beside the picture. */
  | {
      readonly kind: 'picture'
      readonly picture: Picture
      readonly beside?: readonly Part[]
      readonly isLarge?: true
    }
  /** Set apart from the text. */
  | { readonly kind: 'note'; readonly parts: readonly Part[] }
  /** A question of a form with the place for its answer, all on one page. */
  | { readonly kind: 'question'; readonly isConditional: boolean; readonly parts: readonly Part[] }
  /** Lines to write on. */
  | { readonly kind: 'lines'; readonly count: number }
  /** Places on one line to write on, each after its word. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }

export interface PageFile {
  readonly title: string
  /** The provider's name and phone number. */
  readonly provider: string
  readonly phone: string
  /** The address of the page. */
  readonly address: string
  readonly isEasyRead: boolean
  /** For a table of many columns. */
  readonly isLandscape?: boolean
  /** The first is the heading of level 1. */
  readonly parts: readonly Part[]
}

/** How wide the columns of a table are, of 1. */
export function columnShares({ columns, hasLabels }: Extract<Part, { kind: 'table' }>): readonly number[] {
  const widths = columns.map((_column, place) => (hasLabels && place === 0 ? 0.6 : 1))
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => width / all)
}

/** The text without what no file can have: control characters. */
export const cleaned = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- They are what has to go.
  text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, ' ')

/** The text of a link: a phone number stays in one line. */
export const unbroken = ({ text, href }: Pick<Words, 'text' | 'href'>): string =>
  href?.startsWith('tel:') ? text.replaceAll(' ', '\u00a0') : text

/** An address as people write it. */
export const shownAddress = (href: string): string =>
  href.replace(/^(https?:\/\/|mailto:|tel:|sms:)/, '').replace(/\/$/, '')

/** In characters: three lines at the foot of a page in large print. */
const longestFootAddress = 90

/** The address for the foot of each page: that of the site where the page's is too long. The last words have the whole one. */
export function footAddress(address: string): string {
  const shown = shownAddress(address)
  return shown.length > longestFootAddress ? shown.replace(/\/.*/, '') : shown
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The address of a link, for readers on paper; undefined where its text already says it. */
export function writtenOut({ href, text }: { readonly href: string; readonly text: string }): string | undefined {
  const address = shownAddress(href)
  return lettersOf(text).includes(lettersOf(address)) ? undefined : address
}

/** The file's last words: where it is from and when, for readers who do not see the foot of the page. */
export const madeFrom = ({ provider, phone, address }: PageFile, date: string): string =>
  `${provider} made this document on ${date} from ${shownAddress(address)}. The page may have changed since then. Questions? Call ${unbroken({ text: phone, href: 'tel:' })}.`

/** The pictures that a file shows, once each. */
export function picturesIn(parts: readonly Part[]): readonly Picture[] {
  const found = parts.flatMap((part): readonly Picture[] => {
    switch (part.kind) {
      case 'picture':
        return [part.picture, ...picturesIn(part.beside ?? [])]
      case 'list':
        return part.items.flatMap(picturesIn)
      case 'note':
      case 'question':
        return picturesIn(part.parts)
      case 'table':
        return part.rows.flatMap((cells) => cells.flatMap(picturesIn))
      case 'heading':
      case 'paragraph':
      case 'lines':
      case 'blanks':
        return []
    }
  })
  return [...new Map(found.map((picture) => [picture.url, picture])).values()]
}
