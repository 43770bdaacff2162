import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished, vi } from 'vitest'

// jsdom lacks it, and the reader uses it to look up ids. The ids of the site need no escaping.
vi.stubGlobal('CSS', { escape: (id: string) => id })

/** Starts the virtual screen reader on an element, with an empty log, until the test ends. */
export async function startScreenReader(container: Element): Promise<void> {
  onTestFinished(() => virtual.stop())
  await virtual.start({ container })
  await virtual.clearSpokenPhraseLog()
}
