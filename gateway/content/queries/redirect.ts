import type { RedirectsQueryResult } from '#gateway/content/groq.generated.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'

/** All of them at once: whatever address somebody makes up, the content service is not asked for it. */
const redirectsQuery = defineQuery(`*[_type == "redirect"] | order(_id asc){ from, to, isOffSite }`)

/** Stands for our own origin, which content does not know. */
const here = 'http://here.invalid'

const read = (address: string): URL | undefined => (URL.canParse(address, here) ? new URL(address, here) : undefined)

/** As the server has it: encoded in one way, without slashes at its end. */
const bare = ({ pathname }: URL): string => pathname.replace(/\/+$/, '') || '/'

/**
 * Where an address leads that is no page any more, in one step: what leads on is followed here. Null when nothing is said of it,
 * when it would go round in a circle, or off this site without being meant to.
 */
export async function redirectFrom(reader: ContentReader, path: string): Promise<string | null> {
  if (path.length > longestAddress) return null
  const found: FromOutside<RedirectsQueryResult> = await reader.read(redirectsQuery, {})
  const redirects = new Map(
    usable(found, ({ from, to, isOffSite }) => {
      const [place, target] = [read(from ?? ''), read(to ?? '')]
      // `//host/` and the like are no paths of ours.
      return from && to && place?.origin === here && target ? ([bare(place), { target, isOffSite }] as const) : null
    }),
  )
  const asked = read(path)
  const passed = new Set<string>()
  let at = asked?.origin === here ? bare(asked) : undefined
  let last: string | null = null
  for (;;) {
    const next = at === undefined ? undefined : redirects.get(at)
    if (at === undefined || !next) return last
    passed.add(at)
    const { target, isOffSite } = next
    if (target.origin !== here) return isOffSite && target.protocol === 'https:' ? target.href : null
    at = bare(target)
    if (passed.has(at)) return null
    last = at + target.search + target.hash
  }
}
