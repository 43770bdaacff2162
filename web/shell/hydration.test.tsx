import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formIds, forms } from '#schema/forms/forms.ts'
import { siteMap } from '#schema/site-map.ts'
import { FormPage } from '#web/templates/form-page/FormPage.tsx'
import type * as BlocksModule from '#web/blocks/Blocks.tsx'
import { examples as heroes } from '#web/blocks/hero-block/examples.ts'
import { examples as quotes } from '#web/blocks/quote-block/examples.ts'
import { examples as steps } from '#web/blocks/steps-block/examples.ts'
import Home from '#web/templates/home.tsx'
import type * as CardModule from '#web/ui/card/Card.tsx'
import { Card } from '#web/ui/card/Card.tsx'
import type * as OptionModule from '#web/ui/field/Option.tsx'
import type * as TextFieldModule from '#web/ui/text-field/TextField.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import { settings } from './examples.ts'
import { Shell } from './Shell.tsx'

/** How often each option, text field and card was rendered. */
const renders = vi.hoisted(() => new Map<string, number>())
const count = vi.hoisted(() => (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1))

vi.mock('#web/ui/field/Option.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof OptionModule>()
  const CountedOption: typeof original.Option = (props) => {
    count(`option ${props.name} ${props.value}`)
    return original.Option(props)
  }
  return { ...original, Option: CountedOption }
})
vi.mock('#web/ui/text-field/TextField.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof TextFieldModule>()
  const CountedTextField: typeof original.TextField = (props) => {
    count(`text ${String(props.name)}`)
    return original.TextField(props)
  }
  return { ...original, TextField: CountedTextField }
})
vi.mock('#web/blocks/Blocks.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof BlocksModule>()
  const CountedBlock: typeof original.Block = (props) => {
    count(`block ${props.block.key}`)
    return original.Block(props)
  }
  return { ...original, Block: CountedBlock }
})
vi.mock('#web/ui/card/Card.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof CardModule>()
  const CountedCard: typeof original.Card = (props) => {
    count(`card ${props.title}`)
    return original.Card(props)
  }
  return { ...original, Card: CountedCard }
})

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

/** Serves a page, and starts its scripts. @returns what was rendered again, and what the console said */
async function hydrated(path: string, Page: NonNullable<StubRoute['Component']>, loaded: unknown) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ settings }),
      Component: () => (
        <Shell settings={settings}>
          <Outlet />
        </Shell>
      ),
      children: [{ id: path, path: path.slice(1), loader: () => loaded, Component: Page }],
    },
  ])
  const site = () => (
    <Site initialEntries={[path]} hydrationData={{ loaderData: { root: { settings }, [path]: loaded } }} />
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(site())
  const served = [...renders.keys()]
  renders.clear()
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const root = await act(async () => hydrateRoot(container, site()))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
    errors.mockRestore()
    renders.clear()
  })
  // The boundaries hydrate one after the other, and an effect of the last may start a task.
  await act(() => vi.waitFor(() => expect([...renders.keys()]).toEqual(expect.arrayContaining(served))))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return {
    served,
    missing: served.filter((name) => !renders.has(name)),
    again: [...renders].filter(([, times]) => times > 1),
    console: errors.mock.calls,
  }
}

test.each(formIds)('when the scripts of the form %s start, no field is rendered a second time', async (form) => {
  const path = siteMap.find(({ template }) => template === form)?.path ?? ''
  const loaded = { title: 'Form', page: null, services: [], answers: {}, token: 'token' }
  const result = await hydrated(path, () => <FormPage definition={forms[form]} />, loaded)
  expect(result.served.length).toBeGreaterThan(0)
  expect(result).toMatchObject({ missing: [], again: [], console: [] })
})

const Cards = () => (
  <>
    <PageHeader title="Services" />
    {['Rails', 'Ramps', 'Hoists'].map((title) => (
      <Card key={title} title={title} href="/services">
        About it
      </Card>
    ))}
  </>
)

test('when the scripts of a page start, no card is rendered a second time', async () => {
  const result = await hydrated('/services', Cards, {})
  expect(result.served).toEqual(['card Rails', 'card Ramps', 'card Hoists'])
  expect(result).toMatchObject({ missing: [], again: [], console: [] })
})

test('when the scripts of the home page start, no block is rendered a second time', async () => {
  const page = {
    id: 'page-home',
    title: 'We help you live at home',
    lead: 'A Queensland team.',
    easyReadPath: null,
    blocks: [heroes.full, steps.full, quotes.minimal],
  }
  const result = await hydrated('/', Home, { page, path: '/' })
  expect(result.served).toEqual(expect.arrayContaining([`block ${steps.full.key}`, `block ${quotes.minimal.key}`]))
  expect(result).toMatchObject({ missing: [], again: [], console: [] })
})
