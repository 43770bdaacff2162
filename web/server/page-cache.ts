import { type Cache, createCache, type Loaded } from '#gateway/cache.ts'
import type { Stored } from '#gateway/send.ts'
import type { RunningGateway } from '#gateway/start.ts'

/** A client waits so long for a page whose content has changed, in ms, and then gets the stale one. */
const revalidateTimeoutMs = 1_000

export interface PageCache extends Pick<Cache<Stored>, 'get' | 'has' | 'set' | 'counts' | 'size'> {
  /** The cached page, or what `render` returns. @param render Depends on nothing but the key. */
  getOrRender(key: string, render: () => Promise<Loaded<Stored>>): Promise<Stored>
}

interface Options {
  readonly source: Pick<RunningGateway['source'], 'isUnchanged' | 'onChange'>
  /** For pages, and for addresses that clients can invent: queries, and addresses that do not exist. */
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
}

/** Rendered pages. After a live event their content is queried again, and a page is rendered again only if bytes differ. */
export function createPageCache({ source, maxBytes }: Options): PageCache {
  const cache = createCache<Stored>({ maxBytes, revalidateTimeoutMs })
  source.onChange(() => cache.invalidate(() => true))
  return {
    ...cache,
    getOrRender: (key, render) =>
      cache.getOrLoad(key, async (cached) => {
        const isCurrent = cached && Date.now() < cached.validUntil && (await source.isUnchanged(cached.tags))
        return isCurrent ? cached : render()
      }),
  }
}
