import { isRecord } from '#schema/is-record.ts'

/**
 * Messages from the content service to its parent. Other messages, such as those of `node --watch`, may use the same
 * channel.
 */
export type Message =
  { readonly kind: 'listening'; readonly port: number } | { readonly kind: 'failed'; readonly message: string }

export function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false
  return (
    (value['kind'] === 'listening' && typeof value['port'] === 'number') ||
    (value['kind'] === 'failed' && typeof value['message'] === 'string')
  )
}
