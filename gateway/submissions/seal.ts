/**
 * What a person answered on earlier steps travels in the form, encrypted: nothing is stored before it is sent, nobody who sees
 * the page's source or a saved copy reads it, and nobody can change it. AES-256-GCM, the form's name authenticated with it.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Answers } from '#schema/forms/form-definition.ts'
import type { FormSecrets } from './token.ts'

/** Milliseconds after which a seal is no longer opened. Each step makes a new one. */
export const sealLife = 7 * 24 * 60 * 60 * 1000

/** Bytes of answers under one seal. Every text of a form at its longest fits (steps.test.ts), and a post stays under the server's limit. */
const mostBytes = 64 * 1024

const ivBytes = 12
const tagBytes = 16

interface Sealed {
  readonly answers: Answers
  /** Whether the page of all answers has been reached: after a change there the form goes back to it. */
  readonly isChecked: boolean
}

export interface Seal {
  /** @returns undefined when there is too much to carry. */
  close(form: string, content: Sealed): string | undefined
  /** @returns undefined when it is not ours, for another form, changed, or older than a week. */
  open(form: string, text: string): Sealed | undefined
}

const shape = z.object({
  sealedAt: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
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
      if (content.length > mostBytes) return undefined
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(form))
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(form, text) {
      if (text.length > 2 * mostBytes) return undefined
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return undefined
      for (const candidate of keys) {
        const content = decrypt(candidate, form, bytes)
        if (content === undefined) continue
        const { success, data } = shape.safeParse(JSON.parse(content))
        return success && now().getTime() - data.sealedAt <= sealLife ? data : undefined
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
