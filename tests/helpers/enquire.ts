import type { TestSite } from './site.ts'

/** The hidden fields of a form as it was served. */
export const tokenOf = (html: string): string =>
  /name="token"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? /value="([^"]+)"[^>]*name="token"/.exec(html)?.[1] ?? ''

/** The shortest enquiry that is accepted. */
export const shortest = {
  name: 'Bronwyn Ashby',
  replyBy: 'email',
  email: 'bronwyn@example.com',
  topic: 'something-else',
}

/**
 * Sends the enquiry as a browser without JavaScript does. Returns the reference number of the confirmation.
 * @param network Another network for the rate limit, where the site trusts a proxy.
 */
export async function enquire(
  { url }: Pick<TestSite, 'url'>,
  answers: Record<string, string> = shortest,
  path = '/contact-us/general-enquiry',
  network?: string,
): Promise<{ status: number; html: string; reference: string }> {
  const form = await fetch(url + path)
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { origin: url, accept: 'text/html', ...(network !== undefined && { 'x-forwarded-for': network }) },
    body: new URLSearchParams({ ...answers, token: tokenOf(await form.text()) }),
  })
  const html = await response.text()
  return { status: response.status, html, reference: /GE-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(html)?.[0] ?? '' }
}
