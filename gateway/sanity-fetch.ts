import type { Config } from './config.ts'
import type { Fetch } from './content/bounded-fetch.ts'
import type { StoreOptions } from './local-sanity/watched-content.ts'

/**
 * The fetch that reaches Sanity: the local one is loaded only if the content is local.
 * @throws ConfigError when the folder of the content cannot be served
 */
export async function sanityFetch(
  { content, hasContentSentinels }: Pick<Config, 'content' | 'hasContentSentinels'>,
  options: StoreOptions,
): Promise<Fetch> {
  if (content.kind === 'hosted') return fetch
  const { localSanity } = await import('./local-sanity/local-sanity.ts')
  const answer = await localSanity(content.datasetDir, { ...options, hasSentinels: hasContentSentinels })
  return (input, init) => answer(new Request(input, init))
}
