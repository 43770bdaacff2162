import { siteMap } from '#schema/site-map.ts'
import { documentPaths, staticPaths } from '#tests/helpers/dataset.ts'

type Template = (typeof siteMap)[number]['template']

const documents = documentPaths()

/** The first address of each template. */
const firstPaths = siteMap.toReversed().flatMap(({ path, template }) => {
  const folder = path.replace(':slug', '')
  const address = folder === path ? path : documents.find((document) => document.startsWith(folder))
  return address === undefined ? [] : [[template, address] as const]
})

/** One address for each template: a page that has much of what the template can show, where its first has not. */
export const templatePaths = {
  ...(Object.fromEntries(firstPaths) as Readonly<Record<Template, string>>),
  page: '/services/home-modifications',
  'post-list': '/blogs?page=2',
  post: '/blogs/try-it-first',
  job: '/careers/support-team-member',
  publication: '/resources/fact-sheet/batteries',
  story: '/resources/consumer-stories/thursday-quiz',
  'easy-read': '/easy-read/ndis',
  'product-list': '/resources/product-database?category=bathroom&compare=grab-rail&compare=stair-rail',
  product: '/resources/product-database/four-wheel-walker',
  finder: '/services/finder/me',
  say: '/say/danger',
  'say-send': '/say/send/call_today',
  search: '/search?q=ramp',
} as const satisfies Readonly<Partial<Record<Template, string>>>

export const comparisonPath = '/resources/product-database?compare=grab-rail&compare=stair-rail&view=compare'

/** Every page without a parameter, one for each template that has one, other views of a page, and an error. */
export const everyPath: readonly string[] = [
  ...new Set([
    ...staticPaths,
    ...Object.values(templatePaths),
    '/about/annual-reports/2025-26',
    comparisonPath,
    '/services/finder/me_home_65-or-older_none_neither',
    '/say/chair_hurts',
    '/no-such-page',
  ]),
]

const templatePages = new Set<string>(Object.values(templatePaths))

const partsOf = (paths: readonly string[], isSlow: boolean) =>
  Object.entries(Object.groupBy(paths, (_, index) => index % 4)).map(([part, of = []]) => ({
    paths: of,
    part: `(${Number(part) + 1} of 4)${isSlow ? ' @slow' : ''}`,
    isSlow,
  }))

/**
 * A page of each template; and all pages, for the slow tests. The pages of a part share a window, because a window
 * costs more than a page.
 */
export const everyPart = [...partsOf([...templatePages], false), ...partsOf(everyPath, true)]
