import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

interface Draft {
  /** The entry of the tab's history that the form stands in. */
  readonly entry: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const keyOf = (form: string) => `draft ${form}`

/** They are made anew with each page, or are not a person's words. */
const hidden = new Set(['token', 'website'])

/** What React Router calls the entry with which a document begins. */
const firstEntry = 'default'

/**
 * Keeps what a person types for as long as their tab is open, and puts it back when they reload the page or come Back to it.
 * Browsers do that for some fields, but not for those with `autocomplete="off"`, and not when a script changes the page. The
 * draft belongs to one entry of the tab's history: who comes to the form by a link finds it empty. It goes when the form has
 * been sent. Nothing is said where the browser keeps nothing (storage full or switched off): then it is as without a script.
 * Call it before anything that reads the fields.
 * @param name The form's.
 * @returns to be called whenever the form changes.
 */
export function useTabDraft(name: string, form: RefObject<HTMLFormElement | null>): () => void {
  const { key } = useLocation()
  const entry = useRef(key)

  useEffect(() => {
    const draft = read(name)
    if (form.current && draft?.entry === entry.current && isSameVisit(draft.entry)) putBack(form.current, draft)
  }, [name, form])

  return () => {
    if (form.current) write(name, { entry: entry.current, fields: textFields(form.current) })
  }
}

/** After the form has been sent, nothing of it stays. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}

/** A first entry has no name of its own: it is the same one only when this document is a reload or a way back. */
function isSameVisit(entry: string): boolean {
  if (entry !== firstEntry) return true
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

const textFields = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !hidden.has(name) ? [[name, value] as const] : [],
  )

function putBack(form: HTMLFormElement, { fields }: Draft): void {
  for (const control of form.elements) {
    const values = 'name' in control ? fields.filter(([name]) => name === control.name).map(([, value]) => value) : []
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      control.checked = values.includes(control.value)
    } else if (isTextControl(control) && values[0] !== undefined) control.value = values[0]
  }
}

const isTextControl = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'hidden')

function read(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

const isPair = (pair: unknown) =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string')

const isDraft = (draft: unknown): draft is Draft =>
  typeof draft === 'object' &&
  draft !== null &&
  'entry' in draft &&
  typeof draft.entry === 'string' &&
  'fields' in draft &&
  Array.isArray(draft.fields) &&
  draft.fields.every(isPair)

function write(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // As without a script.
  }
}
