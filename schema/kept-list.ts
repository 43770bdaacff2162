/** The products that a visitor keeps on the device, to take to an appointment. */
import type { SitePath } from './site-map.ts'

export const keptListPath = '/resources/product-database/your-list' satisfies SitePath

export const maxKept = 30

/** Counted from when a product was kept. The privacy policy and the list's page state it. */
export const keptForDays = 90

/** The longest question for the appointment, in characters. */
export const maxQuestion = 1_000

/** What a visitor sends for a document of the list: nothing of it is stored or logged. */
export interface ListRequest {
  readonly slugs: readonly string[]
  readonly question: string
}
