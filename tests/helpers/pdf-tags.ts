/** Reads the structure of a PDF by Typst, which writes its objects without compression. */

interface PdfTag {
  readonly name: string
  /** The alternative text, or the text of a heading. */
  readonly text: string | undefined
}

/** A PDF string: in parentheses, or as UTF-16 in hexadecimal digits. */
function textOf(written: string | undefined): string | undefined {
  if (written?.startsWith('<')) return Buffer.from(written.slice(5, -1), 'hex').swap16().toString('utf16le')
  return written?.slice(1, -1).replaceAll(/\\([\\()])/g, '$1')
}

const string = String.raw`(\((?:[^\\()]|\\.|\([^)]*\))*\)|<[0-9A-F]*>)`

const value = (object: string, name: string) => new RegExp(`^  /${name} ${string}`, 'm').exec(object)?.[1]

export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/stream\r?\n[^]*?endstream/g, '')
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id, object]) => [id, object ?? '']),
  )
  const all = [...objects.values()]
  const catalogue = all.find((object) => object.includes('/Type /Catalog')) ?? ''

  /** In reading order. */
  const tags: PdfTag[] = []
  const walk = (id: string | undefined): void => {
    const object = objects.get(id ?? '') ?? ''
    const name = /^  \/S \/(\w+)/m.exec(object)?.[1]
    if (name !== undefined) tags.push({ name, text: textOf(value(object, 'Alt') ?? value(object, 'T')) })
    const kids = /^  \/K \[([^\]]*)\]/m.exec(object)?.[1] ?? ''
    for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) walk(kid)
  }
  walk(/\/StructTreeRoot (\d+) 0 R/.exec(catalogue)?.[1])

  return {
    isTagged: /\/Marked true/.test(catalogue),
    language: textOf(value(catalogue, 'Lang')),
    showsTitle: /\/DisplayDocTitle true/.test(catalogue),
    bookmarks: all.flatMap((object) => (/\/Dest /.test(object) ? [textOf(value(object, 'Title'))] : [])),
    pages: all.filter((object) => /\/Type \/Page\n/.test(object)).length,
    tags,
    named: (pattern: RegExp) => tags.flatMap(({ name, text }) => (pattern.test(name) ? [text] : [])),
  }
}
