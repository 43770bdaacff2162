import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { feedback } from '#schema/forms/definitions/feedback.ts'
import { generalEnquiry } from '#schema/forms/definitions/general-enquiry.ts'
import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { gql, type Gql } from '#web/graphql/server-client.ts'
import { siteContext } from '#web/lib/site-context.ts'
import { formLoader } from './form-loader.ts'

/** Loads a form's data at an address, with two products in the content. */
async function load(definition: FormDefinition, search: string) {
  const requested: unknown[] = []
  const query: Gql['query'] = (_, variables) => {
    requested.push(variables)
    const names = new Map([
      ['adult-trike', 'Adult tricycle'],
      ['bath-lift', 'Bath lift'],
    ])
    const asked: unknown = variables['products']
    const comparedProducts = (Array.isArray(asked) ? asked : []).flatMap((slug: string) => {
      const name = names.get(slug)
      return name === undefined ? [] : { name }
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of a loader's one query
    return Promise.resolve({ page: null, services: [], comparedProducts, formToken: 'token' } as never)
  }
  const context = new RouterContextProvider()
  context.set(gql, { query, mutate: () => Promise.reject(new Error('A loader runs no mutation')) })
  context.set(siteContext, {
    isPreview: false,
    isCrossOrigin: false,
    siteUrl: 'http://localhost',
    toastAutoCloseMs: 0,
    versionPollMs: 0,
    icons: () => Promise.resolve(undefined),
    warn: () => undefined,
  })
  const url = new URL(`http://localhost/contact-us/form${search}`)
  const args: LoaderFunctionArgs = { context, url, request: new Request(url), params: {}, pattern: url.pathname }
  return { ...(await formLoader(definition)(args)), requested }
}

test('an enquiry starts with the names of the products in its address; without a known product it starts empty', async () => {
  expect((await load(generalEnquiry, '?product=adult-trike')).answers).toEqual({ product: 'Adult tricycle' })
  expect((await load(generalEnquiry, '?product=adult-trike&product=quill&product=bath-lift')).answers).toEqual({
    product: 'Adult tricycle and Bath lift',
  })
  expect((await load(generalEnquiry, '?product=quill')).answers).toEqual({})
  expect(await load(generalEnquiry, '')).toMatchObject({
    answers: {},
    requested: [{ path: '/contact-us/form', form: 'general-enquiry' }],
  })
})

test('a form without a product field does not query the product', async () => {
  const { answers, requested } = await load(feedback, '?product=adult-trike')
  expect(answers).toEqual({})
  expect(requested).toEqual([{ path: '/contact-us/form', form: 'feedback' }])
})
