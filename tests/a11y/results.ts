import type { TestInfo } from '@playwright/test'
import { productHash } from '#web/audit/product-hash.ts'
import type { CellResult } from './examine.ts'
import type { AuditResult, Heard } from './report/audit-result.ts'

/** What one test adds to the result of a run. */
export type PartOfResult = Partial<
  { readonly cells: readonly CellResult[]; readonly heard: readonly Heard[] } & Pick<
    AuditResult,
    'spoken' | 'switchCost' | 'reading' | 'documents'
  >
>

/** The same, with the hash of the product files that were examined. */
type AttachedPart = PartOfResult & Pick<AuditResult, 'product'>

const name = 'audit'
/** Read once, when a worker starts. */
const product = productHash()

/** Hands a part of the result to the reporter. */
export const attachResult = (info: TestInfo, part: PartOfResult): Promise<void> =>
  info.attach(name, {
    body: JSON.stringify({ ...part, product } satisfies AttachedPart),
    contentType: 'application/json',
  })

/** Reads what `attachResult` attached; undefined for another attachment. */
export const readAttachment = (attachment: {
  readonly name: string
  readonly body?: Buffer
}): AttachedPart | undefined =>
  attachment.name === name && attachment.body ? (JSON.parse(attachment.body.toString()) as AttachedPart) : undefined
