/**
 * Lint rules: names, comments, test titles and strings use standard terms, not words that only this project would understand. The
 * linter does not read GraphQL; `lint.test.ts` does, with `privateWordsInGraphql`.
 */

interface Term {
  readonly word: RegExp
  readonly instead: string
}

/** In comments, test titles and descriptions of the SDL. Content is checked by `npm run content:check` and reviews. */
const inProse: readonly Term[] = [
  { word: /\b(?:rooms?|houses?|doors?)\b/i, instead: 'folder, module, app, entry point or transport' },
  { word: /\blast good\b/i, instead: 'stale fallback' },
  { word: /\bsafelist/i, instead: 'persisted operations' },
  { word: /\bbehind the back\b/i, instead: 'in the background' },
  { word: /\bseen red\b/i, instead: 'confirmed to fail without the change' },
  { word: /\b(?:told|says|asks|hears)\b/i, instead: 'logs, returns, requests or receives' },
  { word: /\b(?:nobody|somebody|whoever)\b/i, instead: 'the subject: the client, the editor, the visitor, the worker' },
]

/** In strings, which are codes or words for visitors and editors: other words above are ordinary English there. */
const inStrings: readonly Term[] = [
  { word: /last good/i, instead: 'stale fallback' },
  { word: /safelist/i, instead: 'persisted operations' },
  { word: /\b(?:somebody|whoever)\b/i, instead: 'someone, or who it is' },
]

/** In names. `keepMessages` is a setting of visitors, `keepAlive` a term of HTTP, `BEGIN` a keyword of SQL. */
const inNames: readonly Term[] = [
  {
    word: /^kept(?![a-z])|Kept(?![a-z])|^keep(?!Alive|Messages)(?=[A-Z])|^Made|Shelf/,
    instead: 'cache, CacheEntry or stored',
  },
  { word: /safelist/i, instead: 'persistedOperations' },
  { word: /^Visit$|^visit$|^visit(?=[A-Z])/, instead: 'requestContext' },
  { word: /^isWrong|excusedUntil|^patience/, instead: 'isStale, retryAfter, revalidateTimeoutMs or earliestExpiry' },
  { word: /singCanary|tryCheck/, instead: 'runSelfTest, runCheckOn' },
  { word: /^beside|^Begun|^begin$|^asIt(?:Says|Stands)|^asItIs$/, instead: 'what it does in standard terms' },
  { word: /[dD]oors?$/, instead: 'transport or entry point' },
  {
    word: /^Way$|^(?:CHEAP|DEAR)|^movedTo$|^formSession/,
    instead: 'QuickLink, PRICE_ASC, PRICE_DESC, redirect, formToken',
  },
]

interface Comment {
  readonly value: string
  readonly loc: object
}

interface Context {
  readonly sourceCode: { getAllComments(): readonly Comment[] }
  report(problem: { readonly node?: object; readonly loc?: object; readonly message: string }): void
}

const message = (found: string, { instead }: Term) => `"${found}" is a word of our own here. Write ${instead}.`

/** The first private word of a text. */
export function privateWord(text: string, terms: readonly Term[] = inProse): string | undefined {
  for (const term of terms) {
    const [found] = term.word.exec(text) ?? []
    if (found !== undefined) return message(found, term)
  }
  return undefined
}

/** Every private word of a GraphQL file: of its descriptions and comments, then of its names. */
export function privateWordsInGraphql(source: string): string[] {
  const prose = /"{3}.*?"{3}|"[^"\n]*"|#[^\n]*/gs
  const names = source.replaceAll(prose, '').match(/\w+/g) ?? []
  return [
    ...(source.match(prose) ?? []).map((text) => privateWord(text)),
    ...names.map((name) => privateWord(name, inNames)),
  ].filter((found) => found !== undefined)
}

interface Call {
  readonly callee: { readonly type: string; readonly name?: unknown }
  readonly arguments: readonly { readonly type: string; readonly value?: unknown; readonly quasis?: readonly Quasi[] }[]
}

interface Quasi {
  readonly value: { readonly raw: string }
}

const titled = new Set(['test', 'it', 'describe'])

// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default {
  meta: { name: 'language' },
  rules: {
    'plain-strings': {
      create(context: Context) {
        const check = (node: object, text: unknown) => {
          const found = typeof text === 'string' ? privateWord(text, inStrings) : undefined
          if (found !== undefined) context.report({ node, message: found })
        }
        return {
          Literal: (node: { readonly value: unknown }) => check(node, node.value),
          JSXText: (node: { readonly value: unknown }) => check(node, node.value),
          TemplateElement: (node: Quasi) => check(node, node.value.raw),
        }
      },
    },
    'plain-words': {
      create: (context: Context) => ({
        Program(): void {
          for (const { value, loc } of context.sourceCode.getAllComments()) {
            const found = privateWord(value)
            if (found !== undefined) context.report({ loc, message: found })
          }
        },
        Identifier(node: { readonly name: string }): void {
          const found = privateWord(node.name, inNames)
          if (found !== undefined) context.report({ node, message: found })
        },
        CallExpression(node: Call): void {
          if (!titled.has(String(node.callee.name))) return
          const [title] = node.arguments
          const text = title?.quasis?.map(({ value }) => value.raw).join(' ') ?? title?.value
          const found = typeof text === 'string' ? privateWord(text) : undefined
          if (found !== undefined) context.report({ node, message: found })
        },
      }),
    },
  },
}
