/**
 * The answers of earlier steps are stored encrypted in the form itself: the server stores nothing before the form is
 * submitted, a saved copy of the page reveals nothing, and the answers cannot be changed. AES-256-GCM with the form's
 * name as additional data.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Answers } from '#schema/forms/form-definition.ts'
import { formLife } from '#schema/forms/form-life.ts'
import { answersShape } from './rows.ts'
import type { FormSecrets } from './token.ts'

/**
 * The maximum size of the answers in one seal, in bytes. Every text of a form at its maximum length fits
 * (steps.test.ts), and the request stays under the server's limit.
 */
const maxBytes = 64 * 1024

const ivBytes = 12
const tagBytes = 16

interface Sealed {
  readonly answers: Answers
  /** Whether the person has reached the check page. After a change on an earlier step the form returns to it. */
  readonly isChecked: boolean
}

export interface Seal {
  /** @returns undefined when the answers are too large */
  close(form: string, content: Sealed): string | undefined
  /** @returns undefined when the seal was not issued here, is for another form, was changed, or is older than `formLife` */
  open(form: string, text: string): Sealed | undefined
}

const shape = z.object({
  sealedAt: z.number(),
  answers: answersShape,
  isChecked: z.boolean(),
})

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'form-answers', 32))

export function createSeal(secrets: FormSecrets, now: () => Date): Seal {
  const [current, ...before] = secrets
  const key = keyOf(current)
  const keys = [key, ...before.map(keyOf)]
  return {
    close(form, { answers, isChecked }) {
      const content = Buffer.from(JSON.stringify({ sealedAt: now().getTime(), answers, isChecked }))
      if (content.length > maxBytes) return undefined
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(form))
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(form, text) {
      if (text.length > 2 * maxBytes) return undefined
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return undefined
      for (const candidate of keys) {
        const content = decrypt(candidate, form, bytes)
        if (content === undefined) continue
        const { success, data } = shape.safeParse(JSON.parse(content))
        return success && now().getTime() - data.sealedAt <= formLife ? data : undefined
      }
      return undefined
    },
  }
}

function decrypt(key: Buffer, form: string, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(form)).setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
