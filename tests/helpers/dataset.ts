import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicationFolders, siteMap } from '#schema/site-map.ts'

const dataset = fileURLToPath(new URL('../../schema/dataset', import.meta.url))

/** The documents of a type in the embedded dataset. */
export const documentsOf = (folder: string): Record<string, unknown>[] =>
  globSync(`${folder}/*.json`, { cwd: dataset }).map((file) => JSON.parse(readFileSync(join(dataset, file), 'utf8')))

export const slugOf = ({ slug }: Record<string, unknown>) => String((slug as { current?: unknown }).current)

/** Every address of the site map without a parameter. */
export const staticPaths: readonly string[] = siteMap.map(({ path }) => path).filter((path) => !path.includes(':'))

const isOut = (document: Record<string, unknown>) => Date.parse(String(document['publishedAt'])) <= Date.now()
const isOpen = ({ closesOn }: Record<string, unknown>) => Date.parse(`${String(closesOn)}T23:59:59+10:00`) > Date.now()

/** The paths of documents with a page in the embedded dataset, without unpublished documents and closed jobs. */
export function documentPaths(): string[] {
  const folders: Readonly<Record<string, string>> = publicationFolders
  return [
    ...documentsOf('post')
      .filter(isOut)
      .map((post) => `/blogs/${slugOf(post)}`),
    ...documentsOf('job')
      .filter((job) => isOut(job) && isOpen(job))
      .map((job) => `/careers/${slugOf(job)}`),
    ...documentsOf('publication').map((document) => `${folders[String(document['kind'])]}/${slugOf(document)}`),
    ...documentsOf('story').map((story) => `/resources/consumer-stories/${slugOf(story)}`),
    ...documentsOf('product').map((product) => `/resources/product-database/${slugOf(product)}`),
    ...documentsOf('easy-read').map((version) => `/easy-read/${slugOf(version)}`),
  ]
}
