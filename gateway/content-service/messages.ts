import { isRecord } from './content-document.ts'

/** What the content service tells the process that started it. Other messages (of `node --watch`, say) may pass on the same channel. */
export type Message =
  { readonly kind: 'listening'; readonly port: number } | { readonly kind: 'failed'; readonly message: string }

export function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false
  return (
    (value['kind'] === 'listening' && typeof value['port'] === 'number') ||
    (value['kind'] === 'failed' && typeof value['message'] === 'string')
  )
}
