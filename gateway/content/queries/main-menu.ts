import type { MenuEntry as ServedEntry } from '#gateway/types.generated.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { defaultMenu, type MenuEntry, menuFaults, menuOf, requiredMenu } from '#schema/menu.ts'

/** An entry as it is in the document. */
interface EntryContent {
  readonly label: string | null
  readonly to: string | null
  readonly children?: Entries
}
type Entries = readonly (EntryContent | null)[] | null | undefined

/** An entry without words has the title of its page. */
const entriesOf = (content: Entries, titleOf: (path: string) => string | undefined): MenuEntry[] =>
  usable(content, ({ label, to, children }) => {
    const words = label || titleOf(to ?? '')
    return words && to ? { label: words, to, children: entriesOf(children, titleOf) } : null
  })

const served = (entries: readonly MenuEntry[] = []): ServedEntry[] =>
  entries.map(({ label, to, children }) => ({ __typename: 'MenuEntry', label, to, children: served(children) }))

interface Pages {
  readonly titleOf: (path: string) => string | undefined
  readonly isShown: (path: string) => boolean
}

/**
 * The editors' main menu, or the default if theirs is missing or lacks what the site must have.
 * @param log receives why the default is served
 */
export function mainMenu(content: Entries, { titleOf, isShown }: Pages, log: (fault: string) => void): ServedEntry[] {
  const menu = menuOf(entriesOf(content, titleOf), isShown)
  const [fault] = content
    ? menuFaults(menu, menuOf(requiredMenu, isShown))
    : [{ path: 'The document', problem: 'is missing' }]
  if (!fault) return served(menu)
  log(`${fault.path} ${fault.problem}`)
  return served(menuOf(defaultMenu, isShown))
}
