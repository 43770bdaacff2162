import type { Page } from '@playwright/test'
import type { Preferences } from '#web/lib/show-preferences.ts'

/** How a visitor views a page. */
export interface Rendition {
  readonly name: RenditionName
  readonly title: string
  readonly viewport: { readonly width: number; readonly height: number }
  /**
   * Set after the page has loaded: only style sheets depend on it, so renditions that differ in nothing else share one
   * page.
   */
  readonly media?: Parameters<Page['emulateMedia']>[0]
  /** Chosen after the page has loaded, as in another tab. */
  readonly preferences?: Partial<Preferences>
  /** axe, the IBM engine and the HTML checker run here too. */
  readonly hasEngines: boolean
  /** axe runs here, also for the names that checks need. */
  readonly hasAxe: boolean
}

export type RenditionName =
  | 'wide'
  | 'narrow'
  | 'phone'
  | 'tablet'
  | 'large-targets'
  | 'contrast-more'
  | 'low-glare'
  | 'forced-colours'
  | 'reduced-motion'
  | 'text-200'
  | 'text-spacing'
  | 'print'

/** Each layout of the site, for the checks of what a page contains. */
export const layouts = ['wide', 'narrow', 'phone', 'tablet', 'large-targets'] as const
/** The same, and the media that change colours, for the checks of what is seen. */
export const looks = [...layouts, 'contrast-more', 'low-glare'] as const

const desk = { width: 1280, height: 900 }
const small = { width: 320, height: 640 }

export const renditions: readonly Rendition[] = [
  { name: 'wide', title: '1280 px wide', viewport: desk, hasEngines: true, hasAxe: true },
  { name: 'narrow', title: '320 px wide', viewport: small, hasEngines: true, hasAxe: true },
  // The names and words are those of the other two widths: IBM's engine, the slowest, would add nothing.
  { name: 'phone', title: '390 px wide', viewport: { width: 390, height: 844 }, hasEngines: false, hasAxe: true },
  { name: 'tablet', title: '794 px wide', viewport: { width: 794, height: 1123 }, hasEngines: false, hasAxe: true },
  {
    name: 'large-targets',
    title: 'Bigger buttons and links, from the Display panel, 794 px wide',
    viewport: { width: 794, height: 1123 },
    preferences: { targets: 'large' },
    hasEngines: false,
    hasAxe: true,
  },
  {
    name: 'contrast-more',
    title: 'More contrast',
    viewport: desk,
    media: { contrast: 'more' },
    hasEngines: false,
    hasAxe: true,
  },
  {
    name: 'low-glare',
    title: 'Dark mode (low glare), from the Display panel',
    viewport: desk,
    media: {},
    preferences: { contrast: 'low-glare' },
    hasEngines: false,
    hasAxe: true,
  },
  {
    name: 'reduced-motion',
    title: 'Reduced motion',
    viewport: desk,
    media: { reducedMotion: 'reduce' },
    hasEngines: false,
    hasAxe: false,
  },
  {
    name: 'forced-colours',
    title: 'Forced colours',
    viewport: desk,
    media: { forcedColors: 'active' },
    hasEngines: false,
    hasAxe: false,
  },
  {
    name: 'print',
    title: 'Print',
    viewport: { width: 794, height: 1123 },
    media: { media: 'print' },
    hasEngines: false,
    hasAxe: false,
  },
  { name: 'text-200', title: 'Text of twice the size', viewport: desk, hasEngines: false, hasAxe: false },
  { name: 'text-spacing', title: 'Text spacing', viewport: small, hasEngines: false, hasAxe: false },
]

/** The defaults of every page. */
export const usualMedia = {
  media: null,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
} as const
