import { raw, type Request, type Response } from 'express'
import { isRecord } from '#schema/is-record.ts'
import { maxValues } from '#schema/forms/form-definition.ts'

/** Maximum size of a form in bytes: a dozen answers of 4,000 characters in any script. */
const maxBody = 256 * 1024

/** The site's own forms are URL-encoded. The other encoding takes ten times as long to read, because of the headers of its parts. */
const maxMultipart = 64 * 1024

/** Counts values in both form encodings. Very many values take long to parse and to show again. */
const hasTooManyValues = (body: Buffer): boolean => {
  const text = body.toString('latin1')
  return text.split('&', maxValues + 1).length > maxValues || text.split('\r\n--', maxValues + 2).length > maxValues + 1
}

const isTooLarge = (request: Request, body: Buffer): boolean =>
  hasTooManyValues(body) || (body.byteLength > maxMultipart && request.is('multipart/*') !== false)

type FormReader = (request: Request, response: Response) => Promise<Buffer<ArrayBuffer> | undefined>

/**
 * Returns a reader of forms of so many bytes at the most. It returns the body, or undefined when that is too large.
 * @throws HttpError when the client disconnects, or sends it compressed
 */
export function formReader(limit: number): FormReader {
  const parse = raw({ type: () => true, limit, inflate: false })
  return (request, response) =>
    new Promise((resolve, reject) => {
      parse(request, response, (error: unknown) => {
        const body: unknown = request.body
        if (!error) {
          const form = Buffer.isBuffer(body) ? Buffer.from(body) : Buffer.alloc(0)
          resolve(isTooLarge(request, form) ? undefined : form)
        } else if (isRecord(error) && error['status'] === 413) resolve(undefined)
        else reject(error)
      })
    })
}

export const readForm = formReader(maxBody)
