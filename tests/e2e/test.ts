import { expect, test as base } from '#tests/helpers/site-test.ts'

/**
 * A test of the built site in a browser. During every test, no request leaves our origin, no cookie is set, the content
 * security policy blocks nothing, and no script fails.
 */
export const test = base.extend<{ promises: void; mayReplacePage: boolean }>({
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
})

export { expect }
