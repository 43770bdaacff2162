import { watchLiveRegions } from '#tests/helpers/live-regions.ts'
import { expect, test as base } from '#tests/helpers/site-test.ts'

/** Expects that the live regions have said exactly these texts since the last call, in this order. */
export type ExpectSaid = (...words: readonly (string | ReturnType<typeof expect.stringMatching>)[]) => Promise<void>

/**
 * A test of the built site in a browser. During every test, no request leaves our origin, no cookie is set, the content
 * security policy blocks nothing, and no script fails.
 */
export const test = base.extend<{ promises: void; mayReplacePage: boolean; expectSaid: ExpectSaid }>({
  // Whether React may report that it has replaced the served page, because something else had changed it.
  mayReplacePage: [false, { option: true }],
  promises: [
    async ({ context, baseURL, mayReplacePage }, use) => {
      const broken: string[] = []
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (
          baseURL !== undefined &&
          /^https?:$/.test(protocol) &&
          origin !== new URL(baseURL).origin &&
          !request.isNavigationRequest()
        )
          broken.push(`requested another origin: ${request.url()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!mayReplacePage || !message.includes('React error #418')) broken.push(`a script failed: ${message}`)
      })
      context.on('console', (message) => {
        if (/Content Security Policy|hydrat/i.test(message.text())) broken.push(message.text())
      })
      await use()
      if ((await context.cookies()).length > 0) broken.push('a cookie was set')
      expect(broken, 'promises that every page keeps').toEqual([])
    },
    { auto: true },
  ],
  expectSaid: async ({ context }, use) => {
    const said: string[] = []
    // It depends on how fast the machine is.
    const slow = 'The page is loading.'
    await context.exposeBinding('hear', (_, words: string) => void (words === slow || said.push(words)))
    // From the end of the document on: what is served is read, not announced.
    await context.addInitScript(
      `addEventListener('DOMContentLoaded', () => (${watchLiveRegions.toString()})((words) => hear(words)))`,
    )
    await use(async (...words) => {
      await expect.poll(() => said, 'announced').toEqual(words)
      said.length = 0
    })
    expect(said, 'announced without being expected').toEqual([])
  },
})

export { expect }
