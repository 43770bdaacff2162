import { readdirSync } from 'node:fs'
import { camelCase } from './camel-case.ts'

export interface FolderModule {
  /** The file without its suffix: `quote-block`. */
  readonly file: string
  /** What it must export: `quoteBlock`. */
  readonly name: string
}

/** The modules of a folder, by name, for code generation: each file `quote-block.ts` exports `quoteBlock`. */
export const modulesIn = (folder: URL): FolderModule[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
    .map((file) => ({ file, name: camelCase(file) }))

/** `[…]` or `{…}` with the names of modules, one on each line. */
export const listed = (modules: readonly FolderModule[], [open, close]: readonly [string, string]): string =>
  `${open}\n${modules.map(({ name }) => `  ${name},\n`).join('')}${close}`
