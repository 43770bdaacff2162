import { usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, longestAddress } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { trimEnd } from '#schema/text.ts'

/** All redirects in one query, so that invented paths are not queried. */
const redirectsQuery = defineQuery(`*[_type == "redirect"] | order(_id asc){ from, to, isOffSite }`)

/** A placeholder for our own origin, which content does not contain. */
const here = 'http://here.invalid'

const read = (address: string): URL | undefined => (URL.canParse(address, here) ? new URL(address, here) : undefined)

/** In the server's form: with uniform encoding and without trailing slashes. */
const bare = ({ pathname }: URL): string => trimEnd(pathname, '/') || '/'

/**
 * The target of a redirect, with chains resolved to one step. Null when there is no redirect, when it is part of a
 * cycle, or when it leaves this site without being marked as such.
 */
export async function redirectFrom(reader: ContentReader, path: string): Promise<string | null> {
  if (path.length > longestAddress) return null
  const found = await reader.read(redirectsQuery, {})
  const redirects = new Map(
    usable(found, ({ from, to, isOffSite }) => {
      const [place, target] = [read(from ?? ''), read(to ?? '')]
      // `//host/` and similar targets are not paths on this site.
      return from && to && place?.origin === here && target ? ([bare(place), { target, isOffSite }] as const) : null
    }),
  )
  const requested = read(path)
  const passed = new Set<string>()
  let at = requested?.origin === here ? bare(requested) : undefined
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
