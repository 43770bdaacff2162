import type { SitePath } from '#schema/site-map.ts'

/** The sections of the site that have a tone of their own (web/styles/tokens.css), by the paths that they begin with. */
const sections = {
  services: ['/services'],
  equipment: [
    '/resources/product-database',
    '/resources/assistive-technology-explained',
    '/resources/at-hm-offerings',
    '/resources/education/great-gadget-videos',
  ],
  stories: ['/resources/consumer-stories', '/visual-stories'],
  people: ['/about', '/careers'],
  news: ['/blogs'],
} as const satisfies Record<string, readonly SitePath[]>

/** The section of a page; undefined for the home page, forms and others, which have the tone of paper. */
export const sectionOf = (path: string) =>
  Object.entries(sections).find(([, roots]) => roots.some((root) => path === root || path.startsWith(`${root}/`)))?.[0]
