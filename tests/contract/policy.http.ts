import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from '#tests/e2e/test.ts'

/** The origin has no JSONP and no AngularJS, and serves editors' files with a policy of their own that runs no script. */
const reasoned = new Set(["'self' can be problematic if you host JSONP, AngularJS or user uploaded files."])

for (const path of [
  '/',
  '/contact-us/referral',
  '/resources/product-database',
  '/no-such-page',
  '/healthz',
  '/graphql',
])
  test(`csp_evaluator has no finding without a reason for the policy of ${path}`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ description }) => description)
    expect(findings.filter((finding) => !reasoned.has(finding))).toEqual([])
  })

test('every document requires HTTPS for a year, and forbids framing and guessing of its type', async ({ request }) => {
  for (const path of ['/', '/contact-us/referral', '/no-such-page', '/healthz', '/graphql', '/sitemap.xml'])
    expect((await request.get(path)).headers(), path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
})
