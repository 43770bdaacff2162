import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from '#tests/e2e/test.ts'

/** The origin has no JSONP and no AngularJS, and serves editors' files with a policy of their own that runs no script. */
const reasoned = ["'self' can be problematic if you host JSONP, AngularJS or user uploaded files."]

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
    expect(findings.filter((finding) => !reasoned.includes(finding))).toEqual([])
  })
