/** The first and last byte to send, counted from 0, both inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Parses a `Range` header: https://www.rfc-editor.org/rfc/rfc9110#section-14. Browsers send it when a visitor seeks in
 * a video.
 * @param size in bytes
 * @returns undefined when the whole file is sent (no header, several ranges, another unit), 'unsatisfiable' for 416
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // Without a first byte, the number counts from the end.
  if (from === '')
    return to === '0' || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) >= size) return 'unsatisfiable'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
