import { type Cache, createCache, type Loaded } from '#gateway/cache.ts'
import type { PreparedResponse } from '#gateway/http/send.ts'
import type { RunningGateway } from '#gateway/start.ts'

/** How long a client waits for a page after a change of content, in ms, before it gets the stale one. */
const maxWait = 1_000

export interface PageCache extends Pick<Cache<PreparedResponse>, 'get' | 'has' | 'counts' | 'size'> {
  /** Returns the cached page, or what `render` returns. @param render Must depend on nothing but the key. */
  getOrRender(key: string, render: () => Promise<Loaded<PreparedResponse>>): Promise<PreparedResponse>
}

interface Options {
  readonly source: Pick<RunningGateway['source'], 'isUp' | 'onChange'>
  /** Limits for pages (`known`) and for addresses that clients can invent (`arbitrary`): queries and missing pages. */
  readonly maxBytes: { readonly known: number; readonly arbitrary: number }
}

/** Caches rendered pages. A change of content makes those with one of its tags stale; each is rendered again at its next request. */
export function createPageCache({ source, maxBytes }: Options): PageCache {
  const cache = createCache<PreparedResponse>({ maxBytes, maxWait })
  source.onChange((tags) => cache.invalidate(tags))
  return {
    ...cache,
    async getOrRender(key, render) {
      const { value } = await cache.getOrLoad(key, async (cached) => {
        // Rendering again would bring the same page.
        if (cached && Date.now() < cached.validUntil && !source.isUp()) throw new Error('The content service is down')
        return render()
      })
      return value
    },
  }
}
