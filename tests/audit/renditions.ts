import type { BrowserContextOptions, Page } from '@playwright/test'

/** How somebody meets a page. */
export interface Rendition {
  readonly name: RenditionName
  readonly title: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly options?: BrowserContextOptions
  /** After the page has come, before its state is brought about. */
  readonly prepare?: (page: Page) => Promise<void>
  /** axe, the IBM engine and the HTML checker look here too. */
  readonly hasEngines: boolean
}

export type RenditionName =
  'wide' | 'narrow' | 'forced-colours' | 'reduced-motion' | 'text-200' | 'text-spacing' | 'print'

const desk = { width: 1280, height: 900 }
const phone = { width: 320, height: 640 }

export const renditions: readonly Rendition[] = [
  { name: 'wide', title: '1280 px wide', viewport: desk, hasEngines: true },
  { name: 'narrow', title: '320 px wide', viewport: phone, hasEngines: true },
  {
    name: 'forced-colours',
    title: 'Forced colours',
    viewport: desk,
    options: { forcedColors: 'active' },
    hasEngines: false,
  },
  {
    name: 'reduced-motion',
    title: 'Reduced motion',
    viewport: desk,
    options: { reducedMotion: 'reduce' },
    hasEngines: false,
  },
  { name: 'text-200', title: 'Text of twice the size', viewport: desk, hasEngines: false },
  { name: 'text-spacing', title: 'Text spacing', viewport: phone, hasEngines: false },
  {
    name: 'print',
    title: 'Print',
    viewport: { width: 794, height: 1123 },
    prepare: (page) => page.emulateMedia({ media: 'print' }),
    hasEngines: false,
  },
]
