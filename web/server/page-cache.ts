import { type Cache, createCache, type Loaded } from '#gateway/cache.ts'
import type { PreparedResponse } from '#gateway/http/send.ts'
import type { RunningGateway } from '#gateway/start.ts'

/** How long a client waits for a page whose content has changed, in ms, before it gets the stale one. */
const revalidateTimeoutMs = 1_000

export interface PageCache extends Pick<Cache<PreparedResponse>, 'get' | 'has' | 'counts' | 'size'> {
  /** Returns the cached page, or what `render` returns. @param render Must depend on nothing but the key. */
  getOrRender(key: string, render: () => Promise<Loaded<PreparedResponse>>): Promise<PreparedResponse>
}

interface Options {
  readonly source: Pick<RunningGateway['source'], 'isUnchanged' | 'onChange'>
  /** Limits for pages (`known`) and for addresses that clients can invent (`arbitrary`): queries and missing pages. */
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
}

/** Caches rendered pages. After a live event it queries a page's content again, and renders the page again only if the content changed. */
export function createPageCache({ source, maxBytes }: Options): PageCache {
  const cache = createCache<PreparedResponse>({ maxBytes, revalidateTimeoutMs })
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
