import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentAddress } from '#schema/document-address.ts'
import { listedRows } from '#schema/site-map.ts'

/** The folder of the embedded dataset. */
export const datasetFolder = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/** The documents of a type in the embedded dataset. */
export const documentsOf = (folder: string): Record<string, unknown>[] =>
  globSync(`${folder}/*.json`, { cwd: datasetFolder }).map((file) =>
    JSON.parse(readFileSync(join(datasetFolder, file), 'utf8')),
  )

export const slugOf = ({ slug }: Record<string, unknown>) => String((slug as { current?: unknown }).current)

/** Every address of the site map without a parameter, of pages that have a document. */
export const staticPaths: readonly string[] = listedRows.map(({ path }) => path)

const isShown = ({ publishedAt, closesOn }: Record<string, unknown>) =>
  !(typeof publishedAt === 'string' && Date.parse(publishedAt) > Date.now()) &&
  !(typeof closesOn === 'string' && Date.parse(`${closesOn}T23:59:59+10:00`) < Date.now())

/** The paths of editors' own pages, which the site map does not list. */
const ownPaths = (): string[] =>
  documentsOf('page').flatMap(({ path }) => (typeof path === 'string' && !staticPaths.includes(path) ? [path] : []))

/** The paths of documents with a page in the embedded dataset, without unpublished documents and closed jobs. */
export const documentPaths = (): string[] =>
  ownPaths().concat(
    documentsOf('*')
      .filter((document) => document['slug'] !== undefined && isShown(document))
      .flatMap(
        (document) =>
          documentAddress({
            type: String(document['_type']),
            slug: slugOf(document),
            kind: String(document['kind']),
          }) ?? [],
      ),
  )
