import type { IconBody } from '#web/lib/site-context.ts'
import { shapes } from './shapes.ts'

/** Icons for content only. The icon endpoint serves them, so no script contains them. */
const contentShapes = {
  house: 'M4 11.5 12 4.5l8 7M6.5 9.5V20h11V9.5M10.5 20v-5.5h3V20',
  message: 'M4 5h16v11h-9l-4.5 3.5V16H4ZM8 9h8M8 12.5h5',
  people:
    'M9 4.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19.5a6 6 0 0 1 12 0M16 5.5a2.7 2.7 0 0 1 0 5M17.5 14a5.5 5.5 0 0 1 3.5 5.5',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L4 9.9l5.6-.7Z',
}

const box = { width: 24, height: 24 }

type IconSet = Readonly<Record<string, IconBody>>

/** By collection. The build writes a file of each (web/endpoints/write-icon-sets.ts). */
export const iconSets: Readonly<Record<string, IconSet>> = {
  kerbcut: Object.fromEntries(
    Object.entries({ ...shapes, ...contentShapes }).map(([icon, d]) => [
      icon,
      {
        ...box,
        body: `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`,
      },
    ]),
  ),
}

/** The icon sets of a site that runs without a build. @returns undefined when the collection does not exist. */
export const bundledIconSet = (collection: string): Promise<IconSet | undefined> =>
  Promise.resolve(Object.hasOwn(iconSets, collection) ? iconSets[collection] : undefined)
